//! Dialogs over the page, such as the rulebook, the menu and the log.

use crate::platform::listen::{Hearing, listen};
use crate::platform::{back, page};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct DialogProps {
    /// The title of the dialog.
    pub title: AttrValue,
    /// The label of the button that closes it.
    pub close: AttrValue,
    /// The id of the element that a screen reader reads when it opens.
    #[prop_or_default]
    pub reads: Option<&'static str>,
    /// Called when the person closes it.
    pub on_close: Callback<()>,
    /// Its content.
    pub children: Children,
}

/// Selects the elements of a dialog that can have the focus.
const FOCUSABLE: &str = ".dialog a[href], .dialog button:not(:disabled), .dialog input, .dialog select, .dialog [tabindex='0']";

/// A panel over the page. The focus moves in, stays in, and goes back afterwards. A tap outside
/// closes it.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    use_effect_with((), |()| {
        let before = page::focused();
        page::focus(".dialog-close");
        move || {
            if let Some(before) = before {
                page::focus_on(&before);
            }
        }
    });
    // The latest callback.
    let on_close = use_mut_ref(Callback::noop);
    on_close.replace(props.on_close.clone());
    // From the first rendering on, not from the effects after it: a key or a step back that comes
    // at once is meant for the dialog.
    let _heard = use_memo((), |()| {
        let close = {
            let on_close = on_close.clone();
            move || {
                let on_close = on_close.borrow().clone();
                on_close.emit(());
            }
        };
        let entry = back::Entry::new(close.clone());
        // Listen on the window: a tap on an element that cannot have the focus leaves it nowhere.
        let hearing = Hearing { capture: true, passive: false };
        let keys = listen("window", "keydown", hearing, move |event| hear_key(event, &close));
        (entry, keys, listen("window", "wheel", hearing, keep_page))
    });
    // A drag that selects text inside and ends outside must not close the dialog.
    let pressed_beside = use_mut_ref(|| false);
    let press = {
        let pressed_beside = pressed_beside.clone();
        move |event: PointerEvent| *pressed_beside.borrow_mut() = is_beside(&event)
    };
    let tap_beside = {
        let on_close = props.on_close.clone();
        move |event: MouseEvent| {
            if *pressed_beside.borrow() && is_beside(&event) {
                on_close.emit(());
            }
        }
    };
    // Don't let keys reach the table through an open dialog.
    let keep_keys = |event: KeyboardEvent| event.stop_propagation();
    let close = props.on_close.reform(|_: MouseEvent| ());
    html! {
        <div class="veil" onkeydown={keep_keys} onpointerdown={press} onclick={tap_beside}>
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

/// Returns true if the event's target is the veil itself.
fn is_beside(event: &Event) -> bool {
    let target = event.target();
    let target = target.as_ref().and_then(|target| target.dyn_ref::<Element>());
    target.is_some_and(|target| target.class_list().contains("veil"))
}

/// Keeps the page behind from scrolling by the wheel, where nothing in the dialog scrolls.
fn keep_page(event: &Event) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let body = target.and_then(|target| target.closest(".dialog-body").ok().flatten());
    let scrolls = body.is_some_and(|body| body.scroll_height() > body.client_height());
    if !scrolls {
        event.prevent_default();
    }
}

/// Handles a key before the rest of the page does.
fn hear_key(event: &Event, close: &impl Fn()) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    match key.key().as_str() {
        "Escape" => {
            event.stop_propagation();
            close();
        }
        "Tab" => keep_inside(key),
        _ if !has_focus() => event.stop_propagation(),
        _ => {}
    }
}

/// Returns true if the focus is in a dialog.
fn has_focus() -> bool {
    page::focused().is_some_and(|here| here.closest(".dialog").is_ok_and(|dialog| dialog.is_some()))
}

/// Cycles Tab inside the dialog, and moves it in from outside.
fn keep_inside(event: &KeyboardEvent) {
    let inside: Vec<HtmlElement> = page::find_all(FOCUSABLE);
    let (Some(first), Some(last)) = (inside.first(), inside.last()) else { return };
    let here = page::focused();
    let (edge, other) = if event.shift_key() { (first, last) } else { (last, first) };
    if here.as_ref() == Some(edge) || !has_focus() {
        event.prevent_default();
        let _ = other.focus();
    }
}
