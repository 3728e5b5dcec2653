//! One short game, step by step, as each player and a spectator see it.

use toledo::{Options, State};

#[test]
fn three_players_and_a_spectator() {
    let options = Options { rounds: 14, ..Options::default() };
    let text = alcazar_testkit::playthrough::<State>(3, &options, 6, 2_000);
    insta::assert_snapshot!(text);
}
