//! Legal decisions, as they are listed.

/// A list of at most `N` legal decisions, while it is written.
///
/// Whether something is allowed is seldom foreseen by the processor, so each
/// decision is written without asking, and then counted or not.
pub struct Offers<'a, A, const N: usize> {
    places: &'a mut [A; N],
    count: usize,
}

/// Decisions by the bits that stand for them, four bits at a time: for each four of
/// a word and each way they can be set, what is legal then, the lowest bit first.
/// Behind that stands what is not counted.
pub type ByBits<A, const FOURS: usize> = [[[A; 4]; 16]; FOURS];

/// Makes a table [`ByBits`] when the program is built, from what a bit stands for.
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

/// How many of four bits are set.
const COUNTS: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

impl<A: Copy, const N: usize> Offers<'_, A, N> {
    /// Replaces a list by what `write` offers: at most `N` decisions, what is written
    /// last and not counted included. `anything` stands in a place until then.
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

    /// A decision that is legal.
    #[inline]
    pub fn offer(&mut self, decision: A) {
        self.offer_if(true, decision);
    }

    /// A decision that is legal if it is allowed.
    #[inline]
    pub fn offer_if(&mut self, allowed: bool, decision: A) {
        self.places[self.count] = decision;
        self.count += usize::from(allowed);
    }

    /// A decision for each bit of a word, the lowest bit first. It goes by fours,
    /// whether so many are left or not: how many there are is seldom foreseen
    /// either, but how many fours mostly is. So `decision` is also asked for bit
    /// 64, where there is none; what it says there is not counted.
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

    /// The decision of each bit of a short word, the lowest bit first. Each four bits
    /// write four decisions, of which those that are legal are counted. The list's
    /// places are a power of two and four more, so that no place has to be checked.
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
