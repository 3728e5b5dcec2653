//! Tyros and Tolède online, and the tab that shows whose turn it is.

use alcazar_browser::{Input, OnlineServer, Page, TableState, run_online};
use anyhow::{Result, bail, ensure};

use super::two_players;
use crate::shared::log;

/// The minimum number of touches of both players together.
const MIN_TOUCHES: usize = 14;

/// The title and the icon of the tab.
async fn tab(page: &Page) -> Result<(String, String)> {
    page.eval("return [document.title, document.querySelector('link[rel=icon]').getAttribute('href')]").await
}

async fn play_some_turns(server: &mut OnlineServer, game: &str) -> Result<()> {
    let (ana, ben, _proxy, _) = two_players(server, game).await?;
    let (mut touches, mut moves) = (0, [0, 0]);
    let mut tabs = Vec::new();
    while touches < MIN_TOUCHES || moves.contains(&0) {
        ensure!(touches < 20 * MIN_TOUCHES, "one of the players is never prompted");
        for (place, page) in [&ana, &ben].into_iter().enumerate() {
            match page.table_state().await? {
                TableState::Asked(_) => {
                    tabs.push(tab(page).await?);
                    page.touch(Input::Mouse).await?;
                    touches += 1;
                    moves[place] += 1;
                }
                TableState::Waiting => {}
                other => bail!("{other:?}"),
            }
        }
    }
    for page in [&ana, &ben] {
        ensure!(log(page).await?.len() > 3, "the log is too short");
    }
    let default: String = ana.eval("return document.querySelector('meta[name=icon]').content").await?;
    ensure!(tabs.iter().all(|(title, icon)| *icon != default && *title == tabs[0].0), "{tabs:?}");
    // Outside the game the tab has its default title and icon.
    ana.open("/").await?;
    ana.until(
        "return document.querySelector('link[rel=icon]').getAttribute('href')
            === document.querySelector('meta[name=icon]').content",
    )
    .await?;
    let (title, _) = tab(&ana).await?;
    ensure!(title != tabs[0].0, "{title}");
    Ok(())
}

#[tokio::test]
async fn two_players_play_tyros() -> Result<()> {
    run_online(async |server| play_some_turns(server, "tyros").await).await
}

#[tokio::test]
async fn two_players_play_governor() -> Result<()> {
    run_online(async |server| play_some_turns(server, "governor").await).await
}
