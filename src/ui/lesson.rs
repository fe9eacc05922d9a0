//! The lesson of a game: fetched when it is opened, and played at the game's own table.

use super::context::{Context, use_house};
use super::dressed::Dressed;
use super::fetched::{self, Fetched};
use super::heading::heading;
use super::loading::use_loading;
use super::locale::Words;
use super::play::PlayPage;
use super::route::Route;
use super::shelf::Title;
use super::table::{Subject, TableProps};
use super::text_file::{TextFile, use_text_file};
use crate::platform::{page, storage};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LessonProps {
    /// The game.
    pub title: &'static Title,
    /// Whether it stands in somebody else's page, with no way home.
    #[prop_or_default]
    pub embedded: bool,
    /// The scope in which its match is kept after the lesson (`matches.rs`).
    pub scope: AttrValue,
}

/// The table with a guide beside it.
#[component]
pub fn Lesson(LessonProps { title, embedded, scope }: &LessonProps) -> Html {
    let (title, embedded, scope) = (*title, *embedded, scope.clone());
    let house = Context { taught: true, ..use_house() };
    let words = house.words;
    let part = fetched::parts().play;
    let file = use_text_file(title.file("lesson.json"));
    use_loading(match file {
        TextFile::Fetching => None,
        TextFile::Missing => Some(missing(title, words)),
        TextFile::Here(lesson) => Some(html! {
            <ContextProvider<Context> context={house.clone()}>
                <Dressed {title}>
                    <Fetched<PlayPage> {part} from={PlayPage::Table(TableProps { title, house, embedded, scope, subject: Subject::Lesson(lesson) })} />
                </Dressed>
            </ContextProvider<Context>>
        }),
    })
}

/// There is no lesson to be had.
pub fn missing(title: &'static Title, words: &Words) -> Html {
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading((title.about)(words).name, words) }
            <p class="note" role="alert">{ words.lesson.missing }</p>
            <div class="actions">
                <button type="button" class="button primary" onclick={|_| page::reload()}>{ words.try_again }</button>
                <a class="button" href={Route::Rules(title).href()}>{ words.new_match.rules }</a>
            </div>
        </main>
    }
}

/// Where it is kept how far somebody has come in a game's lesson.
fn key(game: &str) -> String {
    format!("lesson/{game}")
}

/// Kept when the lesson was offered, and not begun yet.
pub const OFFERED: &str = "offered";

/// How far somebody has come in a game's lesson, if it was ever offered to them.
pub fn progress(game: &str) -> Option<String> {
    storage::get(&key(game)).ok().flatten()
}

/// Keeps how far somebody has come. What cannot be kept begins again.
pub fn keep_progress(game: &str, progress: &str) {
    let _ = storage::set(&key(game), progress);
}
