//! The link of a seat that is played over the internet: to be shared, copied, and scanned.

use crate::platform::codes::Codes;
use crate::platform::{page, share};
use crate::session::remote::Invitation;
use crate::ui::address::Reach;
use crate::ui::locale::Messages;
use crate::ui::phones::picture;
use crate::ui::route::Route;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LinkProps {
    /// The invitation to the seat.
    pub invitation: Invitation,
    /// The player's name.
    pub name: String,
    /// The script that draws codes, once it is fetched.
    pub codes: Option<Codes>,
    pub messages: &'static Messages,
}

/// Renders the link.
#[component]
pub fn SeatLink(props: &LinkProps) -> Html {
    let LinkProps { invitation, name, codes, messages } = props;
    let (w, phones) = (messages.language.club(), messages.language.phones());
    let is_copied = use_state(|| None);
    let address = page::address_of(&Route::Hand(Reach::Internet, invitation.payload()).hash());
    let drawn = codes.as_ref().and_then(|codes| codes.draw(&address));
    let hand_over = {
        let address = address.clone();
        move |_: MouseEvent| {
            let address = address.clone();
            spawn_local(async move {
                share::share("Regalia", &address).await;
            });
        }
    };
    let copy = {
        let (address, is_copied) = (address.clone(), is_copied.clone());
        move |_: MouseEvent| {
            let (address, is_copied) = (address.clone(), is_copied.clone());
            spawn_local(async move { is_copied.set(Some(share::copy(&address).await)) });
        }
    };
    let says = is_copied.map(|it| if it { phones.copied } else { phones.not_copied });
    html! {
        <section class="club-link" aria-label={(w.link_for)(name)}>
            <label class="field">
                <span>{ w.link }</span>
                <input readonly={true} value={address} />
            </label>
            <div class="actions">
                if share::can_share() {
                    <button type="button" class="button primary" onclick={hand_over}>{ w.share }</button>
                }
                <button type="button" class="button" onclick={copy}>{ phones.copy }</button>
            </div>
            <p class="hint" role="status">{ says }</p>
            { drawn.map(|drawn| picture(&drawn, phones.qr)) }
        </section>
    }
}
