//! A rival's whole turn in one line: what concerns the viewer first, then what it brought her.

use crate::games::monarch::{Event, Face};
use crate::ui::games::Cast;
use crate::ui::locale::Who;
use crate::ui::locale::messages::monarch::{Came, GameMessages, letter};

/// The most letters of the line; a first thing that is longer stands alone.
const MOST: usize = 70;

/// The weight of what is told last.
const LIGHTEST: u8 = 7;

/// Says what came of a rival's turn in one line; `None` if there is nothing worth one.
pub fn recap(events: &[Event], cast: &Cast, w: &GameMessages) -> Option<String> {
    let all: Vec<(u8, String)> = events.iter().filter_map(|event| came(event, cast, w)).collect();
    let mut line = String::new();
    let by_weight =
        (0..=LIGHTEST).flat_map(|of| all.iter().filter(move |(weight, _)| *weight == of));
    for (_, said) in by_weight {
        let parted = if line.is_empty() { "" } else { w.parted };
        let letters = [&line, parted, said].iter().map(|part| part.chars().count()).sum::<usize>();
        let is_new = !line.contains(said.as_str());
        if line.is_empty() || (is_new && letters <= MOST) {
            line = [&line, parted, said].concat();
        }
    }
    (!line.is_empty()).then_some(line)
}

/// Says what an event came to, with its weight: the lower comes first.
fn came(event: &Event, cast: &Cast, w: &GameMessages) -> Option<(u8, String)> {
    let is_you = |seat| matches!(cast.who(seat), Who::You);
    let (weight, came) = match event {
        Event::Sent { to, guest, .. } => {
            let loss = guest.guest().map_or(0, |guest| guest.loss);
            let weight = if is_you(*to) { 0 } else { 3 };
            (weight, Came::Sent(cast.who(*to), w.name(*guest), loss))
        }
        Event::Lost { seat, goods } if is_you(*seat) => {
            return Some((0, (w.recap)(Came::YouLost(&(w.goods)(*goods)))));
        }
        Event::Shared { seat, goods, .. } if is_you(*seat) => {
            return Some((4, (w.recap)(Came::YouTook(&(w.goods)(*goods)))));
        }
        Event::Invaded { land } => (1, Came::Invaded(letter(*land))),
        Event::Flew { banner, .. } => (2, Came::Flew(w.banner(*banner))),
        Event::Joined { card, replaced: Some(out), .. } => {
            (2, Came::Replaced(w.name(*out), w.name(*card)))
        }
        Event::Joined { card, .. } => {
            let face = card.court()?;
            (2, Came::Bought(w.name(*card), (!face.is_open()).then_some(face.crowns)))
        }
        Event::Laid { card, .. } => (3, Came::Laid(w.name(*card))),
        Event::Dismissed { guest, .. } => (3, Came::Dismissed(w.name(*guest))),
        Event::TurnedUp { card, spot: Some(_) } => match card.face() {
            Face::Moon(_) => (4, Came::Moon(w.name(*card))),
            _ => return None,
        },
        Event::Paid { moon, .. } => (4, Came::Paid(w.name(*moon))),
        Event::GivenBack { moon } => (4, Came::NotPaid(w.name(*moon))),
        Event::Pledged { by, .. } => (5, Came::Pledged(*by)),
        Event::Swept { .. } => (6, Came::Swept),
        Event::Harvested { food, .. } => (LIGHTEST, Came::Harvested(*food)),
        Event::Taxed { gold, .. } => (LIGHTEST, Came::Taxed(*gold)),
        _ => return None,
    };
    Some((weight, (w.recap)(came)))
}
