//! Every game is played over a server, and a tab says when it is one's turn.

use alcazar_browser::{House, Look, Means, Page, gather};
use anyhow::{Result, bail, ensure};

use super::two;
use crate::shared::log;

/// So many touches of both together.
const TOUCHES: usize = 14;

/// What the tab says: its title, and its little picture.
async fn tab(page: &Page) -> Result<(String, String)> {
    page.ask("return [document.title, document.querySelector('link[rel=icon]').getAttribute('href')]").await
}

async fn play_some_turns(house: &mut House, game: &str) -> Result<()> {
    let (ana, ben, _proxy, _) = two(house, game).await?;
    let (mut touches, mut moves) = (0, [0, 0]);
    let mut called = Vec::new();
    while touches < TOUCHES || moves.contains(&0) {
        ensure!(touches < 20 * TOUCHES, "one of them is never asked");
        for (place, page) in [&ana, &ben].into_iter().enumerate() {
            match page.look().await? {
                Look::Asked(_) => {
                    called.push(tab(page).await?);
                    page.touch(Means::Mouse).await?;
                    touches += 1;
                    moves[place] += 1;
                }
                Look::Waiting => {}
                other => bail!("{other:?}"),
            }
        }
    }
    for page in [&ana, &ben] {
        ensure!(log(page).await?.len() > 3, "everybody sees what happens");
    }
    let usual: String = ana.ask("return document.querySelector('meta[name=icon]').content").await?;
    ensure!(called.iter().all(|(title, icon)| *icon != usual && *title == called[0].0), "{called:?}");
    // Nobody is called who is not asked.
    ana.open("/").await?;
    ana.until("return document.querySelector('link[rel=icon]').getAttribute('href') === document.querySelector('meta[name=icon]').content").await?;
    let (title, _) = tab(&ana).await?;
    ensure!(title != called[0].0, "{title}");
    Ok(())
}

#[tokio::test]
async fn two_play_tyros() -> Result<()> {
    gather(async |house| play_some_turns(house, "tyros").await).await
}

#[tokio::test]
async fn two_play_tolede() -> Result<()> {
    gather(async |house| play_some_turns(house, "governor").await).await
}
