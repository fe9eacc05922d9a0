//! The page at the end of a deal: each player's points line by line, and what comes next.

use super::sums::quest_sum;
use crate::engine::Seat;
use crate::games::dwarf_king::{Card, Public, Scored};
use crate::ui::describe::dwarf_king::{quest_words, signed};
use crate::ui::games::Interlude;
use crate::ui::locale::messages::dwarf_king::GameMessages;
use crate::ui::locale::{Messages, Who, number};
use crate::ui::pieces::icon;
use crate::ui::players::Players;
use std::cmp::Reverse;
use yew::prelude::*;

/// Returns the page for the deal that was just scored.
pub fn interlude(
    public: &Public,
    scored: &Scored,
    players: &Players,
    messages: &'static Messages,
) -> Interlude {
    let w = messages.dwarf_king();
    let total = |seat: Seat| public.totals[seat.index()];
    // The best come first; ties stay in the order in which players are listed.
    let seats = Seat::by_key(players.around(), |seat| Reverse(total(seat)));
    let best = total(seats[0]);
    let leaders: Vec<Seat> = seats.iter().copied().filter(|&seat| total(seat) == best).collect();
    let was_last = scored.deal >= public.options.deals.number();
    let is_over = was_last && leaders.len() == 1;
    let next = match (is_over, was_last) {
        (true, _) => w.final_scores,
        (false, true) => w.next_tiebreak,
        (false, false) => w.next_deal,
    };
    let five = Card::FIVE_OF_DWARVES;
    let dealer = seats.iter().find(|seat| scored.spoils.cards[seat.index()].contains(five));
    let named: Vec<Who> = leaders.iter().map(|&seat| players.who(seat)).collect();
    let tally = |&seat: &Seat| tally(scored, seat, total(seat), total(seat) == best, players, w);
    let content = html! {
        <div class="dk-interlude">
            <p class="dk-interlude-quest">
                { icon("scroll-unfurled") }
                <span>{ (messages.table.row)(quest_words(scored.quest, w).0, quest_words(scored.quest, w).1) }</span>
            </p>
            <ol class="dk-tallies">{ for seats.iter().map(tally) }</ol>
            <p class="dk-standing">
                if is_over {
                    { (w.won)(players.who(leaders[0]), best) }
                } else {
                    { (w.standing)(&named, best) }
                }
            </p>
            if !is_over {
                <ul class="dk-next">
                    if was_last {
                        <li>{ w.tiebreak_follows }</li>
                    }
                    { for dealer.map(|&dealer| html! { <li>{ (w.next_dealer)(players.who(dealer)) }</li> }) }
                    <li>{ w.next_roles }</li>
                </ul>
            }
        </div>
    };
    Interlude { title: (w.scored)(scored.deal), content, next, covers: true }
}

/// Renders a player's points of the deal, and the total.
fn tally(
    scored: &Scored,
    seat: Seat,
    total: i16,
    is_best: bool,
    players: &Players,
    w: &GameMessages,
) -> Html {
    let line = scored.lines[seat.index()];
    let row = |label: String, points: i16| {
        html! { <li><span>{ label }</span><b>{ signed(points) }</b></li> }
    };
    html! {
        <li class={classes!("dk-tally", is_best.then_some("dk-best"))}>
            <h3>
                if is_best {
                    { icon("crown") }
                }
                <span>{ players.name(seat) }</span>
            </h3>
            <ul>
                { row(quest_sum(scored.quest, &scored.spoils, seat, players, w), line.quest) }
                if line.bonus != 0 {
                    { row((w.card)(scored.special), line.bonus) }
                }
                if line.doubling != 0 {
                    { row(w.doubling.to_owned(), line.doubling) }
                }
                <li class="dk-sum"><span>{ w.this_deal }</span><b>{ signed(line.total()) }</b></li>
                <li class="dk-total" title={(w.total_sum)(total - line.total(), line.total(), scored.deal)}>
                    <span>{ w.total }</span><b>{ number(total) }</b>
                </li>
            </ul>
        </li>
    }
}
