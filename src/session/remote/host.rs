//! The host: which guests there are, what each was told, and what must be sent to them.

use super::budget::{Budget, MESSAGE, WHOLE};
use super::carrier::Peer;
use super::facts::Unreadable;
use super::hosted::Hosted;
use super::message::{MAX_TOKEN, Sent, ToHost, Why};
use super::seat_event::{Decision, SeatEvent};
use crate::engine::{Seat, Viewer};

/// The most guests at a time.
pub const MOST_GUESTS: usize = 16;

/// The most decisions that are told as news. After more, everything is told, with few views.
const MOST_NEWS: usize = 16;

/// The time after which a decision that the table has not made may be sent again, in milliseconds.
const UNTIL_DONE: u64 = 3_000;

/// A message to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The guest.
    pub to: Peer,
    /// The message.
    pub text: String,
    /// The number of the change that it tells, if it tells one.
    pub tells: Option<u64>,
}

/// The outcome of a guest's message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// The answers.
    pub outgoing: Vec<Outgoing>,
    /// The event for the table.
    pub event: Option<SeatEvent>,
    /// The code of another phone, which this seat's phone has scanned.
    pub scanned: Option<String>,
}

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

/// The host of a table. It knows no carrier and no clock: times are given in milliseconds, and never
/// go back.
pub struct Host {
    /// The number of the last change.
    serial: u64,
    /// The seat whose decision or undo was accepted since, and the time.
    accepted: Option<(Seat, u64)>,
    /// True if the seat to move was given a hint since.
    is_hinted: bool,
    /// The match on the table, as it was told last.
    shown: Option<Hosted>,
    /// The first decision that the last change was about; `None` if it was another match.
    from: Option<usize>,
    /// The tokens, each with the viewer that it admits to.
    tokens: Vec<(String, Viewer)>,
    /// The guests, the first to join first.
    guests: Vec<Guest>,
    /// The budget of all devices that have not joined.
    strangers: Budget,
}

impl Host {
    /// Returns a host without a match and without guests. Its first change gets the serial after
    /// this one; see [`serial_at_start`].
    pub fn new(serial: u64) -> Self {
        Self {
            serial,
            accepted: None,
            is_hinted: false,
            shown: None,
            from: None,
            tokens: Vec::new(),
            guests: Vec::new(),
            strangers: Budget::new(0),
        }
    }

    /// Admits guests with this token: one at a time to a seat, several to the public. A new token of
    /// a seat takes the place of the one before: who joins with it takes the seat over. Tokens that
    /// are longer than [`MAX_TOKEN`] admit no guest.
    pub fn admit(&mut self, token: &str, viewer: Viewer) {
        let is_of_seat = |to: Viewer| to.seat().is_some() && to == viewer;
        self.tokens.retain(|(known, to)| known != token && !is_of_seat(*to));
        if token.len() <= MAX_TOKEN {
            self.tokens.push((token.to_owned(), viewer));
        }
    }

    /// Shows the match on the table as it stands. Returns what the guests must be told of it: nothing
    /// if nothing has changed.
    pub fn show(&mut self, shown: Hosted) -> Vec<Outgoing> {
        let before = self.shown.as_ref().filter(|before| before.is_at_same_table(&shown));
        let from = before.map(|before| before.same_decisions(&shown));
        let is_news = |from: &usize| shown.position() - from <= MOST_NEWS;
        if before.is_some_and(|before| before.position() == shown.position())
            && from == Some(shown.position())
        {
            return Vec::new();
        }
        self.serial += 1;
        let from = from.filter(is_news);
        self.from = from;
        (self.accepted, self.is_hinted) = (None, false);
        let mut outgoing = Vec::new();
        // Another match may have fewer seats.
        let (guests, without_seat): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.guests).into_iter().partition(|it| shown.has(it.viewer));
        self.guests = guests;
        for Guest { peer, viewer, .. } in &self.guests {
            let text = match from {
                Some(from) => shown.news(*viewer, from, self.serial),
                None => shown.hello(*viewer, self.serial),
            };
            outgoing.push(Outgoing { to: *peer, text, tells: Some(self.serial) });
        }
        outgoing.extend(without_seat.iter().map(gone));
        self.shown = Some(shown);
        outgoing
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

    /// Takes a seat back: its guest is sent away, and its token admits to nothing any more.
    pub fn dismiss(&mut self, seat: Seat) -> Vec<Outgoing> {
        let is_seat = |viewer: Viewer| viewer.is(seat);
        self.tokens.retain(|(_, to)| !is_seat(*to));
        let guest = self.guests.iter().position(|guest| is_seat(guest.viewer));
        guest.into_iter().map(|at| gone(&self.guests.remove(at))).collect()
    }

