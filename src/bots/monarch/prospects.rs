//! The prospects of a decision until the end of the sister's next turn.

use super::after::{gain, leads};
use crate::bots::Prospective;
use crate::engine::Seat;
use crate::games::monarch::{Banner, Event, Monarch};
use serde::Serialize;

/// Something notable that may come of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// The sister wins the game, alone or with others.
    Wins,
    /// The game ends and others win it.
    Loses,
    /// The sister has more crowns than every other when her next turn begins.
    Leads,
    /// The sister takes a Court Card.
    TakesCourtCard,
    /// The sister can pay a Court Card that brings crowns when her next turn begins.
    Affords,
    /// The sister flies this Banner.
    Flies(Banner),
    /// Another sister flies this Banner.
    RivalFlies(Banner),
    /// The sister is sent a Guest.
    IsSentGuest,
    /// A Moon takes goods from the sister.
    LosesGoods,
}

impl Prospective for Prospect {
    fn helps(self) -> bool {
        match self {
            Self::Wins | Self::Leads | Self::TakesCourtCard | Self::Affords | Self::Flies(_) => {
                true
            }
            Self::Loses | Self::RivalFlies(_) | Self::IsSentGuest | Self::LosesGoods => false,
        }
    }
}

/// Returns true if the sister can pay a Court Card in the row that brings her crowns.
fn affords(table: &Monarch, me: Seat) -> bool {
    table.row.iter().flatten().any(|&card| {
        card.court().is_some()
            && table.store(me).covers(table.price(me, card))
            && gain(table, me, card) > 0
    })
}

/// Returns the prospects that an event fulfils.
pub(super) fn fulfilled(
    table: &Monarch,
    event: &Event,
    me: Seat,
    since: &Monarch,
) -> Vec<Prospect> {
    // The consequences of the end of the sister's next turn are beyond.
    if is_beyond(table, since) {
        return Vec::new();
    }
    let prospect = match *event {
        Event::Ended { winners, .. } if winners.contains(me) => Prospect::Wins,
        Event::Ended { .. } => Prospect::Loses,
        Event::TurnBegan { seat, .. } if seat == me => {
            let checks =
                [(Prospect::Leads, leads(table, me)), (Prospect::Affords, affords(table, me))];
            return checks.into_iter().filter_map(|(it, holds)| holds.then_some(it)).collect();
        }
        Event::Joined { seat, .. } if seat == me => Prospect::TakesCourtCard,
        Event::Flew { seat, banner } if seat == me => Prospect::Flies(banner),
        Event::Flew { banner, .. } => Prospect::RivalFlies(banner),
        Event::Sent { to, .. } if to == me => Prospect::IsSentGuest,
        Event::Lost { seat, .. } if seat == me => Prospect::LosesGoods,
        _ => return Vec::new(),
    };
    vec![prospect]
}

/// Returns the number of turns before the current one.
fn turn(table: &Monarch) -> usize {
    usize::from(table.round) * table.sisters() + table.turn_of(table.active)
}

/// Returns true if the next turn of the sister to move at `since` is over.
pub(super) fn is_beyond(table: &Monarch, since: &Monarch) -> bool {
    let until_next = match since.mover().steps_after(since.active, since.sisters()) {
        0 => since.sisters(),
        steps => steps,
    };
    turn(table) > turn(since) + until_next
}
