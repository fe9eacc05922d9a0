//! The reasons for a decision that follow from the rules for certain.
//!
//! A decision is carried out in a world up to the Standoffs: until then nothing public depends on
//! hidden information. The questions on the way (the spot of a Rogue in hand, a Plot card's
//! choices) are the seat's own to answer, so a reason needs only one answer that fulfils it.
//! `certain` bounds the hidden Rogues.

use super::certain::{Knowledge, Side, Sides, Threat, range, surely_loses, surely_wins};
use crate::bots::{Sure, Weighed, legal_of, telling};
use crate::engine::{Game, MAX_SEATS, Rng, Seat, Stream, Viewer};
use crate::games::penniless_king::{
    Action, Event, Neighbourhood, PennilessKing, Public, RENOWN, Rogue, Stage, Standoff, Step,
    View, edition,
};
use serde::Serialize;

/// A reason for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It can surely win the match in this turn.
    WinsMatch,
    /// As things stand after every other decision, the next player has the toll for a sixth Renown
    /// token.
    OnlyDefence,
    /// As things stand after the other decision, the next player has the toll for a sixth Renown
    /// token; not so after this one.
    Defends,
    /// The Renown token here is taken from the player with the most of them.
    TakesFromLeader(Neighbourhood),
    /// The seat can surely win a Standoff of this turn here, and control with it.
    WinsStandoff(Neighbourhood),
    /// The seat can surely win a Standoff of this turn where it has control.
    Holds(Neighbourhood),
    /// As things stand after the other decision, a Standoff here is surely lost, and the seat's
    /// control with it.
    AvoidsLoss(Neighbourhood),
    /// The other decision brings the King to the end of his path, but not the win.
    AvoidsEnd,
    /// A Renown token goes to the Square.
    PlacesRenown,
    /// The Right-Hand comes from the Square.
    TakesRightHand,
    /// The seat can surely have the highest total here, where no Standoff begins yet and another
    /// player is present.
    Strongest(Neighbourhood),
    /// This number of coins is gained at once.
    GainsCoins(u16),
    /// This number of Plot cards is gained at once.
    DrawsPlots(u8),
    /// The 2 coins for the Swordsman would change nothing.
    SavesWage,
    /// The card can change something now.
    ActsNow,
    /// The other decision plays a card that can change nothing now.
    KeepsIdlePlot,
    /// The hand is full, and a card of it is played.
    MakesRoom,
    /// The Moon reveals a Rogue that the seat does not know.
    LooksAtUnknown,
    /// Some player does not know the lone Rogue that is kept hidden.
    StaysHidden,
    /// The other decision gives up this stronger Rogue.
    Keeps(Rogue),
    /// The action of the neighbourhood pays no coin to another player.
    PaysNoOther,
    /// The King comes nearer to his end while the seat has more Renown than every other player.
    HastensEnd,
    /// The other decision moves the King while another player has the most Renown.
    DelaysEnd,
    /// Of two spots of a neighbourhood, it is the closer one to the symbol.
    Closer,
    /// The Rogue is paid where it does not win.
    PaidForLosing,
    /// The seat has another Rogue or Plot card like the one it gives up.
    HasAnother,
}

impl Weighed for Reason {
    const SLIGHT: i32 = 7;

    /// Returns the rough worth in tenths of a coin. A Renown token is worth 8 coins and a Plot card
    /// 8 tenths, as where a playout ends. The end of the match comes before all Renown, a Standoff to
    /// come counts for half of one that takes place, and what only keeps something comes last.
    fn worth(self) -> i32 {
        const COIN: i32 = 10;
        const PLOT: i32 = 8;
        const RENOWN: i32 = 8 * COIN;
        match self {
            Self::WinsMatch => 100 * RENOWN,
            Self::OnlyDefence | Self::Defends | Self::AvoidsEnd => 50 * RENOWN,
            Self::TakesFromLeader(_) => RENOWN + COIN,
            Self::WinsStandoff(_) | Self::AvoidsLoss(_) | Self::PlacesRenown => RENOWN,
            Self::Holds(_) => RENOWN - COIN,
            Self::Strongest(_) | Self::TakesRightHand => RENOWN / 2,
            Self::SavesWage => 2 * COIN,
            Self::GainsCoins(coins) => COIN * i32::from(coins),
            Self::DrawsPlots(plots) => PLOT * i32::from(plots),
            Self::ActsNow | Self::KeepsIdlePlot => 7,
            Self::LooksAtUnknown | Self::StaysHidden => 6,
            Self::HastensEnd | Self::DelaysEnd | Self::HasAnother => 5,
            Self::Keeps(_) | Self::PaysNoOther | Self::PaidForLosing => 4,
            Self::MakesRoom | Self::Closer => 3,
        }
    }

