//! What the pointer does by being somewhere: it tells, and moves nothing.

use alcazar_browser::{Page, Size, run_with};
use anyhow::{Result, ensure};
use serde_json::json;

use crate::shared::{begin, play};

/// Where the board, the hand and the controls are.
async fn places(page: &Page) -> Result<Vec<String>> {
    page.ask(
        "return ['.board', '.hand', '.controls', '.hand [data-touch]'].map((css) => {
            const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
            return `${css}: ${[x, y, width, height].map(Math.round)}`;
        })",
    )
    .await
}

/// Points at things of the board and the hand, one in so many. What moved under a pointer would be left by
/// it, and move back, for ever.
async fn nothing_moves(game: &str, seats: &[&str]) -> Result<()> {
    const MOST: usize = 16;
    // German has the longest words.
    let settings = json!({ "language": "de", "speed": "off", "sound": false, "confirm": false });
    run_with(Size::Laptop, settings, async |page| {
        begin(&page, game, seats, "b01d").await?;
        play(&page, 4).await?;
        for size in [Size::Laptop, Size::Tablet] {
            page.resize(size).await?;
            page.wait_for_turn().await?;
            let before = places(&page).await?;
            let points: Vec<(i64, i64)> = page
                .ask(
                    "return [...document.querySelectorAll('.board [data-touch], .hand [data-touch]')].map((thing) => {
                        const { x, y, width, height } = thing.getBoundingClientRect();
                        return [Math.round(x + width / 2), Math.round(y + height / 2)];
                    }).filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)",
                )
                .await?;
            ensure!(points.len() > 5, "there is hardly anything to point at");
            let mut told = 0;
            for &(x, y) in points.iter().step_by(points.len().div_ceil(MOST)) {
                let hand = page.driver.action_chain_with_delay(None, Some(std::time::Duration::ZERO));
                hand.move_to(x, y).perform().await?;
                let hint: String = page.ask("return document.querySelector('[data-testid=hint]').textContent").await?;
                told += usize::from(!hint.is_empty());
                let after = places(&page).await?;
                ensure!(after == before, "`{hint}` moves {after:?} from {before:?}");
            }
            ensure!(told > 0, "nothing is told of anything");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn pointing_at_things_of_toledo_moves_nothing() -> Result<()> {
    nothing_moves("toledo", &["you", "random"]).await
}

#[tokio::test]
async fn pointing_at_things_of_tyros_moves_nothing() -> Result<()> {
    nothing_moves("tyros", &["you", "random", "random"]).await
}

#[tokio::test]
async fn pointing_at_things_of_tolede_moves_nothing() -> Result<()> {
    nothing_moves("governor", &["you", "random"]).await
}
