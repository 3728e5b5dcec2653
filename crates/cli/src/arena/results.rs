//! A results file in JSON lines: the parameters of the match, then one line per game. An interrupted run
//! resumes where it stopped.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use super::Match;

/// The result of one game, in the order of the entrants.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GameResult {
    /// The deal times the number of seats, plus the rotation.
    pub(super) number: u64,
    /// The number of decisions.
    pub(super) moves: u64,
    /// Points.
    pub(super) scores: Vec<i32>,
    /// Ranks.
    pub(super) ranks: Vec<u8>,
    /// Why it ended.
    pub(super) ending: String,
}

/// The contents of a results file: its match, its games, and the length of its complete lines in bytes.
struct ResultsFile {
    contest: Option<Match>,
    games: Vec<GameResult>,
    complete_len: usize,
}

/// Reads a file; a missing one counts as empty.
fn load(path: &Path) -> Result<ResultsFile> {
    let shown = path.display();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(error).with_context(|| format!("can't read {shown}")),
    };
    // A line without a line break was cut off when the run was interrupted.
    let complete_len = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..complete_len].lines();
    let Some(first) = lines.next() else {
        return Ok(ResultsFile { contest: None, games: Vec::new(), complete_len });
    };
    let contest: Match = serde_json::from_str(first).with_context(|| format!("{shown}: line 1"))?;
    let mut games = Vec::new();
    for (number, line) in (2..).zip(lines) {
        let game: GameResult =
            serde_json::from_str(line).with_context(|| format!("{shown}: line {number}"))?;
        if game.scores.len() != contest.bots.len() || game.ranks.len() != contest.bots.len() {
            bail!("{shown}: line {number} has another number of players");
        }
        games.push(game);
    }
    Ok(ResultsFile { contest: Some(contest), games, complete_len })
}

/// The match and the games in a file, sorted by number.
pub(super) fn read(path: &Path) -> Result<(Match, Vec<GameResult>)> {
    let ResultsFile { contest, mut games, .. } = load(path)?;
    let contest = contest.with_context(|| format!("there are no results in {}", path.display()))?;
    games.sort_by_key(|game| game.number);
    games.dedup_by_key(|game| game.number);
    Ok((contest, games))
}

/// The games so far, and the file they are written to.
#[derive(Debug)]
pub(super) struct Results {
    games: Vec<GameResult>,
    numbers: BTreeSet<u64>,
    file: Option<File>,
}

impl Results {
    /// Opens or creates a results file. Without a path, nothing is read or written.
    pub(super) fn open(path: Option<&Path>, contest: &Match) -> Result<Self> {
        let mut results = Self { games: Vec::new(), numbers: BTreeSet::new(), file: None };
        let Some(path) = path else { return Ok(results) };
        let shown = path.display();
        let ResultsFile { contest: found, games, complete_len } = load(path)?;
        if found.is_some_and(|found| found != *contest) {
            bail!("{shown} contains the results of another match");
        }
        for game in games {
            if results.numbers.insert(game.number) {
                results.games.push(game);
            }
        }
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .with_context(|| format!("can't write {shown}"))?;
        file.set_len(complete_len as u64)?;
        if complete_len == 0 {
            writeln!(file, "{}", serde_json::to_string(contest)?)?;
        }
        results.file = Some(file);
        Ok(results)
    }

    /// Whether the game with this number has been played.
    pub(super) fn has(&self, number: u64) -> bool {
        self.numbers.contains(&number)
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: GameResult) -> Result<()> {
        if let Some(file) = &mut self.file {
            writeln!(file, "{}", serde_json::to_string(&game)?)?;
        }
        self.numbers.insert(game.number);
        self.games.push(game);
        Ok(())
    }

    /// The games in the order in which they ended.
    pub(super) fn games(&self) -> &[GameResult] {
        &self.games
    }

    /// The games sorted by number.
    pub(super) fn into_games(mut self) -> Vec<GameResult> {
        self.games.sort_by_key(|game| game.number);
        self.games
    }
}
