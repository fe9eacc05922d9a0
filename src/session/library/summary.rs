//! The summary of a match for lists and statistics. It is read without the rules of its game.

use crate::bots::Level;
use crate::engine::{Outcome, Seat, SeatSet, Turn};
use crate::session::save::Outside;
use crate::session::{
    AnyMatch, ByLetter, EarlyEnd, NewMatch, Occupant, Pair, STAND_IN, UndoRecord, only_here,
};
use serde::{Deserialize, Serialize};

/// The longest time between two decisions that counts as playing, in milliseconds. A person who
/// is away for longer is not playing.
pub const LONGEST_PAUSE: u64 = 5 * 60 * 1_000;

/// The result of a finished match, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Final {
    /// The scores in points.
    pub scores: Vec<i16>,
    /// The winners; several if the win is shared, none if the match was ended early with several others
    /// left, or by agreement.
    pub winners: Vec<Seat>,
}

impl Final {
    /// Returns this seat's share of the win: 1, a fraction if shared, or 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// Returns false if the scores tell no more than who has won.
    pub fn has_points(&self) -> bool {
        !self.scores.iter().all(|score| (0..=1).contains(score))
    }
}

impl From<Outcome> for Final {
    fn from(outcome: Outcome) -> Self {
        Self { scores: outcome.scores().to_vec(), winners: outcome.winners().iter().collect() }
    }
}

/// Facts about a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// The rules version.
    pub rules: u16,
    /// The occupants by seat.
    pub seats: Vec<Occupant>,
    /// The rules options, as in a link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Pair>,
    /// The match's seed.
    pub seed: u64,
    /// The seed of the bots. With it, two matches of one deal are told apart.
    pub bot_seed: u64,
    /// The name that a person gave the match; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The time of the last decision, in milliseconds, as the clock was then. It is shown and never
    /// compared.
    pub changed: u64,
    /// The place of the last decision in the order of the device's decisions
    /// ([`order`](Self::order)); 0 in a summary of an earlier version.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub order: u64,
    /// The time it was played, in milliseconds; pauses count up to [`LONGEST_PAUSE`].
    #[serde(default)]
    pub played: u64,
    /// The number of decisions in force.
    pub decisions: usize,
    /// The seat to move. In a match that was given up, the seat of the person who did so; `None` if it
    /// was played to its end or ended by agreement, or only its head was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Seat>,
    /// The result; `None` before the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Final>,
    /// The kind of end that the match came to ([`Game::ending`](crate::engine::Game::ending)); `None` if the
    /// result names none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<String>,
    /// The number of hints by seat; empty if none were given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<u16>,
    /// The undone decisions and second tries.
    #[serde(default, rename = "retakes", skip_serializing_if = "UndoRecord::is_empty")]
    pub undo_record: UndoRecord,
    /// By seat how many of a person's decisions a bot made, and how many there were; empty if a bot made
    /// none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stand_ins: Vec<(u16, u16)>,
    /// The number of decisions that a bot made at random or before it had thought to the end.
    #[serde(default, skip_serializing_if = "is_none")]
    pub hasty: u16,
    /// True if a person asked for a hint, and the teacher had none.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unadvised: bool,
    /// By seat, the number of the move, from 1 on, before which its person left the match to a bot; 0 for
    /// others. Empty if no one has left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<u16>,
    /// The seats whose persons have decided on other devices at the table: phones, or over the internet.
    #[serde(default, skip_serializing_if = "is_no_one")]
    pub afar: SeatSet,
    /// True if it came from a link or a file when it was already over, so it was not played here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub foreign: bool,
    /// True if a person marked it, so that it is never removed to make room.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub star: bool,
    /// The number of the finished match that it is a second try of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<u64>,
    /// The day of which it is the official try, as days since 1970-01-01; `None` if it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
    /// The text of the round that it was begun in; `None` if it was not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// The way it is played by letter; `None` if all of its persons share a device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_letter: Option<ByLetter>,
}

fn is_zero(number: &u64) -> bool {
    *number == 0
}

fn is_no_one(seats: &SeatSet) -> bool {
    seats.is_empty()
}

fn is_none(count: &u16) -> bool {
    *count == 0
}

impl Summary {
    /// Returns the summary of a match; `now` is the time in milliseconds.
    pub fn new(play: &AnyMatch, now: u64) -> Self {
        let NewMatch { game, options, seed, bot_seed, occupants, .. } = play.setup();
        let (rules, foreign) = (play.info().rules, play.is_over());
        let mut summary = Self {
            game,
            rules,
            seats: occupants,
            options,
            seed,
            bot_seed,
            foreign,
            ..Self::unknown(now)
        };
        summary.follow(play);
        summary
    }

