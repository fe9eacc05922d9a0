//! The panel of the table that says who plays where: for each person the place of their seat, and the
//! code or the link for their device.

use super::free;
use super::props::PlacesPanel;
use super::seat_way::{Invited, SeatWay};
use super::ways::{Ways, ways};
use crate::engine::{Seat, SeatSet};
use crate::platform::codes::{self, Codes};
use crate::platform::random;
use crate::session::{ByLetter, Place, Plan, Presence, TransportKind};
use crate::ui::pieces::{Choice, piece};
use std::rc::Rc;
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
    /// The seats for which a device was chosen that has yet to join.
    chosen: Plan,
    /// The seat whose invitation is shown.
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
    Show(Seat),
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
        let PlacesPanel { persons, plan, in_room, .. } = ctx.props();
        let given = |&(seat, _): &(Seat, String)| {
            let (via, _) = ways.hub.read(|table| table.device(seat))?;
            Some((seat, via)).filter(|(_, via)| !via.is_far())
        };
        let given: Vec<_> = persons.iter().filter_map(given).collect();
        Self {
            codes: None,
            chosen: plan.iter().chain(given).collect(),
            at: plan.iter().map(|(seat, _)| seat).next(),
            in_room: *in_room,
            ways,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Codes(codes) => self.codes = codes,
            Event::Changed => {
                for (seat, via) in self.chosen.iter().filter(|(_, via)| via.is_far()) {
                    self.invite(seat, via);
                }
                let device = self.at.and_then(|seat| self.device(seat));
                if device.is_some_and(|(via, presence)| {
                    presence == Presence::Joined || presence.is_held() && !via.comes_back()
                }) {
                    // The next code is wanted.
                    self.at = None;
                    self.show_next();
                }
            }
            Event::Place(seat, place) => self.place_at(ctx, seat, place),
            Event::Show(seat) => self.show(seat),
            Event::Renew(seat) => {
                if let Place::Device(via) = self.place(ctx, seat) {
                    self.at = Some(seat);
                    self.ways.of(via).iter().for_each(|way| way.invite(seat));
                }
            }
        }
        for (_, way) in self.ways.all().filter(|(via, _)| self.shown() != Some(*via)) {
            way.put_away();
        }
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
        let says = |(via, way): (_, &Rc<dyn SeatWay>)| way.says(is_used(via), messages);
        let below = self.at.filter(|_| self.shown().is_some_and(|via| !via.is_far()));
        html! {
            <div class="phones">
                <p class="hint">{ w.hint }</p>
                <ul class="phones-seats">
                    { for persons.iter().map(|(seat, name)| self.row(ctx, *seat, name)) }
                </ul>
                if persons.len() > 1 && persons.iter().any(|(seat, _)| is_fixed(*seat)) {
                    <p class="hint">{ w.letter_later }</p>
                }
                { below.map(|seat| self.invitation(ctx, seat)).unwrap_or_default() }
                { for self.ways.all().map(says) }
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

    /// Returns the way whose invitation is shown, or is about to be.
    fn shown(&self) -> Option<TransportKind> {
        let seat = self.at?;
        self.chosen.of(seat).or_else(|| self.device(seat).map(|(via, _)| via))
    }

    /// Returns true if the code of a device in this room is shown, or is about to be.
    fn is_in_room(&self) -> bool {
        self.shown().is_some_and(|via| !via.is_far())
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
            Place::Here => {}
            // A bot plays until the device is there.
            Place::Device(_) if place == Place::Bot && is_away => {}
            Place::Device(_) => free(seat, place),
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
                self.chosen = self.chosen.with(seat, via);
                self.show_next();
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
            if !self.is_in_room() {
                self.at = Some(seat);
            }
        }
    }

    /// Shows the code of the first seat that waits for a device in this room, unless one is shown.
    fn show_next(&mut self) {
        let waits = |seat: &Seat| self.device(*seat).is_none_or(|(_, it)| !it.is_held());
        let chosen = self.chosen.iter().filter(|(_, via)| !via.is_far());
        let next = chosen.map(|(seat, _)| seat).find(waits);
        if let Some(seat) = next.filter(|_| !self.is_in_room()) {
            self.show(seat);
        }
    }

    /// Shows the invitation of a seat, which is made if there is none.
    fn show(&mut self, seat: Seat) {
        self.at = Some(seat);
        let way = self.chosen.of(seat).and_then(|via| self.ways.of(via));
        if let Some(way) = way.filter(|way| way.is_ready() && self.device(seat).is_none()) {
            way.invite(seat);
        }
    }

    /// Renders what lets the device of a seat join.
    fn invitation(&self, ctx: &Context<Self>, seat: Seat) -> Html {
        let PlacesPanel { persons, messages, .. } = ctx.props();
        let way = self.shown().and_then(|via| self.ways.of(via));
        let shown = Invited { seat, persons, codes: &self.codes, messages };
        way.map(|way| way.draw(&shown)).unwrap_or_default()
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
        let presence = self.device(seat).map(|(_, presence)| presence);
        let has_left = left.of(seat).is_some() && presence.is_none();
        let (told, key) = match place {
            Place::Bot if self.device(seat).is_some_and(|(via, _)| via.comes_back()) => {
                (w.bot_stands_in, None)
            }
            Place::Device(via) => {
                let way = self.ways.of(via);
                let words = (w.device)(via);
                let told = match presence {
                    None if has_left => words.left,
                    None => "",
                    Some(Presence::Invited) => words.invited,
                    Some(Presence::Joined) => words.joined,
                    Some(Presence::Silent) => words.silent,
                };
                let is_waiting = presence != Some(Presence::Joined) && !is_shown;
                let is_ready = presence.is_some() || way.is_some_and(|way| way.is_ready());
                let is_used_up = way.is_some_and(|way| way.is_used_up(seat));
                let key = if is_used_up || has_left && !is_shown {
                    Some(button(messages.language.phones().new_code, Event::Renew))
                } else {
                    (is_waiting && is_ready).then(|| button(words.show, Event::Show))
                };
                (told, key)
            }
            _ => ("", None),
        };
        html! {
            <li key={seat.index()}>
                { piece!(Choices { legend: name.to_owned(), among, on_choose }) }
                <span role="status">{ told }</span>
                <span class="actions">{ key.unwrap_or_default() }</span>
                if is_shown && self.shown().is_some_and(TransportKind::is_far) {
                    { self.invitation(ctx, seat) }
                }
            </li>
        }
    }
}
