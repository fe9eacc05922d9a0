//! The phone's end in the same room: it answers the table's code, shows the answer as a code until the
//! table has read it, lets its person choose a seat, and then carries the messages.

use super::join_page::{BadLink, fault, helps, moved, other_version, page as seat_page};
use super::line::{AnyLine, Line, LineEvent};
use super::picture::picture;
use super::scanner::Scanner;
use crate::engine::{Seat, SeatSet};
use crate::platform::codes::{self, Codes, Picture};
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::peer::PeerEnd;
use crate::platform::timer::{self, Timer};
use crate::platform::{back, page, storage};
use crate::session::TransportKind;
use crate::session::remote::{
    Answer, CodeError, Description, FromHost, Inbound, Invitation, Offer, ToHost,
};
use crate::ui::locale::Messages;
use crate::ui::route::Route;
use crate::ui::share_field::ShareField;
use crate::ui::table::source::Contact;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The interval at which the answer is renewed, in milliseconds: the browser gives up an answer that
/// was not heard after about fifteen seconds.
const RENEWAL: u32 = 10_000;

/// The key of the last code by which this tab has joined a table, and of the last by which any tab of
/// this browser has.
const JOINED: &str = "hand-joined";

/// The key of this tab's spare invitation, after the token of the code by which it has joined.
const SPARE: &str = "hand-spare";

/// The key of the name of the player whose seat this tab has held, and of the one whose seat this browser has
/// held last.
const PLAYER: &str = "hand-player";

/// The place of the page of a hand, as it is in a table's code.
const HAND: &str = "/hand/";

/// The number of signs of life without an answer after which the spare invitation is used, half a minute. A
/// connection may come back before.
const MOST_UNHEARD: u32 = 10;

/// Returns the token of the code by which this tab has joined a table, and its spare invitation there.
fn spare() -> Option<(String, String)> {
    let kept = storage::get_of_tab(SPARE)?;
    let (token, payload) = kept.split_once(' ')?;
    Some((token.to_owned(), payload.to_owned()))
}

/// Returns true if this is the payload of this tab's spare invitation.
pub fn is_spare(payload: &str) -> bool {
    spare().is_some_and(|(_, kept)| kept == payload)
}

/// The number of answers that work at a time.
const ALIVE: usize = 2;

/// The state that a phone shows until it has a seat.
#[derive(Default)]
enum Shown {
    /// That the answer is being made.
    #[default]
    Nothing,
    /// The answer, and its code; `None` without the script that draws it.
    Answer(String, Option<Picture>),
    /// The names of the players by seat, empty where the seat is not free; and the one among them before
    /// whose seat was asked for.
    Names(Vec<String>, Option<String>),
    /// A notice that the browser makes no connections.
    NoNetwork,
    /// A notice that the code is used up: this tab has joined by it, and was reloaded since.
    UsedUp,
    /// A notice that the code is used up: another tab of this browser has joined by it.
    UsedByOtherTab,
}

/// A phone's way to the table.
pub struct RoomSeat {
    offer: Offer,
    shown: RefCell<Shown>,
    heard: Callback<LineEvent>,
    /// The answers that work, each with its number, the newest last; once connected, the one that is.
    ends: RefCell<Vec<(u64, PeerEnd<FromHost>)>>,
    last: Cell<u64>,
    is_connected: Cell<bool>,
    /// While it is connected, keeps the person from leaving the page by mistake: the connection does not
    /// come back, and both codes would be needed again.
    staying: RefCell<Option<(Listener, back::Entry)>>,
    /// The seat that was asked for last.
    asked: Cell<Option<Seat>>,
    /// True once the connection has ended, which does not come back.
    has_ended: Cell<bool>,
    /// True while the match that was told last is over: only its end is shown then.
    is_over: Cell<bool>,
    /// The number of signs of life since the table was heard last.
    unheard: Cell<u32>,
    codes: RefCell<Option<Codes>>,
    renewing: RefCell<Option<Timer>>,
}

impl Line for Rc<RoomSeat> {
    fn send(&self, message: &ToHost) {
        self.send_now(message);
        if matches!(message, ToHost::Ping { .. }) {
            self.unheard.set(self.unheard.get() + 1);
            if self.unheard.get() == MOST_UNHEARD {
                self.use_spare();
            }
        }
    }

