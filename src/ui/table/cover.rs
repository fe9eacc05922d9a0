//! A device that is passed round covers a hand again when the page has been hidden for
//! long: the next person to pick it up may be another player.

use super::hint::Hinting;
use super::parts::Panel;
use super::{Msg, Table};
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::page;
use crate::platform::timer::{self, Timer};
use crate::session::only_person;
use crate::ui::games::Midway;

/// How long the page may be hidden before a hand is covered, in milliseconds.
const HIDDEN: u32 = 30_000;

/// Listens for the page being hidden and shown until it is dropped.
pub struct Cover {
    /// Since when the page has been hidden, by the wall clock: a device that sleeps stops
    /// every other. The timer covers the hand before the page is shown again, where the
    /// browser runs timers of hidden pages.
    hidden: Option<(f64, Timer)>,
    _listener: Listener,
}

impl Cover {
    /// Starts to listen for a table.
    pub fn listen(ctx: &yew::Context<Table>) -> Self {
        let link = ctx.link().clone();
        let listener = listen("document", "visibilitychange", Hearing::default(), move |_| {
            link.send_message(Msg::Visibility { hidden: !page::is_visible() });
        });
        Self { hidden: None, _listener: listener }
    }
}

impl Table {
    /// Covers the hand if the page is shown after it was hidden for too long. Returns true
    /// if the table must be rendered again.
    pub(super) fn hear_visibility(&mut self, ctx: &yew::Context<Self>, hidden: bool) -> bool {
        if hidden {
            let link = ctx.link().clone();
            let timer = timer::after(HIDDEN, move || link.send_message(Msg::CoverHand));
            self.cover.hidden.get_or_insert((page::now(), timer));
            return false;
        }
        let since = self.cover.hidden.take().map(|(since, _)| since);
        since.is_some_and(|since| page::now() - since >= f64::from(HIDDEN)) && self.cover_hand(ctx)
    }

    /// Asks for the device to be passed again, if several people share it and a hand is
    /// shown. Returns true if the table must be rendered again.
    pub(super) fn cover_hand(&mut self, ctx: &yew::Context<Self>) -> bool {
        let Ok(play) = &self.play else { return false };
        if self.accepted.is_none() || only_person(play.occupants()).is_some() {
            return false;
        }
        self.accepted = None;
        self.lifted = None;
        self.hinting = Hinting::No;
        self.midway = Midway::default();
        self.panel = Panel::None;
        self.read.clear();
        self.note = None;
        // What is still being played back was drawn with the hand.
        for beat in self.film.leave() {
            self.mark(&beat.motions);
        }
        self.beat = None;
        self.tell(ctx, usize::MAX);
        self.reckon(ctx);
        true
    }
}
