//! Counts of kinds: Rogues at home or in the bag, Plot cards in a hand or a pile.

use crate::scene::{Scene, dealt, seat};
use regalia::engine::{Rng, Stream, fingerprint};
use regalia::games::penniless_king::{Countable, Plot, Rogue, Tally};

#[test]
fn a_tally_holds_so_many_of_each_kind() {
    for (index, &kind) in Plot::ALL.iter().enumerate() {
        let mut tally: Tally<Plot> = Tally::default();
        assert!(tally.is_empty());
        for count in 1..=15 {
            tally.add(kind);
            assert_eq!((tally.len(), tally.count(kind)), (count, count), "{kind}");
        }
        let mut two = tally;
        let other = Plot::ALL[(index + 1) % Plot::ALL.len()];
        two.add(other);
        assert_eq!((two.len(), two.count(kind), two.count(other)), (16, 15, 1));
        assert_eq!(two.less(tally).iter().collect::<Vec<_>>(), [other]);
        two.take(other);
        assert_eq!(two, tally);
    }
}

#[test]
fn tallies_of_different_things_differ() {
    let one: Tally<Rogue> = [Rogue::Beggar, Rogue::Brute].into_iter().collect();
    let mut other = one;
    assert_eq!((Clone::clone(&one), fingerprint(&one)), (other, fingerprint(&other)));
    other.add(Rogue::Beggar);
    assert_ne!(one, other);
    assert_ne!(fingerprint(&one), fingerprint(&other));
    // Four bits per kind: fingerprints and more depend on this.
    let counts =
        |tally: Tally<Rogue>| tally.iter().map(|rogue| 1 << (4 * rogue.index())).sum::<u64>();
    assert_eq!(fingerprint(&one), fingerprint(&counts(one)));
}

#[test]
fn each_kind_of_a_tally_is_a_bit_however_many_there_are() {
    for count in 1..=15 {
        for kind in Plot::ALL {
            assert_eq!(
                Tally::of_each(&[kind], count).bits(),
                1 << kind.index(),
                "{count} of {kind}"
            );
        }
        assert_eq!(Tally::of_each(&Plot::ALL, count).bits(), (1 << Plot::ALL.len()) - 1);
    }
    assert_eq!(Tally::<Plot>::default().bits(), 0);
}

#[test]
fn what_is_drawn_of_a_tally_is_found_by_counting_in_order() {
    let mut rng = Rng::new(3, Stream::Tool(1));
    for _ in 0..500 {
        let counts: [usize; Plot::ALL.len()] = std::array::from_fn(|_| rng.below(5));
        let all = Plot::ALL.into_iter().zip(counts);
        let tally: Tally<Plot> = all.flat_map(|(plot, n)| std::iter::repeat_n(plot, n)).collect();
        if tally.is_empty() {
            continue;
        }
        let at = rng.clone().below(tally.len());
        let mut left = tally;
        let drawn = left.draw(&mut rng);
        assert_eq!(Some(drawn), tally.iter().nth(at), "the {at}th of {tally:?}");
        left.add(drawn);
        assert_eq!(left, tally, "only that one is gone");
    }
}

#[test]
fn a_tally_is_written_one_by_one() {
    let tally: Tally<Rogue> = [Rogue::Brute, Rogue::Beggar, Rogue::Beggar].into_iter().collect();
    let text = serde_json::to_string(&tally).expect("it can be written");
    assert_eq!(text, r#"["beggar","beggar","brute"]"#);
    assert_eq!(serde_json::from_str::<Tally<Rogue>>(&text).expect("and read"), tally);
    assert_eq!(format!("{tally:?}"), "[Beggar, Beggar, Brute]");
}

#[test]
fn each_of_a_tally_is_as_likely_to_be_drawn() {
    let tally: Tally<Rogue> = [Rogue::Henchman, Rogue::Priest, Rogue::Priest].into_iter().collect();
    let mut rng = Rng::new(1, Stream::Tool(1));
    let mut priests = 0;
    for _ in 0..3_000 {
        let mut left = tally;
        let drawn = left.draw(&mut rng);
        assert_eq!((left.len(), left.count(drawn)), (2, tally.count(drawn) - 1));
        priests += u32::from(drawn == Rogue::Priest);
    }
    assert!((1_900..2_100).contains(&priests), "two of three: {priests}");
}

#[test]
fn how_many_cards_are_left_to_draw_lies_open() {
    for seed in 0..20 {
        let mut scene = Scene::of(&dealt(2 + seed as usize % 4, seed));
        loop {
            assert_eq!(scene.state.public.pile(), scene.state.pile.len());
            for number in 0..scene.state.public.seats() {
                let dropped = scene.state.dropped[number].len();
                assert_eq!(scene.state.public.drops(seat(number)), dropped);
            }
            if !scene.decide_anything() {
                break;
            }
        }
    }
}
