//! Switching between the four languages.

use alcazar_browser::{Size, run};
use anyhow::{Result, ensure};

use crate::shared::begin;

#[tokio::test]
async fn toledo_switches_languages_without_a_reload() -> Result<()> {
    switch_all("toledo", &["you", "random"]).await
}

#[tokio::test]
async fn tyros_switches_languages_without_a_reload() -> Result<()> {
    switch_all("tyros", &["you", "random", "random"]).await
}

#[tokio::test]
async fn governor_switches_languages_without_a_reload() -> Result<()> {
    switch_all("governor", &["you", "random"]).await
}

/// Starts a game and switches through all languages.
async fn switch_all(game: &str, seats: &[&str]) -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, game, seats, "1a").await?;
        page.wait_for_turn().await?;
        page.eval::<()>("window.was_not_reloaded = true").await?;
        let mut prompts = Vec::new();
        for language in ["en", "fr", "de", "nl"] {
            page.click("[data-testid=menu]").await?;
            page.click("[data-testid=menu-items] [data-testid=open-settings]").await?;
            page.click(&format!("[data-testid=language] option[value={language}]")).await?;
            page.click("dialog[data-testid=settings] [data-testid=close]").await?;
            page.see_gone("dialog[data-testid=settings][open]").await?;
            page.see(&format!("html[lang={language}]")).await?;
            prompts.push(page.text("[data-testid=prompt]").await?);
            let text: String = page.eval("return document.body.innerText").await?;
            ensure!(
                !text.contains("web-") && !text.contains(&format!("{game}-")),
                "{language} lacks a message: {text}"
            );
        }
        prompts.sort();
        prompts.dedup();
        ensure!(prompts.len() == 4, "some prompts are not translated: {prompts:?}");
        ensure!(page.eval::<bool>("return window.was_not_reloaded === true").await?, "the page was reloaded");
        Ok(())
    })
    .await
}
