//! Hovering shows hints and does not shift the layout.

use alcazar_browser::{Page, Size, run_with};
use anyhow::{Result, ensure};
use serde_json::json;

use crate::shared::{begin, play};

/// The bounding boxes of the board, the hand and the controls.
async fn places(page: &Page) -> Result<Vec<String>> {
    page.eval(
        "return ['.board', '.hand', '.controls', '.hand [data-touch]'].map((css) => {
            const { x, y, width, height } = document.querySelector(css).getBoundingClientRect();
            return `${css}: ${[x, y, width, height].map(Math.round)}`;
        })",
    )
    .await
}

/// Hovers over a sample of the elements of the board and the hand. If a hint shifted the layout, the pointer
/// would leave the element, which would hide the hint and shift it back, over and over.
async fn check_hovering(game: &str, seats: &[&str]) -> Result<()> {
    const MAX_POINTS: usize = 16;
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
                .eval(
                    "return [...document.querySelectorAll('.board [data-touch], .hand [data-touch]')]
                        .map((element) => {
                            const { x, y, width, height } = element.getBoundingClientRect();
                            return [Math.round(x + width / 2), Math.round(y + height / 2)];
                        })
                        .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)",
                )
                .await?;
            ensure!(points.len() > 5, "there are too few elements to hover over");
            let mut hints = 0;
            for &(x, y) in points.iter().step_by(points.len().div_ceil(MAX_POINTS)) {
                let pointer = page.driver.action_chain_with_delay(None, Some(std::time::Duration::ZERO));
                pointer.move_to(x, y).perform().await?;
                let hint: String =
                    page.eval("return document.querySelector('[data-testid=hint]').textContent").await?;
                hints += usize::from(!hint.is_empty());
                let after = places(&page).await?;
                ensure!(after == before, "`{hint}` shifts the layout from {before:?} to {after:?}");
            }
            ensure!(hints > 0, "no element has a hint");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn hovering_shifts_nothing_in_toledo() -> Result<()> {
    check_hovering("toledo", &["you", "random"]).await
}

#[tokio::test]
async fn hovering_shifts_nothing_in_tyros() -> Result<()> {
    check_hovering("tyros", &["you", "random", "random"]).await
}

#[tokio::test]
async fn hovering_shifts_nothing_in_governor() -> Result<()> {
    check_hovering("governor", &["you", "random"]).await
}
