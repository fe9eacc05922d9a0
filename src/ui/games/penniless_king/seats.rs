//! The players: what counts, and the note-pad of what one knows of them.

use super::look::{rogue_symbol, token};
use crate::engine::Seat;
use crate::games::penniless_king::{PennilessKing, RENOWN, Rogue, Step};
use crate::ui::games::shown::Scene;
use crate::ui::locale::Words as HouseWords;
use crate::ui::locale::words::penniless_king::Words;
use crate::ui::pieces::{icon, piece};
use yew::prelude::*;

/// The name of a player's place, for motion.
pub fn home_place(seat: Seat) -> String {
    format!("home-{}", seat.index())
}

/// A player.
pub fn panel(scene: &Scene<PennilessKing>, words: &HouseWords, seat: Seat, notes: bool) -> Html {
    let w = &words.games.penniless_king;
    let public = &scene.view.public;
    let fact = |symbol: &'static str, number: String, words: String| {
        html! {
            <span class="pk-fact" title={words.clone()}>
                { icon(symbol) }<b aria-hidden="true">{ number }</b><span class="unseen">{ words }</span>
            </span>
        }
    };
    let renown = public.renown(seat);
    let (coins, cards, home) = (
        usize::from(public.coins[seat.index()]),
        usize::from(public.hands[seat.index()]),
        usize::from(public.at_home[seat.index()]),
    );
    let facts = html! {
        <>
            { fact("laurels-trophy", renown.to_string(), (w.renown)(renown, RENOWN)) }
            { fact("two-coins", coins.to_string(), (w.coins)(coins)) }
            { fact("card-draw", cards.to_string(), (w.cards)(cards)) }
            { fact("hooded-figure", home.to_string(), (w.at_home)(home)) }
        </>
    };
    let over = matches!(public.step, Step::Over(_));
    html! {
        <div class="pk-seat" data-place={home_place(seat)}>
            { token(seat, w.guilds[seat.index()]) }
            { piece!(SeatPanel {
                name: scene.cast.name(seat).to_owned(),
                person: scene.cast.persons[seat.index()],
                to_move: (!over && public.mover == seat).then_some(words.table.to_move),
                facts,
            }) }
            if notes && !scene.cast.viewer.is(seat) {
                { note(scene, w, seat) }
            }
        </div>
    }
}

/// What the viewer has seen of another player's Rogues.
fn note(scene: &Scene<PennilessKing>, w: &Words, seat: Seat) -> Html {
    let view = &scene.view;
    let (mut known, unknown) = view.trail(seat).came();
    for spot in view.public.spots[seat.index()] {
        if let Some(rogue) = view.map[spot.index()] {
            known.add(rogue);
        }
    }
    let sunk = view.public.drops(seat);
    let kinds: Vec<(usize, Rogue)> =
        known.kinds().map(|rogue| (known.count(rogue), rogue)).collect();
    let unknowns = "?".repeat(unknown);
    let text = (w.note)(&kinds, unknown, sunk);
    html! {
        <span class="pk-note" title={text.clone()}>
            <span class="unseen">{ text }</span>
            <span aria-hidden="true">
                { for known.iter().map(|rogue| icon(rogue_symbol(rogue))) }
                { unknowns }
                if sunk > 0 {
                    { " −" }{ sunk }
                }
            </span>
        </span>
    }
}
