//! The Court between two hands, and the meaning of a tap on each card.

use super::look::look;
use super::places::{DISCARDS, PILE, court_place, hand_place, number};
use super::touch::{touch_card, touch_place};
use crate::engine::Seat;
use crate::games::rogue_monarch::{
    Action, Conspiracy, End, KINDS, Kind, PLACES, Place, RogueMonarch, Step, View,
};
use crate::ui::context::{AppContext, use_app};
use crate::ui::games::{GameUi, Scene};
use crate::ui::pieces::{CardState, icon, piece};
use yew::prelude::*;

pub(super) const EMBLEM: &str = "crown";

impl GameUi for RogueMonarch {
    type Piece = super::intent::Intent;
    const EMBLEM: &'static str = super::board::EMBLEM;

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }
}

/// Renders the board.
#[component]
fn Board(scene: &Scene<RogueMonarch>) -> Html {
    let AppContext { settings, messages, .. } = use_app();
    let w = &messages.games.rogue_monarch;
    let public = &scene.view.public;
    let asked = !scene.legal.is_empty();
    let step = public.step;
    let intent = scene.selected.unwrap_or_default();

    let won = public.end.map_or(Vec::new(), |end| conspirators(scene, end));
    let place_state = |place: Place| {
        let taken_up = [intent.place, intent.with].contains(&Some(place));
        let chosen = taken_up || step == Step::Lay(place) || won.contains(&place);
        let here = |action: &Action| match *action {
            Action::Reveal(p)
            | Action::Replace(p)
            | Action::TurnOver(p)
            | Action::TurnUp(p)
            | Action::LookAt(p) => p == place,
            Action::Switch(a, b) => a == place || b == place,
            _ => false,
        };
        let lit = asked && !chosen && scene.legal.iter().any(here);
        CardState { lit, chosen, advised: scene.advised.iter().any(here), ..CardState::default() }
    };
    let court = PLACES.iter().map(|&place| {
        let on_tap = asked.then(|| {
            let known = scene.view.court[place.index()];
            let up = public.up.contains(place);
            scene.touching(move || touch_place(step, intent, place, known, up, messages))
        });
        let at = Some(AttrValue::from(court_place(place)));
        let state = place_state(place);
        let kind = scene.view.court[place.index()];
        match (public.up.contains(place), kind) {
            (true, Some(kind)) => piece!(Card {
                look: look(kind, w),
                state,
                place: at,
                on_tap,
                lead: (w.face_up)(number(place))
            }),
            (_, known) => {
                let known = known.filter(|_| settings.memory);
                let label = match known {
                    Some(kind) => (w.face_down_known)(number(place), w.kinds[kind as usize]),
                    None => (w.face_down)(number(place)),
                };
                piece!(Back {
                    emblem: EMBLEM,
                    state,
                    place: at,
                    on_tap,
                    label,
                    known: known.map(|kind| look(kind, w))
                })
            }
        }
    });

    let near = scene.cast.near();
    let far = RogueMonarch::opponent(near);
    let panel = |seat: Seat| {
        piece!(SeatPanel {
            name: scene.cast.name(seat).to_owned(),
            bot: scene.cast.bots[seat.index()],
            to_move: (public.end.is_none() && public.mover == seat)
                .then_some(messages.table.to_move)
        })
    };
    let their_hand = hand_of_backs(scene, w, far, settings.memory);
    let near_hand = match &scene.view.own {
        None => hand_of_backs(scene, w, near, false),
        Some(own) => {
            let cards = KINDS.into_iter().flat_map(|kind| {
                let (count, shown) = (own.hand.count(kind), own.hand.shown(kind));
                (0..count).map(move |nth| (kind, nth, nth < shown))
            });
            let plays = |action: &Action, kind| matches!(*action, Action::Lay(k, _) | Action::Discard(k) if k == kind);
            let useful =
                |kind| step == Step::Act || scene.legal.iter().any(|action| plays(action, kind));
            let cards = cards.map(|(kind, nth, shown)| {
                let chosen = (intent.card, intent.nth) == (Some(kind), nth);
                let lit = asked && useful(kind);
                // Of several equal cards, advise the first.
                let advised = nth == 0 && scene.advised.iter().any(|action| plays(action, kind));
                let state =
                    CardState { lit: lit && !chosen, chosen, advised, ..CardState::default() };
                let on_tap = asked.then(|| {
                    scene.touching(move || touch_card(step, intent, (kind, nth), messages))
                });
                let mark = (shown && settings.memory).then(|| AttrValue::from(w.shown_to_other));
                piece!(Card {
                    look: look(kind, w),
                    state,
                    on_tap,
                    mark,
                    drag: asked,
                    lead: w.in_hand
                })
            });
            piece!(Fan {
                label: messages.table.your_hand,
                place: hand_place(near),
                cards: cards.collect::<Vec<_>>()
            })
        }
    };

    let actions = if asked && step == Step::King {
        let on_decide = scene.on_decide.clone();
        html! {
            <button type="button"
                class={classes!("button", "primary", scene.advised_class(Action::DrawTwo))}
                onclick={move |_| on_decide.emit(vec![Action::DrawTwo])}>
                { w.draw_two }
            </button>
        }
    } else {
        Html::default()
    };

    let kings = face_up(&scene.view, Kind::King);
    let discards = public.discards.last().map(|&kind| look(kind, w));
    html! {
        <div class="board rm-board">
            <section class="rm-side rm-far" aria-label={scene.cast.name(far).to_owned()}>
                { panel(far) }
                { their_hand }
            </section>
            <section class="rm-middle" aria-label={w.court}>
                { piece!(Heap {
                    place: PILE,
                    label: (w.pile)(public.pile),
                    count: public.pile as usize,
                    hint: (public.under > 0).then(|| AttrValue::from((w.under)(public.under))),
                    top: (public.pile > 0)
                        .then(|| piece!(Back { emblem: EMBLEM, label: (w.pile)(public.pile) })),
                }) }
                { piece!(Slots { label: w.court, cards: court.collect::<Vec<_>>() }) }
                { piece!(Heap {
                    place: DISCARDS,
                    label: (w.discards)(public.discards.len()),
                    count: public.discards.len(),
                    top: discards.map(|look| piece!(Card { look, lead: w.last_discard })),
                }) }
                <div class="actions">{ actions }</div>
            </section>
            <ul class="rm-plots" aria-label={w.conspiracies}>
                <li class={classes!((kings >= 2).then_some("warm"))} title={w.coronation_text}>
                    { icon("chess-king") }{ (w.coronation)(kings) }
                </li>
                <li title={w.murder}>{ icon("hooded-assassin") }{ w.murder }</li>
                <li title={w.marriage}>{ icon("queen-crown") }{ w.marriage }</li>
            </ul>
            <section class="rm-side rm-near" aria-label={scene.cast.name(near).to_owned()}>
                { near_hand }
                { panel(near) }
            </section>
        </div>
    }
}

