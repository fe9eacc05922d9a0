//! Every sentence of the page, in typed tables: a sentence missing in one
//! language does not compile.

#![allow(missing_docs, reason = "a sentence's field is named after what it says")]

mod en;
mod fr;
pub mod reasons;
pub mod words;

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The language for what a browser asks for.
    pub fn asked(tag: &str) -> Self {
        let french = tag.get(..2).is_some_and(|code| code.eq_ignore_ascii_case("fr"));
        if french { Self::Fr } else { Self::En }
    }

    /// The code in file names and in `lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The sentences of the language.
    pub const fn words(self) -> &'static Words {
        match self {
            Self::En => &en::WORDS,
            Self::Fr => &fr::WORDS,
        }
    }
}

/// Who a sentence is about. Languages speak of 'you' and of others in
/// different sentences, so each gives both whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<'a> {
    /// The one who reads.
    You,
    /// Somebody else, by name.
    Other(&'a str),
}

/// A number as it is printed, with a true minus sign.
pub fn number(points: i16) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}

/// What a game is, for its cover and the credits.
#[derive(Debug, PartialEq)]
pub struct About {
    pub name: &'static str,
    pub line: &'static str,
    /// How long a match takes.
    pub minutes: u16,
    /// Who made it.
    pub makers: &'static str,
    /// Who plays it when nobody does: names out of the game's own world. There are
    /// more of them than seats, so that another deal has other company.
    pub people: [&'static str; 8],
    /// How each level plays it and what it forgets, from Squire to Regent.
    pub levels: [&'static str; 3],
    /// Its rules options, in the order of its `INFO`.
    pub options: &'static [OptionWords],
}

/// A rules option in words.
#[derive(Debug, PartialEq)]
pub struct OptionWords {
    pub name: &'static str,
    /// What it means, if that needs saying.
    pub hint: Option<&'static str>,
    /// Its values, in the order of the game's table.
    pub values: &'static [&'static str],
}

/// All sentences of the page that belong to no one game.
pub struct Words {
    pub language: Language,
    pub skip_to_content: &'static str,
    pub new_version: &'static str,
    pub take_new_version: &'static str,
    pub leave_new_version: &'static str,
    /// The settings say this about the copy of the page for offline play.
    pub kept_offline: &'static str,
    pub not_kept_offline: &'static str,
    /// The service worker says so where it has neither the network nor a copy.
    pub alone_offline: &'static str,
    /// A game's style or symbols could not be fetched.
    pub costume_missing: &'static str,
    /// A part of the page's program could not be fetched.
    pub part_missing: &'static str,
    pub try_again: &'static str,
    pub home: HomeWords,
    pub settings: SettingsWords,
    pub new_match: NewMatchWords,
    pub table: TableWords,
    pub lesson: LessonWords,
    pub review: ReviewWords,
    pub opened: OpenedWords,
    pub rulebook: RulebookWords,
    pub credits: CreditsWords,
    pub gallery: GalleryWords,
    pub embedded: EmbeddedWords,
    pub crash: CrashWords,
    pub games: words::GameWords,
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

pub struct LessonWords {
    pub learn: &'static str,
    /// The same of one of several games.
    pub learn_game: fn(&str) -> String,
    /// To who has not played the game yet.
    pub offer: fn(&str) -> String,
    pub later: &'static str,
    pub missing: &'static str,
    pub go_on: &'static str,
    /// Which remark it is, and of how many.
    pub of: fn((usize, usize)) -> String,
    /// To who decides otherwise than the lesson does: what would be told of it.
    pub otherwise: fn(Option<&str>) -> String,
    pub play_on: &'static str,
    pub again: &'static str,
}

pub struct HomeWords {
    /// How many games there are, in a sentence.
    pub tagline: fn(usize) -> String,
    pub lost: fn(&str) -> String,
    /// How many may play, and the minutes.
    pub facts: fn(&RangeInclusive<usize>, u16) -> String,
    pub resume: &'static str,
    pub more: &'static str,
}

pub struct SettingsWords {
    pub title: &'static str,
    pub language: &'static str,
    /// Headings of groups of settings.
    pub seeing: &'static str,
    pub hearing: &'static str,
    pub hands: &'static str,
    pub playing: &'static str,
    pub print: &'static str,
    /// Sizes of text, in hundredths.
    pub hundredths: fn(u16) -> String,
    pub cards: &'static str,
    pub cards_hint: &'static str,
    pub with_names: &'static str,
    pub large_cards: &'static str,
    /// How loud sounds are, from the lowest.
    pub volumes: [&'static str; 3],
    pub vibration: &'static str,
    pub vibration_hint: &'static str,
    /// Where what is asked stands on a phone.
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
    pub at_once: &'static str,
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
    pub sound: &'static str,
    pub motion: &'static str,
    pub memory: &'static str,
    pub memory_hint: &'static str,
    /// Whether one tap plays a plain card.
    pub one_tap: &'static str,
    pub one_tap_hint: &'static str,
    pub ask_first: &'static str,
    pub ask_first_hint: &'static str,
    pub as_suits: &'static str,
    pub hints: &'static str,
    pub hints_hint: &'static str,
    pub on: &'static str,
    pub off: &'static str,
}

pub struct NewMatchWords {
    /// An option of one seat: the seat's number from 1, the option's name.
    pub of_seat: fn(usize, &str) -> String,
    pub seats: &'static str,
    pub seat: fn(usize) -> String,
    pub count: &'static str,
    pub person: &'static str,
    pub name: &'static str,
    /// Names of the levels from Squire to Regent.
    pub levels: [&'static str; 3],
    pub take_backs: &'static str,
    pub honest: &'static str,
    pub free: &'static str,
    pub take_backs_hint: &'static str,
    /// How much the log tells, in games that turn something down again.
    pub log: &'static str,
    pub closed_log: &'static str,
    pub open_log: &'static str,
    pub log_hint: &'static str,
    /// Whether advice may be asked for at the table.
    pub hints: &'static str,
    pub with_hints: &'static str,
    pub without_hints: &'static str,
    pub hints_hint: &'static str,
    pub seed: &'static str,
    pub seed_hint: &'static str,
    pub bad_seed: &'static str,
    pub new_seed: &'static str,
    pub start: &'static str,
    pub resume: &'static str,
    /// The list of the matches that are kept of a game; how many there are.
    pub kept_here: fn(usize) -> String,
    /// One of them: when it began, if that is known, and how it stands.
    pub kept_match: fn(Option<&str>, KeptMatch) -> String,
    pub unreadable: &'static str,
    pub save_unreadable: &'static str,
    pub rules: &'static str,
    pub import: &'static str,
    pub import_hint: &'static str,
    pub share_setup: &'static str,
    pub more_options: &'static str,
}

pub struct TableWords {
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
    pub waiting: fn(&str) -> String,
    /// Somebody is asked, and the viewer may not know who.
    pub somebody: &'static str,
    pub score_sheet: &'static str,
    pub read_tale: fn(&str) -> String,
    pub tale_coming: &'static str,
    pub tale_missing: &'static str,
    pub read_aloud: &'static str,
    pub read_no_more: &'static str,
    pub hand_over: fn(&str) -> String,
    pub hand_over_hint: fn(&str) -> String,
    pub i_am: fn(&str) -> String,
    pub your_hand: &'static str,
    pub taken_back: &'static str,
    pub hasty: fn(&str) -> String,
    /// The bots' worker cannot be had.
    pub fallback: &'static str,
    /// Another tab plays the match.
    pub elsewhere: &'static str,
    pub play_here: &'static str,
    pub not_kept: &'static str,
    pub not_yet_kept: &'static str,
    pub no_match: &'static str,
    pub unreadable: &'static str,
    pub save_file: &'static str,
    pub copy_link: &'static str,
    pub link_copied: &'static str,
    pub not_copied: &'static str,
    pub not_saved: &'static str,
    pub seed: fn(u64) -> String,
    pub share: &'static str,
    pub step: fn(usize, usize) -> String,
    pub first: &'static str,
    pub back: &'static str,
    pub forward: &'static str,
    pub last: &'static str,
    pub seen_by: &'static str,
    pub everybody: &'static str,
    pub leave_replay: &'static str,
    pub score: &'static str,
    pub player: &'static str,
    pub winner: &'static str,
    pub result: &'static str,
    pub keys: &'static str,
    pub keys_list: &'static [(&'static str, &'static str)],
    /// The heading of the board.
    pub board: &'static str,
    /// The table in sentences: what it is called, also as a key.
    pub read: &'static str,
    /// To whoever is to decide.
    pub your_move: &'static str,
    /// Something, and the things that are there or belong to it.
    pub row: fn(&str, &str) -> String,
    /// What can be done now, one by one; or in how many ways.
    pub can: fn(&str) -> String,
    pub can_count: fn(usize) -> String,
    /// What bots are, by level.
    pub bot_names: [&'static str; 4],
    pub nobody: fn(usize) -> String,
    pub you: &'static str,
    pub nothing_yet: &'static str,
    /// A key that shows older turns of the log.
    pub earlier: &'static str,
    /// What the others did since one's last turn.
    pub since: &'static str,
    /// The line that says what wins.
    pub goal: &'static str,
    /// A key that asks for advice.
    pub hint: &'static str,
    /// The judge is at it.
    pub hint_weighed: &'static str,
    /// What is advised is lit, and how it would be told, or what is to be touched; asked
    /// once more the reason is told.
    pub hint_again: fn(Option<&str>, &str) -> String,
    /// The chances in a hundred with what is advised and with the next best, and that
    /// in a sentence if it can be said.
    pub hint_chances: fn(u8, u8, Option<&str>) -> String,
    /// The same where the two cannot be told apart.
    pub hint_even: fn(u8, Option<&str>) -> String,
    pub hint_chance: fn(u8) -> String,
    /// The judge cannot be asked.
    /// Says that the chances of a hint are rough, since time ran out.
    pub hint_rough: &'static str,
    pub hint_missing: &'static str,
    /// It was agreed to play without.
    pub no_hints: &'static str,
    pub hints_given: fn(Who<'_>, u16) -> String,
    /// Something in the save did not fit the match.
    pub left_out: &'static str,
    /// A key that plays the card or tile that is lifted.
    pub play_it: &'static str,
    /// A key that puts what is lifted back.
    pub put_back: &'static str,
    /// Asked before what cannot be taken back, and the key that means it.
    pub for_good: &'static str,
    pub do_it: &'static str,
}

/// Where a match turned. Chances are told in a hundred.
pub struct ReviewWords {
    pub title: &'static str,
    pub reckoning: &'static str,
    pub cancel: &'static str,
    /// The worker cannot be had, or has said something else.
    pub missing: &'static str,
    /// No decision cost anything to speak of.
    pub nothing: &'static str,
    /// What the curve shows.
    pub curve: &'static str,
    /// A key that shows the curve in numbers.
    pub numbers: &'static str,
    /// The head of their first column: how many decisions were made.
    pub decision: &'static str,
    /// The marks from slip to blunder.
    pub marks: [&'static str; 3],
    /// A decision's number, who made it where that needs saying, its mark if it has one,
    /// and what it cost.
    pub finding: fn(usize, Option<&str>, Option<&str>, i32) -> String,
    /// What these costs are.
    pub cost_hint: &'static str,
    /// So many more decisions that cost something.
    pub further: fn(usize) -> String,
    /// What was done, in the words that told it.
    pub done: fn(&str) -> String,
    /// Nothing is told of what was done.
    pub done_quietly: &'static str,
    /// How the better decision would have been told.
    pub better: fn(&str) -> String,
    /// The better decision is only marked on the board.
    pub better_marked: &'static str,
    /// The chance as it could be known, that of what was played, and the chance as it was.
    pub as_known: fn(i32, i32, i16) -> String,
    pub try_again: &'static str,
    /// Back to the match that was tried again.
    pub back: &'static str,
    /// What moved the chances.
    pub even: &'static str,
    pub own: &'static str,
    pub others: &'static str,
    pub cards: &'static str,
    pub brought: &'static str,
    /// What the table of these is.
    pub ledger: &'static str,
    pub ledger_hint: &'static str,
}

/// How a kept match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptMatch {
    /// In progress, after this many moves.
    InProgress(usize),
    /// Played to its end.
    Finished,
    /// Of rules or a version that cannot be opened.
    Unreadable,
}

pub struct OpenedWords {
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
    /// Of a match of other rules: how many of its decisions are shown, of how many.
    pub earlier: fn(usize, usize) -> String,
    pub look: &'static str,
    pub load: LoadWords,
}

/// Why a save cannot be opened.
pub struct LoadWords {
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

pub struct RulebookWords {
    pub fetching: &'static str,
    pub missing: &'static str,
}

pub struct CreditsWords {
    pub title: &'static str,
    pub unofficial: &'static str,
    pub games: &'static str,
    pub pictures: &'static str,
    pub pictures_by: &'static str,
    pub libraries: &'static str,
    pub licence: &'static str,
}

/// The words of the gallery: heads of its sections, and states of pieces.
pub struct GalleryWords {
    pub title: &'static str,
    pub about: &'static str,
    pub cards: &'static str,
    pub face: &'static str,
    pub back: &'static str,
    pub lit: &'static str,
    pub chosen: &'static str,
    pub dimmed: &'static str,
    pub known: &'static str,
    pub hand: &'static str,
    pub long_hand: &'static str,
    pub row: &'static str,
    pub pile: &'static str,
    pub tiles: &'static str,
    pub slot: &'static str,
    pub castle: &'static str,
    pub tokens: &'static str,
    pub coins: fn(u16) -> String,
    pub seats: &'static str,
    pub numbers: &'static str,
    pub less: &'static str,
    pub more: &'static str,
    pub notes: &'static str,
    pub dialog: &'static str,
    pub moved: &'static str,
    pub sheet: [&'static str; 3],
}

pub struct EmbeddedWords {
    /// What was asked for, what was said, and what may be said.
    pub wrong: fn(&str, &str, &str) -> String,
}

/// What is said when the page itself has failed.
pub struct CrashWords {
    pub title: &'static str,
    /// Why nothing is lost.
    pub kept: &'static str,
    /// That the match is in memory only.
    pub not_kept: &'static str,
    /// That it has happened before in this match.
    pub again: &'static str,
    pub resume: &'static str,
    /// The key that goes on from the decision before.
    pub step_back: &'static str,
    pub save_file: &'static str,
    /// What stands above the report.
    pub report: &'static str,
}
