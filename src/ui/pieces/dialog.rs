//! Something laid over the page: the rulebook, the menu, the log.

use crate::platform::page;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DialogProps {
    /// What it is.
    pub title: AttrValue,
    /// The words of the button that closes it.
    pub close: AttrValue,
    /// The id of what in it a screen reader reads as it opens.
    #[prop_or_default]
    pub reads: Option<&'static str>,
    /// Told when the person is done with it.
    pub on_close: Callback<()>,
    /// Its content.
    pub children: Children,
}

/// The selector of what inside a dialog can have the focus.
const FOCUSABLE: &str = ".dialog a[href], .dialog button:not(:disabled), .dialog input, .dialog select, .dialog [tabindex='0']";

/// A panel over the page. The focus goes in, stays in, and goes back.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    use_effect_with((), |()| {
        let before = page::focused();
        page::focus(".dialog-close");
        move || {
            if let Some(before) = before {
                let _ = before.focus();
            }
        }
    });
    let on_key = {
        let on_close = props.on_close.clone();
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Escape" => {
                event.stop_propagation();
                on_close.emit(());
            }
            "Tab" => keep_inside(&event),
            // Keys of the table do not reach through an open dialog.
            _ => event.stop_propagation(),
        })
    };
    let close = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <div class="veil" onkeydown={on_key}>
            <section class="dialog" role="dialog" aria-modal="true" aria-label={props.title.clone()}
                aria-describedby={props.reads}>
                <header class="dialog-head">
                    <h2>{ &props.title }</h2>
                    <button type="button" class="button dialog-close" onclick={close}>
                        { &props.close }
                    </button>
                </header>
                <div class="dialog-body" tabindex="0" role="group" aria-label={props.title.clone()}>{ props.children.clone() }</div>
            </section>
        </div>
    }
}

/// Tab goes round inside the dialog.
fn keep_inside(event: &KeyboardEvent) {
    let inside: Vec<HtmlElement> = page::find_all(FOCUSABLE);
    let (Some(first), Some(last)) = (inside.first(), inside.last()) else { return };
    let here = page::focused();
    let (edge, other) = if event.shift_key() { (first, last) } else { (last, first) };
    if here.as_ref() == Some(edge) {
        event.prevent_default();
        let _ = other.focus();
    }
}
