//! The felt: a seat on each side, and the trick between them in the order of play.

use super::known::known;
use super::look::{look, suit_class, suit_symbol};
use super::pieces::Piece;
use super::places::{hand_place, seat_place, trick_place};
use super::sums::total_sum;
use crate::engine::Seat;
use crate::games::dwarf_king::{Action, Card, CardSet, DwarfKing, Step, Suit, Trick};
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::dwarf_king::GameMessages;
use crate::ui::locale::{Messages, number};
use crate::ui::pieces::{CardState, icon, piece};
use yew::prelude::*;

/// The positions of the other seats on the felt, clockwise from the bottom seat's left.
const SIDES: [&[&str]; 3] = [
    &["dk-left", "dk-right"],
    &["dk-left", "dk-top", "dk-right"],
    &["dk-left", "dk-top-left", "dk-top-right", "dk-right"],
];

/// A trick on the felt.
#[derive(Clone, Copy)]
pub struct Lying<'a> {
    /// The trick.
    pub trick: &'a Trick,
    /// True if all players have played to it.
    pub complete: bool,
    /// True if the viewer looks at it again.
    pub again: bool,
    /// The player who has won it or is ahead in it. Its cards may say otherwise, since the Sorcerer
    /// may have replaced the card that won.
    pub winner: Seat,
}

impl<'a> Lying<'a> {
    /// Returns the trick to show: the current one, or before its first card the previous one, which
    /// has just been won.
    pub fn now(scene: &'a Scene<DwarfKing>, looking: bool) -> Option<Self> {
        let public = &scene.view.public;
        let ahead = |trick: &Trick| trick.player(trick.winning_place(), public.seats());
        let near = scene.players.near();
        if let Some(trick) = public.last_won[near.index()].as_ref().filter(|_| looking) {
            return Some(Self { trick, complete: true, again: true, winner: near });
        }
        if !public.trick.cards.is_empty() {
            let trick = &public.trick;
            let complete = trick.cards.len() == public.seats();
            return Some(Self { trick, complete, again: false, winner: ahead(trick) });
        }
        if let Some(trick) = public.last() {
            let winner = public.trick.leader;
            return Some(Self { trick, complete: true, again: false, winner });
        }
        let scored = public.scored.as_ref().filter(|_| public.step == Step::Over);
        scored.map(|scored| {
            let trick = &scored.last;
            Self { trick, complete: true, again: false, winner: ahead(trick) }
        })
    }
}

/// Renders the seats around the felt.
pub fn seats(
    scene: &Scene<DwarfKing>,
    messages: &'static Messages,
    lying: Option<Lying>,
    memory: bool,
    extra: Html,
) -> Html {
    let w = messages.dwarf_king();
    let public = &scene.view.public;
    let count = public.seats();
    let others = SIDES[count - 3].iter().zip(scene.players.around().skip(1)).map(|(side, seat)| {
        html! {
            <div class={classes!("dk-place", *side)}>
                { panel(scene, messages, seat, memory) }
                { slot(scene, w, lying, seat) }
            </div>
        }
    });
    // Before the first lead of a deal there is room for something else.
    let resting = lying.is_none() && (public.step != Step::Play || public.scored.is_some());
    let class = classes!("dk-felt", resting.then_some("dk-resting"));
    html! {
        <section {class} aria-label={w.trick}>
            { for others }
            <div class="dk-place dk-near">
                { middle(scene, w, lying) }
                { slot(scene, w, lying, scene.players.near()) }
                <div class="dk-extra">{ extra }</div>
            </div>
        </section>
    }
}

