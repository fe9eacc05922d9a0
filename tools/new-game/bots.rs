//! The bots of Sample Game.

use super::{Bots, Prospective, Weighed, telling};
use crate::engine::{Rng, Seat};
use crate::games::sample_game::{Action, Event, Public, SampleGame, View};
use serde::Serialize;

/// A reason why a card may be the better one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The last card of a trick takes it.
    TakesTrick,
}

impl Weighed for Reason {
    const SLIGHT: i32 = 0;

    fn worth(self) -> i32 {
        1
    }
}

/// Something notable that may come of a card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prospect {
    /// The player wins this trick.
    WinsTrick,
}

impl Prospective for Prospect {
    fn helps(self) -> bool {
        true
    }
}

/// Returns the certain reasons for a card.
fn merits(public: &Public, Action(card): Action) -> Vec<Reason> {
    let last = public.trick.len() + 1 == public.seats;
    let takes = last && public.trick.iter().all(|&other| card > other);
    takes.then_some(Reason::TakesTrick).into_iter().collect()
}

/// Returns the lowest card that takes the trick as it stands, or the lowest of all.
fn thrifty(public: &Public, legal: &[Action]) -> usize {
    let best = public.trick.iter().max().copied().unwrap_or(0);
    let by_card = |&at: &usize| legal[at].0;
    let winning = (0..legal.len()).filter(|&at| legal[at].0 > best).min_by_key(by_card);
    winning.or_else(|| (0..legal.len()).min_by_key(by_card)).expect("something is legal")
}

impl Bots for SampleGame {
    type Prospect = Prospect;
    type Reason = Reason;
    const REGENT: u32 = 200;

    fn squire(view: &View, legal: &[Action], _: &mut Rng) -> usize {
        if view.public.trick.is_empty() {
            return (0..legal.len()).max_by_key(|&at| legal[at].0).expect("something is legal");
        }
        thrifty(&view.public, legal)
    }

    fn baron(view: &View, legal: &[Action], _: &mut Rng) -> usize {
        thrifty(&view.public, legal)
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        // Varied, so that playouts differ.
        if rng.chance(1, 4) { rng.below(legal.len()) } else { thrifty(&self.public, legal) }
    }

    fn reasons(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
        let [one, other] = [decision, instead].map(|card| merits(&view.public, card));
        telling(one, &other, Vec::new())
    }

    fn fulfilled(&self, event: &Event, seat: Seat, _: &View) -> Vec<Prospect> {
        let wins = *event == Event::TrickTaken { seat };
        wins.then_some(Prospect::WinsTrick).into_iter().collect()
    }

    fn is_beyond(&self, since: &View) -> bool {
        // Only the card's own trick counts.
        self.public.gone.len() > since.public.gone.len()
    }
}
