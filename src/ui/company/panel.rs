//! The panel of the table that says who plays where: for each person the place of their seat, and the
//! code or the link for their device.

use super::broker_file::{Fetched, fetch_brokers};
use super::broker_link::BrokerLink;
use super::free;
use super::props::PlacesPanel;
use super::room::Read;
use super::room_panel::Room;
use super::ways::{Ways, ways};
use crate::engine::{Seat, SeatSet};
use crate::platform::codes::{self, Codes};
use crate::platform::random;
use crate::session::remote::{AnswerError, CodeError, Connection, Handshake};
use crate::session::{ByLetter, Place, Presence, TransportKind};
use crate::ui::pieces::{Choice, piece};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Renders the panel.
pub fn draw_places_panel(props: PlacesPanel) -> Html {
    html! { <Panel ..props /> }
}

/// The panel.
struct Panel {
    ways: Ways,
    /// The file of the club, as it was fetched.
    fetched: Fetched,
    codes: Option<Codes>,
    /// The seats for which a phone was chosen.
    phones: SeatSet,
    /// The seat whose code or link is shown.
    at: Option<Seat>,
    /// True once codes may be made: a camera was allowed before, or none is used.
    is_ready: bool,
    /// The outcome of the last code that was read.
    read: Option<Read>,
    /// True if the browser cannot make a link.
    has_no_random: bool,
}

enum Event {
    Codes(Option<Codes>),
    Fetched(Fetched),
    /// Something has changed at a host.
    Changed,
    /// Codes may be made.
    Ready,
    /// A person gets another place.
    Place(Seat, Place),
    Show(Seat),
    Renew(Seat),
    /// A code was scanned or pasted.
    Code(String),
}

impl Component for Panel {
    type Message = Event;
    type Properties = PlacesPanel;

    fn create(ctx: &Context<Self>) -> Self {
        let ways = ways();
        ways.hub.watch(ctx.link().callback(|()| Event::Changed));
        let (fetching, drawing) = (ctx.link().clone(), ctx.link().clone());
        spawn_local(async move { fetching.send_message(Event::Fetched(fetch_brokers().await)) });
        spawn_local(async move { drawing.send_message(Event::Codes(codes::load().await)) });
        let PlacesPanel { persons, plan, .. } = ctx.props();
        let in_room = |seat| {
            let via = TransportKind::Room;
            ways.hub.read(|table| table.presence(seat, via)).is_some()
        };
        let has_code = |seat: &Seat| plan.phones.contains(*seat) || in_room(*seat);
        let phones: SeatSet = persons.iter().map(|(seat, _)| *seat).filter(has_code).collect();
        Self {
            fetched: Fetched::None,
            codes: None,
            phones,
            at: plan.phones.first(),
            is_ready: false,
            read: None,
            has_no_random: false,
            ways,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Codes(codes) => self.codes = codes,
            Event::Fetched(fetched) => {
                self.fetched = fetched;
                for seat in ctx.props().plan.internet {
                    if self.presence(seat, TransportKind::Broker).is_none() {
                        self.invite(seat);
                    }
                }
            }
            Event::Changed => {
                self.read = self.ways.room.passed_on().or(self.read);
                let device = self.at.and_then(|seat| self.device(seat));
                if device.is_some_and(|(via, presence)| {
                    presence == Presence::Joined || presence.is_held() && !via.is_far()
                }) {
                    // The next code is wanted.
                    (self.at, self.read) = (None, None);
                    self.show_next();
                }
            }
            Event::Ready => {
                self.is_ready = true;
                self.at.into_iter().for_each(|seat| self.show(seat));
            }
            Event::Place(seat, place) => self.place_at(ctx, seat, place),
            Event::Show(seat) => self.show(seat),
            Event::Renew(seat) => {
                (self.at, self.read) = (Some(seat), None);
                self.phones = self.phones.with(seat);
                self.ways.room.invite(seat);
            }
            Event::Code(text) => {
                let read = self.ways.room.read(&text);
                if let Err(AnswerError::UsedUp(seat)) = read {
                    self.ways.room.invite(seat);
                }
                if !matches!(read, Err(AnswerError::Again(_))) {
                    self.read = Some(read);
                }
            }
        }
        // The next phone asks for the camera anew.
        self.is_ready &= self.is_in_room();
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let is_fixed =
            |seat: Seat| self.place(ctx, seat) != Place::Letter && !ctx.props().can_leave(seat);
        html! {
            <div class="phones">
                <p class="hint">{ w.hint }</p>
                <ul class="phones-seats">
                    { for persons.iter().map(|(seat, name)| self.row(ctx, *seat, name)) }
                </ul>
                if persons.len() > 1 && persons.iter().any(|(seat, _)| is_fixed(*seat)) {
                    <p class="hint">{ w.letter_later }</p>
                }
                { self.room(ctx) }
                { self.internet(ctx) }
            </div>
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        self.ways.hub.watch(Callback::noop());
    }
}

impl PlacesPanel {
    /// Returns who would play here if this person changed between here and a letter.
    fn changed(&self, seat: Seat) -> SeatSet {
        if self.here.contains(seat) { self.here.without(seat) } else { self.here.with(seat) }
    }

