//! Sets as bits, which every game uses.

use regalia::engine::{Seat, SeatSet};

const fn seat(number: usize) -> Seat {
    Seat::new(number)
}

#[test]
fn a_walk_says_how_many_are_left() {
    let mut walk = SeatSet::all(4).without(seat(1)).iter();
    for left in [3, 2, 1] {
        assert_eq!(walk.size_hint(), (left, Some(left)));
        assert_eq!(walk.len(), left);
        walk.next();
    }
    assert_eq!((walk.size_hint(), walk.next()), ((0, Some(0)), None));
}

#[test]
fn a_set_is_written_as_what_it_holds() {
    let set = SeatSet::only(seat(0)).with(seat(3));
    assert_eq!(format!("{set:?}"), format!("{{{:?}, {:?}}}", seat(0), seat(3)));
    assert_eq!(format!("{:?}", SeatSet::NONE), "{}");
}

#[test]
fn sets_are_joined_met_and_taken_from_each_other() {
    let (low, high) = (SeatSet::all(3), SeatSet::all(5).minus(SeatSet::all(2)));
    assert!(low.or(high).iter().map(Seat::index).eq(0..5));
    assert!(low.and(high).iter().map(Seat::index).eq([2]));
    assert!(low.minus(high).iter().map(Seat::index).eq([0, 1]));
    assert_eq!((high.first(), SeatSet::NONE.first()), (Some(seat(2)), None));
}

#[test]
fn a_set_lists_a_decision_for_each_behind_what_is_there() {
    let mut list = vec![9];
    SeatSet::all(5).without(seat(2)).list(&mut list, Seat::index);
    assert_eq!(list, [9, 0, 1, 3, 4]);
}
