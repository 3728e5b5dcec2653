//! Every lesson is played as it is suggested: everything that it has to say is said, and the example of a
//! note is what the note speaks of.

mod play;

use std::collections::BTreeSet;

use alcazar_core::Game;
use alcazar_lessons::Lesson;
use play::{MOST_DECISIONS, Played, lesson, names, play};

fn everything_is_told<G: Lesson>() {
    let deal = G::deal();
    let Played { table, decisions, .. } = play::<G>(&deal);
    let all: BTreeSet<&str> = G::notes().iter().map(|note| note.name).collect();
    assert_eq!(all.len(), G::notes().len(), "no two notes have the same name");
    let told = lesson(&table);
    assert_eq!(names::<G>(&told), all, "{}", G::ID);
    assert!(decisions <= MOST_DECISIONS, "{}: {decisions} decisions", G::ID);
    assert!(told.is_sorted_by_key(|told| told.moment), "notes come as what they explain does");
}

#[test]
fn toledo_tells_everything() {
    everything_is_told::<toledo::State>();
}

#[test]
fn tyros_tells_everything() {
    everything_is_told::<tyros::State>();
}

#[test]
fn tolede_tells_everything() {
    everything_is_told::<governor::State>();
}

/// A note by its name, and what it speaks of.
type Taught<G> = (&'static str, fn(&<G as Game>::Action) -> bool);

/// Holds what is suggested along with each note against what the note speaks of. The first notes tell the
/// learner what to do now. The others tell it when somebody does it: perhaps in the turn of another, and then
/// without an example.
fn examples_match_their_notes<G: Lesson>(told_to_do: &[Taught<G>], told_when_done: &[Taught<G>]) {
    let Played { examples, .. } = play::<G>(&G::deal());
    let is_told = |name: &str| examples.iter().any(|(note, _)| note.name == name);
    let missing: Vec<_> = told_to_do.iter().filter(|(name, _)| !is_told(name)).collect();
    assert!(missing.is_empty(), "{}: never told at a question: {missing:?}", G::ID);
    let kinds: Vec<_> = told_to_do.iter().chain(told_when_done).collect();
    for note in G::notes().iter().filter(|note| note.example.is_some()) {
        assert!(
            kinds.iter().any(|(name, _)| *name == note.name),
            "{}: what does {} teach?",
            G::ID,
            note.name
        );
    }
    for (note, action) in &examples {
        let kind = kinds.iter().find(|(name, _)| *name == note.name);
        assert!(
            kind.is_none_or(|(_, is_meant)| is_meant(action)),
            "{}: while “{}” is told, “{action}” is suggested",
            G::ID,
            note.name
        );
    }
}

#[test]
fn examples_of_toledo_match_their_notes() {
    use toledo::Action::{Challenge, Deliver, End, Forge, Learn, Move, Pay, Place, Swap, Use};
    examples_match_their_notes::<toledo::State>(
        &[
            ("shop", |action| matches!(action, Place { .. })),
            ("move", |action| matches!(action, Move { .. })),
            ("use", |action| matches!(action, Use | Pay { .. })),
            ("again", |action| matches!(action, Move { .. } | End)),
        ],
        &[
            ("smith", |action| matches!(action, Forge { .. })),
            ("tavern", |action| matches!(action, Pay { .. })),
            ("artist", |action| matches!(action, Pay { .. })),
            ("fencing", |action| matches!(action, Learn { .. } | Swap { .. })),
            ("duel", |action| matches!(action, Challenge { .. } | Move { .. })),
            ("alcazar", |action| matches!(action, Deliver { .. })),
        ],
    );
}

#[test]
fn examples_of_tyros_match_their_notes() {
    use tyros::Action::{Grow, Keep, No, Sail, Yes};
    examples_match_their_notes::<tyros::State>(
        &[
            ("grow", |action| matches!(action, Grow { .. })),
            ("sail", |action| matches!(action, Sail { .. })),
            ("keep", |action| matches!(action, Keep { .. })),
        ],
        &[("trade", |action| matches!(action, Yes | No))],
    );
}

#[test]
fn examples_of_tolede_match_their_notes() {
    use governor::Action::{Discredit, Draw, End, Give, Nothing, Poll, Remove, Step, Test};
    examples_match_their_notes::<governor::State>(
        &[
            ("move", |action| matches!(action, Step(_))),
            ("poll", |action| matches!(action, Poll)),
            ("act", |action| matches!(action, Test { .. } | Discredit(_) | Remove | Draw | Nothing)),
            ("pass", |action| matches!(action, Give(_))),
        ],
        // Whoever is asked for cards may pass, or play one: not a move of the turn.
        &[("window", |action| {
            !matches!(action, Step(_) | Poll | Test { .. } | Discredit(_) | Remove | Draw | Nothing | End)
        })],
    );
}
