//! Small sets of items of one kind, one bit each.
//!
//! Every game has some: seats, cards, tiles, spots. They are ordered and never allocate, so views
//! and states are made of them.

use serde::de::{Deserialize, Deserializer, Error};
use std::fmt::{Debug, Formatter, Result};

/// Reads a number that must be below `LIMIT`, or the bits of a set with fewer items: what comes from
/// elsewhere may be any number.
///
/// # Errors
/// Returns an error if it is none.
pub(crate) fn below<'de, const LIMIT: u64, T, D>(from: D) -> std::result::Result<T, D::Error>
where
    T: Deserialize<'de> + Copy + Into<u64>,
    D: Deserializer<'de>,
{
    let number = T::deserialize(from)?;
    if number.into() < LIMIT { Ok(number) } else { Err(D::Error::custom("too high a number")) }
}

/// The operations that [`Items`] needs of a set made by `bit_set!`.
pub trait BitSet: Copy {
    /// The type of the items.
    type Item;

    /// Returns the number of items.
    fn count(self) -> usize;

    /// Removes and returns the first item; `None` if the set is empty.
    fn pop(&mut self) -> Option<Self::Item>;
}

/// An iterator over the items of a set, in order.
#[derive(Clone)]
pub struct Items<S>(pub(crate) S);

impl<S: BitSet> Iterator for Items<S> {
    type Item = S::Item;

    #[inline]
    fn next(&mut self) -> Option<S::Item> {
        self.0.pop()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.count(), Some(self.0.count()))
    }
}

impl<S: BitSet> ExactSizeIterator for Items<S> {}

impl<S: BitSet<Item: Debug>> Debug for Items<S> {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.debug_set().entries(self.clone()).finish()
    }
}

/// Defines a bit set: its name, the integer that holds the bits, the item type, the bit of an item,
/// and the item of a bit. Everything but iteration and `list` is `const`.
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        $vis:vis struct $Set:ident($(#[$of_bits:meta])* $Bits:ty) of $Item:ty,
        |$item:ident| $index:expr,
        |$bit:ident| $at:expr
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $vis struct $Set($(#[$of_bits])* $Bits);

        #[allow(clippy::len_without_is_empty, dead_code, reason = "not every set needs every method")]
        impl $Set {
            /// The empty set.
            pub const NONE: Self = Self(0);

            /// Returns the set of this one item.
            #[inline]
            pub const fn only($item: $Item) -> Self {
                Self(1 << $index)
            }

            /// Returns true if the item is in the set.
            #[inline]
            pub const fn contains(self, $item: $Item) -> bool {
                self.0 >> $index & 1 == 1
            }

            /// Returns the set with this item added.
            #[inline]
            #[must_use]
            pub const fn with(self, $item: $Item) -> Self {
                Self(self.0 | 1 << $index)
            }

            /// Returns the set with this item removed.
            #[inline]
            #[must_use]
            pub const fn without(self, $item: $Item) -> Self {
                Self(self.0 & !(1 << $index))
            }

            /// Returns the union of both sets.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Returns the intersection of both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// Returns the items of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Returns the number of items.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns true if the set is empty.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns the first item; `None` if the set is empty.
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let $bit = self.0.trailing_zeros();
                Some($at)
            }

            /// Appends a decision for each item to `into`, in order. Reserves space once for all of
            /// them.
            #[inline]
            pub fn list<T>(self, into: &mut Vec<T>, decision: impl Fn($Item) -> T) {
                let mut left = self.0;
                into.extend((0..self.len()).map(|_| {
                    let $bit = left.trailing_zeros();
                    left &= left - 1;
                    decision($at)
                }));
            }

            /// Iterates over the items in order.
            #[inline]
            pub const fn iter(self) -> $crate::engine::Items<Self> {
                $crate::engine::Items(self)
            }
        }

        impl $crate::engine::BitSet for $Set {
            type Item = $Item;

            #[inline]
            fn count(self) -> usize {
                self.len()
            }

            #[inline]
            fn pop(&mut self) -> Option<$Item> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Item;
            type IntoIter = $crate::engine::Items<Self>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$Item> for $Set {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                items.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(&self.iter(), to)
            }
        }
    };
}

pub(crate) use bit_set;
