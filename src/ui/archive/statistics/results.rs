//! The results of a person, as figures, pictures and tables. Each part of the page is rendered in a
//! task of its own.

use super::Facts;
use crate::engine::OptionSpec;
use crate::platform::page::digits;
use crate::platform::timer;
use crate::session::statistics::{
    Against, Ending, Often, Opponent, Results, Sitting, Strength, Tally, Telling, endings, margin,
    often, opponents, tallies,
};
use crate::ui::archive::finished::Place;
use crate::ui::archive::words;
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::chart::{Counts, Curves, Share, shares, stacks, table};
use crate::ui::locale::{ArchiveMessages, number};
use crate::ui::route::Route;
use std::cmp::Reverse;
use yew::prelude::*;

/// The most matches in the picture of points over time, the latest ones.
const POINTS: usize = 50;

/// A part of the page that is rendered in a task of its own, so that the page stays responsive on a
/// slow device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    Telling,
    Figures,
    Findings,
    Endings,
    Games,
    Players,
    Against,
    Options,
    Opponents,
    Points,
    People,
}

#[derive(PartialEq, Properties)]
pub struct LaterProps {
    pub part: Part,
    /// The facts to render. Their filters name the person.
    pub facts: Facts,
}

/// Renders a part of the page; the one before stays until it is ready.
#[component]
pub fn Later(LaterProps { part, facts }: &LaterProps) -> Html {
    let content = use_state(Html::default);
    {
        let (content, part) = (content.setter(), *part);
        use_effect_with(facts.clone(), move |facts| {
            let facts = facts.clone();
            timer::soon(move || {
                let all = facts.sittings();
                let person = facts.filters.person.as_deref();
                let own: Vec<Sitting> =
                    all.iter().filter(|one| Some(one.name) == person).copied().collect();
                content.set(match part {
                    Part::Telling => facts.telling(&own),
                    Part::Figures => facts.figures(&own),
                    Part::Findings => facts.findings(&own),
                    Part::Endings => facts.endings(&own),
                    Part::Games => facts.by_game(&own),
                    Part::Players => facts.by_players(&own),
                    Part::Against => facts.by_against(&own),
                    Part::Options => facts.by_option(&own),
                    Part::Opponents => facts.opponents(&own),
                    Part::Points => facts.points(&own),
                    Part::People => facts.by_person(&all),
                });
            });
        });
    }
    (*content).clone()
}

impl Facts {
    /// Returns the name of an opponent.
    fn opponent(&self, opponent: Opponent<'_>) -> String {
        let Facts { messages, .. } = self;
        match opponent {
            Opponent::Person(name) => words::person(name, messages).to_owned(),
            Opponent::Unnamed => messages.language.archive().unnamed.to_owned(),
            Opponent::Bot(level) => words::level(level, messages).to_owned(),
        }
    }

    /// Renders a summary of these results, with links to the clearest and the closest match.
    fn telling(&self, own: &[Sitting<'_>]) -> Html {
        let Facts { people, messages, .. } = self;
        let w = messages.language.archive();
        let told = Telling::of(own, opponents(own, people));
        let mut says = vec![(w.told)(told.won, told.games)];
        says.extend(told.against.map(|both| {
            let [best, worst] = both.map(|(met, results)| {
                (w.out_of)(&self.opponent(met), results.won + results.shared, results.games())
            });
            (w.told_against)(&best, &worst)
        }));
        if let Some(Strength { above, below }) = told.strength {
            let levels = [(true, above), (false, below)];
            says.extend(levels.into_iter().filter_map(|(is_above, level)| {
                Some((w.strength)(is_above, words::level(level?, messages)))
            }));
        }
        says.extend((told.gave_up > 0).then(|| (w.told_gave_up)(told.gave_up)));
        let way = |says: &'static str, one: Option<Sitting<'_>>| {
            let one = one?;
            let (href, game) = self.place(&one)?;
            let result = (w.named)(&game, &words::date(one.summary, messages));
            let by = (w.margin)(i32::abs(margin(&one)?), one.share() > 0.0);
            Some(
                html! { <a class="button" {href}>{ (w.labelled)(says, &format!("{result}, {by}")) }</a> },
            )
        };
        html! {
            <>
                <p class="telling">{ says.join(" ") }</p>
                <div class="actions">{ for [way(w.clearest, told.clearest), way(w.closest, told.closest)].into_iter().flatten() }</div>
            </>
        }
    }

    /// Returns the way to a match, and the name of its game. `None` if it has no page.
    fn place(&self, one: &Sitting<'_>) -> Option<(AttrValue, String)> {
        let nth = self.summaries.iter().position(|known| std::ptr::eq(known, one.summary))?;
        let place = Place::from_key(&self.beside.get(nth)?.0)?;
        let title = place.title().filter(|_| !place.is_a_clubs())?;
        let href = Route::Table(title, Some(place.number)).href();
        Some((href.into(), (title.about)(self.messages).name.to_owned()))
    }

    /// Renders what the reviews found most often, each with a link to the latest match.
    fn findings(&self, own: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self;
        let w = messages.language.archive();
        let beside = self.summaries.iter().zip(&*self.beside);
        // Few matches are reviewed.
        let reviewed: Vec<_> = beside.filter(|(_, (_, found))| !found.is_empty()).collect();
        let of = |one: &Sitting<'_>| {
            let its = reviewed.iter().find(|(known, _)| std::ptr::eq(*known, one.summary));
            its.map_or(&[][..], |(_, (_, found))| found.as_slice())
        };
        let all = often(own, of, messages.language as usize);
        if all.is_empty() {
            return Html::default();
        }
        let row = |Often { count, why, at }: &Often| {
            let way = self.place(&own[*at]).map(|(href, game)| {
                html! { <a {href}>{ (w.latest_in)(&game) }</a> }
            });
            html! { <li>{ (w.found)(why, *count) }{ " " }{ way }</li> }
        };
        html! {
            <section class="chart-section">
                <h3>{ w.findings }</h3>
                <ul class="findings">{ for all.iter().map(row) }</ul>
            </section>
        }
    }

