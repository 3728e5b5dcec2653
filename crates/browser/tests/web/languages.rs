//! Four languages, switched at once.

use alcazar_browser::{Size, run};
use anyhow::{Result, ensure};

use crate::shared::begin;

#[tokio::test]
async fn another_language_needs_no_reload() -> Result<()> {
    switch_all("toledo", &["you", "random"]).await
}

#[tokio::test]
async fn tyros_speaks_four_languages() -> Result<()> {
    switch_all("tyros", &["you", "random", "random"]).await
}

#[tokio::test]
async fn the_city_of_three_cultures_speaks_four_languages() -> Result<()> {
    switch_all("governor", &["you", "random"]).await
}

/// Sits down at a table of a game and goes through all languages.
async fn switch_all(game: &str, seats: &[&str]) -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, game, seats, "1a").await?;
        page.wait_for_turn().await?;
        page.ask::<()>("window.stayed = true").await?;
        let mut prompts = Vec::new();
        for language in ["en", "fr", "de", "nl"] {
            page.click("[data-testid=menu]").await?;
            page.click("[data-testid=menu-items] [data-testid=open-settings]").await?;
            page.click(&format!("[data-testid=language] option[value={language}]")).await?;
            page.click("dialog[data-testid=settings] [data-testid=close]").await?;
            page.see_gone("dialog[data-testid=settings][open]").await?;
            page.see(&format!("html[lang={language}]")).await?;
            prompts.push(page.text("[data-testid=prompt]").await?);
            let said: String = page.ask("return document.body.innerText").await?;
            ensure!(
                !said.contains("web-") && !said.contains(&format!("{game}-")),
                "{language} lacks a sentence: {said}"
            );
        }
        prompts.sort();
        prompts.dedup();
        ensure!(prompts.len() == 4, "four languages say four things: {prompts:?}");
        ensure!(page.ask::<bool>("return window.stayed === true").await?, "the page was not loaded again");
        Ok(())
    })
    .await
}
