//! The Court between two hands, and what a tap on each card means.

use super::look::look;
use super::shown::{DISCARDS, PILE, court_place, hand_place, number};
use crate::engine::Seat;
use crate::games::rogue_monarch::{Action, KINDS, Kind, PLACES, Place, RogueMonarch, Side, Step};
use crate::ui::context::{Context, use_house};
use crate::ui::games::shown::Scene;
use crate::ui::pieces::{CardState, icon, piece};
use std::rc::Rc;
use yew::prelude::*;

pub(super) const EMBLEM: &str = "crown";

/// What a person has in mind before it becomes a decision.
#[derive(Clone, Copy, Default, PartialEq)]
struct Intent {
    place: Option<Place>,
    card: Option<Kind>,
}

/// The board.
#[component]
pub fn Board(scene: &Scene<RogueMonarch>) -> Html {
    let Context { settings, words, .. } = use_house();
    let w = &words.games.rogue_monarch;
    let intent = use_state(Intent::default);
    let public = &scene.view.public;
    let asked = !scene.legal.is_empty();
    let step = public.step;

    {
        let intent = intent.clone();
        use_effect_with(scene.position, move |_| intent.set(Intent::default()));
    }
    {
        let say = scene.on_say.clone();
        let up = public.up;
        use_effect_with((*intent, step, asked), move |&(Intent { place, card }, step, asked)| {
            let kind = |card: Kind| w.kinds[card as usize];
            say.emit(match (step, place, card) {
                _ if !asked => None,
                (Step::Act, Some(place), Some(card)) | (Step::Lay(place), _, Some(card)) => {
                    Some((w.act_both)(kind(card), number(place)))
                }
                (Step::Act, None, Some(card)) => Some((w.act_with_card)(kind(card))),
                (Step::Act, Some(place), None) if up.contains(place) => {
                    Some((w.act_on_open_place)(number(place)))
                }
                (Step::Act, Some(place), None) => Some((w.act_on_place)(number(place))),
                (Step::Switch, Some(place), None) => Some((w.switch_with)(number(place))),
                _ => None,
            });
        });
    }

    let tap_place = {
        let (intent, on_decide) = (intent.clone(), scene.on_decide.clone());
        Rc::new(move |place: Place| {
            let one = |action| on_decide.emit(vec![action]);
            match (step, intent.place) {
                (Step::Act, chosen) => {
                    let next = (chosen != Some(place)).then_some(place);
                    intent.set(Intent { place: next, ..*intent });
                }
                (Step::Switch, None) => intent.set(Intent { place: Some(place), card: None }),
                (Step::Switch, Some(first)) if first == place => intent.set(Intent::default()),
                (Step::Switch, Some(first)) => {
                    one(Action::Switch(first.min(place), first.max(place)));
                }
                (Step::TurnOver, _) => one(Action::TurnOver(place)),
                (Step::King, _) => one(Action::TurnUp(place)),
                (Step::Look { .. }, _) => one(Action::LookAt(place)),
                (Step::Lay(_) | Step::Discard { .. }, _) => one(Action::Reveal(place)),
            }
        })
    };
    let tap_card = {
        let (intent, on_decide) = (intent.clone(), scene.on_decide.clone());
        Rc::new(move |kind: Kind| match step {
            Step::Act | Step::Lay(_) => {
                let next = (intent.card != Some(kind)).then_some(kind);
                intent.set(Intent { card: next, ..*intent });
            }
            _ => on_decide.emit(vec![Action::Discard(kind)]),
        })
    };

    let place_state = |place: Place| {
        let chosen = intent.place == Some(place) || step == Step::Lay(place);
        let lit = asked
            && scene.legal.iter().any(|action| match *action {
                Action::Reveal(p)
                | Action::Replace(p)
                | Action::TurnOver(p)
                | Action::TurnUp(p)
                | Action::LookAt(p) => p == place,
                Action::Switch(a, b) => a == place || b == place,
                _ => false,
            });
        CardState { lit: lit && !chosen, chosen, ..CardState::default() }
    };
    let court = PLACES.iter().map(|&place| {
        let on_tap = asked.then(|| {
            let tap = tap_place.clone();
            Callback::from(move |()| tap(place))
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
            person: scene.cast.persons[seat.index()],
            to_move: (public.end.is_none() && public.mover == seat).then_some(words.table.to_move)
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
            let useful = |kind| {
                step == Step::Act
                    || scene.legal.iter().any(|action| {
                        matches!(*action, Action::Lay(k, _) | Action::Discard(k) if k == kind)
                    })
            };
            let cards = cards.map(|(kind, nth, shown)| {
                let chosen = intent.card == Some(kind) && nth == 0;
                let lit = asked && useful(kind);
                let state = CardState { lit: lit && !chosen, chosen, ..CardState::default() };
                let on_tap = asked.then(|| {
                    let tap = tap_card.clone();
                    Callback::from(move |()| tap(kind))
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
                label: words.table.your_hand,
                place: hand_place(near),
                cards: cards.collect::<Vec<_>>()
            })
        }
    };

    let actions = match (step, *intent) {
        _ if !asked => Html::default(),
        (Step::King, _) => html! {
            <button type="button" class="button primary" onclick={
                let decide = scene.on_decide.clone();
                move |_| decide.emit(vec![Action::DrawTwo])
            }>{ w.draw_two }</button>
        },
        (Step::Act, Intent { place: Some(place), card: None }) if !public.up.contains(place) => {
            let on_decide = scene.on_decide.clone();
            html! {
                <button type="button" class="button primary"
                    onclick={move |_| on_decide.emit(vec![Action::Reveal(place)])}>
                    { w.reveal }
                </button>
            }
        }
        (Step::Act, Intent { place: Some(place), card: Some(card) }) => {
            lay_buttons(scene, w, card, Some(place))
        }
        (Step::Lay(_), Intent { card: Some(card), .. }) => lay_buttons(scene, w, card, None),
        _ => Html::default(),
    };

    let kings = PLACES
        .iter()
        .filter(|place| {
            public.up.contains(**place) && scene.view.court[place.index()] == Some(Kind::King)
        })
        .count();
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
            </section>
            <ul class="rm-plots" aria-label={w.conspiracies}>
                <li class={classes!((kings >= 2).then_some("warm"))}>
                    { icon("chess-king") }{ (w.coronation)(kings) }
                </li>
                <li>{ icon("hooded-assassin") }{ w.murder }</li>
                <li>{ icon("queen-crown") }{ w.marriage }</li>
            </ul>
            <section class="rm-side rm-near" aria-label={scene.cast.name(near).to_owned()}>
                { near_hand }
                { panel(near) }
            </section>
            <div class="actions">{ actions }</div>
        </div>
    }
}

/// The two ways to lay a card; the place is named first if it was not yet.
fn lay_buttons(
    scene: &Scene<RogueMonarch>,
    w: &crate::ui::locale::words::rogue_monarch::Words,
    card: Kind,
    place: Option<Place>,
) -> Html {
    let lay = |side| {
        let on_decide = scene.on_decide.clone();
        let actions: Vec<_> =
            place.map(Action::Replace).into_iter().chain([Action::Lay(card, side)]).collect();
        move |_: MouseEvent| on_decide.emit(actions.clone())
    };
    html! {
        <>
            <button type="button" class="button primary" onclick={lay(Side::Up)}>
                { (w.lay_up)(w.effects[card as usize]) }
            </button>
            <button type="button" class="button" onclick={lay(Side::Down)}>{ w.lay_down }</button>
        </>
    }
}

/// A hand that the viewer does not see, with what they know of it.
fn hand_of_backs(
    scene: &Scene<RogueMonarch>,
    w: &crate::ui::locale::words::rogue_monarch::Words,
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
