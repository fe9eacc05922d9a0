//! Words that the history and the statistics share.

use crate::bots::Level;
use crate::platform::page;
use crate::session::Pair;
use crate::session::library::Summary;
use crate::session::statistics::{Against, UNNAMED};
use crate::ui::catalog::GameEntry;
use crate::ui::locale::{ArchiveMessages, Messages};

const MINUTE: u64 = 60_000;

/// Returns the name of a level.
pub fn level(level: Level, messages: &Messages) -> &'static str {
    messages.table.bot_names[level as usize]
}

/// Returns the words for the opponents of a match.
pub fn against(against: Against, words: &ArchiveMessages, messages: &Messages) -> String {
    match against {
        Against::People => words.people_only.to_owned(),
        Against::Bots(strongest) => (words.strongest)(level(strongest, messages)),
    }
}

/// Returns a person's name, or "you" for the only person without one.
pub fn person<'a>(name: &'a str, messages: &Messages) -> &'a str {
    if name == UNNAMED { messages.table.you } else { name }
}

/// Returns the name of an option of a game.
pub fn option_name(
    title: &GameEntry,
    key: &str,
    messages: &'static Messages,
) -> Option<&'static str> {
    let nth = title.info.options.iter().position(|spec| spec.key == key)?;
    (title.about)(messages).options.get(nth).map(|option| option.name)
}

/// Returns the name of a value of an option, or of the values by seat.
pub fn option_value(
    title: &GameEntry,
    key: &str,
    values: &str,
    messages: &'static Messages,
) -> String {
    let nth = title.info.options.iter().position(|spec| spec.key == key);
    let name = |value: &str| {
        let nth = nth?;
        let known = title.info.options[nth].values.iter().position(|known| *known == value)?;
        (title.about)(messages).options.get(nth)?.values.get(known).copied()
    };
    let names = values.split(',').map(|value| name(value).unwrap_or(value).to_owned());
    names.collect::<Vec<_>>().join(", ")
}

/// Returns an option with its value.
pub fn option(title: &GameEntry, (key, value): &Pair, messages: &'static Messages) -> String {
    let name = option_name(title, key, messages).unwrap_or(key);
    let value = option_value(title, key, value, messages);
    (messages.language.archive().labelled)(name, &value)
}

/// Returns how long a match was played, in minutes.
pub fn minutes(summary: &Summary) -> u64 {
    summary.played.div_ceil(MINUTE)
}

/// Returns the date and time at which a match ended; nothing where the browser does not tell.
pub fn date(summary: &Summary, messages: &Messages) -> String {
    page::local_time(summary.changed, messages.language.code()).unwrap_or_default()
}
