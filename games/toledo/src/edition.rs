//! The component tables, by edition. To correct a number from the box, add an edition. An edition that has
//! been played with is never changed, so that old replays remain valid.
//!
//! Marks: \[R\] printed in the rulebook, \[P\] reported by people who own the box, \[X\] our reconstruction.

use serde_repr::{Deserialize_repr, Serialize_repr};

use crate::board::{Step, Steps};
use crate::pieces::{Cards, Sword, SwordKind, Swords};

/// A set of component tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize_repr, Deserialize_repr)]
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

/// The components and printed numbers of one edition.
pub(crate) struct Components {
    /// All money cards (T1.2).
    pub(crate) deck: Cards,
    /// The kinds of swords, sorted, with the number of tiles of each (T1.5).
    pub(crate) swords: [(Sword, u8); 12],
    /// All swords.
    pub(crate) all_swords: Swords,
    /// The kinds that a player can afford, as low bits, indexed by metal and gems; 4 means 4 or more.
    pub(crate) affordable: [[u32; 5]; 5],
    /// The paintings from the top of the stack (T1.3).
    pub(crate) paintings: [u8; 6],
    /// All metal (T1.6).
    pub(crate) metal: u8,
    /// All gems (T1.6).
    pub(crate) gems: u8,
    /// The steps with a tavern (T1.7).
    pub(crate) taverns: Steps,
    /// The step with the artist (T1.7).
    pub(crate) artists: Steps,
}

const fn sword(value: u8, metal: u8, gems: u8, tiles: u8) -> (Sword, u8) {
    (Sword { value, metal, gems }, tiles)
}

static FIRST: Components = Components {
    // T1.2: 84 cards [R], values 1 to 6 [P], 14 of each [X]: two per coloured face, one per neutral face [X].
    deck: Cards::planes(0x00FF_FFFF_FFFF_FF00, 0x003F_3F3F_3F3F_3F00),
    swords: [
        sword(2, 1, 0, 3),  // [P] cost, [X] tiles
        sword(3, 2, 0, 2),  // [X]
        sword(4, 1, 1, 3),  // [P] cost, [X] tiles
        sword(5, 2, 1, 2),  // [X]
        sword(5, 3, 0, 1),  // [X]
        sword(7, 3, 1, 1),  // [R] value, [X] cost
        sword(8, 2, 2, 2),  // [P] cost, [X] tiles
        sword(9, 3, 2, 1),  // [X]
        sword(11, 4, 2, 1), // [X]
        sword(12, 3, 3, 1), // [R] value, [X] cost
        sword(13, 4, 3, 1), // [X]
        sword(15, 4, 4, 1), // [P] cost
    ],
    all_swords: Swords::from_bits(0),
    affordable: [[0; 5]; 5],
    paintings: [3, 2, 2, 1, 1, 1], // T1.3: count [R], values [P]
    metal: 23,                     // T1.6 [R]
    gems: 20,                      // T1.6 [R]
    taverns: Steps::from_items(&[Step::from_index(5), Step::from_index(12)]), // T1.7: rows [R], steps [X]
    artists: Steps::only(Step::from_index(9)), // T1.7: row [R], step [X]
}
.complete();

impl Components {
    /// Fills in the fields that are derived from the others.
    const fn complete(mut self) -> Self {
        let mut all = 0;
        let mut kind = 0;
        while kind < self.swords.len() {
            let (sword, tiles) = self.swords[kind];
            all |= (tiles as u32) << (2 * kind);
            let mut metal = sword.metal as usize;
            while metal < 5 {
                let mut gems = sword.gems as usize;
                while gems < 5 {
                    self.affordable[metal][gems] |= 1 << (2 * kind);
                    gems += 1;
                }
                metal += 1;
            }
            kind += 1;
        }
        self.all_swords = Swords::from_bits(all);
        self
    }

    #[inline]
    pub(crate) const fn sword(&self, kind: SwordKind) -> Sword {
        self.swords[kind.0 as usize].0
    }

    pub(crate) fn kind_of(&self, sword: Sword) -> Option<SwordKind> {
        self.swords.iter().position(|(listed, _)| *listed == sword).map(|line| SwordKind(line as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::{Background, Card, Value};

    #[test]
    fn t1_2_there_are_84_cards_14_of_each_value_two_of_them_neutral() {
        let deck = FIRST.deck;
        assert_eq!(deck.len(), 84);
        for value in Value::ALL {
            assert_eq!(deck.iter().filter(|card| card.value() == value).count(), 14);
        }
        for card in Card::all() {
            assert_eq!(
                deck.count(card),
                if card.background() == Background::Neutral { 1 } else { 2 },
                "{card}"
            );
        }
    }

    #[test]
    fn t1_5_there_are_19_swords_sorted_by_value() {
        assert_eq!(FIRST.swords.iter().map(|(_, tiles)| tiles).sum::<u8>(), 19);
        assert!(FIRST.swords.iter().map(|(sword, _)| sword).is_sorted());
        for (kind, (_, tiles)) in FIRST.swords.iter().enumerate() {
            assert_eq!(FIRST.all_swords.count(SwordKind(kind as u8)), *tiles);
        }
    }

    #[test]
    fn t5_5_a_sword_is_affordable_with_its_metal_and_gems() {
        for metal in 0..5 {
            for gems in 0..5 {
                for (kind, (sword, _)) in FIRST.swords.iter().enumerate() {
                    let affordable = FIRST.affordable[metal][gems] >> (2 * kind) & 1 != 0;
                    assert_eq!(
                        affordable,
                        usize::from(sword.metal) <= metal && usize::from(sword.gems) <= gems
                    );
                }
            }
        }
    }
}
