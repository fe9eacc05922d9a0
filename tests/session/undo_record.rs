//! Take-backs and second tries are counted, and kept with the match.

use crate::helpers::{Play, go_on, two_persons};
use regalia::engine::{Seat, Turn};
use regalia::session::{UndoRecord, UndoRule, load};

/// Returns a finished match whose last decision may be taken back, and the seat that made it.
fn finished_by_a_person() -> (Play, Seat) {
    (0..200)
        .find_map(|seed| {
            let mut play = two_persons(seed, UndoRule::Honest);
            go_on(&mut play, 2_000);
            let last = play.log().last().expect("decisions").seat;
            play.undo_target(last).map(|_| (play, last))
        })
        .expect("some match ends with a decision that uncovers nothing")
}

/// Returns what is kept about undo in the match as opened from its records, and from its save.
fn reopened(play: &Play) -> [UndoRecord; 2] {
    let from_records = play.records().open().expect("own records").undo_record();
    [from_records, load(&play.save()).expect("an own save").undo_record()]
}

#[test]
fn a_match_that_is_played_straight_has_none() {
    let mut play = two_persons(3, UndoRule::Honest);
    go_on(&mut play, 2_000);
    assert!(play.undo_record().is_empty());
    assert!(!play.save().contains("retakes"));
    assert!(play.records().steps.iter().all(|step| !step.contains("retakes")));
}

#[test]
fn each_undo_is_counted_and_a_redo_takes_none_away() {
    let mut play = two_persons(3, UndoRule::Honest);
    let mut undone = 0;
    for _ in 0..30 {
        go_on(&mut play, 1);
        let Turn::Of(_) = play.turn() else { break };
        let last = play.log().last().expect("a decision").seat;
        if play.undo(last) {
            undone += 1;
            play.redo(last);
        }
        assert_eq!(play.undo_record(), UndoRecord { undone, ..UndoRecord::default() });
        assert_eq!(reopened(&play), [play.undo_record(); 2]);
    }
    assert!(undone > 2, "{undone}");
}

#[test]
fn an_undo_that_is_refused_is_none() {
    let mut play = two_persons(3, UndoRule::Honest);
    assert!(!Play::undo(&mut play, Seat::new(0)));
    assert!(play.undo_record().is_empty());
}

#[test]
fn a_match_whose_end_was_taken_back_was_over_before() {
    let (mut play, last) = finished_by_a_person();
    let before = play.records();
    assert!(play.undo(last));
    assert!(play.undo_record().reopened);
    // The steps are kept one by one, as the page does.
    let mut kept = before.clone();
    kept.steps.extend(play.steps_since(before.steps.len()));
    assert!(kept.open().expect("own records").undo_record().reopened);
    go_on(&mut play, 2_000);
    assert!(play.is_over());
    assert_eq!(reopened(&play), [UndoRecord { undone: 1, reopened: true, retry: false }; 2]);
}

#[test]
fn another_try_is_one_for_good() {
    let mut play = two_persons(5, UndoRule::Honest);
    go_on(&mut play, 2_000);
    let mut again = play.branch_at(4);
    go_on(&mut again, 2_000);
    assert_eq!(reopened(&again), [UndoRecord { retry: true, ..UndoRecord::default() }; 2]);
    assert_eq!(again.records().head, play.records().head, "it is known by its head");
}

#[test]
fn records_of_an_earlier_version_have_none() {
    let mut play = two_persons(3, UndoRule::Honest);
    go_on(&mut play, 5);
    let mut records = play.records();
    records.steps.push(r#"{"to":3,"taken_back":true}"#.to_owned());
    let opened = records.open().expect("as it was written before");
    assert!(opened.taken_back() && opened.undo_record().is_empty());
}
