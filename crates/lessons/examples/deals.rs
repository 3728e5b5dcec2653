//! A tool for changing a lesson or a bot. `cargo run --release -p alcazar-lessons --example deals tyros`
//! looks for a deal in which all notes of a lesson are shown, and soon. `… deals tyros 8` prints the lesson
//! with seed 8 as suggested, each note with its example.

#[path = "../tests/play/mod.rs"]
mod play;

use alcazar_catalog::{GameId, with_game};
use alcazar_lessons::{Deal, LEARNER, Lesson, VIEWER};
use alcazar_table::{EntryKind, Seed};
use play::{FinishedLesson, lesson, names, play};

fn main() {
    let number = std::env::args().nth(2).and_then(|number| number.parse().ok());
    match std::env::args().nth(1).unwrap_or_default().parse::<GameId>() {
        Ok(game) => with_game!(game, G => run::<G>(number)),
        Err(error) => eprintln!("{error}"),
    }
}

fn run<G: Lesson>(number: Option<u16>) {
    match number {
        Some(number) => print::<G>(number),
        None => find::<G>(),
    }
}

/// The deal of the lesson with the seed of this number.
fn deal<G: Lesson>(number: u16) -> Deal<G::Options> {
    let mut bytes = [0; 32];
    [bytes[30], bytes[31]] = number.to_be_bytes();
    Deal { seed: Seed(bytes), ..G::deal().expect("the game has a lesson") }
}

/// Looks for a deal in which all notes are shown, and soon.
fn find<G: Lesson>() {
    let all = G::notes().len();
    let mut best = (0, usize::MAX);
    for number in 0..1000_u16 {
        let FinishedLesson { table, decisions, .. } = play::<G>(&deal::<G>(number));
        let shown = lesson(&table);
        if (shown.len(), usize::MAX - decisions) > (best.0, usize::MAX - best.1) {
            best = (shown.len(), decisions);
            let missing: Vec<&str> = G::notes()
                .iter()
                .map(|note| note.name)
                .filter(|name| !names::<G>(&shown).contains(name))
                .collect();
            let order: Vec<_> = shown
                .iter()
                .map(|shown| format!("{}@{}", G::notes()[shown.note].name, shown.moment))
                .collect();
            println!(
                "seed {number}: {} of {all}, {decisions} decisions, missing {missing:?}\n  {}",
                shown.len(),
                order.join(" ")
            );
        }
    }
}

/// Prints the events that the learner sees, the notes and the suggestions.
fn print<G: Lesson>(number: u16) {
    let FinishedLesson { table, decisions, examples } = play::<G>(&deal::<G>(number));
    let shown = lesson(&table);
    let moments = table.moments(VIEWER, 0).expect("the log starts at 0");
    for at in 0..=moments.len() {
        let moment = at.checked_sub(1).map(|before| &moments[before]);
        if let Some(EntryKind::Event(seen)) = moment.map(|moment| &moment.entry.kind) {
            println!("{at:>5}  {seen:?}");
        }
        for (number, shown) in (1..).zip(&shown).filter(|(_, shown)| shown.moment == at) {
            let note = &G::notes()[shown.note];
            let example = examples.iter().find(|(shown, _)| shown.name == note.name);
            let example = example.map_or_else(String::new, |(_, action)| format!(", suggested: {action}"));
            println!("       note {number}: {} ({}){example}", note.name, note.rule);
        }
        if moment.is_some_and(|moment| moment.asked.contains(LEARNER)) {
            println!("       the learner is asked");
        }
    }
    println!("{decisions} decisions");
}
