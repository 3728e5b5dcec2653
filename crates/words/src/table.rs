//! The log of a table: events of the game and everything around them, such as undo or concessions.

use alcazar_core::{Event, EventOf, Seat, SeatMap, Viewer};
use alcazar_table::{EntryKind, Outcome, Player, Table};

use crate::{Argument, Phrase, Speak, Words};

/// Whether the draws of a game are proved to follow from a seed that was committed to before it began. A file
/// whose seed does not match its commitment is rejected when it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The seed is public, and every draw follows from it.
    Verified,
    /// There is a commitment, but its seed is still secret.
    Secret,
    /// There is no commitment, so draws can't be verified.
    None,
}

impl Proof {
    /// The proof that a table offers.
    pub fn of<G: Speak>(table: &Table<G>) -> Self {
        match (table.seed(), table.header().commitment) {
            (Some(_), _) => Self::Verified,
            (None, Some(_)) => Self::Secret,
            (None, None) => Self::None,
        }
    }

    /// Its name in files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::Secret => "secret",
            Self::None => "none",
        }
    }
}

impl Words {
    /// A line of a table's log, for a viewer.
    pub fn seen<G: Speak>(&self, kind: &EntryKind<G::Seen>, viewer: Viewer) -> String {
        if let EntryKind::Takeover { seat, by } = kind
            && by.is_person()
            && !viewer.is(*seat)
            && self.player_named(&G::seat(*seat)).is_some()
        {
            // “Ana now plays as Ana” says nothing.
            return self.say(&Phrase::new("table-takeover-back").with("who", G::seat(*seat)));
        }
        self.say(&seen::<G>(kind, viewer))
    }

    /// A complete line of a table's log, in notation.
    pub fn entry<G: Speak>(&self, kind: &EntryKind<EventOf<G>>) -> String {
        self.say(&entry::<G>(kind))
    }

    /// How a game ended, or that it is still going on, for a viewer.
    pub fn outcome<G: Speak>(
        &self,
        outcome: Option<&Outcome>,
        players: &SeatMap<Player>,
        viewer: Viewer,
    ) -> String {
        self.say(&outcome_phrase::<G>(outcome, players, viewer))
    }

    /// Whether the draws of a game can be verified.
    pub fn proof(&self, proof: Proof) -> String {
        self.say(&proof_phrase(proof))
    }
}

pub(crate) fn seen<G: Speak>(kind: &EntryKind<G::Seen>, viewer: Viewer) -> Phrase {
    phrase_of::<G, _>(kind, viewer, |seen| G::event(seen, viewer))
}

pub(crate) fn entry<G: Speak>(kind: &EntryKind<EventOf<G>>) -> Phrase {
    phrase_of::<G, _>(kind, Viewer::Spectator, |event| match event {
        Event::Move { seat, action } => {
            Phrase::new("table-move").with("who", G::seat(*seat)).with("action", action.to_string())
        }
        Event::Chance(chance) => Phrase::new("table-chance").with("chance", chance.to_string()),
    })
}

fn phrase_of<G: Speak, E>(kind: &EntryKind<E>, viewer: Viewer, event: impl FnOnce(&E) -> Phrase) -> Phrase {
    let (seat, phrase) = match kind {
        EntryKind::Event(inner) => return event(inner),
        EntryKind::Abort { .. } => return Phrase::new("table-abort"),
        EntryKind::Undo { seat, to, .. } => {
            (seat, Phrase::new("table-undo").with("line", i32::try_from(*to).unwrap_or(i32::MAX)))
        }
        EntryKind::Takeover { seat, by } => {
            let phrase =
                Phrase::new(if by.is_person() { "table-takeover-person" } else { "table-takeover-bot" });
            // Viewers know their own name.
            let is_named = by.is_person() && !viewer.is(*seat);
            (seat, if is_named { phrase.with("name", by.name.clone()) } else { phrase })
        }
        EntryKind::Timeout { seat } => (seat, Phrase::new("table-timeout")),
        EntryKind::Concede { seat } => (seat, Phrase::new("table-concede")),
    };
    phrase.about::<G>(*seat, viewer)
}

pub(crate) fn outcome_phrase<G: Speak>(
    outcome: Option<&Outcome>,
    players: &SeatMap<Player>,
    viewer: Viewer,
) -> Phrase {
    match outcome {
        None => Phrase::new("table-goes-on"),
        Some(Outcome::Aborted) => Phrase::new("table-aborted"),
        Some(Outcome::Conceded(standing)) => {
            let ranks = standing.ranks.iter();
            let conceded: Vec<Seat> = ranks.filter(|(_, rank)| **rank > 1).map(|(seat, _)| seat).collect();
            let phrase = Phrase::new("table-conceded");
            match conceded[..] {
                [only] if viewer.is(only) => phrase.form("you"),
                _ => {
                    let count = i32::try_from(conceded.len()).unwrap_or(i32::MAX);
                    let name = |seat| named::<G>(seat, players, viewer);
                    let names = conceded.into_iter().map(name).collect();
                    phrase.with("count", count).with("who", Argument::All(names))
                }
            }
        }
        Some(Outcome::PlayedOut(standing)) => G::ending(standing.ending.as_deref().unwrap_or_default()),
    }
}

/// The default names of players, one per language. A file keeps the one of the language it was made in.
pub(crate) const UNNAMED: [&str; 4] = ["You", "Vous", "Du", "Jij"];

/// A seat with the name of its player. The viewer's own seat, and one whose player has a default name, is
/// given by its colour alone: no verb agrees with “You (Red)”.
pub(crate) fn named<G: Speak>(seat: Seat, players: &SeatMap<Player>, viewer: Viewer) -> Phrase {
    match players.get(seat) {
        Some(player) if !viewer.is(seat) && !UNNAMED.contains(&player.name.as_str()) => {
            let phrase = Phrase::new("table-seat").with("name", player.name.clone());
            phrase.with("seat", G::seat(seat).as_colour()).naming(seat)
        }
        _ => G::seat(seat),
    }
}

pub(crate) fn proof_phrase(proof: Proof) -> Phrase {
    Phrase::new("table-seed").with("proof", proof.slug())
}