    fn token(&self) -> String {
        self.offer.token().to_owned()
    }

    fn has_heartbeat(&self) -> bool {
        true
    }

    fn draw(&self, contact: Contact, messages: &'static Messages) -> Option<Html> {
        let w = messages.language.phones();
        Some(match &*self.shown.borrow() {
            _ if contact == Contact::OtherVersion => {
                fault(w.hand_other_version, Html::default(), messages)
            }
            _ if let Contact::Moved(place) = contact => {
                fault(moved(place, messages), joins_again(messages), messages)
            }
            Shown::Nothing => {
                seat_page(html! { <p role="status">{ w.hand_preparing }</p> }, messages)
            }
            Shown::NoNetwork => fault(w.hand_no_network, Html::default(), messages),
            Shown::UsedUp => fault(w.hand_ended, joins_again(messages), messages),
            Shown::UsedByOtherTab => fault(w.hand_used, joins_again(messages), messages),
            Shown::Names(names, taken) => {
                seat_page(self.drawn_names(names, taken.as_deref(), messages), messages)
            }
            Shown::Answer(code, drawn) => {
                seat_page(drawn_answer(code, drawn.as_ref(), messages), messages)
            }
        })
    }

    fn says(&self, contact: Contact, messages: &Messages) -> &'static str {
        if contact == Contact::OtherVersion {
            other_version(messages)
        } else if let Contact::Moved(place) = contact {
            moved(place, messages)
        } else if self.has_ended.get() {
            messages.language.phones().hand_ended
        } else {
            messages.language.phones().tablet_silent
        }
    }

    fn returns(&self, messages: &'static Messages) -> Html {
        if self.has_ended.get() { joins_again(messages) } else { Html::default() }
    }

    fn helper(&self, messages: &'static Messages, on_code: Callback<String>) -> Html {
        let w = messages.language.phones();
        let on_code = Callback::from(move |code| {
            on_code.emit(code);
            w.scanned
        });
        html! { <Scanner {messages} label={w.scan_other} {on_code} /> }
    }
}

/// Joins the table by its code.
pub fn join(code: &str, heard: Callback<LineEvent>) -> AnyLine {
    match Offer::read(code) {
        Ok(offer) => Box::new(answer(offer, heard)),
        Err(error) => Box::new(BadLink(match error {
            CodeError::Damaged => |messages| messages.language.phones().hand_damaged,
            CodeError::OtherVersion => other_version,
            CodeError::NotACode | CodeError::OtherSide => {
                |messages| messages.language.phones().hand_not_a_code
            }
        })),
    }
}

fn answer(offer: Offer, heard: Callback<LineEvent>) -> Rc<RoomSeat> {
    let seat = Rc::new(RoomSeat {
        offer,
        shown: RefCell::default(),
        heard,
        ends: RefCell::default(),
        last: Cell::new(0),
        is_connected: Cell::new(false),
        staying: RefCell::default(),
        asked: Cell::default(),
        has_ended: Cell::new(false),
        is_over: Cell::new(false),
        unheard: Cell::new(0),
        codes: RefCell::default(),
        renewing: RefCell::default(),
    });
    let used_by_tab = storage::get_of_tab(JOINED);
    let used = storage::get(JOINED).ok().flatten();
    let is_this = |used: Option<String>| used.as_deref() == Some(seat.offer.token());
    let used_up = if is_this(used_by_tab) {
        Some(Shown::UsedUp)
    } else {
        // An answer of this tab could no longer connect.
        is_this(used).then_some(Shown::UsedByOtherTab)
    };
    if let Some(used_up) = used_up {
        if !seat.use_spare() {
            seat.shown.replace(used_up);
        }
        return seat;
    }
    let first = Rc::downgrade(&seat);
    spawn_local(async move {
        let codes = codes::load().await;
        if let Some(seat) = first.upgrade() {
            seat.codes.replace(codes);
            seat.renew();
        }
    });
    seat
}

impl RoomSeat {
    /// Goes to the seat by the spare invitation, if the table has sent one to this tab and the match goes on.
    fn use_spare(&self) -> bool {
        let is_wanted = |token: &str| token == self.offer.token() && !self.is_over.get();
        let own = spare().filter(|(token, _)| is_wanted(token));
        if let Some((_, payload)) = &own {
            page::replace_with(&Route::Seat(TransportKind::Broker, payload.clone()).hash());
        }
        own.is_some()
    }

