//! The records of a match rebuild it whatever happened in it, and after each single record.

use crate::helpers::{Play, against_squire, go_on, two_persons};
use regalia::engine::{Seat, Turn};
use regalia::session::{DynMatch, LoadError, Records, UndoRule, load};

const ME: Seat = Seat::new(0);

/// Keeps the match as the page does: adds the steps since the last call.
fn keep(records: &mut Records, position: &mut usize, play: &Play) {
    records.steps.extend(play.steps_since(*position));
    *position = DynMatch::position(play);
}

#[test]
fn records_written_one_by_one_rebuild_the_match_at_every_step() {
    let mut play = against_squire(12, UndoRule::Free);
    let (mut records, mut position) = (play.records(), 0);
    assert!(records.steps.is_empty());
    for n in 0..60 {
        match n % 7 {
            4 => drop(play.undo(ME)),
            5 => drop(play.redo(ME)),
            6 => {
                go_on(&mut play, 1);
                play.note_timeout();
            }
            _ => go_on(&mut play, 1),
        }
        keep(&mut records, &mut position, &play);
        let rebuilt = records.open().expect("a match");
        assert_eq!(rebuilt.save(), DynMatch::save(&play), "after {n}");
        assert_eq!(records.text(), DynMatch::save(&play));
        if play.is_over() {
            break;
        }
    }
    assert!(play.taken_back() && records.steps.len() > play.length());
}

#[test]
fn haste_goes_with_what_was_decided_in_it() {
    let mut play = two_persons(4, UndoRule::Honest);
    go_on(&mut play, 3);
    let (mut records, mut position) = (play.records(), 3);
    let decided_otherwise = |play: &Play| {
        let before = play.decisions()[3];
        *play.legal().iter().find(|&&action| action != before).expect("a choice")
    };
    go_on(&mut play, 1);
    // Noting it twice counts once.
    play.note_timeout();
    play.note_timeout();
    assert_eq!(play.timed_out(), [3]);
    keep(&mut records, &mut position, &play);
    play.go_to(3);
    keep(&mut records, &mut position, &play);
    assert_eq!(play.timed_out(), [3], "it can be done again");
    play.decide(decided_otherwise(&play)).expect("legal");
    keep(&mut records, &mut position, &play);
    assert_eq!(play.timed_out(), [0; 0], "this one had its time");
    assert_eq!(records.open().expect("a match").save(), DynMatch::save(&play));
}

#[test]
fn nothing_was_decided_in_haste_before_the_first_decision() {
    let mut play = two_persons(4, UndoRule::Honest);
    play.note_timeout();
    assert_eq!(play.timed_out(), [0; 0]);
}

#[test]
fn whatever_is_lost_at_the_end_the_rest_is_a_match() {
    let mut play = two_persons(4, UndoRule::Honest);
    go_on(&mut play, 12);
    let whole = play.records();
    for length in 0..whole.steps.len() {
        let cut = Records { steps: whole.steps[..length].to_vec(), ..whole.clone() };
        let rebuilt = cut.open().expect("a match");
        assert_eq!(rebuilt.position(), length);
    }
}

#[test]
fn all_records_of_a_match_with_something_to_do_again_are_that_match() {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, 14);
    play.undo(ME);
    assert!(play.length() > DynMatch::position(&play));
    let rebuilt = play.records().open().expect("a match");
    assert_eq!(rebuilt.save(), DynMatch::save(&play));
}

#[test]
fn where_the_match_stands_is_said_only_where_the_decisions_do_not_say_it() {
    let steps = |play: &Play| play.records().steps.len();
    let mut play = two_persons(4, UndoRule::Honest);
    assert_eq!(steps(&play), 0);
    go_on(&mut play, 3);
    assert_eq!(steps(&play), 3);
    // The match goes back without a take-back; then a decision is taken back and made again.
    play.go_to(2);
    assert_eq!((steps(&play), play.taken_back()), (4, false));
    assert_eq!(play.records().open().expect("a match").position(), 2);
    play.step_back();
    go_on(&mut play, 1);
    play.go_to(play.length());
    assert_eq!((steps(&play), play.taken_back()), (play.length() + 1, true));
    assert!(play.records().open().expect("a match").taken_back());
}

