//! The goals of The Dwarf King.

use super::Part;
use crate::engine::Seat;
use crate::games::dwarf_king::{Card, DwarfKing, Event, Line, Rank, Spoils, Suit};
use crate::session::AnyMatch;

/// The points of a great deal.
const GREAT: i16 = 10;

/// The fewest points that the special card is worth for a goal.
const SPECIAL: i16 = 3;

goals! {
    /// Win.
    Win,
    /// Beat at least two Regents.
    Regents,
    /// Score 10 points in one deal.
    Great,
    /// Get exactly zero from a Quest.
    Nought,
    /// Win no trick in a deal.
    NoTrick,
    /// Win four tricks in a row.
    Four,
    /// Win all three Kings in one deal.
    Kings,
    /// Get at least 3 points from the special card in one deal.
    Special,
    /// Gain points with the Enchanter.
    Doubled,
    /// Choose the Quest, and score more than every other player.
    Chosen,
    /// Lose points in no deal of a match.
    Steady,
    /// Win after being last, alone, before the last deal.
    Comeback,
}

/// A deal that was scored.
struct Deal<'a> {
    chooser: Option<Seat>,
    spoils: &'a Spoils,
    lines: &'a [Line],
    totals: &'a [i16],
}

/// Returns a bit for each goal that a seat has reached.
pub fn reached(play: &AnyMatch, seat: Seat) -> u16 {
    let Some(part) = Part::<DwarfKing>::of(play, seat) else { return 0 };
    let mut deals: Vec<Deal> = Vec::new();
    let mut chooser = None;
    for event in part.events() {
        match event {
            Event::QuestChosen { seat, .. } => chooser = Some(*seat),
            Event::DealScored { spoils, lines, totals, .. } => {
                deals.push(Deal { chooser: chooser.take(), spoils, lines, totals });
            }
            _ => {}
        }
    }
    let nth = seat.index();
    let any =
        |is_so: &dyn Fn(&Deal, Line) -> bool| deals.iter().any(|deal| is_so(deal, deal.lines[nth]));
    let others = |all: &[i16]| -> Vec<i16> {
        all.iter()
            .enumerate()
            .filter(|(other, _)| *other != nth)
            .map(|(_, &points)| points)
            .collect()
    };
    let kings = Suit::ALL.map(|suit| Card::figure(suit, Rank::King));
    let was_last =
        deals.len().checked_sub(2).and_then(|before| deals.get(before)).is_some_and(|deal| {
            others(deal.totals).iter().all(|&points| points > deal.totals[nth])
        });
    Goal::bits([
        (Goal::Win, part.won),
        (Goal::Regents, part.beat_regents(2)),
        (Goal::Great, any(&|_, line| line.total() >= GREAT)),
        (Goal::Nought, any(&|_, line| line.quest == 0)),
        (Goal::NoTrick, any(&|deal, _| deal.spoils.tricks[nth].is_empty())),
        (Goal::Four, any(&|deal, _| deal.spoils.tricks[nth].longest_run() >= 4)),
        (
            Goal::Kings,
            any(&|deal, _| kings.iter().all(|&king| deal.spoils.cards[nth].contains(king))),
        ),
        (Goal::Special, any(&|_, line| line.bonus >= SPECIAL)),
        (Goal::Doubled, any(&|_, line| line.doubling > 0)),
        (
            Goal::Chosen,
            any(&|deal, line| {
                let all: Vec<i16> = deal.lines.iter().map(|line| line.total()).collect();
                deal.chooser == Some(seat)
                    && others(&all).iter().all(|&points| points < line.total())
            }),
        ),
        (Goal::Steady, !any(&|_, line| line.total() < 0)),
        (Goal::Comeback, part.won && was_last),
    ])
}
