//! The time of choices: opponents, Adventures, tales and the hand.

use super::Words;
use super::look::{HAND, chips, kind_class, look, name, seat_place, sign, symbol, text};
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Action, Bag, Laid, MonRoyaume, Own, Step, Tale, Task, TileSet, elements_met,
};
use crate::ui::games::shown::Scene;
use crate::ui::locale::Words as HouseWords;
use crate::ui::pieces::{CardState, icon, piece};
use yew::prelude::*;

/// A number beside a sign.
fn fact(sign: &'static str, number: u8, words: String) -> Html {
    html! {
        <span class="mr-fact" title={words.clone()}>
            { icon(sign) }<b aria-hidden="true">{ number }</b><span class="unseen">{ words }</span>
        </span>
    }
}

/// A player's name, tokens and markers.
pub fn panel(scene: &Scene<MonRoyaume>, seat: Seat, words: &HouseWords) -> Html {
    let w = &words.games.mon_royaume;
    let public = &scene.view.public;
    let (tokens, markers) = (public.token_counts[seat.index()], public.markers[seat.index()]);
    let facts = html! {
        <>
            if !public.tales[seat.index()].is_empty() {
                { fact("lyre", tokens, (w.token_count)(tokens)) }
            }
            if markers > 0 {
                { fact("dragon-head", markers, (w.marker_count)(markers)) }
            }
        </>
    };
    html! {
        <div data-place={seat_place(seat)}>
            { piece!(SeatPanel {
                name: scene.cast.name(seat).to_owned(),
                person: scene.cast.persons[seat.index()],
                to_move: (scene.view.mover == Some(seat)).then_some(words.table.to_move),
                facts,
            }) }
        </div>
    }
}

/// The other players: their tales, what they have taken, and what the viewer
/// knows them to hold.
pub fn opponents(scene: &Scene<MonRoyaume>, words: &HouseWords, memory: bool) -> Html {
    let w = &words.games.mon_royaume;
    let public = &scene.view.public;
    let near = scene.cast.near();
    let count = public.count();
    let others = (1..count).map(|steps| {
        let seat = near.after(steps, count);
        let at = seat.index();
        let known = scene.view.own.and_then(|own| own.hands[at]).filter(|_| memory);
        let known = known.filter(|known| !known.is_empty());
        html! {
            <div class="mr-other">
                <div class="mr-who">
                    { panel(scene, seat, words) }
                    <ul class="mr-signs">{ for public.tales[at].iter().map(|tale| tale_sign(tale, w)) }</ul>
                </div>
                <ul class="mr-chips" aria-label={scene.cast.name(seat).to_owned()}>
                    { chips(public.taken[at], w) }
                </ul>
                if let Some(known) = known {
                    <ul class="mr-chips mr-known" aria-label={w.still_held}>
                        <li class="mr-note">{ icon("eyeball") }{ w.still_held }</li>
                        { chips(known, w) }
                    </ul>
                }
            </div>
        }
    });
    html! { <div class={format!("mr-others mr-of-{count}")}>{ for others }</div> }
}

/// A tale in short.
fn tale_sign(tale: Tale, w: &Words) -> Html {
    let said = AttrValue::from(tale_text(tale, w));
    html! {
        <li class={classes!("mr-sign", kind_class(tale.kind()))} title={said.clone()} data-text={said}>
            { icon(sign(tale)) }<span>{ w.tales[tale.index()] }</span>
        </li>
    }
}

/// All that a tale says.
fn tale_text(tale: Tale, w: &Words) -> String {
    let elements: Vec<&str> = tale.telling().iter().map(|&tile| name(tile, w)).collect();
    let at = tale.kind() as usize;
    [w.tales[tale.index()], " (", w.kinds[at], "): ", &elements.join(", "), ". ", w.kind_texts[at]]
        .concat()
}

/// The Adventures of the round, and who meets each as things stand.
pub fn adventures(scene: &Scene<MonRoyaume>, w: &Words) -> Html {
    let public = &scene.view.public;
    let cards = public.adventures_now();
    if cards.is_empty() {
        return Html::default();
    }
    let before = public.adventures.len() - cards.len();
    let near = scene.cast.near();
    let each = cards.iter().enumerate().map(|(nth, &card)| {
        let by = public.met_by(card);
        let names: Vec<&str> = by.iter().map(|seat| scene.cast.name(seat)).collect();
        let said = (w.adventure)(card);
        let (class, signs) = match card.task() {
            Task::Monster(tile) => ("mr-dark", html! { icon(symbol(tile)) }),
            Task::Territory(colour) => {
                let shape = look(Laid { tile: colour.castle(), bard: false }, w).shape;
                ("mr-land", html! { icon(shape) })
            }
            Task::Mission(tiles) => {
                ("", html! { <>{ for tiles.iter().map(|&tile| icon(symbol(tile))) }</> })
            }
        };
        let tone = card.tiles().iter().next();
        let tone = tone.map(|tile| format!("tile-{}", look(Laid { tile, bard: false }, w).kind));
        let mine = by.contains(near).then_some("mr-mine");
        let done = (before + nth < usize::from(public.resolved)).then_some("mr-done");
        html! {
            <li class={classes!("mr-adventure", class, tone, mine, done)} title={said.clone()}
                data-text={said.clone()}>
                <span class="mr-signs" aria-hidden="true">{ signs }</span>
                <span class="mr-task">{ said }</span>
                <span class="mr-by">{ if names.is_empty() { w.met_by_nobody.into() } else { names.join(", ") } }</span>
            </li>
        }
    });
    html! { <ul class="mr-adventures" aria-label={w.adventures}>{ for each }</ul> }
}

