//! Tokens in the city: discredits and support.

use alcazar_core::MAX_SEATS;

use crate::board::{Cell, Cells};
use crate::pieces::{Culture, Token, Tokens};

/// The discredit tokens in the city: for each culture, the districts with a discredit of it.
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

    /// The number of discredits of a culture.
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

/// What is public about the support tokens in the city.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct TokenBoard {
    /// The districts with a token.
    pub(crate) present: Cells,
    /// The districts whose token lies face up.
    pub(crate) up: Cells,
    /// For each player, the districts whose face-down token they have looked at.
    pub(crate) looked: [Cells; MAX_SEATS],
}

impl TokenBoard {
    /// A face-down token in each of these districts.
    pub(crate) fn covering(districts: Cells) -> Self {
        Self { present: districts, ..Self::default() }
    }

    /// The districts with a face-down token.
    #[inline]
    pub(crate) fn face_down(&self) -> Cells {
        self.present & !self.up
    }

    /// Turns a token face up. Who looked at it before no longer matters.
    #[inline]
    pub(crate) fn turn_up(&mut self, cell: Cell) {
        self.up = self.up.with(cell);
        self.looked = self.looked.map(|looked| looked.without(cell));
    }

    /// Removes a face-up token from the board.
    #[inline]
    pub(crate) fn take(&mut self, cell: Cell) {
        self.present = self.present.without(cell);
        self.up = self.up.without(cell);
    }

    /// Swaps two tokens without turning them over. The record of who looked at each moves with it.
    pub(crate) fn swap(&mut self, one: Cell, other: Cell) {
        self.up.swap(one, other);
        self.looked.iter_mut().for_each(|looked| looked.swap(one, other));
    }
}

/// The faces of the tokens of some districts: the number of the kind plus one, one bit per plane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Faces([Cells; 3]);

impl Faces {
    /// The face of the token in a district, if it is in the set.
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

    /// The districts whose token's face is in the set.
    pub(crate) fn districts(self) -> Cells {
        self.0[0] | self.0[1] | self.0[2]
    }

    /// The faces of the tokens in these districts only.
    pub(crate) fn within(self, districts: Cells) -> Self {
        Self(self.0.map(|plane| plane & districts))
    }

    /// The number of tokens of each kind.
    pub(crate) fn count(self) -> Tokens {
        let mut tokens = Tokens::default();
        self.districts().iter().filter_map(|cell| self.at(cell)).for_each(|token| tokens.insert(token));
        tokens
    }
}
