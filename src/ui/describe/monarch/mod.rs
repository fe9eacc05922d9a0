//! The market, the land, the Banners and the courts, in sentences.

pub mod reading;

use super::{Describe, row};
use crate::engine::Seat;
use crate::games::monarch::{
    Action, BANNERS, Banners, Card, Face, LandKind, Monarch, PATHS, Pledging, Step,
};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::monarch::{GameMessages, letter};
use crate::ui::players::Players;

/// Describes a joint payment: the Moon's price, and each player's pledge.
fn joint(table: &Monarch, pledging: Pledging, players: &Players, w: &GameMessages) -> Vec<String> {
    let (moon, price) = table.asked(&pledging);
    let pledges = table.all().map(|seat| {
        let amount = pledging.pledged[seat.index()];
        (w.pledged_by)(players.who(seat), &(w.goods)(price.in_kind(amount.into())))
    });
    let name = w.name(pledging.moon);
    let asks = [name, ". ", w.moon_texts[moon as usize]].concat();
    let total = (w.pledged)(pledging.total(), &(w.goods)(price));
    let left = (w.spoken)(&pledging, table.sisters());
    [asks, total].into_iter().chain(pledges).chain([left]).collect()
}

/// Lists a sister's Court Cards by name, with their crowns.
fn court(table: &Monarch, seat: Seat, w: &GameMessages) -> Vec<String> {
    let counted = table.counted(seat);
    let worth =
        |&card: &Card| [w.name(card), " (", &(w.crowns)(counted.crowns(card).into()), ")"].concat();
    table.court(seat).iter().map(worth).collect()
}

impl Describe for Monarch {
    fn describe_board(
        table: &Self,
        players: &Players,
        messages: &Messages,
        _: bool,
    ) -> Vec<String> {
        let w = messages.monarch();
        let near = players.near();
        let mut said = vec![(w.deck)(table.round, table.deck.len(), table.discards.len())];
        if let Step::Pledge(pledging) = table.step {
            said.extend(joint(table, pledging, players, w));
        }
        if let Step::Seat(card) | Step::Send(card) | Step::Lay(card) = table.step {
            said.push([w.name(card), ". ", &reading::about(card, w)].concat());
        }
        said.push(w.market.to_owned());
        said.extend(
            table
                .row
                .iter()
                .flatten()
                .map(|&card| [w.name(card), ". ", &reading::in_row(table, near, card, w)].concat()),
        );
        said.push(w.land.to_owned());
        said.extend((0..table.lands.len() as u8).map(|number| {
            let (action, card) = match table.step {
                Step::Lay(card) => (Some(Action::LayOn(number)), Some(card)),
                Step::Invasion => (Some(Action::Suffer(number)), None),
                _ => (None, None),
            };
            reading::board(table, number, action, card, w)
        }));
        if table.options.banners == Banners::Yes {
            let banner = |banner| reading::banner(table, near, banner, players, w);
            said.extend(BANNERS.map(banner));
        }
        for seat in players.around().filter(|&seat| !players.viewer.is(seat)) {
            said.push(reading::sister(table, seat, players, w));
            said.extend(row(messages, &(w.court_of)(players.who(seat)), &court(table, seat, w)));
        }
        said
    }

    fn describe_hand(table: &Self, players: &Players, messages: &Messages, _: bool) -> Vec<String> {
        let w = messages.monarch();
        let Some(seat) = players.viewer.seat() else { return Vec::new() };
        let paths = table.paths_of_court(seat);
        let paths = PATHS
            .iter()
            .filter(|&&path| paths[path as usize] > 0)
            .map(|&path| format!("{} {}", w.paths[path as usize], paths[path as usize]));
        let next = match table.step {
            Step::Seat(card) if table.active == seat => Some(card),
            _ => None,
        };
        let mut said = vec![reading::sister(table, seat, players, w)];
        said.extend(row(messages, &(w.court_of)(players.who(seat)), &paths.collect::<Vec<_>>()));
        said.extend(table.court(seat).iter().map(|&card| {
            [w.name(card), ". ", &reading::in_court(table, seat, card, next, w)].concat()
        }));
        said
    }

    fn describe_choices(
        table: &Self,
        legal: &[Action],
        players: &Players,
        messages: &Messages,
    ) -> Vec<String> {
        let w = messages.monarch();
        let near = players.near();
        let deed = |&action: &Action| match action {
            Action::Harvest => (w.harvest)(table.harvest(near)),
            Action::Tax => (w.tax)(table.feed(), table.yields(LandKind::Village)),
            Action::Acquire(card) => match card.face() {
                Face::Moon(_) => w.name(card).to_owned(),
                _ => [w.name(card), " (", &(w.goods)(table.price(near, card)), ")"].concat(),
            },
            Action::Claim(card) => [w.name(card), " (", w.free, ")"].concat(),
            Action::Sweep => (w.sweep)(table.price_of_sweep(near).gold),
            Action::Fly(banner) => w.banner(banner).to_owned(),
            Action::EndTurn => w.end_turn.to_owned(),
            Action::TakeSpace => w.take_space.to_owned(),
            Action::Replace(card) => w.name(card).to_owned(),
            Action::SendTo(seat) => (w.send_to)(players.name(seat)),
            Action::LayOn(number) | Action::Suffer(number) => (w.board_letter)(letter(number)),
            Action::Dismiss(card) => {
                (w.dismiss)(w.name(card), card.guest().map_or(0, |guest| guest.loss))
            }
            Action::KeepGuests => w.keep_guests.to_owned(),
            Action::Raise(by) => match table.step {
                Step::Pledge(pledging) => {
                    let price = table.asked(&pledging).1;
                    (w.raise)(&(w.goods)(price.in_kind(by.into())))
                }
                _ => unreachable!("a pledge is raised when a Moon asks"),
            },
            Action::Hold => w.hold.to_owned(),
        };
        legal.iter().map(deed).collect()
    }
}
