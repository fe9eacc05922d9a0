//! The Court between two hands, and the meaning of a tap on each card.

use super::hands::{is_married, other_hand, own_hand, revealed};
use super::look::{EMBLEM, look};
use super::places::{DISCARDS, PILE, court_place, number};
use super::secret::Secret;
use super::touch::touch_place;
use crate::engine::Seat;
use crate::games::rogue_monarch::{
    Action, Conspiracy, End, Event, KINDS, Kind, PLACES, Place, RogueMonarch, Step, View,
};
use crate::ui::context::{AppContext, use_app};
use crate::ui::games::{GameUi, Scene};
use crate::ui::locale::messages::rogue_monarch::GameMessages;
use crate::ui::pieces::{CardLook, CardState, piece};
use yew::prelude::*;

impl GameUi for RogueMonarch {
    type Piece = super::intent::Intent;
    const EMBLEM: &'static str = EMBLEM;
    /// The second card of a swap plays it: a swap can be undone.
    const ONE_TAP: bool = true;

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board {scene} /> }
    }

    fn likely(_: &View, legal: &[Action]) -> Option<Action> {
        legal.contains(&Action::DrawTwo).then_some(Action::DrawTwo)
    }

    fn board_after(scene: Scene<Self>, events: &[Event]) -> Html {
        html! { <Board {scene} secret={Secret::of(events)} /> }
    }
}

/// The properties of the board.
#[derive(PartialEq, Properties)]
struct Props {
    /// The scene.
    scene: Scene<RogueMonarch>,
    /// The cards that the viewer is looking at in secret.
    #[prop_or_default]
    secret: Option<Secret>,
}

/// Renders the board.
#[component]
fn Board(props: &Props) -> Html {
    let AppContext { settings, messages, .. } = use_app();
    let Props { scene, secret } = props;
    let w = messages.rogue_monarch();
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
            let face_up = public.up;
            scene.touching(move || touch_place(step, intent, place, known, face_up, messages))
        });
        let at = Some(AttrValue::from(court_place(place)));
        let state = place_state(place);
        let kind = scene.view.court[place.index()];
        if let (true, Some(kind)) = (public.up.contains(place), kind) {
            return piece!(Card {
                look: look(kind, w),
                state,
                place: at,
                on_tap,
                lead: (w.face_up)(number(place))
            });
        }
        if let Some(kind) = secret.and_then(|secret| secret.at(place)) {
            let state = CardState { chosen: true, ..state };
            let lead = (w.shown_court)(number(place));
            return piece!(Card { look: look(kind, w), state, place: at, lead });
        }
        if let Some(open) = &scene.open {
            let kind = open.court[place.index()];
            let lead = (w.open_court)(number(place));
            return revealed(piece!(Card { look: look(kind, w), state, place: at, lead }));
        }
        let known = kind.filter(|_| settings.memory);
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
    });

    // The hand of the person who has the device is at the bottom. The panels stay where they are
    // when it is passed.
    let near = scene.players.near();
    let far = RogueMonarch::opponent(near);
    let panel = |seat: Seat| scene.plate(seat, Html::default(), messages);
    let their_hand = other_hand(scene, far, settings.memory, secret.as_ref(), messages);
    let near_hand = match &scene.view.own {
        None => other_hand(scene, near, false, None, messages),
        Some(own) => own_hand(scene, own, settings.memory, secret.as_ref(), messages),
    };

    let actions = if asked && step == Step::King {
        let on_decide = scene.on_decide.clone();
        html! {
            <button type="button"
                class={scene.key_class(Action::DrawTwo)}
                onclick={move |_| on_decide.emit(vec![Action::DrawTwo])}>
                { w.draw_two }
            </button>
        }
    } else {
        Html::default()
    };

    let has_won = !won.is_empty() || Seat::all(2).any(|seat| is_married(&scene.view, seat));
    html! {
        <div class={classes!("board", "rm-board", has_won.then_some("rm-won"))}>
            <div class="rm-side rm-far">
                // Where the panels are far from it, on a phone.
                <p class="rm-whose" aria-hidden="true">
                    <b>{ scene.players.name(far) }</b>
                    if let Some(bot) = scene.players.bots[far.index()] {
                        <span>{ bot }</span>
                    }
                </p>
                { their_hand }
            </div>
            <section class="rm-middle" aria-label={w.court}>
                { piece!(Heap {
                    place: PILE,
                    label: (w.pile)(public.pile),
                    count: public.pile as usize,
                    hint: (public.under > 0).then(|| AttrValue::from((w.under)(public.under))),
                    top: (public.pile > 0)
                        .then(|| piece!(Back { emblem: EMBLEM, label: say_pile(scene, w) })),
                }) }
                { piece!(Slots { label: w.court, cards: court.collect::<Vec<_>>() }) }
                { piece!(Heap {
                    place: DISCARDS,
                    label: (w.discards)(public.discards.len()),
                    count: public.discards.len(),
                    top: discarded(&scene.view, w)
                        .map(|look| piece!(Card { look, lead: w.last_discard })),
                }) }
                <div class="actions">{ actions }</div>
            </section>
            <div class="rm-side rm-near">
                { near_hand }
                <div class="rm-players">{ for scene.players.around().map(panel) }</div>
            </div>
            if let Some(secret) = secret {
                { secret.html(&scene.players, w) }
            }
        </div>
    }
}

/// Says how many cards are in the draw pile and where the others are; once everything is revealed,
/// which they are, in the order in which they would have been drawn.
fn say_pile(scene: &Scene<RogueMonarch>, w: &GameMessages) -> String {
    let public = &scene.view.public;
    match &scene.open {
        Some(open) => {
            let kinds: Vec<_> =
                open.pile.iter().rev().map(|&kind| w.kinds[kind as usize]).collect();
            (w.open_pile)(public.pile, &kinds.join(", "))
        }
        None => (w.pile_sum)(public.pile, public.hands.iter().sum(), public.discards.len()),
    }
}

/// Returns the face on top of the discard pile, with a text that tells what was discarded.
fn discarded(view: &View, w: &GameMessages) -> Option<CardLook> {
    let discards = &view.public.discards;
    let top = *discards.last()?;
    let counts = KINDS.map(|kind| discards.iter().filter(|&&other| other == kind).count());
    Some(CardLook { text: (w.discarded_so_far)(counts).into(), ..look(top, w) })
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
