//! Lessons, and the pictures in the rules.

use std::collections::BTreeSet;
use std::time::Duration;

use alcazar_browser::{Input, Page, Size, run};
use anyhow::{Context as _, Result, bail, ensure};

use crate::screenshots::take;
use crate::shared::{Findings, LANGUAGES, switch_to};

/// Marks the element to touch next with `data-best`: the button that leads on, otherwise an element on the
/// way to the asked action.
const MARK_NEXT: &str = "
    document.querySelector('[data-best]')?.removeAttribute('data-best');
    if (document.querySelector('[data-testid=table][data-pending]')) return false;
    const things = [...document.querySelectorAll(
        '.suggested[data-touch].glows:not(.touched), [data-testid=end-turn].suggested:not([disabled])')];
    // Answer an offer first. Of the rest, prefer the most specific.
    const kinds = ['', 'step', 'card', 'shop', 'figure'];
    const rank = (thing) =>
        thing.closest('.offer') ? -2 : kinds.indexOf((thing.dataset.touch ?? '').split(' ')[0]);
    const best = document.querySelector('[data-testid=coach-next]')
        ?? things.sort((one, other) => rank(one) - rank(other))[0];
    best?.setAttribute('data-best', '');
    return !!best";

/// The current scene.
async fn scene(page: &Page) -> Result<String> {
    page.eval("return document.querySelector('[data-testid=coach]')?.dataset.scene ?? ''").await
}

async fn has(page: &Page, css: &str) -> Result<bool> {
    page.eval(&format!("return !!document.querySelector('{css}')")).await
}

/// Does what is marked until this scene, or until the end of the lesson.
async fn follow(page: &Page, until: Option<&str>) -> Result<()> {
    const MAX_STEPS: usize = 2000;
    for _ in 0..MAX_STEPS {
        if has(page, "[data-testid=coach-play-on]").await? || until == Some(scene(page).await?.as_str()) {
            return Ok(());
        }
        if page.eval::<bool>(MARK_NEXT).await? {
            page.touch(Input::Mouse).await?;
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    bail!("the lesson does not lead on from {}", scene(page).await?)
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
        page.click("[data-testid=learn-toledo]").await?;
        page.see("[data-testid=coach]").await?;
        ensure!(scene(&page).await? == "road", "the lesson begins with {}", scene(&page).await?);
        check_accessibility(&page, "the first scene").await?;
        take(&page, "lesson-start", &mut too_wide).await?;
        follow(&page, Some("take")).await?;

        // Something else is answered, and nothing happens.
        page.see("[data-asking]").await?;
        let before = page.text("[data-testid=hand]").await?;
        page.click("[data-touch='shop gem1']").await?;
        page.click("[data-touch='step 4']").await?;
        page.see("[data-testid=coach-feedback]:not(:empty)").await?;
        ensure!(has(&page, "[data-testid=coach][data-asking]").await?, "the scene went on");
        ensure!(page.text("[data-testid=hand]").await? == before, "the hand has changed");
        check_accessibility(&page, "a kind answer").await?;
        take(&page, "lesson-answer", &mut too_wide).await?;

        // “Show me” does it; a reload continues in the scene that was reached.
        page.click("[data-testid=coach-show]").await?;
        page.see("[data-testid=coach][data-done]").await?;
        page.click("[data-testid=coach-next]").await?;
        page.see("[data-testid=coach][data-scene=smith]").await?;
        page.open("/").await?;
        page.click("[data-testid=continue-lesson-toledo]").await?;
        page.see("[data-testid=coach][data-scene=smith][data-asking]").await?;
        take(&page, "lesson-middle", &mut too_wide).await?;

        // Earlier scenes can be revisited.
        page.click("[data-testid=coach-chapters]").await?;
        page.click("[data-testid=chapter-take]").await?;
        page.see("[data-testid=coach][data-scene=take][data-asking]").await?;

        follow(&page, None).await?;
        check_accessibility(&page, "the end of the lesson").await?;
        take(&page, "lesson-end", &mut too_wide).await?;
        page.click("[data-testid=coach-play-on]").await?;
        // The game goes on as any other, and gives advice.
        page.until("return location.pathname === '/table'").await?;
        page.see("[data-testid=advice]:not([disabled])").await?;
        page.click("[data-testid=advice]").await?;
        page.see("[data-testid=suggestion]").await?;
        take(&page, "advice", &mut too_wide).await?;
        page.click("[data-testid=advice-do]").await?;
        page.until("return !document.querySelector('[data-testid=suggestion]')").await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

/// Collects what the coach says from now on, and what is wrong with how it looks on the way.
const LISTEN: &str = r"
    const coach = document.querySelector('[data-testid=coach]');
    window.coached = { texts: new Set(), faults: new Set() };
    const look = () => {
        const { texts, faults } = window.coached;
        for (const part of coach.querySelectorAll('h2, p, button, a, summary')) {
            if (part.innerText.trim()) texts.add(part.innerText.trim());
            if (part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && part.clientWidth)
                faults.add(`too wide: ${part.innerText}`);
        }
        if (document.documentElement.scrollWidth > innerWidth)
            faults.add(`scrolls sideways: ${coach.innerText}`);
        for (const id of document.body.innerText.match(/\b(web|toledo|tyros|governor)-[a-z-]+/g) ?? [])
            faults.add(`not a sentence: ${id}`);
    };
    new MutationObserver(look).observe(coach, { childList: true, characterData: true, subtree: true });
    look();
";

/// Follows the lesson of a game in every language on a phone. Tests without a browser check what is said.
async fn follow_in_every_language(game: &str) -> Result<()> {
    // Shorter texts, such as names, may be the same in two languages.
    const MIN_SENTENCE: usize = 25;
    run(Size::Phone, async |page| {
        let mut findings = Findings::default();
        let mut english = BTreeSet::new();
        for language in LANGUAGES {
            switch_to(&page, language).await?;
            page.open(&format!("/learn?game={game}")).await?;
            page.see("[data-testid=coach]").await?;
            page.eval::<()>(LISTEN).await?;
            findings.audit_both(&page, &format!("the beginning in {language}")).await?;
            follow(&page, None).await.with_context(|| format!("{game} in {language}"))?;
            findings.audit_both(&page, &format!("the end in {language}")).await?;
            let faults: Vec<String> = page.eval("return [...coached.faults]").await?;
            ensure!(faults.is_empty(), "{game} in {language}: {faults:#?}");
            let texts: BTreeSet<String> = page.eval("return [...coached.texts]").await?;
            let sentences: BTreeSet<String> =
                texts.into_iter().filter(|text| text.chars().count() >= MIN_SENTENCE).collect();
            ensure!(sentences.len() > 12, "{game} in {language} says too little: {sentences:#?}");
            if language == "en" {
                english = sentences;
            } else {
                let untranslated: Vec<_> = sentences.intersection(&english).collect();
                ensure!(untranslated.is_empty(), "English in {language}: {untranslated:#?}");
            }
        }
        findings.check()
    })
    .await
}

#[tokio::test]
async fn the_toledo_lesson_can_be_followed_in_every_language() -> Result<()> {
    follow_in_every_language("toledo").await
}

#[tokio::test]
async fn the_tyros_lesson_can_be_followed_in_every_language() -> Result<()> {
    follow_in_every_language("tyros").await
}

#[tokio::test]
async fn the_governor_lesson_can_be_followed_in_every_language() -> Result<()> {
    follow_in_every_language("governor").await
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
