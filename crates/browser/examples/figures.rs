//! How fast the client feels: prints figures, asserts nothing.
//!
//!     cargo xtask web --profile ship
//!     ALCAZAR_WEB=$PWD/target/web/ship cargo run --package alcazar-browser --features chromium --example figures

use alcazar_browser::{Page, Size, run};
use anyhow::Result;
use serde_json::json;

/// Notes when something is first seen, in milliseconds since the navigation began.
const WATCH: &str = "
    const watch = new MutationObserver(() => {
        const note = (name, css) => {
            if (!(name in seen) && document.querySelector(css)) requestAnimationFrame(() => { seen[name] ??= performance.now(); });
        };
        note('lobby', '[data-testid=play-now-toledo]');
        note('board', '[data-testid=table] .board svg');
    });
    window.seen = {};
    watch.observe(document, { childList: true, subtree: true });
";

/// Notes how long each click takes from the finger to the picture that follows it.
const CLICKS: &str = "
    window.clicks = [];
    addEventListener('click', (event) => {
        const began = event.timeStamp;
        requestAnimationFrame(() => requestAnimationFrame(() => clicks.push(performance.now() - began)));
    }, { capture: true });
";

#[tokio::main]
async fn main() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
        page.open("/").await?;
        report(&page, "lobby").await?;
        page.click("[data-testid=play-now-toledo]").await?;
        page.see("[data-testid=table] .board svg").await?;
        page.driver.cdp().send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        page.driver.refresh().await?;
        report(&page, "board").await?;

        watch_bots(&page).await?;
        page.ask::<()>(CLICKS).await?;
        for _ in 0..20 {
            page.click("[data-testid=toggle-log]").await?;
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        }
        let mut clicks: Vec<f64> = page.ask("return clicks").await?;
        clicks.sort_by(f64::total_cmp);
        let (middle, last) = (clicks.len() / 2, clicks.len() - 1);
        println!(
            "a click shows its effect after {:.0} ms in the middle, {:.0} ms at most, of {} while two masters think",
            clicks[middle],
            clicks[last],
            clicks.len()
        );
        Ok(())
    })
    .await
}

async fn report(page: &Page, what: &str) -> Result<()> {
    page.until(&format!("return {what:?} in seen")).await?;
    let time: f64 = page.ask(&format!("return seen.{what}")).await?;
    println!("a cold load shows the {what} after {time:.0} ms");
    Ok(())
}

/// Two masters at a table: one of them always thinks.
async fn watch_bots(page: &Page) -> Result<()> {
    page.open("/new?game=toledo").await?;
    page.click("[data-testid=fewer-seats]").await?;
    for seat in 0..2 {
        page.click(&format!("[data-testid=seat-{seat}] option[value=master]")).await?;
    }
    page.click("[data-testid=begin]").await?;
    page.see("[data-testid=table] .board svg").await?;
    Ok(())
}
