//! The menus: everything an item opens is visible and can be closed by Escape, by its button and by a click
//! outside.

use std::time::Duration;

use alcazar_browser::{Page, Size, run_online, run_with};
use anyhow::{Context as _, Result, bail, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::online::{TABLE, two_players};
use crate::shared::{active_player_first, begin_with, log};

/// What an item of a menu leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Opens {
    /// An element of the page, and the button that closes it.
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
const TEXT_VIEW: Opens = dialog("dialog[data-testid=text-view]");
const TYPE: Opens = Opens::Here(".typed", "[data-testid=close-typed]");
const CONCEDE: Opens = dialog("dialog[data-testid=confirm-concede]");

/// The menu of a local table.
const LOCAL: &[(&str, Opens)] = &[
    ("menu-rules", Opens::Elsewhere),
    ("open-settings", SETTINGS),
    ("keys", KEYS),
    ("text-view", TEXT_VIEW),
    ("type", TYPE),
    ("look-back", Opens::Elsewhere),
    ("save-file", Opens::Elsewhere),
    ("go-back", dialog("dialog[data-testid=confirm-go-back]")),
    ("concede", CONCEDE),
];

/// The menu of a player at an online table.
const ONLINE: &[(&str, Opens)] = &[
    ("menu-rules", Opens::Elsewhere),
    ("open-settings", SETTINGS),
    ("keys", KEYS),
    ("text-view", TEXT_VIEW),
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

/// Waits until an element is hidden or removed.
async fn see_closed(page: &Page, css: &str) -> Result<()> {
    page.until(&format!("return !document.querySelector({css:?})?.checkVisibility()")).await
}

/// The button that opens the menu.
const MENU: &str = "[data-testid=menu]";

/// Waits until the first matching element has the focus.
async fn see_focused(page: &Page, css: &str) -> Result<()> {
    let script = format!(
        "const wanted = document.querySelector({css:?});
         return wanted !== null && document.activeElement === wanted"
    );
    page.until(&script).await.with_context(|| format!("{css} does not have the focus"))
}

/// A shop tile of the viewer. One can be chosen with any hand of cards.
const TILE: &str = "[data-touch^='shop'].glows";

/// Scrolls to such a tile and returns a point on it.
async fn point_on_tile(page: &Page) -> Result<(i64, i64)> {
    page.see(TILE).await?;
    let point: Vec<i64> = page
        .eval(&format!(
            "const tile = [...document.querySelectorAll({TILE:?})].find((tile) => tile.checkVisibility());
             tile.scrollIntoView({{ block: 'center', behavior: 'instant' }});
             const {{ x, y, width, height }} = tile.getBoundingClientRect();
             for (const part of [0.5, 0.25, 0.1]) {{
                 const point = [Math.round(x + width * part), Math.round(y + height * part)];
                 if (document.elementFromPoint(...point)?.closest('[data-touch]') === tile) return point;
             }}
             return []"
        ))
        .await?;
    let &[x, y] = point.as_slice() else { bail!("the tile is covered") };
    Ok((x, y))
}

/// Checks that a tile can be chosen by a click and deselected again.
async fn check_board(page: &Page) -> Result<()> {
    let (x, y) = point_on_tile(page).await?;
    click_at(page, x, y).await?;
    page.see(".touched").await?;
    page.press(Key::Escape).await?;
    page.see_gone(".touched").await
}

/// Chooses every item, and closes what it opens in every way.
async fn check_menu(page: &Page, expected: &[(&str, Opens)]) -> Result<()> {
    page.click(MENU).await?;
    page.see("[data-testid=menu-items]").await?;
    see_focused(page, "[data-testid=menu-items] .menu-item").await?;
    let items: Vec<String> = page
        .eval(
            "return [...document.querySelectorAll('[data-testid=menu-items] .menu-item')]
                .map((item) => item.dataset.testid)",
        )
        .await?;
    let known: Vec<&str> = expected.iter().map(|(item, _)| *item).collect();
    ensure!(items == known, "the menu has {items:?}, not {known:?}");
    page.screenshot(&format!("menu-{}-{}", known.len(), page.eval::<u32>("return innerWidth").await?))
        .await?;
    page.press(Key::Escape).await?;
    see_closed(page, "[data-testid=menu-items]").await?;
    see_focused(page, MENU).await.context("after closing the menu with Escape")?;
    check_board(page).await.context("after closing the menu with Escape")?;
    for &(item, opens) in expected {
        let Opens::Here(css, button) = opens else { continue };
        for way in [Way::Escape, Way::Button, Way::Outside] {
            let what = format!("`{item}`, closed by {way:?}");
            page.click(MENU).await?;
            page.click(&format!("[data-testid=menu-items] [data-testid={item}]")).await?;
            page.see(css).await.context(what.clone())?;
            let is_visible: bool = page
                .eval(&format!(
                    "const opened = document.querySelector({css:?});
                     const {{ left, top, right, bottom }} = opened.getBoundingClientRect();
                     return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
                         && right - left > 100 && bottom - top > 20"
                ))
                .await?;
            ensure!(is_visible, "{what} is not fully visible");
            match way {
                Way::Escape => page.press(Key::Escape).await?,
                Way::Button => page.click(&format!("{css} {button}")).await?,
                Way::Outside => click_at(page, 3, 300).await?,
            }
            see_closed(page, css).await.context(what.clone())?;
            // The field for typed moves is beside the board. A click on the board moves the focus there.
            if !(opens == TYPE && matches!(way, Way::Outside)) {
                see_focused(page, MENU).await.context(what.clone())?;
            }
            check_board(page).await.context(what)?;
        }
    }
    Ok(())
}

/// Checks that a click outside the menu closes it and does not reach the board.
async fn check_click_outside(page: &Page) -> Result<()> {
    let before = log(page).await?;
    let (x, y) = point_on_tile(page).await?;
    page.click(MENU).await?;
    page.see("[data-testid=menu-items]").await?;
    click_at(page, x, y).await?;
    see_closed(page, "[data-testid=menu-items]").await?;
    let touched: usize = page.eval("return document.querySelectorAll('.touched').length").await?;
    ensure!(touched == 0 && log(page).await? == before, "the click reached the board");
    check_board(page).await
}

#[tokio::test]
async fn local_menu_items_open_and_close() -> Result<()> {
    let settings = json!({ "language": "en", "speed": "off", "sound": false, "confirm": true });
    run_with(Size::Laptop, settings, async |page| {
        begin_with(&page, "toledo", &["you", "random"], "3e9", &[("start", "0")]).await?;
        for size in [Size::Laptop, Size::Phone] {
            page.resize(size).await?;
            page.wait_for_turn().await?;
            check_menu(&page, LOCAL).await?;
            check_click_outside(&page).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn online_menu_items_open_and_close() -> Result<()> {
    run_online(async |server| {
        let (ana, ben, _proxy, _) = two_players(server, "toledo").await?;
        let (page, _other) = active_player_first(ana, ben).await?;
        page.eval::<()>(
            "const settings = JSON.parse(localStorage.getItem('alcazar-settings'));
             localStorage.setItem('alcazar-settings', JSON.stringify({ ...settings, confirm: true }))",
        )
        .await?;
        page.driver.refresh().await?;
        page.see(TABLE).await?;
        for size in [Size::Laptop, Size::Phone] {
            page.resize(size).await?;
            page.wait_for_turn().await?;
            check_menu(&page, ONLINE).await?;
            check_click_outside(&page).await?;
        }
        Ok(())
    })
    .await
}
