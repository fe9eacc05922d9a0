//! The whole state of a game.

use super::edition::{BAG_COPIES, JUSTICE};
use super::{
    Drawn, Fought, Line, LineSet, Moonlight, Neighbourhood, Plot, PlotTrails, Rogue, SPOTS, Spot,
    SpotSet, Standoff, Tally, Totals, Trail, Wrath,
};
use crate::engine::{MAX_SEATS, Outcome, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// How many Renown tokens a player has; who places the last one wins.
pub const RENOWN: usize = 6;

/// A place where a Renown token may lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RenownPlace {
    /// On a line of the Renown Square.
    On(Line),
    /// In a neighbourhood, which it controls.
    In(Neighbourhood),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// With a tag of its own, since every decision asks for it; it is hashed as ever.
#[repr(isize)]
pub enum Step {
    /// Choose the Rogue to place, from home or, with none there, from the map.
    Place,
    /// Put it on a free spot; it comes from here on the map, or from home.
    Spot(Option<Spot>),
    /// Use the neighbourhood's action, or end the turn.
    Act,
    /// Rue de l'Égyptienne: put the Rogue of this spot on a free one.
    Move(Spot),
    /// Taverne and Strength: drop one of the Rogues at home, the drawn one included.
    Exchange,
    /// Discard a Plot card, since so many are to be drawn and four is the limit.
    Discard(u8),
    /// After the action: a Plot card may still be played.
    End,
    /// The Empress: choose a Renown token of yours.
    EmpressFrom,
    /// The Empress: choose where the token of this place goes.
    EmpressTo(RenownPlace),
    /// The Hanged Man: choose an opponent's Rogue.
    HangedMan,
    /// The Hermit: choose a Rogue of yours.
    Hermit,
    /// The Chariot: choose how far the King moves.
    Chariot,
    /// The Lovers: choose a Rogue, or, with the first one chosen, another.
    Lovers(Option<Spot>),
    /// The Moon: look at a Rogue, or leave it; so many more, and where it has
    /// shone already.
    Moon(u8, Option<Spot>),
    /// Justice: name a neighbourhood.
    Justice,
    /// The Tower: name a neighbourhood.
    Tower,
    /// Name where the Wrath of this turn strikes.
    Wrath,
    /// Say which Standoff is next.
    Order,
    /// Whether the lone Rogue of a Standoff is turned up.
    Lone,
    /// Whether the Swordsman of this spot is paid.
    Pay(Spot),
    /// The Courtesan: say where the Renown token goes.
    Courtesan,
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// This player placed their last Renown token.
    Renown(Seat),
    /// The King reached the last space of his path.
    King,
    /// The game had its longest time.
    Time,
}

/// Where in the turn the game stands, which says what comes after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// No Rogue has been placed yet.
    Before,
    /// A Rogue has been placed and its spot has given what it gives.
    Placed,
    /// The neighbourhood's action is being carried out.
    Acting,
    /// The neighbourhood's action is done.
    Acted,
    /// Standoffs.
    Standoffs,
}

/// What lies open or was done openly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How many play.
    pub seats: u8,
    /// Who began.
    pub first: Seat,
    /// The round under way, counted from 1: a turn of everybody.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose decision is awaited.
    pub mover: Seat,
    /// What is asked.
    pub step: Step,
    /// Where in the turn the game stands.
    pub stage: Stage,
    /// The King's space, counted from the Louvre.
    pub king: u8,
    /// The Wrath that the King has met this turn.
    pub wrath: Option<Wrath>,
    /// Whether the turn's Plot card has been played.
    pub plotted: bool,
    /// Where the Rogue placed this turn stands, unless it has left the map.
    pub placed: Option<Spot>,
    /// Where it was placed: whose action may be used.
    pub acting_in: Option<Neighbourhood>,
    /// Where Justice was named this turn.
    pub justice: Option<Neighbourhood>,
    /// Where the Tower was named this turn.
    pub tower: Option<Neighbourhood>,
    /// Where Standoffs are still to come this turn, by bits.
    pub pending: u8,
    /// The Standoff under way.
    pub standoff: Option<Standoff>,
    /// The Standoffs of the last turn.
    pub fought: Pile<Fought, 5>,
    /// The coins, by seat.
    pub coins: [u16; MAX_SEATS],
    /// The lines of the Square that hold a token, by seat and bits.
    pub lines: [u8; MAX_SEATS],
    /// Who controls each neighbourhood.
    pub control: [Option<Seat>; 5],
    /// Who has taken their Right-Hand.
    pub right_hands: SeatSet,
    /// Where each player's Rogues are on the map.
    pub spots: [SpotSet; MAX_SEATS],
    /// Who, beside its owner, has seen the Rogue on each spot.
    pub watched: [SeatSet; SPOTS],
    /// How many Rogues are at home, by seat.
    pub at_home: [u8; MAX_SEATS],
    /// How many Rogues the bag holds.
    pub bag: u8,
    /// How many Plot cards are in hand, by seat.
    pub hands: [u8; MAX_SEATS],
    /// The Plot cards discarded.
    pub discards: Tally<Plot>,
    /// What everybody has seen of the Plot cards on their way.
    pub plots: PlotTrails,
    /// What a spectator remembers of each player's Rogues.
    pub trails: [Trail; MAX_SEATS],
    /// Who has looked by the Moon, and so may remember more than that.
    pub moonlit: SeatSet,
}

