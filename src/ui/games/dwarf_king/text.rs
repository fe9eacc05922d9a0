//! The texts of The Dwarf King: prompts, goal, log, verdict.

use super::look::symbol;
use super::recap::recap;
use super::sums::quest_sum;
use crate::engine::{Outcome, Seat};
use crate::games::dwarf_king::{
    Action, Card, CardSet, DwarfKing, Event, Moved, Refusal, Step, View,
};
use crate::ui::describe::dwarf_king::{quest_points, quest_words, signed, text};
use crate::ui::games::{GameText, Goal, GoalLine, Players};
use crate::ui::locale::messages::dwarf_king::GameMessages;
use crate::ui::locale::{Messages, number};
use std::cmp::Reverse;

/// The special cards that score or cost points by themselves.
const SCORING: [Card; 5] =
    [Card::DWARVES_FLAG_BEARER, Card::TINKERER, Card::JESTER, Card::SCOUT, Card::SHAMAN];

/// Asks for a card, and names every card that may be played. A deal has one special card, so there
/// is at most one exception.
fn ask_to_play(view: &View, legal: &[Action], w: &GameMessages) -> String {
    let trick = &view.public.trick;
    let hand = view.own.map_or(CardSet::NONE, |own| own.hand);
    let playable: CardSet = legal
        .iter()
        .filter_map(|action| match action {
            Action::Play(card) => Some(*card),
            _ => None,
        })
        .collect();
    let except = hand.minus(playable).first();
    let Some(led) = trick.led else {
        return if trick.cards.is_empty() { (w.lead)(except) } else { (w.free)(except) };
    };
    let suited = hand.of(led);
    if !suited.is_empty() {
        return (w.follow)(led, playable.minus(suited).first());
    }
    match playable.first() {
        // The Mummy counts as the card that it copies.
        Some(Card::MUMMY) if playable.len() == 1 && hand.len() > 1 => (w.must)(led, Card::MUMMY),
        _ => (w.void)(led, except),
    }
}

impl GameText for DwarfKing {
    fn to_move(view: &View) -> Option<Seat> {
        view.mover
    }

    fn prompt(view: &View, legal: &[Action], players: &Players, messages: &Messages) -> String {
        let w = messages.dwarf_king();
        let public = &view.public;
        match public.step {
            Step::Quest => w.choose.to_owned(),
            Step::Target => w.target.to_owned(),
            Step::GiveBack { left } => match public.moved {
                Moved::Exchanged(_, to) => (w.give_back)(left, players.name(to)),
                _ => String::new(),
            },
            Step::Play => ask_to_play(view, legal, w),
            Step::Swap => w.swap.to_owned(),
            Step::Pass => w.pass.to_owned(),
            Step::Sorcerer if legal.contains(&Action::Decline) => w.sorcerer.to_owned(),
            Step::Sorcerer => w.sorcerer_must.to_owned(),
            Step::Over => String::new(),
        }
    }

    fn decides(view: &View, players: &Players, messages: &Messages) -> Option<String> {
        let name = players.name(view.mover?);
        (messages.dwarf_king().decides)(view.public.step, name)
    }

    fn goal(view: &View, players: &Players, messages: &Messages) -> Option<Goal> {
        let public = &view.public;
        let deals = public.options.deals.number();
        let seats = Seat::by_key(public.all(), |seat| Reverse(public.totals[seat.index()]));
        let standing: Vec<(&str, i16)> =
            seats.iter().map(|&seat| (players.name(seat), public.totals[seat.index()])).collect();
        let text = (messages.dwarf_king().goal)(public.deal, deals, &standing);
        Some(Goal { text, close: public.deal == deals })
    }

