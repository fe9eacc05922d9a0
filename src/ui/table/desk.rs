//! From a match of any game to what is drawn: the one place where the table
//! meets the typed games.

use super::choice::Choice;
use super::film::Beat;
use super::lifted::{Becomes, Lifted};
use super::reading::Reading;
use super::told::{Line, Told};
use crate::engine::{Recall, Seat, Told as _, Turn, Viewer, fingerprint};
use crate::games;
use crate::session::{
    AnyMatch, Entry, Hint, Match, Occupant, Refused, Shot, isolated, only_person,
};
use crate::ui::games::{Cast, GameText, GameUi, Goal, Midway, Pacing, Scene, Touch};
use crate::ui::locale::Words;
use crate::ui::motion::Motion;
use crate::ui::shelf::on_shelf;
use crate::ui::spoken::{aloud, spoken};
use std::rc::Rc;
use yew::prelude::*;

/// What is made of a match when a piece is touched, of whichever game.
type LiftOff = dyn Fn(&AnyMatch, Option<&Hint>) -> Lifted;

/// A piece that a person has touched, of whichever game.
#[derive(Clone)]
pub struct Touched(Rc<LiftOff>);

impl Touched {
    /// The piece lifted, with what the rules allow it to become.
    pub fn lift(&self, play: &AnyMatch, hint: Option<&Hint>) -> Lifted {
        (self.0)(play, hint)
    }
}

/// Where a person's taps go, and what they have lifted.
pub struct Hand {
    pub lifted: Option<AttrValue>,
    /// What is advised to them.
    pub hint: Option<Hint>,
    pub on_touch: Callback<Touched>,
    pub on_decide: Callback<Choice>,
    pub on_say: Callback<Midway>,
}

/// What is drawn of a match as it stands.
#[derive(Default)]
pub struct Desk {
    pub board: Html,
    pub goal: Option<Goal>,
    pub prompt: String,
    pub verdict: Option<String>,
}

/// How far apart two bots that sit side by side stand in their game's list of
/// people. It is odd, so that no two at a table are the same.
const APART: usize = 3;

