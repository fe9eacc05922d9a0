//! The camera's picture, in which codes are read, or the reason why there is none.

use crate::platform::camera::{Camera, CameraError, Facing};
use crate::ui::locale::Messages;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlElement, HtmlSelectElement};
use yew::prelude::*;

/// Stands for a camera's number: any camera.
const ANY: i32 = -1;

#[derive(PartialEq, Properties)]
pub struct CameraViewProps {
    /// The side whose camera is asked for first.
    pub facing: Facing,
    /// False if the camera is asked for by the button alone.
    #[prop_or(true)]
    pub starts: bool,
    /// The sentence below the picture.
    #[prop_or_default]
    pub hint: &'static str,
    /// The sentence if there is no picture.
    #[prop_or_default]
    pub otherwise: &'static str,
    /// Called with true when there is a picture, and with false when there is none.
    #[prop_or_default]
    pub on_open: Callback<bool>,
    /// Called with each code that is read.
    pub on_code: Callback<String>,
    pub messages: &'static Messages,
}

/// Shows the picture, and reads it as long as it is shown.
pub struct CameraView {
    sight: Sight,
    /// The number of requests so far. Answers to earlier requests are ignored.
    asked: u32,
    /// The names of the device's cameras, and the number of the one in use.
    labels: Vec<String>,
    nth: i32,
    video: NodeRef,
    list: NodeRef,
    /// True once the video shows the camera.
    is_shown: bool,
}

enum Sight {
    Asked,
    Open(Camera),
    /// There is none, for this reason; `None` if it was not asked for.
    None(Option<CameraError>),
}

pub enum Event {
    /// Requests the camera with this number, or any ([`ANY`]).
    Ask(i32),
    /// The answer to the request with this number ([`CameraView::asked`]).
    Told(u32, Result<News, CameraError>),
}

pub enum News {
    Opened(Camera),
    Code(String),
}

impl Component for CameraView {
    type Message = Event;
    type Properties = CameraViewProps;

    fn create(ctx: &Context<Self>) -> Self {
        let starts = ctx.props().starts;
        if starts {
            ctx.link().send_message(Event::Ask(ANY));
        }
        Self {
            sight: if starts { Sight::Asked } else { Sight::None(None) },
            asked: 0,
            labels: Vec::new(),
            nth: ANY,
            video: NodeRef::default(),
            list: NodeRef::default(),
            is_shown: false,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, event: Event) -> bool {
        let CameraViewProps { facing, on_open, on_code, .. } = ctx.props();
        match event {
            Event::Ask(nth) => {
                // Some devices can open only one camera at a time, so close the other first.
                self.sight = Sight::Asked;
                self.is_shown = false;
                self.asked += 1;
                let (link, facing, asked) = (ctx.link().clone(), *facing, self.asked);
                spawn_local(async move {
                    let opened = Camera::open(facing, nth).await;
                    link.send_message(Event::Told(asked, opened.map(News::Opened)));
                });
            }
            Event::Told(asked, _) if asked != self.asked => return false,
            Event::Told(_, Ok(News::Opened(camera))) => {
                (self.labels, self.nth) = (camera.labels(), camera.nth());
                self.sight = Sight::Open(camera);
                on_open.emit(true);
            }
            // A camera was plugged in or out: the list is made anew.
            Event::Told(_, Ok(News::Code(code))) if code.is_empty() => {
                ctx.link().send_message(Event::Ask(ANY));
                return false;
            }
            Event::Told(_, Ok(News::Code(code))) => {
                on_code.emit(code);
                self.read(ctx);
                return false;
            }
            Event::Told(_, Err(why)) => {
                self.sight = Sight::None(Some(why));
                on_open.emit(false);
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let CameraViewProps { hint, otherwise, messages, .. } = ctx.props();
        let w = messages.language.phones();
        let says = |why| match why {
            CameraError::Refused => w.camera_refused,
            CameraError::Missing => w.camera_missing,
            CameraError::InUse => w.camera_in_use,
            CameraError::NotSecure => w.camera_not_secure,
            CameraError::Ended => w.camera_ended,
        };
        let ask = ctx.link().callback(|_: MouseEvent| Event::Ask(ANY));
        let choose = ctx.link().callback(|event: yew::Event| {
            let list: HtmlSelectElement = event.target_unchecked_into();
            Event::Ask(list.selected_index())
        });
        html! {
            <>
                { match &self.sight {
                    Sight::Asked => Html::default(),
                    Sight::Open(_) => html! {
                        <>
                            <video ref={self.video.clone()} playsinline={true} aria-label={w.picture}></video>
                            <p class="hint">{ *hint }</p>
                        </>
                    },
                    Sight::None(why) => html! {
                        <>
                            if let Some(why) = why {
                                <p class="note" role="alert">{ says(*why) }</p>
                            }
                            <p class="hint">{ *otherwise }</p>
                            <button type="button" class="button" onclick={ask}>{ w.use_camera }</button>
                        </>
                    },
                } }
                if self.labels.len() > 1 {
                    <label class="filter">
                        <span>{ w.camera }</span>
                        <select ref={self.list.clone()} onchange={choose}>
                            { for self.labels.iter().map(|label| html! { <option>{ label }</option> }) }
                        </select>
                    </label>
                }
            </>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        if let (Sight::Open(camera), Some(video), false) =
            (&self.sight, self.video(), self.is_shown)
        {
            camera.show_in(&video);
            self.is_shown = true;
            self.read(ctx);
            if let Some(list) = self.list.cast::<HtmlSelectElement>() {
                list.set_selected_index(self.nth);
            }
        }
    }
}

impl CameraView {
    fn video(&self) -> Option<JsValue> {
        self.video.cast::<HtmlElement>().map(JsValue::from)
    }

    /// Waits for the next code in the picture.
    fn read(&self, ctx: &Context<Self>) {
        if let (Sight::Open(camera), Some(video)) = (&self.sight, self.video()) {
            let (link, asked, next) = (ctx.link().clone(), self.asked, camera.next_code(&video));
            spawn_local(async move {
                let told = next.await.map(News::Code).ok_or(CameraError::Ended);
                link.send_message(Event::Told(asked, told));
            });
        }
    }
}
