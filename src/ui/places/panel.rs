//! The panel of the table that says who plays where: for each person the place of their seat, and the
//! code or the link for their device.

use super::link::SeatLink;
use super::props::PlacesPanel;
use crate::engine::{Seat, SeatSet};
use crate::platform::codes::{self, Codes};
use crate::platform::random;
use crate::session::remote::{AnswerFault, CodeFault, Connection, SeatStage, Stage};
use crate::session::{ByLetter, Place};
use crate::ui::club::{self, ClubHost, Fetched, club_host, fetch_club};
use crate::ui::phones::{PhoneHost, Read, Room, free, phone_host, says};
use crate::ui::pieces::{Choice, piece};
use crate::ui::table::held::Held;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Renders the panel.
pub fn draw_places_panel(props: PlacesPanel) -> Html {
    html! { <Panel ..props /> }
}

/// The panel.
struct Panel {
    host: Rc<PhoneHost>,
    /// The file of the club, as it was fetched.
    fetched: Fetched,
    /// The host of the seats over the internet, where there is a club.
    club: Option<Rc<ClubHost>>,
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
        let host = phone_host();
        host.watch(ctx.link().callback(|()| Event::Changed));
        let (fetching, drawing) = (ctx.link().clone(), ctx.link().clone());
        spawn_local(async move { fetching.send_message(Event::Fetched(fetch_club().await)) });
        spawn_local(async move { drawing.send_message(Event::Codes(codes::load().await)) });
        let PlacesPanel { persons, plan, .. } = ctx.props();
        let has_code = |seat: &Seat| plan.phones.contains(*seat) || host.stage(*seat).is_some();
        let phones: SeatSet = persons.iter().map(|(seat, _)| *seat).filter(has_code).collect();
        let at = plan.phones.first();
        // A seat that is given out can be taken back whether or not the club's file can be had.
        let club = club::is_open().then(|| watched(ctx));
        Self {
            host,
            fetched: Fetched::None,
            club,
            codes: None,
            phones,
            at,
            is_ready: false,
            read: None,
            has_no_random: false,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Codes(codes) => self.codes = codes,
            Event::Fetched(fetched) => {
                if matches!(fetched, Fetched::Club(_)) {
                    self.club = Some(watched(ctx));
                }
                self.fetched = fetched;
                for seat in ctx.props().plan.internet {
                    if self.club_stage(seat).is_none() {
                        self.invite(seat);
                    }
                }
            }
            Event::Changed => {
                self.read = self.host.passed_on().or(self.read);
                let joined = self.club_stage_of(self.at) == Some(SeatStage::Joined);
                if self.at.is_some_and(|seat| self.is_held(seat)) || joined {
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
                self.host.invite(seat);
            }
            Event::Code(text) => {
                let read = self.host.read(&text);
                if let Read::Refused(AnswerFault::UsedUp(seat)) = read {
                    self.host.invite(seat);
                }
                if read != Read::Again {
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
        self.host.watch(Callback::noop());
        self.club.iter().for_each(|club| club.watch(Callback::noop()));
    }
}

/// Returns the host of the seats that are given out by a link, which tells the panel what changes.
fn watched(ctx: &Context<Panel>) -> Rc<ClubHost> {
    let club = club_host();
    club.watch(ctx.link().callback(|()| Event::Changed));
    club
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
    fn club_stage(&self, seat: Seat) -> Option<SeatStage> {
        self.club.as_ref()?.stage(seat)
    }

    /// Returns true if the code of a phone in this room is shown, or is about to be.
    fn is_in_room(&self) -> bool {
        self.at.is_some_and(|seat| self.phones.contains(seat))
    }

    fn club_stage_of(&self, seat: Option<Seat>) -> Option<SeatStage> {
        self.club_stage(seat?)
    }

    /// Returns true if a phone holds the seat.
    fn is_held(&self, seat: Seat) -> bool {
        self.host.stage(seat).is_some_and(|stage| stage.is_held())
    }

    /// Returns the place of a person's seat.
    fn place(&self, ctx: &Context<Self>, seat: Seat) -> Place {
        let PlacesPanel { here, by_bots, .. } = ctx.props();
        if !here.contains(seat) {
            Place::Letter
        } else if by_bots.contains(seat) {
            Place::Bot
        } else if self.club_stage(seat).is_some() {
            Place::Internet
        } else if self.phones.contains(seat) {
            Place::Phone
        } else {
            Place::Here
        }
    }

    /// Gives a person another place.
    fn place_at(&mut self, ctx: &Context<Self>, seat: Seat, place: Place) {
        let PlacesPanel { on_stand_in, .. } = ctx.props();
        let before = self.place(ctx, seat);
        let is_away = self.host.stage(seat).is_some_and(|stage| stage == Stage::Silent)
            || self.club_stage(seat).is_some_and(|stage| stage != SeatStage::Joined);
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
            Place::Phone | Place::Internet if place == Place::Bot && is_away => {}
            Place::Phone | Place::Internet => free(seat),
            Place::Letter => ctx.props().change(seat),
            Place::Bot => {
                free(seat);
                on_stand_in.emit((seat, Held::Here));
            }
        }
        match place {
            Place::Here => {}
            Place::Phone => {
                self.phones = self.phones.with(seat);
                self.show_next();
            }
            Place::Letter => ctx.props().change(seat),
            Place::Internet => self.invite(seat),
            Place::Bot => on_stand_in.emit((seat, Held::Bot)),
        }
    }

    /// Gives a seat out by a link, if there is a club.
    fn invite(&mut self, seat: Seat) {
        if let (Some(host), Fetched::Club(club)) = (&self.club, &self.fetched) {
            self.has_no_random = !host.invite(seat, club);
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
        let waits = self.phones.contains(seat) && self.host.stage(seat).is_none();
        if self.is_ready && waits {
            self.host.invite(seat);
        }
    }

    /// Renders a person's seat: its place, its state, and its link if that is shown.
    fn row(&self, ctx: &Context<Self>, seat: Seat, name: &str) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let (w, club) = (messages.language.phones(), messages.language.club());
        let place = self.place(ctx, seat);
        let can_leave = ctx.props().can_leave(seat);
        let is_offered = |other: &Place| {
            *other == place
                || match other {
                    Place::Here | Place::Phone => true,
                    Place::Letter => can_leave,
                    Place::Internet => matches!(self.fetched, Fetched::Club(_)),
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
        let stage = self.host.stage(seat);
        let link = self.club_stage(seat);
        let told = match (place, &stage, link) {
            (Place::Bot, None, Some(_)) => club.by_bot,
            (Place::Internet, _, Some(SeatStage::Invited)) => club.invited,
            (Place::Internet, _, Some(SeatStage::Joined)) => club.joined,
            (Place::Internet, _, Some(SeatStage::Silent)) => club.silent,
            (Place::Phone, Some(stage), _) if stage.is_held() => says(stage, messages),
            _ => "",
        };
        let key = match (&stage, link) {
            (Some(Stage::Late | Stage::Silent), _) => button(w.new_code, Event::Renew),
            (Some(stage), _) if !is_shown && !stage.is_held() => button(w.show_code, Event::Show),
            (None, _) if self.phones.contains(seat) && self.is_ready && !is_shown => {
                button(w.show_code, Event::Show)
            }
            (_, Some(SeatStage::Invited | SeatStage::Silent)) if !is_shown => {
                button(club.show_link, Event::Show)
            }
            _ => Html::default(),
        };
        let invitation = self.club.as_ref().and_then(|club| club.invitation(seat));
        html! {
            <li key={seat.index()}>
                { piece!(Choices { legend: name.to_owned(), among, on_choose }) }
                <span role="status">{ told }</span>
                <span class="actions">{ key }</span>
                if let Some(invitation) = invitation.filter(|_| is_shown) {
                    <SeatLink {invitation} name={name.to_owned()} codes={self.codes.clone()} {messages} />
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
            <Room name={name.clone()} stage={self.host.stage(*seat)} trouble={self.host.trouble()}
                outcome={self.outcome(ctx)} codes={self.codes.clone()} {messages}
                on_ready={ctx.link().callback(|()| Event::Ready)}
                on_code={ctx.link().callback(Event::Code)} />
        }
    }

    /// Renders what is said about the club, if there is one.
    fn internet(&self, ctx: &Context<Self>) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.club();
        let fault = match &self.fetched {
            Fetched::None | Fetched::Failed => return Html::default(),
            Fetched::Fault(fault) => Some((w.fault)(*fault)),
            Fetched::Club(_) if self.has_no_random => Some(w.no_random.to_owned()),
            Fetched::Club(_) => None,
        };
        if fault.is_none() && persons.iter().all(|(seat, _)| self.club_stage(*seat).is_none()) {
            return Html::default();
        }
        let connection = match self.club.as_ref().and_then(|host| host.connection()) {
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
        let fault = match self.read {
            Some(Read::Refused(fault)) => fault,
            Some(Read::Taken | Read::Again) | None => return String::new(),
        };
        let says = match fault {
            AnswerFault::Code(CodeFault::NotACode) => w.not_a_code,
            AnswerFault::Code(CodeFault::Damaged) => w.damaged,
            AnswerFault::Code(CodeFault::OtherVersion) => w.other_version,
            AnswerFault::Code(CodeFault::OtherSide) => w.other_side,
            AnswerFault::UsedUp(_) => w.used_up,
            AnswerFault::Unknown | AnswerFault::Again(_) => w.unknown,
            AnswerFault::Taken(seat) => {
                let name = persons.iter().find(|(other, _)| *other == seat);
                return name.map(|(_, name)| (w.taken)(name)).unwrap_or_default();
            }
        };
        says.to_owned()
    }
}
