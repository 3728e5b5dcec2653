//! T8: the end of the game, and points.

use alcazar_core::{ApplyError, Game, Seat, TieRound, Turn};
use toledo::{Action, Chance, Ending, Illegal, Options, Phase, State};

use crate::builder::{BLUE, GREEN, Given, RED, Table, YELLOW, deck, given};

const OVER: Phase = Phase::Over { ending: Ending::ThreeFigures };
const CUT_OFF: Phase = Phase::Over { ending: Ending::LastRound };

/// What a seat has that is one move away from its third figure in the Alcázar.
const ONE_SHORT: &str = "hand 1va 1vd; figures 19; alcazar 2";

fn with(given: Given, seat: Seat, text: &str) -> Given {
    match seat {
        RED => given.red(text),
        BLUE => given.blue(text),
        GREEN => given.green(text),
        _ => given.yellow(text),
    }
}

/// A table where this seat has just ended a turn with its third figure in the Alcázar.
fn finish(players: usize, finisher: Seat, starter: Seat, round: (u8, u8)) -> Table {
    let given = with(given(players).shops("19 gem2 red"), finisher, ONE_SHORT);
    let mut table = given.turn_of(finisher).started_by(starter).round(round.0, round.1).table();
    table.play("1va 19-20").is_at(finisher, Phase::Moved);
    assert_eq!(table.position().open.finisher, None);
    table.play("end");
    assert_eq!(table.position().open.finisher, Some(finisher));
    table
}

#[test]
fn t8_1_after_three_figures_each_other_player_has_one_more_turn() {
    for players in 2..=4 {
        for finisher in Seat::first(players) {
            for starter in Seat::first(players) {
                let mut table = finish(players, finisher, starter, (7, 60));
                let mut seat = finisher.next(players);
                while seat != finisher {
                    table.is_at(seat, Phase::Turn).play(&format!("place metal1 {}", 1 + seat.index()));
                    seat = seat.next(players);
                }
                assert_eq!(table.state.turn(), Turn::Over);
                assert_eq!(table.position().open.phase, OVER);
            }
        }
    }
}

#[test]
fn t8_1_two_figures_do_not_trigger_the_end() {
    let mut table = given(2).shops("19 gem2 red").red("hand 1va 1vd; figures 19; alcazar 1").table();
    table.play("1va 19-20, end").is_at(BLUE, Phase::Turn);
    assert_eq!(table.position().open.finisher, None);
    table.play("place gem1 1").is_at(RED, Phase::Turn);
}

#[test]
fn t8_1_the_turn_goes_on_after_the_third_figure() {
    let mut table = given(2).shops("19 gem2 red").red("hand 1va 1vd 6va; figures 19 19; alcazar 2").table();
    table.play("1va 19-20, 1vd 19-20").is_at(RED, Phase::Moved).has(RED, "alcazar 4");
    table.play("end").is_at(BLUE, Phase::Turn).play("place gem1 1");
    assert_eq!(table.position().open.phase, OVER);
}

#[test]
fn t8_1_a_second_player_with_three_figures_does_not_prolong_the_game() {
    let mut table = given(3)
        .shops("19 gem2 red")
        .red("hand 1va 2vd; figures 19; alcazar 2")
        .blue("hand 1vd 2va; figures 19; alcazar 2")
        .table();
    table.play("1va 19-20, end, 1vd 19-20, end").is_at(GREEN, Phase::Turn);
    assert_eq!(table.position().open.finisher, Some(RED));
    table.play("place gem1 1");
    assert_eq!(table.position().open.phase, OVER);
}

#[test]
fn t8_1_nothing_can_happen_when_the_game_is_over() {
    let mut table = finish(2, RED, RED, (7, 60)).play("place gem1 1").clone();
    assert_eq!(table.attempt("take"), Err(ApplyError::Over));
    let (mut legal, mut conceivable) = (vec![Action::Take], vec![Action::Take]);
    for seat in [RED, BLUE] {
        table.state.legal_actions(seat, &mut legal);
        table.state.conceivable_actions(seat, &mut conceivable);
        assert!(legal.is_empty() && conceivable.is_empty());
    }
    assert_eq!(table.state.check(RED, &Action::Take), Err(Illegal::NotNow));
    let card = Chance::Card("3va".parse().unwrap());
    assert_eq!(table.state.check_chance(&card), Err(Illegal::OtherChance));
}

/// The points of red and blue with these possessions.
fn points(red: &str, blue: &str) -> (i32, i32) {
    let scores = given(2).red(red).blue(blue).table().state.standing().scores;
    (scores[RED], scores[BLUE])
}

#[test]
fn the_example_of_scoring_in_the_rulebook() {
    let player = "alcazar 1; delivered 12/3+3; swords 7/3+1; paintings 2 2; gems 3; tiles movement";
    assert_eq!(points(player, "paintings 3"), (12 + 3 + 4 + 1 - 2, 3));
}

#[test]
fn t8_2_delivered_swords_count_their_value() {
    assert_eq!(points("alcazar 2; delivered 2/1+0 2/1+0", "alcazar 2; delivered 3/2+0 13/4+3"), (4, 16));
    assert_eq!(points("alcazar 1; delivered 15/4+4", "alcazar 2; delivered 5/3+0"), (15, 5));
}

#[test]
fn t8_2_swords_in_front_of_the_player_count_half_each_rounded_down() {
    assert_eq!(points("swords 3/2+0 5/2+1", "swords 3/2+0 8/2+2 9/3+2"), (1 + 2, 1 + 4 + 4));
    assert_eq!(points("swords 2/1+0 2/1+0 2/1+0", "swords 15/4+4 13/4+3"), (3, 7 + 6));
}

