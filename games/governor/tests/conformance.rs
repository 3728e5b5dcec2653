//! The conformance suite over random games of Tolède, in quick and in drafted cities.
//!
//! Hidden information is only revealed by an event that carries it, so the suite needs no exceptions.

use alcazar_core::Game;
use alcazar_testkit::Conformance;
use governor::{Card, CityWay, Culture, Options, Position, State, Token};

/// Checks that no component is lost or duplicated. It counts the pieces of the position, not of the state as
/// the rules do.
fn conserves(state: &State) -> Result<(), String> {
    let Position { open, hands, cards, polled, .. } = state.position();
    let players = open.seats.len();
    let kept = [3, 4, 6, 7, 8][players - 2];
    for culture in Culture::ALL {
        let held: u32 = hands.iter().map(|hand| u32::from(hand.count(culture))).sum();
        if held > kept {
            return Err(format!("{held} {culture:?} influence cards"));
        }
        let discredits = open.discredits.values().filter(|&&other| other == culture).count();
        if discredits > 10 {
            return Err(format!("{discredits} {culture:?} discredits"));
        }
    }
    let is_set_up = open.round > 0;
    let influence: usize = hands.iter().map(|hand| usize::from(hand.len())).sum();
    if is_set_up && influence != 4 * players {
        return Err(format!("{influence} influence cards in the hands"));
    }
    let copies = [4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1];
    for (card, copies) in Card::ALL.into_iter().zip(copies) {
        let held: u8 = cards.iter().map(|cards| cards.count(card)).sum();
        if held + open.spent.count(card) > copies {
            return Err(format!("{held} {card:?} cards held"));
        }
    }
    for (token, copies) in Token::ALL.into_iter().zip([16, 16, 16, 4, 4]) {
        let taken: usize = open.seats.iter().map(|seat| usize::from(seat.tokens.count(token))).sum();
        let faces = open.tokens.values().filter_map(|place| place.face).chain(polled.values().copied());
        let seen = taken + faces.filter(|&face| face == token).count();
        if seen > copies {
            return Err(format!("{seen} {token:?} tokens"));
        }
    }
    if !open.city.is_sound() {
        return Err("a street tile can't be reached".into());
    }
    let tokens =
        open.tokens.len() + open.seats.iter().map(|seat| usize::from(seat.tokens.len())).sum::<usize>();
    if is_set_up && tokens != open.city.street_tiles().len() {
        return Err(format!("{tokens} tokens for {} street tiles", open.city.street_tiles().len()));
    }
    Ok(())
}

fn run(players: usize, city: CityWay, games: u32) {
    let options = Options { city, ..Options::default() };
    let suite = Conformance::<State>::new(players).options(options).games(games).tables(games / 8);
    let report = suite.max_events(20_000).conserves(conserves).run();
    assert_eq!(report.games, games);
}

#[test]
fn two_players() {
    run(2, CityWay::Quick, 60);
}

#[test]
fn three_players() {
    run(3, CityWay::Quick, 60);
}

#[test]
fn four_players() {
    run(4, CityWay::Quick, 60);
}

#[test]
fn five_players() {
    run(5, CityWay::Quick, 40);
}

#[test]
fn six_players() {
    run(6, CityWay::Quick, 40);
}

#[test]
fn drafted_cities() {
    for players in 2..=6 {
        run(players, CityWay::Drafted, 16);
    }
}

/// Thousands of games, with the expensive checks at few steps only.
#[test]
fn thousands_of_games() {
    for players in 2..=6 {
        let suite = Conformance::<State>::new(players).games(2_000).thorough(2_000).seed(3);
        let report = suite.max_events(20_000).conserves(conserves).run();
        assert_eq!(report.games, 2_000);
    }
}
