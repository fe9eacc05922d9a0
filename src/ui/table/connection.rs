//! The connection of a table to the device that holds its match: another window of this browser, or
//! another device of which this one holds a seat.

use super::msg::{HostEvent, Msg};
use super::source::Contact;
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::{broadcast, clock, page, style, timer};
use crate::session::remote::{self, FromHost, MessageError, RefusalReason, ToHost, has_reader};
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::company::{AnyLine, CompanyPart, LineEvent, Way, is_sought, seek_table};
use crate::ui::lazy::{self, parts};
use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use crate::ui::route::Route;
use yew::prelude::*;

/// The interval at which the device of a seat says that it is there, in milliseconds.
const HEARTBEAT: u32 = remote::HEARTBEAT as u32;

/// The time after which it says that it hears nothing from the table, in milliseconds.
const SILENCE: f64 = remote::SILENCE as f64;

/// The connection of a table to the device that holds its match.
pub struct Connection {
    way: Way,
    send: Callback<Event>,
    /// What carries the messages, once it is fetched.
    line: Option<AnyLine>,
    /// True while the code of the match's game is fetched: what is told meanwhile is asked for then.
    is_loading: bool,
    /// The time at which that device was heard last, on the clock that never goes back.
    heard: f64,
    /// The next sign of life of a seat's device.
    heartbeat: Option<timer::Timer>,
    _listeners: [Listener; 2],
}

/// An event of the connection.
pub enum Event {
    /// The code that connects devices was fetched; `None` if it is unavailable.
    Fetched(Option<CompanyPart>),
    /// The code of the match's game was fetched, or is unavailable.
    Loaded(bool),
    /// The line has an event.
    Line(LineEvent),
    /// It is time for a sign of life.
    Heartbeat,
    /// This device has scanned the code of another one that would join.
    Scanned(String),
    /// A message has come on the page's own channel.
    Broadcast(String),
    /// The browser puts the page away: it may be the last that is heard of it.
    Leaves,
    /// The browser shows the page again.
    Back,
}

impl Connection {
    /// Connects the table in this way. `send` is called with each event, which must then be handed to
    /// [`Connection::on_event`].
    pub fn open(way: Way, send: Callback<Event>) -> Self {
        let (fetched, is_screen) = (send.clone(), matches!(way, Way::Window { .. }));
        wasm_bindgen_futures::spawn_local(async move {
            if is_screen {
                // Without it the screen is drawn as on a phone.
                style::link("screen-style", &page::file("screen.css")).await;
            }
            fetched.emit(Event::Fetched((parts().company)().await));
        });
        // A new table may look for this screen, once its previous table is gone.
        let seeks = send.reform(Event::Broadcast);
        broadcast::listen(move |message| seeks.emit(message));
        let (leaves, back) = (send.clone(), send.clone());
        Self {
            way,
            send,
            line: None,
            is_loading: false,
            heard: 0.0,
            heartbeat: None,
            _listeners: [
                listen("window", "pagehide", Hearing::default(), move |_| {
                    leaves.emit(Event::Leaves);
                }),
                listen("window", "pageshow", Hearing::default(), move |_| back.emit(Event::Back)),
            ],
        }
    }

    /// Handles an event. `contact` is the connection as the table knows it, `serial` the number of the
    /// last change that it was told. Returns the message for the table.
    pub fn on_event(&mut self, event: Event, contact: Contact, serial: Option<u64>) -> Option<Msg> {
        let event = match event {
            // A reload may help, as with another version.
            Event::Fetched(None) => HostEvent::OtherVersion,
            Event::Fetched(Some(part)) => {
                self.line = (part.join)(&self.way, self.send.reform(Event::Line));
                HostEvent::Changed
            }
            Event::Loaded(is_here) => {
                self.is_loading = false;
                if is_here { HostEvent::Opened } else { HostEvent::OtherVersion }
            }
            Event::Line(LineEvent::Changed) => HostEvent::Changed,
            Event::Line(LineEvent::Opened) => {
                if self.line.as_ref().is_some_and(|line| line.has_heartbeat()) {
                    self.heard = clock::elapsed();
                    self.wait_for_heartbeat();
                }
                HostEvent::Opened
            }
            Event::Line(LineEvent::Message(message)) => {
                self.heard = clock::elapsed();
                self.on_message(message)?
            }
            Event::Heartbeat => {
                self.wait_for_heartbeat();
                match serial {
                    Some(serial) => self.tell(&ToHost::Ping { serial }),
                    None => self.join(),
                }
                if clock::elapsed() - self.heard <= SILENCE {
                    return None;
                }
                HostEvent::Gone
            }
            Event::Scanned(code) => {
                self.tell(&ToHost::Scanned { code });
                return None;
            }
            Event::Line(LineEvent::Lost) => match &self.way {
                Way::Seat(via, _) if !via.comes_back() => HostEvent::Lost,
                Way::Seat(..) => HostEvent::Gone,
                Way::Window { code, .. } => {
                    seek_table(*code);
                    HostEvent::Gone
                }
            },
            Event::Broadcast(message) => {
                if let (Way::Window { code, .. }, Contact::Away) = (&self.way, contact)
                    && is_sought(&message)
                {
                    seek_table(*code);
                }
                return None;
            }
            Event::Leaves => {
                self.tell(&ToHost::Leave);
                return None;
            }
            Event::Back => HostEvent::Opened,
        };
        Some(Msg::Host(event))
    }

    /// Tells the device that holds the match something.
    pub fn tell(&self, message: &ToHost) {
        self.line.iter().for_each(|line| line.send(message));
    }