/// Returns the number of face-up cards of a kind in the Court.
pub(super) fn face_up(view: &View, kind: Kind) -> usize {
    PLACES.into_iter().filter(|&place| lies_up(view, place, kind)).count()
}

/// Returns true if a face-up card of this kind is at a place.
pub(super) fn lies_up(view: &View, place: Place, kind: Kind) -> bool {
    view.public.up.contains(place) && view.court[place.index()] == Some(kind)
}

/// Returns the places of the Court that form a conspiracy.
fn conspirators(scene: &Scene<RogueMonarch>, end: End) -> Vec<Place> {
    let up = |place: Place| scene.view.public.up.contains(place);
    let is = |place: Place, kind| lies_up(&scene.view, place, kind);
    match end {
        End::Won { by: Conspiracy::Coronation, .. } => {
            PLACES.into_iter().filter(|&place| is(place, Kind::King)).collect()
        }
        End::Won { by: Conspiracy::Murder, .. } => PLACES
            .windows(3)
            .filter(|row| is(row[0], Kind::Assassin) && up(row[1]) && is(row[2], Kind::Assassin))
            .flatten()
            .copied()
            .collect(),
        _ => Vec::new(),
    }
}

/// Renders a hand that the viewer does not see, with the cards that they know in it.
fn hand_of_backs(
    scene: &Scene<RogueMonarch>,
    w: &crate::ui::locale::messages::rogue_monarch::GameMessages,
    seat: Seat,
    memory: bool,
) -> Html {
    let count = scene.view.public.hands[seat.index()];
    let sure = match &scene.view.own {
        Some(own) if own.seat != seat && memory => own.memory.their_hand(),
        _ => [0; 4],
    };
    let known =
        KINDS.into_iter().flat_map(|kind| (0..sure[kind as usize]).map(move |_| Some(kind)));
    let cards = known.chain(std::iter::repeat(None)).take(count as usize);
    let cards = cards.map(|known| {
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
        label: (w.hand_of)(scene.cast.name(seat), count),
        place: hand_place(seat),
        cards: cards.collect::<Vec<_>>()
    })
}
