//! The full state of a game.

use super::edition::{BAG_COPIES, JUSTICE};
use super::{
    Drawn, Fought, Line, LineSet, Moonlight, Neighbourhood, Plot, PlotTrails, RenownPlace, Rogue,
    SPOTS, Spot, SpotSet, Standoff, Tally, Totals, Trail, Wrath,
};
use crate::engine::{MAX_SEATS, Outcome, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// The number of each player's Renown tokens; the first to place their last one wins.
pub const RENOWN: usize = 6;

/// The kind of decision to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
// Has an explicit tag, since every decision reads it; the hash is not affected.
#[repr(isize)]
pub enum Step {
    /// Choose the Rogue to place, from home or, if none is there, from the map.
    Place,
    /// Put it on a free spot; it comes from this spot on the map, or from home.
    Spot(Option<Spot>),
    /// Use the neighbourhood's action, or end the turn.
    Act,
    /// Rue de l'Égyptienne: put the Rogue from this spot on a free one.
    Move(Spot),
    /// Taverne and Strength: drop one of the Rogues at home, including the drawn one.
    Exchange,
    /// Discard a Plot card, because of the limit of four, before drawing this many.
    Discard(u8),
    /// After the action: a Plot card may still be played.
    End,
    /// The Empress: choose a Renown token of yours.
    EmpressFrom,
    /// The Empress: choose where the token from this place goes.
    EmpressTo(RenownPlace),
    /// The Hanged Man: choose an opponent's Rogue.
    HangedMan,
    /// The Hermit: choose a Rogue of yours.
    Hermit,
    /// The Chariot: choose how far the King moves.
    Chariot,
    /// The Lovers: choose a Rogue, or, with the first one chosen, another.
    Lovers(Option<Spot>),
    /// The Moon: look at a Rogue, or stop; this many more, and the spot already seen.
    Moon(u8, Option<Spot>),
    /// Justice: name a neighbourhood.
    Justice,
    /// The Tower: name a neighbourhood.
    Tower,
    /// Name where the Wrath of this turn strikes.
    Wrath,
    /// Choose the next Standoff.
    Order,
    /// Choose whether to turn up the lone Rogue of a Standoff.
    Lone,
    /// Choose whether to pay the Swordsman on this spot.
    Pay(Spot),
    /// The Courtesan: choose where the Renown token goes.
    Courtesan,
    /// The game is over.
    Over(Ending),
}

/// The reason why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// This player placed their last Renown token.
    Renown(Seat),
    /// The King reached the last space of his path.
    King,
    /// The game reached its maximum length.
    Time,
}

/// The stage of the turn, which determines what follows a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// No Rogue has been placed yet.
    Before,
    /// A Rogue has been placed and its spot's gain was given.
    Placed,
    /// The neighbourhood's action is in progress.
    Acting,
    /// The neighbourhood's action is done.
    Acted,
    /// Standoffs are in progress.
    Standoffs,
}

/// The public part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// The number of players.
    pub seats: u8,
    /// The first player.
    pub first: Seat,
    /// The current round, counted from 1: one turn of each player.
    pub round: u8,
    /// The player whose turn it is.
    pub active: Seat,
    /// The player to move.
    pub mover: Seat,
    /// The kind of decision to make.
    pub step: Step,
    /// The stage of the turn.
    pub stage: Stage,
    /// The King's space, counted from the Louvre.
    pub king: u8,
    /// The Wrath that the King has met this turn.
    pub wrath: Option<Wrath>,
    /// True if the turn's Plot card has been played.
    pub plotted: bool,
    /// The spot of the Rogue placed this turn, unless it has left the map.
    pub placed: Option<Spot>,
    /// The neighbourhood it was placed in, whose action may be used.
    pub acting_in: Option<Neighbourhood>,
    /// The neighbourhood named for Justice this turn.
    pub justice: Option<Neighbourhood>,
    /// The neighbourhood named for the Tower this turn.
    pub tower: Option<Neighbourhood>,
    /// The neighbourhoods where Standoffs are still pending this turn, as bits.
    pub pending: u8,
    /// The current Standoff.
    pub standoff: Option<Standoff>,
    /// The Standoffs of the last turn.
    pub fought: Pile<Fought, 5>,
    /// The coins, by seat.
    pub coins: [u16; MAX_SEATS],
    /// The lines of the Square with a token, as bits by seat.
    pub lines: [u8; MAX_SEATS],
    /// The player who controls each neighbourhood.
    pub control: [Option<Seat>; 5],
    /// The players who have taken their Right-Hand.
    pub right_hands: SeatSet,
    /// The spots of each player's Rogues on the map.
    pub spots: [SpotSet; MAX_SEATS],
    /// For each spot, the players besides the owner who have seen the Rogue there.
    pub watched: [SeatSet; SPOTS],
    /// The number of Rogues at home, by seat.
    pub at_home: [u8; MAX_SEATS],
    /// The number of Rogues in the bag.
    pub bag: u8,
    /// The number of Plot cards in hand, by seat.
    pub hands: [u8; MAX_SEATS],
    /// The Plot cards discarded.
    pub discards: Tally<Plot>,
    /// The number of times that the discards became the draw pile.
    pub reshuffles: u16,
    /// The public knowledge of where each player's Plot cards came from.
    pub plots: PlotTrails,
    /// The public memory of each player's Rogues.
    pub trails: [Trail; MAX_SEATS],
    /// The players who have looked by the Moon, and so may remember more than that.
    pub moonlit: SeatSet,
}

