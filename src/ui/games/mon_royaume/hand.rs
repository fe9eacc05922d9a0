//! The viewer's hand: a tile is read before it is picked.

use super::look::{HAND, kind_class, look, sign, text};
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Action, Bag, Laid, MonRoyaume, Public, Rules, Step, Task, Tile, TileSet,
};
use crate::ui::games::shown::{Scene, Touch};
use crate::ui::locale::words::mon_royaume::Words;
use crate::ui::pieces::{CardState, el, piece};
use yew::prelude::*;

/// The hand, while tiles are picked from it.
pub fn hand(scene: &Scene<MonRoyaume>, w: &'static Words, label: &'static str) -> Html {
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
        let piece = format!("tile-{}", tile.index());
        let lifted = scene.lifts(&piece);
        let state = CardState {
            lit: asked && !lifted,
            chosen: lifted || own.picked == Some(tile),
            advised: scene.advises(Action::Pick(tile)),
            dimmed: own.picked.is_some_and(|picked| picked != tile),
        };
        let read = tile_text(&public, own.seat, tile, w);
        let on_tap = asked.then(|| {
            let read = read.clone();
            scene.touching(move || Touch {
                piece: piece.clone(),
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

/// What a tile of the hand is, and what it would be good for as things stand.
fn tile_text(public: &Public, seat: Seat, tile: Tile, w: &Words) -> String {
    let taken = public.taken[seat.index()];
    let mut all = vec![[&text(Laid { tile, bard: false }, w), "."].concat()];
    if tile.is_monster() && public.rules == Rules::Complete {
        all.push(w.monster_text.to_owned());
    }
    for tale in public.tales[seat.index()].iter().filter(|tale| tale.elements().contains(tile)) {
        let twice = taken.contains(tile);
        all.push((w.told_of)(w.tales[tale.index()], twice));
    }
    for &card in public.adventures_now().get(usize::from(public.resolved) % 6..).unwrap_or_default()
    {
        if !card.tiles().contains(tile) {
            continue;
        }
        let said = (w.adventure)(card);
        all.push(match card.task() {
            Task::Territory(colour) => {
                let of = |taken: Bag| taken.of(TileSet::of_colour(colour)).len();
                let most = public.all().filter(|&other| other != seat);
                let most = most.map(|other| of(public.taken[other.index()])).max().unwrap_or(0);
                (w.counts_for)(&said, of(taken), most)
            }
            Task::Mission(_) | Task::Monster(_) => (w.asked_for)(&said),
        });
    }
    all.join(" ")
}
