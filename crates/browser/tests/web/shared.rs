//! Helpers that the tests share.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};

use alcazar_browser::{Input, Page, TableState};
use anyhow::{Result, bail, ensure};
use thirtyfour::By;

/// The games of this repository.
pub(crate) const GAMES: [&str; 3] = ["toledo", "tyros", "governor"];

/// The languages of the client.
pub(crate) const LANGUAGES: [&str; 4] = ["en", "fr", "de", "nl"];

/// Switches the client to a language, and leaves its settings open on the home page.
pub(crate) async fn switch_to(page: &Page, language: &str) -> Result<()> {
    page.open("/").await?;
    page.click("[data-testid=open-settings]").await?;
    page.click(&format!("[data-testid=language] option[value={language}]")).await?;
    page.see(&format!("html[lang={language}]")).await?;
    Ok(())
}

/// Opens a recorded game in the folder of a game.
pub(crate) async fn open_replay(page: &Page, game: &str, name: &str) -> Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = games.join(format!("{game}/tests/replays/{name}.jsonl")).canonicalize()?;
    page.open("/").await?;
    page.see("[data-testid=play-now-toledo]").await?;
    page.driver.find(By::Css("[data-testid=import]")).await?.send_keys(file.to_string_lossy()).await?;
    page.see("[data-testid=replay]").await?;
    Ok(())
}

/// Starts a local game. Each seat is `you`, the name of a friend, or the level of a bot. The seed is in
/// hexadecimal digits.
pub(crate) async fn begin(page: &Page, game: &str, seats: &[&str], seed: &str) -> Result<()> {
    begin_with(page, game, seats, seed, &[]).await
}

/// Starts a local game with options, given as names and values.
pub(crate) async fn begin_with(
    page: &Page,
    game: &str,
    seats: &[&str],
    seed: &str,
    options: &[(&str, &str)],
) -> Result<()> {
    page.open(&format!("/new?game={game}")).await?;
    page.see("[data-testid=begin]").await?;
    loop {
        let count: usize = page.eval("return document.querySelectorAll('.seat-row').length").await?;
        match count.cmp(&seats.len()) {
            std::cmp::Ordering::Less => page.click("[data-testid=more-seats]").await?,
            std::cmp::Ordering::Equal => break,
            std::cmp::Ordering::Greater => page.click("[data-testid=fewer-seats]").await?,
        }
    }
    for (index, player) in seats.iter().enumerate() {
        let is_friend = !["you", "random", "apprentice", "greedy", "search", "master"].contains(player);
        let kind = if is_friend { "friend" } else { player };
        page.click(&format!("[data-testid=seat-{index}] option[value={kind}]")).await?;
        if is_friend {
            page.write(&format!("[data-testid=name-{index}]"), player).await?;
        }
    }
    for (name, value) in options {
        page.click(&format!("[data-testid=option-{name}] option[value='{value}']")).await?;
    }
    page.write("[data-testid=seed]", seed).await?;
    page.click("[data-testid=begin]").await?;
    page.see("[data-testid=table]").await?;
    Ok(())
}

/// Touches elements `touches` times, and raises every curtain on the way.
pub(crate) async fn play(page: &Page, touches: usize) -> Result<()> {
    let mut left = touches;
    while left > 0 {
        match page.wait_for_turn().await? {
            TableState::Over => bail!("the game ended too soon"),
            TableState::Curtain => page.click("[data-testid=raise-curtain]").await?,
            TableState::Asked(_) => {
                page.touch(Input::Mouse).await?;
                left -= 1;
            }
            TableState::Waiting => {}
        }
    }
    Ok(())
}

