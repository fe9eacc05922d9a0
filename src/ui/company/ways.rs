//! The ways to reach devices from this tab's table, and to reach a table from a device. Each way is a
//! row of [`Ways::new`] and of [`join`], and a file of its own.

use super::broker::BrokerWay;
use super::hub::Hub;
use super::line::{AnyLine, LineEvent, Way};
use super::room::RoomWay;
use super::scanner::Scanner;
use super::seat_way::SeatWay;
use super::window::WindowWay;
use super::{join_broker, join_room, join_window};
use crate::session::TransportKind;
use crate::session::remote::Transport;
use crate::ui::locale::Messages;
use std::cell::OnceCell;
use std::rc::Rc;
use yew::prelude::*;

/// The ways, each of which is a transport of the hub.
#[derive(Clone)]
pub struct Ways {
    pub hub: Rc<Hub>,
    seats: Rc<[(TransportKind, Rc<dyn SeatWay>)]>,
    /// To other windows of this browser, which hold no seat.
    window: Rc<WindowWay>,
}

impl Ways {
    fn new(hub: Rc<Hub>) -> Self {
        let room: Rc<dyn SeatWay> = RoomWay::new(hub.clone());
        let broker: Rc<dyn SeatWay> = BrokerWay::new(hub.clone());
        let window = WindowWay::new(hub.clone());
        let seats = Rc::new([(TransportKind::Room, room), (TransportKind::Broker, broker)]);
        Self { hub, seats, window }
    }

    /// Returns the ways to devices that hold seats.
    pub fn all(&self) -> impl Iterator<Item = (TransportKind, &Rc<dyn SeatWay>)> {
        self.seats.iter().map(|(via, way)| (*via, way))
    }

    /// Returns a way to devices that hold seats.
    pub fn of(&self, via: TransportKind) -> Option<&Rc<dyn SeatWay>> {
        self.all().find(|(other, _)| *other == via).map(|(_, way)| way)
    }
}

thread_local! {
    static WAYS: OnceCell<Ways> = const { OnceCell::new() };
}

/// Returns the ways of this tab.
pub fn ways() -> Ways {
    if let Some(ways) = WAYS.with(|ways| ways.get().cloned()) {
        return ways;
    }
    let ways = Ways::new(Hub::new());
    WAYS.with(|kept| kept.set(ways.clone()).ok());
    let seats = ways.all().map(|(_, way)| way.clone() as Rc<dyn Transport>);
    ways.hub.start(seats.chain([ways.window.clone() as Rc<dyn Transport>]).collect());
    ways
}

/// Connects this device with its table. `None` if the browser cannot.
fn join(way: &Way, heard: Callback<LineEvent>) -> Option<AnyLine> {
    match way {
        Way::Window { code, .. } => join_window::join(*code, heard),
        Way::Seat(TransportKind::Room, code) => Some(join_room::join(code, heard)),
        Way::Seat(TransportKind::Broker, code) => Some(join_broker::join(code, heard)),
        Way::Seat(TransportKind::Window, _) => None,
    }
}

/// Renders a button that reads a code by the camera. Returns what is said once a code is read.
pub type Scan = fn(&'static Messages, Callback<String, &'static str>) -> Html;

/// What connects devices, once it is fetched.
#[derive(Clone, Copy)]
pub struct CompanyPart {
    /// At a table: begins to reach devices.
    pub reach: fn(),
    /// At a table: begins to tell the match to windows that know this code.
    pub show_to_windows: fn(u64),
    /// On another device: connects it with its table. `None` if the browser cannot.
    pub join: fn(&Way, Callback<LineEvent>) -> Option<AnyLine>,
    /// At a table: scans a letter.
    pub scan: Scan,
}

fn scan(messages: &'static Messages, on_code: Callback<String, &'static str>) -> Html {
    html! { <Scanner {messages} label={messages.language.phones().use_camera} {on_code} /> }
}

/// Returns what connects devices.
pub fn company_part() -> CompanyPart {
    CompanyPart {
        reach: || drop(ways()),
        show_to_windows: |code| ways().window.start(code),
        join,
        scan,
    }
}
