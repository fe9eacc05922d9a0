//! The sisters: what each has, readable at a glance; and the Banners.

use super::look::{look, path_symbol, symbol};
use super::market::goods;
use super::places::{sister, space};
use super::words::Words;
use crate::engine::Seat;
use crate::games::monarch::{
    Action, BANNERS, Banner, Banners, CARDS_FOR_A_BANNER, Card, Monarch, PATHS, Step,
};
use crate::ui::games::shown::Scene;
use crate::ui::locale::Words as HouseWords;
use crate::ui::pieces::{icon, piece};
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
    let flown = BANNERS.into_iter().filter(|&banner| table.flies(seat, banner));
    let facts = html! {
        <>
            <span class="mo-fact" title={(w.crowns)(crowns)}>
                { icon("queen-crown") }<b aria-hidden="true">{ crate::ui::locale::number(crowns) }</b>
                <span class="unseen">{ (w.crowns)(crowns) }</span>
            </span>
            { goods(table.store(seat), w) }
            { for flown.map(|banner| html! {
                <span class="mo-flown" title={w.banner(banner)}>
                    { icon("vertical-banner") }{ icon(banner_symbol(banner)) }
                    <span class="unseen">{ w.banner(banner) }</span>
                </span>
            }) }
        </>
    };
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
    html! {
        <li class={classes!("mo-small", format!("card-{}", look.kind))} role="img" aria-label={label}
            title={format!("{}. {}", look.name, look.text)} data-text={format!("{}. {}", look.name, look.text)}
            data-place={place}>
            { icon(symbol(card)) }<b>{ number }</b>
        </li>
    }
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
        html! {
            <li class="mo-sister" data-place={sister(seat)}>
                { panel(scene, words, seat) }
                <ul class="mo-smalls" aria-label={(w.spaces)(table.court(seat).len())}>
                    { for cards }{ for guests }
                </ul>
            </li>
        }
    });
    html! { <ul class="mo-sisters">{ for others }</ul> }
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
        let content = html! {
            <>
                <span class="mo-banner-sign" aria-hidden="true">{ icon(banner_symbol(banner)) }</span>
                <b>{ w.banner(banner) }</b>
                <span>{ state }</span>
                <span class="mo-power">{ w.powers[banner as usize] }</span>
            </>
        };
        let class = classes!("mo-banner", format!("card-{class}"));
        if scene.legal.contains(&action) {
            let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
            html! {
                <li><button type="button" class={classes!(class, "lit")} {onclick}>
                    { content }<span class="mo-fly">{ w.fly }</span>
                </button></li>
            }
        } else {
            html! { <li><div {class}>{ content }</div></li> }
        }
    });
    html! { <ul class="mo-banners" aria-label={w.banners_title}>{ for list }</ul> }
}
