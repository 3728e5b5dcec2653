//! Looking back: step by step, from any seat, as a file or a link, and on from there.

use alcazar_browser::{Look, Means, Page, Size, run};
use anyhow::{Result, ensure};
use thirtyfour::prelude::*;

use crate::shared::{begin, log, play};

/// A finished game, and its replay.
async fn finish(page: &Page, seed: &str) -> Result<()> {
    begin(page, "toledo", &["you", "random"], seed).await?;
    page.play_to_the_end(Means::Mouse, async |_, _| Ok(())).await
}

async fn place(page: &Page) -> Result<usize> {
    let at: String = page.ask("return document.querySelector('[data-testid=slider]').value").await?;
    Ok(at.parse()?)
}

#[tokio::test]
async fn a_game_is_looked_at_step_by_step_and_played_on() -> Result<()> {
    run(Size::Laptop, async |page| {
        begin(&page, "toledo", &["you", "random"], "4e91a").await?;
        play(&page, 15).await?;
        page.wait_for_turn().await?;
        let lines = log(&page).await?.len();
        page.click("[data-testid=menu]").await?;
        page.click("[data-testid=menu-items] [data-testid=look-back]").await?;
        page.see("[data-testid=replay]").await?;
        page.press(Key::Home).await?;
        ensure!(place(&page).await? == 0, "Home goes to the start");
        page.press(Key::Right + Key::Right).await?;
        ensure!(place(&page).await? == 2, "the arrow steps on");
        page.press(Key::Left).await?;
        ensure!(place(&page).await? == 1, "and back");
        page.click("[data-testid=play-on]").await?;
        page.see("[data-testid=table]:not(.replay)").await?;
        ensure!(matches!(page.wait_for_turn().await?, Look::Asked(_)), "it goes on from there");
        ensure!(log(&page).await?.len() < lines, "and not from the end");
        play(&page, 3).await?;
        // The game that it came from is still there, as it was.
        page.open("/").await?;
        page.until("return document.querySelectorAll('[data-testid=saved-game]').length === 2").await
    })
    .await
}

#[tokio::test]
async fn a_finished_game_is_shared_by_a_link() -> Result<()> {
    run(Size::Laptop, async |page| {
        let permissions =
            serde_json::json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
        page.driver.cdp().send_raw("Browser.grantPermissions", permissions).await?;
        finish(&page, "11").await?;
        let total = "return document.querySelector('[data-testid=scores] tfoot').textContent";
        let scores: String = page.ask(total).await?;
        page.click("[data-testid=share]").await?;
        page.see("[data-testid=shared]").await?;
        let link: String = page.ask("return navigator.clipboard.readText()").await?;
        ensure!(link.contains("/#g=") && link.len() < 8000, "{link}");
        // A friend has never seen this game.
        page.ask::<()>(
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
        let same: String = page.ask(total).await?;
        ensure!(same == scores, "{same} instead of {scores}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_goes_into_a_file_and_comes_back() -> Result<()> {
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
        ensure!(std::fs::read_to_string(&file)?.lines().count() > 8, "the file holds the game");
        page.open("/").await?;
        page.see("[data-testid=play-now-toledo]").await?;
        let field = page.driver.find(By::Css("[data-testid=import]")).await?;
        field.send_keys(file.to_string_lossy()).await?;
        page.see("[data-testid=table], [data-testid=replay]").await?;
        page.wait_for_turn().await?;
        ensure!(log(&page).await? == lines, "the same happened");
        // A file that is none is refused with a reason.
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

/// A tie for the first place says what decided it, in every game.
#[tokio::test]
async fn a_tie_says_what_decided_it() -> Result<()> {
    const TIES: [(&str, &str, &str); 3] = [
        ("toledo", "three-long", "tied at 17 points; Player 1 (Blue) wins with 4 cards in hand against 0."),
        (
            "tyros",
            "four-first",
            "tied at 14 points and 6 points from the largest empire; so the victory is shared.",
        ),
        ("governor", "two-shy", "Player 0 (Red) wins with 4 Muslim tokens against 2."),
    ];
    run(Size::Laptop, async |page| {
        for (game, name, told) in TIES {
            let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
            let file = games.join(format!("{game}/tests/replays/{name}.jsonl")).canonicalize()?;
            page.open("/").await?;
            page.see("[data-testid=play-now-toledo]").await?;
            let field = page.driver.find(By::Css("[data-testid=import]")).await?;
            field.send_keys(file.to_string_lossy()).await?;
            page.see("[data-testid=replay]").await?;
            page.click("[data-testid=show-result]").await?;
            let tie = page.text("[data-testid=tie]").await?;
            ensure!(tie.ends_with(told), "{tie}");
            for size in Size::ALL {
                page.resize(size).await?;
                page.picture(&format!("tie-{game}-{}", size.pixels().0)).await?;
            }
            page.resize(Size::Laptop).await?;
        }
        Ok(())
    })
    .await
}
