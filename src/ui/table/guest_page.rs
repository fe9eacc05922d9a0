//! The page of a second screen: connects its [`Screen`] with the table's window and the browser.

use super::effect::{Effect, Effects};
use super::guest::{Contact, Guest};
use super::guest_view::guest_view;
use super::live::Env;
use super::msg::{HostEvent, Msg};
use super::runner::Runner;
use super::screen::Screen;
use super::update;
use super::voice::Voice;
use crate::platform::channel::GuestChannel;
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::{broadcast, motion, offline, page};
use crate::session::remote::{Carried, Carrier, FromHost, Peer, ToHost, Unreadable, Why};
use crate::ui::catalog::find_game;
use crate::ui::lazy::parts;
use crate::ui::route::Route;
use crate::ui::second_screen::{ReadMessage, ScreenPage, answer_to, channel_of};
use std::cell::RefCell;
use yew::prelude::*;

/// Renders the page of a second screen.
pub fn draw_second_screen(props: ScreenPage) -> Html {
    html! { <SecondScreen ..props /> }
}

/// A second screen.
pub struct SecondScreen {
    screen: Screen,
    runner: Runner,
    voice: RefCell<Voice>,
    /// The reader of the messages, once it is fetched, and the channel that brings them.
    read: Option<ReadMessage>,
    channel: Option<GuestChannel>,
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
        // A new table may look for this screen, once that of its own is gone.
        let seeks = ctx.link().callback(Event::Broadcast);
        broadcast::listen(move |message| seeks.emit(message));
        let leaves = ctx.link().callback(|()| Event::Leaves);
        let back = ctx.link().callback(|()| Event::Msg(Msg::Host(HostEvent::Opened)));
        Self {
            screen: Screen::Guest(Guest::default()),
            runner: Runner::default(),
            voice: RefCell::default(),
            read: None,
            channel: None,
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
            Event::Fetched(None) => Some(Msg::Host(HostEvent::OtherVersion)),
            Event::Fetched(read) => {
                self.read = read;
                let carried = ctx.link().callback(Event::Carried);
                let name = channel_of(ctx.props().code);
                self.channel = GuestChannel::open(&name, move |event| carried.emit(event));
                None
            }
            Event::Carried(carried) => self.on_carried(ctx, carried),
            Event::Broadcast(message) => {
                let is_away =
                    matches!(&self.screen, Screen::Guest(it) if it.contact == Contact::Away);
                let answer = answer_to(&message, ctx.props().code).filter(|_| is_away);
                answer.iter().for_each(|answer| broadcast::say(answer));
                None
            }
            Event::Leaves => {
                self.send(&ToHost::Leave);
                None
            }
        };
        let Some(msg) = msg else { return false };
        let effects = update::update(&mut self.screen, msg, &env(ctx));
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
        guest_view(guest, ctx.props().title, &mut self.voice.borrow_mut(), &env(ctx))
    }

    fn rendered(&mut self, ctx: &yew::Context<Self>, _: bool) {
        self.runner.rendered(ctx.props().app.settings.motion_length());
        if let Screen::Guest(Guest { followed: Some(followed), .. }) = &self.screen {
            motion::mark(&followed.highlights);
        }
    }
}

impl SecondScreen {
    fn send(&self, message: &ToHost) {
        if let Some(channel) = &self.channel {
            channel.send(self.host, &message.text());
        }
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
                    let ScreenPage { title, code, .. } = ctx.props();
                    if facts.game != title.id {
                        // The table shows another game, which has a style of its own.
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
                Ok(FromHost::Refused(_) | FromHost::Gone) => HostEvent::Gone,
                // Nothing is new, or the message makes no sense.
                Ok(FromHost::Here { .. }) | Err(_) => return None,
            },
        };
        Some(Msg::Host(event))
    }

    /// Runs the effects of an update. Returns true if the page must be rendered.
    fn run(&mut self, ctx: &yew::Context<Self>, effects: Effects) -> bool {
        let mut renders = false;
        let send = ctx.link().callback(Event::Msg);
        for effect in effects.0 {
            match effect {
                Effect::Render => renders = true,
                Effect::Wait(timer, milliseconds) => self.runner.wait(&send, timer, milliseconds),
                Effect::Soon(timer) => self.runner.soon(&send, timer),
                Effect::Cancel(timer) => self.runner.cancel(timer),
                Effect::Animate(motions) => self.runner.motions = motions,
                Effect::Join => {
                    self.send(&ToHost::Join { token: ctx.props().code.to_string() });
                }
                // It has no sound, no store and no worker.
                _ => {}
            }
        }
        let Screen::Guest(guest) = &self.screen else { return renders };
        let goes_on = guest.contact == Contact::Here
            && guest.followed.as_ref().is_some_and(|it| it.game.outcome().is_none());
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
