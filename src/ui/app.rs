//! The page's frame: route, settings, and the part that is shown.

use super::context::Context;
use super::credits::credits;
use super::dressed::Dressed;
use super::embed::Asked;
use super::embedded::Embedded;
use super::gallery::Gallery;
use super::home::home;
use super::locale::Words;
use super::new_match::NewMatchPage;
use super::opened::Opened;
use super::pieces::piece;
use super::programs;
use super::route::Route;
use super::rulebook::rules_page;
use super::settings::Settings;
use super::settings_form::settings_page;
use super::table::Table;
use crate::platform::offline::NewVersion;
use crate::platform::{offline, page};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AppProps {
    /// The sentences of this program's language.
    pub words: &'static Words,
}

/// The settings to begin with: as the program before left them, or as they are kept,
/// or as a club would have them.
fn first_settings() -> Settings {
    programs::left(|left| left.settings).unwrap_or_else(|| {
        let kept = Settings::kept();
        match Route::parse(&page::hash()) {
            Route::Embedded(asked) => Asked::parse(&asked).map_or(kept, |asked| asked.dress(kept)),
            _ => kept,
        }
    })
}

/// The whole page.
#[component]
pub fn App(&AppProps { words }: &AppProps) -> Html {
    use_effect_with((), |()| programs::ended);
    let settings = use_state(first_settings);
    let route = use_state(|| Route::parse(&page::hash()));
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = page::on_place(move |hash| route.set(Route::parse(&hash)));
            move || drop(listener)
        });
    }
    let new_version = use_state(|| None::<NewVersion>);
    {
        let new_version = new_version.clone();
        use_effect_with((), move |()| {
            offline::install(Callback::from(move |found| new_version.set(Some(found))));
        });
    }
    let change = {
        let settings = settings.clone();
        Callback::from(move |next: Settings| {
            next.keep();
            settings.set(next);
        })
    };
    let dress = {
        let settings = settings.clone();
        Callback::from(move |next: Settings| settings.set(next))
    };
    let context = Context { settings: *settings, words, change, dress };
    let language_missing = use_state(|| false);
    {
        let (settings, missing) = (settings.clone(), language_missing.clone());
        use_effect_with(*settings, move |&now| {
            now.dress(words.language);
            programs::want(now, words.language, move |now| {
                // Whoever wants it again asks again.
                settings.set(Settings { language: Some(words.language), ..now });
                missing.set(true);
            });
        });
    }
    {
        let title = match &*route {
            Route::New(title) | Route::Table(title) | Route::Rules(title) => {
                format!("{} · Regalia", (title.about)(context.words).name)
            }
            _ => "Regalia".to_owned(),
        };
        use_effect_with(((*route).clone(), title), move |(route, title)| {
            page::set_title(title);
            if programs::settle_in() {
                return;
            }
            // A new place begins at its top, for eyes and for the keyboard.
            page::scroll_to_top();
            // In somebody else's page the focus is theirs.
            if !matches!(route, Route::Home | Route::Embedded(_)) {
                page::focus("#main");
            }
        });
    }
    let skip = words.skip_to_content;
    let content = match (*route).clone() {
        Route::Home => home(None, words),
        Route::Gallery => html! { <Gallery /> },
        Route::Nowhere(hash) => home(Some(&hash), words),
        Route::New(title) => {
            html! { <Dressed key={title.id} {title}><NewMatchPage {title} house={context.clone()} /></Dressed> }
        }
        Route::Table(title) => {
            html! { <Dressed key={title.id} {title}><Table {title} house={context.clone()} /></Dressed> }
        }
        Route::Rules(title) => rules_page(title, words),
        Route::Settings => settings_page(&context),
        Route::Credits => credits(words),
        Route::Embedded(asked) => html! { <Embedded {asked} /> },
        Route::Opened(link) => html! { <Opened {link} /> },
    };
    let to_main = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        page::focus("#main");
    });
    html! {
        <ContextProvider<Context> {context}>
            <a class="skip" href="#main" onclick={to_main}>{ skip }</a>
            <key={route.hash()}>{ content }</>
            if *language_missing {
                <div class="toast-corner">
                    { piece!(Toast {
                        text: words.language_missing,
                        later: Some((words.table.close.into(), Callback::from(move |()| language_missing.set(false)))),
                    }) }
                </div>
            } else if let Some(found) = (*new_version).clone() {
                <div class="toast-corner">
                    { piece!(Toast {
                        text: words.new_version,
                        action: Some((words.take_new_version.into(), Callback::from(move |()| found.accept()))),
                        // It is offered again when the page is opened again.
                        later: Some((words.leave_new_version.into(), Callback::from(move |()| new_version.set(None)))),
                    }) }
                </div>
            }
        </ContextProvider<Context>>
    }
}
