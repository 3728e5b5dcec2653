//! What happened at a table, line by line, and how it ended.

use alcazar_core::{Event, Viewer};
use alcazar_table::{Deed, EntryOf, Outcome, SeenOf};
use alcazar_words::{Speak, Words};

/// What this viewer may know of an entry.
pub(crate) fn seen<G: Speak>(words: &Words, entry: &SeenOf<G>, viewer: Viewer) -> String {
    match &entry.deed {
        Deed::Event(seen) => words.event::<G>(seen, viewer),
        other => beside::<G, _>(words, other),
    }
}

/// All that an entry holds, in notation.
pub(crate) fn open<G: Speak>(words: &Words, entry: &EntryOf<G>) -> String {
    match &entry.deed {
        Deed::Event(Event::Move { seat, action }) => format!("{}: {action}", words.seat::<G>(*seat)),
        Deed::Event(Event::Chance(chance)) => format!("Chance: {chance}"),
        other => beside::<G, _>(words, other),
    }
}

/// What happens at a table beside the game.
fn beside<G: Speak, E>(words: &Words, deed: &Deed<E>) -> String {
    let name = |seat| words.seat::<G>(seat);
    match deed {
        Deed::Event(_) => String::new(),
        Deed::Undo { seat, to, .. } => format!("{} takes back all that followed line {to}.", name(*seat)),
        Deed::Takeover { seat, by } => format!("{} plays on for {}.", by.name, name(*seat)),
        Deed::Timeout { seat } => format!("The time of {} has run out.", name(*seat)),
        Deed::Concede { seat } => format!("{} concedes.", name(*seat)),
        Deed::Abort { .. } => "The game is ended without a result.".to_owned(),
    }
}

/// Who has won, why the game ended, and the seats by rank.
pub(crate) fn outcome<G: Speak>(words: &Words, outcome: &Outcome, viewer: Viewer) -> Vec<String> {
    let Some(standing) = outcome.standing() else {
        return vec!["The game was ended without a result.".to_owned()];
    };
    let why = match outcome {
        Outcome::Conceded(_) => "All others have conceded.".to_owned(),
        _ => words.ending::<G>(standing.ending.as_deref().unwrap_or_default()),
    };
    let mut lines = vec![why, words.victory::<G>(standing, viewer)];
    lines.extend(words.standing::<G>(standing));
    lines
}
