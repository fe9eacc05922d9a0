//! The root component: route, settings, and the current page.

use super::archive::ArchivePage;
use super::catalog::GameEntry;
use super::company::{self, ScreenPage, Way};
use super::context::AppContext;
use super::credits::credits;
use super::home::{Home, home};
use super::lazy::{Lazy, LazySection, parts, use_language};
use super::lesson::Lesson;
use super::match_page::{Arrival, MatchPage};
use super::matches;
use super::new_match::{NewMatchProps, has_played};
use super::pieces::piece;
use super::route::Route;
use super::rulebook::rules_page;
use super::settings::Settings;
use super::settings_form::settings_page;
use super::waiting_room;
use super::with_game::WithGame;
use crate::platform::offline::News;
use crate::platform::{debounce, held_keys, offline, page, storage};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct AppProps {
    /// A selector of the link or switch that had the focus before the page's code had loaded.
    pub focused: Option<String>,
}

/// Returns the route of an address. A table without a number gets that of its match, so a reload
/// comes back to the same match.
fn arrive(hash: &str) -> Route {
    match Route::parse(hash) {
        Route::Table(title, None) => {
            // One that cannot be opened says why.
            let id = matches::library(|library| {
                let unreadable = || library.all_in_progress(Some(title.id)).first().copied();
                library.in_progress(title.id).or_else(unreadable)
            });
            let route = Route::Table(title, id.map(matches::number));
            page::rename(&route.hash());
            route
        }
        route => route,
    }
}

