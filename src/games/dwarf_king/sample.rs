//! Sampling: deals the cards that a seat does not know.

use super::{Card, CardSet, DwarfKing, Moved, Own, Public, Step, View};
use crate::engine::{MAX_SEATS, Rng, Seat, SeatSet, Stream};

/// Returns a full state consistent with the view of a seat.
pub(super) fn sample(view: &View, rng: &mut Rng) -> DwarfKing {
    let own = view.own.as_ref().expect("a world is imagined from a seat");
    let public = view.public;
    let hands = Dealing::new(&public, own, |both| rng.pick(&both)).deal(rng);
    of_hands(view, hands, rng)
}

/// Returns every state consistent with the view of a seat, one for each way to deal the hidden cards. What
/// players remember of cards they passed on is drawn at random.
pub fn all_worlds(view: &View) -> Vec<DwarfKing> {
    let own = view.own.as_ref().expect("a world is imagined from a seat");
    let (mut worlds, mut rng) = (Vec::new(), Rng::new(0, Stream::Tool(0)));
    for which in 0..2 {
        let mut is_open = false;
        let dealing = Dealing::new(&view.public, own, |both| {
            is_open = true;
            both[which]
        });
        if which == 0 || is_open {
            dealing.deal_all(&mut |hands| worlds.push(of_hands(view, hands, &mut rng)));
        }
    }
    worlds
}

/// Returns a full state with these hands.
fn of_hands(view: &View, hands: [CardSet; MAX_SEATS], rng: &mut Rng) -> DwarfKing {
    let (public, own) = (view.public, view.own.as_ref().expect("a world is imagined from a seat"));
    let handed_on = memories(&public, own, &hands, rng);
    let mut state = DwarfKing { public, mover: public.trick.leader, hands, handed_on };
    state.mover = match view.mover {
        Some(mover) => mover,
        // Another player is asked about the Sorcerer, or the match is over.
        None => state.holder(Card::SORCERER).unwrap_or(state.mover),
    };
    state
}

/// The hidden cards, and the hands that each may be in.
#[derive(Clone, Copy)]
struct Dealing {
    seats: usize,
    /// The hidden cards that each hand may hold.
    allowed: [CardSet; MAX_SEATS],
    /// The number of cards that each hand still needs.
    room: [usize; MAX_SEATS],
    /// The cards of each hand that the viewer knows.
    known: [CardSet; MAX_SEATS],
    /// The cards dealt to each hand so far.
    dealt: [CardSet; MAX_SEATS],
}

impl Dealing {
    /// `stays` says which of two cards an exchange has left where it was.
    fn new(public: &Public, own: &Own, stays: impl FnOnce([Card; 2]) -> Card) -> Self {
        let seats = public.seats();
        let mut known = public.shown;
        known[own.seat.index()] = own.hand;
        if let Some(recipient) = public.moved.recipient(own.seat, seats) {
            known[recipient.index()] = known[recipient.index()].or(own.known);
        }
        let seen = known.iter().fold(public.gone(), |seen, hand| seen.or(*hand));
        let hidden = public.deck().minus(seen);
        let mut room = [0; MAX_SEATS];
        let mut allowed = [CardSet::NONE; MAX_SEATS];
        for seat in Seat::all(seats).filter(|&seat| seat != own.seat) {
            let at = seat.index();
            room[at] = public.hand_size(seat) - known[at].len();
            allowed[at] = hidden.minus(public.lacks[at]);
            if !matches!(public.moved, Moved::Exchanged(a, b) if seat == a || seat == b) {
                allowed[at] = allowed[at].minus(public.between);
            }
        }
        // The chooser had shown two cards and has given one back, so one of them is still there.
        if let (Step::GiveBack { left: 1 }, Moved::Exchanged(bearer, target)) =
            (public.step, public.moved)
            && public.chooser == bearer
        {
            let stays = stays([Card::FIVE_OF_KNIGHTS, Card::GOBLINS_FLAG_BEARER]);
            allowed[target.index()] = allowed[target.index()].without(stays);
        }
        Self { seats, allowed, room, known, dealt: [CardSet::NONE; MAX_SEATS] }
    }

    /// Deals the hidden cards, those with the fewest possible hands first. Every consistent deal
    /// can occur, and one is always found: if a card has no room, others are moved, since the true
    /// deal shows that all fit.
    fn deal(mut self, rng: &mut Rng) -> [CardSet; MAX_SEATS] {
        // The cards that at least one hand may hold, at least two, and so on.
        let mut at_least = [CardSet::NONE; MAX_SEATS];
        for allowed in self.allowed {
            for more in (1..MAX_SEATS).rev() {
                at_least[more] = at_least[more].or(at_least[more - 1].and(allowed));
            }
            at_least[0] = at_least[0].or(allowed);
        }
        for count in 1..MAX_SEATS {
            for card in at_least[count - 1].minus(at_least[count]) {
                self.place(card, rng);
            }
        }
        std::array::from_fn(|at| self.known[at].or(self.dealt[at]))
    }

