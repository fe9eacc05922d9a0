//! The whole board: sisters, market, land, Banners, the viewer's court.

use super::count::counted;
use super::court::court;
use super::decision::{decision, likely};
use super::lands::lands;
use super::market::{deck, market};
use super::moons;
use super::places::sister;
use super::sheet;
use super::sisters::{banners, company, is_queen, others, panel};
use crate::engine::SeatSet;
use crate::games::monarch::{Action, Event, Monarch, Step};
use crate::ui::context::{AppContext, use_app};
use crate::ui::describe::monarch::reading;
use crate::ui::games::{GameUi, Interlude, Players, Scene};
use crate::ui::locale::Messages;
use yew::prelude::*;

impl GameUi for Monarch {
    type Piece = super::pieces::Piece;
    const EMBLEM: &'static str = "queen-crown";
    // All but the order of the deck is open.
    const HAS_SECRETS: bool = false;

    fn likely(table: &Self, legal: &[Action]) -> Option<Action> {
        likely(table, legal)
    }

    fn ends_turn(action: Action) -> bool {
        action == Action::EndTurn
    }

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board {scene} /> }
    }

    fn board_after(scene: Scene<Self>, events: &[Event]) -> Html {
        let counted = counted(&scene.view, events);
        html! { <Board {scene} {counted} /> }
    }

    fn interlude(
        view: &Self,
        events: &[Event],
        players: &Players,
        messages: &'static Messages,
    ) -> Option<Interlude> {
        moons::interlude(view, events, players, messages.monarch())
    }

    fn sheet(
        view: &Self,
        _: &[Event],
        players: &Players,
        messages: &'static Messages,
    ) -> Option<Html> {
        Some(sheet::sheet(view, players, messages))
    }
}

/// The properties of the board.
#[derive(PartialEq, Properties)]
struct Props {
    /// The scene.
    scene: Scene<Monarch>,
    /// The sisters counted so far, during the final count. Until its end no one is the Queen.
    #[prop_or_default]
    counted: Option<SeatSet>,
}

/// Renders the board.
#[component]
fn Board(props: &Props) -> Html {
    let AppContext { messages, .. } = use_app();
    let Props { scene, counted } = props;
    let w = messages.monarch();
    // The viewer's pledge before it is confirmed; `None` until they change it.
    let pledge = use_state(|| None::<u8>);
    {
        let pledge = pledge.clone();
        use_effect_with(scene.position, move |_| pledge.set(None));
    }
    let near = scene.players.near();
    // The part of the board that the viewer chooses from.
    let at_hand = match scene.view.step {
        _ if scene.legal.is_empty() => None,
        Step::Lay(_) | Step::Invasion => Some("mo-on-land"),
        Step::Seat(_) => Some("mo-on-court"),
        _ => None,
    };
    let is_won = counted.is_none();
    let all = reading::sister(&scene.view, near, &scene.players, w);
    html! {
        <div class="board mo-garden">
            <div class={classes!("mo-table", format!("mo-of-{}", scene.view.sisters()), at_hand)}>
                { others(scene, messages, is_won) }
                { market(scene, w) }
                { decision(scene, w, &pledge, *counted) }
                <section class={classes!("mo-mine", (is_won && is_queen(&scene.view, near)).then_some("mo-won"))} aria-label={scene.players.name(near).to_owned()}
                    title={all}>
                    <div class="mo-own" data-place={sister(near)}>{ panel(scene, messages, near, is_won) }{ company(scene, near, w) }</div>
                    { court(scene, w) }
                </section>
                { lands(scene, w) }
                <div class="mo-signs">
                    { banners(scene, w) }
                    { deck(scene, w) }
                </div>
            </div>
        </div>
    }
}