/// Renders the whole page.
#[component]
pub fn App(AppProps { focused }: &AppProps) -> Html {
    let parts = parts();
    let settings = use_state(Settings::kept);
    let route = use_state(|| arrive(&page::hash()));
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = page::on_place(move |hash| route.set(arrive(&hash)));
            move || drop(listener)
        });
    }
    use_effect_with((), |()| {
        let listener = held_keys::ignore_repeats();
        move || drop(listener)
    });
    {
        // Settings changed in one tab apply to the others. A table in another site's page looks as
        // that page asks.
        let (settings, embedded) = (settings.clone(), matches!(*route, Route::Embedded(_)));
        use_effect_with(embedded, move |&embedded| {
            let listener =
                (!embedded).then(|| storage::listen(move || settings.set(Settings::kept())));
            move || drop(listener)
        });
    }
    let new_version = use_state(|| false);
    let kept_offline = use_state(|| None);
    {
        let (new_version, kept_offline) = (new_version.clone(), kept_offline.clone());
        use_effect_with((), move |()| {
            offline::install(Callback::from(move |news| match news {
                News::NewVersion => new_version.set(true),
                News::Copy(whole) => kept_offline.set(Some(whole)),
            }));
        });
    }
    let change = {
        let settings = settings.clone();
        Callback::from(move |next: Settings| {
            next.keep(&settings);
            settings.set(next);
        })
    };
    let override_settings = {
        let settings = settings.clone();
        Callback::from(move |next: Settings| settings.set(next))
    };
    let messages = use_language(settings.language()).messages();
    let context = AppContext {
        settings: *settings,
        messages,
        taught: false,
        kept_offline: *kept_offline,
        folder: page::folder().into(),
        change,
        override_settings,
    };
    let is_afar = matches!(*route, Route::SecondScreen(..));
    use_effect_with((*settings, is_afar), |(settings, is_afar)| settings.apply_to_page(*is_afar));
    use_effect_with(settings.second_tap.second_tap(), |&span| {
        let steady = (span > 0).then(|| debounce::listen_for(span));
        move || drop(steady)
    });
    {
        let title = match &*route {
            Route::New(title)
            | Route::Table(title, _)
            | Route::Rules(title)
            | Route::Lesson(title)
            | Route::Look(title, _)
            | Route::SecondScreen(title, _) => {
                format!("{} · Regalia", (title.about)(context.messages).name)
            }
            _ => "Regalia".to_owned(),
        };
        use_effect_with(title, |title| page::set_title(title));
        let (focused, arrived) = (focused.clone(), use_mut_ref(|| false));
        use_effect_with((*route).clone(), move |route| {
            if !arrived.replace(true) && *route == Route::Home {
                // A person may have focused something before the code had loaded: keep the focus
                // there.
                if let Some(selector) = focused {
                    page::focus(&selector);
                }
                return;
            }
            // In another site's page, the focus is that page's concern.
            if !matches!(route, Route::Home | Route::Embedded(_)) {
                page::focus("#main");
            }
            // Scroll a new page to its top: moving the focus has scrolled it.
            page::scroll_to_top();
        });
    }
    use_effect_with(
        matches!(
            *route,
            Route::Table(..)
                | Route::Lesson(_)
                | Route::Look(..)
                | Route::SecondScreen(..)
                | Route::Seat(..)
                | Route::Embedded(_)
                | Route::Opened(_)
                | Route::Letter(_)
        ),
        move |&soon| {
            if soon {
                // Fetch it in parallel with everything else that such a page needs.
                wasm_bindgen_futures::spawn_local(async move {
                    let _ = (parts.play)().await;
                });
            }
        },
    );
    let skip = messages.skip_to_content;
    let play = |key: &str, from: MatchPage| {
        html! { <Lazy<MatchPage> key={key} part={parts.play} {from} /> }
    };
    let arrives = |key: &str, from: Arrival| {
        html! { <Lazy<Arrival> key={key} part={parts.arrivals} {from} /> }
    };
    let by_text = |text: String, part| {
        html! { <Lazy<String> key={route.hash()} {part} from={text} /> }
    };
    let archive = |from: ArchivePage| html! { <Lazy<ArchivePage> part={parts.archive} {from} /> };
    let covers = |lost: Option<&str>| {
        let of_any_game: Option<&'static GameEntry> = None;
        let is_newcomer = !has_played()
            && !waiting_room::is_kept()
            && matches::library(|library| !library.has_any());
        let games_in_progress = (!is_newcomer).then(|| {
            html! { <LazySection<Option<&'static GameEntry>> part={parts.games} from={of_any_game} /> }
        });
        let (settings, change) = (*settings, &context.change);
        home(&Home { lost, folder: &page::folder(), games_in_progress, settings, change }, messages)
    };
    route.note();
    let content = match (*route).clone() {
        Route::Home => covers(None),
        Route::History(filters) => archive(ArchivePage::History(filters)),
        Route::Statistics(filters) => archive(ArchivePage::Statistics(filters)),
        Route::Move => archive(ArchivePage::Move),
        Route::Days(filters) if filters.contains('/') => {
            arrives(&filters, Arrival::Day(filters.clone()))
        }
        Route::Days(filters) => archive(ArchivePage::Days(filters)),
        Route::Nowhere(hash) => covers(Some(&hash)),
        Route::New(title) => {
            let from = NewMatchProps { title, app: context.clone() };
            html! { <Lazy<NewMatchProps> key={title.id} part={parts.set_up} {from} /> }
        }
        Route::Table(title, number) | Route::Look(title, number) => {
            let (app, is_view_only) = (context.clone(), matches!(*route, Route::Look(..)));
            let page = MatchPage::Kept { title, app, number, is_view_only };
            html! { <WithGame key={title.id} {title}>{ play(&route.hash(), page) }</WithGame> }
        }
        Route::SecondScreen(title, code) => {
            // Tips are for the players.
            let app = AppContext { taught: true, ..context.clone() };
            let page = ScreenPage { app: app.clone(), way: Way::Window { title, code } };
            html! {
                <ContextProvider<AppContext> context={app}>
                    <WithGame key={title.id} {title}>{ play("", MatchPage::SecondScreen(page)) }</WithGame>
                </ContextProvider<AppContext>>
            }
        }
        Route::Seat(via, code) => {
            let page = ScreenPage { app: context.clone(), way: Way::Seat(via, code.clone()) };
            play(&code, MatchPage::SecondScreen(page))
        }
        Route::Rules(title) => rules_page(title, messages),
        Route::Lesson(title) => html! { <Lesson key={title.id} {title} scope={title.id} /> },
        Route::Settings => settings_page(&context),
        Route::Credits => credits(messages),
        Route::Embedded(asked) => arrives(&asked, Arrival::Embedded(asked.clone())),
        Route::Letter(text) => by_text(text, parts.letter),
        Route::Round(text) => by_text(text, parts.rounds),
        Route::Opened(link) => arrives(&link, Arrival::Opened(link.clone())),
    };
    let to_main = Callback::from(|event: MouseEvent| {
        event.prevent_default();
        page::focus("#main");
    });
    html! {
        <ContextProvider<AppContext> {context}>
            <a class="skip" href="#main" onclick={to_main}>{ skip }</a>
            <key={route.hash()}>{ content }</>
            // Nothing is pressed on a second screen, and a phone would lose its table.
            if *new_version && !company::are_there() && !matches!(*route, Route::SecondScreen(..) | Route::Seat(..)) {
                <div class="toast-corner">
                    { piece!(Toast {
                        text: messages.new_version,
                        action: Some((messages.take_new_version.into(), Callback::from(|()| offline::take_new_version()))),
                        // It is offered again at the next visit.
                        later: Some((messages.leave_new_version.into(), Callback::from(move |()| new_version.set(false)))),
                    }) }
                </div>
            }
        </ContextProvider<AppContext>>
    }
}
