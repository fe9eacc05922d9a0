//! The host of the seats that are played over the internet: it connects `session::remote` with the
//! club's broker.

use super::{AT, IS_OPEN, KEY, lines, record};
use crate::engine::Seat;
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::socket::{Socket, SocketEvent};
use crate::platform::timer::{self, Timer};
use crate::platform::{clock, random, storage};
use crate::session::remote::{
    Broker, Club, Connection, Dial, Hosted, Invitation, RelayHost, Relayed, SeatEvent, SeatKey,
    SeatStage, TableId, serial_at_start,
};
use crate::ui::phones::{self, Hosting};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use yew::Callback;

/// The interval at which silent devices are noticed, in milliseconds.
const TICK: u32 = 900;

/// The number of matches whose seats are kept.
const MOST_KEPT: usize = 8;

/// The number of ticks without a broker after which all devices count as silent.
const LOST: u32 = 5;

/// A match some seats of which are given out.
struct Open {
    /// The key of the match.
    key: String,
    invitations: Vec<Invitation>,
    broker: Broker,
    table: TableId,
    /// The number of hosts that were started for the table, with this one.
    starts: u32,
    relay: RelayHost,
    socket: Option<Socket>,
}

/// The host of this tab's seats that are played over the internet.
pub struct ClubHost {
    own: Weak<Self>,
    open: RefCell<Option<Open>>,
    /// Called when the panel has something new to show.
    changed: RefCell<Callback<()>>,
    ticking: RefCell<Option<Timer>>,
    /// The number of ticks since the broker was lost.
    lost_for: Cell<u32>,
    _listeners: [Listener; 2],
}

thread_local! {
    static HOST: RefCell<Option<Rc<ClubHost>>> = const { RefCell::new(None) };
}

/// Returns the host of this tab, and makes it if there is none.
pub fn host() -> Rc<ClubHost> {
    if let Some(host) = HOST.with_borrow(Clone::clone) {
        return host;
    }
    let host = Rc::new_cyclic(|own: &Weak<ClubHost>| {
        let [leaves, back] = [own.clone(), own.clone()];
        ClubHost {
            own: own.clone(),
            open: RefCell::default(),
            changed: RefCell::new(Callback::noop()),
            ticking: RefCell::default(),
            lost_for: Cell::default(),
            _listeners: [
                listen("window", "pagehide", Hearing::default(), move |_| {
                    leaves.upgrade().iter().for_each(|host| host.leave());
                }),
                listen("window", "pageshow", Hearing::default(), move |_| {
                    back.upgrade().iter().for_each(|host| host.go_to(&at()));
                }),
            ],
        }
    });
    HOST.set(Some(host.clone()));
    phones::add(host.clone());
    host
}

/// Goes to the match with this key: leaves the seats of another one, and goes on with those of this one
/// that were given out.
pub fn go_to(key: &str) {
    host().go_to(key);
}

/// Returns the key of the match on this tab's table.
fn at() -> String {
    AT.with_borrow(Clone::clone)
}

fn now() -> u64 {
    clock::steady()
}

impl Hosting for ClubHost {
    fn show(&self, table: Hosted) {
        // The table may have gone on to another match.
        self.with(|open| {
            if open.key == at() { open.relay.show(table, now()) } else { Relayed::default() }
        });
        self.forget_lost();
    }

    fn close(&self) {
        AT.set(String::new());
        self.leave();
    }

    fn held(&self) -> Vec<SeatEvent> {
        // A new table knows which seats are given out, and is told who is there by `go_to`.
        Vec::new()
    }

    fn take_back(&self, seat: Seat) {
        self.with(|open| open.relay.take_back(seat, now()));
        self.forget_lost();
    }
}

impl ClubHost {
    /// Calls `changed` when the panel has something new to show.
    pub fn watch(&self, changed: Callback<()>) {
        self.changed.replace(changed);
    }

    /// Returns the stage of a seat; `None` if it is not given out.
    pub fn stage(&self, seat: Seat) -> Option<SeatStage> {
        self.open.borrow().as_ref()?.relay.stage(seat)
    }

