//! The link of a seat that is played over the internet: to be shared, copied and scanned.

use super::picture::picture;
use crate::platform::codes::Codes;
use crate::platform::page;
use crate::session::TransportKind;
use crate::session::remote::Invitation;
use crate::ui::locale::Messages;
use crate::ui::route::Route;
use crate::ui::share_field::ShareField;
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
pub fn BrokerLink(props: &LinkProps) -> Html {
    let LinkProps { invitation, name, codes, messages } = props;
    let (w, phones) = (messages.language.broker(), messages.language.phones());
    let address =
        page::address_of(&Route::Seat(TransportKind::Broker, invitation.payload()).hash());
    let drawn = codes.as_ref().and_then(|codes| codes.draw(&address));
    html! {
        <section class="club-link" aria-label={(w.link_for)(name)}>
            <ShareField text={address} label={w.link} title="Regalia" copy={phones.copy}
                copied={messages.table.link_copied} primary={true} />
            { drawn.map(|drawn| picture(&drawn, phones.qr)) }
        </section>
    }
}
