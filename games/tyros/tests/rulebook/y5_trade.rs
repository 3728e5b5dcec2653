//! Y5.7: trading with a player.

use alcazar_core::{Game, Secret};
use tyros::{Illegal, Phase, Seen};

use crate::builder::{A, B, C, D, Played, given, one};

/// Drafts and makes an offer of the first player.
fn propose(game: &mut Played, to: &str, give: &str, want: &str) {
    game.does(A, &format!("offer {to}"));
    for kind in give.chars() {
        game.does(A, &format!("add {kind}"));
    }
    game.does(A, "for");
    for kind in want.chars() {
        game.does(A, &format!("want {kind}"));
    }
    game.does(A, "propose");
}

#[test]
fn y5_7_each_side_can_have_any_number_of_cards() {
    let mut game = given(3).a("cards o2g1").b("cards v3").game();
    propose(&mut game, "blue", "oog", "v");
    game.does(B, "yes").does(A, "deal blue");
    assert_eq!([game.hand(A), game.hand(B)], ["v1", "o2g1v2"]);
    assert_eq!(game.discarded(), "-");
    // The deal is the player's action.
    assert_eq!(game.asked(), [B]);
    assert_eq!(game.table().last_deal, Some([A, B]));
}

#[test]
fn y5_7_one_side_may_be_empty_but_not_both() {
    let mut game = given(3).a("cards o2").b("cards v3").game();
    propose(&mut game, "blue", "o", "");
    game.does(B, "yes").does(A, "deal blue");
    assert_eq!([game.hand(A), game.hand(B)], ["o1", "o1v3"]);
    let mut game = given(3).a("cards o2").b("cards v3").game();
    propose(&mut game, "blue", "", "vv");
    game.does(B, "yes").does(A, "deal blue");
    assert_eq!([game.hand(A), game.hand(B)], ["o2v2", "v1"]);
    let mut game = given(3).a("cards o2").b("cards v3").game();
    game.does(A, "offer blue").does(A, "for").refuses(A, "propose", Illegal::NothingOffered);
}

#[test]
fn y5_7_an_offer_goes_to_one_other_player_or_to_all() {
    let mut game = given(4).a("cards o2").game();
    assert_eq!(game.ways_to(A, "offer"), ["offer blue", "offer white", "offer turquoise", "offer all"]);
    game.refuses(A, "offer red", Illegal::NoPartner);
    given(3).a("cards o2").game().refuses(A, "offer turquoise", Illegal::NoPartner);
    propose(&mut game, "all", "o", "");
    assert_eq!(game.asked(), [B, C, D]);
}

#[test]
fn y5_7_two_players_without_cards_cannot_trade() {
    let mut game = given(3).c("cards o1").game();
    game.refuses(A, "offer blue", Illegal::NothingOffered);
    game.does(A, "offer white");
    let mut game = given(3).a("cards o1").game();
    game.does(A, "offer blue").refuses(A, "for", Illegal::NothingOffered).does(A, "add o").does(A, "for");
    // Nothing can be wanted from a player without cards.
    assert_eq!(game.options(A), ["propose"]);
}

#[test]
fn y5_7_an_offer_is_drafted_in_colour_order() {
    let mut game = given(3).a("cards o1y2g1j1").b("cards v9").game();
    game.does(A, "offer blue");
    assert_eq!(game.options(A), ["add o", "add y", "add g", "add j", "for"]);
    game.refuses(A, "add v", Illegal::CardNotHeld).refuses(A, "want v", Illegal::NotNow);
    game.refuses(A, "propose", Illegal::NotNow);
    game.does(A, "add y").refuses(A, "add o", Illegal::OutOfOrder);
    game.does(A, "add y").refuses(A, "add y", Illegal::CardNotHeld);
    assert_eq!(game.options(A), ["add g", "add j", "for"]);
    game.does(A, "for").refuses(A, "add g", Illegal::NotNow);
    // No kind is on both sides.
    assert_eq!(game.options(A), ["want o", "want g", "want v", "want j", "propose"]);
    game.refuses(A, "want y", Illegal::OnBothSides);
    game.does(A, "want v").refuses(A, "want o", Illegal::OutOfOrder);
    assert_eq!(game.options(A), ["want v", "want j", "propose"]);
    game.refuses(A, "pass", Illegal::NotNow);
}

#[test]
fn y5_7_no_more_cards_are_wanted_than_the_largest_hand_asked_holds() {
    let mut game = given(4).a("cards o1").b("cards v1").c("cards y1g1").game();
    game.does(A, "offer blue").does(A, "for").does(A, "want y");
    game.refuses(A, "want v", Illegal::MoreThanHeld);
    let mut game = given(4).a("cards o1").b("cards v1").c("cards y1g1").game();
    game.does(A, "offer all").does(A, "for").does(A, "want y").does(A, "want v");
    game.refuses(A, "want v", Illegal::MoreThanHeld);
}

