//! The guided first game, and the rules with their pictures.

use std::collections::BTreeSet;

use alcazar_browser::{Means, Page, Size, run};
use anyhow::{Result, bail, ensure};

use crate::pictures::take;

/// Marks what to touch next: what there is to read is read, then what leads to what is suggested is touched;
/// if nothing is suggested, that is asked for.
const NEXT: &str = "
    document.querySelector('[data-best]')?.removeAttribute('data-best');
    if (document.querySelector('[data-testid=table][data-pending]')) return false;
    const things = [...document.querySelectorAll('.suggested[data-touch].glows:not(.touched), [data-testid=end-turn].suggested:not([disabled])')];
    // An offer is answered first; of the rest, what says most.
    const telling = ['', 'step', 'card', 'shop', 'figure'];
    const rank = (thing) => thing.closest('.offer') ? 0 : telling.indexOf((thing.dataset.touch ?? '').split(' ')[0]);
    const best = document.querySelector('[data-testid=coach-on]') ?? things.sort((one, other) => rank(one) - rank(other))[0]
        ?? document.querySelector('[data-testid=coach-suggest]')
        // What the hand came upon while the page was changing is let go.
        ?? document.querySelector('.touched[data-touch]:not(.suggested)');
    best?.setAttribute('data-best', '');
    return !!best";

/// All notes that were told so far, by what the guide itself keeps of them: one may have passed between two
/// looks.
async fn told(page: &Page) -> Result<BTreeSet<String>> {
    page.ask("return [...document.querySelectorAll('[data-testid=coach], [data-testid=coach] li')].map(({ dataset }) => dataset.note)")
        .await
}

/// The note that is shown.
async fn note(page: &Page) -> Result<String> {
    page.ask("return document.querySelector('[data-testid=coach]')?.dataset.note ?? ''").await
}

async fn has(page: &Page, css: &str) -> Result<bool> {
    page.ask(&format!("return !!document.querySelector('{css}')")).await
}

/// Reads what the guide says and does what it suggests, until the game is over or enough notes were seen.
async fn follow(page: &Page, enough: usize) -> Result<bool> {
    const MOST_STEPS: usize = 4000;
    for _ in 0..MOST_STEPS {
        if has(page, "dialog[data-testid=ending][open]").await? {
            return Ok(true);
        }
        if told(page).await?.len() >= enough {
            return Ok(false);
        }
        if page.ask::<bool>(NEXT).await? {
            page.touch(Means::Mouse).await?;
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    bail!("the lesson does not end; the last note is {}", note(page).await?)
}

async fn no_barriers(page: &Page, what: &str) -> Result<()> {
    let barriers = page.barriers().await?;
    ensure!(
        barriers.is_empty(),
        "{what}: {}",
        barriers.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    );
    Ok(())
}

#[tokio::test]
async fn toledo_is_learned_by_playing() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        page.open("/").await?;
        page.see("[data-testid=welcome]").await?;
        no_barriers(&page, "the first visit").await?;
        take(&page, "welcome", &mut too_wide).await?;
        page.click("[data-testid=welcome-toledo]").await?;
        page.see("[data-testid=coach]").await?;
        ensure!(note(&page).await? == "welcome", "the first note welcomes");
        no_barriers(&page, "the first note").await?;
        ensure!(!follow(&page, 4).await?, "the game has just begun");
        page.see("[data-testid=suggestion]").await?;
        no_barriers(&page, "a suggestion").await?;
        take(&page, "lesson-start", &mut too_wide).await?;
        ensure!(!follow(&page, 9).await?, "the game goes on");

        // It is left, found again in the lobby, and goes on in another language with a note that was not
        // acted upon.
        let (said, before) = (page.text(".coach-note").await?, told(&page).await?);
        take(&page, "lesson-middle", &mut too_wide).await?;
        page.open("/").await?;
        page.see(".lesson-mark").await?;
        ensure!(!has(&page, "[data-testid=welcome]").await?, "whoever has begun needs no welcome");
        page.click("[data-testid=open-settings]").await?;
        page.click("[data-testid=language] option[value=fr]").await?;
        page.see("html[lang=fr]").await?;
        page.click("dialog[data-testid=settings] [data-testid=close]").await?;
        page.click("[data-testid=continue]").await?;
        page.see("[data-testid=coach]").await?;
        ensure!(told(&page).await?.is_subset(&before), "{:?} was not told before", note(&page).await?);
        ensure!(page.text(".coach-note").await? != said, "it is said in French");

        // It can be closed and opened.
        page.click("[data-testid=close-coach]").await?;
        page.click("[data-testid=open-coach]").await?;
        page.see("[data-testid=coach]").await?;

        ensure!(follow(&page, usize::MAX).await?, "to the end");
        let notes = told(&page).await?;
        ensure!(notes.len() == 20 && notes.contains("over"), "{} notes: {notes:?}", notes.len());
        page.click("dialog[data-testid=ending] [data-testid=close]").await?;
        page.click("[data-testid=coach-before]").await?;
        let before: usize = page.ask("return document.querySelectorAll('.coach-before li').length").await?;
        ensure!(before == 19, "all that was said can be read again, not {before} notes");
        take(&page, "lesson-end", &mut too_wide).await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

/// The other lessons are followed as far as their first notes; that all of them come up is tested without a
/// browser.
#[tokio::test]
async fn every_game_can_be_learned() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        page.open("/").await?;
        page.see("[data-testid=welcome]").await?;
        let games: Vec<String> = page
            .ask("return [...document.querySelectorAll('.game-card')].map((card) => card.dataset.game)")
            .await?;
        for game in games {
            page.open("/").await?;
            page.click(&format!("[data-testid=learn-{game}]")).await?;
            page.see("[data-testid=coach]").await?;
            ensure!(!follow(&page, 7).await?, "{game} has just begun");
            take(&page, &format!("lesson-{game}"), &mut too_wide).await?;
        }
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_lesson_leaves_the_player_free() -> Result<()> {
    run(Size::Phone, async |page| {
        page.open("/").await?;
        page.click("[data-testid=learn-toledo]").await?;
        page.see("[data-testid=coach]").await?;
        // With the guide closed it is a game like any other.
        page.click("[data-testid=close-coach]").await?;
        crate::shared::play(&page, 6).await
    })
    .await
}

#[tokio::test]
async fn the_rules_show_what_they_speak_of() -> Result<()> {
    run(Size::Laptop, async |page| {
        page.open("/rules?game=toledo").await?;
        page.see(".rules-text figure svg").await?;
        let empty: Vec<String> = page
            .ask("return [...document.querySelectorAll('[data-plate]')].filter((plate) => plate.getBoundingClientRect().height < 20).map((plate) => plate.dataset.plate)")
            .await?;
        ensure!(empty.is_empty(), "nothing is drawn for {empty:?}");
        no_barriers(&page, "the rules").await?;
        // Whoever looks for a word finds the pictures that speak of it.
        page.write("[data-testid=rules-search]", "movement tile").await?;
        page.until("return [...document.querySelectorAll('.rules-text figure')].some((figure) => figure.hidden)").await?;
        page.see("[data-plate=movement] svg").await?;
        Ok(())
    })
    .await
}
