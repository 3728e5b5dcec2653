//! The browsers that the client is tested in.

use std::path::Path;

use anyhow::{Result, ensure};
use tempfile::TempDir;
use thirtyfour::WebDriver;

use crate::driver::{Driver, Output};
use crate::{chromium, firefox};

/// A kind of browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, in which every test runs.
    Chromium,
    /// Firefox, in which a game of each kind is played.
    Firefox,
}

impl Browser {
    /// Starts a browser with a fresh profile. The folder that cargo builds into may have its driver.
    pub(crate) async fn start(self, target: &Path) -> Result<Running> {
        let profile = tempfile::tempdir()?;
        let program = match self {
            Self::Chromium => chromium::start_driver()?,
            Self::Firefox => firefox::start_driver(target, profile.path())?,
        };
        let address = program.address.as_str();
        let driver = match self {
            Self::Chromium => WebDriver::new(address, chromium::capabilities(profile.path())?).await?,
            Self::Firefox => WebDriver::new(address, firefox::capabilities()?).await?,
        };
        let window = Window { browser: self, driver, output: program.output.clone() };
        Ok(Running { window, _program: program, _profile: profile })
    }
}

/// A running browser. When it is dropped, its driver is killed and its profile deleted.
pub(crate) struct Running {
    pub(crate) window: Window,
    _program: Driver,
    _profile: TempDir,
}

/// The window of a browser: what is done differently in different browsers.
#[derive(Debug, Clone)]
pub(crate) struct Window {
    browser: Browser,
    pub(crate) driver: WebDriver,
    output: Output,
}

impl Window {
    /// Runs a script at the origin of the client, at the latest before the client starts there.
    pub(crate) async fn run_before_client(&self, origin: &str, script: &str) -> Result<()> {
        match self.browser {
            Browser::Chromium => chromium::run_before_client(&self.driver, script).await,
            Browser::Firefox => firefox::run_before_client(&self.driver, origin, script).await,
        }
    }

    pub(crate) async fn resize(&self, size: (u32, u32), is_phone: bool) -> Result<()> {
        match self.browser {
            Browser::Chromium => chromium::resize(&self.driver, size, is_phone).await,
            Browser::Firefox => firefox::resize(&self.driver, size, is_phone).await,
        }
    }

    pub(crate) async fn prefer_dark(&self, dark: bool) -> Result<()> {
        match self.browser {
            Browser::Chromium => chromium::prefer_dark(&self.driver, dark).await,
            Browser::Firefox => {
                ensure!(!dark, "Firefox is tested in light mode");
                Ok(())
            }
        }
    }

    pub(crate) async fn console_errors(&self) -> Result<Vec<String>> {
        match self.browser {
            Browser::Chromium => chromium::console_errors(&self.driver).await,
            Browser::Firefox => Ok(firefox::console_errors(&self.output)),
        }
    }
}
