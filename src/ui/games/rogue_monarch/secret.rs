//! The cards that the viewer looks at in secret, turned over for them until they go on.

use super::look::look;
use super::places::number;
use crate::engine::{Seat, Viewer};
use crate::games::rogue_monarch::{Event, Kind, Place, RogueMonarch};
use crate::ui::games::Players;
use crate::ui::locale::messages::rogue_monarch::GameMessages;
use crate::ui::pieces::piece;
use yew::prelude::*;

/// Cards that a look shows to the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Secret {
    /// A Court card that an Assassin looks at.
    Court(Place, Kind),
    /// Two cards in the hand of this seat that a Queen looks at. Its owner is shown them too.
    Hand(Seat, [Kind; 2]),
}

impl Secret {
    /// Returns what these events show to the viewer who was told them.
    pub(super) fn of(events: &[Event]) -> Option<Self> {
        events.iter().rev().find_map(|event| match *event {
            Event::LookedAt { place, kind: Some(kind), .. } => Some(Self::Court(place, kind)),
            Event::QueenLooked { seat, saw: Some(saw) } => {
                Some(Self::Hand(RogueMonarch::opponent(seat), saw))
            }
            _ => None,
        })
    }

    /// Returns the card that is shown at a place of the Court.
    pub(super) fn at(&self, place: Place) -> Option<Kind> {
        match self {
            Self::Court(shown, kind) if *shown == place => Some(*kind),
            _ => None,
        }
    }

    /// Returns the cards that are shown in a seat's hand.
    pub(super) fn in_hand(&self, seat: Seat) -> &[Kind] {
        match self {
            Self::Hand(shown, kinds) if *shown == seat => kinds,
            _ => &[],
        }
    }

    /// Renders the cards, large, over the board.
    pub(super) fn html(&self, players: &Players, w: &GameMessages) -> Html {
        let (says, kinds) = match self {
            Self::Court(place, kind) => ((w.shown_court)(number(*place)), vec![*kind]),
            Self::Hand(seat, kinds) if players.viewer == Viewer::Of(*seat) => {
                ((w.shown_own)(players.name(RogueMonarch::opponent(*seat))), kinds.to_vec())
            }
            Self::Hand(seat, kinds) => ((w.shown_hand)(players.name(*seat)), kinds.to_vec()),
        };
        html! {
            <section class="rm-look" aria-label={says.clone()}>
                <p>{ says }</p>
                <div class="rm-look-cards">
                    { for kinds.into_iter().map(|kind| piece!(Card { look: look(kind, w) })) }
                </div>
            </section>
        }
    }
}
