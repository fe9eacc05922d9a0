//! The camera's picture, in which codes are read.

use crate::platform::camera::Camera;
use crate::platform::codes::Codes;
use crate::platform::timer::{self, Timer};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The interval at which the picture is read, in milliseconds.
const FRAME: u32 = 120;

#[derive(PartialEq, Properties)]
pub struct CameraViewProps {
    pub camera: Rc<Camera>,
    /// The script that reads codes, once it is fetched.
    pub codes: Option<Codes>,
    /// The name of the picture.
    pub label: &'static str,
    /// Called with each code that is read.
    pub on_code: Callback<String>,
}

/// Shows the picture, and reads it as long as it is shown.
pub struct CameraView {
    video: NodeRef,
    frame: Option<Timer>,
}

impl Component for CameraView {
    /// It's time to read the next picture.
    type Message = ();
    type Properties = CameraViewProps;

    fn create(_: &Context<Self>) -> Self {
        Self { video: NodeRef::default(), frame: None }
    }

    fn update(&mut self, ctx: &Context<Self>, (): ()) -> bool {
        self.wait(ctx);
        let CameraViewProps { codes, on_code, .. } = ctx.props();
        if let (Some(codes), Some(video)) = (codes, self.video())
            && let Some(code) = codes.read(&video)
        {
            on_code.emit(code);
        }
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        html! { <video ref={self.video.clone()} playsinline={true} aria-label={ctx.props().label}></video> }
    }

    fn rendered(&mut self, ctx: &Context<Self>, is_first: bool) {
        if let Some(video) = self.video().filter(|_| is_first) {
            ctx.props().camera.show_in(&video);
            self.wait(ctx);
        }
    }
}

impl CameraView {
    fn video(&self) -> Option<JsValue> {
        self.video.cast::<HtmlElement>().map(JsValue::from)
    }

    /// Waits for the camera's next picture.
    fn wait(&mut self, ctx: &Context<Self>) {
        let next = ctx.link().callback(|()| ());
        self.frame = Some(timer::after(FRAME, move || next.emit(())));
    }
}
