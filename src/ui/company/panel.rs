//! The panel of the table that says who plays where: for each person the place of their seat, and the
//! code or the link for their device.

use super::free;
use super::props::PlacesPanel;
use super::seat_way::Shown;
use super::ways::{Ways, ways};
use crate::engine::{Seat, SeatSet};
use crate::platform::codes::{self, Codes};
use crate::platform::random;
use crate::session::{ByLetter, Place, Plan, Presence, TransportKind};
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
    codes: Option<Codes>,
    /// The seats for which a device was chosen, or which one in this room has held since the panel opened.
    chosen: Plan,
    /// The seat whose link is shown.
    at: Option<Seat>,
    /// See [`PlacesPanel::in_room`].
    in_room: Plan,
}

enum Event {
    Codes(Option<Codes>),
    /// Something has changed at a host.
    Changed,
    /// A person gets another place.
    Place(Seat, Place),
    /// A person opens the link of a seat.
    Show(Seat),
    /// Another device is to take the seat of one that is silent.
    Renew(Seat),
}

impl Component for Panel {
    type Message = Event;
    type Properties = PlacesPanel;

    fn create(ctx: &Context<Self>) -> Self {
        let ways = ways();
        ways.hub.watch(ctx.link().callback(|()| Event::Changed));
        ways.all().for_each(|(_, way)| way.prepare());
        let drawing = ctx.link().clone();
        spawn_local(async move { drawing.send_message(Event::Codes(codes::load().await)) });
        let PlacesPanel { plan, in_room, .. } = *ctx.props();
        let far = |(seat, via): (Seat, TransportKind)| via.is_far().then_some(seat);
        let mut panel =
            Self { codes: None, chosen: plan, at: plan.iter().find_map(far), in_room, ways };
        panel.refresh(ctx);
        panel
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Codes(codes) => self.codes = codes,
            Event::Changed => {
                for (seat, via) in self.chosen.iter().filter(|(_, via)| via.is_far()) {
                    self.invite(seat, via);
                }
                let device = self.at.and_then(|seat| self.device(seat));
                if device.is_some_and(|(_, presence)| presence == Presence::Joined) {
                    self.at = None;
                }
            }
            Event::Place(seat, place) => self.place_at(ctx, seat, place),
            Event::Show(seat) => self.at = Some(seat),
            Event::Renew(seat) => free(seat, self.place(ctx, seat)),
        }
        self.refresh(ctx);
        true
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &PlacesPanel) -> bool {
        self.in_room = ctx.props().in_room;
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let is_fixed =
            |seat: Seat| self.place(ctx, seat) != Place::Letter && !ctx.props().can_leave(seat);
        let is_used = |via: TransportKind| {
            let device = |(seat, _): &(Seat, String)| self.device(*seat);
            persons.iter().filter_map(device).any(|(other, _)| other == via)
        };
        let shown = self.with(ctx);
        let says = self.ways.all().map(|(via, way)| way.says(is_used(via), &shown));
        html! {
            <div class="phones">
                <p class="hint">{ w.hint }</p>
                <ul class="phones-seats">
                    { for persons.iter().map(|(seat, name)| self.row(ctx, *seat, name)) }
                </ul>
                if persons.len() > 1 && persons.iter().any(|(seat, _)| is_fixed(*seat)) {
                    <p class="hint">{ w.letter_later }</p>
                }
                { for says }
            </div>
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        self.ways.hub.watch(Callback::noop());
        self.ways.all().for_each(|(_, way)| way.put_away());
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
        // Only the table knows a device that has joined in another tab.
        let in_other_tab = || Some((self.in_room.of(seat)?, Presence::Joined));
        self.ways.hub.read(|table| table.device(seat)).or_else(in_other_tab)
    }

    /// Makes what the ways are to show next.
    fn refresh(&mut self, ctx: &Context<Self>) {
        for (seat, _) in &ctx.props().persons {
            let device = self.ways.hub.read(|table| table.device(*seat));
            if let Some((via, _)) = device.filter(|(via, _)| !via.is_far()) {
                // If it leaves, it is expected back.
                self.chosen = self.chosen.with(*seat, via);
            }
        }
        for (via, way) in self.ways.all() {
            let wanted = self.chosen.iter().filter(|(_, other)| *other == via);
            way.refresh(wanted.map(|(seat, _)| seat).collect());
        }
    }

    /// Returns what the ways are shown with.
    fn with<'a>(&'a self, ctx: &'a Context<Self>) -> Shown<'a> {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        Shown { persons, codes: &self.codes, messages }
    }

    /// Returns the place of a person's seat.
    fn place(&self, ctx: &Context<Self>, seat: Seat) -> Place {
        let PlacesPanel { here, by_bots, .. } = ctx.props();
        let far = self.device(seat).map(|(via, _)| via).filter(|via| via.is_far());
        if !here.contains(seat) {
            Place::Letter
        } else if by_bots.contains(seat) {
            Place::Bot
        } else {
            let near = self.chosen.of(seat).or_else(|| self.in_room.of(seat));
            far.or(near).map_or(Place::Here, Place::Device)
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
        self.chosen = self.chosen.without(seat);
        match before {
            // A bot plays until the device is there.
            Place::Device(_) if place == Place::Bot && is_away => {}
            // A device that has left this seat has a spare invitation to it.
            Place::Here | Place::Device(_) => free(seat, place),
            Place::Letter => ctx.props().change(seat),
            Place::Bot => {
                free(seat, place);
                on_stand_in.emit((seat, Place::Here));
            }
        }
        match place {
            Place::Here => {}
            Place::Device(via) if via.is_far() => self.invite(seat, via),
            Place::Device(via) => {
                // A device that another tab has lost sight of.
                free(seat, place);
                self.chosen = self.chosen.with(seat, via);
            }
            Place::Letter => ctx.props().change(seat),
            Place::Bot => on_stand_in.emit((seat, Place::Bot)),
        }
    }

    /// Gives a seat out to a device far away, if that can be reached and has no invitation yet.
    fn invite(&mut self, seat: Seat, via: TransportKind) {
        if let Some(way) = self.ways.of(via).filter(|way| way.is_offered()).cloned() {
            self.chosen = self.chosen.without(seat);
            if self.device(seat).is_none_or(|(other, _)| other != via) {
                way.invite(seat);
            }
            self.at = Some(seat);
        }
    }

    /// Renders a person's seat: its place, its state, and its link if that is shown.
    fn row(&self, ctx: &Context<Self>, seat: Seat, name: &str) -> Html {
        let PlacesPanel { persons, messages, left, .. } = ctx.props();
        let w = messages.language.by_letter();
        let place = self.place(ctx, seat);
        let can_leave = ctx.props().can_leave(seat);
        let is_offered = |other: &Place| {
            *other == place
                || match other {
                    Place::Here => true,
                    Place::Letter => can_leave,
                    Place::Device(via) => self.ways.of(*via).is_some_and(|way| way.is_offered()),
                    Place::Bot => persons.len() > 1,
                } && (place != Place::Letter || can_leave)
        };
        let offered: Vec<Place> = Place::ALL.into_iter().filter(is_offered).collect();
        let label = |&it: &Place| Choice { label: w.place(it).into(), chosen: it == place };
        let among = offered.iter().map(label).collect::<Vec<_>>();
        let on_choose = ctx.link().callback(move |at: usize| Event::Place(seat, offered[at]));
        let button = |label: &'static str, event: fn(Seat) -> Event| {
            let onclick = ctx.link().callback(move |_: MouseEvent| event(seat));
            let label_of = format!("{label}: {name}");
            html! { <button type="button" class="button" aria-label={label_of} {onclick}>{ label }</button> }
        };
        let is_shown = self.at == Some(seat);
        let device = self.device(seat);
        let presence = device.map(|(_, presence)| presence);
        let phones = messages.language.phones();
        let (told, key) = match place {
            Place::Bot if device.is_some_and(|(via, _)| via.comes_back()) => {
                (phones.bot_stands_in, None)
            }
            Place::Device(via) => {
                let words = (phones.device)(via);
                let told = match presence {
                    None if left.of(seat).is_some() => words.left,
                    None => "",
                    Some(Presence::Invited) => words.invited,
                    Some(Presence::Joined) => words.joined,
                    Some(Presence::Silent) => words.silent,
                };
                let key = if !via.is_far() {
                    let label = phones.new_code;
                    (presence == Some(Presence::Silent)).then(|| button(label, Event::Renew))
                } else if presence != Some(Presence::Joined) && !is_shown {
                    Some(button(words.show, Event::Show))
                } else {
                    None
                };
                (told, key)
            }
            _ => ("", None),
        };
        let far = device.map(|(via, _)| via).filter(|via| is_shown && via.is_far());
        let link = far.and_then(|via| self.ways.of(via)).map(|way| way.draw(seat, &self.with(ctx)));
        html! {
            <li key={seat.index()}>
                { piece!(Choices { legend: name.to_owned(), among, on_choose }) }
                <span role="status">{ told }</span>
                <span class="actions">{ key.unwrap_or_default() }</span>
                { link.unwrap_or_default() }
            </li>
        }
    }
}
