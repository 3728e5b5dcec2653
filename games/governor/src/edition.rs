//! The component tables, by edition. Whoever owns the game corrects a figure here, by adding an edition: one that has been
//! played with is never changed, so that old replays stay true.
//!
//! Marks: \[R\] in the rulebook, \[D\] follows from its figures, \[X\] our reconstruction.

use alcazar_kit::Counts;
use serde_repr::{Deserialize_repr, Serialize_repr};

use crate::pieces::{Cards, Cultures, Shape, Tile, Tokens};

/// Which set of component tables a game is played with.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize_repr, Deserialize_repr,
)]
#[repr(u8)]
pub enum Edition {
    /// The tables of the rules document as first written.
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

/// How many tiles of one cell there are (G1.1 \[D\]: 61 with the centre \[R\]).
pub(crate) const TILES: usize = 60;
/// How many tiles are laid for each player (G2.2 \[R\]).
pub(crate) const TILES_PER_PLAYER: u8 = 10;
/// How many influence cards each player has, at all times (G2.1 \[R\]).
pub(crate) const HAND: u8 = 4;

/// The figures of one edition.
pub(crate) struct Components {
    /// All tiles of one cell, sorted (G1.1, G1.2).
    pub(crate) tiles: [Tile; TILES],
    /// All support tokens (G1.4).
    pub(crate) tokens: Tokens,
    /// How many discredit tokens there are of each culture (G1.5).
    pub(crate) discredits: u8,
    /// All action cards (G1.6, G6.3).
    pub(crate) cards: Cards,
    /// By number of players from two to six: how many influence cards of each culture are kept (G2.1).
    kept: [u8; 5],
}

impl Components {
    /// The influence cards in a game of so many players (G2.1).
    pub(crate) const fn influence(&self, players: u8) -> Cultures {
        Cultures::each(self.kept[players as usize - 2])
    }

    /// The numbers of the tiles that look like this one, as bits.
    pub(crate) fn alike(&self, tile: Tile) -> u64 {
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
    // G1.6: 32 [R], and how many of each kind [X].
    cards: Cards::counted([4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1]),
    // G2.1 [R]. With two players the box says nothing of the number of players but lists this figure.
    kept: [3, 4, 6, 7, 8],
};

/// How many tiles of a shape there are for each mix of people, as in the table of G1.2: one for every choice of cultures where the
/// table says 3 or 6, so many of the one choice that `ABC` leaves.
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

/// Every number of people of each culture, sorted as [`Cultures`] are.
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
    fn tiles_are_sorted_and_the_cultures_are_equally_strong() {
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
