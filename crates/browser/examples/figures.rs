//! Prints how fast the client loads and reacts to clicks.
//!
//!     cargo xtask web --profile ship
//!     export ALCAZAR_WEB=$PWD/target/web/ship
//!     cargo run --package alcazar-browser --features browsers --example figures

use alcazar_browser::{Page, Size, run};
use anyhow::Result;
use serde_json::json;

/// Records when elements first appear, in milliseconds since the navigation started.
const WATCH: &str = "
    const watch = new MutationObserver(() => {
        const note = (name, css) => {
            if (!(name in seen) && document.querySelector(css))
                requestAnimationFrame(() => { seen[name] ??= performance.now(); });
        };
        note('lobby', '[data-testid=play-now-toledo]');
        note('board', '[data-testid=table] .board svg');
    });
    window.seen = {};
    watch.observe(document, { childList: true, subtree: true });
";

/// Records how long each click takes until the next frame is drawn.
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
        let script = json!({ "source": WATCH });
        page.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        page.open("/").await?;
        report(&page, "lobby").await?;
        page.click("[data-testid=play-now-toledo]").await?;
        page.see("[data-testid=table] .board svg").await?;
        page.driver.cdp().send_raw("Network.setCacheDisabled", json!({ "cacheDisabled": true })).await?;
        page.driver.refresh().await?;
        report(&page, "board").await?;

        start_bots(&page).await?;
        page.eval::<()>(CLICKS).await?;
        for _ in 0..20 {
            page.click("[data-testid=toggle-log]").await?;
            tokio::time::sleep(std::time::Duration::from_millis(150)).await;
        }
        let mut clicks: Vec<f64> = page.eval("return clicks").await?;
        clicks.sort_by(f64::total_cmp);
        let (median, last) = (clicks.len() / 2, clicks.len() - 1);
        println!(
            "click to frame while two master bots think: median {:.0} ms, max {:.0} ms of {} clicks",
            clicks[median],
            clicks[last],
            clicks.len()
        );
        Ok(())
    })
    .await
}

async fn report(page: &Page, what: &str) -> Result<()> {
    page.until(&format!("return {what:?} in seen")).await?;
    let time: f64 = page.eval(&format!("return seen.{what}")).await?;
    println!("cold load until the {what} appears: {time:.0} ms");
    Ok(())
}

/// Starts a game of two master bots, one of which is always thinking.
async fn start_bots(page: &Page) -> Result<()> {
    page.open("/new?game=toledo").await?;
    page.click("[data-testid=fewer-seats]").await?;
    for seat in 0..2 {
        page.click(&format!("[data-testid=seat-{seat}] option[value=master]")).await?;
    }
    page.click("[data-testid=begin]").await?;
    page.see("[data-testid=table] .board svg").await?;
    Ok(())
}
