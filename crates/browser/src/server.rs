//! The server of a test, which can be taken away and given back, and another version of the client for it.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;

use alcazar_server::Site;
use anyhow::{Context as _, Result};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use crate::chromium::{target, web};

/// A server on a port of its own. It lives in a runtime of its own, so that connections end with it.
#[derive(Debug)]
pub struct Server {
    pub(crate) address: SocketAddr,
    runtime: Option<Runtime>,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let mut server = Self { address: listener.local_addr()?, runtime: None };
        server.run(listener, folder)?;
        Ok(server)
    }

    /// Takes the server away, with all of its connections.
    pub fn stop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    /// Serves the client in this folder, at the same address, instead of what was served before.
    ///
    /// # Errors
    /// If there is no client, or somebody else has taken the port.
    pub fn serve(&mut self, folder: &Path) -> Result<()> {
        self.stop();
        // Connections of before end in their own time; meanwhile the port may seem taken.
        let mut tries = 0;
        let listener = loop {
            match TcpListener::bind(self.address) {
                Err(_) if tries < 100 => std::thread::sleep(std::time::Duration::from_millis(50)),
                listener => break listener?,
            }
            tries += 1;
        };
        self.run(listener, folder)
    }

    fn run(&mut self, listener: TcpListener, folder: &Path) -> Result<()> {
        let client = Site::from_folder(folder).context("build it with `cargo xtask web`")?;
        listener.set_nonblocking(true)?;
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            alcazar_server::serve(listener, client, std::future::pending()).await;
            std::io::Result::Ok(())
        });
        self.runtime = Some(runtime);
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The client under test as if it were of another version: it says so, and the script of its worker has another name.
///
/// # Errors
/// If there is no client, or no room for another.
pub fn another_version() -> Result<TempDir> {
    let (from, to) = (web(&target()), tempfile::tempdir()?);
    let page = fs::read_to_string(from.join("index.html"))?;
    let named = |name: &str| {
        let start = format!("<meta name=\"{name}\" content=\"");
        let value = page.split(&start).nth(1).and_then(|rest| rest.split('"').next());
        value.map(str::to_owned).with_context(|| format!("the page names no {name}"))
    };
    let (version, worker) = (named("version")?, named("worker")?);
    let other = |text: &str| text.replace(&version, "000000000000").replace(&worker, &other_name(&worker));
    for entry in walk(&from)? {
        let path = entry.strip_prefix(&from)?.to_string_lossy().into_owned();
        let plain = path.trim_end_matches(".br");
        let is_changed = plain.ends_with("index.html") || ["404.html", "service-worker.js"].contains(&plain);
        // What is compressed would have to be changed as well.
        if is_changed && plain != path {
            continue;
        }
        let place = to
            .path()
            .join(path.replace(worker.trim_start_matches('/'), other_name(&worker).trim_start_matches('/')));
        fs::create_dir_all(place.parent().unwrap_or(to.path()))?;
        if is_changed {
            fs::write(place, other(&fs::read_to_string(&entry)?))?;
        } else {
            fs::copy(&entry, place)?;
        }
    }
    Ok(to)
}

fn other_name(path: &str) -> String {
    path.replace("/worker-", "/worker-0")
}

fn walk(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { files.extend(walk(&path)?) } else { files.push(path) }
    }
    Ok(files)
}
