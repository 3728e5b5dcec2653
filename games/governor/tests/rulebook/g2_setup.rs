//! G2: set-up, and the quick city.

use alcazar_core::{Chances, Game, Luck, Seat, Turn, Viewer};
use governor::{Chance, CityWay, Illegal, Options, Phase, State};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::builder::{A, B, Play, cultures};

fn luck(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn fresh(players: usize, city: CityWay) -> State {
    State::setup(players, &Options { city, ..Options::default() }).unwrap()
}

/// A game with all influence cards dealt, in which the city comes next.
fn dealt(players: usize, luck: &mut impl Luck) -> State {
    let mut state = fresh(players, CityWay::Quick);
    while state.phase() != Phase::City {
        let chance = state.sample_chance(luck);
        state.apply_chance(&chance);
    }
    state
}

#[test]
fn g2_the_order_is_start_player_then_influence_cards_then_city() {
    let mut state = fresh(3, CityWay::Quick);
    assert_eq!(state.phase(), Phase::Starter);
    state.chance("starter 1");
    assert_eq!(state.phase(), Phase::Deal { seat: B });
    state.chance("deal ccjj").chance("deal mmmm");
    assert_eq!(state.phase(), Phase::Deal { seat: A });
    state.chance("deal ccjj");
    assert_eq!(state.phase(), Phase::City);
    let mut drafted = fresh(3, CityWay::Drafted);
    drafted.chance("starter 2").chance("deal ccjj").chance("deal mmmm").chance("deal ccjj");
    assert_eq!(drafted.phase(), Phase::DrawTile);
    assert_eq!(drafted.active(), Seat::C, "the start player draws first");
}

#[test]
fn g2_two_to_six_can_play_but_the_box_says_three_to_six() {
    assert!(State::setup(1, &Options::default()).is_err());
    assert!(State::setup(7, &Options::default()).is_err());
    assert!(!State::RECOMMENDED_PLAYERS.contains(&2) && State::setup(2, &Options::default()).is_ok());
}

#[test]
fn g2_1_the_influence_cards_kept_depend_on_the_players_and_each_is_dealt_four() {
    for (players, kept) in [(2, 3), (3, 4), (4, 6), (5, 7), (6, 8)] {
        let mut state = fresh(players, CityWay::Quick);
        state.chance("starter 0");
        let Chances::Weighted(hands) = state.chances() else { panic!("the hands can't be listed") };
        let ways: u32 = hands.iter().map(|(_, weight)| weight).sum();
        let cards: u32 = 3 * kept;
        assert_eq!(ways, cards * (cards - 1) * (cards - 2) * (cards - 3) / 24, "{players} players");
        assert!(hands.iter().all(|(chance, _)| matches!(chance, Chance::Deal(hand) if hand.len() == 4)));
        let four_of_a_kind = hands.iter().any(|(chance, _)| *chance == Chance::Deal(cultures("cccc")));
        assert_eq!(four_of_a_kind, kept >= 4);
    }
}

#[test]
fn g2_1_a_dealt_hand_is_seen_only_by_its_owner() {
    let mut state = fresh(3, CityWay::Quick);
    state.chance("starter 0");
    let mut other = state.clone();
    state.chance("deal cccc");
    other.chance("deal jjmm");
    assert_ne!(state.view(Viewer::Seat(A)), other.view(Viewer::Seat(A)));
    assert_eq!(state.view(Viewer::Seat(B)), other.view(Viewer::Seat(B)));
    assert_eq!(state.view(Viewer::Spectator), other.view(Viewer::Spectator));
}

/// Also G2.2: ten tiles for each player.
#[test]
fn g2_4_a_quick_city_is_sound_whole_and_complete_for_every_number_of_players() {
    for players in 2..=6 {
        let mut luck = luck(players as u64);
        let state = dealt(players, &mut luck);
        for seed in 0..400 {
            let chance = state.sample_chance(&mut luck);
            assert_eq!(state.check_chance(&chance), Ok(()), "{players} players, city {seed}");
            let Chance::City(city) = &chance else { panic!("{chance}") };
            assert_eq!(city.tiles().len(), 10 * players);
            assert!(city.is_sound());
            assert_eq!(chance.to_string().parse(), Ok(chance.clone()));
        }
    }
}

#[test]
fn g2_4_a_city_is_rejected_unless_its_tiles_exist_and_every_street_can_be_reached() {
    let mut luck = luck(1);
    let state = dealt(2, &mut luck);
    let check = |city: &str| state.check_chance(&format!("city {city}").parse().unwrap());
    let good = "c3:s.c d3:ns.c e3:ns.j c4:ne.cc f4:ew.m c5:es.jj f5:ew.cc d6:ns.jj e6:ns.mm ";
    let rows = |last: &str| {
        let mut tiles: Vec<String> = good.trim().split(' ').map(str::to_owned).collect();
        tiles.extend(last.split(' ').map(str::to_owned));
        tiles.sort_by_key(|tile| (tile.as_bytes()[1], tile.as_bytes()[0]));
        tiles.join(" ")
    };
    let rest = "d1:s.cm d2:ns.cj e2:s.j e1:- g4:w.m g5:w.cj c6:n.jm d7:nesw.ccc e7:nesw.jjj b5:- a5:-";
    let eleven: Vec<&str> = rest.split(' ').collect();
    let twenty = |last: &[&str]| rows(&last.join(" "));
    assert_eq!(check(&twenty(&eleven)), Ok(()), "the city that the others are modified from");
    assert_eq!(check(&twenty(&eleven[..10])), Err(Illegal::WrongTiles), "nineteen tiles");
    let with = |changed: &str| {
        let mut tiles = eleven.clone();
        *tiles.iter_mut().find(|tile| tile[..2] == changed[..2]).unwrap() = changed;
        check(&twenty(&tiles))
    };
    assert_eq!(with("d1:s.mm"), Err(Illegal::WrongTiles), "no dead end has two Muslims");
    assert_eq!(with("e2:s.c"), Err(Illegal::WrongTiles), "there is one dead end with a Christian");
    assert_eq!(with("d1:n.cm"), Err(Illegal::UnsoundCity), "its street leads nowhere");
    let apart: Vec<&str> = eleven.iter().map(|&tile| if tile == "a5:-" { "a8:-" } else { tile }).collect();
    assert_eq!(check(&twenty(&apart)), Err(Illegal::UnsoundCity), "a tile lies apart");
}

#[test]
fn g2_5_every_street_tile_gets_a_token_and_all_start_on_the_centre() {
    let mut luck = luck(3);
    let mut state = dealt(6, &mut luck);
    state.resolve_chance(&mut luck);
    let open = state.position().open;
    assert_eq!(open.tokens.len(), open.city.street_tiles().len());
    assert!(open.tokens.keys().all(|&cell| open.city.tile(cell).is_some_and(governor::Tile::has_street)));
    assert!(open.tokens.values().all(|place| place.face.is_none() && place.looked.is_empty()));
    assert!(open.seats.iter().all(|seat| seat.candidate == governor::Cell::CENTRE));
    assert_eq!((open.round, open.active), (1, open.starter));
    assert_eq!(state.turn(), Turn::of(open.starter), "no player holds a card, so there is no start window");
}

#[test]
fn g2_impossible_outcomes_of_chance_are_rejected() {
    let mut state = fresh(3, CityWay::Quick);
    let check = |state: &State, text: &str| state.check_chance(&text.parse().unwrap());
    assert_eq!(check(&state, "starter 3"), Err(Illegal::NoSuchPlayer));
    assert_eq!(check(&state, "deal cccc"), Err(Illegal::OtherChance));
    state.chance("starter 0");
    assert_eq!(check(&state, "deal ccc"), Err(Illegal::NoSuchHand), "three cards");
    state.chance("deal cccc");
    assert_eq!(check(&state, "deal cjjj"), Err(Illegal::NoSuchHand), "all Christian cards are dealt");
    let mut drafted = fresh(3, CityWay::Drafted);
    drafted.chance("starter 0").chance("deal cccc").chance("deal jjjj").chance("deal mmmm");
    assert_eq!(check(&drafted, "tile cross.c"), Err(Illegal::NoSuchTile));
}

/// G2: each pile has its own stream of random numbers.
#[test]
fn g2_every_pile_has_its_own_stream() {
    let mut state = fresh(3, CityWay::Quick);
    let mut streams = vec![state.stream()];
    let mut luck = luck(1);
    while state.turn() == Turn::Chance {
        let chance = state.sample_chance(&mut luck);
        state.apply_chance(&chance);
        if state.turn() == Turn::Chance {
            streams.push(state.stream());
        }
    }
    assert_eq!(streams, ["starter", "influence", "influence", "influence", "tiles"]);
}

/// G2.1, G2.3: sampled frequencies match the weights.
#[test]
fn g2_3_tiles_and_hands_are_drawn_by_their_weights() {
    let mut luck = luck(5);
    let mut state = fresh(4, CityWay::Drafted);
    state.chance("starter 0");
    while state.phase() != Phase::DrawTile {
        assert_frequencies(&state, &mut luck);
        let chance = state.sample_chance(&mut luck);
        state.apply_chance(&chance);
    }
    assert_frequencies(&state, &mut luck);
}

fn assert_frequencies(state: &State, luck: &mut impl Luck) {
    const DRAWS: u32 = 4_000;
    let Chances::Weighted(chances) = state.chances() else { panic!("the outcomes can't be listed") };
    let total: u32 = chances.iter().map(|(_, weight)| weight).sum();
    let mut counts = vec![0_u32; chances.len()];
    for _ in 0..DRAWS {
        let drawn = state.sample_chance(luck);
        counts[chances.iter().position(|(chance, _)| *chance == drawn).unwrap()] += 1;
    }
    for ((chance, weight), count) in chances.iter().zip(counts) {
        let expected = DRAWS * weight / total;
        // Six standard deviations of a rare event; the seed is fixed.
        let allowed = 6 * expected.isqrt() + 6;
        assert!(count.abs_diff(expected) <= allowed, "{chance}: {count} draws, expected {expected}");
    }
}