    /// Returns the viewer that a peer has joined as.
    pub fn viewer_of(&self, peer: Peer) -> Option<Viewer> {
        self.guests.iter().find(|guest| guest.peer == peer).map(|guest| guest.viewer)
    }

    /// Returns the viewers of the guests.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> {
        self.guests.iter().map(|guest| guest.viewer)
    }

    /// Handles a text from a peer, which may be anything. Only what a seat's own guest may do now is
    /// passed on; the table does it, and then shows the match again.
    pub fn receive(&mut self, from: Peer, text: &str, now: u64) -> Received {
        match self.handle(from, text, now) {
            Ok(received) => received,
            Err(Refusal::Silent) => Received::default(),
            Err(Refusal::Because(why)) => answer(from, Sent::Refused { why }.text()),
            Err(Refusal::Taken(seat)) => Received {
                event: Some(SeatEvent::Intruded(seat)),
                ..answer(from, Sent::Refused { why: Why::Taken }.text())
            },
        }
    }

    fn handle(&mut self, from: Peer, text: &str, now: u64) -> Result<Received, Refusal> {
        self.spend(from, MESSAGE, now)?;
        let message = ToHost::read(text).map_err(|fault| match fault {
            Unreadable::OtherProtocol => Why::OtherProtocol,
            _ => Why::Unreadable,
        })?;
        match message {
            ToHost::Join { token } => self.join(from, &token, now),
            ToHost::Decide { serial, index } => self.decide(from, serial, index as usize, now),
            ToHost::Undo { serial } => self.undo(from, serial, now),
            ToHost::Hinted { serial } => self.hinted(from, serial),
            ToHost::Ping { serial } => {
                let viewer = self.viewer(from)?;
                if serial == self.serial && self.shown.is_some() {
                    let is_lost = |&mut (seat, at): &mut (Seat, u64)| {
                        viewer.is(seat) && now.abs_diff(at) >= UNTIL_DONE
                    };
                    if self.accepted.take_if(is_lost).is_some() {
                        // The table has not made its decision, and does not know of it any more.
                        return Err(Why::Stale.into());
                    }
                    return Ok(answer(from, Sent::Here { serial }.text()));
                }
                self.spend(from, WHOLE, now)?;
                Ok(Received { outgoing: vec![self.whole(from, viewer)], ..Received::default() })
            }
            ToHost::Scanned { code } => {
                self.viewer(from)?.seat().ok_or(Why::Public)?;
                Ok(Received { scanned: Some(code), ..Received::default() })
            }
            ToHost::Leave => {
                self.left(from);
                Ok(Received::default())
            }
        }
    }

    fn spend(&mut self, from: Peer, points: u32, now: u64) -> Result<(), Refusal> {
        let guest = self.guests.iter_mut().find(|guest| guest.peer == from);
        let budget = guest.map_or(&mut self.strangers, |guest| &mut guest.budget);
        if budget.spend(points, now) {
            Ok(())
        } else if budget.must_tell() {
            Err(Why::TooMany.into())
        } else {
            Err(Refusal::Silent)
        }
    }

    fn viewer(&self, from: Peer) -> Result<Viewer, Refusal> {
        self.viewer_of(from).ok_or(Why::NotJoined.into())
    }

    fn join(&mut self, from: Peer, token: &str, now: u64) -> Result<Received, Refusal> {
        let known = self.tokens.iter().find(|(known, _)| known == token);
        let &(_, viewer) = known.ok_or(Why::UnknownToken)?;
        if self.shown.as_ref().is_some_and(|shown| !shown.has(viewer)) {
            return Err(Why::UnknownToken.into());
        }
        self.spend(from, WHOLE, now)?;
        let mut outgoing = Vec::new();
        if self.viewer_of(from) != Some(viewer) {
            if let Some(seat) = viewer.seat()
                && let Some(at) = self.guests.iter().position(|guest| guest.viewer == viewer)
            {
                if self.guests[at].token == token {
                    return Err(Refusal::Taken(seat));
                }
                // The seat was given out anew.
                outgoing.push(gone(&self.guests.remove(at)));
            }
            self.left(from);
            self.make_room()?;
            let (token, budget) = (token.to_owned(), Budget::new(now));
            self.guests.push(Guest { peer: from, viewer, token, budget });
        }
        outgoing.push(self.whole(from, viewer));
        Ok(Received { outgoing, ..Received::default() })
    }

    /// Makes room for a guest. A screen of the public that was forgotten joins again.
    fn make_room(&mut self) -> Result<(), Refusal> {
        if self.guests.len() == MOST_GUESTS {
            let oldest = self.guests.iter().position(|guest| guest.viewer == Viewer::Public);
            self.guests.remove(oldest.ok_or(Why::Full)?);
        }
        Ok(())
    }

    /// Returns the message that tells a viewer everything.
    fn whole(&self, to: Peer, viewer: Viewer) -> Outgoing {
        match &self.shown {
            Some(shown) => {
                let text = shown.hello(viewer, self.serial);
                Outgoing { to, text, tells: Some(self.serial) }
            }
            None => Outgoing { to, text: Sent::Gone.text(), tells: None },
        }
    }

    /// Returns true if the last change was one of the match that was shown before.
    pub(super) fn goes_on(&self) -> bool {
        self.from.is_some()
    }

    /// Returns what the public is told: of the last change alone, or of everything.
    pub(super) fn open_text(&self, of_change: bool) -> String {
        let shown = self.shown.as_ref();
        let text = shown.map(|shown| match self.from.filter(|_| of_change) {
            Some(from) => shown.news(Viewer::Public, from, self.serial),
            None => shown.hello(Viewer::Public, self.serial),
        });
        text.unwrap_or_default()
    }

    /// Returns the number of the last change.
    pub(super) fn serial(&self) -> u64 {
        self.serial
    }

    /// Returns the seat of a guest that knows the last change, with the match.
    fn seat_at(&self, from: Peer, serial: u64) -> Result<(Seat, &Hosted), Refusal> {
        let seat = self.viewer(from)?.seat().ok_or(Why::Public)?;
        let shown = self.shown.as_ref().ok_or(Why::NotYourTurn)?;
        if serial == self.serial { Ok((seat, shown)) } else { Err(Why::Stale.into()) }
    }

    /// Accepts a decision or an undo, if none was since the last change. The table may not have made
    /// it, so that after a while another one is accepted.
    fn accept(&mut self, seat: Seat, event: SeatEvent, now: u64) -> Result<Received, Refusal> {
        if self.accepted.is_some_and(|(_, at)| now.abs_diff(at) < UNTIL_DONE) {
            return Err(Why::Repeated.into());
        }
        self.accepted = Some((seat, now));
        Ok(Received { event: Some(event), ..Received::default() })
    }

    fn decide(
        &mut self,
        from: Peer,
        serial: u64,
        index: usize,
        now: u64,
    ) -> Result<Received, Refusal> {
        let (seat, shown) = self.seat_at(from, serial)?;
        if !shown.asks(seat) {
            return Err(Why::NotYourTurn.into());
        }
        if index >= shown.legal_count() {
            return Err(Why::Illegal.into());
        }
        let decision = Decision { seat, index, position: shown.position() };
        self.accept(seat, SeatEvent::Decided(decision), now)
    }

    fn undo(&mut self, from: Peer, serial: u64, now: u64) -> Result<Received, Refusal> {
        let (seat, shown) = self.seat_at(from, serial)?;
        if !shown.has_person(seat) || !shown.can_undo(seat) {
            return Err(Why::Final.into());
        }
        let position = shown.position();
        self.accept(seat, SeatEvent::TakenBack { seat, position }, now)
    }

    /// Notes a hint. It is answered, so that a guest knows that it was counted; one that comes twice
    /// counts once.
    fn hinted(&mut self, from: Peer, serial: u64) -> Result<Received, Refusal> {
        let (seat, shown) = self.seat_at(from, serial)?;
        if !shown.asks(seat) {
            return Err(Why::NotYourTurn.into());
        }
        let position = shown.position();
        let is_new = !std::mem::replace(&mut self.is_hinted, true);
        let event = is_new.then_some(SeatEvent::Hinted { seat, position });
        Ok(Received { event, ..answer(from, Sent::Here { serial }.text()) })
    }
}

/// The refusal of a message.
enum Refusal {
    Silent,
    Because(Why),
    Taken(Seat),
}

impl From<Why> for Refusal {
    fn from(why: Why) -> Self {
        Self::Because(why)
    }
}

/// Returns the message to a guest that has no seat here any more.
fn gone(guest: &Guest) -> Outgoing {
    Outgoing { to: guest.peer, text: Sent::Gone.text(), tells: None }
}

fn answer(to: Peer, text: String) -> Received {
    Received { outgoing: vec![Outgoing { to, text, tells: None }], ..Received::default() }
}
