//! The sisters: what each has, readable at a glance; and the Banners.

use super::look::{look, path_symbol, symbol};
use super::market::{fact, store};
use super::places::{sister, space};
use crate::engine::Seat;
use crate::games::monarch::{
    Action, BANNERS, Banner, Banners, CARDS_FOR_A_BANNER, Card, Monarch, PATHS, Step,
};
use crate::ui::games::shown::Scene;
use crate::ui::locale::Words as HouseWords;
use crate::ui::locale::words::monarch::Words;
use crate::ui::pieces::{el, piece};
use yew::prelude::*;

/// The picture of a Banner.
pub fn banner_symbol(banner: Banner) -> &'static str {
    banner.path().map_or("scales", path_symbol)
}

/// A sister's panel: goods, crowns, Banners.
pub fn panel(scene: &Scene<Monarch>, words: &HouseWords, seat: Seat) -> Html {
    let w = &words.games.monarch;
    let table = &scene.view;
    let crowns = table.crowns(seat).total();
    let flown = table.flown(seat).map(|banner| {
        let name = w.banner(banner);
        let sign = el("span", "mo-flown").with("title", name).icon("vertical-banner");
        sign.icon(banner_symbol(banner)).unseen(name).into()
    });
    let worn = (w.crowns)(crowns);
    let worn = el("span", "mo-fact")
        .with("title", &worn)
        .add(fact("mo-fact", "queen-crown", &crate::ui::locale::number(crowns)))
        .unseen(&worn)
        .into();
    let facts = [worn, store(table.store(seat), w)].into_iter().chain(flown).collect::<Html>();
    piece!(SeatPanel {
        name: scene.cast.name(seat).to_owned(),
        person: scene.cast.persons[seat.index()],
        to_move: (table.step != Step::Over && table.mover() == seat).then_some(words.table.to_move),
        facts,
    })
}

/// A card of another court, small: its picture and its crowns.
fn small(card: Card, crowns: Option<u8>, place: Option<String>, w: &Words) -> Html {
    let look = look(card, crowns, w);
    let number = match &look.corner {
        crate::ui::pieces::Corner::Text(text) | crate::ui::pieces::Corner::Suited(text, _) => {
            text.clone()
        }
        crate::ui::pieces::Corner::Symbol(_) => AttrValue::default(),
    };
    let label = format!("{}: {number}", look.name);
    let mut made = el("span", &format!("mo-small card-{}", look.kind))
        .with("role", "img")
        .with("aria-label", &label)
        .said(&format!("{}. {}", look.name, look.text))
        .icon(symbol(card))
        .add(el("b", "").text(&number));
    if let Some(place) = place {
        made = made.with("data-place", &place);
    }
    el("li", "").add(made).into()
}

/// The other sisters with their courts.
pub fn others(scene: &Scene<Monarch>, words: &HouseWords) -> Html {
    let w = &words.games.monarch;
    let table = &scene.view;
    let near = scene.cast.near();
    let others = (1..table.sisters()).map(|steps| {
        let seat = near.after(steps, table.sisters());
        let counted = table.counted(seat);
        let cards = (0..).zip(table.court(seat)).map(|(number, &card)| {
            small(card, Some(counted.crowns(card)), Some(space(seat, number)), w)
        });
        let guests = table.guests(seat).iter().map(|&guest| small(guest, None, None, w));
        let smalls = el("ul", "mo-smalls").with("aria-label", &(w.spaces)(table.court(seat).len()));
        el("li", "mo-sister")
            .with("data-place", &sister(seat))
            .add(panel(scene, words, seat))
            .add(smalls.all(cards.chain(guests)))
            .into()
    });
    el("ul", "mo-sisters").all(others).into()
}

/// The Banners: who flies them, or how far the viewer is from each.
pub fn banners(scene: &Scene<Monarch>, w: &Words) -> Html {
    let table = &scene.view;
    if table.options.banners == Banners::No {
        return Html::default();
    }
    let court = table.counted(scene.cast.near());
    let list = BANNERS.into_iter().map(|banner| {
        let action = Action::Fly(banner);
        let (has, needs) = match banner.path() {
            Some(path) => (court.paths[path as usize], CARDS_FOR_A_BANNER),
            None => (court.different_paths(), PATHS.len() as u8),
        };
        let state = match table.banners[banner as usize] {
            Some(holder) => (w.flown_by)(scene.cast.name(holder)),
            None => (w.progress)(has.min(needs), needs),
        };
        let class = banner.path().map_or("plain", |path| super::look::path_class(Some(path)));
        let content: [Html; 4] = [
            el("span", "mo-banner-sign").icon(banner_symbol(banner)).into(),
            el("b", "").text(w.banner(banner)).into(),
            el("span", "").text(&state).into(),
            el("span", "mo-power").text(w.powers[banner as usize]).into(),
        ];
        let content = content.into_iter().collect::<Html>();
        let class = classes!("mo-banner", format!("card-{class}"));
        if scene.legal.contains(&action) {
            let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
            html! {
                <li><button type="button" class={classes!(class, "lit")} {onclick}>
                    { content }<span class="mo-fly">{ w.fly }</span>
                </button></li>
            }
        } else {
            el("li", "").add(el("div", &class.to_string()).add(content)).into()
        }
    });
    el("ul", "mo-banners").with("aria-label", w.banners_title).all(list).into()
}
