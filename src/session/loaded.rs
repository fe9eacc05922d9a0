//! The games whose rules are loaded, and their matches: newly dealt, or opened from a save, a link or
//! records. Natively every game is loaded; on the page, each whose chunk has arrived (`ui/lazy.rs`).

use super::link::{self, LinkError, Packed};
use super::save::{self, Facts, Head, LoadError, OtherRules};
use super::{AnyMatch, Match, NewMatch, Occupant, Records, Table, TableError, options_from};
use crate::bots::Bots;
use crate::engine::{Game, Setup};
use std::cell::RefCell;

/// The ways to make or open a match of one game.
#[derive(Clone, Copy)]
struct Rules {
    id: &'static str,
    deal: fn(&NewMatch) -> Result<AnyMatch, TableError>,
    replay: fn(&Head, &str) -> Result<AnyMatch, LoadError>,
    look: fn(&str) -> Result<OtherRules<AnyMatch>, LoadError>,
    unpack: fn(&Packed) -> Result<AnyMatch, LinkError>,
}

impl Rules {
    fn of<G: Bots>() -> Self {
        Self {
            id: G::INFO.id,
            deal: |new| deal::<G>(new).map(AnyMatch::from),
            replay: |head, text| save::replay::<G>(head, text).map(AnyMatch::from),
            look: |text| {
                let OtherRules { play, of } = save::look::<G>(text)?;
                Ok(OtherRules { play: play.into(), of })
            },
            unpack: |packed| link::unpack::<G>(packed).map(AnyMatch::from),
        }
    }
}

fn deal<G: Game>(new: &NewMatch) -> Result<Match<G>, TableError> {
    let seats = new.occupants.len();
    let options = options_from::<G>(&new.options, seats).map_err(|_| TableError::Options)?;
    Match::new(Table {
        setup: Setup { seats, options },
        seed: new.seed,
        bot_seed: new.bot_seed,
        occupants: new.occupants.iter().cloned().map(Occupant::tidy).collect(),
        agreement: new.agreement,
    })
}

/// Adds the rules of a game, unless they are there.
fn add<G: Bots>(rules: &mut Vec<Rules>) {
    if rules.iter().all(|rules| rules.id != G::INFO.id) {
        rules.push(Rules::of::<G>());
    }
}

/// Returns the rules that are loaded as the program starts.
fn at_start() -> Vec<Rules> {
    #[cfg_attr(target_arch = "wasm32", expect(unused_mut))]
    let mut rules = Vec::new();
    #[cfg(not(target_arch = "wasm32"))]
    {
        macro_rules! all {
            ($($module:ident::$game:ident),* $(,)?) => {
                $(add::<crate::games::$module::$game>(&mut rules);)*
            };
        }
        with_games!(all);
    }
    rules
}

thread_local! {
    static LOADED: RefCell<Vec<Rules>> = RefCell::new(at_start());
}

/// Adds the rules of a game that has arrived.
pub fn load_game<G: Bots>() {
    LOADED.with_borrow_mut(add::<G>);
}

/// Returns the rules of a game, if they are loaded.
fn rules_of(game: &str) -> Option<Rules> {
    LOADED.with_borrow(|loaded| loaded.iter().find(|rules| rules.id == game).copied())
}

/// Deals a new match of any game. Returns `None` if the game is not [loaded](super::load_game).
pub fn new_match(new: &NewMatch) -> Option<Result<AnyMatch, TableError>> {
    rules_of(&new.game).map(|rules| (rules.deal)(new))
}

/// Opens a save of any game.
///
/// # Errors
/// Returns an error if the text is not a save, its match cannot be replayed to the end, or its game
/// is not [loaded](super::load_game).
pub fn load(text: &str) -> Result<AnyMatch, LoadError> {
    let head = Head::read(text)?;
    match rules_of(&head.game) {
        Some(rules) => (rules.replay)(&head, text),
        None => Err(LoadError::UnknownGame(head.game)),
    }
}

/// Opens a save of any game and any rules version for viewing.
///
/// # Errors
/// Returns an error if the text is not a save, its seats and options don't fit today's rules, or its
/// game is not [loaded](super::load_game).
pub fn look(text: &str) -> Result<OtherRules<AnyMatch>, LoadError> {
    let head = Head::read(text)?;
    match rules_of(&head.game) {
        Some(rules) => (rules.look)(text),
        None => Err(LoadError::UnknownGame(head.game)),
    }
}

/// Opens a link of any game whose beginning has been read.
pub(super) fn open_packed(packed: &Packed) -> Result<AnyMatch, LinkError> {
    let rules = rules_of(&packed.game).ok_or(LinkError::UnknownGame)?;
    (rules.unpack)(packed)
}

/// Opens a link of any game: the text after `match/` in an address, even if messengers have added
/// characters around or inside it.
///
/// # Errors
/// Returns an error if the link is damaged or foreign, or does not replay to the state it names.
/// The error is that of the most likely reading.
pub fn open_link(text: &str) -> Result<AnyMatch, LinkError> {
    first_sound(text, |reading| open_packed(&Packed::read(reading)?))
}

/// Opens the first reading of a text that can be opened.
///
/// # Errors
/// Returns the error of the most likely reading.
pub(super) fn first_sound<T>(
    text: &str,
    open: impl Fn(&str) -> Result<T, LinkError>,
) -> Result<T, LinkError> {
    let mut why = LinkError::Damaged;
    for (nth, reading) in link::readings(text).iter().enumerate() {
        match open(reading) {
            Ok(opened) => return Ok(opened),
            Err(fault) if nth == 0 => why = fault,
            Err(_) => {}
        }
    }
    Err(why)
}

impl Records {
    /// Opens the match that these records hold.
    ///
    /// # Errors
    /// Returns an error if the match cannot be opened.
    pub fn open(&self) -> Result<AnyMatch, LoadError> {
        if self.steps.is_empty() {
            return load(&self.head);
        }
        match self.save() {
            Some(save) => {
                let mut play = load(&save.text())?;
                let Facts { stood_in, by_bots, left, .. } = save.facts();
                play.keep_stand_ins(stood_in.clone());
                play.keep_by_bots(*by_bots);
                play.keep_left(left.clone());
                Ok(play)
            }
            // An error in the head comes first, such as a newer format.
            None => Err(load(&self.head).err().unwrap_or(LoadError::NotJson)),
        }
    }
}
