//! The makers of the games, the pictures and the libraries.

use super::catalog::CATALOG;
use super::heading::heading;
use super::locale::Messages;
use yew::prelude::*;

/// A library or typeface: name, author, licence.
type Work = (&'static str, &'static str, &'static str);

/// The libraries and typefaces in the page and its worker.
const LIBRARIES: &[Work] = &[
    ("Yew", "the Yew contributors", "MIT or Apache-2.0"),
    ("gloo", "the Rust and WebAssembly working group", "MIT or Apache-2.0"),
    ("wasm-bindgen, web-sys, js-sys", "the wasm-bindgen developers", "MIT or Apache-2.0"),
    ("serde, serde_json", "Erick Tryzelaar, David Tolnay", "MIT or Apache-2.0"),
    ("rand, getrandom", "the Rand project developers", "MIT or Apache-2.0"),
    ("base64ct, aes-gcm", "RustCrypto developers", "MIT or Apache-2.0"),
    ("lz4_flex", "Pascal Seitz, Arthur Silva, ticki", "MIT"),
    ("qr", "Paul Miller", "MIT or Apache-2.0"),
    (
        "wasm_split_helpers",
        "Greg Johnston, Jeremy Maitin-Shepard, Martin Molzer",
        "MIT or Apache-2.0",
    ),
    ("Source Sans 3", "Adobe, Paul D. Hunt", "OFL-1.1"),
    ("Crimson Pro", "Jacques Le Bailly", "OFL-1.1"),
];

/// Renders the credits page.
pub fn credits(messages: &Messages) -> Html {
    let w = &messages.credits;
    html! {
        <main class="page narrow prose" id="main" tabindex="-1">
            { heading(w.title, messages) }
            <p>{ w.unofficial }</p>
            <h2>{ w.games }</h2>
            <dl class="credits">
                { for CATALOG.iter().map(|title| html! {
                    <>
                        <dt>{ (title.about)(messages).name }</dt>
                        <dd>{ (title.about)(messages).makers }</dd>
                    </>
                }) }
            </dl>
            <h2>{ w.pictures }</h2>
            <p>{ w.pictures_by }</p>
            <h2>{ w.libraries }</h2>
            <ul>
                { for LIBRARIES.iter().map(|(name, by, licence)| html! {
                    <li>{ format!("{name} — {by} — {licence}") }</li>
                }) }
            </ul>
            <p>{ w.licence }</p>
        </main>
    }
}
