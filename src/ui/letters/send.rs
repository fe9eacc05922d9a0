//! The ways to send a letter: to another program, to the clipboard, as a file, and as text.

use crate::engine::Seat;
use crate::platform::page;
use crate::session::{AnyMatch, Letter, MAX_LETTER};
use crate::ui::catalog::GameEntry;
use crate::ui::company::Scan;
use crate::ui::context::use_app;
use crate::ui::locale::Messages;
use crate::ui::route::Route;
use crate::ui::share_field::{ShareField, TextFile};
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
    /// Called once the letter was copied, handed to another program or saved.
    pub on_sent: Callback<()>,
}

/// A panel of the table about letters.
pub enum LetterPanel {
    /// It sends this match.
    Send(Sending),
    /// It opens a letter; with what scans one, once that is fetched.
    Open(&'static Messages, Option<Scan>),
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
pub fn Send(Sending { title, play, id, from, to, on_sent }: &Sending) -> Html {
    let messages = use_app().messages;
    let w = messages.language.letters();
    let address = use_memo((*id, *from, play.position()), |_| {
        let letter = Letter { id: *id, from: *from, play: AnyMatch::clone(play) };
        page::address_of(&Route::Letter(letter.text()).hash())
    });
    let fits = address.len() <= MAX_LETTER;
    let name_of_game = (title.about)(messages).name;
    let page = page::address_of(&Route::Letter(String::new()).hash());
    let file = TextFile {
        name: format!("regalia-{}-letter.txt", title.id),
        text: format!("{}\n\n{}\n", (w.file)(name_of_game, &page), *address),
        saved: w.saved,
    };
    let message = match to {
        Some(name) => (w.message)(name, name_of_game),
        None => (w.message_of_result)(name_of_game),
    };
    let text = if fits { format!("{message}\n{}", *address) } else { String::new() };
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
            <ShareField {text} label={w.letter} title={name_of_game} copy={w.copy} copied={w.copied}
                {file} {on_sent} primary={true} />
            if !fits {
                <p class="hint">{ w.too_long }</p>
            }
        </div>
    }
}
