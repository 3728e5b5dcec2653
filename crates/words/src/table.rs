//! What happens at a table: the game itself, and what goes on beside it.

use alcazar_core::{Event, EventOf, Seat, SeatMap, Viewer};
use alcazar_table::{EntryKind, Outcome, Player, Table};

use crate::{Argument, Phrase, Speak, Words};

/// Whether the draws of a game are proved to follow from a seed that was committed to before it began. A file whose seed
/// does not fit its commitment can't be read at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The seed is known, and every draw follows from it.
    Verified,
    /// There is a commitment, but the seed behind it is not known yet.
    Secret,
    /// There is nothing to verify draws with.
    None,
}

impl Proof {
    /// What is known of the draws at this table.
    pub fn of<G: Speak>(table: &Table<G>) -> Self {
        match (table.seed(), table.header().commitment) {
            (Some(_), _) => Self::Verified,
            (None, Some(_)) => Self::Secret,
            (None, None) => Self::None,
        }
    }

    /// Its name for files.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Verified => "verified",
            Self::Secret => "secret",
            Self::None => "none",
        }
    }
}

impl Words {
    /// A line of a table's log: what has happened, as told to a viewer.
    pub fn seen<G: Speak>(&self, kind: &EntryKind<G::Seen>, viewer: Viewer) -> String {
        self.say(&seen::<G>(kind, viewer))
    }

    /// A line of a table's log with all that it holds, in notation.
    pub fn entry<G: Speak>(&self, kind: &EntryKind<EventOf<G>>) -> String {
        self.say(&entry::<G>(kind))
    }

    /// What became of a game, as told to a viewer: why it ended, or that it goes on.
    pub fn outcome<G: Speak>(
        &self,
        outcome: Option<&Outcome>,
        players: &SeatMap<Player>,
        viewer: Viewer,
    ) -> String {
        self.say(&becomes::<G>(outcome, players, viewer))
    }

    /// Whether the draws of a game can be verified.
    pub fn proof(&self, proof: Proof) -> String {
        self.say(&proved(proof))
    }
}

pub(crate) fn seen<G: Speak>(told: &EntryKind<G::Seen>, viewer: Viewer) -> Phrase {
    phrase_of::<G, _>(told, viewer, |seen| G::event(seen, viewer))
}

pub(crate) fn entry<G: Speak>(told: &EntryKind<EventOf<G>>) -> Phrase {
    phrase_of::<G, _>(told, Viewer::Spectator, |event| match event {
        Event::Move { seat, action } => {
            Phrase::new("table-move").with("who", G::seat(*seat)).with("action", action.to_string())
        }
        Event::Chance(chance) => Phrase::new("table-chance").with("chance", chance.to_string()),
    })
}

fn phrase_of<G: Speak, E>(kind: &EntryKind<E>, viewer: Viewer, event: impl FnOnce(&E) -> Phrase) -> Phrase {
    let (seat, phrase) = match kind {
        EntryKind::Event(told) => return event(told),
        EntryKind::Abort { .. } => return Phrase::new("table-abort"),
        EntryKind::Undo { seat, to, .. } => {
            (seat, Phrase::new("table-undo").with("line", i32::try_from(*to).unwrap_or(i32::MAX)))
        }
        EntryKind::Takeover { seat, by } => {
            let phrase =
                Phrase::new(if by.is_person() { "table-takeover-person" } else { "table-takeover-bot" });
            // Nobody has to be told their own name.
            let is_named = by.is_person() && !viewer.is(*seat);
            (seat, if is_named { phrase.with("name", by.name.clone()) } else { phrase })
        }
        EntryKind::Timeout { seat } => (seat, Phrase::new("table-timeout")),
        EntryKind::Concede { seat } => (seat, Phrase::new("table-concede")),
    };
    phrase.about::<G>(*seat, viewer)
}

pub(crate) fn becomes<G: Speak>(
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

/// What players are called who have given no name: the pronoun of each language. A file keeps that of the
/// language it was made in.
pub(crate) const UNNAMED: [&str; 4] = ["You", "Vous", "Du", "Jij"];

/// A seat with the name of its player. The viewer's own seat, and one whose player has no name, is told by
/// its colour alone: no verb agrees with “You (Red)”.
pub(crate) fn named<G: Speak>(seat: Seat, players: &SeatMap<Player>, viewer: Viewer) -> Phrase {
    match players.get(seat) {
        Some(player) if !viewer.is(seat) && !UNNAMED.contains(&player.name.as_str()) => {
            Phrase::new("table-seat").with("name", player.name.clone()).with("seat", G::seat(seat))
        }
        _ => G::seat(seat),
    }
}

pub(crate) fn proved(proof: Proof) -> Phrase {
    Phrase::new("table-seed").with("proof", proof.slug())
}
