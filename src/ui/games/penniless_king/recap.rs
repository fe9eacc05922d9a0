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

/// Returns what decided something: Standoffs, Renown tokens, and what was done to the viewer.
fn outcomes<'a>(events: &[Event], me: Option<Seat>, players: &'a Players) -> Vec<Feat<'a>> {
    let but_me = |seat: Seat| (Some(seat) != me).then(|| players.who(seat));
    let is_viewer = |seat: Seat| players.who(seat) == Who::You;
    let mut feats = Vec::new();
    for event in events {
        match *event {
            Event::StandoffWon { at, seat, totals } => {
                // The viewer was there, and has lost.
                let viewer = players.viewer.seat().filter(|&viewer| viewer != seat);
                let is_lost = viewer.is_some_and(|viewer| totals[viewer.index()].is_some());
                let by = but_me(seat);
                feats.push(Feat::Won { by, at, is_lost, token: None, former: None });
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

/// Returns what else was done, in order: coins and cards as one number each.
fn deeds<'a>(events: &[Event], me: Option<Seat>, players: &'a Players) -> Vec<Feat<'a>> {
    let mut feats = Vec::new();
    let (mut coins, mut plots) = (0, 0);
    for event in events {
        match *event {
            Event::Placed { spot, .. } => feats.push(Feat::Placed(spot.neighbourhood())),
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
    for event in events {
        feats.extend(match *event {
            Event::Played { plot, .. } => Some(Feat::Played(plot)),
            Event::DrewRogue { .. } => Some(Feat::DrewRogue),
            Event::WentHome { owner, spot, fought: false } if Some(owner) != me => {
                Some(Feat::SentHome(players.who(owner), spot.neighbourhood()))
            }
            Event::Moved { owner, to, .. } if Some(owner) != me => {
                Some(Feat::Moved(players.who(owner), to.neighbourhood()))
            }
            Event::Swapped { .. } => Some(Feat::Swapped),
            Event::LookedAt { spot, .. } => Some(Feat::Looked(spot.neighbourhood())),
            _ => None,
        });
    }
    feats
}

/// Says what came of a rival's turn, the outcome first, the King last.
pub fn recap(events: &[Event], players: &Players, w: &GameMessages) -> Option<String> {
    let me = player(events);
    let outcomes = outcomes(events, me, players);
    let king = king(events);
    let said = |feats: Vec<Feat>, between: &str| {
        let said: Vec<String> = feats.into_iter().map(w.feat).collect();
        (!said.is_empty()).then(|| said.join(between))
    };
    // What was decided says more than the deeds that led to it.
    let first = if outcomes.is_empty() {
        said(deeds(events, me, players), ", ")
    } else {
        said(outcomes, w.recap_between)
    };
    let parts: Vec<String> = first.into_iter().chain(said(king, ", ")).collect();
    (!parts.is_empty()).then(|| parts.join(w.recap_between))
}
