//! Piles.

use regalia::engine::{Pile, fingerprint};

type Five = Pile<u8, 5>;

fn pile(items: &[u8]) -> Five {
    items.iter().copied().collect()
}

#[test]
fn the_last_one_laid_is_the_first_one_taken() {
    let mut cards = Five::new();
    assert_eq!(cards.pop(), None);
    cards.push(1);
    cards.push(2);
    assert_eq!((cards.pop(), cards.pop(), cards.pop()), (Some(2), Some(1), None));
}

#[test]
fn one_is_slipped_in_at_a_place_from_the_bottom() {
    for (place, after) in [(0, [9, 1, 2, 3]), (1, [1, 9, 2, 3]), (3, [1, 2, 3, 9])] {
        let mut cards = pile(&[1, 2, 3]);
        cards.insert(place, 9);
        assert_eq!(*cards, after);
    }
}

#[test]
fn one_is_taken_out_and_the_others_keep_their_order() {
    for (place, taken, after) in [(0, 1, [2, 3]), (1, 2, [1, 3]), (2, 3, [1, 2])] {
        let mut cards = pile(&[1, 2, 3]);
        assert_eq!(cards.remove(place), taken);
        assert_eq!(*cards, after);
    }
}

#[test]
fn what_lay_there_once_makes_no_difference() {
    let mut used = pile(&[1, 2, 3]);
    used.pop();
    assert_eq!(used, pile(&[1, 2]));
    assert!(used != pile(&[1, 3]) && used != pile(&[1]));
    assert_eq!(fingerprint(&used), fingerprint(&pile(&[1, 2])));
    used.clear();
    assert!(used.is_empty());
    assert_eq!(used, Five::default());
    assert_ne!(fingerprint(&pile(&[0])), fingerprint(&pile(&[0, 0])));
}

#[test]
fn a_pile_is_written_as_a_list_and_read_if_it_fits() {
    let cards = pile(&[3, 1, 2]);
    let text = serde_json::to_string(&cards).expect("a list");
    assert_eq!(text, "[3,1,2]");
    assert_eq!(serde_json::from_str::<Five>(&text).expect("what was written"), cards);
    assert!(serde_json::from_str::<Five>("[1,2,3,4,5]").is_ok());
    assert!(serde_json::from_str::<Five>("[1,2,3,4,5,6]").is_err());
    assert!(serde_json::from_str::<Five>("[1,-2]").is_err());
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn a_full_pile_takes_no_more() {
    pile(&[1, 2, 3, 4, 5]).push(6);
}
