//! Every choice in random games can be made by touches, and impossible touches are refused with their
//! reasons.

use std::collections::BTreeSet;

use alcazar_core::{Game as _, Turn, Viewer};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use tyros::{Options, Phase, View};

use super::*;

/// Everything that a player can touch in this state.
fn things(view: &View, choices: &Choices<State>) -> Vec<Touch> {
    let text = view.text();
    let own = text.own.unwrap();
    let mut things = vec![Touch::Pile, Touch::Trade(Audience::All)];
    things.extend(own.tiles.iter().map(Touch::Tile));
    things.extend(Berth::all().flat_map(|berth| [Touch::Ship(berth), Touch::Place(berth)]));
    things.extend(Kind::ALL.map(Touch::Discard));
    things.extend(
        Kind::ALL
            .into_iter()
            .flat_map(|kind| (0..own.cards.count(kind)).map(move |nth| Touch::Card(kind, nth))),
    );
    things.extend(Seat::first(text.hands.len()).map(|seat| Touch::Trade(Audience::One(seat))));
    things.extend(Kind::ALL.map(Touch::Want));
    // The buttons of panels.
    let buttons = choices.legal.iter().copied().filter(|action| {
        matches!(
            action,
            Action::For
                | Action::Propose
                | Action::No
                | Action::Yes
                | Action::Deal { .. }
                | Action::Withdraw
                | Action::Pass
        )
    });
    things.extend(buttons.map(Touch::Choice));
    things
}

/// Every action that some sequence of touches leads to. Drafts of offers are not explored further, because
/// there are too many of them.
fn reachable(choices: &Choices<State>, things: &[Touch]) -> BTreeSet<Action> {
    let (mut reached, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![Vec::new()]);
    while let Some(touched) = open.pop() {
        if audience(&touched).is_some() {
            let offer = [&touched[..], &[Touch::Want(Kind::Joker)]].concat();
            reached.extend(proposal(&offer).and_then(|steps| steps.first().copied()));
            continue;
        }
        let offers = offered(choices, &touched).into_iter().map(Touch::Choice);
        for thing in things.iter().copied().chain(offers) {
            match touch(choices, &touched, thing) {
                Outcome::Chosen(action) => drop(reached.insert(action)),
                Outcome::Touched(mut further) => {
                    further.sort_unstable();
                    // Cards of one kind are interchangeable: only try them in order.
                    let is_first = |touch: &Touch| match *touch {
                        Touch::Card(kind, nth) => nth < chosen(&further).count(kind),
                        _ => true,
                    };
                    if further.iter().all(is_first) && seen.insert(further.clone()) {
                        open.push(further);
                    }
                }
                Outcome::Refused(_) => {}
            }
        }
    }
    reached
}

/// Calls `check` for some states of random games, with the view and the choices of a seat that is asked.
fn in_random_games(mut check: impl FnMut(&View, &Choices<State>)) {
    for seed in 0..8 {
        let mut random = StdRng::seed_from_u64(seed);
        let players = 3 + seed as usize % 2;
        let mut state = State::setup(players, &Options::default()).unwrap();
        for _ in 0..4_000 {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = state.sample_chance(&mut random);
                    state.apply_chance(&chance);
                }
                Turn::Seats(_) => {
                    let seat = Seat::first(players).find(|seat| state.turn().asks(*seat)).unwrap();
                    let ratio = match state.phase() {
                        Phase::Gift { .. } | Phase::Keep => 1,
                        Phase::Act | Phase::Draft { .. } | Phase::Answer => 40,
                        _ => 4,
                    };
                    if random.random_ratio(1, ratio) {
                        check(&state.view(Viewer::Seat(seat)), &Choices::of(&state, seat));
                    }
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    // Random players who mostly trade would never finish a round.
                    if legal.last() == Some(&Action::Pass) && random.random_ratio(2, 3) {
                        legal.retain(|action| {
                            matches!(action, Action::Sail { .. } | Action::Found { .. } | Action::Pass)
                        });
                    }
                    let action = legal[random.random_range(0..legal.len())];
                    state.apply_action(seat, &action);
                }
            }
        }
    }
}

