//! Sampling: deals what a seat does not know.

use super::memory::Trace;
use super::{Kinds, Moonlight, Own, PennilessKing, Public, Rogue, SPOTS, Step, Tally, View};
use crate::engine::{MAX_SEATS, Rng};

/// The most attempts at a walk or a deal, each of which may reach a dead end.
const TRIES: usize = 1_000;

/// Returns a full state consistent with the view of a seat.
pub(super) fn sample(view: &View, rng: &mut Rng) -> PennilessKing {
    let own = view.own.as_ref().expect("a world is imagined from a seat");
    let public = &view.public;
    let unseen = unseen(view, own);
    let walk = (0..TRIES)
        .find_map(|_| Walk::along(view, own, unseen, rng))
        .expect("the true game is one that the trails allow");
    let mut state = PennilessKing {
        public: *public,
        rogues: walk.rogues,
        home: walk.home,
        dropped: walk.dropped,
        bag: walk.unseen,
        hands: [Tally::default(); MAX_SEATS],
        pile: Tally::default(),
        drawn_from: Default::default(),
        taken: own.taken,
        drawn: own.drawn.or(walk.drawn),
        moonlight: Moonlight::NONE,
    };
    if public.step == (Step::Spot(None)) && own.taken.is_none() {
        let mut home = state.home[public.active.index()];
        state.taken = Some(home.draw(rng));
    }
    deal_plots(&mut state, own, rng);
    remember(&mut state, own);
    state
}

/// Returns the Rogues from the bag that the viewer cannot certainly assign to a player: those in
/// the bag, or drawn and never seen.
fn unseen(view: &View, own: &Own) -> Tally<Rogue> {
    let mut unseen = Public::whole_bag();
    let mut see = |rogue: Rogue| {
        if rogue.is_from_bag() {
            unseen.take(rogue);
        }
    };
    own.home.iter().for_each(&mut see);
    own.dropped.iter().for_each(&mut see);
    view.map.iter().flatten().copied().for_each(&mut see);
    for seat in view.public.all().filter(|&seat| seat != own.seat) {
        view.trail(seat).came().0.iter().for_each(&mut see);
    }
    unseen
}

/// A sampled history of all players' Rogues.
struct Walk {
    rogues: [Rogue; SPOTS],
    home: [Tally<Rogue>; MAX_SEATS],
    dropped: [Tally<Rogue>; MAX_SEATS],
    /// The Rogues from the bag not yet assigned; at the end, the bag.
    unseen: Tally<Rogue>,
    /// The Rogue drawn by the player who is exchanging one now.
    drawn: Option<Rogue>,
}

impl Walk {
    /// Follows every other player's trail and chooses the Rogue of each departure. Returns `None`
    /// if there is none to choose.
    fn along(view: &View, own: &Own, unseen: Tally<Rogue>, rng: &mut Rng) -> Option<Self> {
        let public = &view.public;
        let mut walk = Self {
            rogues: view.map.map(Option::unwrap_or_default),
            home: [Tally::default(); MAX_SEATS],
            dropped: [Tally::default(); MAX_SEATS],
            unseen,
            drawn: None,
        };
        walk.home[own.seat.index()] = own.home;
        walk.dropped[own.seat.index()] = own.dropped;
        for seat in public.all().filter(|&seat| seat != own.seat) {
            let at = seat.index();
            let mut home: Tally<Rogue> = Tally::default();
            let mut drawn = 0;
            for trace in view.trail(seat).traces() {
                match trace {
                    Trace::Came(rogue) => home.add(rogue),
                    Trace::Drawn => drawn += 1,
                    Trace::Went(spot, kinds) => {
                        walk.rogues[spot.index()] =
                            walk.one_goes(&mut home, &mut drawn, kinds, rng)?;
                    }
                    Trace::Dropped => {
                        let rogue = walk.one_goes(&mut home, &mut drawn, Kinds::ALL, rng)?;
                        walk.dropped[at].add(rogue);
                    }
                }
            }
            for _ in 0..drawn {
                let rogue = walk.unseen.draw(rng);
                home.add(rogue);
                if public.step == Step::Exchange && seat == public.active {
                    walk.drawn = Some(rogue);
                }
            }
            walk.home[at] = home;
        }
        Some(walk)
    }

    /// Chooses the Rogue that leaves home, seen or not, among these kinds.
    fn one_goes(
        &mut self,
        home: &mut Tally<Rogue>,
        drawn: &mut usize,
        kinds: Kinds,
        rng: &mut Rng,
    ) -> Option<Rogue> {
        if kinds == Kinds::ALL {
            if rng.below(home.len() + *drawn) < home.len() {
                return Some(home.draw(rng));
            }
            *drawn -= 1;
            return Some(self.unseen.draw(rng));
        }
        let among = |tally: Tally<Rogue>| -> Tally<Rogue> {
            tally.iter().filter(|&rogue| kinds.contains(rogue)).collect()
        };
        let mut seen = among(*home);
        let mut others = among(self.unseen);
        let unseen = if others.is_empty() { 0 } else { *drawn };
        if seen.len() + unseen == 0 {
            return None;
        }
        if rng.below(seen.len() + unseen) < seen.len() {
            let rogue = seen.draw(rng);
            home.take(rogue);
            Some(rogue)
        } else {
            let rogue = others.draw(rng);
            *drawn -= 1;
            self.unseen.take(rogue);
            Some(rogue)
        }
    }
}

/// Deals the Plot cards that the viewer does not see, each from a pile that it can have come from.
fn deal_plots(state: &mut PennilessKing, own: &Own, rng: &mut Rng) {
    let plots = &state.public.plots;
    let (drawn_from, pile) = (0..TRIES)
        .find_map(|_| plots.sample_drawn(own.seat, &own.drawn_from, rng))
        // With five players, whose cards may come from many piles, hardly any attempt may succeed.
        .or_else(|| plots.search(own.seat, &own.drawn_from, rng))
        .expect("the true hands are among those that the trails allow");
    for seat in state.public.all() {
        state.hands[seat.index()] = plots.hand(seat, &drawn_from[seat.index()]);
    }
    (state.drawn_from, state.pile) = (drawn_from, pile);
}

/// Sets what each player remembers by the Moon in such a world: for the viewer what they do, for
/// the others, as far as it can be inferred, the Rogues that it has shown them and that are still
/// there.
fn remember(state: &mut PennilessKing, own: &Own) {
    if let Some(trails) = own.trails {
        for owner in state.public.all().filter(|&owner| owner != own.seat) {
            state.moonlight.keep(own.seat, owner, trails[owner.index()]);
            state.moonlight.fade(own.seat, owner, &state.public.trails[owner.index()]);
        }
    }
    for spot in state.public.taken() {
        if !state.public.face_up(spot) {
            for seat in state.public.watched[spot.index()].without(own.seat) {
                state.remember_alone(seat, spot);
            }
        }
    }
}
