//! Reasons over whole games of every game.

use alcazar_catalog::{GameId, with_game};
use alcazar_core::{Luck as _, Turn, Viewer};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use super::*;
use crate::{Budget, Level};

/// Plays a game with adepts and calls `look` at every decision with what the seat may know.
fn play<G: Expert>(seed: u64, mut look: impl FnMut(&G, &Question<'_, G>)) {
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::setup(*G::PLAYERS.end(), &G::Options::default()).expect("the largest table can play");
    state.resolve_chance(&mut luck);
    let mut legal = Vec::new();
    while let Turn::Seats(asked) = state.turn() {
        let seat = asked.iter().next().expect("a seat is asked");
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let question =
            Question::<G>::new(seat, &view, &legal, Budget::Nodes(200), u64::from(luck.below(u32::MAX)));
        look(&state, &question);
        let choice = Level::Adept.bot::<G>().choose(&question).expect("something is legal");
        state.apply_action(seat, &choice.action);
        state.resolve_chance(&mut luck);
    }
}

fn features_add_up<G: Expert>() {
    play::<G>(1, |state, _| {
        let points = state.prospects();
        for seat in Seat::first(state.players()) {
            let sum: f64 = state.features(seat).iter().map(|feature| feature.points).sum();
            assert!((sum - points[seat.index()]).abs() < 1e-6, "{}: {sum} is not {points:?}", G::ID);
        }
    });
}

#[test]
fn the_features_of_every_game_add_up_to_its_evaluation() {
    for &game in GameId::ALL {
        with_game!(game, G => features_add_up::<G>());
    }
}

/// What the seat can't know makes no difference, because the reasons are computed from the view alone; here
/// the same question gets the same answer, and most advice has a reason.
fn advice_has_reasons<G: Expert>() {
    let (mut asked, mut explained) = (0, 0);
    play::<G>(2, |_, question| {
        if asked >= 40 || question.legal.len() < 2 {
            return;
        }
        asked += 1;
        let choice = Level::Adept.bot::<G>().choose(question).expect("something is legal");
        let why = reasons(question, &choice.action);
        assert_eq!(why, reasons(question, &choice.action), "the same question has the same reasons");
        assert!(why.len() <= MAX_GAINS + 1 && why.first().is_none_or(|reason| reason.is_gain));
        explained += usize::from(!why.is_empty());
    });
    assert!(2 * explained > asked, "{}: only {explained} of {asked} moves have a reason", G::ID);
}

#[test]
fn most_advice_has_a_reason() {
    for &game in GameId::ALL {
        with_game!(game, G => advice_has_reasons::<G>());
    }
}

#[test]
fn the_largest_differences_are_the_reasons() {
    let gain = |feature| Reason { feature, is_gain: true };
    let cost = |feature| Reason { feature, is_gain: false };
    assert_eq!(pick(vec![("a", 0.05), ("b", -3.0)]), [], "nothing speaks for it");
    assert_eq!(pick(vec![("a", 1.0), ("b", 0.2), ("c", -0.1)]), [gain("a")]);
    assert_eq!(
        pick(vec![("c", 0.5), ("a", 1.0), ("b", 0.9), ("d", -0.8)]),
        [gain("a"), gain("b"), cost("d")]
    );
    assert_eq!(pick(vec![("a", 1.0), (RIVALS, -4.0)]), [gain("a")]);
}