#[test]
fn y5_7_no_more_cards_of_a_kind_are_wanted_than_exist() {
    let mut game = given(3).a("cards o1").b("cards g14v2").game();
    game.does(A, "offer blue").does(A, "for");
    let mut jokers = game;
    for _ in 0..4 {
        jokers.does(A, "want j");
    }
    jokers.refuses(A, "want j", Illegal::MoreThanExist);
    for _ in 0..14 {
        game.does(A, "want y");
    }
    game.refuses(A, "want y", Illegal::MoreThanExist).does(A, "want v");
}

#[test]
fn y5_7_all_seats_asked_always_answer_simultaneously() {
    let mut game = given(4).a("cards o1").b("cards v1").c("cards y1").game();
    propose(&mut game, "all", "o", "v");
    // A player who can only say no is asked too, even with an empty hand.
    assert_eq!(game.asked(), [B, C, D]);
    assert_eq!(game.options(B), ["no", "yes"]);
    assert_eq!(game.options(C), ["no"]);
    assert_eq!(game.options(D), ["no"]);
    game.refuses(C, "yes", Illegal::CantAgree);
    // They answer in any order, without affecting each other.
    assert_eq!(game.0.unaffected(D, &one("no")).iter().collect::<Vec<_>>(), [B, C]);
    game.does(D, "no");
    assert_eq!(game.asked(), [B, C]);
    game.does(B, "yes");
    assert_eq!(game.asked(), [C]);
    game.does(C, "no");
    assert_eq!(game.phase(), Phase::Choose);
    assert_eq!(game.asked(), [A]);
}

#[test]
fn y5_7_answers_are_hidden_until_all_are_given() {
    let mut game = given(4).a("cards o1").b("cards v1").c("cards v1").game();
    propose(&mut game, "all", "o", "v");
    assert_eq!(game.seen(A, B, "yes"), Some(Seen::Answered { seat: B, is_yes: Secret::Hidden }));
    assert_eq!(game.seen(A, B, "yes"), game.seen(A, B, "no"));
    assert_eq!(game.seen(B, B, "yes"), Some(Seen::Answered { seat: B, is_yes: Secret::Known(true) }));
    game.does(B, "yes").does(D, "no");
    let Some(Seen::AllAnswered { yes, .. }) = game.seen(None, C, "no") else {
        panic!("all answers are revealed")
    };
    assert_eq!(yes.iter().collect::<Vec<_>>(), [B]);
    let Some(Seen::AllAnswered { yes, .. }) = game.seen(None, C, "yes") else {
        panic!("all answers are revealed")
    };
    assert_eq!(yes.iter().collect::<Vec<_>>(), [B, C]);
}

