//! The component tables, by edition. To correct a number, add an edition. A shipped edition is never changed,
//! so that old replays remain valid.
//!
//! Marks: \[R\] in the rulebook, \[D\] derived from its numbers, \[X\] our reconstruction.

use alcazar_kit::Counts;
use serde_repr::{Deserialize_repr, Serialize_repr};

use crate::pieces::{Cards, Cultures, Shape, Tile, Tokens};

/// A set of component tables.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize_repr, Deserialize_repr,
)]
#[repr(u8)]
pub enum Edition {
    /// The tables of the first rules page.
    #[default]
    First = 1,
}

impl Edition {
    /// The tables of this edition.
    #[inline]
    pub(crate) const fn components(self) -> &'static Components {
        match self {
            Self::First => &FIRST,
        }
    }
}

/// The number of tiles of one cell (G1.1 \[D\]: 61 with the centre \[R\]).
pub(crate) const TILES: usize = 60;
/// The number of tiles drawn for each player (G2.2 \[R\]).
pub(crate) const TILES_PER_PLAYER: u8 = 10;
/// The number of influence cards of each player (G2.1 \[R\]).
pub(crate) const HAND: u8 = 4;

/// The component tables of one edition.
pub(crate) struct Components {
    /// All tiles of one cell, sorted (G1.1, G1.2).
    pub(crate) tiles: [Tile; TILES],
    /// All support tokens (G1.4).
    pub(crate) tokens: Tokens,
    /// The number of discredit tokens of each culture (G1.5).
    pub(crate) discredits: u8,
    /// All action cards (G1.6, G6.3).
    pub(crate) cards: Cards,
    /// The number of influence cards of each culture in the game, for two to six players (G2.1).
    kept: [u8; 5],
}

impl Components {
    /// The influence cards in a game of this many players (G2.1).
    pub(crate) const fn influence(&self, players: u8) -> Cultures {
        Cultures::each(self.kept[players as usize - 2])
    }

    /// A bit set of the numbers of all copies of this tile.
    pub(crate) fn copies(&self, tile: Tile) -> u64 {
        let numbers = (0..TILES).filter(|&number| self.tiles[number] == tile);
        numbers.fold(0, |all, number| all | 1 << number)
    }
}

static FIRST: Components = Components {
    tiles: first_tiles(),
    // G1.4: 56 [R], 16 of each culture, 4 worth "2", 4 worth "3" [X].
    tokens: Tokens(Counts([16, 16, 16, 4, 4])),
    // G1.5: 30 [R], 10 per culture [X].
    discredits: 10,
    // G1.6: 32 [R], and the number of each kind [X].
    cards: Cards::counted([4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1]),
    // G2.1 [R]. The rulebook lists the number for two players, though the box is for three to six.
    kept: [3, 4, 6, 7, 8],
};

/// The number of tiles of a shape for each mix of people and each choice of cultures. A 1 in columns `a` to
/// `aab` stands for the 3 or 6 in the table of G1.2; `abc` has only one choice.
struct Mix {
    shape: Shape,
    a: u8,
    aa: u8,
    ab: u8,
    aaa: u8,
    aab: u8,
    abc: u8,
}

/// G1.2 \[X\]; the number of streetless tiles is \[D\].
const FIRST_MIX: [Mix; 5] = [
    Mix { shape: Shape::DeadEnd, a: 1, aa: 0, ab: 1, aaa: 0, aab: 0, abc: 0 },
    Mix { shape: Shape::Straight, a: 1, aa: 1, ab: 1, aaa: 0, aab: 0, abc: 1 },
    Mix { shape: Shape::Corner, a: 0, aa: 1, ab: 1, aaa: 0, aab: 1, abc: 2 },
    Mix { shape: Shape::Tee, a: 0, aa: 0, ab: 1, aaa: 1, aab: 1, abc: 4 },
    Mix { shape: Shape::Cross, a: 0, aa: 0, ab: 0, aaa: 1, aab: 1, abc: 1 },
];

/// All tiles of the first edition, sorted by shape and people.
const fn first_tiles() -> [Tile; TILES] {
    let mut tiles = [Tile::STREETLESS; TILES];
    let mut count = 0;
    let mut row = 0;
    while row < FIRST_MIX.len() {
        let mix = &FIRST_MIX[row];
        let mut code = 0;
        while code < 64 {
            let people = [code / 16, code / 4 % 4, code % 4];
            let copies = match sorted(people) {
                [1, 0, 0] => mix.a,
                [2, 0, 0] => mix.aa,
                [1, 1, 0] => mix.ab,
                [3, 0, 0] => mix.aaa,
                [2, 1, 0] => mix.aab,
                [1, 1, 1] => mix.abc,
                _ => 0,
            };
            let mut copy = 0;
            while copy < copies {
                tiles[count] = Tile { shape: mix.shape, people: Cultures(Counts(people)) };
                count += 1;
                copy += 1;
            }
            code += 1;
        }
        row += 1;
    }
    tiles
}

/// The three numbers, largest first.
const fn sorted([a, b, c]: [u8; 3]) -> [u8; 3] {
    let (a, b) = if a < b { (b, a) } else { (a, b) };
    let (b, c) = if b < c { (c, b) } else { (b, c) };
    if a < b { [b, a, c] } else { [a, b, c] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_sorted_and_the_cultures_have_equally_many_people() {
        assert!(FIRST.tiles.is_sorted());
        for culture in crate::Culture::ALL {
            let people: u32 = FIRST.tiles.iter().map(|tile| u32::from(tile.people.count(culture))).sum();
            assert_eq!(people, 46);
        }
    }

    #[test]
    fn g1_4_to_g1_6_tokens_and_cards_add_up() {
        assert_eq!(FIRST.tokens.len(), 56);
        assert_eq!(3 * FIRST.discredits, 30);
        assert_eq!(FIRST.cards.len(), 32);
    }

    #[test]
    fn g2_1_there_are_enough_influence_cards() {
        let kept = (2..=6).map(|players| FIRST.influence(players).len());
        assert!(kept.clone().zip(2..).all(|(kept, players)| kept >= HAND * players));
        assert_eq!(kept.collect::<Vec<_>>(), [9, 12, 18, 21, 24]);
    }
}
