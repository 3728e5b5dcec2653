//! Positions that can't exist are rejected, with all the reasons.

use alcazar_core::{Game, Seat};
use toledo::{Ending, Impossible, Phase, PlacedShop, Position, State, Step, Tile};

use crate::builder::{BLUE, GREEN, Given, RED, YELLOW, deck, given, step};

/// The reasons why the position can't exist after this change.
fn reasons(given: Given, change: impl FnOnce(&mut Position)) -> Vec<Impossible> {
    let mut position = given.position();
    change(&mut position);
    State::from_position(&position).err().unwrap_or_default()
}

/// Asserts that the changed position is rejected for exactly this reason.
fn rejected(given: Given, change: impl FnOnce(&mut Position), reason: Impossible) {
    assert_eq!(reasons(given, change), [reason]);
}

/// Asserts that the position can exist.
fn accepted(given: Given) {
    assert_eq!(reasons(given, |_| {}), []);
}

/// Asserts that the only reason is a phase that does not fit the pieces, by this rule.
fn phase_mismatch(given: Given, rule: &str) {
    match &reasons(given, |_| {})[..] {
        [Impossible::Phase(reason)] => assert!(reason.ends_with(rule), "{reason}"),
        reasons => panic!("{reasons:?}"),
    }
}

#[test]
fn the_number_of_seats_is_checked() {
    for seats in [0, 1] {
        let cut = |position: &mut Position| {
            position.open.seats.truncate(seats);
            position.hands.truncate(seats);
        };
        rejected(given(2), cut, Impossible::Seats(seats));
    }
    rejected(given(5), |_| {}, Impossible::Seats(5));
    accepted(given(2));
    accepted(given(4));
}

#[test]
fn seats_that_are_not_at_the_table_are_rejected() {
    rejected(given(2).turn_of(GREEN), |_| {}, Impossible::NoSuchSeat(GREEN));
    rejected(given(3).started_by(YELLOW), |_| {}, Impossible::NoSuchSeat(YELLOW));
    rejected(given(2).finished_by(Seat::F), |_| {}, Impossible::NoSuchSeat(Seat::F));
    rejected(given(2).shops("3 gem1 green"), |_| {}, Impossible::NoSuchSeat(GREEN));
    rejected(given(2).phase(Phase::Deal { seat: GREEN, left: 5 }), |_| {}, Impossible::NoSuchSeat(GREEN));
    let duel = Phase::Duel { step: step(3), defender: GREEN, won: 0, lost: 0 };
    rejected(given(2).phase(duel), |_| {}, Impossible::NoSuchSeat(GREEN));
}

#[test]
fn there_is_one_hand_for_each_seat() {
    rejected(given(2), |position| position.hands.push(Vec::new()), Impossible::Hands);
    rejected(given(2), |position| drop(position.hands.pop()), Impossible::Hands);
}

#[test]
fn the_round_is_between_one_and_the_last() {
    rejected(given(2).round(0, 60), |_| {}, Impossible::Round { round: 0, last_round: 60 });
    rejected(given(2).round(61, 60), |_| {}, Impossible::Round { round: 61, last_round: 60 });
    accepted(given(2).round(60, 60));
    accepted(given(2).round(1, 60));
}

#[test]
fn each_card_is_in_exactly_one_place() {
    let card = "3va".parse().unwrap();
    let reason = |found| Impossible::CardCount { card, found, expected: 2 };
    rejected(given(2), |position| position.hands[0].push(card), reason(3));
    rejected(given(2), |position| position.discard_pile.push(card), reason(3));
    rejected(given(2).red("hand 3va 3va"), |position| position.hands[0].truncate(1), reason(1));
    let neutral = "3na".parse().unwrap();
    let twice = Impossible::CardCount { card: neutral, found: 2, expected: 1 };
    rejected(given(2), |position| position.draw_pile.push(neutral), twice);
    // The lead card counts too.
    let mid_turn = || given(2).red("hand 3vd").phase(Phase::Moved).lead("3va");
    accepted(mid_turn());
    rejected(mid_turn(), |position| position.draw_pile.push(card), reason(3));
}

#[test]
fn known_cards_are_in_the_hand() {
    accepted(given(2).blue("hand 3va 3va; known 3va 3va"));
    rejected(given(2).blue("hand 3va; known 3va 3va"), |_| {}, Impossible::Known(BLUE));
    rejected(given(2).red("hand 3vd; known 3va"), |_| {}, Impossible::Known(RED));
}

