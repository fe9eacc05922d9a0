//! The beats of decisions: the sentences, motions and boards in which a table tells them.

use super::{Play, say_goal};
use crate::engine::{Observable, Recall, Viewer};
use crate::session::Observation;
use crate::ui::describe::describe;
use crate::ui::games::{GameUi, Goal, Pacing, Players, Scene};
use crate::ui::locale::Messages;
use crate::ui::motion::Motion;
use crate::ui::table::playback::{Beat, StepView};
use std::rc::Rc;
use yew::prelude::*;

/// Returns the view as of the last event before decision `n` that stays visible until a newer one
/// of its kind.
pub(super) fn shown_last<G: GameUi>(play: Play<'_, G>, n: usize, to: Viewer) -> Option<G::View> {
    play.view_after(play.last_with(n, G::lasts)?, to)
}

/// Returns the beats of the decisions from `from` on. What all were told of a decision that
/// `is_seen` knows is left out. What the viewer decides is not told to them: they see it done.
pub(super) fn beats<G: GameUi>(
    play: Play<'_, G>,
    from: usize,
    is_seen: &dyn Fn(usize) -> bool,
    players: &Rc<Players>,
    messages: &'static Messages,
) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let before = (0..from).rev().find_map(|n| play.view_after(n, players.viewer));
    let mut lead = before.and_then(|view| G::lead(&view));
    let mut show = |mut beat: Beat, now: Option<String>| {
        if now != lead {
            let gain = |at| Motion::Gain { at, symbol: "trophy", says: String::new() };
            beat.motions.extend(now.clone().map(gain));
            lead = now;
        }
        if !beat.headline.is_empty() || !beat.motions.is_empty() {
            beats.push(beat);
        } else if let Some(before) = beats.last_mut() {
            // A beat without a sentence or a motion takes no extra time.
            before.sound = beat.sound.or(before.sound);
        }
    };
    let mut last = shown_last(play, from, players.viewer);
    for (n, observe) in (from..).zip(play.observe(from, players.viewer)) {
        let mut together: Vec<G::Event> = Vec::new();
        let mut headline: Vec<String> = Vec::new();
        let mut left = None;
        let mut is_quick = false;
        let (mut said, mut told) = (0, 0);
        // What the viewer decides comes first.
        let was_forced = play.was_forced(n);
        let mut is_own = players.viewer.seat().is_some()
            && play.mover(n, players.viewer) == players.viewer.seat()
            && !was_forced;
        for Observation { event, mut view } in observe {
            if let Some(last) = &last {
                G::show_again(&mut view, last);
            }
            if event.as_ref().is_some_and(G::lasts) {
                last = Some(view.clone());
            }
            let before = [n, said, told];
            told += usize::from(event.as_ref().is_some_and(is_public));
            let sentence = event.as_ref().and_then(|event| G::tell(event, players, messages));
            said += usize::from(sentence.is_some());
            let is_news = |event: &G::Event| {
                !is_seen(n) || event.seen_by(Viewer::Public).as_ref() != Some(event)
            };
            let event = event.filter(|event| event.recall() != Recall::Never && is_news(event));
            let paced = event.as_ref().map_or(Pacing::Light, |event| G::pacing_for(event, &view));
            let is_done = is_own && paced == Pacing::Beat;
            is_own &= paced == Pacing::Light;
            let shown =
                event.as_ref().filter(|event| (G::is_told(event) || was_forced) && !is_done);
            let sentence =
                shown.and_then(|event| G::headline(event, players, messages).or(sentence));
            // What was played for the viewer is not easily seen among the moves of the others.
            let is_brief = matches!(paced, Pacing::Light | Pacing::Quick);
            let is_read = was_forced && is_brief && sentence.is_some();
            let paced = if is_read { Pacing::Beat } else { paced };
            let pacing = if is_done { Pacing::Quick } else { paced };
            if matches!(paced, Pacing::Light | Pacing::Quick) {
                headline.extend(sentence);
                together.extend(event);
                is_quick |= paced == Pacing::Quick;
                left = Some(view);
                continue;
            }
            // What moves comes before what is told of it.
            if let Some(view) = left.take().filter(|_| std::mem::take(&mut is_quick)) {
                let events = std::mem::take(&mut together);
                let headline = std::mem::take(&mut headline);
                let now = G::lead(&view);
                let quick = Pacing::Quick;
                show(beat::<G>(before, headline, &events, view, quick, players, messages), now);
            }
            headline.extend(sentence);
            together.extend(event);
            let events = std::mem::take(&mut together);
            let headline = std::mem::take(&mut headline);
            let (at, now) = ([n, said, told], G::lead(&view));
            show(beat::<G>(at, headline, &events, view, pacing, players, messages), now);
        }
        // A hand that was told to the viewer alone is seen on the board.
        let is_known = is_seen(n) && headline.is_empty();
        if let Some(view) = left
            && !together.is_empty()
            && !is_known
        {
            // Every sentence needs time to be read.
            let pacing = match (is_quick, headline.is_empty()) {
                (true, _) => Pacing::Quick,
                (_, false) => Pacing::Beat,
                (_, true) => Pacing::Light,
            };
            let (at, now) = ([n, said, told], G::lead(&view));
            show(beat::<G>(at, headline, &together, view, pacing, players, messages), now);
        }
    }
    beats
}

