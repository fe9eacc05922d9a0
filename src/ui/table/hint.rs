//! Hints: asked for, highlighted on the board, and explained in words.

use super::effect::{Effect, Effects};
use super::hint_state::HintState;
use super::live::{Env, Live, TurnState};
use super::presenter;
use super::sources::WorkerEvent;
use super::sources::{Timer, Worker};
use crate::session::{Hint, Next, TeacherQuestion};

/// The time limit for the teacher's answer in milliseconds. The teacher may have to be downloaded
/// first.
const PATIENCE: u32 = 20_000;

impl Live {
    /// Asks for a hint, or for its reason if the hint is shown.
    pub fn ask_for_hint(&mut self, env: &Env, effects: &mut Effects) {
        if let HintState::Asked { why } | HintState::Shown { why, .. } = &mut self.hint {
            *why = true;
            self.selected = None;
            effects.render();
            return;
        }
        if !self.playback.is_over() || matches!(self.turn(), TurnState::HandOver(_)) {
            return;
        }
        effects.render();
        let Some(question) = self.game.hint_question(env.messages.language.code()) else {
            // If the table has agreed on no hints, say so.
            self.error =
                (!self.game.agreement().hints).then(|| env.messages.table.no_hints.to_owned());
            return;
        };
        self.hint = HintState::Asked { why: false };
        let question = serde_json::to_string(&TeacherQuestion::Hint(question)).unwrap_or_default();
        effects.wait(Timer::Teacher, PATIENCE);
        effects.push(Effect::Ask(Worker::Teacher, question));
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
        let Some(hint) = hint.filter(|hint| presenter::of(&self.game).has_hint(hint)) else {
            return self.lose_teacher(env, effects);
        };
        effects.cancel(Timer::Teacher);
        // A hint counts from the moment it is given.
        if let Some(step) = self.game.note_hint() {
            effects.push(Effect::SaveStep(step));
        }
        self.selected = None;
        self.hint = HintState::Shown { hint, why, names: String::new() };
        effects.render();
    }

    fn lose_teacher(&mut self, env: &Env, effects: &mut Effects) {
        effects.push(Effect::End(Worker::Teacher));
        effects.cancel(Timer::Teacher);
        if matches!(self.hint, HintState::Asked { .. }) {
            self.hint = HintState::None;
            self.banner = Some(env.messages.table.hint_missing);
            effects.render();
        }
    }

    /// Returns the hint in words, sentence by sentence.
    pub fn hint_lines(&self, env: &Env) -> Vec<String> {
        let messages = env.messages;
        let w = &messages.table;
        let (hint, why, names) = match &self.hint {
            HintState::None => return Vec::new(),
            HintState::Asked { .. } => return vec![w.hint_weighed.to_owned()],
            HintState::Shown { hint, why, names } => (hint, *why, names),
        };
        let cast = self.cast(env);
        let foretold = |steps: &[String], reads: Option<u64>| {
            presenter::of(&self.game).foretold(steps, Some(reads?), &cast, messages)
        };
        if !why {
            let line = foretold(&hint.steps, hint.reads);
            // The names arrive with the next rendering.
            let waits = line.is_none() && names.is_empty();
            return vec![if waits {
                w.hint_weighed.to_owned()
            } else {
                (w.hint_again)(line.as_deref(), names)
            }];
        }
        let next = hint.next.as_ref();
        let next = next.and_then(|next| foretold(std::slice::from_ref(&next.action), next.reads));
        let chances = match &hint.next {
            Some(Next { even: true, .. }) => (w.hint_even)(hint.chance, next.as_deref()),
            Some(Next { chance, .. }) => (w.hint_chances)(hint.chance, *chance, next.as_deref()),
            None => (w.hint_chance)(hint.chance),
        };
        let rough = hint.cut_short.then(|| w.hint_rough.to_owned());
        hint.why.clone().into_iter().chain([chances]).chain(rough).collect()
    }
}
