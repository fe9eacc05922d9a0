//! What the viewer looks at in secret: a Rogue on the map, one drawn from the bag, or Plot cards
//! drawn. It is shown open and large over the map, until the person goes on.

use super::look::{plot_look, rogue_look, token};
use crate::games::penniless_king::{Event, PennilessKing, Plot, Rogue, Spot};
use crate::ui::games::Scene;
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{CardLook, El, el};

/// Something that only the viewer sees now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Secret {
    /// A Rogue on this spot.
    On(Spot, Rogue),
    /// A Rogue drawn from the bag.
    Rogue(Rogue),
    /// A Plot card drawn.
    Plot(Plot),
}

impl Secret {
    /// Returns what these events tell the viewer in secret.
    pub fn told(events: &[Event]) -> Vec<Self> {
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

/// Renders what the viewer looks at in secret. It leaves the spot of a Rogue on the map in view.
pub fn looked(scene: &Scene<PennilessKing>, w: &GameMessages, secrets: &[Secret]) -> Option<El> {
    let first = secrets.first()?;
    let (class, title) = match *first {
        Secret::On(spot, rogue) => {
            let owner = scene.view.public.owner(spot)?;
            let whose = (w.known_rogue)(scene.players.who(owner), rogue);
            let is_left = matches!(spot.neighbourhood().index(), 2 | 3);
            let class = if is_left { "pk-look pk-look-right" } else { "pk-look pk-look-left" };
            let title = el("h3", "")
                .add(token(owner, scene.players.name(owner)))
                .text(&(w.spot)(spot, &whose));
            (class, title)
        }
        Secret::Rogue(_) => ("pk-look", el("h3", "").text(w.drawn)),
        Secret::Plot(_) => ("pk-look", el("h3", "").text(w.drawn_plot)),
    };
    let faces = secrets.iter().map(|secret| {
        let look = match *secret {
            Secret::On(_, rogue) | Secret::Rogue(rogue) => rogue_look(rogue, w),
            Secret::Plot(plot) => plot_look(plot, w),
        };
        face(&look).into()
    });
    let made = el("section", class)
        .with("aria-label", w.only_you)
        .with("tabindex", "0")
        .add(title)
        .add(el("div", "pk-faces").all(faces))
        .add(el("p", "").text(w.only_you));
    Some(made)
}