    /// Makes another answer. The one before stays alive.
    fn renew(self: &Rc<Self>) {
        if self.is_connected.get() {
            return;
        }
        let nth = self.last.get() + 1;
        self.last.set(nth);
        let hears = Rc::downgrade(self);
        let end = PeerEnd::open(&self.offer.sdp(), move |event| {
            if let Some(seat) = hears.upgrade() {
                seat.hear(nth, event);
            }
        });
        let Some(end) = end else { return self.show(Shown::NoNetwork) };
        let negotiation = end.negotiation();
        {
            let mut ends = self.ends.borrow_mut();
            ends.push((nth, end));
            let old = ends.len().saturating_sub(ALIVE);
            ends.drain(..old);
        }
        let answers = Rc::downgrade(self);
        spawn_local(async move {
            let sdp = negotiation.describe().await;
            if let Some(seat) = answers.upgrade() {
                seat.answer(nth, sdp);
            }
        });
        let renews = Rc::downgrade(self);
        self.renewing.replace(Some(timer::after(RENEWAL, move || {
            if let Some(seat) = renews.upgrade() {
                seat.renew();
            }
        })));
    }

    fn answer(&self, nth: u64, sdp: Option<String>) {
        if self.is_connected.get() || self.last.get() != nth {
            return;
        }
        let Some(description) = sdp.and_then(|sdp| Description::of_sdp(&sdp).ok()) else {
            return self.show(Shown::NoNetwork);
        };
        let code = Answer { to: self.offer.id(), description }.code();
        let drawn = self.codes.borrow().as_ref().and_then(|codes| codes.draw(&code));
        self.show(Shown::Answer(code, drawn));
    }

    fn show(&self, shown: Shown) {
        self.shown.replace(shown);
        self.heard.emit(LineEvent::Changed);
    }

    fn hear(&self, nth: u64, event: Inbound<FromHost>) {
        match event {
            Inbound::Opened if !self.is_connected.replace(true) => {
                self.renewing.replace(None);
                let asks = listen("window", "beforeunload", Hearing::default(), |event| {
                    event.prevent_default();
                });
                self.staying.replace(Some((asks, back::Entry::new(back::stay))));
                storage::set_of_tab(JOINED, Some(self.offer.token()));
                // Without this, a second tab would show an answer, which the table refuses.
                let _ = storage::set(JOINED, self.offer.token());
                let mut ends = self.ends.borrow_mut();
                let others: Vec<_> = ends.extract_if(.., |(other, _)| *other != nth).collect();
                drop(ends);
                drop(others);
                self.heard.emit(LineEvent::Opened);
            }
            Inbound::Message(message) if self.is_connected.get() => {
                self.unheard.set(0);
                if let Ok(FromHost::Hello { told, .. } | FromHost::News { told }) = &message {
                    // A quotation mark within a name is escaped.
                    self.is_over.set(told.text().contains("\"over\":"));
                }
                match &message {
                    Ok(FromHost::Free { names }) => self.offer(names),
                    Ok(FromHost::Spare { invitation }) if Invitation::read(invitation).is_ok() => {
                        let kept = [self.offer.token(), " ", invitation].concat();
                        storage::set_of_tab(SPARE, Some(&kept));
                        // A player who leaves the page by mistake comes back.
                        drop(self.staying.take());
                    }
                    // The table has taken the seat back.
                    Ok(FromHost::Moved { .. }) => {
                        storage::set_of_tab(SPARE, None);
                        storage::set_of_tab(PLAYER, None);
                    }
                    Ok(FromHost::Hello { facts, .. }) => {
                        let name = facts.viewer.seat().and_then(|it| facts.names.get(it.index()));
                        let name = name.map_or("", String::as_str);
                        storage::set_of_tab(PLAYER, Some(name));
                        // Without this, the names are offered in the order of the seats.
                        let _ = storage::set(PLAYER, name);
                    }
                    _ => {}
                }
                self.heard.emit(LineEvent::Message(message));
            }
            Inbound::Closed if self.is_connected.get() => {
                self.has_ended.set(true);
                drop(self.staying.take());
                if matches!(*self.shown.borrow(), Shown::Names(..)) {
                    self.show(Shown::UsedUp);
                }
                if !self.use_spare() {
                    self.heard.emit(LineEvent::Lost);
                }
            }
            _ => {}
        }
    }

