//! The panel of the table that lets phones join: for each seat its code, and the camera's picture.

use super::host::{PhoneHost, Read, Trouble, host};
use super::join::helps;
use super::picture::picture;
use crate::engine::{Seat, SeatSet};
use crate::platform::camera::{Camera, Facing};
use crate::platform::codes::{self, Codes};
use crate::platform::page;
use crate::platform::timer::{self, Timer};
use crate::session::remote::{AnswerFault, CodeFault, Offer, Stage};
use crate::ui::address::Reach;
use crate::ui::club::ClubPanel;
use crate::ui::locale::Messages;
use crate::ui::route::Route;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The interval at which the camera's picture is read, in milliseconds.
const FRAME: u32 = 120;

/// The panel.
#[derive(Clone, PartialEq, Properties)]
pub struct PhonesPanel {
    /// The seats of persons, each with the player's name.
    pub persons: Vec<(Seat, String)>,
    /// The seats among them for which a bot decides until their device is back.
    pub by_bots: SeatSet,
    /// Lets a bot decide for a seat whose device is silent.
    pub let_bot: Callback<Seat>,
    /// The sentences of the language.
    pub messages: &'static Messages,
}

/// Renders the panel.
pub fn draw_phones_panel(props: PhonesPanel) -> Html {
    html! { <Panel ..props /> }
}

/// The panel of the table that lets phones join.
struct Panel {
    host: Rc<PhoneHost>,
    codes: Option<Codes>,
    /// The seat whose code is shown.
    seat: Option<Seat>,
    sight: Sight,
    video: NodeRef,
    /// The outcome of the last code that was read.
    read: Option<Read>,
    frame: Option<Timer>,
    /// The element that shows the camera's picture.
    shown_in: Option<HtmlElement>,
}

/// The table's camera.
enum Sight {
    /// It was not asked for.
    NotAsked,
    /// It is in use.
    Camera(Camera),
    /// There is none, or it may not be used.
    None,
}

enum Event {
    Codes(Option<Codes>),
    /// Something has changed at the host.
    Changed,
    AskForCamera,
    Camera(Option<Camera>),
    Frame,
    Show(Seat),
    Renew(Seat),
    TakeBack(Seat),
    Paste(String),
}

impl Component for Panel {
    type Message = Event;
    type Properties = PhonesPanel;

