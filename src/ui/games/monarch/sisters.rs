//! The sisters' panels, readable at a glance, and the Banners.

use super::look::{look, path_class, path_symbol, symbol};
use super::market::{fact, goods};
use super::pieces::Piece;
use super::places::{banner as banner_place, sister, space};
use crate::engine::Seat;
use crate::games::monarch::{Action, BANNERS, Banner, Banners, Card, Monarch, SPACES, Step};
use crate::ui::describe::monarch::reading;
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::locale::{Messages, number};
use crate::ui::pieces::{Corner, el};
use yew::prelude::*;

/// Returns the symbol of a Banner.
pub fn banner_symbol(banner: Banner) -> &'static str {
    banner.path().map_or("scales", path_symbol)
}

/// Returns true if the game is over and this sister has won it.
pub fn is_queen(table: &Monarch, seat: Seat) -> bool {
    table.step == Step::Over && table.winners().contains(seat)
}

/// Renders a sister's panel: crowns, goods, Banners; the Queen's has her mark once the game `is_won`.
pub fn panel(scene: &Scene<Monarch>, messages: &Messages, seat: Seat, is_won: bool) -> Html {
    let w = messages.monarch();
    let table = &scene.view;
    let who = scene.players.who(seat);
    let crowns = table.crowns(seat);
    let queen = (is_won && is_queen(table, seat))
        .then(|| el("span", "mo-queen").said(w.queen).icon("laurel-crown").unseen(w.queen).into());
    let worn: Html = el("span", "mo-fact")
        .said(&reading::crowns(table, seat, &scene.players, w))
        .add(fact("mo-fact", "queen-crown", &number(crowns.total())))
        .unseen(&(w.crowns)(crowns.total()))
        .into();
    let store = table.store(seat);
    let store = goods(store, true, w).said(&(w.has)(who, &(w.goods)(store))).into();
    let flown = table.flown(seat).map(|banner| {
        let name = w.banner(banner);
        let text = reading::banner(table, seat, banner, &scene.players, w);
        let sign = el("span", "mo-flown").said(&text).icon("vertical-banner");
        sign.icon(banner_symbol(banner)).unseen(name).into()
    });
    let facts = queen.into_iter().chain([worn, store]).chain(flown).collect::<Html>();
    scene.plate(seat, facts, messages)
}

/// Renders a sister's Guests, with the crowns that they cost her; nothing if she has none.
pub fn company(scene: &Scene<Monarch>, seat: Seat, w: &GameMessages) -> Html {
    let table = &scene.view;
    let guests = table.guests(seat);
    let text = reading::company(table, seat, w);
    let made = el("span", if guests.is_empty() { "mo-company mo-alone" } else { "mo-company" });
    let made = guests.iter().fold(made, |made, &guest| made.icon(symbol(guest)));
    let loss = number(table.crowns(seat).guests);
    let loss = if guests.is_empty() { String::new() } else { loss };
    let loss = el("b", "").with("aria-hidden", "true").text(&loss);
    made.said(&text).add(loss).unseen(&text).into()
}

/// Renders a small card of another court: its symbol and its crowns.
fn small(scene: &Scene<Monarch>, seat: Seat, card: Card, place: &str, w: &GameMessages) -> Html {
    let table = &scene.view;
    let look = look(card, Some(table.counted(seat).crowns(card)), w);
    let number = match &look.corner {
        Corner::Text(text) | Corner::Suited(text, _) => text.clone(),
        Corner::Symbol(_) => AttrValue::default(),
    };
    let text = format!("{}. {}", look.name, reading::in_court(table, seat, card, None, w));
    let made = el("span", &format!("mo-small card-{}", look.kind))
        .with("role", "img")
        .with("aria-label", &text)
        .said(&text)
        .with("data-place", place)
        .icon(symbol(card))
        .add(el("b", "").text(&number));
    el("li", "").add(made).into()
}

/// Renders the other sisters with their courts.
pub fn others(scene: &Scene<Monarch>, messages: &Messages, is_won: bool) -> Html {
    let w = messages.monarch();
    let table = &scene.view;
    let near = scene.players.near();
    let others = scene.players.around().filter(|&seat| seat != near).map(|seat| {
        let court = table.court(seat);
        let spaces = (0..SPACES as u8).map(|number| {
            let place = space(seat, number);
            match court.get(usize::from(number)) {
                Some(&card) => small(scene, seat, card, &place, w),
                None => el("li", "")
                    .add(
                        el("span", "mo-small mo-none")
                            .with("data-place", &place)
                            .said(w.free_space),
                    )
                    .into(),
            }
        });
        let spoken = (w.spaces)(scene.players.who(seat), court.len());
        el("li", if is_won && is_queen(table, seat) { "mo-sister mo-won" } else { "mo-sister" })
            .with("data-place", &sister(seat))
            .said(&reading::sister(table, seat, &scene.players, w))
            .add(panel(scene, messages, seat, is_won))
            .add(
                el("ul", "mo-smalls")
                    .with("aria-label", &spoken)
                    .all(spaces)
                    .add(el("li", "").add(company(scene, seat, w))),
            )
            .into()
    });
    el("ul", "mo-sisters").all(others).into()
}

/// Renders the Banners as signs: the holder of each, or the viewer's progress towards it.
pub fn banners(scene: &Scene<Monarch>, w: &'static GameMessages) -> Html {
    let table = &scene.view;
    if table.options.banners == Banners::No {
        return Html::default();
    }
    let near = scene.players.near();
    let asked = !scene.legal.is_empty() && table.step == Step::Turn;
    let list = BANNERS.into_iter().map(|banner| {
        let action = Action::Fly(banner);
        let able = scene.legal.contains(&action);
        let text = reading::banner(table, near, banner, &scene.players, w);
        let place = banner_place(banner);
        let (has, needs) = reading::needs(table, near, banner);
        let state = if let Some(holder) = table.banners[banner as usize] {
            el("span", "mo-holder").icon("vertical-banner").text(scene.players.name(holder))
        } else {
            let pip =
                |at: u8| el("i", if at < has { "mo-pip mo-pip-full" } else { "mo-pip" }).into();
            el("span", "mo-pips").with("aria-hidden", "true").all((0..needs).map(pip))
        };
        let content: [Html; 3] = [
            el("span", "mo-banner-sign")
                .with("aria-hidden", "true")
                .icon(banner_symbol(banner))
                .into(),
            el("b", "").text(w.banner_short[banner as usize]).into(),
            state.into(),
        ];
        let content = content.into_iter().collect::<Html>();
        let chosen = scene.is_selected(Piece::Banner(banner));
        let state = if chosen {
            "chosen"
        } else if able {
            "lit"
        } else {
            ""
        };
        let advised = scene.advised_class(action).unwrap_or_default();
        let class = format!("mo-banner card-{} {state} {advised}", path_class(banner.path()));
        if !asked {
            let sign = el("div", &class).said(&text).with("data-place", &place).add(content);
            return el("li", "").add(sign).into();
        }
        let touch = Touch {
            piece: Piece::Banner(banner),
            text: text.clone(),
            keys: vec![(w.fly.to_owned(), vec![action])],
            plain: false,
        };
        let onclick = scene.touching(move || touch.clone()).reform(|_: MouseEvent| ());
        html! {
            <li>
                <button type="button" {class} {onclick} data-place={place} title={text.clone()} aria-pressed={chosen.to_string()}>{ content }</button>
            </li>
        }
    });
    el("ul", "mo-banners").with("aria-label", w.banners_title).all(list).into()
}