    /// Coins and cards alone say little: what they are good for says more.
    fn is_slight(self) -> bool {
        matches!(self, Self::GainsCoins(_) | Self::DrawsPlots(_)) || self.worth() <= Self::SLIGHT
    }

    fn spares(self) -> bool {
        matches!(self, Self::SavesWage | Self::KeepsIdlePlot | Self::HasAnother)
    }
}

/// The number of spaces that the King may move in a turn.
const NEAR_THE_END: u8 = 6;

/// The most Plot cards in a hand.
const HAND: u8 = 4;

/// Returns true if the step continues an action that has begun, and nothing is drawn for it.
fn asks_on(step: Step) -> bool {
    matches!(
        step,
        Step::Spot(_)
            | Step::Move(_)
            | Step::EmpressFrom
            | Step::EmpressTo(_)
            | Step::HangedMan
            | Step::Hermit
            | Step::Chariot
            | Step::Lovers(_)
            | Step::Justice
            | Step::Tower
    )
}

/// The most decisions that are followed to find a sure win.
const FOLLOWED: u32 = 1_500;

/// Passes on the seat's views after the decision and the answers that it requires, before any Standoff:
/// one view for every answer, until one is `wanted`. Returns true if one is.
///
/// While `more` decisions may be followed, the views after what else the seat can do in its turn are passed
/// on as well. What is drawn or looked at cannot be foreseen, so nothing is followed beyond it.
fn follow(
    state: &PennilessKing,
    decision: Action,
    seat: Seat,
    more: &mut u32,
    wanted: &mut dyn FnMut(View) -> bool,
) -> bool {
    let mut rng = Rng::new(0, Stream::Tool(0));
    let untouched = rng.clone();
    let (mut after, mut before_standoffs, mut fought) = (*state, None, false);
    after.apply_told(decision, &mut rng, &mut |state, event| {
        fought |= matches!(event, Event::StandoffBegan { .. } | Event::TurnBegan { .. });
        if !fought {
            before_standoffs = Some(*state);
        }
    });
    let step = after.public.step;
    if fought {
        // Where the turn only ends, nothing comes before.
        after = before_standoffs.unwrap_or(*state);
    } else {
        let open =
            rng == untouched && after.public.mover == seat && !matches!(step, Step::Moon(..));
        let on = *more > 0 && open && !matches!(step, Step::Over(_));
        if on || asks_on(step) {
            *more = more.saturating_sub(1);
            let mut legal = Vec::new();
            after.legal(&mut legal);
            return !asks_on(step) && wanted(after.view(Viewer::Of(seat)))
                || legal.into_iter().any(|answer| follow(&after, answer, seat, more, wanted));
        }
    }
    wanted(after.view(Viewer::Of(seat)))
}

/// Returns true if the decision plays a Plot card for nothing: it would change nothing, and there is room
/// for it in the hand.
pub(super) fn is_idle(public: &Public, decision: Action) -> bool {
    matches!(decision, Action::Play(plot) if public.is_idle(plot))
        && public.hands[public.mover.index()] < HAND
}

