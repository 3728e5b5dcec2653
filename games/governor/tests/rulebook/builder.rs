//! Shorthand for writing positions and for playing on from them.

use std::collections::BTreeMap;

use alcazar_core::{Event, Game, Seat, SeatSet, Turn, Viewer};
use governor::{
    Card, Cards, Cell, CityWay, Cultures, Edition, Effect, Idleness, Illegal, Letters, March, OpenPosition,
    OpenSeat, Phase, Position, State, Token, TokenPlace, Tokens,
};

/// The city of most tests. The centre is `##`; `f3` has no street.
///
/// ```text
///     b   c   d   e   f   g
/// 1           m
/// 2           cj  jm
/// 3   c       c   ccj x   j
/// 4   ccj mm  ##  ##  jj  ccm
/// 5           ##  ##
/// ```
pub(crate) const CITY: &str =
    "d1:s.m d2:ns.cj e2:s.jm b3:s.c d3:ns.c e3:nesw.ccj f3:- g3:s.j b4:nes.ccj c4:ew.mm f4:ew.jj g4:nw.ccm";

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::B;
pub(crate) const C: Seat = Seat::C;
pub(crate) const D: Seat = Seat::D;

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

pub(crate) fn cultures(text: &str) -> Cultures {
    text.parse().unwrap()
}

/// A builder of positions.
#[derive(Clone)]
pub(crate) struct Draft(pub(crate) Position);

/// Four players in the first round, all on the centre, A to move, no token seen and no card played.
pub(crate) fn table() -> Draft {
    table_in(CITY)
}

pub(crate) fn table_in(city: &str) -> Draft {
    let city: governor::City = city.parse().unwrap();
    let hidden = TokenPlace { face: None, looked: SeatSet::EMPTY };
    let seat = OpenSeat { candidate: Cell::CENTRE, tokens: Tokens::default(), shown: Cultures::NONE };
    Draft(Position {
        open: OpenPosition {
            edition: Edition::First,
            way: CityWay::Drafted,
            round: 1,
            starter: A,
            active: A,
            phase: Phase::Move,
            effect: Effect::None,
            waiting: SeatSet::EMPTY,
            passed: SeatSet::EMPTY,
            march: March { left: 3, safe: false, curfew: false },
            letters: Letters::NONE,
            translators: 0,
            idleness: Idleness::default(),
            ending: None,
            order: None,
            city,
            removed: Vec::new(),
            tokens: city.street_tiles().iter().map(|cell| (cell, hidden.clone())).collect(),
            discredits: BTreeMap::new(),
            played: Cards::NONE,
            spent: Cards::NONE,
            seats: vec![seat; 4],
        },
        hands: ["ccjm", "ccjm", "cjjm", "cjmm"].map(cultures).to_vec(),
        cards: vec![Cards::NONE; 4],
        polled: BTreeMap::new(),
        certain: vec![vec![Cultures::NONE; 4]; 4],
        choices: vec![None; 4],
    })
}

impl Draft {
    /// Sets the influence cards of all seats, in order.
    pub(crate) fn hands(mut self, hands: &str) -> Self {
        self.0.hands = hands.split(' ').map(cultures).collect();
        self
    }

    pub(crate) fn cards(mut self, seat: Seat, cards: &[Card]) -> Self {
        let mut counts: BTreeMap<Card, u8> = self.0.cards[seat.index()].into();
        for card in cards {
            *counts.entry(*card).or_default() += 1;
        }
        self.0.cards[seat.index()] = counts.into();
        self
    }

    pub(crate) fn at(mut self, seat: Seat, place: &str) -> Self {
        self.0.open.seats[seat.index()].candidate = cell(place);
        self
    }

    pub(crate) fn active(mut self, seat: Seat) -> Self {
        self.0.open.active = seat;
        self
    }

    pub(crate) fn phase(mut self, phase: Phase) -> Self {
        self.0.open.phase = phase;
        self
    }

    /// Goes to the start window: the others who hold a card are asked before the active player's turn.
    pub(crate) fn start_window(mut self) -> Self {
        self.0.open.phase = Phase::StartWindow;
        let active = self.0.open.active;
        let holders = Seat::ALL.into_iter().zip(&self.0.cards).filter(|(_, cards)| !cards.is_empty());
        self.0.open.waiting = holders.map(|(seat, _)| seat).filter(|&seat| seat != active).collect();
        self
    }

