//! The lesson of a game: fetched when it is opened, and played at the game's table.

use super::catalog::GameEntry;
use super::context::{AppContext, use_app};
use super::lazy::{self, Lazy};
use super::loading::use_loading;
use super::match_page::MatchPage;
use super::table::{Subject, TableProps, no_lesson};
use super::text_file::{TextFile, use_text_file};
use super::with_game::WithGame;
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
    let app = AppContext { taught: true, ..use_app() };
    let messages = app.messages;
    let part = lazy::parts().play;
    let file = use_text_file(title.file("lesson.json"));
    use_loading(match file {
        TextFile::Loading => None,
        TextFile::Missing => Some(no_lesson(title, messages)),
        TextFile::Here(lesson) => Some(html! {
            <ContextProvider<AppContext> context={app.clone()}>
                <WithGame {title}>
                    <Lazy<MatchPage> {part} from={MatchPage::Table(TableProps { title: Some(title), app, embedded, scope, subject: Subject::Lesson(lesson) })} />
                </WithGame>
            </ContextProvider<AppContext>>
        }),
    })
}
