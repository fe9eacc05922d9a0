//! The Bard's show, the kingdoms, and the points line by line.

use super::choices::panel;
use super::look::{card_place, chip, kind_class, moved_place, purse_place, sign, token};
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Ending, Kingdom, Line, MonRoyaume, Rules, SHOW, Token, View, slots_of, total,
};
use crate::ui::describe::mon_royaume::tale_text;
use crate::ui::games::sheet::{line, sheet as points};
use crate::ui::games::{Cast, Scene};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::pieces::el;
use yew::prelude::*;

/// Renders the shown cards, and every kingdom with the tokens that were moved to it.
pub fn ending(scene: &Scene<MonRoyaume>, end: &Ending, messages: &Messages) -> Html {
    let w = &messages.games.mon_royaume;
    let public = &scene.view.public;
    let near = scene.cast.near();
    let seats = (0..public.count()).map(|steps| near.after(steps, public.count()));
    let card = |number: usize, kind: Token, label: &str| -> Html {
        el("li", "mr-card")
            .with("data-place", &card_place(number))
            .add(token(kind, "", "", w))
            .add(el("span", "").text(label))
            .into()
    };
    // A card that is not turned yet has its place.
    let shown = (0..SHOW).map(|nth| match end.cards.get(nth) {
        Some(&kind) => card(nth + 1, kind, w.tokens[kind as usize]),
        None => el("li", "mr-card mr-unturned").said(&(w.unturned)(nth + 1)).icon("lyre").into(),
    });
    let serenades = public.all().filter_map(|seat| {
        let kind = end.serenades[seat.index()]?;
        Some(card(9 + seat.index(), kind, &(w.serenade)(scene.cast.who(seat))))
    });
    let kingdoms = el("div", "mr-kingdoms");
    let kingdoms = kingdoms.all(seats.map(|seat| kingdom_of(scene, end, seat, messages)));
    if public.rules != Rules::Complete {
        return kingdoms.into();
    }
    let show = el("ol", "mr-show").with("aria-label", w.show).all(shown).all(serenades);
    Html::from_iter([show, kingdoms])
}

/// Renders a player's kingdom at the end.
fn kingdom_of(scene: &Scene<MonRoyaume>, end: &Ending, seat: Seat, messages: &Messages) -> Html {
    let w = &messages.games.mon_royaume;
    let public = &scene.view.public;
    let at = seat.index();
    let complete = public.rules == Rules::Complete;
    // Which card moved which token: the first of its kind move first. Until the points are counted,
    // only the viewer knows their remaining tokens.
    let held = match &scene.view.own {
        Some(own) if own.seat == seat => own.tokens,
        _ => end.tokens[at],
    };
    let mut left = held;
    let cards = end.cards.iter().copied().enumerate().map(|(nth, card)| (nth + 1, card));
    let serenade = end.serenades[at].map(|card| (9 + at, card));
    let moved = cards.chain(serenade).filter_map(|(number, card)| {
        let mine = &mut left[card as usize];
        *mine = mine.checked_sub(1)?;
        Some(token(card, "", &moved_place(seat, number), w))
    });
    let moved: Vec<Html> = moved.collect();
    let lost = Token::ALL
        .into_iter()
        .flat_map(|kind| (0..left[kind as usize]).map(move |_| token(kind, " mr-lost", "", w)));
    let hidden = public.token_counts[at].saturating_sub(total(held));
    let hidden = (0..hidden)
        .map(|_| el("span", "token mr-token mr-hidden").said(w.hidden_token).icon("castle").into());
    let mut whole = el("section", "mr-kingdom")
        .with("aria-label", &(w.kingdom_of)(scene.cast.who(seat)))
        .add(panel(scene, seat, messages));
    if let Some(tale) = public.tale(seat) {
        let name = el("span", "").text(w.tales[tale.index()]);
        let class = ["mr-sign ", kind_class(tale, public.rules)].concat();
        let said = tale_text(tale, public.rules, w);
        whole = whole.add(el("p", &class).said(&said).icon(sign(tale, public.rules)).add(name));
    }
    whole = whole.add(small(&public.kingdoms[at], w));
    if complete {
        let count = (w.moved)(total(end.moved[at]), public.token_counts[at]);
        let count = el("p", "mr-count").with("data-place", &purse_place(seat)).text(&count);
        whole = whole
            .add(el("div", "mr-moved").all(moved.into_iter()).all(lost).all(hidden))
            .add(count);
    }
    whole.into()
}

/// Renders a small kingdom.
fn small(kingdom: &Kingdom, w: &GameMessages) -> Html {
    let rows = (1..=4).map(|level| {
        let row = slots_of(level).filter_map(|slot| kingdom.at(slot));
        el("ul", "mr-row").all(row.map(|laid| chip(laid, w))).into()
    });
    el("div", "mr-pyramid mr-small").all(rows).into()
}

/// Renders the points line by line. Lines without points for any player are left out.
pub fn sheet(view: &View, cast: &Cast, messages: &'static Messages) -> Option<Html> {
    let w = &messages.games.mon_royaume;
    let end = view.public.ending.as_ref()?;
    let lines = &end.lines[..view.public.count()];
    let column =
        |label: &str, part: fn(&Line) -> i16| line(label, lines.iter().map(part).collect());
    let mut all = vec![
        column(w.line_tiles, |line| line.tiles),
        column(w.line_tokens, |line| line.tokens),
        column(w.line_markers, |line| line.markers),
        column(w.line_tale, |line| line.tale),
        column(w.line_curse, |line| line.curse),
    ];
    all.retain(|line| line.points.iter().any(|&points| points != 0));
    let winners = end.outcome(view.public.count()).winners();
    Some(points(cast, winners, all, column(w.total, Line::total), messages))
}
