//! The queries on a view agree with the rules.

use alcazar_core::{Game, Luck, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tyros::{Action, Empire, Options, Phase, Square, State, View};

/// Plays a random game and calls `look` at every decision, with the view of a seat that decides.
fn play(seed: u64, mut look: impl FnMut(&State, &View)) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::setup(3 + seed as usize % 2, &Options::default()).expect("three or four can play");
    let mut actions = Vec::new();
    loop {
        state.resolve_chance(&mut luck);
        let Turn::Seats(asked) = state.turn() else { break };
        let seat = asked.iter().next().expect("a seat is asked");
        look(&state, &state.view(Viewer::Seat(seat)));
        state.legal_actions(seat, &mut actions);
        let action = *luck.pick(&actions).expect("there is a legal action");
        state.apply_action(seat, &action);
    }
}

/// Y6.2, Y6.3: the largest empire comes first; ties go to the empire that was founded first.
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
            assert!(
                empire.is_none() || view.growing_into(square).next().is_none(),
                "no empire grows into a marked square"
            );
        }
    });
}

/// Y4.1: the playable tiles are those that the rules list.
#[test]
fn a_view_lists_the_playable_tiles() {
    for seed in 0..4 {
        play(seed, |state, view| {
            if state.view(Viewer::Spectator).text().table.phase != Phase::Grow {
                return;
            }
            let (seat, tiles) =
                (view.viewer().seat().expect("a player"), view.tiles().expect("a player's tiles"));
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

/// Y6.1: once the empires have grown, every view tells whether the game ends with this round.
#[test]
fn a_view_recognizes_the_last_round() {
    for seed in 0..12 {
        let mut rounds = Vec::new();
        play(seed, |_, view| {
            let table = view.text().table;
            if table.phase == Phase::Act {
                rounds.push((table.round, view.is_last_round()));
            }
        });
        let last = rounds.last().expect("a seat acts").0;
        assert!(rounds.iter().all(|(round, is_last)| *is_last == (*round == last)), "{rounds:?}");
    }
}
