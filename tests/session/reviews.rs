//! A review: its parts, how it is kept, and the match from one of its positions.

use crate::helpers::{Play, SEED, against_squire, bot, fresh, go_on};
use regalia::bots::{Judging, Level};
use regalia::engine::{Seat, Turn};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{
    AnyMatch, DynMatch, Mistake, Part, Review, ReviewQuestion, Reviewed, SHOWN, TeacherQuestion,
    UndoRule, load,
};
use regalia::ui::teacher;
use serde_json::Value;

/// Returns a finished match.
fn finished() -> Play {
    let mut play = against_squire(SEED, UndoRule::Honest);
    go_on(&mut play, 2_000);
    assert!(play.is_over());
    play
}

/// Returns all parts of the worker's review.
fn parts(play: &Play) -> Vec<Part> {
    let question = TeacherQuestion::Review(ReviewQuestion { save: play.save() });
    let asked = serde_json::to_string(&question).expect("plain data");
    let mut parts = Vec::new();
    teacher::answer(&asked, &mut || false, &mut |text| {
        parts.push(serde_json::from_str(text).expect("a part"));
    });
    parts
}

fn reviewed(play: &Play, parts: Vec<Part>) -> Reviewed {
    let mut reviewed = Reviewed::default();
    assert!(parts.into_iter().all(|part| reviewed.add(part, play)), "they are its own");
    reviewed
}

#[test]
fn a_review_has_the_whole_curve_and_every_choice_of_the_person() {
    let play = finished();
    let parts = parts(&play);
    assert_eq!(parts.last(), Some(&Part::Done));
    let reviewed = reviewed(&play, parts);
    assert!(reviewed.is_done() && reviewed.fits(&play));
    assert_eq!(reviewed.chances().len(), play.decisions().len() + 1);
    assert!(!reviewed.mistakes().is_empty());
    let losses: Vec<i32> = reviewed.mistakes().iter().map(|mistake| mistake.loss).collect();
    assert!(losses.is_sorted_by(|a, b| a >= b), "the dearest first");
    let exchanges =
        reviewed.mistakes().iter().filter(|mistake| mistake.best.starts_with("replace-"));
    for mistake in exchanges.clone() {
        let is_whole = mistake.then.first().is_some_and(|step| step.starts_with("lay-"));
        assert_eq!(is_whole, mistake.loss >= SHOWN, "{mistake:?}");
    }
    assert!(exchanges.filter(|mistake| mistake.loss >= SHOWN).count() > 0, "none was better");
    for mistake in reviewed.mistakes() {
        assert_eq!((mistake.seat, play.mover(mistake.n)), (Seat::new(0), Seat::new(0)));
        assert!(mistake.why.as_ref().is_none_or(|why| why.len() == 2 && why[0] != why[1]));
    }
    let review = Review::new(&play, Judging::review::<RogueMonarch>(2));
    let in_thousand = |chance: f64| (chance * 1000.0).round() as i32;
    for mistake in reviewed.mistakes().iter().take(3) {
        let judged = review.judged(mistake.n);
        assert_eq!(mistake.best, review.legal(mistake.n)[judged.best].to_string());
        assert_eq!(Some(mistake.chance), judged.chance.map(in_thousand));
        assert_eq!((mistake.loss, mistake.mark), (in_thousand(judged.loss), judged.mark));
    }
    let movers: Vec<Seat> = (0..play.position()).map(|n| play.mover(n)).collect();
    for ledger in reviewed.ledgers(&movers, 2) {
        let sum = ledger.even + ledger.own + ledger.others + ledger.cards;
        let Turn::Over(outcome) = play.turn() else { unreachable!("it is over") };
        assert!((sum - outcome.share(ledger.seat)).abs() < 1e-6, "{ledger:?}");
    }
}

#[test]
fn where_no_person_played_everybodys_choices_are_judged() {
    let mut play = fresh(SEED, [bot(Level::Squire), bot(Level::Squire)], UndoRule::Honest);
    go_on(&mut play, 2_000);
    let reviewed = reviewed(&play, parts(&play));
    let of = |seat: usize| {
        reviewed.mistakes().iter().filter(|mistake| mistake.seat == Seat::new(seat)).count()
    };
    assert!(of(0) > 0 && of(1) > 0, "{} and {}", of(0), of(1));
}

