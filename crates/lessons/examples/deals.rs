//! Looks for a deal in which everything that a lesson has to say comes up, and soon; for whoever changes a lesson or a bot:
//! `cargo run --release -p alcazar-lessons --example deals tyros`.

#[path = "../tests/play/mod.rs"]
mod play;

use alcazar_lessons::{Deal, Lesson};
use alcazar_table::Seed;
use play::{lesson, names, play};

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("toledo") => look::<toledo::State>(),
        Some("tyros") => look::<tyros::State>(),
        Some("governor") => look::<governor::State>(),
        _ => eprintln!("which game: toledo, tyros or governor?"),
    }
}

/// Looks for a deal in which everything comes up, and soon.
fn look<G: Lesson>() {
    let all = G::notes().len();
    let mut best = (0, usize::MAX);
    for number in 0..400_u16 {
        let mut bytes = [0; 32];
        [bytes[30], bytes[31]] = number.to_be_bytes();
        let deal = Deal { seed: Seed(bytes), ..G::deal() };
        let (table, decisions) = play::<G>(&deal);
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
