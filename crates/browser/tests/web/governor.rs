//! Tolède: whole games, drafting the city, simultaneous choices, and passing automatically.

use std::collections::BTreeSet;
use std::path::Path;

use alcazar_browser::{Look, Means, Page, Size, run};
use anyhow::{Result, bail, ensure};
use thirtyfour::prelude::*;

use crate::shared::{Findings, begin, begin_with, check_the_end, log, play};

#[tokio::test]
async fn a_whole_game_by_clicks_alone() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["you", "random"], "c11c5").await?;
        // Every kind of decision is checked for accessibility the first time it comes up.
        let mut seen = BTreeSet::new();
        let mut findings = Findings::default();
        page.play_to_the_end(Means::Mouse, async |page, kinds| {
            if seen.insert(kinds.to_owned()) && seen.len() < 24 {
                findings.look(page, &format!("asked for {kinds}")).await?;
            }
            Ok(())
        })
        .await?;
        findings.look(&page, "the end").await?;
        check_the_end(&page, 2).await?;
        ensure!(seen.len() > 6, "only {seen:?} were seen");
        findings.check()
    })
    .await
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() -> Result<()> {
    run(Size::Tablet, async |page| {
        begin(&page, "governor", &["you", "random"], "ce15").await?;
        page.play_to_the_end(Means::Keyboard, async |_, _| Ok(())).await?;
        check_the_end(&page, 2).await
    })
    .await
}

/// The number of tiles in the city.
async fn tiles(page: &Page) -> Result<usize> {
    let tiles = ".governor-board .rim, .governor-board .district [href='#g-orchard']";
    page.ask(&format!("return document.querySelectorAll(\"{tiles}\").length")).await
}

#[tokio::test]
async fn a_city_is_drafted_on_a_phone() -> Result<()> {
    run(Size::Phone, async |page| {
        begin_with(&page, "governor", &["you", "random"], "1a7", &[("city", "drafted")]).await?;
        loop {
            let is_too_wide: bool =
                page.ask("return document.documentElement.scrollWidth > innerWidth").await?;
            ensure!(!is_too_wide, "the page scrolls sideways on a phone");
            match page.wait_for_turn().await? {
                // The city is complete, and the first move begins.
                Look::Asked(kinds) if kinds.contains("step") => break,
                Look::Asked(_) => page.touch(Means::Mouse).await?,
                Look::Over | Look::Curtain | Look::Waiting => bail!("no tile can be laid"),
            }
        }
        ensure!(tiles(&page).await? >= 15, "the city has too few tiles");
        ensure!(log(&page).await?.len() > 25, "the log lacks laid tiles");
        play(&page, 12).await
    })
    .await
}

/// The centre of an element.
async fn middle(page: &Page, css: &str) -> Result<(i64, i64)> {
    page.ask(&format!(
        "const box = document.querySelector(\"{css}\").getBoundingClientRect();
        return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]"
    ))
    .await
}

#[tokio::test]
async fn a_tile_is_dragged_to_its_cell() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin_with(&page, "governor", &["you", "random"], "d4a6", &[("city", "drafted")]).await?;
        page.wait_for_turn().await?;
        let before = tiles(&page).await?;
        let (x, y) = middle(&page, ".tile-in-hand").await?;
        // The first highlighted cell is north of the centre, where some rotation fits.
        let (u, v) = middle(&page, ".district.glows").await?;
        let drag = page.driver.action_chain().move_to(x, y).click_and_hold();
        drag.move_to(i64::midpoint(x, u), i64::midpoint(y, v)).move_to(u, v).release().perform().await?;
        // Either the tile is laid there, or the fitting rotations are offered.
        page.until("return !document.querySelector('.dragged')").await?;
        if page.ask("return !!document.querySelector('.offer')").await? {
            page.click(".offer-choice").await?;
        }
        page.wait_for_turn().await?;
        ensure!(tiles(&page).await? > before, "the tile was not laid");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_city_without_a_street_to_a_free_cell_is_repaired() -> Result<()> {
    run(Size::Laptop, async |page| {
        // The step of a recorded game at which a repair is needed.
        const MOMENT: u32 = 84;
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let game = here.join("../../games/governor/tests/replays/six-drafted.jsonl").canonicalize()?;
        page.open("/").await?;
        page.see("[data-testid=play-now-governor]").await?;
        page.driver.find(By::Css("[data-testid=import]")).await?.send_keys(game.to_string_lossy()).await?;
        page.see("[data-testid=replay]").await?;
        page.ask::<()>(&format!(
            "const slider = document.querySelector('[data-testid=slider]'); slider.value = {MOMENT};
            slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
        ))
        .await?;
        page.until("return document.querySelector('[data-testid=prompt]').textContent.includes('dead end')")
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
        findings.look(&page, "a repair").await?;
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
async fn people_at_one_screen_pass_influence_cards_behind_the_curtain() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["Ana", "Bea", "random"], "9a55").await?;
        let mut givers = BTreeSet::new();
        while givers.len() < 2 {
            match page.wait_for_turn().await? {
                Look::Curtain => {
                    let left: u32 = page
                        .ask("return document.querySelectorAll('[data-testid=hand], .fan').length")
                        .await?;
                    ensure!(left == 0, "the page has a hand behind the curtain");
                    page.click("[data-testid=raise-curtain]").await?;
                    page.see("[data-testid=hand]").await?;
                }
                Look::Asked(kinds) => {
                    if kinds.split(' ').any(|kind| kind == "give") {
                        givers.insert(page.text(".corner.own h2").await?);
                    }
                    page.touch(Means::Mouse).await?;
                }
                Look::Over | Look::Waiting => bail!("the game ended too soon"),
            }
        }
        ensure!(givers == BTreeSet::from(["Ana".to_owned(), "Bea".to_owned()]), "{givers:?}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_player_who_does_not_want_to_be_asked_passes_automatically() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["you", "random"], "0a5").await?;
        page.wait_for_turn().await?;
        for order in ["starts", "tests"] {
            page.click(&format!("[data-testid=order-{order}]")).await?;
        }
        let count = "return [...document.querySelectorAll('[data-testid=log] li')]
            .filter((line) => line.textContent.includes('You play no card')).length";
        for _ in 0..400 {
            let passed: usize = page.ask(count).await?;
            if passed > 2 {
                return Ok(());
            }
            match page.wait_for_turn().await? {
                Look::Asked(kinds) => {
                    ensure!(!kinds.contains("pass"), "the player was asked to pass: {kinds}");
                    page.touch(Means::Mouse).await?;
                }
                Look::Over => bail!("no window was passed automatically"),
                Look::Curtain | Look::Waiting => {}
            }
        }
        bail!("no window was passed automatically")
    })
    .await
}
