//! The set-up page of a new match: seats, options and the deal.

mod draft;
mod form;
mod played;
mod props;
mod remembered;

use super::catalog::{GameEntry, find_game};
use super::lazy::{self, GoalsOf, LazySection, parts};
use super::lesson_progress;
use super::matches;
use super::opened_link::{begin_by_letter, begin_match, explain_load};
use super::route::Route;
use crate::platform::{page, random, share};
use crate::session::library::{game_in_file, open_file};
use crate::session::{LoadError, letter_in, new_match};
use crate::ui::heading::heading;
use crate::ui::{company, with_game};
use draft::{Draft, Edit};
pub use played::{any as has_played, note as note_played};
pub use props::NewMatchProps;
use yew::prelude::*;

/// Renders the set-up page.
pub fn draw_new_match(props: NewMatchProps) -> Html {
    html! { <NewMatchPage ..props /> }
}

/// A request that needs the rules of the game.
#[derive(Clone, Copy)]
pub enum Wish {
    /// The match begins.
    Start,
    /// A link to this set-up is requested.
    Share,
}

/// The messages of the page.
pub enum Msg {
    /// The draft changes.
    Edit(Edit),
    /// The occupants are shuffled.
    Shuffle,
    /// Something is asked that needs the game.
    Ask(Wish),
    /// The game is loaded, or unavailable (false).
    Loaded(Wish, bool),
    /// A file is chosen.
    Import(Event),
    /// A text to show, such as the result of a request.
    Say(String),
    /// The offered lesson is declined.
    NoLesson,
    /// True if a club lets persons play over the internet.
    Brokers(bool),
    /// The goals are opened.
    Goals,
}

/// The set-up page.
pub struct NewMatchPage {
    draft: Draft,
    /// True if the game has been played here before.
    known: bool,
    /// The names of the people who played here last.
    names: Vec<String>,
    /// True if the lesson is offered. That is once, and only if the game has not been played here.
    offers_lesson: bool,
    /// True if a club lets persons play over the internet; `None` until that is asked for.
    has_brokers: Option<bool>,
    /// True while something that was asked waits for the game.
    waits: bool,
    /// True once the match has begun.
    is_begun: bool,
    /// True once the goals were opened.
    shows_goals: bool,
    said: String,
}

impl Component for NewMatchPage {
    type Message = Msg;
    type Properties = NewMatchProps;

    fn create(ctx: &yew::Context<Self>) -> Self {
        let title = ctx.props().title;
        let has_none =
            matches::library(|library| library.all_in_progress(Some(title.id)).is_empty());
        let known = !has_none || played::knows(title.id);
        let offers_lesson = !known && lesson_progress::progress(title.id).is_none();
        if offers_lesson {
            lesson_progress::keep_progress(title.id, lesson_progress::OFFERED);
        }
        Self {
            draft: Draft::open(title, known),
            known,
            names: remembered::names(),
            offers_lesson,
            has_brokers: None,
            waits: false,
            is_begun: false,
            shows_goals: false,
            said: String::new(),
        }
    }

    fn update(&mut self, ctx: &yew::Context<Self>, msg: Msg) -> bool {
        let messages = ctx.props().app.messages;
        let draft = &mut self.draft;
        match msg {
            Msg::Edit(edit) => {
                draft.edit(edit);
                self.said.clear();
                if draft.seating.is_spread() && self.has_brokers.is_none() {
                    self.has_brokers = Some(false);
                    ctx.link().send_future(async { Msg::Brokers(company::has_brokers().await) });
                }
            }
            Msg::Shuffle => {
                draft.seating.shuffle(&draft.title.info, random::fresh_seed());
                self.said = form::order(draft, messages);
            }
            Msg::Ask(Wish::Start) if draft.seating.is_nobody_here() => {
                messages.language.by_letter().nobody_here.clone_into(&mut self.said);
            }
            Msg::Ask(_) if self.waits => return false,
            Msg::Ask(wish) => {
                self.waits = true;
                let id = draft.title.id;
                ctx.link()
                    .send_future(async move { Msg::Loaded(wish, lazy::game(id).await.is_some()) });
            }
            Msg::Loaded(_, false) => {
                self.waits = false;
                messages.part_missing.clone_into(&mut self.said);
            }
            Msg::Loaded(Wish::Start, true) => {
                self.waits = false;
                if let Some(Ok(play)) = draft.deal().and_then(|new| new_match(&new)) {
                    remembered::note(&draft.title.info, &draft.seating, self.known);
                    played::note(draft.title.id);
                    self.is_begun = true;
                    company::plan(draft.seating.plan());
                    match draft.by_letter() {
                        None => begin_match(&play),
                        Some(by_letter) => begin_by_letter(&play, by_letter),
                    }
                } else {
                    messages.new_match.bad_seed.clone_into(&mut self.said);
                    page::focus("#seed");
                }
            }
            Msg::Loaded(Wish::Share, true) => {
                self.waits = false;
                match draft.deal().and_then(|new| new_match(&new)) {
                    Some(Ok(play)) => {
                        let address = page::address_of(&Route::Opened(play.link()).hash());
                        ctx.link().send_future(async move {
                            let copied = share::copy(&address).await;
                            let copied = copied.then(|| messages.table.link_copied.to_owned());
                            Msg::Say(copied.unwrap_or(address))
                        });
                    }
                    _ => messages.new_match.bad_seed.clone_into(&mut self.said),
                }
            }
            Msg::Import(event) => {
                let link = ctx.link().clone();
                wasm_bindgen_futures::spawn_local(async move {
                    let Some(input) = form::field(&event) else { return };
                    let Some(text) = share::chosen_file(&input, share::MAX_FILE).await else {
                        return;
                    };
                    if let Some(title) = game_in_file(&text).as_deref().and_then(find_game) {
                        // Without it, the file is one of an unknown game.
                        lazy::game(title.id).await;
                    }
                    match open_file(&text) {
                        Ok(play) => begin_match(&play),
                        Err(_) if let Some(letter) = letter_in(&text) => {
                            page::go_to(&Route::Letter(letter.to_owned()).hash());
                        }
                        Err(LoadError::OtherRules)
                            if let Some(title) = matches::look_at(text).and_then(find_game) =>
                        {
                            page::go_to(&Route::Look(title, None).hash());
                        }
                        Err(fault) => link.send_message(Msg::Say(explain_load(&fault, messages))),
                    }
                });
            }
            Msg::Say(said) => self.said = said,
            Msg::NoLesson => self.offers_lesson = false,
            Msg::Goals => self.shows_goals = true,
            Msg::Brokers(has_brokers) => self.has_brokers = Some(has_brokers),
        }
        true
    }

