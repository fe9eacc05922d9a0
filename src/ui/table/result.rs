//! What stands beside the board, log or result: a chunk with the panels.

use super::log::{Log, LogProps};
use super::msg::{Msg, Panel};
use super::presenter;
use super::replay::{Step, replay_bar};
use super::review::Ask;
use crate::engine::{Outcome, Seat, Viewer};
use crate::session::library::Summary;
use crate::session::{AnyMatch, bg_stats_link};
use crate::ui::games::Players;
use crate::ui::games::sheet::{line, sheet as sheet_of};
use crate::ui::locale::{Messages, number};
use crate::ui::pieces::{Choice, icon, piece};
use crate::ui::player_names::names_to_export;
use yew::prelude::*;

/// A finished match, and the parts of its result.
pub struct Ended<'a> {
    /// The outcome.
    pub outcome: Outcome,
    /// How it was won, in one sentence.
    pub verdict: String,
    /// The symbol of the winner.
    pub emblem: &'static str,
    /// The players.
    pub players: &'a Players,
    /// The score sheet, if there is more to show than the totals.
    pub sheet: Option<Html>,
    /// The match, if this device holds it, so that it can be looked back on here.
    pub game: Option<&'a AnyMatch>,
    /// The line to share about a deal of the day.
    pub day_share: Html,
    /// True if this match was tried again from a position of a finished one.
    pub back: bool,
    /// True if all cards are open.
    pub is_open: bool,
    /// True if another match can begin here.
    pub begins: bool,
    /// True if it can begin on the device that holds this one, where this device's seat goes along.
    pub begins_at_table: bool,
    /// The address where seats are chosen for a new match, if there is one.
    pub new_match: Option<String>,
    /// The link that hands the match to the app BG Stats, if it is kept on this device.
    pub bg_stats: Option<String>,
    /// The label of the button that sends the result by letter, if persons are elsewhere.
    pub letter: Option<&'static str>,
}

