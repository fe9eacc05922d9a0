//! Panels over the table, which are a chunk of their own, and the page shown when there is no match.

use super::log::Log;
use super::menu::{Menu, Share, menu, shortcuts};
use super::msg::{Msg, Panel};
use super::props::Contents;
use crate::engine::{Seat, SeatSet};
use crate::platform::{page, share};
use crate::session::remote::Vote;
use crate::session::{AnyMatch, LoadError};
use crate::ui::catalog::GameEntry;
use crate::ui::context::AppContext;
use crate::ui::dialog::Dialog;
use crate::ui::games::GoalLine;
use crate::ui::heading::heading;
use crate::ui::locale::Messages;
use crate::ui::matches::{self, MatchId};
use crate::ui::opened_link::explain_load;
use crate::ui::pieces::icon;
use crate::ui::route::Route;
use crate::ui::rulebook::Rulebook;
use yew::prelude::*;

/// The id of the sentences in a panel that reads out.
const READ: &str = "read";

/// Renders the open panel. `play` is `None` if the match cannot be shared.
pub fn draw_panel(
    panel: Panel,
    title: &'static GameEntry,
    play: Option<&AnyMatch>,
    contents: Contents<'_>,
    app: &AppContext,
    send: &Callback<Msg>,
) -> Html {
    let w = &app.messages.table;
    let menu_words = app.messages.language.menu();
    let ending = if contents.leaves { menu_words.leave } else { menu_words.end_game };
    let on_open = send.reform(Msg::Open);
    let (name, content) = match panel {
        // The key ? opens this, and is where people look for the keys.
        Panel::Rules => (
            w.rules,
            html! {
                <>
                    <details class="rules-keys">
                        <summary>{ w.keys }</summary>
                        { shortcuts(app) }
                    </details>
                    <Rulebook {title} />
                </>
            },
        ),
        Panel::Log(at) => (
            w.log,
            html! { <Log entries={contents.log.clone()} names={contents.names.to_vec()} {at} messages={app.messages} /> },
        ),
        Panel::Letter => (app.messages.language.by_letter().title, contents.letter),
        Panel::OpenLetter => (app.messages.home.letter, contents.letter),
        Panel::Goals => (
            w.goal,
            html! {
                <>
                    if let Some(day) = contents.day {
                        <p>{ icon("sun") }{ " " }{ day }</p>
                    }
                    { goals(contents.goals, contents.names) }
                </>
            },
        ),
        Panel::Menu => {
            let offers = Menu {
                title,
                share: play.map(Share::of),
                places: contents.has_places,
                ending: Some(ending).filter(|_| !contents.may_give_up.is_empty()),
                helper: contents.helper,
                on_open: &on_open,
            };
            (w.menu, menu(offers, app))
        }
        Panel::GiveUp => (ending, give_up(&contents, app.messages, send)),
        Panel::Places(_) => (app.messages.language.by_letter().friends, contents.places),
        Panel::Read | Panel::Missed => (
            if panel == Panel::Read { w.read } else { w.since },
            html! {
                <ul class="read" id={READ}>{ for contents.read.iter().map(|line| html! { <li>{ line }</li> }) }</ul>
            },
        ),
    };
    html! {
        // Key by panel: another panel is another dialog, which takes the focus anew.
        <Dialog key={name} title={name} close={w.close}
            reads={matches!(panel, Panel::Read | Panel::Missed).then_some(READ)}
            on_close={on_open.reform(|()| None)}>
            { content }
        </Dialog>
    }
}

