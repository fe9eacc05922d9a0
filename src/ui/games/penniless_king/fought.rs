//! The last Standoffs, Rogue by Rogue.

use super::look::{plot_look, rogue_symbol, token};
use super::sums::{Side, sides, sum};
use crate::engine::Seat;
use crate::games::penniless_king::{Fought, PennilessKing, Rogue, Tally};
use crate::ui::games::Scene;
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{El, el};

/// Renders a Rogue with the strength that it adds; `None` stayed face down.
fn face(rogue: Option<Rogue>, adds: u8, w: &GameMessages) -> El {
    let Some(rogue) = rogue else { return el("span", "").said(w.hidden).text(w.hidden) };
    let (name, text) = w.rogues[rogue as usize];
    el("span", "")
        .said(&format!("{name}. {text}"))
        .icon(rogue_symbol(rogue))
        .text(name)
        .add(el("b", "").text(&adds.to_string()))
}

/// Renders one Standoff, a line for each side: its total, and the Rogues that make it up. The winner's
/// comes first, with a crown.
fn one(scene: &Scene<PennilessKing>, w: &GameMessages, fought: &Fought) -> El {
    let all = sides(fought);
    let won_with = all[0].sum();
    let is_tied = won_with.is_some() && all[1..].iter().any(|side| side.sum() == won_with);
    let side = |side: &Side| {
        let name = scene.players.name(Seat::new(side.seat.into()));
        let is_winner = side.seat == fought.winner;
        let made = el("li", if is_winner { "pk-won" } else { "" });
        let made = if is_winner { made.said(&(w.won_last)(name)).icon("crown") } else { made };
        let made = made.add(token(Seat::new(side.seat.into()), name)).text(name);
        let made = match side.sum() {
            Some(total) => {
                let made_up = sum(w, side.seat, &fought.crowd, fought.paid, side.justice);
                made.add(el("b", "pk-sum").said(&made_up).text(&total.to_string()))
            }
            None => made,
        };
        let made = made.all(side.crowd.iter().map(|&(rogue, adds)| face(rogue, adds, w).into()));
        let made = if side.justice { made.add(el("span", "").text(w.justice)) } else { made };
        made.into()
    };
    let made = el("div", "pk-one")
        .add(el("b", "").text(w.zones[usize::from(fought.at)]))
        .add(el("ul", "").all(all.iter().map(side)));
    if is_tied { made.add(el("span", "").text(w.closest)) } else { made }
}

/// Renders all that was hidden of a player, once the match is over.
fn opened(scene: &Scene<PennilessKing>, w: &GameMessages, state: &PennilessKing, seat: Seat) -> El {
    let (at, name) = (seat.index(), scene.players.name(seat));
    let [home, hand, seine] = w.open_rows;
    let rogues = |what: &str, rogues: Tally<Rogue>| {
        let list = rogues.iter().map(|rogue| face(Some(rogue), rogue.strength(), w).into());
        (!rogues.is_empty()).then(|| el("li", "").text(what).all(list).into())
    };
    let plots = state.hands[at].iter().map(|plot| {
        let look = plot_look(plot, w);
        el("span", "")
            .said(&format!("{}. {}", look.name, look.text))
            .icon(look.symbol)
            .text(&look.name)
            .into()
    });
    let plots = (!state.hands[at].is_empty()).then(|| el("li", "").text(hand).all(plots).into());
    let lists = [rogues(home, state.home[at]), plots, rogues(seine, state.dropped[at])].into_iter();
    el("div", "pk-one pk-opened")
        .add(el("b", "").said(name).add(token(seat, name)).text(name))
        .add(el("ul", "").all(lists.flatten()))
}

/// Renders the last Standoffs, in a place of fixed size. Once the match is over, all that was
/// hidden comes before them.
pub fn fought(scene: &Scene<PennilessKing>, w: &GameMessages) -> El {
    let class = match &scene.open {
        Some(_) => "pk-fought pk-all",
        None if scene.view.public.fought.is_empty() => "pk-fought pk-none",
        None => "pk-fought",
    };
    let made = el("section", class);
    let made = match &scene.open {
        Some(state) => made
            .add(el("h3", "").text(w.all_open))
            .all(scene.players.around().map(|seat| opened(scene, w, state, seat).into())),
        None => made,
    };
    made.with("aria-label", w.fought)
        .with("tabindex", "0")
        .add(el("h3", "").text(w.fought))
        .all(scene.view.public.fought.iter().map(|fought| one(scene, w, fought).into()))
}
