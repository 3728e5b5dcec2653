//! G2.3: drafting the city, and repairs.

use alcazar_core::{Game, Luck, Seat, SeatSet, Turn};
use governor::{Action, CityWay, Illegal, Options, Phase, Repair, Shape, State, Tile};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::builder::{A, B, Draft, Play, cell, cultures, table_in};

/// The next player has drawn a tile, with this city already laid.
fn drawn(tile: &str, city: &str) -> Draft {
    let mut draft = table_in(city);
    let open = &mut draft.0.open;
    open.round = 0;
    open.tokens.clear();
    let laid = open.city.tiles().len();
    open.active = Seat::new(laid % 4);
    open.starter = A;
    open.phase = Phase::Lay { tile: tile.parse().unwrap(), repair: Repair::None };
    draft
}

/// All eight streets of the centre are closed: a street tile can't be laid without a repair.
const CLOSED: &str = "d3:- e3:- c4:- f4:w.c c5:- f5:w.j d6:n.m e6:n.cj";
/// The same, but a tile with three streets could be turned to lead to a free cell.
const TURNABLE: &str = "c3:- d3:esw.cj e3:- c4:- f4:w.c c5:- f5:w.j d6:n.m e6:n.cj";

#[test]
fn g2_3_a_tile_is_laid_on_a_free_cell_that_a_street_leads_to() {
    let state = drawn("straight.cc", "d3:ns.c").state();
    assert_eq!(state.asked(), [B], "players draw in turn order");
    assert!(state.may(B, "lay d2 ns"));
    assert!(state.may(B, "lay c4 ew"), "the centre counts as laid");
    assert_eq!(state.why_not(B, "lay d3 ns"), Illegal::CellTaken);
    assert_eq!(state.why_not(B, "lay d1 ns"), Illegal::TouchesNothing);
    assert_eq!(state.why_not(B, "lay d2 ew"), Illegal::Unreachable);
    assert_eq!(
        state.why_not(B, "lay c3 ew"),
        Illegal::Unreachable,
        "it touches d3, but no street leads there"
    );
    assert_eq!(state.why_not(B, "lay d2 ne"), Illegal::OtherShape);
    assert_eq!(state.why_not(B, "turn d3 ew"), Illegal::NoRepairNeeded);
}

#[test]
fn g2_3_only_different_rotations_count() {
    let ways = |tile: &str| {
        let state = drawn(tile, "d3:ns.c").state();
        state.legal(B).iter().filter(|action| action.starts_with("lay d2")).count()
    };
    assert_eq!(ways("straight.cc"), 1);
    assert_eq!(ways("cross.ccc"), 1);
    assert_eq!(ways("tee.cjm"), 3, "one rotation has no street to the south");
    assert_eq!(ways("corner.cc"), 2);
    assert_eq!(ways("dead-end.c"), 1);
}

#[test]
fn g2_3_edges_need_not_match() {
    let mut state = drawn("cross.ccc", "d3:ns.c e3:ns.j").state();
    state.does(Seat::C, "lay d2 nesw");
    let mut state = drawn("straight.cc", "d2:nesw.ccc d3:ns.c e3:ns.j").state();
    state.does(Seat::D, "lay e2 ns");
    assert!(state.position().open.city.is_sound());
}

#[test]
fn g2_3_a_streetless_tile_goes_anywhere_next_to_a_laid_tile() {
    let state = drawn("streetless", "d3:ns.c").state();
    assert!(state.may(B, "lay c3 -") && state.may(B, "lay d2 -") && state.may(B, "lay f5 -"));
    assert_eq!(state.why_not(B, "lay b3 -"), Illegal::TouchesNothing);
    let closed = drawn("streetless", "d3:- e3:- c4:- f4:w.c c5:e.cm f5:w.j d6:n.m e6:n.cj").state();
    assert!(closed.may(A, "lay b4 -"), "a streetless tile needs no street, so no repair");
}

