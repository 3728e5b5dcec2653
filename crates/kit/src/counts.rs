//! Pieces as counts per kind.

use alcazar_core::Luck;
use serde::{Deserialize, Serialize};

/// How many pieces there are of each of `N` kinds. A kind is an index below `N`.
///
/// ```
/// use alcazar_kit::Counts;
///
/// let mut hand = Counts([2, 0, 1]);
/// hand.insert(1);
/// assert_eq!(hand.total(), 4);
/// assert!(hand.contains(Counts([1, 1, 0])));
/// assert_eq!(hand.checked_sub(Counts([3, 0, 0])), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[serde(bound(serialize = "[u8; N]: Serialize", deserialize = "[u8; N]: Deserialize<'de>"))]
pub struct Counts<const N: usize>(pub [u8; N]);

impl<const N: usize> Counts<N> {
    /// No pieces.
    pub const EMPTY: Self = Self([0; N]);

    /// The same count of every kind.
    pub const fn each(count: u8) -> Self {
        Self([count; N])
    }

    /// One piece of this kind.
    pub const fn one(kind: usize) -> Self {
        let mut counts = Self::EMPTY;
        counts.0[kind] = 1;
        counts
    }

    /// How many pieces of this kind there are.
    #[inline]
    pub const fn count(self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many pieces there are of all kinds together.
    #[inline]
    pub const fn total(self) -> usize {
        let mut total = 0;
        let mut kind = 0;
        while kind < N {
            total += self.0[kind] as usize;
            kind += 1;
        }
        total
    }

    /// Whether there are no pieces.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// The kinds of which there is at least one piece.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = usize> {
        (0..N).filter(move |&kind| self.0[kind] > 0)
    }

    /// The kind of each piece, sorted.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..N).flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.0[kind])))
    }

    /// Whether all of `others` are among these.
    #[inline]
    pub fn contains(self, others: Self) -> bool {
        (0..N).all(|kind| others.0[kind] <= self.0[kind])
    }

    /// The smaller count of each kind: what both have.
    #[inline]
    pub fn min(self, others: Self) -> Self {
        self.zip(others, u8::min)
    }

    /// These and the others; counts stop at 255.
    #[inline]
    pub fn saturating_add(self, others: Self) -> Self {
        self.zip(others, u8::saturating_add)
    }

    /// These without as many of the others as are among them.
    #[inline]
    pub fn saturating_sub(self, others: Self) -> Self {
        self.zip(others, u8::saturating_sub)
    }

    /// These and the others, unless a count would exceed 255.
    pub fn checked_add(self, others: Self) -> Option<Self> {
        self.try_zip(others, u8::checked_add)
    }

    /// These without the others, if the others are all among them.
    pub fn checked_sub(self, others: Self) -> Option<Self> {
        self.try_zip(others, u8::checked_sub)
    }

    /// All of these together, unless a count would exceed 255.
    pub fn checked_sum(many: impl IntoIterator<Item = Self>) -> Option<Self> {
        many.into_iter().try_fold(Self::EMPTY, Self::checked_add)
    }

    /// Combines two counts kind by kind.
    #[inline]
    pub fn zip(self, others: Self, combine: impl Fn(u8, u8) -> u8) -> Self {
        Self(std::array::from_fn(|kind| combine(self.0[kind], others.0[kind])))
    }

    fn try_zip(self, others: Self, combine: impl Fn(u8, u8) -> Option<u8>) -> Option<Self> {
        let mut combined = self;
        for kind in 0..N {
            combined.0[kind] = combine(self.0[kind], others.0[kind])?;
        }
        Some(combined)
    }

    /// Adds a piece of this kind.
    #[inline]
    pub const fn insert(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Removes a piece of this kind, of which there must be one.
    #[inline]
    pub const fn remove(&mut self, kind: usize) {
        self.0[kind] -= 1;
    }

    /// The kind of the n-th piece in sorted order, for a uniform choice. If there are not that many, the last
    /// kind.
    #[inline]
    pub const fn nth(self, n: u32) -> usize {
        let mut left = n;
        let mut kind = 0;
        while kind + 1 < N {
            let count = self.0[kind] as u32;
            if left < count {
                return kind;
            }
            left -= count;
            kind += 1;
        }
        kind
    }

    /// The kind of one piece, each piece being equally likely.
    ///
    /// # Panics
    /// If there are no pieces.
    pub fn pick(self, luck: &mut impl Luck) -> usize {
        self.nth(luck.below(self.total() as u32))
    }

    /// Removes `number` pieces at random and returns them.
    ///
    /// # Panics
    /// If there are fewer pieces.
    pub fn draw(&mut self, number: usize, luck: &mut impl Luck) -> Self {
        let mut drawn = Self::EMPTY;
        for _ in 0..number {
            let kind = self.pick(luck);
            self.remove(kind);
            drawn.insert(kind);
        }
        drawn
    }

    /// Every way to have `number` pieces, sorted.
    pub fn with_total(number: u8) -> Vec<Self> {
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

impl<const N: usize> Default for Counts<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Counts;

    proptest! {
        #[test]
        fn counts_behave_like_a_sorted_list(counts in any::<[u8; 4]>()) {
            let counts = Counts(counts);
            let list: Vec<usize> = counts.iter().collect();
            prop_assert_eq!(list.len(), counts.total());
            prop_assert_eq!(list.is_empty(), counts.is_empty());
            for (n, kind) in list.iter().enumerate() {
                prop_assert_eq!(counts.nth(n as u32), *kind);
            }
            let mut kinds = list;
            kinds.dedup();
            prop_assert_eq!(counts.kinds().collect::<Vec<_>>(), kinds);
        }

        #[test]
        fn checked_operations_agree_with_contains(a in any::<[u8; 4]>(), b in any::<[u8; 4]>()) {
            let (a, b) = (Counts(a), Counts(b));
            prop_assert_eq!(a.checked_sub(b).is_some(), a.contains(b));
            prop_assert!(a.contains(a.min(b)) && b.contains(a.min(b)));
            prop_assert_eq!(a.checked_sub(a.min(b)), Some(a.saturating_sub(b)));
            if let Some(both) = a.checked_add(b) {
                prop_assert_eq!(both, a.saturating_add(b));
                prop_assert_eq!(both.checked_sub(b), Some(a));
            }
        }
    }

    #[test]
    fn with_total_finds_every_way() {
        assert_eq!(Counts::<3>::with_total(0), [Counts::EMPTY]);
        let found = Counts::<5>::with_total(4);
        assert_eq!(found.len(), 70);
        assert!(found.iter().all(|counts| counts.total() == 4));
        assert!(found.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn counts_neither_overflow_nor_underflow() {
        assert_eq!(Counts([1, 0]).checked_sub(Counts([0, 1])), None);
        assert_eq!(Counts([255, 0]).checked_add(Counts([1, 0])), None);
        assert_eq!(
            Counts::checked_sum([Counts([200, 0]), Counts([50, 1]), Counts([5, 1])]),
            Some(Counts([255, 2]))
        );
        assert_eq!(Counts::checked_sum([Counts([200, 0]), Counts([56, 1])]), None);
    }

    #[test]
    fn the_json_is_an_array() {
        assert_eq!(serde_json::to_string(&Counts([1, 2, 3])).unwrap(), "[1,2,3]");
        assert_eq!(serde_json::from_str::<Counts<3>>("[1,2,3]").unwrap(), Counts([1, 2, 3]));
    }
}
