//! The buttons of the current decision, always in the same place: a turn's options, or the question
//! of a card or a Moon.

use super::count::count;
use super::look::{look, symbol};
use super::places::{DECISION, HELD};
use crate::engine::{Seat, SeatSet};
use crate::games::monarch::{Action, Card, Face, Goods, LandKind, Monarch, Pledging, Step};
use crate::ui::describe::monarch::reading::{about, lacking};
use crate::ui::games::Scene;
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::pieces::{el, piece};
use yew::prelude::*;

/// Returns the decision of the golden button.
pub fn likely(table: &Monarch, legal: &[Action]) -> Option<Action> {
    let find = |wanted: Action| legal.contains(&wanted).then_some(wanted);
    let can_spend = || {
        let spends =
            |it: &Action| matches!(it, Action::Acquire(_) | Action::Claim(_) | Action::Fly(_));
        legal.iter().any(spends)
    };
    match table.step {
        Step::Turn => find(Action::Tax)
            .or_else(|| find(Action::Harvest))
            .or_else(|| find(Action::EndTurn).filter(|_| !can_spend())),
        // Who passes keeps what they have.
        Step::Pledge(_) => find(Action::Hold),
        Step::Dismiss(_) => legal.iter().copied().find(|it| matches!(it, Action::Dismiss(_))),
        _ => find(Action::TakeSpace),
    }
}

/// Renders the button of this decision, with the reason if it is not allowed now, and the sum of
/// its numbers to be read.
fn key(
    scene: &Scene<Monarch>,
    class: &'static str,
    text: &str,
    why: Option<String>,
    action: Action,
    sum: Option<String>,
) -> Html {
    let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
    let off = why.is_some();
    let class = if scene.is_golden(action) { "primary" } else { class };
    html! {
        <button type="button" class={classes!("button", "mo-key", if off { "mo-off" } else { class }, scene.advised_class(action))}
            aria-disabled={off.then_some("true")} title={sum} {onclick}>
            <span>{ text }</span>
            if let Some(why) = why {
                { " " }<small>{ why }</small>
            }
        </button>
    }
}

/// Renders the buttons of the current step; at the end the final count, of which `counted` has been
/// shown.
pub fn decision(
    scene: &Scene<Monarch>,
    w: &'static GameMessages,
    pledge: &UseStateHandle<Option<u8>>,
    counted: Option<SeatSet>,
) -> Html {
    let table = &scene.view;
    let asked = !scene.legal.is_empty();
    let risen = table.row.iter().flatten().find(|card| matches!(card.face(), Face::Moon(_)));
    let content = match table.step {
        Step::Over => count(scene, w, counted),
        Step::Pledge(pledging) => joint(scene, w, pledging, pledge),
        Step::Turn if asked => turn(scene, w),
        Step::Seat(card) | Step::Send(card) | Step::Lay(card) => held(scene, w, card),
        Step::Dismiss(_) if asked => company(scene, w),
        _ => risen.map(|&card| moon(card, w).into()).unwrap_or_default(),
    };
    html! { <div class="mo-decision" data-place={DECISION}>{ content }</div> }
}

/// Renders the four buttons of a turn, which keep their places: gathering, a new row, ending the
/// turn.
fn turn(scene: &Scene<Monarch>, w: &GameMessages) -> Html {
    let table = &scene.view;
    let near = scene.players.near();
    let lack = |price: Goods| {
        let missing = lacking(table, near, price);
        (missing != Goods::NONE).then(|| (w.lack)(&(w.goods)(missing)))
    };
    let (fed, taxed) = (table.feed(), table.yields(LandKind::Village));
    let gathered = || table.done.gathered.then(|| w.gathered.to_owned());
    let sweep = table.price_of_sweep(near);
    let harvest = (w.harvest)(table.harvest(near));
    let yields = |kind: LandKind| {
        let each = table.boards(kind).map(|(_, land)| land.yields().to_string());
        each.collect::<Vec<_>>().join(" + ")
    };
    let more = table.harvest(near) - table.yields(LandKind::Farm);
    let farms = (w.harvest_sum)(&yields(LandKind::Farm), more);
    let villages = (w.tax_sum)(fed, &yields(LandKind::Village));
    let keys = [
        key(scene, "lit", &harvest, gathered(), Action::Harvest, Some(farms)),
        key(
            scene,
            "lit",
            &(w.tax)(fed, taxed),
            gathered().or_else(|| lack(Goods::food(fed))),
            Action::Tax,
            Some(villages),
        ),
        key(scene, "", &(w.sweep)(sweep.gold), lack(sweep), Action::Sweep, None),
        key(scene, "", w.end_turn, None, Action::EndTurn, None),
    ];
    html! { <div class="actions mo-keys">{ for keys }</div> }
}