    /// Returns the invitation to a seat that is given out.
    pub fn invitation(&self, seat: Seat) -> Option<Invitation> {
        let open = self.open.borrow();
        open.as_ref()?.invitations.iter().find(|invitation| invitation.seat == seat).cloned()
    }

    /// Returns the state of the connection to the broker; `None` while no seat is given out.
    pub fn connection(&self) -> Option<Connection> {
        let open = self.open.borrow();
        open.as_ref()
            .filter(|open| !open.invitations.is_empty())
            .map(|open| open.relay.connection())
    }

    /// Gives a seat out by a link. Returns false if the browser has no source of random keys.
    pub fn invite(&self, seat: Seat, club: &Club) -> bool {
        let Some(key) = random::bytes().map(SeatKey::new) else { return false };
        phones::free(seat);
        if self.open.borrow().is_none() {
            let Some(table) = random::bytes().map(TableId::new) else { return false };
            self.begin(&at(), club.pick(random::fresh_seed()).clone(), table, 0);
            phones::ask_to_show();
        }
        self.with(|open| {
            let (broker, table) = (open.broker.clone(), open.table);
            open.invitations.push(Invitation { broker, table, seat, key });
            open.relay.invite(seat, key, now())
        });
        self.keep();
        phones::tell(SeatEvent::Invited(seat));
        true
    }

    /// Goes to the match with this key.
    fn go_to(&self, key: &str) {
        let kept = kept(key);
        if let Some(open) = self.open.borrow_mut().as_mut().filter(|open| open.invitations == kept)
        {
            key.clone_into(&mut open.key);
        } else {
            self.leave();
            if let Some(Invitation { broker, table, .. }) = kept.first() {
                self.begin(key, broker.clone(), *table, starts(key));
                for invitation in kept {
                    self.with(|open| {
                        let done = open.relay.invite(invitation.seat, invitation.key, now());
                        open.invitations.push(invitation);
                        done
                    });
                }
                self.keep();
            }
        }
        self.tell_joined();
        phones::ask_to_show();
        self.tell_panel();
    }

    /// Tells the table which devices are there.
    fn tell_joined(&self) {
        for (seat, _) in self.devices().into_iter().filter(|(_, is_silent)| !is_silent) {
            phones::tell(SeatEvent::Joined(seat));
        }
    }

    /// Returns the seats that devices hold, and for each, true if nothing is heard from it.
    fn devices(&self) -> Vec<(Seat, bool)> {
        self.open.borrow().iter().flat_map(|open| open.relay.held()).collect()
    }

    /// Begins to give out seats of the match with this key, for which hosts were started before.
    fn begin(&self, key: &str, broker: Broker, table: TableId, before: u32) {
        // Without a source of randomness no seat was ever given out.
        let Some(random) = random::bytes() else { return };
        let starts = before + 1;
        let relay = RelayHost::new(&broker, table, random, serial_at_start(starts));
        let (key, invitations) = (key.to_owned(), Vec::new());
        let open = Open { key, invitations, broker, table, starts, relay, socket: None };
        self.open.replace(Some(open));
        IS_OPEN.set(true);
        self.tick();
    }

    /// Leaves the match, whose seats stay given out: their devices are told that the table is gone.
    fn leave(&self) {
        self.with(|open| open.relay.leave(now()));
        let gone = self.open.take();
        timer::soon(move || drop(gone));
        self.ticking.replace(None);
        IS_OPEN.set(false);
    }

    /// Keeps which seats are given out, so that the page can be reloaded.
    fn keep(&self) {
        let open = self.open.borrow();
        let Some(Open { key, invitations, starts, .. }) = &*open else { return };
        if key.is_empty() {
            return;
        }
        let lines = lines();
        let mut kept: Vec<&str> =
            lines.lines().filter(|line| line.split(' ').next() != Some(key)).collect();
        let part = |it: &Invitation| format!("{}:{}", it.seat.index(), it.payload());
        let parts: Vec<String> = invitations.iter().map(part).collect();
        let own = format!("{key} {starts} {}", parts.join(" "));
        if !invitations.is_empty() {
            kept.push(&own);
        }
        let old = kept.len().saturating_sub(MOST_KEPT);
        // Without storage the seats are given out until the page is reloaded.
        let _ = storage::set(KEY, &kept[old..].join("\n"));
    }

