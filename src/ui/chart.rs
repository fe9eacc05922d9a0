//! Charts: curves, shares with their intervals, and results side by side.
//!
//! A chart is one picture with a label to a screen reader. It has no text of its own and stretches
//! to the width that it gets; [`table`] gives the same numbers as a table.

use yew::prelude::*;

/// A linear scale, from values to coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    /// The values at both ends.
    pub values: (f64, f64),
    /// The coordinates of both ends.
    pub places: (f64, f64),
}

impl Scale {
    /// Returns the coordinate of a value.
    pub fn at(&self, value: f64) -> f64 {
        let ((low, high), (first, last)) = (self.values, self.places);
        first + (value - low) * (last - first) / (high - low)
    }
}

/// Returns a share of a picture in whole units, of which a picture has a thousand: the code that
/// writes fractions is long.
fn units(share: f64) -> i64 {
    (share * 1_000.0).round() as i64
}

/// Returns points as a `polyline` has them.
pub fn points(points: impl IntoIterator<Item = (i64, i64)>) -> String {
    let points: Vec<String> = points.into_iter().map(|(x, y)| format!("{x},{y}")).collect();
    points.join(" ")
}

/// A chart over the numbers 0, 1, 2 …
pub struct Curves<'a> {
    /// The label.
    pub label: &'a str,
    /// The last number.
    pub length: usize,
    /// The values at the bottom and at the top.
    pub values: (f64, f64),
    /// Vertical lines, each with its class.
    pub marks: Vec<(usize, &'static str)>,
    /// Horizontal lines at these values, each with its class.
    pub levels: Vec<(f64, &'static str)>,
    /// Curves, each with its class and its values by number.
    pub curves: Vec<(String, Vec<f64>)>,
    /// Single points: their class, and their numbers and values.
    pub dots: Vec<(&'static str, Vec<(usize, f64)>)>,
    /// Called with a click, if the chart can be clicked.
    pub on_click: Option<Callback<MouseEvent>>,
}

impl Curves<'_> {
    /// Renders the chart.
    pub fn html(self) -> Html {
        let Self { label, length, values, marks, levels, curves, dots, on_click } = self;
        let scale = Scale { values, places: (1.0, 0.0) };
        let y = |value: f64| units(scale.at(value));
        let mark = |(n, class): (usize, &'static str)| {
            let at = n.to_string();
            html! { <line {class} x1={at.clone()} x2={at} y1="0" y2="1000" /> }
        };
        let level = |(value, class): (f64, &'static str)| {
            let at = y(value).to_string();
            html! { <line {class} x1="0" x2={length.to_string()} y1={at.clone()} y2={at} /> }
        };
        let curve = |(class, values): (String, Vec<f64>)| {
            let all = values.iter().enumerate().map(|(n, &value)| (n as i64, y(value)));
            html! { <polyline {class} points={points(all)} /> }
        };
        // A line without a length, whose ends are round, is a dot even if the chart is stretched.
        let dot = |(class, points): (&'static str, Vec<(usize, f64)>)| {
            let all = points.into_iter().map(|(n, value)| format!("M{n} {}h0", y(value)));
            html! { <path {class} d={all.collect::<String>()} /> }
        };
        html! {
            <svg viewBox={format!("0 0 {length} 1000")} preserveAspectRatio="none" role="img" aria-label={label.to_owned()}
                onclick={on_click}>
                { for levels.into_iter().map(level) }
                { for marks.into_iter().map(mark) }
                { for curves.into_iter().map(curve) }
                { for dots.into_iter().map(dot) }
            </svg>
        }
    }
}

/// A share in a chart.
pub struct Share {
    /// The label of its row.
    pub label: AttrValue,
    /// The share, from 0 to 1.
    pub share: f64,
    /// Its interval.
    pub interval: (f64, f64),
    /// The share that is expected.
    pub fair: f64,
    /// The share in words.
    pub text: String,
}

/// Renders a chart of rows, each with a label, a picture of 1000 by 12 units, and a value.
fn rows(label: &str, rows: impl Iterator<Item = (AttrValue, Html, String)>) -> Html {
    html! {
        <div class="chart" role="img" aria-label={label.to_owned()}>
            { for rows.map(|(label, picture, value)| html! {
                <>
                    <span class="chart-label">{ label }</span>
                    <svg viewBox="0 0 1000 12" preserveAspectRatio="none">{ picture }</svg>
                    <span class="chart-value">{ value }</span>
                </>
            }) }
        </div>
    }
}

/// Renders shares with their intervals, one below the other.
pub fn shares(label: &str, shares: &[Share]) -> Html {
    let x = |share: f64| units(share).to_string();
    let row = |row: &Share| {
        let (low, high) = row.interval;
        let fair = x(row.fair);
        let picture = html! {
            <>
                <rect class="chart-ground" width="1000" height="12" />
                <rect class="chart-interval" x={x(low)} width={x(high - low)} y="3" height="6" />
                <line class="chart-fair" x1={fair.clone()} x2={fair} y1="0" y2="12" />
                <path class="chart-share" d={format!("M{} 6h0", x(row.share))} />
            </>
        };
        (row.label.clone(), picture, row.text.clone())
    };
    rows(label, shares.iter().map(row))
}

/// Counts in a chart.
pub struct Counts {
    /// The label of their row.
    pub label: AttrValue,
    /// The counts, each with its class.
    pub counts: [(&'static str, usize); 3],
    /// The counts in words.
    pub text: String,
}

/// Renders parts of a whole side by side, one whole below the other.
pub fn stacks(label: &str, stacks: &[Counts]) -> Html {
    let row = |row: &Counts| {
        let all = row.counts.iter().map(|(_, count)| count).sum::<usize>().max(1);
        let x = |count: usize| units(count as f64 / all as f64).to_string();
        let mut before = 0;
        let picture = row.counts.iter().map(|&(class, count)| {
            let from = before;
            before += count;
            html! { <rect {class} x={x(from)} width={x(count)} height="12" /> }
        });
        (row.label.clone(), picture.collect::<Html>(), row.text.clone())
    };
    rows(label, stacks.iter().map(row))
}

/// Renders a table with its own scroll bars: the heads of its columns, and its rows, each with a
/// head and the other cells.
pub fn table(
    label: &str,
    class: &'static str,
    heads: &[&str],
    rows: Vec<(Html, Vec<Html>)>,
) -> Html {
    html! {
        <div class={classes!("scores-frame", class)} tabindex="0" role="group" aria-label={label.to_owned()}>
            <table class="scores">
                <thead><tr>
                    { for heads.iter().enumerate().map(|(n, head)| html! {
                        <th scope="col" class={(n > 0).then_some("scores-column")}>{ *head }</th>
                    }) }
                </tr></thead>
                <tbody>
                    { for rows.into_iter().enumerate().map(|(n, (head, cells))| html! {
                        <tr key={n}>
                            <th scope="row">{ head }</th>
                            { for cells.into_iter().map(|cell| html! { <td>{ cell }</td> }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
