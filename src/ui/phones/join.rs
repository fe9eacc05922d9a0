//! The phone's end: it answers the table's code, shows the answer as a code until the table has read
//! it, and then carries the messages.

use super::picture::picture;
use super::scanner::{PhoneScanner, draw_scanner};
use super::{HandEvent, HandLine, JoinTable};
use crate::platform::codes::{self, Codes, Picture};
use crate::platform::peer::PeerEnd;
use crate::platform::share;
use crate::platform::timer::{self, Timer};
use crate::session::remote::{Answer, Carried, Carrier, CodeFault, Description, Offer, Peer};
use crate::ui::lazy::Draw;
use crate::ui::locale::Messages;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The interval at which the answer is renewed, in milliseconds: the browser gives up an answer that
/// was not heard after about fifteen seconds.
const RENEWAL: u32 = 10_000;

/// The number of answers that work at a time.
const ALIVE: usize = 2;

/// The state that a phone shows until it is connected.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HandState {
    /// The answer, and its code; `None` until it is made, or without the script that draws it.
    pub answer: Option<(String, Option<Picture>)>,
    /// The reason why this phone cannot join.
    pub fault: Option<CodeFault>,
    /// True if the browser makes no connections.
    pub no_network: bool,
    /// True once the answer was copied, false if that has failed.
    pub is_copied: Option<bool>,
}

/// The arguments with which a phone joins a table.
#[derive(Clone, Copy)]
pub struct HandPart {
    /// Connects it.
    pub join: JoinTable,
    /// Renders what is shown until it is connected. The callback is called when the answer was copied,
    /// or could not be.
    pub draw: fn(&HandState, &'static Messages, Callback<bool>) -> Html,
    /// Renders what lets it scan another phone's code.
    pub scanner: Draw<PhoneScanner>,
}

/// Returns what a phone needs to join a table.
pub fn hand_part() -> HandPart {
    HandPart { join, draw, scanner: draw_scanner }
}

/// A phone's way to the table.
struct Joining {
    offer: Offer,
    heard: Callback<HandEvent>,
    /// The answers that work, each with its number, the newest last; once connected, the one that is.
    ends: RefCell<Vec<(u64, PeerEnd)>>,
    last: Cell<u64>,
    is_connected: Cell<bool>,
    codes: RefCell<Option<Codes>>,
    renewing: RefCell<Option<Timer>>,
}

impl HandLine for Rc<Joining> {
    fn send(&self, text: &str) {
        if let (true, [(_, end)]) = (self.is_connected.get(), &self.ends.borrow()[..]) {
            end.send(Peer(0), text);
        }
    }

