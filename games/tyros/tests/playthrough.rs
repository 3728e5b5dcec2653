//! One short game, step by step as each player and a spectator see it.

use tyros::{Founding, Options, State};

#[test]
fn three_players_and_a_spectator() {
    let options = Options { founding: Founding::FirstGame, ..Options::default() };
    let text = alcazar_testkit::playthrough::<State>(3, &options, 135, 3_000);
    insta::assert_snapshot!(text);
}
