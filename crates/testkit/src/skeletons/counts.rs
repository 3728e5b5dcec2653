//! Cards as kinds with counts.

use alcazar_core::Luck;
use serde::{Deserialize, Serialize};

/// How many there are of each of `N` kinds. A single kind is a number below `N`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "[u8; N]: Serialize", deserialize = "[u8; N]: Deserialize<'de>"))]
pub struct Counts<const N: usize>(pub [u8; N]);

impl<const N: usize> Counts<N> {
    /// Nothing.
    pub const EMPTY: Self = Self([0; N]);

    /// One of a kind.
    pub fn one(kind: usize) -> Self {
        Self(std::array::from_fn(|other| u8::from(other == kind)))
    }

    /// How many of a kind.
    pub fn of(self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many altogether.
    pub fn total(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = usize> {
        (0..N).filter(move |&kind| self.0[kind] > 0)
    }

    /// Whether all of `others` could be taken out of this.
    pub fn holds(self, others: Self) -> bool {
        self.minus(others).is_some()
    }

    /// This and `others` together, unless there would be more than can be counted.
    pub fn plus(self, others: Self) -> Option<Self> {
        self.zip(others, u8::checked_add)
    }

    /// This without `others`, if it holds them.
    pub fn minus(self, others: Self) -> Option<Self> {
        self.zip(others, u8::checked_sub)
    }

    fn zip(self, others: Self, join: impl Fn(u8, u8) -> Option<u8>) -> Option<Self> {
        let mut joined = self;
        for kind in 0..N {
            joined.0[kind] = join(self.0[kind], others.0[kind])?;
        }
        Some(joined)
    }

    /// All of these together, unless there would be more than can be counted.
    pub fn sum(many: impl IntoIterator<Item = Self>) -> Option<Self> {
        many.into_iter().try_fold(Self::EMPTY, Self::plus)
    }

    /// Puts one of a kind in.
    pub fn put(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Takes one of a kind out.
    pub fn take(&mut self, kind: usize) {
        self.0[kind] -= 1;
    }

    /// The kind of one card, each card equally likely.
    ///
    /// # Panics
    /// If there is none.
    pub fn draw(self, luck: &mut impl Luck) -> usize {
        let mut left = luck.below(self.total() as u32);
        for kind in 0..N {
            match left.checked_sub(u32::from(self.0[kind])) {
                Some(rest) => left = rest,
                None => return kind,
            }
        }
        unreachable!("the number is below the total")
    }

    /// Takes `number` cards at random.
    ///
    /// # Panics
    /// If there are not as many.
    pub fn take_at_random(&mut self, number: usize, luck: &mut impl Luck) -> Self {
        let mut taken = Self::EMPTY;
        for _ in 0..number {
            let kind = self.draw(luck);
            self.take(kind);
            taken.put(kind);
        }
        taken
    }

    /// Every way to have so many.
    pub fn every(number: u8) -> Vec<Self> {
        let mut found = vec![Self::EMPTY];
        for kind in 0..N {
            let is_last = kind + 1 == N;
            found = found
                .into_iter()
                .flat_map(|counts| {
                    let rest = number - counts.total() as u8;
                    (if is_last { rest } else { 0 }..=rest).map(move |count| {
                        let mut more = counts;
                        more.0[kind] = count;
                        more
                    })
                })
                .collect();
        }
        found
    }
}

/// How many cards a seat has when so many were dealt one by one around a table.
pub(super) fn dealt(total: usize, players: usize, seat: alcazar_core::Seat) -> usize {
    total / players + usize::from(seat.index() < total % players)
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn every_way_to_have_so_many() {
        assert_eq!(Counts::<3>::every(0), [Counts::EMPTY]);
        assert_eq!(Counts::<5>::every(4).len(), 70);
        assert!(Counts::<5>::every(4).iter().all(|counts| counts.total() == 4));
    }

    #[test]
    fn nothing_is_taken_that_is_not_there() {
        assert_eq!(Counts([1, 0]).minus(Counts([0, 1])), None);
        assert_eq!(Counts([255, 0]).plus(Counts([1, 0])), None);
    }
}
