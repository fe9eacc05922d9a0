//! Seeded chance.

use rand::SeedableRng;
use rand::rand_core::Rng as _;
use rand::rngs::Xoshiro256PlusPlus;
use regalia::engine::{Purpose, Rng, Stream};
use std::collections::BTreeSet;

fn rng(seed: u64) -> Rng {
    Rng::new(seed, Stream::Tool(0))
}

#[test]
fn the_same_stream_of_the_same_seed_is_the_same() {
    let (mut a, mut b) = (rng(3), rng(3));
    assert!((0..100).all(|_| a.word() == b.word()));
}

/// The first output of `SplitMix64` for the seed 1,234,567, from its published examples.
const MIXED: u64 = 6_457_827_717_110_365_317;

/// Every save depends on it.
#[test]
fn a_stream_is_xoshiro_seeded_by_split_mix() {
    for (stream, label) in [
        (Stream::Setup, 0),
        (Stream::Chance(Purpose::new(0, 7)), 1 << 40 | 7),
        (Stream::Chance(Purpose::new(2, 7)), 1 << 40 | 2 << 32 | 7),
        (Stream::Bot(3, 7), 2 << 40 | 3 << 32 | 7),
        (Stream::Tool(7), 3 << 40 | 7),
    ] {
        let mut ours = Rng::new(1_234_567, stream);
        let mut theirs = Xoshiro256PlusPlus::seed_from_u64(MIXED ^ label);
        assert!((0..100).all(|_| ours.word() == theirs.next_u64()), "{stream:?}");
    }
}

#[test]
fn all_streams_of_all_seeds_differ() {
    let mut streams: Vec<_> = (0..300)
        .flat_map(|n| {
            [
                Stream::Chance(Purpose::new(0, n)),
                Stream::Chance(Purpose::new(1, n)),
                Stream::Chance(Purpose::new(4, n)),
                Stream::Bot(0, n),
                Stream::Bot(1, n),
                Stream::Bot(4, n),
                Stream::Tool(n),
            ]
        })
        .collect();
    let last = Stream::Chance(Purpose::new(u8::MAX, u32::MAX));
    streams.extend([Stream::Setup, last, Stream::Bot(4, u32::MAX), Stream::Tool(u32::MAX)]);
    let mut first = BTreeSet::new();
    for seed in [0, 1, 2, 1 << 40, (1 << 53) - 1] {
        for &stream in &streams {
            assert!(first.insert(Rng::new(seed, stream).word()), "{seed} {stream:?}");
        }
    }
}

#[test]
fn a_match_has_a_stream_for_each_purpose_and_a_sampled_world_one_for_all() {
    let (deal, card) = (Purpose::new(0, 3), Purpose::new(1, 3));
    let mut chance = Rng::for_match(5);
    assert_eq!(chance.word(), Rng::new(5, Stream::Setup).word());
    let dealt = chance.stream_for(deal).word();
    let drawn = chance.stream_for(card).word();
    assert_eq!(chance.stream_for(deal).word(), dealt, "each time from its beginning");
    assert_ne!(chance.word(), dealt, "and it goes on");
    assert_eq!(Rng::new(5, Stream::Chance(card)).word(), drawn);

    let (mut world, mut plain) = (rng(5), rng(5));
    let words = [deal, card, deal].map(|purpose| world.stream_for(purpose).word());
    assert_eq!(words, [(); 3].map(|()| plain.word()));
}

#[test]
fn numbers_below_a_bound_are_equally_likely() {
    for bound in [2, 3, 6, 7, 16] {
        let mut rng = rng(bound as u64);
        let mut counts = vec![0_u32; bound];
        let draws = 6_000 * bound;
        (0..draws).for_each(|_| counts[rng.below(bound)] += 1);
        // Six standard deviations of a count near 6000.
        assert!(counts.iter().all(|&count| (5_535..6_465).contains(&count)), "{counts:?}");
    }
}

#[test]
fn large_bounds_are_not_skewed() {
    // Of three quarters of 2^32 numbers, every third would come up twice as
    // often as its neighbours if no draw were rejected.
    let bound = 3 << 30;
    let mut rng = rng(5);
    let thirds = (0..30_000).filter(|_| rng.below(bound).is_multiple_of(3)).count();
    assert!((9_500..10_500).contains(&thirds), "{thirds} of 30000 divisible by three");
    let low = (0..30_000).filter(|_| rng.below(bound) < bound / 3).count();
    assert!((9_500..10_500).contains(&low), "{low} of 30000 in the lowest third");
}

#[test]
fn a_bound_of_one_leaves_no_choice() {
    let mut rng = rng(1);
    assert!((0..100).all(|_| rng.below(1) == 0));
}

#[test]
fn every_order_of_three_comes_out_of_a_shuffle_equally_often() {
    let mut rng = rng(2);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..12_000 {
        let mut items = [1, 2, 3];
        rng.shuffle(&mut items);
        *counts.entry(items).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|count| (1_750..2_250).contains(count)), "{counts:?}");
}

#[test]
fn a_shuffle_keeps_all_and_copes_with_few() {
    let mut rng = rng(2);
    let mut items: Vec<u8> = (0..52).collect();
    rng.shuffle(&mut items);
    assert_ne!(items, (0..52).collect::<Vec<_>>());
    items.sort_unstable();
    assert_eq!(items, (0..52).collect::<Vec<_>>());
    rng.shuffle::<u8>(&mut []);
    let mut one = [7];
    rng.shuffle(&mut one);
    assert_eq!(one, [7]);
}

#[test]
fn a_chance_of_a_part_in_a_whole_is_that() {
    let mut rng = rng(4);
    let hits = (0..10_000).filter(|_| rng.chance(1, 4)).count();
    assert!((2_300..2_700).contains(&hits), "{hits}");
    assert!((0..100).all(|_| rng.chance(1, 1) && !rng.chance(0, 1)));
}

#[test]
fn a_pick_is_one_of_the_items_and_each_can_be_it() {
    let mut rng = rng(4);
    let picked: BTreeSet<_> = (0..100).map(|_| rng.pick(&['a', 'b', 'c'])).collect();
    assert_eq!(picked.into_iter().collect::<String>(), "abc");
}
