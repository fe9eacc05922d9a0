//! The texts of The Penniless King: prompts, goal, log, verdict.

use super::order::order;
use super::recap::{recap, sides};
use crate::engine::{Outcome, Seat};
use crate::games::penniless_king::{
    Action, Ending, Event, Line, Neighbourhood, PennilessKing, RENOWN, Refusal, Step, View,
};
use crate::ui::games::{GameText, Goal, GoalLine, Players};
use crate::ui::locale::Messages;

impl GameText for PennilessKing {
    fn to_move(view: &View) -> Option<Seat> {
        (!matches!(view.public.step, Step::Over(_))).then_some(view.public.mover)
    }

    fn prompt(view: &View, legal: &[Action], _: &Players, messages: &Messages) -> String {
        let w = messages.penniless_king();
        let plot = legal.iter().any(|action| matches!(action, Action::Play(_)));
        let asked = |step| (w.prompt)(step, plot);
        match (view.public.step, view.public.acting_in) {
            (Step::Act, Some(at)) => {
                let can = |action: &Action| {
                    matches!(action, Action::Act | Action::Line(_) | Action::Choose(_))
                };
                if legal.iter().any(can) {
                    (w.prompt_act)(at, plot)
                } else {
                    [w.cannot_act[at.index()], asked(Step::Act)].concat()
                }
            }
            // With no Rogue at home, one of those on the map is placed anew.
            (Step::Place, _) if legal.iter().any(|action| matches!(action, Action::Choose(_))) => {
                w.prompt_from_map[usize::from(plot)].to_owned()
            }
            (Step::Lone, _) if let Some(standoff) = &view.public.standoff => {
                (w.prompt_lone)(standoff.at)
            }
            (step, _) => asked(step).to_owned(),
        }
    }

    fn goal(view: &View, players: &Players, messages: &Messages) -> Option<Goal> {
        let public = &view.public;
        // The player nearest to winning comes first; of equals, in the order of the table.
        let key = |seat| std::cmp::Reverse(public.renown(seat));
        let seats = Seat::by_key(players.around(), key);
        let standing: Vec<_> =
            seats.iter().map(|&seat| (players.who(seat), public.renown(seat))).collect();
        let left = public.last_space() - public.king.min(public.last_space());
        let close = left <= 1 || standing.iter().any(|&(_, renown)| renown + 1 == RENOWN);
        let w = messages.penniless_king();
        Some(Goal { text: (w.goal)(&standing, public.king, public.last_space()), close })
    }

    fn goals(view: &View, _: &Players, messages: &Messages) -> Vec<GoalLine> {
        let w = messages.penniless_king();
        let public = &view.public;
        let each = |says: &dyn Fn(Seat) -> String| public.all().map(says).collect();
        let lines = |seat: Seat| -> Vec<Line> {
            Line::ALL.into_iter().filter(|&line| public.on_line(seat, line)).collect()
        };
        let zones = |seat: Seat| -> Vec<Neighbourhood> {
            let controls = |at: &Neighbourhood| public.control[at.index()] == Some(seat);
            Neighbourhood::ALL.into_iter().filter(controls).collect()
        };
        let [sixth, square, standoff, tie] = w.goals;
        let goal = |icon, text: &str, progress| GoalLine { icon, text: text.to_owned(), progress };
        vec![
            goal("laurels-trophy", sixth, each(&|seat| (w.of_six)(public.renown(seat), RENOWN))),
            goal("two-coins", square, each(&|seat| (w.on_lines)(&lines(seat)))),
            goal("duel", standoff, each(&|seat| (w.in_zones)(&zones(seat)))),
            goal(
                "hood",
                &(w.goal_king)(public.king, public.last_space()),
                each(&|seat| (w.renown_count)(public.renown(seat))),
            ),
            goal("crown", tie, each(&|seat| (w.zone_count)(public.controlled(seat)))),
            goal("hourglass", &(w.goal_time)(public.round), Vec::new()),
        ]
    }

    fn recap(_: &View, events: &[Event], players: &Players, messages: &Messages) -> Option<String> {
        recap(events, players, messages.penniless_king())
    }

