//! The ladder's picture: one line per game over the levels, each against the level below it.

use super::report::{RUNGS, Rows, percent};
use regalia::ui::chart::Scale;
use std::fmt::Write;

const WIDTH: i32 = 760;
const HEIGHT: i32 = 400;
const LEFT: i32 = 64;
const RIGHT: i32 = 560;
const TOP: i32 = 40;
const BOTTOM: i32 = 340;
/// The space between the edges of the plot and the first and last level.
const INSET: i32 = 40;
/// The height of a game's name.
const LABEL: i32 = 20;
/// The share at the lower edge, clearly less than an even one.
const LOWEST: f64 = -0.25;
/// The colours and dashes of the games' lines.
const LOOKS: [(&str, &str); 5] = [
    ("#b3261e", ""),
    ("#1f5fa8", "9 4"),
    ("#2e7d32", "2 4"),
    ("#8a4fbd", "12 4 2 4"),
    ("#9a6700", "5 3 5 8"),
];

/// A game's line.
struct Line {
    name: String,
    /// By step between levels, the distance of the upper level above the lower one.
    points: Vec<(usize, f64)>,
    colour: &'static str,
    dash: &'static str,
}

impl Line {
    fn last(&self) -> (usize, f64) {
        *self.points.last().expect("a line has points")
    }
}

/// Returns the x coordinate of a step.
fn x(step: usize) -> f64 {
    let places = (f64::from(LEFT + INSET), f64::from(RIGHT - INSET));
    Scale { values: (0.0, (RUNGS.len() - 2) as f64), places }.at(step as f64)
}

/// Returns the y coordinate of a share above an even one.
fn y(above: f64) -> i32 {
    let places = (f64::from(BOTTOM), f64::from(TOP));
    (Scale { values: (LOWEST, 1.0), places }.at(above.max(LOWEST)) + 0.5).floor() as i32
}

/// Returns the y coordinates of the lines' names: at their ends, without overlap.
fn labels(lines: &[Line]) -> Vec<i32> {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    let mut at: Vec<i32> = lines.iter().map(|line| y(line.last().1)).collect();
    order.sort_by_key(|&nth| at[nth]);
    for pair in order.windows(2) {
        at[pair[1]] = at[pair[1]].max(at[pair[0]] + LABEL);
    }
    at
}

/// Returns the picture as SVG.
pub fn picture(rows: &Rows) -> String {
    let lines: Vec<Line> = rows
        .games
        .iter()
        .enumerate()
        .map(|(nth, &(id, name))| {
            let players = rows.usual(id);
            let steps = 0..RUNGS.len() - 1;
            let point = |step| Some((step, rows.step(id, players, step)?.above()));
            let (colour, dash) = LOOKS[nth % LOOKS.len()];
            Line {
                name: format!("{name} ({players})"),
                points: steps.filter_map(point).collect(),
                colour,
                dash,
            }
        })
        .filter(|line| !line.points.is_empty())
        .collect();

    let told = lines.iter().map(|line| {
        let points = line.points.iter();
        let points =
            points.map(|&(step, above)| format!("{} {}", RUNGS[step + 1].1, percent(above, 0)));
        format!("{}: {}.", line.name, points.collect::<Vec<_>>().join(", "))
    });
    let told = told.collect::<Vec<_>>().join(" ");
    let mut svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title desc">
  <title id="title">How far each level is above the one below it</title>
  <desc id="desc">One line a game, in brackets the number of players. 0% is an even share of the wins, 100% every win. {told}</desc>
  <style>
    text {{ font: 15px sans-serif; }}
    .small {{ font-size: 12px; }}
    .grid {{ stroke: #888; stroke-width: 0.5; fill: none; }}
    .ground {{ fill: #fff; }}
  </style>
  <rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>
  <text class="small" x="8" y="20">Share of wins above an even one; 100% is every win</text>
"#
    );
    let mut add = |text: std::fmt::Arguments| svg.write_fmt(text).expect("text grows");
    for part in [LOWEST, 0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = y(part);
        add(format_args!("  <path class=\"grid\" d=\"M{LEFT} {at} H{RIGHT}\"/>\n"));
        add(format_args!(
            "  <text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n",
            LEFT - 8,
            at + 5,
            percent(part, 0)
        ));
    }
    add(format_args!(
        "  <path d=\"M{LEFT} {} H{RIGHT}\" stroke=\"#444\" fill=\"none\"/>\n",
        y(0.0)
    ));
    for (step, pair) in RUNGS.windows(2).enumerate() {
        let (x, (_, level, _), (_, _, others)) = (x(step), pair[1], pair[0]);
        add(format_args!(
            "  <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\">{level}</text>\n",
            BOTTOM + 26
        ));
        add(format_args!(
            "  <text class=\"small\" x=\"{x}\" y=\"{}\" text-anchor=\"middle\">among {others}</text>\n",
            BOTTOM + 44
        ));
    }
    for (line, label) in lines.iter().zip(labels(&lines)) {
        let Line { name, points, colour, dash } = line;
        let path = points.iter().map(|&(step, above)| format!("{},{}", x(step), y(above)));
        let path = path.collect::<Vec<_>>().join(" ");
        add(format_args!(
            "  <g stroke=\"{colour}\" fill=\"{colour}\">\n    <polyline points=\"{path}\" fill=\"none\" stroke-width=\"2.5\" stroke-dasharray=\"{dash}\"/>\n"
        ));
        for &(step, above) in points {
            add(format_args!("    <circle cx=\"{}\" cy=\"{}\" r=\"4\"/>\n", x(step), y(above)));
        }
        let (step, above) = line.last();
        add(format_args!(
            "    <path d=\"M{} {} L{RIGHT} {label}\" stroke-width=\"1\" fill=\"none\" opacity=\"0.5\"/>\n",
            x(step) + 8.0,
            y(above)
        ));
        add(format_args!(
            "    <text x=\"{}\" y=\"{}\" stroke=\"none\">{name}</text>\n  </g>\n",
            RIGHT + 6,
            label + 5
        ));
    }
    svg + "</svg>\n"
}
