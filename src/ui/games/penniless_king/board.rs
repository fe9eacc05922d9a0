//! The whole board: players, the map with the Renown Square, the viewer's pieces.

use super::fought::fought;
use super::looked::Shown;
use super::map::map;
use super::mine::{keys, mine};
use super::seats::panel;
use super::sheet;
use crate::games::penniless_king::{Action, Event, PennilessKing, View};
use crate::ui::context::use_app;
use crate::ui::games::{GameUi, Players, Scene};
use crate::ui::locale::Messages;
use crate::ui::pieces::el;
use yew::prelude::*;

impl GameUi for PennilessKing {
    type Piece = super::held::Piece;
    const EMBLEM: &'static str = "hood";
    const ONE_TAP: bool = true;

    /// Ending the turn is never likely: without other options, the turn ends by itself.
    fn likely(_: &View, legal: &[Action]) -> Option<Action> {
        [Action::Act, Action::Show, Action::Pay].into_iter().find(|action| legal.contains(action))
    }

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board {scene} /> }
    }

    fn board_after(scene: Scene<Self>, told: &[Event]) -> Html {
        let cards = Shown::told(told, &scene.players);
        html! { <Board {scene} {cards} /> }
    }

    fn sheet(
        view: &View,
        _: &[Event],
        players: &Players,
        messages: &'static Messages,
    ) -> Option<Html> {
        sheet::sheet(view, players, messages)
    }
}

/// A scene, and what the viewer looks at in secret.
#[derive(PartialEq, Properties)]
struct BoardProps {
    scene: Scene<PennilessKing>,
    #[prop_or_default]
    cards: Vec<Shown>,
}

/// Renders the board.
#[component]
fn Board(BoardProps { scene, cards }: &BoardProps) -> Html {
    let app = use_app();
    let messages = app.messages;
    let paris = app.file("games/penniless-king/paris.svg");
    let w = messages.penniless_king();
    let notes = app.settings.memory;
    let seats = scene.players.around().map(|seat| panel(scene, messages, seat, notes));
    el("div", &format!("board pk-board pk-of-{}", scene.players.around().count()))
        .add(el("div", "pk-seats").all(seats))
        .add(map(scene, w, notes, cards, paris))
        .add(keys(scene, w))
        .add(mine(scene, w))
        .add(fought(scene, w))
        .into()
}
