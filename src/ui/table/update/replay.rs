//! A replay, and the review of the match in it.

use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::live::{Env, Live};
use crate::ui::table::msg::{Msg, Timer, Worker, WorkerEvent};
use crate::ui::table::phones;
use crate::ui::table::replay::{Replay, Step, Subject};
use crate::ui::table::review::{self, ReviewState};
use crate::ui::table::screen::{Missing, Screen};
use crate::ui::table::selection::Selection;

/// Handles a message in a replay: nothing changes the match.
pub(super) fn on_replay(replay: &mut Replay, msg: Msg, env: &Env, effects: &mut Effects) {
    if msg == Msg::Elapsed(Timer::Replay) {
        return replay.on_timer(env, effects);
    }
    let Replay { live, subject, .. } = replay;
    match (msg, subject) {
        (Msg::Worker(Worker::Reviewer, event), Subject::Finished { review: Some(review), .. }) => {
            if let Some(game) = live.source.own_mut() {
                review.on_worker(event, game, effects);
            }
        }
        (Msg::Worker(Worker::Teacher, event), Subject::Finished { review: Some(review), .. }) => {
            review.on_teacher(event, effects);
        }
        (Msg::Elapsed(Timer::Teacher), Subject::Finished { review: Some(review), .. }) => {
            review.on_teacher(WorkerEvent::Failed, effects);
        }
        (Msg::Elapsed(Timer::Review), Subject::Finished { review: Some(review), .. }) => {
            review.on_render_due(effects);
        }
        (Msg::Elapsed(Timer::Reviewer), Subject::Finished { review: Some(review), .. }) => {
            // The worker has ended without a word, or hangs.
            if let Some(game) = live.source.own_mut() {
                review.on_worker(WorkerEvent::Failed, game, effects);
            }
        }
        (Msg::Stored(safety), _) => live.notices.storage.answered(safety, effects),
        (Msg::Elapsed(Timer::Storage), _) => live.notices.storage.is_late(effects),
        (Msg::Explain(text), _) => {
            live.draft.selected = Some(Selection::text(text));
            effects.render();
        }
        (Msg::Phone(event), _) => phones::refuse(event, effects),
        (Msg::PutBack | Msg::Skip { .. }, _) => {
            live.draft.selected = None;
            effects.render();
        }
        (Msg::SeenBy(viewer), _) => live.see_from(viewer, env, effects),
        (Msg::ShowAll(is_open), _) if live.is_over() => {
            live.seats.is_open = Some(is_open);
            effects.render();
        }
        _ => {}
    }
}

/// Enters the replay of a finished match, moves in it, or leaves it.
pub(super) fn on_step(screen: &mut Screen, step: Step, env: &Env, effects: &mut Effects) {
    match (screen, step) {
        (Screen::Replay(Replay { subject: Subject::OtherRules { .. }, .. }), Step::Leave) => {
            effects.push(Effect::Leave);
        }
        (screen @ Screen::Replay(_), Step::Leave) => {
            super::change(screen, |screen| match screen {
                Screen::Replay(mut replay) => {
                    replay.stop(effects);
                    replay.subject.leave(replay.live, effects)
                }
                other => other,
            });
            effects.push(Effect::ScrollToResult);
            effects.render();
        }
        (Screen::Replay(replay), step) => replay.go(step, env, effects),
        (screen, step) => {
            if step != Step::Leave
                && enter_replay(screen, effects)
                && let Screen::Replay(replay) = screen
            {
                replay.go(step, env, effects);
            }
        }
    }
}

/// Enters the replay of a match that is over and has been shown. Returns false otherwise.
pub(super) fn enter_replay(screen: &mut Screen, effects: &mut Effects) -> bool {
    let is_read_only = matches!(screen, Screen::ReadOnly(_));
    let (Screen::Live(live) | Screen::ReadOnly(live)) = screen else { return false };
    if !live.is_over() || live.own().is_none() {
        return false;
    }
    live.playback.stop(effects);
    super::change(screen, |screen| match screen {
        Screen::Live(live) | Screen::ReadOnly(live) => Replay::of_finished(live, is_read_only)
            .map_or(Screen::Missing(Missing::NoMatch), Screen::Replay),
        other => other,
    });
    // The page is where the button was that opened it.
    effects.push(Effect::ScrollToTop);
    effects.render();
    true
}

impl Subject {
    /// Returns the screen from which the replay was entered. A running review is cancelled.
    pub(super) fn leave(self, live: Live, effects: &mut Effects) -> Screen {
        match self {
            Self::Finished { is_read_only, review } => {
                if let Some(mut review) = review {
                    review.cancel(effects);
                    review.forget_motive(effects);
                }
                if is_read_only { Screen::ReadOnly(live) } else { Screen::Live(live) }
            }
            Self::OtherRules { of } => Replay::of_other_rules(live, of)
                .map_or(Screen::Missing(Missing::NoMatch), Screen::Replay),
        }
    }
}

/// Handles a person's request to the review.
pub(super) fn ask_review(screen: &mut Screen, ask: review::Ask, env: &Env, effects: &mut Effects) {
    match ask {
        review::Ask::Back if screen.contact().is_some() => {}
        review::Ask::Back => effects.push(Effect::OpenFinished),
        review::Ask::Open => {
            let is_replay = matches!(screen, Screen::Replay(_)) || enter_replay(screen, effects);
            if let (true, Screen::Replay(Replay { live, subject, .. })) = (is_replay, screen)
                && let Subject::Finished { review, .. } = subject
                && let Some(game) = live.source.own()
            {
                live.playback.highlights.clear();
                *review = Some(Box::new(ReviewState::open(game, effects)));
                effects.push(Effect::ScrollToTop);
                effects.render();
            }
        }
        ask => {
            let Screen::Replay(replay) = screen else { return };
            let Replay { live, subject: Subject::Finished { review: Some(review), .. }, .. } =
                replay
            else {
                return;
            };
            let Some(game) = live.source.own() else { return };
            match ask {
                review::Ask::Cancel => review.cancel(effects),
                review::Ask::Numbers => review.shows_numbers = !review.shows_numbers,
                review::Ask::Motive(n) => review.ask_motive(n, game, effects),
                review::Ask::TryAgain(_) if live.source.remote().is_some() => {}
                review::Ask::TryAgain(n) => {
                    effects.push(Effect::Begin(Box::new(game.branch_at(n))));
                }
                review::Ask::Show(n) => {
                    review.explain(n, effects);
                    replay.go(Step::To(n), env, effects);
                }
                review::Ask::Open | review::Ask::Back => {}
            }
            effects.render();
        }
    }
}
