//! What a view is asked agrees with what the rules do.

use alcazar_core::{Game, Luck, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tyros::{Action, Empire, Options, Phase, Square, State, View};

/// Plays a game at random and shows every moment at which somebody decides, with the view of one who does.
fn play(seed: u64, mut look: impl FnMut(&State, &View)) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(3 + seed as usize % 2, &Options::default()).expect("so many can play");
    let mut actions = Vec::new();
    loop {
        state.resolve_chance(&mut luck);
        let Turn::Seats(asked) = state.turn() else { break };
        let seat = asked.iter().next().expect("somebody is asked");
        look(&state, &state.view(Viewer::Seat(seat)));
        state.legal_actions(seat, &mut actions);
        let action = *luck.pick(&actions).expect("something is legal");
        state.apply_action(seat, &action);
    }
}

/// Y6.2, Y6.3: the largest empire first, of two that are as large the one that was founded first.
#[test]
fn empires_are_ranked_by_their_squares() {
    play(1, |_, view| {
        let (ranks, table) = (view.ranks(), view.text().table);
        assert_eq!(ranks.map(|rank| (rank.by_city, rank.by_ship)), [(12, 6), (10, 5), (9, 4), (8, 3)]);
        assert!(ranks.iter().all(|rank| rank.squares == table.empires.of(rank.empire).len()));
        let is_before = |pair: &[tyros::Rank]| {
            pair[0].squares > pair[1].squares
                || pair[0].squares == pair[1].squares && pair[0].empire < pair[1].empire
        };
        assert!(ranks.windows(2).all(is_before), "{ranks:?}");
        for square in Square::all() {
            let empire = Empire::ALL.into_iter().find(|empire| table.empires.of(*empire).contains(square));
            assert_eq!(view.empire(square), empire);
            assert!(empire.is_none() || view.growing_into(square).next().is_none(), "it has grown there");
        }
    });
}

/// Y4.1: what can be played is what the rules list.
#[test]
fn tiles_that_can_be_played_are_known_from_the_view() {
    for seed in 0..4 {
        play(seed, |state, view| {
            if state.view(Viewer::Spectator).text().table.phase != Phase::Grow {
                return;
            }
            let (seat, tiles) = (view.viewer().seat().expect("a player"), view.tiles().expect("his tiles"));
            let grows = |tile| view.growing_into(tile).map(move |empire| Action::Grow { tile, empire });
            let expected: Vec<Action> = tiles.iter().flat_map(grows).collect();
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            legal.retain(|action| matches!(action, Action::Grow { .. }));
            assert_eq!(legal, expected);
            assert_eq!(view.playable(tiles).is_empty(), legal.is_empty());
        });
    }
}

/// Y6.1: once the empires have grown, all can see whether the game ends with this round.
#[test]
fn the_last_round_is_known_as_such() {
    for seed in 0..12 {
        let mut rounds = Vec::new();
        play(seed, |_, view| {
            let table = view.text().table;
            if table.phase == Phase::Act {
                rounds.push((table.round, view.is_last_round()));
            }
        });
        let last = rounds.last().expect("somebody acts").0;
        assert!(rounds.iter().all(|(round, is_last)| *is_last == (*round == last)), "{rounds:?}");
    }
}
