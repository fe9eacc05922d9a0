//! The viewer's hand. A tile is selected and read before it is picked.

use super::look::{HAND, kind_class, look, sign};
use super::pieces::Piece;
use crate::games::mon_royaume::{Action, HAND as TILES_IN_HAND, Laid, MonRoyaume, Rules, Step};
use crate::ui::describe::mon_royaume::{Promise, colour, name, promises, tile_text};
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::pieces::{CardState, El, el, piece};
use yew::prelude::*;

/// Renders the hand, while tiles are picked from it. Those who may not see it see its backs.
pub fn hand(scene: &Scene<MonRoyaume>, w: &'static GameMessages, label: &'static str) -> Html {
    let public = scene.view.public;
    if public.step != Step::Pick {
        return Html::default();
    }
    let place = el("div", "mr-hand").with("role", "group").with("data-place", HAND);
    let Some(own) = scene.view.own else {
        let left = TILES_IN_HAND - usize::from(public.picks);
        let backs =
            (0..left).map(|_| el("span", "mr-back").said(w.hidden_tile).icon("castle").into());
        let backs = el("div", "mr-tiles").all(backs);
        return place.with("aria-label", w.hidden_tile).add(backs).into();
    };
    let asked = !scene.legal.is_empty();
    let mut before = None;
    let tiles = own.hand().iter().map(|tile| {
        // Of two equal tiles, only one is selected, advised or picked.
        let is_second = before.replace(tile) == Some(tile);
        let promises = promises(&public, own.seat, tile);
        let telling = promises.iter().filter_map(Promise::tale);
        let wanted = promises.iter().any(Promise::is_wanted);
        let signs = telling.map(|tale| {
            let class = kind_class(tale, public.rules);
            el("span", class).icon(sign(tale, public.rules)).into()
        });
        let mut marks = el("span", "mr-marks").all(signs);
        if wanted {
            marks = marks.add(el("span", "").icon("scroll-unfurled"));
        }
        let marks = Html::from_iter([marks.into(), effects(&promises, public.rules, w)]);
        let piece = Piece::Tile(tile, is_second);
        let selected = scene.is_selected(piece);
        let picked = own.picked == Some(tile) && !is_second;
        let state = CardState {
            lit: asked && !selected,
            chosen: selected || picked,
            advised: scene.advises(Action::Pick(tile)) && !is_second,
            dimmed: own.picked.is_some() && !picked,
        };
        let read = tile_text(&public, own.seat, tile, w);
        let on_tap = asked.then(|| {
            let read = read.clone();
            scene.touching(move || Touch {
                piece,
                text: read.clone(),
                keys: vec![(w.take_it.to_owned(), vec![Action::Pick(tile)])],
                plain: !(tile.is_monster() && public.rules == Rules::Complete),
            })
        });
        piece!(Tile {
            look: look(Laid { tile, bard: false }, w),
            text: read,
            marks,
            state,
            on_tap: on_tap.unwrap_or_default()
        })
    });
    place
        .with("aria-label", label)
        .with("data-hand", "")
        .add(el("div", "mr-tiles").all(tiles))
        .into()
}

/// Renders what a tile would do now in a few words, for screens with room. The text of the tile has
/// all of it.
fn effects(promises: &[Promise], rules: Rules, w: &GameMessages) -> Html {
    let line = |class: &str, icon: &str, text: &str| -> Html {
        el("span", class).icon(icon).add(el("span", "").text(text)).into()
    };
    let scroll = |text: &str| line("", "scroll-unfurled", text);
    let tales = promises.iter().filter(|promise| promise.tale().is_some()).count();
    let adventures = promises.iter().filter(|promise| promise.is_of_adventure()).count();
    let mut all: El = el("span", "mr-effects").with("aria-hidden", "true");
    for &promise in promises {
        let said = match promise {
            Promise::Draw => line("", "lyre", w.effect_monster),
            Promise::Element(_) if tales > 1 => continue,
            Promise::Element(tale) => {
                line(kind_class(tale, rules), sign(tale, rules), w.tales[tale.index()])
            }
            Promise::Top(has_monster) => {
                line("", "werewolf", w.effect_top[usize::from(has_monster)])
            }
            Promise::Curse => line("", "castle-ruins", w.effect_curse),
            _ if adventures > 1 => continue,
            Promise::Token(_) => scroll(w.effect_token),
            Promise::With(_, other) => scroll(&(w.effect_with)(name(other, w))),
            Promise::Marker(_) => scroll(w.effect_marker),
            Promise::Counts(card, mine, most) => {
                let colour = card.tiles().first().map_or(5, colour);
                scroll(&(w.effect_most)(w.colours[colour], mine, most))
            }
        };
        all = all.add(said);
    }
    if tales > 1 {
        all = all.add(line("", "rule-book", &(w.effect_tales)(tales)));
    }
    if adventures > 1 {
        all = all.add(scroll(&(w.effect_adventures)(adventures)));
    }
    all.into()
}
