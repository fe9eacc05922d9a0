//! The texts of a game at the table: prompts, the goal, the log, the verdict.

use crate::engine::{Outcome, Seat};
use crate::ui::describe::Describe;
use crate::ui::locale::Messages;
use crate::ui::players::Players;

/// The goal of the game and each player's progress, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The line, such as 'Tricks 4, wanted 3'.
    pub text: String,
    /// True if a player is one step from winning.
    pub close: bool,
}

/// A way to win or to score, for the panel of goals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalLine {
    /// The name of a symbol among the game's or the page's.
    pub icon: &'static str,
    /// The rule in one sentence, such as 'Six Renown tokens win at once.'
    pub text: String,
    /// Each player's progress, by seat, such as '2 of 6'. Empty if it is the same for all or unknown.
    pub progress: Vec<String>,
}

/// A text that can be read when the match is over. It is fetched when it is opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Story {
    /// Its name.
    pub name: &'static str,
    /// The path of the JSON file with this and other texts, relative to the page's files.
    pub file: String,
    /// Its index in that file.
    pub nth: usize,
}

/// The sentences of a game, built from the viewer's knowledge.
pub trait GameText: Describe {
    /// Returns the seat to move; `None` if the viewer may not know it, or if the match is over.
    fn to_move(view: &Self::View) -> Option<Seat>;

    /// Says in one sentence what the viewer can do now.
    fn prompt(
        view: &Self::View,
        legal: &[Self::Action],
        players: &Players,
        messages: &Messages,
    ) -> String;

    /// Says what another seat, which is to move, decides, as the viewer may know it; `None` for a turn as
    /// usual.
    fn decides(_view: &Self::View, _players: &Players, _messages: &Messages) -> Option<String> {
        None
    }

    /// Says what wins and how far each player is, as far as the viewer may know. It is not shown
    /// once the match is over.
    fn goal(_view: &Self::View, _players: &Players, _words: &Messages) -> Option<Goal> {
        None
    }

    /// Returns every way to win or to score, in the order of the rulebook, with each player's
    /// progress as far as the viewer may know it.
    fn goals(_view: &Self::View, _players: &Players, _messages: &Messages) -> Vec<GoalLine> {
        Vec::new()
    }

    /// Says in one line what came of a rival's turn, the outcome first; `None` if there is nothing
    /// worth a line. `events` are all events of the turn, as the viewer was told them, and `view` is
    /// the game as it stands now.
    fn recap(
        _view: &Self::View,
        events: &[Self::Event],
        players: &Players,
        messages: &Messages,
    ) -> Option<String> {
        let lines: Vec<_> =
            events.iter().filter_map(|event| Self::tell(event, players, messages)).collect();
        (!lines.is_empty()).then(|| lines.join(" "))
    }

    /// Returns true if recaps begin after this event, since a page between two deals has told
    /// everything before it.
    fn begins_recaps(_event: &Self::Event) -> bool {
        false
    }

    /// True if [`recap_of_chance`](Self::recap_of_chance) has something to say.
    const RECAPS_CHANCE: bool = false;

    /// Says in one line what chance brought to all players in the rivals' turns, such as a Moon. It is
    /// no player's doing, so [`recap`](Self::recap) leaves it out.
    fn recap_of_chance(
        _events: &[Self::Event],
        _players: &Players,
        _messages: &Messages,
    ) -> Option<String> {
        None
    }

    /// Says what the numbers below the curve of a review count, such as '1, 2, 3: deals'. Empty for a
    /// game without deals or rounds.
    fn chapters(_messages: &Messages) -> &'static str {
        ""
    }

    /// Says a decision as an order, such as 'Place a Henchman on Les Halles, spot 1.'
    fn order(
        view: &Self::View,
        action: Self::Action,
        players: &Players,
        messages: &Messages,
    ) -> String {
        Self::describe_choices(view, &[action], players, messages).concat()
    }

    /// Returns what a hint advises, and why, where a person arranges all at once what the rules
    /// decide piece by piece; `None` where a hint advises its own steps.
    fn advised_whole(_view: &Self::View, _messages: &Messages) -> Option<[&'static str; 2]> {
        None
    }

    /// Tells an event in one sentence; `None` if it needs no mention.
    fn tell(event: &Self::Event, players: &Players, messages: &Messages) -> Option<String>;

    /// Tells an event while it is shown, leaving out what the board itself shows; `None` if it is told
    /// as in the log.
    fn headline(_event: &Self::Event, _players: &Players, _messages: &Messages) -> Option<String> {
        None
    }

    /// Says why something is not allowed.
    fn explain(refusal: Self::Refusal, messages: &Messages) -> String;

    /// Says in one sentence how the match was won.
    fn verdict(
        view: &Self::View,
        outcome: &Outcome,
        players: &Players,
        messages: &Messages,
    ) -> String;

    /// Returns the texts that the result offers to read; empty before the match is over.
    fn stories(_view: &Self::View, _words: &Messages) -> Vec<Story> {
        Vec::new()
    }
}
