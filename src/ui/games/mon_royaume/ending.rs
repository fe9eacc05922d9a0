//! The Bard's show, the kingdoms, and the points line by line.

use super::choices::{panel, tale_card};
use super::look::{card_place, chip, chips, kind_class, moved_place, purse_place, token};
use super::sums::{Sum, is_counted, of_player, of_tale};
use crate::engine::{Seat, SeatSet};
use crate::games::mon_royaume::{
    Bag, Ending, Kingdom, Laid, Line, MonRoyaume, Rules, SHOW, Tale, TileSet, Token, View,
    elements_met, slots_of, total,
};
use crate::ui::describe::mon_royaume::tale_text;
use crate::ui::games::sheet::{line, sheet as points};
use crate::ui::games::{Players, Scene};
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::locale::{Messages, number};
use crate::ui::pieces::{el, icon};
use yew::prelude::*;

/// Renders the shown cards, and every kingdom with the tokens that were moved to it. With all cards
/// open, also the tiles that no kingdom has.
pub fn ending(scene: &Scene<MonRoyaume>, end: &Ending, messages: &Messages) -> Html {
    let w = messages.mon_royaume();
    let (view, players) = (&*scene.view, &*scene.players);
    let mut parts = Vec::new();
    if view.public.rules == Rules::Complete {
        parts.push(show(view, players, end, true, w));
    }
    parts.push(kingdoms(view, players, end, SeatSet::NONE, messages));
    if let Some(state) = &scene.open {
        let rest = [(w.discarded, state.discards), (w.undealt, state.undealt())];
        let rest = rest.into_iter().filter(|(_, tiles)| !tiles.is_empty());
        let rest = rest.map(|(label, tiles)| left(label, tiles, w));
        parts.push(el("div", "mr-left").all(rest).into());
    }
    Html::from_iter(parts)
}

/// Renders the cards of the show. A card that is not turned yet has its place.
pub fn show(
    view: &View,
    players: &Players,
    end: &Ending,
    has_places: bool,
    w: &GameMessages,
) -> Html {
    let card = |number: usize, kind: Token, label: &str| -> Html {
        let card = el("li", "mr-card");
        let card = if has_places { card.with("data-place", &card_place(number)) } else { card };
        card.add(token(kind, "", "", w)).add(el("span", "").text(label)).into()
    };
    let shown = (0..SHOW).map(|nth| match end.cards.get(nth) {
        Some(&kind) => card(nth + 1, kind, w.tokens[kind as usize]),
        None => el("li", "mr-card mr-unturned").said(&(w.unturned)(nth + 1)).icon("lyre").into(),
    });
    let serenades = view.public.all().filter_map(|seat| {
        let kind = end.serenades[seat.index()]?;
        Some(card(9 + seat.index(), kind, &(w.serenade)(players.who(seat))))
    });
    el("ol", "mr-show").with("aria-label", w.show).all(shown).all(serenades).into()
}

/// Renders every kingdom. The last token of `gained` players is new.
pub fn kingdoms(
    view: &View,
    players: &Players,
    end: &Ending,
    gained: SeatSet,
    messages: &Messages,
) -> Html {
    let each = players.around();
    let each =
        each.map(|seat| kingdom_of(view, players, end, seat, gained.contains(seat), messages));
    el("div", "mr-kingdoms").all(each).into()
}

/// Renders tiles that no kingdom has.
fn left(label: &str, tiles: Bag, w: &GameMessages) -> Html {
    let list = el("ul", "mr-chips").with("aria-label", label);
    el("section", "mr-unused")
        .add(el("p", "mr-count").text(label))
        .add(list.all(chips(tiles, w)))
        .into()
}

