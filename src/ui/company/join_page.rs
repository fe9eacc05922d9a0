//! The page of a device of a seat that is not connected with its table.

use super::line::Line;
use crate::session::Place;
use crate::session::remote::ToHost;
use crate::ui::locale::Messages;
use crate::ui::table::source::Contact;
use yew::prelude::*;

/// A device that cannot join, with what it says.
pub struct BadLink(pub fn(&Messages) -> &'static str);

impl Line for BadLink {
    fn send(&self, _: &ToHost) {}

    fn token(&self) -> String {
        String::new()
    }

    fn draw(&self, _: Contact, messages: &'static Messages) -> Option<Html> {
        Some(fault((self.0)(messages), Html::default(), messages))
    }

    fn says(&self, _: Contact, messages: &Messages) -> &'static str {
        (self.0)(messages)
    }
}

/// Returns what is said if the table runs another version of the page.
pub fn other_version(messages: &Messages) -> &'static str {
    messages.language.phones().hand_other_version
}

/// Returns what is said to the device of a seat that is played at another place from now on.
pub fn moved(place: Place, messages: &Messages) -> &'static str {
    let w = messages.language.phones();
    match place {
        Place::Here => w.moved_here,
        Place::Device(_) => w.moved_to_device,
        Place::Letter => w.moved_to_letter,
        Place::Bot => w.moved_to_bot,
    }
}

/// Renders the page of a phone that is not connected.
pub fn page(content: Html, messages: &Messages) -> Html {
    html! {
        <main class="page narrow hand-joins" id="main" tabindex="-1">
            <h1>{ messages.language.phones().hand_title }</h1>
            { content }
        </main>
    }
}

/// Renders the page of a phone that cannot join, with what can be done.
pub fn fault(says: &'static str, keys: Html, messages: &Messages) -> Html {
    page(html! { <><p class="note" role="alert">{ says }</p>{ keys }</> }, messages)
}

/// Renders what helps if a phone does not connect.
pub fn helps(messages: &Messages) -> Html {
    let helps = messages.language.phones().helps;
    html! { <ol class="helps">{ for helps.map(|help| html! { <li>{ help }</li> }) }</ol> }
}
