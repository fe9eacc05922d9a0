//! The nine boards with their top cards.

use super::look::{path_class, path_symbol, symbol, yield_symbol};
use super::market::fact;
use super::pieces::Piece;
use super::places::land;
use crate::games::monarch::{Action, LandKind, Monarch, Step};
use crate::ui::describe::monarch::reading;
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::pieces::el;
use yew::prelude::*;

/// Renders the land, three by three. A board that can be chosen is selected and read first.
pub fn lands(scene: &Scene<Monarch>, w: &'static GameMessages) -> Html {
    let table = &scene.view;
    let asked = !scene.legal.is_empty();
    let boards = (0..).zip(&table.lands).map(|(number, board)| {
        let (plain, kind) = match board.kind {
            LandKind::Farm => ("wheat", "mo-farm"),
            LandKind::Village => ("village", "mo-village"),
        };
        let path = board.top().and_then(|top| top.path);
        let (meant, card) = match table.step {
            Step::Lay(card) => (Some((Action::LayOn(number), w.lay_here)), Some(card)),
            Step::Invasion => (Some((Action::Suffer(number), w.suffer)), None),
            _ => (None, None),
        };
        let meant = meant.filter(|_| asked);
        let able = meant.is_some_and(|(action, _)| scene.legal.contains(&action));
        let place = land(number);
        let text = reading::board(table, number, meant.map(|(action, _)| action), card, w);
        let top = board.laid.last().copied();
        let content: [Html; 2] = [
            fact("mo-yield", yield_symbol(board.kind), &board.yields().to_string()).into(),
            el("span", "mo-plot")
                .with("aria-hidden", "true")
                .icon(top.map_or(plain, symbol))
                .into(),
        ];
        let sign = path.map(|path| {
            el("span", "mo-path").with("aria-hidden", "true").icon(path_symbol(path)).into()
        });
        let content = content.into_iter().chain(sign).collect::<Html>();
        let chosen = scene.is_selected(Piece::Land(number));
        let state = match meant {
            Some(_) if chosen => "chosen",
            Some(_) if able => "lit",
            Some(_) => "dimmed",
            None => "",
        };
        let advised = meant.and_then(|(action, _)| scene.advised_class(action)).unwrap_or_default();
        let class = format!("mo-board {kind} card-{} {state} {advised}", path_class(path));
        let Some((action, says)) = meant else {
            let board = el("div", &class).with("role", "img").with("aria-label", &text);
            return el("li", "")
                .add(board.said(&text).with("data-place", &place).add(content))
                .into();
        };
        let touch = Touch {
            piece: Piece::Land(number),
            text: text.clone(),
            keys: vec![(says.to_owned(), vec![action])],
            plain: false,
        };
        let onclick = scene.touching(move || touch.clone()).reform(|_: MouseEvent| ());
        html! {
            <li>
                <button type="button" {class} {onclick} data-place={place} title={text.clone()} aria-pressed={chosen.to_string()}>
                    { el("span", "unseen").text(&text) }{ content }
                </button>
            </li>
        }
    });
    el("ol", "mo-lands").with("aria-label", w.land).all(boards).into()
}
