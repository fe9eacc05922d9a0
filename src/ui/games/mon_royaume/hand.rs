//! The viewer's hand. A tile is selected and read before it is picked.

use super::look::{HAND, kind_class, look, sign};
use super::pieces::Piece;
use crate::games::mon_royaume::{Action, Laid, MonRoyaume, Rules, Step, Task};
use crate::ui::describe::mon_royaume::tile_text;
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::pieces::{CardState, el, piece};
use yew::prelude::*;

/// Renders the hand, while tiles are picked from it.
pub fn hand(scene: &Scene<MonRoyaume>, w: &'static GameMessages, label: &'static str) -> Html {
    let Some(own) = scene.view.own.filter(|_| scene.view.public.step == Step::Pick) else {
        return Html::default();
    };
    let public = scene.view.public;
    let told = public.tales[own.seat.index()];
    let asked = !scene.legal.is_empty();
    let tiles = own.hand().iter().map(|tile| {
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
        let piece = Piece::Tile(tile);
        let selected = scene.is_selected(piece);
        let state = CardState {
            lit: asked && !selected,
            chosen: selected || own.picked == Some(tile),
            advised: scene.advises(Action::Pick(tile)),
            dimmed: own.picked.is_some_and(|picked| picked != tile),
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
            marks: Html::from(marks),
            state,
            on_tap: on_tap.unwrap_or_default()
        })
    });
    el("div", "mr-hand")
        .with("role", "group")
        .with("aria-label", label)
        .with("data-hand", "")
        .with("data-place", HAND)
        .add(el("div", "mr-tiles").all(tiles))
        .into()
}