/// How the rail beside the board is rendered: the log, or the result.
#[derive(Clone, Copy)]
pub struct RailView {
    /// The log.
    pub log: fn(LogProps) -> Html,
    /// The winner, the verdict, and the ways to go on.
    pub result: fn(Ended<'_>, &Messages, &Callback<Msg>) -> Html,
    /// The ceremony: the outcome, the verdict, the winner's sign, and the players.
    pub ceremony: fn(&Outcome, &str, &'static str, &Players, &Callback<Msg>) -> Html,
    /// The podium of a screen of the public: the outcome, the verdict, the winner's sign, the players,
    /// and the score sheet.
    pub podium: fn(&Outcome, &str, &'static str, &Players, Option<Html>, &Messages) -> Html,
    /// The buttons of the replay: its position and length, whether it plays, and the label that leaves it.
    pub replay_bar: fn(usize, usize, bool, &'static str, &Messages, &Callback<Step>) -> Html,
    /// The buttons that choose whose view is shown.
    pub viewers: fn(&Players, bool, &Messages, &Callback<Msg>) -> Html,
    /// The link that hands a match to the app BG Stats, from its key, its summary and the game's name;
    /// `None` before its end.
    pub bg_stats: fn(&str, &Summary, &str, &Messages) -> Option<String>,
}

/// The rendering of the rail.
pub const RAIL: RailView =
    RailView { log, result, ceremony, podium, replay_bar, viewers, bg_stats };

fn bg_stats(key: &str, summary: &Summary, game: &str, messages: &Messages) -> Option<String> {
    bg_stats_link(key, summary, game, &names_to_export(summary, messages))
}

fn log(props: LogProps) -> Html {
    html! { <Log ..props /> }
}

/// Renders the winner, the verdict, and the ways to go on.
fn result(ended: Ended<'_>, messages: &Messages, send: &Callback<Msg>) -> Html {
    let w = &messages.table;
    let Ended {
        outcome,
        verdict,
        emblem,
        players,
        sheet,
        game,
        day_share,
        back,
        is_open,
        begins,
        begins_at_table,
        new_match,
        bg_stats,
        letter,
    } = ended;
    let looks_back = game.is_some();
    html! {
        <section class="result" aria-label={w.result} tabindex="-1">
            { icon(emblem) }
            <h2>{ verdict }</h2>
            { for game.iter().flat_map(|game| notes(game, players, messages)).map(|note| html! { <p class="hint">{ note }</p> }) }
            { day_share }
            if begins_at_table {
                <p>{ messages.language.menu().next_game }</p>
            }
            <div class="actions result-keys">
                if let Some(label) = letter {
                    <button type="button" class="button primary send-letter"
                        onclick={send.reform(|_: MouseEvent| Msg::Open(Some(Panel::Letter)))}>{ label }</button>
                }
                if begins {
                    <button type="button" class={classes!("button", letter.is_none().then_some("primary"))}
                        onclick={send.reform(|_: MouseEvent| Msg::Again)}>{ w.same_again }</button>
                }
                if looks_back {
                    <button type="button" class="button"
                        onclick={send.reform(|_: MouseEvent| Msg::Replay(Step::First))}>{ w.replay }</button>
                    <button type="button" class="button"
                        onclick={send.reform(|_: MouseEvent| Msg::Review(Ask::Open))}>{ messages.review.title }</button>
                }
                if back {
                    <button type="button" class="button"
                        onclick={send.reform(|_: MouseEvent| Msg::Review(Ask::Back))}>{ messages.review.back }</button>
                }
                if let Some(new_match) = new_match {
                    <a class="button" href={new_match}>{ w.new_game }</a>
                }
                if let Some(link) = bg_stats {
                    <a class="button" href={link} target="_blank" rel="noopener noreferrer">{ w.bg_stats }</a>
                }
            </div>
            // After the buttons, which are on the first screen then, however long it is.
            { standing(&outcome, players, sheet, messages) }
            if looks_back {
                { viewers(players, is_open, messages, send) }
            }
        </section>
    }
}

/// Says what a result must not be compared without: what was taken back, hints, and what bots decided for
/// persons or at random, and that there was no teacher.
fn notes(game: &AnyMatch, players: &Players, messages: &Messages) -> Vec<String> {
    let (w, of_bots) = (&messages.table, messages.language.by_letter());
    let seats = || Seat::all(players.names.len());
    let taken_back = game.taken_back().then(|| w.taken_back.to_owned());
    let hints = seats().map(|seat| (seat, game.hints(seat))).filter(|(_, count)| *count > 0);
    let hints = hints.map(|(seat, count)| (w.hints_given)(players.who(seat), count));
    let stand_ins = seats().zip(game.stand_ins()).filter(|(_, (by_bot, _))| *by_bot > 0);
    let stand_ins =
        stand_ins.map(|(seat, (by_bot, all))| (of_bots.stand_ins)(players.who(seat), by_bot, all));
    let hasty = Some(game.hasty()).filter(|&count| count > 0).map(of_bots.hasty);
    let unadvised = game.unadvised().then(|| of_bots.unadvised.to_owned());
    let departures = presenter::departures(game, players, messages).into_iter();
    departures
        .chain(taken_back)
        .chain(hints)
        .chain(stand_ins)
        .chain(hasty)
        .chain(unadvised)
        .collect()
}

/// Renders the choice of what a finished match shows: all cards, or what one viewer could know.
fn viewers(players: &Players, is_open: bool, messages: &Messages, send: &Callback<Msg>) -> Html {
    let w = &messages.table;
    let seats = Seat::all(players.names.len());
    let viewers: Vec<Viewer> = seats.map(Viewer::Of).chain([Viewer::Public]).collect();
    let everyone = Choice { label: w.everyone.into(), chosen: is_open };
    let among = [everyone]
        .into_iter()
        .chain(viewers.iter().map(|&viewer| Choice {
            label: match viewer {
                Viewer::Of(seat) => players.name(seat).to_owned().into(),
                Viewer::Public => w.spectator.into(),
            },
            chosen: !is_open && viewer == players.viewer,
        }))
        .collect::<Vec<_>>();
    let on_choose = send.reform(move |nth: usize| match nth.checked_sub(1) {
        None => Msg::ShowAll(true),
        Some(nth) => Msg::SeenBy(viewers[nth]),
    });
    piece!(Choices { legend: w.seen_by, among, on_choose })
}

/// Renders the ceremony: the emblem of the game over the names of the winners, and the verdict. It
/// shines if the viewer has won, and is dim if they have lost. It covers the page until it ends or is
/// tapped; the result follows it.
fn ceremony(
    outcome: &Outcome,
    verdict: &str,
    emblem: &'static str,
    players: &Players,
    send: &Callback<Msg>,
) -> Html {
    let winners = outcome.winners();
    let end = match players.viewer.seat() {
        // The match was ended early, and no one has won.
        _ if winners.is_empty() => "",
        Some(seat) if winners.contains(seat) => "ceremony-won",
        Some(_) => "ceremony-lost",
        None => "",
    };
    html! {
        <div class={classes!("ceremony", end)} aria-hidden="true" onclick={send.reform(|_: MouseEvent| Msg::Continue)}>
            <div class="ceremony-crown">
                { icon(emblem) }
                { for Seat::all(players.names.len()).filter(|seat| winners.contains(*seat)).map(|seat| html! { <b>{ players.name(seat) }</b> }) }
            </div>
            <p>{ verdict }</p>
        </div>
    }
}

/// Returns the place of each seat: 1 for the winners, and behind them by points. Players who tie share a
/// place.
fn places(outcome: &Outcome) -> Vec<usize> {
    let (scores, winners) = (outcome.scores(), outcome.winners());
    let rank = |seat: Seat| (winners.contains(seat), scores[seat.index()]);
    let seats = Seat::all(scores.len());
    let before = |seat: Seat| {
        let is_before = |other: &Seat| {
            rank(*other) > rank(seat) && !(winners.contains(*other) && winners.contains(seat))
        };
        Seat::all(scores.len()).filter(is_before).count()
    };
    seats.map(|seat| before(seat) + 1).collect()
}

/// Renders the podium on a screen of the public: how the match was won, the places with names and
/// points, and the score sheet, if there is more to show than these.
fn podium(
    outcome: &Outcome,
    verdict: &str,
    emblem: &'static str,
    players: &Players,
    sheet: Option<Html>,
    messages: &Messages,
) -> Html {
    let (scores, places, has_points) = (outcome.scores(), places(outcome), outcome.has_points());
    let places = &places;
    let on = |place| Seat::all(scores.len()).filter(move |seat| places[seat.index()] == place);
    let seats = (1..=scores.len()).flat_map(on);
    let step = |seat: Seat| {
        let place = places[seat.index()];
        html! {
            <li class={format!("podium-place podium-{place}")}>
                if place == 1 {
                    { icon(emblem) }
                }
                <b class="podium-name">{ players.name(seat) }</b>
                if has_points {
                    <span class="podium-points">{ number(scores[seat.index()]) }</span>
                }
                <span class="podium-step">{ place }</span>
            </li>
        }
    };
    html! {
        <section class={classes!("result", sheet.is_some().then_some("podium-beside"))} aria-label={messages.table.result}>
            <h2>{ verdict }</h2>
            <ol class="podium">{ for seats.map(step) }</ol>
            if let Some(sheet) = sheet {
                <div class="podium-sheet">{ sheet }</div>
            }
        </section>
    }
}

/// Renders the points: the score sheet, or the totals if there is no more to show; nothing where these
/// say no more than the verdict.
fn standing(
    outcome: &Outcome,
    players: &Players,
    sheet: Option<Html>,
    messages: &Messages,
) -> Html {
    let totals = || {
        let total = line(messages.table.score, outcome.scores().to_vec());
        sheet_of(players, outcome.winners(), Vec::new(), total, messages)
    };
    sheet.or_else(|| outcome.has_points().then(totals)).unwrap_or_default()
}
