//! Draws QR codes by a script that is fetched when it is first needed (`static/codes.js`). The camera,
//! which reads them, needs it too.

use super::{js, page};
use js_sys::Promise;
use wasm_bindgen::JsValue;

/// The name under which the script offers its functions.
const NAME: &str = "regaliaCodes";

/// The script, once it is fetched.
#[derive(Clone, PartialEq)]
pub struct Codes(pub(super) JsValue);

/// A code as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The length of a side in modules, with the quiet zone.
    pub side: String,
    /// The dark modules as an SVG path.
    pub path: String,
}

/// Fetches the script; `None` if it is unavailable.
pub async fn load() -> Option<Codes> {
    if let Ok(codes) = js::of_window(NAME) {
        return Some(Codes(codes));
    }
    let fetched = Promise::new(&mut |done, failed| {
        let append = || {
            let document = js::of_window("document")?;
            let script = js::call(&document, "createElement", &[&"script".into()])?;
            js::set(&script, "onload", &done)?;
            js::set(&script, "onerror", &failed)?;
            js::set(&script, "src", &page::file("codes.js").into())?;
            js::call(&js::get(&document, "head")?, "append", &[&script])
        };
        if append().is_err() {
            let _ = failed.call0(&JsValue::UNDEFINED);
        }
    });
    js::settled(Ok(fetched.into())).await.ok()?;
    js::of_window(NAME).ok().map(Codes)
}

impl Codes {
    /// Draws a text as a code; `None` if it is too long.
    pub fn draw(&self, text: &str) -> Option<Picture> {
        let drawn = js::call(&self.0, "draw", &[&text.into()]).ok()?;
        let part = |nth| js::get(&drawn, nth).ok()?.as_string();
        Some(Picture { side: part("0")?, path: part("1")? })
    }
}
