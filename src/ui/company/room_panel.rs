//! The part of the panel that lets phones in the same room join: the code for the next one, and the
//! camera's picture.

use super::camera_view::CameraView;
use super::join_page::helps;
use super::picture::picture;
use crate::platform::camera::Facing;
use crate::platform::codes::Codes;
use crate::platform::page;
use crate::session::remote::Handshake;
use crate::ui::locale::Messages;
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
    /// The name of the player whose seat alone is offered.
    pub only: Option<String>,
    /// The state of the connection to the next phone; `None` until there is a code.
    pub handshake: Option<Handshake>,
    /// The link in the code; `None` while no phone can scan it.
    pub address: Option<String>,
    /// True if the last phone has not connected.
    pub is_late: bool,
    /// The reason why phones may not find this device.
    pub trouble: Option<Trouble>,
    /// What is said about the code that was read last, and the phone that is connected.
    pub outcome: &'static str,
    /// The script that draws codes, once it is fetched.
    pub codes: Option<Codes>,
    /// Called when codes may be made: with true if a camera is in use, else false. A browser may
    /// show its address only to a page that has the camera.
    pub on_ready: Callback<bool>,
    /// Called with a code that was scanned or pasted.
    pub on_code: Callback<String>,
    pub messages: &'static Messages,
}

/// The part of the panel that lets phones in the same room join.
pub struct Room {
    /// True if the camera was wanted, false if only the code was; `None` before.
    with_camera: Option<bool>,
}

pub enum Event {
    /// The code is wanted, with the camera or without.
    Begin(bool),
    Paste(String),
}

impl Component for Room {
    type Message = Event;
    type Properties = RoomProps;

    fn create(_: &Context<Self>) -> Self {
        Self { with_camera: None }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Begin(with_camera) => {
                self.with_camera = Some(with_camera);
                if !with_camera {
                    ctx.props().on_ready.emit(false);
                }
                true
            }
            Event::Paste(text) => {
                ctx.props().on_code.emit(text);
                false
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let &RoomProps { is_late, trouble, outcome, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let link = ctx.link();
        let Some(starts) = self.with_camera else {
            return html! {
                <section class="phones-room">
                    <p>{ w.intro }</p>
                    <div class="actions">
                        <button type="button" class="button primary" onclick={link.callback(|_| Event::Begin(true))}>{ w.use_camera }</button>
                        <button type="button" class="button" onclick={link.callback(|_| Event::Begin(false))}>{ w.show_code }</button>
                    </div>
                    <p class="hint">{ w.camera_hint }</p>
                </section>
            };
        };
        let trouble = trouble.map(|trouble| match trouble {
            Trouble::NoNetwork => w.no_network,
            Trouble::HiddenAddress => w.hidden_address,
        });
        html! {
            <section class="phones-room">
                if let Some(trouble) = trouble {
                    <p class="note" role="alert">{ trouble }</p>
                }
                <div class="phones-both">
                    { code(ctx.props()) }
                    { answers(ctx, starts) }
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

/// Renders what reads the phone's answer: the camera's picture, and the field for an answer as text.
fn answers(ctx: &Context<Room>, starts: bool) -> Html {
    let RoomProps { on_ready, on_code, messages, .. } = ctx.props();
    let w = messages.language.phones();
    let paste = ctx.link().callback(|event: SubmitEvent| {
        event.prevent_default();
        Event::Paste(page::text_in(event.target_dyn_into::<HtmlElement>()))
    });
    html! {
        <section class="phones-camera">
            <CameraView facing={Facing::Front} {starts} hint={w.looking} otherwise={w.without_camera} on_open={on_ready} {on_code} {messages} />
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

/// Renders the code.
fn code(props: &RoomProps) -> Html {
    let RoomProps { only, handshake, address, is_late, codes, messages, .. } = props;
    let w = messages.language.phones();
    let heading = only.as_ref().map_or_else(|| w.code.to_owned(), |name| (w.code_for)(name));
    let says = match handshake {
        Some(Handshake::Connecting { .. }) => w.connecting,
        _ if *is_late => w.late,
        Some(Handshake::Offered) => w.offered,
        Some(_) => w.preparing,
        None => "",
    };
    let drawn = address.as_ref().zip(codes.as_ref());
    let drawn = drawn.and_then(|(address, codes)| codes.draw(address));
    html! {
        <section class="phones-code">
            <h3>{ heading }</h3>
            <p role="status">{ says }</p>
            if let Some(name) = only {
                <p class="hint">{ (w.or_here)(name) }</p>
            }
            { drawn.map(|drawn| picture(&drawn, w.qr)) }
            if let Some(address) = address {
                <label class="field">
                    <span>{ w.link }</span>
                    <input readonly={true} value={address.clone()} />
                </label>
            }
        </section>
    }
}
