//! Replays: stepping, playing on, links, files and ties.

use alcazar_browser::{Page, Size, TableState, run};
use anyhow::{Result, ensure};
use thirtyfour::prelude::*;

use crate::shared::{Findings, begin, log, open_replay, play};

async fn step(page: &Page) -> Result<usize> {
    let at: String = page.eval("return document.querySelector('[data-testid=slider]').value").await?;
    Ok(at.parse()?)
}

#[tokio::test]
async fn a_replay_can_be_stepped_through_and_played_on() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "4e91a").await?;
        play(&page, 15).await?;
        page.wait_for_turn().await?;
        let lines = log(&page).await?.len();
        page.click("[data-testid=menu]").await?;
        page.click("[data-testid=menu-items] [data-testid=look-back]").await?;
        page.see("[data-testid=replay]").await?;
        page.press(Key::Home).await?;
        ensure!(step(&page).await? == 0, "Home does not go to the start");
        page.press(Key::Right + Key::Right).await?;
        ensure!(step(&page).await? == 2, "the right arrow does not step forwards");
        page.press(Key::Left).await?;
        ensure!(step(&page).await? == 1, "the left arrow does not step backwards");
        page.click("[data-testid=play-on]").await?;
        page.see("[data-testid=table]:not(.replay)").await?;
        ensure!(matches!(page.wait_for_turn().await?, TableState::Asked(_)), "the game does not go on");
        ensure!(log(&page).await?.len() < lines, "the game goes on from its end, not from the step");
        play(&page, 3).await?;
        // The original game is still saved.
        page.open("/").await?;
        page.until("return document.querySelectorAll('[data-testid=saved-game]').length === 2").await
    })
    .await
}

#[tokio::test]
async fn a_finished_game_can_be_shared_by_link() -> Result<()> {
    run(Size::Laptop, async |page| {
        let permissions =
            serde_json::json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        page.driver.cdp().send_raw("Browser.grantPermissions", permissions).await?;
        open_replay(&page, "toledo", "two").await?;
        page.click("[data-testid=show-result]").await?;
        page.see("[data-testid=scores]").await?;
        let total = "return document.querySelector('[data-testid=scores] tfoot').textContent";
        let scores: String = page.eval(total).await?;
        page.click("[data-testid=share]").await?;
        page.see("[data-testid=shared]").await?;
        let link: String = page.eval("return navigator.clipboard.readText()").await?;
        ensure!(link.contains("/#g=") && link.len() < 8000, "{link}");
        // Delete all saved games, as on the device of a friend.
        page.eval::<()>(
            "return new Promise((done) => {
                 indexedDB.databases()
                     .then((all) => Promise.all(all.map(({ name }) => indexedDB.deleteDatabase(name))));
                 setTimeout(done, 200);
             })",
        )
        .await?;
        page.driver.goto("about:blank").await?;
        page.driver.goto(link).await?;
        page.see("[data-testid=replay]").await?;
        page.press(Key::End).await?;
        page.click("[data-testid=show-result]").await?;
        page.see("[data-testid=scores]").await?;
        let same: String = page.eval(total).await?;
        ensure!(same == scores, "the link shows {same} instead of {scores}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_can_be_exported_and_imported() -> Result<()> {
    run(Size::Laptop, async |page| {
        let folder = tempfile::tempdir()?;
        let behavior = serde_json::json!({ "behavior": "allow", "downloadPath": folder.path() });
        page.driver.cdp().send_raw("Browser.setDownloadBehavior", behavior).await?;
        begin(&page, "toledo", &["you", "random"], "f11e").await?;
        play(&page, 8).await?;
        page.wait_for_turn().await?;
        let lines = log(&page).await?;
        page.click("[data-testid=menu]").await?;
        page.click("[data-testid=menu-items] [data-testid=save-file]").await?;
        let file = folder.path().join("toledo.jsonl");
        for _ in 0..200 {
            if file.exists() {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        ensure!(std::fs::read_to_string(&file)?.lines().count() > 8, "the file does not have the whole game");
        page.open("/").await?;
        page.see("[data-testid=play-now-toledo]").await?;
        let field = page.driver.find(By::Css("[data-testid=import]")).await?;
        field.send_keys(file.to_string_lossy()).await?;
        page.see("[data-testid=table], [data-testid=replay]").await?;
        page.wait_for_turn().await?;
        ensure!(log(&page).await? == lines, "the imported game has another log");
        // A file that is not a game is rejected with an error message.
        let nonsense = folder.path().join("nonsense.jsonl");
        std::fs::write(&nonsense, "nonsense")?;
        page.open("/").await?;
        page.see("[data-testid=play-now-toledo]").await?;
        page.driver
            .find(By::Css("[data-testid=import]"))
            .await?
            .send_keys(nonsense.to_string_lossy())
            .await?;
        page.see("[data-testid=lobby-trouble]").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_result_says_what_broke_a_tie() -> Result<()> {
    const TIES: [(&str, &str, &str); 3] = [
        ("toledo", "three-long", "tied at 17 points; Player 1 wins with 4 cards in hand against 0."),
        (
            "tyros",
            "four-first",
            "tied at 14 points and 6 points from the largest empire; so the victory is shared.",
        ),
        ("governor", "two-shy", "Player 0 wins with 4 Muslim tokens against 2."),
    ];
    run(Size::Laptop, async |page| {
        let mut findings = Findings::default();
        for (game, name, expected) in TIES {
            open_replay(&page, game, name).await?;
            findings.audit_both(&page, &format!("a replay of {game}")).await?;
            page.click("[data-testid=show-result]").await?;
            let tie = page.text("[data-testid=tie]").await?;
            ensure!(tie.ends_with(expected), "{tie}");
            findings.audit_both(&page, &format!("the result of {game}")).await?;
            for size in Size::ALL {
                page.resize(size).await?;
                page.screenshot(&format!("tie-{game}-{}", size.pixels().0)).await?;
            }
            page.resize(Size::Laptop).await?;
            // The figures that were compared are lines of the table, and every line is explained.
            let figures = page.text("[data-testid=tie-lines]").await?;
            ensure!(figures.starts_with("Tie: "), "{figures}");
            let hint = page.text("[data-testid=score-about]").await?;
            page.click("[data-testid=score-row]").await?;
            ensure!(
                page.text("[data-testid=score-about]").await? != hint,
                "a line of {game} is not explained"
            );
            // A turning point is shown on the board.
            let before = step(&page).await?;
            page.click("[data-testid=look]").await?;
            page.see_gone("dialog[data-testid=ending][open]").await?;
            ensure!(step(&page).await? != before, "{game} does not show the turning point");
        }
        findings.check()
    })
    .await
}
