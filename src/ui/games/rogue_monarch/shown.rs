//! Rogue Monarch at the table: prompts, log, motion and sound.

use super::board::{Board, face_up, lies_up};
use super::places::{DISCARDS, PILE, court_place, hand_place, number};
use crate::engine::{Outcome, Seat};
use crate::games::rogue_monarch::{
    Action, End, Event, HAND, Kind, PLACES, Place, Refusal, RogueMonarch, Step, View,
};
use crate::platform::motion::Motion;
use crate::platform::sound::Sound;
use crate::ui::games::shown::{Cast, Goal, Scene, Shown, Weight};
use crate::ui::locale::Words;
use yew::prelude::*;

impl Shown for RogueMonarch {
    const EMBLEM: &'static str = super::board::EMBLEM;

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }

    fn awaited(view: &View) -> Option<Seat> {
        view.public.end.is_none().then_some(view.public.mover)
    }

    fn prompt(view: &View, legal: &[Action], _: &Cast, words: &Words) -> String {
        let w = &words.games.rogue_monarch;
        match view.public.step {
            Step::Act => w.act.to_owned(),
            Step::Lay(place) => (w.lay)(number(place)),
            Step::Switch => w.switch.to_owned(),
            Step::TurnOver => w.turn_over.to_owned(),
            Step::King if legal.len() == 1 => w.king_all_up.to_owned(),
            Step::King => w.king.to_owned(),
            Step::Discard { left } => (w.discard)(left),
            Step::Look { left, .. } => (w.look)(left),
        }
    }

    fn goal(view: &View, _: &Cast, words: &Words) -> Option<Goal> {
        let kings = face_up(view, Kind::King);
        let queens = view.own.as_ref().map(|own| own.hand.count(Kind::Queen));
        let up = |place: Place| view.public.up.contains(place);
        let assassin = |place: Place| lies_up(view, place, Kind::Assassin);
        // Two Assassins, and between them what is not face up yet.
        let between = |row: &[Place]| assassin(row[0]) && !up(row[1]) && assassin(row[2]);
        let murder = PLACES.windows(3).any(between);
        let assassins = face_up(view, Kind::Assassin);
        let text = (words.games.rogue_monarch.goal)(kings, queens, assassins, murder);
        Some(Goal { text, close: kings == 2 || queens == Some(3) || murder })
    }

    fn weight(event: &Event) -> Weight {
        match event {
            // A card chosen is seen when it is laid.
            Event::TurnBegan { .. } | Event::Chose { .. } => Weight::Light,
            Event::Ended(_) => Weight::Climax,
            _ => Weight::Beat,
        }
    }

    fn tell(event: &Event, cast: &Cast, words: &Words) -> Option<String> {
        let w = &words.games.rogue_monarch;
        Some(match event {
            Event::TurnBegan { .. } | Event::Chose { .. } => return None,
            Event::Revealed { seat, place, kind } => {
                (w.revealed)(cast.who(*seat), number(*place), *kind)
            }
            Event::Replaced { seat, place, laid, taken, .. } => {
                (w.replaced)(cast.who(*seat), number(*place), *laid, *taken)
            }
            Event::Switched { seat, a, b } => (w.switched)(cast.who(*seat), number(*a), number(*b)),
            Event::Turned { seat, place, kind, up: true } => {
                (w.turned_up)(cast.who(*seat), number(*place), *kind)
            }
            Event::Turned { seat, place, kind, up: false } => {
                (w.turned_down)(cast.who(*seat), number(*place), *kind)
            }
            Event::QueenLooked { seat, saw } => (w.queen_looked)(cast.who(*seat), *saw),
            Event::QueensDiscarded { seat, count } => (w.queens_discarded)(cast.who(*seat), *count),
            Event::Drew { seat, count, cards } => {
                (w.drew)(cast.who(*seat), *count, cards.as_deref())
            }
            Event::Discarded { seat, kind } => (w.discarded)(cast.who(*seat), *kind),
            Event::LookedAt { seat, place, kind } => {
                (w.looked)(cast.who(*seat), number(*place), *kind)
            }
            Event::Reshuffled => w.reshuffled.to_owned(),
            Event::Ended(End::Won { seat, by }) => (w.won)(cast.who(*seat), *by),
            Event::Ended(End::Drawn) => w.drawn.to_owned(),
        })
    }

    fn explain(refusal: Refusal, words: &Words) -> String {
        (words.games.rogue_monarch.refusal)(refusal).to_owned()
    }

    fn verdict(view: &View, _: &Outcome, cast: &Cast, words: &Words) -> String {
        let w = &words.games.rogue_monarch;
        match view.public.end {
            Some(End::Won { seat, by }) => (w.won)(cast.who(seat), by),
            _ => w.drawn.to_owned(),
        }
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let mut motions = Vec::new();
        for event in events {
            match event {
                Event::Replaced { seat, place, .. } => {
                    let (hand, court) = (hand_place(*seat), court_place(*place));
                    motions.push(Motion::Move { from: hand.clone(), to: court.clone() });
                    motions.push(Motion::Fly { from: court, to: hand });
                }
                Event::Switched { a, b, .. } => {
                    let (a, b) = (court_place(*a), court_place(*b));
                    motions.push(Motion::Move { from: a.clone(), to: b.clone() });
                    motions.push(Motion::Move { from: b, to: a });
                }
                Event::QueensDiscarded { seat, .. } | Event::Discarded { seat, .. } => {
                    motions.push(Motion::Move { from: hand_place(*seat), to: DISCARDS.to_owned() });
                }
                Event::Drew { seat, count, .. } => {
                    let fly = Motion::Fly { from: PILE.to_owned(), to: hand_place(*seat) };
                    motions.extend((0..*count).map(|_| fly.clone()));
                }
                _ => {}
            }
        }
        for event in events {
            match event {
                Event::Revealed { place, .. } | Event::Turned { place, .. } => {
                    motions.push(Motion::Turn { at: court_place(*place) });
                }
                Event::LookedAt { place, .. } => {
                    motions.push(Motion::Glance { at: court_place(*place) });
                }
                Event::QueenLooked { seat, .. } => {
                    motions.push(Motion::Glance { at: hand_place(RogueMonarch::opponent(*seat)) });
                }
                _ => {}
            }
        }
        motions
    }

    fn dealt(_: &View) -> Vec<Motion> {
        let pile = || PILE.to_owned();
        let hands = Seat::all(2).map(|seat| Motion::Fly { from: pile(), to: hand_place(seat) });
        let court = PLACES.map(|place| Motion::Move { from: pile(), to: court_place(place) });
        court.into_iter().chain(hands.cycle().take(2 * HAND as usize)).collect()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Ended(_) => Sound::Fanfare,
            Event::Turned { kind: Kind::King, up: true, .. } => Sound::Crown,
            Event::Revealed { kind: Kind::Assassin, .. }
            | Event::Turned { kind: Kind::Assassin, up: true, .. } => Sound::Clash,
            Event::Revealed { .. } | Event::Turned { .. } => Sound::Turned,
            Event::Replaced { .. }
            | Event::Switched { .. }
            | Event::Discarded { .. }
            | Event::Drew { .. } => Sound::Card,
            Event::QueensDiscarded { .. } => Sound::Won,
            Event::Reshuffled => Sound::Dealt,
            _ => return None,
        })
    }
}
