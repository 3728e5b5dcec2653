//! What happened at a table, line by line, and how it ended.

use alcazar_core::{Event, Viewer};
use alcazar_table::{Deed, EntryOf, Outcome, SeenOf};
use alcazar_words::{Speak, Words};

use crate::board::Canvas;

/// What this viewer may know of an entry.
pub(crate) fn seen<G: Speak>(words: &Words, entry: &SeenOf<G>, viewer: Viewer) -> String {
    match &entry.deed {
        Deed::Event(seen) => words.event::<G>(seen, viewer),
        other => beside::<G, _>(words, other, viewer),
    }
}

/// Several entries as this viewer may know them. What happens several times in a row is told once.
pub(crate) fn news<G: Speak>(words: &Words, entries: &[SeenOf<G>], viewer: Viewer) -> Vec<String> {
    let lines: Vec<String> = entries.iter().map(|entry| seen::<G>(words, entry, viewer)).collect();
    let runs = lines.chunk_by(|line, next| line == next);
    let told = runs.map(|run| match run {
        [line] => line.clone(),
        _ => format!("{} (×{})", run[0], run.len()),
    });
    told.collect()
}

/// All that an entry holds, in notation.
pub(crate) fn open<G: Speak>(words: &Words, entry: &EntryOf<G>) -> String {
    match &entry.deed {
        Deed::Event(Event::Move { seat, action }) => format!("{}: {action}", words.seat::<G>(*seat)),
        Deed::Event(Event::Chance(chance)) => format!("Chance: {chance}"),
        other => beside::<G, _>(words, other, Viewer::Spectator),
    }
}

/// What happens at a table beside the game.
fn beside<G: Speak, E>(words: &Words, deed: &Deed<E>, viewer: Viewer) -> String {
    let name = |seat| words.seat::<G>(seat);
    match deed {
        Deed::Event(_) => String::new(),
        Deed::Undo { seat, to, .. } if viewer.is(*seat) => {
            format!("You take back all that followed line {to}.")
        }
        Deed::Undo { seat, to, .. } => format!("{} takes back all that followed line {to}.", name(*seat)),
        Deed::Takeover { seat, by } => format!("{} plays on for {}.", by.name, name(*seat)),
        Deed::Timeout { seat } => format!("The time of {} has run out.", name(*seat)),
        Deed::Concede { seat } => format!("{} concedes.", name(*seat)),
        Deed::Abort { .. } => "The game is ended without a result.".to_owned(),
    }
}

/// Why the game ended, who has won, the seats by rank, and what their points are for.
pub(crate) fn outcome<G: Speak>(
    words: &Words,
    outcome: &Outcome,
    view: &G::View,
    viewer: Viewer,
) -> Vec<String> {
    let Some(standing) = outcome.standing() else {
        return vec!["The game was ended without a result.".to_owned()];
    };
    let why = match outcome {
        Outcome::Conceded(_) => "All others have conceded.".to_owned(),
        _ => words.ending::<G>(standing.ending.as_deref().unwrap_or_default()),
    };
    let mut lines = vec![wrapped("", &why), wrapped("", &words.victory::<G>(standing, viewer))];
    lines.extend(words.standing::<G>(standing));
    for (seat, _) in standing.scores.iter() {
        let parts = words.score::<G>(view, seat).into_iter().filter(|line| line.points != 0);
        let parts: Vec<String> = parts.map(|line| format!("{} {}", line.label, line.points)).collect();
        if !parts.is_empty() {
            lines.push(wrapped("   ", &format!("{}: {}", words.seat::<G>(seat), parts.join("; "))));
        }
    }
    lines
}

/// A text in as many lines as it needs, all but the first further to the right.
pub(crate) fn wrapped(indent: &str, text: &str) -> String {
    let deeper = format!("{indent}    ");
    let options = textwrap::Options::new(Canvas::WIDTH).initial_indent(indent).subsequent_indent(&deeper);
    textwrap::fill(text, options)
}
