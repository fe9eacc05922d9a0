//! The nine boards with what is on top of them.

use super::look::{FOOD, GOLD, path_class, path_symbol, symbol};
use super::places::land;
use super::words::Words;
use crate::games::monarch::{Action, LandKind, Monarch};
use crate::ui::games::shown::Scene;
use crate::ui::pieces::icon;
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
        let action = legal.find(|&action| {
            action == Action::LayOn(number) || action == Action::Suffer(number)
        });
        let content = html! {
            <>
                <span class="mo-yield" aria-hidden="true"><b>{ board.yields() }</b>{ icon(good) }</span>
                <span class="mo-plot" aria-hidden="true">{ icon(top.map_or(plain, symbol)) }</span>
                <span class="mo-plot-name">{ name }</span>
                if let Some(path) = path {
                    <span class="mo-path" title={w.paths[path as usize]}>
                        { icon(path_symbol(path)) }<span class="unseen">{ w.paths[path as usize] }</span>
                    </span>
                }
            </>
        };
        let kind = match board.kind {
            LandKind::Farm => "mo-farm",
            LandKind::Village => "mo-village",
        };
        let class = classes!(
            "mo-board",
            kind,
            format!("card-{}", path_class(path)),
            action.map(|_| "lit")
        );
        let label = (w.board)(usize::from(number) + 1, name, board.yields());
        match action {
            Some(action) => {
                let onclick = scene.on_decide.reform(move |_: MouseEvent| vec![action]);
                html! {
                    <li><button type="button" {class} {onclick} aria-label={label}
                        data-place={land(number)}>{ content }</button></li>
                }
            }
            None => html! {
                <li><div {class} role="img" aria-label={label} data-place={land(number)}>{ content }</div></li>
            },
        }
    });
    html! { <ol class="mo-lands" aria-label={w.land}>{ for boards }</ol> }
}
