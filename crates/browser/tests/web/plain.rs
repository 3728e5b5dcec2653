//! The plain board, for games in the registry without a board of their own.
//!
//! All games of this repository have their own, so these tests may have nothing to play.
//! `cargo xtask test new-game` runs them with a generated game in the registry.

use alcazar_browser::{Input, Size, TableState, run};
use alcazar_catalog::GameId;
use anyhow::{Result, ensure};
use thirtyfour::prelude::*;

use crate::shared::{begin, check_result, log, play};

/// The games without a board of their own. `ALCAZAR_PLAIN_GAME` names one that must be among them.
fn games() -> Vec<&'static str> {
    let plain = GameId::ALL.iter().filter(|game| !game.has("face"));
    let plain: Vec<&str> = plain.map(|game| game.slug()).collect();
    if let Ok(expected) = std::env::var("ALCAZAR_PLAIN_GAME") {
        assert!(plain.contains(&expected.as_str()), "{expected} is not among {plain:?}");
    }
    plain
}

#[tokio::test]
async fn plain_board_plays_whole_games_at_every_size() -> Result<()> {
    for game in games() {
        for size in Size::ALL {
            run(size, async |page| {
                begin(&page, game, &["you", "greedy", "search"], "c11c5").await?;
                ensure!(
                    matches!(page.wait_for_turn().await?, TableState::Asked(_)),
                    "the player is not prompted"
                );
                page.screenshot(&format!("plain-{game}-{size:?}")).await?;
                let violations = page.violations().await?;
                ensure!(violations.is_empty(), "{violations:?}");
                let is_too_wide: bool =
                    page.eval("return document.documentElement.scrollWidth > innerWidth").await?;
                ensure!(!is_too_wide, "the page scrolls sideways");
                page.play_game(Input::Mouse, async |_, _| Ok(())).await?;
                check_result(&page, 3).await?;
                page.screenshot(&format!("plain-{game}-{size:?}-end")).await?;
                Ok(())
            })
            .await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn plain_board_has_a_log_a_replay_and_a_place_in_the_lobby() -> Result<()> {
    for game in games() {
        run(Size::Laptop, async |page| {
            page.open("/").await?;
            page.see(&format!("[data-game={game}] [data-testid=play-now-{game}]")).await?;
            page.screenshot(&format!("plain-{game}-lobby")).await?;
            // Two friends share one screen.
            begin(&page, game, &["Ana", "Bea"], "5eed").await?;
            play(&page, 1).await?;
            let lines = log(&page).await?.len();
            ensure!(lines > 0, "the log is empty");
            page.play_game(Input::Keyboard, async |_, _| Ok(())).await?;
            check_result(&page, 2).await?;
            page.press(Key::Escape).await?;
            page.see_gone("dialog[data-testid=ending][open]").await?;
            page.click("[data-testid=menu]").await?;
            page.click("[data-testid=menu-items] [data-testid=look-back]").await?;
            page.see("[data-testid=replay]").await?;
            ensure!(log(&page).await?.len() > lines, "the replay is not longer than the game was");
            page.screenshot(&format!("plain-{game}-replay")).await?;
            Ok(())
        })
        .await?;
    }
    Ok(())
}
