//! Turns a match of any game into what the table shows: the one place where the table meets the
//! typed games.

mod beats;
mod taps;
mod words;

use self::beats::{beats, shown_last, still};
use self::taps::{legal_index, orders, say_choice, select, touched};
use self::words::{entry, recaps, sheet};
use super::log::LogEntry;
use super::playback::Beat;
use super::selection::{Choice, Selection, Touched};
use crate::bots::Bots;
use crate::engine::{Observable as _, Outcome, Seat, Turn, Viewer};
use crate::session::remote::AnyRemoteMatch;
use crate::session::{
    self, Answer, AnyMatch, DecisionError, EarlyEnd, Entry, Hint, Known, Match, Occupant, isolated,
    only_person,
};
use crate::ui::catalog::find_game;
use crate::ui::describe::{aloud, describe};
use crate::ui::games::{
    DraftChoice, GameText, GameUi, Goal, GoalLine, Players, Scene, Staging, Story,
};
use crate::ui::locale::Messages;
use crate::ui::motion::Motion;
use crate::ui::player_names::player_names;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A person's input state that a board shows, and callbacks for their taps.
pub struct Input {
    /// The piece that is selected.
    pub selected: Option<AttrValue>,
    /// The hint that is shown.
    pub hint: Option<Hint>,
    /// True if everything is shown: the whole match is over.
    pub is_open: bool,
    /// True in a replay.
    pub is_past: bool,
    /// Called with a piece that was tapped.
    pub on_touch: Callback<Touched>,
    /// Called with the decisions of a button on the board.
    pub on_decide: Callback<Choice>,
    /// Called with the prompt of the board in the middle of a choice.
    pub on_draft: Callback<DraftChoice>,
}

impl Input {
    /// Returns the input of a table at which no person can do anything.
    pub fn none() -> Self {
        Self {
            selected: None,
            hint: None,
            is_open: false,
            is_past: false,
            on_touch: Callback::noop(),
            on_decide: Callback::noop(),
            on_draft: Callback::noop(),
        }
    }
}

/// A match as it stands, rendered.
#[derive(Default)]
pub struct Rendered {
    /// The board with the hands around it.
    pub board: Html,
    /// The goal of the game, and each player's progress. `None` after the end.
    pub goal: Option<Goal>,
    /// The viewer's prompt, or the player to wait for. Empty after the end.
    pub prompt: String,
    /// The verdict. `None` before the end.
    pub verdict: Option<String>,
}

/// A score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The points, rendered.
    pub points: Html,
    /// The stories of the match that can be read.
    pub stories: Vec<Story>,
}

/// The outcome of a rival's turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recap {
    /// The first decision that it tells of.
    pub at: usize,
    /// The rival; `None` for what chance brought to all.
    pub seat: Option<Seat>,
    /// True if it is of a person for whom a bot has decided.
    pub stood_in: bool,
    /// The outcome in one line.
    pub text: String,
}

