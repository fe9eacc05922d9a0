//! The legal decisions, and the reasons why others are refused.

use super::apply::HAND;
use super::edition::CHARIOT;
use super::{Action, Line, Neighbourhood, PennilessKing, Plot, Rogue, SPOTS, Spot, SpotSet, Step};
use crate::engine::{ByBits, Offers, by_bits, errors};

errors! {
    /// The reason why a decision is not allowed now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The game is over.
        Over,
        /// A different kind of decision is asked for.
        AnotherStep(Step),
        /// No such Rogue is at home.
        NotAtHome(Rogue),
        /// A Rogue on the map moves only when none is at home.
        SomebodyAtHome,
        /// The spot is empty.
        NoRogue,
        /// The Rogue is another player's.
        NotYours,
        /// The Rogue is the player's own.
        Yours,
        /// The Rogue placed this turn cannot be moved.
        JustPlaced,
        /// The Rogue was already chosen: the Lovers need two, and the Moon shows each once.
        Chosen,
        /// The spot is taken.
        Taken(Spot),
        /// The neighbourhood's action cannot be used, or not in this way.
        NoAction,
        /// The player already has a token on the line.
        LineHeld(Line),
        /// The player has too few coins for the toll.
        TooPoor(Line),
        /// The player has no token there.
        NoToken,
        /// A player controls the neighbourhood.
        Controlled,
        /// The player already controls the neighbourhood.
        YoursAlready,
        /// The Rogues of fewer than two players are there.
        TooFew,
        /// The neighbourhood has no Rogue.
        Empty,
        /// No Standoff is pending there.
        NoStandoff,
        /// The card is not in hand.
        NotInHand(Plot),
        /// A Plot card has been played this turn.
        Plotted,
        /// The Chariot does not move the King that far.
        TooFar,
    }
}

/// Room for the most decisions at once: to choose each spot, to play each card of a hand, and to
/// stop; rounded up to a power of two, plus four that are not counted.
const MOST: usize = (SPOTS + HAND as usize + 1).next_power_of_two() + 4;

/// The filler for places not yet written. Both of its bytes are significant, so the compiler fills
/// many places at once.
const ANYTHING: Action = Action::King(0);

type BySpot = ByBits<Action, { SPOTS.div_ceil(4) }>;
const CHOOSE: BySpot = by_bits!(|bit| Action::Choose(Spot::of_index(bit % SPOTS)));
const TO: BySpot = by_bits!(|bit| Action::To(Spot::of_index(bit % SPOTS)));

/// The decisions for the bits of [`PennilessKing::acts`], by neighbourhood.
const ACTS: [&BySpot; Neighbourhood::ALL.len()] = {
    const ACT: BySpot = by_bits!(|bit| if bit == 0 { Action::Act } else { ANYTHING });
    const LINE: BySpot = by_bits!(|bit| Action::Line(Line::ALL[bit % Line::ALL.len()]));
    let mut acts = [&ACT; Neighbourhood::ALL.len()];
    acts[Neighbourhood::Halles.index()] = &LINE;
    acts[Neighbourhood::Egyptienne.index()] = &CHOOSE;
    acts
};

const ROGUES: usize = Rogue::ALL.len();
const TAKE: BySpot = by_bits!(|bit| Action::Take(Rogue::ALL[bit % ROGUES]));
/// The Rogues to place: from the map, or from home.
const PLACE: [&BySpot; 2] = [&CHOOSE, &TAKE];
const DROP: ByBits<Action, { ROGUES.div_ceil(4) }> =
    by_bits!(|bit| Action::Drop(Rogue::ALL[bit % ROGUES]));

const PLOTS: usize = Plot::ALL.len();
type ByPlot = ByBits<Action, { PLOTS.div_ceil(4) }>;
const PLAY: ByPlot = by_bits!(|bit| Action::Play(Plot::ALL[bit % PLOTS]));
const DISCARD: ByPlot = by_bits!(|bit| Action::Discard(Plot::ALL[bit % PLOTS]));

impl PennilessKing {
    /// Returns true if a Plot card may be played at this step.
    #[inline]
    fn at_leisure(&self) -> bool {
        matches!(self.public.step, Step::Place | Step::Act | Step::End)
    }

