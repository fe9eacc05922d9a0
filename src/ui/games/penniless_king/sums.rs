//! The sums behind the numbers of a Standoff.

use crate::games::penniless_king::edition::JUSTICE;
use crate::games::penniless_king::{Fought, PennilessKing, Rogue, Standoff};
use crate::ui::games::Scene;
use crate::ui::locale::messages::penniless_king::GameMessages;

/// The Rogues of a Standoff, from the one closest to the symbol: the number of the owner's seat,
/// and the Rogue if it is face up.
type Crowd = [Option<(u8, Option<Rogue>)>; 3];

/// Returns the Rogues of the current Standoff.
pub fn crowd(scene: &Scene<PennilessKing>, standoff: Standoff) -> Crowd {
    let (view, public) = (&scene.view, &scene.view.public);
    standoff.at.spots().map(|spot| {
        let owner = public.owner(spot)?;
        let rogue = view.map[spot.index()].filter(|_| public.face_up(spot));
        Some((owner.index() as u8, rogue))
    })
}

/// Returns the strength that a Rogue at this distance from the symbol adds; a Swordsman may be paid.
fn with_wage(rogue: Rogue, paid: u8, distance: usize) -> u8 {
    rogue.strength() + Standoff::PAID * (paid >> distance & 1)
}

/// Returns the face-up Rogues of this seat with the strength that each adds, and the strength that
/// Justice adds.
fn parts(seat: u8, crowd: &Crowd, paid: u8, justice: bool) -> (Vec<(Rogue, u8)>, u8) {
    let own = crowd.iter().enumerate().filter_map(|(distance, there)| {
        let (owner, rogue) = (*there)?;
        let rogue = rogue.filter(|_| owner == seat)?;
        Some((rogue, with_wage(rogue, paid, distance)))
    });
    (own.collect(), if justice { JUSTICE } else { 0 })
}

/// Says how this seat's total in a Standoff is made up; empty if nothing of it is face up.
pub fn sum(w: &GameMessages, seat: u8, crowd: &Crowd, paid: u8, justice: bool) -> String {
    let (parts, more) = parts(seat, crowd, paid, justice);
    if parts.is_empty() { String::new() } else { (w.sum)(&parts, more) }
}

/// What a player had in a finished Standoff.
pub struct Side {
    /// The number of the player's seat.
    pub seat: u8,
    /// Their Rogues, from the one closest to the symbol, with the strength that each adds; `None` stayed
    /// face down.
    pub crowd: Vec<(Option<Rogue>, u8)>,
    /// True if Justice adds to their total.
    pub justice: bool,
}

impl Side {
    /// Returns the total; `None` if no Rogue was turned up.
    pub fn sum(&self) -> Option<u8> {
        let is_up = self.crowd.iter().any(|(rogue, _)| rogue.is_some());
        let sum: u8 = self.crowd.iter().map(|(_, adds)| adds).sum();
        is_up.then_some(sum + if self.justice { JUSTICE } else { 0 })
    }
}

/// Returns the sides of a finished Standoff, the winner's first.
pub fn sides(fought: &Fought) -> Vec<Side> {
    let side = |seat| Side { seat, crowd: Vec::new(), justice: fought.justice == Some(seat) };
    let mut sides = vec![side(fought.winner)];
    for (distance, there) in fought.crowd.iter().enumerate() {
        let Some((owner, rogue)) = *there else { continue };
        let adds = rogue.map_or(0, |rogue| with_wage(rogue, fought.paid, distance));
        let at = sides.iter().position(|side| side.seat == owner).unwrap_or_else(|| {
            sides.push(side(owner));
            sides.len() - 1
        });
        sides[at].crowd.push((rogue, adds));
    }
    sides
}