#[test]
fn each_shop_is_on_a_step_of_its_own() {
    for number in [0, 5, 9, 12, 20, 21] {
        rejected(given(2).shops(&format!("{number} gem1 red")), |_| {}, Impossible::ShopStep(step(number)));
    }
    rejected(given(2).shops("3 gem1 red, 3 gem1 blue"), |_| {}, Impossible::TwoShops(step(3)));
    let shop = "gem1".parse().unwrap();
    rejected(given(2).shops("3 gem1 red, 4 gem1 red"), |_| {}, Impossible::ShopTwice { owner: RED, shop });
    accepted(given(2).shops("3 gem1 red, 4 gem2 red, 6 gem1 blue, 1 metal1 red, 19 smith1 red"));
}

#[test]
fn each_player_has_five_figures() {
    let more = |position: &mut Position| position.open.seats[1].figures.push(Step::CATHEDRAL);
    rejected(given(2), more, Impossible::FigureCount { seat: BLUE, found: 6 });
    let fewer = |position: &mut Position| position.open.seats[0].figures.truncate(4);
    rejected(given(2), fewer, Impossible::FigureCount { seat: RED, found: 4 });
    let alcazar = |position: &mut Position| position.open.seats[0].alcazar = 1;
    rejected(given(2), alcazar, Impossible::FigureCount { seat: RED, found: 6 });
    // The figure that has reached a full step stands nowhere, but counts.
    let full = Phase::Full { step: step(3) };
    let before = given(2).shops("3 gem1 red").blue("figures 3").phase(full).lead("3va");
    let more = |position: &mut Position| position.open.seats[0].figures.push(Step::CATHEDRAL);
    rejected(before, more, Impossible::FigureCount { seat: RED, found: 6 });
}

#[test]
fn figures_stand_on_circles() {
    for number in [3, 20, 21] {
        let reason = Impossible::FigureStep { seat: RED, step: step(number) };
        rejected(given(2).red(&format!("figures {number}")), |_| {}, reason);
    }
    accepted(given(2).shops("3 gem1 blue").red("figures 3 5 9 12").blue("figures 5"));
    rejected(
        given(2).shops("3 gem1 blue").red("figures 3").blue("figures 3"),
        |_| {},
        Impossible::Crowded(step(3)),
    );
    rejected(given(2).red("figures 5 5").blue("figures 5"), |_| {}, Impossible::Crowded(step(5)));
    accepted(given(2).shops("3 gem2 blue").red("figures 3").blue("figures 3"));
    rejected(given(2).shops("3 gem2 blue").red("figures 3 3 3"), |_| {}, Impossible::Crowded(step(3)));
}

#[test]
fn swords_are_limited_to_those_of_the_edition() {
    let sword = "6/2+1".parse().unwrap();
    rejected(given(2).red("swords 6/2+1"), |_| {}, Impossible::NoSuchSword(sword));
    rejected(given(2).red("alcazar 1; delivered 6/2+1"), |_| {}, Impossible::NoSuchSword(sword));
    let (sword, tiles) = ("5/2+1".parse().unwrap(), 2);
    let many = given(2).red("alcazar 1; swords 5/2+1; delivered 5/2+1");
    rejected(many.blue("swords 5/2+1"), |_| {}, Impossible::SwordCount { sword, tiles });
    accepted(given(2).red("alcazar 1; swords 5/2+1; delivered 5/2+1"));
    rejected(given(2).red("alcazar 1; delivered 5/2+1 4/1+1"), |_| {}, Impossible::Delivered(RED));
}

#[test]
fn metal_and_gems_are_limited() {
    accepted(given(2).red("metal 20; gems 1").blue("metal 3; gems 19"));
    rejected(given(2).red("metal 20").blue("metal 4"), |_| {}, Impossible::Metal(24));
    rejected(given(2).red("gems 1").blue("gems 20"), |_| {}, Impossible::Gems(21));
    rejected(given(2).red("metal 255").blue("metal 255"), |_| {}, Impossible::Metal(510));
}

#[test]
fn at_most_three_tiles_and_no_two_of_a_kind() {
    accepted(given(2).red("tiles violet brown movement"));
    rejected(given(2).red("tiles violet brown orange movement"), |_| {}, Impossible::TileCount(RED));
    let twice = Impossible::TileTwice { seat: BLUE, tile: Tile::Brown };
    rejected(given(2).blue("tiles brown brown"), |_| {}, twice);
}

