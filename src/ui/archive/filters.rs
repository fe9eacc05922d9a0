//! The filters of a page, in its address and as a form.

use crate::platform::page;
use crate::session::statistics::Filters;
use crate::ui::route::Route;
use std::mem::discriminant;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A page with filters.
pub type Page = fn(String) -> Route;

/// Returns the filters of a page, and a callback that sets them and the address. The page stays in
/// place: nothing that was read is read again, and the focus stays where it is.
#[hook]
pub fn use_filters(first: &str, page: Page) -> (Filters, Callback<Filters>) {
    let filters = use_state_eq(|| Filters::read(first));
    {
        // An address that leads to this page may have the filters with which the page began.
        let filters = filters.clone();
        use_effect_with((), move |()| {
            let listener = page::on_place(move |hash| {
                let there = Route::parse(&hash);
                let same = discriminant(&there) == discriminant(&page(String::new()));
                if let (true, Route::History(text) | Route::Statistics(text)) = (same, there) {
                    filters.set(Filters::read(&text));
                }
            });
            move || drop(listener)
        });
    }
    let set = {
        let filters = filters.clone();
        Callback::from(move |next: Filters| {
            page::rename(&page(next.to_string()).hash());
            filters.set(next);
        })
    };
    ((*filters).clone(), set)
}

#[derive(PartialEq, Properties)]
pub struct SelectProps {
    /// The name of the filter.
    pub label: AttrValue,
    /// The label of the first choice, which leaves the filter out; `None` if there is none.
    #[prop_or_default]
    pub all: Option<AttrValue>,
    /// The other choices: values and labels.
    pub choices: Vec<(String, String)>,
    /// The chosen value.
    pub chosen: Option<String>,
    /// Called with the value that a person chooses.
    pub on_choose: Callback<Option<String>>,
}

/// A filter as a list to choose from.
#[component]
pub fn Select(SelectProps { label, all, choices, chosen, on_choose }: &SelectProps) -> Html {
    let list = use_node_ref();
    let before = usize::from(all.is_some());
    let value = chosen.as_ref();
    let nth = value.and_then(|value| choices.iter().position(|(known, _)| known == value));
    {
        // The attribute of an option does not change a choice that a person has made before.
        let (list, nth) = (list.clone(), nth.map_or(0, |nth| nth + before));
        use_effect_with((nth, choices.len()), move |&(nth, _)| {
            if let Some(list) = list.cast::<HtmlSelectElement>() {
                list.set_selected_index(nth as i32);
            }
        });
    }
    let onchange = {
        let (choices, on_choose) = (choices.clone(), on_choose.clone());
        move |event: Event| {
            let list: HtmlSelectElement = event.target_unchecked_into();
            let nth = usize::try_from(list.selected_index()).unwrap_or(0);
            let chosen = nth.checked_sub(before).and_then(|nth| choices.get(nth));
            on_choose.emit(chosen.map(|(value, _)| value.clone()));
        }
    };
    html! {
        <label class="filter">
            <span>{ label }</span>
            <select ref={list} {onchange}>
                if let Some(all) = all {
                    <option>{ all }</option>
                }
                { for choices.iter().map(|(_, label)| html! { <option>{ label }</option> }) }
            </select>
        </label>
    }
}
