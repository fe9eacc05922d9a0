//! The Penniless King's way through Paris.

use super::edition::{LAST_SPACES, WRATHS};
use super::turn::Deciding;
use super::{Ending, Event, Wrath};

impl Wrath {
    /// The Wrath of this space of the path, if it is a Wrath space.
    pub fn of_space(space: u8) -> Option<Self> {
        WRATHS.iter().find(|(at, _)| *at == space).map(|&(_, wrath)| wrath)
    }
}

impl super::Public {
    /// The last space of the King's path.
    pub fn last_space(&self) -> u8 {
        LAST_SPACES[self.seats() - 2]
    }
}

impl Deciding<'_> {
    /// The King moves so many spaces, unless he has met Wrath this turn. He
    /// stops on the first Wrath space, and for good on the last space.
    pub(super) fn move_king(&mut self, spaces: u8) {
        let public = &mut self.state.public;
        let last = public.last_space();
        if public.wrath.is_some() {
            return;
        }
        for _ in 0..spaces {
            public.king += 1;
            if public.king == last {
                break;
            }
            public.wrath = Wrath::of_space(public.king);
            if public.wrath.is_some() {
                break;
            }
        }
        let (to, wrath) = (public.king, public.wrath);
        self.tell(|_| Event::KingMoved { to, wrath });
        if to == last {
            self.end(Ending::King);
        }
    }
}
