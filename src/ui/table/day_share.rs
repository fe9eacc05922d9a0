//! The parts of a table for a deal of the day: its mark, and the line to share.

use super::props::DayShareProps;
use crate::platform::page;
use crate::session::day::Day;
use crate::session::round::Round;
use crate::session::{Occupant, only_person};
use crate::ui::catalog::GameEntry;
use crate::ui::day_deal::date_of;
use crate::ui::day_line::day_line;
use crate::ui::locale::Messages;
use crate::ui::matches::{self, MatchId};
use crate::ui::route::Route;
use crate::ui::share_field::ShareField;
use yew::prelude::*;

/// Returns the mark of a day's official try.
pub fn mark(day: Day, messages: &Messages) -> String {
    (messages.language.days().mark)(&date_of(day, messages, "long"))
}

/// Renders what the result says of a match of a round.
pub fn draw_day_share(props: DayShareProps) -> Html {
    html! { <DayShare ..props /> }
}

/// The line and a button that copies it with the match's link, and the way to the match's round.
#[component]
fn DayShare(&DayShareProps { day, id, title, messages }: &DayShareProps) -> Html {
    let w = messages.language.days();
    // Opening and packing the match takes a moment.
    let told = use_memo((day, id, messages.language), move |_| told(day?, id, title, messages));
    let round = matches::library(|library| library.summary(id).round.clone());
    let in_round = round.as_ref().filter(|_| day.is_none());
    let in_round = in_round.map(|round| (w.in_round)(&Round::name_in(round)));
    let round = round.or_else(|| Some(day?.to_string()));
    let (says, round) = match round {
        Some(round) => (w.compare, round),
        None if is_even(id) => (w.with_friends, format!("{}/{}", title.id, matches::number(id))),
        None => return Html::default(),
    };
    let rank = (says == w.compare).then_some("primary");
    let compare = html! {
        <a class={classes!("button", rank)} href={Route::Round(round).href()}>{ says }</a>
    };
    let Some(Told { line, text, has_course }) = &*told else {
        return html! {
            <div class="day-share">
                if let Some(in_round) = in_round {
                    <p>{ in_round }</p>
                }
                <div class="actions">{ compare }</div>
            </div>
        };
    };
    html! {
        <div class="day-share">
            <p>{ line }</p>
            if *has_course {
                <p class="hint">{ w.blocks }</p>
            }
            <ShareField text={text.clone()} copy={w.share} copied={w.copied}>
                { compare }
                <a class="button" href={Route::Days(String::new()).href()}>{ messages.home.days }</a>
            </ShareField>
        </div>
    }
}

/// Returns true if all bots of a match are of one level, and there are some.
fn is_even(id: MatchId) -> bool {
    matches::library(|library| {
        let mut levels = library.summary(id).seats.iter().filter_map(Occupant::level);
        levels.next().is_some_and(|level| levels.all(|other| other == level))
    })
}

/// The texts that are shared about a day's match.
struct Told {
    line: String,
    /// The line and the link.
    text: String,
    /// True if the line has blocks.
    has_course: bool,
}

/// Returns what is shared of a day's match. `None` if the match is not that of a day's deal, or cannot
/// be opened.
fn told(
    day: Day,
    id: MatchId,
    title: &'static GameEntry,
    messages: &'static Messages,
) -> Option<Told> {
    let (play, summary) =
        matches::library(|library| Some((library.play(id).ok()?, library.summary(id).clone())))?;
    let course = play.course(only_person(play.occupants())?);
    let date = date_of(day, messages, "short");
    let about = (day.number()?, date.as_str(), (title.about)(messages).name);
    let line = day_line(&summary, about, &course, messages.language);
    let replay = page::address_of(&Route::Opened(play.link()).hash());
    let text = format!("{line}\n{replay}");
    Some(Told { line, text, has_course: !course.is_empty() })
}
