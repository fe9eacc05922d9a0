//! The texts of Monarch: prompts, goal, log, verdict.

use super::recap;
use crate::engine::{Outcome, Seat, SeatSet};
use crate::games::monarch::{
    Action, Banners, Event, Face, Goods, LandKind, Monarch, Moon, Refusal, SPACES, Step,
};
use crate::ui::describe::monarch::reading::{board_name, tie_break};
use crate::ui::games::{GameText, Goal, GoalLine, Players};
use crate::ui::locale::messages::monarch::{GameMessages, Gather, Order, TurnChoices, letter};
use crate::ui::locale::{Messages, number};

/// Says who won, and with how many crowns.
fn won(winners: SeatSet, crowns: i16, players: &Players, w: &GameMessages) -> String {
    let all: Vec<Seat> = winners.iter().collect();
    if let [winner] = all[..] {
        return (w.won)(players.who(winner), crowns);
    }
    let names: Vec<_> = all.iter().map(|&seat| players.name(seat)).collect();
    (w.tied)(&names)
}

/// Returns the kinds of decisions that the turn allows.
fn choices(legal: &[Action], w: &GameMessages) -> TurnChoices {
    let can = |action: Action| legal.contains(&action);
    let banners = legal.iter().filter_map(|action| match *action {
        Action::Fly(banner) => Some(w.banner(banner)),
        _ => None,
    });
    TurnChoices {
        gather: match (can(Action::Harvest), can(Action::Tax)) {
            (true, true) => Gather::HarvestOrTax,
            (true, false) => Gather::Harvest,
            (false, _) => Gather::Done,
        },
        acquire: legal.iter().any(|action| matches!(action, Action::Acquire(_) | Action::Claim(_))),
        sweep: can(Action::Sweep),
        banners: banners.collect(),
    }
}

impl GameText for Monarch {
    const RECAPS_CHANCE: bool = true;

    fn to_move(view: &Self) -> Option<Seat> {
        (view.step != Step::Over).then(|| view.mover())
    }

    fn prompt(view: &Self, legal: &[Action], _: &Players, messages: &Messages) -> String {
        let w = messages.monarch();
        match view.step {
            Step::Turn => (w.turn_prompt)(&choices(legal, w)),
            Step::Seat(card) => {
                let space = legal.contains(&Action::TakeSpace);
                let replace = legal.iter().any(|action| matches!(action, Action::Replace(_)));
                (w.seat_prompt)(w.name(card), space, replace)
            }
            Step::Pledge(pledging) if view.most_raised(&pledging) == 0 => {
                let (_, price) = view.asked(&pledging);
                let before = pledging.pledged[pledging.speaker.index()] > 0;
                (w.nothing_to_pledge)(w.name(pledging.moon), price, before)
            }
            Step::Pledge(pledging) => (w.prompt)(view.step, w.name(pledging.moon)),
            Step::Send(card) | Step::Lay(card) => (w.prompt)(view.step, w.name(card)),
            step => (w.prompt)(step, ""),
        }
    }

    fn goal(view: &Self, players: &Players, messages: &Messages) -> Option<Goal> {
        let standing: Vec<_> =
            players.around().map(|seat| (players.who(seat), view.crowns(seat).total())).collect();
        let fullest = view.all().map(|seat| view.court(seat).len()).max().unwrap_or(0);
        let text = (messages.monarch().goal)(&standing, fullest);
        Some(Goal { text, close: fullest + 1 >= SPACES })
    }

    fn goals(view: &Self, _: &Players, messages: &Messages) -> Vec<GoalLine> {
        let w = messages.monarch();
        let by_seat = |says: &dyn Fn(Seat) -> String| view.all().map(says).collect::<Vec<_>>();
        let [most, court, banners, guests, end, ties] = w.goal_lines;
        let line = |icon, text: &str, progress| GoalLine { icon, text: text.to_owned(), progress };
        let crowns = |seat: Seat| view.crowns(seat);
        let mut all = vec![
            line("queen-crown", most, by_seat(&|seat| (w.crowns)(crowns(seat).total()))),
            line("guards", court, by_seat(&|seat| number(crowns(seat).court))),
        ];
        if view.options.banners == Banners::Yes {
            let flown = by_seat(&|seat| number(crowns(seat).banners));
            all.push(line("vertical-banner", banners, flown));
        }
        let filled = by_seat(&|seat| (w.cards_of)(view.court(seat).len()));
        let state = |seat| (w.tie_state)(&(w.goods)(view.store(seat)), view.guests(seat).len());
        all.extend([
            line("brute", guests, by_seat(&|seat| number(crowns(seat).guests))),
            line("hourglass", end, filled),
            line("scales", ties, by_seat(&state)),
        ]);
        all
    }