/// A game of The Penniless King, or one that a player imagines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PennilessKing {
    /// What everybody sees.
    pub public: Public,
    /// What is on each spot; of no meaning where nobody's Rogue is.
    pub rogues: [Rogue; SPOTS],
    /// The Rogues at home, by seat; the Right-Hand only once it is taken.
    pub home: [Tally<Rogue>; MAX_SEATS],
    /// The Rogues dropped into the Seine, by who dropped them.
    pub dropped: [Tally<Rogue>; MAX_SEATS],
    /// The bag.
    pub bag: Tally<Rogue>,
    /// The Plot cards in hand, by seat.
    pub hands: [Tally<Plot>; MAX_SEATS],
    /// The draw pile.
    pub pile: Tally<Plot>,
    /// From which pile each seat drew its Plot cards, as far as others cannot tell.
    pub drawn_from: [Drawn; MAX_SEATS],
    /// The Rogue chosen to be placed; it is still counted at home.
    pub taken: Option<Rogue>,
    /// The Rogue just drawn from the bag; it is counted at home.
    pub drawn: Option<Rogue>,
    /// What seats remember of other players' Rogues, where everybody does not.
    pub moonlight: Moonlight,
}

/// Fingerprints hang on no way of keeping what is remembered: who has looked by the Moon
/// remembers something of everybody's Rogues.
impl Hash for PennilessKing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Written out, so that what is added is not forgotten here.
        let Self {
            public,
            rogues,
            home,
            dropped,
            bag,
            hands,
            pile,
            drawn_from,
            taken,
            drawn,
            moonlight: _,
        } = self;
        (public, rogues, home, dropped, bag, hands, pile, drawn_from, taken, drawn).hash(state);
        let trails: [[Trail; MAX_SEATS]; MAX_SEATS] =
            std::array::from_fn(|at| self.all_remembered(Seat::new(at)).unwrap_or_default());
        trails.hash(state);
    }
}

impl PennilessKing {
    /// A Plot card comes from the draw pile into a hand.
    pub fn receive(&mut self, seat: Seat, plot: Plot) {
        self.hands[seat.index()].add(plot);
        self.public.hands[seat.index()] += 1;
        self.public.plots.draws(seat, plot, &mut self.drawn_from);
    }
}