/// Returns what is sure of a decision: a win in this turn.
pub(super) fn sure(view: &View, decision: Action) -> Sure<Reason> {
    let known = Knowledge::new(view);
    let public = known.public;
    let near = public.renown(known.seat) + 2 >= RENOWN
        || public.king + NEAR_THE_END >= public.last_space();
    let wins = |more: &mut u32| {
        let world = PennilessKing::sample(view, &mut Rng::new(0, Stream::Tool(0)));
        let mut wins = |view: View| Knowledge::new(&view).wins_match();
        follow(&world, decision, known.seat, more, &mut wins)
    };
    let wins = match public.stage {
        _ if !near => false,
        Stage::Standoffs => {
            let world = PennilessKing::sample(view, &mut Rng::new(0, Stream::Tool(0)));
            Scrutiny::new(view, &world, decision).merits().first() == Some(&Reason::WinsMatch)
        }
        // What wins soonest is found first.
        _ => wins(&mut 0) || wins(&mut { FOLLOWED }),
    };
    if wins { Sure::Wins(Reason::WinsMatch) } else { Sure::Open }
}

/// A decision under scrutiny.
struct Scrutiny<'a> {
    view: &'a View,
    seat: Seat,
    decision: Action,
    ways: Vec<View>,
}

impl<'a> Scrutiny<'a> {
    fn new(view: &'a View, world: &PennilessKing, decision: Action) -> Self {
        let seat = Knowledge::new(view).seat;
        let mut after = Vec::new();
        match (view.public.step, decision) {
            (Step::Wrath, Action::Name(at)) => {
                let mut named = *view;
                named.public.pending |= 1 << at.index();
                named.public.step = Step::Order;
                after.push(named);
            }
            _ if view.public.stage == Stage::Standoffs => {}
            _ => {
                follow(world, decision, seat, &mut 0, &mut |view| {
                    after.push(view);
                    false
                });
            }
        }
        Self { view, seat, decision, ways: after }
    }

    fn can(&self, wanted: impl Fn(&Knowledge) -> bool) -> bool {
        self.ways.iter().any(|view| wanted(&Knowledge::new(view)))
    }

    fn must(&self, feared: impl Fn(&Knowledge) -> bool) -> bool {
        !self.ways.is_empty() && !self.can(|known| !feared(known))
    }

    /// Returns the least gain over the present, however the questions are answered.
    fn gained<N: Ord + Copy + Default + std::ops::Sub<Output = N>>(
        &self,
        of: impl Fn(&Public) -> N,
    ) -> N {
        let now = of(&self.view.public);
        let least = self.ways.iter().map(|view| of(&view.public)).min();
        least.filter(|&least| least > now).map_or(N::default(), |least| least - now)
    }

    fn moves_king(&self) -> bool {
        self.gained(|public| public.king) > 0
    }

    /// Returns true if the seat has another of what it drops or discards.
    fn has_another(&self) -> bool {
        let own = self.view.own.as_ref().expect("a decision has its seat");
        match self.decision {
            Action::Drop(rogue) => {
                let mut spots = self.view.public.spots[self.seat.index()].iter();
                own.home.count(rogue) > 1
                    || spots.any(|spot| self.view.map[spot.index()] == Some(rogue))
            }
            Action::Discard(plot) => own.hand.count(plot) > 1,
            _ => false,
        }
    }

    /// Adds the reasons for the decision in the Standoffs that it brings.
    fn of_standoffs(&self, into: &mut Vec<Reason>) {
        let each = |reason: fn(Neighbourhood) -> Reason,
                    holds: &dyn Fn(&Knowledge, Neighbourhood) -> bool,
                    into: &mut Vec<Reason>| {
            let where_it_holds = Neighbourhood::ALL.into_iter();
            let where_it_holds =
                where_it_holds.filter(|&at| self.can(|known| !known.is_over() && holds(known, at)));
            into.extend(where_it_holds.map(reason));
        };
        let wins = |known: &Knowledge, at| {
            known.can_begin(at) && !known.controls(at) && known.surely_wins(at)
        };
        each(Reason::TakesFromLeader, &|s, at| wins(s, at) && s.is_led_by_another(at), into);
        each(Reason::WinsStandoff, &wins, into);
        let contested = |known: &Knowledge, at| known.others_are_there(at) && known.surely_wins(at);
        each(Reason::Holds, &|s, at| s.is_forced(at) && s.controls(at) && contested(s, at), into);
        each(Reason::Strongest, &|s, at| !s.can_begin(at) && contested(s, at), into);
    }

