//! The page of a screen away from the table, a second screen or a phone: connects its [`Screen`] with
//! the table's window or device and the browser.

use super::effect::{Effect, Effects};
use super::guest::{Contact, Guest};
use super::guest_view::{guest_view, says_of_window};
use super::live::Env;
use super::msg::{HostEvent, Msg};
use super::runner::Runner;
use super::screen::Screen;
use super::settle::Settling;
use super::sources::Timer;
use super::voice::Voice;
use super::{keys, update};
use crate::platform::channel::GuestChannel;
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::{broadcast, clock, motion, offline, page, sound, timer};
use crate::session::remote::{self, Carried, Carrier, FromHost, Peer, ToHost, Unreadable, Why};
use crate::ui::catalog::find_game;
use crate::ui::lazy::parts;
use crate::ui::locale::Messages;
use crate::ui::phones::{HandEvent, HandLine, LinkPart};
use crate::ui::route::Route;
use crate::ui::second_screen::{ReadMessage, ScreenPage, Way, answer_to, channel_of};
use crate::ui::with_assets::WithAssets;
use std::cell::RefCell;
use yew::prelude::*;

/// The interval at which a phone says that it is there, in milliseconds.
const HEARTBEAT: u32 = remote::HEARTBEAT as u32;

/// The time after which a phone says that it hears nothing from the table, in milliseconds.
const SILENCE: f64 = remote::SILENCE as f64;

/// Renders the page of a screen away from the table.
pub fn draw_second_screen(props: ScreenPage) -> Html {
    html! { <SecondScreen ..props /> }
}

/// The carrier of the messages.
enum Line {
    /// Nothing yet.
    None,
    /// A channel between the windows of this browser.
    Window(GuestChannel),
    /// The connection of a device that holds a hand.
    Hand(Box<dyn HandLine>),
}

/// A screen away from the table.
pub struct SecondScreen {
    screen: Screen,
    settling: Settling,
    runner: Runner,
    voice: RefCell<Voice>,
    /// The reader of the messages, once it is fetched, and the line that brings them.
    read: Option<ReadMessage>,
    line: Line,
    /// On a phone: the time at which the table was heard last, and the next sign of life.
    heard: f64,
    heartbeat: Option<timer::Timer>,
    /// The table's window.
    host: Peer,
    /// Keeps the screen awake while a match is followed.
    awake: Option<offline::Awake>,
    _listeners: [Listener; 2],
}

/// The messages of the page.
pub enum Event {
    /// A message for the state machine.
    Msg(Msg),
    /// The reader of the messages was fetched; `None` if it is unavailable.
    Fetched(Option<ReadMessage>),
    /// A phone's part of the program was fetched; `None` if it is unavailable.
    Hand(Option<LinkPart>),
    /// A phone's connection has an event.
    Line(HandEvent),
    /// It is time for a sign of life.
    Heartbeat,
    /// The phone has scanned another phone's code.
    Scanned(String),
    /// The channel has an event.
    Carried(Carried),
    /// A message on the page's own channel.
    Broadcast(String),
    /// The browser puts the page away: it may be the last that is heard of it.
    Leaves,
}

impl Component for SecondScreen {
    type Message = Event;
    type Properties = ScreenPage;

    fn create(ctx: &yew::Context<Self>) -> Self {
        let link = ctx.link().clone();
        wasm_bindgen_futures::spawn_local(async move {
            link.send_message(Event::Fetched((parts().reading)().await));
        });
        // A new table may look for this screen, once its previous table is gone.
        let seeks = ctx.link().callback(Event::Broadcast);
        broadcast::listen(move |message| seeks.emit(message));
        let leaves = ctx.link().callback(|()| Event::Leaves);
        let back = ctx.link().callback(|()| Event::Msg(Msg::Host(HostEvent::Opened)));
        Self {
            screen: Screen::Guest(Guest::default()),
            settling: Settling::default(),
            runner: Runner::default(),
            voice: RefCell::default(),
            read: None,
            line: Line::None,
            heard: 0.0,
            heartbeat: None,
            host: Peer(0),
            awake: None,
            _listeners: [
                listen("window", "pagehide", Hearing::default(), move |_| leaves.emit(())),
                listen("window", "pageshow", Hearing::default(), move |_| back.emit(())),
            ],
        }
    }

