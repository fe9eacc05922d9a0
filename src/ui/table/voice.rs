//! What a screen reader says by itself: each thing once, in its order, behind what was
//! said before it and never in its place, so that nothing cuts another short.

use super::log_entry::LogEntry;
use crate::engine::Viewer;
use std::collections::VecDeque;
use std::rc::Rc;
use yew::prelude::*;

/// So many of the last lines stay in the page.
const KEPT: usize = 12;

/// What has been said.
#[derive(Default)]
pub struct Voice {
    /// To whom.
    viewer: Option<Viewer>,
    /// How many decisions have been told, and how many sentences of the last one.
    told: [usize; 2],
    /// What else was there to be said last time; what is asked, at which position.
    stands: Vec<(Option<usize>, String)>,
    /// The last lines, numbered.
    lines: VecDeque<(usize, String)>,
    said: usize,
}

impl Voice {
    /// Says what is new in what has been told, then what is new beside it.
    pub fn hear(
        &mut self,
        viewer: Viewer,
        told: &[Rc<LogEntry>],
        stands: Vec<(Option<usize>, &str)>,
    ) {
        // What is new now stays whole, however much it is.
        self.lines.drain(..self.lines.len().saturating_sub(KEPT));
        let upto = [told.len(), told.last().map_or(0, |told| told.lines.len())];
        if self.viewer != Some(viewer) {
            // What was said to one is not left lying about for the next.
            self.lines.clear();
            self.stands.clear();
            // What had happened before somebody came is not news.
            let news = self.viewer.is_some() && self.told < upto;
            self.told = if news { self.told } else { upto };
            self.viewer = Some(viewer);
        }
        // Where less is told than before, something was taken back or is looked at again.
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
            // The end of a match is told, and is the verdict as well.
            if self.lines.back().is_none_or(|(_, last)| last != text) {
                self.say(text);
            }
        }
    }

    fn say(&mut self, text: &str) {
        self.said += 1;
        self.lines.push_back((self.said, text.to_owned()));
    }

    /// The last lines, for the ear alone.
    pub fn html(&self) -> Html {
        html! {
            <div class="unseen" role="log" aria-live="polite">
                { for self.lines.iter().map(|(n, line)| html! { <p key={*n}>{ line }</p> }) }
            </div>
        }
    }
}
