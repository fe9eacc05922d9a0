//! Decisions that were taken back can be redone until another one is made.

use crate::helpers::{against_squire, go_on, named, two_persons};
use regalia::engine::{Seat, Turn};
use regalia::session::{DecisionError, DynMatch, UndoRule, load};

const ME: Seat = Seat::new(0);

#[test]
fn redo_leads_to_one_s_next_decision_bots_moves_included() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 16);
    let whole = play.clone();
    while play.undo(ME) {}
    let mut steps = 0;
    while DynMatch::can_redo(&play, ME) {
        let before = DynMatch::position(&play);
        assert!(play.redo(ME));
        assert!(DynMatch::position(&play) > before);
        assert!(play.turn() == Turn::Of(ME) || DynMatch::position(&play) == play.length());
        steps += 1;
    }
    assert!(steps > 2);
    assert_eq!(play.state(), whole.state());
    assert_eq!(play.log(), whole.log());
}

#[test]
fn with_nothing_taken_back_there_is_nothing_to_do_again() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 9);
    let before = play.clone();
    assert!(!play.redo(ME));
    assert_eq!(play, before);
}

#[test]
fn nobody_does_another_persons_decision_again() {
    let mut play = two_persons(4, UndoRule::Honest);
    let Turn::Of(mover) = play.turn() else { panic!("it has begun") };
    play.decide(named("replace-1")).expect("legal");
    assert!(play.undo(mover));
    assert!(!DynMatch::can_redo(&play, mover.next(2)));
    assert!(!play.redo(mover.next(2)));
    assert!(play.redo(mover));
    assert_eq!(DynMatch::position(&play), 1);
}

#[test]
fn deciding_the_same_again_keeps_the_rest() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 12);
    let whole = play.decisions().to_vec();
    play.go_to(4);
    play.decide(whole[4]).expect("legal once, legal again");
    assert_eq!(play.decisions(), whole);
    assert_eq!(DynMatch::position(&play), 5);
}

#[test]
fn deciding_otherwise_forgets_the_rest() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 12);
    play.go_to(4);
    let taken = play.decisions()[4];
    let other = *play.legal().iter().find(|&&action| action != taken).expect("a choice");
    play.decide(other).expect("legal");
    assert_eq!((DynMatch::position(&play), play.length()), (5, 5));
    assert!(!DynMatch::can_redo(&play, ME));
}

#[test]
fn a_refused_decision_forgets_and_changes_nothing() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 12);
    play.go_to(0);
    let before = play.clone();
    assert!(matches!(play.decide(named("draw-two")), Err(DecisionError::ByRule(_))));
    let count = play.legal_count();
    assert!(!play.decide_index(count) && !play.decide_index(usize::MAX));
    assert_eq!(play, before);
}

#[test]
fn haste_is_forgotten_with_the_decisions_it_was_noted_of() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 7);
    play.note_timeout();
    go_on(&mut play, 5);
    assert!(DynMatch::timed_out(&play, 6));
    play.go_to(2);
    assert!(DynMatch::timed_out(&play, 6), "kept as long as it can be done again");
    let taken = play.decisions()[2];
    let other = *play.legal().iter().find(|&&action| action != taken).expect("a choice");
    play.decide(other).expect("legal");
    assert!(!DynMatch::timed_out(&play, 6));
}

#[test]
fn what_was_taken_back_is_kept_in_a_save() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 12);
    assert!(play.undo(ME));
    let opened = load(&DynMatch::save(&play)).expect("an own save");
    assert_eq!((opened.position(), opened.length()), (play.position(), 12));
    assert!(opened.can_redo(ME));
}

#[test]
fn a_gesture_that_is_refused_changes_nothing() {
    let mut play = against_squire(7, UndoRule::Free);
    go_on(&mut play, 12);
    play.go_to(4);
    let before = play.clone();
    let first = before.decisions()[4];
    let refused = play.decide_all(&[first, first, first]);
    assert!(matches!(refused, Err(DecisionError::ByRule(_))), "{refused:?}");
    assert_eq!(play, before, "what was undone can still be redone");
    assert_eq!(play.decide_all(&[first]), Ok(()));
    assert_eq!(DynMatch::position(&play), 5);
}
