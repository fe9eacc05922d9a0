//! The decisions other than playing a card.

use super::known::exchanged;
use super::pieces::Piece;
use crate::bots::dwarf_king::promise;
use crate::games::dwarf_king::{Action, DwarfKing, Step};
use crate::ui::describe::dwarf_king::{quest_points, quest_words, receiver};
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::dwarf_king::GameMessages;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// Renders the buttons of the current decision, if it needs any; while another player chooses, the
/// two faces of the tile. For the players of an exchange, the cards that they know.
pub fn decision(scene: &Scene<DwarfKing>, w: &'static GameMessages, hints: bool) -> Html {
    if scene.view.public.step == Step::Quest {
        return faces(scene, w, hints);
    }
    let keys = scene.legal.iter().filter_map(|&action| {
        let text = match action {
            Action::TakeFrom(seat) => (w.take_from)(scene.players.name(seat)),
            Action::SwapWith(seat) => (w.swap_with)(scene.players.name(seat)),
            Action::Pass(side) => {
                let to = receiver(&scene.view.public, &scene.players, side);
                (w.pass_to)(side, scene.players.name(to))
            }
            Action::Decline => w.decline.to_owned(),
            _ => return None,
        };
        let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
        Some(html! {
            <button type="button" class={scene.key_class(action)} {onclick}>{ text }</button>
        })
    });
    html! {
        <>
            <div class="actions">{ for keys }</div>
            { exchanged(scene, w).unwrap_or_default() }
        </>
    }
}

/// Renders both faces of the drawn tile.
fn faces(scene: &Scene<DwarfKing>, w: &'static GameMessages, hints: bool) -> Html {
    let public = &scene.view.public;
    let asked = !scene.legal.is_empty();
    let faces = public.tile.faces().map(|quest| {
        let name = quest_words(quest, w).0;
        let text = quest_points(quest, &scene.players, w);
        let said = format!("{name}. {text}");
        let own = scene.view.own.filter(|_| hints);
        let content = html! {
            <>
                <span class="dk-face-name">{ icon("scroll-unfurled") }{ name }</span>
                <span>{ text }</span>
                if let Some(own) = own {
                    <span class="dk-promise">{ (w.promise)(promise(
                        quest,
                        own.hand,
                        public.spoils.tricks_in_deal.into(),
                        public.seats(),
                    ).round() as i16) }</span>
                }
            </>
        };
        if asked {
            let piece = Piece::Face(quest);
            let chosen = scene.is_selected(piece);
            let read = said.clone();
            let on_tap = scene.touching(move || Touch {
                piece,
                text: read.clone(),
                keys: vec![(w.choose_face.to_owned(), vec![Action::Choose(quest)])],
                plain: false,
            });
            let state = if chosen { "chosen" } else { "lit" };
            let class = classes!("dk-face", state, scene.advised_class(Action::Choose(quest)));
            let onclick = on_tap.reform(|_: MouseEvent| ());
            html! {
                <button type="button" {class} aria-pressed={chosen.to_string()} title={said} {onclick}>
                    { content }
                </button>
            }
        } else {
            html! { <div class="dk-face" title={said}>{ content }</div> }
        }
    });
    html! { <div class="dk-faces">{ for faces }</div> }
}
