//! Tyros: whole games by clicks and by keys, deals, and what a voyage costs.

use std::collections::BTreeSet;

use alcazar_browser::{Look, Means, Page, Size, run, run_with};
use anyhow::{Result, ensure};
use serde_json::json;
use thirtyfour::Key;

use crate::shared::{Findings, begin, check_the_end, log, says};

/// Plays on until something like this can be touched; other things are touched on the way.
async fn play_until(page: &Page, css: &str) -> Result<()> {
    for _ in 0..400 {
        let look = page.wait_for_turn().await?;
        ensure!(look != Look::Over, "the game is over before there is any {css}");
        if page.ask::<bool>(&format!("return document.querySelector({css:?}) !== null")).await? {
            return Ok(());
        }
        page.touch(Means::Mouse).await?;
    }
    anyhow::bail!("there is never any {css}")
}

#[tokio::test]
async fn a_whole_game_of_tyros_by_clicks_alone() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "tyros", &["you", "greedy", "greedy"], "7").await?;
        page.play_to_the_end(Means::Mouse, async |_, _| Ok(())).await?;
        check_the_end(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn a_whole_game_of_tyros_by_keyboard_alone() -> Result<()> {
    run(Size::Tablet, async |page| {
        begin(&page, "tyros", &["you", "greedy", "greedy"], "c").await?;
        page.play_to_the_end(Means::Keyboard, async |_, _| Ok(())).await?;
        check_the_end(&page, 3).await
    })
    .await
}

#[tokio::test]
async fn no_barrier_at_any_kind_of_prompt_of_tyros() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "acce55").await?;
        let mut seen = BTreeSet::new();
        let mut findings = Findings::default();
        page.play_to_the_end(Means::Mouse, async |page, kinds| {
            let prompt = page.text("[data-testid=prompt]").await?;
            let offers: bool = page.ask("return document.querySelector('.offer') !== null").await?;
            let words: Vec<&str> = prompt.split(' ').take(2).collect();
            if seen.insert((words.join(" "), offers)) {
                findings.look(page, &format!("asked for {kinds}")).await?;
            }
            Ok(())
        })
        .await?;
        ensure!(seen.len() > 4, "only {seen:?} were seen");
        findings.check()
    })
    .await
}

#[tokio::test]
async fn a_touched_ship_shows_fares_and_the_way() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "tyros", &["you", "random", "random"], "5ea").await?;
        play_until(&page, "[data-touch^='ship'].glows").await?;
        page.click("[data-touch^='ship'].glows").await?;
        page.see("[data-touch^='ship'].touched").await?;
        let places: usize =
            page.ask("return document.querySelectorAll(\"[data-touch^='place'].glows\").length").await?;
        let tags: usize = page.ask("return document.querySelectorAll('.ty-fares .ty-tag').length").await?;
        ensure!(places > 0 && tags == places, "{places} places glow, {tags} have a fare");
        // Whoever points at one of them sees the way, and is told the price.
        let place = page.see("[data-touch^='place'].glows").await?;
        page.driver.action_chain().move_to_element_center(&place).perform().await?;
        page.see(".ty-route").await?;
        // A place out of reach says why, with the rule.
        let refused = page.see("[data-touch^='place'][aria-disabled=true]").await?;
        page.driver.action_chain().move_to_element_center(&refused).perform().await?;
        let rule = page.text("[data-testid=rule-link]").await?;
        ensure!(rule.starts_with('Y'), "the reason names a rule of Tyros: {rule}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_deal_is_offered_by_clicking_cards() -> Result<()> {
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
        page.picture("tyros-deal").await?;
        page.click("[data-touch='propose']").await?;
        // The whole offer is one deed: it is made, and answered.
        page.until(
            "return [...document.querySelectorAll('[data-testid=log] li')]
                .some((line) => /^You offer 1 .* for 1 .* to Blue/.test(line.textContent.trim()))",
        )
        .await?;
        ensure!(matches!(page.wait_for_turn().await?, Look::Asked(_)), "the game goes on");
        Ok(())
    })
    .await
}

/// A pass can't be taken back, so players who want to confirm such things are asked, however they pass.
#[tokio::test]
async fn a_pass_is_confirmed_first() -> Result<()> {
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
        page.press("e").await?;
        page.see(QUESTION).await?;
        page.press(Key::Escape).await?;
        page.see_gone(&format!("{QUESTION}[open]")).await?;
        page.press("m").await?;
        page.write("[data-testid=typed-move]", "pass").await?;
        page.click("[data-testid=typed-play]").await?;
        page.see(QUESTION).await?;
        ensure!(log(&page).await? == before, "nothing was done before it was confirmed");
        page.picture("tyros-pass-question").await?;
        page.click(&format!("{QUESTION} [data-testid=yes]")).await?;
        says(&page, "You pass.").await
    })
    .await
}

#[tokio::test]
async fn tyros_on_a_phone_is_not_scrolled_sideways() -> Result<()> {
    run(Size::Phone, async |page| {
        begin(&page, "tyros", &["you", "random", "random", "random"], "f0e").await?;
        for css in
            ["[data-touch^='land'].glows", "[data-touch^='ship'].glows", "[data-touch='trade all'].glows"]
        {
            play_until(&page, css).await?;
            page.click(css).await?;
            page.see(".touched").await?;
            let is_too_wide: bool =
                page.ask("return document.documentElement.scrollWidth > innerWidth").await?;
            ensure!(!is_too_wide, "a phone must not be scrolled sideways at {css}");
            page.picture(&format!("tyros-phone-{}", css.len())).await?;
            page.press(Key::Escape).await?;
            page.see_gone(".touched").await?;
        }
        Ok(())
    })
    .await
}
