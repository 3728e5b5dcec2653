//! Whole games of Toledo, and what must survive in the middle of one.

use alcazar_browser::{Look, Means, Page, Size, run};
use anyhow::{Result, ensure};
use thirtyfour::prelude::*;

use crate::shared::{begin, check_the_end, hand, log, play};

async fn nothing(_: &Page, _: &str) -> Result<()> {
    Ok(())
}

#[tokio::test]
async fn a_whole_game_by_clicks_alone() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "c11c5").await?;
        page.play_to_the_end(Means::Mouse, nothing).await?;
        check_the_end(&page, 2).await?;
        page.picture("end-of-a-game").await?;
        // Another one is a click away.
        page.click("[data-testid=rematch]").await?;
        page.see_gone("dialog[data-testid=ending][open]").await?;
        ensure!(matches!(page.wait_for_turn().await?, Look::Asked(_)), "the next game begins");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_whole_game_by_keyboard_alone() -> Result<()> {
    run(Size::Tablet, async |page| {
        begin(&page, "toledo", &["you", "random"], "ce15").await?;
        page.play_to_the_end(Means::Keyboard, nothing).await?;
        check_the_end(&page, 2).await
    })
    .await
}

#[tokio::test]
async fn a_whole_game_on_a_phone() -> Result<()> {
    run(Size::Phone, async |page| {
        begin(&page, "toledo", &["you", "random", "random"], "f0e").await?;
        let mut is_first = true;
        page.play_to_the_end(Means::Mouse, async |page, _| {
            if std::mem::take(&mut is_first) {
                let is_too_wide: bool =
                    page.ask("return document.documentElement.scrollWidth > innerWidth").await?;
                ensure!(!is_too_wide, "a phone must not be scrolled sideways");
            }
            Ok(())
        })
        .await?;
        check_the_end(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn a_curtain_hangs_between_friends() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["Ana", "Bea"], "c0").await?;
        let mut hands: Vec<(String, Vec<String>)> = Vec::new();
        while hands.len() < 6 {
            match page.wait_for_turn().await? {
                Look::Curtain => {
                    let whose = page.text("[data-testid=curtain]").await?;
                    let left: u32 = page
                        .ask("return document.querySelectorAll('[data-testid=hand], .fan').length")
                        .await?;
                    ensure!(left == 0, "nothing of a hand is in the page behind the curtain");
                    page.click("[data-testid=raise-curtain]").await?;
                    page.see("[data-testid=hand]").await?;
                    hands.push((whose, hand(&page).await?));
                }
                Look::Asked(_) => page.touch(Means::Mouse).await?,
                Look::Over | Look::Waiting => anyhow::bail!("the game is over too soon"),
            }
        }
        for pair in hands.windows(2) {
            ensure!(pair[0].0 != pair[1].0, "the players take turns: {hands:?}");
        }
        ensure!(hands[0].1 != hands[1].1, "each sees his own hand: {hands:?}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_reload_in_the_middle_of_a_game_loses_nothing() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "4e").await?;
        play(&page, 12).await?;
        page.wait_for_turn().await?;
        let before = (hand(&page).await?, log(&page).await?, page.text("[data-testid=prompt]").await?);
        ensure!(before.1.len() > 10, "{before:?}");
        page.driver.refresh().await?;
        page.see("[data-testid=table]").await?;
        page.wait_for_turn().await?;
        let after = (hand(&page).await?, log(&page).await?, page.text("[data-testid=prompt]").await?);
        ensure!(before == after, "before: {before:?}\nafter: {after:?}");
        // It can be found in the lobby, and goes on.
        page.open("/").await?;
        page.click("[data-testid=continue]").await?;
        page.see("[data-testid=table]").await?;
        play(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn a_second_tab_looks_on() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "7ab5").await?;
        play(&page, 2).await?;
        let address = page.driver.current_url().await?;
        let first = page.driver.window().await?;
        let second = page.driver.new_tab().await?;
        page.driver.switch_to_window(second).await?;
        page.driver.goto(address.as_str()).await?;
        page.see("[data-testid=table]").await?;
        page.see("[data-testid=trouble]").await?;
        ensure!(page.look().await? == Look::Waiting, "nothing can be done in the second tab");
        page.driver.close_window().await?;
        page.driver.switch_to_window(first).await?;
        play(&page, 2).await
    })
    .await
}

#[tokio::test]
async fn a_turn_is_taken_back() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "0d0").await?;
        let mut at_start = Vec::new();
        loop {
            page.wait_for_turn().await?;
            let can_undo: bool =
                page.ask("return !document.querySelector('[data-testid=restart-turn]').disabled").await?;
            if can_undo {
                break;
            }
            at_start = hand(&page).await?;
            page.touch(Means::Mouse).await?;
        }
        let lines = log(&page).await?.len();
        ensure!(hand(&page).await? != at_start, "something was played");
        page.click("[data-testid=restart-turn]").await?;
        page.see("[data-testid=restart-turn][disabled]").await?;
        ensure!(hand(&page).await? == at_start, "the cards are back");
        ensure!(log(&page).await?.len() < lines, "and nothing of it is told");
        play(&page, 5).await
    })
    .await
}

#[tokio::test]
async fn a_move_is_typed() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "1").await?;
        page.wait_for_turn().await?;
        let before = log(&page).await?.len();
        page.press("m").await?;
        let field = page.see("[data-testid=typed-move]").await?;
        field.send_keys("no such move" + Key::Enter).await?;
        page.until("return document.querySelector('.typed [role=alert]').textContent !== ''").await?;
        ensure!(log(&page).await?.len() == before, "nonsense does nothing");
        let field = page.see("[data-testid=typed-move]").await?;
        field.clear().await?;
        field.send_keys("take" + Key::Enter).await?;
        page.until(&format!("return document.querySelectorAll('[data-testid=log] li').length > {before}"))
            .await
    })
    .await
}
