//! Exercises: the list of each game, and what is said to right and wrong answers.

use alcazar_browser::{Page, Size, run};
use anyhow::{Context as _, Result, ensure};

use crate::screenshots::take;
use crate::shared::{Findings, GAMES, LANGUAGES, switch_to};

#[tokio::test]
async fn toledo_exercises_judge_right_and_wrong_answers() -> Result<()> {
    run(Size::Laptop, async |page| {
        let (mut too_wide, mut findings) = (Vec::new(), Findings::default());
        page.open("/exercises?game=toledo").await?;
        page.see("[data-testid=exercises]").await?;
        take(&page, "exercises", &mut too_wide).await?;
        page.click("[data-testid=exercise-three-moves]").await?;
        page.see("[data-testid=coach][data-verdict=open]").await?;
        // A wrong answer is explained, and the right one shown, which does not count as solved.
        page.click("[data-touch='shop metal1']").await?;
        page.click("[data-touch='step 4']").await?;
        page.see("[data-testid=coach][data-verdict=wrong]").await?;
        take(&page, "exercise-wrong", &mut too_wide).await?;
        findings.audit_both(&page, "a wrong answer").await?;
        page.click("[data-testid=exercise-show]").await?;
        page.see("[data-testid=coach][data-verdict=right]").await?;
        page.click("[data-testid=all-exercises]").await?;
        page.see("[data-testid=exercises]").await?;
        ensure!(
            page.eval::<bool>("return !document.querySelector('[data-solved]')").await?,
            "a solution that was shown counts as solved"
        );
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
        findings.check()
    })
    .await
}

/// Gives an answer by mouse, and checks what is said to it. Each part of the answer is an element to click.
async fn answer(page: &Page, answer: &[&str], verdict: &str) -> Result<()> {
    page.click("[data-testid=exercise-restart]").await?;
    page.see("[data-testid=coach][data-verdict=open]").await?;
    for css in answer {
        page.click(css).await?;
    }
    page.see(&format!("[data-testid=coach][data-verdict={verdict}]"))
        .await
        .with_context(|| format!("{answer:?} is not {verdict}"))?;
    ensure!(!page.text("[data-testid=exercise-verdict]").await?.is_empty(), "the verdict is not explained");
    Ok(())
}

/// Gives a wrong and a right answer to an exercise.
async fn check_exercise(game: &str, exercise: &str, wrong: &[&str], right: &[&str]) -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut findings = Findings::default();
        page.open(&format!("/exercises?game={game}")).await?;
        page.click(&format!("[data-testid=exercise-{exercise}]")).await?;
        answer(&page, wrong, "wrong").await?;
        findings.audit_both(&page, "a wrong answer").await?;
        answer(&page, right, "right").await?;
        findings.audit_both(&page, "a right answer").await?;
        page.click("[data-testid=all-exercises]").await?;
        page.see(&format!("[data-solved] [data-testid=exercise-{exercise}]")).await?;
        findings.check()
    })
    .await
}

#[tokio::test]
async fn tyros_exercises_judge_right_and_wrong_answers() -> Result<()> {
    const TILE: &str = "[data-touch='land 21'].glows";
    check_exercise(
        "tyros",
        "largest",
        &[TILE, "[data-action='grow 21 yellow']"],
        &[TILE, "[data-action='grow 21 orange']"],
    )
    .await
}

#[tokio::test]
async fn governor_exercises_judge_right_and_wrong_answers() -> Result<()> {
    check_exercise(
        "governor",
        "open",
        &["[data-touch='cell d3'].glows"],
        &[
            "[data-touch='cell d6'].glows",
            "[data-touch='cell d7'].glows",
            "[data-touch='cell e7'].glows",
            "[data-action='test 0']",
            "[data-action='show mm']",
        ],
    )
    .await
}

#[tokio::test]
async fn every_exercise_opens_in_every_language() -> Result<()> {
    run(Size::Laptop, async |page| {
        let mut findings = Findings::default();
        for language in LANGUAGES {
            switch_to(&page, language).await?;
            for game in GAMES {
                page.open(&format!("/exercises?game={game}")).await?;
                page.see("[data-testid=exercises]").await?;
                findings.audit_both(&page, &format!("the exercises of {game} in {language}")).await?;
                let links: Vec<String> = page
                    .eval(
                        "return [...document.querySelectorAll('.exercise-link')]
                            .map((link) => link.getAttribute('href'))",
                    )
                    .await?;
                ensure!(links.len() >= 5, "{game} has only {} exercises", links.len());
                for link in links {
                    page.open(&link).await?;
                    page.see("[data-testid=coach][data-verdict=open]").await?;
                    let text = page.text("[data-testid=coach]").await?;
                    ensure!(!text.contains("web-"), "{link} in {language}: {text}");
                }
            }
        }
        findings.check()
    })
    .await
}
