//! Reading, writing and calling what may be missing, null, or throw: a private
//! window, a sandboxed frame, an extension or a policy may do any of that to
//! any part of the browser. What goes wrong here comes back as an error.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// What the browser answered, or what it threw.
pub type Asked = Result<JsValue, JsValue>;

/// A property; an error also where there is none, or it is null.
pub fn get(of: &JsValue, name: &str) -> Asked {
    let found = Reflect::get(of, &name.into())?;
    if found.is_null() || found.is_undefined() { Err(JsValue::UNDEFINED) } else { Ok(found) }
}

/// Sets a property.
pub fn set(of: &JsValue, name: &str, to: &JsValue) -> Result<(), JsValue> {
    Reflect::set(of, &name.into(), to).map(drop)
}

/// Calls a method.
pub fn call(of: &JsValue, name: &str, with: &[&JsValue]) -> Asked {
    let method: Function = get(of, name)?.dyn_into()?;
    Reflect::apply(&method, of, &list(with))
}

/// Makes an object of a class of the browser.
pub fn make(class: &str, with: &[&JsValue]) -> Asked {
    let class: Function = get(&js_sys::global(), class)?.dyn_into()?;
    Reflect::construct(&class, &list(with))
}

/// A plain object.
pub fn object(fields: &[(&str, &JsValue)]) -> JsValue {
    let object = JsValue::from(js_sys::Object::new());
    for (name, value) in fields {
        // A fresh object takes everything.
        let _ = set(&object, name, value);
    }
    object
}

/// What a promise comes to; what is no promise is itself.
pub async fn settled(answer: Asked) -> Asked {
    match answer?.dyn_into::<Promise>() {
        Ok(promise) => wasm_bindgen_futures::JsFuture::from(promise).await,
        Err(plain) => Ok(plain),
    }
}

/// Asks for something of which it does not matter what comes, or when: a refusal is no
/// error of the page.
pub fn forget(answer: Asked) {
    wasm_bindgen_futures::spawn_local(async move {
        let _ = settled(answer).await;
    });
}

/// A property of the window.
pub fn of_window(name: &str) -> Asked {
    get(&js_sys::global(), name)
}

/// A property of the navigator, which not every browser has, or lets us have.
pub fn of_navigator(name: &str) -> Asked {
    get(&of_window("navigator")?, name)
}

fn list(values: &[&JsValue]) -> Array {
    values.iter().copied().collect()
}
