//! Tolède: whole games, drafting the city, simultaneous choices, and passing automatically.

use std::collections::BTreeSet;

use alcazar_browser::{Input, Page, Size, TableState, run, run_with};
use anyhow::{Result, bail, ensure};
use serde_json::json;

use crate::focus::play_by_keyboard;
use crate::narration::{check_said, listen};
use crate::shared::{Findings, Prompts, begin, begin_with, check_result, log, open_replay, play};

#[tokio::test]
async fn a_game_can_be_played_with_the_mouse() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["you", "random"], "c11c5").await?;
        page.wait_for_turn().await?;
        listen(&page).await?;
        let mut prompts = Prompts::default();
        page.play_game(Input::Mouse, async |page, kinds| prompts.audit(page, kinds).await).await?;
        prompts.check(&page, 7).await?;
        check_said(&page).await?;
        check_result(&page, 2).await
    })
    .await
}

#[tokio::test]
async fn a_game_can_be_played_with_the_keyboard() -> Result<()> {
    run(Size::Tablet, async |page| {
        begin(&page, "governor", &["you", "random"], "ce15").await?;
        play_by_keyboard(&page).await?;
        check_result(&page, 2).await
    })
    .await
}

/// The number of tiles in the city.
async fn tiles(page: &Page) -> Result<usize> {
    let tiles = ".governor-board .rim, .governor-board .district [href='#g-orchard']";
    page.eval(&format!("return document.querySelectorAll(\"{tiles}\").length")).await
}

#[tokio::test]
async fn a_city_can_be_drafted_on_a_phone() -> Result<()> {
    run(Size::Phone, async |page| {
        begin_with(&page, "governor", &["you", "random"], "1a7", &[("city", "drafted")]).await?;
        loop {
            let is_too_wide: bool =
                page.eval("return document.documentElement.scrollWidth > innerWidth").await?;
            ensure!(!is_too_wide, "the page scrolls sideways on a phone");
            match page.wait_for_turn().await? {
                // The city is complete, and the first move begins.
                TableState::Asked(kinds) if kinds.contains("step") => break,
                TableState::Asked(_) => page.touch(Input::Mouse).await?,
                TableState::Over | TableState::Curtain | TableState::Waiting => bail!("no tile can be laid"),
            }
        }
        ensure!(tiles(&page).await? >= 15, "the city has too few tiles");
        ensure!(log(&page).await?.len() > 25, "the log lacks laid tiles");
        play(&page, 12).await
    })
    .await
}

/// The centre of an element.
async fn centre(page: &Page, css: &str) -> Result<(i64, i64)> {
    page.eval(&format!(
        "const box = document.querySelector(\"{css}\").getBoundingClientRect();
        return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]"
    ))
    .await
}

#[tokio::test]
async fn a_tile_can_be_dragged_to_its_cell() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin_with(&page, "governor", &["you", "random"], "d4a6", &[("city", "drafted")]).await?;
        page.wait_for_turn().await?;
        let before = tiles(&page).await?;
        let (x, y) = centre(&page, ".tile-in-hand").await?;
        // The first highlighted cell is north of the centre, where some rotation fits.
        let (u, v) = centre(&page, ".district.glows").await?;
        let drag = page.driver.action_chain().move_to(x, y).click_and_hold();
        drag.move_to(i64::midpoint(x, u), i64::midpoint(y, v)).move_to(u, v).release().perform().await?;
        // Either the tile is laid there, or the fitting rotations are offered.
        page.until("return !document.querySelector('.dragged')").await?;
        if page.eval("return !!document.querySelector('.offer')").await? {
            page.click(".offer-choice").await?;
        }
        page.wait_for_turn().await?;
        ensure!(tiles(&page).await? > before, "the tile was not laid");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_city_without_a_street_to_a_free_cell_can_be_repaired() -> Result<()> {
    run(Size::Laptop, async |page| {
        // The step of a recorded game at which a repair is needed.
        const MOMENT: u32 = 84;
        open_replay(&page, "governor", "six-drafted").await?;
        page.eval::<()>(&format!(
            "const slider = document.querySelector('[data-testid=slider]'); slider.value = {MOMENT};
            slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ))
        .await?;
        page.until(
            "return document.querySelector('[data-testid=slider]').ariaValueText.includes('a dead end')",
        )
        .await?;
        page.click("[data-testid=play-on]").await?;
        page.click("[data-testid=raise-curtain]").await?;
        // The tile fits nowhere: choose a way to repair, then a tile, then its rotation.
        ensure!(
            page.see("[data-touch='way replace']").await?.attr("aria-disabled").await?.is_some(),
            "replacing a tile is offered, though it would not help"
        );
        page.click("[data-touch='way turn']").await?;
        let mut findings = Findings::default();
        findings.audit(&page, "a repair").await?;
        page.click("[data-touch='cell b7']").await?;
        page.click("[data-action='turn b7 new']").await?;
        // Now the drawn tile can be laid.
        page.see("[data-touch=rotate]").await?;
        page.click("[data-touch='cell b6']").await?;
        page.click("[data-action='lay b6 s']").await?;
        page.see_gone("[data-action='lay b6 s']").await?;
        findings.check()
    })
    .await
}

