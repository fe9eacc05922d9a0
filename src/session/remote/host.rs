//! The host: which guests there are, what each was told, and what must be sent to them.

use super::budget::{Budget, MESSAGE, WHOLE};
use super::facts::MessageError;
use super::message::{FromHost, MAX_TOKEN, RefusalReason, ToHost};
use super::output::{Outgoing, Output, Peer};
use super::progress::Progress;
use super::seat_event::{Decision, SeatEvent, Vote};
use super::snapshot::Snapshot;
use crate::engine::{Seat, Turn, Viewer};
use crate::session::{Place, TransportKind};

/// The most guests at a time.
pub const MOST_GUESTS: usize = 16;

/// The most decisions that are told as news. After more, everything is told, with few views.
const MOST_NEWS: usize = 16;

/// The time after which a decision that the table has not made may be sent again, in milliseconds.
const UNTIL_DONE: u64 = 3_000;

/// A guest that has joined.
#[derive(Clone, Debug)]
struct Guest {
    peer: Peer,
    viewer: Viewer,
    /// The token that it has joined with.
    token: String,
    budget: Budget,
}

/// The bits of a serial that count the changes since the host was started.
const CHANGES: u32 = 24;

/// Returns the serial that the host begins after which is the `nth` to be started for a table. So the
/// serials go on growing when the table's page is reloaded or another tab takes the table over,
/// whatever their clocks say: the number of starts is stored.
pub const fn serial_at_start(nth: u32) -> u64 {
    (nth as u64) << CHANGES
}

/// The host of a table. It knows no transport and no clock: times are given in milliseconds, and never
/// go back.
pub struct Host {
    /// The number of the last change.
    serial: u64,
    /// The seat whose decision, undo or giving up was accepted since, and the time.
    accepted: Option<(Seat, u64)>,
    /// The change with which the table has asked whether to end the match by agreement; later answers of
    /// others make none of them stale.
    asked: u64,
    /// True if the seat to move was given a hint since.
    is_hinted: bool,
    /// The match on the table, as it was told last.
    shown: Option<Snapshot>,
    /// The first decision that the last change was about; `None` if it was another match.
    from: Option<usize>,
    /// How far the table has shown it, as the public was told last.
    progress: Progress,
    /// The tokens, each with the way to who has it and the viewer that it admits to.
    tokens: Vec<(TransportKind, String, Viewer)>,
    /// The guests, the first to join first.
    guests: Vec<Guest>,
    /// The budgets of all devices that have not joined, by the way to them.
    strangers: [Budget; TransportKind::ALL.len()],
}

impl Host {
    /// Returns a host without a match and without guests. Its first change gets the serial after
    /// this one; see [`serial_at_start`].
    pub fn new(serial: u64) -> Self {
        Self {
            serial,
            accepted: None,
            asked: serial,
            is_hinted: false,
            shown: None,
            from: None,
            progress: Progress::default(),
            tokens: Vec::new(),
            guests: Vec::new(),
            strangers: std::array::from_fn(|_| Budget::new(0)),
        }
    }

    /// Admits guests that are reached in this way and have this token: one at a time to a seat, several
    /// to the public. A new token of a seat takes the place of the one before: who joins with it takes
    /// the seat over. Tokens that are longer than [`MAX_TOKEN`] admit no guest.
    pub fn admit(&mut self, via: TransportKind, token: &str, viewer: Viewer) {
        let is_of_seat = |to: Viewer| to.seat().is_some() && to == viewer;
        self.tokens.retain(|(by, known, to)| (*by != via || known != token) && !is_of_seat(*to));
        if token.len() <= MAX_TOKEN {
            self.tokens.push((via, token.to_owned(), viewer));
        }
    }

