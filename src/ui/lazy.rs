//! The page is code-split: the home page does not download the boards. Each chunk is fetched when
//! it is first needed.

use super::archive::ArchivePage;
use super::catalog::GameEntry;
use super::company::{CompanyPart, PlacesPanel};
use super::context::{AppContext, use_app};
use super::embed::Request;
use super::letters::LetterPanel;
use super::loading::use_loading;
use super::locale::{Language, Messages};
use super::match_page::{Arrival, MatchPage};
use super::new_match::NewMatchProps;
use super::table::presenter::loaded_games;
use super::table::result::RailView;
use super::table::review::ReviewView;
use super::table::{DayShareProps, DrawPanel, ReadingProps};
use crate::platform::offline;
use crate::session::goals::Reached;
use std::cell::{Cell, OnceCell};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{self, Poll, Waker};
use yew::prelude::*;

/// Renders a chunk of the page.
pub type Draw<P> = fn(P) -> Html;

/// A chunk being fetched: its function, or `None` if it is unavailable.
pub type Fetching<F> = Pin<Box<dyn Future<Output = Option<F>>>>;

/// A chunk of the page being fetched.
pub type Loading<P> = Fetching<Draw<P>>;

/// Something that is done after a while.
pub type Pending = Pin<Box<dyn Future<Output = ()>>>;

/// Checks the results in a text for the host page, in its round if it names one, and answers the question
/// with this number.
pub type Verify = fn(u32, String, Option<String>, &'static Messages) -> Pending;

/// The goals of a game, or of all, and whether they stand open.
pub type GoalsOf = (Option<&'static GameEntry>, bool);

/// The chunks and the functions that fetch them. A loaded chunk is returned at once; one that
/// failed is fetched again.
#[derive(Clone, Copy)]
pub struct Parts {
    /// The pages that deal with matches. A page that needs a game loads that game too.
    pub play: fn() -> Loading<MatchPage>,
    /// The game with this id: its rules and its board, and its sentences in a language.
    pub game: fn(&str, Language) -> Fetching<()>,
    /// The sentences of a game, or of the [`PAGE`], in another language.
    pub words: fn(&str, Language) -> Fetching<()>,
    /// The code that a screen away from the table also needs to follow a match of this game.
    pub followed: fn(&str) -> Fetching<()>,
    /// The set-up page of a new match.
    pub set_up: fn() -> Loading<NewMatchProps>,
    /// The list of matches in progress, of one game or of all.
    pub games: fn() -> Loading<Option<&'static GameEntry>>,
    /// The pages about finished matches: history, the deals of the day.
    pub archive: fn() -> Loading<ArchivePage>,
    /// The statistics, with the filters of their address.
    pub statistics: fn() -> Loading<String>,
    /// The goals of a game, or of all.
    pub goals: fn() -> Loading<GoalsOf>,
    /// The code that finds the goals reached in a match of this game. It is of use once the game is here.
    pub goals_of: fn(&str) -> Fetching<Reached>,
    /// The pages of rounds with friends.
    pub rounds: fn() -> Loading<String>,
    /// How bots do in some deals of a round, from its text and their numbers.
    pub rivals: fn() -> Loading<String>,
    /// A table in another site's page.
    pub embed: fn() -> Loading<String>,
    /// The tables of a club's page that tell results.
    pub club: fn() -> Loading<Rc<Request>>,
    /// The check of results for a club's page.
    pub verify: fn() -> Fetching<Verify>,
    /// The panels over a table.
    pub panel: fn() -> Fetching<DrawPanel>,
    /// The rail beside the board: the log, or the result.
    pub rail: fn() -> Fetching<RailView>,
    /// The stories of a score sheet.
    pub stories: fn() -> Loading<ReadingProps>,
    /// The review of a finished match.
    pub review: fn() -> Fetching<ReviewView>,
    /// The pages of a match that comes from elsewhere: in a link, from another site's page, of the day.
    pub arrivals: fn() -> Loading<Arrival>,
    /// The line to share about a day's match.
    pub day_share: fn() -> Loading<DayShareProps>,
    /// The page of a letter.
    pub letter: fn() -> Loading<String>,
    /// The panel of the table that sends a letter, or opens one.
    pub letter_panel: fn() -> Loading<LetterPanel>,
    /// The panel that says who plays where, and lets devices join the table.
    pub places: fn() -> Loading<PlacesPanel>,
    /// The code that connects devices, at a table and away from it.
    pub company: fn() -> Fetching<CompanyPart>,
}

/// The page's name in `Parts::words`, beside the ids of the games.
const PAGE: &str = "page";

thread_local! {
    /// The chunks of this program, set once at its start.
    static PARTS: OnceCell<Parts> = const { OnceCell::new() };
    /// The language in which games are fetched.
    static LANGUAGE: Cell<Language> = const { Cell::new(Language::En) };
}

/// Sets the chunks of the program, once, before anything is rendered.
pub fn name_parts(parts: Parts) {
    PARTS.with(|named| named.set(parts).ok());
}

/// Returns the chunks of the program.
pub fn parts() -> Parts {
    PARTS.with(|named| *named.get().expect("the program names its parts as it starts"))
}

/// Fetches the game with this id, with its sentences in the language of the page. One that is loaded is
/// here, even while its sentences come in another language.
pub fn game(id: &str) -> Fetching<()> {
    if loaded_games().contains(&id) {
        return Box::pin(async { Some(()) });
    }
    (parts().game)(id, LANGUAGE.get())
}

/// Returns the page and the loaded games whose sentences have not arrived in a language. The page's English
/// comes with its program.
fn without_words(language: Language) -> Vec<&'static str> {
    let page = (language != Language::En).then_some(PAGE);
    let all = page.into_iter().chain(loaded_games());
    all.filter(|id| here((parts().words)(id, language)).is_none()).collect()
}

/// Fetches the sentences of the page and of the loaded games in a language.
pub async fn fetch_words(language: Language) {
    for id in without_words(language) {
        // If it can't be fetched, the page or the game stays in its previous language.
        if (parts().words)(id, language).await.is_none() {
            offline::missed();
        }
    }
}

/// Returns the language of the page: the one that is asked for, once the sentences of the page and of
/// every game that is loaded have arrived in it.
#[hook]
pub fn use_language(asked: Language) -> Language {
    LANGUAGE.set(asked);
    let has_all = without_words(asked).is_empty();
    let shown = use_state_eq(|| asked);
    use_effect_with((asked, has_all), {
        let shown = shown.clone();
        move |_| {
            wasm_bindgen_futures::spawn_local(async move {
                fetch_words(asked).await;
                shown.set(asked);
            });
        }
    });
    if has_all { asked } else { *shown }
}

/// Returns the function of a chunk, if it is already loaded.
fn here<F>(mut fetching: Fetching<F>) -> Option<F> {
    let mut context = task::Context::from_waker(Waker::noop());
    match fetching.as_mut().poll(&mut context) {
        Poll::Ready(function) => function,
        Poll::Pending => None,
    }
}

/// Returns the function of a chunk if it is loaded. Otherwise fetches it, and says afterwards whether it
/// came.
pub fn fetched<F: 'static>(fetch: fn() -> Fetching<F>, done: Callback<bool>) -> Option<F> {
    let function = here(fetch());
    if function.is_none() {
        wasm_bindgen_futures::spawn_local(async move {
            let has_come = fetch().await.is_some();
            if !has_come {
                offline::missed();
            }
            done.emit(has_come);
        });
    }
    function
}