#[test]
fn g2_3_the_city_stays_within_the_frame() {
    let state = drawn("cross.ccc", "d1:ns.c d2:ns.j d3:ns.m").state();
    let places: Vec<String> = state.legal(Seat::D).iter().map(|action| action[4..6].to_owned()).collect();
    assert_eq!(places, ["e3", "c4", "f4", "c5", "f5", "d6", "e6"], "there is no cell north of d1");
}

#[test]
fn g2_3_a_repair_is_needed_if_no_street_leads_to_a_free_cell() {
    let state = drawn("straight.cc", CLOSED).state();
    assert!(state.legal(A).iter().all(|action| !action.starts_with("lay")));
    assert_eq!(state.why_not(A, "lay g4 ew"), Illegal::Unreachable);
    assert!(!state.legal(A).is_empty());
}

#[test]
fn g2_3_conceivable_actions_include_the_illegal_ones_a_player_might_try() {
    for (tile, city, illegal) in [
        ("straight.cc", "d3:ns.c", &["lay d2 ew", "turn d3 ew", "replace d3 ns"][..]),
        ("straight.cc", CLOSED, &["lay d2 ns", "shift d3 d2", "replace f4 ns", "turn f4 n"]),
        ("straight.cc", TURNABLE, &["turn d3 new"]),
    ] {
        let state = drawn(tile, city).state();
        let seat = state.active();
        let mut conceivable = Vec::new();
        state.conceivable_actions(seat, &mut conceivable);
        assert!(conceivable.is_sorted_by(|one, other| one < other));
        let accepted = conceivable.iter().filter(|action| state.check(seat, action).is_ok());
        assert_eq!(accepted.map(ToString::to_string).collect::<Vec<_>>(), state.legal(seat));
        let texts: Vec<String> = conceivable.iter().map(ToString::to_string).collect();
        for action in illegal {
            assert!(texts.iter().any(|text| text == action), "{action}");
        }
    }
}

#[test]
fn g2_3a_a_laid_tile_is_turned_then_the_drawn_one_is_laid() {
    let mut state = drawn("straight.cc", TURNABLE).state();
    assert!(state.may(B, "turn d3 nes") && state.may(B, "turn d3 nsw"));
    assert_eq!(state.why_not(B, "turn d3 new"), Illegal::NoHelp, "then d3 itself can't be reached");
    assert_eq!(state.why_not(B, "turn d3 esw"), Illegal::NoHelp, "it is already turned this way");
    assert_eq!(state.why_not(B, "turn f4 n"), Illegal::NoHelp);
    assert_eq!(state.why_not(B, "turn d3 ns"), Illegal::OtherShape);
    assert_eq!(state.why_not(B, "turn c3 -"), Illegal::NoStreetTile);
    state.does(B, "turn d3 nes");
    assert_eq!(state.asked(), [B]);
    assert_eq!(state.legal(B), ["lay d2 ns"]);
    assert_eq!(state.why_not(B, "turn d3 nsw"), Illegal::NoRepairNeeded, "only one tile may be changed");
    state.does(B, "lay d2 ns");
    assert_eq!(state.phase(), Phase::DrawTile);
    assert!(state.position().open.city.is_sound());
}

#[test]
fn g2_3b_a_streetless_tile_is_moved_then_the_drawn_one_is_laid() {
    let mut state = drawn("straight.cc", CLOSED).state();
    assert!(state.may(A, "shift d3 e2"));
    assert_eq!(
        state.why_not(A, "shift d3 d2"),
        Illegal::TouchesNothing,
        "d2 only touches the tile that is moved"
    );
    assert_eq!(state.why_not(A, "shift d3 f4"), Illegal::CellTaken);
    assert_eq!(state.why_not(A, "shift f4 g4"), Illegal::NoStreetlessTile);
    state.does(A, "shift d3 e2");
    assert_eq!(state.legal(A), ["lay d3 ns"]);
    state.does(A, "lay d3 ns");
    let city = state.position().open.city;
    assert_eq!(city.tile(cell("e2")), Some(Tile::STREETLESS));
    assert!(city.is_sound());
}

