//! The page of a letter: what it is, how it stands to what is on this device, and the ways on.

use crate::engine::{Seat, SeatSet};
use crate::platform::{page, share};
use crate::session::{
    AnyMatch, Beside, ByLetter, Letter, LinkError, isolated, letter_in, persons_here,
};
use crate::ui::catalog::GameEntry;
use crate::ui::company::Scan;
use crate::ui::context::{AppContext, use_app};
use crate::ui::heading::heading;
use crate::ui::lazy::{Lazy, parts};
use crate::ui::loading::use_loading;
use crate::ui::locale::Messages;
use crate::ui::match_page::MatchPage;
use crate::ui::matches::{self, MatchId};
use crate::ui::opened_link::{explain_link, title_of};
use crate::ui::player_names::player_names;
use crate::ui::route::Route;
use crate::ui::table::{Subject, TableProps};
use crate::ui::tabs;
use crate::ui::with_game::WithGame;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct OpenedLetterProps {
    /// The text of the letter; empty if it has to be asked for.
    pub text: String,
}

/// The same match on this device.
#[derive(Clone)]
struct Known {
    id: MatchId,
    play: AnyMatch,
    by_letter: ByLetter,
    beside: Beside,
}

/// Everything that is known of a letter.
#[derive(Clone)]
struct Found {
    letter: Letter,
    known: Option<Known>,
}

impl Found {
    /// Returns true if the letter goes on from this device's match, and is for a person who plays
    /// here, or for everyone: it is taken over at once.
    fn goes_on(&self) -> bool {
        self.known.as_ref().is_some_and(|known| {
            let is_for_here =
                self.letter.to().is_none_or(|seat| known.by_letter.here.contains(seat));
            is_for_here && known.beside == Beside::Further { has_own: false }
        })
    }
}

/// Finds the match of a letter on this device.
async fn find(letter: Letter) -> Found {
    let known = matches::beside(&letter).await.and_then(|(id, beside)| {
        let by_letter = matches::library(|library| library.summary(id).by_letter)?;
        Some(Known { id, play: matches::play(id).ok()?, by_letter, beside })
    });
    Found { letter, known }
}

/// Returns the names of a letter's players, ready to be part of a sentence.
fn names_of(play: &AnyMatch, messages: &Messages) -> Vec<String> {
    let people = (title_of(play).about)(messages).people;
    let names = player_names(play.occupants(), play.seed(), people, messages);
    names.iter().map(|name| isolated(name)).collect()
}

/// A way on from a letter.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// To the table of the match here, as it is.
    Table,
    /// The match here goes on with the letter.
    TakeOver,
    /// The letter's match is kept as a separate one.
    Begin,
    /// The public view is shown.
    Watch,
}

impl Found {
    /// Goes the way on, in place of the letter's page.
    fn go(&self, way: Way) {
        let play = &self.letter.play;
        let title = title_of(play);
        let id = match (way, &self.known) {
            (Way::TakeOver, Some(known)) => {
                matches::take_letter(known.id, &self.letter);
                known.id
            }
            (Way::Table, Some(known)) => known.id,
            (Way::Begin, known) => {
                let to = self.letter.to().map_or(SeatSet::NONE, SeatSet::only);
                let here = known.as_ref().map_or(to, |known| known.by_letter.here);
                if here.is_empty() {
                    // It came when it was over.
                    matches::begin(title.id, play)
                } else {
                    let by_letter =
                        ByLetter { id: self.letter.id, here, sent: Some(play.position()) };
                    matches::begin_by_letter(title.id, play, by_letter)
                }
            }
            (Way::Watch, _) | (_, None) => return,
        };
        page::replace_with(&Route::Table(title, Some(matches::number(id))).hash());
    }
}

/// The page of a letter.
#[component]
pub fn OpenedLetter(OpenedLetterProps { text }: &OpenedLetterProps) -> Html {
    let app = use_app();
    let messages = app.messages;
    let opened = use_memo(text.clone(), |text| Letter::read(text));
    let found = use_state(|| None::<Rc<Found>>);
    let watches = use_state(|| false);
    {
        let (opened, found) = (opened.clone(), found.clone());
        use_effect_with((), move |()| {
            tabs::listen();
            if let Ok(letter) = &*opened {
                let letter = letter.clone();
                spawn_local(async move {
                    let there = find(letter).await;
                    if there.goes_on() {
                        there.go(Way::TakeOver);
                    } else {
                        found.set(Some(Rc::new(there)));
                    }
                });
            }
        });
    }
    let page = match &*opened {
        _ if text.is_empty() => Some(page_of(None, ask_on_page(None, messages), messages)),
        Err(fault) => Some(page_of(None, ask_on_page(Some(*fault), messages), messages)),
        Ok(letter) if *watches => Some(watch(&letter.play, &app)),
        Ok(letter) => found.as_ref().map(|found| {
            let there = found.clone();
            let on_way = Callback::from(move |way| match way {
                Way::Watch => watches.set(true),
                way => there.go(way),
            });
            page_of(Some(title_of(&letter.play)), ways_on(found, &on_way, messages), messages)
        }),
    };
    use_loading(page)
}

fn page_of(title: Option<&GameEntry>, content: Html, messages: &Messages) -> Html {
    let name = title.map(|title| (title.about)(messages).name);
    let name = name.unwrap_or(messages.language.by_letter().title);
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading(name, messages) }
            { content }
        </main>
    }
}

