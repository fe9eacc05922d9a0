//! The whole board: players, map, Renown Square, what is one's own.

use super::map::map;
use super::mine::{fought, keys, mine};
use super::seats::panel;
use super::square::square;
use super::zone::details;
use crate::games::penniless_king::{Neighbourhood, PennilessKing};
use crate::ui::context::{Context, use_house};
use crate::ui::games::shown::Scene;
use crate::ui::pieces::Dialog;
use yew::prelude::*;

/// The board.
#[component]
pub fn Board(scene: &Scene<PennilessKing>) -> Html {
    let Context { settings, words, .. } = use_house();
    let w = &words.games.penniless_king;
    let open = use_state(|| None::<Neighbourhood>);
    {
        let open = open.clone();
        use_effect_with(scene.position, move |_| open.set(None));
    }
    let notes = settings.memory;
    let near = scene.cast.near();
    let count = scene.view.public.seats();
    let seats = (0..count).map(|nth| panel(scene, words, near.after(nth, count), notes));
    let on_open = {
        let (open, on_decide, legal) = (open.clone(), scene.on_decide.clone(), scene.legal.clone());
        Callback::from(move |at| {
            let action = crate::games::penniless_king::Action::Name(at);
            if legal.contains(&action) {
                on_decide.emit(vec![action]);
            } else {
                open.set(Some(at));
            }
        })
    };
    let on_close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    html! {
        <div class="board pk-board">
            <div class="pk-seats">{ for seats }</div>
            { map(scene, w, notes, &on_open) }
            <div class="pk-side">
                { fought(scene, w) }
                { keys(scene, w) }
                { mine(scene, w) }
                { square(scene, w) }
            </div>
            if let Some(at) = *open {
                <Dialog title={w.zones[at.index()]} close={words.table.close} {on_close}>
                    { details(scene, w, at, notes) }
                </Dialog>
            }
        </div>
    }
}