    fn create(ctx: &Context<Self>) -> Self {
        let host = host();
        host.watch(ctx.link().callback(|()| Event::Changed));
        let link = ctx.link().clone();
        spawn_local(async move { link.send_message(Event::Codes(codes::load().await)) });
        Self {
            host,
            codes: None,
            seat: None,
            sight: Sight::NotAsked,
            video: NodeRef::default(),
            read: None,
            frame: None,
            shown_in: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        match event {
            Event::Codes(codes) => {
                self.codes = codes;
                true
            }
            Event::Changed => {
                self.read = self.host.passed_on().or(self.read);
                let is_held = |seat| self.host.stage(seat).is_some_and(|stage| stage.is_held());
                if self.seat.is_some_and(is_held) {
                    // The next code is wanted.
                    self.seat = None;
                    self.read = None;
                    self.show_first(ctx);
                }
                true
            }
            Event::AskForCamera => {
                let link = ctx.link().clone();
                spawn_local(async move {
                    link.send_message(Event::Camera(Camera::open(Facing::Front).await));
                });
                false
            }
            Event::Camera(camera) => {
                self.sight = camera.map_or(Sight::None, Sight::Camera);
                self.show_first(ctx);
                self.wait(ctx);
                true
            }
            Event::Frame => {
                self.wait(ctx);
                let video = self.video.cast::<HtmlElement>().map(JsValue::from);
                let text = self.codes.as_ref().zip(video).and_then(|(it, video)| it.read(&video));
                text.is_some_and(|text| self.on_code(&text))
            }
            Event::Show(seat) => {
                self.go_on_without();
                self.show(seat);
                true
            }
            Event::Renew(seat) => {
                self.go_on_without();
                self.read = None;
                self.seat = Some(seat);
                self.host.invite(seat);
                true
            }
            Event::TakeBack(seat) => {
                super::free(seat);
                true
            }
            Event::Paste(text) => self.on_code(&text),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        html! { <>{ self.room(ctx) }<ClubPanel ..ctx.props().clone() /></> }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        let video = self.video.cast::<HtmlElement>();
        if let (Sight::Camera(camera), Some(video)) = (&self.sight, &video)
            && self.shown_in.as_ref() != Some(video)
        {
            camera.show_in(&video.into());
        }
        self.shown_in = video;
    }

    fn destroy(&mut self, _: &Context<Self>) {
        self.host.watch(Callback::noop());
    }
}

impl Panel {
    /// Renders what lets phones in the same room join.
    fn room(&self, ctx: &Context<Self>) -> Html {
        let messages = ctx.props().messages;
        let w = messages.language.phones();
        let link = ctx.link();
        if matches!(self.sight, Sight::NotAsked) {
            return html! {
                <div class="phones">
                    <p>{ w.intro }</p>
                    <div class="actions">
                        <button type="button" class="button primary" onclick={link.callback(|_| Event::AskForCamera)}>{ w.use_camera }</button>
                        <button type="button" class="button" onclick={link.callback(|_| Event::Camera(None))}>{ w.show_code }</button>
                    </div>
                    <p class="hint">{ w.camera_hint }</p>
                    { self.rows(ctx) }
                </div>
            };
        }
        let trouble = self.host.trouble().map(|trouble| match trouble {
            Trouble::NoNetwork => w.no_network,
            Trouble::HiddenAddress => w.hidden_address,
        });
        let is_late = self.seat.is_some_and(|seat| self.host.stage(seat) == Some(Stage::Late));
        html! {
            <div class="phones">
                if let Some(trouble) = trouble {
                    <p class="note" role="alert">{ trouble }</p>
                }
                <div class="phones-both">
                    { self.code(ctx) }
                    { self.picture_of_camera(ctx) }
                </div>
                <p class="phones-read" role="status">{ self.outcome(ctx) }</p>
                { self.rows(ctx) }
                <details key={is_late.to_string()} open={is_late}>
                    <summary>{ w.help }</summary>
                    { helps(messages) }
                </details>
            </div>
        }
    }

    /// Goes on without a camera, unless there is one.
    fn go_on_without(&mut self) {
        if matches!(self.sight, Sight::NotAsked) {
            self.sight = Sight::None;
        }
    }

    /// Waits for the camera's next picture.
    fn wait(&mut self, ctx: &Context<Self>) {
        if matches!(self.sight, Sight::Camera(_)) {
            let next = ctx.link().callback(|()| Event::Frame);
            self.frame = Some(timer::after(FRAME, move || next.emit(())));
        }
    }

    /// Shows the code of the first person without a phone.
    fn show_first(&mut self, ctx: &Context<Self>) {
        let is_free = |seat: Seat| !self.host.stage(seat).is_some_and(|stage| stage.is_held());
        let free = ctx.props().persons.iter().map(|(seat, _)| *seat).find(|&seat| is_free(seat));
        free.into_iter().for_each(|seat| self.show(seat));
    }

    fn show(&mut self, seat: Seat) {
        self.seat = Some(seat);
        if self.host.stage(seat).is_none() {
            self.host.invite(seat);
        }
    }

    /// Reads a code that was scanned or pasted. Returns true if there is something to show.
    fn on_code(&mut self, code: &str) -> bool {
        let read = self.host.read(code);
        if read != Read::Again {
            self.read = Some(read);
        }
        true
    }

    /// Renders the code of the chosen seat.
    fn code(&self, ctx: &Context<Self>) -> Html {
        let PhonesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let chosen = persons.iter().find(|(seat, _)| self.seat == Some(*seat));
        let Some((seat, name)) = chosen else { return Html::default() };
        let stage = self.host.stage(*seat);
        let address = match &stage {
            Some(Stage::Offered(offer)) => Some(address_of(offer)),
            _ => None,
        };
        let drawn = address.as_ref().zip(self.codes.as_ref());
        let drawn = drawn.and_then(|(address, codes)| codes.draw(address));
        html! {
            <section class="phones-code">
                <h3>{ (w.code_for)(name) }</h3>
                <p role="status">{ stage.as_ref().map_or("", |stage| says(stage, messages)) }</p>
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

    /// Renders the camera's picture, and the field for an answer as text.
    fn picture_of_camera(&self, ctx: &Context<Self>) -> Html {
        let w = ctx.props().messages.language.phones();
        let paste = ctx.link().callback(|event: SubmitEvent| {
            event.prevent_default();
            Event::Paste(page::text_in(event.target_dyn_into::<HtmlElement>()))
        });
        html! {
            <section class="phones-camera">
                if matches!(self.sight, Sight::Camera(_)) {
                    <video ref={self.video.clone()} playsinline={true} aria-label={w.picture}></video>
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

    /// Returns what is said about the code that was read last.
    fn outcome(&self, ctx: &Context<Self>) -> String {
        let PhonesPanel { persons, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let fault = match self.read {
            Some(Read::Refused(fault)) => fault,
            Some(Read::Taken | Read::Again) | None => return String::new(),
        };
        let says = match fault {
            AnswerFault::Code(CodeFault::NotACode) => w.not_a_code,
            AnswerFault::Code(CodeFault::Damaged) => w.damaged,
            AnswerFault::Code(CodeFault::OtherVersion) => w.other_version,
            AnswerFault::Code(CodeFault::OtherSide) => w.other_side,
            AnswerFault::Unknown | AnswerFault::Again(_) => w.unknown,
            AnswerFault::Taken(seat) => {
                let name = persons.iter().find(|(other, _)| *other == seat);
                return name.map(|(_, name)| (w.taken)(name)).unwrap_or_default();
            }
        };
        says.to_owned()
    }

    /// Renders the seats, once one was offered to a phone.
    fn rows(&self, ctx: &Context<Self>) -> Html {
        let persons = &ctx.props().persons;
        if persons.iter().all(|(seat, _)| self.host.stage(*seat).is_none()) {
            return Html::default();
        }
        html! {
            <ul class="phones-seats">
                { for persons.iter().map(|(seat, name)| self.row(ctx, *seat, name)) }
            </ul>
        }
    }

    /// Renders a seat with its buttons.
    fn row(&self, ctx: &Context<Self>, seat: Seat, name: &str) -> Html {
        let messages = ctx.props().messages;
        let w = messages.language.phones();
        let stage = self.host.stage(seat);
        let button = |label: &'static str, event: fn(Seat) -> Event| {
            let onclick = ctx.link().callback(move |_: MouseEvent| event(seat));
            let label_of = format!("{label}: {name}");
            html! { <button type="button" class="button" aria-label={label_of} {onclick}>{ label }</button> }
        };
        let keys = match &stage {
            None => button(w.show_code, Event::Show),
            Some(Stage::Preparing | Stage::Offered(_) | Stage::Connecting { .. })
                if self.seat != Some(seat) =>
            {
                button(w.show_code, Event::Show)
            }
            Some(Stage::Preparing | Stage::Offered(_) | Stage::Connecting { .. }) => {
                Html::default()
            }
            Some(Stage::Late) => button(w.new_code, Event::Renew),
            Some(Stage::Joined) => button(w.take_back, Event::TakeBack),
            Some(Stage::Silent) => html! {
                <>{ button(w.new_code, Event::Renew) }{ button(w.take_back, Event::TakeBack) }</>
            },
        };
        let is_held = stage.as_ref().is_some_and(Stage::is_held);
        html! {
            <li key={seat.index()}>
                <b>{ name }</b>
                <span>{ stage.as_ref().filter(|_| is_held).map(|stage| says(stage, messages)) }</span>
                <span class="actions">{ keys }</span>
            </li>
        }
    }
}

/// Returns what is said about a stage.
fn says(stage: &Stage, messages: &Messages) -> &'static str {
    let w = messages.language.phones();
    match stage {
        Stage::Preparing => w.preparing,
        Stage::Offered(_) => w.offered,
        Stage::Connecting { .. } => w.connecting,
        Stage::Late => w.late,
        Stage::Joined => w.joined,
        Stage::Silent => w.lost,
    }
}

/// Returns the link that an offer's code holds.
fn address_of(offer: &Offer) -> String {
    page::address_of(&Route::Hand(Reach::Room, offer.code()).hash())
}
