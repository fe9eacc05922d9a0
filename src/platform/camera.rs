//! The camera, in whose picture codes are read (`static/codes.js`). It is asked for only when a person
//! wants it, and its picture stays on the device.

use super::{codes, js};
use wasm_bindgen::JsValue;

/// The side of the device whose camera is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facing {
    /// The side with the screen.
    Front,
    /// The other side.
    Back,
}

/// The reason why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraError {
    /// The person, the browser or the page's host denies it.
    Refused,
    /// The device has none.
    Missing,
    /// Another program uses it.
    InUse,
    /// The page did not come over a secure connection.
    NotSecure,
    /// It has ended, or the script that reads its picture is unavailable.
    Ended,
}

/// A camera, in use until it is dropped.
pub struct Camera {
    opened: JsValue,
}

impl Camera {
    /// Asks for the camera with this number among [`Self::labels`]; if there is none, for the one that
    /// was chosen before, else for one on this side.
    ///
    /// # Errors
    /// Returns the reason why there is no picture.
    pub async fn open(facing: Facing, nth: i32) -> Result<Self, CameraError> {
        let codes = codes::load().await.ok_or(CameraError::Ended)?;
        let side = match facing {
            Facing::Front => "user",
            Facing::Back => "environment",
        };
        let opened = js::call(&codes.0, "open", &[&side.into(), &nth.into()]);
        let opened = js::settled(opened).await;
        opened.map(|opened| Self { opened }).map_err(|error| {
            let name = js::get(&error, "name").ok().and_then(|name| name.as_string());
            match name.as_deref() {
                Some("NotAllowedError" | "SecurityError") => CameraError::Refused,
                Some("NotFoundError" | "OverconstrainedError") => CameraError::Missing,
                Some("NotSecureError") => CameraError::NotSecure,
                _ => CameraError::InUse,
            }
        })
    }

    /// Returns the names of the device's cameras.
    pub fn labels(&self) -> Vec<String> {
        let Ok(labels) = js::get(&self.opened, "labels") else { return Vec::new() };
        js_sys::Array::from(&labels).iter().filter_map(|label| label.as_string()).collect()
    }

    /// Returns the number of this one among them; -1 if the browser doesn't tell.
    pub fn nth(&self) -> i32 {
        let at = js::get(&self.opened, "at").ok().and_then(|at| at.as_f64());
        at.map_or(-1, |at| at as i32)
    }

    /// Shows the picture in a video element.
    pub fn show_in(&self, video: &JsValue) {
        let _ = js::call(&self.opened, "show", &[video]);
    }

    /// Waits for a code in the video element that shows the picture. The future does not borrow the camera:
    /// it ends with `None` once the camera has ended or is dropped, and with an empty text if the device
    /// has other cameras than [`Self::labels`] now.
    pub fn next_code(&self, video: &JsValue) -> impl Future<Output = Option<String>> + use<> {
        let next = js::call(&self.opened, "next", &[video]);
        async { js::settled(next).await.ok()?.as_string() }
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        let _ = js::call(&self.opened, "close", &[]);
    }
}
