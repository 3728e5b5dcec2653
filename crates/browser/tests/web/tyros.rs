//! Tyros: whole games by mouse and keyboard, deals, fares and passing.

use alcazar_browser::{Input, Page, Size, TableState, run, run_with};
use anyhow::{Result, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::focus::play_by_keyboard;
use crate::narration::{check_said, listen};
use crate::shared::{Prompts, begin, check_result, log, wait_for_log};

/// Plays until an element matches.
async fn play_until(page: &Page, css: &str) -> Result<()> {
    for _ in 0..400 {
        let state = page.wait_for_turn().await?;
        ensure!(state != TableState::Over, "the game ended before {css} appeared");
        if page.eval::<bool>(&format!("return document.querySelector({css:?}) !== null")).await? {
            return Ok(());
        }
        page.touch(Input::Mouse).await?;
    }
    anyhow::bail!("{css} did not appear")
}

#[tokio::test]
async fn a_game_can_be_played_with_the_mouse() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "acce55").await?;
        page.wait_for_turn().await?;
        listen(&page).await?;
        let mut prompts = Prompts::default();
        page.play_game(Input::Mouse, async |page, kinds| prompts.audit(page, kinds).await).await?;
        prompts.check(&page, 5).await?;
        check_said(&page).await?;
        check_result(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn a_game_can_be_played_with_the_keyboard() -> Result<()> {
    run(Size::Tablet, async |page| {
        begin(&page, "tyros", &["you", "greedy", "greedy"], "c").await?;
        play_by_keyboard(&page).await?;
        check_result(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn a_selected_ship_shows_fares_and_its_route() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "5ea").await?;
        play_until(&page, "[data-touch^='ship'].glows").await?;
        page.click("[data-touch^='ship'].glows").await?;
        page.see("[data-touch^='ship'].touched").await?;
        let places: usize =
            page.eval("return document.querySelectorAll(\"[data-touch^='place'].glows\").length").await?;
        let tags: usize = page.eval("return document.querySelectorAll('.ty-fares .ty-tag').length").await?;
        ensure!(places > 0 && tags == places, "{places} places are highlighted, {tags} have a fare");
        // Hovering over a place shows the route.
        let place = page.see("[data-touch^='place'].glows").await?;
        page.driver.action_chain().move_to_element_center(&place).perform().await?;
        page.see(".ty-route").await?;
        // Hovering over a place out of reach shows the reason with its rule.
        let refused = page.see("[data-touch^='place'][aria-disabled=true]").await?;
        page.driver.action_chain().move_to_element_center(&refused).perform().await?;
        let rule = page.text("[data-testid=rule-link]").await?;
        ensure!(rule.starts_with('Y'), "not a rule of Tyros: {rule}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_deal_can_be_offered_by_clicking_cards() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "dea1").await?;
        play_until(&page, "[data-touch='trade all'].glows").await?;
        page.click("[data-touch='trade all']").await?;
        page.click(".hand-card.glows:last-child").await?;
        page.see(".hand-card.touched").await?;
        page.click("[data-touch^='want'].glows:not(.touched)").await?;
        page.see("[data-touch='propose']:not([disabled])").await?;
        page.click("[data-touch='trade 1']").await?;
        page.see("[data-touch='trade 1'].touched").await?;
        page.screenshot("tyros-deal").await?;
        page.click("[data-touch='propose']").await?;
        // The whole offer is one action. It is made, and the other player answers.
        page.until(
            "return [...document.querySelectorAll('[data-testid=log] li')]
                .some((line) => /^You offer 1 .* for 1 .* to Alonso/.test(line.textContent.trim()))",
        )
        .await?;
        ensure!(matches!(page.wait_for_turn().await?, TableState::Asked(_)), "the game does not go on");
        Ok(())
    })
    .await
}

/// A pass can't be undone, so with confirmations switched on every way to pass asks first.
#[tokio::test]
async fn a_pass_must_be_confirmed() -> Result<()> {
    const QUESTION: &str = "dialog[data-testid=confirm-end-turn]";
    const PASS: &str = "[data-testid=end-turn]:not([disabled])";
    let settings = json!({ "language": "en", "speed": "off", "sound": false, "confirm": true });
    run_with(Size::Laptop, settings, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "5ea").await?;
        play_until(&page, PASS).await?;
        let before = log(&page).await?;
        page.click(PASS).await?;
        page.see(QUESTION).await?;
        page.click(&format!("{QUESTION} [data-testid=no]")).await?;
        page.see_gone(&format!("{QUESTION}[open]")).await?;
        let keys = page.driver.action_chain().key_down(Key::Control).send_keys(Key::Enter);
        keys.key_up(Key::Control).perform().await?;
        page.see(QUESTION).await?;
        page.press(Key::Escape).await?;
        page.see_gone(&format!("{QUESTION}[open]")).await?;
        page.press("m").await?;
        page.write("[data-testid=typed-move]", "pass").await?;
        page.click("[data-testid=typed-play]").await?;
        page.see(QUESTION).await?;
        ensure!(log(&page).await? == before, "the player passed without a confirmation");
        page.screenshot("tyros-pass-question").await?;
        page.click(&format!("{QUESTION} [data-testid=yes]")).await?;
        wait_for_log(&page, "You pass.").await
    })
    .await
}

#[tokio::test]
async fn tyros_fits_a_phone() -> Result<()> {
    run(Size::Phone, async |page| {
        begin(&page, "tyros", &["you", "random", "random", "random"], "f0e").await?;
        for css in
            ["[data-touch^='land'].glows", "[data-touch^='ship'].glows", "[data-touch='trade all'].glows"]
        {
            play_until(&page, css).await?;
            page.click(css).await?;
            page.see(".touched").await?;
            let is_too_wide: bool =
                page.eval("return document.documentElement.scrollWidth > innerWidth").await?;
            ensure!(!is_too_wide, "the page scrolls sideways on a phone at {css}");
            page.screenshot(&format!("tyros-phone-{}", css.len())).await?;
            page.press(Key::Escape).await?;
            page.see_gone(".touched").await?;
        }
        Ok(())
    })
    .await
}
