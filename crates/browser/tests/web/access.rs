//! Accessibility: axe-core finds no violations on any page or at any prompt, in light and dark mode.

use std::collections::BTreeSet;

use alcazar_browser::{Input, Size, run};
use anyhow::{Result, ensure};

use crate::shared::{Findings, begin, play};

#[tokio::test]
async fn no_toledo_prompt_has_accessibility_violations() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "acce55").await?;
        let mut seen = BTreeSet::new();
        let mut findings = Findings::default();
        page.play_game(Input::Mouse, async |page, kinds| {
            if seen.insert(kinds.to_owned()) {
                findings.audit(page, &format!("asked for {kinds}")).await?;
            }
            Ok(())
        })
        .await?;
        findings.audit(&page, "the end").await?;
        ensure!(seen.len() > 3, "too few kinds of prompts: {seen:?}");
        findings.check()
    })
    .await
}

#[tokio::test]
async fn no_page_has_accessibility_violations() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "9a9e5").await?;
        play(&page, 4).await?;
        let mut findings = Findings::default();
        for is_dark in [false, true] {
            page.prefer_dark(is_dark).await?;
            let scheme = if is_dark { "dark" } else { "light" };
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
                    // The server answers with status 404, which the browser logs.
                    page.console_errors().await?;
                }
                findings.audit(&page, &format!("{path} in {scheme}")).await?;
            }
            page.open("/").await?;
            page.click("[data-testid=open-settings]").await?;
            page.see("dialog[data-testid=settings]").await?;
            findings.audit(&page, &format!("settings in {scheme}")).await?;
            page.click("dialog[data-testid=settings] [data-testid=close]").await?;
            page.click("[data-testid=continue]").await?;
            page.see("[data-testid=table]").await?;
            page.wait_for_turn().await?;
            findings.audit(&page, &format!("a table in {scheme}")).await?;
            page.click("[data-testid=toggle-log]").await?;
            findings.audit(&page, &format!("the log in {scheme}")).await?;
            let replay = page.driver.current_url().await?.query().unwrap_or_default().to_owned();
            page.open(&format!("/replay?{replay}")).await?;
            page.see("[data-testid=replay]").await?;
            findings.audit(&page, &format!("a replay in {scheme}")).await?;
        }
        findings.check()
    })
    .await
}
