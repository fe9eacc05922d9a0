//! The connection of a table to the device that holds its match: another window of this browser, or
//! another device of which this one holds a seat.

use super::msg::{HostEvent, Msg};
use super::source::Contact;
use crate::platform::channel::GuestChannel;
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::{broadcast, clock, page, timer};
use crate::session::remote::{self, Carried, Carrier, FromHost, Peer, ToHost, Unreadable, Why};
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::lazy::{self, parts};
use crate::ui::locale::Messages;
use crate::ui::phones::{HandEvent, HandLine, LinkPart};
use crate::ui::pieces::icon;
use crate::ui::route::Route;
use crate::ui::second_screen::{ReadMessage, Way, answer_to, channel_of};
use yew::prelude::*;

/// The interval at which the device of a seat says that it is there, in milliseconds.
const HEARTBEAT: u32 = remote::HEARTBEAT as u32;

/// The time after which it says that it hears nothing from the table, in milliseconds.
const SILENCE: f64 = remote::SILENCE as f64;

/// The carrier of the messages.
enum Line {
    /// Nothing yet.
    None,
    /// A channel between the windows of this browser.
    Window(GuestChannel),
    /// The connection of a device that holds a hand.
    Hand(Box<dyn HandLine>),
}

/// The connection of a table to the device that holds its match.
pub struct Connection {
    way: Way,
    send: Callback<Event>,
    /// The reader of the messages, once it is fetched.
    read: Option<ReadMessage>,
    line: Line,
    /// The time at which that device was heard last, on the clock that never goes back.
    heard: f64,
    /// The next sign of life of a seat's device.
    heartbeat: Option<timer::Timer>,
    /// The device that holds the match.
    host: Peer,
    _listeners: [Listener; 2],
}

