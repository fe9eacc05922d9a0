//! A part of the page with its game: the game's rules, board and words, its style and its symbols.

use super::catalog::GameEntry;
use super::context::use_app;
use super::lazy::{self, Part, use_part};
use super::loading::use_loading;
use crate::platform::{game_assets, page};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WithGameProps {
    /// The game.
    pub title: &'static GameEntry,
    /// The part that needs the game.
    pub children: Html,
}

/// The loading state of the style and the symbols.
#[derive(Clone, Copy, PartialEq)]
enum Assets {
    Loading,
    Loaded,
    Missing,
}

/// Returns the loading state of a game's style and symbols, and fetches them.
#[hook]
fn use_assets(title: &'static GameEntry) -> Assets {
    let folder = title.file("");
    let folder = folder.trim_end_matches('/');
    let state =
        use_state(|| if game_assets::is_loaded(folder) { Assets::Loaded } else { Assets::Loading });
    let now = *state;
    use_effect_with(folder.to_owned(), move |folder| {
        let folder = folder.clone();
        wasm_bindgen_futures::spawn_local(async move {
            if !game_assets::is_loaded(&folder) {
                let whole = game_assets::load(&folder).await;
                state.set(if whole { Assets::Loaded } else { Assets::Missing });
            }
        });
    });
    now
}

/// Fetches what the table of a game needs, so that it is there when a match begins.
pub fn fetch_ahead(title: &'static GameEntry) {
    wasm_bindgen_futures::spawn_local(async {
        let _ = (lazy::parts().play)().await;
    });
    wasm_bindgen_futures::spawn_local(async {
        let _ = lazy::game(title.id).await;
    });
    let folder = title.file("");
    if !game_assets::is_loaded(folder.trim_end_matches('/')) {
        wasm_bindgen_futures::spawn_local(async move {
            game_assets::load(folder.trim_end_matches('/')).await;
        });
    }
}

/// Renders its children once the game has loaded, so nothing is shown unstyled. If its style or its
/// symbols cannot be fetched, renders the children without them; if its rules cannot, a note.
#[component]
pub fn WithGame(WithGameProps { title, children }: &WithGameProps) -> Html {
    let app = use_app();
    let id = title.id;
    let (rules, is_coming) = use_part(move || lazy::game(id));
    let assets = use_assets(title);
    use_loading(match (rules, assets) {
        (Part::Missing, _) => Some(lazy::missing(&app, is_coming)),
        (Part::Loading, _) | (_, Assets::Loading) => None,
        (Part::Here(()), Assets::Loaded) => Some(children.clone()),
        (Part::Here(()), Assets::Missing) => Some(html! {
            <>
                <p class="note" role="alert">
                    { app.messages.assets_missing }{ " " }
                    <button type="button" class="button" onclick={|_| page::reload()}>{ app.messages.try_again }</button>
                </p>
                { children.clone() }
            </>
        }),
    })
}
