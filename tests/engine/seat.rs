//! Seats, sets of seats, and viewers.

use regalia::engine::{MAX_SEATS, Seat, SeatSet, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const E: Seat = Seat::new(4);

#[test]
fn turns_go_round_the_table() {
    assert_eq!((A.next(2), B.next(2)), (B, A));
    assert_eq!((E.next(5), A.previous(5)), (A, E));
    assert_eq!(B.after(3, 3), B);
    for count in 1..=MAX_SEATS {
        assert!(Seat::all(count).all(|seat| seat.next(count).previous(count) == seat));
    }
}

#[test]
fn it_is_said_how_long_a_seat_waits() {
    assert_eq!((E.steps_after(A, 5), A.steps_after(E, 5)), (4, 1));
    for count in 1..=MAX_SEATS {
        for first in Seat::all(count) {
            for steps in 0..count {
                let seat = first.after(steps, count);
                assert_eq!(seat.steps_after(first, count), steps);
                assert_eq!(first.after(steps + 2 * count, count), seat, "twice round more");
            }
        }
    }
}

#[test]
fn a_number_from_outside_is_a_seat_if_some_table_has_it() {
    for number in 0..=u8::MAX {
        let seat = Seat::try_from(number);
        assert_eq!(seat.is_ok(), usize::from(number) < MAX_SEATS);
        assert!(seat.is_err() || seat.map(u8::from) == Ok(number));
    }
}

#[test]
fn all_seats_come_in_turn_order() {
    assert!(Seat::all(5).map(Seat::index).eq(0..5));
    assert_eq!(Seat::all(3).len(), 3);
}

#[test]
fn seats_are_ordered_by_what_they_have_and_equals_by_turn() {
    let points = [3, 7, 3, 1];
    let ordered = Seat::by_key(Seat::all(4), |seat| points[seat.index()]);
    assert_eq!(ordered, [3, 0, 2, 1].map(Seat::new));
}

#[test]
#[should_panic(expected = "no table has so many seats")]
fn there_is_no_sixth_seat() {
    let _ = Seat::new(MAX_SEATS);
}

#[test]
fn a_set_holds_what_was_put_in() {
    let both = SeatSet::only(A).with(E);
    assert!(both.contains(A) && both.contains(E) && !both.contains(B));
    assert_eq!(both.len(), 2);
    assert!(both.iter().eq([A, E]));
    assert_eq!(both.with(A), both);
    assert_eq!(both.without(E), SeatSet::only(A));
    assert_eq!(both.without(B), both);
    assert!(SeatSet::NONE.is_empty() && !both.is_empty());
    assert_eq!([E, A].into_iter().collect::<SeatSet>(), both);
}

#[test]
fn the_set_of_all_is_all() {
    for count in 0..=MAX_SEATS {
        assert_eq!(SeatSet::all(count).len(), count);
        assert!(SeatSet::all(count).iter().eq(Seat::all(count)));
    }
}

#[test]
fn a_viewer_is_in_one_seat_or_in_none() {
    assert!(Viewer::Of(A).is(A) && !Viewer::Of(A).is(B));
    assert!(Seat::all(5).all(|seat| !Viewer::Public.is(seat)));
    assert_eq!((Viewer::Of(B).seat(), Viewer::Public.seat()), (Some(B), None));
}
