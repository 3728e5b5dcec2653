//! A page in a browser, and what tests do with it.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde_json::Value;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

use crate::browser::Window;

/// How long to wait for something to appear. Bots may be thinking, and the machine may be busy.
const TIMEOUT: Duration = Duration::from_secs(30);

/// How long to wait between two looks at the page.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

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

/// A page in a browser.
#[derive(Debug, Clone)]
pub struct Page {
    /// The browser, for anything that has no method here.
    pub driver: WebDriver,
    window: Window,
    origin: String,
    target: PathBuf,
}

impl Page {
    pub(crate) fn new(window: Window, origin: String, target: PathBuf) -> Self {
        Self { driver: window.driver.clone(), window, origin, target }
    }

    /// Sets the window size and the settings that the client finds when it starts.
    pub(crate) async fn prepare(&self, size: Size, settings: &Value) -> Result<()> {
        self.resize(size).await?;
        self.prefer_dark(false).await?;
        let script = format!(
            "if (location.protocol === 'http:' && !localStorage.getItem('alcazar-settings'))
                localStorage.setItem('alcazar-settings', {})",
            Value::from(settings.to_string())
        );
        self.window.run_before_client(&self.origin, &script).await
    }

    /// Resizes the window.
    ///
    /// # Errors
    /// If the browser fails, or can't have this size.
    pub async fn resize(&self, size: Size) -> Result<()> {
        self.resize_to(size.pixels(), size == Size::Phone).await
    }

    /// Resizes the window to this width and height in CSS pixels. A window at a zoom of 400 % has a quarter
    /// of each.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn resize_to(&self, size: (u32, u32), is_phone: bool) -> Result<()> {
        self.window.resize(size, is_phone).await
    }

    /// Sets the preferred colour scheme. Reduced motion is always preferred.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn prefer_dark(&self, dark: bool) -> Result<()> {
        self.window.prefer_dark(dark).await
    }

    /// Opens a path of the client, such as `/new`.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn open(&self, path: &str) -> Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.origin)).await?)
    }

    /// Waits until an element is visible.
    ///
    /// # Errors
    /// If it does not appear.
    pub async fn see(&self, css: &str) -> Result<WebElement> {
        let since = Instant::now();
        loop {
            for element in self.driver.find_all(By::Css(css)).await? {
                if element.is_displayed().await.unwrap_or(false) {
                    return Ok(element);
                }
            }
            if since.elapsed() > TIMEOUT {
                bail!("`{css}` does not appear at {}", self.driver.current_url().await?);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until a script in the page returns `true`.
    ///
    /// # Errors
    /// If it never does.
    pub async fn until(&self, script: &str) -> Result<()> {
        let since = Instant::now();
        while !self.eval::<bool>(script).await? {
            if since.elapsed() > TIMEOUT {
                bail!("timed out waiting for: {script}");
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        Ok(())
    }

    /// Waits until no element matches.
    ///
    /// # Errors
    /// If it stays.
    pub async fn see_gone(&self, css: &str) -> Result<()> {
        self.until(&format!("return !document.querySelector({})", Value::from(css))).await
    }

    /// Waits for an element and clicks it with the mouse.
    ///
    /// # Errors
    /// If it does not appear, or something covers it.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.with(css, async |element| element.click().await).await
    }

    /// Types a text into a field.
    ///
    /// # Errors
    /// If it does not appear.
    pub async fn write(&self, css: &str, text: &str) -> Result<()> {
        self.with(css, async |element| element.send_keys(text).await).await
    }

    /// Waits for an element and does something with it. If it is redrawn or covered at that moment, nothing
    /// was done, and it is tried again.
    async fn with<T>(&self, css: &str, act: impl AsyncFn(WebElement) -> WebDriverResult<T>) -> Result<T> {
        use WebDriverErrorInner::{ElementClickIntercepted, ElementNotInteractable, StaleElementReference};
        let since = Instant::now();
        loop {
            match act(self.see(css).await?).await {
                Err(error)
                    if since.elapsed() < TIMEOUT
                        && matches!(
                            error.as_inner(),
                            ElementClickIntercepted(_) | ElementNotInteractable(_) | StaleElementReference(_)
                        ) =>
                {
                    tokio::time::sleep(POLL_INTERVAL).await;
                }
                done => return done.with_context(|| format!("`{css}` is visible, but can't be used")),
            }
        }
    }

    /// Presses keys with the focus where it is.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        let keys: TypingData = keys.into();
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// The visible text of an element.
    ///
    /// # Errors
    /// If it does not appear.
    pub async fn text(&self, css: &str) -> Result<String> {
        self.with(css, async |element| element.text().await).await
    }

    /// The result of a script in the page.
    ///
    /// # Errors
    /// If the script fails, or returns another type.
    pub async fn eval<T: serde::de::DeserializeOwned>(&self, script: &str) -> Result<T> {
        let value = self.driver.execute(script, []).await.with_context(|| script.to_owned())?;
        Ok(value.convert()?)
    }

    /// Waits a few frames, until changes are drawn and fading has ended.
    async fn settle(&self) -> Result<()> {
        const FRAMES: &str = "let left = 4; const done = arguments[0];
            const next = () => left-- ? requestAnimationFrame(next) : done(); next();";
        self.driver.execute_async(FRAMES, []).await?;
        Ok(())
    }

    /// Saves a screenshot as `target/screenshots/NAME.png`.
    ///
    /// # Errors
    /// If the browser fails, or the file can't be written.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf> {
        let folder = self.target.join("screenshots");
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.png"));
        self.settle().await?;
        self.driver.screenshot(&path).await?;
        Ok(path)
    }

    /// Saves a screenshot and the source of the page after a failure, if possible.
    pub(crate) async fn save_failure(&self, name: &str) {
        if let (Ok(path), Ok(source)) = (self.screenshot(name).await, self.driver.source().await) {
            let _ = std::fs::write(path.with_extension("html"), source);
            eprintln!("screenshot of the failure: {}", path.display());
        }
    }

    /// The errors in the console since the last call: exceptions, violated policies, missing files.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        self.window.console_errors().await
    }

    /// The source of axe-core.
    pub(crate) fn axe(&self) -> Result<String> {
        let path = self.target.join("tools/axe.min.js");
        std::fs::read_to_string(&path)
            .with_context(|| format!("{} is missing: `cargo xtask browser` fetches it", path.display()))
    }
}
