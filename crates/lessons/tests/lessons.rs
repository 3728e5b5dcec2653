//! Plays every lesson as suggested: all of its notes are shown, and the example of each note is an action
//! that the note teaches.

mod play;

use std::collections::BTreeSet;

use alcazar_catalog::{GameId, with_game};
use alcazar_core::Game;
use alcazar_lessons::Lesson;
use play::{FinishedLesson, MAX_DECISIONS, lesson, names, play};

fn all_notes_are_shown<G: Lesson>() {
    let Some(deal) = G::deal() else {
        assert!(G::notes().is_empty(), "{} has notes but no deal", G::ID);
        return;
    };
    let FinishedLesson { table, decisions, .. } = play::<G>(&deal);
    let all: BTreeSet<&str> = G::notes().iter().map(|note| note.name).collect();
    assert_eq!(all.len(), G::notes().len(), "no two notes have the same name");
    let shown = lesson(&table);
    assert_eq!(names::<G>(&shown), all, "{}", G::ID);
    assert!(decisions <= MAX_DECISIONS, "{}: {decisions} decisions", G::ID);
    assert!(shown.is_sorted_by_key(|shown| shown.moment), "notes are sorted by moment");
}

#[test]
fn every_lesson_shows_all_of_its_notes() {
    for &game in GameId::ALL {
        with_game!(game, G => all_notes_are_shown::<G>());
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

/// What the notes of a lesson teach, to check the examples.
trait Teaches: Lesson {
    /// Notes that are shown before the learner does it.
    const SHOWN_BEFORE: &'static [Taught<Self>] = &[];
    /// Notes that are shown when a player does it: perhaps in an opponent's turn, and then without an
    /// example.
    const SHOWN_AFTER: &'static [Taught<Self>] = &[];
}

macro_rules! derive_teaches {
    ($state:ty, [lesson $($other:ident)*]) => {};
    ($state:ty, [$first:ident $($other:ident)*]) => { derive_teaches! { $state, [$($other)*] } };
    ($state:ty, []) => {
        impl Teaches for $state {}
    };
}

alcazar_catalog::for_each_game!(derive_teaches);

/// The name of a note, and the actions that it teaches.
type Taught<G> = (&'static str, fn(&<G as Game>::Action) -> bool);

/// Checks that the suggestion along with each note is an action that the note teaches.
fn examples_match_their_notes<G: Teaches>() {
    let Some(deal) = G::deal() else { return };
    let FinishedLesson { examples, .. } = play::<G>(&deal);
    let is_shown = |name: &str| examples.iter().any(|(note, _)| note.name == name);
    let missing: Vec<_> = G::SHOWN_BEFORE.iter().filter(|(name, _)| !is_shown(name)).collect();
    assert!(missing.is_empty(), "{}: never shown before a decision: {missing:?}", G::ID);
    let kinds: Vec<_> = G::SHOWN_BEFORE.iter().chain(G::SHOWN_AFTER).collect();
    for note in G::notes().iter().filter(|note| note.example.is_some()) {
        assert!(
            kinds.iter().any(|(name, _)| *name == note.name),
            "{}: the test does not list what {} teaches",
            G::ID,
            note.name
        );
    }
    for (note, action) in &examples {
        let kind = kinds.iter().find(|(name, _)| *name == note.name);
        assert!(
            kind.is_none_or(|(_, is_taught)| is_taught(action)),
            "{}: while “{}” is shown, “{action}” is suggested",
            G::ID,
            note.name
        );
    }
}

impl Teaches for toledo::State {
    const SHOWN_BEFORE: &'static [Taught<Self>] = &[
        ("shop", |action| matches!(action, toledo::Action::Place { .. })),
        ("move", |action| matches!(action, toledo::Action::Move { .. })),
        ("use", |action| matches!(action, toledo::Action::Use | toledo::Action::Pay { .. })),
        ("again", |action| matches!(action, toledo::Action::Move { .. } | toledo::Action::End)),
    ];
    const SHOWN_AFTER: &'static [Taught<Self>] = &[
        ("smith", |action| matches!(action, toledo::Action::Forge { .. })),
        ("tavern", |action| matches!(action, toledo::Action::Pay { .. })),
        ("artist", |action| matches!(action, toledo::Action::Pay { .. })),
        ("fencing", |action| matches!(action, toledo::Action::Learn { .. } | toledo::Action::Swap { .. })),
        ("duel", |action| matches!(action, toledo::Action::Challenge { .. } | toledo::Action::Move { .. })),
        ("alcazar", |action| matches!(action, toledo::Action::Deliver { .. })),
    ];
}

impl Teaches for tyros::State {
    const SHOWN_BEFORE: &'static [Taught<Self>] = &[
        ("grow", |action| matches!(action, tyros::Action::Grow { .. })),
        ("sail", |action| matches!(action, tyros::Action::Sail { .. })),
        ("keep", |action| matches!(action, tyros::Action::Keep { .. })),
    ];
    const SHOWN_AFTER: &'static [Taught<Self>] =
        &[("trade", |action| matches!(action, tyros::Action::Yes | tyros::Action::No))];
}

impl Teaches for governor::State {
    const SHOWN_BEFORE: &'static [Taught<Self>] = &[
        ("move", |action| matches!(action, governor::Action::Step(_))),
        ("poll", |action| matches!(action, governor::Action::Poll)),
        ("act", |action| is_turn_action(*action) && !is_walk(*action)),
        ("pass", |action| matches!(action, governor::Action::Give(_))),
    ];
    // A seat that is asked for cards may pass or play one; that is not a move of the turn.
    const SHOWN_AFTER: &'static [Taught<Self>] =
        &[("window", |action| !is_turn_action(*action) && *action != governor::Action::End)];
}

fn is_walk(action: governor::Action) -> bool {
    matches!(action, governor::Action::Step(_) | governor::Action::Poll)
}

fn is_turn_action(action: governor::Action) -> bool {
    use governor::Action::{Discredit, Draw, Nothing, Remove, Test};
    is_walk(action) || matches!(action, Test { .. } | Discredit(_) | Remove | Draw | Nothing)
}
