//! Outcomes.

use regalia::engine::{Outcome, Seat, SeatSet};
use serde_json::json;

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&number| Seat::new(number)).collect()
}

#[test]
fn who_wins_alone_has_the_whole_win() {
    let outcome = Outcome::new(&[3, 9, 4], seats(&[1]));
    assert_eq!([0, 1, 2].map(|seat| outcome.share(Seat::new(seat))), [0.0, 1.0, 0.0]);
    assert_eq!(outcome.scores(), [3, 9, 4]);
    assert_eq!(outcome.winners(), seats(&[1]));
}

#[test]
fn a_shared_win_counts_an_equal_part_for_each() {
    let outcome = Outcome::new(&[5, 5, 5, 1], seats(&[0, 1, 2]));
    let shares = [0, 1, 2, 3].map(|seat| outcome.share(Seat::new(seat)));
    assert_eq!(shares, [1.0 / 3.0, 1.0 / 3.0, 1.0 / 3.0, 0.0]);
    assert_eq!(Outcome::new(&[0, 0], SeatSet::all(2)).share(Seat::new(1)), 0.5);
}

#[test]
fn the_highest_score_need_not_win() {
    let outcome = Outcome::new(&[9, -2], seats(&[1]));
    assert_eq!(outcome.share(Seat::new(0)), 0.0);
    assert_eq!(outcome.scores(), [9, -2]);
}

#[test]
fn an_outcome_is_written_as_scores_and_winners() {
    let outcome = Outcome::new(&[5, -1, 5], seats(&[0, 2]));
    let written = serde_json::to_value(outcome).expect("plain data");
    assert_eq!(written, json!({ "scores": [5, -1, 5], "winners": [0, 2] }));
}
