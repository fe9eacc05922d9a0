//! The seats of this tab's table that are given to devices, and the ways to reach these: what follows
//! from an event is sent and told here.

use super::{ANY, DEVICES, Devices, LOSES, at_now, lost, tell};
use crate::engine::{Seat, SeatSet};
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::timer::{self, Timer};
use crate::platform::{broadcast, clock, storage};
use crate::session::remote::{
    Output, Progress, RefusalReason, SeatEvent, SeatTable, Snapshot, Transport, serial_at_start,
};
use crate::session::{AnyMatch, Place, SeatPlace};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use yew::Callback;

/// The interval at which late connections and silent devices are noticed, in milliseconds.
const TICK: u32 = 900;

/// The key of the number of times that a table of this browser began to tell its match.
pub const STARTS: &str = "screen-hosts";

/// The seats and the ways to their devices.
pub struct Hub {
    table: RefCell<SeatTable>,
    transports: OnceCell<Vec<Rc<dyn Transport>>>,
    /// Called when the panel has something new to show.
    changed: RefCell<Callback<()>>,
    ticking: RefCell<Option<Timer>>,
    _listeners: [Listener; 3],
}

/// Returns the serial after which the next table begins that tells its match. It is higher than all
/// before, in whichever tab.
pub fn next_start() -> u64 {
    serial_at_start(storage::count(STARTS))
}

/// Returns the time, in milliseconds.
pub fn now() -> u64 {
    clock::steady()
}

impl Hub {
    /// Returns the hub of this tab, which has no transports yet.
    pub fn new() -> Rc<Self> {
        Rc::new_cyclic(|own: &std::rc::Weak<Self>| {
            let [gone, back] = [own.clone(), own.clone()];
            Self {
                table: RefCell::new(SeatTable::new(next_start())),
                transports: OnceCell::new(),
                changed: RefCell::new(Callback::noop()),
                ticking: RefCell::default(),
                _listeners: [
                    listen("window", "beforeunload", Hearing::default(), |event| {
                        if super::are_there() {
                            event.prevent_default();
                        }
                    }),
                    listen("window", "pagehide", Hearing::default(), move |_| {
                        gone.upgrade().iter().for_each(|hub| hub.on_hidden());
                    }),
                    listen("window", "pageshow", Hearing::default(), move |_| {
                        let (key, is_here) = at_now();
                        back.upgrade().iter().for_each(|hub| hub.go_to(&key, is_here));
                    }),
                ],
            }
        })
    }

    /// Begins to reach devices in these ways.
    pub fn start(self: &Rc<Self>, transports: Vec<Rc<dyn Transport>>) {
        self.transports.get_or_init(|| transports);
        DEVICES.set(Some(self.clone()));
        self.tick();
        super::ask_to_show();
    }

    /// Does something with the seats, and sends and tells what follows from it. Returns the code of
    /// another device that a seat's device has scanned.
    pub fn with(&self, act: impl FnOnce(&mut SeatTable) -> Output) -> Option<String> {
        let output = act(&mut self.table.borrow_mut());
        self.carry_out(output)
    }

    /// Returns something about the seats.
    pub fn read<R>(&self, read: impl FnOnce(&SeatTable) -> R) -> R {
        read(&self.table.borrow())
    }

    #[inline(never)]
    fn carry_out(&self, Output { messages, events, scanned }: Output) -> Option<String> {
        for transport in self.transports() {
            transport.update(&self.table.borrow(), &messages);
        }
        ANY.set(!self.read(SeatTable::without_spare).is_empty());
        let is_news = !events.is_empty();
        events.into_iter().for_each(tell);
        if is_news {
            self.tell_panel();
        }
        scanned
    }

    fn transports(&self) -> impl Iterator<Item = &Rc<dyn Transport>> {
        self.transports.get().into_iter().flatten()
    }

    fn tick(self: &Rc<Self>) {
        self.transports().for_each(|transport| transport.tick());
        let hub = self.clone();
        self.ticking.replace(Some(timer::after(TICK, move || hub.tick())));
        self.tell_panel();
    }

    /// Notes that the page may be gone for good, and with it the devices in this room.
    fn on_hidden(&self) {
        let (key, is_here) = at_now();
        if let Some(text) = lost::note(&key, &self.held()).filter(|_| is_here) {
            broadcast::say(&[LOSES, &text].concat());
        }
        super::tell_left();
        self.transports().for_each(|transport| transport.end());
        self.go_to("", false);
    }

    /// Calls `changed` when the panel has something new to show.
    pub fn watch(&self, changed: Callback<()>) {
        self.changed.replace(changed);
    }

    /// Makes the panel show what is new.
    pub fn tell_panel(&self) {
        let changed = self.changed.borrow().clone();
        changed.emit(());
    }
}

impl Devices for Hub {
    fn show(&self, play: &AnyMatch, here: SeatSet, names: Vec<String>, places: Vec<SeatPlace>) {
        let shown = Snapshot::of(play, names).among(here).played_at(places);
        self.with(|table| table.show(shown));
        self.tell_panel();
    }

    fn go_on(&self, progress: Progress) {
        let output = self.table.borrow_mut().go_on(progress);
        if !output.messages.is_empty() {
            self.carry_out(output);
        }
    }

    fn close(&self) {
        self.with(SeatTable::close);
        self.go_to("", false);
    }

    fn held(&self) -> Vec<SeatEvent> {
        let stays =
            |event: &SeatEvent| matches!(event, SeatEvent::Device(_, via, _) if !via.comes_back());
        self.read(|table| table.held().filter(stays).collect())
    }

    fn is_on_screen(&self) -> bool {
        self.read(SeatTable::has_public)
    }

    fn free(&self, seat: Seat, place: Place) {
        self.with(|table| table.move_to(seat, place));
        self.tell_panel();
    }

    fn refuse(&self, seat: Seat, why: RefusalReason) {
        self.with(|table| table.refuse(seat, why));
    }

    fn go_to(&self, key: &str, is_here: bool) {
        self.transports().for_each(|transport| transport.go_to(key, is_here));
    }
}
