//! Performs the effects of updates in the browser.

use super::component::{self, Event, Table};
use super::connection::Connection;
use super::effect::{Effect, Effects};
use super::live::Live;
use super::msg::{Msg, Ownership, WorkerEvent};
use super::notices::Storage;
use super::props::TableProps;
use super::result::RailView;
use super::runner::Runner;
use super::screen::Screen;
use super::{keys, presenter, second_tap, update};
use crate::platform::{crash, page, persist, random, sound};
use crate::session::{AnyMatch, ByLetter, new_match};
use crate::ui::catalog::GameEntry;
use crate::ui::company;
use crate::ui::embed::HostMessage;
use crate::ui::lesson_progress;
use crate::ui::locale::Messages;
use crate::ui::matches::{self, MatchId};
use crate::ui::route::Route;
use crate::ui::tabs::{Claim, Holder};
use yew::html::Scope;

impl Table {
    /// Runs the effects of an update. Returns true if the table must be rendered.
    pub(super) fn run(&mut self, ctx: &yew::Context<Self>, effects: Effects) -> bool {
        let mut renders = false;
        for effect in effects.0 {
            renders |= effect == Effect::Render;
            self.run_one(ctx, effect);
        }
        let awaits_table = self.connection.as_ref().is_some_and(Connection::awaits_table);
        self.runner.keep_awake(&self.screen, awaits_table);
        self.show_elsewhere(ctx, false);
        renders
    }

    fn run_one(&mut self, ctx: &yew::Context<Self>, effect: Effect) {
        let settings = ctx.props().app.settings;
        match effect {
            Effect::Send(msg) => ctx.link().send_message(*msg),
            Effect::Wait(timer, milliseconds) => {
                self.runner.wait(&ctx.link().callback(Event::Msg), timer, milliseconds);
            }
            Effect::Soon(timer) => self.runner.soon(&ctx.link().callback(Event::Msg), timer),
            Effect::Cancel(timer) => self.runner.cancel(timer),
            Effect::Save => self.save(),
            Effect::SaveStep(step) => {
                if let Some(id) = self.id {
                    matches::add(id, step);
                }
            }
            Effect::SaveByLetter => {
                let by_letter = self.screen.live().and_then(|live| live.seats.by_letter);
                if let Some(id) = self.id {
                    matches::edit(id, |summary| summary.by_letter = by_letter);
                }
            }
            Effect::SaveAfar(seat) => {
                let is_new =
                    |id| matches::library(|library| !library.summary(id).afar.contains(seat));
                if let Some(id) = self.id.filter(|&id| is_new(id)) {
                    matches::edit(id, |summary| summary.afar = summary.afar.with(seat));
                }
            }
            Effect::NoteSecondTap => second_tap::note(),
            Effect::SaveProgress(progress) => {
                if let Some(title) = self.title(ctx) {
                    lesson_progress::keep_progress(title.id, &progress);
                }
            }
            Effect::DealAgain => {
                let Some(live) = self.screen.live() else { return };
                if let Some(again) = live.own().and_then(deal_again) {
                    // The same persons are elsewhere, and the letters have another identity.
                    let id = random::fresh_seed();
                    let by_letter =
                        live.seats.by_letter.map(|by| ByLetter { id, sent: None, ..by });
                    self.begin(ctx, &again, by_letter);
                }
            }
            Effect::Begin(game) => self.begin(ctx, &game, None),
            Effect::OpenFinished => {
                if let Some(finished) = self.finished_before() {
                    self.open_finished(ctx, finished);
                }
            }
            Effect::Start(worker) => {
                let game = self.title(ctx).map_or("", |title| title.id);
                if !self.runner.start(game, &ctx.link().callback(Event::Msg), worker) {
                    ctx.link().send_message(Msg::Worker(worker, WorkerEvent::Failed));
                }
            }
            Effect::Ask(worker, question) => {
                let game = self.title(ctx).map_or("", |title| title.id);
                if !self.runner.ask(game, &ctx.link().callback(Event::Msg), worker, question) {
                    ctx.link().send_message(Msg::Worker(worker, WorkerEvent::Failed));
                }
            }
            Effect::End(worker) => drop(self.runner.workers.remove(&worker)),
            Effect::Animate(motions) => self.runner.motions = motions,
            Effect::Play(sound) if settings.sound => sound.play(settings.volume.gain()),
            Effect::Shake if settings.vibration => sound::shake(),
            Effect::Render | Effect::Play(_) | Effect::Shake => {}
            Effect::Join => self.connection.iter().for_each(Connection::join),
            Effect::Free(seat, place) => company::free(seat, place),
            Effect::Refuse(seat, why) => company::refuse(seat, why),
            Effect::Tell(message) => self.connection.iter().for_each(|it| it.tell(&message)),
            Effect::NotifyHost { finished } => self.notify_host(ctx, finished),
            Effect::TakeOver => {
                if let Some(place) = &self.runner.claim {
                    place.take_over();
                }
            }
            Effect::Leave => {
                if let Some(title) = self.title(ctx) {
                    page::go_to(&Route::New(title).hash());
                }
            }
            Effect::MoveFocus(arrow) => keys::move_focus(arrow),
            Effect::LeaveButton => keys::leave_button(),
            Effect::TapAt(at) => self.runner.tap_at = Some(at),
            Effect::ScrollToTop => self.runner.scrolls_to_top = true,
            Effect::ScrollToResult => self.runner.scrolls_to_result = true,
            Effect::ScrollToFinding => self.runner.seeks_mistake = true,
        }
    }

