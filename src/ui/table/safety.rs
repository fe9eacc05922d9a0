//! Whether the match is on the disk, said where it is not.

use super::{Msg, Table};
use crate::platform::timer;
use crate::ui::matches::{self, Safety};
use crate::ui::waits;

impl Table {
    /// Says so when what has been decided is not on the disk for long.
    pub(super) fn watch_the_store(&mut self, ctx: &yew::Context<Self>) {
        if self.safety_now() != Safety::Writing {
            self.say_safety();
        } else if self.late.is_none() {
            let link = ctx.link().clone();
            self.late = Some(timer::after(waits::WRITE, move || link.send_message(Msg::Late)));
        }
    }

    pub(super) fn safety_now(&self) -> Safety {
        self.id.map_or(Safety::OnDisk, matches::safety)
    }

    /// Takes what is said of the store back, or says it; whether that is a change.
    pub(super) fn say_safety(&mut self) -> bool {
        let before = self.safety;
        self.safety = self.safety_now();
        if self.safety != Safety::Writing {
            self.late = None;
        }
        before != self.safety
    }
}
