//! The table read out: as it stands, or what has happened since one's last decision.

use super::parts::Panel;
use super::story::since;
use super::told::Told;
use super::{Table, desk};
use std::rc::Rc;

impl Table {
    /// All that has been told by what is on the table now.
    pub(super) fn told_so_far(&self) -> Rc<Vec<Rc<Told>>> {
        let Some(story) = &self.story else { return Rc::default() };
        match (&self.replay, self.film.now()) {
            // The replay stands somewhere on the way.
            (Some(replay), _) => {
                Rc::new(story.told.iter().take(replay.play.position()).cloned().collect())
            }
            (None, None) => story.told.clone(),
            // What is still to be seen is not told yet.
            (None, Some(beat)) => Rc::new(story.until(beat.of, beat.said)),
        }
    }

    /// What this panel reads out, of what is to be seen now.
    pub(super) fn read_out(&self, ctx: &yew::Context<Self>, panel: Panel) -> Vec<String> {
        let Ok(play) = &self.play else { return Vec::new() };
        let house = &ctx.props().house;
        let (words, memory) = (house.words, house.settings.memory);
        match (panel, self.film.now().filter(|_| self.replay.is_none())) {
            (Panel::Read, Some(beat)) => (beat.spoken)(memory),
            (Panel::Read, None) => {
                let shown = self.replay.as_ref().map_or(play, |replay| &replay.play);
                let cast = desk::cast(play, self.eyes(play), self.near(), words);
                desk::say_all(shown, &cast, words, self.is_asked(play), &self.midway, memory)
            }
            (Panel::Missed, _) => {
                let missed = since(&self.told_so_far(), self.near());
                if missed.is_empty() { vec![words.table.nothing_yet.to_owned()] } else { missed }
            }
            _ => Vec::new(),
        }
    }
}
