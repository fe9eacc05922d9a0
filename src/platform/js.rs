//! Reads, writes and calls browser interfaces that may be missing, null, or throw: a private
//! window, a sandboxed frame, an extension or a policy may do that to any of them. Every failure is
//! returned as an error.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// The value that the browser returned, or the exception that it threw.
pub type JsResult = Result<JsValue, JsValue>;

/// Returns a property; an error if it is missing or null.
pub fn get(of: &JsValue, name: &str) -> JsResult {
    let found = Reflect::get(of, &name.into())?;
    if found.is_null() || found.is_undefined() { Err(JsValue::UNDEFINED) } else { Ok(found) }
}

/// Sets a property.
pub fn set(of: &JsValue, name: &str, to: &JsValue) -> Result<(), JsValue> {
    Reflect::set(of, &name.into(), to).map(drop)
}

/// Calls a method.
pub fn call(of: &JsValue, name: &str, with: &[&JsValue]) -> JsResult {
    let method: Function = get(of, name)?.dyn_into()?;
    Reflect::apply(&method, of, &list(with))
}

/// Constructs an object of a browser class.
pub fn make(class: &str, with: &[&JsValue]) -> JsResult {
    make_of(&js_sys::global(), class, with)
}

/// Constructs an object of a class that is a property of another object.
pub fn make_of(of: &JsValue, class: &str, with: &[&JsValue]) -> JsResult {
    let class: Function = get(of, class)?.dyn_into()?;
    Reflect::construct(&class, &list(with))
}

/// Creates a plain object.
pub fn object(fields: &[(&str, &JsValue)]) -> JsValue {
    let object = JsValue::from(js_sys::Object::new());
    for (name, value) in fields {
        // Setting a property of a fresh object cannot fail.
        let _ = set(&object, name, value);
    }
    object
}

/// Awaits a promise and returns its result; returns any other value as it is.
pub async fn settled(answer: JsResult) -> JsResult {
    match answer?.dyn_into::<Promise>() {
        Ok(promise) => wasm_bindgen_futures::JsFuture::from(promise).await,
        Err(plain) => Ok(plain),
    }
}

/// Lets a promise settle and ignores its result: a rejection is no error of the page.
pub fn forget(answer: JsResult) {
    wasm_bindgen_futures::spawn_local(async move {
        let _ = settled(answer).await;
    });
}

/// Returns a property of the window.
pub fn of_window(name: &str) -> JsResult {
    get(&js_sys::global(), name)
}

/// Returns a property of the navigator; some browsers lack it or deny it.
pub fn of_navigator(name: &str) -> JsResult {
    get(&of_window("navigator")?, name)
}

fn list(values: &[&JsValue]) -> Array {
    values.iter().copied().collect()
}
