//! Why a bot decided as it did, asked for after the end.

use crate::helpers::{Play, SEED, against_squire, go_on};
use regalia::session::{DynMatch, Motive, MotiveQuestion, TeacherQuestion, UndoRule};
use regalia::ui::teacher;

/// Returns a finished match.
fn finished() -> Play {
    let mut play = against_squire(SEED, UndoRule::Honest);
    go_on(&mut play, 2_000);
    assert!(play.is_over());
    play
}

/// Returns the worker's answer.
fn answer(save: String, n: usize, out_of_time: bool) -> Option<Motive> {
    let question = TeacherQuestion::Motive(MotiveQuestion { save, n });
    let asked = serde_json::to_string(&question).expect("plain data");
    let mut said = Vec::new();
    teacher::answer(&asked, &mut || out_of_time, &mut |text| said.push(text.to_owned()));
    assert_eq!(said.len(), 1, "one answer");
    serde_json::from_str(&said[0]).expect("a motive or nothing")
}

#[test]
fn every_decision_of_a_bot_has_a_motive() {
    let play = finished();
    let mut said = 0;
    let bots = (0..play.position()).filter(|&n| play.mover(n).index() == 1).take(12);
    for n in bots {
        let motive = answer(play.save(), n, false).expect("the bot decided");
        assert_eq!(motive.n, n);
        let Some(other) = motive.other else { continue };
        assert_ne!(other.steps[0], play.decisions()[n].to_string(), "another decision");
        assert!(!(motive.missed && other.even), "what is even is not missed");
        assert!(!motive.missed || other.chance >= motive.chance);
        if let Some(why) = motive.why {
            assert!(why.len() == 2 && why[0] != why[1], "{why:?}");
            said += 1;
        }
    }
    assert!(said > 0, "a reason tells some decisions apart from the next best");
}

#[test]
fn what_was_not_decided_has_no_motive() {
    let mut play = finished();
    let length = play.position();
    for n in [length, length + 1, usize::MAX] {
        assert_eq!(answer(play.save(), n, false), None, "decision {n}");
    }
    assert_eq!(answer("{}".to_owned(), 0, false), None, "no match");
    // A decision that was taken back is none.
    play.go_to(3);
    assert_eq!(answer(play.save(), 5, false), None);
}

#[test]
fn a_motive_is_given_even_if_time_runs_out() {
    let play = finished();
    let n = (0..play.position()).find(|&n| play.mover(n).index() == 1).expect("the bot decides");
    assert_eq!(answer(play.save(), n, true).map(|motive| motive.n), Some(n));
}
