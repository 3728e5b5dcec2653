//! Every lesson is played as suggested: all of its notes are told, and the example that comes with a note is
//! of what the note teaches.

mod play;

use std::collections::BTreeSet;

use alcazar_catalog::{GameId, with_game};
use alcazar_core::Game;
use alcazar_lessons::Lesson;
use play::{MAX_DECISIONS, Played, lesson, names, play};

fn everything_is_told<G: Lesson>() {
    let Some(deal) = G::deal() else {
        assert!(G::notes().is_empty(), "{} has notes but no deal", G::ID);
        return;
    };
    let Played { table, decisions, .. } = play::<G>(&deal);
    let all: BTreeSet<&str> = G::notes().iter().map(|note| note.name).collect();
    assert_eq!(all.len(), G::notes().len(), "no two notes have the same name");
    let told = lesson(&table);
    assert_eq!(names::<G>(&told), all, "{}", G::ID);
    assert!(decisions <= MAX_DECISIONS, "{}: {decisions} decisions", G::ID);
    assert!(told.is_sorted_by_key(|told| told.moment), "notes come in the order of what they explain");
}

#[test]
fn every_lesson_tells_all_of_its_notes() {
    for &game in GameId::ALL {
        with_game!(game, G => everything_is_told::<G>());
    }
}

#[test]
fn every_game_that_claims_a_lesson_has_one() {
    for &game in GameId::ALL {
        assert_eq!(with_game!(game, G => G::deal().is_some()), game.has("lesson"), "{game}");
    }
}

#[test]
fn examples_match_their_notes_in_every_lesson() {
    for &game in GameId::ALL {
        with_game!(game, G => examples_match_their_notes::<G>());
    }
}

/// What the notes of a lesson teach, to hold the examples against.
trait Teaches: Lesson {
    /// Notes that tell the learner what to do now.
    const TOLD_TO_DO: &'static [Taught<Self>] = &[];
    /// Notes that are told when somebody does it: perhaps in another player's turn, and then without an
    /// example.
    const TOLD_WHEN_DONE: &'static [Taught<Self>] = &[];
}

macro_rules! derive_teaches {
    ($state:ty, [lesson $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_teaches! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl Teaches for $state {}
    };
}

alcazar_catalog::for_each_game!(derive_teaches);

/// A note by its name, and what it speaks of.
type Taught<G> = (&'static str, fn(&<G as Game>::Action) -> bool);

/// Compares what is suggested along with each note with what the note teaches.
fn examples_match_their_notes<G: Teaches>() {
    let Some(deal) = G::deal() else { return };
    let Played { examples, .. } = play::<G>(&deal);
    let is_told = |name: &str| examples.iter().any(|(note, _)| note.name == name);
    let missing: Vec<_> = G::TOLD_TO_DO.iter().filter(|(name, _)| !is_told(name)).collect();
    assert!(missing.is_empty(), "{}: never told at a question: {missing:?}", G::ID);
    let kinds: Vec<_> = G::TOLD_TO_DO.iter().chain(G::TOLD_WHEN_DONE).collect();
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

impl Teaches for toledo::State {
    const TOLD_TO_DO: &'static [Taught<Self>] = &[
        ("shop", |action| matches!(action, toledo::Action::Place { .. })),
        ("move", |action| matches!(action, toledo::Action::Move { .. })),
        ("use", |action| matches!(action, toledo::Action::Use | toledo::Action::Pay { .. })),
        ("again", |action| matches!(action, toledo::Action::Move { .. } | toledo::Action::End)),
    ];
    const TOLD_WHEN_DONE: &'static [Taught<Self>] = &[
        ("smith", |action| matches!(action, toledo::Action::Forge { .. })),
        ("tavern", |action| matches!(action, toledo::Action::Pay { .. })),
        ("artist", |action| matches!(action, toledo::Action::Pay { .. })),
        ("fencing", |action| matches!(action, toledo::Action::Learn { .. } | toledo::Action::Swap { .. })),
        ("duel", |action| matches!(action, toledo::Action::Challenge { .. } | toledo::Action::Move { .. })),
        ("alcazar", |action| matches!(action, toledo::Action::Deliver { .. })),
    ];
}

impl Teaches for tyros::State {
    const TOLD_TO_DO: &'static [Taught<Self>] = &[
        ("grow", |action| matches!(action, tyros::Action::Grow { .. })),
        ("sail", |action| matches!(action, tyros::Action::Sail { .. })),
        ("keep", |action| matches!(action, tyros::Action::Keep { .. })),
    ];
    const TOLD_WHEN_DONE: &'static [Taught<Self>] =
        &[("trade", |action| matches!(action, tyros::Action::Yes | tyros::Action::No))];
}

impl Teaches for governor::State {
    const TOLD_TO_DO: &'static [Taught<Self>] = &[
        ("move", |action| matches!(action, governor::Action::Step(_))),
        ("poll", |action| matches!(action, governor::Action::Poll)),
        ("act", |action| is_turn_action(action) && !is_walk(action)),
        ("pass", |action| matches!(action, governor::Action::Give(_))),
    ];
    // A seat that is asked for cards may pass or play one; that is not a move of the turn.
    const TOLD_WHEN_DONE: &'static [Taught<Self>] =
        &[("window", |action| !is_turn_action(action) && *action != governor::Action::End)];
}

fn is_walk(action: &governor::Action) -> bool {
    matches!(action, governor::Action::Step(_) | governor::Action::Poll)
}

fn is_turn_action(action: &governor::Action) -> bool {
    use governor::Action::{Discredit, Draw, Nothing, Remove, Test};
    is_walk(action) || matches!(action, Test { .. } | Discredit(_) | Remove | Draw | Nothing)
}
