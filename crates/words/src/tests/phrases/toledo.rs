//! All phrases about Toledo.

use ::toledo::{Action, Card, Illegal, Options, Seen, Shop, State, Step, Sword, Tile, Trade};
use alcazar_core::{Seat, Secret, Viewer};

use super::random_games;
use super::ties;
use crate::toledo::narration;
use crate::words::with_rule;
use crate::{Phrase, Speak};

pub(super) fn all() -> Vec<Phrase> {
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
    for trade in [Trade::Metal, Trade::Gem, Trade::Smith, Trade::Fencing] {
        let step = Step::road().next().expect("the road has steps");
        phrases.extend(Seat::first(3).map(|owner| narration::to_shop(trade, owner, step, Seat::B, red)));
    }
    phrases.extend([(2, 1), (2, 0), (1, 2)].map(|(won, lost)| narration::duel(Seat::B, won, lost, red)));
    phrases.extend(ties::<State>(&["cards", "sum"]));
    phrases.extend(random_games::phrases::<State>(12, &Options::default()));
    phrases.extend(random_games::narrations::<State>(12, &Options::default()));
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
