//! A short row of marks, a byte each, held as numbers: all of it is looked
//! through, moved up or changed at once, since where something stands in it is
//! seldom foreseen by the processor.

/// So many marks are one number.
const HALF: usize = Row::ROOM / 2;

/// A one in each byte.
const ONES: u128 = u128::MAX / 0xff;

/// At most [`Row::ROOM`] marks in order, each of 1 to 127; what is free holds nought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    halves: [u128; 2],
    len: u8,
}

impl Row {
    /// So many marks find room.
    pub const ROOM: usize = 32;

    /// How many marks there are.
    #[inline]
    #[allow(clippy::len_without_is_empty, reason = "nobody asks")]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// The marks in order.
    pub fn iter(&self) -> impl Iterator<Item = u8> {
        (0..self.len()).map(|place| self.at(place))
    }

    /// The mark of this place.
    #[inline]
    pub const fn at(&self, place: usize) -> u8 {
        (self.halves[place / HALF] >> (8 * (place % HALF))) as u8
    }

    /// The place of the first mark without this bit.
    #[inline]
    pub fn first_without(&self, bit: u8) -> Option<usize> {
        let [low, high] = self.halves.map(|half| !half & (u128::from(bit) * ONES));
        let place = match low {
            0 => HALF as u32 + high.trailing_zeros() / 8,
            _ => low.trailing_zeros() / 8,
        };
        (place < self.len.into()).then_some(place as usize)
    }

    /// Adds a mark. There must be room.
    #[inline]
    pub const fn push(&mut self, mark: u8) {
        let place = self.len();
        self.halves[place / HALF] |= (mark as u128) << (8 * (place % HALF));
        self.len += 1;
    }

    /// Takes the last mark off, if there is one.
    #[inline]
    pub const fn pop(&mut self) {
        if let Some(len) = self.len.checked_sub(1) {
            self.len = len;
            let place = len as usize;
            self.halves[place / HALF] &= !(0xff << (8 * (place % HALF)));
        }
    }

    /// Where this mark stands, by bits.
    #[inline]
    pub const fn places_of(&self, mark: u8) -> u32 {
        let low = places_of(self.halves[0], mark);
        // Hardly any row is so long.
        if self.len() <= HALF { low } else { low | places_of(self.halves[1], mark) << HALF }
    }

    /// Puts another mark where one is.
    pub const fn replace(&mut self, place: usize, mark: u8) {
        let shift = 8 * (place % HALF);
        let half = &mut self.halves[place / HALF];
        *half = *half & !(0xff << shift) | (mark as u128) << shift;
    }

    /// Takes a mark out, keeping the order of the others.
    #[inline]
    pub const fn remove(&mut self, place: usize) {
        let [low, high] = &mut self.halves;
        if place < HALF {
            *low = closed_up(*low, place) | *high << (8 * (HALF - 1));
            *high >>= 8;
        } else {
            *high = closed_up(*high, place - HALF);
        }
        self.len -= 1;
    }

    /// One mark becomes another, wherever it stands.
    #[inline]
    pub const fn rename(&mut self, mark: u8, into: u8) {
        let differ = (mark ^ into) as u128;
        let [low, high] = &mut self.halves;
        *low ^= differ * equal(*low, mark);
        *high ^= differ * equal(*high, mark);
    }

    /// Two marks change about, wherever they stand.
    #[inline]
    pub const fn swap(&mut self, one: u8, other: u8) {
        let differ = (one ^ other) as u128;
        let [low, high] = &mut self.halves;
        *low ^= differ * (equal(*low, one) | equal(*low, other));
        *high ^= differ * (equal(*high, one) | equal(*high, other));
    }
}

/// A one in each byte that holds this mark.
#[inline]
const fn equal(marks: u128, mark: u8) -> u128 {
    // Nothing is borrowed from the next byte: no mark has the highest bit.
    (0x80 * ONES - (marks ^ (mark as u128 * ONES))) >> 7 & ONES
}

/// Multiplied by this, the ones of eight bytes are pushed together in the highest byte.
const TOGETHER: u64 = 0x0102_0408_1020_4080;

/// The bytes that hold this mark, a bit each.
#[inline]
const fn places_of(marks: u128, mark: u8) -> u32 {
    let equal = equal(marks, mark);
    let low = (equal as u64).wrapping_mul(TOGETHER) >> 56;
    let high = ((equal >> 64) as u64).wrapping_mul(TOGETHER) >> 56;
    (low | high << 8) as u32
}

/// The marks without that of one place.
#[inline]
const fn closed_up(marks: u128, place: usize) -> u128 {
    let before = (1 << (8 * place)) - 1;
    marks & before | marks >> 8 & !before
}