#[derive(Properties)]
pub struct LazyProps<P: PartialEq> {
    /// The function that fetches the chunk.
    pub part: fn() -> Loading<P>,
    /// The properties that the chunk is rendered from.
    pub from: P,
}

// A place of the page always has the same chunk, so only the properties are compared.
impl<P: PartialEq> PartialEq for LazyProps<P> {
    fn eq(&self, other: &Self) -> bool {
        self.from == other.from
    }
}

/// The loading state of a chunk.
pub enum Part<F> {
    /// It is being fetched.
    Loading,
    /// It is here: its function.
    Here(F),
    /// It is unavailable.
    Missing,
}

/// The end of fetching a chunk: it is here, or unavailable.
type Coming = Pin<Box<dyn Future<Output = bool>>>;

/// Returns the loading state of a chunk, and fetches it while it is [`Part::Loading`]. The handle is
/// set to true to fetch an unavailable chunk again.
#[hook]
pub fn use_part<F: 'static>(
    fetch: impl Fn() -> Fetching<F> + 'static,
) -> (Part<F>, UseStateHandle<bool>) {
    let function = here(fetch());
    let coming = move || -> Coming {
        let fetching = fetch();
        Box::pin(async { fetching.await.is_some() })
    };
    let is_coming = use_fetched(function.is_some(), Box::new(coming));
    let part = match function {
        Some(function) => Part::Here(function),
        None if *is_coming => Part::Loading,
        None => Part::Missing,
    };
    (part, is_coming)
}

/// Returns true while a chunk that is not here is being fetched.
#[hook]
fn use_fetched(is_here: bool, fetch: Box<dyn Fn() -> Coming>) -> UseStateHandle<bool> {
    let state = use_state(|| !is_here);
    let again = use_force_update();
    use_effect_with((*state, is_here), {
        let state = state.clone();
        move |&(is_wanted, is_here)| {
            if is_wanted && !is_here {
                let coming = fetch();
                wasm_bindgen_futures::spawn_local(async move {
                    if coming.await {
                        again.force_update();
                    } else {
                        offline::missed();
                        state.set(false);
                    }
                });
            }
        }
    });
    state
}

/// Renders a note that a chunk is unavailable, with a button that fetches it again.
pub fn missing(app: &AppContext, is_coming: UseStateHandle<bool>) -> Html {
    let messages = app.messages;
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            <p class="note" role="alert">
                { messages.part_missing }
                if app.kept_offline == Some(false) {
                    { " " }{ messages.not_kept_offline }
                }
            </p>
            <div class="actions">
                <button type="button" class="button primary" onclick={move |_| is_coming.set(true)}>
                    { messages.try_again }
                </button>
            </div>
        </main>
    }
}

/// Renders a chunk in the place of a page's part; nothing until it is loaded, or if it is
/// unavailable.
#[component]
pub fn LazySection<P: PartialEq + Clone + 'static>(
    LazyProps { part, from }: &LazyProps<P>,
) -> Html {
    match use_part(*part).0 {
        Part::Here(draw) => draw(from.clone()),
        Part::Loading | Part::Missing => Html::default(),
    }
}

/// Renders a chunk in the place of a whole page once it is loaded, or a note if it is unavailable.
#[component]
pub fn Lazy<P: PartialEq + Clone + 'static>(LazyProps { part, from }: &LazyProps<P>) -> Html {
    let app = use_app();
    let (part, is_coming) = use_part(*part);
    use_loading(match part {
        Part::Loading => None,
        Part::Here(draw) => Some(draw(from.clone())),
        Part::Missing => Some(missing(&app, is_coming)),
    })
}
