//! Take-backs: by the honest rule, or freely against bots.

use crate::helpers::{Play, against_squire, bot, fresh, go_on, named, two_persons};
use regalia::bots::Level;
use regalia::engine::{Observable, Seat, Turn};
use regalia::session::{DynMatch, UndoRule};

const ME: Seat = Seat::new(0);
const THEY: Seat = Seat::new(1);

/// Returns a match that this seat begins.
fn begun_by(seat: Seat, deal: impl Fn(u64) -> Play) -> Play {
    (0..100).map(deal).find(|play| play.turn() == Turn::Of(seat)).expect("chance lets both begin")
}

#[test]
fn at_the_start_there_is_nothing_to_take_back() {
    for undo_rule in [UndoRule::Honest, UndoRule::Free] {
        let mut play = against_squire(1, undo_rule);
        assert!(!DynMatch::can_undo(&play, ME));
        assert!(!play.undo(ME));
    }
}

#[test]
fn a_decision_that_showed_nothing_is_taken_back_without_a_mark() {
    let mut play = begun_by(ME, |seed| against_squire(seed, UndoRule::Honest));
    let before = play.state().clone();
    play.decide(named("replace-2")).expect("legal");
    assert!(play.undo(ME));
    assert_eq!(play.state(), &before);
    assert_eq!((DynMatch::position(&play), play.length()), (0, 1));
    assert!(!play.taken_back());
}

#[test]
fn nobody_takes_back_what_uncovered_a_card() {
    let mut play = begun_by(ME, |seed| two_persons(seed, UndoRule::Honest));
    play.decide(named("reveal-2")).expect("legal");
    let after = play.clone();
    assert!(!DynMatch::can_undo(&play, ME));
    assert!(!play.undo(ME));
    assert_eq!(play, after);
}

#[test]
fn nobody_takes_back_past_what_uncovered_a_card() {
    let mut play = begun_by(ME, |seed| two_persons(seed, UndoRule::Honest));
    play.decide(named("replace-2")).expect("legal");
    let laid = play.legal()[1];
    play.decide(laid).expect("legal");
    assert!(!DynMatch::can_undo(&play, ME), "a hidden card came into the hand");
}

#[test]
fn nobody_takes_back_past_another_persons_decision() {
    for undo_rule in [UndoRule::Honest, UndoRule::Free] {
        let mut met = 0;
        for seed in 0..80 {
            let mut play = two_persons(seed, undo_rule);
            while let Turn::Of(mover) = play.turn() {
                go_on(&mut play, 1);
                let other = mover.next(2);
                assert!(!DynMatch::can_undo(&play, other), "seat {other:?} did not decide last");
                met += u32::from(DynMatch::can_undo(&play, mover));
            }
        }
        assert!(met > 100, "{met}");
    }
}

#[test]
fn between_persons_undos_are_honest_whatever_was_agreed() {
    let mut play = begun_by(ME, |seed| two_persons(seed, UndoRule::Free));
    play.decide(named("reveal-2")).expect("legal");
    assert!(!DynMatch::can_undo(&play, ME));
}

#[test]
fn honest_undos_are_one_s_own_last_decision_if_it_showed_nothing() {
    let (mut can, mut cannot) = (0, 0);
    for seed in 0..100 {
        let mut play = against_squire(seed, UndoRule::Honest);
        while matches!(play.turn(), Turn::Of(_)) {
            go_on(&mut play, 1);
            let last = play.log().last().expect("a decision");
            let may = last.seat == ME && !last.events.iter().any(Observable::reveals_hidden);
            assert_eq!(DynMatch::can_undo(&play, ME), may);
            *if may { &mut can } else { &mut cannot } += 1;
            if may {
                let mut back = play.clone();
                let target = back.position() - 1;
                assert!(back.undo(ME));
                assert_eq!(DynMatch::position(&back), target);
                assert_eq!(back.turn(), Turn::Of(ME));
                assert!(!back.taken_back());
                back.go_to(play.position());
                assert_eq!(back.undo_record().undone, 1);
                // After a redo, everything else is as it was.
                assert_eq!(back.state(), play.state());
                assert_eq!((back.log(), back.legal()), (play.log(), play.legal()));
                assert_eq!(back.decisions(), play.decisions());
            }
        }
    }
    assert!(can > 100 && cannot > 100, "{can} and {cannot}");
}