/// Renders the result if a person gives the match up, and a button for each person who may do so.
fn give_up(contents: &Contents<'_>, messages: &Messages, send: &Callback<Msg>) -> Html {
    let w = messages.language.menu();
    let persons = contents.may_give_up;
    // With more than two, no one wins whoever ends it: that is the one with the device.
    let is_for_all = contents.names.len() > 2 && persons.len() > 1;
    let ender = contents.holder.or(persons.first());
    let (question, may_agree) = (&contents.question, contents.may_agree);
    let those = match ender {
        // No one ends it for others who are there to be asked.
        _ if question.is_some() || is_for_all && !may_agree.is_empty() => SeatSet::NONE,
        Some(ender) if is_for_all => SeatSet::only(ender),
        _ => persons,
    };
    let button = |seat: Seat| {
        let name = &contents.names[seat.index()];
        let label = match persons.len() {
            _ if contents.leaves => w.leave.to_owned(),
            _ if is_for_all => w.end_game.to_owned(),
            1 => w.give_up.to_owned(),
            _ => (w.gives_up)(name),
        };
        let onclick = send.reform(move |_: MouseEvent| Msg::GiveUp(seat));
        html! { <button type="button" class="button" {onclick}>{ label }</button> }
    };
    let says = match contents.names.len() {
        _ if contents.leaves => w.bot_plays_on,
        2 => w.other_wins,
        _ => w.no_one_wins,
    };
    let vote = |seat: Seat, vote: Vote, label: String| {
        let onclick = send.reform(move |_: MouseEvent| Msg::Vote(seat, vote));
        html! { <button type="button" class="button" {onclick}>{ label }</button> }
    };
    let how = if question.is_some() { Vote::Agree } else { Vote::Suggest };
    let labelled = |seat: Seat, only: &str, named: fn(&str) -> String| {
        if persons.len() == 1 { only.to_owned() } else { named(&contents.names[seat.index()]) }
    };
    let agree = |seat: Seat| vote(seat, how, labelled(seat, w.agree, w.agrees));
    let is_asked = |seat: &Seat| may_agree.contains(*seat);
    let who = contents.holder.filter(is_asked).or(may_agree.first()).or(persons.first());
    let play_on = who.filter(|_| question.is_some());
    let play_on =
        play_on.map(|seat| vote(seat, Vote::PlayOn, labelled(seat, w.play_on, w.plays_on)));
    html! {
        <>
            if !those.is_empty() {
                <p>{ says }</p>
                <div class="actions">{ for those.iter().map(button) }</div>
            }
            if question.is_some() || !may_agree.is_empty() {
                <p>{ question.as_deref().unwrap_or(w.by_agreement) }</p>
                <div class="actions">
                    { for may_agree.iter().map(agree) }
                    { for play_on }
                </div>
            }
            if question.is_none() && contents.has_places && persons.len() > 1 {
                <p class="hint">{ w.or_bot }</p>
            }
        </>
    }
}

/// Renders every way to win or to score, with each player's progress.
fn goals(goals: &[GoalLine], names: &[String]) -> Html {
    let line = |goal: &GoalLine| {
        let progress = names.iter().zip(&goal.progress).map(|(name, progress)| {
            html! { <li><span>{ name }</span><b>{ progress }</b></li> }
        });
        html! {
            <li class="goal-line">
                { icon(goal.icon) }
                <div>
                    <p>{ &goal.text }</p>
                    <ul class="goal-progress">{ for progress }</ul>
                </div>
            </li>
        }
    };
    html! { <ol class="goals">{ for goals.iter().map(line) }</ol> }
}

/// Renders the page for an address without a match, or with one that cannot be opened.
pub fn no_match(
    title: &'static GameEntry,
    id: Option<MatchId>,
    fault: Option<&LoadError>,
    messages: &'static Messages,
) -> Html {
    let save = move |_: MouseEvent| {
        if let Some(text) = id.map(|id| matches::library(|library| library.text(id))) {
            share::download(&format!("{}-unreadable.json", title.id), &text);
        }
    };
    let watch = id.filter(|&id| matches::to_look_at(Some(id), title.id).is_some());
    let watch = watch.map(|id| Route::Look(title, Some(matches::number(id))).href());
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading((title.about)(messages).name, messages) }
            if let Some(fault) = fault {
                <p class="note" role="alert">
                    { messages.table.unreadable }{ " " }{ explain_load(fault, messages) }
                </p>
                <button type="button" class="button" onclick={save}>
                    { messages.table.save_file }
                </button>
                if let Some(watch) = watch {
                    <a class="button" href={watch}>{ messages.opened.watch }</a>
                }
            } else {
                <p class="note">{ messages.table.no_match }</p>
            }
            <a class="button primary" href={Route::New(title).href()}>{ messages.table.new_game }</a>
        </main>
    }
}

/// Renders the page for a game without a lesson.
pub fn no_lesson(title: &'static GameEntry, messages: &Messages) -> Html {
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading((title.about)(messages).name, messages) }
            <p class="note" role="alert">{ messages.language.guide().missing }</p>
            <div class="actions">
                <button type="button" class="button primary" onclick={|_| page::reload()}>{ messages.try_again }</button>
                <a class="button" href={Route::Rules(title).href()}>{ messages.new_match.rules }</a>
            </div>
        </main>
    }
}
