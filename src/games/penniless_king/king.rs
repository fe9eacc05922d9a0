//! The Penniless King's way through Paris.

use super::apply::Apply;
use super::edition::{LAST_SPACES, WRATHS};
use super::{Ending, Event, Wrath};

/// The number of spaces of the longest path, including the Louvre.
const SPACES: usize = LAST_SPACES[LAST_SPACES.len() - 1] as usize + 1;

/// The Wrath of each space of the path.
const WRATH_OF: [Option<Wrath>; SPACES] = {
    let mut wrath_of = [None; SPACES];
    let mut nth = 0;
    while nth < WRATHS.len() {
        wrath_of[WRATHS[nth].0 as usize] = Some(WRATHS[nth].1);
        nth += 1;
    }
    wrath_of
};

/// The farthest that the King can get from each space: to the next Wrath, if there is one.
const STOPS: [u8; SPACES] = {
    let mut stops = [u8::MAX; SPACES];
    let mut space = SPACES - 1;
    while space > 0 {
        space -= 1;
        stops[space] =
            if WRATH_OF[space + 1].is_some() { space as u8 + 1 } else { stops[space + 1] };
    }
    stops
};

impl Wrath {
    /// Returns the Wrath of this space of the path, if it is a Wrath space.
    #[inline]
    pub fn of_space(space: u8) -> Option<Self> {
        WRATH_OF.get(usize::from(space)).copied().flatten()
    }
}

impl super::Public {
    /// Returns the last space of the King's path.
    pub fn last_space(&self) -> u8 {
        LAST_SPACES[self.seats() - 2]
    }
}

impl Apply<'_> {
    /// Moves the King by this many spaces, unless he has met Wrath this turn. He stops on the first
    /// Wrath space, and the game ends on the last space. Leaflet: “Settle Standoffs” and “Endgame”.
    pub(super) fn move_king(&mut self, spaces: u8) {
        let public = &mut self.state.public;
        let last = public.last_space();
        let spaces = if public.wrath.is_some() { 0 } else { spaces };
        let to = (public.king + spaces).min(STOPS[usize::from(public.king)]).min(last);
        let (moved, elsewhere) = (to != public.king, to != last);
        public.king = to;
        // Branch-free, since the processor rarely predicts whether he moves.
        public.wrath = [public.wrath, Wrath::of_space(to)][usize::from(moved & elsewhere)];
        let wrath = public.wrath;
        self.tell_if(moved, |_| Event::KingMoved { to, wrath });
        if moved && !elsewhere {
            self.end(Ending::King);
        }
    }
}