    /// Returns what the head of a match tells without the rules of its game; `number` is the time at
    /// which it began, in milliseconds. `None` if it is not a head.
    pub(super) fn of_head(head: &str, number: u64) -> Option<Self> {
        let Outside { game, rules, seed, bot_seed, seats } = serde_json::from_str(head).ok()?;
        Some(Self { game, rules, seats, seed, bot_seed, ..Self::unknown(number) })
    }

    /// Returns the summary of a match of which nothing is known but its number.
    pub(super) fn unknown(number: u64) -> Self {
        Self {
            game: String::new(),
            rules: 0,
            seats: Vec::new(),
            options: Vec::new(),
            seed: 0,
            bot_seed: 0,
            name: String::new(),
            changed: number,
            order: 0,
            played: 0,
            decisions: 0,
            turn: None,
            result: None,
            ending: None,
            hints: Vec::new(),
            undo_record: UndoRecord::default(),
            stand_ins: Vec::new(),
            hasty: 0,
            unadvised: false,
            left: Vec::new(),
            afar: SeatSet::NONE,
            foreign: false,
            star: false,
            from: None,
            day: None,
            round: None,
            by_letter: None,
        }
    }

    /// Takes over what has changed in the match, and counts the time since the last call as played. If the
    /// clock was set back meanwhile, no time is counted.
    pub fn update(&mut self, play: &AnyMatch, now: u64) {
        self.played += now.saturating_sub(self.changed).min(LONGEST_PAUSE);
        self.changed = now;
        self.follow(play);
    }

    /// Takes over the state of the match.
    pub(super) fn follow(&mut self, play: &AnyMatch) {
        self.decisions = play.position();
        (self.turn, self.result) = match play.turn() {
            Turn::Of(seat) => (Some(seat), None),
            Turn::Over(outcome) => (play.gave_up(), Some(outcome.into())),
        };
        self.ending = play.ending().map(str::to_owned);
        self.undo_record = play.undo_record();
        self.stand_ins = play.stand_ins();
        self.hasty = play.hasty();
        self.unadvised = play.unadvised();
        self.left = play.left().to_vec();
        self.hints.clear();
        let hints = Seat::all(self.seats.len()).map(|seat| play.hints(seat));
        if hints.clone().any(|count| count > 0) {
            self.hints.extend(hints);
        }
    }

    /// Returns the place of the last decision in the order of all decisions of the device: a counter's
    /// number, whatever the clock says. Earlier versions have kept the time alone.
    pub fn order(&self) -> u64 {
        if self.order == 0 { self.changed } else { self.order }
    }

    /// Returns how long it was played, in minutes that have begun.
    pub fn minutes(&self) -> u64 {
        self.played.div_ceil(60_000)
    }

    /// Returns true if the match has ended.
    pub fn is_over(&self) -> bool {
        self.result.is_some()
    }

    /// Returns how the match was ended early. One that is played to its end has a winner.
    pub fn ended_early(&self) -> Option<EarlyEnd> {
        let result = self.result.as_ref()?;
        let agreed = result.winners.is_empty().then_some(EarlyEnd::Agreed);
        self.turn.map(EarlyEnd::GivenUp).or(agreed)
    }

    /// Returns the person who gave the match up, if one did.
    pub fn gave_up(&self) -> Option<Seat> {
        self.ended_early().and_then(EarlyEnd::by)
    }

    /// Returns the only person who plays on this device, if there is exactly one.
    pub fn only_here(&self) -> Option<Seat> {
        only_here(&self.seats, self.by_letter)
    }

    /// Returns the person elsewhere whose letter a match in progress waits for.
    pub fn awaited(&self) -> Option<Seat> {
        let by_letter = self.by_letter?;
        let is_person = |seat: &Seat| self.seats.get(seat.index()).is_some_and(Occupant::is_person);
        self.turn.filter(is_person).filter(|&seat| !by_letter.here.contains(seat))
    }

    /// Returns true if a person of this device was helped: by hints, by taking decisions back, by a bot
    /// that decided for them, or by opponents that played at random.
    pub fn is_helped(&self) -> bool {
        !self.hints.is_empty()
            || !self.undo_record.is_empty()
            || !self.stand_ins.is_empty()
            || self.hasty > 0
    }

    /// Returns true if a bot made decisions for the person of this seat, so that the result is not theirs
    /// alone.
    pub fn is_stood_in_for(&self, seat: Seat) -> bool {
        self.stand_ins.get(seat.index()).is_some_and(|&(by_bot, _)| by_bot > 0)
    }

    /// Returns the number of persons.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|occupant| occupant.is_person()).count()
    }

    /// Returns the highest level among the bots, those that have stood in for a person too; `None` if
    /// there are none.
    pub fn level(&self) -> Option<Level> {
        let stood_in = (!self.stand_ins.is_empty()).then_some(STAND_IN);
        self.seats.iter().filter_map(Occupant::level).chain(stood_in).max()
    }
}
