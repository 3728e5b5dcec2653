//! What happens is told, shown at a steady pace, and spoken.

use alcazar_browser::{Page, Size, run_with};
use anyhow::{Result, ensure};
use serde_json::json;

use crate::shared::{begin, log};

/// Collects what the live region says from now on.
pub(crate) async fn listen(page: &Page) -> Result<()> {
    page.eval::<()>(
        "window.said = [];
         window.unsaid = document.querySelectorAll('[data-testid=log] li').length;
         new MutationObserver((changes) => {
             for (const change of changes) for (const added of change.addedNodes) {
                 const text = added.textContent.trim();
                 if (text) window.said.push(text);
             }
         }).observe(document.querySelector('[data-testid=spoken]'), { childList: true, subtree: true });",
    )
    .await
}

/// Checks that the live region has said exactly the lines of the log, in their order.
pub(crate) async fn check_said(page: &Page) -> Result<()> {
    let said: Vec<String> = page.eval("return window.said").await?;
    let unsaid: usize = page.eval("return window.unsaid").await?;
    let lines = log(page).await?;
    ensure!(lines.len() > unsaid + 10, "the log has only {} lines", lines.len());
    let differs = said.iter().zip(&lines[unsaid..]).position(|(said, line)| said != line);
    ensure!(
        differs.is_none() && said.len() == lines.len() - unsaid,
        "{} lines were said and {} shown; at {differs:?}: {:?} is not {:?}",
        said.len(),
        lines.len() - unsaid,
        differs.map(|at| &said[at]),
        differs.map(|at| &lines[unsaid + at]),
    );
    Ok(())
}

/// The number of the current line of the log.
async fn current_line(page: &Page) -> Result<i64> {
    page.eval(
        "return [...document.querySelectorAll('[data-testid=log-line]')]
            .findIndex((line) => line.hasAttribute('aria-current'))",
    )
    .await
}

#[tokio::test]
async fn a_watched_game_is_told_and_can_be_paused() -> Result<()> {
    let settings = json!({ "language": "en", "speed": "fast", "sound": false, "confirm": false });
    run_with(Size::Laptop, settings, async |page| {
        begin(&page, "toledo", &["random", "random"], "5e").await?;
        page.see("[data-testid=pace]:not(.idle)").await?;
        page.until(
            "return /^(Alonso|Beatriz) .*\\.$/
                .test(document.querySelector('[data-testid=narration]').textContent)",
        )
        .await?;
        let dead: u32 = page
            .eval("return document.querySelectorAll('[data-testid=undo], [data-testid=end-turn]').length")
            .await?;
        ensure!(dead == 0, "whoever watches is offered to undo or to end a turn");

        page.click("[data-testid=pause]").await?;
        page.see(".paused").await?;
        page.screenshot("narration-paused").await?;
        let paused = current_line(&page).await?;
        page.click("[data-testid=step]").await?;
        page.until(&format!(
            "return [...document.querySelectorAll('[data-testid=log-line]')]
                .findIndex((line) => line.hasAttribute('aria-current')) > {paused}"
        ))
        .await?;
        let stepped = current_line(&page).await?;
        ensure!(stepped <= paused + 2, "one step showed lines {paused} to {stepped}");

        // The space bar goes on, unless a control has the focus.
        page.eval::<()>("document.activeElement.blur()").await?;
        page.press(" ").await?;
        page.see_gone(".paused").await?;

        // The log is docked and open; a line lights its place on the board.
        page.see(".log [data-testid=log-line]").await?;
        page.eval::<()>("document.querySelector('.log-line:has(.log-place)').focus()").await?;
        page.see("[data-place].lit").await?;
        page.click("[data-testid=close-log]").await?;
        page.driver.refresh().await?;
        page.see("[data-testid=table]").await?;
        let is_open: bool = page.eval("return document.querySelector('.log').checkVisibility()").await?;
        ensure!(!is_open, "the log was closed, and is open again");
        Ok(())
    })
    .await
}