    /// Returns the reasons for a decision about the Swordsman on this spot.
    fn of_wage(&self, distance: usize, pays: bool) -> Vec<Reason> {
        let known = Knowledge::new(self.view);
        let Some(standoff) = known.public.standoff else { return Vec::new() };
        let at = standoff.at;
        // Ties by distance are settled later.
        let fought = |pays: bool| {
            let mut sides: Sides = [None; MAX_SEATS];
            for spot in at.spots() {
                let Some(owner) = known.public.owner(spot) else { continue };
                let rogue = self.view.map[spot.index()].expect("all have been turned up");
                let wage = if spot.distance() == distance {
                    pays
                } else {
                    standoff.paid >> spot.distance() & 1 == 1
                };
                let base = rogue.strength() + if wage { Standoff::PAID } else { 0 };
                let spent = if owner == known.seat && pays { Standoff::WAGE } else { 0 };
                let open = spot.distance() < distance
                    && rogue == Rogue::Swordsman
                    && known.public.coins[owner.index()] >= Standoff::WAGE + spent;
                let new = Side { least: 0, most: 0, distance: spot.distance() };
                let side = sides[owner.index()].get_or_insert(new);
                side.least += base;
                side.most += base + if open { Standoff::PAID } else { 0 };
            }
            if let Some(side) = &mut sides[known.public.active.index()]
                && known.public.justice == Some(at)
            {
                side.least += edition::JUSTICE;
                side.most += edition::JUSTICE;
            }
            sides
        };
        let wins = surely_wins(&fought(pays), known.seat);
        let idle = wins || surely_loses(&fought(true), known.seat);
        let gains = wins && !known.controls(at);
        let checks = [
            (Reason::WinsMatch, gains && known.lacks_one(known.seat)),
            (Reason::TakesFromLeader(at), gains && known.is_led_by_another(at)),
            (Reason::WinsStandoff(at), gains),
            (Reason::Holds(at), wins && !gains),
            (Reason::SavesWage, !pays && idle),
        ];
        held(checks)
    }

    /// Returns the reasons for revealing the lone Rogue of a Standoff, or not.
    fn of_lone(&self, shows: bool) -> Vec<Reason> {
        let public = &self.view.public;
        let spots = public.spots[self.seat.index()];
        let Some(spot) = public.standoff.and_then(|standoff| {
            standoff.at.spots().into_iter().find(|&spot| spots.contains(spot))
        }) else {
            return Vec::new();
        };
        let rogue = self.view.map[spot.index()];
        let others = public.all().filter(|&seat| seat != self.seat);
        let hidden = others.into_iter().any(|seat| !public.watched[spot.index()].contains(seat));
        let room = public.hands[self.seat.index()] < HAND;
        held([
            (Reason::GainsCoins(2), shows && rogue == Some(Rogue::Pickpocket)),
            (Reason::DrawsPlots(1), shows && room && rogue == Some(Rogue::Priest)),
            (Reason::StaysHidden, !shows && hidden),
        ])
    }

