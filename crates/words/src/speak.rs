//! What a game has to say.

use alcazar_core::{Game, Reason, Seat, Tie, Viewer};

use crate::Phrase;

/// A game that can be told in words: it says which message belongs to what.
///
/// The ids of its messages begin with the id of the game. What follows from slugs is given here: the message of a
/// reason is `<game>-illegal-<slug>`, that of an ending `<game>-ending-<slug>`, that of something compared in
/// a tie `<game>-tie-<slug>`.
pub trait Speak: Game {
    /// The name of a seat: its colour.
    fn seat(seat: Seat) -> Phrase;

    /// What has happened, as told to a viewer.
    fn event(seen: &Self::Seen, viewer: Viewer) -> Phrase;

    /// What an action does, for whoever can choose it.
    fn action(action: &Self::Action) -> Phrase;

    /// Who acts now and what is wanted, as told to the viewer whose view it is. Once the game is over, why.
    fn prompt(view: &Self::View) -> Phrase;

    /// The points of a seat, as far as this viewer may know them: what they are for, and how many.
    fn score(view: &Self::View, seat: Seat) -> Vec<(Phrase, i32)>;

    /// How it was settled in which order things are compared among those who are tied for the first place, if
    /// that was open until then.
    fn tie_order(tie: &Tie) -> Option<Phrase> {
        let _ = tie;
        None
    }

    /// The name of the game.
    fn name() -> Phrase {
        Phrase::new(format!("{}-name", Self::ID))
    }

    /// Why something is not legal, without the number of the rule.
    fn reason(reason: &Self::Illegal) -> Phrase {
        Phrase::new(format!("{}-illegal-{}", Self::ID, reason.slug()))
    }

    /// Why the game ended, from the slug of [`Standing::ending`](alcazar_core::Standing::ending).
    fn ending(slug: &str) -> Phrase {
        Phrase::new(format!("{}-ending-{slug}", Self::ID))
    }
}