    /// Asks the device that holds the match for the whole of it.
    pub fn join(&self) {
        let token = self.line.as_ref().map(|line| line.token()).unwrap_or_default();
        self.tell(&ToHost::Join { token });
    }

    /// Returns true if this device has a seat, or asks for one.
    pub fn is_of_seat(&self) -> bool {
        matches!(self.way, Way::Seat(..))
    }

    /// Returns true if this device shows its code, or waits for the table.
    pub fn awaits_table(&self) -> bool {
        self.is_of_seat() && self.line.as_ref().is_some_and(|line| !line.token().is_empty())
    }

    /// Returns the game of the match, if it is known before that is told.
    pub fn title(&self) -> Option<&'static GameEntry> {
        match &self.way {
            Way::Window { title, .. } => Some(title),
            Way::Seat(..) => None,
        }
    }

    /// Returns what is said above the match while it is not told; `None` while it is.
    pub fn says(&self, contact: Contact, messages: &Messages) -> Option<&'static str> {
        let w = messages.language.second_screen();
        match (contact, &self.line) {
            (Contact::Here, _) => None,
            (_, Some(line)) => Some(line.says(contact, messages)),
            (Contact::OtherVersion, _) => Some(w.other_version),
            (Contact::Away | Contact::Lost | Contact::Taken | Contact::Moved(_), _) => Some(w.away),
        }
    }

    /// Renders what is shown until the match has been told.
    pub fn draw_waiting(&self, contact: Contact, messages: &'static Messages) -> Html {
        if let Some(drawn) = self.line.as_ref().and_then(|line| line.draw(contact, messages)) {
            return drawn;
        }
        match self.title() {
            Some(title) => html! {
                <main class={classes!("page", "narrow", "screen-waits", format!("game-{}", title.id))} id="main" tabindex="-1">
                    { icon(title.emblem) }
                    <h1>{ (title.about)(messages).name }</h1>
                    <p role="status">{ self.says(contact, messages).unwrap_or(messages.language.second_screen().away) }</p>
                </main>
            },
            None if contact == Contact::OtherVersion => html! {
                <main class="page narrow" id="main" tabindex="-1">
                    <p class="note" role="alert">{ messages.part_missing }</p>
                </main>
            },
            None => Html::default(),
        }
    }

    /// Renders the controls that reconnect this device to its table.
    pub fn returns(&self, messages: &'static Messages) -> Html {
        self.line.as_ref().map(|line| line.returns(messages)).unwrap_or_default()
    }

    /// Renders what lets this device help others to join.
    pub fn helper(&self, messages: &'static Messages) -> Html {
        let line = self.line.as_ref();
        line.map(|line| line.helper(messages, self.send.reform(Event::Scanned))).unwrap_or_default()
    }

    fn wait_for_heartbeat(&mut self) {
        let next = self.send.clone();
        self.heartbeat = Some(timer::after(HEARTBEAT, move || next.emit(Event::Heartbeat)));
    }

    /// Returns what a message of the device that holds the match means; `None` if it needs no answer, or
    /// makes no sense.
    fn on_message(&mut self, message: Result<FromHost, MessageError>) -> Option<HostEvent> {
        Some(match message {
            Ok(FromHost::Hello { facts, told }) => {
                let title = find_game(&facts.game)?;
                if let Way::Window { title: shown, code } = &self.way
                    && title.id != shown.id
                {
                    // The table shows another game, which has another style sheet.
                    page::replace_with(&Route::SecondScreen(title, *code).hash());
                    return None;
                }
                if !has_reader(title.id) {
                    // The table says which game it is.
                    if !std::mem::replace(&mut self.is_loading, true) {
                        let send = self.send.clone();
                        wasm_bindgen_futures::spawn_local(async move {
                            let (board, reader) =
                                (lazy::game(title.id).await, (parts().followed)(title.id).await);
                            send.emit(Event::Loaded(board.and(reader).is_some()));
                        });
                    }
                    return None;
                }
                HostEvent::Hello(facts, told)
            }
            Ok(FromHost::News { .. } | FromHost::Here { shown: Some(_), .. })
                if self.is_loading =>
            {
                return None;
            }
            Ok(FromHost::News { told }) => HostEvent::News(told),
            Ok(FromHost::Refused { why }) => match why {
                RefusalReason::OtherProtocol => HostEvent::OtherVersion,
                RefusalReason::Taken => HostEvent::Taken,
                RefusalReason::TooMany | RefusalReason::Repeated => return None,
                RefusalReason::Stale
                | RefusalReason::NotYourTurn
                | RefusalReason::Illegal
                | RefusalReason::Final
                | RefusalReason::NotDone => HostEvent::Refused(why),
                RefusalReason::Unreadable
                | RefusalReason::Full
                | RefusalReason::UnknownToken
                | RefusalReason::NotJoined
                | RefusalReason::Public => HostEvent::Gone,
            },
            Ok(FromHost::Gone) => HostEvent::Gone,
            Ok(FromHost::Here { shown: Some(shown), .. }) => HostEvent::Shown(shown),
            Ok(FromHost::Moved { place }) => HostEvent::Moved(place),
            Ok(FromHost::Here { .. }) => HostEvent::Here,
            Err(
                MessageError::OtherProtocol | MessageError::OtherRules | MessageError::UnknownGame,
            ) => HostEvent::OtherVersion,
            // The line offers its person the seats that are free, and keeps the way back.
            Ok(FromHost::Free { .. } | FromHost::Spare { .. }) | Err(_) => return None,
        })
    }
}
