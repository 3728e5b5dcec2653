//! Chromium, driven by chromedriver, with the protocol of its developer tools for what `WebDriver` can't do.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities as _, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver,
};

use crate::driver::Driver;

pub(crate) fn start_driver() -> Result<Driver> {
    let command = || {
        let mut chromedriver = Command::new("chromedriver");
        chromedriver.arg("--port=0");
        chromedriver
    };
    Driver::start(command, "started successfully on port ")
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

async fn send(driver: &WebDriver, method: &str, parameters: Value) -> Result<Value> {
    driver.cdp().send_raw(method, parameters).await.with_context(|| method.to_owned())
}

/// Runs a script in every new page before the client starts.
pub(crate) async fn run_before_client(driver: &WebDriver, script: &str) -> Result<()> {
    send(driver, "Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    slow_down(driver).await
}

/// Slows the page down by the factor in `ALCAZAR_SLOW`, if it is set. A test that does not wait for the page
/// then fails every time, not once in a hundred runs on a busy machine.
async fn slow_down(driver: &WebDriver) -> Result<()> {
    let Some(rate) = std::env::var_os("ALCAZAR_SLOW") else { return Ok(()) };
    let rate: f64 = rate.to_string_lossy().parse().context("ALCAZAR_SLOW is not a number")?;
    send(driver, "Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await?;
    Ok(())
}

pub(crate) async fn resize(driver: &WebDriver, (width, height): (u32, u32), is_phone: bool) -> Result<()> {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
    send(driver, "Emulation.setDeviceMetricsOverride", metrics).await?;
    send(driver, "Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await?;
    Ok(())
}

pub(crate) async fn prefer_dark(driver: &WebDriver, dark: bool) -> Result<()> {
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ] });
    send(driver, "Emulation.setEmulatedMedia", features).await?;
    Ok(())
}

pub(crate) async fn console_errors(driver: &WebDriver) -> Result<Vec<String>> {
    let entries = driver.browser_log().await?;
    let severe = entries.into_iter().filter(|entry| entry.level == "SEVERE");
    Ok(severe.map(|entry| entry.message).collect())
}
