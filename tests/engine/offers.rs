//! Legal lists as they are written.

use regalia::engine::{ByBits, Offers};

#[test]
fn what_is_not_allowed_is_written_over() {
    let mut list = vec![9];
    Offers::<_, 4>::list(&mut list, 0, |offers| {
        offers.offer_if(false, 1);
        offers.offer(2);
        offers.offer_if(true, 3);
        offers.offer_if(false, 4);
    });
    assert_eq!(list, [2, 3], "and what the list held before is gone");
}

#[test]
fn a_list_may_be_empty_or_full() {
    let mut list = Vec::new();
    for (allowed, count) in [(false, 0), (true, 3)] {
        Offers::<_, 3>::list(&mut list, 'x', |offers| {
            "abc".chars().for_each(|decision| offers.offer_if(allowed, decision));
        });
        assert_eq!(list, "abc".chars().take(count).collect::<Vec<_>>());
    }
}

#[test]
fn bits_are_offered_from_the_lowest_on_however_many_there_are() {
    let mut list = Vec::new();
    for bits in [0, 1, 1 << 63, 0b1_0110_1011, 0b1111, u64::from(u16::MAX)] {
        Offers::<_, 17>::list(&mut list, 0, |offers| offers.offer_bits(bits, |bit| bit));
        assert_eq!(list, (0..64).filter(|bit| bits >> bit & 1 == 1).collect::<Vec<_>>());
    }
}

#[test]
fn a_table_by_bits_offers_what_the_bits_offer_one_by_one() {
    // The nth bit stands for n; anything not counted for a hundred.
    let mut table: ByBits<usize, 4> = [[[100; 4]; 16]; 4];
    for (four, ways) in table.iter_mut().enumerate() {
        for (bits, way) in ways.iter_mut().enumerate() {
            let set = (0..4).filter(|bit| bits >> bit & 1 == 1).map(|bit| 4 * four + bit);
            way.iter_mut().zip(set).for_each(|(place, bit)| *place = bit);
        }
    }
    let mut list = Vec::new();
    for bits in (0..=u64::from(u16::MAX)).step_by(7).chain([u64::from(u16::MAX)]) {
        Offers::<_, 20>::list(&mut list, 100, |offers| offers.offer_by_bits(bits, &table));
        assert!((0..16).filter(|bit| bits >> bit & 1 == 1).eq(list.iter().copied()), "{bits:b}");
    }
    Offers::<_, 20>::list(&mut list, 100, |offers| {
        offers.offer_by_bits(0b1000_0000_0001, &table);
        offers.offer(50);
        offers.offer_by_bits(0b10, &table);
    });
    assert_eq!(list, [0, 11, 50, 1], "each goes on where the one before has ended");
}