/// An event of the connection.
pub enum Event {
    /// The reader of the messages was fetched; `None` if it is unavailable.
    Fetched(Option<ReadMessage>),
    /// The code that connects devices was fetched; `None` if it is unavailable.
    Hand(Option<LinkPart>),
    /// The connection of a seat's device has an event.
    Line(HandEvent),
    /// It is time for a sign of life.
    Heartbeat,
    /// This device has scanned the code of another one that would join.
    Scanned(String),
    /// The channel has an event.
    Carried(Carried),
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
        let fetched = send.clone();
        wasm_bindgen_futures::spawn_local(async move {
            fetched.emit(Event::Fetched((parts().reading)().await));
        });
        // A new table may look for this screen, once its previous table is gone.
        let seeks = send.reform(Event::Broadcast);
        broadcast::listen(move |message| seeks.emit(message));
        let (leaves, back) = (send.clone(), send.clone());
        Self {
            way,
            send,
            read: None,
            line: Line::None,
            heard: 0.0,
            heartbeat: None,
            host: Peer(0),
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
            Event::Fetched(None) | Event::Hand(None) => HostEvent::OtherVersion,
            Event::Fetched(read) => {
                self.read = read;
                self.connect();
                return None;
            }
            Event::Hand(Some(links)) => {
                if let Way::Hand(reach, code) = &self.way {
                    let heard = self.send.reform(Event::Line);
                    self.line = Line::Hand((links.join)(*reach, code, heard));
                }
                HostEvent::Changed
            }
            Event::Line(HandEvent::Changed) => HostEvent::Changed,
            Event::Line(HandEvent::Opened) => {
                self.heard = clock::elapsed();
                self.wait_for_heartbeat();
                HostEvent::Opened
            }
            Event::Line(HandEvent::Message(text)) => {
                self.heard = clock::elapsed();
                self.read(&text)?
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
            Event::Carried(Carried::Opened(peer)) => {
                self.host = peer;
                HostEvent::Opened
            }
            Event::Line(HandEvent::Lost) | Event::Carried(Carried::Closed(_)) => HostEvent::Gone,
            Event::Carried(Carried::Message(_, text)) => self.read(&text)?,
            Event::Broadcast(message) => {
                if let (Way::Window { code, .. }, Contact::Away) = (&self.way, contact) {
                    answer_to(&message, *code).iter().for_each(|answer| broadcast::say(answer));
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

    /// Opens the channel, or fetches what connects devices.
    fn connect(&mut self) {
        match &self.way {
            Way::Window { code, .. } => {
                let carried = self.send.reform(Event::Carried);
                let channel =
                    GuestChannel::open(&channel_of(*code), move |event| carried.emit(event));
                self.line = channel.map_or(Line::None, Line::Window);
            }
            Way::Hand(..) => {
                let send = self.send.clone();
                wasm_bindgen_futures::spawn_local(async move {
                    send.emit(Event::Hand((parts().links)().await));
                });
            }
        }
    }

    /// Tells the device that holds the match something.
    pub fn tell(&self, message: &ToHost) {
        match &self.line {
            Line::None => {}
            Line::Window(channel) => channel.send(self.host, &message.text()),
            Line::Hand(line) => line.send(&message.text()),
        }
    }

    /// Asks the device that holds the match for the whole of it.
    pub fn join(&self) {
        let token = match (&self.line, &self.way) {
            (Line::Hand(line), _) => line.token().to_owned(),
            (_, Way::Window { code, .. }) => code.to_string(),
            (_, Way::Hand(..)) => String::new(),
        };
        self.tell(&ToHost::Join { token });
    }

    /// Returns true if this device has a seat, or asks for one.
    pub fn is_of_seat(&self) -> bool {
        matches!(self.way, Way::Hand(..))
    }

    /// Returns true if this device shows its code, or waits for the table.
    pub fn awaits_table(&self) -> bool {
        matches!(&self.line, Line::Hand(line) if !line.token().is_empty())
    }

    /// Returns the game of the match, if it is known before that is told.
    pub fn title(&self) -> Option<&'static GameEntry> {
        match &self.way {
            Way::Window { title, .. } => Some(title),
            Way::Hand(..) => None,
        }
    }

    /// Returns what is said above the match while it is not told; `None` while it is.
    pub fn says(&self, contact: Contact, messages: &Messages) -> Option<&'static str> {
        let w = messages.language.second_screen();
        match (contact, &self.line) {
            (Contact::Here, _) => None,
            (_, Line::Hand(line)) => Some(line.says(contact, messages)),
            (Contact::OtherVersion, _) => Some(w.other_version),
            (Contact::Away | Contact::Taken, _) => Some(w.away),
        }
    }

    /// Renders what is shown until the match has been told.
    pub fn draw_waiting(&self, contact: Contact, messages: &'static Messages) -> Html {
        match (&self.line, self.title()) {
            (Line::Hand(line), _) => line.draw(contact, messages),
            (_, Some(title)) => html! {
                <main class={classes!("page", "narrow", "screen-waits", format!("game-{}", title.id))} id="main" tabindex="-1">
                    { icon(title.emblem) }
                    <h1>{ (title.about)(messages).name }</h1>
                    <p role="status">{ self.says(contact, messages).unwrap_or(messages.language.second_screen().away) }</p>
                </main>
            },
            (_, None) if contact == Contact::OtherVersion => html! {
                <main class="page narrow" id="main" tabindex="-1">
                    <p class="note" role="alert">{ messages.part_missing }</p>
                </main>
            },
            (_, None) => Html::default(),
        }
    }

    /// Renders what lets this device help others to join.
    pub fn helper(&self, messages: &'static Messages) -> Html {
        match &self.line {
            Line::Hand(line) => line.helper(messages, self.send.reform(Event::Scanned)),
            Line::None | Line::Window(_) => Html::default(),
        }
    }

    fn wait_for_heartbeat(&mut self) {
        let next = self.send.clone();
        self.heartbeat = Some(timer::after(HEARTBEAT, move || next.emit(Event::Heartbeat)));
    }

    /// Returns what a text of the device that holds the match means; `None` if it needs no answer, or
    /// makes no sense.
    fn read(&self, text: &str) -> Option<HostEvent> {
        Some(match self.read?(text) {
            Ok(FromHost::Hello(facts, told)) => {
                if let Way::Window { title, code } = &self.way
                    && facts.game != title.id
                {
                    // The table shows another game, which has another style sheet.
                    let title = find_game(&facts.game)?;
                    page::replace_with(&Route::SecondScreen(title, *code).hash());
                    return None;
                }
                HostEvent::Hello(facts, told)
            }
            Ok(FromHost::News(told)) => HostEvent::News(told),
            Err(Unreadable::NotLoaded(game)) => {
                // The table says which game it is: the message is read again once that is here.
                let (send, text, host) = (self.send.clone(), text.to_owned(), self.host);
                wasm_bindgen_futures::spawn_local(async move {
                    let (board, reader) = (lazy::game(game).await, (parts().followed)(game).await);
                    send.emit(match board.and(reader) {
                        Some(()) => Event::Carried(Carried::Message(host, text)),
                        None => Event::Hand(None),
                    });
                });
                return None;
            }
            Ok(FromHost::Refused(Why::OtherProtocol))
            | Err(Unreadable::OtherProtocol | Unreadable::OtherRules | Unreadable::UnknownGame) => {
                HostEvent::OtherVersion
            }
            Ok(FromHost::Refused(Why::Stale | Why::NotYourTurn | Why::Illegal | Why::Final)) => {
                HostEvent::Refused
            }
            Ok(FromHost::Refused(Why::Taken)) => HostEvent::Taken,
            Ok(FromHost::Refused(Why::TooMany | Why::Repeated)) | Err(_) => return None,
            Ok(FromHost::Refused(_) | FromHost::Gone) => HostEvent::Gone,
            Ok(FromHost::Here { .. }) => HostEvent::Here,
        })
    }
}
