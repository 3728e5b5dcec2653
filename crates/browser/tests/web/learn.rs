//! The guided lessons, and the pictures in the rules.

use std::collections::BTreeSet;

use alcazar_browser::{Input, Page, Size, run};
use anyhow::{Result, bail, ensure};

use crate::screenshots::take;

/// Marks the element to touch next with `data-best`: the button that continues to the next note, otherwise an
/// element on the way to the suggested move, otherwise the button that asks for a suggestion.
const MARK_NEXT: &str = "
    document.querySelector('[data-best]')?.removeAttribute('data-best');
    if (document.querySelector('[data-testid=table][data-pending]')) return false;
    const things = [...document.querySelectorAll(
        '.suggested[data-touch].glows:not(.touched), [data-testid=end-turn].suggested:not([disabled])')];
    // Answer an offer first. Of the rest, prefer the most specific.
    const kinds = ['', 'step', 'card', 'shop', 'figure'];
    const rank = (thing) =>
        thing.closest('.offer') ? 0 : kinds.indexOf((thing.dataset.touch ?? '').split(' ')[0]);
    const best = document.querySelector('[data-testid=coach-on]')
        ?? things.sort((one, other) => rank(one) - rank(other))[0]
        ?? document.querySelector('[data-testid=coach-suggest]')
        // Deselect what was touched by accident while the page was changing.
        ?? document.querySelector('.touched[data-touch]:not(.suggested)');
    best?.setAttribute('data-best', '');
    return !!best";

/// All notes shown so far. They are read from the coach's own list, because a note may come and go between
/// two polls.
async fn shown_notes(page: &Page) -> Result<BTreeSet<String>> {
    page.eval(
        "return [...document.querySelectorAll('[data-testid=coach], [data-testid=coach] li')]
            .map(({ dataset }) => dataset.note)",
    )
    .await
}

/// The current note.
async fn current_note(page: &Page) -> Result<String> {
    page.eval("return document.querySelector('[data-testid=coach]')?.dataset.note ?? ''").await
}

async fn has(page: &Page, css: &str) -> Result<bool> {
    page.eval(&format!("return !!document.querySelector('{css}')")).await
}

/// Follows the coach's suggestions until the game is over or `max_notes` notes were shown. Returns whether
/// the game is over.
async fn follow(page: &Page, max_notes: usize) -> Result<bool> {
    const MAX_STEPS: usize = 4000;
    for _ in 0..MAX_STEPS {
        if has(page, "dialog[data-testid=ending][open]").await? {
            return Ok(true);
        }
        if shown_notes(page).await?.len() >= max_notes {
            return Ok(false);
        }
        if page.eval::<bool>(MARK_NEXT).await? {
            page.touch(Input::Mouse).await?;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    bail!("the lesson does not end; the last note is {}", current_note(page).await?)
}

async fn check_accessibility(page: &Page, what: &str) -> Result<()> {
    let violations = page.violations().await?;
    ensure!(
        violations.is_empty(),
        "{what}: {}",
        violations.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    );
    Ok(())
}

#[tokio::test]
async fn the_toledo_lesson_can_be_followed_to_its_end() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        page.open("/").await?;
        page.see("[data-testid=welcome]").await?;
        check_accessibility(&page, "the first visit").await?;
        take(&page, "welcome", &mut too_wide).await?;
        page.click("[data-testid=welcome-toledo]").await?;
        page.see("[data-testid=coach]").await?;
        ensure!(current_note(&page).await? == "welcome", "the first note is not the welcome");
        check_accessibility(&page, "the first note").await?;
        ensure!(!follow(&page, 4).await?, "the game ended too soon");
        page.see("[data-testid=suggestion]").await?;
        check_accessibility(&page, "a suggestion").await?;
        take(&page, "lesson-start", &mut too_wide).await?;
        ensure!(!follow(&page, 9).await?, "the game ended too soon");

        // The lesson can be left and continued from the lobby in another language, with a note that was not
        // followed yet.
        let (text, before) = (page.text(".coach-note").await?, shown_notes(&page).await?);
        take(&page, "lesson-middle", &mut too_wide).await?;
        page.open("/").await?;
        page.see(".lesson-mark").await?;
        ensure!(
            !has(&page, "[data-testid=welcome]").await?,
            "the welcome is shown after the first game has started"
        );
        page.click("[data-testid=open-settings]").await?;
        page.click("[data-testid=language] option[value=fr]").await?;
        page.see("html[lang=fr]").await?;
        page.click("dialog[data-testid=settings] [data-testid=close]").await?;
        page.click("[data-testid=continue]").await?;
        page.see("[data-testid=coach]").await?;
        ensure!(
            shown_notes(&page).await?.is_subset(&before),
            "{:?} was not shown before",
            current_note(&page).await?
        );
        ensure!(page.text(".coach-note").await? != text, "the note is not translated");

        // The coach can be closed and opened.
        page.click("[data-testid=close-coach]").await?;
        page.click("[data-testid=open-coach]").await?;
        page.see("[data-testid=coach]").await?;

        ensure!(follow(&page, usize::MAX).await?, "the lesson stopped before the end");
        let notes = shown_notes(&page).await?;
        ensure!(notes.len() == 20 && notes.contains("over"), "{} notes: {notes:?}", notes.len());
        page.click("dialog[data-testid=ending] [data-testid=close]").await?;
        page.click("[data-testid=coach-before]").await?;
        let before: usize = page.eval("return document.querySelectorAll('.coach-before li').length").await?;
        ensure!(before == 19, "{before} earlier notes are listed instead of 19");
        take(&page, "lesson-end", &mut too_wide).await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

/// Follows every lesson up to its first notes. Tests without a browser check that all notes come up.
#[tokio::test]
async fn every_game_has_a_lesson() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        page.open("/").await?;
        page.see("[data-testid=welcome]").await?;
        let games: Vec<String> = page
            .eval("return [...document.querySelectorAll('.game-card')].map((card) => card.dataset.game)")
            .await?;
        for game in games {
            page.open("/").await?;
            page.click(&format!("[data-testid=learn-{game}]")).await?;
            page.see("[data-testid=coach]").await?;
            ensure!(!follow(&page, 7).await?, "{game} ended too soon");
            take(&page, &format!("lesson-{game}"), &mut too_wide).await?;
        }
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_lesson_with_the_coach_closed_plays_like_any_game() -> Result<()> {
    run(Size::Phone, async |page| {
        page.open("/").await?;
        page.click("[data-testid=learn-toledo]").await?;
        page.see("[data-testid=coach]").await?;
        page.click("[data-testid=close-coach]").await?;
        crate::shared::play(&page, 6).await
    })
    .await
}

#[tokio::test]
async fn the_rules_have_pictures() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/rules?game=toledo").await?;
        page.see(".rules-text figure svg").await?;
        let empty: Vec<String> = page
            .eval(
                "return [...document.querySelectorAll('[data-plate]')]
                    .filter((plate) => plate.getBoundingClientRect().height < 20)
                    .map((plate) => plate.dataset.plate)",
            )
            .await?;
        ensure!(empty.is_empty(), "empty pictures: {empty:?}");
        check_accessibility(&page, "the rules").await?;
        // A search keeps the pictures whose captions match.
        page.write("[data-testid=rules-search]", "movement tile").await?;
        page.until(
            "return [...document.querySelectorAll('.rules-text figure')].some((figure) => figure.hidden)",
        )
        .await?;
        page.see("[data-plate=movement] svg").await?;
        Ok(())
    })
    .await
}