#[test]
fn paintings_come_from_the_top_of_the_stack() {
    accepted(given(2).red("paintings 2 1").blue("paintings 3 2"));
    accepted(given(2).red("paintings 2 1 1").blue("paintings 3 2 1"));
    for paintings in ["2", "3 1", "3 2 2 2", "3 2 2 1 1 1 1", "3 3", "4", "0"] {
        rejected(given(2).red(&format!("paintings {paintings}")), |_| {}, Impossible::Paintings);
    }
}

#[test]
fn lead_and_extra_card_belong_to_a_turn_of_moves() {
    rejected(given(2).lead("3va"), |_| {}, Impossible::PlayedCards);
    rejected(given(2).extra(3), |_| {}, Impossible::PlayedCards);
    let moved = || given(2).red("hand 1va").phase(Phase::Moved);
    rejected(moved(), |_| {}, Impossible::PlayedCards);
    accepted(moved().lead("3va"));
    accepted(moved().extra(3));
    accepted(moved().lead("3va").extra(2));
    rejected(moved().lead("3va").extra(3), |_| {}, Impossible::PlayedCards);
}

#[test]
fn the_finisher_has_three_figures_in_the_alcazar() {
    rejected(given(2).finished_by(BLUE), |_| {}, Impossible::Finisher);
    rejected(given(2).blue("alcazar 2").finished_by(BLUE), |_| {}, Impossible::Finisher);
    rejected(given(2).blue("alcazar 3"), |_| {}, Impossible::Finisher);
    accepted(given(2).blue("alcazar 3").finished_by(BLUE));
    // It would be red's own turn again: the game would be over.
    rejected(given(2).red("alcazar 3").finished_by(RED), |_| {}, Impossible::Finisher);
    rejected(given(2).red("alcazar 3"), |_| {}, Impossible::Finisher);
    // In the middle of the turn there is no finisher yet.
    accepted(given(2).red("alcazar 3; hand 1va").phase(Phase::Moved).lead("3va"));
    let over = Phase::Over { ending: Ending::ThreeFigures };
    accepted(given(2).red("alcazar 3").finished_by(RED).phase(over));
    rejected(given(2).red("alcazar 3").phase(over), |_| {}, Impossible::Finisher);
    rejected(given(2).blue("alcazar 3").finished_by(BLUE).phase(over), |_| {}, Impossible::Finisher);
}

#[test]
fn the_start_player_is_chosen_and_cards_are_dealt_before_anything_else() {
    accepted(given(2).round(1, 60).phase(Phase::StartPlayer));
    phase_mismatch(given(2).round(2, 60).phase(Phase::StartPlayer), "(T2)");
    phase_mismatch(given(2).round(1, 60).red("gems 1").phase(Phase::StartPlayer), "(T2)");
    let dealing =
        |seat, left| given(3).started_by(BLUE).turn_of(BLUE).round(1, 60).phase(Phase::Deal { seat, left });
    let (five, four) = ("hand 1va 1vd 1ba 1bd 1oa", "hand 2va 2vd 2ba 2bd");
    accepted(dealing(BLUE, 5));
    accepted(dealing(GREEN, 1).blue(five).green(four));
    accepted(dealing(RED, 5).blue(five).green("hand 2va 2vd 2ba 2bd 2na"));
    phase_mismatch(dealing(BLUE, 0), "(T2.1)");
    phase_mismatch(dealing(BLUE, 6), "(T2.1)");
    phase_mismatch(dealing(GREEN, 2).blue(five).green(four), "(T2.1)");
    phase_mismatch(dealing(GREEN, 1).blue(four).green("hand 3va 3vd 3ba 3bd"), "(T2.1)");
    phase_mismatch(dealing(GREEN, 1).blue(five).green(four).red("hand 6va"), "(T2.1)");
    phase_mismatch(dealing(BLUE, 5).shops("3 gem1 red"), "(T2.1)");
    phase_mismatch(dealing(BLUE, 5).discard_pile("1va"), "(T2.1)");
}

#[test]
fn the_phase_within_a_turn_fits_the_pieces() {
    let within = |phase| given(2).phase(phase).lead("1vd");
    phase_mismatch(within(Phase::Moved), "(T5.7)");
    accepted(within(Phase::Moved).red("hand 1va"));

    let on_three = Phase::Use { step: step(3) };
    accepted(within(on_three).shops("3 gem1 red").red("figures 3"));
    phase_mismatch(within(on_three).shops("3 gem1 red"), "(T5.7)");
    phase_mismatch(within(on_three).shops("3 gem1 blue").red("figures 3"), "(T5.7)");
    phase_mismatch(within(on_three).shops("3 smith1 red").red("figures 3"), "(T5.7)");

    accepted(within(Phase::Forge).red("metal 1"));
    phase_mismatch(within(Phase::Forge).red("gems 3"), "(T5.7)");
    accepted(within(Phase::Learn));

    accepted(within(Phase::Deliver).red("alcazar 1; swords 2/1+0"));
    phase_mismatch(within(Phase::Deliver).red("alcazar 1"), "(T4.7)");
    phase_mismatch(within(Phase::Deliver).red("swords 2/1+0"), "(T4.7)");
    phase_mismatch(within(Phase::Deliver).red("alcazar 1; swords 2/1+0; delivered 2/1+0"), "(T4.7)");
}