    /// Deals the hidden cards in every way.
    fn deal_all(self, dealt: &mut impl FnMut([CardSet; MAX_SEATS])) {
        let hidden = self.allowed.iter().fold(CardSet::NONE, |all, allowed| all.or(*allowed));
        let placed = self.dealt.iter().fold(CardSet::NONE, |all, hand| all.or(*hand));
        let Some(card) = hidden.minus(placed).into_iter().next() else {
            return dealt(std::array::from_fn(|at| self.known[at].or(self.dealt[at])));
        };
        for at in (0..self.seats).filter(|&at| self.room[at] > 0) {
            if self.allowed[at].contains(card) {
                let mut next = self;
                next.put(at, card);
                next.deal_all(dealt);
            }
        }
    }

    /// Puts a card into one of its possible hands, at random in proportion to their room.
    fn place(&mut self, card: Card, rng: &mut Rng) {
        let mut room = [0; MAX_SEATS];
        let mut total = 0;
        for (at, room) in room.iter_mut().enumerate().take(self.seats) {
            if self.allowed[at].contains(card) {
                *room = self.room[at];
                total += *room;
            }
        }
        if total == 0 {
            let made = self.make_way(card, &mut SeatSet::default());
            assert!(made, "the true deal is one that the view allows");
            return;
        }
        let mut lot = rng.below(total);
        for (at, room) in room.into_iter().enumerate() {
            if lot < room {
                self.put(at, card);
                return;
            }
            lot -= room;
        }
    }

    fn put(&mut self, at: usize, card: Card) {
        self.dealt[at] = self.dealt[at].with(card);
        self.room[at] -= 1;
    }

    /// Finds room for a card by moving others, visiting each hand once: the augmenting path of
    /// bipartite matching.
    fn make_way(&mut self, card: Card, asked: &mut SeatSet) -> bool {
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            if asked.contains(seat) || !self.allowed[at].contains(card) {
                continue;
            }
            *asked = asked.with(seat);
            if self.room[at] > 0 {
                self.put(at, card);
                return true;
            }
            for other in self.dealt[at] {
                if self.make_way(other, asked) {
                    self.dealt[at] = self.dealt[at].without(other).with(card);
                    return true;
                }
            }
        }
        false
    }
}

/// Returns the cards that each player knows to have handed on, given these hands.
fn memories(
    public: &Public,
    own: &Own,
    hands: &[CardSet; MAX_SEATS],
    rng: &mut Rng,
) -> [CardSet; MAX_SEATS] {
    let mut handed_on = [CardSet::NONE; MAX_SEATS];
    for seat in public.all() {
        let Some(recipient) = public.moved.recipient(seat, public.seats()) else { continue };
        handed_on[seat.index()] = if seat == own.seat {
            own.known
        } else if recipient == own.seat {
            own.exposed
        } else {
            // If a whole hand has moved, every card of it is known.
            hands[recipient.index()]
        };
    }
    if let Moved::Exchanged(bearer, target) = public.moved
        && own.seat != bearer
        && own.seat != target
    {
        let [given, taken] = exchange(public, bearer, target, hands, rng);
        handed_on[bearer.index()] = given;
        handed_on[target.index()] = taken;
    }
    handed_on
}

/// Returns an exchange by the Goblins' Flag Bearer that leads to these hands: the cards that its
/// holder gave, and those that they took and kept, including the Flag Bearer itself.
fn exchange(
    public: &Public,
    bearer: Seat,
    target: Seat,
    hands: &[CardSet; MAX_SEATS],
    rng: &mut Rng,
) -> [CardSet; 2] {
    let after = |seat: Seat| hands[seat.index()].or(public.played[seat.index()]);
    let (with_bearer, with_target) = (after(bearer), after(target));
    // The public knowledge of the two hands before the exchange.
    let shown = |seat| {
        if seat == public.chooser { CardSet::only(Card::FIVE_OF_KNIGHTS) } else { CardSet::NONE }
    };
    let of_bearer = shown(bearer).with(Card::GOBLINS_FLAG_BEARER);
    let of_target = shown(target);

    let gifts = match public.step {
        Step::GiveBack { left } => 2 - usize::from(left),
        _ => 2,
    };
    let mut given = of_bearer.and(with_target);
    let mut kept = of_target.and(with_bearer);
    // Some of the cards taken may have been given back at once.
    let most = (gifts - given.len()).min(2 - kept.len());
    let returned = rng.below(most + 1);
    let draw = |set: &mut CardSet, from: CardSet, size: usize, rng: &mut Rng| {
        while set.len() < size {
            *set = set.with(from.minus(*set).pick(rng));
        }
    };
    draw(&mut kept, with_bearer.minus(of_bearer), 2 - returned, rng);
    let mut back = CardSet::NONE;
    draw(&mut back, with_target.minus(given), returned, rng);
    draw(&mut given, with_target.minus(of_target).minus(back), gifts - returned, rng);
    let still_there = CardSet::only(Card::GOBLINS_FLAG_BEARER).and(with_bearer);
    [given.or(back), kept.or(still_there)]
}