/// The board after the events of a beat.
struct Step<G: GameUi> {
    view: Rc<G::View>,
    events: Vec<G::Event>,
    players: Rc<Players>,
    messages: &'static Messages,
    position: usize,
}

impl<G: GameUi> StepView for Step<G> {
    fn board(&self) -> Html {
        let scene = Scene::<G> {
            view: self.view.clone(),
            open: None,
            is_past: false,
            legal: Rc::default(),
            players: self.players.clone(),
            position: self.position,
            to_move: G::to_move(&self.view),
            selected: None,
            advised: Rc::default(),
            on_touch: Callback::noop(),
            on_decide: Callback::noop(),
            on_draft: Callback::noop(),
        };
        G::board_after(scene, &self.events)
    }

    fn goal(&self) -> Option<Goal> {
        G::goal(&self.view, &self.players, self.messages)
    }

    fn sentences(&self, memory: bool) -> Vec<String> {
        let goal = say_goal::<G>(&self.view, &self.players, self.messages);
        let lies = describe::<G>(&self.view, &[], &[], &self.players, self.messages, memory);
        goal.into_iter().chain(lies).collect()
    }
}

/// Returns true if the public is told of an event.
fn is_public<E: Observable>(event: &E) -> bool {
    event.seen_by(Viewer::Public).is_some()
}

/// Returns the board before decision `n` as a beat of which nothing is told.
pub(super) fn still<G: GameUi>(
    play: Play<'_, G>,
    n: usize,
    players: &Rc<Players>,
    messages: &'static Messages,
) -> Option<Beat> {
    let to = players.viewer;
    let mut view = if n < play.position() {
        // Decisions of which the viewer was told nothing have changed nothing for them.
        (0..n).rev().find_map(|n| play.view_after(n, to))?
    } else {
        play.view(to)
    };
    if let Some(last) = shown_last(play, n, to) {
        G::show_again(&mut view, &last);
    }
    Some(beat::<G>([n, 0, 0], Vec::new(), &[], view, Pacing::Light, players, messages))
}

/// Returns the beat of these events, after which `said` sentences of decision `of` have been told, and
/// `told` of its events to the public.
fn beat<G: GameUi>(
    [of, said, told]: [usize; 3],
    headline: Vec<String>,
    events: &[G::Event],
    view: G::View,
    pacing: Pacing,
    players: &Rc<Players>,
    messages: &'static Messages,
) -> Beat {
    let view = Rc::new(view);
    Beat {
        of,
        said,
        told,
        headline,
        interlude: G::interlude(&view, events, players, messages),
        step: Rc::new(Step::<G> {
            view,
            events: events.to_vec(),
            players: players.clone(),
            messages,
            position: of + 1,
        }),
        motions: G::motions(events),
        sound: events.iter().filter_map(G::sound).max(),
        is_for_all: events.iter().any(G::is_for_all),
        pacing,
    }
}
