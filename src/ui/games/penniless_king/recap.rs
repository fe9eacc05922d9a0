//! The outcome of a rival's turn, in one line.

use crate::engine::Seat;
use crate::games::penniless_king::{Event, RenownPlace};
use crate::ui::games::Players;
use crate::ui::locale::Who;
use crate::ui::locale::messages::penniless_king::{Feat, GameMessages};

/// Returns the player whose turn these events are; `None` if they do not tell.
fn player(events: &[Event]) -> Option<Seat> {
    let first = events.iter().take_while(|event| {
        !matches!(event, Event::StandoffBegan { .. } | Event::StandoffWon { .. })
    });
    first.into_iter().find_map(|event| match event {
        Event::Took { seat, .. }
        | Event::Chose { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Played { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Named { seat, .. }
        | Event::Acted { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::DrewRogue { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::LookedAt { seat, .. }
        | Event::LeftOff { seat }
        | Event::WrathNamed { seat, .. }
        | Event::RenownChosen { seat, .. }
        | Event::RenownMoved { seat, .. }
        | Event::RenownPlaced { seat, .. } => Some(*seat),
        Event::Turned { owner, .. } | Event::KeptHidden { owner, .. } => Some(*owner),
        _ => None,
    })
}

/// Returns the winner's total in a Standoff, the others' totals with their players, and whether the
/// place has decided between equals.
pub fn sides<'a>(
    winner: Seat,
    totals: &[Option<u8>],
    players: &'a Players,
) -> (Option<u8>, Vec<(Who<'a>, u8)>, bool) {
    let total = totals[winner.index()];
    let others: Vec<_> = Seat::all(players.names.len())
        .filter(|&other| other != winner)
        .filter_map(|other| totals[other.index()].map(|sum| (players.who(other), sum)))
        .collect();
    let is_tied = others.iter().any(|&(_, sum)| Some(sum) == total);
    (total, others, is_tied)
}

/// Returns what decided something: Standoffs, Renown tokens, and what was done to the viewer.
fn outcomes<'a>(events: &[Event], me: Option<Seat>, players: &'a Players) -> Vec<Feat<'a>> {
    let but_me = |seat: Seat| (Some(seat) != me).then(|| players.who(seat));
    let is_viewer = |seat: Seat| players.who(seat) == Who::You;
    let mut feats = Vec::new();
    for event in events {
        match *event {
            Event::StandoffWon { at, seat, totals } => {
                // Where the viewer was not there, who won is enough.
                let was_there = |me: Seat| totals[me.index()].is_some();
                let is_own = players.viewer.seat().is_some_and(was_there);
                let totals = if is_own { totals } else { Default::default() };
                let (total, others, is_tied) = sides(seat, &totals, players);
                let (by, token, former) = (but_me(seat), None, None);
                feats.push(Feat::Won { by, at, total, others, is_tied, token, former });
            }
            Event::RenownPlaced { at: RenownPlace::In(place), former: lost, seat } => {
                let lost = lost.map(|seat| players.who(seat));
                match feats.last_mut() {
                    Some(Feat::Won { token: token @ None, former, .. }) => {
                        (*token, *former) = (Some(place), lost);
                    }
                    _ => feats.push(Feat::Token { by: but_me(seat), at: place, former: lost }),
                }
            }
            Event::RenownPlaced { at: RenownPlace::On(line), .. } => feats.push(Feat::Toll(line)),
            Event::RenownMoved { to, .. } => {
                feats.push(Feat::Token { by: None, at: to, former: None });
            }
            Event::WentHome { owner, spot, fought: false } if is_viewer(owner) => {
                feats.push(Feat::SentHome(Who::You, spot.neighbourhood()));
            }
            Event::Moved { owner, to, .. } if is_viewer(owner) => {
                feats.push(Feat::Moved(Who::You, to.neighbourhood()));
            }
            Event::Gave { seat, to, .. } if is_viewer(seat) && Some(to) == me => {
                feats.push(Feat::TookYours);
            }
            _ => {}
        }
    }
    feats
}

/// Returns where the King is now, and his Wrath.
fn king<'a>(events: &[Event]) -> Vec<Feat<'a>> {
    let mut feats = Vec::new();
    for event in events {
        match *event {
            Event::KingMoved { to, wrath } => {
                if let Some(Feat::King(_, None)) = feats.last() {
                    feats.pop();
                }
                feats.push(Feat::King(to, wrath));
            }
            Event::WrathNamed { at, .. } => feats.push(Feat::Wrath(at)),
            _ => {}
        }
    }
    feats
}

/// Returns what else was done, in order: where a Rogue was placed, if nothing was decided (`is_quiet`), the
/// coins and the cards gained in the turn, as one number each, and what was played.
fn deeds<'a>(
    events: &[Event],
    me: Option<Seat>,
    players: &'a Players,
    is_quiet: bool,
) -> Vec<Feat<'a>> {
    let is_told_here = |owner| Some(owner) != me && players.who(owner) != Who::You;
    let mut feats = Vec::new();
    let (mut coins, mut plots) = (0, 0);
    for event in events {
        match *event {
            Event::Placed { spot, .. } if is_quiet => {
                feats.push(Feat::Placed(spot.neighbourhood()));
            }
            Event::Earned { seat, coins: more, .. } if Some(seat) == me => coins += more,
            Event::Gave { to, .. } if Some(to) == me => coins += 1,
            Event::Drew { seat, count, .. } if Some(seat) == me => plots += count,
            _ => {}
        }
    }
    if coins > 0 {
        feats.push(Feat::Coins(coins));
    }
    if plots > 0 {
        feats.push(Feat::Plots(plots));
    }
    for (n, event) in events.iter().enumerate() {
        feats.extend(match *event {
            Event::Played { plot, .. } => {
                let named = events[n..].iter().find_map(|event| match *event {
                    Event::Named { plot: of, at, .. } if of == plot => Some(at),
                    _ => None,
                });
                Some(Feat::Played(plot, named))
            }
            Event::DrewRogue { .. } => Some(Feat::DrewRogue),
            // What was done to the viewer is among the outcomes.
            Event::WentHome { owner, spot, fought: false } if is_told_here(owner) => {
                Some(Feat::SentHome(players.who(owner), spot.neighbourhood()))
            }
            Event::Moved { owner, to, .. } if is_told_here(owner) => {
                Some(Feat::Moved(players.who(owner), to.neighbourhood()))
            }
            Event::Swapped { .. } => Some(Feat::Swapped),
            Event::LookedAt { spot, .. } => Some(Feat::Looked(spot.neighbourhood())),
            _ => None,
        });
    }
    feats
}

/// Says what came of a rival's turn: what was decided, what was done, and the King last.
pub fn recap(events: &[Event], players: &Players, w: &GameMessages) -> Option<String> {
    let me = player(events);
    let outcomes = outcomes(events, me, players);
    let deeds = deeds(events, me, players, outcomes.is_empty());
    let said = |feats: Vec<Feat>, between: &str| {
        let said: Vec<String> = feats.into_iter().map(w.feat).collect();
        (!said.is_empty()).then(|| said.join(between))
    };
    let parts = [said(outcomes, w.recap_between), said(deeds, ", "), said(king(events), ", ")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(w.recap_between))
}
