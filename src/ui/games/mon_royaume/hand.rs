//! The viewer's hand. A tile is selected and read before it is picked.

use super::look::{HAND, kind_class, look, sign};
use super::pieces::Piece;
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Action, HAND as TILES_IN_HAND, Laid, MonRoyaume, Public, Rules, Step, Task, Tile, TileSet,
};
use crate::ui::describe::mon_royaume::{name, tile_text};
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
    let told = public.tales[own.seat.index()];
    let asked = !scene.legal.is_empty();
    let mut before = None;
    let tiles = own.hand().iter().map(|tile| {
        // Of two equal tiles, only one is selected, advised or picked.
        let is_second = before.replace(tile) == Some(tile);
        let telling = told.iter().filter(|tale| tale.elements().contains(tile));
        let wanted = public.adventures_now().iter().any(|card| {
            matches!(card.task(), Task::Mission(_) | Task::Monster(_))
                && card.tiles().contains(tile)
        });
        let signs = telling.map(|tale| {
            let class = kind_class(tale, public.rules);
            el("span", class).icon(sign(tale, public.rules)).into()
        });
        let mut marks = el("span", "mr-marks").all(signs);
        if wanted {
            marks = marks.add(el("span", "").icon("scroll-unfurled"));
        }
        let marks = Html::from_iter([marks.into(), effects(&public, own.seat, tile, w)]);
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
fn effects(public: &Public, seat: Seat, tile: Tile, w: &GameMessages) -> Html {
    let line = |class: &str, icon: &str, text: &str| -> Html {
        el("span", class).icon(icon).add(el("span", "").text(text)).into()
    };
    let mut all: El = el("span", "mr-effects").with("aria-hidden", "true");
    if tile.is_monster() && public.rules == Rules::Complete {
        all = all.add(line("", "lyre", w.effect_monster));
    }
    let taken = public.taken[seat.index()];
    let telling: Vec<_> = public.tales[seat.index()]
        .iter()
        .filter(|tale| tale.elements().contains(tile) && !taken.contains(tile))
        .collect();
    if let [tale] = telling[..] {
        let class = kind_class(tale, public.rules);
        all = all.add(line(class, sign(tale, public.rules), w.tales[tale.index()]));
    } else if !telling.is_empty() {
        all = all.add(line("", "rule-book", &(w.effect_tales)(telling.len())));
    }
    let open = public.adventures_now().get(usize::from(public.resolved) % 6..).unwrap_or_default();
    let cards: Vec<_> = open.iter().filter(|card| card.tiles().contains(tile)).collect();
    if let [card] = cards[..] {
        let text = match card.task() {
            Task::Monster(_) => w.effect_marker.to_owned(),
            Task::Mission([_]) => w.effect_token.to_owned(),
            Task::Mission(pair) => {
                let other = pair.iter().find(|&&other| other != tile);
                let other = other.map_or("", |&other| name(other, w));
                (w.effect_with)(other)
            }
            Task::Territory(colour) => {
                let of =
                    |seat: Seat| public.taken[seat.index()].of(TileSet::of_colour(colour)).len();
                let most = public.all().filter(|&other| other != seat).map(of).max();
                (w.effect_most)(w.colours[colour as usize], of(seat), most.unwrap_or(0))
            }
        };
        all = all.add(line("", "scroll-unfurled", &text));
    } else if !cards.is_empty() {
        all = all.add(line("", "scroll-unfurled", &(w.effect_adventures)(cards.len())));
    }
    all.into()
}