/// Renders a player's panel: name, number of cards, tricks, points, and the lead. With `memory`,
/// the cards that the viewer knows to be in the hand; after the end, the winner.
pub fn panel(scene: &Scene<DwarfKing>, messages: &Messages, seat: Seat, memory: bool) -> Html {
    let w = messages.dwarf_king();
    let public = &scene.view.public;
    let over = public.step == Step::Over;
    let fact = |symbol: &'static str, number: String, words: String, sum: Option<String>| {
        html! {
            <span class="dk-fact" title={sum.unwrap_or_else(|| words.clone())}>
                { icon(symbol) }
                <b aria-hidden="true">{ number }</b>
                <span class="dk-word">{ words }</span>
            </span>
        }
    };
    let cards = if over { 0 } else { public.hand_size(seat) };
    let tricks = public.spoils.count(seat);
    let points = public.totals[seat.index()];
    let leads = matches!(public.step, Step::Play) && public.trick.leader == seat;
    let is_near = seat == scene.players.near();
    let facts = html! {
        <>
            { fact("card-draw", cards.to_string(), (w.cards)(cards), None) }
            { fact("card-discard", tricks.to_string(), (w.tricks)(tricks), None) }
            { fact("laurels-trophy", number(points), (w.points)(points), total_sum(public, seat, w)) }
            if leads {
                <span class="dk-leads" title={w.leads_tricks}>
                    { icon("vertical-banner") }
                    <span class="dk-word">{ w.leads }</span>
                </span>
            }
        </>
    };
    let best = public.all().map(|seat| public.totals[seat.index()]).max();
    let won = over && best == Some(points);
    let known = if memory { known(&scene.view, seat) } else { CardSet::NONE };
    let known: Vec<String> = known.iter().map(w.card).collect();
    html! {
        <div class={classes!("dk-panel", won.then_some("dk-winner"))}
            data-place={(!is_near).then(|| hand_place(seat))}>
            if won {
                <span class="dk-crown" title={messages.table.winner}>
                    { icon("crown") }<span class="unseen">{ messages.table.winner }</span>
                </span>
            }
            if !known.is_empty() {
                <span class="dk-knows" title={(w.known)(&known)}>
                    { icon("eyeball") }<span class="unseen">{ (w.known)(&known) }</span>
                </span>
            }
            <div data-place={seat_place(seat)}>
                { scene.plate(seat, facts, messages) }
            </div>
        </div>
    }
}

/// Renders the suit that was led, or the winner of the trick that was taken.
fn middle(scene: &Scene<DwarfKing>, w: &GameMessages, lying: Option<Lying>) -> Html {
    let suit_line = |suit: Option<Suit>, text: String| {
        html! {
            <p class={classes!("dk-led", format!("dk-led-{}", suit_class(suit)))} title={text.clone()}>
                { icon(suit_symbol(suit)) }{ text }
            </p>
        }
    };
    let Some(Lying { trick, complete, again, winner }) = lying else {
        return html! { <p class="dk-led">{ w.nothing_led }</p> };
    };
    if again {
        return html! { <p class="dk-led">{ w.your_last_trick }</p> };
    }
    // While its cards lie there, the headline tells who wins it, once the last card has come to rest.
    if complete && scene.view.public.trick.cards.is_empty() {
        return html! { <p class="dk-led">{ (w.won_by)(scene.players.who(winner)) }</p> };
    }
    trick.led.map_or_else(Html::default, |led| suit_line(Some(led), (w.led)(led)))
}

/// Renders the place of a player's card in the trick.
fn slot(
    scene: &Scene<DwarfKing>,
    w: &'static GameMessages,
    lying: Option<Lying>,
    seat: Seat,
) -> Html {
    let seats = scene.view.public.seats();
    let played = lying.and_then(|lying| {
        let place = (0..lying.trick.cards.len()).find(|&at| lying.trick.player(at, seats) == seat);
        place.map(|place| (lying, place))
    });
    let at = trick_place(seat);
    let Some((Lying { trick, complete, again, winner }, place)) = played else {
        return html! { <div class="dk-slot" data-place={at}></div> };
    };
    let card = trick.cards[place];
    let ahead = winner == seat;
    let action = Action::TakeBack(card);
    let lit = !again && scene.legal.contains(&action);
    let piece = Piece::InTrick(card);
    let chosen = scene.is_selected(piece);
    let on_tap = lit.then(|| {
        scene.touching(move || {
            let look = look(card, w);
            Touch {
                piece,
                text: format!("{}. {}", look.name, look.text),
                keys: vec![(w.take_it_back.to_owned(), vec![action])],
                plain: false,
            }
        })
    });
    let lead = if lit {
        w.take_back.to_owned()
    } else {
        (w.played_as)(place + 1, scene.players.name(seat))
    };
    let order = (w.played_as)(place + 1, scene.players.name(seat));
    let advised = scene.advises(action);
    let state = CardState { lit: lit && !chosen, chosen, advised, ..CardState::default() };
    let copied = trick.copied.filter(|_| matches!(card, Card::MUMMY | Card::CLONE));
    html! {
        <div class={classes!("dk-slot", complete.then_some("dk-done"), ahead.then_some("dk-ahead"))}>
            { piece!(Card { look: look(card, w), state, on_tap, place: at, lead: lead }) }
            <span class="dk-order" aria-hidden="true" title={order}>{ place + 1 }</span>
            if ahead {
                <span class="dk-crown" title={w.ahead}>{ icon("crown") }</span>
            }
            if let Some(copied) = copied {
                <span class="dk-copied">{ (w.stands_for)(&(w.card)(copied)) }</span>
            }
        </div>
    }
}
