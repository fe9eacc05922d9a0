//! The pages between: the end of a round, each card of the Bard, the final scores.

use super::choices::{panel, tale_sign};
use super::ending::{kingdoms, scores, show};
use super::look::{card_place, chips, token};
use super::sums::of_tiles;
use crate::engine::{Seat, SeatSet};
use crate::games::mon_royaume::{
    ADVENTURES_A_ROUND, Event, Rules, SHOW, Token, View, elements_met, lovers_met, value_of_tiles,
};
use crate::ui::games::{Interlude, Players};
use crate::ui::locale::Messages;
use crate::ui::pieces::el;
use yew::prelude::*;

/// Returns the page after these events, if there is one.
pub fn interlude(
    view: &View,
    events: &[Event],
    players: &Players,
    messages: &'static Messages,
) -> Option<Interlude> {
    let w = messages.mon_royaume();
    events.iter().find_map(|event| match event {
        Event::RoundBegan { round: 2 } => Some(Interlude {
            title: (w.round_over)(1),
            content: round(view, 1, players, messages),
            next: w.next_round,
            covers: true,
        }),
        Event::BuildingBegan => Some(Interlude {
            title: (w.round_over)(2),
            content: round(view, 2, players, messages),
            next: w.next_build,
            covers: true,
        }),
        Event::BardPlayed { number, card, by } => {
            let is_last = usize::from(*number) == SHOW;
            Some(Interlude {
                title: (w.bard_card)(*number, w.tokens[*card as usize]),
                content: card_of(view, usize::from(*number), *card, *by, None, players, messages),
                next: match next_serenade(view, None) {
                    _ if !is_last => w.next_card,
                    true => w.next_serenade,
                    false => w.final_scores,
                },
                covers: false,
            })
        }
        Event::Serenade { seat, card, moved } => {
            let by = Some(*seat).filter(|_| *moved).into_iter().collect();
            Some(Interlude {
                title: (w.serenade_card)(players.who(*seat), w.tokens[*card as usize]),
                content: card_of(view, 9 + seat.index(), *card, by, Some(*seat), players, messages),
                next: if next_serenade(view, Some(*seat)) {
                    w.next_serenade
                } else {
                    w.final_scores
                },
                covers: false,
            })
        }
        Event::Counted { .. } => Some(Interlude {
            title: w.final_scores.to_owned(),
            content: el("div", "mr-page").add(scores(view, players, messages)?).into(),
            next: w.next_result,
            covers: false,
        }),
        _ => None,
    })
}

/// Returns true if a player after this one, or any, has both lovers of a tale.
fn next_serenade(view: &View, after: Option<Seat>) -> bool {
    let public = &view.public;
    let has_lovers = |seat: Seat| {
        let standing = public.kingdoms[seat.index()].standing();
        public.tale(seat).is_some_and(|tale| lovers_met(tale, standing))
    };
    public.all().filter(|&seat| after.is_none_or(|after| seat > after)).any(has_lovers)
}

/// Renders a card of the Bard, large, with every token that it moves, and the kingdoms.
fn card_of(
    view: &View,
    number: usize,
    card: Token,
    by: SeatSet,
    only: Option<Seat>,
    players: &Players,
    messages: &Messages,
) -> Html {
    let w = messages.mon_royaume();
    let Some(end) = &view.public.ending else { return Html::default() };
    let name = w.tokens[card as usize];
    let now = el("div", "mr-now").with("data-place", &card_place(number));
    let now = now.add(token(card, "", "", w)).add(el("span", "").text(name));
    let gains = players.around().filter(|&seat| only.is_none_or(|only| only == seat)).map(|seat| {
        let (class, says) = if by.contains(seat) {
            ("mr-gain", (w.gains)(players.who(seat), name))
        } else {
            ("mr-gain mr-none", (w.gains_not)(players.who(seat), name))
        };
        el("li", class).text(&says).into()
    });
    let call = el("div", "mr-call").add(now).add(el("ul", "mr-gains").all(gains));
    el("div", "mr-page")
        .add(call)
        .add(show(view, players, end, false, w))
        .add(kingdoms(view, players, end, by, messages))
        .into()
}

/// Renders the end of a round: the Adventures, and what each player has.
fn round(view: &View, round: usize, players: &Players, messages: &Messages) -> Html {
    let w = messages.mon_royaume();
    let public = &view.public;
    let mut page = el("div", "mr-page");
    let adventures = public.adventures.chunks(ADVENTURES_A_ROUND).nth(round - 1);
    if let Some(cards) = adventures {
        let each = cards.iter().map(|&card| {
            let by: Vec<_> = public.met_by(card).iter().map(|seat| players.who(seat)).collect();
            el("li", "").text(&(w.completed)(&(w.adventure)(card), &by)).into()
        });
        let list = el("ul", "mr-done-list").with("aria-label", w.adventures);
        page = page.add(list.all(each));
    }
    let each = players.around().map(|seat| {
        let taken = public.taken[seat.index()];
        let points = (w.worth_tiles)(value_of_tiles(taken));
        let points = el("p", "mr-count").said(&of_tiles(taken)).text(&points);
        let tales = public.tales[seat.index()].iter().map(|tale| {
            let count = (w.elements)(elements_met(tale, taken), tale.telling().len() as u8);
            let sign = el("ul", "mr-signs").add(tale_sign(tale, public.rules, w));
            el("div", "mr-so-far").add(sign).add(el("span", "mr-count").text(&count)).into()
        });
        let list = el("ul", "mr-chips").with("aria-label", players.name(seat));
        let mut whole = el("section", "mr-kingdom mr-summary")
            .add(panel(view, players, seat, None, messages))
            .add(list.all(chips(taken, w)))
            .add(points);
        if public.rules != Rules::First {
            whole = whole.all(tales);
        }
        whole.into()
    });
    page.add(el("div", "mr-kingdoms").all(each)).into()
}
