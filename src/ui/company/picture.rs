//! A QR code as it is shown.

use crate::platform::codes::Picture;
use yew::prelude::*;

/// Renders a code as wide as its place.
pub fn picture(picture: &Picture, name: &'static str) -> Html {
    let Picture { side, path } = picture;
    html! {
        <svg class="qr" role="img" aria-label={name} viewBox={format!("0 0 {side} {side}")} shape-rendering="crispEdges">
            <rect class="qr-light" width={side.clone()} height={side.clone()} />
            <path class="qr-dark" d={path.clone()} />
        </svg>
    }
}
