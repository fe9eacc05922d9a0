//! The Dwarf King at the table: prompts, log, motion and sound.

use super::board::Board;
use super::places::{QUEST, hand_place, seat_place, trick_place};
use super::sheet;
use crate::engine::{Outcome, Seat};
use crate::games::dwarf_king::{Action, DwarfKing, Event, Moved, Refusal, Step, View};
use crate::platform::motion::Motion;
use crate::platform::sound::Sound;
use crate::ui::games::shown::{Cast, Goal, Scene, Shown, Weight};
use crate::ui::locale::Words;
use crate::ui::spoken::dwarf_king::quest_words;
use std::cmp::Reverse;
use yew::prelude::*;

/// A card on its way from the dealer.
fn deal(dealer: Seat, to: Seat) -> Motion {
    Motion::Fly { from: seat_place(dealer), to: hand_place(to) }
}

impl Shown for DwarfKing {
    // The others wait for every card of every trick.
    const ONE_TAP: bool = true;
    const EMBLEM: &'static str = super::look::EMBLEM;

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }

    fn awaited(view: &View) -> Option<Seat> {
        view.mover
    }

    fn prompt(view: &View, legal: &[Action], cast: &Cast, words: &Words) -> String {
        let w = &words.games.dwarf_king;
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

    fn goal(view: &View, cast: &Cast, words: &Words) -> Option<Goal> {
        let public = &view.public;
        let deals = public.options.deals.number();
        let seats = Seat::by_key(public.all(), |seat| Reverse(public.totals[seat.index()]));
        let standing: Vec<(&str, i16)> =
            seats.iter().map(|&seat| (cast.name(seat), public.totals[seat.index()])).collect();
        let text = (words.games.dwarf_king.goal)(public.deal, deals, &standing);
        Some(Goal { text, close: public.deal == deals })
    }

    fn weight(event: &Event) -> Weight {
        match event {
            // The cards are dealt while the special card is read.
            // A question declined leaves no trace.
            Event::DealBegan { .. }
            | Event::Dealt { .. }
            | Event::HandReceived { .. }
            | Event::TrickTaken { .. }
            | Event::SorcererKept => Weight::Light,
            // A trick lies whole before it is taken.
            Event::TrickWon { .. } | Event::DealScored { .. } | Event::Ended { .. } => {
                Weight::Climax
            }
            _ => Weight::Beat,
        }
    }

    fn tell(event: &Event, cast: &Cast, words: &Words) -> Option<String> {
        let w = &words.games.dwarf_king;
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

    fn explain(refusal: Refusal, words: &Words) -> String {
        (words.games.dwarf_king.refusal)(refusal)
    }

    fn verdict(view: &View, outcome: &Outcome, cast: &Cast, words: &Words) -> String {
        let w = &words.games.dwarf_king;
        let won = outcome.winners().iter().next();
        won.map_or_else(String::new, |seat| {
            (w.won)(cast.who(seat), view.public.totals[seat.index()])
        })
    }

    fn sheet(_: &View, told: &[Event], cast: &Cast, words: &'static Words) -> Option<Html> {
        sheet::sheet(told, cast, words)
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        let mut from_dealer = None;
        let fly = |from: String, to: String| Motion::Fly { from, to };
        for event in events {
            match event {
                Event::Played { seat, .. } => {
                    motions.push(Motion::Move { from: hand_place(*seat), to: trick_place(*seat) });
                }
                Event::TrickTaken { seat } => {
                    motions.push(fly(trick_place(*seat), seat_place(*seat)));
                }
                Event::DealBegan { dealer, .. } => from_dealer = Some(*dealer),
                Event::Dealt { seat, .. } => {
                    motions.extend(from_dealer.map(|dealer| deal(dealer, *seat)));
                }
                Event::QuestChosen { .. } => motions.push(Motion::Turn { at: QUEST.to_owned() }),
                Event::Took { seat, from, .. } => {
                    let flight = fly(hand_place(*from), hand_place(*seat));
                    motions.extend([flight.clone(), flight]);
                }
                Event::GaveBack { seat, to, .. } => {
                    motions.push(fly(hand_place(*seat), hand_place(*to)));
                }
                Event::HandReceived { seat, from, .. } => {
                    motions.push(fly(hand_place(*from), hand_place(*seat)));
                }
                Event::SorcererUsed { seat, from, .. } => {
                    motions.push(fly(seat_place(*from), hand_place(*seat)));
                }
                _ => {}
            }
        }
        motions
    }

    fn dealt(view: &View) -> Vec<Motion> {
        let public = &view.public;
        let rounds = (0..3).flat_map(|_| public.all());
        rounds.map(|seat| deal(public.dealer, seat)).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Ended { .. } => Sound::Fanfare,
            Event::DealScored { .. } => Sound::Crown,
            Event::DealBegan { .. } => Sound::Dealt,
            Event::TrickWon { .. } | Event::TrickTaken { .. } => Sound::Won,
            Event::QuestChosen { .. } | Event::TileDrawn { .. } | Event::SorcererUsed { .. } => {
                Sound::Turned
            }
            Event::Played { .. } | Event::Swapped { .. } | Event::HandReceived { .. } => {
                Sound::Card
            }
            _ => return None,
        })
    }
}