    fn chapters(messages: &Messages) -> &'static str {
        messages.penniless_king().chapters
    }

    fn order(view: &View, action: Action, players: &Players, messages: &Messages) -> String {
        order(view, action, players, messages.penniless_king())
    }

    fn headline(event: &Event, players: &Players, messages: &Messages) -> Option<String> {
        match event {
            // The strengths stand on the Rogues; their sums are in the log and the recap.
            Event::StandoffWon { seat, at, .. } => {
                let won = messages.penniless_king().won;
                Some(won(players.who(*seat), *at, None, &[], false))
            }
            _ => None,
        }
    }

    fn tell(event: &Event, players: &Players, messages: &Messages) -> Option<String> {
        let w = messages.penniless_king();
        let who = |seat: &Seat| players.who(*seat);
        Some(match event {
            // The seats show whose turn it is, and the prompt asks that player.
            Event::TurnBegan { .. }
            | Event::Took { .. }
            | Event::Chose { .. }
            | Event::RenownChosen { .. }
            | Event::WentHome { fought: true, .. }
            | Event::LeftOff { .. } => return None,
            Event::Placed { seat, spot, rogue, .. } => {
                (w.placed)(who(seat), spot.neighbourhood(), *rogue)
            }
            Event::Earned { seat, coins, source } => (w.earned)(who(seat), *coins, *source),
            Event::Paid { seat, coins, source } => (w.paid)(who(seat), *coins, *source),
            Event::Gave { seat, to, source } => (w.gave)(who(seat), who(to), *source),
            Event::Drew { seat, count, source, plots } => {
                let plots: Option<Vec<_>> = plots.map(|plots| plots.iter().collect());
                (w.drew)(who(seat), *count, plots.as_deref(), *source)
            }
            Event::Reshuffled => w.reshuffled.to_owned(),
            Event::Discarded { seat, plot } => (w.discarded)(who(seat), *plot),
            Event::Played { seat, plot, idle: true } => (w.idle)(who(seat), *plot),
            Event::Played { seat, plot, .. } => (w.played)(who(seat), *plot),
            Event::Named { seat, at, .. } => (w.named)(who(seat), *at),
            Event::KingMoved { to, wrath } => (w.king_moved)(*to, *wrath),
            Event::Acted { seat, at } => (w.acted)(who(seat), *at),
            Event::RightHandTaken { seat } => (w.right_hand)(who(seat)),
            Event::Moved { seat, owner, to, .. } => {
                (w.moved)(who(seat), who(owner), to.neighbourhood())
            }
            Event::Swapped { seat, a, b } => {
                (w.swapped)(who(seat), a.neighbourhood(), b.neighbourhood())
            }
            Event::DrewRogue { seat, rogue } => (w.drew_rogue)(who(seat), *rogue),
            Event::Dropped { seat, rogue } => (w.dropped)(who(seat), *rogue),
            Event::WentHome { owner, spot, .. } => (w.went_home)(who(owner), spot.neighbourhood()),
            Event::LookedAt { seat, spot, rogue } => {
                (w.looked)(who(seat), spot.neighbourhood(), *rogue)
            }
            Event::WrathNamed { seat, at } => (w.wrath_named)(who(seat), *at),
            Event::StandoffBegan { at } => (w.standoff)(*at),
            Event::Turned { owner, rogue, .. } => (w.turned)(who(owner), *rogue),
            Event::KeptHidden { owner, .. } => (w.kept_hidden)(who(owner)),
            Event::StandoffWon { seat, at, totals } => {
                let (total, others, is_tied) = sides(*seat, totals, players);
                (w.won)(who(seat), *at, total, &others, is_tied)
            }
            Event::RenownPlaced { seat, at, former } => {
                (w.renown_placed)(who(seat), *at, former.as_ref().map(who))
            }
            Event::StandoffEnded { at } => (w.standoff_over)(*at),
            Event::Ended { ending, .. } => match ending {
                Ending::Renown(seat) => (w.sixth)(who(seat)),
                Ending::King => w.king_arrived.to_owned(),
                Ending::Time => w.time_over.to_owned(),
            },
            Event::RenownMoved { seat, to, .. } => (w.renown_moved)(who(seat), *to),
        })
    }

    fn explain(refusal: Refusal, messages: &Messages) -> String {
        let w = messages.penniless_king();
        match refusal {
            Refusal::AnotherStep(step) => (w.prompt)(step, false).to_owned(),
            refusal => (w.refusal)(refusal).to_owned(),
        }
    }

    fn verdict(view: &View, outcome: &Outcome, players: &Players, messages: &Messages) -> String {
        let w = messages.penniless_king();
        let winners: Vec<_> = outcome.winners().iter().collect();
        if let (Step::Over(ending), &[winner]) = (view.public.step, &winners[..]) {
            let scores = outcome.scores();
            let is_tied =
                scores.iter().filter(|score| **score == scores[winner.index()]).count() > 1;
            return (w.victory)(players.who(winner), ending, is_tied);
        }
        let names: Vec<_> = winners.iter().map(|&seat| players.name(seat)).collect();
        (w.shared)(&names)
    }
}
