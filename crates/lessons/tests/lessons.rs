//! Every lesson is played as it is suggested, and everything that it has to say is said.

mod play;

use std::collections::BTreeSet;

use alcazar_lessons::Lesson;
use play::{MOST_DECISIONS, lesson, names, play};

fn everything_is_told<G: Lesson>() {
    let deal = G::deal();
    let (table, decisions) = play::<G>(&deal);
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
