//! The Court between two hands, in sentences.

use super::{Describe, row};
use crate::engine::Seat;
use crate::games::rogue_monarch::{
    Action, COPIES, KINDS, Kind, PLACES, Public, RogueMonarch, View,
};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::rogue_monarch::GameMessages;
use crate::ui::players::Players;

/// Returns the names of this many cards of each kind.
fn names(counts: [u8; 4], w: &GameMessages) -> Vec<String> {
    let of = |kind: Kind| (0..counts[kind as usize]).map(move |_| kind);
    KINDS.into_iter().flat_map(of).map(|kind| w.kinds[kind as usize].to_owned()).collect()
}

/// Returns true if no player can have three Queens before the discards become the new pile.
pub fn marriage_is_out(public: &Public) -> bool {
    let discarded = public.discards.iter().filter(|&&kind| kind == Kind::Queen).count();
    usize::from(COPIES) - discarded < 3
}

impl Describe for RogueMonarch {
    fn describe_board(
        view: &View,
        players: &Players,
        messages: &Messages,
        memory: bool,
    ) -> Vec<String> {
        let w = messages.rogue_monarch();
        let public = &view.public;
        let mut said = Vec::new();
        for place in PLACES {
            let number = place.index() + 1;
            let known = view.court[place.index()].map(|kind| w.kinds[kind as usize]);
            said.push(match (public.up.contains(place), known) {
                (true, Some(kind)) => [&(w.face_up)(number), " ", kind].concat(),
                (_, Some(kind)) if memory => (w.face_down_known)(number, kind),
                _ => (w.face_down)(number),
            });
        }
        said.push((w.pile)(public.pile));
        if public.under > 0 {
            said.push((w.under)(public.under));
        }
        said.push((w.discards)(public.discards.len()));
        let top = public.discards.last();
        said.extend(top.map(|&kind| [w.last_discard, " ", w.kinds[kind as usize]].concat()));
        for seat in Seat::all(2).filter(|&seat| !players.viewer.is(seat)) {
            said.push((w.hand_of)(players.name(seat), public.hands[seat.index()]));
            if let Some(own) = view.own.as_ref().filter(|_| memory) {
                let known = names(own.memory.their_hand(), w);
                said.extend(known.iter().map(|name| (w.known_card)(name)));
            }
        }
        said
    }

    fn describe_hand(view: &View, _: &Players, messages: &Messages, memory: bool) -> Vec<String> {
        let w = messages.rogue_monarch();
        let Some(own) = &view.own else { return Vec::new() };
        let hand = row(messages, messages.table.your_hand, &names(own.hand.counts(), w));
        let shown = names(own.hand.shown_counts(), w).into_iter().filter(|_| memory);
        let shown = shown.filter_map(|name| row(messages, w.shown_to_other, &[name]));
        hand.into_iter().chain(shown).collect()
    }

    fn describe_choices(
        _: &View,
        legal: &[Action],
        _: &Players,
        messages: &Messages,
    ) -> Vec<String> {
        legal.iter().map(|&action| (messages.rogue_monarch().deed)(action)).collect()
    }
}