/// The keys of a decision that is no tile: to whom a marker is given.
pub fn keys(scene: &Scene<MonRoyaume>, w: &Words) -> Html {
    let keys = scene.legal.iter().filter_map(|&action| {
        let Action::Give(to) = action else { return None };
        let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
        Some(html! {
            <button type="button" class="button lit" {onclick}>{ (w.give_to)(scene.cast.name(to)) }</button>
        })
    });
    html! { <div class="actions">{ for keys }</div> }
}

/// What a seat has taken and, while it picks, what it holds.
fn within_reach(scene: &Scene<MonRoyaume>, own: &Own) -> [Bag; 2] {
    let at = own.seat.index();
    [scene.view.public.taken[at], own.hand()]
}

/// A tale with its elements: met, within reach, or missing.
pub fn tale_card(tale: Tale, met: TileSet, reach: TileSet, w: &Words) -> Html {
    let elements = tale.telling().iter().map(|&tile| {
        let here = met.contains(tile);
        let class = if here {
            "mr-met"
        } else if reach.contains(tile) {
            "mr-reach"
        } else {
            ""
        };
        let paired = tale.pair().contains(tile).then_some("mr-paired");
        let tone = format!("tile-{}", look(Laid { tile, bard: false }, w).kind);
        html! {
            <li class={classes!("mr-element", class, paired, tone)} title={name(tile, w)}>
                { icon(symbol(tile)) }<span>{ name(tile, w) }</span>
            </li>
        }
    });
    html! {
        <>
            <span class="mr-tale-name">{ icon(sign(tale)) }{ w.tales[tale.index()] }</span>
            <ul class="mr-elements">{ for elements }</ul>
        </>
    }
}

/// The viewer's tales; one of them is to be discarded now and then.
pub fn tales(scene: &Scene<MonRoyaume>, w: &Words) -> Html {
    let near = scene.cast.near();
    let public = &scene.view.public;
    let dropped = scene.view.own.and_then(|own| own.dropped);
    let [taken, held] = scene
        .view
        .own
        .map_or([public.taken[near.index()], Bag::NONE], |own| within_reach(scene, &own));
    let each = public.tales[near.index()].iter().map(|tale| {
        let action = Action::Discard(tale);
        let class = classes!(
            "mr-tale",
            kind_class(tale.kind()),
            (dropped == Some(tale)).then_some("dimmed")
        );
        let said = AttrValue::from(tale_text(tale, w));
        let content = tale_card(tale, taken.names(), held.names(), w);
        let count = (w.elements)(elements_met(tale, taken), tale.telling().len() as u8);
        let content = html! { <>{ content }<span class="mr-count">{ count }</span></> };
        if scene.legal.contains(&action) {
            let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
            html! {
                <li><button type="button" class={classes!(class, "lit")} title={said.clone()} data-text={said} {onclick}>{ content }</button></li>
            }
        } else {
            html! { <li><div {class} title={said.clone()} data-text={said}>{ content }</div></li> }
        }
    });
    html! { <ul class="mr-tales" aria-label={w.your_tales}>{ for each }</ul> }
}

/// What the viewer has taken.
pub fn taken(scene: &Scene<MonRoyaume>, words: &HouseWords) -> Html {
    let w = &words.games.mon_royaume;
    let near = scene.cast.near();
    let tiles = scene.view.public.taken[near.index()];
    html! {
        <section class="mr-taken" aria-label={w.your_tiles}>
            { panel(scene, near, words) }
            <ul class="mr-chips mr-large">
                if tiles.is_empty() {
                    <li class="mr-note">{ w.no_tiles }</li>
                }
                { chips(tiles, w) }
            </ul>
        </section>
    }
}

/// The viewer's hand.
pub fn hand(scene: &Scene<MonRoyaume>, w: &Words, label: &'static str) -> Html {
    let Some(own) = scene.view.own.filter(|_| scene.view.public.step == Step::Pick) else {
        return Html::default();
    };
    let public = &scene.view.public;
    let told = public.tales[own.seat.index()];
    let asked = !scene.legal.is_empty();
    let tiles = own.hand().iter().map(|tile| {
        let action = Action::Pick(tile);
        let laid = Laid { tile, bard: false };
        let telling = told.iter().filter(|tale| tale.elements().contains(tile));
        let wanted = public.adventures_now().iter().any(|card| {
            matches!(card.task(), Task::Mission(_) | Task::Monster(_)) && card.tiles().contains(tile)
        });
        let marks = html! {
            <span class="mr-marks">
                { for telling.map(|tale| html! {
                    <span class={kind_class(tale.kind())} title={(w.told_of)(w.tales[tale.index()])}>{ icon(sign(tale)) }</span>
                }) }
                if wanted {
                    <span title={w.asked_for}>{ icon("scroll-unfurled") }</span>
                }
            </span>
        };
        let state = CardState {
            lit: asked,
            chosen: own.picked == Some(tile),
            dimmed: own.picked.is_some_and(|picked| picked != tile),
            ..CardState::default()
        };
        let on_tap = scene.on_decide.reform(move |()| vec![action]);
        piece!(Tile { look: look(laid, w), text: text(laid, w), marks, state, on_tap })
    });
    html! {
        <div class="mr-hand" role="group" aria-label={label} data-place={HAND}>
            <p class="mr-round">{ (w.round)(public.round, public.picks + 1) }</p>
            <div class="mr-tiles">{ for tiles }</div>
        </div>
    }
}