    /// Returns true if this person can change between here and a letter: the last person here stays,
    /// and no hand is shown until its player has taken the device.
    fn can_leave(&self, seat: Seat) -> bool {
        let changed = self.changed(seat);
        changed.len() > 1 || changed.len() == 1 && changed.first() == self.shown
    }

    /// Changes a person's place between here and a letter.
    fn change(&self, seat: Seat) {
        let new = || ByLetter { id: random::fresh_seed(), here: SeatSet::NONE, sent: None };
        let here = self.changed(seat);
        self.on_letter.emit(ByLetter { here, ..self.by_letter.unwrap_or_else(new) });
    }
}

impl Panel {
    /// Returns the way to the device of a seat, and whether it is there.
    fn device(&self, seat: Seat) -> Option<(TransportKind, Presence)> {
        self.ways.hub.read(|table| table.device(seat))
    }

    /// Returns whether the device of a seat is there, if it is reached in this way.
    fn presence(&self, seat: Seat, via: TransportKind) -> Option<Presence> {
        self.ways.hub.read(|table| table.presence(seat, via))
    }

    /// Returns true if the code of a phone in this room is shown, or is about to be.
    fn is_in_room(&self) -> bool {
        self.at.is_some_and(|seat| self.phones.contains(seat))
    }

    /// Returns true if a phone in this room holds the seat.
    fn is_held(&self, seat: Seat) -> bool {
        self.presence(seat, TransportKind::Room).is_some_and(Presence::is_held)
    }

    /// Returns the place of a person's seat.
    fn place(&self, ctx: &Context<Self>, seat: Seat) -> Place {
        let PlacesPanel { here, by_bots, .. } = ctx.props();
        if !here.contains(seat) {
            Place::Letter
        } else if by_bots.contains(seat) {
            Place::Bot
        } else if let Some((via, _)) = self.device(seat).filter(|(via, _)| via.is_far()) {
            Place::Device(via)
        } else if self.phones.contains(seat) {
            Place::Device(TransportKind::Room)
        } else {
            Place::Here
        }
    }

    /// Gives a person another place.
    fn place_at(&mut self, ctx: &Context<Self>, seat: Seat, place: Place) {
        let PlacesPanel { on_stand_in, .. } = ctx.props();
        let before = self.place(ctx, seat);
        let is_away = self.device(seat).is_some_and(|(via, presence)| {
            presence == Presence::Silent || via.is_far() && presence != Presence::Joined
        });
        if place == before {
            return;
        }
        if self.at == Some(seat) {
            self.at = None;
        }
        self.phones = self.phones.without(seat);
        match before {
            Place::Here => {}
            // A bot plays until the device is there.
            Place::Device(_) if place == Place::Bot && is_away => {}
            Place::Device(_) => free(seat),
            Place::Letter => ctx.props().change(seat),
            Place::Bot => {
                free(seat);
                on_stand_in.emit((seat, Place::Here));
            }
        }
        match place {
            Place::Here => {}
            Place::Device(via) if via.is_far() => self.invite(seat),
            Place::Device(_) => {
                self.phones = self.phones.with(seat);
                self.show_next();
            }
            Place::Letter => ctx.props().change(seat),
            Place::Bot => on_stand_in.emit((seat, Place::Bot)),
        }
    }

    /// Gives a seat out by a link, if there is a club.
    fn invite(&mut self, seat: Seat) {
        if let Fetched::Brokers(club) = &self.fetched {
            self.has_no_random = !self.ways.broker.invite(seat, club);
            if !self.is_in_room() {
                self.at = Some(seat);
            }
        }
    }

    /// Shows the code of the first seat that waits for a phone, unless one is shown.
    fn show_next(&mut self) {
        let next = self.phones.iter().find(|&seat| !self.is_held(seat));
        if let Some(seat) = next.filter(|_| !self.is_in_room()) {
            self.show(seat);
        }
    }

    /// Shows the code or the link of a seat. A code is made if there is none.
    fn show(&mut self, seat: Seat) {
        self.at = Some(seat);
        let via = TransportKind::Room;
        let waits = self.phones.contains(seat) && self.presence(seat, via).is_none();
        if self.is_ready && waits {
            self.ways.room.invite(seat);
        }
    }

