//! The cards that changed hands, as the players who know them see them.

use super::look::look;
use crate::engine::Seat;
use crate::games::dwarf_king::{Card, CardSet, DwarfKing, Moved, Step, View};
use crate::ui::games::Scene;
use crate::ui::locale::messages::dwarf_king::GameMessages;
use crate::ui::pieces::piece;
use crate::ui::players::Players;
use yew::AttrValue;
use yew::prelude::*;

/// Renders the cards that the Goblins' Flag Bearer moves, face up for the two players who know
/// them.
pub fn exchanged(scene: &Scene<DwarfKing>, w: &'static GameMessages) -> Option<Html> {
    let public = &scene.view.public;
    let (Step::GiveBack { .. }, Moved::Exchanged(bearer, target)) = (public.step, public.moved)
    else {
        return None;
    };
    let own = scene.view.own?;
    let bearer_name = scene.players.name(bearer);
    // The Flag Bearer itself is known, but is not one of the two cards taken.
    let bearing = Card::GOBLINS_FLAG_BEARER;
    let groups = if own.seat == bearer {
        vec![((w.you_took)(scene.players.name(target)), own.exposed.without(bearing))]
    } else if own.seat == target {
        vec![
            ((w.took_from_you)(bearer_name), own.known.without(bearing)),
            ((w.gave_you)(bearer_name), own.exposed),
        ]
    } else {
        return None;
    };
    let shown = groups
        .into_iter()
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(title, cards)| group(title, cards, w));
    Some(html! { <div class="dk-looks">{ for shown }</div> })
}

/// Renders cards face up below a title.
fn group(title: String, cards: CardSet, w: &GameMessages) -> Html {
    let cards =
        cards.iter().map(|card| html! { <li>{ piece!(Card { look: look(card, w) }) }</li> });
    html! {
        <section class="dk-look" aria-label={title.clone()}>
            <h3>{ title }</h3>
            <ul>{ for cards }</ul>
        </section>
    }
}

/// Returns the cards that the viewer knows to be in another player's hand.
pub fn known(view: &View, seat: Seat) -> CardSet {
    let public = &view.public;
    let shown = public.shown[seat.index()];
    match view.own {
        Some(own) if own.seat == seat => CardSet::NONE,
        Some(own) if public.moved.recipient(own.seat, public.seats()) == Some(seat) => {
            shown.or(own.known)
        }
        _ => shown,
    }
}

/// Returns the mark of a card in the viewer's hand that others have seen.
pub fn mark(view: &View, card: Card, players: &Players, w: &GameMessages) -> Option<AttrValue> {
    let (own, public) = (view.own?, &view.public);
    if public.shown[own.seat.index()].contains(card) {
        return Some(w.seen_by_all.into());
    }
    let giver = public.moved.giver(own.seat, public.seats())?;
    own.exposed.contains(card).then(|| (w.seen_by)(players.name(giver)).into())
}
