//! Legal decisions, as they are listed.

/// A list of at most `N` legal decisions, while it is written.
///
/// Whether something is allowed is seldom foreseen by the processor, so each
/// decision is written without asking, and then counted or not.
pub struct Offers<'a, A, const N: usize> {
    places: &'a mut [A; N],
    count: usize,
}

impl<A: Copy, const N: usize> Offers<'_, A, N> {
    /// Replaces a list by what `write` offers: at most `N` decisions, what is not
    /// allowed and offered last included. `anything` stands in a place until then.
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
}
