//! The question to a bot in a worker, and the answers that are accepted.

use crate::helpers::{BOT_SEED, Play, SEED, against_squire, bot, fresh, go_on, person};
use regalia::bots::Level;
use regalia::engine::{Seat, Turn};
use regalia::session::{Answer, DynMatch, Question, UndoRule, answer_any, load};
use serde_json::Value;

/// Returns a match, some decisions in, in which a bot is to move.
fn waiting(level: Level) -> (Play, Question) {
    let mut play = fresh(SEED, [person("Ysé"), bot(level)], UndoRule::Honest);
    go_on(&mut play, 1);
    while play.turn() != Turn::Of(Seat::new(1)) || play.legal().len() < 2 {
        go_on(&mut play, 1);
    }
    let question = play.question().expect("it is the bot's turn");
    (play, question)
}

#[test]
fn only_bots_are_asked() {
    let mut play = against_squire(SEED, UndoRule::Honest);
    for _ in 0..40 {
        let bots_turn = play.turn() == Turn::Of(Seat::new(1));
        assert_eq!(play.question().is_some(), bots_turn);
        go_on(&mut play, 1);
    }
    go_on(&mut play, 2_000);
    assert!(play.question().is_none(), "after the end nobody is");
}

#[test]
fn a_question_says_who_decides_what_and_from_which_chance() {
    let (play, question) = waiting(Level::Regent);
    assert_eq!((question.game.as_str(), question.seat), ("rogue-monarch", Seat::new(1)));
    assert_eq!((question.level, question.bot_seed), (Level::Regent, BOT_SEED));
    assert_eq!(question.n as usize, DynMatch::position(&play));
}

#[test]
fn a_question_never_holds_the_seed_of_the_match_or_a_name() {
    let mut play = fresh(SEED, [bot(Level::Squire), bot(Level::Squire)], UndoRule::Honest);
    let mut asked = 0;
    while let Some(question) = play.question() {
        let text = serde_json::to_string(&question).expect("questions are plain data");
        assert!(!text.contains(&SEED.to_string()), "{text}");
        assert!(text.contains(&BOT_SEED.to_string()), "the test would notice a seed");
        go_on(&mut play, 1);
        asked += 1;
    }
    assert!(asked > 5);
    let (_, question) = waiting(Level::Baron);
    assert!(!serde_json::to_string(&question).expect("plain data").contains("Ysé"));
}

#[test]
fn a_question_holds_the_bots_view_and_nothing_of_the_other_hand() {
    let (play, question) = waiting(Level::Baron);
    let view: Value = serde_json::from_str(&question.view).expect("a view is JSON");
    assert_eq!(view["own"]["seat"], Value::from(1));
    assert!(view.get("hands").is_none() && view.get("pile").is_none());
    let own = play.view(regalia::engine::Viewer::Of(Seat::new(1)));
    assert_eq!(question.view, serde_json::to_string(&own).expect("views are plain data"));
}

#[test]
fn a_question_survives_being_written_and_read_and_is_answered_the_same() {
    for level in Level::ALL {
        let (_, question) = waiting(level);
        let text = serde_json::to_string(&question).expect("questions are plain data");
        let read: Question = serde_json::from_str(&text).expect("what was written");
        let answer = answer_any(&question, &mut || false);
        assert!(answer.is_some_and(|answer| !answer.cut_short));
        assert_eq!(answer_any(&read, &mut || false), answer, "{level}");
    }
}

#[test]
fn a_fitting_answer_is_carried_out() {
    let (mut play, question) = waiting(Level::Squire);
    let before = DynMatch::position(&play);
    let answer = answer_any(&question, &mut || false).expect("an answer");
    let expected = play.legal()[answer.index];
    assert!(play.accept(&answer));
    assert_eq!(DynMatch::position(&play), before + 1);
    assert_eq!(play.decisions()[before], expected);
}

#[test]
fn an_answer_to_another_decision_is_refused_and_changes_nothing() {
    let (mut play, question) = waiting(Level::Squire);
    let before = play.clone();
    for n in [question.n - 1, question.n + 1, 0, u32::MAX] {
        assert!(!play.accept(&Answer { n, index: 0, cut_short: true }), "{n}");
        assert_eq!(play, before);
    }
}

#[test]
fn an_answer_beyond_the_list_is_refused_and_changes_nothing() {
    let (mut play, question) = waiting(Level::Squire);
    let before = play.clone();
    for index in [play.legal_count(), play.legal_count() + 1, usize::MAX] {
        assert!(!play.accept(&Answer { n: question.n, index, cut_short: true }), "{index}");
        assert_eq!(play, before);
    }
}

#[test]
fn an_answer_given_twice_counts_once() {
    let (mut play, question) = waiting(Level::Squire);
    let answer = answer_any(&question, &mut || false).expect("an answer");
    assert!(play.accept(&answer));
    let after = play.clone();
    assert!(!play.accept(&answer));
    assert_eq!(play, after);
}

#[test]
fn a_decision_in_haste_is_noted_and_saved() {
    let (mut play, question) = waiting(Level::Regent);
    let hurried = answer_any(&question, &mut || true).expect("an answer");
    assert!(hurried.cut_short);
    assert!(play.accept(&hurried));
    let n = question.n as usize;
    assert!(DynMatch::timed_out(&play, n) && !DynMatch::timed_out(&play, n + 1));
    assert!(load(&DynMatch::save(&play)).expect("an own save").timed_out(n));
}

#[test]
fn a_question_that_makes_no_sense_has_no_answer() {
    let (_, question) = waiting(Level::Baron);
    let other = Question { game: "whist".into(), ..question.clone() };
    assert_eq!(answer_any(&other, &mut || false), None);
    for view in [Value::Null, Value::from(3), serde_json::json!({ "public": {} })] {
        let odd = Question { view: view.to_string(), ..question.clone() };
        assert_eq!(answer_any(&odd, &mut || false), None);
    }
}

#[test]
fn the_same_bot_decides_the_same_again_and_another_seed_may_not() {
    let (_, question) = waiting(Level::Random);
    let answer =
        |question: &Question| answer_any(question, &mut || false).expect("an answer").index;
    assert_eq!(answer(&question), answer(&question));
    let others: Vec<_> =
        (0..30).map(|bot_seed| answer(&Question { bot_seed, ..question.clone() })).collect();
    assert!(others.iter().any(|&index| index != others[0]));
}

#[test]
fn chance_decides_for_bots_alone_always_legally_and_the_same() {
    for level in Level::OFFERED {
        let mut play = fresh(5, [person("Ysé"), bot(level)], UndoRule::Honest);
        let mut asked = 0;
        while let Turn::Of(seat) = play.turn() {
            let answer = play.by_chance();
            assert_eq!(answer.is_some(), seat.index() == 1);
            assert_eq!(answer, play.by_chance());
            match answer {
                Some(answer) => {
                    asked += 1;
                    // The bot would have searched longer, and the log says so.
                    assert!(answer.cut_short);
                    assert!(play.accept(&answer));
                }
                None => go_on(&mut play, 1),
            }
        }
        assert!(asked > 1);
    }
}