    fn chapters(messages: &Messages) -> &'static str {
        messages.monarch().chapters
    }

    fn order(view: &Self, action: Action, players: &Players, messages: &Messages) -> String {
        let w = messages.monarch();
        let mover = view.mover();
        let board = |number: u8| (letter(number), board_name(view, number, w));
        let goods;
        (w.order)(match action {
            Action::Harvest => Order::Harvest(view.harvest(mover)),
            Action::Tax => Order::Tax(view.feed(), view.yields(LandKind::Village)),
            Action::Acquire(card) => {
                goods = (w.goods)(view.price(mover, card));
                match view.price(mover, card) {
                    Goods::NONE => Order::Claim(w.name(card)),
                    _ => Order::Acquire(w.name(card), &goods),
                }
            }
            Action::Claim(card) => Order::Claim(w.name(card)),
            Action::Sweep => Order::Sweep(view.price_of_sweep(mover).gold),
            Action::Fly(banner) => Order::Fly(w.banner(banner)),
            Action::EndTurn => Order::EndTurn,
            Action::TakeSpace => Order::TakeSpace,
            Action::Replace(card) => Order::Replace(w.name(card)),
            Action::SendTo(seat) => {
                Order::SendTo((seat.index() < players.names.len()).then(|| players.who(seat)))
            }
            Action::LayOn(number) => {
                let (number, name) = board(number);
                Order::LayOn(number, name)
            }
            Action::Dismiss(card) => Order::Dismiss(w.name(card)),
            Action::KeepGuests => Order::KeepGuests,
            Action::Raise(by) => {
                goods = match view.step {
                    Step::Pledge(pledging) => (w.goods)(view.asked(&pledging).1.in_kind(by.into())),
                    _ => by.to_string(),
                };
                Order::Raise(&goods)
            }
            Action::Hold => Order::Hold,
            Action::Suffer(number) => {
                let (number, name) = board(number);
                Order::Suffer(number, name)
            }
        })
    }

    fn recap(
        view: &Self,
        events: &[Event],
        players: &Players,
        messages: &Messages,
    ) -> Option<String> {
        recap::recap(view, events, players, messages.monarch())
    }

    fn recap_of_chance(events: &[Event], players: &Players, messages: &Messages) -> Option<String> {
        recap::moons(events, players, messages.monarch())
    }

    fn tell(event: &Event, players: &Players, messages: &Messages) -> Option<String> {
        let w = messages.monarch();
        let who = |seat: &Seat| players.who(*seat);
        if let Some(seat) = event.fills_court() {
            return Some((w.last_round)(players.who(seat)));
        }
        Some(match event {
            Event::TurnBegan { .. } | Event::Joined { replaced: None, .. } => return None,
            Event::TurnedUp { card, spot: None } => (w.passed_over)(w.name(*card)),
            Event::TurnedUp { card, .. } => match card.face() {
                // The next event says the same.
                Face::Moon(Moon::Harvest | Moon::Silver | Moon::Wandering) => {
                    (w.turned_up)(w.name(*card))
                }
                Face::Moon(moon) => {
                    format!("{} {}", (w.turned_up)(w.name(*card)), w.moon_texts[moon as usize])
                }
                _ => return None,
            },
            Event::Harvested { seat, food } => (w.harvested)(who(seat), *food),
            Event::Taxed { seat, food, gold } => (w.taxed)(who(seat), *food, *gold),
            Event::Shared { seat, banner, goods } => {
                (w.shared)(who(seat), &(w.goods)(*goods), w.banner(*banner))
            }
            Event::Acquired { seat, card, price, .. } if *price == Goods::NONE => {
                (w.claimed)(who(seat), w.name(*card))
            }
            Event::Acquired { seat, card, price, .. } => {
                (w.acquired)(who(seat), w.name(*card), &(w.goods)(*price))
            }
            Event::Joined { seat, card, replaced: Some(out), .. } => {
                (w.joined)(who(seat), w.name(*card), w.name(*out))
            }
            Event::Sent { seat, to, guest } => (w.sent)(who(seat), who(to), w.name(*guest)),
            Event::Dismissed { seat, guest } => (w.dismissed)(who(seat), w.name(*guest)),
            Event::Laid { seat, card, land } => (w.laid)(who(seat), w.name(*card), letter(*land)),
            Event::FittedNowhere { card } => (w.fitted_nowhere)(w.name(*card)),
            Event::Swept { seat, price, .. } => (w.swept)(who(seat), price.gold),
            Event::Reshuffled { .. } => w.reshuffled.to_owned(),
            Event::Given { goods } => (w.given)(&(w.goods)(*goods)),
            Event::Lost { seat, goods } => (w.lost)(who(seat), &(w.goods)(*goods)),
            Event::Wandered { .. } => w.wandered.to_owned(),
            Event::Pledged { seat, by, total } => (w.spoke)(who(seat), *by, *total),
            Event::Paid { moon, .. } => (w.paid)(w.name(*moon)),
            Event::GivenBack { moon } => (w.given_back)(w.name(*moon)),
            Event::Invaded { land } => (w.invaded)(letter(*land)),
            Event::Flew { seat, banner } => (w.flew)(who(seat), w.banner(*banner)),
            Event::Counted { seat, crowns } => (w.counted)(who(seat), *crowns),
            Event::Ended { winners, crowns } => won(*winners, *crowns, players, w),
        })
    }

    fn explain(refusal: Refusal, messages: &Messages) -> String {
        let w = messages.monarch();
        (w.refusal)(refusal, &|goods| (w.goods)(goods))
    }

    fn verdict(view: &Self, outcome: &Outcome, players: &Players, messages: &Messages) -> String {
        let w = messages.monarch();
        let crowns = outcome.scores().iter().copied().max().unwrap_or(0);
        match (tie_break(view), outcome.winners().iter().next()) {
            (Some((by, most, next)), Some(winner)) => {
                (w.won_tie)(players.who(winner), crowns, by, most, next)
            }
            _ => won(outcome.winners(), crowns, players, w),
        }
    }
}
