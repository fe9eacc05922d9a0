//! The page when it is embedded in another site: only the table.

use super::catalog::{GameEntry, find_game};
use super::context::{AppContext, use_app};
use super::embed::{HostMessage, Request, RequestError, Wish, wish};
use super::lazy::{Lazy, parts};
use super::lesson::Lesson;
use super::locale::Messages;
use super::match_page::MatchPage;
use super::matches::{self, MatchId};
use super::table::{Subject, TableProps, names};
use super::tabs;
use super::with_match::WithMatch;
use crate::platform::{embed, page, random};
use crate::session::new_match;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EmbeddedProps {
    /// The request, as it is in the address.
    pub asked: String,
}

/// Returns the game of the request. A parsed request always names an existing game.
fn title_of(asked: &Request) -> &'static GameEntry {
    find_game(asked.game).expect("every game is in the catalog")
}

/// Returns the match of an embedded table: the one in progress that was read, otherwise a new one.
/// Returns `None` if the request cannot be dealt.
fn match_for(asked: &Request, read: Option<MatchId>) -> Option<MatchId> {
    let goes_on = |&id: &MatchId| matches::play(id).is_ok_and(|play| !play.is_over());
    read.filter(goes_on).or_else(|| begin(asked, None))
}

/// Begins a new match at an embedded table, with this seed, the request's seed, or a random one.
fn begin(asked: &Request, seed: Option<u64>) -> Option<MatchId> {
    let seed = seed.or(asked.seed).unwrap_or_else(random::fresh_seed);
    let play = new_match(&asked.deal(seed, random::fresh_seed()))?.ok()?;
    Some(matches::begin(&asked.scope(), &play))
}

/// Reports the state of the match to the host page. The table may show another match than the one
/// that it was opened for.
fn say_state(asked: &Request, shown: Option<MatchId>, messages: &Messages) {
    if asked.lesson && shown.is_none() {
        HostMessage::state_of_lesson(asked.game).say();
    } else if let Some(Ok(play)) = tabs::played().or(shown).map(matches::play) {
        HostMessage::state(&play, &names(&play, messages)).say();
    }
}

/// Sets how the table gets its height. A table is as high as its screen, unless its frame grows
/// with it: embed.js passes the host's origin and sets the frame to the height that the table
/// reports.
fn set_measure(asked: &Result<Request, RequestError>, whole_screen: bool) {
    let grows = asked.as_ref().is_ok_and(|asked| asked.host.is_some()) && !whole_screen;
    page::set_attributes(&[("data-embedded", if grows { "grows" } else { "" })]);
}

/// The page when it is embedded, once the records of its match are read.
#[component]
pub fn Embedded(EmbeddedProps { asked }: &EmbeddedProps) -> Html {
    let asked = use_memo(asked.clone(), |text| Request::parse(text));
    let scope = asked.as_ref().as_ref().map(Request::scope).unwrap_or_default();
    let number = {
        let scope = scope.clone();
        use_memo((), move |()| {
            matches::library(|library| Some(library.number(library.in_progress(&scope)?)))
        })
    };
    let render = Callback::from(move |read: Option<MatchId>| {
        html! { <EmbeddedTable asked={Rc::clone(&asked)} {read} /> }
    });
    html! { <WithMatch {scope} number={*number} {render} /> }
}

#[derive(PartialEq, Properties)]
struct EmbeddedTableProps {
    /// The request.
    asked: Rc<Result<Request, RequestError>>,
    /// The match in progress in its scope, if there is one.
    read: Option<MatchId>,
}

/// The embedded table.
#[component]
fn EmbeddedTable(EmbeddedTableProps { asked, read }: &EmbeddedTableProps) -> Html {
    let app = use_app();
    let AppContext { settings, messages, ref override_settings, .. } = app;
    // Each new match that the host page asks for gets a new table.
    let id = use_state(|| match &**asked {
        Ok(asked) if !asked.lesson => match_for(asked, *read),
        _ => None,
    });
    use_memo((), |()| {
        set_measure(asked, false);
        match &**asked {
            Ok(asked) => {
                embed::meet(asked.host.as_deref());
                for key in &asked.unknown {
                    page::warn(&format!("Regalia: the parameter `{key}` is unknown"));
                }
            }
            Err(wrong) => {
                embed::meet(None);
                HostMessage::error(&wrong.explain(messages)).say();
            }
        }
    });
    {
        let (asked, id, override_settings) =
            (Rc::clone(asked), id.clone(), override_settings.clone());
        use_effect_with((settings, *id), move |&(settings, shown)| {
            let listener = embed::listen(move |json| match (wish(&json), &*asked) {
                (Some(Wish::Theme(theme)), _) => {
                    override_settings.emit(super::settings::Settings { theme, ..settings });
                }
                (Some(Wish::Language(language)), _) => {
                    override_settings
                        .emit(super::settings::Settings { language: Some(language), ..settings });
                }
                (Some(Wish::WholeScreen(whole)), asked) => set_measure(asked, whole),
                (Some(Wish::State), Ok(asked)) => say_state(asked, shown, messages),
                (Some(Wish::NewGame(seed)), Ok(asked)) => {
                    id.set(begin(asked, seed));
                }
                _ => {}
            });
            move || drop(listener)
        });
    }
    {
        let (asked, override_settings) = (Rc::clone(asked), override_settings.clone());
        use_effect_with((), move |()| {
            if let Ok(asked) = &*asked {
                override_settings.emit(asked.apply_to(settings));
                // The table handles commands from the host page from now on.
                HostMessage::ready(asked.game).say();
            }
            let observer = page::watch_height(|height| HostMessage::resize(height).say());
            move || drop(observer)
        });
    }
    match &**asked {
        Ok(asked) if asked.lesson && id.is_none() => {
            html! { <Lesson title={title_of(asked)} embedded={true} scope={asked.scope()} /> }
        }
        Ok(asked) => {
            html! { <Lazy<MatchPage> key={id.map(matches::key).unwrap_or_default()} part={parts().play} from={MatchPage::Table(TableProps { title: Some(title_of(asked)), app, embedded: true, scope: asked.scope().into(), subject: Subject::Match(*id) })} /> }
        }
        Err(wrong) => html! {
            <main class="page narrow" id="main" tabindex="-1">
                <p class="note" role="alert">{ wrong.explain(messages) }</p>
            </main>
        },
    }
}
