//! Landmarks: what gives each district of Tolède a face and a name.

use ::governor::Cell;

use crate::Phrase;

/// Something that players remember a district by. It has no meaning in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the variants are only names")]
pub enum Landmark {
    Well,
    FigTree,
    Steps,
    Minaret,
    BellTower,
    Market,
    Baths,
    Bakery,
    Smithy,
    Dovecote,
}

impl Landmark {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Well,
        Self::BellTower,
        Self::Market,
        Self::FigTree,
        Self::Baths,
        Self::Minaret,
        Self::Bakery,
        Self::Smithy,
        Self::Steps,
        Self::Dovecote,
    ];

    /// The landmark of a district. It depends on the cell alone, so that it is the same for every viewer and
    /// in every game, and neighbours have different ones.
    pub fn of(cell: Cell) -> Self {
        Self::ALL[usize::from(3 * cell.column() + 4 * cell.row()) % Self::ALL.len()]
    }

    /// Its name in messages and drawings.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Well => "well",
            Self::FigTree => "fig-tree",
            Self::Steps => "steps",
            Self::Minaret => "minaret",
            Self::BellTower => "bell-tower",
            Self::Market => "market",
            Self::Baths => "baths",
            Self::Bakery => "bakery",
            Self::Smithy => "smithy",
            Self::Dovecote => "dovecote",
        }
    }
}

/// The name of a district: “the well (d3)”.
pub fn district(cell: Cell) -> Phrase {
    if cell == Cell::CENTRE {
        return Phrase::new("governor-centre");
    }
    Phrase::new("governor-district")
        .with("cell", cell.to_string())
        .with("landmark", Landmark::of(cell).slug())
}

/// A cell of the frame, which may have no tile: “d3”.
pub fn place(cell: Cell) -> Phrase {
    if cell == Cell::CENTRE {
        return Phrase::new("governor-centre");
    }
    Phrase::new("governor-place").with("cell", cell.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_districts_have_different_landmarks() {
        for column in 0..8 {
            for row in 0..8 {
                let Some(cell) = Cell::at(column, row).filter(|&cell| cell != Cell::CENTRE) else { continue };
                let around = [(1, 0), (0, 1), (1, 1)].map(|(x, y)| Cell::at(column + x, row + y));
                for other in around.into_iter().flatten().filter(|&other| other != Cell::CENTRE) {
                    assert_ne!(Landmark::of(cell), Landmark::of(other), "{cell:?} and {other:?}");
                }
            }
        }
    }
}
