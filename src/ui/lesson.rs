//! The lesson of a game: fetched when it is opened, and played at the game's table.

use super::catalog::GameEntry;
use super::context::{Context, use_app};
use super::heading::heading;
use super::lazy::{self, Lazy};
use super::loading::use_loading;
use super::locale::Words;
use super::play::PlayPage;
use super::route::Route;
use super::table::{Subject, TableProps};
use super::text_file::{TextFile, use_text_file};
use super::themed::Themed;
use crate::platform::{page, storage};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LessonProps {
    /// The game.
    pub title: &'static GameEntry,
    /// True if it is in another site's page, which has no home page.
    #[prop_or_default]
    pub embedded: bool,
    /// The scope of the match that is played on after the lesson (`matches.rs`).
    pub scope: AttrValue,
}

/// Renders the table with a guide beside it.
#[component]
pub fn Lesson(LessonProps { title, embedded, scope }: &LessonProps) -> Html {
    let (title, embedded, scope) = (*title, *embedded, scope.clone());
    let house = Context { taught: true, ..use_app() };
    let words = house.words;
    let part = lazy::parts().play;
    let file = use_text_file(title.file("lesson.json"));
    use_loading(match file {
        TextFile::Loading => None,
        TextFile::Missing => Some(missing(title, words)),
        TextFile::Here(lesson) => Some(html! {
            <ContextProvider<Context> context={house.clone()}>
                <Themed {title}>
                    <Lazy<PlayPage> {part} from={PlayPage::Table(TableProps { title, house, embedded, scope, subject: Subject::Lesson(lesson) })} />
                </Themed>
            </ContextProvider<Context>>
        }),
    })
}

/// Renders the page for a game without a lesson.
pub fn missing(title: &'static GameEntry, words: &Words) -> Html {
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

/// Returns the storage key of the progress in a game's lesson.
fn key(game: &str) -> String {
    format!("lesson/{game}")
}

/// The progress of a lesson that was offered and has not begun.
pub const OFFERED: &str = "offered";

/// Returns the progress in a game's lesson, if it was ever offered.
pub fn progress(game: &str) -> Option<String> {
    storage::get(&key(game)).ok().flatten()
}

/// Saves the progress. If saving fails, the lesson begins again next time.
pub fn keep_progress(game: &str, progress: &str) {
    let _ = storage::set(&key(game), progress);
}
