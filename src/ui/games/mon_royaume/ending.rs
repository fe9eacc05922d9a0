//! The Bard's show, the kingdoms, and the points line by line.

use super::Words;
use super::choices::panel;
use super::look::{card_place, kind_class, look, moved_place, sign, symbol, text, token};
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Ending, Kingdom, Line, MonRoyaume, Rules, Token, View, slots_of, total,
};
use crate::ui::games::shown::{Cast, Scene};
use crate::ui::locale::Words as HouseWords;
use crate::ui::pieces::{ScoreLine, icon, piece};
use yew::prelude::*;

/// The cards shown and every kingdom with the tokens that came onto it.
pub fn ending(scene: &Scene<MonRoyaume>, end: &Ending, words: &HouseWords) -> Html {
    let w = &words.games.mon_royaume;
    let public = &scene.view.public;
    let near = scene.cast.near();
    let seats = (0..public.count()).map(|steps| near.after(steps, public.count()));
    let card = |number: usize, kind: Token, label: Option<String>| {
        html! {
            <li class="mr-card" data-place={card_place(number)}>
                { token(kind, "", None, w) }
                <span>{ label.unwrap_or_else(|| w.tokens[kind as usize].to_owned()) }</span>
            </li>
        }
    };
    let shown = end.cards.iter().enumerate().map(|(nth, &kind)| card(nth + 1, kind, None));
    let serenades = public.all().filter_map(|seat| {
        let kind = end.serenades[seat.index()]?;
        Some(card(9 + seat.index(), kind, Some((w.serenade)(scene.cast.name(seat)))))
    });
    html! {
        <>
            if !end.cards.is_empty() {
                <ol class="mr-show" aria-label={w.show}>{ for shown }{ for serenades }</ol>
            }
            <div class="mr-kingdoms">{ for seats.map(|seat| kingdom_of(scene, end, seat, words)) }</div>
        </>
    }
}

/// A player's kingdom at the end.
fn kingdom_of(scene: &Scene<MonRoyaume>, end: &Ending, seat: Seat, words: &HouseWords) -> Html {
    let w = &words.games.mon_royaume;
    let public = &scene.view.public;
    let at = seat.index();
    let complete = public.rules == Rules::Complete;
    // Which card moved which token: the first of its kind move first.
    let mut left = end.tokens[at];
    let cards = end.cards.iter().copied().enumerate().map(|(nth, card)| (nth + 1, card));
    let serenade = end.serenades[at].map(|card| (9 + at, card));
    let moved = cards.chain(serenade).filter_map(|(number, card)| {
        let mine = &mut left[card as usize];
        *mine = mine.checked_sub(1)?;
        Some(token(card, "", Some(moved_place(seat, number)), w))
    });
    let moved: Vec<Html> = moved.collect();
    let lost = Token::ALL
        .into_iter()
        .flat_map(|kind| (0..left[kind as usize]).map(move |_| token(kind, "mr-lost", None, w)));
    html! {
        <section class="mr-kingdom" aria-label={(w.kingdom_of)(scene.cast.name(seat))}>
            { panel(scene, seat, words) }
            if let Some(tale) = public.tale(seat) {
                <p class={classes!("mr-sign", kind_class(tale.kind()))}>
                    { icon(sign(tale)) }<span>{ w.tales[tale.index()] }</span>
                </p>
            }
            { small(&public.kingdoms[at], w) }
            if complete {
                <div class="mr-moved">{ for moved }{ for lost }</div>
                <p class="mr-count">{ (w.moved)(total(end.moved[at]), total(end.tokens[at])) }</p>
            }
        </section>
    }
}

/// A kingdom in small.
fn small(kingdom: &Kingdom, w: &Words) -> Html {
    let rows = (1..=4).map(|level| {
        let row = slots_of(level).filter_map(|slot| kingdom.at(slot)).map(|laid| {
            let face = look(laid, w);
            let said = text(laid, w);
            let picture = if laid.bard { face.symbol } else { symbol(laid.tile) };
            html! {
                <li class={classes!("mr-chip", format!("tile-{}", face.kind))} title={said.clone()} data-text={said}>
                    { icon(picture) }{ icon(face.shape) }<span class="unseen">{ face.name }</span>
                </li>
            }
        });
        html! { <ul class="mr-row">{ for row }</ul> }
    });
    html! { <div class="mr-pyramid mr-small">{ for rows }</div> }
}

/// The points line by line; lines that brought nobody anything are left out.
pub fn sheet(view: &View, cast: &Cast, words: &'static HouseWords) -> Option<Html> {
    let w = &words.games.mon_royaume;
    let end = view.public.ending.as_ref()?;
    let lines = &end.lines[..view.public.count()];
    let column = |label: &'static str, part: fn(&Line) -> i16| ScoreLine {
        label: label.into(),
        points: lines.iter().map(part).collect(),
    };
    let mut all = vec![
        column(w.line_tiles, |line| line.tiles),
        column(w.line_tokens, |line| line.tokens),
        column(w.line_markers, |line| line.markers),
        column(w.line_tale, |line| line.tale),
        column(w.line_curse, |line| line.curse),
    ];
    all.retain(|line| line.points.iter().any(|&points| points != 0));
    let total = column(w.total, Line::total);
    let best = total.points.iter().copied().max();
    let winners: Vec<bool> = total.points.iter().map(|&points| Some(points) == best).collect();
    let names: Vec<AttrValue> = cast.names.iter().map(|name| name.clone().into()).collect();
    let t = &words.table;
    Some(piece!(ScoreSheet {
        label: t.score_sheet,
        what: t.player,
        names,
        winners,
        winner: t.winner,
        lines: all,
        total
    }))
}