#[test]
fn a_review_is_kept_with_its_match() {
    let mut play = finished();
    let mut records = play.records();
    records.steps.push(play.keep_review(reviewed(&play, parts(&play))));
    assert!(play.review().is_some());
    let whole = AnyMatch::from(play.clone());
    assert_eq!(records.open().expect("our own records"), whole);
    assert_eq!(load(&play.save()).expect("our own save"), whole);
    assert_eq!(play.records().open().expect("our own records"), whole);
}

#[test]
fn a_review_of_another_match_is_left_out_and_all_else_is_kept() {
    let mut play = finished();
    play.keep_review(reviewed(&play, parts(&play)));
    let save: Value = serde_json::from_str(&play.save()).expect("a save is JSON");
    let spoiled = |spoil: fn(&mut Value)| {
        let mut save = save.clone();
        spoil(&mut save["review"]);
        save.to_string()
    };
    assert!(!load(&spoiled(|_| ())).expect("our own").left_out());
    let spoils: [fn(&mut Value); 7] = [
        |review| *review = Value::from(7),
        |review| review["done"] = Value::from(false),
        |review| drop(review["chances"].as_array_mut().map(Vec::pop)),
        |review| review["chances"][3] = Value::from(vec![0, 0, 0]),
        |review| review["decided"][0][0] = Value::from(u32::MAX),
        |review| review["findings"][0]["best"] = Value::from("resign"),
        |review| review["findings"][0]["n"] = Value::from(90_000),
    ];
    for (nth, spoil) in spoils.into_iter().enumerate() {
        let opened = load(&spoiled(spoil)).expect("it is opened all the same");
        assert!(opened.left_out() && opened.review().is_none(), "spoil {nth}");
        assert_eq!(opened.position(), play.position());
    }
}

#[test]
fn a_part_of_another_review_is_not_taken_in() {
    let play = finished();
    let whole = reviewed(&play, parts(&play));
    let mistake = whole.mistakes()[0].clone();
    let row = |long: usize| vec![0; long];
    let stood = |n, chances, decided| Part::Stood { n, chances, decided };
    let length = play.decisions().len();
    let wrong = [
        stood(0, row(3), None),
        stood(0, row(2), Some(row(2))),
        stood(0, vec![u32::MAX; 2], None),
        stood(1, row(2), None),
        stood(length + 1, row(2), Some(row(2))),
        Part::Judged(Mistake { n: length, ..mistake.clone() }),
        Part::Judged(Mistake { seat: Seat::new(2), ..mistake.clone() }),
        Part::Judged(Mistake { chance: i32::MIN, ..mistake.clone() }),
        Part::Judged(Mistake { best: "resign".to_owned(), ..mistake }),
        Part::Done,
    ];
    for part in wrong {
        let mut reviewed = Reviewed::default();
        assert!(!reviewed.add(part.clone(), &play), "{part:?}");
        assert_eq!(reviewed, Reviewed::default(), "{part:?}");
    }
}

#[test]
fn a_match_can_be_tried_again_from_any_position() {
    let mut play = finished();
    play.keep_review(reviewed(&play, parts(&play)));
    let mut straight = against_squire(SEED, UndoRule::Honest);
    for n in 0..play.decisions().len() {
        let again = play.branch_at(n);
        assert!(again.undo_record().retry && !straight.undo_record().retry);
        // Otherwise it's the same match.
        assert_eq!(again.save().replace(r#","retakes":{"retry":true}"#, ""), straight.save());
        assert_eq!(again.state(), straight.state(), "decision {n}");
        straight.decide(play.decisions()[n]).expect("it was legal");
    }
}

#[test]
fn what_is_no_match_is_not_reviewed() {
    let question = TeacherQuestion::Review(ReviewQuestion { save: "{}".to_owned() });
    let asked = serde_json::to_string(&question).expect("plain data");
    let mut said = Vec::new();
    teacher::answer(&asked, &mut || false, &mut |text| said.push(text.to_owned()));
    assert_eq!(said, ["null"]);
}
