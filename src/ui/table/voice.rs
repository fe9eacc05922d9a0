//! The live region for screen readers. Everything is said once, in order, and appended to earlier
//! lines rather than replacing them, so nothing is cut short.

use super::log::LogEntry;
use crate::engine::Viewer;
use std::collections::VecDeque;
use std::rc::Rc;
use yew::prelude::*;

/// The number of earlier lines that stay in the page.
const KEPT: usize = 12;

/// The lines that have been said.
#[derive(Default)]
pub struct Voice {
    /// The viewer who was told.
    viewer: Option<Viewer>,
    /// The number of decisions that have been told, and of sentences about the last one.
    told: [usize; 2],
    /// The other texts that were on the screen last time. The prompt has its position.
    stands: Vec<(Option<usize>, String)>,
    /// The last lines, numbered.
    lines: VecDeque<(usize, String)>,
    said: usize,
}

impl Voice {
    /// Says the new part of the log, then the new texts on the screen.
    pub fn hear(
        &mut self,
        viewer: Viewer,
        told: &[Rc<LogEntry>],
        stands: Vec<(Option<usize>, &str)>,
    ) {
        // Only earlier lines are dropped: the new ones all stay.
        self.lines.drain(..self.lines.len().saturating_sub(KEPT));
        let upto = [told.len(), told.last().map_or(0, |told| told.lines.len())];
        if self.viewer != Some(viewer) {
            // Remove what the last viewer was told before the next one reads.
            self.lines.clear();
            self.stands.clear();
            // Events before the first viewer came are not news.
            let news = self.viewer.is_some() && self.told < upto;
            self.told = if news { self.told } else { upto };
            self.viewer = Some(viewer);
        }
        // If the log is shorter than before, a decision was undone or is replayed.
        let [decisions, sentences] = self.told.min(upto);
        for (n, told) in told.iter().enumerate().skip(decisions.saturating_sub(1)) {
            let heard = if n + 1 == decisions { sentences } else { 0 };
            for line in told.lines.iter().skip(heard) {
                self.say(&line.text);
            }
        }
        self.told = upto;
        let stands: Vec<_> = stands.into_iter().map(|(at, text)| (at, text.to_owned())).collect();
        let before = std::mem::replace(&mut self.stands, stands.clone());
        for (_, text) in stands.iter().filter(|one| !before.contains(one)) {
            // The end of a match is both an event and the verdict. Say it once.
            if self.lines.back().is_none_or(|(_, last)| last != text) {
                self.say(text);
            }
        }
    }

    fn say(&mut self, text: &str) {
        self.said += 1;
        self.lines.push_back((self.said, text.to_owned()));
    }

    /// Renders the lines for screen readers only.
    pub fn html(&self) -> Html {
        html! {
            <div class="unseen" role="log" aria-live="polite">
                { for self.lines.iter().map(|(n, line)| html! { <p key={*n}>{ line }</p> }) }
            </div>
        }
    }
}