    fn goals(view: &View, players: &Players, messages: &Messages) -> Vec<GoalLine> {
        let w = messages.dwarf_king();
        let public = &view.public;
        let row = messages.table.row;
        let line = |icon, text, progress| GoalLine { icon, text, progress };
        let each = |points: &dyn Fn(Seat) -> i16| -> Vec<String> {
            public.all().map(|seat| signed(points(seat))).collect()
        };
        let mut goals = Vec::new();
        if let Some(quest) = public.quest {
            let (name, text) = (quest_words(quest, w).0, quest_points(quest, players, w));
            let progress = |seat| quest_sum(quest, &public.spoils, seat, players, w);
            let progress = public.all().map(progress).collect();
            goals.push(line("scroll-unfurled", row(name, &text), progress));
        } else {
            goals.extend(public.tile.faces().map(|quest| {
                let (name, text) = (quest_words(quest, w).0, quest_points(quest, players, w));
                line("scroll-unfurled", (w.goal_if_chosen)(name, &text), Vec::new())
            }));
        }
        let special = public.special;
        let words = || row(&(w.card)(special), text(special, w));
        if SCORING.contains(&special) {
            let progress = each(&|seat| public.bonus[seat.index()]);
            goals.push(line(symbol(special), words(), progress));
        } else if special == Card::ENCHANTER {
            let progress = each(&|seat| public.line(seat).doubling);
            goals.push(line(symbol(special), words(), progress));
        }
        let total = |seat| number(public.totals[Seat::index(seat)]);
        let totals = public.all().map(total).collect();
        let deals = public.options.deals.number().max(public.deal);
        goals.push(line("laurels-trophy", (w.goal_most)(deals), totals));
        goals.push(line("crown", w.goal_tie.to_owned(), Vec::new()));
        goals
    }

    fn begins_recaps(event: &Event) -> bool {
        matches!(event, Event::DealBegan { .. })
    }

    fn recap(_: &View, events: &[Event], players: &Players, messages: &Messages) -> Option<String> {
        recap(events, players, messages.dwarf_king())
    }

    fn chapters(messages: &Messages) -> &'static str {
        messages.dwarf_king().chapters
    }

    fn order(_: &View, action: Action, players: &Players, messages: &Messages) -> String {
        let w = messages.dwarf_king();
        let name = match action {
            Action::Choose(quest) => quest_words(quest, w).0,
            Action::TakeFrom(seat) | Action::SwapWith(seat) => players.name(seat),
            _ => "",
        };
        (w.order)(action, name)
    }

    fn tell(event: &Event, players: &Players, messages: &Messages) -> Option<String> {
        let w = messages.dwarf_king();
        let who = |seat: &Seat| players.who(*seat);
        Some(match event {
            Event::Dealt { .. }
            | Event::HandReceived { .. }
            | Event::TrickTaken { .. }
            | Event::SorcererKept
            | Event::Ended { .. } => return None,
            Event::DealBegan { deal, special, .. } => (w.deal_began)(*deal, *special),
            Event::MusicianShown { seat, card } => (w.musician_shown)(who(seat), *card),
            Event::TileDrawn { seat, tile } => {
                (w.tile_drawn)(who(seat), tile.faces().map(|quest| quest_words(quest, w).0))
            }
            Event::QuestChosen { seat, quest } => {
                (w.quest_chosen)(who(seat), quest_words(*quest, w).0)
            }
            Event::Took { seat, from, cards } => {
                let two = cards.and_then(|cards| {
                    let mut cards = cards.iter();
                    Some([cards.next()?, cards.next()?])
                });
                (w.took)(who(seat), who(from), two)
            }
            Event::GaveBack { seat, to, card } => (w.gave_back)(who(seat), who(to), *card),
            Event::Played { seat, card, copies } => (w.played)(who(seat), *card, *copies),
            Event::TrickWon { seat, by, .. } => (w.trick_won)(who(seat), *by),
            Event::Bonus { seat, card, points } => (w.bonus)(who(seat), *card, *points),
            Event::Swapped { seat, with } => (w.swapped)(who(seat), who(with)),
            Event::Passed { seat, side } => (w.passed)(who(seat), *side),
            Event::SorcererUsed { seat, card, .. } => (w.sorcerer_used)(who(seat), *card),
            Event::DealScored { deal, quest, .. } => {
                (w.deal_scored)(*deal, quest_words(*quest, w).0)
            }
        })
    }

    fn explain(refusal: Refusal, messages: &Messages) -> String {
        (messages.dwarf_king().refusal)(refusal)
    }

    fn verdict(view: &View, outcome: &Outcome, players: &Players, messages: &Messages) -> String {
        let w = messages.dwarf_king();
        let won = outcome.winners().iter().next();
        won.map_or_else(String::new, |seat| {
            (w.won)(players.who(seat), view.public.totals[seat.index()])
        })
    }
}
