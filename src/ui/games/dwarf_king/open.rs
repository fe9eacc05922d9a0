//! All cards open, once the match is over: the cards won in the last deal, and in a replay the hands.

use super::look::{suit_class, suit_symbol, symbol};
use super::sums::quest_sum;
use crate::games::dwarf_king::{Card, CardSet, DwarfKing};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::dwarf_king::GameMessages;
use crate::ui::pieces::icon;
use crate::ui::players::Players;
use yew::prelude::*;

/// Renders each player's won cards, and what the Quest paid for them.
pub fn won(open: &DwarfKing, players: &Players, messages: &Messages) -> Html {
    let w = messages.dwarf_king();
    let Some(scored) = &open.public.scored else { return Html::default() };
    let piles = players.around().map(|seat| {
        html! {
            <li>
                <h4>{ players.name(seat) }</h4>
                <p>{ quest_sum(scored.quest, &scored.spoils, seat, players, w) }</p>
                { pile(scored.spoils.cards[seat.index()], w) }
            </li>
        }
    });
    html! {
        <section class="dk-won" tabindex="0" aria-label={w.won_cards}>
            <h3>{ w.won_cards }</h3>
            <ul>{ for piles }</ul>
        </section>
    }
}

/// Renders all hands. That of the bottom seat is for a second screen alone: elsewhere its cards are
/// already shown in its hand.
pub fn hands(open: &DwarfKing, players: &Players, messages: &Messages) -> Html {
    let w = messages.dwarf_king();
    let hands = players.around().map(|seat| {
        html! {
            <li class={(seat == players.near()).then_some("dk-lowest")}>
                <h4>{ (w.hand_of)(players.name(seat)) }</h4>
                { pile(open.hands[seat.index()], w) }
            </li>
        }
    });
    html! {
        <section class="dk-won dk-hands" tabindex="0" aria-label={messages.table.everyone}>
            <ul>{ for hands }</ul>
        </section>
    }
}

/// Renders some cards as ranks and suits.
fn pile(cards: CardSet, w: &GameMessages) -> Html {
    html! { <ul class="dk-pile">{ for cards.iter().map(|card| chip(card, w)) }</ul> }
}

/// Renders a card as rank and suit.
fn chip(card: Card, w: &GameMessages) -> Html {
    let name = (w.card)(card);
    let suit = card.suit();
    let special = card.is_special().then(|| symbol(card));
    html! {
        <li class={classes!("dk-chip", format!("card-{}", suit_class(suit)))} title={name.clone()}>
            <span aria-hidden="true">
                { card.rank().map(w.corner) }
                { icon(suit_symbol(suit)) }
                { special.map(icon).unwrap_or_default() }
            </span>
            <span class="unseen">{ name }</span>
        </li>
    }
}
