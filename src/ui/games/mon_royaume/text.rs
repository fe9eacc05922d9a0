//! The texts of Mon Royaume: prompts, goal, log, verdict.

use super::progress::filled;
use crate::engine::{Outcome, Seat, SeatSet};
use crate::games::mon_royaume::{
    Action, Event, MonRoyaume, PICKS, Refusal, Rules, SLOTS, Step, Task, View, total,
    value_of_tiles,
};
use crate::ui::describe::mon_royaume::name;
use crate::ui::games::{GameText, Goal, GoalLine, Players, Story};
use crate::ui::locale::{Messages, Who};

/// Returns the players of these seats.
fn each_of(seats: SeatSet, players: &Players) -> Vec<Who<'_>> {
    seats.iter().map(|seat| players.who(seat)).collect()
}

/// Lists something for each seat, such as the tile it revealed.
fn each<'a>(players: &Players, things: impl Iterator<Item = &'a str>) -> String {
    let all: Vec<String> = Seat::all(players.names.len())
        .zip(things)
        .map(|(seat, thing)| [players.name(seat), " (", thing, ")"].concat())
        .collect();
    all.join(", ")
}

impl GameText for MonRoyaume {
    fn to_move(view: &View) -> Option<Seat> {
        view.mover
    }

    fn prompt(view: &View, _: &[Action], players: &Players, messages: &Messages) -> String {
        let w = messages.mon_royaume();
        let public = &view.public;
        match public.step {
            Step::Pick => {
                let seat = view.mover.unwrap_or(players.near());
                (w.pick)(players.name(public.receiver(seat)), public.picks + 1 == PICKS)
            }
            Step::Give => {
                let card = public.adventures.get(usize::from(public.resolved));
                (w.give)(
                    card.and_then(|card| card.tiles().iter().next())
                        .map_or("", |tile| name(tile, w)),
                )
            }
            Step::Tale => (w.discard)(view.public.round),
            Step::Build => w.build.to_owned(),
            Step::Over => String::new(),
        }
    }

    fn goal(view: &View, players: &Players, messages: &Messages) -> Option<Goal> {
        let w = messages.mon_royaume();
        let public = &view.public;
        let seats = || players.around();
        let each = |points: &dyn Fn(usize) -> i16| -> Vec<(&str, i16)> {
            seats().map(|seat| (players.name(seat), points(seat.index()))).collect()
        };
        let in_tiles = |at: usize| value_of_tiles(public.taken[at]);
        let text = match (&public.ending, public.step) {
            (Some(end), _) if end.lines.iter().any(|line| line.tiles != 0) => {
                (w.goal_points)(&each(&|at| end.lines[at].total()))
            }
            (Some(end), _) if public.rules == Rules::Complete => {
                (w.goal_show)(end.cards.len(), &each(&|at| i16::from(total(end.moved[at]))))
            }
            (Some(_), _) => {
                (w.goal_kingdoms)(&each(&|at| value_of_tiles(public.kingdoms[at].standing())))
            }
            (None, Step::Build) => {
                let done = seats().filter(|&seat| filled(view, seat) == SLOTS as u8).count();
                let builds = view.mover.map(|seat| players.name(seat));
                (w.goal_build)(done, public.count(), builds.unwrap_or_default())
            }
            _ => {
                let tile = (public.round - 1) * PICKS + public.picks;
                let tokens = (public.rules == Rules::Complete)
                    .then(|| each(&|at| i16::from(public.token_counts[at])));
                (w.goal_choices)((tile + 1).min(2 * PICKS), &each(&in_tiles), tokens.as_deref())
            }
        };
        Some(Goal { text, close: false })
    }

    fn goals(view: &View, _: &Players, messages: &Messages) -> Vec<GoalLine> {
        super::goals::goals(view, messages.mon_royaume())
    }

    /// All decide at once, so what the last of them brought about is told of all.
    fn recap(_: &View, events: &[Event], players: &Players, messages: &Messages) -> Option<String> {
        let w = messages.mon_royaume();
        let reader = Seat::all(players.names.len()).find(|&seat| players.who(seat) == Who::You);
        let by = events.iter().find_map(|event| match event {
            Event::Picked { seat, .. }
            | Event::TaleChosen { seat, .. }
            | Event::Marked { seat, .. }
            | Event::Laid { seat, .. } => Some(*seat),
            _ => None,
        })?;
        // First what the rival took or discarded, then the same of the others.
        let of_all = |things: Vec<String>, says: fn(&str) -> String| {
            let seats = Seat::all(players.names.len()).zip(things);
            let mut said = Vec::new();
            for (seat, thing) in seats {
                if seat == by {
                    said.insert(0, says(&thing));
                } else if Some(seat) != reader {
                    said.push((w.recap_other)(players.name(seat), &thing));
                }
            }
            said
        };
        let mut said = Vec::new();
        let mut tokens = 0;
        for event in events {
            match event {
                Event::Revealed { tiles } => {
                    let names = tiles.iter().map(|&tile| name(tile, w).to_owned()).collect();
                    said.extend(of_all(names, w.recap_took));
                }
                Event::TalesDiscarded { tales } => {
                    let names = tales.iter().map(|tale| (w.quoted)(w.tales[tale.index()]));
                    said.extend(of_all(names.collect(), w.recap_discarded));
                }
                Event::Marked { to, .. } => said.push((w.recap_gave)(players.who(*to))),
                Event::Built { .. } => said.push(w.recap_built.to_owned()),
                Event::Resolved { card, by } if !matches!(card.task(), Task::Monster(_)) => {
                    tokens += u8::from(reader.is_some_and(|reader| by.contains(reader)));
                }
                _ => {}
            }
        }
        if tokens > 0 {
            said.push((w.recap_tokens)(tokens));
        }
        (!said.is_empty()).then(|| said.join(" · "))
    }