    /// Saves the match up to the current position.
    fn save(&self) {
        if let (Some(game), Some(id)) = (self.screen.live().and_then(Live::own), self.id) {
            matches::keep(id, game);
            crash::note(matches::key(id), game.position());
        }
    }

    /// Reports the progress of the match to the host page.
    fn notify_host(&self, ctx: &yew::Context<Self>, finished: bool) {
        let Some(game) = self.screen.live().and_then(Live::own) else { return };
        HostMessage::moved(game.position()).say();
        if finished {
            // A finished match is a reason to ask for persistent storage.
            persist::ask_quietly();
            let names = presenter::names(game, ctx.props().app.messages);
            HostMessage::finished(game, &names).say();
        }
    }

    /// Begins to keep another match of the game and shows it.
    fn begin(&mut self, ctx: &yew::Context<Self>, game: &AnyMatch, by_letter: Option<ByLetter>) {
        let before = self.id.map(matches::key);
        // A second try of a second try leads back to the original.
        let tried = self.id.filter(|_| game.undo_record().retry);
        let from = tried.map(|id| self.finished_before().unwrap_or_else(|| matches::number(id)));
        let id = matches::begin(&ctx.props().scope, game);
        if from.is_some() || by_letter.is_some() {
            matches::edit(id, |summary| (summary.from, summary.by_letter) = (from, by_letter));
        }
        if let Some(before) = before {
            company::follow(&before, &matches::key(id));
        }
        self.open_match(ctx, id);
    }