    fn update(&mut self, ctx: &yew::Context<Self>, event: Event) -> bool {
        let msg = match event {
            Event::Msg(msg) => Some(msg),
            // A reload may help, as with another version.
            Event::Fetched(None) | Event::Hand(None) => Some(Msg::Host(HostEvent::OtherVersion)),
            Event::Fetched(read) => {
                self.read = read;
                match &ctx.props().way {
                    Way::Window { code, .. } => {
                        let carried = ctx.link().callback(Event::Carried);
                        let channel = GuestChannel::open(&channel_of(*code), move |event| {
                            carried.emit(event);
                        });
                        self.line = channel.map_or(Line::None, Line::Window);
                    }
                    Way::Hand(..) => {
                        let link = ctx.link().clone();
                        wasm_bindgen_futures::spawn_local(async move {
                            link.send_message(Event::Hand((parts().links)().await));
                        });
                    }
                }
                None
            }
            Event::Hand(Some(links)) => {
                if let Way::Hand(reach, code) = &ctx.props().way {
                    let heard = ctx.link().callback(Event::Line);
                    self.line = Line::Hand((links.join)(*reach, code, heard));
                }
                return true;
            }
            Event::Line(HandEvent::Changed) => return true,
            Event::Line(HandEvent::Opened) => {
                self.heard = clock::now();
                self.beat(ctx);
                Some(Msg::Host(HostEvent::Opened))
            }
            Event::Line(HandEvent::Lost) => Some(Msg::Host(HostEvent::Gone)),
            Event::Line(HandEvent::Message(text)) => {
                self.heard = clock::now();
                self.on_carried(ctx, Carried::Message(self.host, text))
            }
            Event::Heartbeat => {
                self.beat(ctx);
                let is_silent = clock::now() - self.heard > SILENCE;
                let Screen::Guest(guest) = &self.screen else { return false };
                let serial = guest.followed.as_ref().map(|followed| followed.game.serial());
                self.send(&match serial {
                    Some(serial) => ToHost::Ping { serial },
                    None => self.join(ctx),
                });
                is_silent.then_some(Msg::Host(HostEvent::Gone))
            }
            Event::Scanned(code) => {
                self.send(&ToHost::Scanned { code });
                return false;
            }
            Event::Carried(carried) => self.on_carried(ctx, carried),
            Event::Broadcast(message) => {
                let is_away =
                    matches!(&self.screen, Screen::Guest(it) if it.contact == Contact::Away);
                if let (Way::Window { code, .. }, true) = (&ctx.props().way, is_away) {
                    answer_to(&message, *code).iter().for_each(|answer| broadcast::say(answer));
                }
                None
            }
            Event::Leaves => {
                self.send(&ToHost::Leave);
                None
            }
        };
        let Some(msg) = msg else { return false };
        if self.settling.is_too_soon() && msg.commits() {
            return false;
        }
        if msg == Msg::Elapsed(Timer::Settle) {
            self.settling.skip();
            return false;
        }
        let mut effects = update::update(&mut self.screen, msg, &env(ctx));
        if self.is_phone() {
            self.settling.update(&self.screen, &mut effects);
        }
        self.run(ctx, effects)
    }

    fn changed(&mut self, ctx: &yew::Context<Self>, old: &ScreenPage) -> bool {
        if old.app.messages != ctx.props().app.messages {
            let effects = update::update(&mut self.screen, Msg::Language, &env(ctx));
            self.run(ctx, effects);
        }
        true
    }

    fn view(&self, ctx: &yew::Context<Self>) -> Html {
        let Screen::Guest(guest) = &self.screen else { return Html::default() };
        let ScreenPage { way, app } = ctx.props();
        let followed = guest.followed.as_ref();
        let title = match way {
            Way::Window { title, .. } => *title,
            // The table says which game it is.
            Way::Hand(..) => match followed.and_then(|it| find_game(&it.game.facts().game)) {
                Some(title) => title,
                None => return self.draw_waiting(guest.contact, app.messages),
            },
        };
        let send = ctx.link().callback(Event::Msg);
        let (click, is_playing_back) =
            (send.clone(), followed.is_some_and(|it| it.playback.now().is_some()));
        let on_click = Callback::from(move |event: MouseEvent| {
            let msg = if is_playing_back {
                (!keys::playback_button(&event)).then_some(Msg::Continue)
            } else {
                keys::text_tapped(&event).map(Msg::Explain)
            };
            msg.into_iter().for_each(|msg| click.emit(msg));
        });
        let says = match &self.line {
            Line::Hand(line) => {
                let is_away = guest.contact != Contact::Here;
                is_away.then(|| line.says(guest.contact, app.messages))
            }
            Line::None | Line::Window(_) => says_of_window(guest.contact, app.messages),
        };
        let mut voice = self.voice.borrow_mut();
        let drawn = guest_view(guest, says, title, &mut voice, &send, on_click, &env(ctx));
        match way {
            Way::Window { .. } => drawn,
            Way::Hand(..) => {
                let on_code = ctx.link().callback(Event::Scanned);
                let helper = match &self.line {
                    Line::Hand(line) => line.helper(app.messages, on_code),
                    Line::None | Line::Window(_) => Html::default(),
                };
                html! { <WithAssets key={title.id} {title}>{ drawn }{ helper }</WithAssets> }
            }
        }
    }

    fn rendered(&mut self, ctx: &yew::Context<Self>, _: bool) {
        self.runner.rendered(ctx.props().app.settings.motion_length());
        if self.is_phone() {
            let mut effects = Effects::default();
            self.settling.rendered(&mut effects);
            self.run(ctx, effects);
            keys::keep_focus();
            self.set_title(ctx.props().app.messages);
        }
        if let Screen::Guest(Guest { followed: Some(followed), .. }) = &self.screen {
            motion::mark(&followed.highlights);
        }
    }
}

impl SecondScreen {
    fn is_phone(&self) -> bool {
        matches!(self.line, Line::Hand(_))
    }

