//! A rival's whole turn in one line: what concerns the viewer and the end of the game, then what it
//! brought her, then what she gathered.

use crate::engine::Seat;
use crate::games::monarch::{Card, Event, Face, Monarch};
use crate::ui::games::Players;
use crate::ui::locale::Who;
use crate::ui::locale::messages::monarch::{Came, GameMessages, letter};

/// The place of a part in the line.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// It concerns the viewer, or the end of the game.
    First,
    /// In the order in which it happened.
    Middle,
    /// The goods that a turn is spent on.
    Last,
}

/// Says what came of a rival's turn in one line; `None` if there is nothing worth one. Of a Moon only
/// what she pledged belongs to it.
pub fn recap(
    view: &Monarch,
    events: &[Event],
    players: &Players,
    w: &GameMessages,
) -> Option<String> {
    let mut all: Vec<(Place, bool, String)> = Vec::new();
    for event in events {
        let Some((place, came)) = came(view, event, players, w) else { continue };
        // Cards that she bought one after the other are a list.
        let is_bought = matches!(came, Came::Bought(..));
        if let (Came::Bought(card, crowns), Some((_, true, last))) = (came, all.last_mut()) {
            *last = format!("{last}, {}", (w.recap)(Came::BoughtToo(card, crowns)));
        } else {
            all.push((place, is_bought, (w.recap)(came)));
        }
        if event.fills_court().is_some() {
            all.push((Place::First, false, (w.recap)(Came::LastRound)));
        }
    }
    let at = |place: Place| all.iter().filter(move |part| part.0 == place);
    let places = [Place::First, Place::Middle, Place::Last].into_iter();
    let parts: Vec<&str> = places.flat_map(at).map(|(.., said)| said.as_str()).collect();
    (!parts.is_empty()).then(|| parts.join(w.parted))
}

/// Returns the current crowns of a card that a sister has in her court.
fn crowns_of(view: &Monarch, seat: Seat, card: Card) -> Option<u8> {
    view.court(seat).contains(&card).then(|| view.counted(seat).crowns(card))
}

/// Returns what an event came to, with its place in the line.
fn came<'a>(
    view: &Monarch,
    event: &Event,
    players: &'a Players,
    w: &GameMessages,
) -> Option<(Place, Came<'a>)> {
    let is_you = |seat| matches!(players.who(seat), Who::You);
    let loss = |guest: &Card| guest.guest().map_or(0, |guest| guest.loss);
    Some(match event {
        Event::Sent { to, guest, .. } => {
            let place = if is_you(*to) { Place::First } else { Place::Middle };
            (place, Came::Sent(players.who(*to), w.name(*guest), loss(guest)))
        }
        Event::Shared { seat, goods, .. } if is_you(*seat) => (Place::First, Came::YouTook(*goods)),
        Event::Flew { seat, banner } => {
            let crowns = view.counted(*seat).banner(*banner);
            (Place::Middle, Came::Flew(w.banner(*banner), crowns))
        }
        Event::Joined { seat, card, replaced: Some(out), .. } => {
            let crowns = crowns_of(view, *seat, *card);
            (Place::Middle, Came::Replaced(w.name(*out), w.name(*card), crowns))
        }
        Event::Joined { seat, card, .. } => {
            (Place::Middle, Came::Bought(w.name(*card), crowns_of(view, *seat, *card)))
        }
        Event::Laid { card, .. } => (Place::Middle, Came::Laid(w.name(*card))),
        Event::Dismissed { guest, .. } => {
            (Place::Middle, Came::Dismissed(w.name(*guest), loss(guest)))
        }
        Event::Pledged { by, .. } if *by > 0 => (Place::Middle, Came::Pledged(*by)),
        Event::Swept { .. } => (Place::Last, Came::Swept),
        Event::Harvested { food, .. } => (Place::Last, Came::Harvested(*food)),
        Event::Taxed { gold, .. } => (Place::Last, Came::Taxed(*gold)),
        _ => return None,
    })
}

/// Says which Moons rose and what they brought, in one line that is no sister's; `None` without a
/// Moon.
pub fn moons(events: &[Event], players: &Players, w: &GameMessages) -> Option<String> {
    let is_you = |seat| matches!(players.who(seat), Who::You);
    let is_settled = |card: &Card| {
        events.iter().any(|event| match event {
            Event::Paid { moon, .. } | Event::GivenBack { moon } => moon == card,
            _ => false,
        })
    };
    // Each Moon with what it brought.
    let mut all: Vec<String> = Vec::new();
    for event in events {
        let moon = match event {
            Event::TurnedUp { card, spot: Some(_) } => match card.face() {
                Face::Moon(_) if !is_settled(card) => Some(Came::Moon(w.name(*card))),
                _ => None,
            },
            Event::Paid { moon, .. } => Some(Came::Paid(w.name(*moon))),
            Event::GivenBack { moon } => Some(Came::NotPaid(w.name(*moon))),
            _ => None,
        };
        if let Some(moon) = moon {
            all.push((w.recap)(moon));
            continue;
        }
        let brought = match event {
            Event::Given { goods } => Came::EachTook(*goods),
            Event::Lost { seat, goods } if is_you(*seat) => Came::YouLost(*goods),
            Event::Invaded { land } => Came::Invaded(letter(*land)),
            Event::Wandered { .. } => Came::Wandered,
            _ => continue,
        };
        let brought = (w.recap)(brought);
        match all.last_mut() {
            Some(moon) => *moon = format!("{moon}, {brought}"),
            None => all.push(brought),
        }
    }
    (!all.is_empty()).then(|| all.join(w.parted))
}