impl Public {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// All seats in turn order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Whether the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self.step, Step::Over(_))
    }

    /// Where the Rogue of this turn was placed. There must be one.
    #[inline]
    pub(super) fn acting_in(&self) -> Neighbourhood {
        self.acting_in.expect("a Rogue was placed before the action")
    }

    /// How many neighbourhoods the player controls.
    #[inline]
    pub fn controlled(&self, seat: Seat) -> usize {
        self.control.iter().filter(|&&by| by == Some(seat)).count()
    }

    /// How many Renown tokens the player has in play.
    #[inline]
    pub fn renown(&self, seat: Seat) -> usize {
        self.lines[seat.index()].count_ones() as usize + self.controlled(seat)
    }

    /// Whether the player has a token on this line.
    #[inline]
    pub fn on_line(&self, seat: Seat, line: Line) -> bool {
        self.lines[seat.index()] >> line.index() & 1 == 1
    }

    /// The lines whose toll the player may pay.
    #[inline]
    pub fn may_pay(&self, seat: Seat) -> LineSet {
        let held = LineSet::of_bits(self.lines[seat.index()]);
        LineSet::within(self.coins[seat.index()]).minus(held)
    }

    /// Whose Rogue is on this spot.
    #[inline]
    pub fn owner(&self, spot: Spot) -> Option<Seat> {
        // All are asked at once, since whose it is is seldom foreseen by the processor:
        // the seats counted from 1, by the digits of the binary number.
        let [one, two, three, four, five] = self.spots;
        let digit = |spots: SpotSet| usize::from(spots.contains(spot));
        let ones = digit(one.or(three).or(five));
        let number = ones + 2 * digit(two.or(three)) + 4 * digit(four.or(five));
        number.checked_sub(1).map(Seat::new)
    }

    /// The spots with a Rogue on them.
    #[inline]
    pub fn taken(&self) -> SpotSet {
        self.spots.iter().fold(SpotSet::NONE, |taken, &spots| taken.or(spots))
    }

    /// The spots with another player's Rogue on them.
    #[inline]
    pub fn taken_by_others(&self, seat: Seat) -> SpotSet {
        self.taken().minus(self.spots[seat.index()])
    }

    /// How many Rogues are in a neighbourhood.
    #[inline]
    pub fn crowd(&self, neighbourhood: Neighbourhood) -> usize {
        self.taken().and(SpotSet::of(neighbourhood)).len()
    }

    /// Whose Rogues are in a neighbourhood.
    #[inline]
    pub fn present(&self, neighbourhood: Neighbourhood) -> SeatSet {
        let here = SpotSet::of(neighbourhood);
        self.all().filter(|seat| !self.spots[seat.index()].and(here).is_empty()).collect()
    }

    /// Whether the Rogue on this spot lies face up, in a Standoff under way.
    #[inline]
    pub fn face_up(&self, spot: Spot) -> bool {
        self.standoff.is_some_and(|standoff| {
            standoff.at == spot.neighbourhood()
                && standoff.up >> spot.distance() & 1 == 1
                && self.taken().contains(spot)
        })
    }

    /// Whether the Rogues of a Standoff under way have been turned up.
    #[inline]
    pub(super) fn turned(&self) -> bool {
        self.standoff.as_ref().is_some_and(Standoff::turned)
    }

    /// How many Rogues a player has dropped into the Seine.
    #[inline]
    pub fn drops(&self, seat: Seat) -> usize {
        self.trails[seat.index()].drops()
    }

    /// How many Plot cards the draw pile holds.
    pub fn pile(&self) -> usize {
        let all = Plot::ALL.len() * usize::from(super::edition::PLOT_COPIES);
        let held: u8 = self.hands.iter().sum();
        all - usize::from(held) - self.discards.len()
    }

    /// What the bag held when the game began.
    pub fn whole_bag() -> Tally<Rogue> {
        Tally::of_each(&Rogue::IN_BAG, BAG_COPIES)
    }

    /// The totals of a Standoff here with these Rogues on the spots, Swordsmen
    /// counted as they are paid in the Standoff under way.
    #[inline]
    pub fn totals(&self, neighbourhood: Neighbourhood, rogue_on: impl Fn(Spot) -> Rogue) -> Totals {
        let mut totals = Totals::default();
        let paid = self.standoff.as_ref().map_or(0, |standoff| standoff.paid);
        let owners = neighbourhood.spots().map(|spot| self.owner(spot));
        for (spot, owner) in neighbourhood.spots().into_iter().zip(owners) {
            if let Some(owner) = owner {
                let paid = Standoff::PAID * (paid >> spot.distance() & 1);
                let total = &mut totals.strength[owner.index()];
                *total = Some(total.unwrap_or(0) + rogue_on(spot).strength() + paid);
            }
        }
        if self.justice == Some(neighbourhood)
            && let Some(total) = &mut totals.strength[self.active.index()]
        {
            *total += JUSTICE;
        }
        // Those closest to the symbol come first, and keep the lead if it is even.
        let mut most = None;
        for owner in owners.into_iter().flatten() {
            let total = totals.strength[owner.index()];
            if total > most {
                (most, totals.winner) = (total, Some(owner));
            }
        }
        totals
    }

    /// Who has won, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        let Step::Over(ending) = self.step else { return None };
        let mut scores = [0; MAX_SEATS];
        for seat in self.all() {
            scores[seat.index()] = self.renown(seat) as i16;
        }
        let winners = match ending {
            Ending::Renown(seat) => SeatSet::only(seat),
            Ending::King | Ending::Time => {
                let standing = |seat: Seat| (self.renown(seat), self.controlled(seat));
                let best = self.all().map(standing).max().expect("somebody plays");
                self.all().filter(|&seat| standing(seat) == best).collect()
            }
        };
        Some(Outcome::new(&scores[..self.seats()], winners))
    }
}
