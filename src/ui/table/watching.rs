//! The match is played in another tab: this one shows it, and can take it over.

use super::hint::Hinting;
use super::{Laid, Msg, Table, TableProps};
use crate::engine::Turn;
use crate::ui::matches;
use crate::ui::tabs::{Held, Place};

impl Table {
    /// Takes the table's place at its match.
    pub(super) fn sit_down(&mut self, ctx: &yew::Context<Self>) {
        let is_new = matches::was_begun_here(ctx.props().title.id);
        if ctx.props().laid == Laid::OtherRules {
            return;
        }
        if self.guide.is_none() && !self.place.as_ref().is_some_and(Place::is_here) {
            // The old place is given up first: its end is not the end of the new one.
            self.place = None;
            let heard = ctx.link().callback(Msg::Held);
            self.place = Some(Place::at(ctx.props().title.id, is_new, heard));
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
        if self.place.is_none() {
            return false;
        }
        let Some(Ok(there)) = matches::under_way(ctx.props().title.id) else { return false };
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
