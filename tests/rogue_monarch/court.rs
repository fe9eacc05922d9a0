//! Sets of places of the Court, which conspiracies and bots' tables use.

use regalia::games::rogue_monarch::{PLACES, PlaceSet};

/// Returns every set of places.
fn sets() -> impl Iterator<Item = PlaceSet> {
    (0..16).map(PlaceSet::of_bits)
}

#[test]
fn a_set_of_places_is_a_number_below_sixteen_a_bit_for_each_place() {
    for bits in 0..16 {
        let set = PlaceSet::from_flags(PLACES.map(|place| bits >> place.0 & 1 == 1));
        assert_eq!(set.bits(), bits);
        assert_eq!(set, PlaceSet::of_bits(bits));
    }
}

#[test]
fn a_middle_place_with_one_of_them_on_just_one_side_lies_beside_and_with_both_between() {
    let [first, second, third, fourth] = PLACES;
    for set in sets() {
        for (left, middle, right) in [(first, second, third), (second, third, fourth)] {
            let (left, right) = (set.contains(left), set.contains(right));
            assert_eq!(set.beside().contains(middle), left != right, "{set:?}");
            assert_eq!(set.between().contains(middle), left && right, "{set:?}");
        }
        for end in [first, fourth] {
            assert!(!set.beside().contains(end), "{set:?}");
        }
    }
}
