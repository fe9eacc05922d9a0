//! The contents of a review: parts that fit their match, marks and ledgers.

use crate::helpers::{Play, SEED, go_on, two_persons};
use regalia::engine::{Game, Seat};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{Ledger, Mark, Mistake, PARTS, Part, Reviewed, UndoRule};

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A chance of 1.
const ALL: u32 = PARTS as u32;

/// Returns a match of three decisions.
fn three() -> Play {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, 3);
    play
}

/// Returns the part for position `n`: the chances of seat 0 in eighths, and before that those after
/// the decision was made.
fn stood(n: usize, chances: u32, decided: Option<u32>) -> Part {
    let row = |eighths: u32| vec![eighths * (ALL / 8), ALL - eighths * (ALL / 8)];
    Part::Stood { n, chances: row(chances), decided: decided.map(row) }
}

/// Returns the whole curve of the three decisions.
fn curve() -> [Part; 4] {
    [stood(0, 5, None), stood(1, 6, Some(7)), stood(2, 2, Some(4)), stood(3, 8, Some(3))]
}

/// Returns a mistake about one of the three decisions, which advises that same decision.
fn mistake(n: usize, loss: i32) -> Mistake {
    let play = three();
    Mistake {
        n,
        seat: play.log()[n].seat,
        best: play.decisions()[n].to_string(),
        then: Vec::new(),
        chance: 500,
        loss,
        mark: None,
        why: None,
    }
}

fn added(parts: impl IntoIterator<Item = Part>, play: &Play) -> Reviewed {
    let mut reviewed = Reviewed::default();
    for part in parts {
        assert!(reviewed.add(part.clone(), play), "{part:?}");
    }
    reviewed
}

#[test]
fn a_mark_is_for_what_was_lost_and_only_beyond_two_standard_errors() {
    for (loss, mark) in [
        (-0.2, None),
        (0.0299, None),
        (0.03, Some(Mark::Slip)),
        (0.0699, Some(Mark::Slip)),
        (0.07, Some(Mark::Mistake)),
        (0.1499, Some(Mark::Mistake)),
        (0.15, Some(Mark::Blunder)),
        (1.0, Some(Mark::Blunder)),
    ] {
        assert_eq!(Mark::from_loss(loss, 0.0), mark, "{loss}");
    }
    assert_eq!(Mark::from_loss(0.25, 0.124), Some(Mark::Blunder));
    assert_eq!(Mark::from_loss(0.25, 0.125), None);
}

#[test]
fn the_curve_is_taken_in_once_and_in_order() {
    let play = three();
    let [first, second, third, fourth] = curve();
    let mut reviewed = added([first.clone(), second.clone()], &play);
    let before = reviewed.clone();
    for early_or_again in [fourth.clone(), first, second] {
        assert!(reviewed.add(early_or_again, &play), "it is one of this match");
        assert_eq!(reviewed, before);
    }
    for part in [third, fourth] {
        assert!(reviewed.add(part, &play));
    }
    let chances: Vec<[f64; 2]> = reviewed.chances().map(|row| [row[0], row[1]]).collect();
    assert_eq!(chances, [[0.625, 0.375], [0.75, 0.25], [0.25, 0.75], [1.0, 0.0]]);
    assert!(reviewed.chances().all(|row| row[2..].iter().all(|&chance| chance == 0.0)));
}

/// Returns a decision of the game that was not legal as the first one.
fn illegal_at_first() -> String {
    let mut play = three();
    play.go_to(0);
    let all = RogueMonarch::vocabulary();
    let illegal = all.into_iter().find(|action| !play.legal().contains(action));
    illegal.expect("not everything is legal at once").to_string()
}

