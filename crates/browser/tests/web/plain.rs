//! Games that have not drawn a board of their own: every one in the registry can be played on the plain
//! board.
//!
//! The games of this repository all draw their own, so here there may be none to play. `cargo xtask test
//! new-game` runs these tests with a generated game in the registry.

use alcazar_browser::{Look, Means, Size, run};
use alcazar_catalog::GameId;
use anyhow::{Result, ensure};

use crate::shared::{begin, check_the_end, log, play};

fn games() -> impl Iterator<Item = &'static str> {
    GameId::ALL.iter().filter(|game| !game.has("face")).map(|game| game.slug())
}

#[tokio::test]
async fn plain_board_plays_whole_games_at_every_size() -> Result<()> {
    for game in games() {
        for size in Size::ALL {
            run(size, async |page| {
                begin(&page, game, &["you", "greedy", "search"], "c11c5").await?;
                ensure!(matches!(page.wait_for_turn().await?, Look::Asked(_)), "nobody is asked");
                page.picture(&format!("plain-{game}")).await?;
                let barriers = page.barriers().await?;
                ensure!(barriers.is_empty(), "{barriers:?}");
                let is_too_wide: bool =
                    page.ask("return document.documentElement.scrollWidth > innerWidth").await?;
                ensure!(!is_too_wide, "the page must not be scrolled sideways");
                page.play_to_the_end(Means::Mouse, async |_, _| Ok(())).await?;
                check_the_end(&page, 3).await?;
                page.picture(&format!("plain-{game}-end")).await?;
                Ok(())
            })
            .await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn plain_board_has_a_log_undo_replay_and_a_place_in_the_lobby() -> Result<()> {
    for game in games() {
        run(Size::Laptop, async |page| {
            page.open("/").await?;
            page.see(&format!("[data-game={game}] [data-testid=play-now-{game}]")).await?;
            page.picture(&format!("plain-{game}-lobby")).await?;
            // Two friends at one device: a move can be taken back until the other one has moved.
            begin(&page, game, &["Ana", "Bea"], "5eed").await?;
            play(&page, 1).await?;
            let lines = log(&page).await?.len();
            ensure!(lines > 0, "the log is empty");
            page.play_to_the_end(Means::Keyboard, async |_, _| Ok(())).await?;
            check_the_end(&page, 2).await?;
            page.click("[data-testid=look-back]").await?;
            page.see("[data-testid=replay]").await?;
            ensure!(log(&page).await?.len() > lines, "the replay tells the whole game");
            page.picture(&format!("plain-{game}-replay")).await?;
            Ok(())
        })
        .await?;
    }
    Ok(())
}
