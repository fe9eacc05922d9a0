//! The Renown Square: five lines, and whose tokens lie on them.

use super::look::token;
use crate::games::penniless_king::{Action, Line, PennilessKing};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::penniless_king::Words;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// The Square.
pub fn square(scene: &Scene<PennilessKing>, w: &Words) -> Html {
    let public = &scene.view.public;
    let line = |line: Line| {
        let action = Action::Line(line);
        let lit = scene.legal.contains(&action);
        let toll = line.toll();
        let label = (w.line)(line);
        let onclick = {
            let on_decide = scene.on_decide.clone();
            move |_: MouseEvent| {
                if lit {
                    on_decide.emit(vec![action]);
                }
            }
        };
        html! {
            <li>
                <button type="button" class={classes!("pk-line", lit.then_some("lit"))} {onclick}
                    aria-disabled={(!lit).then_some("true")} title={label.clone()}>
                    <span class="pk-toll"><span class="unseen">{ label }</span>
                        <span aria-hidden="true">{ toll }{ icon("two-coins") }</span></span>
                    <span class="pk-bonus" aria-hidden="true">{ w.lines[line.index()] }</span>
                    <span class="pk-on">
                        { for public.all().filter(|&seat| public.on_line(seat, line))
                            .map(|seat| token(seat, scene.cast.name(seat))) }
                    </span>
                </button>
            </li>
        }
    };
    html! {
        <section class="pk-square" aria-label={w.square}>
            <h3>{ w.square }</h3>
            <ol>{ for Line::ALL.map(line) }</ol>
        </section>
    }
}
