//! Play without a network: the service worker, its new versions, and keeping
//! the screen awake and the saves safe.

use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ServiceWorker, ServiceWorkerRegistration, ServiceWorkerState, js_sys};
use yew::Callback;

/// The service worker's file, beside the page.
const SERVICE_WORKER: &str = "sw.js";

/// Whether the page stands in another one.
pub fn in_a_frame() -> bool {
    web_sys::window().is_some_and(|window| {
        let me: &JsValue = window.as_ref();
        window
            .parent()
            .map_or(true, |parent| parent.is_some_and(|parent| parent != *me.unchecked_ref()))
    })
}

/// A new version of the page that waits to be accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct NewVersion(ServiceWorker);

impl NewVersion {
    /// Lets the new version take over, which loads the page again.
    pub fn accept(&self) {
        let Some(window) = web_sys::window() else { return };
        let reload = Closure::once_into_js(move || {
            if let Some(window) = web_sys::window() {
                let _ = window.location().reload();
            }
        });
        let container = window.navigator().service_worker();
        let _ =
            container.add_event_listener_with_callback("controllerchange", reload.unchecked_ref());
        let _ = self.0.post_message(&"accept".into());
    }
}

/// Installs the service worker; tells when a new version waits. Does nothing
/// in a frame, and where the browser has no service workers.
pub fn install(on_new_version: Callback<NewVersion>) {
    if in_a_frame() {
        return;
    }
    let Some(window) = web_sys::window() else { return };
    let navigator = window.navigator();
    if js_sys::Reflect::get(&navigator, &"serviceWorker".into())
        .is_ok_and(|found| found.is_undefined())
    {
        return;
    }
    let container = navigator.service_worker();
    let first = container.controller().is_none();
    spawn_local(async move {
        // Where service workers are switched off there may be no answer, or an empty one.
        let Ok(registered) = JsFuture::from(container.register(SERVICE_WORKER)).await else {
            return;
        };
        let Ok(registration) = registered.dyn_into::<ServiceWorkerRegistration>() else { return };
        if let Some(waiting) = registration.waiting() {
            on_new_version.emit(NewVersion(waiting));
        }
        watch(&registration, first, on_new_version);
    });
}

/// Tells when a version found later has been installed and waits.
fn watch(registration: &ServiceWorkerRegistration, first: bool, on_new: Callback<NewVersion>) {
    let found = {
        let registration = registration.clone();
        Closure::<dyn Fn()>::new(move || {
            let Some(worker) = registration.installing() else { return };
            let (state, on_new) = (worker.clone(), on_new.clone());
            let changed = Closure::<dyn Fn()>::new(move || {
                // The very first version has nobody to take over from.
                if state.state() == ServiceWorkerState::Installed && !first {
                    on_new.emit(NewVersion(state.clone()));
                }
            });
            worker.set_onstatechange(Some(changed.as_ref().unchecked_ref()));
            changed.forget();
        })
    };
    registration.set_onupdatefound(Some(found.as_ref().unchecked_ref()));
    found.forget();
}

/// Calls a method of a property of the navigator that not every browser has;
/// whatever comes of it.
fn ask_navigator(property: &str, method: &str, argument: &JsValue) {
    let ask = || {
        let navigator = web_sys::window()?.navigator();
        let object = js_sys::Reflect::get(&navigator, &property.into()).ok()?;
        let function: js_sys::Function =
            js_sys::Reflect::get(&object, &method.into()).ok()?.dyn_into().ok()?;
        let promise: js_sys::Promise = function.call1(&object, argument).ok()?.dyn_into().ok()?;
        Some(promise)
    };
    if let Some(promise) = ask() {
        spawn_local(async move {
            // A refusal changes nothing for the match.
            let _ = JsFuture::from(promise).await;
        });
    }
}

/// Keeps the screen awake until the page is hidden, where the browser allows it.
pub fn stay_awake() {
    ask_navigator("wakeLock", "request", &"screen".into());
}

/// Asks the browser not to throw the saves away when room gets short.
pub fn keep_saves() {
    if !in_a_frame() {
        ask_navigator("storage", "persist", &JsValue::UNDEFINED);
    }
}
