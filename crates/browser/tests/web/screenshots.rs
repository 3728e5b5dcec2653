//! Screenshots of every screen in three sizes, light and dark, for reviewers. The tests check that no screen
//! is wider than its window.

use alcazar_browser::{Page, Size, run};
use anyhow::{Result, ensure};

use crate::shared::{begin, begin_with, play};

/// Takes screenshots of the page in all sizes, and records the sizes in which it is too wide.
pub(crate) async fn take(page: &Page, name: &str, too_wide: &mut Vec<String>) -> Result<()> {
    for size in Size::ALL {
        page.resize(size).await?;
        for is_dark in [false, true] {
            page.prefer_dark(is_dark).await?;
            let scheme = if is_dark { "dark" } else { "light" };
            let (width, _) = size.pixels();
            page.screenshot(&format!("{name}-{width}-{scheme}")).await?;
        }
        let wide: u32 = page.eval("return document.documentElement.scrollWidth").await?;
        let (width, _) = size.pixels();
        if wide > width {
            too_wide.push(format!("{name} is {wide} pixels wide in a window of {width}"));
        }
    }
    page.resize(Size::Laptop).await
}

#[tokio::test]
async fn tyros_screens_fit_the_window() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        begin(&page, "tyros", &["you", "greedy", "greedy"], "91c").await?;
        page.wait_for_turn().await?;
        take(&page, "tyros-start", &mut too_wide).await?;
        play(&page, 25).await?;
        page.wait_for_turn().await?;
        take(&page, "tyros-middle", &mut too_wide).await?;
        let game = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
        page.open(&format!("/replay?{game}")).await?;
        page.see("[data-testid=replay]").await?;
        take(&page, "tyros-replay", &mut too_wide).await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn governor_screens_fit_the_window() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        begin(&page, "governor", &["you", "greedy", "greedy"], "91c").await?;
        page.wait_for_turn().await?;
        take(&page, "governor-start", &mut too_wide).await?;
        play(&page, 25).await?;
        page.wait_for_turn().await?;
        take(&page, "governor-middle", &mut too_wide).await?;
        begin_with(&page, "governor", &["you", "random"], "91c", &[("city", "drafted")]).await?;
        play(&page, 3).await?;
        page.wait_for_turn().await?;
        take(&page, "governor-drafting", &mut too_wide).await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn toledo_screens_and_pages_fit_the_window() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        begin(&page, "toledo", &["you", "greedy", "greedy"], "91c").await?;
        page.wait_for_turn().await?;
        take(&page, "table-start", &mut too_wide).await?;
        play(&page, 14).await?;
        page.wait_for_turn().await?;
        take(&page, "table-middle", &mut too_wide).await?;
        // In a wide window the log is docked and open; elsewhere it is a drawer.
        page.resize(Size::Tablet).await?;
        page.click("[data-testid=toggle-log]").await?;
        page.see(".log [data-testid=log-line]").await?;
        page.screenshot("table-log-1024-light").await?;
        page.resize(Size::Laptop).await?;
        let game = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
        for (path, mark, name) in [
            ("/", "[data-testid=saved-game]", "lobby"),
            ("/new?game=toledo", "[data-testid=begin]", "new"),
            ("/rules?game=toledo", "[data-testid=rules]", "rules"),
            ("/gallery", "[data-testid=gallery]", "gallery"),
            (&format!("/replay?{game}"), "[data-testid=replay]", "replay"),
        ] {
            page.open(path).await?;
            page.see(mark).await?;
            take(&page, name, &mut too_wide).await?;
        }
        page.open("/").await?;
        page.click("[data-testid=open-settings]").await?;
        page.see("dialog[data-testid=settings]").await?;
        take(&page, "settings", &mut too_wide).await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}
