//! How the tests get to a table.

use std::time::{Duration, Instant};

use alcazar_browser::{Look, Means, Page};
use anyhow::{Result, bail, ensure};

/// Begins a table of a game: for each seat `you`, the name of a friend, or the level of a bot.
/// A seed is a number in hexadecimal digits.
pub(crate) async fn begin(page: &Page, game: &str, seats: &[&str], seed: &str) -> Result<()> {
    begin_with(page, game, seats, seed, &[]).await
}

/// The same with some options: the name of each, and what is chosen of it.
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
        let count: usize = page.ask("return document.querySelectorAll('.seat-row').length").await?;
        match count.cmp(&seats.len()) {
            std::cmp::Ordering::Less => page.click("[data-testid=more-seats]").await?,
            std::cmp::Ordering::Equal => break,
            std::cmp::Ordering::Greater => page.click("[data-testid=fewer-seats]").await?,
        }
    }
    for (index, sitter) in seats.iter().enumerate() {
        let is_friend = !["you", "random", "apprentice", "greedy", "search", "master"].contains(sitter);
        let kind = if is_friend { "friend" } else { sitter };
        page.click(&format!("[data-testid=seat-{index}] option[value={kind}]")).await?;
        if is_friend {
            page.write(&format!("[data-testid=name-{index}]"), sitter).await?;
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

/// Plays so many touches, and raises every curtain on the way.
pub(crate) async fn play(page: &Page, touches: usize) -> Result<()> {
    let mut left = touches;
    while left > 0 {
        match page.wait_for_turn().await? {
            Look::Over => bail!("the game is over too soon"),
            Look::Curtain => page.click("[data-testid=raise-curtain]").await?,
            Look::Asked(_) => {
                page.touch(Means::Mouse).await?;
                left -= 1;
            }
            Look::Waiting => {}
        }
    }
    Ok(())
}

/// Of two at a table, first the one who is asked. Who begins is decided by lot.
pub(crate) async fn asked_first(ana: Page, ben: Page) -> Result<(Page, Page)> {
    let since = Instant::now();
    while since.elapsed() < Duration::from_secs(30) {
        if matches!(ana.look().await?, Look::Asked(_)) {
            return Ok((ana, ben));
        }
        if matches!(ben.look().await?, Look::Asked(_)) {
            return Ok((ben, ana));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    bail!("neither of the two is asked")
}

/// The cards that the viewer holds, as they are drawn: what they are called changes with what can be done
/// with them.
pub(crate) async fn hand(page: &Page) -> Result<Vec<String>> {
    page.ask(
        "return [...document.querySelectorAll('[data-testid=hand] .fan svg')]
            .map((cards) => cards.innerHTML.replaceAll(/<!--.*?-->/g, ''))",
    )
    .await
}

/// Everything that happened, in words.
pub(crate) async fn log(page: &Page) -> Result<Vec<String>> {
    page.ask(
        "return [...document.querySelectorAll('[data-testid=log] li')]
            .map((line) => line.textContent.trim())",
    )
    .await
}

/// Waits until the log has this line.
pub(crate) async fn says(page: &Page, line: &str) -> Result<()> {
    page.until(&format!(
        "return [...document.querySelectorAll('[data-testid=log] li')]
            .some((line) => line.textContent.trim() === {line:?})"
    ))
    .await
}

/// The end says who has won, what decided a tie, and what every player's points are for.
pub(crate) async fn check_the_end(page: &Page, players: usize) -> Result<()> {
    ensure!(!page.text("[data-testid=victory]").await?.is_empty(), "nobody has won");
    let totals: Vec<String> = page
        .ask(
            "return [...document.querySelectorAll('[data-testid=scores] tfoot td')]
                .map((td) => td.textContent)",
        )
        .await?;
    let points: Vec<i32> = totals.iter().filter_map(|total| total.parse().ok()).collect();
    ensure!(totals.len() == players && points.len() == players, "{totals:?}");
    let most = points.iter().max();
    let is_tied = points.iter().filter(|of_one| Some(*of_one) == most).count() > 1;
    let ties: Vec<String> = page
        .ask("return [...document.querySelectorAll('[data-testid=tie]')].map((tie) => tie.textContent)")
        .await?;
    ensure!(
        ties.len() == usize::from(is_tied) && ties.iter().all(|tie| !tie.is_empty()),
        "{totals:?}: {ties:?}"
    );
    Ok(())
}

/// What was found, with where; all of it is told at the end.
#[derive(Default)]
pub(crate) struct Findings(Vec<String>);

impl Findings {
    pub(crate) async fn look(&mut self, page: &Page, what: &str) -> Result<()> {
        self.0.extend(page.barriers().await?.iter().map(|found| format!("{what}: {found}")));
        Ok(())
    }

    pub(crate) fn check(self) -> Result<()> {
        ensure!(self.0.is_empty(), "{}", self.0.join("\n"));
        Ok(())
    }
}
