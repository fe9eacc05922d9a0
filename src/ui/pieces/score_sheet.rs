//! The score sheet: each player's points in each line.

use super::icon;
use crate::ui::locale::number;
use yew::prelude::*;

/// A line of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreLine {
    /// The label of the line.
    pub label: AttrValue,
    /// The points by player.
    pub points: Vec<i16>,
}

/// A table of points, one column per player.
#[derive(PartialEq, Properties)]
pub struct ScoreSheet {
    /// The name of the sheet, for screen readers.
    pub label: AttrValue,
    /// The head of the first column.
    pub what: AttrValue,
    /// The names of the players.
    pub names: Vec<AttrValue>,
    /// True for each player who won.
    pub winners: Vec<bool>,
    /// The word for the winner.
    pub winner: AttrValue,
    /// The lines before the sum; empty for a game that only has a result.
    #[prop_or_default]
    pub lines: Vec<ScoreLine>,
    /// The last line.
    pub total: ScoreLine,
}

impl ScoreSheet {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let row = |line: &ScoreLine, class: Option<&'static str>| {
            html! {
                <tr {class}>
                    <th scope="row">{ &line.label }</th>
                    { for line.points.iter().map(|points| html! { <td>{ number(*points) }</td> }) }
                </tr>
            }
        };
        let is_wide = self.names.len() > 2;
        html! {
            <div class="scores-frame" tabindex="0" role="group" aria-label={self.label.clone()}>
                <table class={classes!("scores", is_wide.then_some("scores-of-many"))}>
                    <thead>
                        <tr>
                            <th scope="col">{ &self.what }</th>
                            { for self.names.iter().zip(&self.winners).map(|(name, won)| html! {
                                <th scope="col" class={classes!("scores-column", won.then_some("scores-winner"))}>
                                    { name }
                                    if *won {
                                        <span class="scores-crown">
                                            { icon("crown") }{ &self.winner }
                                        </span>
                                    }
                                </th>
                            }) }
                        </tr>
                    </thead>
                    <tbody>
                        { for self.lines.iter().map(|line| row(line, None)) }
                        { row(&self.total, Some("scores-total")) }
                    </tbody>
                </table>
            </div>
        }
    }
}