    /// Returns the reasons for the decision that depend on no other decision.
    fn merits(&self) -> Vec<Reason> {
        let here = Knowledge::new(self.view);
        match (self.view.public.step, self.decision) {
            (Step::Pay(spot), Action::Pay) => return self.of_wage(spot.distance(), true),
            (Step::Pay(spot), _) => return self.of_wage(spot.distance(), false),
            (Step::Lone, shows) => return self.of_lone(shows == Action::Show),
            (Step::Courtesan, Action::Name(at)) => {
                return held([(Reason::TakesFromLeader(at), here.is_led_by_another(at))]);
            }
            _ => {}
        }
        let me = self.seat.index();
        let wins = self.ways.iter().any(|view| Knowledge::new(view).wins_match());
        let mut reasons = held([(Reason::WinsMatch, wins)]);
        self.of_standoffs(&mut reasons);
        let coins = self.gained(|public| public.coins[me]);
        let plots = self.gained(|public| public.hands[me]);
        let takes_hand = self.gained(|public| u8::from(public.right_hands.contains(self.seat)));
        let other_is_paid = match self.decision {
            Action::To(spot) if matches!(here.public.step, Step::Spot(_)) => {
                let control = here.public.control[spot.neighbourhood().index()];
                control.is_some_and(|seat| seat != self.seat)
            }
            _ => true,
        };
        let plays = |wanted: &dyn Fn(&Public, _) -> bool| match self.decision {
            Action::Play(plot) => wanted(here.public, plot),
            _ => false,
        };
        let looks = match (here.public.step, self.decision) {
            (Step::Moon(..), Action::Choose(spot)) => self.view.map[spot.index()].is_none(),
            _ => false,
        };
        reasons.extend(held([
            (
                Reason::PlacesRenown,
                matches!((here.public.step, self.decision), (Step::Act, Action::Line(_))),
            ),
            (Reason::TakesRightHand, takes_hand > 0),
            (Reason::GainsCoins(coins), coins > 0),
            (Reason::DrawsPlots(plots), plots > 0),
            (Reason::ActsNow, plays(&|public, plot| !public.is_idle(plot))),
            (Reason::MakesRoom, plays(&|public, _| public.hands[me] == HAND)),
            (Reason::LooksAtUnknown, looks),
            (Reason::PaysNoOther, !other_is_paid),
            (Reason::HastensEnd, here.leader() == Some(self.seat) && self.moves_king()),
            (Reason::HasAnother, self.has_another()),
            (
                Reason::PaidForLosing,
                matches!(self.decision, Action::Take(Rogue::Beggar | Rogue::Soothsayer)),
            ),
        ]));
        reasons
    }

    /// Returns the reasons for the decision that arise only from the comparison with the other.
    fn against(&self, other: &Self) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let public = &self.view.public;
        for at in Neighbourhood::ALL {
            let loses = |known: &Knowledge| {
                known.controls(at) && known.is_forced(at) && known.surely_loses(at)
            };
            if other.must(loses) && !self.must(loses) {
                reasons.push(Reason::AvoidsLoss(at));
            }
        }
        let ends = |known: &Knowledge| known.is_over() && !known.wins_match();
        if other.must(ends) && !self.must(ends) {
            reasons.push(Reason::AvoidsEnd);
        }
        let leader = Knowledge::new(self.view).leader();
        let another_leads = leader.is_some_and(|leader| leader != self.seat);
        if another_leads && other.moves_king() && !self.moves_king() {
            reasons.push(Reason::DelaysEnd);
        }
        match (self.decision, other.decision) {
            (Action::Take(rogue), Action::Take(stronger))
            | (Action::Drop(rogue), Action::Drop(stronger))
                if range(rogue, true, true) < range(stronger, true, true) =>
            {
                reasons.push(Reason::Keeps(stronger));
            }
            (Action::To(spot), Action::To(farther))
                if spot.neighbourhood() == farther.neighbourhood()
                    && spot.distance() < farther.distance() =>
            {
                reasons.push(Reason::Closer);
            }
            (Action::Play(_), Action::Play(_)) => {}
            (_, Action::Play(plot)) if public.is_idle(plot) => {
                reasons.push(Reason::KeepsIdlePlot);
            }
            _ => {}
        }
        reasons
    }

    fn is_threatened(&self) -> bool {
        self.must(|known| known.threat() == Threat::Stands)
    }
}

/// Returns the reasons that hold.
fn held<const N: usize>(checks: [(Reason, bool); N]) -> Vec<Reason> {
    checks.into_iter().filter_map(|(reason, holds)| holds.then_some(reason)).collect()
}

/// Returns the reasons for one decision over the other.
pub(super) fn for_decision(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
    let world = PennilessKing::sample(view, &mut Rng::new(0, Stream::Tool(0)));
    let scrutiny = |decision| Scrutiny::new(view, &world, decision);
    let [one, other] = [decision, instead].map(scrutiny);
    let merits = one.merits();
    let mut compared = one.against(&other);
    let won = merits.first() == Some(&Reason::WinsMatch);
    if !won && one.can(|known| known.threat() == Threat::Averted) && other.is_threatened() {
        let mut legal = legal_of::<PennilessKing>(view).into_iter();
        let only = legal.all(|other| other == decision || scrutiny(other).is_threatened());
        compared.push(if only { Reason::OnlyDefence } else { Reason::Defends });
    }
    telling(merits, &other.merits(), compared)
}