    /// Offers these names, and says if the seat that was asked for is no longer among them.
    fn offer(&self, names: &[String]) {
        let taken = match &*self.shown.borrow() {
            Shown::Names(before, said) => {
                let asked = self.asked.get().and_then(|seat| before.get(seat.index()));
                let lost = asked.filter(|name| !name.is_empty()).or(said.as_ref());
                let taken = lost.filter(|name| !names.contains(name));
                if before == names && taken == said.as_ref() {
                    return;
                }
                taken.cloned()
            }
            // A player who comes back has their seat again, and sees no other hand by mistake.
            _ if let Some(seat) = self.own_seat(names) => return self.ask_for(seat),
            _ => None,
        };
        self.show(Shown::Names(names.to_vec(), taken));
        timer::soon(|| {
            if page::find(".hand-seats :focus").is_none() {
                page::focus(".hand-seats button");
            }
        });
    }

    /// Returns the seat that this tab has held before, if it is among these and was not asked for yet.
    fn own_seat(&self, names: &[String]) -> Option<Seat> {
        let own = storage::get_of_tab(PLAYER).filter(|own| !own.is_empty())?;
        let mut all = Seat::all(names.len()).filter(|seat| names[seat.index()] == own);
        let only = all.next().filter(|_| all.next().is_none());
        only.filter(|_| self.asked.get().is_none())
    }

    fn ask_for(&self, seat: Seat) {
        self.asked.set(Some(seat));
        self.send_now(&ToHost::Take { seat });
    }

    /// Sends a message, if the table is connected.
    fn send_now(&self, message: &ToHost) {
        if let (true, [(_, end)]) = (self.is_connected.get(), &self.ends.borrow()[..]) {
            end.send(message);
        }
    }

    /// Renders the names, that of the player who was here last first.
    fn drawn_names(
        self: &Rc<Self>,
        names: &[String],
        taken: Option<&str>,
        messages: &'static Messages,
    ) -> Html {
        let w = messages.language.phones();
        let free: SeatSet =
            Seat::all(names.len()).filter(|seat| !names[seat.index()].is_empty()).collect();
        let last = storage::get(PLAYER).ok().flatten().unwrap_or_default();
        let first = free.iter().find(|seat| names[seat.index()] == last);
        let others = first.map_or(free, |first| free.without(first));
        let button = |seat: Seat| {
            let (line, name) = (self.clone(), &names[seat.index()]);
            let onclick = move |_: MouseEvent| line.ask_for(seat);
            html! { <button key={seat.index()} type="button" class="button" {onclick}>{ name }</button> }
        };
        let says = if free.is_empty() {
            w.hand_full.to_owned()
        } else {
            taken.map_or_else(String::new, w.hand_taken)
        };
        html! {
            <>
                if !free.is_empty() {
                    <p>{ w.hand_choose }</p>
                }
                <div class="actions hand-seats">{ for first.into_iter().chain(others.iter()).map(button) }</div>
                <p role="status">{ says }</p>
            </>
        }
    }
}

/// Renders what joins the table by a new code, once the connection has ended.
pub fn joins_again(messages: &'static Messages) -> Html {
    let w = messages.language.phones();
    let on_code = Callback::from(move |code: String| {
        let Some((_, offer)) = code.rsplit_once(HAND) else { return w.hand_not_a_code };
        page::replace_with(&[HAND, offer].concat());
        page::reload();
        ""
    });
    html! { <Scanner {messages} label={w.scan_new} {on_code} /> }
}

/// Renders the answer.
fn drawn_answer(code: &str, drawn: Option<&Picture>, messages: &'static Messages) -> Html {
    let w = messages.language.phones();
    html! {
        <>
            if let Some(drawn) = drawn {
                <p role="status">{ w.hand_show }</p>
                { picture(drawn, w.qr) }
                <p class="hint">{ w.hand_renews }</p>
            }
            <details open={drawn.is_none()}>
                <summary>{ w.hand_text }</summary>
                <ShareField text={code.to_owned()} label={w.hand_text} copy={w.copy} copied={w.copied} />
            </details>
            <details>
                <summary>{ w.help }</summary>
                { helps(messages) }
            </details>
        </>
    }
}