    fn chapters(messages: &Messages) -> &'static str {
        messages.mon_royaume().chapters
    }

    fn order(_: &View, action: Action, players: &Players, messages: &Messages) -> String {
        let w = messages.mon_royaume();
        match action {
            Action::Pick(tile) => (w.order_pick)(name(tile, w)),
            Action::Give(seat) => {
                (w.order_give)(players.names.get(seat.index()).map_or("", String::as_str))
            }
            Action::Discard(tale) => (w.order_discard)(w.tales[tale.index()]),
            Action::Lay(tile) => (w.order_lay)(name(tile, w)),
            Action::Flip(tile) => (w.order_flip)(name(tile, w)),
        }
    }

    /// A person lays the tiles of a kingdom in any order.
    fn advised_whole(view: &View, messages: &Messages) -> Option<[&'static str; 2]> {
        (view.public.step == Step::Build).then_some(messages.mon_royaume().advised_kingdom)
    }

    fn tell(event: &Event, players: &Players, messages: &Messages) -> Option<String> {
        let w = messages.mon_royaume();
        let who = |seat: &Seat| players.who(*seat);
        Some(match event {
            Event::RoundBegan { round } => (w.round_began)(*round),
            Event::Revealed { tiles } => {
                (w.revealed)(&each(players, tiles.iter().map(|&tile| name(tile, w))))
            }
            Event::Drew { seat, tokens: Some(tokens), .. } if players.who(*seat) == Who::You => {
                let kinds = w.tokens.iter().zip(tokens);
                let each = kinds.flat_map(|(&name, &count)| (0..count).map(move |_| name));
                (w.drew_these)(&each.collect::<Vec<_>>().join(", "))
            }
            Event::Drew { seat, count, .. } => (w.drew)(who(seat), *count),
            Event::Passed { side } => (w.passed)(*side),
            Event::Discarded { seat, tile: Some(tile), .. } => {
                (w.last_tile)(who(seat), name(*tile, w))
            }
            Event::Resolved { card, by } => {
                (w.resolved)(&(w.adventure)(*card), &each_of(*by, players))
            }
            Event::Ignored { card, by } => {
                (w.ignored)(&(w.adventure)(*card), &each_of(*by, players))
            }
            Event::Marked { seat, to } => (w.marked)(who(seat), who(to)),
            Event::TalesDiscarded { tales } => {
                (w.tales_discarded)(&each(players, tales.iter().map(|tale| w.tales[tale.index()])))
            }
            Event::BuildingBegan => w.building_began.to_owned(),
            Event::Built { seat } => (w.built)(who(seat)),
            Event::TaleTold { seat, met, lovers } => (w.tale_told)(who(seat), *met, *lovers),
            Event::AdventuresShown { cards } => (w.adventures_shown)(cards.len()),
            Event::KingdomShown { seat, kingdom } => {
                (w.kingdom_shown)(who(seat), value_of_tiles(kingdom.standing()))
            }
            Event::Counted { lines } => {
                let seats = Seat::all(lines.len());
                let points: Vec<(&str, i16)> = seats
                    .zip(lines.iter())
                    .map(|(seat, line)| (players.name(seat), line.total()))
                    .collect();
                (w.counted)(&points)
            }
            Event::TokensCounted { seat, count } => (w.tokens_counted)(who(seat), *count),
            Event::BardPlayed { number, card, by } => {
                (w.bard_played)(*number, w.tokens[*card as usize], &each_of(*by, players))
            }
            Event::Serenade { seat, card, moved } => {
                (w.serenaded)(who(seat), w.tokens[*card as usize], *moved)
            }
            _ => return None,
        })
    }

    fn explain(refusal: Refusal, messages: &Messages) -> String {
        (messages.mon_royaume().refusal)(refusal)
    }

    fn verdict(view: &View, outcome: &Outcome, players: &Players, messages: &Messages) -> String {
        let w = messages.mon_royaume();
        let winners = outcome.winners();
        let points = outcome.scores().iter().copied().max().unwrap_or(0);
        if let (1, Some(seat)) = (winners.len(), winners.iter().next()) {
            let tale = view.public.tale(seat).map(|tale| w.tales[tale.index()]);
            (w.won)(players.who(seat), points, tale)
        } else {
            let names: Vec<&str> = winners.iter().map(|seat| players.name(seat)).collect();
            (w.shared)(&names, points)
        }
    }

    fn stories(view: &View, messages: &Messages) -> Vec<Story> {
        let public = &view.public;
        let Some(end) = &public.ending else { return Vec::new() };
        let winners = end.outcome(public.count()).winners();
        let tales = winners.iter().filter_map(|seat| public.tale(seat));
        tales
            .map(|tale| Story {
                name: messages.mon_royaume().tales[tale.index()],
                file: format!("games/mon-royaume/tales.{}.json", messages.language.code()),
                nth: tale.index(),
            })
            .collect()
    }
}
