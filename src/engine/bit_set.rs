//! Sets of a few things of one kind, one bit each.
//!
//! Every game has some: seats, cards, tiles, spots. They are small, ordered and
//! never allocate, which is why views and states are made of them.

use std::fmt::{Debug, Formatter, Result};

/// What the macro `bit_set!` makes.
pub trait BitSet: Copy {
    /// What it holds.
    type Item;

    /// How many it holds.
    fn count(self) -> usize;

    /// Takes the first one out.
    fn pop(&mut self) -> Option<Self::Item>;
}

/// What a set holds, in order.
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

/// Makes a set of things that each have a bit: its name, the bits that carry
/// it, what it holds, which bit a thing has, and which thing a bit is. All but
/// the walks through it can be reckoned when the program is built.
macro_rules! bit_set {
    (
        $(#[$about:meta])*
        $vis:vis struct $Set:ident($Bits:ty) of $Item:ty,
        |$item:ident| $index:expr,
        |$bit:ident| $at:expr
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        $vis struct $Set($Bits);

        #[allow(clippy::len_without_is_empty, dead_code, reason = "not every set needs every method")]
        impl $Set {
            /// Nothing.
            pub const NONE: Self = Self(0);

            /// This one alone.
            #[inline]
            pub const fn only($item: $Item) -> Self {
                Self(1 << $index)
            }

            /// Whether this one is in the set.
            #[inline]
            pub const fn contains(self, $item: $Item) -> bool {
                self.0 >> $index & 1 == 1
            }

            /// The set with this one in it.
            #[inline]
            #[must_use]
            pub const fn with(self, $item: $Item) -> Self {
                Self(self.0 | 1 << $index)
            }

            /// The set without this one.
            #[inline]
            #[must_use]
            pub const fn without(self, $item: $Item) -> Self {
                Self(self.0 & !(1 << $index))
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// How many there are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there is nothing in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first one in order.
            #[inline]
            pub const fn first(self) -> Option<$Item> {
                if self.0 == 0 {
                    return None;
                }
                let $bit = self.0.trailing_zeros();
                Some($at)
            }

            /// Adds what is in it to a list of decisions, in order. Room is made
            /// once for all.
            #[inline]
            pub fn list<T>(self, into: &mut Vec<T>, decision: impl Fn($Item) -> T) {
                let mut left = self.0;
                into.extend((0..self.len()).map(|_| {
                    let $bit = left.trailing_zeros();
                    left &= left - 1;
                    decision($at)
                }));
            }

            /// What is in it, in order.
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
