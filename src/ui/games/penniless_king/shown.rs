//! The Penniless King at the table: prompts, log, motion and sound.

use super::board::Board;
use super::seats::home_place;
use super::zone::spot_place;
use crate::engine::{Outcome, Seat};
use crate::games::penniless_king::{
    Action, Ending, Event, Neighbourhood, PennilessKing, Plot, Refusal, RenownPlace, Rogue, Source,
    Step, View, Wrath,
};
use crate::platform::motion::Motion;
use crate::platform::sound::Sound;
use crate::ui::games::sheet::{line, sheet as points};
use crate::ui::games::shown::{Cast, Scene, Shown, Weight};
use crate::ui::locale::words::penniless_king::{Told, Words, count, fill, tell, tell_of};
use crate::ui::locale::{Who, Words as HouseWords};
use yew::prelude::*;

fn rogue(rogue: Rogue, w: &Words) -> &'static str {
    w.rogues[rogue as usize].1
}

fn plot(plot: Plot, w: &Words) -> &'static str {
    w.plots[plot as usize].0
}

fn at(at: Neighbourhood, w: &Words) -> &'static str {
    w.zones[at.index()].1
}

/// Why coins moved.
fn source(source: Source, w: &Words) -> &'static str {
    match source {
        Source::Spot => w.sources[0],
        Source::Action => w.sources[1],
        Source::Control => w.sources[2],
        Source::Toll(_) => w.sources[3],
        Source::Plot(card) => plot(card, w),
        Source::Rogue(kind) => w.rogues[kind as usize].0,
    }
}

/// A sentence about coins and why they moved.
fn coins_for(told: Told, who: Who, coins: u16, why: Source, w: &Words) -> String {
    tell_of(told, who, [&count(w.coins, coins.into()), source(why, w)])
}

