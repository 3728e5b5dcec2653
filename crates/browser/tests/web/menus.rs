//! The menus: whatever an item opens can be seen, and closed in every way that people try.

use std::time::Duration;

use alcazar_browser::{Page, Size, gather, run_with};
use anyhow::{Context as _, Result, bail, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::online::{TABLE, two};
use crate::shared::{asked_first, begin_with, log};

/// What an item of a menu leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Opens {
    /// Something in the page: what it is, and the button that closes it.
    Here(&'static str, &'static str),
    /// Another page, or a file.
    Elsewhere,
}

/// A way to close something.
#[derive(Debug, Clone, Copy)]
enum Way {
    Escape,
    Button,
    Outside,
}

const fn dialog(css: &'static str) -> Opens {
    Opens::Here(css, "[data-testid=close]")
}

const SETTINGS: Opens = dialog("dialog[data-testid=settings]");
const KEYS: Opens = dialog("dialog[data-testid=help]");
const TYPE: Opens = Opens::Here(".typed", "[data-testid=close-typed]");
const CONCEDE: Opens = dialog("dialog[data-testid=confirm-concede]");

/// The menu of a table that this device keeps.
const LOCAL: &[(&str, Opens)] = &[
    ("menu-rules", Opens::Elsewhere),
    ("open-settings", SETTINGS),
    ("keys", KEYS),
    ("type", TYPE),
    ("look-back", Opens::Elsewhere),
    ("save-file", Opens::Elsewhere),
    ("go-back", dialog("dialog[data-testid=confirm-go-back]")),
    ("concede", CONCEDE),
];

/// The menu of a player at a table of the server.
const ONLINE: &[(&str, Opens)] = &[
    ("menu-rules", Opens::Elsewhere),
    ("open-settings", SETTINGS),
    ("keys", KEYS),
    ("type", TYPE),
    ("open-links", dialog("dialog[data-testid=links]")),
    ("go-back", dialog("dialog[data-testid=confirm-undo]")),
    ("abort", dialog("dialog[data-testid=confirm-abort]")),
    ("leave-seat", dialog("dialog[data-testid=confirm-leave]")),
    ("concede", CONCEDE),
];

async fn click_at(page: &Page, x: i64, y: i64) -> Result<()> {
    let hand = page.driver.action_chain_with_delay(None, Some(Duration::ZERO));
    Ok(hand.move_to(x, y).click().perform().await?)
}

/// Waits until what matches is closed; it may still be in the page.
async fn see_closed(page: &Page, css: &str) -> Result<()> {
    page.until(&format!("return !document.querySelector({css:?})?.checkVisibility()")).await
}

/// The button that opens the menu.
const MENU: &str = "[data-testid=menu]";

/// Waits until the keyboard is at the first that matches.
async fn see_focused(page: &Page, css: &str) -> Result<()> {
    let script = format!(
        "const wanted = document.querySelector({css:?});
         return wanted !== null && document.activeElement === wanted"
    );
    page.until(&script).await.with_context(|| format!("the keyboard is not at {css}"))
}

/// A shop tile of the viewer's: whatever the cards are, one can be chosen.
const TILE: &str = ".corner.own [data-touch].glows";

/// Where such a tile is, in the middle of the window.
async fn tile(page: &Page) -> Result<(i64, i64)> {
    page.see(TILE).await?;
    let place: Vec<i64> = page
        .ask(&format!(
            "const tile = document.querySelector({TILE:?});
             tile.scrollIntoView({{ block: 'center', behavior: 'instant' }});
             const {{ x, y, width, height }} = tile.getBoundingClientRect();
             for (const part of [0.5, 0.25, 0.1]) {{
                 const point = [Math.round(x + width * part), Math.round(y + height * part)];
                 if (document.elementFromPoint(...point)?.closest('[data-touch]') === tile) return point;
             }}
             return []"
        ))
        .await?;
    let &[x, y] = place.as_slice() else { bail!("something lies over the tile") };
    Ok((x, y))
}

/// A tile can be chosen by a click, and let go again.
async fn the_board_works(page: &Page) -> Result<()> {
    let (x, y) = tile(page).await?;
    click_at(page, x, y).await?;
    page.see(".corner .touched").await?;
    page.press(Key::Escape).await?;
    page.see_gone(".touched").await
}

