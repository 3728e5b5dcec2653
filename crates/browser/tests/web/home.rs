//! The home page: what is visible without scrolling, saved games, and the ways to friends.

use alcazar_browser::{Page, Size, TableState, run};
use anyhow::{Result, ensure};

use crate::screenshots::take;
use crate::shared::{Findings, GAMES};

/// Those of these elements that are not wholly inside the window.
async fn outside(page: &Page, elements: &[&str]) -> Result<Vec<String>> {
    let elements = serde_json::to_string(elements)?;
    page.eval(&format!(
        "return {elements}.filter((css) => {{
            const box = document.querySelector(css)?.getBoundingClientRect();
            return !box || box.width === 0 || box.top < 0 || box.left < 0
                || box.bottom > window.innerHeight || box.right > window.innerWidth;
        }})"
    ))
    .await
}

/// Whether a button is the filled one.
async fn is_primary(page: &Page, id: &str) -> Result<bool> {
    page.eval(&format!("return document.querySelector('[data-testid={id}]').classList.contains('primary')"))
        .await
}

/// The card, its picture and its two buttons.
fn parts(game: &str) -> [String; 4] {
    [
        format!(".game-card[data-game={game}]"),
        format!(".game-card[data-game={game}] .game-picture"),
        format!("[data-testid=play-now-{game}]"),
        format!("[data-testid=learn-{game}]"),
    ]
}

#[tokio::test]
async fn the_games_are_visible_without_scrolling() -> Result<()> {
    run(Size::Laptop, async |page| {
        let (mut too_wide, mut findings) = (Vec::new(), Findings::default());
        page.open("/").await?;
        page.see("[data-testid=welcome]").await?;
        for size in Size::ALL {
            page.resize(size).await?;
            let games = if size == Size::Phone { &GAMES[..1] } else { &GAMES[..] };
            let parts: Vec<String> = games.iter().flat_map(|game| parts(game)).collect();
            let mut parts: Vec<&str> = parts.iter().map(String::as_str).collect();
            if size == Size::Laptop {
                parts.extend([
                    "[data-testid=import]",
                    "[data-testid=have-link]",
                    "[data-testid=open-settings]",
                ]);
            }
            let hidden = outside(&page, &parts).await?;
            ensure!(hidden.is_empty(), "outside the window at {size:?}: {hidden:?}");
        }
        page.resize(Size::Laptop).await?;
        take(&page, "home-first", &mut too_wide).await?;
        findings.audit_both(&page, "the first visit").await?;
        ensure!(is_primary(&page, "learn-toledo").await?, "a first visitor is not led to the lesson");
        ensure!(!is_primary(&page, "play-now-toledo").await?, "a first visitor has two filled buttons");
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        findings.check()
    })
    .await
}

#[tokio::test]
async fn a_returning_player_resumes_with_one_click() -> Result<()> {
    run(Size::Laptop, async |page| {
        let (mut too_wide, mut findings) = (Vec::new(), Findings::default());
        page.open("/").await?;
        // A game that was begun in German does not say “Du” in English.
        page.click("[data-testid=home-language] option[value=de]").await?;
        page.see("html[lang=de]").await?;
        page.click("[data-testid=play-now-toledo]").await?;
        ensure!(matches!(page.wait_for_turn().await?, TableState::Asked(_)), "the game does not begin");
        page.open("/").await?;
        page.click("[data-testid=home-language] option[value=en]").await?;
        page.see("html[lang=en]").await?;
        let saved = page.text("[data-testid=saved-game]").await?;
        ensure!(saved.contains("You, Alonso, Beatriz") && !saved.contains("Du"), "{saved}");
        ensure!(is_primary(&page, "play-now-toledo").await?, "a returning player is not led to a game");
        let resume = page.text("[data-testid=resume]").await?;
        ensure!(resume == "Continue: Toledo, your turn", "{resume}");
        let shown = [
            "[data-testid=resume]",
            "[data-testid=continue]",
            "[data-testid=look-back]",
            "[data-testid=delete]",
        ];
        let hidden = outside(&page, &shown).await?;
        ensure!(hidden.is_empty(), "outside the window: {hidden:?}");
        take(&page, "home-back", &mut too_wide).await?;
        findings.audit_both(&page, "the home page of a returning player").await?;
        page.click("[data-testid=more-tyros]").await?;
        page.see("[data-testid=rules-tyros]").await?;
        findings.audit_both(&page, "more about Tyros").await?;
        take(&page, "home-more", &mut too_wide).await?;
        page.open("/").await?;
        page.click("[data-testid=resume]").await?;
        page.see("[data-testid=table][data-game=toledo]").await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        findings.check()
    })
    .await
}

#[tokio::test]
async fn friends_without_a_name_are_called_by_their_colour() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/new?game=governor").await?;
        page.see("[data-testid=seat-2]").await?;
        ensure!(
            page.eval::<usize>("return document.querySelectorAll('.seat-row').length").await? == 3,
            "Tolède does not begin with three seats"
        );
        page.click("[data-testid=fewer-seats]").await?;
        page.click("[data-testid=seat-1] option[value=friend]").await?;
        page.click("[data-testid=begin]").await?;
        let curtain = page.text("#curtain-words").await?;
        ensure!(!curtain.contains('('), "the colour is said twice: {curtain}");
        page.click("[data-testid=raise-curtain]").await?;
        ensure!(matches!(page.wait_for_turn().await?, TableState::Asked(_)), "the game does not begin");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_pasted_link_is_opened_or_refused() -> Result<()> {
    run(Size::Phone, async |page| {
        page.open("/").await?;
        page.click("[data-testid=have-link]").await?;
        page.write("[data-testid=pasted-link]", "hello").await?;
        page.click("[data-testid=open-link]").await?;
        page.see(".link-form .trouble:not(:empty)").await?;
        page.eval::<()>("document.querySelector('[data-testid=pasted-link]').value = ''").await?;
        page.write("[data-testid=pasted-link]", "https://elsewhere.example/#g=nonsense").await?;
        page.click("[data-testid=open-link]").await?;
        page.until("return !!document.querySelector('[data-testid=lobby-trouble]')?.textContent").await
    })
    .await
}
