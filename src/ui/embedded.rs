//! The page when it is embedded in another site: only the table.

use super::catalog::{GameEntry, find_game};
use super::context::{AppContext, use_app};
use super::embed::{HostMessage, Request, Wish, wish};
use super::lazy::{Lazy, parts};
use super::lesson::Lesson;
use super::locale::Messages;
use super::match_page::{MatchPage, with_game};
use super::matches::{self, MatchId};
use super::table::{Subject, TableProps, names};
use super::tabs;
use super::with_match::WithMatch;
use crate::platform::{embed, page, random, storage};
use crate::session::{AnyMatch, new_match};
use serde::Serialize;
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

/// Begins the next deal of a round, if the one at the table is over.
pub type NextDeal = Callback<(), Option<MatchId>>;

/// Returns the match of an embedded table: the one that was read, if it goes on or its deal may be that of the
/// request, otherwise a new one. Returns `None` if the request cannot be dealt.
fn match_for(asked: &Request, read: Option<MatchId>) -> Option<MatchId> {
    let stays =
        |play: AnyMatch| !play.is_over() || asked.seed.is_none_or(|seed| seed == play.seed());
    read.filter(|&id| matches::play(id).is_ok_and(stays)).or_else(|| begin(asked, None))
}

/// Begins a new match at an embedded table, with this seed, the request's seed, or a random one.
fn begin(asked: &Request, seed: Option<u64>) -> Option<MatchId> {
    let seed = seed.or(asked.seed).unwrap_or_else(random::fresh_seed);
    let play = new_match(&asked.deal(seed, random::fresh_seed()))?.ok()?;
    let scope = asked.scope();
    let id = matches::begin(&scope, &play);
    // Under its scope the tab keeps the last match that began: a reload must not deal anew over a result.
    storage::set_of_tab(&scope, Some(&matches::number(id).to_string()));
    Some(id)
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

/// Checks results for the host page, in the chunk that does so.
fn verify(id: u32, text: String, round: Option<String>, messages: &'static Messages) {
    wasm_bindgen_futures::spawn_local(async move {
        match (parts().verify)().await {
            Some(verify) => verify(id, text, round, messages).await,
            None => verified(id, "message", &messages.part_missing),
        }
    });
}

/// Answers a question of the host page about results: with a list, or with the message why there is none.
pub fn verified(id: u32, key: &str, value: &impl Serialize) {
    let value = serde_json::to_string(value).expect("messages are plain data");
    embed::post(&format!(r#"{{"regalia":1,"type":"verified","id":{id},"{key}":{value}}}"#));
}

/// Sets how the table gets its height. A table is as high as its screen, unless its frame grows
/// with it: embed.js passes the host's origin and sets the frame to the height that the table
/// reports.
fn set_measure(asked: Option<&Request>, whole_screen: bool) {
    let grows = asked.is_some_and(|asked| asked.host.is_some()) && !whole_screen;
    page::set_attributes(&[("data-embedded", if grows { "grows" } else { "" })]);
}

/// Renders the page when it is embedded, from the parameters in its address.
pub fn draw_embedded(asked: String) -> Html {
    // A round says which game it is.
    let request = Request::parse(&asked).ok().filter(|asked| asked.round.is_none());
    with_game(request.map(|asked| asked.game), html! { <Embedded {asked} /> })
}

/// The page when it is embedded, once the records of its match are read.
#[component]
pub fn Embedded(EmbeddedProps { asked }: &EmbeddedProps) -> Html {
    let AppContext { settings, messages, override_settings, .. } = use_app();
    let asked = use_memo(asked.clone(), |text| Request::parse(text).map(Rc::new));
    use_memo((), |()| {
        let asked = asked.as_ref().as_ref().ok();
        embed::meet(asked.and_then(|asked| asked.host.as_deref()));
        for key in asked.iter().flat_map(|asked| &asked.unknown) {
            page::warn(&format!("Regalia: the parameter `{key}` is unknown"));
        }
    });
    {
        let asked = Rc::clone(&asked);
        use_effect_with((), move |()| {
            if let Ok(asked) = &*asked {
                override_settings.emit(asked.apply_to(settings));
            }
        });
    }
    match &*asked {
        // What tells results is a chunk of its own.
        Ok(asked) if asked.round.is_some() || asked.share => {
            html! { <Lazy<Rc<Request>> part={parts().club} from={asked} /> }
        }
        Ok(asked) => html! { <OwnTable {asked} /> },
        Err(wrong) => {
            html! { <EmbeddedTable asked={Err(AttrValue::from(wrong.explain(messages)))} /> }
        }
    }
}

#[derive(PartialEq, Properties)]
pub struct OwnTableProps {
    /// The request.
    pub asked: Rc<Request>,
}

/// An embedded table whose matches the request describes, once the records of the match in progress are read.
#[component]
pub fn OwnTable(OwnTableProps { asked }: &OwnTableProps) -> Html {
    let scope = asked.scope();
    let number = {
        let scope = scope.clone();
        use_memo(asked.lesson, move |&is_lesson| {
            let in_progress =
                matches::library(|library| Some(library.number(library.in_progress(&scope)?)));
            let begun = || storage::get_of_tab(&scope)?.parse().ok();
            in_progress.or_else(|| begun().filter(|_| !is_lesson))
        })
    };
    let asked = Ok::<_, AttrValue>(Rc::clone(asked));
    let render = Callback::from(move |read: Option<MatchId>| {
        html! { <EmbeddedTable asked={asked.clone()} {read} /> }
    });
    html! { <WithMatch {scope} number={*number} {render} /> }
}

#[derive(PartialEq, Properties)]
pub struct EmbeddedTableProps {
    /// The request, or why it is refused.
    pub asked: Result<Rc<Request>, AttrValue>,
    /// The match in progress in its scope, the last that this tab began there, or that of the round; `None` if
    /// there is none.
    #[prop_or_default]
    pub read: Option<MatchId>,
    /// Begins the next deal, if the table is that of a round.
    #[prop_or_default]
    pub next: Option<NextDeal>,
}

/// The embedded table.
#[component]
pub fn EmbeddedTable(EmbeddedTableProps { asked, read, next }: &EmbeddedTableProps) -> Html {
    let app = use_app();
    let AppContext { settings, messages, ref override_settings, .. } = app;
    // Each new match that the host page asks for gets a new table.
    let id = use_state(|| match asked {
        Ok(asked) if next.is_none() && !asked.lesson => match_for(asked, *read),
        _ => *read,
    });
    use_memo((), |()| set_measure(asked.as_deref().ok(), false));
    {
        let (asked, next, id, override_settings) =
            (asked.clone(), next.clone(), id.clone(), override_settings.clone());
        use_effect_with((settings, *id), move |&(settings, shown)| {
            let listener = embed::listen(move |json| match (wish(&json), &asked) {
                (Some(Wish::Theme(theme)), _) => {
                    override_settings.emit(super::settings::Settings { theme, ..settings });
                }
                (Some(Wish::Language(language)), _) => {
                    override_settings
                        .emit(super::settings::Settings { language: Some(language), ..settings });
                }
                (Some(Wish::Verify { id, text, round }), _) => verify(id, text, round, messages),
                (Some(Wish::WholeScreen(whole)), asked) => {
                    set_measure(asked.as_deref().ok(), whole);
                }
                (Some(Wish::State), Ok(asked)) => say_state(asked, shown, messages),
                (Some(Wish::NewGame(seed)), Ok(asked)) => {
                    let begun = match &next {
                        Some(next) => next.emit(()),
                        None => begin(asked, seed),
                    };
                    if begun.is_some() {
                        id.set(begun);
                    }
                }
                _ => {}
            });
            move || drop(listener)
        });
    }
    {
        let asked = asked.clone();
        use_effect_with((), move |()| {
            // The table handles commands from the host page from now on.
            match &asked {
                Ok(asked) => HostMessage::ready(asked.game).say(),
                Err(wrong) => HostMessage::error(wrong).say(),
            }
            let observer = page::watch_height(|height| HostMessage::resize(height).say());
            move || drop(observer)
        });
    }
    match asked {
        Ok(asked) if asked.lesson && id.is_none() => {
            html! { <Lesson title={title_of(asked)} embedded={true} scope={asked.scope()} /> }
        }
        Ok(asked) => {
            html! { <Lazy<MatchPage> key={id.map(matches::key).unwrap_or_default()} part={parts().play} from={MatchPage::Table(TableProps { title: Some(title_of(asked)), app, embedded: true, scope: asked.scope().into(), subject: Subject::Match(*id) })} /> }
        }
        Err(wrong) => html! {
            <main class="page narrow" id="main" tabindex="-1">
                <p class="note" role="alert">{ wrong }</p>
            </main>
        },
    }
}
