//! Starting a server and a browser for one test, and ending both.

use std::future::Future;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities as _, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
    WebDriverRunError,
};

use crate::Page;
use crate::server::Server;

/// The size of the window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// 1440 × 900, a laptop.
    Laptop,
    /// 1024 × 768, an old laptop or a tablet.
    Tablet,
    /// 390 × 844, a phone held upright, with touch.
    Phone,
}

impl Size {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Laptop, Self::Tablet, Self::Phone];

    /// Width and height in the pixels of style sheets.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Laptop => (1440, 900),
            Self::Tablet => (1024, 768),
            Self::Phone => (390, 844),
        }
    }
}

/// What tests want unless they say otherwise: nothing moves, nothing sounds, English.
pub(crate) fn quiet() -> Value {
    json!({ "language": "en", "speed": "off", "sound": false, "confirm": false })
}

/// Runs a test in a browser of its own, with quiet settings.
///
/// # Errors
/// If the test fails, the browser cannot be started, or anything is reported in the console.
pub async fn run<F: Future<Output = Result<()>>>(size: Size, test: impl FnOnce(Page) -> F) -> Result<()> {
    run_with(size, quiet(), test).await
}

/// Runs a test in a browser of its own, with these settings.
///
/// # Errors
/// If the test fails, the browser cannot be started, or anything is reported in the console.
pub async fn run_with<F: Future<Output = Result<()>>>(
    size: Size,
    settings: Value,
    test: impl FnOnce(Page) -> F,
) -> Result<()> {
    run_served(size, settings, async |page, _server| test(page).await).await
}

/// Runs a test in a browser of its own that has the server in its hand. What is said in the console while there is no server is
/// for the test to judge.
///
/// # Errors
/// If the test fails, the browser cannot be started, or anything is reported in the console.
pub async fn run_served(
    size: Size,
    settings: Value,
    test: impl AsyncFnOnce(Page, &mut Server) -> Result<()>,
) -> Result<()> {
    let target = target();
    let mut server = Server::start(&web(&target))?;
    let origin = format!("http://{}", server.address);

    let profile = tempfile::tempdir()?;
    let chromedriver = Chromedriver::start()?;
    let driver = WebDriver::new(chromedriver.address.as_str(), capabilities(profile.path())?).await?;
    let result = driver
        .run_and_quit(async |driver| {
            let page = Page::new(driver, origin, target);
            page.prepare(size, &settings).await?;
            let result = test(page.clone(), &mut server).await;
            let name = std::thread::current().name().unwrap_or("test").replace("::", "-");
            if result.is_err() {
                page.keep(&format!("failed-{name}")).await;
            }
            let complaints = page.complaints().await?;
            result?;
            if complaints.is_empty() { Ok(()) } else { bail!("the console says:\n{}", complaints.join("\n")) }
        })
        .await;
    drop(chromedriver);
    server.stop();
    result.map_err(|error| match error {
        // What the test itself says, with all of its causes.
        WebDriverRunError::Body(error) => error,
        error => anyhow::Error::from(error),
    })
}

/// So often chromedriver may fail to find a port.
const STARTS: usize = 5;

/// A running chromedriver; it ends with its owner.
pub(crate) struct Chromedriver {
    process: Child,
    pub(crate) address: String,
}

impl Chromedriver {
    /// Starts it on a port that it finds itself. It asks for one that is free in IPv4 and gives up if the same is taken in IPv6, which
    /// happens now and then where many connections come and go; then it is started again.
    pub(crate) fn start() -> Result<Self> {
        let mut said = Vec::new();
        for _ in 0..STARTS {
            match Self::try_start()? {
                Ok(chromedriver) => return Ok(chromedriver),
                Err(last_words) => said.push(last_words),
            }
        }
        bail!("chromedriver ended {STARTS} times without a word on its port:\n{}", said.join("\n"))
    }

    /// A chromedriver, or what it said before it ended.
    fn try_start() -> Result<Result<Self, String>> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver is missing: `cargo xtask browser` installs it where it can")?;
        let mut lines = BufReader::new(process.stdout.take().context("its output is ours")?).lines();
        let mut chromedriver = Self { process, address: String::new() };
        let mut said = String::new();
        while let Some(line) = lines.next().transpose()? {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                chromedriver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                // What it says later must be read, or it stops when nobody does.
                std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
                return Ok(Ok(chromedriver));
            }
            said.push_str(&line);
            said.push('\n');
        }
        Ok(Err(said))
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

pub(crate) fn capabilities(profile: &Path) -> Result<ChromeCapabilities> {
    let mut chromium = DesiredCapabilities::chrome();
    for argument in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
    ] {
        chromium.add_arg(argument)?;
    }
    chromium.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    chromium.set_browser_log_level(LoggingPrefsLogLevel::All)?;
    Ok(chromium)
}

/// The folder that cargo builds into.
pub(crate) fn target() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |target| root.join(target))
}

/// The client under test: the one that is quick to build, unless another is named.
pub(crate) fn web(target: &Path) -> PathBuf {
    std::env::var_os("ALCAZAR_WEB").map_or_else(|| target.join("web/dev"), PathBuf::from)
}