    pub(super) fn legal(&self, into: &mut Vec<Action>) {
        Offers::list(into, ANYTHING, |list| self.list_step(list));
    }

    fn list_step(&self, list: &mut Offers<Action, MOST>) {
        let public = &self.public;
        let me = public.mover;
        let choose = |spots: SpotSet, list: &mut Offers<Action, MOST>| {
            list.offer_by_bits(spots.bits(), &CHOOSE);
        };
        let but =
            |spots: SpotSet, spot: Option<Spot>| spot.map_or(spots, |spot| spots.without(spot));
        let named = |allowed: &dyn Fn(Neighbourhood) -> bool, list: &mut Offers<Action, MOST>| {
            for at in Neighbourhood::ALL {
                list.offer_if(allowed(at), Action::Name(at));
            }
        };
        match public.step {
            Step::Place => {
                // A table lookup, not a branch: the processor rarely predicts who has no Rogue at
                // home.
                let (home, spots) = (self.home[me.index()], public.spots[me.index()]);
                let at_home = usize::from(!home.is_empty());
                list.offer_by_bits([spots.bits(), home.bits()][at_home], PLACE[at_home]);
            }
            Step::Spot(_) | Step::Move(_) => {
                list.offer_by_bits(SpotSet::ALL.minus(public.taken()).bits(), &TO);
            }
            Step::Act => {
                let at = public.acting_in();
                list.offer_by_bits(self.acts(at), ACTS[at.index()]);
            }
            Step::Exchange => list.offer_by_bits(self.home[me.index()].bits(), &DROP),
            Step::Discard(_) => list.offer_by_bits(self.hands[me.index()].bits(), &DISCARD),
            Step::EmpressFrom => {
                for line in Line::ALL {
                    list.offer_if(public.on_line(me, line), Action::Line(line));
                }
                named(&|at| public.control[at.index()] == Some(me), list);
            }
            Step::EmpressTo(_) => named(&|at| public.control[at.index()].is_none(), list),
            Step::HangedMan => choose(public.taken_by_others(me), list),
            Step::Hermit => choose(public.spots[me.index()], list),
            Step::Chariot => (1..=CHARIOT).for_each(|spaces| list.offer(Action::King(spaces))),
            Step::Lovers(first) => choose(but(public.taken(), first), list),
            Step::Moon(_, seen) => {
                choose(but(public.taken_by_others(me), seen), list);
                list.offer(Action::Done);
            }
            Step::Justice => named(&|_| true, list),
            Step::Tower => named(&|at| public.present(at).len() > 1, list),
            Step::Wrath => named(&|at| public.crowd(at) > 0, list),
            Step::Order => named(&|at| public.pending >> at.index() & 1 == 1, list),
            Step::Lone => {
                list.offer(Action::Show);
                list.offer(Action::Hide);
            }
            Step::Pay(_) => {
                list.offer(Action::Pay);
                list.offer(Action::Refuse);
            }
            Step::Courtesan => named(&|at| self.courtesan_may_name(at), list),
            Step::End | Step::Over(_) => {}
        }
        if self.at_leisure() {
            list.offer_by_bits(self.may_play().bits(), &PLAY);
            list.offer_if(!matches!(public.step, Step::Place), Action::Done);
        }
    }

    fn courtesan_may_name(&self, at: Neighbourhood) -> bool {
        let here = self.public.standoff.is_some_and(|standoff| standoff.at == at);
        here || self.public.control[at.index()] != Some(self.public.mover)
    }

