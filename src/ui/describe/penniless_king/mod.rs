//! The map of Paris and its players, in sentences.

pub mod forecast;

use super::{Describe, row};
use crate::engine::Seat;
use crate::games::penniless_king::{
    Action, Bonus, Line, Neighbourhood, PennilessKing, RENOWN, Rogue, Spot, Standoff, Step, View,
    Wrath,
};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::players::Players;
use forecast::{possible, winner};

/// Returns the Rogue on a spot if it is shown to the viewer: the note-pad can be off.
pub fn known(view: &View, players: &Players, spot: Spot, notes: bool) -> Option<Rogue> {
    let public = &view.public;
    let own = public.owner(spot).is_some_and(|owner| players.viewer.is(owner));
    view.map[spot.index()].filter(|_| notes || own || public.face_up(spot))
}

/// Describes the Rogue on a spot; `None` if the spot is free.
pub fn occupant(
    view: &View,
    players: &Players,
    w: &GameMessages,
    spot: Spot,
    notes: bool,
) -> Option<String> {
    let owner = view.public.owner(spot)?;
    Some(match known(view, players, spot, notes) {
        Some(rogue) => (w.known_rogue)(players.who(owner), rogue),
        None => (w.a_rogue)(players.name(owner)),
    })
}

/// Describes a spot.
pub fn spot_text(
    view: &View,
    players: &Players,
    w: &GameMessages,
    spot: Spot,
    notes: bool,
) -> String {
    let owner = view.public.owner(spot);
    let there = occupant(view, players, w, spot, notes);
    let label = (w.spot)(spot, there.as_deref().unwrap_or(w.unoccupied));
    let more = match (owner, known(view, players, spot, notes)) {
        (Some(_), Some(rogue)) => w.rogues[rogue as usize].1.to_owned(),
        (Some(owner), None) if notes && view.own.is_some() => {
            (w.may_be)(&possible(view, spot, owner).collect::<Vec<_>>())
        }
        (None, _) if view.public.crowd(spot.neighbourhood()) == 2 => w.third.to_owned(),
        _ => return label,
    };
    format!("{label}. {more}")
}

/// Says who controls a neighbourhood.
pub fn in_control(view: &View, players: &Players, w: &GameMessages, at: Neighbourhood) -> String {
    match view.public.control[at.index()] {
        Some(seat) => (w.controlled)(players.who(seat)),
        None => w.uncontrolled.to_owned(),
    }
}

/// Returns the current Standoff, if it is here.
fn standoff_at(view: &View, at: Neighbourhood) -> Option<Standoff> {
    view.public.standoff.filter(|standoff| standoff.at == at)
}

/// Says who would win a neighbourhood as far as the viewer knows, if any Rogue is there.
pub fn outlook(
    view: &View,
    players: &Players,
    w: &GameMessages,
    at: Neighbourhood,
    notes: bool,
) -> String {
    match winner(view, at).filter(|_| notes && standoff_at(view, at).is_none()) {
        Some(seat) => (w.would_win)(players.who(seat)),
        None if view.public.crowd(at) > 0 => w.open.to_owned(),
        None => String::new(),
    }
}

/// Returns the totals of the current Standoff from its face-up Rogues: the seat, the total, whether
/// some of its Rogues are still face down, and whether it has won.
pub fn totals(view: &View, standoff: Standoff) -> Vec<(Seat, u8, bool, bool)> {
    let public = &view.public;
    let at = standoff.at;
    let totals = public.totals(at, |spot| {
        // A face-down Rogue adds nothing yet.
        view.map[spot.index()].filter(|_| public.face_up(spot)).unwrap_or(Rogue::Beggar)
    });
    let hidden = |seat: Seat| {
        at.spots().iter().any(|&spot| public.owner(spot) == Some(seat) && !public.face_up(spot))
    };
    let total = |seat: Seat| {
        let sum = totals.strength[seat.index()]?;
        Some((seat, sum, hidden(seat), standoff.winner == Some(seat)))
    };
    public.all().filter_map(total).collect()
}

/// Says where the King is on his path, and where his next Wrath strikes.
pub fn king(view: &View, w: &GameMessages) -> [String; 2] {
    let public = &view.public;
    let last = public.last_space();
    let ahead = (public.king + 1..last)
        .find_map(|space| Wrath::of_space(space).map(|wrath| (space, wrath)));
    let ahead = ahead.map_or_else(
        || w.no_wrath_ahead.to_owned(),
        |(space, wrath)| (w.wrath_ahead)(space, wrath),
    );
    [(w.king_at)(public.king, last.into()), ahead]
}

/// Describes a line of the Renown Square.
pub fn line_text(view: &View, players: &Players, w: &GameMessages, line: Line) -> String {
    let public = &view.public;
    let there = public.all().filter(|&seat| public.on_line(seat, line));
    let there: Vec<_> = there.map(|seat| players.who(seat)).collect();
    let own = view.own.filter(|own| !public.on_line(own.seat, line));
    let text = (w.line_text)(line, &there, own.map(|own| public.coins[own.seat.index()]));
    let stays = matches!(line.bonus(), Bonus::King(_)) && !public.may_drive();
    if stays { format!("{text} {}", w.king_stays) } else { text }
}

