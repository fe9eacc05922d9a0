//! The writer for lists of legal decisions.

/// A list of at most `N` legal decisions, while it is being written.
///
/// The processor rarely predicts whether a decision is allowed, so each decision is written without
/// a branch and then counted or not.
///
/// ```
/// use regalia::engine::Offers;
///
/// let mut legal = Vec::new();
/// Offers::<_, 8>::list(&mut legal, 0, |list| {
///     list.offer(1);
///     list.offer_if(false, 2);
///     list.offer_bits(0b1010, |bit| 10 + bit);
/// });
/// assert_eq!(legal, [1, 11, 13]);
/// ```
pub struct Offers<'a, A, const N: usize> {
    places: &'a mut [A; N],
    count: usize,
}

/// A table of decisions by their bits, four bits at a time: for each group of four in a word and
/// each of its 16 values, the decisions of the bits set, lowest bit first. The remaining entries
/// are not counted.
pub type ByBits<A, const FOURS: usize> = [[[A; 4]; 16]; FOURS];

/// Builds a [`ByBits`] table at compile time, from the decision of each bit.
macro_rules! by_bits {
    (|$bit:ident| $decision:expr) => {{
        let mut $bit = 0;
        let mut table = [[[$decision; 4]; 16]; _];
        let mut four = 0;
        while four < table.len() {
            let mut bits = 0;
            while bits < 16 {
                let (mut left, mut place) = (bits, 0);
                while left != 0 {
                    $bit = 4 * four + (left as u32).trailing_zeros() as usize;
                    table[four][bits][place] = $decision;
                    left &= left - 1;
                    place += 1;
                }
                bits += 1;
            }
            four += 1;
        }
        table
    }};
}

pub(crate) use by_bits;

/// The number of bits set in each four-bit value.
const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

impl<A: Copy, const N: usize> Offers<'_, A, N> {
    /// Replaces a list with the decisions that `write` offers: at most `N`, including a last one
    /// that is written and not counted. `anything` fills the places until then.
    #[inline]
    pub fn list(into: &mut Vec<A>, anything: A, write: impl FnOnce(&mut Offers<'_, A, N>)) {
        into.clear();
        into.resize(N, anything);
        let places = into.first_chunk_mut().expect("it has so many places now");
        let mut offers = Offers { places, count: 0 };
        write(&mut offers);
        let count = offers.count;
        into.truncate(count);
    }

    /// Adds a legal decision.
    #[inline]
    pub fn offer(&mut self, decision: A) {
        self.offer_if(true, decision);
    }

    /// Adds a decision if it is allowed.
    #[inline]
    pub fn offer_if(&mut self, allowed: bool, decision: A) {
        self.places[self.count] = decision;
        self.count += usize::from(allowed);
    }

    /// Adds a decision for each bit of a word, lowest bit first. It always writes in groups of
    /// four: the number of bits is hard to predict, the number of groups mostly is not. So
    /// `decision` is also called with bit 64, which does not exist; that result is not counted.
    #[inline]
    pub fn offer_bits(&mut self, bits: u64, decision: impl Fn(usize) -> A) {
        let mut left = bits;
        while left != 0 {
            for _ in 0..4 {
                self.offer_if(left != 0, decision(left.trailing_zeros() as usize));
                left &= left.wrapping_sub(1);
            }
        }
    }

    /// Adds the decision of each bit of a short word, lowest bit first. Each group of four bits
    /// writes four decisions and counts the legal ones. The list has a power of two plus four
    /// places, so no bounds check is needed.
    #[inline]
    pub fn offer_by_bits<const FOURS: usize>(&mut self, bits: u64, decisions: &ByBits<A, FOURS>) {
        const { assert!((N - 4).is_power_of_two()) };
        for (nth, ways) in decisions.iter().enumerate() {
            let four = (bits >> (4 * nth) & 15) as usize;
            let at = self.count & (N - 4 - 1);
            *self.places[at..].first_chunk_mut().expect("there is room for four") = ways[four];
            self.count += usize::from(COUNTS[four]);
        }
    }
}