    /// Shows the finished match with this number again, once its records are read.
    fn open_finished(&self, ctx: &yew::Context<Self>, number: u64) {
        let TableProps { embedded, scope, .. } = ctx.props();
        if *embedded {
            let (link, scope) = (ctx.link().clone(), scope.clone());
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(id) = matches::fetch(&scope, number).await {
                    link.send_message(Event::Show(id));
                }
            });
        } else if let Some(title) = self.title(ctx) {
            page::replace_with(&Route::Table(title, Some(number)).hash());
        }
    }

    /// Shows another match of the game: at its own address, or in place if the table is embedded
    /// and has no address.
    pub(super) fn open_match(&mut self, ctx: &yew::Context<Self>, id: MatchId) {
        if let (false, Some(title)) = (ctx.props().embedded, self.title(ctx)) {
            page::replace_with(&Route::Table(title, Some(matches::number(id))).hash());
            return;
        }
        let Ok(game) = matches::play(id) else { return };
        self.runner = Runner { claim: self.runner.claim.take(), ..Runner::default() };
        self.id = Some(id);
        HostMessage::moved(game.position()).say();
        self.put_on_table(ctx, Screen::Live(Live::new(game, &component::env(ctx))));
        ctx.link().send_message(Msg::Opened);
    }

    /// Replaces the screen, and claims its match for this tab.
    pub(super) fn put_on_table(&mut self, ctx: &yew::Context<Self>, screen: Screen) {
        self.screen = screen;
        let mut effects = Effects::default();
        // Before anything is rendered: a hand that a phone holds is never shown here.
        for event in self.id.map(|id| company::held_at(&matches::key(id))).unwrap_or_default() {
            let env = component::env(ctx);
            effects.0.extend(update::update(&mut self.screen, Msg::Phone(event), &env).0);
        }
        if let (Some(live), Some(id)) = (self.screen.live_mut(), self.id) {
            let messages = ctx.props().app.messages;
            if matches::library(|library| library.left_out(id)) {
                live.notices.banner.say(messages.table.left_out);
            }
            live.notices.storage =
                Storage::new(matches::library(|library| library.safety(id)), &mut effects);
            crash::note(matches::key(id), live.source.position());
        }
        effects.0.extend(update::open(&mut self.screen).0);
        self.settling.update(&self.screen, false, &mut effects);
        self.run(ctx, effects);
        self.claim(ctx);
    }

    /// Claims the match for this tab.
    fn claim(&mut self, ctx: &yew::Context<Self>) {
        let (Some(id), Some(_)) = (self.id, self.screen.live()) else { return };
        // Release the old claim first, so that its end is not taken for the end of the new one.
        self.runner.claim = None;
        let link = ctx.link().clone();
        let heard = move |owner| {
            let owner = match owner {
                Holder::Here => Ownership::Here,
                Holder::Elsewhere => Ownership::OtherTab,
            };
            tell_by_letter(&link, id);
            let there = matches::play(id).ok().map(Box::new);
            link.send_message(Msg::Owner(owner, there));
            // The events of devices that this sends are for a table that plays.
            company::at(&matches::key(id), owner == Ownership::Here);
        };
        self.runner.claim = Some(Claim::at(id, heard.into()));
    }

    /// Handles an answer of the store, or a write of another tab.
    pub(super) fn on_store(&mut self, ctx: &yew::Context<Self>) {
        let Some(id) = self.id else { return };
        tell_by_letter(ctx.link(), id);
        let awaits = self.screen.live().is_some_and(|live| live.awaited().is_some());
        if self.screen.is_read_only() || awaits {
            // Another tab has written, which may have opened the awaited letter.
            if let Ok(there) = matches::play(id) {
                ctx.link().send_message(Msg::Updated(Box::new(there)));
            }
            if self.screen.is_read_only() {
                return;
            }
        }
        if self.runner.claim.as_ref().is_some_and(|place| !place.is_at(id)) {
            // Another tab has written under the same key, so the match has a new key.
            self.claim(ctx);
            if let (false, Some(title)) = (ctx.props().embedded, self.title(ctx)) {
                page::rename(&Route::Table(title, Some(matches::number(id))).hash());
            }
            return;
        }
        ctx.link().send_message(Msg::Stored(matches::library(|library| library.safety(id))));
    }

    /// Returns the number of the finished match whose position this match began from, if any.
    pub(super) fn finished_before(&self) -> Option<u64> {
        self.id.and_then(|id| matches::library(|library| library.begun_from(id)))
    }

    /// Returns the link that hands the match to the app BG Stats; `None` before its end.
    pub(super) fn bg_stats(
        &self,
        rail: RailView,
        title: &GameEntry,
        messages: &Messages,
    ) -> Option<String> {
        matches::library(|library| {
            let id = self.id?;
            let name = (title.about)(messages).name;
            (rail.bg_stats)(&library.key(id), library.summary(id), name, messages)
        })
    }
}

/// Tells the table how its match is played by letter, as the library has it.
fn tell_by_letter(link: &Scope<Table>, id: MatchId) {
    if let Some(by_letter) = matches::library(|library| library.summary(id).by_letter) {
        link.send_message(Msg::ByLetter(by_letter));
    }
}

/// Returns a new deal of a match, with the same seats and options. A bot plays on for those who have left.
fn deal_again(game: &AnyMatch) -> Option<AnyMatch> {
    let setup = game.setup().with_seeds(random::fresh_seed(), random::fresh_seed());
    let mut again = new_match(&setup)?.ok()?;
    again.keep_by_bots(game.by_bots());
    Some(again)
}
