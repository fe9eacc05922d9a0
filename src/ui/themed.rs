//! A part of the page with its game's style and symbols.

use super::catalog::GameEntry;
use super::context::{Context, use_app};
use super::loading::use_loading;
use crate::platform::{costume, page};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ThemedProps {
    /// The game.
    pub title: &'static GameEntry,
    /// The part that needs the game's style and symbols.
    pub children: Html,
}

/// The loading state of the style and the symbols.
#[derive(Clone, Copy, PartialEq)]
enum Costume {
    Loading,
    Worn,
    Missing,
}

/// Renders its children once the game's style and symbols have loaded, so nothing is shown
/// unstyled. If they cannot be fetched, renders the children without them.
#[component]
pub fn Themed(ThemedProps { title, children }: &ThemedProps) -> Html {
    let Context { messages, .. } = use_app();
    let folder = title.file("");
    let folder = folder.trim_end_matches('/');
    let state =
        use_state(|| if costume::is_worn(folder) { Costume::Worn } else { Costume::Loading });
    {
        let state = state.clone();
        use_effect_with(folder.to_owned(), move |folder| {
            let folder = folder.clone();
            wasm_bindgen_futures::spawn_local(async move {
                if !costume::is_worn(&folder) {
                    let whole = costume::wear(&folder).await;
                    state.set(if whole { Costume::Worn } else { Costume::Missing });
                }
            });
        });
    }
    use_loading(match *state {
        Costume::Loading => None,
        Costume::Worn => Some(children.clone()),
        Costume::Missing => Some(html! {
            <>
                <p class="note" role="alert">
                    { messages.costume_missing }{ " " }
                    <button type="button" class="button" onclick={|_| page::reload()}>{ messages.try_again }</button>
                </p>
                { children.clone() }
            </>
        }),
    })
}
