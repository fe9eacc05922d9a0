//! The part of the panel that lets a phone in the same room join: the code of its seat, and the camera's
//! picture.

use super::camera_view::CameraView;
use super::join_page::helps;
use super::picture::picture;
use crate::platform::camera::{Camera, Facing};
use crate::platform::codes::Codes;
use crate::platform::page;
use crate::session::TransportKind;
use crate::session::remote::{Handshake, Offer};
use crate::ui::locale::Messages;
use crate::ui::route::Route;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The reason why phones may not find this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser has no address at all.
    NoNetwork,
    /// The browser hides the address.
    HiddenAddress,
}

#[derive(PartialEq, Properties)]
pub struct RoomProps {
    /// The name of the player whose seat is to be joined.
    pub name: String,
    /// The state of the seat's connection; `None` until there is a code.
    pub handshake: Option<Handshake>,
    /// The reason why phones may not find this device.
    pub trouble: Option<Trouble>,
    /// What is said about the code that was read last.
    pub outcome: String,
    /// The script that draws and reads codes, once it is fetched.
    pub codes: Option<Codes>,
    /// Called when codes may be made: a camera was allowed before, or none is used. A browser may show
    /// its address only to a page that has the camera.
    pub on_ready: Callback<()>,
    /// Called with a code that was scanned or pasted.
    pub on_code: Callback<String>,
    pub messages: &'static Messages,
}

/// The part of the panel that lets a phone in the same room join.
pub struct Room {
    sight: Sight,
}

/// The table's camera.
enum Sight {
    /// It was not asked for.
    NotAsked,
    /// It is in use.
    Camera(Rc<Camera>),
    /// There is none, or it may not be used.
    None,
}

pub enum Event {
    AskForCamera,
    Camera(Option<Camera>),
    Paste(String),
}

impl Component for Room {
    type Message = Event;
    type Properties = RoomProps;

    fn create(_: &Context<Self>) -> Self {
        Self { sight: Sight::NotAsked }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::AskForCamera => {
                let link = ctx.link().clone();
                spawn_local(async move {
                    link.send_message(Event::Camera(Camera::open(Facing::Front).await));
                });
                false
            }
            Event::Camera(camera) => {
                self.sight = camera.map_or(Sight::None, |camera| Sight::Camera(Rc::new(camera)));
                ctx.props().on_ready.emit(());
                true
            }
            Event::Paste(text) => {
                ctx.props().on_code.emit(text);
                false
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let RoomProps { handshake, trouble, outcome, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let link = ctx.link();
        if matches!(self.sight, Sight::NotAsked) {
            return html! {
                <section class="phones-room">
                    <p>{ w.intro }</p>
                    <div class="actions">
                        <button type="button" class="button primary" onclick={link.callback(|_| Event::AskForCamera)}>{ w.use_camera }</button>
                        <button type="button" class="button" onclick={link.callback(|_| Event::Camera(None))}>{ w.show_code }</button>
                    </div>
                    <p class="hint">{ w.camera_hint }</p>
                </section>
            };
        }
        let trouble = trouble.map(|trouble| match trouble {
            Trouble::NoNetwork => w.no_network,
            Trouble::HiddenAddress => w.hidden_address,
        });
        let is_late = *handshake == Some(Handshake::Late);
        html! {
            <section class="phones-room">
                if let Some(trouble) = trouble {
                    <p class="note" role="alert">{ trouble }</p>
                }
                <div class="phones-both">
                    { code(ctx.props()) }
                    { self.picture_of_camera(ctx) }
                </div>
                <p class="phones-read" role="status">{ outcome }</p>
                <details key={is_late.to_string()} open={is_late}>
                    <summary>{ w.help }</summary>
                    { helps(messages) }
                </details>
            </section>
        }
    }
}

impl Room {
    /// Renders the camera's picture, and the field for an answer as text.
    fn picture_of_camera(&self, ctx: &Context<Self>) -> Html {
        let RoomProps { codes, on_code, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let paste = ctx.link().callback(|event: SubmitEvent| {
            event.prevent_default();
            Event::Paste(page::text_in(event.target_dyn_into::<HtmlElement>()))
        });
        html! {
            <section class="phones-camera">
                if let Sight::Camera(camera) = &self.sight {
                    <CameraView {camera} codes={codes.clone()} label={w.picture} {on_code} />
                    <p class="hint">{ w.looking }</p>
                } else {
                    <p class="note">{ w.camera_off }</p>
                }
                <form class="phones-paste" onsubmit={paste}>
                    <label class="field">
                        <span>{ w.paste }</span>
                        <input autocomplete="off" autocapitalize="characters" spellcheck="false" />
                    </label>
                    <button type="submit" class="button">{ w.paste_button }</button>
                </form>
            </section>
        }
    }
}

/// Renders the code of the seat.
fn code(props: &RoomProps) -> Html {
    let RoomProps { name, handshake, codes, messages, .. } = props;
    let w = messages.language.phones();
    let address = match handshake {
        Some(Handshake::Offered(offer)) => Some(address_of(offer)),
        _ => None,
    };
    let drawn = address.as_ref().zip(codes.as_ref());
    let drawn = drawn.and_then(|(address, codes)| codes.draw(address));
    html! {
        <section class="phones-code">
            <h3>{ (w.code_for)(name) }</h3>
            <p role="status">{ handshake.as_ref().map_or("", |handshake| says(handshake, messages)) }</p>
            { drawn.map(|drawn| picture(&drawn, w.qr)) }
            if let Some(address) = address {
                <label class="field">
                    <span>{ w.link }</span>
                    <input readonly={true} value={address} />
                </label>
            }
        </section>
    }
}

/// Returns what is said about the state of a connection.
fn says(handshake: &Handshake, messages: &Messages) -> &'static str {
    let w = messages.language.phones();
    match handshake {
        Handshake::Preparing => w.preparing,
        Handshake::Offered(_) => w.offered,
        Handshake::Connecting { .. } => w.connecting,
        Handshake::Late => w.late,
    }
}

/// Returns the link that an offer's code holds.
fn address_of(offer: &Offer) -> String {
    page::address_of(&Route::Seat(TransportKind::Room, offer.code()).hash())
}
