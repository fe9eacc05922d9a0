//! The ways to send a letter: to another program, to the clipboard, as a file, and as text.

use crate::engine::Seat;
use crate::platform::{page, share};
use crate::session::{AnyMatch, Letter, MAX_LETTER};
use crate::ui::catalog::GameEntry;
use crate::ui::context::use_app;
use crate::ui::route::Route;
use std::rc::Rc;
use yew::prelude::*;

/// A match to send.
#[derive(Clone, Properties)]
pub struct Sending {
    /// The game.
    pub title: &'static GameEntry,
    /// The match.
    pub play: Rc<AnyMatch>,
    /// The identity of the match.
    pub id: u64,
    /// The seat whose person writes.
    pub from: Option<Seat>,
    /// The name of the person who is to move; `None` if the match is over.
    pub to: Option<String>,
}

// A panel is about one match: the number of its decisions tells it from what it was before. Comparing
// whole matches takes much code.
impl PartialEq for Sending {
    fn eq(&self, other: &Self) -> bool {
        let facts = |it: &Self| (it.id, it.from, it.play.position());
        facts(self) == facts(other) && self.to == other.to
    }
}

/// Renders the ways to send a match.
#[component]
pub fn Send(Sending { title, play, id, from, to }: &Sending) -> Html {
    let messages = use_app().messages;
    let (w, table) = (messages.language.letters(), &messages.table);
    let said = use_state(|| "");
    let address = use_memo((*id, *from, play.position()), |_| {
        let letter = Letter { id: *id, from: *from, play: AnyMatch::clone(play) };
        page::address_of(&Route::Letter(letter.text()).hash())
    });
    let fits = address.len() <= MAX_LETTER;
    let name = (title.about)(messages).name;
    let on_share = {
        let (address, said) = (address.clone(), said.clone());
        move |_: MouseEvent| {
            let (address, said) = (address.clone(), said.clone());
            wasm_bindgen_futures::spawn_local(async move {
                said.set(if share::share(name, &address).await { w.shared } else { w.not_shared });
            });
        }
    };
    let on_copy = {
        let (address, said) = (address.clone(), said.clone());
        move |_: MouseEvent| {
            let (address, said) = (address.clone(), said.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let copied = share::copy(&address).await;
                said.set(if copied { table.link_copied } else { w.not_copied });
            });
        }
    };
    let on_save = {
        let (address, said, id) = (address.clone(), said.clone(), title.id);
        move |_: MouseEvent| {
            let page = page::address_of(&Route::Letter(String::new()).hash());
            let text = format!("{}\n\n{}\n", (w.file)(name, &page), *address);
            let saved = share::download(&format!("regalia-{id}-letter.txt"), &text);
            said.set(if saved { w.saved } else { table.not_saved });
        }
    };
    let can_share = fits && share::can_share();
    let rank = |is_first: bool| classes!("button", is_first.then_some("primary"));
    html! {
        <div class="menu letter">
            <p>
                { match to {
                    Some(name) if fits => (w.send_link)(name),
                    Some(name) => (w.send_file)(name),
                    None => w.send_result.to_owned(),
                } }
            </p>
            <p class="hint">{ w.for_friends }</p>
            <div class="actions">
                if can_share {
                    <button type="button" class={rank(true)} onclick={on_share}>{ w.share }</button>
                }
                if fits {
                    <button type="button" class={rank(!can_share)} onclick={on_copy}>{ table.copy_link }</button>
                }
                <button type="button" class={rank(!fits)} onclick={on_save}>{ table.save_file }</button>
            </div>
            <div role="status">
                if !said.is_empty() {
                    <p class="hint">{ *said }</p>
                }
            </div>
            if fits {
                <label class="field">
                    <span>{ w.link }</span>
                    <input readonly={true} value={(*address).clone()} />
                </label>
            } else {
                <p class="hint">{ w.too_long }</p>
            }
        </div>
    }
}
