//! Toledo: whole games, reloading, undo, a second tab and typed moves.

use alcazar_browser::{Input, Size, TableState, run};
use anyhow::{Result, ensure};
use thirtyfour::prelude::*;

use crate::focus::play_by_keyboard;
use crate::narration::{check_said, listen};
use crate::shared::{Prompts, begin, check_result, hand, log, play};

#[tokio::test]
async fn a_game_can_be_played_with_the_mouse() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "c11c5").await?;
        page.wait_for_turn().await?;
        listen(&page).await?;
        let mut prompts = Prompts::default();
        page.play_game(Input::Mouse, async |page, kinds| prompts.audit(page, kinds).await).await?;
        prompts.check(&page, 4).await?;
        check_said(&page).await?;
        check_result(&page, 2).await?;
        page.screenshot("end-of-a-game").await?;
        page.click("[data-testid=rematch]").await?;
        page.see_gone("dialog[data-testid=ending][open]").await?;
        ensure!(matches!(page.wait_for_turn().await?, TableState::Asked(_)), "the rematch did not start");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_can_be_played_with_the_keyboard() -> Result<()> {
    run(Size::Tablet, async |page| {
        begin(&page, "toledo", &["you", "random"], "ce15").await?;
        play_by_keyboard(&page).await?;
        check_result(&page, 2).await
    })
    .await
}

#[tokio::test]
async fn a_game_can_be_played_on_a_phone() -> Result<()> {
    run(Size::Phone, async |page| {
        begin(&page, "toledo", &["you", "random", "random"], "f0e").await?;
        let mut is_first = true;
        page.play_game(Input::Mouse, async |page, _| {
            if std::mem::take(&mut is_first) {
                let is_too_wide: bool =
                    page.eval("return document.documentElement.scrollWidth > innerWidth").await?;
                ensure!(!is_too_wide, "the page scrolls sideways on a phone");
            }
            Ok(())
        })
        .await?;
        check_result(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn a_curtain_hides_each_hand_on_a_shared_screen() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["Ana", "Bea"], "c0").await?;
        let mut hands: Vec<(String, Vec<String>)> = Vec::new();
        while hands.len() < 6 {
            match page.wait_for_turn().await? {
                TableState::Curtain => {
                    let player = page.text("[data-testid=curtain]").await?;
                    let left: u32 = page
                        .eval("return document.querySelectorAll('[data-testid=hand], .fan').length")
                        .await?;
                    ensure!(left == 0, "the page has a hand behind the curtain");
                    page.click("[data-testid=raise-curtain]").await?;
                    page.see("[data-testid=hand]").await?;
                    hands.push((player, hand(&page).await?));
                }
                TableState::Asked(_) => page.touch(Input::Mouse).await?,
                TableState::Over | TableState::Waiting => anyhow::bail!("the game ended too soon"),
            }
        }
        for pair in hands.windows(2) {
            ensure!(pair[0].0 != pair[1].0, "the same player moved twice in a row: {hands:?}");
        }
        ensure!(hands[0].1 != hands[1].1, "both players see the same hand: {hands:?}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn reloading_mid_game_loses_nothing() -> Result<()> {
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
        // The game can be continued from the lobby.
        page.open("/").await?;
        page.click("[data-testid=continue]").await?;
        page.see("[data-testid=table]").await?;
        play(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn a_second_tab_is_read_only() -> Result<()> {
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
        ensure!(page.table_state().await? == TableState::Waiting, "the second tab can make moves");
        page.driver.close_window().await?;
        page.driver.switch_to_window(first).await?;
        play(&page, 2).await
    })
    .await
}

#[tokio::test]
async fn a_turn_can_be_restarted() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "0d0").await?;
        let mut at_start = Vec::new();
        loop {
            page.wait_for_turn().await?;
            let can_undo: bool =
                page.eval("return !document.querySelector('[data-testid=restart-turn]').disabled").await?;
            if can_undo {
                break;
            }
            at_start = hand(&page).await?;
            page.touch(Input::Mouse).await?;
        }
        let lines = log(&page).await?.len();
        ensure!(hand(&page).await? != at_start, "the hand did not change");
        page.click("[data-testid=restart-turn]").await?;
        page.see("[data-testid=restart-turn][disabled]").await?;
        ensure!(hand(&page).await? == at_start, "the cards were not returned to the hand");
        ensure!(log(&page).await?.len() < lines, "the log still shows the undone moves");
        play(&page, 5).await
    })
    .await
}

#[tokio::test]
async fn a_move_can_be_typed() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "1").await?;
        page.wait_for_turn().await?;
        let before = log(&page).await?.len();
        page.press("m").await?;
        let field = page.see("[data-testid=typed-move]").await?;
        field.send_keys("no such move" + Key::Enter).await?;
        page.until("return document.querySelector('.typed [role=alert]').textContent !== ''").await?;
        ensure!(log(&page).await?.len() == before, "an invalid move was applied");
        let field = page.see("[data-testid=typed-move]").await?;
        field.clear().await?;
        field.send_keys("take" + Key::Enter).await?;
        page.until(&format!("return document.querySelectorAll('[data-testid=log] li').length > {before}"))
            .await
    })
    .await
}
