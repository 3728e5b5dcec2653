//! Conversion between a state and a readable value, whose JSON is documented in `docs/governor.md`.
//!
//! Reading is strict: a position that the rules can't lead to, as far as this can be checked, is rejected
//! with all the reasons (see `check` and `moment`).

mod check;
mod impossible;
mod moment;
mod view;

use std::collections::BTreeMap;

use alcazar_core::{MAX_SEATS, Seat, SeatSet};
use alcazar_kit::small_map;
use serde::{Deserialize, Serialize};

pub use self::impossible::Impossible;
use crate::board::{Cell, Cells, City};
use crate::edition::Edition;
use crate::pieces::{Cards, Culture, Cultures, Tile, Token, Tokens};
use crate::setup::{take_tile, tiles_left};
use crate::state::{
    CityWay, Discredits, Effect, Ending, Faces, Idleness, Letters, March, Open, Phase, State, TokenBoard,
};

/// A whole game: the public part and the hidden part.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The public part.
    pub open: OpenPosition,
    /// The influence cards of each seat.
    pub hands: Vec<Cultures>,
    /// The action cards of each seat. All others that are not spent are in the pile.
    pub cards: Vec<Cards>,
    /// The faces of the face-down tokens that at least one player has looked at.
    pub polled: BTreeMap<Cell, Token>,
    /// For each seat, the influence cards it knows each other seat holds; nothing for itself.
    pub certain: Vec<Vec<Cultures>>,
    /// For each seat, the influence card it has chosen to give away, until all have chosen.
    pub choices: Vec<Option<Culture>>,
}

/// The public part of a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenPosition {
    /// Which component tables are used.
    pub edition: Edition,
    /// How the city is laid.
    pub way: CityWay,
    /// The current round, from 1; 0 during set-up.
    pub round: u8,
    /// The start player of every round.
    pub starter: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The decision to be made now, unless a card's effect comes first.
    pub phase: Phase,
    /// What a played card still needs to have decided.
    pub effect: Effect,
    /// The seats that have not answered yet, while several are asked at the same time.
    pub waiting: SeatSet,
    /// The seats that have passed for the rest of the turn.
    pub passed: SeatSet,
    /// The limits of the active player's move.
    pub march: March,
    /// The actions taken in this turn.
    pub letters: Letters,
    /// How many Translators were announced with the current test.
    pub translators: u8,
    /// What decides whether the game ends because nothing happens any more.
    pub idleness: Idleness,
    /// Why the game ended.
    pub ending: Option<Ending>,
    /// The order of cultures that broke a tie.
    pub order: Option<[Culture; 3]>,
    /// The laid tiles.
    pub city: City,
    /// During a drafted set-up, the tiles that left the game because they could not be laid.
    pub removed: Vec<Tile>,
    /// The tokens in the city.
    pub tokens: BTreeMap<Cell, TokenPlace>,
    /// The discredits in the city.
    pub discredits: BTreeMap<Cell, Culture>,
    /// The action cards played in this round.
    pub played: Cards,
    /// All action cards played so far.
    pub spent: Cards,
    /// The public part of each seat.
    pub seats: Vec<OpenSeat>,
}

/// A support token in the city.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenPlace {
    /// Its face, if it lies face up.
    pub face: Option<Token>,
    /// The seats that have looked at it, if it lies face down.
    pub looked: SeatSet,
}

/// The public part of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenSeat {
    /// Where its candidate stands.
    pub candidate: Cell,
    /// The support tokens that it has taken.
    pub tokens: Tokens,
    /// The influence cards that every observer knows it holds.
    pub shown: Cultures,
}

impl OpenPosition {
    /// Converts from the compact form. `faces` must include at least the tokens that lie face up.
    pub(crate) fn of(open: &Open, faces: Faces) -> Self {
        let place = |cell| TokenPlace {
            face: faces.at(cell).filter(|_| open.tokens.up.contains(cell)),
            looked: open.lookers(cell),
        };
        let seat = |seat: Seat| OpenSeat {
            candidate: open.candidates[seat.index()],
            tokens: open.taken[seat.index()],
            shown: open.shown[seat.index()],
        };
        let discredit = |cell| Some((cell, open.discredits.at(cell)?));
        Self {
            edition: open.edition,
            way: open.way,
            round: open.round,
            starter: open.starter,
            active: open.active,
            phase: open.phase,
            effect: open.effect,
            waiting: open.waiting,
            passed: open.passed,
            march: open.march,
            letters: open.letters,
            translators: open.translators,
            idleness: open.idleness,
            ending: open.ending,
            order: open.order.map(|number| Culture::ORDERS[usize::from(number)]),
            city: open.city,
            removed: removed_tiles(open),
            tokens: small_map(open.tokens.present.iter().map(|cell| (cell, place(cell)))),
            discredits: small_map(open.discredits.districts().iter().filter_map(discredit)),
            played: open.played,
            spent: open.spent,
            seats: open.all_seats().map(seat).collect(),
        }
    }

