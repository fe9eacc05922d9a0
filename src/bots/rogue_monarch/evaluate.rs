//! The rules of thumb: a decision's chance to win this turn, the danger of the Court that it leaves,
//! and the worth of the hand.

use crate::engine::Seat;
use crate::games::rogue_monarch::{
    Action, Hand, KINDS, Kind, PLACES, Place, PlaceSet, Public, RogueMonarch, Side, Step, View,
    pairs,
};

/// The number of turns with full caution. With more, two cautious players would only wait for each
/// other while a bold turn would win.
const CAUTIOUS_TURNS: u16 = 8;

/// The number of further turns over which caution wanes to nothing.
const WANING_TURNS: f32 = 6.0;

/// The knowledge of the seat to move, read from its view or in a playout.
pub(super) struct Features<'a> {
    public: &'a Public,
    hand: Hand,
    court: [Option<Kind>; 4],
    row: Row,
    /// The cards surely in the opponent's hand.
    theirs: [u8; 4],
    /// The chance of each kind for a card that the seat has not seen.
    odds: [f32; 4],
    /// The chance that the opponent's hand holds at least one of each kind.
    they_hold: [f32; 4],
    /// The opponent's nearness to a Coronation by the number of face-up Kings, 0 to 3, and by the
    /// knowledge of a face-down one.
    coronation: [[f32; 3]; 4],
    /// The opponent's nearness to a Murder, by the same scheme.
    murder: [[f32; 3]; 6],
    /// The weight of the opponent's chances, from 1 to 0.
    caution: f32,
}

impl<'a> Features<'a> {
    fn new(public: &'a Public, hand: Hand, court: [Option<Kind>; 4], theirs: [u8; 4]) -> Self {
        let mut unseen = hand.counts().map(|count| 4 - count as i8);
        for &kind in public.discards.iter().chain(court.iter().flatten()) {
            unseen[kind as usize] -= 1;
        }
        for (unseen, &sure) in unseen.iter_mut().zip(&theirs) {
            *unseen -= sure as i8;
        }
        let total = unseen.iter().sum::<i8>().max(1) as f32;
        let odds = unseen.map(|count| count.max(0) as f32 / total);
        Self {
            public,
            hand,
            court,
            row: Row::new(court, public.up),
            theirs,
            odds,
            they_hold: [0.0; 4],
            coronation: [[0.0; 3]; 4],
            murder: [[0.0; 3]; 6],
            caution: caution(public.turn),
        }
        .sure_of(theirs)
    }

    /// Returns it for an opponent's hand that surely holds these cards.
    fn sure_of(self, theirs: [u8; 4]) -> Self {
        let unknown = 3 - theirs.iter().sum::<u8>().min(3);
        let they_hold = KINDS.map(|kind| {
            if theirs[kind as usize] > 0 {
                return 1.0;
            }
            let none = 1.0 - self.odds[kind as usize];
            1.0 - (0..unknown).fold(1.0, |chance, _| chance * none)
        });
        // The chance that they have a card of a kind to turn up, in hand or in the Court.
        let open = |kind: Kind| {
            let down = [0.0, self.odds[kind as usize] * 0.5, 0.6];
            down.map(|down| f32::max(they_hold[kind as usize], down))
        };
        let third = open(Kind::King).map(|open| 90.0 * open);
        let coronation = [[0.0; 3], [8.0; 3], third, third];
        let second = open(Kind::Assassin).map(|open| 70.0 * open);
        let either = second.map(|second| f32::max(second, 10.0));
        let murder = [[0.0; 3], [10.0; 3], second, either, [95.0; 3], [95.0; 3]];
        Self { theirs, they_hold, coronation, murder, ..self }
    }

    pub fn of_view(view: &'a View) -> Self {
        let own = view.own.as_ref().expect("a bot looks from its seat");
        Self::new(&view.public, own.hand, view.court, own.memory.their_hand())
    }

    /// Returns the knowledge of a player who forgets each card as soon as it is face down, and
    /// never considers what the opponent could make of the Court.
    pub fn of_the_open(view: &'a View) -> Self {
        let own = view.own.as_ref().expect("a bot looks from its seat");
        let up = view.public.up;
        let open = PLACES.map(|place| view.court[place.index()].filter(|_| up.contains(place)));
        Self { caution: 0.0, ..Self::new(&view.public, own.hand, open, [0; 4]) }
    }

    pub fn of_state(state: &'a RogueMonarch, seat: Seat) -> Self {
        let memory = &state.memory[seat.index()];
        let court = PLACES.map(|place| memory.court(place));
        Self::new(&state.public, state.hands[seat.index()], court, memory.their_hand())
    }

