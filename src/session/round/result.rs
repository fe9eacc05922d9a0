//! A result: the link of a finished match, and beside it the player's own word about what a link cannot
//! prove: the name, hints, decisions taken back, and whether it was the first try on the device.

use super::{HASH, Round, hash_of};
use crate::engine::{Turn, errors};
use crate::session::link::{Reader, put_text};
use crate::session::name::tidy_name;
use crate::session::sorted::add_in_order;
use crate::session::{AnyMatch, LinkError, Occupant, is_invisible, open_link, unescape};
use base64ct::{Base64UrlUnpadded, Encoding};

/// The version of the player's word.
const VERSION: u8 = 1;

/// The most bytes of a name.
const MAX_NAME_BYTES: usize = 120;

/// What stands before a result, and before the link of a match, in an address; both are as long.
const MARKS: [&str; 2] = ["/round/", "/match/"];

/// A longer text is not searched for results, in bytes.
const MAX_TEXT: usize = 400_000;

/// The most results that are read of one text.
const MOST_RESULTS: usize = 200;

/// The most times that a text is unescaped.
const MAX_ESCAPES: usize = 3;

/// What a result tells that its match cannot prove.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerWord {
    /// The player's name; empty for none.
    pub name: String,
    /// The number of hints.
    pub hints: u16,
    /// The number of times that a decision was taken back.
    pub undone: u16,
    /// The minutes of playing; 0 if that is not known.
    pub minutes: u16,
    /// The number of the player's decisions that a bot made.
    pub stood_in: u16,
    /// The deal was begun before on the same device.
    pub again: bool,
    /// Another game of the deal was watched on the same device before the end.
    pub watched: bool,
    /// A decision was taken back past something that was shown.
    pub taken_back: bool,
    /// The end was taken back, or the match began at a position of a finished one.
    pub retried: bool,
    /// Bots made decisions at random or before they had thought to the end.
    pub hasty: bool,
    /// A hint was asked for, and the teacher had none.
    pub unadvised: bool,
}

/// A fact about a result that stands beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The deal was begun before on the same device.
    Again,
    /// Another game of the deal was watched before.
    Watched,
    /// A decision was taken back past something that was shown, as only a round can have it that allows
    /// any undo.
    TakenBack,
    /// The end was taken back, or the match began in the middle of a finished one.
    Retried,
    /// A bot made so many of the player's decisions.
    StoodIn(u16),
    /// Bots made decisions at random or before they had thought to the end.
    Hasty,
    /// A hint was asked for, and the teacher had none.
    Unadvised,
    /// Nothing is known of how it was played: it is the link of a match alone.
    NoWord,
}

impl Mark {
    /// Returns true if a result with this mark stands outside the standings.
    pub fn is_outside(self) -> bool {
        !matches!(self, Self::NoWord | Self::TakenBack | Self::Hasty | Self::Unadvised)
    }
}

errors! {
    /// Why a result is not taken in.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The link of its match cannot be opened.
        Link(LinkError),
        /// The text beside the match was changed.
        Altered,
        /// A newer version of the page has written it.
        Newer,
        /// It was sent for another round.
        OtherRound,
        /// Its match is no deal of this round.
        OtherDeal,
        /// Its deal is one of this round, but its seats, bots, options or agreements are others.
        OtherTable,
        /// Its match is not over.
        NotOver,
        /// Its match was given up.
        GaveUp,
        /// Hints were taken, which this round does not allow.
        Hints,
        /// There is no result in the text.
        Nothing,
        /// The round that it is to be checked in cannot be read.
        NoRound(LinkError),
    }
}

impl Refusal {
    /// Returns true if a page of another version, which has the rules of the match, may take the result in.
    pub fn may_pass_later(self) -> bool {
        matches!(self, Self::Link(LinkError::OtherVersion) | Self::Newer)
    }
}

/// A result as it was sent, not checked yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sent {
    /// The text of the round that it was sent for; `None` for the link of a match alone.
    pub round: Option<String>,
    /// The result ([`result_text`]), or the text of a match's link.
    pub text: String,
}

impl Sent {
    /// Returns the name that its player has given; empty if none can be read.
    pub fn name(&self) -> String {
        let name = || {
            let (word, link) = self.text.split_once('/')?;
            // The match may have other rules, and its player a name all the same.
            let plain = open_link(link).map_or_else(|_| link.to_owned(), |play| play.link());
            PlayerWord::read(word, &plain).ok().map(|word| word.name)
        };
        name().unwrap_or_default()
    }
}

