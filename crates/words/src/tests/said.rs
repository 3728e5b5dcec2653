//! All that the code ever says.

use std::sync::LazyLock;

use ::toledo::{Action, Card, Illegal, Options, Seen, Shop, State, Step, Sword, Tile};
use alcazar_core::notation::Unresolved;
use alcazar_core::{ApplyError, Game, Luck, Seat, SeatMap, Secret, SetupError, Standing, Turn, Viewer};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::words::{apply_error, setup_error, standing_lines, unreadable, unresolved, victory, with_rule};
use crate::{Argument, Phrase, Speak};

/// Every phrase, and every phrase that is a part of another.
pub(super) fn all() -> &'static [Phrase] {
    static ALL: LazyLock<Vec<Phrase>> = LazyLock::new(|| {
        let mut phrases = Vec::new();
        common().into_iter().chain(toledo()).for_each(|phrase| take_apart(phrase, &mut phrases));
        phrases
    });
    &ALL
}

fn take_apart(phrase: Phrase, phrases: &mut Vec<Phrase>) {
    for (_, argument) in phrase.arguments() {
        match argument {
            Argument::Phrase(part) => take_apart((**part).clone(), phrases),
            Argument::All(parts) | Argument::Any(parts) => {
                for part in parts {
                    take_apart(part.clone(), phrases);
                }
            }
            Argument::Number(_) | Argument::Text(_) => {}
        }
    }
    if !phrases.contains(&phrase) {
        phrases.push(phrase);
    }
}

fn common() -> Vec<Phrase> {
    let red = Viewer::Seat(Seat::A);
    let standing = |ranks: [u8; 3]| Standing {
        scores: [1, 12, -2].into_iter().collect(),
        ranks: ranks.into_iter().collect::<SeatMap<u8>>(),
        ending: None,
    };
    let mut phrases = vec![
        setup_error(&SetupError::Players { players: 9, least: 2, most: 4 }),
        setup_error(&SetupError::Option { option: "rounds", value: "0".into() }),
        apply_error::<State>(&ApplyError::Over, red),
        apply_error::<State>(&ApplyError::ChanceAwaited, red),
        apply_error::<State>(&ApplyError::MoveAwaited, red),
        apply_error::<State>(&ApplyError::NotAsked(Seat::A), red),
        apply_error::<State>(&ApplyError::NotAsked(Seat::B), red),
        apply_error::<State>(&ApplyError::Illegal(Illegal::TooLow), red),
        unresolved("x", &Unresolved::Nothing),
        unresolved("3", &Unresolved::Ambiguous(vec!["3va 0-3".into(), "3va 4-7".into()])),
        unreadable("x"),
        victory::<State>(&standing([1, 2, 3]), red),
        victory::<State>(&standing([2, 1, 3]), red),
        victory::<State>(&standing([1, 1, 3]), red),
    ];
    phrases.extend(standing_lines::<State>(&standing([2, 1, 3])));
    // How lists are joined is said by the words themselves.
    phrases.extend(
        ["list-and", "list-or"]
            .map(|link| Phrase::new(link).with("first", "a".to_owned()).with("second", "b".to_owned())),
    );
    phrases.push(Phrase::new("list-more").with("first", "a".to_owned()).with("rest", "b or c".to_owned()));
    phrases
}

fn toledo() -> Vec<Phrase> {
    let red = Viewer::Seat(Seat::A);
    let mut phrases = vec![State::name(), State::ending("three-figures"), State::ending("last-round")];
    phrases.extend(Seat::first(4).map(State::seat));
    phrases.extend(Illegal::ALL.iter().map(with_rule::<State>));
    for action in actions() {
        phrases.push(State::action(&action));
        for seat in Seat::first(2) {
            phrases.push(State::event(&Seen::Move { seat, action }, red));
        }
    }
    for seat in Seat::first(2) {
        phrases.push(State::event(&Seen::Start { seat }, red));
        phrases.push(State::event(&Seen::Draw { seat, card: Secret::Hidden }, red));
        for card in Card::all() {
            phrases.push(State::event(&Seen::Draw { seat, card: Secret::Known(card) }, red));
            for attacker_wins in [false, true] {
                let defender = seat.next(2);
                phrases
                    .push(State::event(&Seen::Reveal { card, attacker: seat, defender, attacker_wins }, red));
            }
        }
    }
    phrases.extend(prompts());
    phrases
}

fn actions() -> Vec<Action> {
    let steps = || (0..).map_while(Step::new);
    let mut actions = vec![Action::Take, Action::End, Action::Use, Action::Decline];
    actions.extend(
        Shop::ALL.into_iter().flat_map(|shop| Step::road().map(move |step| Action::Place { shop, step })),
    );
    for card in
        Card::all().filter(|card| Card::all().find(|first| first.value() == card.value()) == Some(*card))
    {
        actions.push(Action::Pay { card });
        for from in steps() {
            actions.extend([false, true].map(|extra| Action::Move { card, from, extra }));
        }
    }
    actions.extend(steps().map(|from| Action::Back { from }));
    for sword in [(2, 1, 0), (4, 1, 1), (8, 2, 2)].map(|(value, metal, gems)| Sword { value, metal, gems }) {
        actions.extend([Action::Forge { sword }, Action::Deliver { sword }]);
    }
    for tile in Tile::ALL {
        actions.extend([Action::Learn { tile }, Action::Swap { tile }]);
    }
    actions.extend(Seat::first(4).map(|defender| Action::Challenge { defender }));
    actions
}

/// The prompts, scores and lists of random games, as every viewer is told them.
fn prompts() -> Vec<Phrase> {
    let mut phrases: Vec<Phrase> = Vec::new();
    for seed in 0..GAMES {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = State::setup(2 + seed as usize % 3, &Options::default()).expect("so many can play");
        let mut actions = Vec::new();
        loop {
            for viewer in Viewer::all(state.players()) {
                let prompt = State::prompt(&state.view(viewer));
                if !phrases.contains(&prompt) {
                    phrases.push(prompt);
                }
            }
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.happen(&state.sample_chance(&mut luck)),
                Turn::Seats(asked) => {
                    let seat = asked.iter().next().expect("somebody is asked");
                    state.legal_actions(seat, &mut actions);
                    let action = *luck.pick(&actions).expect("something is legal");
                    state.act(seat, &action);
                }
            }
        }
        phrases.extend(
            State::score(&state.view(Viewer::Spectator), Seat::A).into_iter().map(|(label, _)| label),
        );
    }
    phrases
}

/// Enough random games to see every prompt.
const GAMES: u64 = 12;
