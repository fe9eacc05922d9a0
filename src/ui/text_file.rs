//! A text of this site that is fetched on demand.

use crate::platform::share::fetched;
use yew::prelude::*;

/// The loading state of a text.
#[derive(Clone, PartialEq)]
pub enum TextFile {
    /// It is being fetched.
    Loading,
    /// It has arrived.
    Here(AttrValue),
    /// It is unavailable.
    Missing,
}

/// Returns the text at an address of this site. The previous text stays until the new one has
/// arrived.
#[hook]
pub fn use_text_file(address: String) -> TextFile {
    let file = use_state(|| TextFile::Loading);
    {
        let file = file.clone();
        use_effect_with(address, move |address| {
            let address = address.clone();
            wasm_bindgen_futures::spawn_local(async move {
                file.set(
                    fetched(&address)
                        .await
                        .map_or(TextFile::Missing, |text| TextFile::Here(text.into())),
                );
            });
        });
    }
    (*file).clone()
}