#[tokio::test]
async fn players_sharing_a_screen_pass_influence_cards_behind_the_curtain() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["Ana", "Bea", "random"], "9a55").await?;
        let mut givers = BTreeSet::new();
        while givers.len() < 2 {
            match page.wait_for_turn().await? {
                TableState::Curtain => {
                    let left: u32 = page
                        .eval("return document.querySelectorAll('[data-testid=hand], .fan').length")
                        .await?;
                    ensure!(left == 0, "the page has a hand behind the curtain");
                    page.click("[data-testid=raise-curtain]").await?;
                    page.see("[data-testid=hand]").await?;
                }
                TableState::Asked(kinds) => {
                    if kinds.split(' ').any(|kind| kind == "give") {
                        givers.insert(page.text(".corner.own h2").await?);
                    }
                    page.touch(Input::Mouse).await?;
                }
                TableState::Over | TableState::Waiting => bail!("the game ended too soon"),
            }
        }
        ensure!(givers == BTreeSet::from(["Ana".to_owned(), "Bea".to_owned()]), "{givers:?}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn standing_orders_pass_automatically() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["you", "random"], "0a5").await?;
        page.wait_for_turn().await?;
        for order in ["starts", "tests"] {
            page.click(&format!("[data-testid=order-{order}]")).await?;
        }
        let count = "return [...document.querySelectorAll('[data-testid=log] li')]
            .filter((line) => line.textContent.includes('You play no card')).length";
        for _ in 0..400 {
            let passed: usize = page.eval(count).await?;
            if passed > 2 {
                return Ok(());
            }
            match page.wait_for_turn().await? {
                TableState::Asked(kinds) => {
                    ensure!(!kinds.contains("pass"), "the player was asked to pass: {kinds}");
                    page.touch(Input::Mouse).await?;
                }
                TableState::Over => bail!("no window was passed automatically"),
                TableState::Curtain | TableState::Waiting => {}
            }
        }
        bail!("no window was passed automatically")
    })
    .await
}

/// The widths of the smallest and the largest district other than the centre, in pixels.
async fn district_widths(page: &Page) -> Result<(f64, f64)> {
    page.eval(
        "const widths = [...document.querySelectorAll('.district[data-place]:not([data-place=centre])')]
            .map((district) => district.getBoundingClientRect().width);
        return [Math.min(...widths), Math.max(...widths)]",
    )
    .await
}

