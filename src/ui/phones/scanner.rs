//! A phone that has joined scans the code of another one, for a table without a camera.

use crate::platform::camera::{Camera, Facing};
use crate::platform::codes::{self, Codes};
use crate::platform::timer::{self, Timer};
use crate::ui::locale::Messages;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The interval at which the camera's picture is read, in milliseconds.
const FRAME: u32 = 120;

/// A phone's scanner.
#[derive(Clone, PartialEq, Properties)]
pub struct PhoneScanner {
    /// The sentences of the language.
    pub messages: &'static Messages,
    /// Called with each code that is read.
    pub on_code: Callback<String>,
}

/// Renders a phone's scanner.
pub fn draw_scanner(props: PhoneScanner) -> Html {
    html! { <Scanner ..props /> }
}

struct Scanner {
    camera: Option<Camera>,
    codes: Option<Codes>,
    video: NodeRef,
    frame: Option<Timer>,
    says: Option<&'static str>,
}

enum Event {
    Start,
    Ready(Option<Camera>, Option<Codes>),
    Frame,
    Stop,
}

impl Component for Scanner {
    type Message = Event;
    type Properties = PhoneScanner;

    fn create(_: &Context<Self>) -> Self {
        Self { camera: None, codes: None, video: NodeRef::default(), frame: None, says: None }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        let w = ctx.props().messages.language.phones();
        match event {
            Event::Start => {
                let link = ctx.link().clone();
                spawn_local(async move {
                    let camera = Camera::open(Facing::Back).await;
                    link.send_message(Event::Ready(camera, codes::load().await));
                });
                false
            }
            Event::Ready(camera, codes) => {
                self.says = camera.is_none().then_some(w.scan_off);
                (self.camera, self.codes) = (camera, codes);
                self.wait(ctx);
                true
            }
            Event::Frame => {
                self.wait(ctx);
                let video = self.video.cast::<HtmlElement>().map(JsValue::from);
                let read = self.codes.as_ref().zip(video).and_then(|(it, video)| it.read(&video));
                let Some(code) = read else { return false };
                ctx.props().on_code.emit(code);
                self.says = Some(w.scanned);
                (self.camera, self.frame) = (None, None);
                true
            }
            Event::Stop => {
                (self.camera, self.frame, self.says) = (None, None, None);
                true
            }
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let w = ctx.props().messages.language.phones();
        let (label, event): (_, fn(MouseEvent) -> Event) = if self.camera.is_some() {
            (w.stop_scanning, |_| Event::Stop)
        } else {
            (w.scan_other, |_| Event::Start)
        };
        html! {
            <section class="hand-scans">
                if self.camera.is_some() {
                    <video ref={self.video.clone()} playsinline={true} aria-label={w.picture}></video>
                }
                <button type="button" class="button" onclick={ctx.link().callback(event)}>{ label }</button>
                <p class="hint" role="status">{ self.says }</p>
            </section>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let (Some(camera), Some(video)) = (&self.camera, self.video.cast::<HtmlElement>()) {
            camera.show_in(&video.into());
        }
    }
}

impl Scanner {
    /// Waits for the camera's next picture.
    fn wait(&mut self, ctx: &Context<Self>) {
        if self.camera.is_some() {
            let next = ctx.link().callback(|()| Event::Frame);
            self.frame = Some(timer::after(FRAME, move || next.emit(())));
        }
    }
}
