//! A part of the page with its game's style and symbols.

use super::catalog::GameEntry;
use super::context::{AppContext, use_app};
use super::loading::use_loading;
use crate::platform::{game_assets, page};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WithAssetsProps {
    /// The game.
    pub title: &'static GameEntry,
    /// The part that needs the game's style and symbols.
    pub children: Html,
}

/// The loading state of the style and the symbols.
#[derive(Clone, Copy, PartialEq)]
enum Assets {
    Loading,
    Loaded,
    Missing,
}

/// Renders its children once the game's style and symbols have loaded, so nothing is shown
/// unstyled. If they cannot be fetched, renders the children without them.
#[component]
pub fn WithAssets(WithAssetsProps { title, children }: &WithAssetsProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let folder = title.file("");
    let folder = folder.trim_end_matches('/');
    let state =
        use_state(|| if game_assets::is_loaded(folder) { Assets::Loaded } else { Assets::Loading });
    {
        let state = state.clone();
        use_effect_with(folder.to_owned(), move |folder| {
            let folder = folder.clone();
            wasm_bindgen_futures::spawn_local(async move {
                if !game_assets::is_loaded(&folder) {
                    let whole = game_assets::load(&folder).await;
                    state.set(if whole { Assets::Loaded } else { Assets::Missing });
                }
            });
        });
    }
    use_loading(match *state {
        Assets::Loading => None,
        Assets::Loaded => Some(children.clone()),
        Assets::Missing => Some(html! {
            <>
                <p class="note" role="alert">
                    { messages.assets_missing }{ " " }
                    <button type="button" class="button" onclick={|_| page::reload()}>{ messages.try_again }</button>
                </p>
                { children.clone() }
            </>
        }),
    })
}
