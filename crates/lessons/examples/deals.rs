//! For whoever changes a lesson or a bot. Looks for a deal in which everything that a lesson has to say comes
//! up, and soon: `cargo run --release -p alcazar-lessons --example deals tyros`. Prints one as it is played
//! by its suggestions, each note where it is told with its example: `… deals tyros 8`.

#[path = "../tests/play/mod.rs"]
mod play;

use alcazar_catalog::{GameId, with_game};
use alcazar_lessons::{Deal, LEARNER, Lesson, VIEWER};
use alcazar_table::{EntryKind, Seed};
use play::{Played, lesson, names, play};

fn main() {
    let number = std::env::args().nth(2).and_then(|number| number.parse().ok());
    match std::env::args().nth(1).unwrap_or_default().parse::<GameId>() {
        Ok(game) => with_game!(game, G => run::<G>(number)),
        Err(error) => eprintln!("{error}"),
    }
}

fn run<G: Lesson>(number: Option<u16>) {
    match number {
        Some(number) => read::<G>(number),
        None => look::<G>(),
    }
}

/// The deal of the lesson with the seed of this number.
fn deal<G: Lesson>(number: u16) -> Deal<G::Options> {
    let mut bytes = [0; 32];
    [bytes[30], bytes[31]] = number.to_be_bytes();
    Deal { seed: Seed(bytes), ..G::deal().expect("the game has a lesson") }
}

/// Looks for a deal in which everything comes up, and soon.
fn look<G: Lesson>() {
    let all = G::notes().len();
    let mut best = (0, usize::MAX);
    for number in 0..1000_u16 {
        let Played { table, decisions, .. } = play::<G>(&deal::<G>(number));
        let told = lesson(&table);
        if (told.len(), usize::MAX - decisions) > (best.0, usize::MAX - best.1) {
            best = (told.len(), decisions);
            let missing: Vec<&str> = G::notes()
                .iter()
                .map(|note| note.name)
                .filter(|name| !names::<G>(&told).contains(name))
                .collect();
            let order: Vec<_> =
                told.iter().map(|told| format!("{}@{}", G::notes()[told.note].name, told.moment)).collect();
            println!(
                "seed {number}: {} of {all}, {decisions} decisions, missing {missing:?}\n  {}",
                told.len(),
                order.join(" ")
            );
        }
    }
}

/// Prints all that the learner sees, is told and is suggested.
fn read<G: Lesson>(number: u16) {
    let Played { table, decisions, examples } = play::<G>(&deal::<G>(number));
    let told = lesson(&table);
    let moments = table.moments(VIEWER, 0).expect("all of it");
    for at in 0..=moments.len() {
        let moment = at.checked_sub(1).map(|before| &moments[before]);
        if let Some(EntryKind::Event(seen)) = moment.map(|moment| &moment.entry.kind) {
            println!("{at:>5}  {seen:?}");
        }
        for (number, told) in (1..).zip(&told).filter(|(_, told)| told.moment == at) {
            let note = &G::notes()[told.note];
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
