//! The certain knowledge of the seat to move about the Standoffs to come.
//!
//! A hidden Rogue may be any that its owner may have put there: a Standoff is *surely* won if it is
//! won for every possibility.

use crate::engine::{MAX_SEATS, Seat, SeatSet};
use crate::games::penniless_king::{
    Gain, Line, Neighbourhood, Public, RENOWN, Rogue, Spot, SpotSet, Stage, Standoff, Step, View,
    Wrath, edition,
};

/// The next player's ability to pay the toll for a sixth Renown token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Threat {
    Stands,
    Averted,
    /// It depends on Standoffs to come.
    Open,
}

/// A player's Rogues in a neighbourhood, combined.
#[derive(Clone, Copy)]
pub(super) struct Side {
    /// The lowest possible total.
    pub least: u8,
    pub most: u8,
    /// The distance of the closest one from the symbol.
    pub distance: usize,
}

/// The same of every player who is there, by seat.
pub(super) type Sides = [Option<Side>; MAX_SEATS];

impl Side {
    /// Returns true if it surely comes before another.
    fn beats(self, other: Self) -> bool {
        (self.least, other.distance) > (other.most, self.distance)
    }
}

/// Returns the least and the greatest strength that a Rogue may have.
pub(super) fn range(rogue: Rogue, pays: bool, own: bool) -> (u8, u8) {
    let strength = rogue.strength();
    match rogue {
        Rogue::Swordsman if pays => {
            let paid = strength + Standoff::PAID;
            // The other players decide for themselves if they pay.
            (if own { paid } else { strength }, paid)
        }
        _ => (strength, strength),
    }
}

/// The seat's knowledge of the map, now or after a decision.
pub(super) struct Knowledge<'a> {
    pub view: &'a View,
    pub public: &'a Public,
    pub seat: Seat,
}

impl<'a> Knowledge<'a> {
    pub fn new(view: &'a View) -> Self {
        let own = view.own.as_ref().expect("a decision is looked at from its seat");
        Self { view, public: &view.public, seat: own.seat }
    }

    pub fn controls(&self, at: Neighbourhood) -> bool {
        self.public.control[at.index()] == Some(self.seat)
    }

    /// Returns the player with more Renown tokens in play than every other, if there is one.
    pub fn leader(&self) -> Option<Seat> {
        let public = self.public;
        let most = public.all().map(|seat| public.renown(seat)).max()?;
        let mut leaders = public.all().filter(|&seat| public.renown(seat) == most);
        let leader = leaders.next()?;
        leaders.next().is_none().then_some(leader)
    }

    pub fn is_led_by_another(&self, at: Neighbourhood) -> bool {
        let leader = self.leader().filter(|&leader| leader != self.seat);
        leader.is_some() && leader == self.public.control[at.index()]
    }

    /// Returns the least and the greatest strength that a Rogue unseen by the seat may have.
    fn may_be(&self, owner: Seat, spot: Spot) -> (u8, u8) {
        let whichever = (0, Standoff::PAID);
        let Some((came, drawn, kinds)) = self.view.trail(owner).may_be(spot) else {
            return whichever;
        };
        let bag = Rogue::IN_BAG.into_iter().filter(|_| drawn > 0);
        let all = came.kinds().chain(bag).filter(|&rogue| kinds.contains(rogue));
        let ranges = all.map(|rogue| range(rogue, true, false));
        ranges.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or(whichever)
    }

