//! How a game is put into words.

use alcazar_core::{Game, Reason, Seat, Tie, Viewer};

use crate::{Happening, Phrase, derived, narration};

/// A game that can be told in words: it names the message for each event, action, prompt and reason.
///
/// Every method has a default, so a game can be told with message files alone, in
/// `games/<game>/i18n/<language>/`. The defaults use these ids, and plain fallbacks for messages that do not
/// exist:
///
/// | message | its variables |
/// |---|---|
/// | `<game>-name` | |
/// | `<game>-event-<variant>` | the fields of the variant of `Game::Seen`, see below |
/// | `<game>-action-<word>` | `$first`, `$second`, …: the words of the notation after the first |
/// | `<game>-prompt`, `.you` | `$who`: who is asked |
/// | `<game>-illegal-<slug>`, `<game>-ending-<slug>` | |
/// | `<game>-tie-<slug>` | `$count` |
/// | `<game>-view-<field>` | the label of a field, for boards that list the view |
/// | `<game>-value-<text>` | a text in the view or in an event |
///
/// An event is taken apart with serde. Its field `seat` is who did it: the message has a form `.you` for the
/// viewer's own seat, and names any other as `$who`. Fields whose names end in `_seat` are named as seats
/// too, and a field `seats` is a list of them. All other fields are numbers or texts.
pub trait Speak: Game {
    /// The name of a seat: its colour, marked with [`Phrase::naming`] so that the player's name can take its
    /// place.
    fn seat(seat: Seat) -> Phrase {
        derived::seat(seat)
    }

    /// What has happened, as told to a viewer.
    fn event(seen: &Self::Seen, viewer: Viewer) -> Phrase {
        derived::event::<Self>(seen, viewer)
    }

    /// The seat that did something; `None` for an event without an actor, or with several.
    fn actor(seen: &Self::Seen) -> Option<Seat> {
        derived::actor::<Self>(seen)
    }

    /// The seat whose turn an event belongs to; `None` for the deal and for what all do together. By default,
    /// whoever acts has the turn.
    fn turn_of(event: &Happening<'_, Self>) -> Option<Seat> {
        Self::actor(event.seen)
    }

    /// Whether an event only completes the one before it, like the cards that an action draws. Such events
    /// are one line in the log, and are shown together.
    fn completes(seen: &Self::Seen, last: &Self::Seen) -> bool {
        seen == last
    }

    /// One action with everything that completes it, as a line of the log.
    fn line(events: &[Happening<'_, Self>], viewer: Viewer) -> Phrase {
        narration::sentences(events, viewer)
    }

    /// The events of one turn, as far as it has come, in one sentence. By default, the lines of the log.
    fn narrate(events: &[Happening<'_, Self>], viewer: Viewer) -> Phrase {
        narration::lines(events, viewer)
    }

    /// What an action does, for players who can choose it.
    fn action(action: &Self::Action) -> Phrase {
        derived::action::<Self>(action)
    }

    /// Who acts now and what is wanted, as told to the viewer whose view it is. Once the game is over, why.
    fn prompt(view: &Self::View) -> Phrase {
        derived::prompt::<Self>(view)
    }

    /// The points of a seat line by line, as far as this viewer may know them: what they are for, and how
    /// many. Nothing by default: points may depend on what is hidden, and only the game knows.
    fn score(view: &Self::View, seat: Seat) -> Vec<(Phrase, i32)> {
        let _ = (view, seat);
        Vec::new()
    }

    /// How the order was settled in which a tie for the first place is broken, if that was open until then.
    fn tie_order(tie: &Tie) -> Option<Phrase> {
        let _ = tie;
        None
    }

    /// The name of the game.
    fn name() -> Phrase {
        Phrase::new(format!("{}-name", Self::ID)).or(derived::capitalized(Self::ID))
    }

    /// Why something is not legal, without the number of the rule.
    fn reason(reason: &Self::Illegal) -> Phrase {
        derived::slug::<Self>("illegal", reason.slug())
    }

    /// Why the game ended, from the slug of [`Standing::ending`](alcazar_core::Standing::ending).
    fn ending(slug: &str) -> Phrase {
        derived::slug::<Self>("ending", slug)
    }
}

/// Implements [`Speak`] for a game that does not list `speak` in the registry.
macro_rules! derive_speak {
    ($state:ty, [speak $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_speak! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl $crate::Speak for $state {}
    };
}

alcazar_catalog::for_each_game!(derive_speak);

#[cfg(test)]
mod tests;
