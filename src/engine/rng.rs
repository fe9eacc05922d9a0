//! Seeded randomness. Every stream is derived from a seed and never continued, so undo, redo and
//! replay need no stored generator.

use rand::SeedableRng;
use rand::rand_core::Rng as _;
use rand::rngs::Xoshiro256PlusPlus;

/// The purpose of a random stream. Streams of one seed are independent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// The draws before the first decision of a match.
    Setup,
    /// The draws later in a match, by purpose.
    Chance(Purpose),
    /// The draws of a bot: the number of its seat, and of the decision.
    Bot(u8, u32),
    /// The draws of tools: random players, tests, tournaments.
    Tool(u32),
}

/// What chance decides at one point of a match: the third deal, the second reshuffle, the card
/// drawn next. Two matches of one seed meet the same chance for the same purpose, however the
/// players decided before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Purpose {
    kind: u8,
    number: u32,
}

impl Purpose {
    /// Creates a purpose: the event of this number among those of a kind. A game numbers its kinds
    /// as it likes, and counts the events by what all players see.
    pub const fn new(kind: u8, number: u32) -> Self {
        Self { kind, number }
    }
}

/// The random generator: xoshiro256++, whose output is the same on every machine.
///
/// Ranges and shuffles are implemented here, since a library may change how it maps words to ranges
/// and every save depends on it.
///
/// ```
/// use regalia::engine::{Rng, Stream};
///
/// let roll = |stream| Rng::new(12, stream).below(6);
/// assert_eq!(roll(Stream::Tool(0)), roll(Stream::Tool(0)));
///
/// let mut cards = [1, 2, 3, 4];
/// Rng::new(12, Stream::Setup).shuffle(&mut cards);
/// cards.sort_unstable();
/// assert_eq!(cards, [1, 2, 3, 4]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    generator: Xoshiro256PlusPlus,
    /// The seed of the match whose chance this is; `None` for one stream.
    match_seed: Option<u64>,
}

/// Advances `SplitMix64`, the mixer recommended for seeding xoshiro.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Rng {
    /// Creates the generator of a seed's stream.
    pub fn new(seed: u64, stream: Stream) -> Self {
        let label = match stream {
            Stream::Setup => 0,
            Stream::Chance(Purpose { kind, number }) => {
                1 << 40 | u64::from(kind) << 32 | u64::from(number)
            }
            Stream::Bot(seat, n) => 2 << 40 | u64::from(seat) << 32 | u64::from(n),
            Stream::Tool(n) => 3 << 40 | u64::from(n),
        };
        let mut seed = seed;
        let mut state = split_mix(&mut seed) ^ label;
        let mut bytes = [0; 32];
        for word in bytes.chunks_exact_mut(8) {
            word.copy_from_slice(&split_mix(&mut state).to_le_bytes());
        }
        Self { generator: Xoshiro256PlusPlus::from_seed(bytes), match_seed: None }
    }

    /// Creates the chance of the match of a seed: the stream of the set-up, and one for each purpose
    /// after it, which [`stream_for`](Self::stream_for) begins.
    pub fn for_match(seed: u64) -> Self {
        Self { match_seed: Some(seed), ..Self::new(seed, Stream::Setup) }
    }

    /// Begins the stream of a purpose, if this is the chance of a match. A rulebook calls it before
    /// whatever it draws after the set-up. Sampled worlds have one stream for everything, which
    /// goes on.
    #[inline]
    pub fn stream_for(&mut self, purpose: Purpose) -> &mut Self {
        if let Some(seed) = self.match_seed {
            self.generator = Self::new(seed, Stream::Chance(purpose)).generator;
        }
        self
    }

    /// Returns the next 64 random bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.generator.next_u64()
    }

    /// Returns a uniform number below `bound` (Lemire's method over 32 bits).
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

    /// Returns a uniformly random item.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Returns true with probability `part / whole`.
    #[inline]
    pub fn chance(&mut self, part: usize, whole: usize) -> bool {
        self.below(whole) < part
    }

    /// Shuffles the items (Fisher and Yates, from the end).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        // A local copy keeps the generator's state in registers.
        let mut at_hand = self.clone();
        for last in (1..items.len()).rev() {
            items.swap(last, at_hand.below(last + 1));
        }
        *self = at_hand;
    }
}