#[test]
fn what_has_not_changed_is_no_step() {
    let mut play = two_persons(4, UndoRule::Honest);
    for n in 0..6 {
        assert!(play.steps_since(n).is_empty());
        go_on(&mut play, 1);
        assert_eq!(play.steps_since(n).len(), 1);
        assert_eq!(play.steps_since(n + 2).len(), 1, "it was taken back");
    }
}

#[test]
fn hints_are_a_step_a_seat_that_was_given_any() {
    let mut play = two_persons(4, UndoRule::Honest);
    let Turn::Of(seat) = play.turn() else { panic!("it has begun") };
    let step = play.note_hint().expect("somebody is to move");
    assert_eq!(step, format!("{{\"hint\":{}}}", seat.index()));
    assert_eq!(play.records().steps, [step]);
    play.note_hint();
    let records = play.records();
    assert_eq!(records.steps.len(), 1, "all that it was given in one");
    let opened = records.open().expect("a match");
    assert_eq!((opened.hints(seat), opened.hints(seat.next(2))), (2, 0));
}

#[test]
fn a_step_is_small_and_does_not_grow_with_the_match() {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, 400);
    let records = play.records();
    assert!(records.steps.iter().all(|step| step.len() < 80), "{:?}", records.steps.last());
}

#[test]
fn a_text_from_elsewhere_stays_as_it_is_and_says_what_is_wrong() {
    for (text, why) in [
        ("{\"format\":1,\"game\":\"rogue-mon", LoadError::NotJson),
        ("{\"format\":99,\"game\":\"rogue-monarch\"}", LoadError::Newer),
        ("{\"format\":1,\"game\":\"chess\"}", LoadError::UnknownGame("chess".to_owned())),
    ] {
        let mut records = Records::foreign(text.to_owned());
        assert_eq!(records.open().err(), Some(why.clone()));
        assert_eq!(records.text(), text);
        // The error stays the same if a later version has added steps.
        records.steps.push("{\"n\":0,\"decision\":\"replace-1\"}".to_owned());
        assert_eq!(records.open().err(), Some(why));
        assert!(records.text().contains(text) && records.text().contains("replace-1"));
    }
}

#[test]
fn older_rules_are_named_whatever_has_been_decided() {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, 6);
    let mut records = play.records();
    records.head = records.head.replacen("\"rules\":", "\"rules\":9", 1);
    assert_eq!(records.open().err(), Some(LoadError::OtherRules));
    assert_eq!(load(&records.text()).err(), Some(LoadError::OtherRules));
}

#[test]
fn a_step_that_is_damaged_missing_or_against_the_rules_opens_nothing() {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, 10);
    let whole = play.records();
    let with = |change: &dyn Fn(&mut Vec<String>)| {
        let mut records = whole.clone();
        change(&mut records.steps);
        let text = records.text();
        assert!(
            whole.steps[9..].iter().all(|step| text.contains(step.as_str()))
                || load(&text).is_err()
        );
        records.open().err()
    };
    assert_eq!(with(&|steps| steps[4] = "{\"n\":4,\"deci".to_owned()), Some(LoadError::NotJson));
    assert_eq!(with(&|steps| drop(steps.remove(4))), Some(LoadError::NotJson));
    assert_eq!(with(&|steps| steps.push("{\"to\":99}".to_owned())), Some(LoadError::NotJson));
    let no_such = "{\"n\":4,\"decision\":\"dance\"}".to_owned();
    assert_eq!(
        with(&|steps| drop(steps.splice(4.., [no_such.clone()]))),
        Some(LoadError::UnknownDecision(4))
    );
}