    /// Renders a person's seat: its place, its state, and its link if that is shown.
    fn row(&self, ctx: &Context<Self>, seat: Seat, name: &str) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let (w, club) = (messages.language.phones(), messages.language.broker());
        let place = self.place(ctx, seat);
        let can_leave = ctx.props().can_leave(seat);
        let is_offered = |other: &Place| {
            *other == place
                || match other {
                    Place::Here => true,
                    Place::Letter => can_leave,
                    Place::Device(via) => {
                        !via.is_far() || matches!(self.fetched, Fetched::Brokers(_))
                    }
                    Place::Bot => persons.len() > 1,
                } && (place != Place::Letter || can_leave)
        };
        let offered: Vec<Place> = Place::ALL.into_iter().filter(is_offered).collect();
        let label = |&it: &Place| Choice {
            label: messages.language.by_letter().place(it).into(),
            chosen: it == place,
        };
        let among = offered.iter().map(label).collect::<Vec<_>>();
        let on_choose = ctx.link().callback(move |at: usize| Event::Place(seat, offered[at]));
        let button = |label: &'static str, event: fn(Seat) -> Event| {
            let onclick = ctx.link().callback(move |_: MouseEvent| event(seat));
            let label_of = format!("{label}: {name}");
            html! { <button type="button" class="button" aria-label={label_of} {onclick}>{ label }</button> }
        };
        let is_shown = self.at == Some(seat);
        let device = self.device(seat);
        let is_late = matches!(self.ways.room.handshake(seat), Some(Handshake::Late));
        let told = match (place, device) {
            (Place::Bot, Some((via, _))) if via.is_far() => club.by_bot,
            (Place::Device(_), Some((via, presence))) if via.is_far() => match presence {
                Presence::Invited => club.invited,
                Presence::Joined => club.joined,
                Presence::Silent => club.silent,
            },
            (Place::Device(_), Some((_, Presence::Joined))) => w.joined,
            (Place::Device(_), Some((_, Presence::Silent))) => w.lost,
            _ => "",
        };
        let key = match device {
            Some((via, presence)) if via.is_far() => {
                let waits = presence != Presence::Joined && !is_shown;
                waits.then(|| button(club.show_link, Event::Show))
            }
            Some((_, Presence::Silent)) => Some(button(w.new_code, Event::Renew)),
            Some((_, Presence::Invited)) if is_late => Some(button(w.new_code, Event::Renew)),
            Some((_, presence)) => {
                let waits = presence == Presence::Invited && !is_shown;
                waits.then(|| button(w.show_code, Event::Show))
            }
            None => {
                let waits = self.phones.contains(seat) && self.is_ready && !is_shown;
                waits.then(|| button(w.show_code, Event::Show))
            }
        };
        let invitation = self.ways.broker.invitation(seat);
        html! {
            <li key={seat.index()}>
                { piece!(Choices { legend: name.to_owned(), among, on_choose }) }
                <span role="status">{ told }</span>
                <span class="actions">{ key.unwrap_or_default() }</span>
                if let Some(invitation) = invitation.filter(|_| is_shown) {
                    <BrokerLink {invitation} name={name.to_owned()} codes={self.codes.clone()} {messages} />
                }
            </li>
        }
    }

    /// Renders what lets phones in the same room join, if one is wanted.
    fn room(&self, ctx: &Context<Self>) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let shown = persons.iter().find(|(seat, _)| self.at == Some(*seat));
        let Some((seat, name)) = shown.filter(|_| self.is_in_room()) else {
            return Html::default();
        };
        html! {
            <Room name={name.clone()} handshake={self.ways.room.handshake(*seat)} trouble={self.ways.room.trouble()}
                outcome={self.outcome(ctx)} codes={self.codes.clone()} {messages}
                on_ready={ctx.link().callback(|()| Event::Ready)}
                on_code={ctx.link().callback(Event::Code)} />
        }
    }

    /// Renders what is said about the club, if there is one.
    fn internet(&self, ctx: &Context<Self>) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.broker();
        let fault = match &self.fetched {
            Fetched::None | Fetched::Failed => return Html::default(),
            Fetched::Fault(fault) => Some((w.fault)(*fault)),
            Fetched::Brokers(_) if self.has_no_random => Some(w.no_random.to_owned()),
            Fetched::Brokers(_) => None,
        };
        if fault.is_none()
            && !persons
                .iter()
                .any(|(seat, _)| self.device(*seat).is_some_and(|(via, _)| via.is_far()))
        {
            return Html::default();
        }
        let connection = match self.ways.broker.connection() {
            Some(Connection::Connecting) => w.connecting,
            Some(Connection::Unreachable) => w.unreachable,
            Some(Connection::Barred) => w.barred,
            Some(Connection::Connected) | None => "",
        };
        html! {
            <section class="club">
                <h3>{ w.title }</h3>
                if let Some(fault) = fault {
                    <p class="note" role="alert">{ fault }</p>
                } else {
                    <p class="hint">{ w.intro }</p>
                    <p role="status">{ connection }</p>
                }
            </section>
        }
    }

    /// Returns what is said about the code that was read last.
    fn outcome(&self, ctx: &Context<Self>) -> String {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let Some(Err(fault)) = self.read else { return String::new() };
        let says = match fault {
            AnswerError::Code(CodeError::NotACode) => w.not_a_code,
            AnswerError::Code(CodeError::Damaged) => w.damaged,
            AnswerError::Code(CodeError::OtherVersion) => w.other_version,
            AnswerError::Code(CodeError::OtherSide) => w.other_side,
            AnswerError::UsedUp(_) => w.used_up,
            AnswerError::Unknown | AnswerError::Again(_) => w.unknown,
            AnswerError::Taken(seat) => {
                let name = persons.iter().find(|(other, _)| *other == seat);
                return name.map(|(_, name)| (w.taken)(name)).unwrap_or_default();
            }
        };
        says.to_owned()
    }
}
