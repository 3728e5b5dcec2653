//! The first minute: the lobby, and a game in one click.

use alcazar_browser::{Look, Size, run};
use alcazar_catalog::GameId;
use anyhow::{Result, ensure};

#[tokio::test]
async fn one_click_and_one_sits_at_a_table() -> Result<()> {
    run(Size::Laptop, async |page| {
        for game in GameId::ALL {
            page.open("/").await?;
            page.click(&format!("[data-testid=play-now-{game}]")).await?;
            page.see(&format!("[data-game={game}] .board > *")).await?;
            ensure!(matches!(page.wait_for_turn().await?, Look::Asked(_)), "somebody is asked");
            ensure!(!page.text("[data-testid=prompt]").await?.is_empty(), "the prompt says what for");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn an_address_that_leads_nowhere_says_so() -> Result<()> {
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
        page.click("[data-testid=watch-toledo]").await?;
        page.see("[data-testid=table]").await?;
        // The log is hidden at first, but goes on.
        page.until("return document.querySelectorAll('[data-testid=log] li').length > 20").await
    })
    .await
}

#[tokio::test]
async fn rules_are_found_by_searching() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/rules?game=toledo").await?;
        let all = page.text("[data-testid=rules]").await?;
        ensure!(all.contains("T4.6"), "the rules are numbered");
        ensure!(all.contains("T5.2") && all.contains("T6.1"), "all chapters are shown at first");
        page.write("[data-testid=rules-search]", "tavern").await?;
        page.until("return !document.querySelector('[data-testid=rules]').innerText.includes('T6.1')")
            .await?;
        let found = page.text("[data-testid=rules]").await?;
        ensure!(found.contains("T5.2"), "the rule of taverns is found:\n{found}");
        Ok(())
    })
    .await
}
