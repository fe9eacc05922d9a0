//! The text and the buttons of a card that is tapped.

use super::intent::Intent;
use super::places::number;
use crate::games::rogue_monarch::{Action, Kind, Place, PlaceSet, RogueMonarch, Side, Step};
use crate::ui::games::Touch;
use crate::ui::locale::Messages;

/// Returns a tap on a card of the Court. `known` is its kind, if the viewer knows it; `face_up` are
/// the places whose cards are.
pub fn touch_place(
    step: Step,
    intent: Intent,
    place: Place,
    known: Option<Kind>,
    face_up: PlaceSet,
    messages: &'static Messages,
) -> Touch<RogueMonarch> {
    let w = messages.rogue_monarch();
    let one = |says: &str, action| vec![(says.to_owned(), vec![action])];
    let up = face_up.contains(place);
    let (next, asks, keys) = match step {
        Step::Act => {
            let next = intent.at(place);
            match next.card {
                Some(card) => return laying(next, card, Some(place), messages),
                // A face-up card can only be replaced.
                None if up => (next, Some((w.act_on_open_place)(number(place))), Vec::new()),
                None => (
                    next,
                    Some((w.act_on_place)(number(place))),
                    one(w.reveal, Action::Reveal(place)),
                ),
            }
        }
        Step::Switch => {
            let next = intent.pairing(place);
            match (next.place, next.with) {
                (Some(a), Some(b)) => {
                    let switch = Action::Switch(a.min(b), a.max(b));
                    let asks = (w.switch_both)(number(a.min(b)), number(a.max(b)));
                    (next, Some(asks), one(w.switch_them, switch))
                }
                _ => (next, Some((w.switch_with)(number(place))), Vec::new()),
            }
        }
        Step::TurnOver => {
            let says = if up { w.turn_down } else { w.reveal };
            (Intent::default().at(place), None, one(says, Action::TurnOver(place)))
        }
        Step::King => (Intent::default().at(place), None, one(w.reveal, Action::TurnUp(place))),
        Step::Look { left: 2, .. } if !up => {
            let hidden = intent.place.filter(|&first| !face_up.contains(first));
            let next = Intent { place: hidden, ..intent }.pairing(place);
            if let (Some(a), Some(b)) = (next.place, next.with) {
                let both = vec![Action::LookAt(a), Action::LookAt(b)];
                let asks = (w.look_both)(number(a.min(b)), number(a.max(b)));
                (next, Some(asks), vec![(w.look_at_both.to_owned(), both)])
            } else {
                (next, Some(w.look_with.to_owned()), one(w.look_at_it, Action::LookAt(place)))
            }
        }
        Step::Look { .. } => {
            (Intent::default().at(place), None, one(w.look_at_it, Action::LookAt(place)))
        }
        Step::Lay(_) | Step::Discard { .. } => {
            (Intent::default().at(place), None, one(w.reveal, Action::Reveal(place)))
        }
    };
    let lies = match known {
        Some(kind) if up => format!("{} {}", (w.face_up)(number(place)), w.kinds[kind as usize]),
        Some(kind) => (w.face_down_known)(number(place), w.kinds[kind as usize]),
        None => (w.face_down)(number(place)),
    };
    let does = known.map(|kind| w.full_effects[kind as usize]);
    let text = [Some(lies.as_str()), does, asks.as_deref()];
    // The second card of a swap completes a choice whose text has been read, and a swap can be
    // undone.
    let plain = step == Step::Switch && next.with.is_some();
    Touch { piece: next, text: sentences(text.into_iter().flatten()), keys, plain }
}

/// Returns a tap on a card in the hand.
pub fn touch_card(
    step: Step,
    intent: Intent,
    (card, nth): (Kind, u8),
    messages: &'static Messages,
) -> Touch<RogueMonarch> {
    let w = messages.rogue_monarch();
    let next = match step {
        Step::Act => intent.holding(card, nth),
        Step::Discard { left: 2 } => intent.discarding(card, nth),
        _ => Intent::default().holding(card, nth),
    };
    match (step, next.place) {
        (Step::Act, Some(place)) => return laying(next, card, Some(place), messages),
        (Step::Lay(_), _) => return laying(next, card, None, messages),
        _ => {}
    }
    if let (Some(first), Some((second, _))) = (next.card, next.second) {
        let both = vec![Action::Discard(first), Action::Discard(second)];
        let keys = vec![(w.discard_both.to_owned(), both)];
        return Touch { piece: next, text: (w.discard_these)(first, second), keys, plain: false };
    }
    let name = w.kinds[card as usize];
    let (asks, keys) = match step {
        Step::Act => (Some((w.act_with_card)(name)), Vec::new()),
        Step::Discard { left: 2 } => (
            Some(w.discard_with.to_owned()),
            vec![(w.discard_it.to_owned(), vec![Action::Discard(card)])],
        ),
        _ => (None, vec![(w.discard_it.to_owned(), vec![Action::Discard(card)])]),
    };
    let text = [Some(name), Some(w.full_effects[card as usize]), asks.as_deref()];
    Touch { piece: next, text: sentences(text.into_iter().flatten()), keys, plain: false }
}

/// Returns the buttons for the two ways to lay a card. The place is named first if it was not
/// chosen yet.
fn laying(
    intent: Intent,
    card: Kind,
    place: Option<Place>,
    messages: &'static Messages,
) -> Touch<RogueMonarch> {
    let w = messages.rogue_monarch();
    let lay = |side| {
        let replace = place.map(Action::Replace);
        replace.into_iter().chain([Action::Lay(card, side)]).collect::<Vec<_>>()
    };
    let name = w.kinds[card as usize];
    let asks = place.map_or_else(|| name.to_owned(), |place| (w.act_both)(name, number(place)));
    Touch {
        piece: intent,
        text: sentences([asks.as_str(), w.full_effects[card as usize]].into_iter()),
        keys: vec![
            (w.lay_face_up.to_owned(), lay(Side::Up)),
            (w.lay_down.to_owned(), lay(Side::Down)),
        ],
        plain: false,
    }
}

/// Joins the parts of a text, each a sentence.
fn sentences<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    let ended = |part: &str| {
        let stop = if part.ends_with(['.', '?', '!', '…']) { "" } else { "." };
        format!("{part}{stop}")
    };
    parts.map(ended).collect::<Vec<_>>().join(" ")
}