/// A game of The Penniless King, true or sampled.
///
/// ```
/// use regalia::engine::{Game, NoOptions, Rng, Setup, Turn, Viewer};
/// use regalia::games::penniless_king::PennilessKing;
///
/// let setup = Setup { seats: 5, options: NoOptions {} };
/// let mut chance = Rng::for_match(1);
/// let game = PennilessKing::new(&setup, &mut chance);
///
/// // The seat to move is the same for everyone, whoever looks.
/// let Turn::Of(seat) = game.turn() else { panic!("nobody has decided yet") };
/// assert_eq!(game.view(Viewer::Public).public.mover, seat);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PennilessKing {
    /// The public part.
    pub public: Public,
    /// The Rogue on each spot; meaningless for an empty spot.
    pub rogues: [Rogue; SPOTS],
    /// The Rogues at home, by seat; the Right-Hand only after it was taken.
    pub home: [Tally<Rogue>; MAX_SEATS],
    /// The Rogues dropped into the Seine, by the player who dropped them.
    pub dropped: [Tally<Rogue>; MAX_SEATS],
    /// The bag.
    pub bag: Tally<Rogue>,
    /// The Plot cards in hand, by seat.
    pub hands: [Tally<Plot>; MAX_SEATS],
    /// The draw pile.
    pub pile: Tally<Plot>,
    /// The pile that each seat's Plot cards came from, as far as others cannot tell.
    pub drawn_from: [Drawn; MAX_SEATS],
    /// The Rogue chosen to be placed; it is still counted at home.
    pub taken: Option<Rogue>,
    /// The Rogue just drawn from the bag; it is counted at home.
    pub drawn: Option<Rogue>,
    /// The seats' memory of other players' Rogues, where it differs from the public one.
    pub moonlight: Moonlight,
}

/// Fingerprints do not depend on how memory is stored: each seat that has looked by the Moon is
/// hashed with its memory of all players' Rogues.
impl Hash for PennilessKing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // Destructured, so that a new field cannot be forgotten here.
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
    /// Moves a Plot card from the draw pile to a hand.
    pub fn receive(&mut self, seat: Seat, plot: Plot) {
        self.hands[seat.index()].add(plot);
        self.public.hands[seat.index()] += 1;
        self.public.plots.draws(seat, plot, &mut self.drawn_from);
    }
}

impl Public {
    /// Returns the number of players.
    #[inline]
    pub fn seats(&self) -> usize {
        self.seats.into()
    }

    /// Iterates over all seats in turn order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Returns true if the game is over.
    #[inline]
    pub const fn is_over(&self) -> bool {
        matches!(self.step, Step::Over(_))
    }

    /// Returns the neighbourhood of the Rogue placed this turn. There must be one.
    #[inline]
    pub(super) fn acting_in(&self) -> Neighbourhood {
        self.acting_in.expect("a Rogue was placed before the action")
    }

    /// Returns the number of neighbourhoods that the player controls.
    #[inline]
    pub fn controlled(&self, seat: Seat) -> usize {
        self.control.iter().filter(|&&by| by == Some(seat)).count()
    }

    /// Returns the number of the player's Renown tokens in play.
    #[inline]
    pub fn renown(&self, seat: Seat) -> usize {
        self.lines[seat.index()].count_ones() as usize + self.controlled(seat)
    }

    /// Returns true if the player has a token on this line.
    #[inline]
    pub fn on_line(&self, seat: Seat, line: Line) -> bool {
        self.lines[seat.index()] >> line.index() & 1 == 1
    }