#[test]
fn g2_3b_moving_a_tile_must_make_laying_possible() {
    let city = "d3:- e3:s.cj b4:- c4:e.j f4:w.cm c5:e.m f5:w.jm d6:n.c e6:ns.c e7:-";
    let state = drawn("straight.cc", city).state();
    let shifts: Vec<String> =
        state.legal(Seat::C).into_iter().filter(|action| action.starts_with("shift")).collect();
    assert!(shifts.iter().any(|action| action.starts_with("shift d3")), "{shifts:?}");
    assert!(shifts.iter().any(|action| action.starts_with("shift e7")), "{shifts:?}");
    assert_eq!(state.why_not(Seat::C, "shift b4 b5"), Illegal::NoHelp, "no street leads to b4");
}

#[test]
fn g2_3c_the_drawn_tile_replaces_another_which_is_laid_next_to_it() {
    let mut state = drawn("straight.cc", CLOSED).state();
    assert!(state.may(A, "replace f4 ew"));
    assert_eq!(state.why_not(A, "replace f4 ns"), Illegal::NoHelp, "then f4 can't be reached");
    assert_eq!(state.why_not(A, "replace f4 ne"), Illegal::OtherShape);
    assert_eq!(state.why_not(A, "replace d3 ns"), Illegal::NoStreetTile);
    state.does(A, "replace f4 ew");
    let displaced = Tile { shape: Shape::DeadEnd, people: cultures("c") };
    assert_eq!(state.phase(), Phase::Lay { tile: displaced, repair: Repair::Displaced(cell("f4")) });
    assert_eq!(state.legal(A), ["lay g4 w"], "any rotation that can be reached");
    assert_eq!(state.why_not(A, "lay b4 e"), Illegal::NotNextToIt);
    state.does(A, "lay g4 w");
    assert!(state.position().open.city.is_sound());
    assert_eq!((state.phase(), state.active()), (Phase::DrawTile, B));
}

/// Plays a drafted set-up at random and calls `watch` with each state and action.
fn draft(players: usize, seed: u64, mut watch: impl FnMut(&State, Option<Action>)) -> State {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let options = Options { city: CityWay::Drafted, ..Options::default() };
    let mut state = State::setup(players, &options).unwrap();
    let mut actions = Vec::new();
    while state.position().open.round == 0 {
        if let Turn::Seats(seats) = state.turn() {
            let seat = seats.iter().next().unwrap();
            assert_eq!(seats, SeatSet::only(seat), "no cards are played while the city is laid (G6.2)");
            state.legal_actions(seat, &mut actions);
            let action = *luck.pick(&actions).unwrap();
            watch(&state, Some(action));
            state.apply_action(seat, &action);
        } else {
            watch(&state, None);
            let chance = state.sample_chance(&mut luck);
            state.apply_chance(&chance);
        }
    }
    state
}

#[test]
fn g2_3_a_drafted_city_is_sound_for_every_number_of_players() {
    let (mut repairs, mut left_out) = ([0; 3], 0);
    for players in 2..=6 {
        for seed in 0..200 {
            let mut removed = 0;
            let state = draft(players, seed, |state, action| {
                let open = state.position().open;
                removed = removed.max(open.removed.len());
                if open.phase == Phase::DrawTile {
                    assert!(open.city.is_sound(), "the city is unsound after a tile was laid");
                }
                match action {
                    Some(Action::Turn { .. }) => repairs[0] += 1,
                    Some(Action::Shift { .. }) => repairs[1] += 1,
                    Some(Action::Replace { .. }) => repairs[2] += 1,
                    _ => {}
                }
            });
            let city = state.position().open.city;
            assert!(city.is_sound());
            assert!(city.tiles().len() + removed <= 10 * players);
            assert!(
                city.tiles().len() + removed + 1 >= 10 * players,
                "only the last tile may leave the game unobserved"
            );
            left_out += 10 * players - city.tiles().len();
        }
    }
    assert!(repairs.iter().all(|&count| count > 0), "a kind of repair never came up: {repairs:?}");
    assert!(left_out > 0, "no tile ever left the game");
}