#[test]
fn against_bots_free_undos_lead_past_their_moves_and_what_was_shown() {
    let mut crossed = 0;
    for seed in 0..60 {
        let mut play = against_squire(seed, UndoRule::Free);
        while matches!(play.turn(), Turn::Of(_)) {
            go_on(&mut play, 1);
            // What was no choice is taken back with the choice before.
            let mine = play.log().iter().rposition(|entry| entry.seat == ME && !entry.forced);
            assert_eq!(play.undo_target(ME), mine);
            if let Some(target) = mine {
                let mut back = play.clone();
                let honest = back.log()[target..].iter().all(|entry| {
                    entry.seat == ME && !entry.events.iter().any(Observable::reveals_hidden)
                });
                assert!(back.undo(ME));
                assert_eq!((DynMatch::position(&back), back.turn()), (target, Turn::Of(ME)));
                assert_eq!(back.length(), play.length(), "what was taken back is kept");
                assert_eq!(back.taken_back(), !honest, "and the match says so");
                crossed += u32::from(target + 1 < play.position());
            }
        }
    }
    assert!(crossed > 100);
}

#[test]
fn what_is_for_good_cannot_be_taken_back_once_the_next_has_decided() {
    let (mut for_good, mut not_yet) = (0, 0);
    for seed in 0..40 {
        let mut play = against_squire(seed, UndoRule::Honest);
        while let Turn::Of(seat) = play.turn() {
            go_on(&mut play, 1);
            if seat != ME {
                continue;
            }
            if play.is_for_good(ME) {
                let target = play.position() - 1;
                match play.turn() {
                    Turn::Of(next) if next != ME => go_on(&mut play, 1),
                    Turn::Of(_) => {}
                    // The player who ended the match may still take that back.
                    Turn::Over(_) => continue,
                }
                assert_ne!(play.undo_target(ME), Some(target));
                for_good += 1;
            } else {
                assert!(play.clone().undo(ME), "it is still the person's");
                not_yet += 1;
            }
        }
        let mut free = against_squire(seed, UndoRule::Free);
        while let Turn::Of(seat) = free.turn() {
            go_on(&mut free, 1);
            assert!(seat != ME || !free.is_for_good(ME), "who may take all back is never bound");
        }
    }
    assert!(for_good > 100 && not_yet > 100, "{for_good} and {not_yet}");
}

#[test]
fn the_mark_of_free_undos_stays() {
    let mut play = begun_by(ME, |seed| against_squire(seed, UndoRule::Free));
    play.decide(named("reveal-2")).expect("legal");
    assert!(play.undo(ME));
    assert!(play.taken_back());
    play.decide(named("replace-1")).expect("legal");
    assert!(play.undo(ME));
    assert!(play.taken_back(), "an honest one later does not wash it off");
    let opened = regalia::session::load(&DynMatch::save(&play)).expect("an own save");
    assert!(opened.taken_back());
}

#[test]
fn a_bot_takes_nothing_back() {
    let mut play = fresh(2, [bot(Level::Squire), bot(Level::Squire)], UndoRule::Free);
    go_on(&mut play, 5);
    for seat in [ME, THEY] {
        assert!(!DynMatch::can_undo(&play, seat));
        assert!(!play.undo(seat));
    }
}

#[test]
fn going_back_in_a_replay_is_no_take_back() {
    let mut play = against_squire(1, UndoRule::Honest);
    go_on(&mut play, 10);
    let whole = play.clone();
    play.go_to(2);
    assert!(!play.taken_back());
    play.go_to(usize::MAX);
    assert_eq!(play, whole);
}

#[test]
fn a_page_that_cannot_go_on_steps_back_past_everything_to_a_persons_decision_and_it_is_marked() {
    let mut play = begun_by(ME, |seed| against_squire(seed, UndoRule::Honest));
    let before = play.state().clone();
    play.decide(named("reveal-2")).expect("legal");
    go_on(&mut play, 1);
    assert!(!DynMatch::can_undo(&play, ME));
    while play.turn() == Turn::Of(ME) {
        go_on(&mut play, 1);
    }
    let theirs = DynMatch::position(&play);
    play.step_back();
    assert!(DynMatch::position(&play) < theirs);
    assert_eq!(play.turn(), Turn::Of(ME));
    assert!(play.taken_back());
    for _ in 0..theirs {
        play.step_back();
    }
    assert_eq!((play.state(), DynMatch::position(&play)), (&before, 0));
}

#[test]
fn who_steps_back_from_the_beginning_takes_nothing_back() {
    let mut play = two_persons(1, UndoRule::Honest);
    play.step_back();
    assert!(!play.taken_back());
}
