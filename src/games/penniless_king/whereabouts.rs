//! Where Rogues are: they go and come, change places and are seen, and whoever may
//! remember something of it does.

use super::{PennilessKing, Rogue, Spot, Trail};
use crate::engine::{Seat, SeatSet};

impl PennilessKing {
    /// A Rogue goes from home to a spot, face down.
    pub(super) fn leave_home(&mut self, owner: Seat, rogue: Rogue, spot: Spot) {
        self.home[owner.index()].take(rogue);
        self.rogues[spot.index()] = rogue;
        let spots = &mut self.public.spots[owner.index()];
        *spots = spots.with(spot);
        self.public.at_home[owner.index()] -= 1;
        self.remember(owner, |trail| trail.goes(spot));
    }

    /// The Rogue of a spot goes to its owner's home.
    pub(super) fn come_home(&mut self, owner: Seat, spot: Spot) {
        let public = &mut self.public;
        let rogue = self.rogues[spot.index()];
        let open = public.face_up(spot);
        let watched = std::mem::replace(&mut public.watched[spot.index()], SeatSet::NONE);
        let spots = &mut public.spots[owner.index()];
        *spots = spots.without(spot);
        public.at_home[owner.index()] += 1;
        self.home[owner.index()].add(rogue);
        // A spot without a Rogue shows nothing, not even to who looks at states.
        self.rogues[spot.index()] = Rogue::default();
        public.placed = public.placed.filter(|&placed| placed != spot);
        self.remember_by(owner, watched, |watched, trail| {
            trail.comes_home(spot, (open | watched).then_some(rogue));
        });
    }

    /// A player's Rogue moves on the map to a free spot.
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

    /// Two Rogues on the map change places.
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

    /// Everybody may know what is on this spot now.
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

    /// One player looks at what is on a spot.
    pub(super) fn show_to(&mut self, seat: Seat, spot: Spot) {
        self.public.moonlit = self.public.moonlit.with(seat);
        let watched = &mut self.public.watched[spot.index()];
        if !watched.contains(seat) {
            *watched = watched.with(seat);
            self.remember_alone(seat, spot);
        }
    }

    /// One player has seen what is on a spot, and not everybody.
    pub(super) fn remember_alone(&mut self, seat: Seat, spot: Spot) {
        let owner = self.public.owner(spot).expect("a Rogue is on the spot");
        let mut trail = *self.remembered(seat, owner);
        trail.sees(spot, self.rogues[spot.index()]);
        self.moonlight.keep(seat, owner, trail);
    }

    /// Something that everybody sees happens to a player's Rogues.
    #[inline]
    pub(super) fn remember(&mut self, owner: Seat, what: impl Fn(&mut Trail)) {
        self.remember_by(owner, SeatSet::NONE, |_, trail| what(trail));
    }

    /// Something happens to a player's Rogues, and is remembered by everybody and by
    /// each of those who remember more: as they have watched the Rogue, or not.
    #[inline]
    fn remember_by(&mut self, owner: Seat, watched: SeatSet, what: impl Fn(bool, &mut Trail)) {
        what(false, &mut self.public.trails[owner.index()]);
        for seat in self.moonlight.who(owner) {
            what(watched.contains(seat), self.moonlight.trail(seat, owner));
        }
    }
}
