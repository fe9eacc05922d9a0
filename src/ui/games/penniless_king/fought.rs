//! The last Standoffs, Rogue by Rogue.

use super::look::{plot_look, rogue_symbol, strength, token};
use super::sums::of_fought;
use crate::engine::Seat;
use crate::games::penniless_king::{Fought, PennilessKing, Rogue, Standoff, Tally};
use crate::ui::games::Scene;
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{El, el};

/// Renders a Rogue of a Standoff with its strength.
fn face(rogue: Option<Rogue>, paid: bool, w: &GameMessages) -> El {
    let Some(rogue) = rogue else { return el("span", "").said(w.hidden).text(w.hidden) };
    let strength = match rogue {
        Rogue::Swordsman if !paid => "0".to_owned(),
        Rogue::Swordsman => Standoff::PAID.to_string(),
        rogue => strength(rogue).to_owned(),
    };
    let (name, text) = w.rogues[rogue as usize];
    el("span", "")
        .said(&format!("{name}. {text}"))
        .icon(rogue_symbol(rogue))
        .text(name)
        .add(el("b", "").text(&strength))
}

/// Renders one Standoff.
fn one(scene: &Scene<PennilessKing>, w: &GameMessages, fought: &Fought) -> El {
    let name = |seat: u8| scene.players.name(Seat::new(seat.into()));
    let winner = name(fought.winner);
    let crowd = fought.crowd.iter().enumerate().filter_map(|(distance, there)| {
        let (owner, rogue) = (*there)?;
        let paid = fought.paid >> distance & 1 == 1;
        let class = if owner == fought.winner { "pk-won" } else { "" };
        Some(
            el("li", class)
                .add(
                    el("span", "")
                        .said(name(owner))
                        .add(token(Seat::new(owner.into()), name(owner))),
                )
                .add(face(rogue, paid, w))
                .into(),
        )
    });
    let made = el("div", "pk-one")
        .add(el("b", "").text(w.zones[usize::from(fought.at)]))
        .add(el("ol", "").all(crowd));
    let made = match fought.justice {
        Some(_) => made.add(el("span", "").text(w.justice)),
        None => made,
    };
    let why = [(w.won_last)(winner), of_fought(scene, w, fought)].join(" ");
    made.add(el("span", "pk-winner").said(why.trim_end()).icon("crown").text(winner))
}

/// Renders all that was hidden of a player, once the match is over.
fn opened(scene: &Scene<PennilessKing>, w: &GameMessages, state: &PennilessKing, seat: Seat) -> El {
    let (at, name) = (seat.index(), scene.players.name(seat));
    let [home, hand, seine] = w.open_rows;
    let rogues = |what: &str, rogues: Tally<Rogue>| {
        let list = rogues.iter().map(|rogue| face(Some(rogue), false, w).into());
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
