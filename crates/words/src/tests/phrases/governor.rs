//! All phrases of Tolède.

use ::governor::{
    Action, Card, Cell, CityWay, Culture, Cultures, Gift, Illegal, Options, Seen, Shape, State, Streets,
    Tile, Token,
};
use alcazar_core::{Seat, SeatMap, Secret, Viewer};

use super::random_games;
use super::ties;
use crate::governor::district;
use crate::governor::narration::told;
use crate::words::with_rule;
use crate::{Phrase, Speak};

pub(super) fn all() -> Vec<Phrase> {
    let mut phrases = vec![State::name()];
    phrases.extend(["ten-tokens", "no-tokens", "idle", "last-round"].map(State::ending));
    phrases.extend(Seat::ALL.map(State::seat));
    phrases.extend(Card::ALL.map(crate::governor::card));
    phrases.extend(Card::ALL.map(crate::governor::effect));
    phrases.extend(Illegal::ALL.iter().map(with_rule::<State>));
    phrases.extend(actions().iter().map(State::action));
    for seat in Seat::first(2) {
        phrases.extend(seen(seat).iter().map(|seen| State::event(seen, Viewer::Seat(Seat::A))));
    }
    phrases.extend(ties::<State>(&["jewish", "muslim", "christian"]));
    phrases.extend(random_games::phrases::<State>(5, &Options::default()));
    phrases.extend(random_games::phrases::<State>(
        10,
        &Options { city: CityWay::Drafted, ..Options::default() },
    ));
    phrases.extend(narrated());
    for city in [CityWay::Quick, CityWay::Drafted] {
        phrases.extend(random_games::narrations::<State>(2, &Options { city, ..Options::default() }));
    }
    phrases
}

/// Clauses of narrations that random games may not reach.
fn narrated() -> Vec<Phrase> {
    let at = || district(cell());
    let mut phrases = ["deal", "choosing", "begin", "draw"].map(told).to_vec();
    phrases.extend(["walk", "lay-streetless"].map(|what| told(what).with("cell", at())));
    let corner = Tile { shape: Shape::Corner, people: Cultures::each(1) };
    phrases.push(told("lay").with("cell", at()).with("tile", crate::governor::tile(corner)));
    for token in Token::ALL.map(crate::governor::token) {
        phrases.push(told("turn-up").with("token", token));
    }
    // At a place that was named before, or not.
    for here in ["yes", "no"] {
        let there = |what| told(what).with("at", at()).with("here", here);
        let cards = || crate::governor::cultures(Cultures::each(1));
        phrases.extend(["poll", "test", "lost", "remove"].map(there));
        phrases.push(there("passed").with("cards", cards()));
        for culture in Culture::ALL {
            phrases.push(there("discredit").with("discredit", crate::governor::discredit(culture)));
        }
        for token in Token::ALL.map(crate::governor::token) {
            phrases.push(there("won").with("known", here).with("cards", cards()).with("token", token));
        }
    }
    phrases
}

fn cell() -> Cell {
    Cell::at(2, 2).expect("c3 is a cell")
}

fn actions() -> Vec<Action> {
    let mut actions: Vec<Action> = [
        "poll",
        "stop",
        "lose",
        "remove",
        "draw",
        "nothing",
        "end",
        "pass",
        "pass-turn",
        "mule",
        "safe-conduct",
        "enough",
        "curfew",
        "council",
        "tribune",
    ]
    .iter()
    .map(|text| text.parse().expect("valid notation"))
    .collect();
    for streets in Streets::all() {
        let cell = cell();
        actions.push(Action::Lay { cell, streets });
        if streets != Streets::NONE {
            actions.push(Action::Turn { cell, streets });
            actions.push(Action::Replace { cell, streets });
        }
    }
    actions.push(Action::Shift { from: cell(), to: Cell::CENTRE });
    for cell in [cell(), Cell::CENTRE] {
        let with_cell: [fn(Cell) -> Action; 8] = [
            Action::Step,
            Action::Rumour,
            Action::Rehabilitation,
            Action::Passage,
            Action::Crier,
            Action::Look,
            Action::Removal,
            Action::Swap,
        ];
        actions.extend(with_cell.map(|action| action(cell)));
    }
    for count in 0..3 {
        actions.push(Action::Test { translators: count });
        actions.push(Action::Show { cards: Cultures::NONE, added: count });
        actions.push(Action::Show { cards: Cultures::each(1), added: count });
    }
    actions
        .extend(Culture::ALL.iter().flat_map(|&culture| [Action::Discredit(culture), Action::Give(culture)]));
    actions.push(Action::Bargain(Seat::B));
    actions
}

/// Every kind of event of this seat, even with secrets that the viewer could not see.
fn seen(seat: Seat) -> Vec<Seen> {
    let (other, cell) = (seat.next(3), cell());
    let mut all = vec![
        Seen::Starter { seat },
        Seen::Deal { seat, cards: Secret::Hidden },
        Seen::Deal { seat, cards: Secret::Known(Cultures::each(1)) },
        Seen::GiveBack { seat, to: other, culture: Secret::Hidden },
        Seen::Choose { seat, culture: Secret::Hidden },
        Seen::Look { seat, cell, token: Secret::Hidden },
        Seen::Card { seat, card: Secret::Hidden },
        Seen::Take { seat, from: other, culture: Secret::Hidden },
        Seen::Hands { hands: SeatMap::from_fn(3, |_| Cultures::each(1)) },
        Seen::Order { order: Culture::ALL },
    ];
    for culture in Culture::ALL {
        all.push(Seen::GiveBack { seat, to: other, culture: Secret::Known(culture) });
        all.push(Seen::Choose { seat, culture: Secret::Known(culture) });
        all.push(Seen::Take { seat, from: other, culture: Secret::Known(culture) });
        for council in [false, true] {
            let gifts = [Secret::Hidden, Secret::Known(culture)].map(|culture| Gift {
                from: seat,
                to: other,
                culture,
            });
            all.push(Seen::Pass { council, gifts: gifts.to_vec() });
        }
    }
    for token in Token::ALL {
        all.push(Seen::Look { seat, cell, token: Secret::Known(token) });
        all.push(Seen::TurnUp { cell, token });
        all.push(Seen::Win { seat, cell, token });
    }
    all.extend(Card::ALL.map(|card| Seen::Card { seat, card: Secret::Known(card) }));
    for shape in Shape::ALL {
        let tile = Tile { shape, people: Cultures::each(1) };
        all.extend([false, true].map(|leaves| Seen::Tile { seat, tile, leaves }));
    }
    for action in actions().into_iter().filter(|action| !matches!(action, Action::Give(_))) {
        let tile = Some(Tile { shape: Shape::Tee, people: Cultures::each(1) });
        let discredit = Some(Culture::Jewish);
        for token in [None, Some(Token::Two)] {
            all.push(Seen::Move { seat, action, at: cell, tile, token, discredit });
        }
    }
    all
}
