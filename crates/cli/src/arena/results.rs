//! The games of a match as lines of JSON: what they were played by, then a line for each. A run that was cut off goes on where it
//! stopped.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use super::Match;

/// One game, its lines in the order of the bots.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Played {
    /// Which: the deal times the seats, plus how far the bots were moved round the table.
    pub(super) number: u64,
    /// How many decisions were made.
    pub(super) moves: u64,
    /// Points.
    pub(super) scores: Vec<i32>,
    /// Ranks.
    pub(super) ranks: Vec<u8>,
    /// Why it ended.
    pub(super) ending: String,
}

/// A file as it was found: its match and its games, and how many of its bytes are whole lines.
struct Found {
    contest: Option<Match>,
    games: Vec<Played>,
    whole: usize,
}

/// Reads what is in a file; nothing, if there is none.
fn find(path: &Path) -> Result<Found> {
    let shown = path.display();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| format!("can't read {shown}")),
    };
    // A line without its end was being written when the run was cut off.
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines();
    let Some(first) = lines.next() else { return Ok(Found { contest: None, games: Vec::new(), whole }) };
    let contest: Match = serde_json::from_str(first).with_context(|| format!("{shown}: line 1"))?;
    let mut games = Vec::new();
    for (number, line) in (2..).zip(lines) {
        let game: Played = serde_json::from_str(line).with_context(|| format!("{shown}: line {number}"))?;
        if game.scores.len() != contest.bots.len() || game.ranks.len() != contest.bots.len() {
            bail!("{shown}: line {number} is of another number of players");
        }
        games.push(game);
    }
    Ok(Found { contest: Some(contest), games, whole })
}

/// The match and the games in a file, by number.
pub(super) fn read(path: &Path) -> Result<(Match, Vec<Played>)> {
    let Found { contest, mut games, .. } = find(path)?;
    let contest = contest.with_context(|| format!("there are no results in {}", path.display()))?;
    games.sort_by_key(|game| game.number);
    games.dedup_by_key(|game| game.number);
    Ok((contest, games))
}

/// What was played so far, and the file where it stands.
#[derive(Debug)]
pub(super) struct Results {
    games: Vec<Played>,
    known: BTreeSet<u64>,
    file: Option<File>,
}

impl Results {
    /// The results in a file, which may not exist yet; or none, and none will be kept.
    pub(super) fn open(path: Option<&Path>, contest: &Match) -> Result<Self> {
        let mut results = Self { games: Vec::new(), known: BTreeSet::new(), file: None };
        let Some(path) = path else { return Ok(results) };
        let shown = path.display();
        let Found { contest: found, games, whole } = find(path)?;
        if found.is_some_and(|found| found != *contest) {
            bail!("{shown} holds the results of another match");
        }
        for game in games {
            if results.known.insert(game.number) {
                results.games.push(game);
            }
        }
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .with_context(|| format!("can't write {shown}"))?;
        file.set_len(whole as u64)?;
        if whole == 0 {
            writeln!(file, "{}", serde_json::to_string(contest)?)?;
        }
        results.file = Some(file);
        Ok(results)
    }

    /// Whether the game with this number has been played.
    pub(super) fn has(&self, number: u64) -> bool {
        self.known.contains(&number)
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: Played) -> Result<()> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&game)?)?;
        }
        self.known.insert(game.number);
        self.games.push(game);
        Ok(())
    }

    /// The games in the order in which they were finished.
    pub(super) fn games(&self) -> &[Played] {
        &self.games
    }

    /// The games by number.
    pub(super) fn into_games(mut self) -> Vec<Played> {
        self.games.sort_by_key(|game| game.number);
        self.games
    }
}
