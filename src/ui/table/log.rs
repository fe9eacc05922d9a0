//! The log: its entries as one viewer was told them, and how they are shown, turn by turn, the
//! latest on top.

use crate::engine::{Recall, Seat};
use crate::ui::locale::Messages;
use std::rc::Rc;
use yew::prelude::*;

/// A decision, and the sentences that its viewer was told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The seat that decided; `None` if the viewer may not know.
    pub seat: Option<Seat>,
    /// True if the player did not decide: a bot did, or it was no choice.
    pub played_for: bool,
    /// True if all players decide at once, so that no player has the turn.
    pub at_once: bool,
    /// One sentence for each event.
    pub lines: Vec<Line>,
    /// The short text that a screen reader says instead: reading all sentences would take longer than
    /// the table shows the decision. `None` if it says them all.
    pub brief: Option<Brief>,
}

/// A decision in a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The rival whose name comes before the texts; `None` if they are sentences.
    pub by: Option<Seat>,
    /// The texts.
    pub texts: Vec<String>,
    /// True if the decision brought a key moment, which is said however late.
    pub is_key: bool,
}

impl LogEntry {
    /// Returns the texts that a screen reader says about the decision.
    pub fn said(&self) -> Vec<&str> {
        match &self.brief {
            Some(brief) => brief.texts.iter().map(String::as_str).collect(),
            None => self.lines.iter().map(|line| line.text.as_str()).collect(),
        }
    }
}

/// A sentence of a log entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// The rule for showing it in the log later.
    pub recall: Recall,
    /// True if the log shows it now.
    pub in_log: bool,
}

/// The number of turns that are rendered until earlier ones are asked for.
const TURNS: usize = 12;

/// The properties of the log.
#[derive(PartialEq, Properties)]
pub struct LogProps {
    /// The entries, by decision.
    pub entries: Rc<Vec<Rc<LogEntry>>>,
    /// The names by seat.
    pub names: Vec<String>,
    /// The first decision of the turn that the log opens at.
    #[prop_or_default]
    pub at: Option<usize>,
    /// The sentences of the language.
    pub messages: &'static Messages,
}

/// A turn: its first decision, its player, whether all players decided at once, and its lines.
struct Turn {
    first: usize,
    seat: Seat,
    at_once: bool,
    lines: Vec<String>,
}

/// Returns the last `most` turns, the latest first, and whether there are earlier ones.
fn turns(entries: &[Rc<LogEntry>], most: usize) -> (Vec<Turn>, bool) {
    let mut turns: Vec<Turn> = Vec::new();
    let mut after = None;
    for (n, entry) in entries.iter().enumerate().rev() {
        let &LogEntry { seat, at_once, ref lines, .. } = &**entry;
        let Some(seat) = seat else { continue };
        // Another player's decision ends a turn, even if the viewer was told nothing of it.
        let goes_on = after.replace(seat) == Some(seat);
        let lines = lines.iter().filter(|line| line.in_log).map(|Line { text, .. }| text.clone());
        let mut lines = lines.peekable();
        if lines.peek().is_none() {
            continue;
        }
        if let Some(turn) = turns.last_mut().filter(|turn| goes_on && turn.seat == seat) {
            turn.first = n;
            turn.lines.splice(0..0, lines);
            continue;
        }
        if turns.len() == most {
            return (turns, true);
        }
        turns.push(Turn { first: n, seat, at_once, lines: lines.collect() });
    }
    (turns, false)
}

/// Renders the log.
#[component]
pub fn Log(LogProps { entries, names, at, messages }: &LogProps) -> Html {
    let most = use_state(|| TURNS);
    use_effect_with(*at, |at| {
        #[cfg(target_arch = "wasm32")]
        if let (Some(_), Some(turn)) = (at, crate::platform::page::find(".dialog .log-at")) {
            crate::platform::page::bring_into_sight(&turn);
        }
        #[cfg(not(target_arch = "wasm32"))]
        let _ = at;
    });
    let w = &messages.table;
    let (turns, more) = turns(entries, *most);
    let earlier = {
        let most = most.clone();
        move |_: MouseEvent| most.set(*most * 2)
    };
    let told = turns.iter().enumerate().map(|(nth, turn)| {
        // A line that begins with the name needs none above it.
        let name = &names[turn.seat.index()];
        let is_named = turn.lines.first().is_some_and(|line| line.starts_with(name.as_str()));
        html! {
            <li key={turn.first} class={classes!((nth == 0).then_some("log-latest"), (*at == Some(turn.first)).then_some("log-at"))}>
                if !turn.at_once && !is_named {
                    <b key="who" class="log-who">{ name }</b>
                }
                { for turn.lines.iter().enumerate().map(|(at, line)| html! { <p key={at}>{ line }</p> }) }
            </li>
        }
    });
    let nothing = turns.is_empty().then(|| {
        html! {
            <li key="nothing" class="hint">{ w.nothing_yet }</li>
        }
    });
    let more = more.then(|| {
        html! {
            <li key="earlier">
                <button type="button" class="button" onclick={earlier}>{ w.earlier }</button>
            </li>
        }
    });
    // Key every turn and line: without keys, a new line would rewrite all others in its list.
    html! {
        <ol class="log" reversed={true} tabindex="0">{ for told.chain(nothing).chain(more) }</ol>
    }
}
