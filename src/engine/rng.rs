//! Seeded chance. Every stream is derived from a seed, never carried on, so
//! that undo, redo and replay need no stored generator.

use rand::SeedableRng;
use rand::rand_core::Rng as _;
use rand::rngs::Xoshiro256PlusPlus;

/// What a stream of chance is for. Streams of one seed are independent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// Shuffling and dealing before the first decision.
    Setup,
    /// What chance does in the decision of this number, counted from 0.
    Chance(u32),
    /// What a bot in the seat of this number draws for the decision of that number.
    Bot(u8, u32),
    /// A tool's own draws: random players, tests, tournaments.
    Tool(u32),
}

/// The house's generator: xoshiro256++, whose output is the same everywhere.
///
/// Ranges and shuffles are a few lines of our own, since a library may change
/// how it maps words to ranges and every save depends on it.
#[derive(Clone, Debug)]
pub struct Rng(Xoshiro256PlusPlus);

/// One step of `SplitMix64`, the mixer recommended for seeding xoshiro.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Rng {
    /// The stream of a seed.
    pub fn of(seed: u64, stream: Stream) -> Self {
        let label = match stream {
            Stream::Setup => 0,
            Stream::Chance(n) => 1 << 40 | u64::from(n),
            Stream::Bot(seat, n) => 2 << 40 | u64::from(seat) << 32 | u64::from(n),
            Stream::Tool(n) => 3 << 40 | u64::from(n),
        };
        let mut seed = seed;
        let mut state = split_mix(&mut seed) ^ label;
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(8) {
            word.copy_from_slice(&split_mix(&mut state).to_le_bytes());
        }
        Self(Xoshiro256PlusPlus::from_seed(bytes))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each equally likely (Lemire's method over 32 bits).
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0 && u32::try_from(bound).is_ok(), "a range holds a number");
        let bound = bound as u32;
        let mut product = (self.word() >> 32) * u64::from(bound);
        if (product as u32) < bound {
            let reject = bound.wrapping_neg() % bound;
            while (product as u32) < reject {
                product = (self.word() >> 32) * u64::from(bound);
            }
        }
        (product >> 32) as usize
    }

    /// One of the items.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// True with a chance of `part` in `whole`.
    #[inline]
    pub fn chance(&mut self, part: usize, whole: usize) -> bool {
        self.below(whole) < part
    }

    /// Brings the items into random order (Fisher and Yates, from the end).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // Its state stays at hand from one number to the next.
        let mut at_hand = self.clone();
        for last in (1..items.len()).rev() {
            items.swap(last, at_hand.below(last + 1));
        }
        *self = at_hand;
    }
}
