//! The lesson of a game: fetched when it is opened, and played at the game's table.

use super::catalog::GameEntry;
use super::context::{Context, use_app};
use super::lazy::{self, Lazy};
use super::loading::use_loading;
use super::play_page::PlayPage;
use super::table::{Subject, TableProps, no_lesson};
use super::text_file::{TextFile, use_text_file};
use super::themed::Themed;
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
    let messages = house.messages;
    let part = lazy::parts().play;
    let file = use_text_file(title.file("lesson.json"));
    use_loading(match file {
        TextFile::Loading => None,
        TextFile::Missing => Some(no_lesson(title, messages)),
        TextFile::Here(lesson) => Some(html! {
            <ContextProvider<Context> context={house.clone()}>
                <Themed {title}>
                    <Lazy<PlayPage> {part} from={PlayPage::Table(TableProps { title, house, embedded, scope, subject: Subject::Lesson(lesson) })} />
                </Themed>
            </ContextProvider<Context>>
        }),
    })
}