    /// Renders how a person's matches ended; nothing if all ended in the same way.
    fn endings(&self, own: &[Sitting<'_>]) -> Html {
        let w = self.messages.language.archive();
        let name = |ending: Ending<'_>| match ending {
            Ending::Kind(kind) => (w.ending)(kind).unwrap_or(kind).to_owned(),
            Ending::Points => w.on_points.to_owned(),
            Ending::GivenUp => w.given_up.to_owned(),
        };
        let rows: Vec<(AttrValue, Results)> =
            endings(own).into_iter().map(|(ending, all)| (name(ending).into(), all)).collect();
        if rows.len() < 2 { Html::default() } else { self.counts(w.by_ending, &rows) }
    }

    /// Renders a person's results in figures.
    fn figures(&self, own: &[Sitting<'_>]) -> Html {
        let w = self.messages.language.archive();
        let Some(tally) = tallies(own, |_| Some(())).remove(&()) else { return Html::default() };
        let points = has_points(own);
        let cells = self.cells(&tally, points);
        let mut facts: Vec<(&str, Html)> = heads(w, points).into_iter().zip(cells).collect();
        let (head, interval) = facts.remove(INTERVAL);
        html! {
            <>
                <dl class="facts">
                    { for facts.into_iter().map(|(head, cell)| html! { <div><dt>{ head }</dt><dd>{ cell }</dd></div> }) }
                </dl>
                <details class="interval">
                    <summary>{ w.how_sure }</summary>
                    <p>{ head }{ w.colon }{ interval }{ ". " }{ (w.interval_hint)(tally.games) }</p>
                </details>
            </>
        }
    }

    /// Returns a tally's figures, in the order of [`heads`], with or without its points. A figure that is rounded has its exact
    /// value too.
    fn cells(&self, tally: &Tally, points: bool) -> Vec<Html> {
        let w = self.messages.language.archive();
        let exact =
            |value: f64, text: String| html! { <data value={digits(value)}>{ text }</data> };
        let (low, high) = tally.interval();
        let mut cells = vec![
            tally.games.into(),
            exact(tally.wins, (w.decimal)(tally.wins)),
            exact(tally.share(), (w.percent)(tally.share())),
            html! { <data value={format!("{} {}", digits(low), digits(high))}>{ (w.between)(low, high) }</data> },
            exact(tally.fair_share(), (w.percent)(tally.fair_share())),
        ];
        if points {
            cells.push(exact(tally.mean_points(), (w.decimal)(tally.mean_points())));
            cells.push(number(tally.best).into());
        }
        cells.extend([
            tally.longest_run.into(),
            tally.run.into(),
            tally.hints.into(),
            tally.undone.into(),
        ]);
        cells
    }

    /// Renders the tallies of groups of matches, as a picture and as a table, with or without their
    /// points; nothing without a group.
    fn group(&self, title: &str, rows: Vec<(AttrValue, Tally)>, points: bool) -> Html {
        let w = self.messages.language.archive();
        if rows.is_empty() {
            return Html::default();
        }
        let bars = rows.iter().map(|(label, tally)| Share {
            label: label.clone(),
            share: tally.share(),
            interval: tally.interval(),
            fair: tally.fair_share(),
            text: (w.percent)(tally.share()),
        });
        let bars: Vec<Share> = bars.collect();
        let lines =
            rows.iter().map(|(label, tally)| (label.into(), self.cells(tally, points))).collect();
        let heads: Vec<&str> = [""].into_iter().chain(heads(w, points)).collect();
        html! {
            <section class="chart-section">
                <h3>{ title.to_owned() }</h3>
                { shares(&(w.labelled)(title, w.share), &bars) }
                <details>
                    <summary>{ w.numbers }</summary>
                    { table(title, "", &heads, lines) }
                </details>
            </section>
        }
    }

    /// Renders everyone's results.
    fn by_person(&self, all: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self;
        let rows = people_of(all).into_iter();
        let rows = rows.map(|(name, tally)| (words::person(name, messages).into(), tally));
        self.group(messages.language.archive().by_person, rows.collect(), has_points(all))
    }

    /// Renders a person's results by game.
    fn by_game(&self, own: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self;
        let name = |id: &str| {
            find_game(id).map_or(id.to_owned(), |title| (title.about)(messages).name.to_owned())
        };
        let rows = tallies(own, |one| Some(one.summary.game.as_str())).into_iter();
        let rows = rows.map(|(id, tally)| (name(id).into(), tally));
        self.group(messages.language.archive().by_game, rows.collect(), true)
    }

    /// Renders a person's results by number of players.
    fn by_players(&self, own: &[Sitting<'_>]) -> Html {
        let w = self.messages.language.archive();
        let rows = tallies(own, |one| Some(one.summary.seats.len())).into_iter();
        let rows = rows.map(|(count, tally)| ((w.player_count)(count).into(), tally));
        self.group(w.by_players, rows.collect(), has_points(own))
    }

    /// Renders a person's results by opponents.
    fn by_against(&self, own: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self;
        let w = messages.language.archive();
        let rows = tallies(own, |one| Some(Against::from_summary(one.summary))).into_iter();
        let rows = rows.map(|(one, tally)| (words::against(one, w, messages).into(), tally));
        self.group(w.by_against, rows.collect(), has_points(own))
    }

    /// Renders a person's results by each option of the game that is chosen.
    fn by_option(&self, own: &[Sitting<'_>]) -> Html {
        let Facts { filters, messages, .. } = self;
        let Some(title) = filters.game.as_deref().and_then(find_game) else {
            return Html::default();
        };
        let group = |spec: &OptionSpec| {
            let rows = tallies(own, |one| one.option(spec.key)).into_iter();
            let value = |value| words::option_value(title, spec.key, value, messages);
            let rows = rows.map(|(key, tally)| (value(key).into(), tally)).collect();
            let name = words::option_name(title, spec.key, messages).unwrap_or(spec.key);
            self.group(&(messages.language.archive().by_option)(name), rows, true)
        };
        title.info.options.iter().map(group).collect()
    }

    /// Renders a person's results by opponent.
    fn opponents(&self, own: &[Sitting<'_>]) -> Html {
        let Facts { people, messages, .. } = self;
        let rows: Vec<(AttrValue, Results)> = opponents(own, people)
            .into_iter()
            .map(|(opponent, results)| (self.opponent(opponent).into(), results))
            .collect();
        if rows.is_empty() {
            return Html::default();
        }
        self.counts(messages.language.archive().by_opponent, &rows)
    }

    /// Renders results by something, as a picture and as a table.
    fn counts(&self, title: &str, rows: &[(AttrValue, Results)]) -> Html {
        let w = self.messages.language.archive();
        let bars = rows.iter().map(|(label, results)| Counts {
            label: label.clone(),
            counts: [
                ("chart-won", results.won),
                ("chart-shared", results.shared),
                ("chart-lost", results.lost),
            ],
            text: format!("{} · {} · {}", results.won, results.shared, results.lost),
        });
        let bars: Vec<Counts> = bars.collect();
        let lines = rows.iter().map(|(label, results)| {
            let Results { won, shared, lost } = *results;
            let cells = [results.games(), won, shared, lost].map(Html::from);
            (label.into(), cells.to_vec())
        });
        let keys = [("chart-won", w.won), ("chart-shared", w.shared), ("chart-lost", w.lost)];
        html! {
            <section class="chart-section">
                <h3>{ title.to_owned() }</h3>
                <p class="chart-keys">{ for keys.map(|(class, text)| html! {
                    <span><svg viewBox="0 0 12 12" aria-hidden="true"><rect {class} width="12" height="12" /></svg>{ text }</span>
                }) }</p>
                { stacks(title, &bars) }
                <details>
                    <summary>{ w.numbers }</summary>
                    { table(title, "", &["", w.games, w.won, w.shared, w.lost], lines.collect()) }
                </details>
            </section>
        }
    }

    /// Renders a person's points over time, or in a game without points the wins, in the game of the filter or
    /// the one that the person has played most.
    fn points(&self, own: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self;
        let w = messages.language.archive();
        let by_game = tallies(own, |one| Some(one.summary.game.as_str()));
        let most = by_game.into_iter().max_by_key(|(id, tally)| (tally.games, Reverse(*id)));
        let Some(title) = most.and_then(|(id, _)| find_game(id)) else { return Html::default() };
        let GameEntry { about, id, .. } = title;
        let of_game: Vec<&Sitting> = own.iter().filter(|one| one.summary.game == *id).collect();
        let mut sum = 0.0;
        let means = of_game.iter().enumerate().map(|(n, one)| {
            sum += f64::from(one.points);
            sum / (n + 1) as f64
        });
        let means: Vec<f64> = means.collect();
        let from = of_game.len().saturating_sub(POINTS);
        let (shown, means) = (&of_game[from..], &means[from..]);
        let all = || shown.iter().map(|one| one.points);
        let low = all().min().unwrap_or(0).min(0);
        let high = all().max().unwrap_or(0).max(low + 1);
        let dots = |won: bool| {
            let of = shown.iter().enumerate().filter(|(_, one)| (one.share() > 0.0) == won);
            of.map(|(n, one)| (n, f64::from(one.points))).collect::<Vec<_>>()
        };
        let points = shown.iter().any(|one| one.result.has_points());
        let (of, value, mean) = if points {
            (w.points_in, w.points, w.mean_points)
        } else {
            (w.wins_in, w.wins, w.share)
        };
        let heading = of((about)(messages).name);
        let picture = Curves {
            label: &heading,
            length: (shown.len() - 1).max(1),
            values: (low.into(), high.into()),
            marks: Vec::new(),
            levels: Vec::new(),
            curves: vec![("chart-mean".to_owned(), means.to_vec())],
            dots: vec![("chart-dot", dots(false)), ("chart-dot chart-dot-won", dots(true))],
            on_click: None,
        };
        let lines = shown.iter().zip(means).rev().map(|(one, mean)| {
            let date = words::date(one.summary, messages);
            let says = if points { (w.decimal)(*mean) } else { (w.percent)(*mean) };
            let mean = html! { <data value={digits(*mean)}>{ says }</data> };
            (date.into(), vec![number(one.points).into(), mean])
        });
        let heads = [w.date, value, mean];
        html! {
            <section class="chart-section">
                <h3>{ &heading }</h3>
                <div class="chart-course">
                    <span class="chart-axis"><span>{ number(high) }</span><span>{ number(low) }</span></span>
                    { picture.html() }
                </div>
                <p class="hint">{ w.points_hint }</p>
                <details>
                    <summary>{ w.numbers }</summary>
                    { table(&heading, "", &heads, lines.collect()) }
                </details>
            </section>
        }
    }
}

/// Returns everyone's tally, beginning with the person who played most.
pub fn people_of<'a>(all: &[Sitting<'a>]) -> Vec<(&'a str, Tally)> {
    let mut people: Vec<(&str, Tally)> = tallies(all, |one| Some(one.name)).into_iter().collect();
    people.sort_by_key(|(name, tally)| (Reverse(tally.games), *name));
    people
}

/// Returns true if all matches are of one game, and it counts points. Those of different games have
/// nothing in common.
fn has_points(all: &[Sitting<'_>]) -> bool {
    all.windows(2).all(|pair| pair[0].summary.game == pair[1].summary.game)
        && all.iter().any(|one| one.result.has_points())
}

/// The place of the interval among the figures: the explanation has it.
const INTERVAL: usize = 3;

/// Returns the heads of the columns of figures, with or without those of the points.
fn heads(w: &'static ArchiveMessages, points: bool) -> Vec<&'static str> {
    let mut heads = vec![w.games, w.wins, w.share, w.interval, w.fair];
    if points {
        heads.extend([w.mean_points, w.best]);
    }
    heads.extend([w.longest_run, w.run, w.hints_used, w.undo_used]);
    heads
}
