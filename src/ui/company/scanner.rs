//! A phone scans a code: that of another phone for a table without a camera, or the table's new one.

use super::camera_view::CameraView;
use crate::platform::camera::{Camera, Facing};
use crate::platform::codes;
use crate::ui::locale::Messages;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ScannerProps {
    /// The sentences of the language.
    pub messages: &'static Messages,
    /// The label of the button.
    pub label: &'static str,
    /// Called with each code that is read.
    pub on_code: Callback<String>,
}

/// Renders the scanner of a phone. It has the camera from the button's press until a code is read.
#[component]
pub fn Scanner(ScannerProps { messages, label, on_code }: &ScannerProps) -> Html {
    let w = messages.language.phones();
    let camera = use_state(|| None);
    let says = use_state(|| None);
    let start = {
        let (camera, says) = (camera.clone(), says.clone());
        move |_: MouseEvent| {
            let (camera, says) = (camera.clone(), says.clone());
            spawn_local(async move {
                let opened = Camera::open(Facing::Back).await;
                let codes = codes::load().await;
                says.set(opened.is_none().then_some(w.scan_off));
                camera.set(opened.map(|opened| (Rc::new(opened), codes)));
            });
        }
    };
    let stop = {
        let (camera, says) = (camera.clone(), says.clone());
        move |read: Option<&'static str>| {
            camera.set(None);
            says.set(read);
        }
    };
    let on_read = {
        let (stop, on_code) = (stop.clone(), on_code.clone());
        Callback::from(move |code| {
            on_code.emit(code);
            stop(Some(w.scanned));
        })
    };
    let (label, onclick) = if camera.is_some() {
        (w.stop_scanning, Callback::from(move |_: MouseEvent| stop(None)))
    } else {
        (*label, Callback::from(start))
    };
    html! {
        <section class="hand-scans">
            if let Some((camera, codes)) = (*camera).clone() {
                <CameraView {camera} {codes} label={w.picture} on_code={on_read} />
            }
            <button type="button" class="button" {onclick}>{ label }</button>
            <p class="hint" role="status">{ *says }</p>
        </section>
    }
}
