//! Nobody is kept out: axe-core finds nothing on any page, nor at any kind of prompt, in light and dark.

use std::collections::BTreeSet;

use alcazar_browser::{Means, Page, Size, run};
use anyhow::{Result, ensure};

use crate::shared::{begin, play};

async fn check(page: &Page, what: &str) -> Result<()> {
    let found = page.barriers().await?;
    let list: Vec<String> = found.iter().map(ToString::to_string).collect();
    ensure!(found.is_empty(), "{what}:\n{}", list.join("\n"));
    Ok(())
}

#[tokio::test]
async fn no_barrier_at_any_kind_of_prompt() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, &["you", "random"], "acce55").await?;
        let mut seen = BTreeSet::new();
        page.play_to_the_end(Means::Mouse, async |page, kinds| {
            if seen.insert(kinds.to_owned()) {
                check(page, &format!("asked for {kinds}")).await?;
            }
            Ok(())
        })
        .await?;
        check(&page, "the end").await?;
        ensure!(seen.len() > 3, "only {seen:?} were seen");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn no_barrier_on_any_page() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, &["you", "random"], "9a9e5").await?;
        play(&page, 4).await?;
        for is_dark in [false, true] {
            page.prefer_dark(is_dark).await?;
            let light = if is_dark { "dark" } else { "light" };
            for (path, mark) in [
                ("/", "[data-testid=saved-game]"),
                ("/new?game=toledo", "[data-testid=begin]"),
                ("/rules?game=toledo", "[data-testid=rules]"),
                ("/gallery", "[data-testid=gallery]"),
                ("/nowhere", "[data-testid=home]"),
            ] {
                page.open(path).await?;
                page.see(mark).await?;
                if path == "/nowhere" {
                    // The server says rightly that there is nothing, and the browser reports it.
                    page.complaints().await?;
                }
                check(&page, &format!("{path} in {light}")).await?;
            }
            page.open("/").await?;
            page.click("[data-testid=open-settings]").await?;
            page.see("dialog[data-testid=settings]").await?;
            check(&page, &format!("settings in {light}")).await?;
            page.click("dialog[data-testid=settings] [data-testid=close]").await?;
            page.click("[data-testid=continue]").await?;
            page.see("[data-testid=table]").await?;
            page.wait_for_turn().await?;
            check(&page, &format!("a table in {light}")).await?;
            page.click("[data-testid=toggle-log]").await?;
            check(&page, &format!("the log in {light}")).await?;
            let replay = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
            page.open(&format!("/replay?{replay}")).await?;
            page.see("[data-testid=replay]").await?;
            check(&page, &format!("a replay in {light}")).await?;
        }
        Ok(())
    })
    .await
}
