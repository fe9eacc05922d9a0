//! The tiles that hold for the whole deal: the Quest and the special card.

use super::look::{look, suit_class, suit_symbol, symbol};
use super::places::{QUEST, SPECIAL};
use super::sums::quest_sum;
use crate::engine::Seat;
use crate::games::dwarf_king::DwarfKing;
use crate::ui::describe::dwarf_king::{
    quest_points, quest_text, quest_words, signed, special_text, text,
};
use crate::ui::games::Scene;
use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// Renders the Quest with its points so far, and the special card with its text. Every player can
/// count the won tricks. Their cards were seen by all, but have to be remembered: Quest points that
/// depend on these are shown only with `memory`.
pub fn tiles(scene: &Scene<DwarfKing>, messages: &Messages, memory: bool) -> Html {
    let w = messages.dwarf_king();
    let public = &scene.view.public;
    let special = public.special;
    let suit = special.suit();
    // A tap on a line says how its points come about.
    let paid = |points: &dyn Fn(Seat) -> i16, sum: &dyn Fn(Seat) -> String| -> Html {
        html! {
            <ul class="dk-paid" aria-label={w.paid}>
                { for public.all().map(|seat| html! {
                    <li title={(messages.table.row)(scene.players.name(seat), &sum(seat))}>
                        <span>{ scene.players.name(seat) }</span><b>{ signed(points(seat)) }</b>
                    </li>
                }) }
            </ul>
        }
    };
    let quest = public.quest.filter(|quest| memory || !quest.rule().counts_cards());
    let sum = |quest, seat| quest_sum(quest, &public.spoils, seat, &scene.players, w);
    // A narrow screen leaves the lines out: a tap on the tile says them too.
    let quest_said = quest.map_or_else(String::new, |quest| {
        let line = |seat| {
            let line = (messages.table.row)(scene.players.name(seat), &sum(quest, seat));
            [" ", &line, "."].concat()
        };
        public.all().map(line).collect()
    });
    let pays = public.bonus[..public.seats()].iter().any(|&points| points != 0);
    html! {
        <div class="dk-tiles">
            <section class="dk-tile dk-quest" data-place={QUEST} aria-label={w.quest}
                title={quest_text(public, &scene.players, messages) + &quest_said}>
                <p class="dk-kicker">{ (w.deal_of)(public.deal, public.options.deals.number()) }</p>
                if let Some(quest) = public.quest {
                    <h3>{ icon("scroll-unfurled") }{ quest_words(quest, w).0 }</h3>
                    <p>{ quest_points(quest, &scene.players, w) }</p>
                    if memory || !quest.rule().counts_cards() {
                        { paid(&|seat| public.line(seat).quest, &|seat| sum(quest, seat)) }
                    }
                } else {
                    <h3>{ icon("scroll-unfurled") }{ w.quest }</h3>
                    <p>{ w.quest_to_come }</p>
                }
            </section>
            <section class={classes!("dk-tile", "dk-special", format!("card-{}", suit_class(suit)))}
                data-place={SPECIAL} aria-label={w.special} title={special_text(public, messages)}>
                <p class="dk-kicker">{ w.special }</p>
                <h3>{ icon(symbol(special)) }{ (w.card)(special) }</h3>
                <p class="dk-suit">
                    { icon(suit_symbol(suit)) }
                    { suit.map_or_else(|| w.magic.to_owned(), |_| (w.rank_and_suit)(special)) }
                </p>
                <p class="dk-full">{ text(special, w) }</p>
                // A narrow screen has room for this, and a tap says the rest.
                <p class="dk-short" aria-hidden="true">{ look(special, w).effect }</p>
                if pays {
                    { paid(&|seat| public.bonus[seat.index()], &|seat| {
                        (messages.table.row)(&(w.card)(special), &signed(public.bonus[seat.index()]))
                    }) }
                }
            </section>
        </div>
    }
}