    pub(super) fn refuse(&self, action: Action) -> Option<Refusal> {
        let public = &self.public;
        let me = public.mover;
        let unless = |allowed: bool, refusal| (!allowed).then_some(refusal);
        let owner = |spot: Spot| public.owner(spot);
        let free = |spot: Spot| unless(owner(spot).is_none(), Refusal::Taken(spot));
        let mine = |spot: Spot| match owner(spot) {
            None => Some(Refusal::NoRogue),
            Some(seat) => unless(seat == me, Refusal::NotYours),
        };
        let not_mine = |spot: Spot| match owner(spot) {
            None => Some(Refusal::NoRogue),
            Some(seat) => unless(seat != me, Refusal::Yours),
        };
        let control = |at: Neighbourhood| public.control[at.index()];
        match (public.step, action) {
            (Step::Over(_), _) => Some(Refusal::Over),
            (Step::Place, Action::Take(rogue)) | (Step::Exchange, Action::Drop(rogue)) => {
                unless(self.home[me.index()].contains(rogue), Refusal::NotAtHome(rogue))
            }
            (Step::Place, Action::Choose(_)) if public.at_home[me.index()] > 0 => {
                Some(Refusal::SomebodyAtHome)
            }
            (Step::Place | Step::Hermit, Action::Choose(spot)) => mine(spot),
            (Step::Spot(_) | Step::Move(_), Action::To(spot)) => free(spot),
            (Step::Act, Action::Act | Action::Line(_) | Action::Choose(_)) => {
                self.refuse_act(action)
            }
            (Step::Place | Step::Act | Step::End, Action::Play(plot)) => {
                if public.plotted {
                    return Some(Refusal::Plotted);
                }
                unless(self.hands[me.index()].contains(plot), Refusal::NotInHand(plot))
            }
            (Step::Discard(_), Action::Discard(plot)) => {
                unless(self.hands[me.index()].contains(plot), Refusal::NotInHand(plot))
            }
            (Step::EmpressFrom, Action::Line(line)) => {
                unless(public.on_line(me, line), Refusal::NoToken)
            }
            (Step::EmpressFrom, Action::Name(at)) => {
                unless(control(at) == Some(me), Refusal::NoToken)
            }
            (Step::EmpressTo(_), Action::Name(at)) => {
                unless(control(at).is_none(), Refusal::Controlled)
            }
            (Step::HangedMan, Action::Choose(spot)) => not_mine(spot),
            (Step::Chariot, Action::King(spaces)) => {
                unless((1..=CHARIOT).contains(&spaces), Refusal::TooFar)
            }
            (Step::Lovers(first), Action::Choose(spot)) => {
                if first == Some(spot) {
                    return Some(Refusal::Chosen);
                }
                unless(owner(spot).is_some(), Refusal::NoRogue)
            }
            (Step::Moon(_, seen), Action::Choose(spot)) => {
                if seen == Some(spot) {
                    return Some(Refusal::Chosen);
                }
                not_mine(spot)
            }
            (Step::Tower, Action::Name(at)) => {
                unless(public.present(at).len() > 1, Refusal::TooFew)
            }
            (Step::Wrath, Action::Name(at)) => unless(public.crowd(at) > 0, Refusal::Empty),
            (Step::Order, Action::Name(at)) => {
                unless(public.pending >> at.index() & 1 == 1, Refusal::NoStandoff)
            }
            (Step::Act | Step::End | Step::Moon(..), Action::Done)
            | (Step::Justice, Action::Name(_))
            | (Step::Lone, Action::Show | Action::Hide)
            | (Step::Pay(_), Action::Pay | Action::Refuse) => None,
            (Step::Courtesan, Action::Name(at)) => {
                unless(self.courtesan_may_name(at), Refusal::YoursAlready)
            }
            (step, _) => Some(Refusal::AnotherStep(step)),
        }
    }

    /// Returns why the neighbourhood's action cannot be used in this way.
    fn refuse_act(&self, action: Action) -> Option<Refusal> {
        let public = &self.public;
        let me = public.mover;
        match (public.acting_in?, action) {
            (Neighbourhood::Halles, Action::Line(line)) => {
                if public.on_line(me, line) {
                    Some(Refusal::LineHeld(line))
                } else if !public.may_pay(me).contains(line) {
                    Some(Refusal::TooPoor(line))
                } else {
                    None
                }
            }
            (Neighbourhood::Egyptienne, Action::Choose(spot)) => {
                if public.owner(spot).is_none() {
                    Some(Refusal::NoRogue)
                } else if public.placed == Some(spot) {
                    Some(Refusal::JustPlaced)
                } else {
                    None
                }
            }
            (Neighbourhood::Cour | Neighbourhood::Chatelet, Action::Act) => None,
            (Neighbourhood::Taverne, Action::Act) if public.may_exchange() => None,
            _ => Some(Refusal::NoAction),
        }
    }
}