#[test]
fn on_a_full_step_there_is_an_opponent_to_challenge_or_a_way_on() {
    let full = |red: &str, blue: &str| {
        given(2).shops("3 gem1 red").red(red).blue(blue).phase(Phase::Full { step: step(3) }).lead("3va")
    };
    accepted(full("hand 1va", "figures 3"));
    phase_mismatch(full("hand 1va", "figures 5"), "(T4.6)");
    phase_mismatch(full("figures 3; hand 1va", "figures 5"), "nothing is legal");
    phase_mismatch(given(2).phase(Phase::Full { step: step(4) }).lead("3va"), "(T4.6)");
}

#[test]
fn the_number_of_cards_to_draw_is_within_the_rules() {
    let taking = |left| given(2).phase(Phase::Draw { left, at_tavern: false });
    accepted(taking(1));
    accepted(taking(2));
    phase_mismatch(taking(0), "(T3.1)");
    phase_mismatch(taking(3), "(T3.1)");
    phase_mismatch(taking(2).draw_pile(""), "(T3.1)");
    let at_tavern = |left| given(2).phase(Phase::Draw { left, at_tavern: true }).lead("5va");
    accepted(at_tavern(3));
    phase_mismatch(at_tavern(4), "(T3.1)");
    phase_mismatch(at_tavern(0), "(T3.1)");
}

#[test]
fn a_duel_is_between_two_players_on_a_full_step_and_undecided() {
    let duel = |defender, won, lost| {
        let phase = Phase::Duel { step: step(3), defender, won, lost };
        given(3).shops("3 gem1 red").blue("figures 3").phase(phase).lead("3va")
    };
    accepted(duel(BLUE, 0, 0));
    accepted(duel(BLUE, 1, 1));
    phase_mismatch(duel(BLUE, 2, 0), "(T6)");
    phase_mismatch(duel(BLUE, 0, 2), "(T6)");
    phase_mismatch(duel(GREEN, 0, 0), "(T6)");
    phase_mismatch(duel(RED, 0, 0), "(T6)");
    phase_mismatch(duel(BLUE, 0, 0).draw_pile(""), "(T6)");
    phase_mismatch(duel(BLUE, 0, 0).shops("3 gem2 red"), "(T6)");
}

#[test]
fn the_game_is_cut_off_only_after_the_last_round() {
    let over = |given: Given| given.phase(Phase::Over { ending: Ending::LastRound });
    accepted(over(given(2).round(60, 60)));
    phase_mismatch(over(given(2).round(59, 60)), "(T8.4)");
    phase_mismatch(over(given(2).round(60, 60).turn_of(BLUE)), "(T8.4)");
}

#[test]
fn all_reasons_are_reported() {
    let found = reasons(
        given(2).round(0, 60).red("metal 30; figures 3").blue("tiles violet violet; paintings 1"),
        |position| {
            position.draw_pile.clear();
            position.draw_pile.extend(deck());
            position.draw_pile.push("1na".parse().unwrap());
            let shop = "gem1".parse().unwrap();
            position.open.shops.push(PlacedShop { step: step(9), owner: BLUE, shop });
        },
    );
    let expected = [
        Impossible::CardCount { card: "1na".parse().unwrap(), found: 2, expected: 1 },
        Impossible::Round { round: 0, last_round: 60 },
        Impossible::ShopStep(step(9)),
        Impossible::FigureStep { seat: RED, step: step(3) },
        Impossible::Metal(30),
        Impossible::TileTwice { seat: BLUE, tile: Tile::Violet },
        Impossible::Paintings,
    ];
    assert_eq!(found, expected);
    // All reasons that concern the phase are reported too, once the pieces pass.
    let found = reasons(given(2).red("alcazar 3").phase(Phase::Forge), |_| {});
    assert!(found.contains(&Impossible::PlayedCards) && found.len() == 2, "{found:?}");
}
