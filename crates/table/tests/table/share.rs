//! Links to whole games.

use alcazar_core::{Game, Seat, SeatSet};
use alcazar_table::share::{MAX_LINK_LEN, ShareError, link, open, peek};
use alcazar_table::{Clock, Croupier, Player, Stamp, Table};
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use proptest::prelude::*;

use crate::common::{Dice, Toledo, Trade, Window, commit, header, legal, play, seed, table};

/// Plays at random until the game is over, now and then taking back, taking over and conceding.
fn random_game<G: Game>(players: usize, number: u8) -> Table<G> {
    let mut table = table::<G>(players, number);
    let mut dice = Dice::new(u64::from(number));
    while table.outcome().is_none() {
        let seat = table.asked().iter().next().expect("a seat is asked");
        let ask = table.ask(seat).expect("the seat is asked");
        match dice.below(40) {
            0 if table.free_takebacks(seat) > 0 => {
                let step = table.take_back(seat, ask, 1, Stamp::NONE).expect("it is free");
                commit(&mut table, step);
            }
            1 => {
                if let Ok(step) = table.take_over(seat, Player::bot("Ümit 🤖", "random"), Stamp::NONE) {
                    commit(&mut table, step);
                }
            }
            2 if number.is_multiple_of(3) => {
                if let Ok(step) = table.concede(seat, Stamp::NONE) {
                    commit(&mut table, step);
                }
            }
            _ => {
                let legal = legal(&table, seat);
                let action = legal[dice.below(legal.len())];
                table.play(seat, action).expect("it is legal");
            }
        }
    }
    table
}

fn comes_back<G: Game>(table: &Table<G>) {
    let link = link(table).expect("a finished game can be shared");
    assert_eq!(peek(&link).expect("it is a link").game, G::ID);
    let again = open::<G>(&link).expect("what was written can be read");
    assert_eq!(again.outcome(), table.outcome());
    assert_eq!(again.state(), table.state());
    assert_eq!(again.players(), table.players());
    assert_eq!(again.header(), table.header());
    assert_eq!(
        alcazar_table::share::link(&again).as_deref(),
        Ok(link.as_str()),
        "there is one link for a game"
    );
}

#[test]
fn games_survive_a_round_trip_through_a_link() {
    for number in 0..12 {
        comes_back(&random_game::<Toledo>(2 + usize::from(number) % 3, number));
        comes_back(&random_game::<Trade>(3, number));
        comes_back(&random_game::<Window>(2, number));
    }
}

#[test]
fn an_abort_survives_a_round_trip() {
    let mut game = table::<Toledo>(2, 5);
    let step = game.abort(SeatSet::first(2), None).expect("both agree");
    commit(&mut game, step);
    comes_back(&game);
}

#[test]
fn a_real_game_fits_into_a_url() {
    let link = link(&random_game::<Toledo>(4, 1)).expect("it fits");
    assert!(link.len() < 4000, "{}", link.len());
    assert!(link.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'), "{link}");
}

#[test]
fn games_that_cant_be_shared_are_rejected() {
    assert_eq!(link(&table::<Toledo>(2, 1)), Err(ShareError::NotOver));

    let known = random_game::<Toledo>(2, 1);
    let log: Vec<_> = known.log().cloned().collect();
    let unknown = Table::<Toledo>::restore(header(2), Croupier::Away, log).expect("a log without its seed");
    assert_eq!(link(&unknown), Err(ShareError::NoSeed));

    let clock = Clock::Slow { per_move: 1000, at_zero: alcazar_table::AtZero::Concede };
    let mut timed =
        Table::<Toledo>::new(alcazar_table::Header { clock, ..header(2) }, Croupier::Seeded(seed(1)))
            .expect("a table with clocks");
    let step = timed.concede(Seat::A, Stamp::at(5)).expect("the seat concedes");
    commit(&mut timed, step);
    assert_eq!(link(&timed), Err(ShareError::Clocks));
}

#[test]
fn moves_that_were_taken_back_are_not_in_the_link() {
    let mut once = table::<Toledo>(2, 3);
    let seat = once.asked().iter().next().expect("a seat starts");
    let mut twice = once.clone();
    play(&mut twice, seat, "place gem1 3");
    let step =
        twice.undo_by_consent(seat, twice.seq() - 1, SeatSet::first(2), Stamp::NONE).expect("all agree");
    commit(&mut twice, step);
    for table in [&mut once, &mut twice] {
        play(table, seat, "place gem2 4");
        let step = table.concede(seat, Stamp::NONE).expect("the seat concedes");
        commit(table, step);
    }
    assert_eq!(link(&once), link(&twice));
}

#[test]
fn other_texts_are_rejected() {
    let good = link(&random_game::<Toledo>(2, 2)).expect("a finished game");
    assert_eq!(
        open::<Trade>(&good).map(|_| ()).map_err(|error| matches!(error, ShareError::Header(_))),
        Err(true)
    );
    for text in ["", "A", "!!", "AQ", "AQAA", &"A".repeat(MAX_LINK_LEN + 1)] {
        assert!(open::<Toledo>(text).is_err(), "{text:?}");
        assert!(peek(text).is_err(), "{text:?}");
    }
    let mut bytes = BASE64_URL_SAFE_NO_PAD.decode(&good).expect("it is base64");
    bytes.push(1);
    assert_eq!(
        open::<Toledo>(&BASE64_URL_SAFE_NO_PAD.encode(&bytes)).map(|_| ()),
        Err(ShareError::TrailingData)
    );
    bytes[0] = 9;
    assert_eq!(peek(&BASE64_URL_SAFE_NO_PAD.encode(&bytes)), Err(ShareError::UnknownVersion(9)));
}

proptest! {
    /// A damaged link is rejected or holds another game; nothing panics or loops forever.
    #[test]
    fn damage_does_no_harm(number in 0_u8..8, at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let good = link(&random_game::<Toledo>(2, number)).expect("a finished game");
        let mut bytes = BASE64_URL_SAFE_NO_PAD.decode(&good).expect("it is base64");
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let _ = open::<Toledo>(&BASE64_URL_SAFE_NO_PAD.encode(&bytes));
    }
}
