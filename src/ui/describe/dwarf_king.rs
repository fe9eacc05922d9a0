//! Tricks, the Quest and the special card, in sentences.

use super::{Describe, row};
use crate::engine::Seat;
use crate::games::dwarf_king::{
    Action, Card, DwarfKing, Public, Quest, Rule, SPECIALS, Side, Step, View,
};
use crate::ui::locale::messages::dwarf_king::{Beside, GameMessages, QuestMessages};
use crate::ui::locale::{Messages, number};
use crate::ui::players::Players;

/// Returns the number of a special card in the order of the rulebook.
pub fn special_number(card: Card) -> Option<usize> {
    SPECIALS.iter().position(|&special| special == card)
}

/// Returns the full text of a card.
pub fn text(card: Card, messages: &GameMessages) -> &'static str {
    match (special_number(card), card.suit()) {
        (Some(number), _) => messages.specials[number],
        (None, Some(suit)) if card == Card::numbered(suit, 5) => messages.musicians[suit as usize],
        _ => messages.plain_card,
    }
}

/// Returns the card that a Mummy or a Clone would copy if it were played now; `None` for other cards,
/// and where there is nothing to copy.
pub fn would_copy(public: &Public, card: Card) -> Option<Card> {
    let is_copy = matches!(card, Card::MUMMY | Card::CLONE);
    let mut trick = public.trick;
    if !is_copy || public.step != Step::Play || trick.cards.len() >= public.seats() {
        return None;
    }
    trick.play(card, public.last());
    trick.copied
}

/// What a card of a suit would be in the trick if it were played now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It would be the first card.
    Leads,
    /// It would win the trick, of which it is the last card.
    Wins,
    /// It would be ahead of the cards in the trick.
    Ahead,
    /// Another card would be ahead.
    Behind,
}

/// Returns what a card of a suit would be in the trick if it were played now; `None` for a special
/// card, and when no trick is in progress.
pub fn standing(public: &Public, card: Card) -> Option<Standing> {
    let mut trick = public.trick;
    let seats = public.seats();
    let is_played = public.step == Step::Play && trick.cards.len() < seats;
    if !is_played || card.is_special() {
        return None;
    }
    trick.play(card, public.last());
    Some(match trick.cards.len() {
        1 => Standing::Leads,
        _ if trick.winning_card() != card => Standing::Behind,
        count if count == seats => Standing::Wins,
        _ => Standing::Ahead,
    })
}

/// Says what a card that can be played would be now; `None` for a special card other than a Mummy or a
/// Clone.
pub fn would_be(public: &Public, card: Card, w: &GameMessages) -> Option<String> {
    let copy = would_copy(public, card).map(|copied| (w.would_be)(card == Card::CLONE, copied));
    copy.or_else(|| standing(public, card).map(|it| w.standings[it as usize].to_owned()))
}

/// Returns a Quest in words.
pub fn quest_words(quest: Quest, messages: &GameMessages) -> QuestMessages {
    let tile = quest.tile();
    let back = usize::from(tile.faces()[1] == quest);
    messages.quests[2 * usize::from(tile.number() - 1) + back]
}

/// Returns the points of a Quest in words. A player at the table is told their neighbours by name,
/// since the seats stay where they are while a device is passed.
pub fn quest_points(quest: Quest, players: &Players, messages: &GameMessages) -> String {
    let seat = players.viewer.seat().filter(|_| !players.named);
    let beside = seat.and_then(|seat| {
        let seats = players.names.len();
        let (right, left) = (players.name(seat.previous(seats)), players.name(seat.next(seats)));
        Some(match quest.rule() {
            Rule::ToTheRight => Beside::Right(right),
            Rule::ToTheLeft => Beside::Left(left),
            Rule::InLine => Beside::InLine { right, left },
            Rule::Sandwich => Beside::Sandwich { right, left },
            _ => return None,
        })
    });
    beside.map_or_else(|| quest_words(quest, messages).1.to_owned(), messages.beside)
}

/// Describes the deal, and its Quest with its points.
pub fn quest_text(public: &Public, players: &Players, messages: &Messages) -> String {
    let w = messages.dwarf_king();
    match public.quest {
        Some(quest) => {
            let deal = (w.deal_of)(public.deal, public.options.deals.number());
            let name = quest_words(quest, w).0;
            [&deal, ". ", &(messages.table.row)(name, &quest_points(quest, players, w))].concat()
        }
        None => w.quest_to_come.to_owned(),
    }
}

/// Describes the special card of the deal.
pub fn special_text(public: &Public, messages: &Messages) -> String {
    let w = messages.dwarf_king();
    let name = (messages.table.row)(w.special, &(w.card)(public.special));
    [&name, ". ", text(public.special, w)].concat()
}

/// Formats points with their sign.
pub fn signed(points: i16) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}

