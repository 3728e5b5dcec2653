//! Knowledge: what viewers remember of hidden hands, and that every determinized state agrees with it.

use alcazar_core::{Game, Seat, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tyros::{Known, Phase, State};

use crate::builder::{A, B, C, D, Given, Played, given, list, one};

fn knowing(mut given: Given, by: Viewer, of: Seat, cards: &str) -> Given {
    given.position.known.push(Known { by, of, cards: one(cards) });
    given
}

/// Determinized states for a viewer.
fn determinized(game: &Played, viewer: Viewer) -> Vec<State> {
    let luck = &mut Xoshiro256PlusPlus::seed_from_u64(5);
    let view = game.0.view(viewer);
    (0..200)
        .map(|_| State::determinize(&view, luck))
        .inspect(|state| assert_eq!(state.view(viewer), view))
        .collect()
}

#[test]
fn a_card_taken_from_the_discard_pile_is_known_to_all() {
    let mut game = given(3).a("cards o3").discard("j1").game();
    game.does(A, "take j").does(A, "pay o3");
    assert_eq!([game.known(B, A), game.known(C, A), game.known(None, A)], ["j1", "j1", "j1"]);
    assert_eq!(game.known(A, A), "-");
    for state in determinized(&game, Viewer::Seat(C)) {
        assert!(state.position().hands[A].contains(one("j1")));
    }
}

#[test]
fn paying_cards_lowers_the_known_counts() {
    let start = knowing(given(3).a("cards g5v2"), Viewer::Seat(B), A, "g2v1");
    let mut game = start.game();
    game.does(A, "sail T 23 g4");
    assert_eq!(game.known(B, A), "v1");
    let start = knowing(given(3).a("cards g5v2"), Viewer::Seat(B), A, "g5v1");
    let mut game = start.game();
    game.does(A, "sail T 23 g4");
    assert_eq!(game.known(B, A), "g1v1");
}

#[test]
fn a_given_card_is_known_to_both_players_and_lowers_all_counts_for_other_viewers() {
    let mut start = given(4).a("cards o2g5v2; ships T").b("cities 23");
    for viewer in [Viewer::Seat(B), Viewer::Seat(C), Viewer::Spectator] {
        start = knowing(start, viewer, A, "o1v2");
    }
    let mut game = start.game();
    game.does(A, "sail T 23 g4").does(A, "give v");
    assert_eq!(game.known(B, A), "o1v1");
    assert_eq!(game.known(C, A), "v1");
    assert_eq!(game.known(None, A), "v1");
    assert_eq!(game.known(A, B), "v1");
    assert_eq!([game.known(C, B), game.known(None, B)], ["-", "-"]);
}

#[test]
fn an_offer_reveals_its_cards_to_the_seats_asked() {
    let mut game = given(4).a("cards o2g1").b("cards v1").game();
    for action in ["offer blue", "add o", "add o", "for", "want v", "propose"] {
        game.does(A, action);
    }
    assert_eq!(game.known(B, A), "o2");
    assert_eq!([game.known(C, A), game.known(None, A)], ["-", "-"]);
    // A second offer with the same orange card reveals only the green one.
    game.does(B, "no");
    for action in ["offer blue", "add o", "add g", "for", "propose"] {
        game.does(A, action);
    }
    assert_eq!(game.known(B, A), "o2g1");
}

#[test]
fn a_yes_reveals_the_wanted_cards_to_those_who_know_the_offer() {
    let mut game = given(4).a("cards o2").b("cards v2").c("cards v1").game();
    for action in ["offer all", "for", "want v", "propose"] {
        game.does(A, action);
    }
    game.does(B, "yes").does(C, "yes");
    assert_eq!([game.known(A, B), game.known(C, B)], ["-", "-"]);
    game.does(D, "no");
    for viewer in [A, C, D] {
        assert_eq!(game.known(viewer, B), "v1");
    }
    assert_eq!(game.known(B, C), "v1");
    assert_eq!(game.known(B, B), "-");
    assert_eq!(game.known(None, B), "-");
}

#[test]
fn a_deal_reveals_its_cards_to_those_who_know_the_offer() {
    let mut start = given(4).a("cards o3").b("cards y2v2");
    for (of, cards) in [(A, "o2"), (B, "y2v1")] {
        for viewer in [Viewer::Seat(D), Viewer::Spectator] {
            start = knowing(start, viewer, of, cards);
        }
    }
    let mut game = start.game();
    for action in ["offer blue", "add o", "for", "want v", "want v", "propose"] {
        game.does(A, action);
    }
    game.does(B, "yes").does(A, "deal blue");
    assert_eq!([game.known(A, B), game.known(B, A)], ["o1", "v2"]);
    // One card has left one hand and two the other; other viewers can't know which.
    assert_eq!([game.known(D, A), game.known(D, B)], ["o1", "-"]);
    assert_eq!([game.known(None, A), game.known(None, B)], ["o1", "-"]);
}

#[test]
fn discards_at_the_end_of_the_round_lower_the_known_counts() {
    let start = knowing(given(3).a("cards o3v2"), Viewer::Seat(B), A, "o2v1");
    let mut game = start.game();
    game.does(A, "pass").does(B, "pass").does(C, "pass").does(A, "keep o1v2");
    assert_eq!(game.known(B, A), "v1");
}

#[test]
fn a_determinized_state_keeps_the_tiles_shown_and_put_under() {
    let game = given(3)
        .a("tiles 1 2 3 4")
        .b("tiles 5 6 8 9; shown 5 8")
        .c("tiles 10 11 12 14")
        .with(|table| table.under = list("29 20"))
        .game();
    let mut others = std::collections::BTreeSet::new();
    for state in determinized(&game, Viewer::Seat(A)) {
        let position = state.position();
        assert_eq!(position.tiles[A], list("1 2 3 4"));
        assert!(position.tiles[B].contains(one("5")) && position.tiles[B].contains(one("8")));
        assert_eq!(position.table.under, list::<tyros::Square, Vec<_>>("29 20"));
        others.extend(position.tiles[B].iter().chain(position.tiles[C].iter()));
    }
    assert!(!others.contains(&one("29")) && !others.contains(&one("7")));
    assert_eq!(others.len(), 32 - 4 - 4 - 2);
}

#[test]
fn a_determinized_state_makes_the_offer_and_the_answers_possible() {
    // The spectator only knows that two cards are offered for three, and that two players agree.
    let mut start = given(4).a("cards o2y1").b("cards v3").c("cards g1v3").offer(&[B, C, D], "o2", "v3");
    start = knowing(start, Viewer::Spectator, A, "o2");
    let mut game = start.game();
    for viewer in Viewer::all(4) {
        for state in determinized(&game, viewer) {
            let offer = state.position().offer.unwrap();
            assert!(state.position().hands[A].contains(offer.give));
        }
    }
    game.does(B, "yes").does(C, "yes").does(D, "no");
    let mut offers = std::collections::BTreeSet::new();
    for state in determinized(&game, Viewer::Spectator) {
        let position = state.position();
        let offer = position.offer.unwrap();
        assert!(position.hands[B].contains(offer.want) && position.hands[C].contains(offer.want));
        assert_eq!(State::from_position(&position), Ok(state));
        offers.insert((offer.give, offer.want));
    }
    assert!(offers.len() > 3);
}

#[test]
fn a_determinized_offer_is_found_even_if_hardly_any_is_possible() {
    // All cards except an orange and a violet one have been seen; one is offered for the other.
    let mut game =
        given(3).a("cards o1").b("cards v1").discard("o13y14g14v13j4").offer(&[B], "o1", "v1").game();
    game.does(B, "yes");
    for viewer in [Viewer::Seat(C), Viewer::Spectator] {
        for state in determinized(&game, viewer) {
            let position = state.position();
            assert_eq!(State::from_position(&position), Ok(state));
            assert_ne!(position.hands[A], position.hands[B]);
        }
    }
}

#[test]
fn determinized_kept_cards_are_a_legal_choice() {
    let mut game = given(3).a("cards o3v2").b("cards y1g4").game();
    game.does(A, "pass").does(B, "pass").does(C, "pass").does(A, "keep o1v2");
    for viewer in Viewer::all(3) {
        for state in determinized(&game, viewer) {
            let position = state.position();
            let kept = position.kept.unwrap()[A];
            assert_eq!(kept.len(), 3);
            assert!(position.hands[A].contains(kept));
            assert_eq!(position.table.phase, Phase::Keep);
        }
    }
    assert!(
        determinized(&game, Viewer::Seat(A))
            .iter()
            .all(|state| state.position().kept.unwrap()[A] == one("o1v2"))
    );
}

#[test]
fn whether_a_seat_is_asked_never_depends_on_its_hand() {
    // With the same public facts and different hands, the same seats are asked after the same actions.
    for cards in ["o1y1g4v4", "g4v4j2", "g5v5"] {
        let mut game = given(3).a(&format!("cards {cards}; ships T")).b("cities 23; cards o2y2").game();
        game.does(A, "sail T 23 g4");
        assert_eq!(game.asked(), [A]);
        game.does(A, "give v");
        assert_eq!(game.asked(), [B]);
    }
    // Payments with freely chosen cards: a player with only one kind is asked too.
    for cards in ["o1y1g4", "o6"] {
        let mut game = given(3).a(&format!("cards {cards}; ships T")).game();
        game.does(A, "build T");
        assert_eq!(game.asked(), [A]);
    }
    // Growing: a player who can't play any tile is asked too.
    for tiles in ["1 3 29 32", "8 9 10 12"] {
        let game = given(3).a(&format!("tiles {tiles}")).phase(Phase::Grow).game();
        assert_eq!(game.asked(), [A]);
    }
}