#[test]
fn every_legal_action_can_be_reached_by_touches_and_no_other() {
    let mut kinds = BTreeSet::new();
    in_random_games(|view, choices| {
        let reached = reachable(choices, &things(view, choices));
        let legal: BTreeSet<Action> = choices.legal.iter().copied().collect();
        assert_eq!(reached, legal, "{:?}", view.text().table.phase);
        kinds.extend(
            legal.iter().map(|action| action.to_string().split(' ').next().unwrap_or_default().to_owned()),
        );
    });
    for kind in [
        "grow", "under", "sail", "found", "build", "swap", "take", "offer", "pass", "pay", "give", "add",
        "for", "want", "propose", "no", "yes", "deal", "withdraw", "keep",
    ] {
        assert!(kinds.contains(kind), "no game had “{kind}”: {kinds:?}");
    }
}

#[test]
fn things_that_glow_can_be_touched() {
    in_random_games(|view, choices| {
        for thing in things(view, choices) {
            if glows(choices, &[], thing) {
                assert!(!matches!(touch(choices, &[], thing), Outcome::Refused(_)), "{thing:?}");
            }
        }
    });
}

/// The first action of a first game: the violet empire has grown to 30, 31 and Tyros; red holds three cards
/// of each colour.
fn opening() -> State {
    let options =
        Options { founding: tyros::Founding::FirstGame, start: Some(Seat::A), ..Options::default() };
    let mut state = State::setup(3, &options).unwrap();
    for tiles in ["27,30,31,32", "2,3,4,6", "8,9,10,11"] {
        state.apply_chance(&format!("tiles {tiles}").parse().unwrap());
    }
    for cards in ["o3y3g3v3", "o3y3g3v3", "o4y4g2v2"] {
        state.apply_chance(&format!("cards {cards}").parse().unwrap());
    }
    let play = |state: &mut State, seat: Seat, action: &str, drawn: &str| {
        state.apply_action(seat, &action.parse().unwrap());
        state.apply_chance(&format!("tiles {drawn}").parse().unwrap());
    };
    play(&mut state, Seat::A, "grow 30 violet", "1");
    play(&mut state, Seat::B, "grow 6 orange", "5");
    play(&mut state, Seat::C, "grow 8 orange", "12");
    play(&mut state, Seat::A, "grow 31 violet", "14");
    play(&mut state, Seat::B, "grow 2 orange", "15");
    play(&mut state, Seat::C, "grow 11 orange", "16");
    state
}

fn berth(text: &str) -> Berth {
    text.parse().unwrap()
}

#[test]
fn a_ship_and_a_place_choose_a_voyage_and_an_unreachable_place_is_refused_with_the_reason() {
    let choices = Choices::of(&opening(), Seat::A);
    let ship = Touch::Ship(Berth::TYROS);
    assert!(glows(&choices, &[], ship));
    let touched = touch(&choices, &[], ship);
    assert_eq!(touched, Outcome::Touched(vec![ship]));
    let near = touch(&choices, &[ship], Touch::Place(berth("31")));
    assert_eq!(near, Outcome::Chosen("sail T 31 v1".parse().unwrap()));
    assert_eq!(touch(&choices, &[Touch::Place(berth("31"))], ship), near, "the order does not matter");
    let far = touch(&choices, &[ship], Touch::Place(berth("11")));
    assert!(matches!(far, Outcome::Refused(Some((Action::Sail { .. }, Illegal::CardNotHeld)))), "{far:?}");
    let empty = touch(&choices, &[ship], Touch::Place(berth("32")));
    assert!(matches!(empty, Outcome::Refused(Some((_, Illegal::NoEmpireThere)))), "{empty:?}");
    assert_eq!(touch(&choices, &[ship], ship), Outcome::Touched(vec![]), "a second touch deselects");
}

#[test]
fn a_draft_is_submitted_in_the_order_of_the_rules() {
    let choices = Choices::of(&opening(), Seat::A);
    let mut touched = Vec::new();
    let steps = [
        Touch::Card(Kind::Violet, 1),
        Touch::Card(Kind::Yellow, 0),
        Touch::Want(Kind::Green),
        Touch::Card(Kind::Violet, 0),
        Touch::Trade(Audience::One(Seat::C)),
    ];
    for step in steps {
        let Outcome::Touched(further) = touch(&choices, &touched, step) else { panic!("{step:?}") };
        touched = further;
    }
    let sent: Vec<String> = proposal(&touched).unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(sent, ["offer white", "add y", "add v", "add v", "for", "want g", "propose"]);
    let both = touch(&choices, &touched, Touch::Want(Kind::Violet));
    assert!(matches!(both, Outcome::Refused(Some((_, Illegal::OnBothSides)))), "{both:?}");
    // Touching a ship discards the draft.
    let ship = Touch::Ship(Berth::TYROS);
    assert_eq!(touch(&choices, &touched, ship), Outcome::Touched(vec![ship]));
}
