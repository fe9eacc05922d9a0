//! Panels that read out: the table in sentences, or the events since the person's last decision.

use super::live::Env;
use super::msg::Panel;
use super::presenter::Recap;
use super::screen::Screen;
use crate::ui::games::GoalLine;

impl Screen {
    /// Returns every way to win or to score, as far as the viewer may know it.
    pub fn goals(&self, env: &Env) -> Vec<GoalLine> {
        let (Some(live), Some(shown), Some(viewpoint)) =
            (self.live(), self.shown(), self.viewpoint())
        else {
            return Vec::new();
        };
        let players = live.players_as(viewpoint, env);
        shown.goals(&players, env.messages)
    }

    /// Returns the sentences of this panel for the current screen; empty for other panels.
    pub fn read_out(&self, panel: Panel, env: &Env) -> Vec<String> {
        let (Some(live), Some(shown), Some(viewpoint)) =
            (self.live(), self.shown(), self.viewpoint())
        else {
            return Vec::new();
        };
        let (messages, memory) = (env.messages, env.settings.memory);
        match (panel, self.beat()) {
            (Panel::Read, Some(beat)) => beat.step.sentences(memory),
            (Panel::Read, None) => {
                let players = live.players_as(viewpoint, env);
                let asked = self.is_asked();
                shown.sentences(&players, messages, asked, &live.draft.choice, memory)
            }
            (Panel::Missed, _) => {
                let names = live.players_as(viewpoint, env).names;
                let say = |recap: Recap| match recap.of(&names, messages) {
                    Some(name) => (messages.table.row)(&name, &recap.text),
                    None => recap.text,
                };
                let missed: Vec<_> = live.last_round(env).into_iter().map(say).collect();
                let nothing = if live.log.entries.is_empty() {
                    messages.table.nothing_yet
                } else {
                    messages.table.nothing_since
                };
                if missed.is_empty() { vec![nothing.to_owned()] } else { missed }
            }
            _ => Vec::new(),
        }
    }
}
