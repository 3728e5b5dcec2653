//! Tolède: whole games, the laying of the city, what is asked of several at the same time, and who wants not to be asked.

use std::collections::BTreeSet;

use alcazar_browser::{Look, Means, Page, Size, run};
use anyhow::{Result, bail, ensure};

use crate::shared::{Findings, begin, begin_with, check_the_end, log, play};

#[tokio::test]
async fn a_whole_game_by_clicks_alone() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["you", "random"], "c11c5").await?;
        // Whatever is asked is free of barriers, and looked at the first time that it is asked.
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
    page.ask("return document.querySelectorAll('.governor-board .rim, .governor-board .district [href=\"#g-orchard\"]').length")
        .await
}

#[tokio::test]
async fn a_city_is_laid_by_hand_on_a_phone() -> Result<()> {
    run(Size::Phone, async |page| {
        begin_with(&page, "governor", &["you", "random"], "1a7", &[("city", "drafted")]).await?;
        let mut is_repaired = false;
        loop {
            let is_too_wide: bool =
                page.ask("return document.documentElement.scrollWidth > innerWidth").await?;
            ensure!(!is_too_wide, "a phone must not be scrolled sideways");
            match page.wait_for_turn().await? {
                // The city is laid, and the first move is asked for.
                Look::Asked(kinds) if kinds.contains("step") => break,
                Look::Asked(kinds) => {
                    is_repaired |= kinds.contains("way");
                    page.touch(Means::Mouse).await?;
                }
                Look::Over | Look::Curtain | Look::Waiting => bail!("nobody lays tiles"),
            }
        }
        ensure!(tiles(&page).await? >= 15, "the city has its tiles");
        ensure!(log(&page).await?.len() > 25, "and all that was laid is told");
        println!("repaired: {is_repaired}");
        play(&page, 12).await
    })
    .await
}

#[tokio::test]
async fn friends_pass_influence_cards_at_the_same_time_behind_the_curtain() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "governor", &["Ana", "Bea", "random"], "9a55").await?;
        let mut givers = BTreeSet::new();
        while givers.len() < 2 {
            match page.wait_for_turn().await? {
                Look::Curtain => {
                    let left: u32 = page
                        .ask("return document.querySelectorAll('[data-testid=hand], .fan').length")
                        .await?;
                    ensure!(left == 0, "nothing of a hand is in the page behind the curtain");
                    page.click("[data-testid=raise-curtain]").await?;
                    page.see("[data-testid=hand]").await?;
                }
                Look::Asked(kinds) => {
                    if kinds.split(' ').any(|kind| kind == "give") {
                        givers.insert(page.text(".corner.own h2").await?);
                    }
                    page.touch(Means::Mouse).await?;
                }
                Look::Over | Look::Waiting => bail!("the game is over too soon"),
            }
        }
        ensure!(givers == BTreeSet::from(["Ana".to_owned(), "Bea".to_owned()]), "{givers:?}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn who_does_not_want_to_be_asked_passes_by_himself() -> Result<()> {
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
                    ensure!(!kinds.contains("pass"), "nobody is asked: {kinds}");
                    page.touch(Means::Mouse).await?;
                }
                Look::Over => bail!("nobody was ever asked"),
                Look::Curtain | Look::Waiting => {}
            }
        }
        bail!("nobody was ever asked")
    })
    .await
}