/// The names by seat: what persons call themselves, and for bots people of the
/// game's world, the same for the same deal; numbered where two are alike.
pub fn names(play: &AnyMatch, words: &Words) -> Vec<String> {
    let occupants = play.occupants();
    let people = on_shelf(play.info().id).map(|title| (title.about)(words).people);
    let alone = only_person(occupants).is_some();
    let plain: Vec<String> = occupants
        .iter()
        .enumerate()
        .map(|(nth, occupant)| match occupant {
            Occupant::Person { name } if name.is_empty() && alone => words.table.you.to_owned(),
            Occupant::Person { name } if name.is_empty() => (words.table.nobody)(nth + 1),
            Occupant::Person { name } => name.clone(),
            Occupant::Bot { .. } => {
                let people = people.expect("every match is of a game on the shelf");
                people[(play.seed() as usize + nth * APART) % people.len()].to_owned()
            }
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

/// Who sits at the table, with `near` in front of a viewer without a seat.
pub fn cast(play: &AnyMatch, viewer: Viewer, near: Seat, words: &Words) -> Cast {
    let occupants = play.occupants().iter();
    Cast {
        near: match viewer {
            Viewer::Of(seat) => seat,
            Viewer::Public => near,
        },
        names: names(play, words).iter().map(|name| isolated(name)).collect(),
        bots: occupants
            .map(|occupant| occupant.level().map(|level| words.table.bot_names[level as usize]))
            .collect(),
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
            hand: Hand,
        ) -> Desk {
            match play {
                $(AnyMatch::$game(play) => draw_typed(play, cast, words, asked, hand),)*
            }
        }

        /// The seat that is to decide, as far as a viewer may know.
        pub fn to_move(play: &AnyMatch, viewer: Viewer) -> Option<Seat> {
            match play {
                $(AnyMatch::$game(play) => {
                    <games::$module::$game as GameText>::to_move(&play.view(viewer))
                })*
            }
        }

        /// A match as it stands in sentences, as its viewer may see it; what a person
        /// is in the middle of choosing belongs to it.
        pub fn say_all(
            play: &AnyMatch,
            cast: &Cast,
            words: &Words,
            asked: bool,
            midway: &Midway,
            memory: bool,
        ) -> Vec<String> {
            match play {
                $(AnyMatch::$game(play) => spoken_typed(play, cast, words, asked, midway, memory),)*
            }
        }

        /// What has happened from decision `from` on, beat by beat.
        pub fn film(
            play: &AnyMatch,
            from: usize,
            cast: &Rc<Cast>,
            words: &'static Words,
        ) -> Vec<Beat> {
            match play {
                $(AnyMatch::$game(play) => film_typed(play, from, cast, words),)*
            }
        }

        /// Decision `n` in sentences, as the viewer was told of it.
        pub fn told(play: &AnyMatch, n: usize, cast: &Cast, words: &Words) -> Told {
            match play {
                $(AnyMatch::$game(play) => told_typed(play, n, cast, words),)*
            }
        }

        /// How a decision is told, first of all; none if nothing is told of it.
        pub fn told_of(play: &AnyMatch, n: usize, cast: &Cast, words: &Words) -> Option<String> {
            match play {
                $(AnyMatch::$game(play) => told_at_last(play, n, cast, words),)*
            }
        }

        /// The decisions with which a new deal or round of the match begins.
        pub fn chapters(play: &AnyMatch) -> Vec<usize> {
            match play {
                $(AnyMatch::$game(play) => {
                    let begins = |(n, entry): (usize, &Entry<games::$module::$game>)| {
                        entry.events.iter().any(|event| event.begins()).then_some(n + 1)
                    };
                    play.log().iter().enumerate().filter_map(begins).collect()
                })*
            }
        }

        /// Whether a hint is one for the decision awaited.
        pub fn fits(play: &AnyMatch, hint: &Hint) -> bool {
            match play {
                $(AnyMatch::$game(play) => play.advised(hint).is_some(),)*
            }
        }

        /// What will be told first of each of these decisions, if all of that is what it
        /// `reads` in the worlds that the viewer imagines, or if all is open anyway.
        pub fn foretold(
            play: &AnyMatch,
            steps: &[String],
            reads: Option<u64>,
            cast: &Cast,
            words: &Words,
        ) -> Option<String> {
            match play {
                $(AnyMatch::$game(play) => foretell(play, steps, reads, cast, words),)*
            }
        }

        /// How the points came about, as far as there are any.
        pub fn sheet(play: &AnyMatch, cast: &Cast, words: &'static Words) -> Option<Html> {
            match play {
                $(AnyMatch::$game(play) => sheet_typed(play, cast, words),)*
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

fn draw_typed<G: GameUi>(
    play: &Match<G>,
    cast: &Rc<Cast>,
    words: &'static Words,
    asked: bool,
    hand: Hand,
) -> Desk {
    let mut view = play.view(cast.viewer);
    if let Some(last) = shown_last(play, play.position(), cast.viewer) {
        G::show_again(&mut view, &last);
    }
    let verdict = match play.turn() {
        Turn::Over(outcome) => Some(G::verdict(&view, &outcome, cast, words)),
        Turn::Of(_) => None,
    };
    let prompt = say_turn(play, &view, cast, words, asked);
    let goal = verdict.is_none().then(|| G::goal(&view, cast, words)).flatten();
    let on_decide = hand.on_decide.reform(move |actions| choice::<G>(actions, words));
    let on_touch = hand.on_touch.reform(move |touch: Touch<G>| {
        Touched(Rc::new(move |play: &AnyMatch, hint: Option<&Hint>| {
            lift_off(play, &touch, hint, words)
        }))
    });
    let scene = Scene::<G> {
        view: Rc::new(view),
        legal: Rc::new(if asked { play.legal().to_vec() } else { Vec::new() }),
        cast: cast.clone(),
        position: play.position(),
        lifted: hand.lifted.filter(|_| asked),
        advised: Rc::new(
            hand.hint.filter(|_| asked).and_then(|hint| play.advised(&hint)).unwrap_or_default(),
        ),
        on_touch,
        on_decide,
        on_say: hand.on_say,
    };
    Desk { board: G::board(scene), goal, prompt, verdict }
}

fn told_typed<G: GameUi>(play: &Match<G>, n: usize, cast: &Cast, words: &Words) -> Told {
    let events = play.told(n, cast.viewer);
    let by = play.log()[n].seat;
    // A decision that the viewer was told nothing of has left no trace.
    let told = events.iter().any(|event| event.recall() != Recall::Never);
    let known = cast.viewer.is(by) || told;
    let line = |text, recall| Line { text, recall, in_log: true };
    let mut lines: Vec<Line> = events
        .iter()
        .filter_map(|event| G::tell(event, cast, words).map(|text| line(text, event.recall())))
        .collect();
    if known && play.hasty().contains(&(n as u32)) {
        lines.push(line((words.table.hasty)(cast.name(by)), Recall::Always));
    }
    Told { seat: known.then_some(by), at_once: G::AT_ONCE, lines }
}

/// What is first told of a decision, or stood on the key by which nothing was done. What
/// is decided in secret is told when all have decided.
fn told_at_last<G: GameUi>(play: &Match<G>, n: usize, cast: &Cast, words: &Words) -> Option<String> {
    let first = |n| told_typed(play, n, cast, words).lines.into_iter().next().map(|line| line.text);
    let secret = play.told(n, cast.viewer) != play.told(n, Viewer::Public);
    let last = if secret { n + cast.names.len() } else { n };
    let left_off = play
        .log()
        .get(n)
        .and_then(|entry| G::leaving_off(&play.view_before(n, cast.viewer), entry.action, words));
    left_off
        .map(|key| format!("{key}."))
        .or_else(|| (n..play.position().min(last + 1)).find_map(first))
}

fn foretell<G: GameUi>(
    play: &Match<G>,
    steps: &[String],
    reads: Option<u64>,
    cast: &Cast,
    words: &Words,
) -> Option<String> {
    let told = play.foretold(steps, cast.viewer)?;
    // What hangs on what the viewer does not know is not said.
    if reads.is_some_and(|reads| reads != fingerprint(&told)) {
        return None;
    }
    let lines: Option<Vec<String>> = told.iter().map(|event| G::tell(event, cast, words)).collect();
    lines.map(|lines| lines.join(" "))
}

fn sheet_typed<G: GameUi>(play: &Match<G>, cast: &Cast, words: &'static Words) -> Option<Html> {
    let told: Vec<_> = (0..play.position()).flat_map(|n| play.told(n, cast.viewer)).collect();
    let view = play.view(cast.viewer);
    let sheet = G::sheet(&view, &told, cast, words)?;
    let stories = G::stories(&view, words);
    Some(if stories.is_empty() { sheet } else { html! { <>{ sheet }<Reading {stories} {words} /></> } })
}

/// What was shown last, before decision `n`, that is to be seen until there is something
/// newer of its kind.
fn shown_last<G: GameUi>(play: &Match<G>, n: usize, to: Viewer) -> Option<G::View> {
    let lasts = |entry: &Entry<G>| entry.events.iter().any(G::lasts);
    let last = play.log()[..n].iter().rposition(lasts)?;
    Some(play.view_before(last + 1, to))
}

fn film_typed<G: GameUi>(
    play: &Match<G>,
    from: usize,
    cast: &Rc<Cast>,
    words: &'static Words,
) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut show = |beat: Beat| {
        if !beat.headline.is_empty() || !beat.motions.is_empty() {
            beats.push(beat);
        } else if let Some(before) = beats.last_mut() {
            // What is neither said nor seen to move needs no time of its own.
            before.sound = beat.sound.or(before.sound);
        }
    };
    let mut last = shown_last(play, from, cast.viewer);
    for (n, shots) in (from..).zip(play.film(from, cast.viewer)) {
        let mut together: Vec<G::Event> = Vec::new();
        let mut headline: Vec<String> = Vec::new();
        let mut left = None;
        let mut said = 0;
        for Shot { event, mut view } in shots {
            if let Some(last) = &last {
                G::show_again(&mut view, last);
            }
            if event.as_ref().is_some_and(G::lasts) {
                last = Some(view.clone());
            }
            let sentence = event.as_ref().and_then(|event| G::tell(event, cast, words));
            said += usize::from(sentence.is_some());
            let event = event.filter(|event| event.recall() != Recall::Never);
            let pacing = event.as_ref().map_or(Pacing::Light, G::pacing);
            headline.extend(sentence.filter(|_| event.is_some()));
            together.extend(event);
            if pacing == Pacing::Light {
                left = Some(view);
            } else {
                left = None;
                let events = std::mem::take(&mut together);
                let headline = std::mem::take(&mut headline);
                show(beat::<G>([n, said], headline, &events, view, pacing, cast, words));
            }
        }
        if let Some(view) = left
            && !together.is_empty()
        {
            // Whatever is said is to be read.
            let pacing = if headline.is_empty() { Pacing::Light } else { Pacing::Beat };
            show(beat::<G>([n, said], headline, &together, view, pacing, cast, words));
        }
    }
    beats
}

/// The beat of these events, after which so many sentences of decision `of`
/// have been said.
fn beat<G: GameUi>(
    [of, said]: [usize; 2],
    headline: Vec<String>,
    events: &[G::Event],
    view: G::View,
    pacing: Pacing,
    cast: &Rc<Cast>,
    words: &'static Words,
) -> Beat {
    let scene = Scene::<G> {
        view: Rc::new(view),
        legal: Rc::default(),
        cast: cast.clone(),
        position: of + 1,
        lifted: None,
        advised: Rc::default(),
        on_touch: Callback::noop(),
        on_decide: Callback::noop(),
        on_say: Callback::noop(),
    };
    Beat {
        of,
        said,
        goal: G::goal(&scene.view, cast, words),
        headline,
        spoken: {
            let (view, cast) = (scene.view.clone(), cast.clone());
            Box::new(move |memory| {
                let goal = say_goal::<G>(&view, &cast, words);
                let lies = spoken::<G>(&view, &[], &[], &cast, words, memory);
                goal.into_iter().chain(lies).collect()
            })
        },
        board: G::board(scene),
        motions: G::motions(events),
        sound: events.iter().filter_map(G::sound).max(),
        pacing,
    }
}

/// What is asked of the viewer, or who is waited for; nothing once it is over.
fn say_turn<G: GameUi>(
    play: &Match<G>,
    view: &G::View,
    cast: &Cast,
    words: &Words,
    asked: bool,
) -> String {
    match play.turn() {
        Turn::Of(_) if asked => G::prompt(view, play.legal(), cast, words),
        Turn::Of(_) => match G::to_move(view) {
            Some(seat) => say_to_move(seat, cast, words),
            None => words.table.somebody.to_owned(),
        },
        Turn::Over(_) => String::new(),
    }
}

/// What wins, and how far everybody is, for the ear.
fn say_goal<G: GameUi>(view: &G::View, cast: &Cast, words: &Words) -> Option<String> {
    G::goal(view, cast, words).map(|goal| aloud(&goal.text))
}

fn spoken_typed<G: GameUi>(
    play: &Match<G>,
    cast: &Cast,
    words: &Words,
    asked: bool,
    midway: &Midway,
    memory: bool,
) -> Vec<String> {
    let view = play.view(cast.viewer);
    let mut said = Vec::new();
    let legal = if asked { play.legal() } else { &[] };
    match play.turn() {
        Turn::Over(outcome) => said.push(G::verdict(&view, &outcome, cast, words)),
        Turn::Of(_) => {
            if asked {
                said.push(words.table.your_move.to_owned());
            }
            let asks = midway.asks.clone().filter(|_| asked);
            said.push(asks.unwrap_or_else(|| say_turn(play, &view, cast, words, asked)));
            said.extend(say_goal::<G>(&view, cast, words));
        }
    }
    let held = if asked { &midway.held[..] } else { &[] };
    said.extend(spoken::<G>(&view, legal, held, cast, words, memory));
    said
}

/// Tells a viewer which other seat is to decide.
fn say_to_move(seat: Seat, cast: &Cast, words: &Words) -> String {
    let name = cast.name(seat);
    match cast.bots[seat.index()] {
        None => (words.table.waiting)(name),
        Some(_) => (words.table.thinking)(name),
    }
}

fn choice<G: GameUi>(actions: Vec<G::Action>, words: &'static Words) -> Choice {
    Choice::new(move |play| decide::<G>(play, &actions, words))
}

/// What a piece can become as the match stands; why it can become nothing.
fn lift_off<G: GameUi>(
    play: &AnyMatch,
    touch: &Touch<G>,
    hint: Option<&Hint>,
    words: &'static Words,
) -> Lifted {
    let play: &Match<G> =
        play.as_any().downcast_ref().expect("a board belongs to the match it was drawn from");
    let first = |actions: &[G::Action]| actions.first().copied();
    let may =
        |actions: &[G::Action]| first(actions).is_some_and(|action| play.legal().contains(&action));
    let advised = hint.and_then(|hint| play.advised(hint)).unwrap_or_default();
    let keys: Vec<_> = touch
        .keys
        .iter()
        .filter(|(_, actions)| may(actions))
        .map(|(says, actions)| Becomes {
            says: says.clone(),
            choice: choice::<G>(actions.clone(), words),
            // Of two that are chosen either may come first.
            advised: actions.iter().all(|action| advised.contains(action)),
        })
        .collect();
    let refused = touch.keys.iter().filter(|_| keys.is_empty()).find_map(|(_, actions)| {
        play.state().refuse(first(actions)?).map(|refusal| G::explain(refusal, words))
    });
    let alone = only_person(&play.table().occupants).is_some();
    Lifted {
        piece: Some(touch.piece.clone().into()),
        text: touch.text.clone(),
        refused,
        keys,
        plain: touch.plain,
        one_tap: G::ONE_TAP && alone,
        asks: false,
    }
}

/// Carries decisions out, all or none.
fn decide<G: GameUi>(
    play: &mut AnyMatch,
    actions: &[G::Action],
    words: &'static Words,
) -> Result<(), String> {
    let play: &mut Match<G> =
        play.as_any_mut().downcast_mut().expect("a board belongs to the match it was drawn from");
    play.decide_all(actions).map_err(|refused| match refused {
        Refused::ByRule(refusal) => G::explain(refusal, words),
        Refused::NoSuchIndex => String::new(),
    })
}

fn dealt_typed<G: GameUi>(play: &Match<G>, viewer: Viewer) -> Vec<Motion> {
    if play.position() == 0 { G::dealt(&play.view(viewer)) } else { Vec::new() }
}
