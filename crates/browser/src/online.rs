//! A server with tables and several players, each with a browser of their own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use alcazar_server::{Server, Settings, Site};
use alcazar_store::Memory;
use anyhow::{Context as _, Result, bail};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

use crate::browser::{Browser, Running};
use crate::run::{quiet, target, web};
use crate::{Page, Size};

/// A server with tables, and the browser windows of its players.
pub struct OnlineServer {
    address: SocketAddr,
    runtime: Runtime,
    windows: Vec<Window>,
}

/// The browser of one player.
struct Window {
    page: Page,
    _running: Running,
}

/// A connection to the server that can be cut and restored.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    is_cut: watch::Sender<bool>,
}

/// Starts a server, runs a test that opens browsers, and closes them. Unexpected errors in a console fail the
/// test.
///
/// # Errors
/// If the test fails, a browser cannot be started, or anything is reported in a console.
pub async fn run_online(test: impl AsyncFnOnce(&mut OnlineServer) -> Result<()>) -> Result<()> {
    let mut server = OnlineServer::open()?;
    let mut result = test(&mut server).await;
    let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
    for (number, window) in std::mem::take(&mut server.windows).into_iter().enumerate() {
        if result.is_err() {
            window.page.save_failure(&format!("failed-{name}-{number}")).await;
        }
        let console_errors = window.page.console_errors().await.unwrap_or_default();
        if result.is_ok() && !console_errors.is_empty() {
            result = Err(anyhow::anyhow!(
                "errors in the console of window {number}:\n{}",
                console_errors.join("\n")
            ));
        }
        let quit = window.page.driver.quit().await;
        result = result.and(quit.map_err(anyhow::Error::from));
    }
    server.runtime.shutdown_background();
    result
}

impl OnlineServer {
    fn open() -> Result<Self> {
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let site = Site::from_folder(&web(&target())).context("build it with `cargo xtask web`")?;
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        runtime.spawn(async move {
            // Short timeouts keep the tests fast.
            let settings = Settings { away_after: Duration::from_secs(1), ..Settings::default() };
            let server = Server::open(Arc::new(Memory::new()), settings);
            let listener = TcpListener::from_std(listener)?;
            alcazar_server::host(listener, site, server, std::future::pending()).await;
            std::io::Result::Ok(())
        });
        Ok(Self { address, runtime, windows: Vec::new() })
    }

    /// Opens a fresh browser for a player.
    ///
    /// # Errors
    /// If the browser cannot be started.
    pub async fn open_browser(&mut self, size: Size) -> Result<Page> {
        self.window(self.address, size).await
    }

    /// Opens a fresh browser that connects through a proxy.
    ///
    /// # Errors
    /// If the browser cannot be started.
    pub async fn open_browser_over(&mut self, proxy: &Proxy, size: Size) -> Result<Page> {
        self.window(proxy.address, size).await
    }

    async fn window(&mut self, address: SocketAddr, size: Size) -> Result<Page> {
        let running = Browser::Chromium.start(&target()).await?;
        let page = Page::new(running.window.clone(), format!("http://{address}"), target());
        page.prepare(size, &quiet()).await?;
        self.windows.push(Window { page: page.clone(), _running: running });
        Ok(page)
    }

    /// A proxy to the server that can be cut.
    ///
    /// # Errors
    /// If there is no free port.
    pub async fn proxy(&self) -> Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (address, to) = (listener.local_addr()?, self.address);
        let (is_cut, cuts) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut cut = cuts.clone();
                // While the proxy is cut, new connections are dropped.
                if *cut.borrow() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(to).await else { return };
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
                        // Both ends are dropped, with everything in flight.
                        () = until_cut(&mut cut) => {}
                    }
                });
            }
        });
        Ok(Proxy { address, is_cut })
    }
}

/// Waits until the connection is cut. Never returns once the test has dropped its [`Proxy`].
async fn until_cut(cut: &mut watch::Receiver<bool>) {
    if cut.wait_for(|is_cut| *is_cut).await.is_err() {
        std::future::pending::<()>().await;
    }
}

impl Proxy {
    /// Cuts all connections and rejects new ones.
    pub fn cut(&self) {
        self.is_cut.send_replace(true);
    }

    /// Accepts connections again.
    pub fn restore(&self) {
        self.is_cut.send_replace(false);
    }

    /// Discards the console errors that a cut connection causes.
    ///
    /// # Errors
    /// If there are other errors in the console.
    pub async fn discard_connection_errors(&self, page: &Page) -> Result<()> {
        let own = format!("//{}/", self.address);
        let is_expected = |text: &str| {
            let is_network_error = text.contains("net::ERR_") || text.contains("WebSocket connection to");
            text.contains(&own) && is_network_error
        };
        let others: Vec<String> =
            page.console_errors().await?.into_iter().filter(|text| !is_expected(text)).collect();
        if others.is_empty() { Ok(()) } else { bail!("other errors in the console:\n{}", others.join("\n")) }
    }
}
