//! Matches: seats, decisions, undo and redo, replay, saves and links. Pure Rust, without the
//! browser.

mod agreement;
mod any_match;
mod bg_stats;
pub mod day;
mod dyn_match;
mod golden;
mod hint;
mod lesson;
pub mod library;
mod link;
mod motive;
mod name;
mod observation;
mod options;
mod play;
mod question;
mod records;
mod review;
mod reviewed;
mod save;
mod seating;
pub mod statistics;
mod table;

pub use agreement::{Agreement, TakeBacks};
pub use any_match::{AnyMatch, NewMatch, answer_any, infos, load, look, new_match, open_link};
pub use bg_stats::bg_stats_link;
pub use dyn_match::DynMatch;
pub use golden::{golden_line, judge_line};
pub use hint::{Hint, HintQuestion, Next, hint};
pub use lesson::{Bookmark, Lesson, LocalText, Remark};
pub use link::{LinkError, MAX_LINK_DECISIONS, escape, is_invisible, unescape};
pub use motive::{Motive, MotiveQuestion, motive};
pub use name::{isolated, tidy_name};
pub use observation::{Observation, observe};
pub use options::{OptionError, Pair, options_from, pairs_of};
pub use play::{Entry, Match, Refused, Retakes};
pub use question::{Answer, Question, TeacherQuestion, answer, check_answer};
pub use records::Records;
pub use review::{Judged, Ledger, Mark, PARTS, Review, judge_seed};
pub use reviewed::{Finding, Part, ReviewQuestion, Reviewed, review};
pub use save::{FORMAT, LoadError, OtherRules};
pub use seating::{MAX_NAMES, Seating, read_names, recent_names, text_of_names};
pub use table::{MAX_SEED, Occupant, Table, TableError, only_person};
