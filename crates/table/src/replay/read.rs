//! Reads a file: every line is checked, and every entry is played again.

use alcazar_core::Game;

use super::chain::Chain;
use super::line::{self, Closing, Line};
use super::{MAX_FILE_LEN, MAX_LINE_LEN, ReplayError, ReplayErrorKind, header_from_text};
use crate::{Croupier, HeaderError, Outcome, Table, TableError};

/// What the first line of a file says about the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peek {
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
}

/// Reads which game a file holds, to choose the type for [`read`].
///
/// # Errors
/// If the first line is not that of a replay.
pub fn peek(text: &str) -> Result<Peek, ReplayError> {
    let first = lines(text)?.next().ok_or(ReplayError { line: 1, kind: ReplayErrorKind::NotAReplay })?.1?;
    let (game, rules) = line::peek(first).map_err(|kind| ReplayError { line: 1, kind })?;
    Ok(Peek { game, rules })
}

/// Restores a table from a file. Every entry is checked as if it came from a player; if the file holds the
/// seed, every outcome of chance is checked against it.
///
/// # Errors
/// If the file is not a complete, undamaged file of this game. The error says where and why.
pub fn read<G: Game>(text: &str) -> Result<Table<G>, ReplayError> {
    let mut chain = Chain::new();
    let mut header = None;
    let mut entries = Vec::new();
    let mut closing: Option<Closing> = None;
    let mut last = 1;
    for (number, text) in lines(text)? {
        let at = |kind| ReplayError { line: number, kind };
        last = number;
        let text = text?;
        if closing.is_some() {
            return Err(at(ReplayErrorKind::AfterClosing));
        }
        if header.is_none() {
            // Report another game or version even if the rest of the line can't be read.
            line::peek(text).map_err(at)?;
            header = Some(header_from_text::<G>(&chain.open(text).map_err(at)?).map_err(at)?);
            continue;
        }
        let object = chain.open(text).map_err(at)?;
        if object.starts_with("{\"end\"") || object.starts_with("{\"continued\"") {
            closing = Some(line::parse(&object).map_err(at)?);
        } else {
            entries.push(line::parse::<Line>(&object).and_then(Line::entry::<G>).map_err(at)?);
        }
    }
    let at = |kind| ReplayError { line: last, kind };
    let header = header.ok_or_else(|| at(ReplayErrorKind::NotAReplay))?;
    let closing = closing.ok_or_else(|| at(ReplayErrorKind::Unclosed))?;
    let (Closing::End { seed, .. } | Closing::Continued { seed }) = &closing;
    if seed.is_some() && header.commitment.is_none() {
        return Err(at(ReplayErrorKind::Uncommitted));
    }
    let croupier = seed.map_or(Croupier::Away, Croupier::Seeded);
    let table = Table::restore(header, croupier, entries).map_err(|error| ReplayError {
        line: match error.error {
            // The header alone was valid, so the seed in the last line does not match it.
            TableError::Header(HeaderError::Seed) => last,
            // The first entry is in the second line.
            _ => error.seq as usize + 2,
        },
        kind: ReplayErrorKind::Rejected(error.error.to_string()),
    })?;
    let given = match closing {
        Closing::End { outcome, .. } => Some(outcome.recorded()),
        Closing::Continued { .. } => None,
    };
    let expected = table.outcome().map(Outcome::recorded);
    if given != expected {
        return Err(at(ReplayErrorKind::OtherOutcome {
            given: in_words(given.as_ref()),
            expected: in_words(expected.as_ref()),
        }));
    }
    Ok(table)
}

fn in_words(outcome: Option<&Outcome>) -> String {
    match outcome {
        None => "goes on".to_owned(),
        Some(Outcome::Aborted) => "was aborted".to_owned(),
        Some(Outcome::PlayedOut(standing) | Outcome::Conceded(standing)) => {
            let list = |numbers: Vec<String>| numbers.join(", ");
            let scores = list(standing.scores.values().map(ToString::to_string).collect());
            let ranks = list(standing.ranks.values().map(ToString::to_string).collect());
            let ending = standing.ending.as_deref().unwrap_or("no ending");
            format!("ended ({ending}) with scores {scores} and ranks {ranks}")
        }
    }
}

/// The lines of a file with their numbers, from 1.
fn lines(text: &str) -> Result<impl Iterator<Item = (usize, Result<&str, ReplayError>)>, ReplayError> {
    if text.len() > MAX_FILE_LEN {
        return Err(ReplayError { line: 1, kind: ReplayErrorKind::FileTooLong(text.len()) });
    }
    Ok((1..).zip(text.lines()).map(|(number, line)| {
        if line.len() > MAX_LINE_LEN {
            return (
                number,
                Err(ReplayError { line: number, kind: ReplayErrorKind::LineTooLong(line.len()) }),
            );
        }
        (number, Ok(line))
    }))
}
