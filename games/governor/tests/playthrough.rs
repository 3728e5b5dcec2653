//! The beginning and the end of one game, told step by step as everybody at the table and a spectator see it.

use governor::{Options, State};

#[test]
fn three_players_and_a_spectator() {
    /// So many events from the beginning; the rest of a random game brings nothing new.
    const BEGINNING: usize = 160;
    const END: usize = 4;
    let text = alcazar_testkit::playthrough::<State>(3, &Options::default(), 4, 20_000);
    let events: Vec<&str> = text.split("\n\n").collect();
    let beginning = events[..BEGINNING].join("\n\n");
    let end = events[events.len() - END..].join("\n\n");
    insta::assert_snapshot!(format!("{beginning}\n\n…\n\n{end}"));
}
