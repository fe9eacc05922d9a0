//! The Penniless King's way through Paris.

use super::edition::{LAST_SPACE, WRATHS};
use super::turn::Deciding;
use super::{Ending, Event, Neighbourhood};
use serde::{Deserialize, Serialize};

/// Where a Wrath space strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrath {
    /// In this neighbourhood.
    In(Neighbourhood),
    /// Where the active player says.
    Choice,
}

impl Wrath {
    /// The Wrath of this space of the path, if it is a Wrath space.
    pub fn of_space(space: u8) -> Option<Self> {
        WRATHS.iter().find(|(at, _)| *at == space).map(|&(_, wrath)| wrath)
    }
}

impl<T: FnMut(Event)> Deciding<'_, T> {
    /// The King moves so many spaces, unless he has met Wrath this turn. He
    /// stops on the first Wrath space, and for good on the last space.
    pub(super) fn move_king(&mut self, spaces: u8) {
        let public = &mut self.state.public;
        if public.wrath.is_some() {
            return;
        }
        for _ in 0..spaces {
            public.king += 1;
            public.wrath = Wrath::of_space(public.king);
            if public.wrath.is_some() || public.king == LAST_SPACE {
                break;
            }
        }
        let (to, wrath) = (public.king, public.wrath);
        (self.tell)(Event::KingMoved { to, wrath });
        if to == LAST_SPACE {
            self.end(Ending::King);
        }
    }
}
