//! The last Standoffs, Rogue by Rogue.

use super::look::{rogue_symbol, strength, token};
use crate::engine::Seat;
use crate::games::penniless_king::{Fought, PennilessKing, Rogue, Standoff};
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
    let name = |seat: u8| scene.cast.name(Seat::new(seat.into()));
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
    made.add(el("span", "pk-winner").said(&(w.won_last)(winner)).icon("crown").text(winner))
}

/// Renders the last Standoffs, in a place of fixed size.
pub fn fought(scene: &Scene<PennilessKing>, w: &GameMessages) -> El {
    el("section", "pk-fought")
        .with("aria-label", w.fought)
        .with("tabindex", "0")
        .add(el("h3", "").text(w.fought))
        .all(scene.view.public.fought.iter().map(|fought| one(scene, w, fought).into()))
}