impl Shown for PennilessKing {
    const EMBLEM: &'static str = "hood";

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }

    fn awaited(view: &View) -> Option<Seat> {
        (!matches!(view.public.step, Step::Over(_))).then_some(view.public.mover)
    }

    fn prompt(view: &View, legal: &[Action], _: &Cast, words: &HouseWords) -> String {
        let w = &words.games.penniless_king;
        match (view.public.step, view.public.acting_in) {
            (Step::Act, Some(at)) if legal.len() > 1 || legal.is_empty() => {
                w.prompt_act[at.index()].to_owned()
            }
            (step, _) => (w.prompt)(step).to_owned(),
        }
    }

    fn weight(event: &Event) -> Weight {
        match event {
            // Chosen, and seen when it is done.
            Event::Took { .. }
            | Event::Chose { .. }
            | Event::RenownChosen { .. }
            | Event::TurnBegan { .. }
            | Event::WentHome { .. }
            | Event::StandoffEnded { .. } => Weight::Light,
            Event::StandoffWon { .. } | Event::Ended { .. } => Weight::Climax,
            _ => Weight::Beat,
        }
    }

    fn tell(event: &Event, cast: &Cast, words: &HouseWords) -> Option<String> {
        let w = &words.games.penniless_king;
        let say = |told: Told, seat: Seat, part: &str| Some(tell(told, cast.who(seat), part));
        // A sentence that names what only its player knows.
        let known = |pattern: &str, told: Told, seat: Seat, what: Option<&str>, part: &str| match (
            cast.who(seat),
            what,
        ) {
            (Who::You, Some(what)) => Some(fill(pattern, &[what, part])),
            (who, _) => Some(tell(told, who, part)),
        };
        match event {
            Event::Took { .. }
            | Event::Chose { .. }
            | Event::RenownChosen { .. }
            | Event::StandoffEnded { .. }
            | Event::LeftOff { .. }
            | Event::Ended { .. } => None,
            Event::TurnBegan { seat } => say(w.turn_began, *seat, ""),
            Event::Placed { seat, spot, rogue: placed, .. } => {
                let what = placed.map(|placed| rogue(placed, w));
                known(w.placed_known, w.placed, *seat, what, at(spot.neighbourhood(), w))
            }
            Event::Earned { seat, coins, source: why } => {
                Some(coins_for(w.earned, cast.who(*seat), *coins, *why, w))
            }
            Event::Paid { seat, coins, source: why } => {
                Some(coins_for(w.paid, cast.who(*seat), *coins, *why, w))
            }
            Event::Gave { seat, to, source: why } => {
                let pattern = match (cast.who(*seat), cast.who(*to)) {
                    (Who::You, _) => w.gave[0],
                    (_, Who::You) => w.gave[1],
                    _ => w.gave[2],
                };
                Some(fill(pattern, &[cast.name(*seat), cast.name(*to), source(*why, w)]))
            }
            Event::Drew { seat, count: many, plots } => {
                let names: Option<Vec<_>> =
                    plots.map(|plots| plots.iter().map(|card| plot(card, w)).collect());
                let names = names.map(|names| names.join(", "));
                let cards = count(w.cards, usize::from(*many));
                known(w.drew_known, w.drew, *seat, names.as_deref(), &cards)
            }
            Event::Reshuffled => Some(w.reshuffled.to_owned()),
            Event::Discarded { seat, plot: card } => say(w.discarded, *seat, plot(*card, w)),
            Event::Played { seat, plot: card, idle } => {
                say(if *idle { w.idle } else { w.played }, *seat, plot(*card, w))
            }
            Event::Named { seat, at: named, .. } => say(w.named, *seat, w.zones[named.index()].0),
            Event::KingMoved { to, wrath } => {
                let to = to.to_string();
                Some(match wrath {
                    None => fill(w.king_moved, &[&to]),
                    Some(wrath) => {
                        let strikes = match wrath {
                            Wrath::In(struck) => at(*struck, w),
                            Wrath::Choice => w.wrath_choice,
                        };
                        fill(w.king_wrath, &[&to, strikes])
                    }
                })
            }
            Event::Acted { seat, at } => say(w.acted, *seat, w.zones[at.index()].0),
            Event::RightHandTaken { seat } => say(w.right_hand, *seat, ""),
            Event::Moved { seat, owner, to, .. } => {
                let parts = [cast.name(*owner), at(to.neighbourhood(), w)];
                Some(tell_of(w.moved, cast.who(*seat), parts))
            }
            Event::Swapped { seat, .. } => say(w.swapped, *seat, ""),
            Event::DrewRogue { seat, rogue: drawn } => {
                let what = drawn.map(|drawn| rogue(drawn, w));
                known(w.drew_rogue_known, w.drew_rogue, *seat, what, "")
            }
            Event::Dropped { seat, rogue: dropped } => {
                let what = dropped.map(|dropped| rogue(dropped, w));
                known(w.dropped_known, w.dropped, *seat, what, "")
            }
            Event::WentHome { owner, spot } => {
                say(w.went_home, *owner, at(spot.neighbourhood(), w))
            }
            Event::LookedAt { seat, spot, rogue: seen } => {
                let what = seen.map(|seen| rogue(seen, w));
                known(w.looked_known, w.looked, *seat, what, at(spot.neighbourhood(), w))
            }
            Event::WrathNamed { seat, at: named } => {
                say(w.wrath_named, *seat, w.zones[named.index()].0)
            }
            Event::StandoffBegan { at: began } => Some(fill(w.standoff, &[at(*began, w)])),
            Event::Turned { owner, rogue: turned, .. } => say(w.turned, *owner, rogue(*turned, w)),
            Event::KeptHidden { owner, .. } => say(w.kept_hidden, *owner, ""),
            Event::StandoffWon { seat, at: won, totals } => match totals[seat.index()] {
                Some(total) => {
                    let parts = [at(*won, w), &total.to_string()];
                    Some(tell_of(w.won_by, cast.who(*seat), parts))
                }
                None => say(w.won, *seat, at(*won, w)),
            },
            Event::RenownPlaced { seat, at: place, .. } => match place {
                RenownPlace::On(line) => say(w.renown_line, *seat, &(line.index() + 1).to_string()),
                RenownPlace::In(zone) => say(w.renown_zone, *seat, at(*zone, w)),
            },
            Event::RenownMoved { seat, to, .. } => say(w.renown_moved, *seat, at(*to, w)),
        }
    }

    fn explain(refusal: Refusal, words: &HouseWords) -> String {
        let w = &words.games.penniless_king;
        match refusal {
            Refusal::AnotherStep(step) => (w.prompt)(step).to_owned(),
            refusal => (w.refusal)(refusal).to_owned(),
        }
    }

    fn sheet(view: &View, _: &[Event], cast: &Cast, words: &'static HouseWords) -> Option<Html> {
        let (w, public) = (&words.games.penniless_king, &view.public);
        let outcome = public.outcome()?;
        let column = |part: &dyn Fn(Seat) -> usize| {
            public.all().map(|seat| part(seat) as i16).collect::<Vec<_>>()
        };
        let [map, total] = w.score;
        let lines = vec![
            line(w.square, column(&|seat| public.renown(seat) - public.controlled(seat))),
            line(map, column(&|seat| public.controlled(seat))),
        ];
        let total = line(total, column(&|seat| public.renown(seat)));
        Some(points(cast, outcome.winners(), lines, total, words))
    }

    fn verdict(view: &View, outcome: &Outcome, cast: &Cast, words: &HouseWords) -> String {
        let w = &words.games.penniless_king;
        let winners: Vec<_> = outcome.winners().iter().collect();
        let told = match view.public.step {
            Step::Over(Ending::King) => w.by_king,
            Step::Over(Ending::Time) => w.by_time,
            _ => w.by_renown,
        };
        if let [winner] = winners[..] {
            return tell(told, cast.who(winner), "");
        }
        let names: Vec<_> = winners.iter().map(|&seat| cast.name(seat)).collect();
        fill(w.shared, &[&names.join(", ")])
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let go = |from: String, to: String| Motion::Move { from, to };
        let mut motions = Vec::new();
        for event in events {
            match event {
                Event::Placed { seat, spot, from, .. } => {
                    let from = from.map_or_else(|| home_place(*seat), spot_place);
                    motions.push(go(from, spot_place(*spot)));
                }
                Event::Moved { from, to, .. } => {
                    motions.push(go(spot_place(*from), spot_place(*to)));
                }
                Event::Swapped { a, b, .. } => {
                    motions.push(go(spot_place(*a), spot_place(*b)));
                    motions.push(go(spot_place(*b), spot_place(*a)));
                }
                Event::Turned { spot, .. } => motions.push(Motion::Turn { at: spot_place(*spot) }),
                Event::WentHome { owner, spot } => {
                    motions.push(Motion::Fly { from: spot_place(*spot), to: home_place(*owner) });
                }
                Event::LookedAt { spot, .. } => {
                    motions.push(Motion::Glance { at: spot_place(*spot) });
                }
                _ => {}
            }
        }
        motions
    }

    fn dealt(_: &View) -> Vec<Motion> {
        Vec::new()
    }

    fn sounds(events: &[Event]) -> Option<Sound> {
        let any = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        if any(|event| matches!(event, Event::Ended { .. })) {
            Some(Sound::Fanfare)
        } else if any(|event| matches!(event, Event::StandoffBegan { .. })) {
            Some(Sound::Turn)
        } else if any(|event| matches!(event, Event::Placed { .. } | Event::Moved { .. })) {
            Some(Sound::Card)
        } else {
            None
        }
    }
}