#[test]
fn what_fits_a_match_fits_just_so() {
    let play = three();
    let row =
        |first: u32, second: u32| Part::Stood { n: 0, chances: vec![first, second], decided: None };
    let why = |long: usize| Some(vec![String::new(); long]);
    let judged = |change: &dyn Fn(&mut Mistake)| {
        let mut judged = mistake(0, 0);
        change(&mut judged);
        Part::Judged(judged)
    };
    for (part, fits) in [
        (row(ALL, 0), true),
        (row(0, ALL + 1), false),
        (stood(3, 0, Some(0)), true),
        (stood(4, 0, Some(0)), false),
        (stood(0, 0, Some(0)), false),
        (stood(1, 0, None), false),
        (judged(&|_| ()), true),
        (Part::Judged(mistake(2, 0)), true),
        (judged(&|judged| judged.n = 1), false),
        (judged(&|judged| judged.n = 3), false),
        (judged(&|judged| judged.seat = judged.seat.next(2)), false),
        (judged(&|judged| judged.seat = Seat::new(2)), false),
        (judged(&|judged| judged.chance = 0), true),
        (judged(&|judged| judged.chance = 1000), true),
        (judged(&|judged| judged.chance = -1), false),
        (judged(&|judged| judged.chance = 1001), false),
        (judged(&|judged| judged.loss = -1000), true),
        (judged(&|judged| judged.loss = 1000), true),
        (judged(&|judged| judged.loss = -1001), false),
        (judged(&|judged| judged.loss = 1001), false),
        (judged(&|judged| judged.best = "abdicate".to_owned()), false),
        (judged(&|judged| judged.best = illegal_at_first()), false),
        (judged(&|judged| judged.then = vec!["replace-1".to_owned(); 5]), true),
        (judged(&|judged| judged.then = vec!["replace-1".to_owned(); 6]), false),
        (judged(&|judged| judged.then = vec!["abdicate".to_owned()]), false),
        (judged(&|judged| judged.why = why(2)), true),
        // It was kept by a page with more languages, or fewer.
        (judged(&|judged| judged.why = why(1)), true),
        (judged(&|judged| judged.why = why(3)), true),
        (judged(&|judged| judged.why = why(0)), false),
    ] {
        let mut reviewed = Reviewed::default();
        assert_eq!(reviewed.add(part.clone(), &play), fits, "{part:?}");
        assert!(fits || reviewed == Reviewed::default(), "{part:?}");
    }
}

#[test]
fn mistakes_stand_in_order_of_what_they_cost_and_once_each() {
    let play = three();
    let judged = |n, loss| Part::Judged(mistake(n, loss));
    let reviewed = added([judged(0, 20), judged(1, 90), judged(2, 20), judged(1, 5)], &play);
    let order: Vec<(usize, i32)> =
        reviewed.mistakes().iter().map(|mistake| (mistake.n, mistake.loss)).collect();
    assert_eq!(order, [(1, 90), (0, 20), (2, 20)]);
}

#[test]
fn a_review_is_done_when_all_of_the_curve_is_there() {
    let play = three();
    let mut reviewed = Reviewed::default();
    for part in curve() {
        assert!(!reviewed.add(Part::Done, &play) && !reviewed.is_done());
        assert!(reviewed.add(part, &play));
    }
    assert!(
        !reviewed.is_done() && !reviewed.fits(&play),
        "whether there are mistakes is still to be heard"
    );
    assert!(reviewed.add(Part::Done, &play));
    assert!(reviewed.is_done() && reviewed.fits(&play));
    let mut longer = play.clone();
    go_on(&mut longer, 1);
    assert!(!reviewed.fits(&longer), "another match");
}

#[test]
fn a_kept_review_with_mistakes_out_of_order_or_twice_is_none() {
    let play = three();
    let whole = added(curve(), &play);
    let kept = |mistakes: &[Mistake]| -> Reviewed {
        let mut json = serde_json::to_value(&whole).expect("plain data");
        json["findings"] = serde_json::to_value(mistakes).expect("plain data");
        json["done"] = true.into();
        serde_json::from_value(json).expect("a review")
    };
    let (dear, cheap) = (mistake(0, 90), mistake(1, 20));
    assert!(kept(&[dear.clone(), cheap.clone()]).fits(&play));
    assert!(!kept(&[cheap, dear.clone()]).fits(&play), "out of order");
    assert!(!kept(&[dear.clone(), dear]).fits(&play), "twice");
}

#[test]
fn a_ledger_says_what_moved_the_chances() {
    let play = three();
    let reviewed = added(curve(), &play);
    let movers = [SEATS[0], SEATS[1], SEATS[0]];
    // In eighths: from 5 the first decision leads to 7 and the cards to 6, the second to 4
    // and to 2, the third to 3 and to 8; even is 4.
    let eighths = |ledger: &Ledger| {
        [ledger.even, ledger.own, ledger.others, ledger.cards].map(|part| part * 8.0)
    };
    let [first, second] = &reviewed.ledgers(&movers, 2)[..] else { panic!("one a seat") };
    assert_eq!((first.seat, eighths(first)), (SEATS[0], [4.0, 3.0, -2.0, 3.0]));
    assert_eq!((second.seat, eighths(second)), (SEATS[1], [4.0, 2.0, -3.0, -3.0]));
}

#[test]
fn there_is_no_ledger_before_the_whole_curve_is_known() {
    let play = three();
    let movers = [SEATS[0], SEATS[1], SEATS[0]];
    for known in 0..4 {
        let reviewed = added(curve().into_iter().take(known), &play);
        assert_eq!(reviewed.ledgers(&movers, 2), []);
    }
}
