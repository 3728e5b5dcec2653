//! Sets of small indices as bits of one number.

/// The positions of the set bits of a number, ascending.
///
/// ```
/// assert_eq!(alcazar_kit::Bits(0b1010).collect::<Vec<_>>(), [1, 3]);
/// ```
#[derive(Debug, Clone)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let position = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(position)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Bits {}

/// Declares a set of items as the bits of an unsigned number.
///
/// The item type has two constant functions: `index(self) -> usize` and `from_index(usize) -> Self`. An item
/// whose index is beyond the width of the number is never in the set. `len` names the type that `len()`
/// returns.
///
/// ```
/// #[derive(Debug, Clone, Copy, PartialEq)]
/// struct Square(u8);
///
/// impl Square {
///     const fn index(self) -> usize {
///         self.0 as usize
///     }
///
///     const fn from_index(index: usize) -> Self {
///         Self(index as u8)
///     }
/// }
///
/// alcazar_kit::bit_set! {
///     /// A set of squares.
///     #[derive(Debug, Clone, Copy, PartialEq, Eq)]
///     struct Squares(u32) of Square, len usize;
/// }
///
/// let squares = Squares::from_items(&[Square(3), Square(5)]);
/// assert!(squares.contains(Square(5)));
/// assert_eq!(squares.without(Square(3)), Squares::only(Square(5)));
/// assert_eq!(squares.iter().collect::<Vec<_>>(), [Square(3), Square(5)]);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $vis:vis struct $set:ident($bits:vis $repr:ty) of $item:ty, len $len:ty;) => {
        $(#[$meta])*
        $vis struct $set($bits $repr);

        #[allow(dead_code, reason = "a game need not use every operation of every set")]
        impl $set {
            /// The empty set.
            $vis const EMPTY: Self = Self(0);

            #[inline]
            const fn bit(item: $item) -> $repr {
                (1_u64 << item.index()) as $repr
            }

            /// The set of these items.
            $vis const fn from_items(items: &[$item]) -> Self {
                let mut set = Self::EMPTY;
                let mut next = 0;
                while next < items.len() {
                    set = set.with(items[next]);
                    next += 1;
                }
                set
            }

            /// The set of this item alone.
            #[inline]
            $vis const fn only(item: $item) -> Self {
                Self(Self::bit(item))
            }

            /// Whether the item is in the set.
            #[inline]
            $vis const fn contains(self, item: $item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            /// The set with this item.
            #[inline]
            $vis const fn with(self, item: $item) -> Self {
                Self(self.0 | Self::bit(item))
            }

            /// The set without this item.
            #[inline]
            $vis const fn without(self, item: $item) -> Self {
                Self(self.0 & !Self::bit(item))
            }

            /// Adds an item.
            #[inline]
            $vis const fn insert(&mut self, item: $item) {
                *self = self.with(item);
            }

            /// Removes an item, if it is there.
            #[inline]
            $vis const fn remove(&mut self, item: $item) {
                *self = self.without(item);
            }

            /// The items that are in both sets.
            #[inline]
            $vis const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// The items that are in at least one of the sets.
            #[inline]
            $vis const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The items that are not in the other set.
            #[inline]
            $vis const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether the set is empty.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many items are in the set.
            #[inline]
            $vis const fn len(self) -> $len {
                self.0.count_ones() as $len
            }

            /// The items in the order of their indices.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = $item> {
                $crate::Bits(u64::from(self.0)).map(|index| <$item>::from_index(index as usize))
            }
        }

        impl ::std::ops::BitAnd for $set {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                self.and(other)
            }
        }

        impl ::std::ops::BitOr for $set {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                self.or(other)
            }
        }

        impl ::std::ops::Not for $set {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    struct Item(u8);

    impl Item {
        const fn index(self) -> usize {
            self.0 as usize
        }

        const fn from_index(index: usize) -> Self {
            Self(index as u8)
        }
    }

    bit_set! {
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        struct Items(u32) of Item, len u8;
    }

    fn items() -> impl Strategy<Value = BTreeSet<Item>> {
        prop::collection::btree_set((0..32_u8).prop_map(Item), 0..12)
    }

    proptest! {
        #[test]
        fn a_bit_set_behaves_like_a_tree_set(a in items(), b in items(), item in (0..32_u8).prop_map(Item)) {
            let set = |items: &BTreeSet<Item>| items.iter().copied().collect::<Items>();
            let (x, y) = (set(&a), set(&b));
            prop_assert_eq!(x.iter().collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>());
            prop_assert_eq!(usize::from(x.len()), a.len());
            prop_assert_eq!(x.is_empty(), a.is_empty());
            prop_assert_eq!(x.contains(item), a.contains(&item));
            prop_assert_eq!(x & y, set(&a.intersection(&b).copied().collect()));
            prop_assert_eq!(x | y, set(&a.union(&b).copied().collect()));
            prop_assert_eq!(x.minus(y), set(&a.difference(&b).copied().collect()));
            prop_assert_eq!(x & !y, x.minus(y));
            let (mut with, mut without) = (x, x);
            with.insert(item);
            without.remove(item);
            prop_assert!(with.contains(item) && !without.contains(item));
            prop_assert_eq!(with, x.or(Items::only(item)));
            prop_assert_eq!(without, x.minus(Items::from_items(&[item])));
        }
    }

    #[test]
    fn an_item_beyond_the_width_is_never_in_the_set() {
        assert_eq!(Items::EMPTY.with(Item(32)), Items::EMPTY);
        assert!(!Items(u32::MAX).contains(Item(32)));
        assert_eq!(Items(u32::MAX).without(Item(32)), Items(u32::MAX));
    }
}
