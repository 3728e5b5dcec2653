//! Starts a server and a browser for one test, and stops both.

use std::future::Future;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use serde_json::{Value, json};
use thirtyfour::WebDriverRunError;

use crate::browser::Browser;
use crate::server::Server;
use crate::{Page, Size};

/// The default settings of tests: English, without animations and sound.
pub(crate) fn quiet() -> Value {
    json!({ "language": "en", "speed": "off", "sound": false, "confirm": false })
}

/// Runs a test in a Chromium of its own, with the default settings.
///
/// # Errors
/// If the test fails, the browser cannot be started, or anything is reported in the console.
pub async fn run<F: Future<Output = Result<()>>>(size: Size, test: impl FnOnce(Page) -> F) -> Result<()> {
    run_with(size, quiet(), test).await
}

/// Runs a test in a Chromium of its own, with these settings.
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

/// Runs a test in a browser of its own, with the default settings.
///
/// # Errors
/// If the test fails, the browser cannot be started, or anything is reported in the console.
pub async fn run_in<F: Future<Output = Result<()>>>(
    browser: Browser,
    size: Size,
    test: impl FnOnce(Page) -> F,
) -> Result<()> {
    serve_and_run(browser, size, &quiet(), async |page, _server| test(page).await).await
}

/// Runs a test that controls its server as well as its Chromium. It must clear the console of the errors that
/// it provokes by stopping the server.
///
/// # Errors
/// If the test fails, the browser cannot be started, or anything is reported in the console.
pub async fn run_served(
    size: Size,
    settings: Value,
    test: impl AsyncFnOnce(Page, &mut Server) -> Result<()>,
) -> Result<()> {
    serve_and_run(Browser::Chromium, size, &settings, test).await
}

async fn serve_and_run(
    browser: Browser,
    size: Size,
    settings: &Value,
    test: impl AsyncFnOnce(Page, &mut Server) -> Result<()>,
) -> Result<()> {
    let target = target();
    let mut server = Server::start(&web(&target))?;
    let origin = format!("http://{}", server.address);

    let running = browser.start(&target).await?;
    let window = running.window.clone();
    let result = window
        .driver
        .clone()
        .run_and_quit(async |_| {
            let page = Page::new(window, origin, target);
            page.prepare(size, settings).await?;
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
    drop(running);
    server.stop();
    result.map_err(|error| match error {
        // The error of the test itself, with all of its causes.
        WebDriverRunError::Body(error) => error,
        error => anyhow::Error::from(error),
    })
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