    fn rendered(&mut self, ctx: &yew::Context<Self>, is_first: bool) {
        if is_first {
            with_game::fetch_ahead(ctx.props().title);
        }
    }

    fn destroy(&mut self, _: &yew::Context<Self>) {
        if !self.is_begun {
            self.draft.clone().leave();
        }
    }

    fn view(&self, ctx: &yew::Context<Self>) -> Html {
        let NewMatchProps { title, app } = ctx.props();
        let (link, messages) = (ctx.link(), app.messages);
        let w = &messages.new_match;
        let about = (title.about)(messages);
        let draft = &self.draft;
        let has_brokers = self.has_brokers == Some(true);
        let start = link.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Ask(Wish::Start)
        });
        let class = classes!("page", "narrow", "set-up", format!("game-{}", title.id));
        html! {
            <main {class} id="main" tabindex="-1">
                { heading(about.name, messages) }
                <div class="lede">
                    <img src={title.cover()} alt="" width="240" height="320" />
                    <p>{ about.line }{ " " }
                        <a href={Route::Rules(title).href()}>{ w.rules }</a>{ " " }
                        <a href={Route::Lesson(title).href()}>{ messages.lesson.learn }</a>
                    </p>
                </div>
                if self.offers_lesson {
                    <div class="offer" role="group" aria-labelledby="offer">
                        <p id="offer">{ (messages.lesson.offer)(about.name) }</p>
                        <div class="actions">
                            <a class="button primary" href={Route::Lesson(title).href()}>{ messages.lesson.learn }</a>
                            <button type="button" class="button" onclick={link.callback(|_: MouseEvent| Msg::NoLesson)}>
                                { messages.lesson.later }
                            </button>
                        </div>
                    </div>
                }
                if matches::library(|library| library.has_any()) {
                    <LazySection<Option<&'static GameEntry>> part={parts().games} from={Some(*title)} />
                }
                <form class="form" onsubmit={start}>
                    <div class="form">
                        <h2>{ w.seats }</h2>
                        { form::count(draft, messages, link) }
                        { form::recent(draft, &self.names, messages, link) }
                        <ol class="seats">
                            { for (0..draft.seating.occupants.len()).map(|seat| form::seat(draft, seat, has_brokers, messages, link)) }
                        </ol>
                        <button type="button" class="button wide" onclick={link.callback(|_: MouseEvent| Msg::Shuffle)}>
                            { w.shuffle }
                        </button>
                        { form::spread(draft, has_brokers, messages, link) }
                    </div>
                    <div class="form">
                        { form::levels(draft, messages) }
                        { form::options(draft, None, messages, link) }
                        { form::more(draft, messages, link) }
                    </div>
                    <p role="status" class="status-note">{ &self.said }</p>
                    <div class="form-end">
                        <button type="submit" class="button wide primary">{ w.start }</button>
                    </div>
                </form>
                if self.known {
                    <details class="goals">
                        <summary onclick={link.callback(|_: MouseEvent| Msg::Goals)}>{ w.goals }</summary>
                        if self.shows_goals {
                            <LazySection<GoalsOf> part={parts().goals} from={(Some(*title), true)} />
                        }
                    </details>
                }
            </main>
        }
    }
}