/// A result that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundResult {
    /// The number of the deal in the round, from 0.
    pub deal: usize,
    /// The player's points.
    pub points: i16,
    /// True if the player has won, alone or with others.
    pub won: bool,
    /// True if the points tell more than who has won.
    pub has_points: bool,
    /// What the player says; `None` for the link of a match alone.
    pub word: Option<PlayerWord>,
    /// The text of the match's link.
    pub link: String,
}

impl PlayerWord {
    fn flags(&self) -> u8 {
        let tries = [self.again, self.watched, self.taken_back, self.retried];
        let all = tries.into_iter().chain([self.hasty, self.unadvised]);
        all.enumerate().map(|(nth, is_so)| u8::from(is_so) << nth).sum()
    }

    /// Reads what stands beside a link.
    fn read(text: &str, link: &str) -> Result<Self, Refusal> {
        let bytes = Base64UrlUnpadded::decode_vec(text).map_err(|_| Refusal::Altered)?;
        match bytes.first() {
            Some(&VERSION) => {}
            Some(&version) if version > VERSION => return Err(Refusal::Newer),
            _ => return Err(Refusal::Altered),
        }
        let end = bytes.len().checked_sub(HASH).filter(|&end| end > 0).ok_or(Refusal::Altered)?;
        let (head, hash) = bytes.split_at(end);
        if hash != hash_of(head, link.as_bytes()) {
            return Err(Refusal::Altered);
        }
        Self::of_bytes(&head[1..]).map_err(|_| Refusal::Altered)
    }

    fn of_bytes(bytes: &[u8]) -> Result<Self, LinkError> {
        let mut reader = Reader(bytes);
        let flags = reader.byte()?;
        let is = |nth: u8| flags >> nth & 1 == 1;
        let mut count = || reader.number(2).map(|number| number as u16);
        let [hints, undone, minutes, stood_in] = [count()?, count()?, count()?, count()?];
        Ok(Self {
            name: tidy_name(&reader.text()?),
            hints,
            undone,
            minutes,
            stood_in,
            again: is(0),
            watched: is(1),
            taken_back: is(2),
            retried: is(3),
            hasty: is(4),
            unadvised: is(5),
        })
    }
}

/// Returns the text of a result: the player's word and the match's link, two parts of an address. A hash
/// in the first detects any change on the way; the player could still write it anew.
pub fn result_text(word: &PlayerWord, link: &str) -> String {
    let mut name = tidy_name(&word.name);
    while name.len() > MAX_NAME_BYTES {
        name.pop();
    }
    let mut bytes = vec![VERSION, word.flags()];
    for count in [word.hints, word.undone, word.minutes, word.stood_in] {
        bytes.extend(count.to_le_bytes());
    }
    put_text(&mut bytes, &name);
    let hash = hash_of(&bytes, link.as_bytes());
    bytes.extend(hash);
    format!("{}/{link}", Base64UrlUnpadded::encode_string(&bytes))
}

/// Returns a part of an address without what messengers add.
fn part(text: &str) -> String {
    text.chars().filter(|&letter| !letter.is_whitespace() && !is_invisible(letter)).collect()
}

/// The fewest characters of a player's word in an address. Shorter parts after a result are ordinary
/// text with slashes, such as a date.
const MIN_WORD: usize = 20;

/// Returns the text of a round in an address, or in that text alone.
pub fn round_in(text: &str) -> &str {
    let text = text.rsplit_once(MARKS[0]).map_or(text, |(_, text)| text);
    text.split('/').next().unwrap_or_default().trim()
}

/// Returns the results of a player as they stand in one address, after the text of the round.
pub fn joined(results: impl IntoIterator<Item = String>) -> String {
    results.into_iter().collect::<Vec<_>>().join("/")
}

/// Returns the results in a text, which may be several links with words between them; a link may have
/// several results. A text without any is returned as a single result, so that
/// checking it gives the reason.
pub fn results_in(text: &str) -> Vec<Sent> {
    let text = text.trim();
    if text.is_empty() || text.len() > MAX_TEXT {
        return Vec::new();
    }
    let mut plain = text.to_owned();
    for _ in 0..MAX_ESCAPES {
        if plain.contains('%') {
            plain = unescape(&plain);
        }
    }
    let mut begins: Vec<(usize, bool)> = Vec::new();
    for (nth, mark) in MARKS.into_iter().enumerate() {
        for (at, _) in plain.match_indices(mark).take(MOST_RESULTS) {
            add_in_order(&mut begins, (at, nth == 0), |one, other| one.0 < other.0);
        }
    }
    let mut found = Vec::new();
    for (nth, &(at, is_round)) in begins.iter().enumerate() {
        let end = begins.get(nth + 1).map_or(plain.len(), |&(next, _)| next);
        let rest = &plain[at + MARKS[0].len()..end];
        // What follows belongs to the next address.
        let rest = rest.split("://").next().unwrap_or_default();
        let before = rest.strip_suffix("https").or_else(|| rest.strip_suffix("http"));
        let rest = before.unwrap_or(rest);
        if !is_round {
            let link = rest.split('/').next().unwrap_or_default();
            found.push(Sent { round: None, text: link.trim().to_owned() });
            continue;
        }
        // An address of a round may have no result.
        let mut parts = rest.split('/');
        let round = part(parts.next().unwrap_or_default());
        let first = found.len();
        while let (Some(word), Some(link)) = (parts.next(), parts.next()) {
            let word = part(word);
            if found.len() > first && word.len() < MIN_WORD || found.len() >= MOST_RESULTS {
                break;
            }
            let text = format!("{word}/{}", link.trim());
            found.push(Sent { round: Some(round.clone()), text });
        }
    }
    if begins.is_empty() {
        found.push(Sent { round: None, text: text.to_owned() });
    }
    found
}