    fn send(&self, message: &ToHost) {
        match &self.line {
            Line::None => {}
            Line::Window(channel) => channel.send(self.host, &message.text()),
            Line::Hand(line) => line.send(&message.text()),
        }
    }

    /// Returns the message that asks for the whole match.
    fn join(&self, ctx: &yew::Context<Self>) -> ToHost {
        let token = match (&self.line, &ctx.props().way) {
            (Line::Hand(line), _) => line.token().to_owned(),
            (_, Way::Window { code, .. }) => code.to_string(),
            (_, Way::Hand(..)) => String::new(),
        };
        ToHost::Join { token }
    }

    /// Renders what a phone shows until it has the match.
    fn draw_waiting(&self, contact: Contact, messages: &'static Messages) -> Html {
        match &self.line {
            Line::Hand(line) => line.draw(contact, messages),
            _ if contact == Contact::OtherVersion => html! {
                <main class="page narrow" id="main" tabindex="-1">
                    <p class="note" role="alert">{ messages.part_missing }</p>
                </main>
            },
            _ => Html::default(),
        }
    }

    /// Says in the title whether it is this phone's turn.
    fn set_title(&self, messages: &Messages) {
        let Screen::Guest(Guest { followed: Some(followed), .. }) = &self.screen else { return };
        let Some(title) = find_game(&followed.game.facts().game) else { return };
        let name = (title.about)(messages).name;
        page::set_title(&if followed.is_asked() {
            (messages.table.your_turn)(name)
        } else {
            format!("{name} · Regalia")
        });
    }

    /// Waits for the next sign of life.
    fn beat(&mut self, ctx: &yew::Context<Self>) {
        let next = ctx.link().callback(|()| Event::Heartbeat);
        self.heartbeat = Some(timer::after(HEARTBEAT, move || next.emit(())));
    }

    /// Returns the message for the state machine that an event of the channel means.
    fn on_carried(&mut self, ctx: &yew::Context<Self>, carried: Carried) -> Option<Msg> {
        let event = match carried {
            Carried::Opened(peer) => {
                self.host = peer;
                HostEvent::Opened
            }
            Carried::Closed(_) => HostEvent::Gone,
            Carried::Message(_, text) => match self.read?(&text) {
                Ok(FromHost::Hello(facts, told)) => {
                    if let Way::Window { title, code } = &ctx.props().way
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
                Ok(FromHost::Refused(Why::OtherProtocol))
                | Err(
                    Unreadable::OtherProtocol | Unreadable::OtherRules | Unreadable::UnknownGame,
                ) => HostEvent::OtherVersion,
                Ok(FromHost::Refused(
                    Why::Stale | Why::NotYourTurn | Why::Illegal | Why::Final,
                )) => HostEvent::Refused,
                Ok(FromHost::Refused(Why::Taken)) => HostEvent::Taken,
                // It needs no answer, or makes no sense.
                Ok(FromHost::Refused(Why::TooMany | Why::Repeated)) | Err(_) => return None,
                Ok(FromHost::Refused(_) | FromHost::Gone) => HostEvent::Gone,
                Ok(FromHost::Here { .. }) => HostEvent::Here,
            },
        };
        Some(Msg::Host(event))
    }

    /// Runs the effects of an update. Returns true if the page must be rendered.
    fn run(&mut self, ctx: &yew::Context<Self>, effects: Effects) -> bool {
        let mut renders = false;
        let send = ctx.link().callback(Event::Msg);
        let settings = ctx.props().app.settings;
        for effect in effects.0 {
            match effect {
                Effect::Render => renders = true,
                Effect::Wait(timer, milliseconds) => self.runner.wait(&send, timer, milliseconds),
                Effect::Soon(timer) => self.runner.soon(&send, timer),
                Effect::Cancel(timer) => self.runner.cancel(timer),
                Effect::Animate(motions) => self.runner.motions = motions,
                Effect::ScrollToResult => self.runner.scrolls_to_result = true,
                Effect::Join => self.send(&self.join(ctx)),
                Effect::Decide { serial, index } => {
                    self.send(&ToHost::Decide { serial, index: index as u32 });
                }
                Effect::Send(msg) => ctx.link().send_message(Event::Msg(*msg)),
                Effect::Play(sound) if self.is_phone() && settings.sound => {
                    sound.play(settings.volume.gain());
                }
                Effect::Shake if self.is_phone() && settings.vibration => sound::shake(),
                // It has no store and no worker.
                _ => {}
            }
        }
        let Screen::Guest(guest) = &self.screen else { return renders };
        let goes_on = match &guest.followed {
            Some(followed) => guest.contact == Contact::Here && followed.game.outcome().is_none(),
            // A phone shows its code, or waits for the table.
            None => matches!(&self.line, Line::Hand(line) if !line.token().is_empty()),
        };
        if !goes_on {
            self.awake = None;
        } else if self.awake.is_none() {
            self.awake = Some(offline::stay_awake());
        }
        renders
    }
}

fn env(ctx: &yew::Context<SecondScreen>) -> Env {
    let app = &ctx.props().app;
    Env { messages: app.messages, settings: app.settings }
}
