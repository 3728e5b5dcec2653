//! `alcazar replay`: checks a replay file and shows the game move by move.

use std::io::{self, Write};
use std::path::PathBuf;

use alcazar_catalog::with_game;
use alcazar_core::{Event, Seat, Viewer};
use alcazar_table::{EntryKind, Table, replay};
use alcazar_words::{Phrase, Proof, Speak, Words};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{file, language, story};

/// The arguments of `replay`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The replay file.
    file: PathBuf,
    /// Whose view to show: a seat by its number or colour, `spectator`, or `open` for everything [default:
    /// open, or spectator if the game is not over].
    #[arg(long)]
    from: Option<String>,
    /// Print one JSON object instead of text.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: language::LanguageArg,
}

/// Checks and prints a replay.
pub(crate) fn run(args: &Args) -> Result<()> {
    let (game, text) = file::read(&args.file)?;
    with_game!(game, G => show::<G>(args, &text))
}

/// Whose view is shown; `None` shows everything.
type From = Option<Viewer>;

fn show<G: Speak>(args: &Args, text: &str) -> Result<()> {
    let table = replay::read::<G>(text).with_context(|| args.file.display().to_string())?;
    let words = args.language.words();
    let from = from::<G>(args.from.as_deref(), &table, &words)?;
    let lines = lines(&table, &words, from)?;
    let mut out = io::stdout().lock();
    if args.json {
        let replay = as_json(&table, from, &lines)?;
        writeln!(out, "{}", serde_json::to_string_pretty(&replay)?)?;
        return Ok(());
    }
    let version =
        Phrase::new("terminal-version").with("game", G::name()).with("version", G::RULES_VERSION.to_string());
    writeln!(out, "{}", words.say(&version))?;
    for (seat, player) in Seat::ALL.into_iter().zip(&table.header().players) {
        let bot = |kind: &String| {
            Phrase::new("terminal-bot").with("name", player.name.clone()).with("kind", kind.clone())
        };
        let name = player.bot.as_ref().map_or_else(|| player.name.clone(), |kind| words.say(&bot(kind)));
        writeln!(out, "{:>8}: {name}", words.seat::<G>(seat))?;
    }
    writeln!(out)?;
    for (number, line) in (1..).zip(&lines) {
        writeln!(out, "{number:>5}  {line}")?;
    }
    writeln!(out)?;
    match table.outcome() {
        Some(outcome) => {
            let viewer = from.unwrap_or(Viewer::Spectator);
            let view = table.state().view(viewer);
            for line in story::outcome::<G>(&words, &outcome, table.players(), &view, viewer) {
                writeln!(out, "{line}")?;
            }
        }
        None => writeln!(out, "{}", words.outcome::<G>(None, table.players(), Viewer::Spectator))?,
    }
    writeln!(out, "{}", words.proof(Proof::of(&table)))?;
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
    let is_named = |seat: &Seat| seat.to_string() == text || words.seat::<G>(*seat).to_lowercase() == text;
    if let Some(seat) = Seat::first(players).find(is_named) {
        return Ok(Some(Viewer::Seat(seat)));
    }
    let seats: Vec<String> = Seat::first(players).map(|seat| words.seat::<G>(seat).to_lowercase()).collect();
    let shown: String = text.chars().take(40).collect();
    bail!("there is no view “{shown}”; the views are {}, spectator and open", seats.join(", "));
}

fn lines<G: Speak>(table: &Table<G>, words: &Words, from: From) -> Result<Vec<String>> {
    Ok(match from {
        None => table.log().map(|entry| words.entry::<G>(&entry.kind)).collect(),
        Some(viewer) => {
            let tail = table.tail(viewer, 0)?;
            tail.iter().map(|entry| words.seen::<G>(&entry.kind, viewer)).collect()
        }
    })
}

fn as_json<G: Speak>(table: &Table<G>, from: From, lines: &[String]) -> Result<Value> {
    let entries = match from {
        None => table
            .log()
            .zip(lines)
            .map(|(entry, line)| match &entry.kind {
                EntryKind::Event(Event::Move { seat, action }) => {
                    json!({ "seat": seat, "action": action.to_string() })
                }
                EntryKind::Event(Event::Chance(chance)) => json!({ "chance": chance.to_string() }),
                _ => json!({ "table": line }),
            })
            .collect(),
        Some(viewer) => {
            let tail = table.tail(viewer, 0)?;
            let entries = tail.iter().zip(lines).map(|(entry, line)| match &entry.kind {
                EntryKind::Event(seen) => Ok(json!({ "seen": serde_json::to_value(seen)?, "text": line })),
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
        "seed": Proof::of(table).slug(),
    }))
}
