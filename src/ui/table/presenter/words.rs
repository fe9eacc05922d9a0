//! The words about decisions: the log, the recaps of the rivals' turns, and the score sheet.

use super::{Play, Recap, Sheet};
use crate::engine::{Observable as _, Recall, Seat};
use crate::ui::games::{GameUi, Pacing, Players};
use crate::ui::locale::Messages;
use crate::ui::table::log::{Brief, Line, LogEntry};

/// The seat that has decided, as far as it is known, whether a bot did so for its person, and whether the
/// viewer did so themselves.
type Decider = Option<(Seat, bool, bool)>;

pub(super) fn recaps<G: GameUi>(
    play: Play<'_, G>,
    from: usize,
    players: &Players,
    messages: &Messages,
) -> Vec<Recap> {
    // A rival has one line, also where others decide in between. Where all decide at once, a line is
    // about all of them.
    let mut turns: Vec<(usize, Decider, Vec<G::Event>)> = Vec::new();
    for n in from..play.position() {
        let by = play.mover(n, players.viewer);
        let is_own = |by| players.viewer.is(by) && !played_for(play, n);
        let by = by.map(|by| (by, play.stood_in(n), is_own(by)));
        let mut events = play.events(n, players.viewer);
        if let Some(at) = events.iter().rposition(G::begins_recaps) {
            turns.clear();
            events.drain(..=at);
        }
        let before = if G::AT_ONCE { turns.len().saturating_sub(1) } else { 0 };
        match turns[before..].iter_mut().find(|(_, seat, _)| *seat == by) {
            Some((_, _, so_far)) => so_far.extend(events),
            None => turns.push((n, by, events)),
        }
    }
    let view = play.view(players.viewer);
    let recap = |(at, by, events): (usize, Decider, Vec<G::Event>)| {
        let (seat, stood_in, _) = by.filter(|(.., is_own)| !is_own)?;
        let text = G::recap(&view, &events, players, messages)?;
        Some(Recap { at, seat: Some(seat), stood_in, text })
    };
    // A game without such recaps compiles none of this.
    let of_all = if G::RECAPS_CHANCE { of_chance(play, from, players, messages) } else { None };
    turns.into_iter().filter_map(recap).chain(of_all).collect()
}

/// Returns true if the player of decision `n` did not make it: a bot did, or it was no choice.
fn played_for<G: GameUi>(play: Play<'_, G>, n: usize) -> bool {
    play.stood_in(n) || play.was_forced(n)
}

/// Returns the recap of what chance brought to all players since decision `from`.
fn of_chance<G: GameUi>(
    play: Play<'_, G>,
    from: usize,
    players: &Players,
    messages: &Messages,
) -> Option<Recap> {
    let events = |n| play.events(n, players.viewer);
    let said = |events: &[G::Event]| G::recap_of_chance(events, players, messages);
    let at = (from..play.position()).find(|&n| said(&events(n)).is_some())?;
    let all: Vec<_> = (at..play.position()).flat_map(events).collect();
    Some(Recap { at, seat: None, stood_in: false, text: said(&all)? })
}

pub(super) fn entry<G: GameUi>(
    play: Play<'_, G>,
    n: usize,
    players: &Players,
    messages: &Messages,
) -> LogEntry {
    let line = |text, recall| Line { text, recall, in_log: true };
    let events = play.events(n, players.viewer);
    let told = events.iter().filter_map(|event| {
        G::tell(event, players, messages).map(|text| line(text, event.recall()))
    });
    let mut lines: Vec<Line> = told.collect();
    let seat = play.mover(n, players.viewer);
    let timed_out = play.timed_out(n);
    if let Some(by) = seat.filter(|_| timed_out) {
        lines.push(line((messages.table.timed_out)(players.name(by)), Recall::Always));
    }
    let stood_in = play.stood_in(n);
    if let Some(by) = seat.filter(|_| stood_in) {
        lines.push(line((messages.language.by_letter().stood_in)(players.who(by)), Recall::Always));
    }
    // Who leaves before the first decision is named in its entry, since there is none before it.
    let is_here = |before: &u16| usize::from(*before).max(2) == n + 2;
    let left = Seat::all(play.left().len())
        .zip(play.left())
        .filter(|(_, before)| **before > 0 && is_here(before));
    let left = left.map(|(by, _)| (messages.language.by_letter().left_game)(players.who(by)));
    let left: Vec<Line> = left.map(|text| line(text, Recall::Always)).collect();
    // A move made in haste or by a stand-in bot is not an event of the game, so the brief text would leave
    // it out. The viewer does not know yet what was played for them.
    let played_for = played_for(play, n);
    let is_whole =
        stood_in || timed_out || !left.is_empty() || played_for && seat == players.viewer.seat();
    lines.extend(left);
    let brief = if is_whole { None } else { brief(play, seat, &events, players, messages) };
    LogEntry { seat, played_for, at_once: G::AT_ONCE, lines, brief }
}

/// Returns the short text that a screen reader says to a player about a decision `by` this seat; `None`
/// if it says every sentence. A rival's decision is said as in the recaps. Players know their own
/// decisions, so only the outcome of those is said, as the table tells it.
fn brief<G: GameUi>(
    play: Play<'_, G>,
    by: Option<Seat>,
    events: &[G::Event],
    players: &Players,
    messages: &Messages,
) -> Option<Brief> {
    let viewer = players.viewer.seat()?;
    let is_more = || {
        events.iter().any(G::begins_recaps)
            || G::RECAPS_CHANCE && G::recap_of_chance(events, players, messages).is_some()
    };
    let is_own = by == Some(viewer);
    if is_own || G::AT_ONCE || is_more() {
        let is_outcome =
            |event: &&G::Event| G::is_told(event) && !(is_own && G::pacing(event) == Pacing::Beat);
        let told = events.iter().filter(is_outcome);
        let tell = |event: &G::Event| {
            let headline = G::headline(event, players, messages);
            headline.or_else(|| G::tell(event, players, messages))
        };
        return Some(Brief { by: None, texts: told.filter_map(tell).collect(), is_key: true });
    }
    let recap = G::recap(&play.view(players.viewer), events, players, messages);
    let is_key = events.iter().any(|event| G::pacing(event) == Pacing::Climax);
    Some(Brief { by, texts: recap.into_iter().collect(), is_key })
}

pub(super) fn sheet<G: GameUi>(
    play: Play<'_, G>,
    players: &Players,
    messages: &'static Messages,
) -> Option<Sheet> {
    let told: Vec<_> = (0..play.position()).flat_map(|n| play.events(n, players.viewer)).collect();
    let view = play.view(players.viewer);
    let points = G::sheet(&view, &told, players, messages)?;
    Some(Sheet { points, stories: G::stories(&view, messages) })
}