    /// Turns the token of a district face up.
    pub(crate) fn up(mut self, place: &str, token: Token) -> Self {
        self.0.open.tokens.get_mut(&cell(place)).unwrap().face = Some(token);
        self
    }

    /// Records that a seat has looked at the token of a district.
    pub(crate) fn polled(mut self, place: &str, token: Token, seat: Seat) -> Self {
        let place = cell(place);
        let looked = &mut self.0.open.tokens.get_mut(&place).unwrap().looked;
        *looked = looked.with(seat);
        self.0.polled.insert(place, token);
        self
    }

    /// Gives the tokens of some districts to a seat.
    pub(crate) fn took(mut self, seat: Seat, taken: &[(&str, Token)]) -> Self {
        let mut counts: BTreeMap<Token, u8> = self.0.open.seats[seat.index()].tokens.into();
        for (place, token) in taken {
            assert!(self.0.open.tokens.remove(&cell(place)).is_some(), "no token on {place}");
            *counts.entry(*token).or_default() += 1;
        }
        self.0.open.seats[seat.index()].tokens = counts.into();
        self
    }

    pub(crate) fn discredit(mut self, place: &str, culture: &str) -> Self {
        self.0.open.discredits.insert(cell(place), culture.parse().unwrap());
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Self {
        self.0.open.round = round;
        self
    }

    /// Sets the action cards played in earlier rounds.
    pub(crate) fn spent(mut self, cards: Cards) -> Self {
        self.0.open.spent = cards;
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Position)) -> Self {
        change(&mut self.0);
        self
    }

    pub(crate) fn state(&self) -> State {
        State::from_position(&self.0).unwrap_or_else(|reasons| panic!("{reasons:?}"))
    }
}

/// Every action card that exists.
pub(crate) fn all_cards() -> Cards {
    let copies = [4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1];
    Card::ALL.into_iter().zip(copies).collect::<BTreeMap<_, _>>().into()
}

/// Shorthand for playing and for queries.
pub(crate) trait Play {
    /// Applies a legal action.
    fn does(&mut self, seat: Seat, action: &str) -> &mut Self;
    /// Applies a possible outcome of chance.
    fn chance(&mut self, chance: &str) -> &mut Self;
    /// The reason why an action is illegal.
    fn why_not(&self, seat: Seat, action: &str) -> Illegal;
    /// The legal actions of a seat.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Whether an action is legal.
    fn may(&self, seat: Seat, action: &str) -> bool;
    fn asked(&self) -> Vec<Seat>;
    /// The district where a seat's candidate stands.
    fn district_of(&self, seat: Seat) -> String;
    /// A viewer's view as JSON text.
    fn view_json(&self, viewer: Viewer) -> String;
}

impl Play for State {
    fn does(&mut self, seat: Seat, action: &str) -> &mut Self {
        let event = Event::Move { seat, action: action.parse().unwrap() };
        self.apply(&event).unwrap_or_else(|error| panic!("seat {seat}, {action}: {error}"));
        self
    }

    fn chance(&mut self, chance: &str) -> &mut Self {
        let event = Event::Chance(chance.parse().unwrap());
        self.apply(&event).unwrap_or_else(|error| panic!("{chance}: {error}"));
        self
    }

    fn why_not(&self, seat: Seat, action: &str) -> Illegal {
        let action = action.parse().unwrap();
        assert!(self.turn().asks(seat), "seat {seat} is not asked");
        self.check(seat, &action).expect_err("the action is legal")
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        self.legal_actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn may(&self, seat: Seat, action: &str) -> bool {
        self.legal(seat).iter().any(|legal| legal == action)
    }

    fn asked(&self) -> Vec<Seat> {
        match self.turn() {
            Turn::Seats(seats) => seats.iter().collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    fn district_of(&self, seat: Seat) -> String {
        self.position().open.seats[seat.index()].candidate.to_string()
    }

    fn view_json(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.view(viewer)).unwrap()
    }
}
