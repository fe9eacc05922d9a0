//! A part of the page with the records of its match.

use super::loading::use_loading;
use super::matches::{self, MatchId};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct WithMatchProps {
    /// The scope of the match.
    pub scope: AttrValue,
    /// The number of the match in its scope; `None` if there is none.
    pub number: Option<u64>,
    /// Renders the part with the match; `None` if there is none with this number.
    pub render: Callback<Option<MatchId>, Html>,
}

/// Renders a part once the records of its match are read. Give it the scope and the number as its
/// key: it reads once.
#[component]
pub fn WithMatch(WithMatchProps { scope, number, render }: &WithMatchProps) -> Html {
    let found = use_state(|| match number {
        None => Some(None),
        Some(number) => matches::known(scope, *number).map(Some),
    });
    {
        let (found, scope, number) = (found.clone(), scope.clone(), *number);
        use_effect_with((), move |()| {
            if let (None, Some(number)) = (*found, number) {
                wasm_bindgen_futures::spawn_local(async move {
                    found.set(Some(matches::fetch(&scope, number).await));
                });
            }
        });
    }
    use_loading((*found).map(|id| render.emit(id)))
}