    /// Returns the value of a decision. Winning the turn is worth 100.
    pub fn worth(&self, action: Action) -> f32 {
        let row = self.row;
        match action {
            Action::Reveal(place) => {
                let play = |kind| {
                    let row = row.holding(place, kind).with_up(place);
                    self.after_play(row, kind, self.hand.counts())
                };
                self.court[place.index()].map_or_else(|| self.over_kinds(play), play)
            }
            // The best lay that the place allows, so that place and card are weighed together.
            Action::Replace(place) => KINDS
                .into_iter()
                .filter(|&kind| self.hand.count(kind) > 0)
                .flat_map(|kind| [(kind, Side::Up), (kind, Side::Down)])
                .map(|(kind, side)| self.worth_of_lay(place, kind, side))
                .fold(f32::NEG_INFINITY, f32::max),
            Action::Lay(kind, side) => {
                let Step::Lay(place) = self.public.step else { return 0.0 };
                self.worth_of_lay(place, kind, side)
            }
            Action::Switch(a, b) => self.after_switch(row.switched(a, b)),
            Action::TurnOver(place) => self.after_turn_over(row, place),
            Action::TurnUp(place) => self.after_turn_up(row, place),
            Action::DrawTwo => Self::hand_worth(self.hand.counts()) + 6.0 - self.danger(row),
            Action::Discard(kind) => {
                let mut hand = self.hand.counts();
                hand[kind as usize] -= 1;
                Self::hand_worth(hand)
            }
            Action::LookAt(place) => {
                if self.court[place.index()].is_none() {
                    1.0
                } else {
                    0.0
                }
            }
        }
    }

    fn worth_of_lay(&self, place: Place, kind: Kind, side: Side) -> f32 {
        let mut hand = self.hand.counts();
        hand[kind as usize] -= 1;
        if let Some(taken) = self.court[place.index()] {
            hand[taken as usize] += 1;
        }
        let laid = self.row.holding(place, kind);
        match side {
            Side::Up => self.after_play(laid.with_up(place), kind, hand),
            Side::Down => {
                let laid = Row { up: laid.up.without(place), ..laid };
                Self::hand_worth(hand) - self.danger(laid)
            }
        }
    }

    /// Returns the value of the rest of the turn after a card came face up by playing or revealing
    /// it.
    fn after_play(&self, row: Row, kind: Kind, hand: [u8; 4]) -> f32 {
        if row.wins() {
            return 100.0;
        }
        let keep = Self::hand_worth(hand);
        let effect = match kind {
            Kind::Knight => pairs()
                .map(|(a, b)| self.after_switch(row.switched(a, b)))
                .fold(f32::NEG_INFINITY, f32::max),
            Kind::Queen => {
                let queens = f32::from(self.theirs[Kind::Queen as usize]);
                2.0 + 14.0 * queens + 3.0 * self.they_hold[Kind::Queen as usize] - self.danger(row)
            }
            Kind::King => PLACES
                .into_iter()
                .filter(|&place| !row.up.contains(place))
                .map(|place| self.after_turn_up(row, place))
                .fold(3.0 - self.danger(row), f32::max),
            Kind::Assassin => 2.0 - self.danger(row),
        };
        effect + keep
    }

    /// Returns the value after a switch: a card is turned over, unless the switch has won.
    fn after_switch(&self, row: Row) -> f32 {
        if row.wins() {
            return 100.0;
        }
        PLACES
            .into_iter()
            .map(|place| self.after_turn_over(row, place))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    fn after_turn_over(&self, row: Row, place: Place) -> f32 {
        if row.up.contains(place) {
            -self.danger(Row { up: row.up.without(place), ..row })
        } else {
            self.after_turn_up(row, place)
        }
    }

    fn after_turn_up(&self, row: Row, place: Place) -> f32 {
        let turned = |row: Row| self.win_or_danger(row.with_up(place));
        if !row.unknown.contains(place) {
            return turned(row);
        }
        // A Knight or a Queen in its place does nothing for a conspiracy.
        let [other, king, assassin] =
            [Kind::Knight, Kind::King, Kind::Assassin].map(|kind| turned(row.holding(place, kind)));
        let worths = [other, other, king, assassin];
        self.over_kinds(|kind| worths[kind as usize])
    }

    /// Returns the mean value over the kinds that an unknown card may be.
    fn over_kinds(&self, worth: impl Fn(Kind) -> f32) -> f32 {
        KINDS
            .into_iter()
            .filter(|&kind| self.odds[kind as usize] > 0.0)
            .map(|kind| self.odds[kind as usize] * worth(kind))
            .sum()
    }

    /// Returns the value of a hand: a Marriage above all, then strong cards.
    fn hand_worth(hand: [u8; 4]) -> f32 {
        let [knights, queens, kings, assassins] = hand.map(f32::from);
        let marriage = match hand[Kind::Queen as usize] {
            0 | 1 => 1.5 * queens,
            2 => 9.0,
            _ => 45.0,
        };
        marriage + 3.0 * kings + 2.5 * assassins + knights
    }

    /// Returns the opponent's approximate chance to win from this Court, on a scale to 100.
    fn danger(&self, row: Row) -> f32 {
        let coronation = self.coronation[row.crowned()][row.down(row.kings)];
        let murder = self.murder[row.murder() as usize][row.down(row.assassins)];
        let marriage = if self.theirs[Kind::Queen as usize] >= 2 { 20.0 } else { 0.0 };
        (f32::max(coronation, murder) + marriage) * self.caution
    }

    /// Returns the value of a Court in which a card has just come face up: a win, or the danger
    /// from the opponent.
    fn win_or_danger(&self, row: Row) -> f32 {
        if row.wins() { 100.0 } else { -self.danger(row) }
    }
}

/// Returns the weight of the opponent's chances in this turn, from 1 to 0: two cautious players
/// could wait for each other forever, so caution wanes.
fn caution(turn: u16) -> f32 {
    let late = f32::from(turn.saturating_sub(CAUTIOUS_TURNS));
    (1.0 - late / WANING_TURNS).max(0.0)
}

/// The progress of a Murder.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Murder {
    /// No Assassin is beside the middle of three.
    None,
    /// An Assassin is beside a face-down card.
    Begun,
    /// An Assassin is beside a face-up card: a second one would complete it.
    Near,
    /// Both, in the two threes of the Court.
    Either,
    /// Two Assassins are beside a face-down card.
    About,
    /// It is complete.
    Done,
}

