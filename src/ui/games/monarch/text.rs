//! The texts of Monarch: prompts, goal, log, verdict.

use crate::engine::{Outcome, Seat, SeatSet};
use crate::games::monarch::{Action, Event, Face, Goods, Monarch, Refusal, SPACES, Step};
use crate::ui::games::{Cast, GameText, Goal};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::monarch::GameMessages;

/// Says who won, and with how many crowns.
fn won(winners: SeatSet, crowns: i16, cast: &Cast, w: &GameMessages) -> String {
    let all: Vec<Seat> = winners.iter().collect();
    if let [winner] = all[..] {
        return (w.won)(cast.who(winner), crowns);
    }
    let names: Vec<_> = all.iter().map(|&seat| cast.name(seat)).collect();
    (w.tied)(&names.join(", "))
}

impl GameText for Monarch {
    fn to_move(view: &Self) -> Option<Seat> {
        (view.step != Step::Over).then(|| view.mover())
    }

    fn prompt(view: &Self, _: &[Action], _: &Cast, messages: &Messages) -> String {
        let w = &messages.games.monarch;
        let name = match view.step {
            Step::Seat(card) | Step::Send(card) | Step::Lay(card) => w.name(card),
            Step::Pledge(pledging) => w.name(pledging.moon),
            _ => "",
        };
        (w.prompt)(view.step, view.done.gathered, name)
    }

    fn goal(view: &Self, cast: &Cast, messages: &Messages) -> Option<Goal> {
        let near = cast.near();
        let standing: Vec<_> = (0..view.sisters())
            .map(|steps| near.after(steps, view.sisters()))
            .map(|seat| (cast.who(seat), view.crowns(seat).total()))
            .collect();
        let fullest = view.all().map(|seat| view.court(seat).len()).max().unwrap_or(0);
        let text = (messages.games.monarch.goal)(&standing, fullest);
        Some(Goal { text, close: fullest + 1 >= SPACES })
    }

    fn tell(event: &Event, cast: &Cast, messages: &Messages) -> Option<String> {
        let w = &messages.games.monarch;
        let who = |seat: &Seat| cast.who(*seat);
        Some(match event {
            Event::TurnBegan { .. } | Event::Joined { replaced: None, .. } => return None,
            Event::TurnedUp { card, spot: None } => (w.passed_over)(w.name(*card)),
            Event::TurnedUp { card, .. } => match card.face() {
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
            Event::Laid { seat, card, land } => {
                (w.laid)(who(seat), w.name(*card), usize::from(*land) + 1)
            }
            Event::FittedNowhere { card } => (w.fitted_nowhere)(w.name(*card)),
            Event::Swept { seat, price, .. } => (w.swept)(who(seat), price.gold),
            Event::Reshuffled { .. } => w.reshuffled.to_owned(),
            Event::Given { goods } => (w.given)(&(w.goods)(*goods)),
            Event::Lost { seat, goods } => (w.lost)(who(seat), &(w.goods)(*goods)),
            Event::Wandered { .. } => w.wandered.to_owned(),
            Event::Pledged { seat, by, total } => (w.spoke)(who(seat), *by, *total),
            Event::Paid { moon, .. } => (w.paid)(w.name(*moon)),
            Event::GivenBack { moon } => (w.given_back)(w.name(*moon)),
            Event::Invaded { land } => (w.invaded)(usize::from(*land) + 1),
            Event::Flew { seat, banner } => (w.flew)(who(seat), w.banner(*banner)),
            Event::Counted { seat, crowns } => (w.counted)(who(seat), *crowns),
            Event::Ended { winners, crowns } => won(*winners, *crowns, cast, w),
        })
    }

    fn leaving_off(_: &Self, action: Action, messages: &Messages) -> Option<String> {
        let w = &messages.games.monarch;
        match action {
            Action::EndTurn => Some(w.end_turn.to_owned()),
            Action::KeepGuests => Some(w.keep_guests.to_owned()),
            _ => None,
        }
    }

    fn explain(refusal: Refusal, messages: &Messages) -> String {
        let w = &messages.games.monarch;
        (w.refusal)(refusal, &|goods| (w.goods)(goods))
    }

    fn verdict(_: &Self, outcome: &Outcome, cast: &Cast, messages: &Messages) -> String {
        let crowns = outcome.scores().iter().copied().max().unwrap_or(0);
        won(outcome.winners(), crowns, cast, &messages.games.monarch)
    }
}
