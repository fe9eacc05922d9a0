//! What has been told of the match so far: told once, when it happens, and
//! kept; drawing the table does not begin again with the first decision.

use super::desk;
use super::told::{Line, Told};
use crate::engine::{Seat, Viewer, recalled};
use crate::session::AnyMatch;
use crate::ui::games::Cast;
use crate::ui::locale::{Language, Words};
use std::rc::Rc;

/// All decisions up to a position, as one viewer was told of them.
#[derive(Clone)]
pub struct Story {
    viewer: Viewer,
    language: Language,
    names: Vec<String>,
    /// By decision; each shared, so that a longer story copies no sentence.
    pub told: Rc<Vec<Rc<Told>>>,
}

impl Story {
    /// The story of a match so far.
    pub fn of(play: &AnyMatch, cast: &Cast, words: &'static Words) -> Self {
        let mut story = Self {
            viewer: cast.viewer,
            language: words.language,
            names: cast.names.clone(),
            told: Rc::default(),
        };
        story.catch_up(play, 0, cast, words);
        story
    }

    /// The story with what has happened since it was told last, or the story
    /// of another viewer or in another language from its beginning. `from` is
    /// the first decision that may be another than it was.
    pub fn go_on(&mut self, play: &AnyMatch, from: usize, cast: &Cast, words: &'static Words) {
        let same = self.viewer == cast.viewer
            && self.language == words.language
            && self.names == cast.names;
        if same {
            self.catch_up(play, from, cast, words);
        } else {
            *self = Self::of(play, cast, words);
        }
    }

    fn catch_up(&mut self, play: &AnyMatch, from: usize, cast: &Cast, words: &'static Words) {
        let told = Rc::make_mut(&mut self.told);
        told.truncate(from.min(play.position()));
        for n in told.len()..play.position() {
            told.push(Rc::new(desk::told(play, n, cast, words)));
        }
        let open = play.open_log();
        let lines = || told.iter().flat_map(|told| &told.lines);
        let recalled = recalled(lines().map(|line| line.recall), self.viewer);
        let mut in_log = recalled.into_iter().map(|recalled| recalled || open);
        for told in told.iter_mut() {
            let now: Vec<bool> = in_log.by_ref().take(told.lines.len()).collect();
            if told.lines.iter().zip(&now).any(|(line, now)| line.in_log != *now) {
                let lines = &mut Rc::make_mut(told).lines;
                lines.iter_mut().zip(now).for_each(|(line, now)| line.in_log = now);
            }
        }
    }

    /// All that was told before decision `n`, and so many sentences of it.
    pub fn until(&self, n: usize, said: usize) -> Vec<Rc<Told>> {
        let mut told: Vec<Rc<Told>> = self.told.iter().take(n + 1).cloned().collect();
        if let Some(last) = told.get_mut(n).filter(|last| last.lines.len() > said) {
            Rc::make_mut(last).lines.truncate(said);
        }
        told
    }

    /// The first decision after this seat's last one.
    pub fn missed_from(&self, seat: Seat) -> usize {
        missed_from(&self.told, seat)
    }
}

fn missed_from(told: &[Rc<Told>], seat: Seat) -> usize {
    told.iter().rposition(|told| told.seat == Some(seat)).map_or(0, |n| n + 1)
}

/// What the others have done since this seat's last decision, a line a turn.
pub fn since(told: &[Rc<Told>], seat: Seat) -> Vec<String> {
    let mut lines: Vec<(Seat, String)> = Vec::new();
    for told in &told[missed_from(told, seat)..] {
        let Some(by) = told.seat else { continue };
        for Line { text: line, .. } in &told.lines {
            match lines.last_mut() {
                Some((of, text)) if *of == by => {
                    text.push(' ');
                    text.push_str(line);
                }
                _ => lines.push((by, line.clone())),
            }
        }
    }
    lines.into_iter().map(|(_, text)| text).collect()
}
