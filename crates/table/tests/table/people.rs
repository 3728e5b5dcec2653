//! Takeovers, concessions and aborts.

use alcazar_core::{Seat, SeatSet};
use alcazar_table::{Outcome, Player, Stamp, TableError};

use crate::common::{Dice, Toledo, Trade, commit, play, table, trade};

fn ranks(outcome: Option<Outcome>) -> Vec<u8> {
    let outcome = outcome.expect("the game is over");
    outcome.standing().expect("it has a result").ranks.values().copied().collect()
}

#[test]
fn with_two_players_the_other_wins_when_one_concedes() {
    let mut table = table::<Toledo>(2, 1);
    let step = table.concede(Seat::A, Stamp::NONE).expect("a seat may always concede");
    assert!(matches!(step.outcome(), Some(Outcome::Conceded(_))));
    assert!(table.outcome().is_none(), "not before it is committed");
    commit(&mut table, step);
    assert_eq!(ranks(table.outcome()), [2, 1]);
    assert!(table.asked().is_empty());
}

#[test]
fn with_more_players_the_stand_in_plays_on_and_the_seat_ranks_last() {
    let mut ties = (0, 0);
    for number in 0..40 {
        let mut table = table::<Trade>(4, number);
        for seat in [Seat::C, Seat::B] {
            let step = table.concede(seat, Stamp::NONE).expect("a seat may always concede");
            commit(&mut table, step);
            let (before, stand_in) = (&table.header().players[seat.index()], &table.header().stand_in);
            let now = Player { name: before.name.clone(), bot: stand_in.bot.clone() };
            assert_eq!(table.players()[seat], now, "a bot plays on under the same name");
            let error = table.concede(seat, Stamp::NONE).expect_err("a seat can't concede twice");
            assert_eq!(error, TableError::Conceded(seat));
            let back = table.take_over(seat, Player::person("Cleo"), Stamp::NONE);
            assert_eq!(
                back.expect_err("a seat that has conceded can't be taken back"),
                TableError::Conceded(seat)
            );
        }
        assert!(table.outcome().is_none());
        Dice::new(number.into()).play_out(&mut table, 0);
        assert!(matches!(table.outcome(), Some(Outcome::PlayedOut(_))));
        let standing = table.outcome().and_then(|outcome| outcome.standing().cloned());
        let standing = standing.expect("it has a result");
        let stayed = [Seat::A, Seat::D].map(|seat| standing.scores[seat]);
        let is_tied = stayed[0] == stayed[1];
        let expected = is_tied.then(|| [Seat::A, Seat::D].into_iter().collect());
        assert_eq!(standing.tie.map(|tie| tie.seats), expected, "only seats that stayed are tied");
        // The same holds if a seat that has conceded has more points.
        let max = standing.scores.values().max();
        ties.0 += usize::from(is_tied && max == Some(&stayed[0]));
        ties.1 += usize::from(is_tied && max > Some(&stayed[0]));
        let ranks = ranks(table.outcome());
        assert_eq!((ranks[1], ranks[2]), (3, 4), "the first to concede ranks last");
        assert!(ranks[0] <= 2 && ranks[3] <= 2 && ranks[0].min(ranks[3]) == 1);
    }
    assert!(ties.0 > 0 && ties.1 > 0, "some of the games end in a tie: {ties:?}");
}

#[test]
fn the_last_seat_left_wins() {
    let mut table = trade(|_| {});
    for seat in [Seat::C, Seat::A] {
        let step = table.concede(seat, Stamp::NONE).expect("a seat may always concede");
        commit(&mut table, step);
    }
    assert_eq!(ranks(table.outcome()), [2, 1, 3]);
    let standing = table.outcome().and_then(|outcome| outcome.standing().cloned()).expect("it has a result");
    assert_eq!(standing.ending.as_deref(), Some("conceded"));
}

#[test]
fn a_bot_takes_over_and_the_player_comes_back() {
    let mut table = trade(|_| {});
    let bot = Player::bot("Bot", "heuristic");
    let step = table.take_over(Seat::B, bot.clone(), Stamp::NONE).expect("the takeover is allowed");
    commit(&mut table, step);
    assert_eq!(table.players()[Seat::B], bot);
    let error = table.take_over(Seat::B, bot, Stamp::NONE).expect_err("this bot has the seat already");
    assert_eq!(error, TableError::NoChange(Seat::B));
    let step = table.take_over(Seat::B, Player::person("Ben"), Stamp::NONE).expect("the player is back");
    commit(&mut table, step);
    assert_eq!(table.players()[Seat::B], Player::person("Ben"));
    let error =
        table.take_over(Seat::B, Player::person(""), Stamp::NONE).expect_err("an empty name is invalid");
    assert!(matches!(error, TableError::Header(_)), "{error}");
    let error =
        table.take_over(Seat::D, Player::person("Dora"), Stamp::NONE).expect_err("there are three seats");
    assert_eq!(error, TableError::NoSuchSeat(Seat::D));
}

#[test]
fn a_game_is_aborted_when_all_persons_agree() {
    let mut table = trade(|header| header.players[1] = Player::bot("Bot", "random"));
    play(&mut table, Seat::A, "give orange");
    let error = table.abort(SeatSet::only(Seat::A), None).expect_err("C has not agreed");
    assert_eq!(error, TableError::ConsentMissing(SeatSet::only(Seat::C)));
    let step = table.abort([Seat::A, Seat::C].into_iter().collect(), None).expect("the persons agree");
    commit(&mut table, step);
    assert_eq!(table.outcome(), Some(Outcome::Aborted));
}

#[test]
fn two_players_of_one_name_are_told_apart() {
    let names = |names: [&str; 4]| -> Vec<String> {
        let players = Player::with_distinct_names(names.map(Player::person));
        players.into_iter().map(|player| player.name).collect()
    };
    assert_eq!(names(["Ana", "Ben", "ana", "Ana"]), ["Ana", "Ben", "ana (2)", "Ana (3)"]);
    assert_eq!(names(["Ana", "Ana (2)", "Ana", "Eva"]), ["Ana", "Ana (2)", "Ana (3)", "Eva"]);
    let long = "x".repeat(64);
    assert_eq!(names([&long, &long, "a", "b"])[1].chars().count(), 64, "a name may not get too long");
}
