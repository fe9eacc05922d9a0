//! Counts by kind: Rogues at home, in the bag or in the Seine, Plot cards in a hand or a pile. They
//! have no order.

use super::{Plot, Rogue};
use crate::engine::Rng;
use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{Debug, Formatter};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

/// A kind of item that can be counted; there are at most 24 kinds.
pub trait Countable: Copy + Debug + 'static {
    /// All kinds, in order.
    const ALL: &'static [Self];

    /// Returns the kind's place in [`ALL`](Self::ALL).
    fn index(self) -> usize;
}

impl Countable for Plot {
    const ALL: &'static [Self] = &Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl Countable for Rogue {
    const ALL: &'static [Self] = &Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// True if some kinds need more than a `u64`.
const IS_WIDE: bool = Plot::ALL.len() > 12 || Rogue::ALL.len() > 12;

/// The number that holds a tally: a `u64` for up to twelve kinds, or a `u128`.
type Packed = <Width<IS_WIDE> as Number>::Packed;

struct Width<const IS_WIDE: bool>;

trait Number {
    type Packed;
}

impl Number for Width<false> {
    type Packed = u64;
}

impl Number for Width<true> {
    type Packed = u128;
}

/// A 1 in each byte.
const ONES: Packed = Packed::MAX / 0xff;

/// The highest count of a kind.
const MOST: usize = 15;

/// The number of bits for the counts; the bits of the kinds are above them.
const COUNTS: usize = Packed::BITS as usize / 4 * 3;

/// A count of at most fifteen for each kind, four bits per kind. Above them is one bit for each
/// kind present, since that is read most often.
pub struct Tally<T>(Packed, PhantomData<T>);

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
        self.counts().hash(state);
    }
}

impl<T> Tally<T> {
    /// Returns the counts only, four bits per kind.
    #[inline]
    const fn counts(&self) -> Packed {
        self.0 & ((1 << COUNTS) - 1)
    }
}

/// Returns the kinds present among the lower twelve, one bit each. Bits from the 16th on mean nothing.
#[inline]
const fn present(counts: u64) -> u64 {
    // Sets the lowest bit of each nonzero count, then packs these bits together.
    let bits = counts | counts >> 1;
    let bits = (bits | bits >> 2) & 0x1111_1111_1111;
    let bits = (bits | bits >> 3) & 0x0303_0303_0303;
    let bits = (bits | bits >> 6) & 0x000f_000f_000f;
    bits | bits >> 12 | bits >> 24
}

#[allow(clippy::unnecessary_cast, reason = "a packed tally is a `u64` or not")]
impl<T: Countable> Tally<T> {
    /// Returns a tally with this many of each of these kinds.
    pub fn of_each(kinds: &[T], count: u8) -> Self {
        Self::of_counts(kinds.iter().map(|kind| Packed::from(count) << (4 * kind.index())).sum())
    }

    /// Creates a tally from its counts, four bits per kind.
    #[inline]
    const fn of_counts(counts: Packed) -> Self {
        const { assert!(4 * T::ALL.len() <= COUNTS) };
        let mut present = present(counts as u64);
        if IS_WIDE {
            present = present & 0xfff | self::present((counts >> 48) as u64) << 12;
        }
        Self(counts | (present as Packed) << COUNTS, PhantomData)
    }

    /// Returns the number of this kind.
    #[inline]
    pub fn count(self, kind: T) -> usize {
        (self.0 >> (4 * kind.index()) & 15) as usize
    }

    /// Returns true if there is one of this kind.
    #[inline]
    pub fn contains(self, kind: T) -> bool {
        self.bits() >> kind.index() & 1 == 1
    }

    /// Returns the total number.
    #[inline]
    pub fn len(self) -> usize {
        (self.pairs().wrapping_mul(ONES) >> (Packed::BITS - 8)) as usize
    }

    /// Returns the number of each pair of kinds, one byte per pair. Multiplied by [`ONES`], each
    /// byte becomes the cumulative sum up to it.
    #[inline]
    const fn pairs(self) -> Packed {
        (self.counts() & (15 * ONES)) + (self.counts() >> 4 & (15 * ONES))
    }

    /// Returns true if the tally is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one of this kind.
    #[inline]
    pub fn add(&mut self, kind: T) {
        self.0 += 1 << (4 * kind.index());
        self.0 |= 1 << (COUNTS + kind.index());
    }

    /// Removes one of this kind. There must be one.
    #[inline]
    pub fn take(&mut self, kind: T) {
        debug_assert!(self.contains(kind), "{kind:?} is taken from where it is");
        self.take_one(kind.index());
    }

    #[inline]
    const fn take_one(&mut self, index: usize) {
        let left = self.0 - (1 << (4 * index));
        let gone = left & (15 << (4 * index)) == 0;
        self.0 = left & !((gone as Packed) << (COUNTS + index));
    }

    /// Returns the sum of both.
    #[inline]
    #[must_use]
    pub fn and(self, others: Self) -> Self {
        Self::of_counts(self.counts() + others.counts())
    }

    /// Returns this tally without the others, which must be in it.
    #[inline]
    #[must_use]
    pub fn less(self, others: Self) -> Self {
        Self::of_counts(self.counts() - others.counts())
    }

    /// Removes and returns a random item. There must be one.
    #[inline]
    pub fn draw(&mut self, rng: &mut Rng) -> T {
        let at = rng.below(self.len()) as Packed;
        // Two kinds per byte: the cumulative number up to each pair, and whether it is above `at`.
        let up_to = self.pairs().wrapping_mul(ONES);
        let above = (up_to + 127 * ONES - at * ONES) & ONES << 7;
        let first = above.trailing_zeros() & !7;
        let before = (up_to << 8) >> first & 0xff;
        let second = at - before >= self.0 >> first & 15;
        let place = first + 4 * u32::from(second);
        let index = place as usize / 4;
        self.take_one(index);
        T::ALL[index]
    }

    /// Iterates over the kinds present, each once, in order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.bits();
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let index = left.trailing_zeros();
            left &= left - 1;
            Some(T::ALL[index as usize])
        })
    }

    /// Returns the kinds present, one bit each.
    #[inline]
    pub const fn bits(self) -> u64 {
        (self.0 >> COUNTS) as u64
    }

    /// Iterates over all items in order.
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
        let mut tally = Self::default();
        for kind in Vec::<T>::deserialize(from)? {
            if tally.count(kind) == MOST {
                return Err(D::Error::custom("there are not so many of a kind"));
            }
            tally.add(kind);
        }
        Ok(tally)
    }
}
