//! The texts of The Dwarf King: prompts, goal, log, verdict.

use crate::engine::{Outcome, Seat};
use crate::games::dwarf_king::{Action, DwarfKing, Event, Moved, Refusal, Step, View};
use crate::ui::describe::dwarf_king::quest_words;
use crate::ui::games::{Cast, GameText, Goal};
use crate::ui::locale::Messages;
use std::cmp::Reverse;

impl GameText for DwarfKing {
    fn to_move(view: &View) -> Option<Seat> {
        view.mover
    }

    fn prompt(view: &View, legal: &[Action], cast: &Cast, messages: &Messages) -> String {
        let w = &messages.games.dwarf_king;
        let public = &view.public;
        match public.step {
            Step::Quest => w.choose.to_owned(),
            Step::Target => w.target.to_owned(),
            Step::GiveBack { left } => match public.moved {
                Moved::Exchanged(_, to) => (w.give_back)(left, cast.name(to)),
                _ => String::new(),
            },
            Step::Play => match (public.trick.led, view.own) {
                (None, _) if public.trick.cards.is_empty() => w.lead.to_owned(),
                (Some(led), Some(own)) if own.hand.of(led).is_empty() => (w.void)(led),
                (Some(led), _) => (w.follow)(led),
                _ => w.free.to_owned(),
            },
            Step::Swap => w.swap.to_owned(),
            Step::Pass => w.pass.to_owned(),
            Step::Sorcerer if legal.contains(&Action::Decline) => w.sorcerer.to_owned(),
            Step::Sorcerer => w.sorcerer_must.to_owned(),
            Step::Over => String::new(),
        }
    }

    fn goal(view: &View, cast: &Cast, messages: &Messages) -> Option<Goal> {
        let public = &view.public;
        let deals = public.options.deals.number();
        let seats = Seat::by_key(public.all(), |seat| Reverse(public.totals[seat.index()]));
        let standing: Vec<(&str, i16)> =
            seats.iter().map(|&seat| (cast.name(seat), public.totals[seat.index()])).collect();
        let text = (messages.games.dwarf_king.goal)(public.deal, deals, &standing);
        Some(Goal { text, close: public.deal == deals })
    }

    fn tell(event: &Event, cast: &Cast, messages: &Messages) -> Option<String> {
        let w = &messages.games.dwarf_king;
        let who = |seat: &Seat| cast.who(*seat);
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
        (messages.games.dwarf_king.refusal)(refusal)
    }

    fn verdict(view: &View, outcome: &Outcome, cast: &Cast, messages: &Messages) -> String {
        let w = &messages.games.dwarf_king;
        let won = outcome.winners().iter().next();
        won.map_or_else(String::new, |seat| {
            (w.won)(cast.who(seat), view.public.totals[seat.index()])
        })
    }
}
