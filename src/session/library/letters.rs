//! Matches that are played by letter: comparing them with a letter, and going on with one.

use super::kept::{Content, Kept};
use super::{Library, MatchId, Summary};
use crate::session::{AnyMatch, Beside, ByLetter, Letter};

impl Library {
    /// Begins to keep a match that is played by letter from now on.
    pub fn begin_by_letter(
        &mut self,
        scope: &str,
        play: &AnyMatch,
        by_letter: ByLetter,
        now: u64,
    ) -> MatchId {
        let id = self.begin(scope, play, now);
        self.edit(id, |summary| summary.by_letter = Some(by_letter));
        self.all[id.0].has_news = true;
        id
    }

    /// Returns the known matches that are played by letter under this identity.
    pub fn by_letter(&self, identity: u64) -> Vec<MatchId> {
        let is_it = |kept: &Kept| {
            let by_letter = kept.summary().by_letter;
            !kept.removed && by_letter.is_some_and(|by_letter| by_letter.id == identity)
        };
        let all = self.all.iter().enumerate();
        all.filter(|(_, kept)| is_it(kept)).map(|(at, _)| MatchId(at)).collect()
    }

    /// Returns the match of a letter and how the letter stands to it; `None` if it is not known, or
    /// its records are not read. If letters have differed, so that there are several, it is one that
    /// the letter goes on from, else one that is further, else the one that it has most in common
    /// with; of equals the latest.
    pub fn beside(&mut self, letter: &Letter) -> Option<(MatchId, Beside)> {
        let mut best: Option<((usize, u64), MatchId, Beside)> = None;
        for id in self.by_letter(letter.id) {
            let by_letter = self.summary(id).by_letter;
            let (Some(by_letter), Ok(play)) = (by_letter, self.play(id)) else { continue };
            let beside = letter.beside(&play, by_letter);
            let fits = match beside {
                Beside::Same | Beside::Further { .. } => usize::MAX,
                Beside::Older => usize::MAX - 1,
                Beside::Fork(common) => common,
            };
            let rank = (fits, self.number(id));
            if best.is_none_or(|(before, ..)| rank > before) {
                best = Some((rank, id, beside));
            }
        }
        best.map(|(_, id, beside)| (id, beside))
    }

    /// Goes on with a match as a letter has it. What was taken back here is forgotten. Returns false
    /// and changes nothing if the letter does not go on from it. `now` is the time in milliseconds.
    pub fn take_letter(&mut self, id: MatchId, letter: &Letter, now: u64) -> bool {
        let Some(by_letter) = self.summary(id).by_letter else { return false };
        let Ok(here) = self.play(id) else { return false };
        let Beside::Further { .. } = letter.beside(&here, by_letter) else { return false };
        let play = letter.joined(&here);
        let order = self.next(now);
        let kept = &mut self.all[id.0];
        let mut summary = Summary { order, ..kept.summary().clone() };
        // The time until now was not spent playing here.
        summary.changed = now;
        summary.follow(&play);
        summary.by_letter = Some(ByLetter { sent: Some(play.position()), ..by_letter });
        kept.content = Content::Steps(play.records());
        kept.records_since = kept.version + 1;
        kept.settle(summary, &play);
        kept.position = play.position();
        // The person has opened the letter in this tab, so this tab plays.
        (kept.begun_here, kept.has_news) = (true, true);
        kept.changed();
        true
    }

    /// Returns true once for a match that has gone on by a letter, for the table that shows it.
    pub fn has_news(&mut self, id: MatchId) -> bool {
        std::mem::take(&mut self.all[id.0].has_news)
    }
}
