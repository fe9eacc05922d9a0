//! What is sure while kingdoms are built: a lead that no token and no other kingdom can make up for.

use super::aim::Aim;
use super::builder::best_points;
use super::finish::finish;
use super::reasons::Reason;
use super::show::POINT;
use crate::bots::Sure;
use crate::games::mon_royaume::{Action, Step, View};

/// Returns what is sure of a decision.
pub(super) fn sure(view: &View, decision: Action) -> Sure<Reason> {
    let (public, own) = (&view.public, view.own.as_ref());
    let own = own.expect("a decision is looked at from its seat");
    if public.step != Step::Build {
        return Sure::Open;
    }
    let kingdom = finish(public, own);
    let laid = own.kingdom.next_slot().and_then(|slot| kingdom.at(slot));
    if laid.map(Action::from) != Some(decision) {
        return Sure::Open;
    }
    let marks = |at: usize| POINT * i32::from(public.markers[at]);
    let me = own.seat.index();
    let least = Aim::bound(public, own.seat, false).points(kingdom.standing()) - marks(me);
    let ahead = public.all().filter(|&other| other != own.seat).all(|other| {
        let most = Aim::bound(public, other, true);
        let at = other.index();
        best_points(public.taken[at], public.advanced, &most) - marks(at) < least
    });
    if ahead { Sure::Wins(Reason::WinsMatch) } else { Sure::Open }
}
