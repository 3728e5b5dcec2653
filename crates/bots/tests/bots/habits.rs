//! How bots play: temperaments show, and no bot makes obvious mistakes.

use alcazar_bots::foresight::WholeTurns;
use alcazar_bots::{Budget, Character, Expert, Level, Temperament};
use alcazar_core::{Game, Luck, Seat, SeatSet, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::common::{FAR_AHEAD, FEW, LONG_TURN, after, ask, position};

/// Decisions of random games, each in another game and after another number of moves: the number of the game,
/// its state, the seat that decides, and its legal actions.
fn decisions<G: Game>(
    players: usize,
    games: u64,
    moves: std::ops::Range<usize>,
) -> impl Iterator<Item = (u64, G, Seat, Vec<G::Action>)> {
    (0..games).filter_map(move |number| {
        let (state, seat) = after::<G>(players, moves.start + number as usize % moves.len(), number)?;
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        Some((number, state, seat, legal))
    })
}

/// How often a greedy bot of this temperament takes a counted action in a few games against two even ones.
fn habit<G: Expert>(temperament: Temperament, is_counted: impl Fn(&G, &G::Action) -> bool) -> u32 {
    let mut count = 0;
    for game in 0..12 {
        let (mut state, _) = after::<G>(3, 0, game).expect("a seat is asked first");
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(game);
        let own = Character { level: Level::Greedy, temperament }.bot::<G>();
        let other = Level::Greedy.bot::<G>();
        loop {
            state.resolve_chance(&mut luck);
            let Turn::Seats(asked) = state.turn() else { break };
            let seat = asked.iter().next().expect("a seat is asked");
            let bot = if seat == Seat::A { &own } else { &other };
            let action = ask(&**bot, &state, seat, FEW, luck.below(u32::MAX).into()).action;
            count += u32::from(seat == Seat::A && is_counted(&state, &action));
            state.apply_action(seat, &action);
        }
    }
    count
}

/// A bot of this temperament takes counted actions more often than an even one.
fn shows<G: Expert>(temperament: Temperament, is_counted: impl Fn(&G, &G::Action) -> bool) {
    let (count, even) = (habit(temperament, &is_counted), habit(Temperament::Even, &is_counted));
    assert!(count > even, "{temperament:?}: {count}, even: {even}");
}

#[test]
fn temperaments_change_how_often_actions_are_taken() {
    shows::<toledo::State>(Temperament::Duellist, |_, action| {
        matches!(action, toledo::Action::Challenge { .. })
    });
    shows::<toledo::State>(Temperament::Merchant, |_, action| matches!(action, toledo::Action::Place { .. }));
    shows::<tyros::State>(Temperament::Merchant, |_, action| matches!(action, tyros::Action::Offer { .. }));
    shows::<tyros::State>(Temperament::Duellist, |state, action| {
        let tyros::Action::Sail { to, .. } = action else { return false };
        let berths = tyros::board::Squares::only(to.square()).berths();
        Seat::first(3).any(|seat| seat != Seat::A && !state.ships(seat).and(berths).is_empty())
    });
    shows::<governor::State>(Temperament::Duellist, |_, action| {
        use governor::Action::{Curfew, Discredit, Rumour};
        matches!(action, Discredit(_) | Rumour(_) | Curfew)
    });
    shows::<governor::State>(Temperament::Merchant, |_, action| matches!(action, governor::Action::Draw));
}

#[test]
fn no_searching_bot_pays_for_a_card_with_the_same_kind_or_a_joker() {
    use tyros::{Action, Kind, Phase, Purchase};
    let mut cases = 0;
    for (seed, state, seat, legal) in decisions::<tyros::State>(3, 400, 40..100) {
        let Phase::Pay { purchase: Purchase::Take { kind } } = state.phase() else { continue };
        let is_foolish = |action: &Action| match action {
            Action::Pay { cards } => cards.count(kind) + cards.count(Kind::Joker) > 0,
            _ => false,
        };
        if legal.iter().all(is_foolish) || !legal.iter().any(is_foolish) {
            continue;
        }
        cases += 1;
        for level in [Level::Flat, Level::Search, Level::Master] {
            let action = ask(&*level.bot(), &state, seat, Budget::Nodes(2_000), seed).action;
            assert!(!is_foolish(&action), "{level}: {action:?} for {kind:?}");
        }
    }
    assert!(cases > 5, "only {cases} cases");
}

#[test]
fn no_bot_pays_with_a_joker_where_another_card_would_do() {
    use tyros::{Action, Cards, Kind, Phase};
    let instead = |action: &Action, kind: Kind| {
        let plainer =
            |cards: Cards| cards.contains(JOKER).then(|| cards.minus(JOKER).plus(Cards::of(kind, 1)));
        Some(match *action {
            Action::Sail { from, to, pay } => Action::Sail { from, to, pay: plainer(pay)? },
            Action::Found { ship, pay } => Action::Found { ship, pay: plainer(pay)? },
            Action::Build { city, pay } => Action::Build { city, pay: plainer(pay)? },
            Action::Pay { cards } => Action::Pay { cards: plainer(cards)? },
            _ => return None,
        })
    };
    let mut cases = 0;
    for (seed, state, seat, legal) in decisions::<tyros::State>(3, 300, 30..90) {
        if !matches!(state.phase(), Phase::Act | Phase::Pay { .. }) || !state.cards(seat).contains(JOKER) {
            continue;
        }
        let wastes = |action: &Action| {
            let mut kinds = state.cards(seat).kinds().filter(|&kind| kind != Kind::Joker);
            kinds.any(|kind| instead(action, kind).is_some_and(|plainer| legal.contains(&plainer)))
        };
        if !legal.iter().any(wastes) {
            continue;
        }
        cases += 1;
        for level in [Level::Greedy, Level::Flat, Level::Search, Level::Master] {
            let action = ask(&*level.bot(), &state, seat, Budget::Nodes(2_000), seed).action;
            assert!(!wastes(&action), "{level}: {action:?}");
        }
    }
    assert!(cases > 5, "only {cases} cases");
}

const JOKER: tyros::Cards = tyros::Cards::of(tyros::Kind::Joker, 1);

#[test]
fn drawing_is_disliked_when_a_token_of_tolede_is_certain() {
    use governor::{Action, Phase};
    let (mut sure, mut unsure) = (0, 0);
    for (_, state, _, legal) in decisions::<governor::State>(3, 400, 60..150) {
        if state.phase() != Phase::Act || !legal.contains(&Action::Draw) {
            continue;
        }
        let liking = state.liking(Temperament::Even, &Action::Draw);
        if legal.contains(&Action::Test { translators: 0 }) {
            sure += 1;
            assert!(liking < -0.02, "{liking}");
        } else {
            unsure += 1;
            assert!(liking.abs() < 1e-9, "{liking}");
        }
    }
    assert!(sure > 0 && unsure > 0, "{sure} certain, {unsure} not");
}

/// Ten points to five, two figures in the Alcázar and a third just outside. The opponent has no metal and one
/// more turn.
const CAN_END: &str = include_str!("positions/toledo-can-end.json");

#[test]
fn searching_bots_end_a_game_that_they_win() {
    let state = position(CAN_END);
    for level in [Level::Flat, Level::Search, Level::Master] {
        for seed in 0..3 {
            let action = ask(&*level.bot(), &state, Seat::A, Budget::Nodes(5_000), seed).action;
            assert!(action.to_string().ends_with("2bd 18-20"), "{level}: {action}");
        }
    }
}

#[test]
fn a_master_ends_a_won_game_even_if_it_takes_a_long_turn() {
    for seed in 0..3 {
        let mut state = position(LONG_TURN);
        while state.active() == Seat::A && state.turn() == Turn::Seats(SeatSet::only(Seat::A)) {
            let choice = ask(&*Level::Master.bot(), &state, Seat::A, Budget::Nodes(20_000), seed);
            let best = choice.estimates.iter().find(|estimate| estimate.action == choice.action);
            let is_forced = choice.estimates.is_empty();
            assert!(is_forced || best.is_some_and(|best| best.win[Seat::A] > 0.99), "{choice:?}");
            state.apply_action(Seat::A, &choice.action);
        }
        assert_eq!(state.in_alcazar(Seat::A), 3);
    }
}

#[test]
fn a_master_who_is_far_ahead_does_not_dawdle() {
    for seed in 0..3 {
        let mut state = position(FAR_AHEAD);
        while state.active() == Seat::B && state.turn() == Turn::Seats(SeatSet::only(Seat::B)) {
            let action = ask(&*Level::Master.bot(), &state, Seat::B, Budget::Nodes(20_000), seed).action;
            state.apply_action(Seat::B, &action);
        }
        assert_eq!(state.score(Seat::B).delivered, 8);
    }
}

/// A turn that ends the game, at a fencing master: a lesson would cost a six and be of no use any more.
const LAST_TURN: &str = include_str!("positions/toledo-last-turn.json");

#[test]
fn a_master_pays_in_the_last_turn_only_for_points() {
    let state = position(LAST_TURN);
    for seed in 0..3 {
        let action = ask(&*Level::Master.bot(), &state, Seat::A, Budget::Nodes(20_000), seed).action;
        assert_eq!(action, toledo::Action::Decline);
    }
}

#[test]
fn useless_payments_are_disliked() -> Result<(), serde_json::Error> {
    // The liking for paying a six at Blue's fencing master with the third figure in, given a hand, a lead
    // card and an extra card.
    let liking = |hand: &[&str], lead: Option<&str>, extra: Option<u8>| -> Result<f64, serde_json::Error> {
        let mut position: serde_json::Value = serde_json::from_str(LAST_TURN)?;
        let gone: Vec<_> = ["2vd", "2oa", "2oa", "2od", "2na", "2nd"][hand.len() - 1..].into();
        for card in gone.into_iter().chain(lead.is_none().then_some("2va")) {
            position["discard_pile"].as_array_mut().expect("an array").push(card.into());
        }
        position["hands"][0] = serde_json::json!(hand);
        position["open"]["lead"] = lead.into();
        position["open"]["extra"] = extra.into();
        let seat = &mut position["open"]["seats"][0];
        (seat["alcazar"], seat["figures"]) = (3.into(), serde_json::json!([5, 7]));
        (seat["known"], seat["tiles"]) = (serde_json::json!([]), serde_json::json!(["movement"]));
        let state = toledo::State::from_position(&serde_json::from_value(position)?)
            .expect("the position is possible");
        let mut legal = Vec::new();
        state.legal_actions(Seat::A, &mut legal);
        let pay = legal.iter().find(|action| action.to_string() == "pay 6bd").expect("it is legal");
        Ok(state.liking(Temperament::Even, pay))
    };
    assert!(liking(&["6bd"], Some("2va"), None)? < 0.0, "no card is left");
    assert!(liking(&["2vd", "6bd"], Some("2va"), None)?.abs() < 1e-9, "another two can follow");
    assert!(liking(&["2vd", "6bd"], None, Some(5))?.abs() < 1e-9, "a lead card can follow the extra card");
    assert!(liking(&["2vd", "6bd"], None, Some(2))? < 0.0, "the lead card must be another");
    Ok(())
}

#[test]
fn can_end_this_turn_holds_throughout_every_turn_that_ends_the_game() {
    let mut ends = 0;
    for game in 0..40 {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(game);
        let (mut state, _) = after::<toledo::State>(2, 0, game).expect("a seat is asked first");
        assert!(!state.can_end_this_turn(), "five cards can't bring three figures in");
        // The states of the current turn since the last chance event.
        let mut turn = Vec::new();
        loop {
            if !matches!(state.turn(), Turn::Seats(_)) {
                turn.clear();
            }
            state.resolve_chance(&mut luck);
            let Turn::Seats(asked) = state.turn() else { break };
            let seat = asked.iter().next().expect("a seat is asked");
            if turn.last().is_some_and(|last: &toledo::State| last.active() != seat) {
                turn.clear();
            }
            turn.push(state.clone());
            state.apply_action(
                seat,
                &ask(&*Level::Greedy.bot(), &state, seat, FEW, luck.below(u32::MAX).into()).action,
            );
            if state.in_alcazar(seat) == 3 && turn.last().is_some_and(|last| last.in_alcazar(seat) == 2) {
                ends += 1;
                assert!(turn.iter().all(WholeTurns::can_end_this_turn), "{turn:?}");
            }
        }
    }
    assert!(ends > 10, "only {ends} games were ended");
}

/// A figure has just entered, and a sword of twelve can be delivered.
const DELIVER: &str = include_str!("positions/toledo-deliver.json");

#[test]
fn every_level_delivers_a_sword_of_twelve() {
    let state = position(DELIVER);
    for level in [Level::Greedy, Level::Flat, Level::Search, Level::Master] {
        for seed in 0..4 {
            let action = ask(&*level.bot(), &state, Seat::B, Budget::Nodes(25_000), seed).action;
            assert_eq!(action.to_string(), "deliver 12/3+3", "{level}");
        }
    }
}

#[test]
fn no_bot_declines_to_deliver_a_sword() {
    use toledo::{Action, Phase};
    let mut cases = 0;
    for (seed, state, seat, _) in decisions::<toledo::State>(2, 400, 150..250) {
        if state.phase() != Phase::Deliver {
            continue;
        }
        cases += 1;
        for level in [Level::Greedy, Level::Flat, Level::Search, Level::Master] {
            let action = ask(&*level.bot(), &state, seat, Budget::Nodes(2_000), seed).action;
            assert!(action != Action::Decline, "{level}");
        }
    }
    assert!(cases > 0, "no sword could be delivered");
}

#[test]
fn a_shop_behind_all_own_figures_is_disliked() {
    let (start, _) = after::<toledo::State>(2, 0, 1).expect("a seat is asked first");
    for step in toledo::Step::road() {
        let action =
            toledo::Action::Place { shop: start.shops_left(Seat::A).next().expect("all are left"), step };
        let liking = start.liking(Temperament::Even, &action);
        assert!(liking.abs() < 1e-9, "{action}: every figure can still reach it");
    }
    let state = position(LONG_TURN);
    let mut legal = Vec::new();
    state.legal_actions(Seat::A, &mut legal);
    let mut behind = 0;
    for action in &legal {
        let &toledo::Action::Place { step, .. } = action else { continue };
        let is_behind = step.number() < 5;
        assert_eq!(state.liking(Temperament::Even, action) < 0.0, is_behind, "{action}");
        behind += u32::from(is_behind);
    }
    assert!(behind > 0, "no shop could be placed behind all figures");
}

#[test]
fn the_larger_sword_is_delivered_first() -> Result<(), serde_json::Error> {
    let mut position: serde_json::Value = serde_json::from_str(CAN_END)?;
    position["open"]["seats"][0]["swords"] = serde_json::json!(["4/1+1", "12/3+3"]);
    let mut state =
        toledo::State::from_position(&serde_json::from_value(position)?).expect("the position is possible");
    let mut legal = Vec::new();
    state.legal_actions(Seat::A, &mut legal);
    let entering = legal.iter().find(|action| action.to_string() == "2bd 18-20").expect("it is legal");
    state.apply_action(Seat::A, entering);
    let likings = ["deliver 12/3+3", "deliver 4/1+1", "decline"].map(|text| {
        state.legal_actions(Seat::A, &mut legal);
        let action = legal.iter().find(|action| action.to_string() == text).expect("it is legal");
        state.liking(Temperament::Even, action)
    });
    assert!(likings.is_sorted_by(|more, less| more > less), "{likings:?}");
    Ok(())
}

#[test]
fn prospects_after_the_last_turn_equal_the_score() {
    let mut state = position(CAN_END);
    for text in ["2bd 18-20", "end"] {
        assert!(state.finisher().is_none());
        let expected = state.prospects()[0] - f64::from(state.score(Seat::A).total());
        assert!(expected > 0.1, "{expected} during the turn");
        let mut legal = Vec::new();
        state.legal_actions(Seat::A, &mut legal);
        let action = legal.iter().find(|action| action.to_string() == text).expect("it is legal");
        state.apply_action(Seat::A, action);
    }
    assert_eq!(state.finisher(), Some(Seat::A));
    let expected = state.prospects()[0] - f64::from(state.score(Seat::A).total());
    assert!((0.0..0.1).contains(&expected), "{expected}: only the tie-break counts");
}
