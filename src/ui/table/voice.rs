//! The live region for screen readers. Everything is said once, in order, and appended to earlier
//! lines rather than replacing them, so nothing is cut short.

use super::log::LogEntry;
use crate::engine::{Seat, Viewer};
use std::collections::VecDeque;
use std::rc::Rc;
use yew::prelude::*;

/// The number of earlier lines that stay in the page.
const KEPT: usize = 12;

/// The letters that are read aloud in a second.
const SPEED: u32 = 15;

/// How far behind the table the voice may be when it says a rival's turn, in milliseconds. It leaves out
/// a line that would take longer: the recaps beside the prompt have it.
const BEHIND: u32 = 3_000;

/// Returns how long it takes to read a text aloud, in milliseconds.
fn length(text: &str) -> u32 {
    text.chars().count() as u32 * 1_000 / SPEED
}

/// The lines that have been said.
#[derive(Default)]
pub struct Voice {
    /// The viewer who was told.
    viewer: Option<Viewer>,
    /// The number of decisions that have been told, and of sentences about the last one.
    told: [usize; 2],
    /// The time at which all lines will have been read aloud, by the clock of the playback.
    until: u32,
    /// The rival whose turn was said last, without any sentence since.
    last_rival: Option<Seat>,
    /// The other texts that were on the screen last time. The prompt has its position.
    stands: Vec<(Option<usize>, String)>,
    /// The last lines, numbered.
    lines: VecDeque<(usize, String)>,
    said: usize,
}

impl Voice {
    /// Says the new part of the log, then the new texts on the screen. `named` puts a rival's name
    /// before what they did, once for decisions in a row. `now` is how long the beats of the table have
    /// stood, in milliseconds.
    pub fn hear(
        &mut self,
        viewer: Viewer,
        told: &[Rc<LogEntry>],
        named: impl Fn(Seat, &str) -> String,
        stands: Vec<(Option<usize>, &str)>,
        now: u32,
    ) {
        // Only earlier lines are dropped: the new ones all stay.
        self.lines.drain(..self.lines.len().saturating_sub(KEPT));
        let upto = [told.len(), told.last().map_or(0, |told| told.said().len())];
        if self.viewer != Some(viewer) {
            // Remove what the last viewer was told before the next one reads.
            self.lines.clear();
            self.stands.clear();
            self.last_rival = None;
            // Events before the first viewer came are not news.
            let news = self.viewer.is_some() && self.told < upto;
            self.told = if news { self.told } else { upto };
            self.viewer = Some(viewer);
        }
        // If the log is shorter than before, a decision was undone or is replayed.
        let [decisions, sentences] = self.told.min(upto);
        for (n, entry) in told.iter().enumerate().skip(decisions.saturating_sub(1)) {
            let heard = if n + 1 == decisions { sentences } else { 0 };
            let is_own = entry.seat.is_some_and(|seat| viewer.is(seat)) && !entry.played_for;
            // A player who decides has heard everything before.
            let has_heard = n >= decisions && is_own;
            self.until = if has_heard { now } else { self.until.max(now) };
            for line in entry.said().into_iter().skip(heard) {
                let rival = entry.brief.as_ref().and_then(|brief| brief.by);
                let is_key = entry.brief.as_ref().is_none_or(|brief| brief.is_key);
                let is_late = self.until > now && self.until + length(line) > now + BEHIND;
                if is_late && !is_key {
                    continue;
                }
                match rival.filter(|_| self.last_rival != rival) {
                    Some(seat) => self.say(&named(seat, line)),
                    None => self.say(line),
                }
                self.last_rival = rival;
            }
        }
        self.told = upto;
        let stands: Vec<_> = stands.into_iter().map(|(at, text)| (at, text.to_owned())).collect();
        let before = std::mem::replace(&mut self.stands, stands.clone());
        for (_, text) in stands.iter().filter(|one| !before.contains(one)) {
            // The end of a match is both an event and the verdict. Say it once.
            if self.lines.back().is_none_or(|(_, last)| last != text) {
                self.say(text);
                self.last_rival = None;
            }
        }
    }

    fn say(&mut self, text: &str) {
        self.said += 1;
        self.until += length(text);
        self.lines.push_back((self.said, text.to_owned()));
    }

    /// Returns the last lines in order, each with its number.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.lines.iter().map(|(n, line)| (*n, line.as_str()))
    }

    /// Renders the lines for screen readers only.
    pub fn html(&self) -> Html {
        html! {
            <div class="unseen" role="log" aria-live="polite">
                { for self.lines().map(|(n, line)| html! { <p key={n}>{ line }</p> }) }
            </div>
        }
    }
}
