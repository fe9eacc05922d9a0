//! A short row of marks, one byte each, packed in integers. Operations search, shift or change the
//! whole row at once, since the processor rarely predicts where a mark is.

/// The number of marks in a word.
const IN_A_WORD: usize = 8;

/// The number of marks that are searched at once; rows are rarely longer.
const HALF: usize = Row::ROOM / 2;

/// The lowest bit of each byte.
const ONES: u64 = u64::MAX / 0xff;

/// The highest bit of each byte, which no mark uses.
const HIGHEST: u64 = 0x80 * ONES;

/// At most [`Row::ROOM`] marks in order, each from 1 to 127; free places hold 0.
///
/// ```
/// use regalia::engine::Row;
///
/// let mut row = Row::EMPTY;
/// [5, 9, 5].into_iter().for_each(|mark| row.push(mark));
/// assert_eq!(row.places_of(5), 0b101);
/// row.remove(0);
/// assert_eq!(row.iter().collect::<Vec<_>>(), [9, 5]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    words: [u64; Row::ROOM / IN_A_WORD],
    len: u8,
}

impl Row {
    /// The empty row.
    pub const EMPTY: Self = Self { words: [0; Self::ROOM / IN_A_WORD], len: 0 };

    /// The capacity in marks.
    pub const ROOM: usize = 32;

    /// Returns the number of marks.
    #[inline]
    #[allow(clippy::len_without_is_empty, reason = "nobody asks")]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Iterates over the marks in order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + Clone {
        (0..self.len()).map(|place| self.at(place))
    }

    /// Returns the mark at this place.
    #[inline]
    pub const fn at(&self, place: usize) -> u8 {
        (self.words[place / IN_A_WORD] >> (8 * (place % IN_A_WORD))) as u8
    }

    /// Returns the place of the first mark without this bit, if there is one.
    #[inline]
    pub fn first_without(&self, bit: u8) -> Option<usize> {
        let bits = u64::from(bit) * ONES;
        let in_word = |(nth, word): (usize, &u64)| {
            let place = (!word & bits).trailing_zeros() as usize / 8;
            (place < IN_A_WORD).then_some(IN_A_WORD * nth + place)
        };
        let place = self.words.iter().enumerate().find_map(in_word)?;
        (place < self.len()).then_some(place)
    }

    /// Appends a mark. The row must have room.
    #[inline]
    pub const fn push(&mut self, mark: u8) {
        let place = self.len();
        self.words[place / IN_A_WORD] |= (mark as u64) << (8 * (place % IN_A_WORD));
        self.len += 1;
    }

    /// Removes the last mark, if there is one.
    #[inline]
    pub const fn pop(&mut self) {
        if let Some(len) = self.len.checked_sub(1) {
            self.replace(len as usize, 0);
            self.len = len;
        }
    }

    /// Returns the places of this mark, one bit each.
    #[inline]
    pub const fn places_of(&self, mark: u8) -> u32 {
        let [one, two, three, four] = self.words;
        let low = places_of(one, mark) | places_of(two, mark) << 8;
        if self.len() <= HALF {
            return low;
        }
        low | places_of(three, mark) << 16 | places_of(four, mark) << 24
    }

    /// Replaces the mark at a place.
    #[inline]
    pub const fn replace(&mut self, place: usize, mark: u8) {
        let shift = 8 * (place % IN_A_WORD);
        let word = &mut self.words[place / IN_A_WORD];
        *word = *word & !(0xff << shift) | (mark as u64) << shift;
    }

    /// Removes the mark at a place, keeping the order of the others.
    #[inline]
    pub const fn remove(&mut self, place: usize) {
        let mut next = 0;
        let mut nth = self.words.len();
        while nth > 0 {
            nth -= 1;
            let word = self.words[nth];
            self.words[nth] = closed_up(word, FROM[place][nth], next);
            next = word;
        }
        self.len -= 1;
    }

    /// Turns every `mark` into `into`.
    #[inline]
    pub fn rename(&mut self, mark: u8, into: u8) {
        for word in &mut self.words {
            *word ^= u64::from(mark ^ into) * ones_of(*word, mark);
        }
    }

    /// Exchanges two marks wherever they occur.
    #[inline]
    pub fn swap(&mut self, one: u8, other: u8) {
        for word in &mut self.words {
            *word ^= u64::from(one ^ other) * (ones_of(*word, one) | ones_of(*word, other));
        }
    }
}

/// For each place and word, a mask of the marks from that place on.
const FROM: [[u64; Row::ROOM / IN_A_WORD]; Row::ROOM] = {
    let mut from = [[0; Row::ROOM / IN_A_WORD]; Row::ROOM];
    let mut later = 0;
    while later < Row::ROOM {
        let mut place = 0;
        while place <= later {
            from[place][later / IN_A_WORD] |= 0xff << (8 * (later % IN_A_WORD));
            place += 1;
        }
        later += 1;
    }
    from
};

/// Returns the highest bit of each byte that equals this mark. The subtraction never borrows from
/// the next byte.
#[inline]
const fn equal(word: u64, mark: u8) -> u64 {
    (HIGHEST - (word ^ (mark as u64 * ONES))) & HIGHEST
}

/// Returns the lowest bit of each byte that equals this mark.
#[inline]
const fn ones_of(word: u64, mark: u8) -> u64 {
    equal(word, mark) >> 7
}

/// Returns the bytes that equal this mark, one bit each.
#[inline]
const fn places_of(word: u64, mark: u8) -> u32 {
    // The multiplication collects the highest bits of all bytes in the highest byte.
    (equal(word, mark).wrapping_mul(0x0002_0408_1020_4081) >> 56) as u32
}

/// Returns a word without the first byte of the mask, with the first mark of the next word
/// appended. With an empty mask the word is unchanged.
#[inline]
const fn closed_up(word: u64, marks: u64, next: u64) -> u64 {
    word ^ (word ^ word >> 8) & marks | next << (8 * (IN_A_WORD - 1)) & marks
}
