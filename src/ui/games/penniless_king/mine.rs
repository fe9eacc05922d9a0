//! The viewer's pieces, Rogues at home and Plot cards, and the buttons of the current decision.

use super::held::{Item, is_held};
use super::look::{plot_look, rogue_look};
use super::seats::home_place;
use crate::games::penniless_king::{
    Action, Neighbourhood, PennilessKing, Plot, Public, Rogue, Stage, Step,
};
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{CardLook, CardState, el, piece};
use yew::prelude::*;

/// A card that is selected and read before it is played.
struct OwnCard {
    item: Item,
    look: CardLook,
    /// The effect that it would have now.
    now: String,
    /// True if it is the first of two pieces to choose.
    first: bool,
    action: Action,
    says: &'static str,
    chosen: bool,
    mark: Option<&'static str>,
}

fn card(scene: &Scene<PennilessKing>, card: OwnCard) -> Html {
    let OwnCard { item, look, now, first, action, says, chosen, mark } = card;
    let asked = !scene.legal.is_empty();
    let legal = scene.legal.contains(&action);
    let chosen = chosen || is_held(scene, item);
    let advised = scene.advises(action);
    let state = CardState { lit: legal && !chosen, chosen, advised, ..CardState::default() };
    let text = format!("{}. {} {now}", look.name, look.text).trim_end().to_owned();
    let keys =
        if first && legal || !asked { Vec::new() } else { vec![(says.to_owned(), vec![action])] };
    let on_tap = scene.touching(move || Touch {
        piece: item.into(),
        text: text.clone(),
        keys: keys.clone(),
        plain: false,
    });
    piece!(Card { look, state, on_tap, mark: mark.map(AttrValue::from) })
}

/// Returns a Rogue at home as a card.
fn rogue(scene: &Scene<PennilessKing>, w: &'static GameMessages, rogue: Rogue, nth: u8) -> OwnCard {
    let step = scene.view.public.step;
    let drops = step == Step::Exchange;
    let first = step == Step::Place;
    OwnCard {
        item: Item::Home(rogue, nth),
        look: rogue_look(rogue, w),
        now: if first && !scene.legal.is_empty() { w.then_spot.to_owned() } else { String::new() },
        first,
        action: if drops { Action::Drop(rogue) } else { Action::Take(rogue) },
        says: w.drop_it,
        chosen: false,
        mark: None,
    }
}

/// Returns a Plot card in hand as a card.
fn plot(scene: &Scene<PennilessKing>, w: &'static GameMessages, plot: Plot, nth: u8) -> OwnCard {
    let public = &scene.view.public;
    let discards = matches!(public.step, Step::Discard(_));
    // Its effect depends on whose turn it is.
    let own_turn = scene.view.own.is_some_and(|own| own.seat == public.active);
    let now = match own_turn && !discards && public.stage != Stage::Standoffs {
        true if public.is_idle(plot) => w.plot_idle.to_owned(),
        true if public.takings(plot) > 0 => (w.plot_takes)(public.takings(plot)),
        _ => String::new(),
    };
    OwnCard {
        item: Item::Plot(plot, nth),
        look: plot_look(plot, w),
        now,
        first: false,
        action: if discards { Action::Discard(plot) } else { Action::Play(plot) },
        says: if discards { w.discard_it } else { w.play_it },
        chosen: false,
        mark: None,
    }
}

/// Renders Rogues at home and Plot cards, each in a row of fixed size.
pub fn mine(scene: &Scene<PennilessKing>, w: &'static GameMessages) -> Html {
    let Some(own) = &scene.view.own else {
        // Keep the room for it until a person takes the device.
        return el("section", "pk-mine").into();
    };
    let mut taken = own.taken;
    let mut drawn = own.drawn;
    let rogues = (0..).zip(own.home.iter()).map(|(nth, kind)| {
        let is_taken = taken == Some(kind);
        let is_drawn = drawn == Some(kind);
        taken = taken.filter(|_| !is_taken);
        drawn = drawn.filter(|_| !is_drawn);
        let mut made = rogue(scene, w, kind, nth);
        made.chosen = is_taken;
        made.mark = is_drawn.then_some(w.drawn);
        card(scene, made)
    });
    let rogues: Vec<_> = rogues.collect();
    let plots =
        (0..).zip(own.hand.iter()).map(|(nth, kind)| card(scene, plot(scene, w, kind, nth)));
    let plots: Vec<_> = plots.collect();
    html! {
        <section class="pk-mine" data-place={home_place(own.seat)}>
            { piece!(Fan { label: w.home, cards: rogues }) }
            { piece!(Fan { label: w.hand, cards: plots }) }
        </section>
    }
}

/// Returns the label of a decision's button; `None` if it has none.
pub fn on_key(public: &Public, action: Action, w: &GameMessages) -> Option<String> {
    Some(match action {
        Action::Act => w.act[public.acting_in.map_or(0, Neighbourhood::index)].to_owned(),
        Action::King(spaces) => (w.king_moves)(spaces),
        Action::Show => w.show.to_owned(),
        Action::Hide => w.hide.to_owned(),
        Action::Pay => w.pay.to_owned(),
        Action::Refuse => w.refuse.to_owned(),
        Action::Done if matches!(public.step, Step::Moon(..)) => w.no_more.to_owned(),
        Action::Done => w.end_turn.to_owned(),
        _ => return None,
    })
}

/// Renders the buttons of decisions that are neither on the map nor in hand, in a row of fixed
/// height.
pub fn keys(scene: &Scene<PennilessKing>, w: &GameMessages) -> Html {
    let public = &scene.view.public;
    let keys = scene.legal.iter().filter_map(|&action| {
        let text = on_key(public, action, w)?;
        let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
        let class = scene.key_class(action);
        Some(html! { <button type="button" {class} {onclick}>{ text }</button> })
    });
    html! { <div class="actions pk-keys">{ for keys }</div> }
}
