//! `alcazar replay`: checks a game in a file and shows it move by move.

use std::io::{self, Write};
use std::path::PathBuf;

use alcazar_catalog::with_game;
use alcazar_core::{Event, Seat, Viewer};
use alcazar_table::{Deed, Table, replay};
use alcazar_words::{Speak, Words};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{file, story};

/// What can be said on the command line.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file.
    file: PathBuf,
    /// Whose knowledge is shown: a seat by its number or colour, `spectator`, or `open` for everything. A game that
    /// goes on is shown as to a spectator, a finished one open, if nothing is said.
    #[arg(long)]
    from: Option<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
}

/// Checks and prints.
pub(crate) fn run(args: &Args) -> Result<()> {
    let (game, text) = file::read(&args.file)?;
    with_game!(game, G => show::<G>(args, &text))
}

/// Whose knowledge is shown; nobody's in particular if everything is.
type From = Option<Viewer>;

fn show<G: Speak>(args: &Args, text: &str) -> Result<()> {
    let table = replay::read::<G>(text).with_context(|| args.file.display().to_string())?;
    let words = Words::english();
    let from = from::<G>(args.from.as_deref(), &table, &words)?;
    let lines = lines(&table, &words, from)?;
    let mut out = io::stdout().lock();
    if args.json {
        let replay = as_json(&table, from, &lines)?;
        writeln!(out, "{}", serde_json::to_string_pretty(&replay)?)?;
        return Ok(());
    }
    writeln!(out, "{}, rules version {}", words.name::<G>(), G::RULES_VERSION)?;
    for (seat, player) in Seat::ALL.into_iter().zip(&table.header().players) {
        let kind = player.bot.as_ref().map(|bot| format!(" (bot: {bot})")).unwrap_or_default();
        writeln!(out, "{:>8}: {}{kind}", words.seat::<G>(seat), player.name)?;
    }
    writeln!(out)?;
    for (number, line) in (1..).zip(&lines) {
        writeln!(out, "{number:>5}  {line}")?;
    }
    writeln!(out)?;
    match table.outcome() {
        Some(outcome) => {
            let viewer = from.unwrap_or(Viewer::Spectator);
            for line in story::outcome::<G>(&words, &outcome, &table.state().view(viewer), viewer) {
                writeln!(out, "{line}")?;
            }
        }
        None => writeln!(out, "The game goes on.")?,
    }
    writeln!(out, "{}", seed(&table).1)?;
    Ok(())
}

fn from<G: Speak>(text: Option<&str>, table: &Table<G>, words: &Words) -> Result<From> {
    let players = table.players().len();
    let Some(text) = text else {
        return Ok(if table.outcome().is_some() { None } else { Some(Viewer::Spectator) });
    };
    let text = text.to_lowercase();
    match text.as_str() {
        "open" => return Ok(None),
        "spectator" => return Ok(Some(Viewer::Spectator)),
        _ => {}
    }
    let is_meant = |seat: &Seat| seat.to_string() == text || words.seat::<G>(*seat).to_lowercase() == text;
    if let Some(seat) = Seat::first(players).find(is_meant) {
        return Ok(Some(Viewer::Seat(seat)));
    }
    let seats: Vec<String> = Seat::first(players).map(|seat| words.seat::<G>(seat).to_lowercase()).collect();
    let shown: String = text.chars().take(40).collect();
    bail!("nobody looks from “{shown}”; there are {}, spectator and open", seats.join(", "));
}

fn lines<G: Speak>(table: &Table<G>, words: &Words, from: From) -> Result<Vec<String>> {
    Ok(match from {
        None => table.log().map(|entry| story::open::<G>(words, entry)).collect(),
        Some(viewer) => {
            let tail = table.tail(viewer, 0)?;
            tail.iter().map(|entry| story::seen::<G>(words, entry, viewer)).collect()
        }
    })
}

/// Whether the draws are proved to be those that follow from the committed seed: as a slug, and as a sentence. A file
/// whose seed does not fit is refused before.
fn seed<G: Speak>(table: &Table<G>) -> (&'static str, &'static str) {
    match (table.seed(), table.header().commitment) {
        (Some(_), _) => ("verified", "The seed is the committed one, and every draw follows from it."),
        (None, Some(_)) => {
            ("secret", "A seed was committed to but is not in the file: draws can't be verified.")
        }
        (None, None) => ("none", "No seed was committed to: draws can't be verified."),
    }
}

fn as_json<G: Speak>(table: &Table<G>, from: From, lines: &[String]) -> Result<Value> {
    let entries = match from {
        None => table
            .log()
            .zip(lines)
            .map(|(entry, line)| match &entry.deed {
                Deed::Event(Event::Move { seat, action }) => {
                    json!({ "seat": seat, "action": action.to_string() })
                }
                Deed::Event(Event::Chance(chance)) => json!({ "chance": chance.to_string() }),
                _ => json!({ "table": line }),
            })
            .collect(),
        Some(viewer) => {
            let tail = table.tail(viewer, 0)?;
            let entries = tail.iter().zip(lines).map(|(entry, line)| match &entry.deed {
                Deed::Event(seen) => Ok(json!({ "seen": serde_json::to_value(seen)?, "text": line })),
                _ => Ok(json!({ "table": line })),
            });
            entries.collect::<Result<Vec<_>>>()?
        }
    };
    Ok(json!({
        "game": G::ID,
        "rules": G::RULES_VERSION,
        "players": table.header().players,
        "options": table.header().options,
        "entries": entries,
        "outcome": table.outcome(),
        "seed": seed(table).0,
    }))
}
