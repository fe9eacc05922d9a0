//! The sums behind points: what a player has won, counted as the Quest counts it.

use crate::engine::Seat;
use crate::games::dwarf_king::{
    Card, CardSet, Public, Quest, Rule, Spoils, Suit, total_of_numbers,
};
use crate::ui::locale::messages::dwarf_king::{Counted, GameMessages, Sum};
use crate::ui::players::Players;

/// Returns the sum behind the Quest points that a player's tricks and cards score.
pub fn quest_sum(
    quest: Quest,
    spoils: &Spoils,
    seat: Seat,
    players: &Players,
    w: &GameMessages,
) -> String {
    (w.sum)(sum_of(quest.rule(), spoils, seat, players))
}

/// Returns the sum behind a player's total, once a deal has been scored.
pub fn total_sum(public: &Public, seat: Seat, w: &GameMessages) -> Option<String> {
    let scored = public.scored.as_ref()?;
    let points = scored.lines[seat.index()].total();
    Some((w.total_sum)(public.totals[seat.index()] - points, points, scored.deal))
}

fn sum_of<'a>(rule: Rule, spoils: &Spoils, seat: Seat, players: &'a Players) -> Sum<'a> {
    let seats = usize::from(spoils.seats);
    let (tricks, cards) = (spoils.tricks[seat.index()], spoils.cards[seat.index()]);
    let count = tricks.len();
    let points = spoils.points_of(rule, seat);
    let others = || Seat::all(seats).filter(move |&other| other != seat);
    let streak = tricks.longest_run() as usize;
    let each = |what, count, each| Sum::Each { what, count, each };
    let neighbour =
        |other: Seat| each(Counted::TricksOf(players.name(other)), spoils.count(other), 1);
    let (kings, queens) = (cards.and(CardSet::KINGS).len(), cards.and(CardSet::QUEENS).len());
    match rule {
        Rule::Series(points) => each(Counted::Streak, streak, points),
        Rule::Rearguard(points) => {
            let first = spoils.tricks_in_deal.saturating_sub(4);
            let last = tricks.iter().filter(|&number| number >= first).count();
            each(Counted::LastFour, last, points)
        }
        Rule::Numbered(a, b) => {
            let counted = cards.and(CardSet::numbered(a).or(CardSet::numbered(b)));
            each(Counted::Numbers(a, b), counted.len(), 4)
        }
        Rule::Rout(suit) => each(Counted::Suit(suit), cards.of(suit).len(), -1),
        Rule::ToTheRight => neighbour(seat.previous(seats)),
        Rule::ToTheLeft => neighbour(seat.next(seats)),
        Rule::Numbers(_) => Sum::Highest {
            mine: total_of_numbers(cards),
            best_other: others()
                .map(|other| total_of_numbers(spoils.cards[other.index()]))
                .fold(0, i16::max),
            points,
        },
        Rule::Victories(points) => each(Counted::Tricks, count, points),
        Rule::Exactly(wanted) => Sum::Exactly { tricks: count, wanted, points },
        Rule::Evens | Rule::Odds => Sum::Parity { tricks: count, points },
        Rule::AllForOne | Rule::OneForAll => {
            let others = others().filter(|&other| spoils.count(other) == count).count();
            Sum::Alike { tricks: count, others, points }
        }
        Rule::Over(plus, minus) => {
            Sum::Over { plus: (plus, cards.of(plus).len()), minus: (minus, cards.of(minus).len()) }
        }
        Rule::CaptureKings => Sum::Royals { kings, queens, king: 3 },
        Rule::CaptureQueens => Sum::Royals { kings, queens, king: -3 },
        Rule::Rhyme(_) => {
            let third = |seat: Seat| spoils.tricks[seat.index()].iter().nth(2);
            let place = third(seat)
                .map(|mine| others().filter_map(third).filter(|&theirs| theirs < mine).count());
            Sum::Third { place, points }
        }
        Rule::Triplets(each) => {
            let (numbers, honours) = sets_of_three(cards);
            Sum::Triplets { numbers, honours, each }
        }
        Rule::GrandSlam => Sum::Streak { length: streak, won: true, points },
        Rule::UtterChaos => {
            let lost = (0..spoils.tricks_done).map(|number| !tricks.contains(number));
            let run = |(run, longest): (usize, usize), is_lost: bool| {
                let run = if is_lost { run + 1 } else { 0 };
                (run, longest.max(run))
            };
            Sum::Streak { length: lost.fold((0, 0), run).1, won: false, points }
        }
        Rule::EliteArmy | Rule::MassiveArmy => Sum::Army {
            counts: Suit::ALL.map(|suit| cards.of(suit).len()),
            longest: rule == Rule::MassiveArmy,
            points,
        },
        Rule::Lowest(suit) => Sum::Lowest { suit, points },
        Rule::Nobility(each) => Sum::Nobility {
            honours: cards.and(CardSet::FIGURES).len(),
            knights: cards.of(Suit::Knights).len(),
            each,
        },
        Rule::InLine | Rule::Sandwich => {
            let (before, after) = (seat.previous(seats), seat.next(seats));
            let (right, left) = (spoils.count(before), spoils.count(after));
            let scores = if rule == Rule::InLine { count < right } else { count > right };
            Sum::Neighbours {
                mine: count,
                right: (players.name(before), right, 3 * i16::from(scores)),
                left: (players.name(after), left, 3 * i16::from(count > left)),
            }
        }
    }
}

/// Counts the ranks of which all three cards are in the set: numbers and honours.
fn sets_of_three(cards: CardSet) -> (usize, usize) {
    let whole = |rank_of: Card| {
        Card::all()
            .filter(|card| card.rank().is_some() && card.rank() == rank_of.rank())
            .all(|card| cards.contains(card))
    };
    // One suit has a card of every rank. Of the 1s and 11s a deal has only one each.
    let ranks = CardSet::BASIC.of(Suit::Knights);
    let sets = |ranks: CardSet| ranks.iter().filter(|&card| whole(card)).count();
    (sets(ranks.minus(CardSet::FIGURES)), sets(ranks.and(CardSet::FIGURES)))
}