/// Returns the pages with that of the player to move first. The starting player is random.
pub(crate) async fn active_player_first(ana: Page, ben: Page) -> Result<(Page, Page)> {
    let since = Instant::now();
    while since.elapsed() < Duration::from_secs(30) {
        if matches!(ana.table_state().await?, TableState::Asked(_)) {
            return Ok((ana, ben));
        }
        if matches!(ben.table_state().await?, TableState::Asked(_)) {
            return Ok((ben, ana));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("neither player is prompted")
}

/// The drawings of the cards in the viewer's hand. Their labels depend on what can be done with them.
pub(crate) async fn hand(page: &Page) -> Result<Vec<String>> {
    page.eval(
        "return [...document.querySelectorAll('[data-testid=hand] .fan svg')]
            .map((cards) => cards.innerHTML.replaceAll(/<!--.*?-->/g, ''))",
    )
    .await
}

/// The lines of the log.
pub(crate) async fn log(page: &Page) -> Result<Vec<String>> {
    page.eval(
        "return [...document.querySelectorAll('[data-testid=log] li')]
            .map((line) => line.textContent.trim())",
    )
    .await
}

/// Waits until the log has this line.
pub(crate) async fn wait_for_log(page: &Page, line: &str) -> Result<()> {
    page.until(&format!(
        "return [...document.querySelectorAll('[data-testid=log] li')]
            .some((line) => line.textContent.trim() === {line:?})"
    ))
    .await
}

/// Checks that the result names the winner, the totals of all players, and the tie-breaker if there is a tie.
pub(crate) async fn check_result(page: &Page, players: usize) -> Result<()> {
    ensure!(!page.text("[data-testid=victory]").await?.is_empty(), "the result names no winner");
    let totals: Vec<String> = page
        .eval(
            "return [...document.querySelectorAll('[data-testid=scores] tfoot td')]
                .map((td) => td.textContent)",
        )
        .await?;
    let points: Vec<i32> = totals.iter().filter_map(|total| total.parse().ok()).collect();
    ensure!(totals.len() == players && points.len() == players, "{totals:?}");
    let max = points.iter().max();
    let is_tied = points.iter().filter(|total| Some(*total) == max).count() > 1;
    let ties: Vec<String> = page
        .eval("return [...document.querySelectorAll('[data-testid=tie]')].map((tie) => tie.textContent)")
        .await?;
    ensure!(
        ties.len() == usize::from(is_tied) && ties.iter().all(|tie| !tie.is_empty()),
        "{totals:?}: {ties:?}"
    );
    Ok(())
}

/// Accessibility violations, collected so that a test reports all of them at its end.
#[derive(Default)]
pub(crate) struct Findings(Vec<String>);

impl Findings {
    /// Adds the violations on the page; `what` describes it.
    pub(crate) async fn audit(&mut self, page: &Page, what: &str) -> Result<()> {
        self.0.extend(page.violations().await?.iter().map(|found| format!("{what}: {found}")));
        Ok(())
    }

    /// Adds the violations on the page in dark and in light mode, and leaves it in light mode.
    pub(crate) async fn audit_both(&mut self, page: &Page, what: &str) -> Result<()> {
        for (is_dark, scheme) in [(true, "dark"), (false, "light")] {
            page.prefer_dark(is_dark).await?;
            self.audit(page, &format!("{what} in {scheme}")).await?;
        }
        Ok(())
    }

    /// Fails if there are any violations.
    pub(crate) fn check(self) -> Result<()> {
        ensure!(self.0.is_empty(), "{}", self.0.join("\n"));
        Ok(())
    }
}

/// Looks for accessibility violations whenever a player is asked for something new.
#[derive(Default)]
pub(crate) struct Prompts {
    seen: BTreeSet<String>,
    findings: Findings,
}

impl Prompts {
    /// Looks at a prompt for these kinds of things, unless there was one before.
    pub(crate) async fn audit(&mut self, page: &Page, kinds: &str) -> Result<()> {
        if self.seen.insert(kinds.to_owned()) {
            self.findings.audit_both(page, &format!("asked for {kinds}")).await?;
        }
        Ok(())
    }

    /// Looks at the end of the game, and fails if there are any violations, or were too few prompts.
    pub(crate) async fn check(mut self, page: &Page, at_least: usize) -> Result<()> {
        self.findings.audit_both(page, "the end").await?;
        ensure!(self.seen.len() >= at_least, "too few kinds of prompts: {:?}", self.seen);
        self.findings.check()
    }
}
