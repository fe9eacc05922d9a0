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

/// Returns the face-up Rogues of this seat with the strength that each adds, and the strength that
/// Justice adds.
fn parts(seat: u8, crowd: &Crowd, paid: u8, justice: bool) -> (Vec<(Rogue, u8)>, u8) {
    let own = crowd.iter().enumerate().filter_map(|(distance, there)| {
        let (owner, rogue) = (*there)?;
        let rogue = rogue.filter(|_| owner == seat)?;
        let wage = Standoff::PAID * (paid >> distance & 1);
        Some((rogue, rogue.strength() + wage))
    });
    (own.collect(), if justice { JUSTICE } else { 0 })
}

/// Says how this seat's total in a Standoff is made up; empty if nothing of it is face up.
pub fn sum(w: &GameMessages, seat: u8, crowd: &Crowd, paid: u8, justice: bool) -> String {
    let (parts, more) = parts(seat, crowd, paid, justice);
    if parts.is_empty() { String::new() } else { (w.sum)(&parts, more) }
}

/// Says how the totals of a finished Standoff are made up, the winner's first.
pub fn of_fought(scene: &Scene<PennilessKing>, w: &GameMessages, fought: &Fought) -> String {
    let mut seats: Vec<u8> = vec![fought.winner];
    for (owner, _) in fought.crowd.iter().flatten() {
        if !seats.contains(owner) {
            seats.push(*owner);
        }
    }
    let totals: Vec<u8> = seats
        .iter()
        .map(|&seat| {
            let (parts, more) =
                parts(seat, &fought.crowd, fought.paid, fought.justice == Some(seat));
            parts.iter().map(|(_, strength)| strength).sum::<u8>() + more
        })
        .collect();
    let lines = seats.iter().filter_map(|&seat| {
        let sum = sum(w, seat, &fought.crowd, fought.paid, fought.justice == Some(seat));
        let name = &scene.players.names[usize::from(seat)];
        (!sum.is_empty()).then(|| (w.sum_of)(name, &sum))
    });
    let mut said: Vec<String> = lines.collect();
    if totals[1..].contains(&totals[0]) && !said.is_empty() {
        said.push(w.closest.to_owned());
    }
    said.join(" ")
}