#[tokio::test]
async fn districts_are_large_have_coordinates_and_all_actions_are_in_one_bar() -> Result<()> {
    run(Size::Laptop, async |page| {
        // Six players have the largest city.
        let seats = ["you", "random", "random", "random", "random", "random"];
        begin(&page, "governor", &seats, "61c").await?;
        page.wait_for_turn().await?;
        for (size, least) in [((1440, 900), 64.0), ((1024, 768), 48.0), ((768, 1024), 48.0)] {
            page.resize_to(size, false).await?;
            let (smallest, largest) = district_widths(&page).await?;
            ensure!(
                smallest >= least && largest < 1.1 * smallest,
                "{size:?}: {smallest} to {largest} pixels"
            );
        }
        page.resize(Size::Laptop).await?;
        // Every column and row that the sentences name is written at the edges.
        let unnamed: Vec<String> = page
            .eval(
                "const written = new Set([...document.querySelectorAll('.coordinates text')]
                    .map((text) => text.textContent));
                return [...document.querySelectorAll('.district[data-place]:not([data-place=centre])')]
                    .map((district) => district.dataset.place)
                    .filter((place) => ![...place].every((mark) => written.has(mark)))",
            )
            .await?;
        ensure!(unnamed.is_empty(), "no coordinates for {unnamed:?}");
        let mut seen = BTreeSet::new();
        while !["step", "draw", "end"].iter().all(|kind| seen.contains(*kind)) {
            match page.wait_for_turn().await? {
                TableState::Asked(kinds) => seen.extend(kinds.split(' ').map(str::to_owned)),
                state => bail!("the game went on without the player: {state:?}"),
            }
            let elsewhere: Vec<String> = page
                .eval(
                    "return [...document.querySelectorAll('[data-touch^=choice], [data-testid=end-turn]')]
                        .filter((button) => !button.closest('[data-testid=governor-bar]'))
                        .concat([...document.querySelectorAll('.governor-side button')])
                        .map((button) => button.outerHTML)",
                )
                .await?;
            ensure!(elsewhere.is_empty(), "actions outside of the bar: {elsewhere:?}");
            page.touch(Input::Mouse).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn every_action_is_in_sight_on_a_small_phone() -> Result<()> {
    run(Size::Phone, async |page| {
        page.resize_to((360, 640), true).await?;
        begin(&page, "governor", &["you", "random", "random"], "61c").await?;
        for _ in 0..12 {
            page.wait_for_turn().await?;
            let problems: Vec<String> = page
                .eval(
                    "return [...document.querySelectorAll('.governor-bar button')].map((button) => {
                        const box = button.getBoundingClientRect(), name = button.ariaLabel;
                        const x = box.left + box.width / 2, y = box.top + box.height / 2;
                        if (box.height < 40 || box.width < 40) return `${name}: ${box.width}×${box.height}`;
                        return document.elementFromPoint(x, y)?.closest('button') === button
                            ? '' : `${name} is out of sight`;
                    }).filter((problem) => problem)",
                )
                .await?;
            ensure!(problems.is_empty(), "{problems:?}");
            page.touch(Input::Mouse).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_player_against_bots_is_not_asked_about_cards_that_cannot_be_played() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["you", "random"], "0a5").await?;
        let passed = "return [...document.querySelectorAll('[data-testid=log] li')]
            .some((line) => line.textContent.includes('You play no card'))";
        for _ in 0..200 {
            match page.wait_for_turn().await? {
                TableState::Asked(kinds) => {
                    let can_only_pass = kinds.split(' ').all(|kind| kind.starts_with("pass"));
                    ensure!(!can_only_pass, "the player can do nothing but pass: {kinds}");
                    if page.eval(passed).await? {
                        return Ok(());
                    }
                    page.touch(Input::Mouse).await?;
                }
                TableState::Over => break,
                TableState::Curtain | TableState::Waiting => {}
            }
        }
        bail!("no question was answered automatically")
    })
    .await
}

#[tokio::test]
async fn nothing_covers_the_highlighted_districts_on_a_tablet() -> Result<()> {
    const MAX_TOUCHES: usize = 150;
    run(Size::Tablet, async |page| {
        begin(&page, "governor", &["you", "random", "random"], "7ab").await?;
        let mut tests = 0;
        for _ in 0..MAX_TOUCHES {
            let TableState::Asked(kinds) = page.wait_for_turn().await? else { break };
            let covered: Vec<String> = page
                .eval(
                    "return [...document.querySelectorAll('.district.glows')].filter((district) => {
                        const { left, top, width, height } = district.getBoundingClientRect();
                        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
                        return seen?.closest('.district') !== district;
                    }).map((district) => district.ariaLabel)",
                )
                .await?;
            ensure!(covered.is_empty(), "asked for {kinds}, but covered: {covered:?}");
            let is_test = kinds.split(' ').any(|kind| kind == "show");
            page.touch(Input::Mouse).await?;
            // Whether a test was passed is told at once.
            if is_test {
                page.until(
                    "return [...document.querySelectorAll('[data-testid=log] li')].slice(-8)
                        .some((line) => /^You .* the test at /.test(line.textContent.trim()))",
                )
                .await?;
                tests += 1;
            }
            if tests == 2 {
                return Ok(());
            }
        }
        bail!("the player took only {tests} tests")
    })
    .await
}

#[tokio::test]
async fn standing_orders_can_be_changed_while_others_play_on_a_phone() -> Result<()> {
    let settings = json!({ "language": "en", "speed": "normal", "sound": false, "confirm": false });
    run_with(Size::Phone, settings, async |page| {
        begin(&page, "governor", &["you", "random", "random"], "0a5").await?;
        while page.eval::<bool>("return !!document.querySelector('[data-testid=pace].idle')").await? {
            if let TableState::Asked(_) = page.table_state().await? {
                page.touch(Input::Mouse).await?;
            }
        }
        page.click("[data-testid=pause]").await?;
        page.see(".paused").await?;
        let covered: Vec<String> = page
            .eval(
                "return [...document.querySelectorAll('.order')].filter((order) => {
                    order.scrollIntoView({ block: 'center', behavior: 'instant' });
                    const { left, top, height } = order.firstElementChild.getBoundingClientRect();
                    return document.elementFromPoint(left + 4, top + height / 2)?.closest('.order') !== order;
                }).map((order) => order.innerText)",
            )
            .await?;
        ensure!(covered.is_empty(), "{covered:?}");
        page.click("[data-testid^=order-]").await
    })
    .await
}