    /// Converts to the compact form, once [`check_pieces`](Self::check_pieces) has accepted the pieces.
    fn to_open(&self) -> Open {
        let mut tokens = TokenBoard::covering(self.tokens.keys().copied().collect());
        for (&cell, place) in &self.tokens {
            if place.face.is_some() {
                tokens.up = tokens.up.with(cell);
            }
            for seat in place.looked.iter() {
                let looked: &mut Cells = &mut tokens.looked[seat.index()];
                *looked = looked.with(cell);
            }
        }
        let mut discredits = Discredits::default();
        self.discredits.iter().for_each(|(&cell, &culture)| discredits.place(cell, culture));
        let order = self.order.and_then(|order| Culture::ORDERS.iter().position(|&each| each == order));
        Open {
            city: self.city,
            discredits,
            tokens,
            undrawn: self.undrawn().unwrap_or(0),
            played: self.played,
            spent: self.spent,
            shown: padded(self.seats.iter().map(|seat| seat.shown), Cultures::NONE),
            taken: padded(self.seats.iter().map(|seat| seat.tokens), Tokens::default()),
            candidates: padded(self.seats.iter().map(|seat| seat.candidate), Cell::CENTRE),
            phase: self.phase,
            effect: self.effect,
            march: self.march,
            edition: self.edition,
            way: self.way,
            seats: self.seats.len() as u8,
            starter: self.starter,
            active: self.active,
            round: self.round,
            waiting: self.waiting,
            passed: self.passed,
            letters: self.letters,
            translators: self.translators,
            idleness: self.idleness,
            ending: self.ending,
            order: order.map(|number| number as u8),
        }
    }

    /// The tiles that can still be drawn; `None` if more copies of a tile are used than exist.
    fn undrawn(&self) -> Option<u64> {
        let components = self.edition.components();
        let in_hand = match self.phase {
            Phase::Lay { tile, .. } => Some(tile),
            _ => None,
        };
        let mut elsewhere = self.removed.iter().copied().chain(in_hand);
        let left = tiles_left(&self.city, components)?;
        let left = elsewhere.try_fold(left, |left, tile| take_tile(left, tile, components))?;
        Some(if self.round == 0 { left } else { 0 })
    }

    /// The faces of the tokens that lie face up.
    fn open_faces(&self) -> Faces {
        let mut faces = Faces::default();
        for (&cell, place) in &self.tokens {
            faces.set(cell, place.face);
        }
        faces
    }
}

/// An array with a value for every possible seat, padded with `rest`.
fn padded<T: Copy>(values: impl Iterator<Item = T>, rest: T) -> [T; MAX_SEATS] {
    let mut all = [rest; MAX_SEATS];
    all.iter_mut().zip(values).for_each(|(place, value)| *place = value);
    all
}

/// During a drafted set-up, the tiles that are neither laid, nor in hand, nor still to be drawn.
fn removed_tiles(open: &Open) -> Vec<Tile> {
    if open.round > 0 {
        return Vec::new();
    }
    let components = open.components();
    let in_hand = match open.phase {
        Phase::Lay { tile, .. } => Some(tile),
        _ => None,
    };
    let left = tiles_left(&open.city, components).unwrap_or(0);
    let left = in_hand.and_then(|tile| take_tile(left, tile, components)).unwrap_or(left);
    let numbers = (0..components.tiles.len()).filter(|number| (left & !open.undrawn) >> number & 1 != 0);
    numbers.map(|number| components.tiles[number]).collect()
}

impl Position {
    pub(crate) fn of(state: &State) -> Self {
        let seats = usize::from(state.open.seats);
        let face_down = state.open.tokens.face_down();
        let polled = |cell| Some((cell, state.faces.at(cell)?));
        Self {
            open: OpenPosition::of(&state.open, state.faces),
            hands: state.hands[..seats].to_vec(),
            cards: state.cards[..seats].to_vec(),
            polled: small_map(face_down.iter().filter_map(polled)),
            certain: state.certain[..seats].iter().map(|certain| certain[..seats].to_vec()).collect(),
            choices: state.choices[..seats].to_vec(),
        }
    }

    pub(crate) fn to_state(&self) -> Result<State, Vec<Impossible>> {
        let mut reasons = Vec::new();
        self.open.check_pieces(&mut reasons);
        if reasons.is_empty() {
            self.check_hidden(&mut reasons);
        }
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let open = self.open.to_open();
        let mut faces = self.open.open_faces();
        self.polled.iter().for_each(|(&cell, &token)| faces.set(cell, Some(token)));
        let held = self.cards.iter().fold(open.spent, |all, cards| all.plus(*cards));
        let row = |certain: &Vec<Cultures>| padded(certain.iter().copied(), Cultures::NONE);
        let state = State {
            bag: open.unseen_tokens(faces),
            faces,
            cards: padded(self.cards.iter().copied(), Cards::NONE),
            pile: open.components().cards.minus(held),
            hands: padded(self.hands.iter().copied(), Cultures::NONE),
            certain: padded(self.certain.iter().map(row), [Cultures::NONE; MAX_SEATS]),
            choices: padded(self.choices.iter().copied(), None),
            open,
        };
        state.check_moment(&mut reasons);
        if reasons.is_empty() { Ok(state) } else { Err(reasons) }
    }
}
