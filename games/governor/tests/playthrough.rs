//! The beginning and the end of a game, event by event, as each player and a spectator see it.

use governor::{Options, State};

#[test]
fn three_players_and_a_spectator() {
    /// The number of events from the beginning. The rest of a random game shows nothing new.
    const BEGINNING: usize = 160;
    const END: usize = 4;
    let text = alcazar_testkit::playthrough::<State>(3, &Options::default(), 4, 20_000);
    let events: Vec<&str> = text.split("\n\n").collect();
    let beginning = events[..BEGINNING].join("\n\n");
    let end = events[events.len() - END..].join("\n\n");
    insta::assert_snapshot!(format!("{beginning}\n\n…\n\n{end}"));
}
