//! The match is played in another tab: this one shows it, and can take it over.

use super::hint::Hinting;
use super::{Laid, Msg, Table, TableProps};
use crate::engine::Turn;
use crate::platform::page;
use crate::ui::matches;
use crate::ui::route::Route;
use crate::ui::tabs::{Held, Place};

impl Table {
    /// Takes the table's place at its match.
    pub(super) fn sit_down(&mut self, ctx: &yew::Context<Self>) {
        let Some(id) = self.id.filter(|_| self.play.is_ok()) else { return };
        // The old place is given up first: its end is not the end of the new one.
        self.place = None;
        let heard = ctx.link().callback(Msg::Held);
        self.place = Some(Place::at(id, heard));
    }

    /// Whether the match is kept under another key than that of the table's place.
    pub(super) fn has_moved(&self) -> bool {
        let (Some(place), Some(id)) = (&self.place, self.id) else { return false };
        !place.is_at(id)
    }

    /// Takes the place at the match's new key, and gives the page its address.
    pub(super) fn follow_key(&mut self, ctx: &yew::Context<Self>) {
        self.sit_down(ctx);
        let TableProps { title, embedded, .. } = ctx.props();
        if let (Some(id), false) = (self.id, embedded) {
            page::rename(&Route::Table(title, Some(matches::number(id))).hash());
        }
    }

    /// Says of a match of other rules how much of it is here.
    pub(super) fn say_how_far_it_goes(&mut self, ctx: &yew::Context<Self>) {
        let TableProps { title, house, laid, .. } = ctx.props();
        if let (Laid::OtherRules, Ok(play), Some(there)) =
            (laid, &self.play, matches::to_look_at(title.id))
        {
            self.note = Some((house.words.opened.earlier)(play.length(), there.of));
        }
    }

    /// Whether another tab plays what is on this table.
    pub(super) fn is_elsewhere(&self) -> bool {
        let goes_on = self.play.as_ref().is_ok_and(|play| matches!(play.turn(), Turn::Of(_)));
        self.held == Held::Elsewhere && goes_on
    }

    /// It was heard who plays the match; whether something has changed for the eye.
    pub(super) fn hear_who_plays(&mut self, ctx: &yew::Context<Self>, held: Held) -> bool {
        let changed = std::mem::replace(&mut self.held, held) != held;
        if held == Held::Elsewhere {
            self.thinking = None;
            self.accepted = None;
            self.hinting = Hinting::No;
            self.lifted = None;
        }
        let followed = self.follow(ctx);
        if changed && !followed {
            self.wake_the_bot(ctx);
        }
        changed || followed
    }

    /// Shows what another tab has kept since; whether there was anything.
    pub(super) fn follow(&mut self, ctx: &yew::Context<Self>) -> bool {
        let Some(id) = self.id else { return false };
        let Ok(there) = matches::play(id) else { return false };
        let Ok(here) = &self.play else {
            self.put_on_the_table(ctx, there);
            return true;
        };
        let (before, now) = (here.records(), there.records());
        if before == now {
            return false;
        }
        let from = here.position();
        if before.head == now.head && there.steps_since(0).starts_with(&here.steps_since(0)) {
            self.play = Ok(there);
            self.tell(ctx, from);
            self.show(ctx, from);
            self.reckon(ctx);
            self.wake_the_bot(ctx);
        } else {
            self.put_on_the_table(ctx, there);
        }
        true
    }
}
