//! A lesson: its chapters, its remarks and their places, and the decisions that were made before.

use crate::helpers::{Play, SEED, against_squire, go_on, two_persons};
use regalia::engine::Turn;
use regalia::session::{Bookmark, DynMatch, Lesson, LoadError, Remark, UndoRule};
use serde_json::{Value, json};
use std::ops::Range;

/// Returns a match of eight decisions, at one of its positions.
fn taught(at: usize) -> Play {
    let mut play = against_squire(SEED, UndoRule::Honest);
    go_on(&mut play, 8);
    play.go_to(at);
    play
}

/// Returns remarks before these decisions; the text of each is its index.
fn remarks(at: &[usize]) -> Value {
    let remark = |(nth, at): (usize, &usize)| json!({ "at": at, "say": { "en": format!("Remark {nth}."), "fr": format!("Remarque {nth}.") } });
    at.iter().enumerate().map(remark).collect()
}

/// Returns a lesson of two chapters: from the beginning, and from decision 4 on.
fn lesson() -> Lesson {
    let chapter = |at: usize, said: &[usize]| {
        let save: Value = serde_json::from_str(&taught(at).save()).expect("saves are JSON");
        json!({ "save": save, "remarks": remarks(said) })
    };
    let chapters = [chapter(0, &[0, 0, 2, 3]), chapter(4, &[4, 8, 8])];
    Lesson::read(&json!({ "chapters": chapters }).to_string()).expect("a lesson")
}

#[test]
fn each_chapter_is_a_match_that_stands_where_it_begins() {
    let lesson = lesson();
    assert_eq!(lesson.length(), 2);
    for (chapter, at) in [(0, 0), (1, 4), (2, 4), (usize::MAX, 4)] {
        let play = lesson.open(chapter).expect("it replays");
        assert_eq!((play.position(), play.length()), (at, 8), "chapter {chapter}");
        assert_eq!(play.save(), taught(at).save());
    }
}

#[test]
fn what_is_said_before_each_decision() {
    let lesson = lesson();
    let said = |chapter, at| lesson.said_before(Bookmark { chapter, at });
    let first: Vec<Range<usize>> = (0..5).map(|at| said(0, at)).collect();
    assert_eq!(first, [0..2, 2..2, 2..3, 3..4, 4..4]);
    let second: Vec<Range<usize>> = [3, 4, 5, 7, 8, 9].map(|at| said(1, at)).to_vec();
    assert_eq!(second, [0..0, 0..1, 1..1, 1..1, 1..3, 3..3]);
    let texts = |chapter| {
        lesson.remarks(chapter).iter().map(|remark: &Remark| remark.at).collect::<Vec<_>>()
    };
    assert_eq!((texts(0), texts(1)), (vec![0, 0, 2, 3], vec![4, 8, 8]));
}

#[test]
fn remarks_are_counted_over_the_whole_lesson() {
    let lesson = lesson();
    let first = [0, 1, 2, 3].map(|nth| lesson.count(0, nth));
    assert_eq!(first, [(1, 7), (2, 7), (3, 7), (4, 7)]);
    assert_eq!([0, 1, 2].map(|nth| lesson.count(1, nth)), [(5, 7), (6, 7), (7, 7)]);
}

#[test]
fn a_remark_is_said_in_every_language_that_it_has() {
    let lesson = lesson();
    let say = &lesson.remarks(0)[2].say;
    assert_eq!(
        ["en", "fr", "de"].map(|code| say.in_language(code)),
        ["Remark 2.", "Remarque 2.", ""]
    );
    let remark = &lesson.remarks(0)[2];
    assert!(remark.point.is_empty() && remark.otherwise.is_none());
}

#[test]
fn what_is_no_lesson_is_not_read_and_what_does_not_replay_is_not_opened() {
    for text in ["", "7", "{}", r#"{"chapters":[]}"#, r#"{"chapters":[{}]}"#] {
        assert!(Lesson::read(text).is_none(), "{text}");
    }
    let mut save: Value = serde_json::from_str(&taught(0).save()).expect("saves are JSON");
    save["rules"] = json!(1);
    let other = json!({ "chapters": [{ "save": save, "remarks": [] }] }).to_string();
    let other = Lesson::read(&other).expect("a lesson");
    assert_eq!(other.open(0).err(), Some(LoadError::OtherRules));
}

#[test]
fn a_bookmark_is_read_as_it_was_kept() {
    for mark in [Bookmark::default(), Bookmark { chapter: 3, at: 41 }] {
        assert_eq!(Bookmark::read(&mark.text()), Some(mark));
    }
    assert_eq!(Bookmark { chapter: 3, at: 41 }.text(), "3/41");
    for text in ["", "3", "3/", "/41", "3/41/5", "a/b", "-1/2"] {
        assert_eq!(Bookmark::read(text), None, "{text}");
    }
}

#[test]
fn what_was_decided_before_is_known_wherever_there_is_something_to_do_again() {
    let whole = taught(8);
    assert_eq!(whole.as_before(), None);
    assert_eq!(whole.advice_as_before(), None);
    for at in 0..8 {
        let mut play = taught(at);
        let answer = play.as_before().expect("it was decided before");
        assert_eq!((answer.n as usize, answer.cut_short), (at, false));
        assert_eq!(play.legal()[answer.index], whole.decisions()[at]);
        assert!(DynMatch::accept(&mut play, &answer));
        assert_eq!((play.position(), play.length()), (at + 1, 8), "the rest is still there");
    }
}

/// A player who replaces a card also lays it: both are one gesture.
#[test]
fn a_gesture_is_shown_whole_and_nothing_after_it() {
    let (mut single, mut double) = (0, 0);
    for seed in 0..12 {
        let mut play = two_persons(seed, UndoRule::Honest);
        go_on(&mut play, 20);
        let whole = play.clone();
        for at in 0..whole.position() {
            play.go_to(at);
            let advice = play.advice_as_before().expect("it was decided before");
            let named: Vec<String> =
                whole.decisions()[at..].iter().map(ToString::to_string).collect();
            assert_eq!(advice.steps, named[..advice.steps.len()]);
            assert_eq!(advice.n as usize, at);
            assert_eq!((advice.chance, advice.next.is_none(), &advice.why), (0, true, &None));
            let Turn::Of(seat) = play.turn() else { panic!("it goes on") };
            match &advice.steps[..] {
                [only] if only.starts_with("replace-") => {
                    // No card was laid where the match was broken off.
                    assert_eq!(at + 1, whole.position());
                }
                [only] => {
                    assert!(!only.starts_with("replace-"), "{only}");
                    single += 1;
                }
                [first, second] => {
                    assert!(
                        first.starts_with("replace-") && second.starts_with("lay-"),
                        "{advice:?}"
                    );
                    assert_eq!(whole.log()[at + 1].seat, seat);
                    double += 1;
                }
                other => panic!("{other:?} is no gesture of this game"),
            }
            assert_eq!(play.position(), at, "nothing has changed");
        }
    }
    assert!(single > 20 && double > 20, "{single} and {double}");
}
