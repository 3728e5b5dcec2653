//! The lobby: starting and watching games, and searching the rules.

use alcazar_browser::{Size, TableState, run};
use alcazar_catalog::GameId;
use anyhow::{Result, ensure};

#[tokio::test]
async fn play_now_starts_a_game() -> Result<()> {
    run(Size::Laptop, async |page| {
        for game in GameId::ALL {
            page.open("/").await?;
            page.click(&format!("[data-testid=play-now-{game}]")).await?;
            page.see(&format!("[data-game={game}] .board > *")).await?;
            ensure!(
                matches!(page.wait_for_turn().await?, TableState::Asked(_)),
                "the player is not prompted"
            );
            ensure!(!page.text("[data-testid=prompt]").await?.is_empty(), "the prompt is empty");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn an_unknown_table_links_to_the_lobby() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/table?id=0000").await?;
        page.click("[data-testid=home]").await?;
        page.see("[data-testid=play-now-toledo]").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn bots_can_be_watched() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/").await?;
        page.click("[data-testid=more-toledo]").await?;
        page.click("[data-testid=watch-toledo]").await?;
        page.see("[data-testid=table]").await?;
        // The log is hidden at first, but filled.
        page.until("return document.querySelectorAll('[data-testid=log] li').length > 20").await
    })
    .await
}

#[tokio::test]
async fn the_rules_can_be_searched() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/rules?game=toledo").await?;
        let all = page.text("[data-testid=rules]").await?;
        ensure!(all.contains("T4.6"), "the rules are not numbered");
        ensure!(all.contains("T5.2") && all.contains("T6.1"), "some chapters are hidden before a search");
        page.write("[data-testid=rules-search]", "tavern").await?;
        page.until("return !document.querySelector('[data-testid=rules]').innerText.includes('T6.1')")
            .await?;
        let found = page.text("[data-testid=rules]").await?;
        ensure!(found.contains("T5.2"), "the rule on taverns was not found:\n{found}");
        Ok(())
    })
    .await
}
