//! Whose eyes the table is drawn for, and who holds the device.

use super::Table;
use crate::engine::{Seat, Turn, Viewer};
use crate::session::{AnyMatch, only_person};
use crate::ui::tabs::Held;

impl Table {
    /// Whose view is drawn: that of the only person, always; of the person to
    /// move once they have taken over; else what everybody sees. After the
    /// end, whoever was chosen.
    pub(super) fn viewer(&self, play: &AnyMatch) -> Viewer {
        if let (Some(viewer), Turn::Over(_)) = (self.seen_by, play.turn()) {
            return viewer;
        }
        if let Some(seat) = only_person(play.occupants()) {
            return Viewer::Of(seat);
        }
        match play.turn() {
            Turn::Of(seat) if self.accepted == Some(seat) => Viewer::Of(seat),
            _ => Viewer::Public,
        }
    }

    /// The viewer; a finding is looked at with the eyes of whoever decided.
    pub(super) fn eyes(&self, play: &AnyMatch) -> Viewer {
        let shown = self.replay.as_ref().map_or(play, |replay| &replay.play);
        let finding = self.review.as_ref().and_then(|looking| looking.shown(shown.position()));
        finding.map_or_else(|| self.viewer(play), |finding| Viewer::Of(finding.seat))
    }

    /// Whether the viewer is to decide now.
    pub(super) fn is_asked(&self, play: &AnyMatch) -> bool {
        let viewer = self.viewer(play);
        let person = |seat: Seat| play.occupants()[seat.index()].is_person();
        self.replay.is_none()
            && !self.is_elsewhere()
            && self.film.is_over()
            && self.guide.as_ref().is_none_or(|guide| guide.lets_decide(play))
            && matches!(play.turn(), Turn::Of(seat) if viewer.is(seat) && person(seat))
    }

    /// The person who has to be asked to take over before anything is drawn.
    pub(super) fn hand_over_to(&self, play: &AnyMatch) -> Option<Seat> {
        let Turn::Of(seat) = play.turn() else { return None };
        let person = play.occupants()[seat.index()].is_person();
        let alone = only_person(play.occupants()).is_some();
        (person && !alone && !self.is_elsewhere() && self.accepted != Some(seat)).then_some(seat)
    }

    /// The person who holds the device: until the next one says that they are
    /// here, whoever decided last.
    pub(super) fn holder(&self) -> Option<Seat> {
        let play = self.play.as_ref().ok()?;
        let person = |seat: &Seat| play.occupants()[seat.index()].is_person();
        let last = || {
            let told = &self.story.as_ref()?.told;
            told.iter().rev().find_map(|told| told.seat).filter(person)
        };
        only_person(play.occupants()).or(self.accepted).or_else(last)
    }

    /// The person for whom a decision may be undone now; none in a replay, in a lesson, and
    /// while another tab plays.
    pub(super) fn may_undo(&self) -> Option<Seat> {
        self.may_step(|play, seat| play.can_undo(seat))
    }

    /// The person for whom a decision may be redone now, under the same conditions.
    pub(super) fn may_redo(&self) -> Option<Seat> {
        self.may_step(|play, seat| play.can_redo(seat))
    }

    fn may_step(&self, able: fn(&AnyMatch, Seat) -> bool) -> Option<Seat> {
        let play = self.play.as_ref().ok()?;
        let is_live = self.replay.is_none() && self.guide.is_none() && self.held == Held::Here;
        self.holder().filter(|&seat| is_live && able(play, seat))
    }

    /// The seat in front of whoever looks: seats do not turn round but with
    /// the hand.
    pub(super) fn near(&self) -> Seat {
        self.holder().unwrap_or(Seat::new(0))
    }
}
