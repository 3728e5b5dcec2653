//! Starts a server and a browser for one test, and stops both.

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
    /// 390 × 844, a phone in portrait, with touch.
    Phone,
}

impl Size {
    /// All sizes.
    pub const ALL: [Self; 3] = [Self::Laptop, Self::Tablet, Self::Phone];

    /// Width and height in CSS pixels.
    pub const fn pixels(self) -> (u32, u32) {
        match self {
            Self::Laptop => (1440, 900),
            Self::Tablet => (1024, 768),
            Self::Phone => (390, 844),
        }
    }
}

/// The default settings of tests: English, without animations and sound.
pub(crate) fn quiet() -> Value {
    json!({ "language": "en", "speed": "off", "sound": false, "confirm": false })
}

/// Runs a test in a browser of its own, with the default settings.
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

/// Runs a test that controls its server as well as its browser. It must clear the console of the errors that
/// it provokes by stopping the server.
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
                page.save_failure(&format!("failed-{name}")).await;
            }
            let console_errors = page.console_errors().await?;
            result?;
            if console_errors.is_empty() {
                Ok(())
            } else {
                bail!("errors in the console:\n{}", console_errors.join("\n"))
            }
        })
        .await;
    drop(chromedriver);
    server.stop();
    result.map_err(|error| match error {
        // The error of the test itself, with all of its causes.
        WebDriverRunError::Body(error) => error,
        error => anyhow::Error::from(error),
    })
}

/// How often chromedriver is started before giving up.
const MAX_STARTS: usize = 5;

/// A running chromedriver. It is killed when dropped.
pub(crate) struct Chromedriver {
    process: Child,
    pub(crate) address: String,
}

impl Chromedriver {
    /// Starts it on a port of its choice. It picks a port that is free in IPv4 and exits if the same port is
    /// taken in IPv6, which happens now and then on a busy machine; then it is started again.
    pub(crate) fn start() -> Result<Self> {
        let mut outputs = Vec::new();
        for _ in 0..MAX_STARTS {
            match Self::try_start()? {
                Ok(chromedriver) => return Ok(chromedriver),
                Err(output) => outputs.push(output),
            }
        }
        bail!("chromedriver failed to start {MAX_STARTS} times:\n{}", outputs.join("\n"))
    }

    /// A chromedriver, or its output if it exits.
    fn try_start() -> Result<Result<Self, String>> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver is missing: `cargo xtask browser` installs it with apt")?;
        let mut lines = BufReader::new(process.stdout.take().context("chromedriver has an output")?).lines();
        let mut chromedriver = Self { process, address: String::new() };
        let mut output = String::new();
        while let Some(line) = lines.next().transpose()? {
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                chromedriver.address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                // Its output must be read on, or it blocks when the pipe is full.
                std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
                return Ok(Ok(chromedriver));
            }
            output.push_str(&line);
            output.push('\n');
        }
        Ok(Err(output))
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

/// The folder of the client under test: the one in `ALCAZAR_WEB`, or else the dev build.
pub(crate) fn web(target: &Path) -> PathBuf {
    std::env::var_os("ALCAZAR_WEB").map_or_else(|| target.join("web/dev"), PathBuf::from)
}
