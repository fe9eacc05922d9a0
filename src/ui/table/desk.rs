//! From a match of any game to what is drawn: the one place where the table
//! meets the typed games.

use super::bot_name;
use super::log::Line;
use crate::engine::{Seat, Turn, Viewer};
use crate::games;
use crate::platform::motion::Motion;
use crate::platform::sound::Sound;
use crate::session::{AnyMatch, Match, Occupant, Refused};
use crate::ui::games::shown::{Cast, Scene, Shown};
use crate::ui::locale::Words;
use std::rc::Rc;
use yew::prelude::*;

/// What carries decisions out, or says why the rules do not allow it.
type CarryOut = dyn Fn(&mut AnyMatch) -> Result<(), String>;

/// Decisions that a person means, of whichever game.
#[derive(Clone)]
pub struct Choice(Rc<CarryOut>);

impl Choice {
    /// Carries the decisions out, all or none.
    ///
    /// # Errors
    /// Why the rules do not allow it, in the person's language.
    pub fn carry_out(&self, play: &mut AnyMatch) -> Result<(), String> {
        (self.0)(play)
    }
}

/// Everything about a match that is drawn.
pub struct Desk {
    pub board: Html,
    pub prompt: String,
    pub log: Vec<Line>,
    pub verdict: Option<String>,
    pub sheet: Option<Html>,
}

/// What newly happened, for eye and ear.
pub struct Happened {
    pub motions: Vec<Motion>,
    pub sound: Option<Sound>,
}

/// The names by seat: what persons call themselves, and the bots' levels,
/// numbered where two are alike.
pub fn names(play: &AnyMatch, words: &Words) -> Vec<String> {
    let occupants = play.occupants();
    let alone = crate::session::only_person(occupants).is_some();
    let plain: Vec<String> = occupants
        .iter()
        .enumerate()
        .map(|(nth, occupant)| match occupant {
            Occupant::Person { name } if name.is_empty() && alone => words.table.you.to_owned(),
            Occupant::Person { name } if name.is_empty() => (words.table.nobody)(nth + 1),
            Occupant::Person { name } => name.clone(),
            Occupant::Bot { level } => bot_name(*level, words).to_owned(),
        })
        .collect();
    plain
        .iter()
        .enumerate()
        .map(|(nth, name)| {
            let alike = plain.iter().filter(|other| *other == name).count();
            let before = plain[..nth].iter().filter(|other| *other == name).count();
            if alike > 1 { format!("{name} {}", before + 1) } else { name.clone() }
        })
        .collect()
}

/// Who sits at the table.
pub fn cast(play: &AnyMatch, viewer: Viewer, words: &Words) -> Cast {
    Cast {
        names: names(play, words),
        persons: play.occupants().iter().map(Occupant::is_person).collect(),
        viewer,
    }
}

macro_rules! typed {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Draws a match as its viewer may see it.
        pub fn draw(
            play: &AnyMatch,
            cast: &Rc<Cast>,
            words: &'static Words,
            asked: bool,
            on_decide: Callback<Choice>,
            on_say: Callback<Option<String>>,
        ) -> Desk {
            match play {
                $(AnyMatch::$game(play) => draw_typed(play, cast, words, asked, on_decide, on_say),)*
            }
        }

        /// Whose decision is awaited, as far as a viewer may know.
        pub fn awaited(play: &AnyMatch, viewer: Viewer) -> Option<Seat> {
            match play {
                $(AnyMatch::$game(play) => {
                    <games::$module::$game as Shown>::awaited(&play.view(viewer))
                })*
            }
        }

        /// What happened since a position, as a viewer was told.
        pub fn happened(play: &AnyMatch, since: usize, viewer: Viewer) -> Happened {
            match play {
                $(AnyMatch::$game(play) => happened_typed(play, since, viewer),)*
            }
        }

        /// How the cards reach their places, if nothing has been decided yet.
        pub fn dealt(play: &AnyMatch, viewer: Viewer) -> Vec<Motion> {
            match play {
                $(AnyMatch::$game(play) => dealt_typed(play, viewer),)*
            }
        }
    };
}
crate::with_games!(typed);

fn draw_typed<G: Shown>(
    play: &Match<G>,
    cast: &Rc<Cast>,
    words: &'static Words,
    asked: bool,
    on_decide: Callback<Choice>,
    on_say: Callback<Option<String>>,
) -> Desk {
    let view = play.view(cast.viewer);
    let verdict = match play.turn() {
        Turn::Over(outcome) => Some(G::verdict(&view, &outcome, cast, words)),
        Turn::Of(_) => None,
    };
    let prompt = match play.turn() {
        Turn::Of(_) if asked => G::prompt(&view, play.legal(), cast, words),
        Turn::Of(_) => match G::awaited(&view) {
            Some(seat) => say_awaited(seat, cast, words),
            None => words.table.somebody.to_owned(),
        },
        Turn::Over(_) => String::new(),
    };
    let told: Vec<Vec<G::Event>> =
        (0..play.position()).map(|n| play.told(n, cast.viewer)).collect();
    let lines = told
        .iter()
        .enumerate()
        .flat_map(|(n, events)| {
            let mut lines: Vec<Line> = events
                .iter()
                .filter_map(|event| G::tell(event, cast, words))
                .map(|text| Line { n, text })
                .collect();
            // A decision that the viewer was told nothing of has left no trace.
            if !events.is_empty() && play.hasty().contains(&(n as u32)) {
                let name = cast.name(play.log()[n].seat);
                lines.push(Line { n, text: (words.table.hasty)(name) });
            }
            lines
        })
        .collect();
    let sheet = G::sheet(&view, &told.concat(), cast, words);
    let on_decide = on_decide.reform(move |actions: Vec<G::Action>| {
        Choice(Rc::new(move |play: &mut AnyMatch| decide::<G>(play, &actions, words)))
    });
    let scene = Scene::<G> {
        view: Rc::new(view),
        legal: Rc::new(if asked { play.legal().to_vec() } else { Vec::new() }),
        cast: cast.clone(),
        position: play.position(),
        on_decide,
        on_say,
    };
    Desk { board: G::board(scene), prompt, log: lines, verdict, sheet }
}

/// Whose decision is awaited, said to somebody else.
fn say_awaited(seat: Seat, cast: &Cast, words: &Words) -> String {
    let name = cast.name(seat);
    if cast.persons[seat.index()] {
        (words.table.waiting)(name)
    } else {
        (words.table.thinking)(name)
    }
}

/// Carries decisions out, all or none.
fn decide<G: Shown>(
    play: &mut AnyMatch,
    actions: &[G::Action],
    words: &'static Words,
) -> Result<(), String> {
    let play: &mut Match<G> =
        play.as_any_mut().downcast_mut().expect("a board belongs to the match it was drawn from");
    let from = play.position();
    for &action in actions {
        if let Err(refused) = play.decide(action) {
            play.go_to(from);
            return Err(match refused {
                Refused::ByRule(refusal) => G::explain(refusal, words),
                Refused::NoSuchIndex => String::new(),
            });
        }
    }
    Ok(())
}

fn happened_typed<G: Shown>(play: &Match<G>, since: usize, viewer: Viewer) -> Happened {
    let events: Vec<_> = (since..play.position()).flat_map(|n| play.told(n, viewer)).collect();
    Happened { motions: G::motions(&events), sound: G::sounds(&events) }
}

fn dealt_typed<G: Shown>(play: &Match<G>, viewer: Viewer) -> Vec<Motion> {
    if play.position() == 0 { G::dealt(&play.view(viewer)) } else { Vec::new() }
}
