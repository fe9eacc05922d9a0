//! The line about a deal of the day that a person shares. It gives nothing of the deal away.

use super::locale::{Language, number};
use crate::engine::Seat;
use crate::session::library::{Final, Summary};
use crate::session::{UndoRecord, only_person};
use std::cmp::Ordering;

/// A block of the line: a part of the match after which the person was behind, level or ahead.
const fn block(standing: Ordering) -> char {
    match standing {
        Ordering::Less => '▁',
        Ordering::Equal => '▄',
        Ordering::Greater => '█',
    }
}

/// Returns the result of a day's match in words: given up, or won, lost or shared, and the scores if the game
/// counts points. `None` if it is not over, or more than one person played.
pub fn result_text(summary: &Summary, language: Language) -> Option<String> {
    let w = language.days();
    let seat = only_person(&summary.seats)?;
    let result = summary.result.as_ref()?;
    if summary.ended_early().is_some() {
        return Some(w.gave_up.to_owned());
    }
    let says = match result.share(seat) {
        share if share >= 1.0 => w.won,
        share if share > 0.0 => w.shared,
        _ => w.lost,
    };
    Some(match scores(result, seat) {
        Some((own, best)) => (w.scored)(says, &number(own), &number(best)),
        None => says.to_owned(),
    })
}

/// Returns this seat's score and the best of the others; `None` if the game only tells who has won.
fn scores(result: &Final, seat: Seat) -> Option<(i16, i16)> {
    if !result.has_points() {
        return None;
    }
    let others = Seat::all(result.scores.len()).filter(|&other| other != seat);
    let best = others.map(|other| result.scores[other.index()]).max()?;
    Some((result.scores[seat.index()], best))
}

/// Returns the help that the person had, in words: hints and take-backs, and what bots decided for them
/// or at random.
pub fn help_text(summary: &Summary, language: Language) -> String {
    let w = language.days();
    let hints = summary.hints.iter().map(|&count| u32::from(count)).sum();
    let UndoRecord { undone, .. } = summary.undo_record;
    let by_bots = summary.stand_ins.iter().map(|&(by_bot, _)| by_bot).sum();
    let mut help = (w.help)(hints, undone);
    for (count, says) in [(by_bots, w.stood_in), (summary.hasty, w.hasty)] {
        if count > 0 {
            help = format!("{help}, {}", says(count));
        }
    }
    if summary.unadvised {
        help = format!("{help}, {}", w.unadvised);
    }
    help
}

/// Returns the line of a finished day's match: its number and date, the game, the result, the course
/// and the help.
pub fn day_line(
    summary: &Summary,
    (deal, date, game): (u32, &str, &str),
    course: &[Ordering],
    language: Language,
) -> String {
    let course: String = course.iter().copied().map(block).collect();
    let parts = [
        format!("Regalia {}", (language.days().numbered)(deal, date)),
        game.to_owned(),
        result_text(summary, language).unwrap_or_default(),
        course,
        help_text(summary, language),
    ];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}
