//! The nine boards with what is on top of them.

use super::look::{FOOD, GOLD, path_class, path_symbol, symbol};
use super::market::fact;
use super::places::land;
use crate::games::monarch::{Action, LandKind, Monarch};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::monarch::Words;
use crate::ui::pieces::el;
use yew::prelude::*;

/// The land, three by three.
pub fn lands(scene: &Scene<Monarch>, w: &Words) -> Html {
    let boards = (0..).zip(&scene.view.lands).map(|(number, board)| {
        let (name, good, plain) = match board.kind {
            LandKind::Farm => (w.farm, FOOD, "wheat"),
            LandKind::Village => (w.village, GOLD, "village"),
        };
        let top = board.laid.last().copied();
        let name = top.map_or(name, |card| w.name(card));
        let path = board.top().and_then(|top| top.path);
        let mut legal = scene.legal.iter().copied();
        let action = legal
            .find(|&action| action == Action::LayOn(number) || action == Action::Suffer(number));
        let sign = path.map(|path| {
            let name = w.paths[path as usize];
            el("span", "mo-path").with("title", name).icon(path_symbol(path)).unseen(name).into()
        });
        let content: [Html; 3] = [
            fact("mo-yield", good, &board.yields().to_string()).with("aria-hidden", "true").into(),
            el("span", "mo-plot").icon(top.map_or(plain, symbol)).into(),
            el("span", "mo-plot-name").with("aria-hidden", "true").text(name).into(),
        ];
        let content = content.into_iter().chain(sign).collect::<Html>();
        let kind = match board.kind {
            LandKind::Farm => "mo-farm",
            LandKind::Village => "mo-village",
        };
        let class =
            classes!("mo-board", kind, format!("card-{}", path_class(path)), action.map(|_| "lit"));
        let label = (w.board)(usize::from(number) + 1, name, board.yields());
        let Some(action) = action else {
            let board = el("div", &class.to_string()).with("role", "img");
            let board = board.with("aria-label", &label).with("data-place", &land(number));
            return el("li", "").add(board.add(content)).into();
        };
        let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
        html! {
            <li>
                <button type="button" {class} {onclick} data-place={land(number)}>
                    { el("span", "unseen").text(&label) }{ content }
                </button>
            </li>
        }
    });
    el("ol", "mo-lands").with("aria-label", w.land).all(boards).into()
}
