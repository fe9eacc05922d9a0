//! Cards that are shown face up and large over the map: those that the viewer looks at in secret, until
//! they continue (a Rogue on the map or drawn from the bag, or Plot cards drawn), and the Plot card that
//! a rival plays.

use super::look::{plot_look, rogue_look, token};
use crate::engine::Seat;
use crate::games::penniless_king::{Event, PennilessKing, Plot, Rogue, Spot};
use crate::ui::games::{Players, Scene};
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{CardLook, El, el};

/// A card that is shown now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shown {
    /// A Rogue on this spot.
    On(Spot, Rogue),
    /// A Rogue drawn from the bag.
    Rogue(Rogue),
    /// A Plot card drawn.
    Plot(Plot),
    /// A Plot card that a rival plays. Everyone sees it.
    Played(Seat, Plot),
}

impl Shown {
    /// Returns the cards of these events.
    pub fn told(events: &[Event], players: &Players) -> Vec<Self> {
        let mut seen = Vec::new();
        for event in events {
            match event {
                Event::LookedAt { spot, rogue: Some(rogue), .. } => {
                    seen.push(Self::On(*spot, *rogue));
                }
                Event::DrewRogue { rogue: Some(rogue), .. } => seen.push(Self::Rogue(*rogue)),
                Event::Drew { plots: Some(plots), .. } => {
                    seen.extend(plots.iter().map(Self::Plot));
                }
                Event::Played { seat, plot, .. } if !players.viewer.is(*seat) => {
                    seen.push(Self::Played(*seat, *plot));
                }
                _ => {}
            }
        }
        seen
    }

    /// Returns the Rogue, if it is the one on this spot.
    pub fn on(self, here: Spot) -> Option<Rogue> {
        match self {
            Self::On(spot, rogue) if spot == here => Some(rogue),
            _ => None,
        }
    }
}

/// Renders a card open and large, with its text.
fn face(look: &CardLook) -> El {
    el("div", &format!("pk-face card-{}", look.kind))
        .said(&format!("{}. {}", look.name, look.text))
        .icon(look.symbol)
        .add(el("b", "").text(&look.name))
        .add(el("span", "").text(&look.text))
}

/// Renders the cards that are shown. They leave the spot of a Rogue on the map in view.
pub fn looked(scene: &Scene<PennilessKing>, w: &GameMessages, shown: &[Shown]) -> Option<El> {
    let first = shown.first()?;
    let (class, title) = match *first {
        Shown::On(spot, rogue) => {
            let owner = scene.view.public.owner(spot)?;
            let whose = (w.known_rogue)(scene.players.who(owner), rogue);
            let is_left = matches!(spot.neighbourhood().index(), 2 | 3);
            let class = if is_left { "pk-look pk-look-right" } else { "pk-look pk-look-left" };
            let title = el("h3", "")
                .add(token(owner, scene.players.name(owner)))
                .text(&(w.spot)(spot, &whose));
            (class, title)
        }
        Shown::Rogue(_) => ("pk-look", el("h3", "").text(w.drawn)),
        Shown::Plot(_) => ("pk-look", el("h3", "").text(w.drawn_plot)),
        Shown::Played(seat, _) => {
            let name = scene.players.name(seat);
            ("pk-look", el("h3", "").add(token(seat, name)).text(name))
        }
    };
    let faces = shown.iter().map(|shown| {
        let look = match *shown {
            Shown::On(_, rogue) | Shown::Rogue(rogue) => rogue_look(rogue, w),
            Shown::Plot(plot) | Shown::Played(_, plot) => plot_look(plot, w),
        };
        face(&look).into()
    });
    let made = el("section", class).add(title).add(el("div", "pk-faces").all(faces));
    Some(match *first {
        Shown::Played(..) => made,
        _ => made
            .with("aria-label", w.only_you)
            .with("tabindex", "0")
            .add(el("p", "").text(w.only_you)),
    })
}