    /// Returns the least and the greatest total of an owner's Rogues on these spots, unseen by the seat:
    /// none of them is on two spots.
    fn may_total(&self, owner: Seat, spots: &[Spot]) -> (u8, u8) {
        let each = spots.iter().map(|&spot| self.may_be(owner, spot));
        let sum = each.fold((0, 0), |sum, range| (sum.0 + range.0, sum.1 + range.1));
        let trail = self.view.trail(owner);
        let traced: Option<Vec<_>> = spots.iter().map(|&spot| trail.may_be(spot)).collect();
        let Some(traced) = traced.filter(|_| spots.len() > 1) else { return sum };
        let is_possible = |rogue: &Rogue| traced.iter().any(|(_, _, kinds)| kinds.contains(*rogue));
        // Those that had come before the first went are among those that had come before the last did.
        let longest = traced.iter().max_by_key(|(came, drawn, _)| came.len() + drawn);
        let Some(&(came, drawn, _)) = longest else { return sum };
        let of = |rogue| range(rogue, true, false);
        let known = came.kinds().filter(is_possible);
        let mut all: Vec<(u8, u8)> =
            known.flat_map(|rogue| std::iter::repeat_n(of(rogue), came.count(rogue))).collect();
        let bag = Rogue::IN_BAG.into_iter().filter(is_possible).map(of);
        if let Some(any) = bag.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))) {
            all.extend(std::iter::repeat_n(any, drawn));
        }
        if all.len() < spots.len() {
            return sum;
        }
        let (mut leasts, mut mosts): (Vec<u8>, Vec<u8>) = all.into_iter().unzip();
        leasts.sort_unstable();
        mosts.sort_unstable();
        let least: u8 = leasts[..spots.len()].iter().sum();
        let most: u8 = mosts.iter().rev().take(spots.len()).sum();
        (sum.0.max(least), sum.1.min(most))
    }

    /// Returns every player's Rogues in a neighbourhood, combined.
    fn sides(&self, at: Neighbourhood) -> Sides {
        let (view, public) = (self.view, self.public);
        let mut sides: Sides = [None; MAX_SEATS];
        let mut unseen: [Vec<Spot>; MAX_SEATS] = Default::default();
        let mut coins = public.coins[self.seat.index()];
        for spot in at.spots() {
            let Some(owner) = public.owner(spot) else { continue };
            let own = owner == self.seat;
            let (least, most) = match view.map[spot.index()] {
                Some(Rogue::Swordsman) if own => {
                    let pays = coins >= Standoff::WAGE;
                    coins -= if pays { Standoff::WAGE } else { 0 };
                    range(Rogue::Swordsman, pays, own)
                }
                // The others may have earned the wage by then.
                Some(rogue) => range(rogue, true, own),
                None => {
                    unseen[owner.index()].push(spot);
                    (0, 0)
                }
            };
            let new = Side { least: 0, most: 0, distance: spot.distance() };
            let side = sides[owner.index()].get_or_insert(new);
            side.least += least;
            side.most += most;
        }
        for (side, spots) in sides.iter_mut().zip(&unseen).filter(|(_, spots)| !spots.is_empty()) {
            let Some((side, owner)) = side.as_mut().zip(public.owner(spots[0])) else { continue };
            let (least, most) = self.may_total(owner, spots);
            side.least += least;
            side.most += most;
        }
        if let Some(side) = &mut sides[public.active.index()]
            && public.justice == Some(at)
        {
            side.least += edition::JUSTICE;
            side.most += edition::JUSTICE;
        }
        sides
    }

    pub fn surely_wins(&self, at: Neighbourhood) -> bool {
        surely_wins(&self.sides(at), self.seat)
    }

    pub fn surely_loses(&self, at: Neighbourhood) -> bool {
        surely_loses(&self.sides(at), self.seat)
    }

    pub fn others_are_there(&self, at: Neighbourhood) -> bool {
        !self.public.present(at).without(self.seat).is_empty()
    }

    /// Returns true if a Standoff takes place here at the end of the turn, if nothing more is done.
    pub fn is_forced(&self, at: Neighbourhood) -> bool {
        let public = self.public;
        match public.stage {
            // A Rogue is still to be placed.
            Stage::Before => false,
            Stage::Standoffs => public.pending >> at.index() & 1 == 1,
            _ => {
                let crowd = public.crowd(at);
                crowd == at.spots().len()
                    || public.tower == Some(at) && public.present(at).len() > 1
                    || public.wrath == Some(Wrath::In(at)) && crowd > 0
            }
        }
    }

    /// Returns true if the seat may choose where the Wrath strikes.
    fn names_wrath(&self) -> bool {
        match self.public.stage {
            Stage::Before => false,
            Stage::Standoffs => self.public.step == Step::Wrath,
            _ => self.public.wrath == Some(Wrath::Choice),
        }
    }

    /// Returns true if a Standoff can take place here, if nothing more is done.
    pub fn can_begin(&self, at: Neighbourhood) -> bool {
        self.is_forced(at) || self.names_wrath() && self.public.crowd(at) > 0
    }

    /// Returns true if one more Renown token wins.
    pub fn lacks_one(&self, seat: Seat) -> bool {
        self.public.renown(seat) + 1 == RENOWN
    }

    pub fn is_over(&self) -> bool {
        matches!(self.public.step, Step::Over(_))
    }

    pub fn wins_match(&self) -> bool {
        match self.public.outcome() {
            Some(outcome) => outcome.winners() == SeatSet::only(self.seat),
            None => {
                self.lacks_one(self.seat)
                    && Neighbourhood::ALL
                        .into_iter()
                        .any(|at| self.can_begin(at) && !self.controls(at) && self.surely_wins(at))
            }
        }
    }

    /// Returns the next player's ability to pay for a sixth Renown token, if nothing more is done.
    pub fn threat(&self) -> Threat {
        let public = self.public;
        if self.is_over() || public.stage == Stage::Before || self.names_wrath() {
            return if self.wins_match() { Threat::Averted } else { Threat::Open };
        }
        let next = public.active.next(public.seats());
        let (mut renown, mut fights) = (public.renown(next), false);
        for at in Neighbourhood::ALL.into_iter().filter(|&at| self.is_forced(at)) {
            if !self.surely_wins(at) {
                return Threat::Open;
            }
            fights = true;
            renown -= usize::from(public.control[at.index()] == Some(next));
        }
        if renown + 1 < RENOWN {
            return Threat::Averted;
        }
        if fights {
            return Threat::Open;
        }
        let halles = SpotSet::in_neighbourhood(Neighbourhood::Halles).minus(public.taken());
        let coins = public.coins[next.index()];
        let purse = halles.iter().filter_map(|spot| match spot.gain() {
            Gain::Coins(more) => Some(coins + u16::from(more)),
            Gain::King(spaces) if public.king + spaces >= public.last_space() => None,
            _ => Some(coins),
        });
        let purse = purse.max().unwrap_or(0);
        let mut lines = Line::ALL.into_iter().filter(|&line| !public.on_line(next, line));
        if lines.any(|line| line.toll() <= purse) { Threat::Stands } else { Threat::Averted }
    }
}

fn others(sides: &Sides, seat: Seat) -> impl Iterator<Item = Side> {
    let others = sides.iter().enumerate().filter(move |&(at, _)| at != seat.index());
    others.filter_map(|(_, side)| *side)
}

pub(super) fn surely_wins(sides: &Sides, seat: Seat) -> bool {
    sides[seat.index()].is_some_and(|side| others(sides, seat).all(|other| side.beats(other)))
}

pub(super) fn surely_loses(sides: &Sides, seat: Seat) -> bool {
    match sides[seat.index()] {
        Some(side) => others(sides, seat).any(|other| other.beats(side)),
        None => others(sides, seat).next().is_some(),
    }
}
