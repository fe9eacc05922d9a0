//! The line about a deal of the day that a person shares.

use regalia::engine::Seat;
use regalia::session::UndoRecord;
use regalia::session::day::Day;
use regalia::session::library::{Final, Summary};
use regalia::ui::day_line::{day_line, help_text, result_text};
use regalia::ui::locale::Language;
use std::cmp::Ordering;

/// Returns the summary of a day's match with these scores, which the seat has won.
fn summary(day: u32, scores: &[i16], winners: &[usize]) -> Summary {
    let winners = winners.iter().map(|&seat| Seat::new(seat)).collect();
    Summary {
        result: Some(Final { scores: scores.to_vec(), winners }),
        day: Some(day),
        turn: None,
        ..Summary::new(&Day(day).deal(0), 0)
    }
}

/// A day on which the person has the first seat of two.
const DAY: u32 = 20_761;

#[test]
fn the_line_tells_of_the_result_and_not_of_the_deal() {
    let seat = Day(DAY).seat().index();
    let mut scores = [28, 28];
    scores[seat] = 31;
    let summary = summary(DAY, &scores, &[seat]);
    let course = [Ordering::Less, Ordering::Equal, Ordering::Greater];
    let about = |date| (4, date, "Mon Royaume");
    assert_eq!(
        day_line(&summary, about("Nov 4"), &course, Language::En),
        "Regalia No. 4, Nov 4 · Mon Royaume · won 31–28 · ▁▄█ · no hints",
    );
    assert_eq!(
        day_line(&summary, about("4 nov."), &[], Language::Fr),
        "Regalia Nº 4, 4 nov. · Mon Royaume · gagnée 31–28 · sans conseils",
    );
}

#[test]
fn a_result_is_won_lost_or_shared() {
    let seat = Day(DAY).seat().index();
    let other = 1 - seat;
    let mut points = [-3, -3];
    points[other] = 12;
    let said = |scores: &[i16], winners: &[usize]| {
        result_text(&summary(DAY, scores, winners), Language::En).expect("it is over")
    };
    assert_eq!(said(&points, &[other]), "lost −3–12");
    assert_eq!(said(&[20, 20], &[0, 1]), "shared win 20–20");
    // Without points there are no scores.
    assert_eq!(said(&[0, 1], &[seat]), "won");
    assert_eq!(said(&[1, 0], &[other]), "lost");
    // A match that was ended early has no score, even if it has a winner.
    let given_up = Summary { turn: Some(Seat::new(seat)), ..summary(DAY, &[0, -4], &[other]) };
    assert_eq!(result_text(&given_up, Language::Fr).as_deref(), Some("abandonnée"));
    let agreed = summary(DAY, &[0, 0], &[]);
    assert_eq!(result_text(&agreed, Language::En).as_deref(), Some("given up"));
    let unfinished = Summary { result: None, ..summary(DAY, &[0, 0], &[]) };
    assert_eq!(result_text(&unfinished, Language::En), None);
}

#[test]
fn help_is_told() {
    let helped = |hints: &[u16], undone| {
        let undo_record = UndoRecord { undone, ..UndoRecord::default() };
        let summary = Summary { hints: hints.to_vec(), undo_record, ..summary(DAY, &[1, 0], &[0]) };
        Language::ALL.map(|language| help_text(&summary, language))
    };
    assert_eq!(helped(&[], 0), ["no hints", "sans conseils"]);
    assert_eq!(helped(&[0, 1], 0), ["1 hint", "1 conseil"]);
    assert_eq!(helped(&[3, 0], 1), ["3 hints, 1 undo", "3 conseils, 1 annulation"]);
    assert_eq!(helped(&[], 2), ["no hints, 2 undos", "sans conseils, 2 annulations"]);
}
