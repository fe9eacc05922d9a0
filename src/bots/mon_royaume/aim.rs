//! The goal of a kingdom: the points it will bring, as far as its builder can compute them.

use super::show::{MOST, POINT, expected};
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Bag, CURSE_A_MONSTER, Kind, POINTS_A_MONSTER, POINTS_A_TOKEN, Public, Rules, SEATS, Tale,
    Tally, Tile, elements_met, lovers_met, monsters, tale_bonus, value_of_tiles,
};

/// The largest number of elements in a tale.
pub(super) const ELEMENTS: usize = 6;
/// The largest number of Monsters in a kingdom.
pub(super) const MONSTERS: usize = 4;

/// The points that a seat expects, in units of 1 / [`POINT`]: tile values, the tale's bonus, the
/// expected value of its tokens, and the curse of the black castle where an opponent is in a
/// position to cast it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// The told tale.
    pub(super) tale: Option<Tale>,
    /// True if a Heroic tale's bonus counts.
    pub(super) heroic: bool,
    /// The value of tokens and Monsters: by lovers met, elements, and Monsters.
    pub(super) worth: [[[i32; MONSTERS + 1]; ELEMENTS + 1]; 2],
}

impl Aim {
    /// Returns the goal of this seat if it tells this tale, holding these tokens.
    pub fn new(public: &Public, seat: Seat, tokens: Tally, tale: Option<Tale>) -> Self {
        let mut worth = [[[0; MONSTERS + 1]; ELEMENTS + 1]; 2];
        let complete = public.rules == Rules::Complete;
        let Some(tale) = tale else { return Self { tale: None, heroic: false, worth } };
        let points = if complete { expected(tokens) } else { [[0; MOST + 1]; 2] };
        let a_monster = if tale.kind() == Kind::Evil {
            POINTS_A_MONSTER
        } else {
            -CURSE_A_MONSTER * casters(public, seat)
        };
        let missing_costs = public.adults.contains(seat);
        for (lovers, worth) in worth.iter_mut().enumerate() {
            for (met, worth) in worth.iter_mut().enumerate() {
                let drawn = (met + 2 * lovers).min(MOST);
                for (count, worth) in worth.iter_mut().enumerate() {
                    *worth = if complete {
                        points[lovers][drawn] + POINT * i32::from(a_monster) * count as i32
                    } else {
                        let missing = tale.elements().len().saturating_sub(met);
                        let lost = if missing_costs { missing } else { 0 };
                        let tokens = (met + count).saturating_sub(lost) as i32;
                        POINT * i32::from(POINTS_A_TOKEN) * tokens
                    };
                }
            }
        }
        Self { tale: Some(tale), heroic: complete && tale.kind() == Kind::Heroic, worth }
    }

    /// Returns the goal that counts the `most` points, or else the fewest, that chance and the other
    /// players can leave this seat for its tokens and Monsters.
    pub(super) fn bound(public: &Public, seat: Seat, most: bool) -> Self {
        let tale = public.tale(seat);
        let mut aim = Self::new(public, seat, [0; 4], tale);
        let Some(tale) = tale.filter(|_| public.rules == Rules::Complete) else { return aim };
        let a_monster = match tale.kind() {
            Kind::Evil => POINTS_A_MONSTER,
            _ if most => 0,
            _ => -CURSE_A_MONSTER * casters(public, seat),
        };
        for (lovers, worth) in aim.worth.iter_mut().enumerate() {
            for (met, worth) in worth.iter_mut().enumerate() {
                let held = usize::from(public.token_counts[seat.index()]);
                let tokens = if most { held + met + 2 * lovers } else { 0 };
                for (count, worth) in worth.iter_mut().enumerate() {
                    let tokens = i32::from(POINTS_A_TOKEN) * tokens as i32;
                    *worth = POINT * (tokens + i32::from(a_monster) * count as i32);
                }
            }
        }
        aim
    }

    /// Returns the points of a kingdom with these tiles face up.
    pub fn points(&self, standing: Bag) -> i32 {
        let Some(tale) = self.tale else { return POINT * i32::from(value_of_tiles(standing)) };
        let bonus = if self.heroic { tale_bonus(tale, standing) } else { 0 };
        let lovers = usize::from(lovers_met(tale, standing));
        let met = usize::from(elements_met(tale, standing));
        POINT * i32::from(value_of_tiles(standing) + bonus)
            + self.worth[lovers][met][monsters(standing) as usize]
    }
}

/// Returns the number of a seat's opponents who are in a position to cast the curse: they have the
/// black castle and a Monster, and an Evil tale that they may still tell. There is one black
/// castle, so the number is at most 1.
pub fn casters(public: &Public, seat: Seat) -> i16 {
    let can = |other: Seat| {
        let taken = public.taken[other.index()];
        taken.contains(Tile::BLACK_CASTLE)
            && monsters(taken) > 0
            && public.tales[other.index()].iter().any(|tale| tale.kind() == Kind::Evil)
    };
    debug_assert!(public.count() <= SEATS);
    public.all().filter(|&other| other != seat && can(other)).count() as i16
}