/// Returns a player's Renown, coins, Plot cards and Rogues at home, each as a number and in words.
pub fn facts(view: &View, seat: Seat, w: &GameMessages) -> [(usize, String); 4] {
    let (public, at) = (&view.public, seat.index());
    let renown = public.renown(seat);
    let (coins, cards) = (usize::from(public.coins[at]), usize::from(public.hands[at]));
    let home = usize::from(public.at_home[at]);
    [
        (renown, (w.renown)(renown, RENOWN)),
        (coins, (w.coins)(coins)),
        (cards, (w.cards)(cards)),
        (home, (w.at_home)(home)),
    ]
}

/// Returns the Rogues of another player that the viewer has seen, the number of others from the
/// bag, and the number sunk.
pub fn seen(view: &View, seat: Seat) -> (Vec<(usize, Rogue)>, usize, usize) {
    let (mut known, unknown) = view.trail(seat).came();
    for spot in view.public.spots[seat.index()] {
        if let Some(rogue) = view.map[spot.index()] {
            known.add(rogue);
        }
    }
    let kinds = known.kinds().map(|rogue| (known.count(rogue), rogue)).collect();
    (kinds, unknown, view.public.drops(seat))
}

/// Lists the first `most` of a player's facts, by name.
fn player(view: &View, seat: Seat, name: &str, most: usize, messages: &Messages) -> Option<String> {
    let facts = facts(view, seat, messages.penniless_king()).map(|(_, text)| text);
    row(messages, name, &facts[..most])
}

impl Describe for PennilessKing {
    fn describe_board(
        view: &View,
        players: &Players,
        messages: &Messages,
        memory: bool,
    ) -> Vec<String> {
        let w = messages.penniless_king();
        let public = &view.public;
        let mut said = king(view, w).to_vec();
        for at in Neighbourhood::ALL {
            let on = |spot: Spot| {
                let free = || (w.free_spot)(spot.gain());
                occupant(view, players, w, spot, memory).unwrap_or_else(free)
            };
            let mut parts = Vec::from_iter(row(messages, w.zones[at.index()], &at.spots().map(on)));
            if public.justice == Some(at) {
                parts.push(super::ended(w.justice));
            }
            parts.push(in_control(view, players, w, at));
            match standoff_at(view, at) {
                Some(standoff) => parts.extend(
                    totals(view, standoff)
                        .into_iter()
                        .map(|(seat, sum, more, won)| (w.total)(players.who(seat), sum, more, won)),
                ),
                None => parts.push(outlook(view, players, w, at, memory)),
            }
            said.push(parts.join(" "));
        }
        said.extend(Line::ALL.map(|line| line_text(view, players, w, line)));
        for seat in public.all().filter(|&seat| !players.viewer.is(seat)) {
            let all = player(view, seat, players.name(seat), 4, messages);
            let (kinds, unknown, sunk) = seen(view, seat);
            let seen = (memory && (!kinds.is_empty() || unknown > 0 || sunk > 0))
                .then(|| (w.note)(&kinds, unknown, sunk));
            said.push(all.into_iter().chain(seen).collect::<Vec<_>>().join(" "));
        }
        said
    }

    fn describe_hand(view: &View, _: &Players, messages: &Messages, _: bool) -> Vec<String> {
        let w = messages.penniless_king();
        let Some(own) = &view.own else { return Vec::new() };
        let rogue = |rogue: Rogue| w.rogues[rogue as usize].0.to_owned();
        let home: Vec<_> = own.home.iter().map(rogue).collect();
        let hand: Vec<_> =
            own.hand.iter().map(|plot| w.plots[plot as usize].0.to_owned()).collect();
        let drawn: Vec<_> = own.drawn.into_iter().map(rogue).collect();
        let rows = [(w.home, home), (w.drawn, drawn), (w.hand, hand)];
        // The viewer's Rogues at home are listed below, and need no number.
        player(view, own.seat, messages.table.you, 3, messages)
            .into_iter()
            .chain(rows.iter().filter_map(|(what, things)| row(messages, what, things)))
            .collect()
    }

    fn describe_choices(
        view: &View,
        legal: &[Action],
        players: &Players,
        messages: &Messages,
    ) -> Vec<String> {
        let w = messages.penniless_king();
        let public = &view.public;
        let spot = |spot: Spot| {
            // The first part of the description has already told which Rogue it is, if known.
            let there = occupant(view, players, w, spot, false);
            (w.spot)(spot, there.as_deref().unwrap_or(w.unoccupied))
        };
        let deed = |&action: &Action| match action {
            Action::Take(rogue) | Action::Drop(rogue) => w.rogues[rogue as usize].0.to_owned(),
            Action::Choose(at) | Action::To(at) => spot(at),
            Action::Act => w.act[public.acting_in.map_or(0, Neighbourhood::index)].to_owned(),
            Action::Line(line) if public.step == Step::EmpressFrom => {
                w.lines[line.index()].to_owned()
            }
            Action::Line(line) => (w.pay_toll)(line.toll()),
            Action::Name(at) => w.zones[at.index()].to_owned(),
            Action::King(spaces) => (w.king_moves)(spaces),
            Action::Show => w.show.to_owned(),
            Action::Hide => w.hide.to_owned(),
            Action::Pay => w.pay.to_owned(),
            Action::Refuse => w.refuse.to_owned(),
            Action::Play(plot) | Action::Discard(plot) => w.plots[plot as usize].0.to_owned(),
            Action::Done if matches!(public.step, Step::Moon(..)) => w.no_more.to_owned(),
            Action::Done => w.end_turn.to_owned(),
        };
        legal.iter().map(deed).collect()
    }
}