/// Renders a card between the row and its place, and the places where it may go.
fn held(scene: &Scene<Monarch>, w: &GameMessages, card: Card) -> Html {
    let to = |seat: Seat| {
        let action = Action::SendTo(seat);
        let says = (w.send_to)(scene.players.name(seat));
        scene.legal.contains(&action).then(|| key(scene, "lit", &says, None, action, None))
    };
    let space = scene.legal.contains(&Action::TakeSpace);
    let space = space.then(|| key(scene, "lit", w.take_space, None, Action::TakeSpace, None));
    let keys: Vec<Html> = space.into_iter().chain(scene.players.around().filter_map(to)).collect();
    html! {
        <div class={classes!("mo-held", keys.is_empty().then_some("mo-waits"))}>
            { piece!(Card { look: look(card, None, w), place: HELD }) }
            if keys.is_empty() {
                <p>{ about(card, w) }</p>
            } else {
                <div class="actions mo-keys">{ for keys }</div>
            }
        </div>
    }
}

/// Renders the Guests that can be dismissed.
fn company(scene: &Scene<Monarch>, w: &GameMessages) -> Html {
    let keys = scene.legal.iter().filter_map(|&action| match action {
        Action::Dismiss(card) => {
            let loss = card.guest().map_or(0, |guest| guest.loss);
            Some(key(scene, "lit", &(w.dismiss)(w.name(card), loss), None, action, None))
        }
        Action::KeepGuests => Some(key(scene, "", w.keep_guests, None, action, None)),
        _ => None,
    });
    html! { <div class="actions mo-keys">{ for keys }</div> }
}

/// Renders a Moon with its text.
fn moon(card: Card, w: &GameMessages) -> crate::ui::pieces::El {
    let Face::Moon(moon) = card.face() else { return el("div", "") };
    let (name, text) = (w.name(card), w.moon_texts[moon as usize]);
    el("div", "mo-moon")
        .said(&format!("{name}. {text}"))
        .add(el("span", "mo-moon-sign").with("aria-hidden", "true").icon(symbol(card)))
        .add(el("p", "").add(el("b", "").text(name)).text(" ").add(el("span", "").text(text)))
}

/// Renders a joint payment: the Moon's price, each player's pledge, and the viewer's input.
fn joint(
    scene: &Scene<Monarch>,
    w: &'static GameMessages,
    pledging: Pledging,
    pledge: &UseStateHandle<Option<u8>>,
) -> Html {
    let table = &scene.view;
    let (_, price) = table.asked(&pledging);
    let pledges = scene.players.around().map(|seat| {
        let amount = pledging.pledged[seat.index()];
        let text =
            (w.pledged_by)(scene.players.who(seat), &(w.goods)(price.in_kind(amount.into())));
        el("li", if pledging.speaker == seat { "mo-speaker" } else { "" })
            .said(&text)
            .add(el("span", "").text(scene.players.name(seat)))
            .text(" ")
            .add(el("b", "").text(&amount.to_string()))
            .into()
    });
    let spoken = (w.spoken)(&pledging, table.sisters());
    let total = (w.pledged)(pledging.total(), &(w.goods)(price));
    let pledges =
        el("ul", "mo-pledges").add(el("li", "mo-total").said(&spoken).text(&total)).all(pledges);
    let word = (!scene.legal.is_empty()).then(|| word(scene, w, pledging, price, pledge));
    html! {
        <section class="mo-joint" aria-label={w.name(pledging.moon)}>
            { moon(pledging.moon, w) }
            { Html::from(pledges) }
            <div class="mo-word" title={spoken}>{ word }</div>
        </section>
    }
}

/// Renders the input of the viewer's pledge: a number, which starts at a fair share or at the advised
/// amount, and buttons to pledge it and to pass.
fn word(
    scene: &Scene<Monarch>,
    w: &'static GameMessages,
    pledging: Pledging,
    price: Goods,
    pledge: &UseStateHandle<Option<u8>>,
) -> Html {
    let table = &scene.view;
    let most = table.most_raised(&pledging);
    if most == 0 {
        let pass = key(scene, "", w.hold, None, Action::Hold, None);
        return html! { <>{ pass }</> };
    }
    let missing = price.amount() - u16::from(pledging.total());
    let fair = missing.div_ceil(table.sisters() as u16).min(most.into()) as u8;
    let advised = scene.advised.iter().find_map(|action| match *action {
        Action::Raise(by) => Some(by),
        _ => None,
    });
    let by = pledge.or(advised).unwrap_or(fair).clamp(1, most);
    let says = (w.raise)(&(w.goods)(price.in_kind(by.into())));
    let pledge = pledge.clone();
    html! {
        <>
            { piece!(Stepper {
                label: w.your_pledge,
                less: w.pledge_less,
                more: w.pledge_more,
                value: u16::from(by),
                least: 1,
                most: u16::from(most),
                on_change: Callback::from(move |to: u16| pledge.set(u8::try_from(to).ok())),
            }) }
            { key(scene, "lit", &says, None, Action::Raise(by), None) }
            { key(scene, "", w.hold, None, Action::Hold, None) }
        </>
    }
}
