//! The sentences of the page that belong to no single game, which each language fills in.

use super::PerGame;
use crate::ui::locale::{Language, Who};
use std::ops::RangeInclusive;

/// All sentences of the page that belong to no single game.
pub struct Messages {
    pub language: Language,
    pub skip_to_content: &'static str,
    pub new_version: &'static str,
    pub take_new_version: &'static str,
    pub leave_new_version: &'static str,
    /// The settings' note about the copy of the page for offline play.
    pub kept_offline: &'static str,
    pub not_kept_offline: &'static str,
    /// The service worker's note when it has neither the network nor a copy.
    pub alone_offline: &'static str,
    /// The notice that a game's style or symbols could not be fetched.
    pub assets_missing: &'static str,
    /// The notice that a part of the page's program could not be fetched.
    pub part_missing: &'static str,
    pub try_again: &'static str,
    pub home: HomeMessages,
    pub settings: SettingsMessages,
    pub new_match: NewMatchMessages,
    pub table: TableMessages,
    pub lesson: LessonMessages,
    pub review: ReviewMessages,
    pub opened: OpenedMessages,
    pub rulebook: RulebookMessages,
    pub credits: CreditsMessages,
    pub embedded: EmbeddedMessages,
    pub crash: CrashMessages,
    pub games: PerGame,
}

