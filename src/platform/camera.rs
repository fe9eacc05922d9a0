//! The camera. It is asked for only when a person wants it, and its picture stays on the device.

use super::js::{self, settled};
use wasm_bindgen::JsValue;

/// The side of the device whose camera is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// The side with the screen.
    Front,
    /// The other side.
    Back,
}

/// A camera, in use until it is dropped.
#[derive(PartialEq)]
pub struct Camera {
    stream: JsValue,
}

impl Camera {
    /// Asks for the camera; `None` if there is none, or the person or the page's host denies it.
    pub async fn open(facing: Facing) -> Option<Self> {
        let devices = js::of_navigator("mediaDevices").ok()?;
        let side = match facing {
            Facing::Front => "user",
            Facing::Back => "environment",
        };
        let (width, height) = (JsValue::from(1_280), JsValue::from(720));
        let ideal = |value: &JsValue| js::object(&[("ideal", value)]);
        let video = js::object(&[
            ("facingMode", &ideal(&side.into())),
            ("width", &ideal(&width)),
            ("height", &ideal(&height)),
        ]);
        let wish = js::object(&[("video", &video), ("audio", &JsValue::FALSE)]);
        let stream = settled(js::call(&devices, "getUserMedia", &[&wish])).await.ok()?;
        Some(Self { stream })
    }

    /// Shows the picture in a video element.
    pub fn show_in(&self, video: &JsValue) {
        let _ = js::set(video, "muted", &JsValue::TRUE);
        let _ = js::set(video, "srcObject", &self.stream);
        js::forget(js::call(video, "play", &[]));
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        let Ok(tracks) = js::call(&self.stream, "getTracks", &[]) else { return };
        for track in js_sys::Array::from(&tracks) {
            let _ = js::call(&track, "stop", &[]);
        }
    }
}
