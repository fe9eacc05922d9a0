//! The movements of Rogues: they leave, come home, exchange places and are seen; each change
//! updates the memory of the players who saw it.

use super::{PennilessKing, Rogue, Spot, Trail};
use crate::engine::{Seat, SeatSet};

impl PennilessKing {
    /// Moves a Rogue from home to a spot, face down.
    pub(super) fn leave_home(&mut self, owner: Seat, rogue: Rogue, spot: Spot) {
        self.home[owner.index()].take(rogue);
        self.rogues[spot.index()] = rogue;
        let spots = &mut self.public.spots[owner.index()];
        *spots = spots.with(spot);
        self.public.at_home[owner.index()] -= 1;
        self.remember(owner, |trail| trail.goes(spot));
    }

    /// Moves the Rogue on a spot to its owner's home.
    pub(super) fn come_home(&mut self, owner: Seat, spot: Spot) {
        let public = &mut self.public;
        let rogue = self.rogues[spot.index()];
        let open = public.face_up(spot);
        let watched = std::mem::replace(&mut public.watched[spot.index()], SeatSet::NONE);
        let spots = &mut public.spots[owner.index()];
        *spots = spots.without(spot);
        public.at_home[owner.index()] += 1;
        self.home[owner.index()].add(rogue);
        // An empty spot reveals nothing, not even in a dump of the state.
        self.rogues[spot.index()] = Rogue::default();
        public.placed = public.placed.filter(|&placed| placed != spot);
        self.remember_by(owner, watched, |watched, trail| {
            trail.comes_home(spot, (open | watched).then_some(rogue));
        });
    }

    /// Moves a player's Rogue on the map to a free spot.
    pub(super) fn move_to_free(&mut self, owner: Seat, from: Spot, to: Spot) {
        let public = &mut self.public;
        let spots = &mut public.spots[owner.index()];
        *spots = spots.without(from).with(to);
        public.watched[to.index()] = std::mem::take(&mut public.watched[from.index()]);
        self.rogues[to.index()] = std::mem::take(&mut self.rogues[from.index()]);
        if public.placed == Some(from) {
            public.placed = Some(to);
        }
        self.remember(owner, |trail| trail.moves(from, to));
    }

    /// Exchanges two Rogues on the map.
    pub(super) fn change_places(&mut self, a: Spot, b: Spot) {
        let public = &mut self.public;
        let owners: SeatSet = [a, b].into_iter().filter_map(|spot| public.owner(spot)).collect();
        for spots in &mut public.spots {
            *spots = spots.swapped(a, b);
        }
        public.watched.swap(a.index(), b.index());
        self.rogues.swap(a.index(), b.index());
        public.placed = public.placed.map(|spot| match spot {
            spot if spot == a => b,
            spot if spot == b => a,
            spot => spot,
        });
        for owner in owners {
            self.remember(owner, |trail| trail.swaps(a, b));
        }
    }

    /// Shows the Rogue on this spot to all players.
    pub(super) fn show(&mut self, spot: Spot, owner: Seat) {
        let rogue = self.rogues[spot.index()];
        let watched = self.public.watched[spot.index()];
        self.remember_by(owner, watched, |watched, trail| {
            if !watched {
                trail.sees(spot, rogue);
            }
        });
        for seat in self.moonlight.who(owner).and(watched) {
            self.moonlight.fade(seat, owner, &self.public.trails[owner.index()]);
        }
        self.public.watched[spot.index()] = SeatSet::all(self.public.seats()).without(owner);
    }

    /// Shows the Rogue on a spot to one player.
    pub(super) fn show_to(&mut self, seat: Seat, spot: Spot) {
        self.public.moonlit = self.public.moonlit.with(seat);
        let watched = &mut self.public.watched[spot.index()];
        if !watched.contains(seat) {
            *watched = watched.with(seat);
            self.remember_alone(seat, spot);
        }
    }

    /// Records that one player has seen the Rogue on a spot and not all have.
    pub(super) fn remember_alone(&mut self, seat: Seat, spot: Spot) {
        let owner = self.public.owner(spot).expect("a Rogue is on the spot");
        let mut trail = *self.remembered(seat, owner);
        trail.sees(spot, self.rogues[spot.index()]);
        self.moonlight.keep(seat, owner, trail);
    }

    /// Records a public change of a player's Rogues.
    #[inline]
    pub(super) fn remember(&mut self, owner: Seat, what: impl Fn(&mut Trail)) {
        self.remember_by(owner, SeatSet::NONE, |_, trail| what(trail));
    }

    /// Records a change of a player's Rogues in the public memory and in that of each seat that
    /// remembers more; `what` is told if that seat had watched the Rogue.
    #[inline]
    fn remember_by(&mut self, owner: Seat, watched: SeatSet, what: impl Fn(bool, &mut Trail)) {
        what(false, &mut self.public.trails[owner.index()]);
        for seat in self.moonlight.who(owner) {
            what(watched.contains(seat), self.moonlight.trail(seat, owner));
        }
    }
}
