//! Who decides now, and whose view is shown.

use super::controller::Controller;
use super::live::{Env, Live};
use super::msg::Sight;
use super::presenter;
use super::source::{Contact, Remote, Source};
use crate::engine::{Seat, SeatSet, Turn, Viewer};
use crate::session::{
    Answer, AnyMatch, ByLetter, Place, SeatPlace, isolated, only_here, persons_here,
};
use crate::ui::locale::Messages;

/// The player to move at this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnState {
    /// This person has to take the device before anything is shown.
    HandOver(Seat),
    /// This person decides.
    Person(Seat),
    /// This person decides elsewhere: by letter, or on a phone. Their hand is never shown here.
    Away(Seat),
    /// Another device holds the match, and its viewer here has nothing to decide now.
    Elsewhere,
    /// A bot decides, or the table for a person who has nothing to decide.
    Bot(Seat),
    /// The match is over.
    Over,
}

impl Live {
    /// Returns the player to move.
    pub fn turn(&self) -> TurnState {
        let game = match &self.source {
            Source::Own(game) => game,
            Source::Told(remote) => return remote.turn(),
        };
        let Turn::Of(seat) = game.turn() else { return TurnState::Over };
        if !game.occupants()[seat.index()].is_person() || self.forced().is_some() {
            TurnState::Bot(seat)
        } else if self.held_elsewhere(seat).is_some() {
            TurnState::Away(seat)
        } else if self.alone() == Some(seat) || self.seats.accepted == Some(seat) {
            TurnState::Person(seat)
        } else {
            TurnState::HandOver(seat)
        }
    }

    /// Returns true if a decision was sent to the device that holds the match, and not answered.
    pub fn is_sending(&self) -> bool {
        self.source.remote().is_some_and(Remote::is_sending)
    }

    /// Returns why this device has its seat no longer, in a match that goes on; `None` if it has it.
    pub fn parted(&self) -> Option<Contact> {
        let contact = self.source.remote()?.contact;
        let is_parted = matches!(contact, Contact::Taken | Contact::Moved(_)) && !self.is_over();
        is_parted.then_some(contact)
    }

    /// Returns where each seat is played, as everyone may know it; empty if all persons share this
    /// device.
    pub fn places(&self) -> Vec<SeatPlace> {
        let Source::Own(game) = &self.source else {
            return self.source.remote().map(|it| it.game.places().to_vec()).unwrap_or_default();
        };
        let place = |seat: Seat| {
            if !game.occupants()[seat.index()].is_person() {
                return SeatPlace::default();
            }
            let is_lost = self.notices.lost().of(seat).is_some();
            let agrees = self.seats.agreed.contains(seat) && !game.is_over();
            let Some(it) = self.held_elsewhere(seat) else {
                let is_silent = is_lost && self.seats.accepted != Some(seat);
                return SeatPlace { is_silent, agrees, ..SeatPlace::default() };
            };
            SeatPlace {
                place: it.place,
                is_silent: it.is_silent(),
                was_here: it.device.is_some() && self.seats.phones.was_here(seat),
                agrees,
                has_left: game.left().get(seat.index()).is_some_and(|before| *before > 0),
            }
        };
        let places: Vec<SeatPlace> = Seat::all(game.occupants().len()).map(place).collect();
        let all_here = places.iter().all(|it| *it == SeatPlace::default());
        if all_here { Vec::new() } else { places }
    }

    /// Returns true if this screen is the public's, such as a television: no player uses it.
    pub fn is_public_screen(&self) -> bool {
        self.source.remote().is_some_and(|remote| remote.viewer() == Viewer::Public)
    }

    /// Returns the decision that the table makes for a person who has none to make. By letter it is
    /// theirs: a letter tells what its player did.
    pub(super) fn forced(&self) -> Option<Answer> {
        let forced = || {
            let game = self.own().filter(|_| !self.seats.asks_forced)?;
            game.forced().filter(|forced| !can_still_undo(game, forced.index))
        };
        self.seats.by_letter.is_none().then(forced).flatten().or_else(|| self.unasked())
    }

