//! What friends meet: names, late invitations, watching, sharing a game, coming back to the chat.

use alcazar_browser::{Page, Size, run_online};
use anyhow::{Context as _, Result, ensure};

use super::{TABLE, enter_name, join, open_table, two_players};
use crate::shared::Findings;

/// The text of every element that this selector finds.
async fn texts(page: &Page, css: &str) -> Result<Vec<String>> {
    page.eval(&format!(
        "return [...document.querySelectorAll({css:?})].map((found) => found.textContent.trim())"
    ))
    .await
}

#[tokio::test]
async fn friends_of_one_name_are_told_apart_and_latecomers_may_watch() -> Result<()> {
    run_online(async |server| {
        let ana = server.open_browser(Size::Laptop).await?;
        let eva = server.open_browser(Size::Phone).await?;
        let other = server.open_browser(Size::Laptop).await?;
        enter_name(&ana, "Ana").await?;
        let (link, _) = open_table(&ana, "toledo").await?;
        // Somebody reads the invitation while another takes the last seat.
        eva.open(&link).await?;
        eva.see("[data-testid=invitation]").await?;
        join(&other, &link, "Ana").await?;
        ensure!(texts(&other, ".corner h2").await?.contains(&"Ana (2)".to_owned()), "the names are the same");
        eva.see("[data-testid=full-table]").await?;
        let mut findings = Findings::default();
        findings.audit(&eva, "a full table").await?;
        eva.screenshot("online-full").await?;
        eva.click("[data-testid=watch-full]").await?;
        eva.see(TABLE).await?;
        ensure!(eva.text("[data-testid=watching]").await? == "You are watching.");
        let is_greyed = "return !!document.querySelector('.controls button:disabled')";
        ensure!(!eva.eval::<bool>(is_greyed).await?, "a spectator sees buttons that never work");
        // Sentences call players by their names.
        let prompt = eva.text("[data-testid=prompt]").await?;
        ensure!(prompt.contains("Ana"), "{prompt}");
        eva.screenshot("online-watching").await?;
        // Each kind of bad link has its own sentence.
        let table = link.split('#').next().context("the link has a path")?;
        for (path, sentence) in [
            ("/play?table=nothing".to_owned(), "There is no such table"),
            (format!("{table}#join=wrong"), "This invitation does not work."),
            (format!("{table}#watch=wrong"), "This link for watching does not work."),
        ] {
            eva.open("/").await?;
            eva.open(&path).await?;
            let text = eva.text("[data-testid=no-table] [role=alert]").await?;
            ensure!(text.starts_with(sentence), "{path}: {text}");
        }
        // The browser reports that these tables were not found.
        let errors = eva.console_errors().await?;
        ensure!(errors.iter().all(|error| error.contains("404")), "{errors:?}");
        findings.check()
    })
    .await
}

#[tokio::test]
async fn a_finished_game_is_shared_and_its_spectators_follow_the_rematch() -> Result<()> {
    run_online(async |server| {
        let (ana, ben, _proxy, watch) = two_players(server, "toledo").await?;
        let eva = server.open_browser(Size::Laptop).await?;
        eva.open(&watch).await?;
        eva.see(TABLE).await?;
        // One's own message is not new after a reload, nor is one that was read.
        ana.click("[data-testid=toggle-talk]").await?;
        ana.write("[data-testid=say]", "Hello").await?;
        ana.click("[data-testid=say-it]").await?;
        ben.click("[data-testid=toggle-talk].has-news").await?;
        for page in [&ana, &ben] {
            page.until("return document.querySelector('[data-testid=talk] time')?.textContent.includes(':')")
                .await?;
            page.driver.refresh().await?;
            page.see(TABLE).await?;
            page.until("return !!document.querySelector('[data-testid=talk] li')").await?;
            page.see_gone("[data-testid=toggle-talk].has-news").await?;
        }
        // Only who asked is told that somebody declined.
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=abort]").await?;
        ben.click("[data-testid=decline]").await?;
        ana.see("[data-testid=declined]").await?;
        eva.see_gone("[data-testid=proposal]").await?;
        ensure!(texts(&eva, "[data-testid=declined]").await?.is_empty(), "a spectator is told as well");
        ana.click("[data-testid=menu]").await?;
        ana.click("[data-testid=concede]").await?;
        for page in [&ana, &ben, &eva] {
            page.see("dialog[data-testid=ending][open]").await?;
        }
        // The link opens for a stranger.
        ben.eval::<()>(
            "navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }",
        )
        .await?;
        ben.click("[data-testid=share]").await?;
        ben.until("return !!window.copied").await?;
        let address: String = ben.eval("return window.copied").await?;
        let path = address.find("/replay?").map(|at| address[at..].to_owned()).context(address.clone())?;
        let stranger = server.open_browser(Size::Laptop).await?;
        stranger.open(&path).await?;
        stranger.see("[data-testid=replay]").await?;
        // The spectator is told about the rematch, and may watch it.
        ana.click("[data-testid=rematch]").await?;
        ben.click("[data-testid=rematch]").await?;
        eva.click("dialog[data-testid=ending] [data-testid=look-at-game]").await?;
        eva.see("[data-testid=looking-back]").await?;
        eva.see("[data-testid=rematch-begun]").await?;
        let old = eva.driver.current_url().await?;
        eva.click("[data-testid=watch-rematch]").await?;
        eva.until(&format!("return !location.href.includes({:?})", old.query().unwrap_or_default())).await?;
        eva.see(TABLE).await?;
        Ok(())
    })
    .await
}
