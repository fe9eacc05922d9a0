//! The outcome of a rival's turn, in one line.

use crate::games::dwarf_king::{Card, Event};
use crate::ui::describe::dwarf_king::quest_words;
use crate::ui::locale::messages::dwarf_king::{GameMessages, Recapped};
use crate::ui::players::Players;

/// Returns the line; `None` if there is nothing worth one.
pub fn recap(events: &[Event], players: &Players, w: &GameMessages) -> Option<String> {
    let mut parts: Vec<Recapped> = Vec::new();
    let mut laid = None;
    let mut given: Vec<Card> = Vec::new();
    for event in events {
        match event {
            Event::QuestChosen { quest, .. } => {
                parts.push(Recapped::Chose(quest_words(*quest, w).0));
            }
            Event::Took { from, .. } => parts.push(Recapped::Took(players.who(*from))),
            Event::GaveBack { to, card, .. } => {
                given.extend(*card);
                let both = <[Card; 2]>::try_from(&given[..]).ok();
                let who = players.who(*to);
                match parts.last_mut() {
                    Some(last @ (Recapped::Took(_) | Recapped::Exchanged(..))) => {
                        *last = Recapped::Exchanged(who, both);
                    }
                    _ => parts.push(Recapped::Exchanged(who, both)),
                }
            }
            Event::Played { seat, card, .. } => {
                let leads = parts.iter().any(|part| {
                    matches!(part, Recapped::Won(_) | Recapped::Swapped(_) | Recapped::Passed(..))
                });
                parts.push(if leads { Recapped::Led(*card) } else { Recapped::Played(*card) });
                laid = Some((*seat, *card));
            }
            Event::TrickWon { seat, by, .. } => {
                // The outcome replaces the card that led to it.
                if let Some((player, card)) = laid {
                    parts.pop();
                    let lost = || Recapped::Lost(card, players.who(*seat));
                    parts.push(if *seat == player { Recapped::Won(*by) } else { lost() });
                }
            }
            Event::Bonus { seat, card, points } => {
                let own = laid.is_some_and(|(player, _)| player == *seat);
                let who = (!own).then(|| players.who(*seat));
                parts.push(Recapped::Points(who, *card, *points));
            }
            Event::Swapped { with, .. } => parts.push(Recapped::Swapped(players.who(*with))),
            Event::Passed { side, .. } => {
                parts.push(Recapped::Passed(*side, players.viewer.seat().is_some()));
            }
            Event::SorcererUsed { from, card, .. } => {
                parts.push(Recapped::Sorcerer(*card, players.viewer.is(*from)));
            }
            _ => {}
        }
    }
    // The weightiest comes first; what follows is said if it fits the line.
    let of_weight = |nth: u8| parts.iter().filter(move |part| weight(**part) == nth);
    let mut line = String::new();
    for part in (0..=LIGHTEST).flat_map(of_weight).take(2).map(|part| (w.recap)(*part)) {
        if line.is_empty() {
            line = part;
        } else if line.chars().count() + part.chars().count() < LENGTH {
            line = [&line, ", ", &part].concat();
        }
    }
    (!line.is_empty()).then_some(line)
}

/// The length of a line with more than one part, in characters.
const LENGTH: usize = 70;

/// The largest of the weights.
const LIGHTEST: u8 = 4;

/// Returns the order of a part in the line, the most important first.
fn weight(part: Recapped) -> u8 {
    match part {
        Recapped::Exchanged(..)
        | Recapped::Swapped(_)
        | Recapped::Passed(..)
        | Recapped::Sorcerer(..)
        | Recapped::Took(_) => 0,
        Recapped::Chose(_) => 1,
        Recapped::Won(_) | Recapped::Lost(..) => 2,
        Recapped::Points(..) => 3,
        Recapped::Played(_) | Recapped::Led(_) => LIGHTEST,
    }
}