    /// Returns the no of a person who is not asked what all would see that they are asked.
    fn unasked(&self) -> Option<Answer> {
        let game = self.own()?;
        let Turn::Of(seat) = game.turn() else { return None };
        let is_passed_to =
            self.passes() && self.is_here(seat) && !self.seats.wants_asking.contains(seat);
        is_passed_to.then(|| presenter::of(game).hidden_pass()).flatten()
    }

    /// Returns the label of the button by which the person to move wants to be asked later, and
    /// whether they do.
    pub fn asking_later(&self, env: &Env) -> Option<(&'static str, bool)> {
        let seat = self.seats.accepted.filter(|_| self.passes() && self.is_asked())?;
        let label = presenter::of(self.own()?).wants_asking(Viewer::Of(seat), env.messages)?;
        Some((label, self.seats.wants_asking.contains(seat)))
    }

    /// Returns the device or the bot that decides for a person's seat in place of this device.
    fn held_elsewhere(&self, seat: Seat) -> Option<Controller> {
        if self.is_here(seat) {
            self.seats.phones.of(seat).filter(|it| it.place != Place::Here)
        } else {
            Some(Controller::LETTER)
        }
    }

    /// Returns true if a person decides for this seat on this device.
    pub(super) fn decides_here(&self, seat: Seat) -> bool {
        self.held_elsewhere(seat).is_none()
    }

    /// Returns the seat to move whose person decides elsewhere, and the device or the bot that does.
    pub fn away(&self) -> Option<(Seat, Controller)> {
        match self.turn() {
            TurnState::Away(seat) => self.held_elsewhere(seat).map(|held| (seat, held)),
            _ => None,
        }
    }

    /// Returns the person whose letter is awaited.
    pub fn awaited(&self) -> Option<Seat> {
        self.away().filter(|(_, it)| it.place == Place::Letter).map(|(seat, _)| seat)
    }

    /// Returns true if no one sees this table while other devices follow the match: they must not wait
    /// until it has shown everything.
    pub fn runs_ahead(&self) -> bool {
        let is_followed = match self.seats.sight {
            Sight::Seen => false,
            Sight::Hidden => !self.seats.phones.is_empty(),
            Sight::OnScreen => true,
        };
        is_followed && self.source.remote().is_none()
    }

