//! Carries messages between two devices in one room (WebRTC data channel), without any server: who
//! they are is told by codes (`session::remote`).

use super::js::{self, JsResult, settled};
use super::timer;
use crate::session::remote::{Inbound, Message};
use std::marker::PhantomData;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// The longest wait for the browser's addresses, in milliseconds.
const GATHERING: u32 = 1_000;

/// The interval at which the browser is asked whether it has all addresses, in milliseconds.
const STEP: u32 = 50;

/// The number under which both ends know the channel.
const CHANNEL: u32 = 0;

/// One end of a connection that hears messages of one kind, closed when it is dropped.
pub struct PeerEnd<M> {
    connection: JsValue,
    channel: JsValue,
    /// The description of the other end, if this one answers.
    offer: Option<String>,
    _hear: [Closure<dyn Fn(JsValue)>; 3],
    _heard: PhantomData<M>,
}

impl<M: Message + 'static> PeerEnd<M> {
    /// Opens an end that offers, or with the description of an end that does, one that answers. It
    /// connects once each side has the description of the other.
    pub fn open(address: &str, heard: impl Fn(Inbound<M>) + 'static) -> Option<Self> {
        let none = JsValue::from(js_sys::Array::new());
        let settings = js::object(&[("iceServers", &none)]);
        let connection = js::make("RTCPeerConnection", &[&settings]).ok()?;
        // Both ends know the channel beforehand, so none has to announce it.
        let (known, id) = (JsValue::TRUE, JsValue::from(CHANNEL));
        let how = js::object(&[("negotiated", &known), ("id", &id)]);
        let channel = js::call(&connection, "createDataChannel", &[&"hand".into(), &how]).ok()?;
        let heard = Rc::new(heard);
        let [opened, closed] = [heard.clone(), heard.clone()];
        let hear = [
            Closure::<dyn Fn(JsValue)>::new(move |_| opened(Inbound::Opened)),
            Closure::<dyn Fn(JsValue)>::new(move |_| closed(Inbound::Closed)),
            Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
                // A message that is not text is not ours.
                if let Some(text) = js::get(&event, "data").ok().and_then(|data| data.as_string()) {
                    heard(Inbound::Message(M::from_text(&text)));
                }
            }),
        ];
        for (name, hear) in ["onopen", "onclose", "onmessage"].into_iter().zip(&hear) {
            js::set(&channel, name, hear.as_ref()).ok()?;
        }
        let offer = Some(address).filter(|sdp| !sdp.is_empty()).map(str::to_owned);
        Some(Self { connection, channel, offer, _hear: hear, _heard: PhantomData })
    }

    /// Sends a message.
    pub fn send(&self, message: &impl Message) {
        // A channel that is closed throws. Its end is told by `heard`.
        let _ = js::call(&self.channel, "send", &[&message.to_text().into()]);
    }

    /// Returns what does the asynchronous work on this end.
    pub fn negotiation(&self) -> Negotiation {
        Negotiation { connection: self.connection.clone(), offer: self.offer.clone() }
    }
}

impl<M> Drop for PeerEnd<M> {
    fn drop(&mut self) {
        for name in ["onopen", "onclose", "onmessage"] {
            let _ = js::set(&self.channel, name, &JsValue::NULL);
        }
        let _ = js::call(&self.connection, "close", &[]);
    }
}

/// The asynchronous work on an end. The end may be dropped meanwhile; then it fails.
pub struct Negotiation {
    connection: JsValue,
    offer: Option<String>,
}

impl Negotiation {
    /// Returns the browser's description of this end, with all its addresses if it offers.
    pub async fn describe(self) -> Option<String> {
        let Self { connection, offer } = self;
        let is_answer = offer.is_some();
        if let Some(offer) = offer {
            settled(set_remote(&connection, "offer", &offer)).await.ok()?;
        }
        let create = if is_answer { "createAnswer" } else { "createOffer" };
        let own = settled(js::call(&connection, create, &[])).await.ok()?;
        settled(js::call(&connection, "setLocalDescription", &[&own])).await.ok()?;
        let mut waited = 0;
        // Of an answer the addresses are not needed: the table sees where it comes from.
        while !is_answer && waited < GATHERING && !has_all_addresses(&connection) {
            timer::sleep(STEP).await;
            waited += STEP;
        }
        js::get(&js::get(&connection, "localDescription").ok()?, "sdp").ok()?.as_string()
    }

    /// Takes the description of the end that has answered. Returns false if the browser refuses it.
    pub async fn take_answer(self, sdp: &str) -> bool {
        settled(set_remote(&self.connection, "answer", sdp)).await.is_ok()
    }
}

fn set_remote(connection: &JsValue, kind: &str, sdp: &str) -> JsResult {
    let description = js::object(&[("type", &kind.into()), ("sdp", &sdp.into())]);
    js::call(connection, "setRemoteDescription", &[&description])
}

fn has_all_addresses(connection: &JsValue) -> bool {
    let state = js::get(connection, "iceGatheringState").ok().and_then(|state| state.as_string());
    state.as_deref() == Some("complete")
}