impl Round {
    /// Checks a result as it was sent: its match is replayed, and scored by the rules.
    ///
    /// # Errors
    /// Returns why it is not taken in.
    pub fn take(&self, sent: &Sent) -> Result<RoundResult, Refusal> {
        // A day's round has the text of its day, and every other one is read again.
        let is_this = |text: &String| match self.day {
            Some(day) => *text == day.to_string(),
            None => Self::read(text).as_ref() == Ok(self),
        };
        if !sent.round.as_ref().is_none_or(is_this) {
            return Err(Refusal::OtherRound);
        }
        let (word, link) = match sent.text.split_once('/') {
            Some((word, link)) => (Some(word), link),
            None => (None, sent.text.as_str()),
        };
        let play = open_link(link).map_err(Refusal::Link)?;
        let word = word.map(|word| PlayerWord::read(word, &play.link())).transpose()?;
        let deal = self.deal_of(&play)?;
        let Turn::Over(outcome) = play.turn() else { return Err(Refusal::NotOver) };
        if play.ended_early().is_some() {
            return Err(Refusal::GaveUp);
        }
        if !self.agreement().hints && word.as_ref().is_some_and(|word| word.hints > 0) {
            return Err(Refusal::Hints);
        }
        let person = self.seat(deal);
        Ok(RoundResult {
            deal,
            points: outcome.scores()[person.index()],
            won: outcome.winners().contains(person),
            has_points: outcome.has_points(),
            word,
            link: play.link(),
        })
    }

    /// Returns the number of the deal that a match is of.
    fn deal_of(&self, play: &AnyMatch) -> Result<usize, Refusal> {
        let there = play.setup();
        let same_seeds = |deal: &_| {
            let super::NewMatch { game, seed, bot_seed, .. } = deal;
            (game, *seed, *bot_seed) == (&there.game, there.seed, there.bot_seed)
        };
        let nth = self.deals().iter().position(same_seeds).ok_or(Refusal::OtherDeal)?;
        let dealt = super::new_match(&self.deals()[nth]).and_then(Result::ok);
        let here = dealt.ok_or(Refusal::OtherDeal)?.setup();
        let levels = |setup: &super::NewMatch| -> Vec<_> {
            setup.occupants.iter().map(Occupant::level).collect()
        };
        let is_same = here.options == there.options
            && here.agreement == there.agreement
            && levels(&here) == levels(&there);
        if is_same { Ok(nth) } else { Err(Refusal::OtherTable) }
    }
}

impl RoundResult {
    /// Returns the player's name; empty if none was given.
    pub fn name(&self) -> &str {
        self.word.as_ref().map_or("", |word| word.name.as_str())
    }

    /// Returns the result as it is kept, and as it stands in an address.
    pub fn text(&self) -> String {
        self.word.as_ref().map_or_else(|| self.link.clone(), |word| result_text(word, &self.link))
    }

    /// Returns what stands beside the result.
    pub fn marks(&self) -> Vec<Mark> {
        let Some(word) = &self.word else { return vec![Mark::NoWord] };
        let all = [
            (word.again, Mark::Again),
            (word.watched, Mark::Watched),
            (word.taken_back, Mark::TakenBack),
            (word.retried, Mark::Retried),
            (word.stood_in > 0, Mark::StoodIn(word.stood_in)),
            (word.hasty, Mark::Hasty),
            (word.unadvised, Mark::Unadvised),
        ];
        all.into_iter().filter(|(is_so, _)| *is_so).map(|(_, mark)| mark).collect()
    }

    /// Returns true if it stands outside the standings.
    pub fn is_outside(&self) -> bool {
        self.marks().into_iter().any(Mark::is_outside)
    }
}
