//! A neighbourhood: its symbol, its three spots from the closest to the farthest.

use super::forecast::{possible, winner};
use super::look::{gain, rogue_symbol, strength, token};
use crate::games::penniless_king::{Action, Neighbourhood, PennilessKing, Rogue, Spot};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::penniless_king::Words;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// The name of a spot's place, for motion.
pub fn spot_place(spot: Spot) -> String {
    format!("spot-{}", spot.index())
}

/// Who or what is on a spot, in words.
fn occupant(scene: &Scene<PennilessKing>, w: &Words, spot: Spot) -> String {
    let view = &scene.view;
    let Some(owner) = view.public.owner(spot) else { return w.nobody.to_owned() };
    match view.map[spot.index()] {
        Some(rogue) => (w.known_rogue)(scene.cast.who(owner), rogue),
        None => (w.a_rogue)(scene.cast.name(owner)),
    }
}

/// A spot: a button where it can be chosen.
fn spot(scene: &Scene<PennilessKing>, w: &Words, spot: Spot, notes: bool) -> Html {
    let view = &scene.view;
    let owner = view.public.owner(spot);
    let label = (w.spot)(spot, &occupant(scene, w, spot));
    let action = [Action::To(spot), Action::Choose(spot)]
        .into_iter()
        .find(|action| scene.legal.contains(action));
    let on_decide = scene.on_decide.clone();
    let onclick = move |_: MouseEvent| {
        if let Some(action) = action {
            on_decide.emit(vec![action]);
        }
    };
    let own = owner.is_some_and(|owner| scene.cast.viewer.is(owner));
    let up = view.public.face_up(spot);
    let known = view.map[spot.index()].filter(|_| notes || own || up);
    let class = classes!(
        "pk-spot",
        action.map(|_| "lit"),
        (view.public.placed == Some(spot)).then_some("pk-new"),
        up.then_some("pk-up")
    );
    html! {
        <button type="button" {class} data-place={spot_place(spot)}
            title={label.clone()} aria-disabled={action.is_none().then_some("true")} {onclick}>
            <span class="unseen">{ label }</span>
            { gain(spot.gain()) }
            if let Some(owner) = owner {
                <span class="pk-who" aria-hidden="true">{ token(owner, scene.cast.name(owner)) }</span>
            }
            if let Some(rogue) = known {
                <span class="pk-known" aria-hidden="true">
                    { icon(rogue_symbol(rogue)) }{ strength(rogue) }
                </span>
            }
        </button>
    }
}

/// Who controls a neighbourhood, in words.
fn in_control(scene: &Scene<PennilessKing>, w: &Words, at: Neighbourhood) -> String {
    match scene.view.public.control[at.index()] {
        Some(seat) => (w.controlled)(scene.cast.who(seat)),
        None => w.uncontrolled.to_owned(),
    }
}

/// A neighbourhood on the map.
pub fn zone(
    scene: &Scene<PennilessKing>,
    w: &Words,
    at: Neighbourhood,
    notes: bool,
    on_open: &Callback<Neighbourhood>,
) -> Html {
    let public = &scene.view.public;
    let control = public.control[at.index()];
    let ahead = winner(&scene.view, at);
    let named = scene.legal.contains(&Action::Name(at));
    let struck = public.standoff.is_some_and(|standoff| standoff.at == at)
        || public.pending >> at.index() & 1 == 1;
    let label = in_control(scene, w, at);
    html! {
        <section class={classes!("pk-zone", format!("pk-zone-{}", at.index()), struck.then_some("pk-struck"), named.then_some("pk-named"))}
            aria-label={w.zones[at.index()]} data-place={format!("zone-{}", at.index())}>
            <button type="button" class="pk-zone-name" onclick={on_open.reform(move |_: MouseEvent| at)}>
                <span>{ w.zones[at.index()] }</span>
                if let Some(seat) = ahead {
                    <span class="pk-ahead" title={(w.would_win)(scene.cast.who(seat))}>
                        { icon("crown") }{ token(seat, &(w.would_win)(scene.cast.who(seat))) }
                    </span>
                }
            </button>
            <span class="pk-spots">
                <span class="pk-symbol" title={label.clone()}>
                    if let Some(seat) = control {
                        { token(seat, &label) }
                    }
                </span>
                { for at.spots().map(|at| spot(scene, w, at, notes)) }
            </span>
        </section>
    }
}

/// A neighbourhood looked at closely, in a dialog.
pub fn details(scene: &Scene<PennilessKing>, w: &Words, at: Neighbourhood, notes: bool) -> Html {
    let view = &scene.view;
    let public = &view.public;
    let may_be = |spot: Spot| -> Option<String> {
        let owner = public.owner(spot).filter(|&owner| notes && !scene.cast.viewer.is(owner))?;
        if view.map[spot.index()].is_some() {
            return None;
        }
        let rogues: Vec<Rogue> = possible(view, spot, owner).collect();
        Some((w.may_be)(&rogues))
    };
    html! {
        <div class="board pk-details">
            <p>{ w.actions[at.index()] }</p>
            <p>{ in_control(scene, w, at) }</p>
            if public.crowd(at) > 0 {
                <p>{ winner(view, at).map_or(w.open.to_owned(), |seat| (w.would_win)(scene.cast.who(seat))) }</p>
            }
            <ol>
                { for at.spots().map(|at| html! {
                    <li>
                        { spot(scene, w, at, notes) }
                        <span>
                            <b>{ (w.gain)(at.gain()) }</b>{ " · " }{ occupant(scene, w, at) }
                            if let Some(text) = may_be(at) {
                                <br /><span class="hint">{ text }</span>
                            }
                        </span>
                    </li>
                }) }
            </ol>
        </div>
    }
}