/// Returns the seat that gets the hand of the bottom seat.
pub fn receiver(public: &Public, players: &Players, side: Side) -> Seat {
    let (near, seats) = (players.near(), public.seats());
    match side {
        Side::Left => near.next(seats),
        Side::Right => near.previous(seats),
    }
}

/// Lists each player's points, as counted by `points`.
fn paid(public: &Public, players: &Players, points: impl Fn(Seat) -> i16) -> Vec<String> {
    let each = |seat| [players.name(seat), " ", &signed(points(seat))].concat();
    public.all().map(each).collect()
}

/// Lists a player's cards, tricks, points and lead.
fn player(view: &View, seat: Seat, w: &GameMessages) -> Vec<String> {
    let public = &view.public;
    let cards = if public.step == Step::Over { 0 } else { public.hand_size(seat) };
    let mut facts = vec![
        (w.cards)(cards),
        (w.tricks)(public.spoils.count(seat)),
        (w.points)(public.totals[seat.index()]),
    ];
    if public.step == Step::Play && public.trick.leader == seat {
        facts.push(w.leads.to_owned());
    }
    facts
}

/// Describes the current trick card by card, or the one that the Sorcerer may change.
fn trick(view: &View, players: &Players, w: &GameMessages, messages: &Messages) -> Vec<String> {
    let public = &view.public;
    let under_way = Some(&public.trick).filter(|trick| !trick.cards.is_empty());
    let last = public.last().filter(|_| public.step == Step::Sorcerer);
    let Some(trick) = under_way.or(last) else { return vec![w.nothing_led.to_owned()] };
    let played = trick.cards.iter().enumerate().map(|(place, &card)| {
        let by = players.name(trick.player(place, public.seats()));
        let copied = trick.copied.filter(|_| matches!(card, Card::MUMMY | Card::CLONE));
        let copied = copied.map(|copied| (w.stands_for)(&(w.card)(copied)));
        let lies = [Some((w.played_as)(place + 1, by)), Some((w.card)(card)), copied];
        lies.into_iter().flatten().collect::<Vec<_>>().join(" ")
    });
    let ahead = trick.cards[trick.winning_place()];
    let led = trick.led.map(w.led);
    played.chain(led).chain(row(messages, w.ahead, &[(w.card)(ahead)])).collect()
}

impl Describe for DwarfKing {
    fn describe_board(
        view: &View,
        players: &Players,
        messages: &Messages,
        memory: bool,
    ) -> Vec<String> {
        let w = messages.dwarf_king();
        let public = &view.public;
        let mut said = vec![quest_text(public, players, messages)];
        match public.quest {
            Some(quest) if memory || !quest.rule().counts_cards() => {
                let paid = paid(public, players, |seat| public.line(seat).quest);
                said.extend(row(messages, w.paid, &paid));
            }
            Some(_) => {}
            None => said.extend(public.tile.faces().map(|quest| {
                [quest_words(quest, w).0, ". ", &quest_points(quest, players, w)].concat()
            })),
        }
        said.push(special_text(public, messages));
        if public.bonus.iter().any(|&points| points != 0) {
            let paid = paid(public, players, |seat| public.bonus[seat.index()]);
            said.extend(row(messages, &(w.card)(public.special), &paid));
        }
        if public.step != Step::Quest {
            said.extend(trick(view, players, w, messages));
        }
        let seats = public.all().filter(|&seat| !players.viewer.is(seat));
        said.extend(
            seats.filter_map(|seat| row(messages, players.name(seat), &player(view, seat, w))),
        );
        said
    }

    fn describe_hand(view: &View, _: &Players, messages: &Messages, _: bool) -> Vec<String> {
        let w = messages.dwarf_king();
        let Some(own) = view.own else { return Vec::new() };
        let name = |card| match would_be(&view.public, card, w) {
            Some(now) => [&(w.card)(card), " (", now.trim_end_matches('.'), ")"].concat(),
            None => (w.card)(card),
        };
        let hand: Vec<String> = own.hand.iter().map(name).collect();
        let mine = row(messages, messages.table.you, &player(view, own.seat, w));
        row(messages, messages.table.your_hand, &hand).into_iter().chain(mine).collect()
    }

    fn describe_choices(
        view: &View,
        legal: &[Action],
        players: &Players,
        messages: &Messages,
    ) -> Vec<String> {
        let w = messages.dwarf_king();
        let deed = |&action: &Action| match action {
            Action::Choose(quest) => quest_words(quest, w).0.to_owned(),
            Action::Play(card) | Action::GiveBack(card) | Action::TakeBack(card) => (w.card)(card),
            Action::TakeFrom(seat) => (w.take_from)(players.name(seat)),
            Action::SwapWith(seat) => (w.swap_with)(players.name(seat)),
            Action::Pass(side) => {
                (w.pass_to)(side, players.name(receiver(&view.public, players, side)))
            }
            Action::Decline => w.decline.to_owned(),
        };
        legal.iter().map(deed).collect()
    }
}