/// The progress of a Murder, by the places of face-up Assassins and of all face-up cards.
const MURDERS: [[Murder; 16]; 16] = {
    let mut murders = [[Murder::None; 16]; 16];
    let mut of = 0;
    while of < 256 {
        let (assassins, up) = (PlaceSet::of_bits(of / 16), PlaceSet::of_bits(of % 16));
        let (about, beside) = (assassins.between(), assassins.beside());
        murders[of / 16][of % 16] = if !about.and(up).is_empty() {
            Murder::Done
        } else if !about.is_empty() {
            Murder::About
        } else {
            match (beside.minus(up).is_empty(), beside.and(up).is_empty()) {
                (true, true) => Murder::None,
                (false, true) => Murder::Begun,
                (true, false) => Murder::Near,
                (false, false) => Murder::Either,
            }
        };
        of += 1;
    }
    murders
};

/// The number of places in each set, at most three.
const COUNTS: [usize; 16] = {
    let (mut counts, mut set) = ([0; 16], 0);
    while set < 16 {
        let count = PlaceSet::of_bits(set).len();
        counts[set] = if count < 3 { count } else { 3 };
        set += 1;
    }
    counts
};

/// The Court as a seat knows or assumes it: the parts relevant to the conspiracies.
#[derive(Clone, Copy)]
struct Row {
    /// The places of Kings, as far as the seat knows.
    kings: PlaceSet,
    /// The places of Assassins, as far as the seat knows.
    assassins: PlaceSet,
    /// The places of cards that the seat does not know.
    unknown: PlaceSet,
    up: PlaceSet,
}

impl Row {
    fn new(court: [Option<Kind>; 4], up: PlaceSet) -> Self {
        let of = |wanted| PlaceSet::from_flags(court.map(|card| card == wanted));
        Self {
            kings: of(Some(Kind::King)),
            assassins: of(Some(Kind::Assassin)),
            unknown: of(None),
            up,
        }
    }

    fn wins(&self) -> bool {
        self.crowned() >= 3 || self.murder() == Murder::Done
    }

    /// Returns the number of face-up Kings.
    fn crowned(&self) -> usize {
        COUNTS[self.kings.and(self.up).bits()]
    }

    /// Returns the progress of a Murder.
    fn murder(&self) -> Murder {
        MURDERS[self.assassins.and(self.up).bits()][self.up.bits()]
    }

    /// Returns the knowledge about a face-down card of a kind that is known to be on these places:
    /// 0 for none, 1 for possibly one, 2 for surely one.
    fn down(&self, known: PlaceSet) -> usize {
        let (surely, perhaps) = (known.minus(self.up), self.unknown.minus(self.up));
        (2 * usize::from(!surely.is_empty())).max(usize::from(!perhaps.is_empty()))
    }

    fn with_up(self, place: Place) -> Self {
        Self { up: self.up.with(place), ..self }
    }

    fn switched(self, a: Place, b: Place) -> Self {
        Self {
            kings: self.kings.switched(a, b),
            assassins: self.assassins.switched(a, b),
            unknown: self.unknown.switched(a, b),
            up: self.up.switched(a, b),
        }
    }

    /// Returns the Court with a card of this kind on this place.
    fn holding(self, place: Place, kind: Kind) -> Self {
        let put = |set: PlaceSet, here| if here { set.with(place) } else { set.without(place) };
        Self {
            kings: put(self.kings, kind == Kind::King),
            assassins: put(self.assassins, kind == Kind::Assassin),
            unknown: self.unknown.without(place),
            up: self.up,
        }
    }
}