    /// Notes which seats are not given out any more: they are the table's again.
    fn forget_lost(&self) {
        let mut lost = Vec::new();
        if let Some(Open { invitations, relay, .. }) = &mut *self.open.borrow_mut() {
            let is_lost = |it: &mut Invitation| relay.stage(it.seat).is_none();
            lost.extend(invitations.extract_if(.., is_lost).map(|it| it.seat));
        }
        if !lost.is_empty() {
            self.keep();
            lost.into_iter().map(SeatEvent::Left).for_each(phones::tell);
            self.tell_panel();
        }
    }

    fn tick(&self) {
        self.with(|open| open.relay.tick(now()));
        let before = self.lost_for.get();
        let is_lost = self.connection().is_some_and(|it| it != Connection::Connected);
        self.lost_for.set(if is_lost { before.saturating_add(1) } else { 0 });
        if is_lost && before + 1 == LOST {
            for (seat, _) in self.devices() {
                phones::tell(SeatEvent::Silent(seat));
            }
        } else if !is_lost && before >= LOST {
            self.tell_joined();
        }
        let own = self.own.clone();
        self.ticking.replace(Some(timer::after(TICK, move || {
            own.upgrade().iter().for_each(|host| host.tick());
        })));
        self.tell_panel();
    }

    fn on_socket(&self, event: &SocketEvent) {
        self.with(|open| match event {
            SocketEvent::Opened => open.relay.opened(now()),
            SocketEvent::Received(bytes) => open.relay.received(bytes, now()),
            SocketEvent::Closed => open.relay.closed(now()),
        });
    }

    /// Does something with the match, and what follows from it.
    fn with(&self, act: impl FnOnce(&mut Open) -> Relayed) {
        let done = self.open.borrow_mut().as_mut().map(act);
        done.into_iter().for_each(|done| self.carry_out(done));
    }

    #[inline(never)]
    fn carry_out(&self, Relayed { send, dial, events }: Relayed) {
        if let Some(open) = &mut *self.open.borrow_mut() {
            if let Some(socket) = &open.socket {
                send.iter().for_each(|bytes| socket.send(bytes));
            }
            if dial != Dial::Stay {
                // It may be calling.
                let before = open.socket.take();
                timer::soon(move || drop(before));
            }
            if dial == Dial::Connect {
                let own = self.own.clone();
                let heard =
                    move |event| own.upgrade().iter().for_each(|host| host.on_socket(&event));
                open.socket = Socket::open(&open.broker.address(), heard);
                if open.socket.is_none() {
                    open.relay.closed(now());
                }
            }
        }
        let is_news = !events.is_empty();
        // Which seats are lost is told by `forget_lost`.
        let news = events.into_iter().filter(|event| !matches!(event, SeatEvent::Left(_)));
        news.for_each(phones::tell);
        if is_news {
            self.tell_panel();
        }
    }

    fn tell_panel(&self) {
        let changed = self.changed.borrow().clone();
        changed.emit(());
    }
}

/// Returns the number of hosts that were started for the seats of a match.
fn starts(key: &str) -> u32 {
    record(key).split(' ').next().and_then(|first| first.parse().ok()).unwrap_or(0)
}

/// Returns the invitations to the seats of a match that are given out.
fn kept(key: &str) -> Vec<Invitation> {
    let record = record(key);
    let read = |part: &str| Invitation::read(part.split_once(':')?.1).ok();
    let mut all: Vec<Invitation> = record.split(' ').filter_map(read).collect();
    let table = all.first().map(|first| first.table);
    all.retain(|invitation| Some(invitation.table) == table);
    all
}
