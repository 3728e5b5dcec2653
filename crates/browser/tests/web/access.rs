//! Nobody is kept out: axe-core finds nothing on any page, nor at any kind of prompt, in light and dark.

use std::collections::BTreeSet;

use alcazar_browser::{Means, Size, run};
use anyhow::{Result, ensure};

use crate::shared::{Findings, begin, play};

#[tokio::test]
async fn no_barrier_at_any_kind_of_prompt() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "acce55").await?;
        let mut seen = BTreeSet::new();
        let mut findings = Findings::default();
        page.play_to_the_end(Means::Mouse, async |page, kinds| {
            if seen.insert(kinds.to_owned()) {
                findings.look(page, &format!("asked for {kinds}")).await?;
            }
            Ok(())
        })
        .await?;
        findings.look(&page, "the end").await?;
        ensure!(seen.len() > 3, "only {seen:?} were seen");
        findings.check()
    })
    .await
}

#[tokio::test]
async fn no_barrier_on_any_page() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "9a9e5").await?;
        play(&page, 4).await?;
        let mut findings = Findings::default();
        for is_dark in [false, true] {
            page.prefer_dark(is_dark).await?;
            let light = if is_dark { "dark" } else { "light" };
            for (path, mark) in [
                ("/", "[data-testid=saved-game]"),
                ("/new?game=toledo", "[data-testid=begin]"),
                ("/new?game=tyros", "[data-testid=begin]"),
                ("/new?game=governor", "[data-testid=begin]"),
                ("/rules?game=toledo", "[data-testid=rules]"),
                ("/rules?game=tyros", "[data-testid=rules]"),
                ("/gallery", "[data-testid=gallery]"),
                ("/nowhere", "[data-testid=home]"),
            ] {
                page.open(path).await?;
                page.see(mark).await?;
                if path == "/nowhere" {
                    // The server says rightly that there is nothing, and the browser reports it.
                    page.complaints().await?;
                }
                findings.look(&page, &format!("{path} in {light}")).await?;
            }
            page.open("/").await?;
            page.click("[data-testid=open-settings]").await?;
            page.see("dialog[data-testid=settings]").await?;
            findings.look(&page, &format!("settings in {light}")).await?;
            page.click("dialog[data-testid=settings] [data-testid=close]").await?;
            page.click("[data-testid=continue]").await?;
            page.see("[data-testid=table]").await?;
            page.wait_for_turn().await?;
            findings.look(&page, &format!("a table in {light}")).await?;
            page.click("[data-testid=toggle-log]").await?;
            findings.look(&page, &format!("the log in {light}")).await?;
            let replay = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
            page.open(&format!("/replay?{replay}")).await?;
            page.see("[data-testid=replay]").await?;
            findings.look(&page, &format!("a replay in {light}")).await?;
        }
        findings.check()
    })
    .await
}