/// Chooses every item, and closes what it opens in every way.
async fn every_item_can_be_closed(page: &Page, expected: &[(&str, Opens)]) -> Result<()> {
    page.click(MENU).await?;
    page.see("[data-testid=menu-items]").await?;
    see_focused(page, "[data-testid=menu-items] .menu-item").await?;
    let items: Vec<String> = page
        .ask(
            "return [...document.querySelectorAll('[data-testid=menu-items] .menu-item')]
                .map((item) => item.dataset.testid)",
        )
        .await?;
    let known: Vec<&str> = expected.iter().map(|(item, _)| *item).collect();
    ensure!(items == known, "the menu has {items:?}, not {known:?}");
    page.picture(&format!("menu-{}-{}", known.len(), page.ask::<u32>("return innerWidth").await?)).await?;
    page.press(Key::Escape).await?;
    see_closed(page, "[data-testid=menu-items]").await?;
    see_focused(page, MENU).await.context("after Escape has closed the menu")?;
    the_board_works(page).await.context("after Escape has closed the menu")?;
    for &(item, opens) in expected {
        let Opens::Here(css, button) = opens else { continue };
        for way in [Way::Escape, Way::Button, Way::Outside] {
            let what = format!("`{item}`, closed by {way:?}");
            page.click(MENU).await?;
            page.click(&format!("[data-testid=menu-items] [data-testid={item}]")).await?;
            page.see(css).await.context(what.clone())?;
            let is_in_sight: bool = page
                .ask(&format!(
                    "const opened = document.querySelector({css:?});
                     const {{ left, top, right, bottom }} = opened.getBoundingClientRect();
                     return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
                         && right - left > 100 && bottom - top > 20"
                ))
                .await?;
            ensure!(is_in_sight, "{what} is not in sight");
            match way {
                Way::Escape => page.press(Key::Escape).await?,
                Way::Button => page.click(&format!("{css} {button}")).await?,
                Way::Outside => click_at(page, 3, 300).await?,
            }
            see_closed(page, css).await.context(what.clone())?;
            // A line to type in lies beside the board, and whoever clicks there goes on there.
            if !(opens == TYPE && matches!(way, Way::Outside)) {
                see_focused(page, MENU).await.context(what.clone())?;
            }
            the_board_works(page).await.context(what)?;
        }
    }
    Ok(())
}

/// Whoever clicks beside the menu closes it, and touches nothing by that.
async fn a_click_beside_the_menu_only_closes_it(page: &Page) -> Result<()> {
    let before = log(page).await?;
    let (x, y) = tile(page).await?;
    page.click(MENU).await?;
    page.see("[data-testid=menu-items]").await?;
    click_at(page, x, y).await?;
    see_closed(page, "[data-testid=menu-items]").await?;
    let touched: usize = page.ask("return document.querySelectorAll('.touched').length").await?;
    ensure!(touched == 0 && log(page).await? == before, "the click went through to the board");
    the_board_works(page).await
}

#[tokio::test]
async fn the_menu_of_a_local_table() -> Result<()> {
    let settings = json!({ "language": "en", "speed": "off", "sound": false, "confirm": true });
    run_with(Size::Laptop, settings, async |page| {
        begin_with(&page, "toledo", &["you", "random"], "3e9", &[("start", "0")]).await?;
        for size in [Size::Laptop, Size::Phone] {
            page.resize(size).await?;
            page.wait_for_turn().await?;
            every_item_can_be_closed(&page, LOCAL).await?;
            a_click_beside_the_menu_only_closes_it(&page).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_menu_of_an_online_table() -> Result<()> {
    gather(async |house| {
        let (ana, ben, _proxy, _) = two(house, "toledo").await?;
        let (page, _other) = asked_first(ana, ben).await?;
        page.ask::<()>(
            "const settings = JSON.parse(localStorage.getItem('alcazar-settings'));
             localStorage.setItem('alcazar-settings', JSON.stringify({ ...settings, confirm: true }))",
        )
        .await?;
        page.driver.refresh().await?;
        page.see(TABLE).await?;
        for size in [Size::Laptop, Size::Phone] {
            page.resize(size).await?;
            page.wait_for_turn().await?;
            every_item_can_be_closed(&page, ONLINE).await?;
            a_click_beside_the_menu_only_closes_it(&page).await?;
        }
        Ok(())
    })
    .await
}
