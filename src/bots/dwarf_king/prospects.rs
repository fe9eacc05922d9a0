//! The prospects of a decision until the end of the deal.

use super::lead;
use crate::bots::Prospective;
use crate::engine::{Seat, SeatSet};
use crate::games::dwarf_king::{DwarfKing, Event, Rule, View};
use serde::Serialize;

/// Something notable that may come of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// The seat wins the current trick, and has more points by it.
    TakesPoints,
    /// The seat wins the current trick, and has fewer points by it.
    TakesCost,
    /// The special card brings the seat points.
    GainsBonus,
    /// The special card costs the seat points.
    PaysBonus,
    /// The seat meets a Quest that pays 5 points to each player who meets it.
    MeetsQuest,
    /// The seat scores more in this deal than every other player.
    ScoresMost,
    /// The seat scores more than 0 in this deal.
    Scores,
    /// The seat scores less than 0 in this deal.
    LosesPoints,
    /// The seat leads the match after this deal.
    Leads,
    /// The match ends with this deal, and the seat wins it.
    Wins,
}

impl Prospective for Prospect {
    fn helps(self) -> bool {
        !matches!(self, Self::TakesCost | Self::PaysBonus | Self::LosesPoints)
    }

    fn is_vague(self) -> bool {
        matches!(self, Self::Scores | Self::LosesPoints)
    }
}

/// Returns the prospects that hold.
fn held<const N: usize>(checks: [(Prospect, bool); N]) -> Vec<Prospect> {
    checks.into_iter().filter_map(|(prospect, holds)| holds.then_some(prospect)).collect()
}

/// Returns the prospects that an event fulfils.
pub(super) fn fulfilled(
    state: &DwarfKing,
    event: &Event,
    seat: Seat,
    since: &View,
) -> Vec<Prospect> {
    match event {
        Event::TrickTaken { seat: winner } if *winner == seat => {
            let (now, before) = (&state.public, &since.public);
            let is_current = now.spoils.tricks_done == before.spoils.tricks_done + 1;
            let gained = now.line(seat).quest - before.line(seat).quest;
            held([
                (Prospect::TakesPoints, is_current && gained > 0),
                (Prospect::TakesCost, is_current && gained < 0),
            ])
        }
        Event::Bonus { seat: paid, points, .. } if *paid == seat => {
            held([(Prospect::GainsBonus, *points > 0), (Prospect::PaysBonus, *points < 0)])
        }
        Event::DealScored { lines, totals, .. } => {
            let points: Vec<i16> = lines.iter().map(|line| line.total()).collect();
            let own = points[seat.index()];
            let pays_five = state.public.quest.is_some_and(|quest| is_met_or_not(quest.rule()));
            held([
                (Prospect::MeetsQuest, pays_five && lines[seat.index()].quest > 0),
                (Prospect::Scores, own > 0),
                (Prospect::LosesPoints, own < 0),
                (Prospect::ScoresMost, lead(&points, seat.index()) > 0.0),
                (Prospect::Leads, lead(totals, seat.index()) > 0.0),
            ])
        }
        Event::Ended { winners } => held([(Prospect::Wins, *winners == SeatSet::only(seat))]),
        _ => Vec::new(),
    }
}

/// Returns true if the rule pays 5 points or nothing.
fn is_met_or_not(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::Exactly(_)
            | Rule::Evens
            | Rule::Odds
            | Rule::AllForOne
            | Rule::OneForAll
            | Rule::GrandSlam
            | Rule::UtterChaos
    )
}

/// Returns true if the deal is over.
pub(super) fn is_beyond(state: &DwarfKing, since: &View) -> bool {
    state.public.deal != since.public.deal
}