    fn token(&self) -> &str {
        self.offer.token()
    }
}

fn join(code: &str, heard: Callback<HandEvent>) -> Result<Box<dyn HandLine>, CodeFault> {
    let offer = Offer::read(code)?;
    let joining = Rc::new(Joining {
        offer,
        heard,
        ends: RefCell::default(),
        last: Cell::new(0),
        is_connected: Cell::new(false),
        codes: RefCell::default(),
        renewing: RefCell::default(),
    });
    let first = Rc::downgrade(&joining);
    spawn_local(async move {
        let codes = codes::load().await;
        if let Some(joining) = first.upgrade() {
            joining.codes.replace(codes);
            joining.renew();
        }
    });
    Ok(Box::new(joining))
}

impl Joining {
    /// Makes another answer. The one before stays alive.
    fn renew(self: &Rc<Self>) {
        if self.is_connected.get() {
            return;
        }
        let nth = self.last.get() + 1;
        self.last.set(nth);
        let hears = Rc::downgrade(self);
        let end = PeerEnd::open(&self.offer.sdp(), move |carried| {
            if let Some(joining) = hears.upgrade() {
                joining.hear(nth, carried);
            }
        });
        let Some(end) = end else {
            return self.show(HandState { no_network: true, ..HandState::default() });
        };
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
            if let Some(joining) = answers.upgrade() {
                joining.answer(nth, sdp);
            }
        });
        let renews = Rc::downgrade(self);
        self.renewing.replace(Some(timer::after(RENEWAL, move || {
            if let Some(joining) = renews.upgrade() {
                joining.renew();
            }
        })));
    }

    fn answer(&self, nth: u64, sdp: Option<String>) {
        if self.is_connected.get() || self.last.get() != nth {
            return;
        }
        let Some(description) = sdp.and_then(|sdp| Description::of_sdp(&sdp).ok()) else {
            return self.show(HandState { no_network: true, ..HandState::default() });
        };
        let code = Answer { to: self.offer.id(), description }.code();
        let drawn = self.codes.borrow().as_ref().and_then(|codes| codes.draw(&code));
        self.show(HandState { answer: Some((code, drawn)), ..HandState::default() });
    }

    fn show(&self, state: HandState) {
        self.heard.emit(HandEvent::State(state));
    }

    fn hear(&self, nth: u64, carried: Carried) {
        match carried {
            Carried::Opened(_) if !self.is_connected.replace(true) => {
                self.renewing.replace(None);
                let mut ends = self.ends.borrow_mut();
                let others: Vec<_> = ends.extract_if(.., |(other, _)| *other != nth).collect();
                drop(ends);
                drop(others);
                self.heard.emit(HandEvent::Opened);
            }
            Carried::Message(_, text) if self.is_connected.get() => {
                self.heard.emit(HandEvent::Message(text));
            }
            Carried::Closed(_) if self.is_connected.get() => self.heard.emit(HandEvent::Closed),
            _ => {}
        }
    }
}

/// Renders what is shown until the phone is connected.
fn draw(state: &HandState, messages: &'static Messages, copied: Callback<bool>) -> Html {
    let w = messages.language.phones();
    let fault = match state.fault {
        Some(CodeFault::Damaged) => Some(w.hand_damaged),
        Some(CodeFault::OtherVersion) => Some(w.hand_other_version),
        Some(CodeFault::NotACode | CodeFault::OtherSide) => Some(w.hand_not_a_code),
        None => state.no_network.then_some(w.hand_no_network),
    };
    html! {
        <main class="page narrow hand-joins" id="main" tabindex="-1">
            <h1>{ w.hand_title }</h1>
            if let Some(fault) = fault {
                <p class="note" role="alert">{ fault }</p>
            } else if let Some((code, drawn)) = &state.answer {
                if let Some(drawn) = drawn {
                    <p role="status">{ w.hand_show }</p>
                    { picture(drawn, w.qr) }
                    <p class="hint">{ w.hand_renews }</p>
                }
                <details open={drawn.is_none()}>
                    <summary>{ w.hand_text }</summary>
                    { as_text(code, state.is_copied, w.hand_text, messages, copied) }
                </details>
                <details>
                    <summary>{ w.help }</summary>
                    { helps(messages) }
                </details>
            } else {
                <p role="status">{ w.hand_preparing }</p>
            }
        </main>
    }
}

/// Renders a text that can be copied.
fn as_text(
    text: &str,
    is_copied: Option<bool>,
    label: &'static str,
    messages: &'static Messages,
    copied: Callback<bool>,
) -> Html {
    let w = messages.language.phones();
    let copy = {
        let text = text.to_owned();
        move |_: MouseEvent| {
            let (text, copied) = (text.clone(), copied.clone());
            spawn_local(async move { copied.emit(share::copy(&text).await) });
        }
    };
    html! {
        <>
            <label class="field">
                <span class="unseen">{ label }</span>
                <input readonly={true} value={text.to_owned()} />
            </label>
            <div class="actions">
                <button type="button" class="button" onclick={copy}>{ w.copy }</button>
            </div>
            <p class="hint" role="status">
                { is_copied.map(|is_copied| if is_copied { w.copied } else { w.not_copied }) }
            </p>
        </>
    }
}

/// Renders what helps if a phone does not connect.
pub(super) fn helps(messages: &Messages) -> Html {
    let helps = messages.language.phones().helps;
    html! { <ol class="helps">{ for helps.map(|help| html! { <li>{ help }</li> }) }</ol> }
}
