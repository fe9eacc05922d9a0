//! The Renown Square: five lines with the players' tokens.

use super::held::{Item, Piece};
use super::look::{has_won, token};
use crate::games::penniless_king::{Action, Line, PennilessKing, Step};
use crate::ui::describe::penniless_king::line_text;
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{El, el, icon};
use yew::prelude::*;

/// Renders a line: a piece that is selected and read before it is paid for.
fn line(scene: &Scene<PennilessKing>, w: &'static GameMessages, line: Line) -> El {
    let public = &scene.view.public;
    let action = Action::Line(line);
    let lit = scene.legal.contains(&action);
    let piece = Piece::from(Item::Line(line));
    let asked = !scene.legal.is_empty();
    let text = line_text(&scene.view, &scene.players, w, line);
    let says = match public.step {
        Step::EmpressFrom => w.move_token.to_owned(),
        _ => (w.pay_toll)(line.toll()),
    };
    let state = match (scene.is_selected(piece), lit) {
        (true, _) => "chosen",
        (_, true) => "lit",
        _ => "",
    };
    let crowned = public.all().any(|seat| public.on_line(seat, line) && has_won(public, seat));
    let crown = crowned.then_some("pk-crowned");
    let class = classes!("pk-line", state, crown, scene.advised_class(action));
    let touch = {
        let text = text.clone();
        scene.touching(move || Touch {
            piece,
            text: text.clone(),
            keys: if asked { vec![(says.clone(), vec![action])] } else { Vec::new() },
            plain: false,
        })
    };
    let onclick = touch.reform(|_: MouseEvent| ());
    let tokens = public.all().filter(|&seat| public.on_line(seat, line));
    el("li", "").add(html! {
        <button type="button" {class} {onclick} title={text.clone()}>
            <span class="unseen">{ text }</span>
            <span class="pk-toll" aria-hidden="true">{ line.toll() }{ icon("two-coins") }</span>
            <span class="pk-bonus" aria-hidden="true">{ w.lines[line.index()] }</span>
            <span class="pk-on" aria-hidden="true">
                if crowned {
                    { icon("crown") }
                }
                { for tokens.map(|seat| token(seat, scene.players.name(seat))) }
            </span>
        </button>
    })
}

/// Renders the Square.
pub fn square(scene: &Scene<PennilessKing>, w: &'static GameMessages) -> El {
    el("section", "pk-square")
        .with("aria-label", w.square)
        .add(el("h3", "").said(w.square_text).text(w.square))
        .add(el("ol", "").all(Line::ALL.map(|nth| line(scene, w, nth)).into_iter().map(Html::from)))
}
