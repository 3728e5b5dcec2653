//! What tests do with a page.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde_json::{Value, json};
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::prelude::*;

use crate::Size;

/// How long to wait for something to appear before giving up. Bots think meanwhile, and machines are busy.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long to look away before looking again.
const A_BLINK: Duration = Duration::from_millis(20);

/// A page in a browser.
#[derive(Debug, Clone)]
pub struct Page {
    /// The browser itself, for what is not here.
    pub driver: WebDriver,
    origin: String,
    target: PathBuf,
}

impl Page {
    pub(crate) fn new(driver: WebDriver, origin: String, target: PathBuf) -> Self {
        Self { driver, origin, target }
    }

    /// Sets the size, and the settings that the client finds when it starts.
    pub(crate) async fn prepare(&self, size: Size, settings: &Value) -> Result<()> {
        self.resize(size).await?;
        self.prefer_dark(false).await?;
        let source = format!(
            "if (location.protocol === 'http:' && !localStorage.getItem('alcazar-settings'))
                localStorage.setItem('alcazar-settings', {})",
            Value::from(settings.to_string())
        );
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
        self.slow_down().await
    }

    /// Makes the page so many times slower as the environment says, and nothing else: a hand that does not wait for the page
    /// then comes too early every time, not once in a hundred runs on a busy machine.
    async fn slow_down(&self) -> Result<()> {
        let Some(rate) = std::env::var_os("ALCAZAR_SLOW") else { return Ok(()) };
        let rate: f64 = rate.to_string_lossy().parse().context("ALCAZAR_SLOW is no number")?;
        self.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await?;
        Ok(())
    }

    /// Makes the window another size.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn resize(&self, size: Size) -> Result<()> {
        let (width, height) = size.pixels();
        let is_phone = size == Size::Phone;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_phone });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": is_phone })).await?;
        Ok(())
    }

    /// Makes the system of the player prefer dark pages, or light ones; it always prefers that nothing moves.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn prefer_dark(&self, dark: bool) -> Result<()> {
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        self.cdp("Emulation.setEmulatedMedia", features).await?;
        Ok(())
    }

    async fn cdp(&self, method: &str, parameters: Value) -> Result<Value> {
        self.driver.cdp().send_raw(method, parameters).await.with_context(|| method.to_owned())
    }

    /// Opens an address of the client, such as `/new`.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn open(&self, path: &str) -> Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.origin)).await?)
    }

    /// Waits for an element to be seen.
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
            if since.elapsed() > PATIENCE {
                bail!("`{css}` does not appear at {}", self.driver.current_url().await?);
            }
            tokio::time::sleep(A_BLINK).await;
        }
    }

    /// Waits until a script in the page gives `true`.
    ///
    /// # Errors
    /// If it never does.
    pub async fn until(&self, script: &str) -> Result<()> {
        let since = Instant::now();
        while !self.ask::<bool>(script).await? {
            if since.elapsed() > PATIENCE {
                bail!("this never becomes true: {script}");
            }
            tokio::time::sleep(A_BLINK).await;
        }
        Ok(())
    }

    /// Waits until no such element is left.
    ///
    /// # Errors
    /// If it stays.
    pub async fn see_gone(&self, css: &str) -> Result<()> {
        self.until(&format!("return !document.querySelector({})", Value::from(css))).await
    }

    /// Waits for an element and clicks it, as a mouse would.
    ///
    /// # Errors
    /// If it does not appear, or something lies over it.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.with(css, async |element| element.click().await).await
    }

    /// Writes into a field, wherever the focus was.
    ///
    /// # Errors
    /// If it does not appear.
    pub async fn write(&self, css: &str, text: &str) -> Result<()> {
        self.with(css, async |element| element.send_keys(text).await).await
    }

    /// Waits for an element and does something with it. If it is drawn anew just then, or something passes over it, nothing
    /// was done, and it is done with what is there a moment later.
    async fn with<T>(&self, css: &str, act: impl AsyncFn(WebElement) -> WebDriverResult<T>) -> Result<T> {
        use WebDriverErrorInner::{ElementClickIntercepted, ElementNotInteractable, StaleElementReference};
        let since = Instant::now();
        loop {
            match act(self.see(css).await?).await {
                Err(error)
                    if since.elapsed() < PATIENCE
                        && matches!(
                            error.as_inner(),
                            ElementClickIntercepted(_) | ElementNotInteractable(_) | StaleElementReference(_)
                        ) =>
                {
                    tokio::time::sleep(A_BLINK).await;
                }
                done => return done.with_context(|| format!("`{css}` is there, but out of reach")),
            }
        }
    }

    /// Presses keys, wherever the focus is.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn press(&self, keys: impl Into<TypingData>) -> Result<()> {
        let keys: TypingData = keys.into();
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// The text of an element as it is seen.
    ///
    /// # Errors
    /// If it does not appear.
    pub async fn text(&self, css: &str) -> Result<String> {
        self.with(css, async |element| element.text().await).await
    }

    /// What a script in the page gives.
    ///
    /// # Errors
    /// If the script fails, or gives something else.
    pub async fn ask<T: serde::de::DeserializeOwned>(&self, script: &str) -> Result<T> {
        let value = self.driver.execute(script, []).await.with_context(|| script.to_owned())?;
        Ok(value.convert()?)
    }

    /// Waits until what has just changed is drawn, and whatever fades has faded.
    async fn settle(&self) -> Result<()> {
        const FRAMES: &str = "let left = 4; const done = arguments[0];
            const next = () => left-- ? requestAnimationFrame(next) : done(); next();";
        self.driver.execute_async(FRAMES, []).await?;
        Ok(())
    }

    /// Saves a picture as `target/screenshots/NAME.png`.
    ///
    /// # Errors
    /// If there is no picture, or no place for it.
    pub async fn picture(&self, name: &str) -> Result<PathBuf> {
        let folder = self.target.join("screenshots");
        std::fs::create_dir_all(&folder)?;
        let path = folder.join(format!("{name}.png"));
        self.settle().await?;
        self.driver.screenshot(&path).await?;
        Ok(path)
    }

    /// Saves what helps to understand a failure, as far as that is possible.
    pub(crate) async fn keep(&self, name: &str) {
        if let (Ok(path), Ok(source)) = (self.picture(name).await, self.driver.source().await) {
            let _ = std::fs::write(path.with_extension("html"), source);
            eprintln!("the page as it was: {}", path.display());
        }
    }

    /// What was reported in the console as an error since the last time: exceptions, broken policies, missing files.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        let severe = entries.into_iter().filter(|entry| entry.level == "SEVERE");
        Ok(severe.map(|entry| entry.message).collect())
    }

    /// The script that looks for barriers.
    pub(crate) fn axe(&self) -> Result<String> {
        let path = self.target.join("tools/axe.min.js");
        std::fs::read_to_string(&path)
            .with_context(|| format!("{} is missing: `cargo xtask browser` fetches it", path.display()))
    }
}
