//! The two hands: the viewer's at the bottom, the other one at the top.

use super::look::{EMBLEM, look};
use super::places::hand_place;
use super::secret::Secret;
use super::touch::touch_card;
use crate::engine::Seat;
use crate::games::rogue_monarch::{
    Action, Conspiracy, End, KINDS, Kind, Own, RogueMonarch, Step, View,
};
use crate::ui::games::Scene;
use crate::ui::locale::Messages;
use crate::ui::pieces::{CardState, piece};
use yew::prelude::*;

/// Returns true if this seat has won by a Marriage, so that its hand is three Queens.
pub(super) fn is_married(view: &View, seat: Seat) -> bool {
    view.public.end == Some(End::Won { seat, by: Conspiracy::Marriage })
}

/// Returns the number of cards of this kind among these.
fn count(kinds: &[Kind], kind: Kind) -> u8 {
    kinds.iter().filter(|&&other| other == kind).count() as u8
}

/// Marks a card that was turned over for all after the end.
pub(super) fn revealed(card: Html) -> Html {
    html! { <div class="rm-revealed">{ card }</div> }
}

/// Renders the viewer's hand.
pub(super) fn own_hand(
    scene: &Scene<RogueMonarch>,
    own: &Own,
    memory: bool,
    secret: Option<&Secret>,
    messages: &'static Messages,
) -> Html {
    let w = messages.rogue_monarch();
    let asked = !scene.legal.is_empty();
    let step = scene.view.public.step;
    let intent = scene.selected.unwrap_or_default();
    let seen = secret.map_or(&[][..], |secret| secret.in_hand(own.seat));
    let married = is_married(&scene.view, own.seat);
    let plays = |action: &Action, kind| matches!(*action, Action::Lay(k, _) | Action::Discard(k) if k == kind);
    let useful = |kind| step == Step::Act || scene.legal.iter().any(|action| plays(action, kind));
    let cards = KINDS.into_iter().flat_map(|kind| {
        let (held, shown) = (own.hand.count(kind), own.hand.shown(kind));
        (0..held).map(move |nth| (kind, nth, nth < shown))
    });
    let cards = cards.map(|(kind, nth, shown)| {
        let taken_up =
            (intent.card, intent.nth) == (Some(kind), nth) || intent.second == Some((kind, nth));
        let chosen = taken_up || married || nth < count(seen, kind);
        let lit = asked && useful(kind);
        // Of several equal cards, advise the first.
        let advised = nth == 0 && scene.advised.iter().any(|action| plays(action, kind));
        let state = CardState { lit: lit && !chosen, chosen, advised, ..CardState::default() };
        let on_tap =
            asked.then(|| scene.touching(move || touch_card(step, intent, (kind, nth), messages)));
        let mark = (shown && memory).then(|| AttrValue::from(w.shown_to_other));
        piece!(Card { look: look(kind, w), state, on_tap, mark, drag: asked, lead: w.in_hand })
    });
    piece!(Fan {
        label: messages.table.your_hand,
        place: hand_place(own.seat),
        cards: cards.collect::<Vec<_>>()
    })
}

/// Renders a hand that the viewer does not see, with the cards that they know in it. It is laid
/// open once it has won or everything is revealed.
pub(super) fn other_hand(
    scene: &Scene<RogueMonarch>,
    seat: Seat,
    memory: bool,
    secret: Option<&Secret>,
    messages: &'static Messages,
) -> Html {
    let w = messages.rogue_monarch();
    let size = scene.view.public.hands[seat.index()];
    let married = is_married(&scene.view, seat);
    let shown: Vec<Kind> = match &scene.open {
        _ if married => vec![Kind::Queen; size.into()],
        Some(open) => open.hands[seat.index()].cards().collect(),
        None => secret.map_or_else(Vec::new, |secret| secret.in_hand(seat).to_vec()),
    };
    let is_revealed = scene.open.is_some() && !married;
    let faces = shown.iter().map(|&kind| {
        let state = CardState { chosen: !is_revealed, ..CardState::default() };
        let lead = is_revealed.then_some(w.open_card);
        let card = piece!(Card { look: look(kind, w), state, lead: lead.map(AttrValue::from) });
        if is_revealed { revealed(card) } else { card }
    });
    let sure = match &scene.view.own {
        Some(own) if own.seat != seat && memory => own.memory.their_hand(),
        _ => [0; 4],
    };
    let known = KINDS
        .into_iter()
        .flat_map(|kind| (count(&shown, kind)..sure[kind as usize]).map(move |_| Some(kind)));
    let backs = known.chain(std::iter::repeat(None)).map(|known| {
        piece!(Back {
            emblem: EMBLEM,
            known: known.map(|kind| look(kind, w)),
            label: known.map_or_else(
                || w.hidden_card.to_owned(),
                |kind| (w.known_card)(w.kinds[kind as usize]),
            )
        })
    });
    piece!(Fan {
        small: true,
        label: (w.hand_of)(scene.players.name(seat), size),
        place: hand_place(seat),
        cards: faces.chain(backs).take(size.into()).collect::<Vec<_>>()
    })
}