impl PartialEq for Messages {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

pub struct LessonMessages {
    pub learn: &'static str,
    /// `learn` where several games are listed. Takes the game's name.
    pub learn_game: fn(&str) -> String,
    /// The offer of the lesson to a person who has not played the game yet.
    pub offer: fn(&str) -> String,
    pub later: &'static str,
}

pub struct HomeMessages {
    /// A sentence with the number of games.
    pub tagline: fn(usize) -> String,
    pub lost: fn(&str) -> String,
    /// The number of players and the minutes.
    pub facts: fn(&RangeInclusive<usize>, u16) -> String,
    pub play: &'static str,
    /// `play` where several games are listed. Takes the game's name.
    pub play_game: fn(&str) -> String,
    pub more: &'static str,
    /// The link to the deals of the day, and the title of their page.
    pub days: &'static str,
    /// The link to the challenges with friends.
    pub rounds: &'static str,
    /// The link to the finished games.
    pub history: &'static str,
    /// The link to where a letter is opened, on every page of the library and at the table.
    pub letter: &'static str,
    /// The themes in short: as on the device, light, dark.
    pub themes: [&'static str; 3],
}

pub struct SettingsMessages {
    pub title: &'static str,
    pub language: &'static str,
    /// The headings of groups of settings.
    pub seeing: &'static str,
    pub hearing: &'static str,
    pub hands: &'static str,
    pub playing: &'static str,
    pub print: &'static str,
    /// A size of text in percent.
    pub hundredths: fn(u16) -> String,
    pub cards: &'static str,
    pub cards_hint: &'static str,
    pub with_names: &'static str,
    pub large_cards: &'static str,
    /// The volumes, from the lowest.
    pub volumes: [&'static str; 3],
    pub vibration: &'static str,
    pub vibration_hint: &'static str,
    /// The position of the prompt and its buttons on a phone.
    pub keys: &'static str,
    pub keys_hint: &'static str,
    pub keys_above: &'static str,
    pub keys_below: &'static str,
    pub long_press: &'static str,
    pub long_press_hint: &'static str,
    pub second_tap: &'static str,
    pub second_tap_hint: &'static str,
    pub shortcuts: &'static str,
    pub shortcuts_hint: &'static str,
    /// A time in tenths of a second.
    pub after: fn(u32) -> String,
    pub theme: &'static str,
    pub as_system: &'static str,
    pub light: &'static str,
    pub dark: &'static str,
    pub pace: &'static str,
    pub slow: &'static str,
    pub normal: &'static str,
    pub fast: &'static str,
    pub instant: &'static str,
    pub steps: &'static str,
    pub sound: &'static str,
    pub motion: &'static str,
    pub memory: &'static str,
    pub memory_hint: &'static str,
    /// The setting for playing a card without an effect by one tap.
    pub one_tap: &'static str,
    pub one_tap_hint: &'static str,
    pub plays_forced: &'static str,
    pub ask_first: &'static str,
    pub ask_first_hint: &'static str,
    pub as_suits: &'static str,
    pub hints: &'static str,
    pub hints_hint: &'static str,
    pub on: &'static str,
    pub off: &'static str,
}

pub struct NewMatchMessages {
    /// An option of one seat: the seat's number from 1, and the option's name.
    pub of_seat: fn(usize, &str) -> String,
    pub seats: &'static str,
    pub seat: fn(usize) -> String,
    pub count: &'static str,
    pub person: &'static str,
    pub name: &'static str,
    /// The heading of the names of people who played on this device.
    pub recent: &'static str,
    /// The label of the button that shuffles who sits where.
    pub shuffle: &'static str,
    /// The new order of the seats, as a list of names.
    pub shuffled: fn(&str) -> String,
    /// The names of the levels from Squire to Regent.
    pub levels: [&'static str; 3],
    pub undo_rule: &'static str,
    pub honest: &'static str,
    pub free: &'static str,
    pub undo_rule_hint: &'static str,
    pub closed_log: &'static str,
    pub open_log: &'static str,
    pub log_hint: &'static str,
    /// The option to allow hints at the table.
    pub hints: &'static str,
    pub with_hints: &'static str,
    pub without_hints: &'static str,
    pub hints_hint: &'static str,
    pub seed: &'static str,
    pub seed_hint: &'static str,
    pub bad_seed: &'static str,
    pub new_seed: &'static str,
    pub start: &'static str,
    pub rules: &'static str,
    pub import: &'static str,
    pub import_hint: &'static str,
    pub share_setup: &'static str,
    pub more_options: &'static str,
    /// The heading of the goals of a game.
    pub goals: &'static str,
}

pub struct TableMessages {
    pub home: &'static str,
    pub menu: &'static str,
    pub rules: &'static str,
    pub log: &'static str,
    pub close: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub new_game: &'static str,
    pub same_again: &'static str,
    pub replay: &'static str,
    pub to_move: &'static str,
    pub your_turn: fn(&str) -> String,
    pub thinking: fn(&str) -> String,
    pub waiting: fn(Who) -> String,
    /// A player to wait for, if the viewer may not know which.
    pub secret_decision: &'static str,
    pub score_sheet: &'static str,
    pub read_tale: fn(&str) -> String,
    pub tale_coming: &'static str,
    pub tale_missing: &'static str,
    pub read_aloud: &'static str,
    pub read_no_more: &'static str,
    pub hand_over: fn(&str) -> String,
    pub hand_over_hint: &'static str,
    /// The same for the only person who decides on the device.
    pub stays_shown: &'static str,
    pub own_phones: &'static str,
    /// Takes the name and what is hidden, such as 'cards'.
    pub i_am: fn(&str, &str) -> String,
    /// The same in a game without secrets.
    pub my_turn: fn(&str) -> String,
    pub your_hand: &'static str,
    pub taken_back: &'static str,
    pub timed_out: fn(&str) -> String,
    /// The notice that the bots' worker is unavailable.
    pub fallback: &'static str,
    /// The notice that another tab plays the match.
    pub elsewhere: &'static str,
    pub play_here: &'static str,
    pub not_kept: &'static str,
    pub not_yet_kept: &'static str,
    pub no_match: &'static str,
    pub unreadable: &'static str,
    pub save_file: &'static str,
    pub link_copied: &'static str,
    pub not_copied: &'static str,
    pub not_saved: &'static str,
    pub step: fn(usize, usize) -> String,
    pub first: &'static str,
    pub back: &'static str,
    /// Lets the replay go on by itself.
    pub play: &'static str,
    pub pause: &'static str,
    pub forward: &'static str,
    pub last: &'static str,
    pub seen_by: &'static str,
    /// The viewpoint with all cards open.
    pub everyone: &'static str,
    /// The label of the button that skips the playback, up to the turn of the only person who looks.
    pub skip: &'static str,
    /// The same where the device is passed on.
    pub skip_all: &'static str,
    pub tap_to_go_on: [&'static str; 2],
    pub spectator: &'static str,
    /// The arrow of a table that was opened from a list.
    pub to_list: &'static str,
    pub leave_replay: &'static str,
    /// A decision that no player was told, in a replay with nothing hidden: the player, the order.
    pub replayed: fn(&str, &str) -> String,
    pub score: &'static str,
    pub player: &'static str,
    pub winner: &'static str,
    pub result: &'static str,
    /// The button that hides the hand on a shared device.
    pub cover: &'static str,
    pub uncover: &'static str,
    /// The button that scrolls down to the result.
    pub see_result: &'static str,
    /// The link that hands a finished game to the app BG Stats.
    pub bg_stats: &'static str,
    pub keys: &'static str,
    /// The heading of the board.
    pub board: &'static str,
    /// The title of the table in sentences, and the label of its button.
    pub read: &'static str,
    /// The prompt to the person to move.
    pub your_move: &'static str,
    /// A place or a player, and a list of the things there.
    pub row: fn(&str, &str) -> String,
    /// The separator of list items that have commas of their own.
    pub separator: &'static str,
    /// The list of possible decisions. The next one gives only their number.
    pub can: fn(&str) -> String,
    pub can_count: fn(usize) -> String,
    /// The titles of bots, by level.
    pub bot_names: [&'static str; 4],
    pub unnamed: fn(usize) -> String,
    pub you: &'static str,
    pub nothing_yet: &'static str,
    /// No other player has done anything since the person's last turn.
    pub nothing_since: &'static str,
    /// The label of the button that shows earlier turns of the log.
    pub earlier: &'static str,
    /// The label of the other players' actions since the viewer's last turn.
    pub since: &'static str,
    /// The label of the goal line.
    pub goal: &'static str,
    /// The label of the button that asks for a hint.
    pub hint: &'static str,
    /// The notice that the judge is thinking.
    pub hint_weighed: &'static str,
    /// The hint: the advised decisions as orders.
    pub hint_given: fn(&str) -> String,
    /// The hint, and how to ask for its reason.
    pub hint_again: fn(&str) -> String,
    /// The chance to win with the advised decision, in percent.
    pub hint_chance: fn(u8) -> String,
    /// The decision that it is compared with, as an order.
    pub hint_other: fn(&str) -> String,
    /// One that is about as good, as an order.
    pub hint_even: fn(&str) -> String,
    /// The reason if there is no other decision.
    pub hint_only: &'static str,
    /// The reason if only one of several decisions was worth trying.
    pub hint_clear: &'static str,
    /// The reason if no rule of thumb tells the two apart, and they are about equal.
    pub hint_equal: fn(&str) -> String,
    /// The reason if no rule of thumb tells the two apart: the chances in percent.
    pub hint_compared: fn(u8, u8) -> String,
    /// The note that the chances of a hint are rough, since time ran out.
    pub hint_rough: &'static str,
    pub hint_missing: &'static str,
    /// The answer that the table has agreed on no hints.
    pub no_hints: &'static str,
    pub hints_given: fn(Who<'_>, u16) -> String,
    /// The notice that something in the save did not fit the match.
    pub left_out: &'static str,
    /// The label of the button that plays the selected card or tile.
    pub play_it: &'static str,
    /// The label of the button that clears the selection.
    pub put_back: &'static str,
    /// The question before a decision that cannot be undone, and the label of the button that
    /// confirms it.
    pub for_good: &'static str,
    pub do_it: &'static str,
}

/// The texts of the review. Chances are in percent.
pub struct ReviewMessages {
    pub title: &'static str,
    pub computing: &'static str,
    pub cancel: &'static str,
    /// The notice that the worker is unavailable, or has given an unreadable answer.
    pub missing: &'static str,
    /// The notice that no decision cost much.
    pub nothing: &'static str,
    /// The explanation of the curve.
    pub curve: &'static str,
    /// A chance in percent.
    pub percent: fn(i16) -> String,
    /// The label of the button that shows the curve in numbers.
    pub numbers: &'static str,
    /// The head of their first column: the number of decisions made.
    pub decision: &'static str,
    /// The marks from inaccuracy to blunder.
    pub marks: [&'static str; 3],
    /// A decision's number, its player if the review has several, its mark if it has one, and its
    /// cost.
    pub mistake: fn(usize, Option<&str>, Option<&str>, i32) -> String,
    /// The explanation of the costs.
    pub cost_hint: &'static str,
    /// The number of further decisions with a cost.
    pub further: fn(usize) -> String,
    /// The decision made, as an order.
    pub done: fn(&str) -> String,
    /// The better decision, as an order.
    pub better: fn(&str) -> String,
    /// The chances of the better decision and of the one made by what the player could know, and
    /// the true chance with all cards open before it, if it is known.
    pub as_known: fn(Who<'_>, [u8; 2], Option<i16>) -> String,
    /// The sentence to remember where no reason fits: how often the better decision wins, and the
    /// one made, in percent.
    pub compared: fn(u8, u8) -> String,
    /// The decision that a player of this name made, as an order.
    pub named_done: fn(&str, &str) -> String,
    /// The label of the button that says why.
    pub bot_why: &'static str,
    /// The reason for a decision, a sentence addressed to the player of this name.
    pub named_reason: fn(&str, &str) -> String,
    /// The other decision if it was about as good, as an order.
    pub bot_equal: fn(&str, &str) -> String,
    /// The chance with a bot's decision in percent, and that with a better one.
    pub bot_missed: fn(&str, u8, u8) -> String,
    pub try_again: &'static str,
    /// The label of the button back to the match that was tried again.
    pub back: &'static str,
    /// The sources of the chances.
    pub even: &'static str,
    pub own: &'static str,
    pub others: &'static str,
    pub cards: &'static str,
    /// The title of the table of these.
    pub ledger: &'static str,
    pub ledger_hint: &'static str,
}

pub struct OpenedMessages {
    pub title: &'static str,
    pub about: fn(&str, usize) -> String,
    pub finished: &'static str,
    pub watch: &'static str,
    pub resume: &'static str,
    pub same_deal: &'static str,
    /// Continues the player's match that began as this one and has come further.
    pub mine: &'static str,
    pub damaged: &'static str,
    pub incomplete: &'static str,
    pub other_version: &'static str,
    pub unknown_game: &'static str,
    pub mismatch: &'static str,
    /// For a match of other rules: the number of its decisions that are shown, and of all.
    pub earlier: fn(usize, usize) -> String,
    pub load: LoadMessages,
}

/// The reasons why a save cannot be opened.
pub struct LoadMessages {
    pub not_json: &'static str,
    pub not_a_save: &'static str,
    pub too_large: &'static str,
    pub newer: &'static str,
    pub unknown_game: fn(&str) -> String,
    pub other_rules: &'static str,
    pub table: &'static str,
    pub unknown_decision: fn(usize) -> String,
    pub illegal_decision: fn(usize) -> String,
}

pub struct RulebookMessages {
    pub fetching: &'static str,
    pub missing: &'static str,
}

pub struct CreditsMessages {
    pub title: &'static str,
    pub unofficial: &'static str,
    pub games: &'static str,
    pub pictures: &'static str,
    pub pictures_by: &'static str,
    pub libraries: &'static str,
    pub licence: &'static str,
}

pub struct EmbeddedMessages {
    /// The parameter, its value, and the allowed values.
    pub wrong: fn(&str, &str, &str) -> String,
}

/// The texts of the crash screen.
pub struct CrashMessages {
    pub title: &'static str,
    /// The note that the match is saved.
    pub kept: &'static str,
    /// The note that the match is in memory only.
    pub not_kept: &'static str,
    /// The note that it has happened before in this match.
    pub again: &'static str,
    pub resume: &'static str,
    /// The label of the button that continues from the decision before.
    pub step_back: &'static str,
    /// The heading of the report.
    pub report: &'static str,
}
