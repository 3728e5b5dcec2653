//! The server of a test, which can be stopped and restarted, and another version of the client for it.

use std::fs;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;

use alcazar_server::Site;
use anyhow::{Context as _, Result};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use crate::run::{target, web};

/// A server on a port of its own, in a runtime of its own, so that its connections close when it stops.
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

    /// Stops the server and closes all of its connections.
    pub fn stop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    /// Restarts the server at the same address with the client in this folder.
    ///
    /// # Errors
    /// If there is no client in the folder, or another program has taken the port.
    pub fn serve(&mut self, folder: &Path) -> Result<()> {
        self.stop();
        // The port may stay taken until the old connections have closed.
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

/// A copy of the client under test with another version number and another name of its worker script.
///
/// # Errors
/// If there is no client, or it can't be copied.
pub fn another_version() -> Result<TempDir> {
    let (from, to) = (web(&target()), tempfile::tempdir()?);
    let page = fs::read_to_string(from.join("index.html"))?;
    let named = |name: &str| {
        let start = format!("<meta name=\"{name}\" content=\"");
        let value = page.split(&start).nth(1).and_then(|rest| rest.split('"').next());
        value.map(str::to_owned).with_context(|| format!("the page has no meta element {name}"))
    };
    let (version, worker) = (named("version")?, named("worker")?);
    let other = |text: &str| text.replace(&version, "000000000000").replace(&worker, &other_name(&worker));
    for entry in walk(&from)? {
        let path = entry.strip_prefix(&from)?.to_string_lossy().into_owned();
        let plain = path.trim_end_matches(".br");
        let is_changed = plain.ends_with("index.html") || ["404.html", "service-worker.js"].contains(&plain);
        // Compressed copies of changed files are left out.
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