/// Goes to the page of the letter that is in a text.
fn go_to(text: &str) {
    let letter = letter_in(text).unwrap_or(text.trim());
    page::go_to(&Route::Letter(letter.to_owned()).hash());
}

/// Renders why a letter cannot be opened, if there is a reason, and asks for another.
fn ask_on_page(fault: Option<LinkError>, messages: &'static Messages) -> Html {
    html! {
        <>
            if let Some(fault) = fault {
                <p class="note" role="alert">{ explain_link(fault, messages) }</p>
            }
            { ask(messages, html! { <a class="button" href={Route::Home.href()}>{ messages.table.home }</a> }) }
        </>
    }
}

/// Renders the panel of the table that asks for the letter that it waits for.
pub fn panel(messages: &'static Messages, scan: Option<Scan>) -> Html {
    let on_code = Callback::from(|code: String| {
        go_to(&code);
        ""
    });
    html! {
        <>
            { ask(messages, Html::default()) }
            { scan.map(|scan| scan(messages, on_code)).unwrap_or_default() }
        </>
    }
}

/// Renders the field for a letter, with another button beside its own.
fn ask(messages: &'static Messages, beside: Html) -> Html {
    let w = messages.language.letters();
    let on_submit = move |event: SubmitEvent| {
        event.prevent_default();
        go_to(&page::text_in(event.target_dyn_into::<HtmlElement>()));
    };
    let on_file = move |event: Event| {
        spawn_local(async move {
            let Some(input) = event.target_dyn_into() else { return };
            if let Some(text) = share::chosen_file(&input, share::MAX_FILE).await {
                go_to(&text);
            }
        });
    };
    html! {
        <>
            <p>{ w.ask }</p>
            <form class="form" onsubmit={on_submit}>
                <label class="field">
                    <span>{ w.link }</span>
                    <input type="text" autocomplete="off" />
                </label>
                <label class="field">
                    <span>{ w.as_file }</span>
                    <input type="file" accept=".txt,text/plain" onchange={on_file} />
                </label>
                <div class="form-end actions">
                    <button type="submit" class="button primary">{ w.open }</button>
                    { beside }
                </div>
            </form>
        </>
    }
}

/// Renders the match of a letter as everyone may see it.
fn watch(play: &AnyMatch, app: &AppContext) -> Html {
    let title = title_of(play);
    let subject = Subject::Watched(play.save().into());
    let app = app.clone();
    let props =
        TableProps { title: Some(title), app, embedded: false, scope: title.id.into(), subject };
    html! {
        <WithGame key={title.id} {title}>
            <Lazy<MatchPage> part={parts().play} from={MatchPage::Table(props)} />
        </WithGame>
    }
}

/// Renders what a letter is, and the ways on from it.
fn ways_on(found: &Found, on_way: &Callback<Way>, messages: &Messages) -> Html {
    let w = messages.language.letters();
    let Found { letter, known } = found;
    let title = title_of(&letter.play);
    let names = names_of(&letter.play, messages);
    let name = |seat: Seat| names[seat.index()].as_str();
    let (from, to) = (letter.from.map(name), letter.to().map(name));
    let game = (title.about)(messages).name;
    let mut said = vec![match (from, to) {
        (Some(from), Some(to)) => (w.about)(from, to, game),
        (None, Some(to)) => (w.about_unsigned)(to, game),
        (_, None) => (w.about_result)(game),
    }];
    let mut ways = Vec::new();
    match (known, to) {
        (None, Some(to)) => {
            said.push((w.is_new)(to));
            ways.extend([((w.play_as)(to), Way::Begin), (w.watch.to_owned(), Way::Watch)]);
        }
        (None, None) => ways.push((w.see_result.to_owned(), Way::Begin)),
        (Some(known), _) => {
            let here = persons_here(known.play.occupants(), Some(known.by_letter));
            let other = letter.to().filter(|&seat| !here.contains(seat));
            if let Some(seat) = other {
                let here: Vec<&str> = here.iter().map(name).collect();
                said.push((w.other_seat)(name(seat), &here.join(", ")));
            }
            let keep = (w.keep_mine.to_owned(), Way::Table);
            let to_table = (w.to_table.to_owned(), Way::Table);
            match known.beside {
                Beside::Same => {
                    said.push(w.same.to_owned());
                    ways.push(to_table);
                }
                Beside::Older => {
                    said.push((w.older)(letter.play.position(), known.play.position()));
                    ways.push(to_table);
                }
                Beside::Further { has_own } => {
                    said.extend(has_own.then(|| w.has_own.to_owned()));
                    ways.extend([(w.take_over.to_owned(), Way::TakeOver), keep]);
                }
                Beside::Fork(common) => {
                    said.push((w.fork)(common + 1));
                    ways.extend([keep, (w.take_other.to_owned(), Way::Begin)]);
                }
            }
            ways.extend(other.map(|_| (w.watch.to_owned(), Way::Watch)));
        }
    }
    let button = |(nth, (label, way)): (usize, (String, Way))| {
        let class = classes!("button", (nth == 0).then_some("primary"));
        let onclick = on_way.reform(move |_: MouseEvent| way);
        html! { <button type="button" {class} {onclick}>{ label }</button> }
    };
    html! {
        <div class={classes!("opened", format!("game-{}", title.id))}>
            <img src={title.cover()} alt="" width="180" height="240" />
            { for said.into_iter().map(|line| html! { <p>{ line }</p> }) }
            if known.is_none() {
                <p class="hint">{ w.for_friends }</p>
            }
            <div class="actions">{ for ways.into_iter().enumerate().map(button) }</div>
        </div>
    }
}
