//! How the match ended.

use crate::engine::{Outcome, Seat, Turn, Viewer};
use crate::session::AnyMatch;
use crate::ui::context::{Context, use_house};
use crate::ui::games::shown::Cast;
use crate::ui::pieces::{Choice, Choices, ScoreLine, ScoreSheet, Symbol};
use std::rc::Rc;
use yew::prelude::*;

/// The outcome of a match that is over.
pub fn outcome(play: &AnyMatch) -> Option<Outcome> {
    match play.turn() {
        Turn::Over(outcome) => Some(outcome),
        Turn::Of(_) => None,
    }
}

#[derive(PartialEq, Properties)]
pub struct ResultProps {
    pub verdict: String,
    pub emblem: &'static str,
    pub cast: Rc<Cast>,
    pub outcome: Option<Outcome>,
    /// How the points came about, if there is more to say than the totals.
    pub sheet: Option<Html>,
    pub taken_back: bool,
    /// Where seats are chosen anew, where that can be reached.
    pub new_match: Option<String>,
    pub viewer: Viewer,
    pub on_again: Callback<()>,
    pub on_replay: Callback<()>,
    pub on_seen_by: Callback<Viewer>,
}

/// Who won, how, and what can be done now.
#[component]
pub fn ResultPanel(props: &ResultProps) -> Html {
    let Context { words, .. } = use_house();
    let w = &words.table;
    let Some(outcome) = props.outcome else { return Html::default() };
    let seats = props.cast.names.len();
    let names: Vec<AttrValue> =
        props.cast.names.iter().map(|name| AttrValue::from(name.clone())).collect();
    let winners: Vec<bool> =
        Seat::all(seats).map(|seat| outcome.winners().contains(seat)).collect();
    let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Of).chain([Viewer::Public]).collect();
    let choices = viewers
        .iter()
        .map(|&viewer| Choice {
            label: match viewer {
                Viewer::Of(seat) => props.cast.name(seat).to_owned().into(),
                Viewer::Public => w.everybody.into(),
            },
            chosen: viewer == props.viewer,
        })
        .collect::<Vec<_>>();
    let on_choose = props.on_seen_by.reform(move |nth: usize| viewers[nth]);
    html! {
        <section class="result" aria-label={w.result}>
            <Symbol name={props.emblem} />
            <h2>{ &props.verdict }</h2>
            if let Some(sheet) = &props.sheet {
                { sheet.clone() }
            } else {
                <ScoreSheet label={w.score} what={w.player} names={names} winners={winners}
                    winner={w.winner}
                    total={ScoreLine { label: w.score.into(), points: outcome.scores().to_vec() }} />
            }
            if props.taken_back {
                <p class="hint">{ w.taken_back }</p>
            }
            <div class="actions">
                <button type="button" class="button primary"
                    onclick={props.on_again.reform(|_: MouseEvent| ())}>{ w.same_again }</button>
                <button type="button" class="button"
                    onclick={props.on_replay.reform(|_: MouseEvent| ())}>{ w.replay }</button>
                if let Some(new_match) = &props.new_match {
                    <a class="button" href={new_match.clone()}>{ w.new_game }</a>
                }
            </div>
            <Choices legend={w.seen_by} {choices} {on_choose} />
        </section>
    }
}