/// A match of any game, as a table shows it: the match itself, or what a viewer elsewhere was told of
/// it. Everything it returns is something that their viewer may know.
pub trait TableView {
    /// Returns the number of decisions in force.
    fn position(&self) -> usize;
    /// Renders the match as it stands. If `asked`, the viewer can decide.
    fn render(
        &self,
        players: &Rc<Players>,
        messages: &'static Messages,
        asked: bool,
        input: Input,
    ) -> Rendered;
    /// Returns the seat to move; `None` if the viewer may not know it, and after the end.
    fn to_move(&self, viewer: Viewer) -> Option<Seat>;
    /// Describes the match as it stands, with the person's choice so far.
    fn sentences(
        &self,
        players: &Players,
        messages: &Messages,
        asked: bool,
        draft: &DraftChoice,
        memory: bool,
    ) -> Vec<String>;
    /// Returns the beats from decision `from` on, in order.
    fn playback(
        &self,
        from: usize,
        players: &Rc<Players>,
        messages: &'static Messages,
    ) -> Vec<Beat> {
        self.playback_unseen(from, &|_| false, players, messages)
    }
    /// Returns the beats from decision `from` on, in order. Of decisions that all have seen
    /// (`is_seen`), only what this viewer alone was told.
    fn playback_unseen(
        &self,
        from: usize,
        is_seen: &dyn Fn(usize) -> bool,
        players: &Rc<Players>,
        messages: &'static Messages,
    ) -> Vec<Beat>;
    /// Returns the board before decision `n` as a beat of which nothing is told; `None` if it is long
    /// past.
    fn still(&self, n: usize, players: &Rc<Players>, messages: &'static Messages) -> Option<Beat>;
    /// Returns what came of the rivals' turns since decision `from`.
    fn recaps(&self, from: usize, players: &Players, messages: &Messages) -> Vec<Recap>;
    /// Returns every way to win or to score, and each player's progress.
    fn goals(&self, players: &Players, messages: &Messages) -> Vec<GoalLine>;
    /// Returns the log entry of decision `n`.
    fn entry(&self, n: usize, players: &Players, messages: &Messages) -> LogEntry;
    /// Returns the score sheet; `None` as long as the game has none.
    fn sheet(&self, players: &Players, messages: &'static Messages) -> Option<Sheet>;
    /// Returns the motions of the deal; empty after the first decision.
    fn dealt(&self, viewer: Viewer) -> Vec<Motion>;
    /// Returns the selection for a tap on a piece under the current rules and the legal decisions of
    /// the viewer. `alone` is true if the device is one person's alone.
    fn select(
        &self,
        touched: &Touched,
        hint: Option<&Hint>,
        viewer: Viewer,
        alone: bool,
        messages: &Messages,
    ) -> Selection;
    /// Says the decisions of a choice as orders.
    fn say_choice(&self, choice: &Choice, players: &Players, messages: &Messages) -> String;
    /// Returns the place of a choice's decision `nth` in the viewer's legal list; `None` if it is not
    /// legal now, or the choice has no such decision.
    fn legal_index(&self, choice: &Choice, nth: usize, viewer: Viewer) -> Option<usize>;
    /// Says decisions as orders, such as 'Reveal card 2.'
    fn orders(&self, steps: &[String], players: &Players, messages: &Messages) -> Option<String>;
    /// Returns what a hint advises as a whole, and why; `None` if it advises its own steps.
    fn advised_whole(&self, viewer: Viewer, messages: &Messages) -> Option<[String; 2]>;
    /// Returns true if a hint is for the current decision.
    fn has_hint(&self, hint: &Hint) -> bool;
}

/// A match of any game on the table of its own device, which can be played and reviewed.
pub trait TableMatch: TableView {
    /// Says decision `n` as an order, from the viewpoint of the viewer.
    fn order(&self, n: usize, players: &Players, messages: &Messages) -> String;
    /// Returns the no to a question that only the player to move knows of; `None` for anything else.
    fn hidden_pass(&self) -> Option<Answer>;
    /// Returns true if this legal decision only ends a turn.
    fn ends_turn(&self, index: usize) -> bool;
    /// Returns the label of the button by which the viewer wants to be asked that question; `None` if
    /// it cannot come.
    fn wants_asking(&self, viewer: Viewer, messages: &Messages) -> Option<&'static str>;
    /// Returns the positions at which a new deal or round begins.
    fn chapters(&self) -> Vec<usize>;
    /// Says what the numbers of deals or rounds count. Empty for a game without them.
    fn chapters_label(&self, messages: &Messages) -> &'static str;
    /// Makes all decisions of a choice, or none.
    ///
    /// # Errors
    /// The reason why the rules refuse it, in the person's language.
    fn decide(&mut self, choice: &Choice, messages: &Messages) -> Result<(), String>;
}

type Of = fn(&AnyMatch) -> Option<&dyn TableMatch>;
type OfMut = fn(&mut AnyMatch) -> Option<&mut dyn TableMatch>;
type OfFollowed = fn(&AnyRemoteMatch) -> Option<&dyn TableView>;

/// The games that can be shown, by id: natively all, on the page those whose chunk has arrived.
#[derive(Default)]
struct Loaded {
    games: Vec<(&'static str, Of, OfMut)>,
    /// Those that can be followed on a screen away from the table.
    followed: Vec<(&'static str, OfFollowed)>,
}

impl Loaded {
    fn add<G: GameUi + Bots>(&mut self) {
        if self.games.iter().all(|(id, ..)| *id != G::INFO.id) {
            self.games.push((
                G::INFO.id,
                |play| play.downcast_ref::<G>().map(|play| play as _),
                |play| play.downcast_mut::<G>().map(|play| play as _),
            ));
        }
    }

    fn add_followed<G: GameUi + Bots>(&mut self) {
        if self.followed.iter().all(|(id, _)| *id != G::INFO.id) {
            let of: OfFollowed = |play| play.downcast_ref::<G>().map(|play| play as _);
            self.followed.push((G::INFO.id, of));
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn at_start() -> Self {
        Self::default()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn at_start() -> Self {
        let mut loaded = Self::default();
        macro_rules! all {
            ($($module:ident::$game:ident),* $(,)?) => {
                $(
                    loaded.add::<crate::games::$module::$game>();
                    loaded.add_followed::<crate::games::$module::$game>();
                )*
            };
        }
        crate::with_games!(all);
        loaded
    }
}

thread_local! {
    static LOADED: RefCell<Loaded> = RefCell::new(Loaded::at_start());
}

/// Adds a game that has arrived: its rules, its board, its words.
pub fn load_game<G: GameUi + Bots>() {
    session::load_game::<G>();
    LOADED.with_borrow_mut(Loaded::add::<G>);
}

/// Adds what a screen away from the table needs to follow a match of a game.
pub fn load_followed<G: GameUi + Bots>() {
    session::load_reader::<G>();
    LOADED.with_borrow_mut(Loaded::add_followed::<G>);
}

/// Returns the ids of the games that are loaded.
pub fn loaded_games() -> Vec<&'static str> {
    LOADED.with_borrow(|loaded| loaded.games.iter().map(|(id, ..)| *id).collect())
}

/// A game is loaded before any match of it is.
const IS_LOADED: &str = "a match is of a loaded game";

fn loaded(game: &str) -> (&'static str, Of, OfMut) {
    let of = |loaded: &Loaded| loaded.games.iter().find(|(id, ..)| *id == game).copied();
    LOADED.with_borrow(of).expect(IS_LOADED)
}

/// Returns the match behind the trait.
pub fn of(play: &AnyMatch) -> &dyn TableMatch {
    let (_, of, _) = loaded(play.info().id);
    of(play).expect(IS_LOADED)
}

/// Returns the match behind the trait, mutably.
pub fn of_mut(play: &mut AnyMatch) -> &mut dyn TableMatch {
    let (_, _, of_mut) = loaded(play.info().id);
    of_mut(play).expect(IS_LOADED)
}

/// Returns a match that another device holds behind the trait.
pub fn of_followed(play: &AnyRemoteMatch) -> &dyn TableView {
    let game = play.info().id;
    let of = |loaded: &Loaded| loaded.followed.iter().find(|(id, _)| *id == game).copied();
    let (_, of) = LOADED.with_borrow(of).expect(IS_LOADED);
    of(play).expect(IS_LOADED)
}

/// Returns the names by seat.
pub fn names(play: &AnyMatch, messages: &Messages) -> Vec<String> {
    let title = find_game(play.info().id).expect("every match is of a game in the catalog");
    player_names(play.occupants(), play.seed(), (title.about)(messages).people, messages)
}

/// Returns the players. `near` is the bottom seat for a viewer without a seat.
pub fn players(play: &AnyMatch, viewer: Viewer, near: Seat, messages: &Messages) -> Players {
    players_of(play.occupants(), &names(play, messages), viewer, near, messages)
}

/// Returns the players of these occupants with these names.
pub fn players_of(
    occupants: &[Occupant],
    names: &[String],
    viewer: Viewer,
    near: Seat,
    messages: &Messages,
) -> Players {
    let is_unnamed = |seat: &Seat| matches!(&occupants[seat.index()], Occupant::Person { name } if name.is_empty());
    Players {
        alone: only_person(occupants).filter(is_unnamed),
        near: match viewer {
            Viewer::Of(seat) => seat,
            Viewer::Public => near,
        },
        names: names.iter().map(|name| isolated(name)).collect(),
        bots: occupants
            .iter()
            .map(|occupant| occupant.level().map(|level| messages.table.bot_names[level as usize]))
            .collect(),
        places: Vec::new(),
        viewer,
        passes: false,
        named: false,
    }
}

impl Recap {
    /// Returns whose turn it tells of, with the names by seat; `None` for chance.
    pub fn of(&self, names: &[String], messages: &Messages) -> Option<String> {
        let name = &names[self.seat?.index()];
        Some(if self.stood_in {
            (messages.language.by_letter().bot_for)(name)
        } else {
            name.clone()
        })
    }
}

impl<P> TableView for P
where
    P: Known<Game: GameUi>,
{
    fn position(&self) -> usize {
        Known::position(self)
    }

    fn render(
        &self,
        players: &Rc<Players>,
        messages: &'static Messages,
        asked: bool,
        input: Input,
    ) -> Rendered {
        render(self, players, messages, asked, input)
    }

    fn to_move(&self, viewer: Viewer) -> Option<Seat> {
        let goes_on = Known::outcome(self).is_none();
        goes_on.then(|| <P::Game as GameText>::to_move(&self.view(viewer))).flatten()
    }

    fn sentences(
        &self,
        players: &Players,
        messages: &Messages,
        asked: bool,
        draft: &DraftChoice,
        memory: bool,
    ) -> Vec<String> {
        sentences(self, players, messages, asked, draft, memory)
    }

    fn playback_unseen(
        &self,
        from: usize,
        is_seen: &dyn Fn(usize) -> bool,
        players: &Rc<Players>,
        messages: &'static Messages,
    ) -> Vec<Beat> {
        beats(self, from, is_seen, players, messages)
    }

    fn still(&self, n: usize, players: &Rc<Players>, messages: &'static Messages) -> Option<Beat> {
        still(self, n, players, messages)
    }

    fn recaps(&self, from: usize, players: &Players, messages: &Messages) -> Vec<Recap> {
        recaps(self, from, players, messages)
    }

    fn goals(&self, players: &Players, messages: &Messages) -> Vec<GoalLine> {
        <P::Game as GameText>::goals(&self.view(players.viewer), players, messages)
    }

    fn entry(&self, n: usize, players: &Players, messages: &Messages) -> LogEntry {
        entry(self, n, players, messages)
    }

    fn sheet(&self, players: &Players, messages: &'static Messages) -> Option<Sheet> {
        sheet(self, players, messages)
    }

    fn dealt(&self, viewer: Viewer) -> Vec<Motion> {
        if Known::position(self) == 0 {
            <P::Game as Staging>::dealt(&self.view(viewer))
        } else {
            Vec::new()
        }
    }

    fn select(
        &self,
        touched: &Touched,
        hint: Option<&Hint>,
        viewer: Viewer,
        alone: bool,
        messages: &Messages,
    ) -> Selection {
        select(self, touched, hint, viewer, alone, messages)
    }

    fn say_choice(&self, choice: &Choice, players: &Players, messages: &Messages) -> String {
        say_choice(self, choice, players, messages)
    }

    fn legal_index(&self, choice: &Choice, nth: usize, viewer: Viewer) -> Option<usize> {
        legal_index(self, choice, nth, viewer)
    }

    fn orders(&self, steps: &[String], players: &Players, messages: &Messages) -> Option<String> {
        orders(self, steps, players, messages)
    }

    fn advised_whole(&self, viewer: Viewer, messages: &Messages) -> Option<[String; 2]> {
        let said = <P::Game as GameText>::advised_whole(&self.view(viewer), messages);
        said.map(|said| said.map(str::to_owned))
    }

    fn has_hint(&self, hint: &Hint) -> bool {
        self.advised(hint).is_some()
    }
}

/// A match of one game. The functions below are compiled once for each game, whatever holds it.
type Play<'a, G> = &'a (dyn Known<Game = G> + 'a);

fn render<G: GameUi>(
    play: Play<'_, G>,
    players: &Rc<Players>,
    messages: &'static Messages,
    asked: bool,
    input: Input,
) -> Rendered {
    // With all cards open, the hand of the bottom seat is in its place. A match that was given up ends
    // with cards in hands.
    let is_under_way = input.is_past && play.outcome().is_none() || play.ended_early().is_some();
    let viewer = match players.viewer {
        Viewer::Public if input.is_open && is_under_way && play.state().is_some() => {
            Viewer::Of(players.near)
        }
        viewer => viewer,
    };
    let mut view = play.view(viewer);
    if let Some(last) = shown_last(play, play.position(), viewer) {
        G::show_again(&mut view, &last);
    }
    let verdict = say_end(play, &view, players, messages);
    let prompt = say_turn(play, &view, players, messages, asked);
    let goal = verdict.is_none().then(|| G::goal(&view, players, messages)).flatten();
    let hint = input.hint.filter(|_| asked);
    let to_move = verdict.is_none().then(|| G::to_move(&view)).flatten();
    let scene = Scene::<G> {
        open: play.state().filter(|_| input.is_open).map(|state| Rc::new(state.clone())),
        is_past: input.is_past,
        view: Rc::new(view),
        legal: Rc::new(if asked { play.legal(players.viewer).to_vec() } else { Vec::new() }),
        players: players.clone(),
        position: play.position(),
        to_move,
        selected: input.selected.filter(|_| asked).and_then(|key| serde_json::from_str(&key).ok()),
        advised: Rc::new(hint.and_then(|hint| play.advised(&hint)).unwrap_or_default()),
        on_touch: input.on_touch.reform(touched::<G>),
        on_decide: input.on_decide.reform(|actions: Vec<G::Action>| Choice::of::<G>(&actions)),
        on_draft: input.on_draft,
    };
    Rendered { board: G::board(scene), goal, prompt, verdict }
}

fn sentences<G: GameUi>(
    play: Play<'_, G>,
    players: &Players,
    messages: &Messages,
    asked: bool,
    draft: &DraftChoice,
    memory: bool,
) -> Vec<String> {
    let view = play.view(players.viewer);
    let mut said = Vec::new();
    let legal = if asked { play.legal(players.viewer) } else { &[] };
    if let Some(verdict) = say_end(play, &view, players, messages) {
        said.push(verdict);
    } else {
        if asked {
            said.push(messages.table.your_move.to_owned());
        }
        let asks = draft.asks.clone().filter(|_| asked);
        said.push(asks.unwrap_or_else(|| say_turn(play, &view, players, messages, asked)));
        said.extend(say_goal::<G>(&view, players, messages));
    }
    let held = if asked { &draft.held[..] } else { &[] };
    said.extend(describe::<G>(&view, legal, held, players, messages, memory));
    said
}

impl<G: GameUi> TableMatch for Match<G> {
    fn order(&self, n: usize, players: &Players, messages: &Messages) -> String {
        G::order(&self.view_before(n, players.viewer), self.log()[n].action, players, messages)
    }

    fn hidden_pass(&self) -> Option<Answer> {
        let Turn::Of(seat) = self.turn() else { return None };
        let no = G::hidden_pass(&self.view(Viewer::Of(seat)))?;
        let index = self.legal().iter().position(|&action| action == no)?;
        Some(Answer { n: self.position() as u32, index, cut_short: false })
    }

    fn ends_turn(&self, index: usize) -> bool {
        self.legal().get(index).is_some_and(|&action| G::ends_turn(action))
    }

    fn wants_asking(&self, viewer: Viewer, messages: &Messages) -> Option<&'static str> {
        G::wants_asking(&self.view(viewer), messages)
    }

    fn chapters(&self) -> Vec<usize> {
        let begins = |(n, entry): (usize, &Entry<G>)| {
            entry.events.iter().any(G::Event::begins).then_some(n + 1)
        };
        self.log().iter().enumerate().filter_map(begins).collect()
    }

    fn chapters_label(&self, messages: &Messages) -> &'static str {
        G::chapters(messages)
    }

    fn decide(&mut self, choice: &Choice, messages: &Messages) -> Result<(), String> {
        self.decide_all(&choice.actions::<G>()).map_err(|refused| match refused {
            DecisionError::ByRule(refusal) => G::explain(refusal, messages),
            DecisionError::NoSuchIndex => String::new(),
        })
    }
}

/// Says how the match has ended; `None` before that.
fn say_end<G: GameUi>(
    play: Play<'_, G>,
    view: &G::View,
    players: &Players,
    messages: &Messages,
) -> Option<String> {
    let outcome = play.outcome()?;
    let said = play.ended_early().and_then(|how| say_early_end(how, &outcome, players, messages));
    Some(said.unwrap_or_else(|| G::verdict(view, &outcome, players, messages)))
}

/// Says how a finished match was ended early, and who won; `None` if it was played to its end.
pub fn early_end(play: &AnyMatch, players: &Players, messages: &Messages) -> Option<String> {
    let Turn::Over(outcome) = play.turn() else { return None };
    say_early_end(play.ended_early()?, &outcome, players, messages)
}

/// Says which persons left a match, and when, and when it was ended early.
pub fn departures(play: &AnyMatch, players: &Players, messages: &Messages) -> Vec<String> {
    let ended = play.ended_early().map(|_| play.position());
    let who = |seat: Seat| Some(players.who(seat));
    messages.language.by_letter().departures(play.left(), ended, who)
}

fn say_early_end(
    how: EarlyEnd,
    outcome: &Outcome,
    players: &Players,
    messages: &Messages,
) -> Option<String> {
    let who = |seat: Seat| Some(players.who(seat));
    messages.language.by_letter().early_end(how, outcome.winners().first(), who)
}

/// Returns the prompt, or the player to wait for; empty after the end.
fn say_turn<G: GameUi>(
    play: Play<'_, G>,
    view: &G::View,
    players: &Players,
    messages: &Messages,
    asked: bool,
) -> String {
    if play.outcome().is_some() {
        String::new()
    } else if asked {
        G::prompt(view, play.legal(players.viewer), players, messages)
    } else {
        match G::to_move(view) {
            Some(seat) => G::decides(view, players, messages)
                .unwrap_or_else(|| say_to_move(seat, players, messages)),
            None => messages.table.secret_decision.to_owned(),
        }
    }
}

/// Returns the goal and each player's progress, for screen readers.
fn say_goal<G: GameUi>(view: &G::View, players: &Players, messages: &Messages) -> Option<String> {
    G::goal(view, players, messages).map(|goal| aloud(&goal.text))
}

/// Tells a viewer which other seat is to move.
fn say_to_move(seat: Seat, players: &Players, messages: &Messages) -> String {
    match players.bots.get(seat.index()).copied().flatten() {
        None => (messages.table.waiting)(players.who(seat)),
        Some(_) => (messages.table.thinking)(players.name(seat)),
    }
}
