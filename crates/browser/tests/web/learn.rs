//! Lessons and exercises, and the pictures in the rules.

use std::time::Duration;

use alcazar_browser::{Input, Page, Size, run};
use anyhow::{Result, bail, ensure};

use crate::screenshots::take;

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

/// Follows the lesson of every game on a phone. Tests without a browser check what is said.
#[tokio::test]
async fn every_game_has_a_lesson() -> Result<()> {
    run(Size::Phone, async |page| {
        let mut too_wide = Vec::new();
        page.open("/").await?;
        let games: Vec<String> = page
            .eval("return [...document.querySelectorAll('.game-card')].map((card) => card.dataset.game)")
            .await?;
        for game in games {
            page.open(&format!("/learn?game={game}")).await?;
            page.see("[data-testid=coach]").await?;
            take(&page, &format!("lesson-{game}"), &mut too_wide).await?;
            follow(&page, None).await?;
        }
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
    })
    .await
}

#[tokio::test]
async fn an_exercise_judges_right_and_wrong_answers() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut too_wide = Vec::new();
        page.open("/exercises?game=toledo").await?;
        page.see("[data-testid=exercises]").await?;
        check_accessibility(&page, "the exercises").await?;
        take(&page, "exercises", &mut too_wide).await?;
        page.click("[data-testid=exercise-three-moves]").await?;
        page.see("[data-testid=coach][data-verdict=open]").await?;
        // A wrong answer is explained, and the right one shown, which does not count as solved.
        page.click("[data-touch='shop metal1']").await?;
        page.click("[data-touch='step 4']").await?;
        page.see("[data-testid=coach][data-verdict=wrong]").await?;
        check_accessibility(&page, "a wrong answer").await?;
        take(&page, "exercise-wrong", &mut too_wide).await?;
        page.click("[data-testid=exercise-show]").await?;
        page.see("[data-testid=coach][data-verdict=right]").await?;
        page.click("[data-testid=all-exercises]").await?;
        page.see("[data-testid=exercises]").await?;
        ensure!(!has(&page, "[data-solved]").await?, "a solution that was shown counts as solved");
        // A right answer is remembered.
        page.click("[data-testid=exercise-three-moves]").await?;
        page.see("[data-testid=coach][data-verdict=open]").await?;
        for to in [3, 6, 9] {
            page.click("[data-touch^='card 3']").await?;
            page.click(&format!("[data-touch='step {to}']")).await?;
            if to == 6 {
                page.click("[data-action=decline]").await?;
            }
        }
        page.see("[data-testid=coach][data-verdict=right]").await?;
        take(&page, "exercise-right", &mut too_wide).await?;
        page.click("[data-testid=all-exercises]").await?;
        page.see("[data-solved]").await?;
        ensure!(too_wide.is_empty(), "{}", too_wide.join("\n"));
        Ok(())
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
