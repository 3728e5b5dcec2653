//! Tokens in the city: discredits and support.

use alcazar_core::MAX_SEATS;

use crate::board::{Cell, Cells};
use crate::pieces::{Culture, Token, Tokens};

/// The discredit tokens in the city: for each culture the districts that have one of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Discredits([Cells; 3]);

impl Discredits {
    /// The districts with a discredit.
    #[inline]
    pub fn districts(self) -> Cells {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// The culture of the discredit in a district.
    #[inline]
    pub fn at(self, cell: Cell) -> Option<Culture> {
        Culture::ALL.into_iter().find(|&culture| self.0[culture as usize].contains(cell))
    }

    /// How many there are of a culture.
    #[inline]
    pub fn count(self, culture: Culture) -> u8 {
        self.0[culture as usize].len() as u8
    }

    #[inline]
    pub(crate) fn place(&mut self, cell: Cell, culture: Culture) {
        let cells = &mut self.0[culture as usize];
        *cells = cells.with(cell);
    }

    #[inline]
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0 = self.0.map(|cells| cells.without(cell));
    }
}

/// The support tokens in the city, as far as everybody sees them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct TokenBoard {
    /// The districts with a token.
    pub(crate) present: Cells,
    /// Those whose token lies face up.
    pub(crate) up: Cells,
    /// For each player the districts at whose token he has looked, as long as it lies face down.
    pub(crate) looked: [Cells; MAX_SEATS],
}

impl TokenBoard {
    /// Every one of these districts gets a face-down token.
    pub(crate) fn covering(districts: Cells) -> Self {
        Self { present: districts, ..Self::default() }
    }

    /// The districts with a face-down token.
    #[inline]
    pub(crate) fn face_down(&self) -> Cells {
        self.present & !self.up
    }

    /// The token lies face up from now on; who has looked at it before no longer matters.
    #[inline]
    pub(crate) fn turn_up(&mut self, cell: Cell) {
        self.up = self.up.with(cell);
        self.looked = self.looked.map(|looked| looked.without(cell));
    }

    /// The token, which lies face up, leaves the board.
    #[inline]
    pub(crate) fn take(&mut self, cell: Cell) {
        self.present = self.present.without(cell);
        self.up = self.up.without(cell);
    }

    /// The tokens change places as they lie; who has looked at them moves along.
    pub(crate) fn swap(&mut self, one: Cell, other: Cell) {
        self.up.swap(one, other);
        self.looked.iter_mut().for_each(|looked| looked.swap(one, other));
    }
}

/// The faces of the tokens of some districts: the number of the kind plus one, one bit in each plane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Faces([Cells; 3]);

impl Faces {
    /// The face of the token in a district, if it is among these.
    #[inline]
    pub(crate) fn at(&self, cell: Cell) -> Option<Token> {
        let [one, two, four] = self.0.map(|plane| usize::from(plane.contains(cell)));
        Token::ALL.get((one + 2 * two + 4 * four).wrapping_sub(1)).copied()
    }

    #[inline]
    pub(crate) fn set(&mut self, cell: Cell, token: Option<Token>) {
        let number = token.map_or(0, |token| token as u8 + 1);
        for (bit, plane) in self.0.iter_mut().enumerate() {
            *plane = if number >> bit & 1 != 0 { plane.with(cell) } else { plane.without(cell) };
        }
    }

    pub(crate) fn swap(&mut self, one: Cell, other: Cell) {
        self.0.iter_mut().for_each(|plane| plane.swap(one, other));
    }

    /// The districts whose token's face is among these.
    pub(crate) fn districts(self) -> Cells {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// Only those of these districts.
    pub(crate) fn within(self, districts: Cells) -> Self {
        Self(self.0.map(|plane| plane & districts))
    }

    /// How many there are of each kind.
    pub(crate) fn count(self) -> Tokens {
        let mut tokens = Tokens::default();
        self.districts().iter().filter_map(|cell| self.at(cell)).for_each(|token| tokens.insert(token));
        tokens
    }
}
