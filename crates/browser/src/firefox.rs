//! Firefox, driven by geckodriver.
//!
//! `WebDriver` alone can't emulate a phone or change the colour scheme of a running browser, so tests that
//! need either run in Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::{DesiredCapabilities, FirefoxCapabilities, WebDriver};

use crate::driver::{Driver, Output};

/// A file of the client that browsers show as text. Its page has the client's storage, but runs no client.
const FILE: &str = "/service-worker.js";

pub(crate) fn start_driver(target: &Path, profile: &Path) -> Result<Driver> {
    let built = target.join("tools/bin/geckodriver");
    let program = if built.exists() { built } else { PathBuf::from("geckodriver") };
    let command = || {
        let mut geckodriver = Command::new(&program);
        geckodriver.args(["--port", "0", "--profile-root"]).arg(profile);
        geckodriver
    };
    Driver::start(command, "Listening on 127.0.0.1:")
}

pub(crate) fn capabilities() -> Result<FirefoxCapabilities> {
    let mut preferences = FirefoxPreferences::new();
    preferences.set("ui.prefersReducedMotion", 1)?;
    preferences.set("ui.systemUsesDarkTheme", 0)?;
    // What pages write to the console is printed. What the browser's own code writes is not, except by code
    // that has a console of its own.
    preferences.set("devtools.console.stdout.content", true)?;
    preferences.set("devtools.console.stdout.chrome", false)?;
    let mut firefox = DesiredCapabilities::firefox();
    firefox.set_headless()?;
    firefox.set_preferences(preferences)?;
    firefox.set_firefox_binary(&binary()?.to_string_lossy())?;
    Ok(firefox)
}

/// Firefox on the path. Debian's name comes first: there, `firefox` may be another version.
fn binary() -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut places = ["firefox-esr", "firefox"]
        .into_iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    places.find(|place| place.is_file()).context("Firefox is missing: `cargo xtask browser` installs it")
}

/// Runs a script at the origin of the client before it starts for the first time.
pub(crate) async fn run_before_client(driver: &WebDriver, origin: &str, script: &str) -> Result<()> {
    driver.goto(format!("{origin}{FILE}")).await?;
    driver.execute(script, []).await?;
    Ok(())
}

pub(crate) async fn resize(driver: &WebDriver, (width, height): (u32, u32), is_phone: bool) -> Result<()> {
    const FRAME: &str = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
    ensure!(!is_phone, "Firefox can't emulate a phone");
    let (beside, above): (u32, u32) = driver.execute(FRAME, []).await?.convert()?;
    driver.set_window_rect(0, 0, width + beside, height + above).await?;
    let inner: (u32, u32) = driver.execute("return [innerWidth, innerHeight]", []).await?.convert()?;
    ensure!(inner == (width, height), "the window has {inner:?} pixels, not {width} × {height}");
    Ok(())
}

/// The errors in the console and the uncaught exceptions of pages. Firefox does not print that a file is
/// missing.
pub(crate) fn console_errors(output: &Output) -> Vec<String> {
    output.take().into_iter().filter(|line| is_error(line)).collect()
}

/// Whether a printed line is an error of a page. The browser's own code reports errors as well: in a console
/// of its own they begin with a name and a line break, and the addresses of its files are of another kind.
fn is_error(line: &str) -> bool {
    let is_reported = line.starts_with("console.error: ") && !line.ends_with(": ");
    is_reported && !line.contains("resource://") || line.starts_with("JavaScript error: http")
}

#[cfg(test)]
mod tests {
    use super::is_error;

    #[test]
    fn errors_of_pages_are_told_from_those_of_the_browser() {
        for line in [
            "console.error: \"panicked at crates/web/src/app.rs:1:1:\"",
            "console.error: ({a:1})",
            "JavaScript error: http://127.0.0.1:8080/, line 1: ReferenceError: nothing is not defined",
        ] {
            assert!(is_error(line), "{line}");
        }
        for line in [
            "console.error: RSLoader: ",
            "console.error: (new Error(\"NetworkError\", \"resource://services-settings/a.sys.mjs\", 490))",
            "console.warn: \"w\"",
            "JavaScript error: resource://gre/modules/PrivateBrowsingUtils.sys.mjs, line 50: TypeError",
            "*** You are running in headless mode.",
        ] {
            assert!(!is_error(line), "{line}");
        }
    }
}
