//! A text of this very site that is fetched when it is wanted.

use crate::platform::share::fetched;
use yew::prelude::*;

/// A text, and how far it is.
#[derive(Clone, PartialEq)]
pub enum TextFile {
    /// It is on its way.
    Fetching,
    /// It is here.
    Here(AttrValue),
    /// It cannot be had.
    Missing,
}

/// The text at an address of this site; the one before stays until another is here.
#[hook]
pub fn use_text_file(address: String) -> TextFile {
    let file = use_state(|| TextFile::Fetching);
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