#[test]
fn t8_2_paintings_count_their_value_and_each_two_gems_one_point() {
    assert_eq!(points("paintings 3 2 1", "paintings 2 1"), (6, 3));
    assert_eq!(points("gems 1", "gems 2"), (0, 1));
    assert_eq!(points("gems 5", "gems 6"), (2, 3));
}

#[test]
fn t8_2_metal_duel_tiles_cards_and_figures_count_nothing() {
    assert_eq!(points("metal 9; tiles violet brown orange", "hand 6va 6vd; alcazar 2"), (0, 0));
}

/// The ranks of red, blue and green with these possessions.
fn ranks(red: &str, blue: &str, green: &str) -> [u8; 3] {
    let standing = given(3).red(red).blue(blue).green(green).table().state.standing();
    assert_eq!(standing.ending, None);
    [RED, BLUE, GREEN].map(|seat| standing.ranks[seat])
}

#[test]
fn t8_3_the_player_with_the_most_points_wins() {
    assert_eq!(ranks("gems 4", "gems 6; hand 1va", "gems 2; hand 6va 6vd"), [2, 1, 3]);
}

#[test]
fn t8_3_ties_are_broken_by_number_of_cards_then_by_their_sum_then_shared() {
    assert_eq!(ranks("gems 4; hand 6va 6vd", "gems 4; hand 1va 1vd 1ba", "gems 5"), [2, 1, 3]);
    assert_eq!(ranks("gems 4; hand 1va 6vd", "gems 4; hand 4va 4vd", "gems 4; hand 3va 3vd"), [2, 1, 3]);
    assert_eq!(ranks("gems 4; hand 1va 6vd", "gems 4; hand 4na 3nd", "gems 4; hand 3va 3vd"), [1, 1, 3]);
    assert_eq!(ranks("gems 0", "gems 1", "metal 1"), [1, 1, 1]);
}

/// The tie-breaks compared at the end of a game in which red and blue are tied, with both players' numbers.
fn compared(red: &str, blue: &str) -> Vec<(String, Vec<i32>)> {
    let given = given(3).turn_of(GREEN).started_by(RED).round(60, 60);
    let mut table = given.red(red).blue(blue).green("gems 1; hand 6va").table();
    table.play("place gem1 1").is_at(RED, CUT_OFF);
    let tie = table.state.standing().tie.expect("red and blue are tied for the most points");
    assert_eq!(tie.seats, [RED, BLUE].into_iter().collect());
    let figures = |round: TieRound<'_>| round.figures.into_iter().map(|(_, figure)| figure).collect();
    tie.rounds().map(|round| (round.what.to_owned(), figures(round))).collect()
}

#[test]
fn t8_3_the_result_lists_the_tie_breaks_that_were_compared() {
    let cards = |red, blue| ("cards".to_owned(), vec![red, blue]);
    let sum = |red, blue| ("sum".to_owned(), vec![red, blue]);
    assert_eq!(compared("gems 4; hand 6vd", "gems 4; hand 1va 1vd"), [cards(1, 2)]);
    assert_eq!(compared("gems 4; hand 1va 6vd", "gems 4; hand 4va 4vd"), [cards(2, 2), sum(7, 8)]);
    assert_eq!(compared("gems 4; hand 1va 6vd", "gems 4; hand 4na 3nd"), [cards(2, 2), sum(7, 7)]);
}

#[test]
fn t8_4_the_game_is_cut_off_after_the_last_round() {
    for (players, starter, last) in [(2, RED, BLUE), (2, BLUE, RED), (3, BLUE, RED), (4, RED, YELLOW)] {
        let before =
            |round| given(players).turn_of(last).started_by(starter).round(round, 60).blue("gems 2").table();
        let mut table = before(59);
        table.play("place gem1 1").is_at(starter, Phase::Turn);
        assert_eq!(table.position().open.round, 60);
        let mut table = before(60);
        table.play("place gem1 1").is_at(starter, CUT_OFF);
        assert_eq!(table.state.turn(), Turn::Over);
        let standing = table.state.standing();
        assert_eq!(standing.ending.as_deref(), Some("last-round"));
        assert_eq!((standing.scores[BLUE], standing.ranks[BLUE]), (1, 1));
    }
}

#[test]
fn t8_4_every_player_has_a_turn_in_the_last_round() {
    let mut table = given(3).turn_of(BLUE).started_by(BLUE).round(60, 60).table();
    table.play("place gem1 1").is_at(GREEN, Phase::Turn).play("place gem1 2").is_at(RED, Phase::Turn);
    table.play("place gem1 3").is_at(BLUE, CUT_OFF);
}

#[test]
fn t8_4_the_number_of_rounds_is_an_option() {
    let mut table =
        Table::new(State::setup(2, &Options { start: Some(BLUE), rounds: 1, ..Options::default() }).unwrap());
    for card in &deck()[..10] {
        table.play(&format!("card {card}"));
    }
    table.play("place gem1 1, take, card 6va, card 6va").is_at(BLUE, CUT_OFF);
}

#[test]
fn t8_4_the_last_round_may_cut_short_the_turns_after_three_figures() {
    // Green has three figures in the round before the last: red and blue have one more turn each.
    let mut table = finish(3, GREEN, RED, (59, 60));
    table.play("place gem1 1, place gem1 2").is_at(GREEN, OVER);
    assert_eq!(table.state.standing().ending.as_deref(), Some("three-figures"));
    // Red starts the last round and has three figures: the others finish both the round and the game.
    finish(3, RED, RED, (60, 60)).play("place gem1 1, place gem1 2").is_at(RED, OVER);
    // Blue has three figures in the last round: the game ends with the round, without another turn for red.
    finish(3, BLUE, RED, (60, 60)).play("place gem1 2").is_at(RED, CUT_OFF);
}
