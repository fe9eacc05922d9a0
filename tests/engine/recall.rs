//! Which part of the log may be looked at again.

use regalia::engine::{Recall, Seat, Viewer, recalled};

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// Returns the places of the events that a viewer may look at.
fn seen(told: &[Recall], viewer: Viewer) -> Vec<usize> {
    let seen = recalled(told.iter().copied(), viewer);
    assert_eq!(seen.len(), told.len());
    (0..told.len()).filter(|&place| seen[place]).collect()
}

#[test]
fn what_was_never_told_leaves_no_trace_and_what_is_for_good_stays() {
    let told = [Recall::Always, Recall::Never, Recall::Always];
    assert_eq!(seen(&told, Viewer::Of(ME)), [0, 2]);
    assert!(seen(&[], Viewer::Public).is_empty());
}

#[test]
fn the_pile_under_way_is_open_and_the_one_before_is_not() {
    let pile = [Recall::Pile, Recall::Pile, Recall::Taken(OTHER), Recall::Taking];
    assert_eq!(seen(&pile, Viewer::Of(ME)), [0, 1, 2, 3], "until the next one begins");
    let next = [pile.as_slice(), &[Recall::Pile]].concat();
    assert_eq!(seen(&next, Viewer::Of(ME)), [4]);
    assert_eq!(seen(&next, Viewer::Public), [4]);
}

#[test]
fn who_took_a_pile_sees_it_until_they_take_another() {
    let first = [Recall::Pile, Recall::Taken(ME), Recall::Taking];
    let others = [Recall::Pile, Recall::Taken(OTHER)];
    let told = [first.as_slice(), &others, &[Recall::Pile]].concat();
    assert_eq!(seen(&told, Viewer::Of(ME)), [0, 1, 2, 5]);
    assert_eq!(seen(&told, Viewer::Of(OTHER)), [3, 4, 5]);
    let another = [told.as_slice(), &[Recall::Taken(ME), Recall::Pile]].concat();
    assert_eq!(seen(&another, Viewer::Of(ME)), [5, 6, 7]);
}

#[test]
fn once_opened_all_piles_so_far_lie_open_and_the_next_are_as_before() {
    let played = [Recall::Pile, Recall::Taken(OTHER), Recall::Pile, Recall::Taken(OTHER)];
    let opened = [played.as_slice(), &[Recall::Opened]].concat();
    assert_eq!(seen(&opened, Viewer::Of(ME)), [0, 1, 2, 3, 4]);
    let after = [opened.as_slice(), &[Recall::Pile, Recall::Taken(OTHER), Recall::Pile]].concat();
    assert_eq!(seen(&after, Viewer::Of(ME)), [0, 1, 2, 3, 4, 7]);
}
