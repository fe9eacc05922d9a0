//! What is the viewer's own: Rogues at home, Plot cards; and the keys of the
//! decision at hand.

use super::look::{plot_look, rogue_look, rogue_symbol, strength, token};
use super::seats::home_place;
use crate::engine::Seat;
use crate::games::penniless_king::{
    Action, Fought, Neighbourhood, PennilessKing, Rogue, Standoff, Step,
};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::penniless_king::Words;
use crate::ui::pieces::{CardLook, CardState, icon, piece};
use yew::prelude::*;

/// A card that is a decision where it is one now.
fn card(
    scene: &Scene<PennilessKing>,
    look: CardLook,
    actions: [Action; 2],
    chosen: bool,
    mark: Option<&'static str>,
) -> Html {
    let action = actions.into_iter().find(|action| scene.legal.contains(action));
    let state = CardState { lit: action.is_some(), chosen, ..CardState::default() };
    let on_tap = action.map(|action| scene.on_decide.reform(move |()| vec![action]));
    piece!(Card { look, state, on_tap, mark: mark.map(AttrValue::from) })
}

/// Rogues at home and Plot cards.
pub fn mine(scene: &Scene<PennilessKing>, w: &Words) -> Html {
    let Some(own) = &scene.view.own else { return Html::default() };
    let mut chosen = own.taken;
    let mut drawn = own.drawn;
    let rogues = own.home.iter().map(|rogue| {
        let is_chosen = chosen == Some(rogue);
        let is_drawn = drawn == Some(rogue);
        chosen = chosen.filter(|_| !is_chosen);
        drawn = drawn.filter(|_| !is_drawn);
        let actions = [Action::Take(rogue), Action::Drop(rogue)];
        card(scene, rogue_look(rogue, w), actions, is_chosen, is_drawn.then_some(w.drawn))
    });
    let rogues: Vec<_> = rogues.collect();
    let plots: Vec<_> = own
        .hand
        .iter()
        .map(|plot| {
            let actions = [Action::Play(plot), Action::Discard(plot)];
            card(scene, plot_look(plot, w), actions, false, None)
        })
        .collect();
    html! {
        <section class="pk-mine" data-place={home_place(own.seat)}>
            { piece!(Fan { label: w.home, cards: rogues }) }
            { piece!(Fan { label: w.hand, cards: plots }) }
        </section>
    }
}

/// The keys of what is neither on the map nor in hand.
pub fn keys(scene: &Scene<PennilessKing>, w: &Words) -> Html {
    let public = &scene.view.public;
    let keys = scene.legal.iter().filter_map(|&action| {
        let primary = matches!(action, Action::Act | Action::Show | Action::Pay)
            || action == Action::Done && !scene.legal.contains(&Action::Act);
        let text = match action {
            Action::Act => w.act[public.acting_in.map_or(0, Neighbourhood::index)].to_owned(),
            Action::Name(at) => w.zones[at.index()].to_owned(),
            Action::King(spaces) => (w.king_moves)(spaces),
            Action::Show => w.show.to_owned(),
            Action::Hide => w.hide.to_owned(),
            Action::Pay => w.pay.to_owned(),
            Action::Refuse => w.refuse.to_owned(),
            Action::Done if matches!(public.step, Step::Moon(..)) => w.no_more.to_owned(),
            Action::Done => w.end_turn.to_owned(),
            _ => return None,
        };
        let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
        let class = classes!("button", if primary { "primary" } else { "lit" });
        Some(html! { <button type="button" {class} {onclick}>{ text }</button> })
    });
    html! { <div class="actions">{ for keys }</div> }
}

/// The Standoffs that were fought last, Rogue by Rogue.
pub fn fought(scene: &Scene<PennilessKing>, w: &Words) -> Html {
    let public = &scene.view.public;
    if public.fought.is_empty() || public.stage == crate::games::penniless_king::Stage::Placed {
        return Html::default();
    }
    let one = |fought: &Fought| {
        let crowd = fought.crowd.iter().enumerate().filter_map(|(distance, there)| {
            let (owner, rogue) = (*there)?;
            let seat = Seat::new(owner.into());
            let paid = fought.paid >> distance & 1 == 1;
            Some(html! {
                <li class={classes!((owner == fought.winner).then_some("pk-won"))}>
                    { token(seat, scene.cast.name(seat)) }
                    { face(rogue, paid, w) }
                </li>
            })
        });
        html! {
            <div class="pk-fought">
                <b>{ w.zones[usize::from(fought.at)] }</b>
                <ol>{ for crowd }</ol>
                if fought.justice.is_some() {
                    <span>{ w.justice }</span>
                }
                <span class="pk-ahead">
                    { icon("crown") }{ scene.cast.name(Seat::new(fought.winner.into())) }
                </span>
            </div>
        }
    };
    html! { <section aria-label={w.fought}>{ for public.fought.iter().map(one) }</section> }
}

/// A Rogue of a Standoff, its strength beside it.
fn face(rogue: Option<Rogue>, paid: bool, w: &Words) -> Html {
    let Some(rogue) = rogue else { return html! { <span>{ w.hidden }</span> } };
    let strength = match rogue {
        Rogue::Swordsman if !paid => "0".to_owned(),
        Rogue::Swordsman => Standoff::PAID.to_string(),
        rogue => strength(rogue).to_owned(),
    };
    html! {
        <span title={w.rogues[rogue as usize].1}>
            { icon(rogue_symbol(rogue)) }{ w.rogues[rogue as usize].0 }{ " " }<b>{ strength }</b>
        </span>
    }
}
