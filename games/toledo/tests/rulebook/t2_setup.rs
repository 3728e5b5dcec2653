//! T2: the set-up.

use alcazar_core::{ApplyError, Chances, Event, Game, Seat, SetupError, Turn};
use toledo::{Action, Chance, Edition, Illegal, Options, Phase, State, Step};

use crate::builder::{BLUE, GREEN, RED, Table, YELLOW, deck};

fn set_up(players: usize, start: Option<Seat>) -> Table {
    Table::new(State::setup(players, &Options { start, ..Options::default() }).unwrap())
}

#[test]
fn t2_1_all_figures_stand_on_the_cathedral_and_nothing_is_built() {
    for players in 2..=4 {
        let table = set_up(players, Some(RED));
        assert_eq!(table.state.players(), players);
        let open = table.position().open;
        assert_eq!(open.seats.len(), players);
        assert!(open.shops.is_empty());
        for seat in open.seats {
            assert_eq!(seat.figures, vec![Step::CATHEDRAL; 5]);
            assert_eq!((seat.alcazar, seat.metal, seat.gems), (0, 0, 0));
            assert!(seat.swords.is_empty() && seat.delivered.is_empty() && seat.tiles.is_empty());
            assert!(seat.paintings.is_empty() && seat.known.is_empty());
        }
        assert_eq!(
            (open.round, open.last_round, open.lead, open.extra, open.finisher),
            (1, 60, None, None, None)
        );
    }
}

#[test]
fn t2_1_each_player_gets_five_cards_and_the_rest_is_the_draw_pile() {
    let mut table = set_up(3, Some(GREEN));
    assert_eq!(table.state.turn(), Turn::Chance);
    table.is_at(GREEN, Phase::Deal { seat: GREEN, left: 5 });
    table.play("card 1va, card 1va, card 1nd, card 2va").is_at(GREEN, Phase::Deal { seat: GREEN, left: 1 });
    table.play("card 6nd").is_at(GREEN, Phase::Deal { seat: RED, left: 5 });
    table.play("card 3va, card 3va, card 3vd, card 3vd, card 3ba");
    table.is_at(GREEN, Phase::Deal { seat: BLUE, left: 5 });
    table.play("card 4va, card 4va, card 4vd, card 4vd, card 4ba").is_at(GREEN, Phase::Turn);
    assert_eq!(table.state.turn(), Turn::of(GREEN));
    table.has(GREEN, "hand 1va 1va 1nd 2va 6nd; known");
    table.has(RED, "hand 3va 3va 3vd 3vd 3ba; known");
    table.has(BLUE, "hand 4va 4va 4vd 4vd 4ba; known");
    table.discarded("");
    assert_eq!(table.position().draw_pile.len(), 84 - 15);
}

#[test]
fn t2_1_every_card_of_the_draw_pile_is_equally_likely() {
    let mut table = set_up(2, Some(RED));
    let Chances::Weighted(chances) = table.state.chances() else { panic!("the outcomes are not weighted") };
    assert_eq!(chances.len(), 48);
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 84);
    for (chance, weight) in &chances {
        let Chance::Card(card) = chance else { panic!("{chance} is not a card") };
        let copies = deck().iter().filter(|other| *other == card).count();
        assert_eq!(*weight as usize, copies, "{card}");
    }
    table.play("card 3va, card 3va, card 3nd");
    table.illegal("card 3va, card 3nd", Illegal::NotInTheDrawPile);
    table.illegal("start red", Illegal::OtherChance);
    assert_eq!(table.state.stream(), "money");
}

#[test]
fn t2_2_the_start_player_is_chosen_at_random() {
    for players in 2..=4 {
        let mut table = set_up(players, None);
        table.is_at(RED, Phase::StartPlayer);
        assert_eq!(table.state.turn(), Turn::Chance);
        assert_eq!(table.state.stream(), "start");
        let expected = Seat::first(players).map(|seat| (Chance::Start(seat), 1)).collect();
        assert_eq!(table.state.chances(), Chances::Weighted(expected));
        for seat in Seat::first(players) {
            let mut table = table.clone();
            table.play(&Chance::Start(seat).to_string()).is_at(seat, Phase::Deal { seat, left: 5 });
            assert_eq!(table.position().open.starter, seat);
        }
        table.illegal("card 3va", Illegal::OtherChance);
    }
    set_up(3, None).illegal("start yellow", Illegal::NoSuchPlayer);
    set_up(2, None).illegal("start green, start yellow", Illegal::NoSuchPlayer);
}

#[test]
fn t2_2_the_options_may_name_the_start_player() {
    for seat in [RED, BLUE, GREEN, YELLOW] {
        let mut table = set_up(4, Some(seat));
        table.is_at(seat, Phase::Deal { seat, left: 5 });
        assert_eq!(table.position().open.starter, seat);
    }
}

#[test]
fn t2_2_play_goes_clockwise_and_a_round_ends_before_the_start_players_turn() {
    for (players, start, order) in [
        (2, BLUE, vec![BLUE, RED, BLUE, RED, BLUE]),
        (3, BLUE, vec![BLUE, GREEN, RED, BLUE, GREEN]),
        (4, YELLOW, vec![YELLOW, RED, BLUE, GREEN, YELLOW]),
    ] {
        let mut table = set_up(players, Some(start));
        for card in &deck()[..5 * players] {
            table.play(&format!("card {card}"));
        }
        let places = ["place gem1 1", "place gem2 2", "place smith1 3", "place smith2 4", "place metal1 6"];
        for (turn, (seat, place)) in order.into_iter().zip(places).enumerate() {
            table.is_at(seat, Phase::Turn);
            assert_eq!(usize::from(table.position().open.round), 1 + turn / players);
            table.play(place);
        }
    }
}

#[test]
fn t2_only_the_active_seat_may_act_and_chance_is_rejected_when_it_is_not_due() {
    let mut table = set_up(2, Some(RED));
    let take = |seat| Event::Move { seat, action: Action::Take };
    assert_eq!(table.state.apply(&take(RED)), Err(ApplyError::ChanceAwaited));
    for card in &deck()[..10] {
        table.play(&format!("card {card}"));
    }
    assert_eq!(table.state.apply(&take(BLUE)), Err(ApplyError::NotAsked(BLUE)));
    let card = Event::Chance("card 6va".parse().unwrap());
    assert_eq!(table.state.apply(&card), Err(ApplyError::MoveAwaited));
    assert_eq!(table.state.apply(&take(RED)), Ok(()));
}

#[test]
fn t2_set_up_rejects_bad_numbers_of_players_and_rounds_and_an_unknown_start_player() {
    let options = Options::default();
    assert_eq!(options, Options { edition: Edition::First, start: None, rounds: 60 });
    for players in [0, 1, 5, 6] {
        let error = SetupError::Players { players, least: 2, most: 4 };
        assert_eq!(State::setup(players, &options), Err(error));
    }
    let no_rounds = SetupError::Option { option: "rounds", value: "0".into() };
    assert_eq!(State::setup(2, &Options { rounds: 0, ..options }), Err(no_rounds));
    assert!(State::setup(2, &Options { rounds: 1, ..options }).is_ok());
    for (players, start) in [(2, GREEN), (3, YELLOW), (4, Seat::E)] {
        let error = SetupError::Option { option: "start", value: start.to_string() };
        assert_eq!(State::setup(players, &Options { start: Some(start), ..options }), Err(error));
    }
}
