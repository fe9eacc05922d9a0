//! Sample Game in sentences.

use super::{Describe, row};
use crate::engine::Seat;
use crate::games::sample_game::{Action, SampleGame, View};
use crate::ui::locale::Messages;
use crate::ui::players::Players;

impl Describe for SampleGame {
    fn describe_board(view: &View, players: &Players, messages: &Messages, _: bool) -> Vec<String> {
        let w = messages.sample_game();
        let public = &view.public;
        let laid = public.trick.iter().enumerate().map(|(nth, &card)| {
            [players.name(public.leader.after(nth, public.seats)), " ", &(w.card)(card)].concat()
        });
        let trick = row(messages, w.trick, &laid.collect::<Vec<_>>());
        let taken = Seat::all(public.seats).filter_map(|seat| {
            row(messages, players.name(seat), &[(w.tricks)(public.taken[seat.index()])])
        });
        trick.into_iter().chain(taken).collect()
    }

    fn describe_hand(view: &View, _: &Players, messages: &Messages, _: bool) -> Vec<String> {
        let Some((_, hand)) = view.own else { return Vec::new() };
        let hand: Vec<_> = hand.iter().map(|&card| (messages.sample_game().card)(card)).collect();
        row(messages, messages.table.your_hand, &hand).into_iter().collect()
    }

    fn describe_choices(
        _: &View,
        legal: &[Action],
        _: &Players,
        messages: &Messages,
    ) -> Vec<String> {
        legal.iter().map(|&Action(card)| (messages.sample_game().card)(card)).collect()
    }
}