    /// Returns the lines whose toll the player may pay.
    #[inline]
    pub fn may_pay(&self, seat: Seat) -> LineSet {
        let held = LineSet::of_bits(self.lines[seat.index()]);
        LineSet::within(self.coins[seat.index()]).minus(held)
    }

    /// Returns the owner of the Rogue on this spot, if there is one.
    #[inline]
    pub fn owner(&self, spot: Spot) -> Option<Seat> {
        // Branch-free, since the processor rarely predicts the owner: computes the seat's number,
        // counted from 1, by its binary digits.
        let [one, two, three, four, five] = self.spots;
        let digit = |spots: SpotSet| usize::from(spots.contains(spot));
        let ones = digit(one.or(three).or(five));
        let number = ones + 2 * digit(two.or(three)) + 4 * digit(four.or(five));
        number.checked_sub(1).map(Seat::new)
    }

    /// Returns the spots with a Rogue.
    #[inline]
    pub fn taken(&self) -> SpotSet {
        self.spots.iter().fold(SpotSet::NONE, |taken, &spots| taken.or(spots))
    }

    /// Returns the spots with another player's Rogue.
    #[inline]
    pub fn taken_by_others(&self, seat: Seat) -> SpotSet {
        self.taken().minus(self.spots[seat.index()])
    }

    /// Returns the number of Rogues in a neighbourhood.
    #[inline]
    pub fn crowd(&self, neighbourhood: Neighbourhood) -> usize {
        self.taken().and(SpotSet::in_neighbourhood(neighbourhood)).len()
    }

    /// Returns the players with a Rogue in a neighbourhood.
    #[inline]
    pub fn present(&self, neighbourhood: Neighbourhood) -> SeatSet {
        let here = SpotSet::in_neighbourhood(neighbourhood);
        self.all().filter(|seat| !self.spots[seat.index()].and(here).is_empty()).collect()
    }

    /// Returns true if the Rogue on this spot is face up, in the current Standoff.
    #[inline]
    pub fn face_up(&self, spot: Spot) -> bool {
        self.standoff.is_some_and(|standoff| {
            standoff.at == spot.neighbourhood()
                && standoff.up >> spot.distance() & 1 == 1
                && self.taken().contains(spot)
        })
    }

    /// Returns true if the Rogues of the current Standoff have been turned up.
    #[inline]
    pub(super) fn turned(&self) -> bool {
        self.standoff.as_ref().is_some_and(Standoff::turned)
    }

    /// Returns the number of Rogues that a player has dropped into the Seine.
    #[inline]
    pub fn drops(&self, seat: Seat) -> usize {
        self.trails[seat.index()].drops()
    }

    /// Returns the number of Plot cards in the draw pile.
    pub fn pile(&self) -> usize {
        let all = Plot::ALL.len() * usize::from(super::edition::PLOT_COPIES);
        let held: u8 = self.hands.iter().sum();
        all - usize::from(held) - self.discards.len()
    }

    /// Returns the content of the bag at the beginning of the game.
    pub fn whole_bag() -> Tally<Rogue> {
        Tally::of_each(&Rogue::IN_BAG, BAG_COPIES)
    }

    /// Returns the totals of a Standoff here with these Rogues on the spots, with Swordsmen as paid
    /// in the current Standoff.
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
        // Owners are ordered from the symbol outwards; the first keeps the lead in a tie.
        let mut most = None;
        for owner in owners.into_iter().flatten() {
            let total = totals.strength[owner.index()];
            if total > most {
                (most, totals.winner) = (total, Some(owner));
            }
        }
        totals
    }

    /// Returns the outcome, once the game is over.
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
                let best = self.all().map(standing).max().expect("a seat plays");
                self.all().filter(|&seat| standing(seat) == best).collect()
            }
        };
        Some(Outcome::new(&scores[..self.seats()], winners))
    }
}

impl PennilessKing {
    /// Returns a seat's memory of another player's Rogues.
    #[inline]
    pub fn remembered(&self, seat: Seat, owner: Seat) -> &Trail {
        let own = self.moonlight.remembered(seat, owner);
        own.unwrap_or(&self.public.trails[owner.index()])
    }

    /// Returns a seat's memory of all other players' Rogues, if it has looked by the Moon.
    pub(super) fn all_remembered(&self, seat: Seat) -> Option<[Trail; MAX_SEATS]> {
        let of = |at| match Seat::new(at) {
            own if own == seat => Trail::EMPTY,
            owner => *self.remembered(seat, owner),
        };
        self.public.moonlit.contains(seat).then(|| std::array::from_fn(of))
    }
}