    /// Returns true if this is a person who plays on this device, or on a phone at its table.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.here().contains(seat)
    }

    /// Returns the persons who play on this device, or on phones at its table.
    pub fn here(&self) -> SeatSet {
        match &self.source {
            Source::Own(game) => persons_here(game.occupants(), self.seats.by_letter),
            Source::Told(remote) => remote.viewer().seat().into_iter().collect(),
        }
    }

    /// Returns the only person who plays on this device.
    pub(super) fn only_here(&self) -> Option<Seat> {
        match &self.source {
            Source::Own(game) => only_here(game.occupants(), self.seats.by_letter),
            Source::Told(remote) => remote.viewer().seat(),
        }
    }

    /// Returns the only person here, if the device is theirs alone. While phones hold seats it lies on
    /// the table, where everyone sees it, unless all of them are far away.
    pub fn alone(&self) -> Option<Seat> {
        self.only_here().filter(|_| self.seats.phones.is_empty()).or_else(|| self.keeper())
    }

    /// Returns the identity and the seats of a match by letter that can be sent now: a person
    /// elsewhere is to move, or has to be told the result.
    pub fn can_send(&self) -> Option<ByLetter> {
        let by_letter = self.seats.by_letter?;
        let persons = persons_here(self.source.occupants(), None);
        let tells = self.is_over() && persons != persons.and(by_letter.here);
        let is_ready = tells || self.awaited().is_some();
        (is_ready && self.playback.is_over() && !by_letter.here.is_empty()).then_some(by_letter)
    }

    /// Returns true if the match was sent as it stands, or has come so.
    pub fn is_sent(&self) -> bool {
        let sent = self.seats.by_letter.and_then(|by_letter| by_letter.sent);
        sent.is_some_and(|sent| self.source.position() <= sent)
    }

    /// Returns the persons who may give the match up on this device. Others who are connected do so on
    /// their own.
    pub fn may_give_up_here(&self) -> SeatSet {
        let is_here = |seat: &Seat| self.held_elsewhere(*seat).is_none_or(Controller::is_silent);
        let on_device = self.source.remote().is_some();
        self.may_give_up().iter().filter(|seat| on_device || is_here(seat)).collect()
    }

    /// Returns the persons who may give the match up, here or on a device at this table. While a letter is
    /// awaited no one may: its writer may already have moved.
    pub fn may_give_up(&self) -> SeatSet {
        let is_told = self.source.remote().is_none_or(|remote| remote.contact == Contact::Here);
        let may = is_told && !self.is_over() && self.awaited().is_none();
        if may { self.here() } else { SeatSet::NONE }
    }

    /// Returns the persons who hold a seat, all of whom have to agree to end the match as it stands. There
    /// are none where one is alone, or plays by letter.
    pub(super) fn voters(&self) -> SeatSet {
        let places = self.places();
        let place = |seat: Seat| places.get(seat.index()).map_or(Place::Here, |it| it.place);
        let persons = persons_here(self.source.occupants(), None);
        let voters: SeatSet = persons.iter().filter(|seat| place(*seat) != Place::Bot).collect();
        let is_by_letter = voters.iter().any(|seat| place(seat) == Place::Letter);
        if voters.len() > 1 && !is_by_letter { voters } else { SeatSet::NONE }
    }

    /// Returns those of them who answer on this device.
    pub fn voters_here(&self) -> SeatSet {
        self.may_give_up_here().and(self.voters())
    }

    /// Returns the persons who agree to end the match as it stands, while others are asked.
    pub fn agreed(&self) -> SeatSet {
        let places = self.places();
        Seat::all(places.len()).filter(|seat| places[seat.index()].agrees).collect()
    }

    /// Returns the question whether to end the match, if a person has asked it.
    pub fn asks_to_end(&self, names: &[String], messages: &Messages) -> Option<String> {
        let agreed = self.agreed();
        let list = |seats: SeatSet| {
            let names = seats.iter().map(|seat| isolated(&names[seat.index()]));
            names.collect::<Vec<_>>().join(", ")
        };
        let says = messages.language.by_letter().asks_to_end;
        (!agreed.is_empty()).then(|| says(&list(agreed), &list(self.voters().minus(agreed))))
    }

    /// Returns true if the match ends when this person leaves it on their own device: there are two
    /// players, or no other person plays on. Otherwise a bot plays on for them.
    pub fn ends_without(&self, seat: Seat) -> bool {
        let (occupants, places) = (self.source.occupants(), self.places());
        let is_bots =
            |other: Seat| places.get(other.index()).is_some_and(|it| it.place == Place::Bot);
        let mut others = persons_here(occupants, None).without(seat).iter();
        occupants.len() == 2 || others.all(is_bots)
    }

    /// Returns true if the person here would leave the match to the others rather than end it.
    pub fn leaves(&self) -> bool {
        let viewer = self.source.remote().and_then(|remote| remote.viewer().seat());
        viewer.is_some_and(|seat| !self.ends_without(seat))
    }

    /// Returns the person who has to take the device before anything is shown.
    pub fn next_person(&self) -> Option<Seat> {
        match self.turn() {
            TurnState::HandOver(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns true if the match is over.
    pub fn is_over(&self) -> bool {
        self.turn() == TurnState::Over
    }

    /// Returns true if the viewer decides now, as far as this match is concerned.
    pub fn is_asked(&self) -> bool {
        let asked = match self.turn() {
            TurnState::Person(seat) => self.viewer().is(seat),
            _ => false,
        };
        asked && self.playback.is_over()
    }

    /// Returns the viewer of the table: the only person here, always; the person to move once they have
    /// taken the device; after the end, the chosen player; else the public.
    pub fn viewer(&self) -> Viewer {
        if self.source.is_over()
            && let Some(viewer) = self.seats.seen_by
        {
            return viewer;
        }
        if let Some(seat) = self.alone() {
            return Viewer::Of(seat);
        }
        match self.turn() {
            TurnState::Person(seat) => Viewer::Of(seat),
            _ => Viewer::Public,
        }
    }

    /// Returns the person who holds the device. Until the next one takes it, that is the person who
    /// decided last.
    pub fn holder(&self) -> Option<Seat> {
        let is_here = |seat: &Seat| self.is_here(*seat);
        let last = || self.log.entries.iter().rev().find_map(|entry| entry.seat).filter(is_here);
        self.alone().or(self.seats.accepted).or_else(last)
    }

    /// Returns the person whose decision would be undone here: the one who holds the device, or else the
    /// last of those who decide on it.
    pub(super) fn last_to_decide_here(&self) -> Option<Seat> {
        let is_here = |seat: &Seat| self.decides_here(*seat);
        let last = || self.log.entries.iter().rev().filter_map(|entry| entry.seat).find(is_here);
        self.alone().or(self.seats.accepted).filter(is_here).or_else(last)
    }

    /// Returns the bottom seat: the holder's. The seats turn only when the device changes hands. While
    /// it lies on the table, the seat of the first person who plays here is at the bottom.
    pub fn near(&self) -> Seat {
        if self.seats.phones.is_empty() && !self.is_public_screen() {
            return self.holder().unwrap_or(Seat::new(0));
        }
        let lost = self.notices.lost();
        let persons = Seat::all(self.source.occupants().len())
            .filter(|seat| self.source.occupants()[seat.index()].is_person());
        // Who has lost their phone is expected back on one.
        let first = persons.min_by_key(|&seat| (!self.decides_here(seat), lost.of(seat).is_some()));
        self.seats.accepted.or(first).unwrap_or(Seat::new(0))
    }

    /// Returns true if the device goes round between several persons.
    pub(super) fn passes(&self) -> bool {
        self.here().len() > 1 && self.seats.phones.is_empty()
    }

    /// Returns true if a person who decides here takes the device when it is their turn: until then their
    /// hand is covered, in its place.
    pub(super) fn is_taken_here(&self) -> bool {
        self.alone().is_none() && self.here().iter().any(|seat| self.decides_here(seat))
    }

    /// Returns true if the person who holds the device will pass it to another, who decides here too.
    pub(super) fn is_passed_on(&self) -> bool {
        self.passes() && self.here().iter().filter(|&seat| self.decides_here(seat)).count() > 1
    }

    /// Returns the person who has to take the device for another turn of their own: what all watched
    /// covered their hand.
    pub(super) fn plays_again(&self) -> bool {
        matches!(self.turn(), TurnState::HandOver(seat) if self.holder() == Some(seat))
    }
}

impl Remote {
    /// Returns the player to move as far as the device that holds the match has told it.
    fn turn(&self) -> TurnState {
        match self.viewer() {
            _ if self.game.outcome().is_some() => TurnState::Over,
            _ if self.contact == Contact::Lost => TurnState::Elsewhere,
            Viewer::Of(seat) if self.game.legal_count() > 0 && !self.is_sending() => {
                TurnState::Person(seat)
            }
            _ => TurnState::Elsewhere,
        }
    }
}

/// Returns true if the decision ends the turn of a person who can take back the one before: the next
/// player's would put that out of reach.
fn can_still_undo(game: &AnyMatch, index: usize) -> bool {
    let Turn::Of(seat) = game.turn() else { return false };
    presenter::of(game).ends_turn(index) && game.can_undo(seat)
}
