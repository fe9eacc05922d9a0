//! A phone scans a code: that of another phone for a table without a camera, or the table's new one.

use super::camera_view::CameraView;
use crate::platform::camera::Facing;
use crate::ui::locale::Messages;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ScannerProps {
    /// The sentences of the language.
    pub messages: &'static Messages,
    /// The label of the button.
    pub label: &'static str,
    /// Called with each code that is read. Returns what is said then.
    pub on_code: Callback<String, &'static str>,
}

/// Renders the scanner of a phone. It has the camera from the button's press until a code is read.
#[component]
pub fn Scanner(ScannerProps { messages, label, on_code }: &ScannerProps) -> Html {
    let scans = use_state(|| false);
    let says = use_state(|| "");
    let onclick = {
        let (scans, says) = (scans.clone(), says.clone());
        move |_: MouseEvent| {
            scans.set(!*scans);
            says.set("");
        }
    };
    let on_read = {
        let (scans, says, on_code) = (scans.clone(), says.clone(), on_code.clone());
        Callback::from(move |code| {
            says.set(on_code.emit(code));
            scans.set(false);
        })
    };
    let label = if *scans { messages.language.phones().stop_scanning } else { *label };
    html! {
        <section class="hand-scans">
            if *scans {
                <CameraView facing={Facing::Back} on_code={on_read} {messages} />
            }
            <button type="button" class="button" {onclick}>{ label }</button>
            <p class="hint" role="status">{ *says }</p>
        </section>
    }
}
