//! The goals of The Penniless King.

use super::Part;
use crate::engine::Seat;
use crate::games::penniless_king::{
    Ending, Event, Neighbourhood, PennilessKing, Plot, RenownPlace, Step,
};
use crate::session::AnyMatch;

/// The strength of a great win in a Standoff.
const GREAT: u8 = 5;

goals! {
    /// Win by the last Renown token.
    Renown,
    /// Win when the King reaches the end of his path.
    King,
    /// Beat at least two Regents.
    Regents,
    /// Control three neighbourhoods at once.
    Three,
    /// Have tokens on four lines of the Renown Square.
    Lines,
    /// Bring the Right-Hand home.
    RightHand,
    /// Win a Standoff against at least two players.
    Crowd,
    /// Win a Standoff with a total of 5.
    Great,
    /// Displace another player's token.
    Displaced,
    /// Play five different Plot cards in a match.
    Plots,
    /// Win without a coin.
    Poor,
}

/// Returns a bit for each goal that a seat has reached.
pub fn reached(play: &AnyMatch, seat: Seat) -> u16 {
    let Some(part) = Part::<PennilessKing>::of(play, seat) else { return 0 };
    let public = &part.play.state().public;
    let Step::Over(ending) = public.step else { return 0 };
    let mut control = [None; Neighbourhood::ALL.len()];
    let mut most_controlled = 0;
    let [mut right_hand, mut crowd, mut great, mut displaced] = [false; 4];
    let mut plots: Vec<Plot> = Vec::new();
    for event in part.events() {
        match event {
            Event::RenownPlaced { seat: by, at, former } => {
                displaced |= *by == seat && former.is_some_and(|former| former != seat);
                if let RenownPlace::In(at) = at {
                    control[at.index()] = Some(*by);
                }
            }
            Event::RenownMoved { seat: by, from, to } => {
                if let RenownPlace::In(from) = from {
                    control[from.index()] = None;
                }
                control[to.index()] = Some(*by);
            }
            Event::RightHandTaken { seat: by } => right_hand |= *by == seat,
            Event::StandoffWon { seat: by, totals, .. } if *by == seat => {
                crowd |= totals.iter().flatten().count() >= 3;
                great |= totals[seat.index()].is_some_and(|total| total >= GREAT);
            }
            Event::Played { seat: by, plot, .. } if *by == seat && !plots.contains(plot) => {
                plots.push(*plot);
            }
            _ => {}
        }
        let controlled = control.iter().filter(|by| **by == Some(seat)).count();
        most_controlled = most_controlled.max(controlled);
    }
    Goal::bits([
        (Goal::Renown, part.won && ending == Ending::Renown(seat)),
        (Goal::King, part.won && ending == Ending::King),
        (Goal::Regents, part.beat_regents(2)),
        (Goal::Three, most_controlled >= 3),
        (Goal::Lines, public.lines[seat.index()].count_ones() >= 4),
        (Goal::RightHand, right_hand),
        (Goal::Crowd, crowd),
        (Goal::Great, great),
        (Goal::Displaced, displaced),
        (Goal::Plots, plots.len() >= 5),
        (Goal::Poor, part.won && public.coins[seat.index()] == 0),
    ])
}
