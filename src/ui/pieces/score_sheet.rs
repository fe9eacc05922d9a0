//! The score sheet: what each player made of each line.

use super::Symbol;
use crate::ui::locale::number;
use yew::prelude::*;

/// A line of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreLine {
    /// What is counted.
    pub label: AttrValue,
    /// The points by player.
    pub points: Vec<i16>,
}

#[derive(PartialEq, Properties)]
pub struct ScoreSheetProps {
    /// What the sheet is, for screen readers.
    pub label: AttrValue,
    /// The head of the first column.
    pub what: AttrValue,
    /// The players.
    pub names: Vec<AttrValue>,
    /// Whether the player won.
    pub winners: Vec<bool>,
    /// The word for the winner.
    pub winner: AttrValue,
    /// The lines before the sum; none for a game that only has a result.
    #[prop_or_default]
    pub lines: Vec<ScoreLine>,
    /// The last line.
    pub total: ScoreLine,
}

/// A table of points, a column a player.
#[component]
pub fn ScoreSheet(props: &ScoreSheetProps) -> Html {
    let row = |line: &ScoreLine, class: Option<&'static str>| {
        html! {
            <tr {class}>
                <th scope="row">{ &line.label }</th>
                { for line.points.iter().map(|points| html! { <td>{ number(*points) }</td> }) }
            </tr>
        }
    };
    html! {
        <div class="scores-frame" tabindex="0" role="group" aria-label={props.label.clone()}>
            <table class="scores">
                <thead>
                    <tr>
                        <th scope="col">{ &props.what }</th>
                        { for props.names.iter().zip(&props.winners).map(|(name, won)| html! {
                            <th scope="col" class={won.then_some("scores-winner")}>
                                { name }
                                if *won {
                                    <span class="scores-crown">
                                        <Symbol name="crown" />{ &props.winner }
                                    </span>
                                }
                            </th>
                        }) }
                    </tr>
                </thead>
                <tbody>
                    { for props.lines.iter().map(|line| row(line, None)) }
                    { row(&props.total, Some("scores-total")) }
                </tbody>
            </table>
        </div>
    }
}