    /// Shows the match on the table as it stands. Returns what the guests must be told of it: nothing
    /// if nothing has changed.
    pub fn show(&mut self, shown: Snapshot) -> Vec<Outgoing> {
        let before = self.shown.as_ref().filter(|before| before.is_at_same_table(&shown));
        let from = before.map(|before| before.same_decisions(&shown));
        let is_news = |from: &usize| shown.position() - from <= MOST_NEWS;
        if before.is_some_and(|before| {
            before.position() == shown.position()
                && before.places() == shown.places()
                && before.turn() == shown.turn()
        }) && from == Some(shown.position())
        {
            return Vec::new();
        }
        self.serial += 1;
        if before.is_none() {
            self.progress = Progress::after(shown.position());
        }
        if !before.is_some_and(Snapshot::asks_to_end) {
            self.asked = self.serial;
        }
        let from = from.filter(is_news);
        self.from = from;
        (self.accepted, self.is_hinted) = (None, false);
        let mut outgoing = Vec::new();
        // Another match may have fewer seats.
        let (guests, without_seat): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.guests).into_iter().partition(|it| shown.has(it.viewer));
        self.guests = guests;
        for Guest { peer, viewer, .. } in &self.guests {
            let message = match from {
                Some(from) => shown.news(*viewer, from, self.serial),
                None => shown.hello(*viewer, self.serial, &self.progress),
            };
            outgoing.push(Outgoing { to: *peer, message });
        }
        outgoing.extend(without_seat.iter().map(gone));
        self.shown = Some(shown);
        outgoing
    }

    /// Notes how far the table has shown its match. Returns what the public must be told of it.
    pub fn go_on(&mut self, progress: Progress) -> Vec<Outgoing> {
        if self.progress == progress || self.shown.is_none() {
            return Vec::new();
        }
        let here = FromHost::Here { serial: self.serial, shown: Some(progress.clone()) };
        self.progress = progress;
        let public = self.guests.iter().filter(|guest| guest.viewer == Viewer::Public);
        public.map(|guest| Outgoing { to: guest.peer, message: here.clone() }).collect()
    }

    /// Notes that there is no match on the table any more. Returns what the guests must be told.
    pub fn close(&mut self) -> Vec<Outgoing> {
        if self.shown.take().is_none() {
            return Vec::new();
        }
        self.guests.iter().map(gone).collect()
    }

    /// Notes that a peer is gone. Its seat is free.
    pub fn left(&mut self, peer: Peer) {
        self.guests.retain(|guest| guest.peer != peer);
    }

    /// Takes a seat back: its guest is sent away, with the place where the seat is played from now on,
    /// and its token admits to nothing any more.
    pub fn dismiss(&mut self, seat: Seat, place: Place) -> Vec<Outgoing> {
        let is_seat = |viewer: Viewer| viewer.is(seat);
        self.tokens.retain(|(_, _, to)| !is_seat(*to));
        let guest = self.guests.iter().position(|guest| is_seat(guest.viewer));
        let moved =
            |at| Outgoing { to: self.guests.remove(at).peer, message: FromHost::Moved { place } };
        guest.map(moved).into_iter().collect()
    }

    /// Sends all guests away that are reached in this way. Their tokens admit to nothing any more.
    pub(super) fn abandon(&mut self, via: TransportKind) -> Vec<Outgoing> {
        self.tokens.retain(|(by, _, _)| *by != via);
        let abandoned = self.guests.extract_if(.., |guest| guest.peer.0 == via);
        let messages = abandoned.map(|guest| gone(&guest)).collect();
        if self.shown.is_some() { messages } else { Vec::new() }
    }

    /// Numbers the changes from this serial on, if that is higher, and tells everything anew.
    pub(super) fn go_on_from(&mut self, start: u64) -> Vec<Outgoing> {
        if start <= self.serial {
            return Vec::new();
        }
        (self.serial, self.accepted, self.from) = (start, None, None);
        let guests = self.guests.iter().filter(|_| self.shown.is_some());
        guests.map(|guest| self.whole(guest.peer, guest.viewer)).collect()
    }

    /// Returns the viewer that a peer has joined as.
    pub fn viewer_of(&self, peer: Peer) -> Option<Viewer> {
        self.guests.iter().find(|guest| guest.peer == peer).map(|guest| guest.viewer)
    }

    /// Returns the viewers of the guests.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.guests.iter().map(|guest| guest.viewer)
    }

    /// Handles a message of a peer, which may be anything. Only what a seat's own guest may do now is
    /// passed on; the table does it, and then shows the match again.
    pub fn receive(
        &mut self,
        from: Peer,
        message: Result<ToHost, MessageError>,
        now: u64,
    ) -> Output {
        match self.handle(from, message, now) {
            Ok(output) => output,
            Err(Refusal::Silent) => Output::default(),
            Err(Refusal::Because(why)) => {
                let seat = self.viewer_of(from).and_then(Viewer::seat);
                let floods = seat.filter(|_| why == RefusalReason::TooMany);
                let events = floods.map(SeatEvent::Flooded).into_iter().collect();
                Output { events, ..answer(from, FromHost::Refused { why }) }
            }
            Err(Refusal::Taken(seat)) => {
                let refused = FromHost::Refused { why: RefusalReason::Taken };
                Output { events: vec![SeatEvent::Intruded(seat)], ..answer(from, refused) }
            }
        }
    }

    fn handle(
        &mut self,
        from: Peer,
        message: Result<ToHost, MessageError>,
        now: u64,
    ) -> Result<Output, Refusal> {
        self.spend(from, MESSAGE, now)?;
        let message = message.map_err(RefusalReason::from)?;
        match message {
            ToHost::Join { token } => self.join(from, &token, now),
            ToHost::Take { .. } => {
                self.viewer(from)?.seat().ok_or(RefusalReason::Public)?;
                Err(RefusalReason::Repeated.into())
            }
            ToHost::Decide { serial, index } => self.decide(from, serial, index as usize, now),
            ToHost::Undo { serial } => self.undo(from, serial, now),
            ToHost::GiveUp { serial } => self.give_up(from, serial, now),
            ToHost::Vote { serial, vote } => self.vote(from, serial, vote),
            ToHost::Hinted { serial } => self.hinted(from, serial),
            ToHost::Ping { serial } => {
                let viewer = self.viewer(from)?;
                if serial == self.serial && self.shown.is_some() {
                    let is_lost = |&mut (seat, at): &mut (Seat, u64)| {
                        viewer.is(seat) && now.abs_diff(at) >= UNTIL_DONE
                    };
                    if self.accepted.take_if(is_lost).is_some() {
                        // The table has not made its decision, and does not know of it any more.
                        return Err(RefusalReason::Stale.into());
                    }
                    return Ok(answer(from, FromHost::Here { serial, shown: None }));
                }
                self.spend(from, WHOLE, now)?;
                Ok(self.whole(from, viewer).into())
            }
            ToHost::Scanned { code } => {
                self.viewer(from)?.seat().ok_or(RefusalReason::Public)?;
                Ok(Output { scanned: Some(code), ..Output::default() })
            }
            ToHost::Leave => {
                self.left(from);
                Ok(Output::default())
            }
        }
    }

    fn spend(&mut self, from: Peer, points: u32, now: u64) -> Result<(), Refusal> {
        let guest = self.guests.iter_mut().find(|guest| guest.peer == from);
        let strangers = &mut self.strangers[from.0 as usize];
        let budget = guest.map_or(strangers, |guest| &mut guest.budget);
        if budget.spend(points, now) {
            Ok(())
        } else if budget.must_tell() {
            Err(RefusalReason::TooMany.into())
        } else {
            Err(Refusal::Silent)
        }
    }

    fn viewer(&self, from: Peer) -> Result<Viewer, Refusal> {
        self.viewer_of(from).ok_or(RefusalReason::NotJoined.into())
    }

    fn join(&mut self, from: Peer, token: &str, now: u64) -> Result<Output, Refusal> {
        let known = self.tokens.iter().find(|(via, known, _)| *via == from.0 && known == token);
        let &(_, _, viewer) = known.ok_or(RefusalReason::UnknownToken)?;
        if self.shown.as_ref().is_some_and(|shown| !shown.has(viewer)) {
            return Err(RefusalReason::UnknownToken.into());
        }
        self.spend(from, WHOLE, now)?;
        let mut messages = Vec::new();
        if self.viewer_of(from) != Some(viewer) {
            if let Some(seat) = viewer.seat()
                && let Some(at) = self.guests.iter().position(|guest| guest.viewer == viewer)
            {
                if self.guests[at].token == token {
                    return Err(Refusal::Taken(seat));
                }
                // The seat was given out anew.
                messages.push(gone(&self.guests.remove(at)));
            }
            self.left(from);
            self.make_room()?;
            let (token, budget) = (token.to_owned(), Budget::new(now));
            self.guests.push(Guest { peer: from, viewer, token, budget });
        }
        messages.push(self.whole(from, viewer));
        Ok(Output { messages, ..Output::default() })
    }

    /// Makes room for a guest. A screen of the public that was forgotten joins again.
    fn make_room(&mut self) -> Result<(), Refusal> {
        if self.guests.len() == MOST_GUESTS {
            let oldest = self.guests.iter().position(|guest| guest.viewer == Viewer::Public);
            self.guests.remove(oldest.ok_or(RefusalReason::Full)?);
        }
        Ok(())
    }

    /// Returns the message that tells a viewer everything.
    fn whole(&self, to: Peer, viewer: Viewer) -> Outgoing {
        let shown = self.shown.as_ref();
        let message =
            shown.map_or(FromHost::Gone, |shown| shown.hello(viewer, self.serial, &self.progress));
        Outgoing { to, message }
    }

    /// Returns what tells the public the same as this message tells a guest at this moment; `None` if
    /// that tells nothing.
    pub(super) fn for_public(&self, message: &FromHost) -> Option<FromHost> {
        let shown = self.shown.as_ref()?;
        match (message, self.from) {
            (FromHost::News { .. }, Some(from)) => {
                Some(shown.news(Viewer::Public, from, self.serial))
            }
            (FromHost::News { .. } | FromHost::Hello { .. }, _) => {
                let whole = Progress::after(shown.position());
                Some(shown.hello(Viewer::Public, self.serial, &whole))
            }
            _ => None,
        }
    }

    /// Tells the guest of a seat that the table has not done what it has asked for last.
    pub fn refuse(&mut self, seat: Seat, why: RefusalReason) -> Vec<Outgoing> {
        self.accepted.take_if(|(by, _)| *by == seat);
        let refused = |to| Outgoing { to, message: FromHost::Refused { why } };
        self.guest_of(seat).map(refused).into_iter().collect()
    }

    /// Returns the guest of a seat.
    pub fn guest_of(&self, seat: Seat) -> Option<Peer> {
        self.guests.iter().find(|guest| guest.viewer.is(seat)).map(|guest| guest.peer)
    }

    /// Returns the match on the table, as it was told last.
    pub(super) fn shown(&self) -> Option<&Snapshot> {
        self.shown.as_ref()
    }

    /// Returns the number of the last change.
    pub(super) fn serial(&self) -> u64 {
        self.serial
    }

    /// Returns the seat of a guest that knows the last change, with the match.
    fn seat_at(&self, from: Peer, serial: u64) -> Result<(Seat, &Snapshot), Refusal> {
        let seat = self.viewer(from)?.seat().ok_or(RefusalReason::Public)?;
        let shown = self.shown.as_ref().ok_or(RefusalReason::NotYourTurn)?;
        if serial == self.serial { Ok((seat, shown)) } else { Err(RefusalReason::Stale.into()) }
    }

    /// Accepts a decision, an undo or giving up, if none was since the last change. The table may not have made
    /// it, so that after a while another one is accepted.
    fn accept(&mut self, seat: Seat, event: SeatEvent, now: u64) -> Result<Output, Refusal> {
        if self.accepted.is_some_and(|(_, at)| now.abs_diff(at) < UNTIL_DONE) {
            return Err(RefusalReason::Repeated.into());
        }
        self.accepted = Some((seat, now));
        Ok(Output { events: vec![event], ..Output::default() })
    }

    fn decide(
        &mut self,
        from: Peer,
        serial: u64,
        index: usize,
        now: u64,
    ) -> Result<Output, Refusal> {
        let (seat, shown) = self.seat_at(from, serial)?;
        if !shown.asks(seat) {
            return Err(RefusalReason::NotYourTurn.into());
        }
        if index >= shown.legal_count() {
            return Err(RefusalReason::Illegal.into());
        }
        let decision = Decision { seat, index, position: shown.position() };
        self.accept(seat, SeatEvent::Decided(decision), now)
    }

    fn undo(&mut self, from: Peer, serial: u64, now: u64) -> Result<Output, Refusal> {
        let (seat, shown) = self.seat_at(from, serial)?;
        if !shown.has_person(seat) || !shown.can_undo(seat) {
            return Err(RefusalReason::Final.into());
        }
        let position = shown.position();
        self.accept(seat, SeatEvent::TakenBack { seat, position }, now)
    }

    fn give_up(&mut self, from: Peer, serial: u64, now: u64) -> Result<Output, Refusal> {
        let (seat, shown) = self.seat_at(from, serial)?;
        if !shown.has_person(seat) || matches!(shown.turn(), Turn::Over(_)) {
            return Err(RefusalReason::NotDone.into());
        }
        let position = shown.position();
        self.accept(seat, SeatEvent::GaveUp { seat, position }, now)
    }

    fn vote(&mut self, from: Peer, serial: u64, vote: Vote) -> Result<Output, Refusal> {
        let is_answer = vote != Vote::Suggest && (self.asked..self.serial).contains(&serial);
        let (seat, shown) = self.seat_at(from, if is_answer { self.serial } else { serial })?;
        if !shown.has_person(seat) || matches!(shown.turn(), Turn::Over(_)) {
            return Err(RefusalReason::NotDone.into());
        }
        Ok(Output { events: vec![SeatEvent::Voted(seat, vote)], ..Output::default() })
    }

    /// Notes a hint. It is answered, so that a guest knows that it was counted; one that comes twice
    /// counts once.
    fn hinted(&mut self, from: Peer, serial: u64) -> Result<Output, Refusal> {
        let (seat, shown) = self.seat_at(from, serial)?;
        if !shown.asks(seat) {
            return Err(RefusalReason::NotYourTurn.into());
        }
        let position = shown.position();
        let is_new = !std::mem::replace(&mut self.is_hinted, true);
        let events = is_new.then_some(SeatEvent::Hinted { seat, position }).into_iter().collect();
        Ok(Output { events, ..answer(from, FromHost::Here { serial, shown: None }) })
    }
}

/// The refusal of a message.
enum Refusal {
    Silent,
    Because(RefusalReason),
    Taken(Seat),
}

impl From<RefusalReason> for Refusal {
    fn from(why: RefusalReason) -> Self {
        Self::Because(why)
    }
}

/// Returns the message to a guest that has no seat here any more.
fn gone(guest: &Guest) -> Outgoing {
    Outgoing { to: guest.peer, message: FromHost::Gone }
}

fn answer(to: Peer, message: FromHost) -> Output {
    Outgoing { to, message }.into()
}
