//! The page of a match that came in a link or a file, and the actions on it.

use super::catalog::{GameEntry, find_game};
use super::context::{AppContext, use_app};
use super::day_deal::{Start, today};
use super::heading::heading;
use super::locale::Messages;
use super::matches::{self, MatchId};
use super::route::Route;
use crate::platform::{page, random};
use crate::session::day::Day;
use crate::session::{
    AnyMatch, ByLetter, LinkError, LoadError, Occupant, new_match, only_person, open_link,
};
use yew::prelude::*;

/// Returns the reason why a save cannot be opened, in the visitor's language.
pub fn explain_load(fault: &LoadError, messages: &Messages) -> String {
    let w = &messages.opened.load;
    match fault {
        LoadError::NotJson => w.not_json.to_owned(),
        LoadError::NotASave => w.not_a_save.to_owned(),
        LoadError::TooLarge => w.too_large.to_owned(),
        LoadError::Newer => w.newer.to_owned(),
        LoadError::UnknownGame(game) => (w.unknown_game)(game),
        LoadError::OtherRules => w.other_rules.to_owned(),
        LoadError::Table => w.table.to_owned(),
        LoadError::UnknownDecision(n) => (w.unknown_decision)(*n),
        LoadError::IllegalDecision(n) => (w.illegal_decision)(*n),
    }
}

/// Returns the reason why a link or a letter cannot be opened, in the visitor's language.
pub fn explain_link(fault: LinkError, messages: &Messages) -> &'static str {
    match fault {
        LinkError::Incomplete => messages.opened.incomplete,
        LinkError::Damaged => messages.opened.damaged,
        LinkError::OtherVersion => messages.opened.other_version,
        LinkError::UnknownGame => messages.opened.unknown_game,
        LinkError::Mismatch => messages.opened.mismatch,
    }
}

/// Returns the catalog entry of a match's game.
pub fn title_of(play: &AnyMatch) -> &'static GameEntry {
    find_game(play.info().id).expect("every game is in the catalog")
}

/// Begins to keep a match, and navigates to its table.
pub fn begin_match(play: &AnyMatch) {
    let title = title_of(play);
    open_table(title, matches::begin(title.id, play));
}

/// Keeps a match that came from another player and is over, and navigates to its table, which shows it from its
/// start. `name` is that of its only person; if it is empty, it is called after its seat.
fn watch_finished(mut play: AnyMatch, name: &str, messages: &Messages) {
    if let Some(seat) = only_person(play.occupants()) {
        let nth = seat.index();
        let unnamed = || (messages.table.unnamed)(nth + 1);
        let name = if name.is_empty() { unnamed() } else { name.to_owned() };
        let mut seats = play.occupants().to_vec();
        seats[nth] = Occupant::Person { name };
        play.name_persons(&seats);
    }
    let title = title_of(&play);
    let id = matches::begin(title.id, &play);
    matches::watch_from_start(id);
    open_table(title, id);
}

/// Watches the match of a link, which another player has sent. Nothing happens if it cannot be opened.
pub fn watch(link: &str, name: &str, messages: &Messages) {
    if let Ok(play) = open_link(link) {
        watch_finished(play, name, messages);
    }
}

fn open_table(title: &'static GameEntry, id: MatchId) {
    page::go_to(&Route::Table(title, Some(matches::number(id))).hash());
}

/// Begins to keep a match that is played by letter, and navigates to its table.
pub fn begin_by_letter(play: &AnyMatch, by_letter: ByLetter) {
    let title = title_of(play);
    open_table(title, matches::begin_by_letter(title.id, play, by_letter));
}

/// Returns a new match with the same deal and the same seats.
fn same_deal(play: &AnyMatch) -> Option<AnyMatch> {
    new_match(&play.setup().with_seeds(play.seed(), random::fresh_seed()))?.ok()
}

/// Whether a match tells what the official try of a day would meet.
#[derive(Clone, Copy)]
enum Spoiled {
    /// The days that were played are being looked up.
    Unknown,
    /// It does not, or the person wants to see it.
    No,
    /// It was played on the deal of this day, which is not played here.
    By(Day),
}

/// Returns the day of whose deal a match is, if its official try may still begin here. Where the day has
/// begun earlier, it may be tomorrow's.
fn day_to_come(play: &AnyMatch) -> Option<Day> {
    let today = today();
    [today, today.after()].into_iter().find(|day| day.is_deal_of(play))
}

#[derive(PartialEq, Properties)]
pub struct OpenedProps {
    /// The text of the link.
    pub link: String,
}

/// The page of a match in a link.
#[component]
pub fn Opened(OpenedProps { link }: &OpenedProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let w = &messages.opened;
    let opened = use_memo(link.clone(), |link| open_link(link));
    let spoiled = use_state(|| Spoiled::Unknown);
    {
        let (spoiled, opened) = (spoiled.clone(), opened.clone());
        use_effect_with(link.clone(), move |_| {
            let day = opened.as_ref().as_ref().ok().and_then(day_to_come);
            let Some(day) = day else { return spoiled.set(Spoiled::No) };
            spoiled.set(Spoiled::Unknown);
            wasm_bindgen_futures::spawn_local(async move {
                let tries = matches::day_tries().await;
                spoiled.set(if tries.is_played(day) { Spoiled::No } else { Spoiled::By(day) });
            });
        });
    }
    let content = match &*opened {
        Err(fault) => html! {
            <>
                <p class="note" role="alert">{ explain_link(*fault, messages) }</p>
                <a class="button primary" href={Route::Home.href()}>{ messages.table.home }</a>
            </>
        },
        Ok(_) if matches!(*spoiled, Spoiled::Unknown) => Html::default(),
        Ok(_) if let Spoiled::By(day) = *spoiled => {
            let w = messages.language.days();
            let is_today = day == today();
            let days = Route::Days(String::new());
            let play = if is_today { Start { day, official: true }.route() } else { days };
            let open = {
                let spoiled = spoiled.clone();
                move |_: MouseEvent| spoiled.set(Spoiled::No)
            };
            html! {
                <>
                    <p class="note">{ w.spoils }</p>
                    <div class="actions">
                        <a class="button primary" href={play.href()}>{ if is_today { w.start } else { messages.home.days } }</a>
                        <button type="button" class="button" onclick={open}>{ w.open_anyway }</button>
                    </div>
                </>
            }
        }
        Ok(play) => {
            let title = title_of(play);
            let over = play.is_over();
            let mine = matches::library(|library| library.further_than(title.id, play));
            let sit = |play: Option<AnyMatch>| {
                move |_: MouseEvent| match play.clone() {
                    Some(play) if play.is_over() => watch_finished(play, "", messages),
                    Some(play) => begin_match(&play),
                    None => {}
                }
            };
            html! {
                <div class={format!("opened game-{}", title.id)}>
                    <img src={title.cover()} alt="" width="180" height="240" />
                    <p>{ (w.about)((title.about)(messages).name, play.position()) }</p>
                    if over {
                        <p>{ w.finished }</p>
                    }
                    if let Some(mine) = mine {
                        <a class="button primary wide" href={Route::Table(title, Some(matches::number(mine))).href()}>
                            { w.mine }
                        </a>
                    }
                    <div class="actions">
                        <button type="button" class={classes!("button", mine.is_none().then_some("primary"))} onclick={sit(Some(play.clone()))}>
                            { if over { w.watch } else { w.resume } }
                        </button>
                        <button type="button" class="button" onclick={sit(same_deal(play))}>
                            { w.same_deal }
                        </button>
                    </div>
                </div>
            }
        }
    };
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading(w.title, messages) }
            { content }
        </main>
    }
}
