//! The texts of Rogue Monarch: prompts, goal, log, verdict.

use super::board::{face_up, lies_up};
use super::places::number;
use super::recap::recap;
use crate::engine::{Outcome, Seat};
use crate::games::rogue_monarch::{
    Action, End, Event, Kind, PLACES, Place, Refusal, RogueMonarch, Step, TURN_LIMIT, View,
};
use crate::ui::describe::rogue_monarch::marriage_is_out;
use crate::ui::games::{GameText, Goal, GoalLine, Players};
use crate::ui::locale::Messages;

impl GameText for RogueMonarch {
    fn to_move(view: &View) -> Option<Seat> {
        view.public.end.is_none().then_some(view.public.mover)
    }

    fn prompt(view: &View, legal: &[Action], _: &Players, messages: &Messages) -> String {
        let w = messages.rogue_monarch();
        match view.public.step {
            Step::Act if view.public.up.len() == PLACES.len() => w.act_all_up.to_owned(),
            Step::Act => w.act.to_owned(),
            Step::Lay(place) => (w.lay)(number(place)),
            Step::Switch => w.switch.to_owned(),
            Step::TurnOver => w.turn_over.to_owned(),
            Step::King if legal.len() == 1 => w.king_all_up.to_owned(),
            Step::King => w.king.to_owned(),
            Step::Discard { left } => (w.discard)(left),
            Step::Look { left, seen } => (w.look)(left, !seen.is_empty()).to_owned(),
        }
    }

    fn goal(view: &View, _: &Players, messages: &Messages) -> Option<Goal> {
        let kings = face_up(view, Kind::King);
        let queens = view.own.as_ref().map(|own| own.hand.count(Kind::Queen));
        let up = |place: Place| view.public.up.contains(place);
        let assassin = |place: Place| lies_up(view, place, Kind::Assassin);
        // Two Assassins, and between them a card that is not face up yet.
        let between = |row: &[Place]| assassin(row[0]) && !up(row[1]) && assassin(row[2]);
        let murder = PLACES.windows(3).any(between);
        let assassins = face_up(view, Kind::Assassin);
        let text = (messages.rogue_monarch().goal)(
            kings,
            queens,
            assassins,
            murder,
            marriage_is_out(&view.public),
        );
        Some(Goal { text, close: kings == 2 || queens == Some(3) || murder })
    }

    fn goals(view: &View, _: &Players, messages: &Messages) -> Vec<GoalLine> {
        let w = messages.rogue_monarch();
        let held = |seat: Seat, kind| {
            let own = view.own.as_ref().filter(|own| own.seat == seat);
            own.map(|own| own.hand.count(kind))
        };
        let in_court = |kind, of| {
            let up = face_up(view, kind);
            Seat::all(2).map(|seat| (w.face_up_of)(up, of, held(seat, kind))).collect()
        };
        let queens = Seat::all(2).map(|seat| (w.queens_of)(held(seat, Kind::Queen))).collect();
        let [coronation, murder, mut marriage] = w.goals.map(str::to_owned);
        if marriage_is_out(&view.public) {
            marriage = [&marriage, " ", w.marriage_out[1]].concat();
        }
        let turns = (w.turns)(view.public.turn, TURN_LIMIT);
        vec![
            GoalLine { icon: "chess-king", text: coronation, progress: in_court(Kind::King, 3) },
            GoalLine {
                icon: "hooded-assassin",
                text: murder,
                progress: in_court(Kind::Assassin, 2),
            },
            GoalLine { icon: "queen-crown", text: marriage, progress: queens },
            GoalLine { icon: "hourglass", text: turns, progress: Vec::new() },
        ]
    }

    fn recap(_: &View, events: &[Event], players: &Players, messages: &Messages) -> Option<String> {
        let ended = |event: &Event| Self::tell(event, players, messages);
        recap(events, ended, players, messages.rogue_monarch())
    }

    fn order(_: &View, action: Action, _: &Players, messages: &Messages) -> String {
        (messages.rogue_monarch().order)(action)
    }

    fn tell(event: &Event, players: &Players, messages: &Messages) -> Option<String> {
        let w = messages.rogue_monarch();
        Some(match event {
            Event::TurnBegan { .. } | Event::Chose { .. } => return None,
            Event::Revealed { seat, place, kind } => {
                (w.revealed)(players.who(*seat), number(*place), *kind)
            }
            Event::Replaced { seat, place, laid, taken, .. } => {
                (w.replaced)(players.who(*seat), number(*place), *laid, *taken)
            }
            Event::Switched { seat, a, b } => {
                (w.switched)(players.who(*seat), number(*a), number(*b))
            }
            Event::Turned { seat, place, kind, up: true } => {
                (w.turned_up)(players.who(*seat), number(*place), *kind)
            }
            Event::Turned { seat, place, kind, up: false } => {
                (w.turned_down)(players.who(*seat), number(*place), *kind)
            }
            Event::QueenLooked { seat, saw } => (w.queen_looked)(players.who(*seat), *saw),
            Event::QueensDiscarded { seat, count } => {
                (w.queens_discarded)(players.who(*seat), *count)
            }
            Event::Drew { seat, count, cards } => {
                (w.drew)(players.who(*seat), *count, cards.as_deref())
            }
            Event::Discarded { seat, kind } => (w.discarded)(players.who(*seat), *kind),
            Event::LookedAt { seat, place, kind } => {
                (w.looked)(players.who(*seat), number(*place), *kind)
            }
            Event::Reshuffled => w.reshuffled.to_owned(),
            Event::Ended(End::Won { seat, by }) => (w.won)(players.who(*seat), *by),
            Event::Ended(End::Drawn) => w.drawn.to_owned(),
        })
    }

    fn explain(refusal: Refusal, messages: &Messages) -> String {
        (messages.rogue_monarch().refusal)(refusal).to_owned()
    }

    fn verdict(view: &View, _: &Outcome, players: &Players, messages: &Messages) -> String {
        let w = messages.rogue_monarch();
        match view.public.end {
            Some(End::Won { seat, by }) => (w.won)(players.who(seat), by),
            _ => w.drawn.to_owned(),
        }
    }
}
