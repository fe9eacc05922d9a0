//! Everything that this device has, to a file and back: settings, games in progress, history.

use super::aliases;
use crate::platform::{notice, page, share, storage};
use crate::session::library::{Bundle, BundleError, ROUNDS, Record};
use crate::session::round::KeptRound;
use crate::session::statistics::Aliases;
use crate::ui::company;
use crate::ui::context::{AppContext, use_app};
use crate::ui::day_deal::today;
use crate::ui::heading::heading;
use crate::ui::matches::{self, Merged};
use std::collections::BTreeMap;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The size in bytes above which no file of a device is read.
const MAX_FILE: u32 = 64 << 20;

/// The keys of values that belong to this browser and not to a person.
const OF_BROWSER: &[&str] =
    &["asked-to-persist", "copy-advised", "crashed", "hand-joined", "step-back", notice::KEY];

/// The key of the settings among the values.
const SETTINGS: &str = "settings";

/// The state of the page.
#[derive(Clone, PartialEq)]
enum State {
    Idle,
    /// A file is being written or read: the number of matches done, and of all.
    Busy(usize, usize),
    /// The outcome of the last attempt.
    Said(AttrValue),
    /// A file was read, and has these settings if they are not those of this device.
    Read(Merged, Option<String>),
}

/// The page that writes and reads the file.
#[component]
pub fn MoveDevice() -> Html {
    let AppContext { messages, .. } = use_app();
    let w = messages.language.move_device();
    let state = use_state(|| State::Idle);
    // The page was loaded with these.
    let own = use_memo((), |()| storage::get(SETTINGS).ok().flatten());
    let write = {
        let state = state.clone();
        move |_: MouseEvent| {
            let state = state.clone();
            state.set(State::Busy(0, 1));
            wasm_bindgen_futures::spawn_local(async move {
                let Some((all, days)) = matches::everything().await else {
                    return state.set(State::Said(w.unreachable.into()));
                };
                let text = Bundle::text(&values(), &all, &days, &rounds().await);
                let name = format!("regalia-{}.json", today());
                let saved = share::download(&name, &text);
                let said = if saved {
                    (w.written)(all.len())
                } else {
                    messages.table.not_saved.to_owned()
                };
                state.set(State::Said(said.into()));
            });
        }
    };
    let read = {
        let state = state.clone();
        move |event: Event| {
            let (state, own) = (state.clone(), own.clone());
            let input = event.target_dyn_into::<HtmlInputElement>();
            wasm_bindgen_futures::spawn_local(async move {
                let Some(input) = input else { return };
                let Some(text) = share::chosen_file(&input, MAX_FILE).await else { return };
                match Bundle::read(&text) {
                    Ok(bundle) => {
                        let progress = {
                            let state = state.clone();
                            move |done, all| state.set(State::Busy(done, all))
                        };
                        let settings = bundle.settings.get(SETTINGS);
                        let settings = settings.filter(|there| Some(*there) != (*own).as_ref());
                        let settings = settings.cloned();
                        let merged = merge(&bundle, progress).await;
                        state.set(merged.map_or(State::Said(w.unreachable.into()), |merged| {
                            State::Read(merged, settings)
                        }));
                    }
                    Err(fault) => {
                        let said = match fault {
                            BundleError::NotABundle => w.not_a_file,
                            BundleError::Newer => w.newer,
                            BundleError::TooLarge => w.too_large,
                        };
                        state.set(State::Said(said.into()));
                    }
                }
            });
        }
    };
    let is_busy = matches!(*state, State::Busy(..));
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading(w.title, messages) }
            <div class="prose">
                <p>{ w.about }</p>
                <p class="hint">{ w.installed }</p>
            </div>
            <div class="form">
                <h2>{ w.branch_at }</h2>
                <button type="button" class="button primary wide" onclick={write} disabled={is_busy}>{ w.write }</button>
                <h2>{ w.to_here }</h2>
                <label class="field">
                    <span>{ w.read }</span>
                    <input type="file" accept=".json,application/json" onchange={read} disabled={is_busy} />
                    <span class="hint">{ w.read_hint }</span>
                </label>
                <div role="status">
                    { match &*state {
                        State::Idle => Html::default(),
                        State::Busy(done, all) => html! {
                            <p class="progress">{ w.busy }<progress value={done.to_string()} max={all.to_string()} /></p>
                        },
                        State::Said(said) => html! { <p class="note">{ said }</p> },
                        State::Read(merged, _) => html! {
                            <p class="note">{ (w.merged)(*merged) }</p>
                        },
                    } }
                </div>
                if let State::Read(_, Some(settings)) = &*state {
                    <button type="button" class="button primary wide" onclick={take(settings.clone())}>{ w.take_settings }</button>
                }
            </div>
        </main>
    }
}

/// Returns a callback that takes over settings and loads the page with them.
fn take(settings: String) -> impl Fn(MouseEvent) {
    move |_| {
        let _ = storage::set(SETTINGS, &settings);
        page::reload();
    }
}

/// Returns the values of this device that belong to its people.
fn values() -> BTreeMap<String, String> {
    let mut values = storage::all().unwrap_or_default();
    values.retain(|key, _| !OF_BROWSER.contains(&key.as_str()));
    values
}

/// Returns what this device keeps of rounds, by their texts.
async fn rounds() -> BTreeMap<String, String> {
    let records = matches::records(ROUNDS).await.into_iter();
    let kept = |Record { key, text }| Some((key.strip_prefix(ROUNDS)?.to_owned(), text));
    let mut rounds = BTreeMap::new();
    rounds.extend(records.filter_map(kept));
    rounds
}

/// Takes over what a file holds, but the settings of a device that has its own. `None` if the store
/// cannot be reached; nothing is changed then.
async fn merge(bundle: &Bundle, progress: impl Fn(usize, usize)) -> Option<Merged> {
    let Bundle { settings: values, matches: entries, damaged, days, rounds } = bundle;
    let mut merged = matches::merge(entries, days, progress).await?;
    for (round, text) in rounds {
        let key = format!("{ROUNDS}{round}");
        if matches::keep_round(key, KeptRound::read(text), None).await.is_err() {
            merged.unsaved += 1;
        }
    }
    for (key, text) in values {
        if key == aliases::KEY {
            let mut known = aliases::kept();
            known.add(&Aliases::read(text));
            aliases::keep(&known);
        } else if key == company::STARTS {
            // The seats over the internet move too: their devices know higher numbers than this device has used.
            let number = |text: &str| text.parse::<u32>().unwrap_or(0);
            let own = storage::get(key).ok().flatten().unwrap_or_default();
            if number(text) > number(&own) {
                let _ = storage::set(key, text);
            }
        } else if !OF_BROWSER.contains(&key.as_str()) && storage::get(key) == Ok(None) {
            // Without it the device keeps what it has.
            let _ = storage::set(key, text);
        }
    }
    Some(Merged { damaged: *damaged, ..merged })
}
