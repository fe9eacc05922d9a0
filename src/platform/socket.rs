//! A WebSocket to a club's broker.

use super::js;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The subprotocol of a broker.
const PROTOCOL: &str = "mqtt";

/// An event of a socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// What is sent arrives from now on.
    Opened,
    /// The other end has sent these bytes. They may be anything.
    Received(Vec<u8>),
    /// It is closed and will not open again, or could not be opened.
    Closed,
}

/// A WebSocket that carries bytes, closed when it is dropped.
pub struct Socket {
    object: JsValue,
    _hear: [Closure<dyn Fn(JsValue)>; 3],
}

impl Socket {
    /// Opens one, and calls `heard` with each event from then on. `None` if the browser has none, or
    /// refuses the address at once.
    pub fn open(address: &str, heard: impl Fn(SocketEvent) + 'static) -> Option<Self> {
        let object = js::make("WebSocket", &[&address.into(), &PROTOCOL.into()]).ok()?;
        js::set(&object, "binaryType", &"arraybuffer".into()).ok()?;
        let heard = Rc::new(heard);
        let [opened, closed] = [heard.clone(), heard.clone()];
        let hear = [
            Closure::<dyn Fn(JsValue)>::new(move |_| opened(SocketEvent::Opened)),
            Closure::<dyn Fn(JsValue)>::new(move |_| closed(SocketEvent::Closed)),
            Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
                // A text is not ours.
                let data = js::get(&event, "data")
                    .ok()
                    .filter(JsCast::is_instance_of::<js_sys::ArrayBuffer>);
                if let Some(data) = data {
                    heard(SocketEvent::Received(js_sys::Uint8Array::new(&data).to_vec()));
                }
            }),
        ];
        for (name, nth) in HANDLERS {
            js::set(&object, name, hear[nth].as_ref()).ok()?;
        }
        Some(Self { object, _hear: hear })
    }

    /// Sends bytes, as one message.
    pub fn send(&self, bytes: &[u8]) {
        // One that is not open throws. `heard` is told its end.
        let _ = js::call(&self.object, "send", &[&js_sys::Uint8Array::from(bytes).into()]);
    }
}

/// The properties that hold the functions above, each with the number of its function. An error ends a
/// socket: Chromium says no more of one that the page's policy forbids.
const HANDLERS: [(&str, usize); 4] =
    [("onopen", 0), ("onclose", 1), ("onerror", 1), ("onmessage", 2)];

impl Drop for Socket {
    fn drop(&mut self) {
        for (name, _) in HANDLERS {
            let _ = js::set(&self.object, name, &JsValue::NULL);
        }
        let _ = js::call(&self.object, "close", &[]);
    }
}
