//! Hints: asked for, highlighted on the board, and explained in words.

use crate::session::remote::ToHost;
use crate::session::{Hint, Next, TeacherQuestion};
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::hint::HintState;
use crate::ui::table::live::{Env, Live};
use crate::ui::table::msg::{Timer, Worker, WorkerEvent};
use crate::ui::table::source::Source;
use crate::ui::table::turn::TurnState;
use crate::ui::waits;

impl Live {
    /// Asks for a hint, or for its reason if the hint is shown.
    pub fn ask_for_hint(&mut self, env: &Env, effects: &mut Effects) {
        if let HintState::Asked { why } | HintState::Shown { why, .. } = &mut self.hint {
            *why = true;
            self.draft.selected = None;
            effects.render();
            return;
        }
        if !self.playback.is_over()
            || matches!(
                self.turn(),
                TurnState::HandOver(_) | TurnState::Away(_) | TurnState::Elsewhere
            )
        {
            return;
        }
        effects.render();
        let Some(question) = self.source.hint_question(env.messages.language.code()) else {
            // If the table has agreed on no hints, say so.
            self.draft.error =
                (!self.source.agreement().hints).then(|| env.messages.table.no_hints.to_owned());
            return;
        };
        self.hint = HintState::Asked { why: false };
        let question = serde_json::to_string(&TeacherQuestion::Hint(question)).unwrap_or_default();
        effects.wait(Timer::Teacher, waits::TEACHER);
        effects.push(Effect::Ask(Worker::Teacher, question));
    }

    /// Returns what is left of the hint that is shown, if the decisions from `from` on are what it advises.
    pub(super) fn hint_left(&self, from: usize) -> HintState {
        let HintState::Shown { hint, why } = &self.hint else { return HintState::None };
        let left = self.source.own().and_then(|game| hint.after(from, &game.names_since(from)));
        let left = left.filter(|left| self.source.view().has_hint(left));
        left.map_or(HintState::None, |hint| HintState::Shown { hint, why: *why })
    }

    /// Handles an event of the teacher. If it fails, another one is started for the next hint.
    pub fn on_teacher(&mut self, event: WorkerEvent, env: &Env, effects: &mut Effects) {
        let text = match event {
            WorkerEvent::Ready => return,
            WorkerEvent::Failed => return self.lose_teacher(env, effects),
            WorkerEvent::Answer(text) => text,
        };
        let HintState::Asked { why } = self.hint else { return };
        let hint: Option<Hint> = text.and_then(|text| serde_json::from_str(&text).ok().flatten());
        let Some(hint) = hint.filter(|hint| self.source.view().has_hint(hint)) else {
            return self.lose_teacher(env, effects);
        };
        effects.cancel(Timer::Teacher);
        // A hint counts from the moment it is given.
        match &mut self.source {
            Source::Own(game) => effects.0.extend(game.note_hint().map(Effect::SaveStep)),
            Source::Told(remote) => {
                effects.push(Effect::Tell(ToHost::Hinted { serial: remote.game.serial() }));
            }
        }
        self.draft.selected = None;
        self.hint = HintState::Shown { hint, why };
        effects.render();
    }

    fn lose_teacher(&mut self, env: &Env, effects: &mut Effects) {
        effects.push(Effect::End(Worker::Teacher));
        effects.cancel(Timer::Teacher);
        if matches!(self.hint, HintState::Asked { .. }) {
            self.hint = HintState::None;
            self.notices.banner.say(env.messages.table.hint_missing);
            let game = self.source.own_mut();
            effects.0.extend(game.and_then(|game| game.note_unadvised()).map(Effect::SaveStep));
            effects.render();
        }
    }

    /// Returns the hint in words, sentence by sentence.
    pub fn hint_lines(&self, env: &Env) -> Vec<String> {
        let messages = env.messages;
        let w = &messages.table;
        let (hint, why) = match &self.hint {
            HintState::None => return Vec::new(),
            HintState::Asked { .. } => return vec![w.hint_weighed.to_owned()],
            HintState::Shown { hint, why } => (hint, *why),
        };
        let players = self.players(env);
        let order = |steps: &[String]| {
            self.source.view().orders(steps, &players, messages).unwrap_or_default()
        };
        let whole = self.source.view().advised_whole(self.viewer(), messages);
        let says = if why { w.hint_given } else { w.hint_again };
        let mut lines = vec![match &whole {
            Some([advice, _]) => says(advice),
            None => says(&order(&hint.steps)),
        }];
        if !why {
            return lines;
        }
        if let Some([_, said]) = whole {
            let wins = hint.why.clone().filter(|_| hint.chance == 100);
            lines.push(wins.unwrap_or(said));
            return lines;
        }
        let Some(Next { steps, chance, even }) = &hint.next else {
            let only = if self.source.legal_count() == 1 { w.hint_only } else { w.hint_clear };
            lines.push(hint.why.clone().unwrap_or_else(|| only.to_owned()));
            return lines;
        };
        let next = order(steps);
        let reason = match &hint.why {
            Some(why) => why.clone(),
            None if *even => (w.hint_equal)(&next),
            None => (w.hint_compared)(hint.chance, *chance),
        };
        let named = if *even { (w.hint_even)(&next) } else { (w.hint_other)(&next) };
        lines.push(reason);
        if hint.why.is_some() || !even {
            lines.push((w.hint_chance)(hint.chance));
            lines.insert(if hint.names_next { 1 } else { lines.len() }, named);
        }
        if !hint.alike.is_empty() {
            lines.push((w.hint_even)(&order(&hint.alike)));
        }
        lines.extend(hint.cut_short.then(|| w.hint_rough.to_owned()));
        lines
    }
}
