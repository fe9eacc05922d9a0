//! The whole board: felt, tiles of the deal, decisions, hand.

use super::coach::{advice, coach};
use super::decision::decision;
use super::hand::hand;
use super::interlude::interlude;
use super::open::{hands, won};
use super::seats::{Lying, panel, seats};
use super::sheet::{self, last_deal};
use super::tiles::tiles;
use crate::games::dwarf_king::{Action, Card, DwarfKing, Event, Step, View};
use crate::ui::context::{AppContext, use_app};
use crate::ui::games::{GameUi, Interlude, Players, Scene};
use crate::ui::locale::Messages;
use crate::ui::settings::{Pace, Settings};
use yew::prelude::*;

impl GameUi for DwarfKing {
    type Piece = super::pieces::Piece;
    const EMBLEM: &'static str = super::look::EMBLEM;

    /// The Sorcerer's holder is asked after every trick.
    fn hidden_pass(view: &View) -> Option<Action> {
        (view.public.step == Step::Sorcerer).then_some(Action::Decline)
    }

    fn likely(_: &View, legal: &[Action]) -> Option<Action> {
        legal.contains(&Action::Decline).then_some(Action::Decline)
    }

    fn wants_asking(view: &View, messages: &Messages) -> Option<&'static str> {
        let holds = view.own.is_some_and(|own| own.hand.contains(Card::SORCERER));
        let is_before_trick = view.public.step == Step::Play;
        (holds && is_before_trick).then_some(messages.dwarf_king().ask_after_trick)
    }

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }

    fn interlude(
        view: &View,
        events: &[Event],
        players: &Players,
        messages: &'static Messages,
    ) -> Option<Interlude> {
        let ends = events.iter().any(|event| matches!(event, Event::DealScored { .. }));
        view.public
            .scored
            .as_ref()
            .filter(|_| ends)
            .map(|scored| interlude(&view.public, scored, players, messages))
    }

    fn sheet(
        _: &View,
        told: &[Event],
        players: &Players,
        messages: &'static Messages,
    ) -> Option<Html> {
        sheet::sheet(told, players, messages)
    }
}

/// Renders the board.
#[component]
fn Board(scene: &Scene<DwarfKing>) -> Html {
    let AppContext { settings, messages, taught, change, .. } = use_app();
    let w = messages.dwarf_king();
    let looking = use_state(|| false);
    {
        let looking = looking.clone();
        use_effect_with(scene.position, move |_| looking.set(false));
    }
    let public = &scene.view.public;
    let near = scene.players.near();
    let memory = settings.memory;
    let mine = scene.view.own.is_some();
    let under_way = public.step != Step::Over;
    let again = (mine && under_way && public.last_won[near.index()].is_some()).then(|| {
        let label = if *looking { w.look_away } else { w.look_again };
        let onclick = {
            let looking = looking.clone();
            move |_: MouseEvent| looking.set(!*looking)
        };
        html! {
            <button type="button" class="button dk-again" aria-pressed={looking.to_string()}
                {onclick}>{ label }</button>
        }
    });
    // Where no page has told the points of a deal, they stay until the bottom seat has played a card
    // in the next one.
    let fresh = settings.pace == Pace::Instant
        && under_way
        && public.spoils.tricks_done == 0
        && public.played[near.index()].is_empty();
    let scored = public.scored.as_ref().filter(|_| fresh);
    // In a lesson only its guide speaks.
    let advises = settings.hints && !taught && !scene.is_past;
    let advice = (advises && under_way).then(|| advice(scene, w)).flatten();
    let persons = scene.players.persons();
    let on_off = change.reform(move |_: MouseEvent| Settings { hints: false, ..settings });
    let open = scene.open.as_ref();
    // The hands of a replay take the room that they need.
    let shows_hands = open.filter(|_| under_way);
    html! {
        <div class={classes!("board", "dk-board", format!("dk-of-{}", public.seats()), shows_hands.map(|_| "dk-open"))}>
            { tiles(scene, messages, memory) }
            if let Some(advice) = advice {
                { coach(advice, w, on_off) }
            }
            { seats(scene, messages, Lying::now(scene, *looking), memory, again.unwrap_or_default()) }
            if let Some(open) = shows_hands {
                { hands(open, &scene.players, messages) }
            } else if let Some(scored) = scored {
                { last_deal(scored, &scene.players, messages) }
            }
            if let Some(open) = open.filter(|_| !under_way) {
                { won(open, &scene.players, messages) }
            }
            <div class="dk-decision">{ decision(scene, w, advises) }</div>
            <section class={classes!("dk-mine", (persons > 1).then_some("dk-passed"))} aria-label={scene.players.name(near).to_owned()}>
                if under_way {
                    { hand(scene, messages, memory) }
                }
                <div class="dk-bottom">
                    if under_way && persons > 1 {
                        <p class="dk-whose">{ (w.hand_of)(scene.players.name(near)) }</p>
                    }
                    { panel(scene, messages, near, memory) }
                </div>
            </section>
        </div>
    }
}