#[test]
fn y5_7_the_proposer_picks_one_who_said_yes() {
    let mut game = given(4).a("cards o1").b("cards v1").c("cards v1").game();
    propose(&mut game, "all", "o", "v");
    game.does(B, "yes").does(C, "yes").does(D, "no");
    assert_eq!(game.options(A), ["deal blue", "deal white", "withdraw"]);
    game.refuses(A, "deal turquoise", Illegal::DidNotAgree).refuses(A, "deal red", Illegal::DidNotAgree);
    game.does(A, "deal white");
    // At most one deal is struck.
    assert_eq!([game.hand(A), game.hand(B), game.hand(C)], ["v1", "v1", "o1"]);
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_7_without_a_deal_the_proposer_may_do_something_else() {
    let mut game = given(3).a("cards g5").b("cards v1").game();
    propose(&mut game, "blue", "g", "v");
    game.does(B, "no");
    assert_eq!(game.phase(), Phase::Act);
    propose(&mut game, "blue", "g", "v");
    game.does(B, "yes").does(A, "withdraw");
    assert_eq!([game.hand(A), game.hand(B)], ["g5", "v1"]);
    game.does(A, "sail T 23 g4");
    assert_eq!(game.asked(), [B]);
}

#[test]
fn y5_7_at_most_three_offers_in_a_turn() {
    let mut game = given(3).a("cards g5").b("cards v1").game();
    for answer in ["no", "yes", "no"] {
        propose(&mut game, "blue", "g", "v");
        game.does(B, answer);
        if answer == "yes" {
            game.does(A, "withdraw");
        }
    }
    assert!(game.ways_to(A, "offer").is_empty());
    game.refuses(A, "offer blue", Illegal::ThreeOffers);
    // In the next turn the player can make offers again.
    game.does(A, "pass").does(B, "swap").does(B, "pay v1").chance("cards v1").does(C, "pass");
    assert_eq!(game.ways_to(A, "offer").len(), 3);
}

#[test]
fn y5_7_a_player_proposes_at_most_five_deals_in_a_round() {
    let mut game = given(3).a("cards g5; proposed 4").b("cards v1; proposed 5").game();
    propose(&mut game, "blue", "g", "v");
    game.does(B, "no").refuses(A, "offer blue", Illegal::FiveDeals);
    game.does(A, "pass").refuses(B, "offer all", Illegal::FiveDeals);
    game.does(B, "pass").does(C, "pass").does(A, "keep g3");
    assert!(game.table().players.values().all(|player| player.proposed == 0));
}

#[test]
fn y5_7_a_pass_after_failed_offers_is_a_pass() {
    let mut game = given(3).a("cards g1").b("cards v1").with(|table| table.passes = 2).game();
    propose(&mut game, "blue", "g", "v");
    game.does(B, "no").does(A, "pass");
    assert_eq!(game.phase(), Phase::DealCards { seat: B });
}

#[test]
fn y5_7_only_the_proposer_sees_the_draft() {
    let mut game = given(3).a("cards g2").b("cards v1").game();
    let before = [Some(B), Some(C), None].map(|by| view(&game, by));
    for action in ["offer blue", "add g", "for", "want v"] {
        assert_eq!([Some(B), Some(C), None].map(|by| game.seen(by, A, action)), [None, None, None]);
        assert!(matches!(game.seen(A, A, action), Some(Seen::Drafted { .. })));
        assert!(game.0.can_take_back(A, &one(action)));
        game.does(A, action);
        assert_eq!([Some(B), Some(C), None].map(|by| view(&game, by)), before);
    }
    assert!(!game.0.can_take_back(A, &one("propose")));
}

fn view(game: &Played, by: Option<alcazar_core::Seat>) -> tyros::View {
    game.0.view(by.map_or(alcazar_core::Viewer::Spectator, alcazar_core::Viewer::Seat))
}

#[test]
fn y5_7_other_players_see_who_is_asked_and_how_many_cards_but_not_their_colours() {
    let mut game = given(4).a("cards g2").b("cards v1").game();
    for action in ["offer blue", "add g", "add g", "for", "want v"] {
        game.does(A, action);
    }
    for (by, is_known) in [(Some(A), true), (Some(B), true), (Some(C), false), (None, false)] {
        let Some(Seen::Proposed { offer, .. }) = game.seen(by, A, "propose") else {
            panic!("the event is visible")
        };
        assert_eq!(offer.to.iter().collect::<Vec<_>>(), [B]);
        assert_eq!((offer.give.count, offer.want.count), (2, 1));
        assert_eq!(offer.give.cards, Secret::when(is_known, one("g2")));
        assert_eq!(offer.want.cards, Secret::when(is_known, one("v1")));
    }
    game.does(A, "propose").does(B, "yes");
    for (by, is_known) in [(Some(A), true), (Some(B), true), (Some(C), false), (None, false)] {
        let Some(Seen::Dealt { with, give, want, .. }) = game.seen(by, A, "deal blue") else {
            panic!("the event is visible")
        };
        assert_eq!((with, give.count, want.count), (B, 2, 1));
        assert_eq!(give.cards, Secret::when(is_known, one("g2")));
        assert_eq!(want.cards, Secret::when(is_known, one("v1")));
    }
}

#[test]
fn y5_7_land_tiles_are_never_traded() {
    let mut game = given(3).a("cards g2").b("cards v1").game();
    let before = [game.tiles(A), game.tiles(B)];
    propose(&mut game, "blue", "g", "v");
    game.does(B, "yes").does(A, "deal blue");
    assert_eq!([game.tiles(A), game.tiles(B)], before);
}

#[test]
fn y5_7_a_draft_has_at_most_six_choices_per_step_and_one_path_per_offer() {
    use std::collections::BTreeMap;
    let start = given(3).a("cards o1y1g1v1j1").b("cards v3").game();
    let mut offers = BTreeMap::new();
    let mut open = vec![{
        let mut game = start;
        *game.does(A, "offer blue")
    }];
    while let Some(game) = open.pop() {
        let options = game.options(A);
        assert!((1..=6).contains(&options.len()), "{options:?}");
        for action in options {
            let mut next = game;
            next.does(A, &action);
            if action == "propose" {
                let offer = next.position().offer.unwrap();
                *offers.entry((offer.give, offer.want)).or_insert(0) += 1;
            } else {
                open.push(next);
            }
        }
    }
    assert!(offers.values().all(|&paths| paths == 1));
    // For each of the 2⁵ sets of cards given: up to three cards of the other kinds, except nothing for
    // nothing.
    let wanted = |kinds: u64| 1 + kinds + kinds * (kinds + 1) / 2 + kinds * (kinds + 1) * (kinds + 2) / 6;
    let expected: u64 = (0..32_u32).map(|given| wanted(5 - u64::from(given.count_ones()))).sum::<u64>() - 1;
    assert_eq!(offers.len() as u64, expected);
}