/// Renders a player's kingdom at the end.
fn kingdom_of(
    view: &View,
    players: &Players,
    end: &Ending,
    seat: Seat,
    gained: bool,
    messages: &Messages,
) -> Html {
    let w = messages.mon_royaume();
    let public = &view.public;
    let at = seat.index();
    let complete = public.rules == Rules::Complete;
    let kingdom = &public.kingdoms[at];
    let standing = kingdom.standing();
    // Which card moved which token: the first of its kind move first. Until the points are counted,
    // only the viewer knows their remaining tokens.
    let held = match &view.own {
        Some(own) if own.seat == seat => own.tokens,
        _ => end.tokens[at],
    };
    let mut left_over = held;
    let cards = end.cards.iter().copied().enumerate().map(|(nth, card)| (nth + 1, card));
    let serenade = end.serenades[at].map(|card| (9 + at, card));
    let moved = cards.chain(serenade).filter_map(|(number, card)| {
        let mine = &mut left_over[card as usize];
        *mine = mine.checked_sub(1)?;
        Some((number, card))
    });
    let moved: Vec<(usize, Token)> = moved.collect();
    let of = moved.len();
    let moved = moved.into_iter().enumerate().map(|(nth, (number, card))| {
        let class = if gained && nth + 1 == of { " mr-gained" } else { "" };
        token(card, class, &moved_place(seat, number), w)
    });
    let lost = Token::ALL.into_iter().flat_map(|kind| {
        (0..left_over[kind as usize]).map(move |_| token(kind, " mr-lost", "", w))
    });
    let hidden = public.token_counts[at].saturating_sub(total(held));
    let hidden = (0..hidden)
        .map(|_| el("span", "token mr-token mr-hidden").said(w.hidden_token).icon("castle").into());
    let winners = is_counted(public).then(|| end.outcome(public.count()).winners());
    let is_winner = winners.is_some_and(|winners| winners.contains(seat));
    let mut whole = el("section", if is_winner { "mr-kingdom mr-winner" } else { "mr-kingdom" })
        .with("aria-label", &(w.kingdom_of)(players.who(seat)))
        .add(panel(view, players, seat, None, messages));
    if is_winner {
        let crown = el("p", "mr-crown").said(messages.table.winner).icon("crown");
        whole = whole.add(crown.add(el("span", "").text(messages.table.winner)));
    }
    let tale = public.tale(seat);
    if let Some(tale) = tale {
        let class = ["mr-tale ", kind_class(tale, public.rules)].concat();
        let why = of_tale(tale, public, seat, standing, w).join(" ");
        let said = [&tale_text(tale, public.rules, w), " ", why.trim_start()].concat();
        let count = (w.elements)(elements_met(tale, standing), tale.telling().len() as u8);
        let card = tale_card(tale, public.rules, [standing.names(), TileSet::NONE], &count, w);
        whole = whole.add(el("div", &class).said(&said).add(card));
    }
    let told = tale.map_or(TileSet::NONE, Tale::elements);
    whole = whole.add(small(kingdom, told, w));
    if complete {
        let count = (w.moved)(total(end.moved[at]), public.token_counts[at]);
        let count = el("p", "mr-count").with("data-place", &purse_place(seat)).text(&count);
        whole = whole.add(el("div", "mr-moved").all(moved).all(lost).all(hidden)).add(count);
    }
    if let Some((sums, sum)) = of_player(public, players, seat, w) {
        let line = |Sum { icon, label, points, why }: Sum| -> Html {
            let said = (w.with_reason)(label, &why);
            let points = el("b", "").text(&number(points));
            el("li", "").said(&said).icon(icon).unseen(label).add(points).into()
        };
        let total = el("b", "").text(&number(end.lines[at].total()));
        let total =
            el("li", "mr-total").said(&(w.with_reason)(w.total, &sum)).unseen(w.total).add(total);
        whole = whole
            .add(el("ul", "mr-sums").all(sums.into_iter().map(line)).add(total))
            .add(left(w.unused, public.taken[at].minus(kingdom.tiles()), w));
    }
    whole.into()
}

/// Renders a small kingdom, with the elements of the tale marked.
fn small(kingdom: &Kingdom, told: TileSet, w: &GameMessages) -> Html {
    let rows = (1..=4).map(|level| {
        let row = slots_of(level).filter_map(|slot| kingdom.at(slot));
        let chip = |laid: Laid| chip(laid, !laid.bard && told.contains(laid.tile), w);
        el("ul", "mr-row").all(row.map(chip)).into()
    });
    el("div", "mr-pyramid mr-small").all(rows).into()
}

/// Renders each player's points with the reason for each, in full.
pub fn scores(view: &View, players: &Players, messages: &Messages) -> Option<Html> {
    let w = messages.mon_royaume();
    let public = &view.public;
    let winners = public.ending?.outcome(public.count()).winners();
    let each: Option<Vec<Html>> = players
        .around()
        .map(|seat| {
            let (sums, sum) = of_player(public, players, seat, w)?;
            let line = |Sum { icon: sign, label, points, why }: Sum| -> Html {
                el("li", "")
                    .said(label)
                    .add(icon(sign))
                    .add(el("b", "").text(&number(points)))
                    .add(el("span", "").text(&(w.with_reason)(label, &why)))
                    .into()
            };
            let total =
                el("li", "mr-total").add(el("span", "").text(&(w.with_reason)(w.total, &sum)));
            let is_winner = winners.contains(seat);
            let name = el("h3", "").text(players.name(seat));
            let name = if is_winner {
                let crown = el("span", "mr-crown").said(messages.table.winner).icon("crown");
                name.add(crown.add(el("span", "").text(messages.table.winner)))
            } else {
                name
            };
            let class = if is_winner { "mr-score mr-winner" } else { "mr-score" };
            let lines = el("ul", "mr-reasons").all(sums.into_iter().map(line)).add(total);
            Some(el("section", class).add(name).add(lines).into())
        })
        .collect();
    Some(el("div", "mr-scores").all(each?.into_iter()).into())
}

/// Renders the points line by line, and why. Lines without points for any player are left out.
pub fn sheet(view: &View, players: &Players, messages: &'static Messages) -> Option<Html> {
    let w = messages.mon_royaume();
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
    let table = points(players, winners, all, column(w.total, Line::total), messages);
    let why = scores(view, players, messages).map(|scores| {
        html! { <details class="mr-why-all"><summary>{ w.why }</summary>{ scores }</details> }
    });
    Some(html! { <>{ table }{ why.unwrap_or_default() }</> })
}
