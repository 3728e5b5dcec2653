//! Whole games in Firefox, by mouse.

use alcazar_browser::{Browser, Input, Size, run_in};
use anyhow::Result;

use crate::narration::{check_said, listen};
use crate::shared::{begin, check_result};

async fn play_in_firefox(game: &str, seats: &[&str]) -> Result<()> {
    run_in(Browser::Firefox, Size::Laptop, async |page| {
        begin(&page, game, seats, "f1fe").await?;
        page.wait_for_turn().await?;
        listen(&page).await?;
        page.play_game(Input::Mouse, async |_, _| Ok(())).await?;
        check_said(&page).await?;
        check_result(&page, seats.len()).await?;
        page.screenshot(&format!("firefox-{game}")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn toledo_can_be_played_in_firefox() -> Result<()> {
    play_in_firefox("toledo", &["you", "random"]).await
}

#[tokio::test]
async fn tyros_can_be_played_in_firefox() -> Result<()> {
    play_in_firefox("tyros", &["you", "random", "random"]).await
}

#[tokio::test]
async fn governor_can_be_played_in_firefox() -> Result<()> {
    play_in_firefox("governor", &["you", "random"]).await
}
