//! How many of each kind: Rogues at home, in the bag or in the Seine, Plot
//! cards in a hand or a pile. Nothing in them has an order.

use crate::engine::{Offers, Rng};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// What can be counted: a kind of at most sixteen.
pub trait Countable: Copy + Debug + 'static {
    /// Every kind, in order.
    const ALL: &'static [Self];

    /// The kind's place in [`ALL`](Self::ALL).
    fn index(self) -> usize;
}

/// A count of at most fifteen for each kind, four bits a kind.
pub struct Tally<T>(u64, PhantomData<T>);

impl<T> Clone for Tally<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Tally<T> {}

impl<T> Default for Tally<T> {
    fn default() -> Self {
        Self(0, PhantomData)
    }
}

impl<T> PartialEq for Tally<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T> Eq for Tally<T> {}

impl<T> Hash for Tally<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<T: Countable> Tally<T> {
    /// So many of each of these.
    pub fn of_each(kinds: &[T], count: u8) -> Self {
        let bits = kinds.iter().map(|kind| u64::from(count) << (4 * kind.index())).sum();
        Self(bits, PhantomData)
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, kind: T) -> usize {
        (self.0 >> (4 * kind.index()) & 15) as usize
    }

    /// Whether there is one of this kind.
    #[inline]
    pub fn contains(self, kind: T) -> bool {
        self.count(kind) > 0
    }

    /// How many in all.
    #[inline]
    pub fn len(self) -> usize {
        // Pairs of nibbles are added up in bytes, and the bytes by one multiplication.
        let pairs = (self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more of this kind.
    #[inline]
    pub fn add(&mut self, kind: T) {
        self.0 += 1 << (4 * kind.index());
    }

    /// One less of this kind. There must be one.
    #[inline]
    pub fn take(&mut self, kind: T) {
        debug_assert!(self.contains(kind), "{kind:?} is taken from where it is");
        self.0 -= 1 << (4 * kind.index());
    }

    /// These and those together.
    #[inline]
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self(self.0 + others.0, PhantomData)
    }

    /// These without those, which must be among them.
    #[inline]
    #[must_use]
    pub fn less(self, others: Self) -> Self {
        Self(self.0 - others.0, PhantomData)
    }

    /// Takes one by lot. There must be one.
    #[inline]
    pub fn draw(&mut self, rng: &mut Rng) -> T {
        let mut at = rng.below(self.len());
        let mut left = self.0;
        loop {
            let index = left.trailing_zeros() / 4;
            let count = (left >> (4 * index) & 15) as usize;
            if at < count {
                self.0 -= 1 << (4 * index);
                return T::ALL[index as usize];
            }
            at -= count;
            left &= !(15 << (4 * index));
        }
    }

    /// The kinds that there are, each once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros() / 4;
            left &= !(15 << (4 * index));
            Some(T::ALL[index as usize])
        })
    }

    /// Offers a decision for each kind that there is, in order.
    #[inline]
    pub fn offer<A: Copy, const N: usize>(
        self,
        list: &mut Offers<A, N>,
        decision: impl Fn(T) -> A,
    ) {
        // The lowest bit of each count that is not nought.
        let ones = self.0 | self.0 >> 1;
        let ones = (ones | ones >> 2) & 0x1111_1111_1111_1111;
        list.offer_bits(ones, |bit| decision(*T::ALL.get(bit / 4).unwrap_or(&T::ALL[0])));
    }

    /// Everything, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind)))
    }
}

impl<T: Countable> FromIterator<T> for Tally<T> {
    fn from_iter<I: IntoIterator<Item = T>>(kinds: I) -> Self {
        let mut tally = Self::default();
        kinds.into_iter().for_each(|kind| tally.add(kind));
        tally
    }
}

impl<T: Countable> Debug for Tally<T> {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        to.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Countable + Serialize> Serialize for Tally<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Countable + DeserializeOwned> Deserialize<'de> for Tally<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(from)?.into_iter().collect())
    }
}
