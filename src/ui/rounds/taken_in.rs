//! Taking in friends' results: each is checked by the rules, and told of in a sentence.

use super::found::Found;
use super::words::{self, Told};
use crate::session::is_same_name;
use crate::session::round::{
    KeptRound, PlayerWord, Results, RoundResult, Sent, Try, result_text, results_in,
};
use crate::ui::locale::Messages;

/// Returns the result of each own try that has one, under a name.
pub fn own_results(found: &Found, name: &str) -> Vec<RoundResult> {
    let result = |tried: &Try| {
        let Try::Over(_, Some(link), word) = tried else { return None };
        let word = PlayerWord { name: name.to_owned(), ..word.clone() };
        let sent = Sent { round: Some(found.text.clone()), text: result_text(&word, link) };
        found.round.take(&sent).ok()
    };
    found.tries.iter().filter_map(result).collect()
}

/// Returns the name of the player, or "you" if none was given.
pub fn own_name<'a>(name: &'a str, messages: &'a Messages) -> &'a str {
    if name.is_empty() { messages.table.you } else { name }
}

/// The results of a round, and those that wait for a version of the page with the rules of their match.
pub struct Known {
    /// The player's own.
    pub own: Vec<RoundResult>,
    /// All that were checked.
    pub all: Results,
    /// Those that wait.
    pub waiting: Vec<Sent>,
}

impl Known {
    /// Checks everything that is kept, and adds the player's own results.
    pub fn of(found: &Found, kept: &KeptRound, own: &[RoundResult]) -> Self {
        let (mut all, mut waiting) = (own.to_vec(), Vec::new());
        for text in &kept.results {
            let round = text.contains('/').then(|| found.text.clone());
            let sent = Sent { round, text: text.clone() };
            match found.round.take(&sent) {
                Ok(result) => all.push(result),
                Err(why) if why.may_pass_later() => waiting.push(sent),
                Err(_) => {}
            }
        }
        Self { own: own.to_vec(), all: Results::new(all), waiting }
    }
}

/// Returns the name beside what is kept of a result that comes again: the same one, or the same match, if only its
/// link comes. `None` if it is new.
fn known_as(kept: &KeptRound, result: &RoundResult) -> Option<String> {
    let text = result.text();
    let is_match = |known: &str| known.rsplit('/').next() == Some(result.link.as_str());
    let is_same =
        |known: &&String| **known == text || result.word.is_none() && is_match(known.as_str());
    let known = kept.results.iter().filter(is_same);
    // One with a name tells more than one without.
    known.map(|known| Sent { round: None, text: known.clone() }.name()).max()
}

/// Takes in the results of a text. Returns what is kept then, and what happened to each of them.
pub fn take_in(
    found: &Found,
    mut kept: KeptRound,
    own: &[RoundResult],
    text: &str,
    messages: &'static Messages,
) -> (KeptRound, Vec<Told>) {
    let w = messages.language.rounds();
    let all = results_in(text);
    if all.is_empty() {
        return (kept, vec![Told::from(w.nothing)]);
    }
    let (mut added, mut said) = (Vec::new(), Vec::new());
    for (nth, sent) in all.iter().enumerate() {
        let told = match found.round.take(sent) {
            Ok(result)
                if own.iter().any(|own| {
                    let is_named = result.word.is_some();
                    own.link == result.link
                        && (!is_named || is_same_name(own.name(), result.name()))
                }) =>
            {
                Told::from(w.own)
            }
            Ok(result) if let Some(name) = known_as(&kept, &result) => {
                Told::from((w.known)(words::player(&name, messages)))
            }
            Ok(_) if kept.is_full() => Told::from(w.full),
            Ok(result) => {
                kept.take(result.text());
                added.push(result);
                continue;
            }
            Err(why) if why.may_pass_later() => {
                if kept.take(sent.text.clone()) || !kept.is_full() {
                    Told::from((w.waits)(words::player(&sent.name(), messages)))
                } else {
                    Told::from(w.full)
                }
            }
            Err(why) => words::refused(why, sent, nth, all.len(), messages),
        };
        if !said.contains(&told) {
            said.push(told);
        }
    }
    let results = Known::of(found, &kept, own).all;
    let mut first: Vec<Told> = Vec::new();
    for result in &added {
        let told = Told::from(words::added(result, &results, messages));
        if !first.contains(&told) {
            first.push(told);
        }
    }
    first.extend(said);
    (kept, first)
}
