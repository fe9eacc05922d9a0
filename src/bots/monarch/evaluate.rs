//! The rules of thumb: the value of a decision to the sister to move, in gold.

use crate::engine::Seat;
use crate::games::monarch::{
    Ability, Action, Banner, Card, Court, Discounts, Face, Goods, MAX_SISTERS, MOST_ROUNDS,
    Monarch, Moon, PATHS, Path, SPACES, Step,
};

/// A sister's preferences.
pub(super) struct Personality {
    /// The value of a crown to her, in gold, while there is time to spend it.
    crown: f32,
    /// True if she leaves the last space of her court free while another sister has more crowns,
    /// since filling it ends the match.
    wary: bool,
    /// True if she sees only the crowns printed on a Court Card.
    dazzled: bool,
}

/// The Squire buys the crowns that he can read, and overlooks combinations of cards, the land and
/// the Banners.
pub(super) const SQUIRE: Personality = Personality { crown: 6.0, wary: false, dazzled: true };

/// The Baron buys what he can, but does not end a match that he would lose.
pub(super) const BARON: Personality = Personality { crown: 6.0, wary: true, dazzled: false };

/// The Regent and the playouts are choosier. The search finds out when to end the game.
pub(super) const CHOOSY: Personality = Personality { crown: 4.0, wary: false, dazzled: false };

/// The value of a crown in the last round.
const LAST_CROWN: f32 = 12.0;

/// The value of another point of a board's yield to the sister who gathers it first.
const GROWTH: f32 = 0.4;

/// The amount of gold with which a sister will find a card to buy.
const FULL_PURSE: u16 = 6;

/// The knowledge and preferences of the sister to move.
pub(super) struct Features<'a> {
    table: &'a Monarch,
    me: Seat,
    court: Court,
    discounts: Discounts,
    /// The value of her own crowns to her, in gold.
    crown: f32,
    /// The value of 1 food to her, in gold.
    food: f32,
    /// The crowns that another visible improvement of each path brings each sister.
    improved: [[i16; PATHS.len()]; MAX_SISTERS],
    last_round: bool,
    wary: bool,
    dazzled: bool,
}

impl<'a> Features<'a> {
    pub fn new(table: &'a Monarch, personality: &Personality) -> Self {
        let me = table.mover();
        let last_round =
            table.round == MOST_ROUNDS || table.all().any(|sister| may_fill(table, me, sister));
        let (store, feed) = (table.store(me), table.feed());
        let food = match store.food {
            _ if last_round => 0.0,
            food if food < feed => 1.0,
            food if food < feed + 4 => 0.4,
            _ => 0.2,
        };
        let crown = if last_round { LAST_CROWN } else { personality.crown };
        let mut improved = [[0; PATHS.len()]; MAX_SISTERS];
        for (sister, improved) in table.all().zip(&mut improved) {
            let growing = table.court(sister).iter().filter_map(|card| card.court());
            for card in growing.filter(|card| card.ability == Ability::PerPath) {
                card.path.into_iter().for_each(|path| improved[path as usize] += 2);
            }
            let banners = table.flown(sister).filter_map(Banner::path);
            banners.for_each(|path| improved[path as usize] += 1);
        }
        let (court, discounts) = (table.counted(me), table.discounts(me));
        let &Personality { wary, dazzled, .. } = personality;
        Self { table, me, court, discounts, crown, food, improved, last_round, wary, dazzled }
    }

    /// Returns the value of goods to her.
    fn value(&self, goods: Goods) -> f32 {
        let gold = if self.last_round { 0.1 } else { 1.0 };
        f32::from(goods.gold) * gold + f32::from(goods.food) * self.food
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        self.table.all().filter(|&seat| seat != self.me)
    }

    /// Returns the value of one crown less for one rival, in her own crowns.
    fn rivalry(&self) -> f32 {
        [0.0, 1.0, 0.55, 0.4][self.table.sisters() - 1]
    }

    /// Returns the total crowns of a court, with the Banners she flies.
    fn crowns(&self, court: &Court) -> i16 {
        court.total() + self.table.flown(self.me).map(|banner| court.banner(banner)).sum::<i16>()
    }

    /// Returns her crowns with a card in her court, in place of another one or in a free space.
    pub fn with_card(&self, card: Card, replaced: Option<Card>) -> i16 {
        let mut court = self.court;
        replaced.into_iter().for_each(|out| court.remove(out));
        court.add(card);
        self.crowns(&court)
    }

    /// Returns true if a card should take a free space of her court.
    pub fn takes_space(&self, card: Card) -> bool {
        let there_is_one = self.table.court(self.me).len() < SPACES;
        there_is_one && !(self.wary && self.loses_by_filling(card))
    }

    /// Returns true if this card would end the match while another sister has more crowns.
    fn loses_by_filling(&self, card: Card) -> bool {
        let free = |sister: Seat| SPACES - self.table.court(sister).len();
        let crowns = || self.with_card(card, None) + self.table.crowns(self.me).guests;
        free(self.me) == 1
            && self.table.round < MOST_ROUNDS
            && self.rivals().all(|rival| free(rival) > 0)
            && self.rivals().any(|rival| self.table.crowns(rival).total() > crowns())
    }

    /// Returns the crowns that a Court Card would bring in its best place, and its other merits.
    pub fn gain(&self, card: Card) -> f32 {
        let now = self.crowns(&self.court);
        let mine = self.table.court(self.me);
        if self.dazzled {
            let least = mine.iter().map(printed).fold(f32::MAX, f32::min);
            return printed(&card) - if self.takes_space(card) { 0.0 } else { least };
        }
        let best = if self.takes_space(card) {
            self.with_card(card, None)
        } else {
            mine.iter().map(|&out| self.with_card(card, Some(out))).max().unwrap_or(now)
        };
        let mut gain = f32::from(best - now);
        // A begun path is closer to a Banner.
        if let Some(path) = card.court().and_then(|face| face.path)
            && !self.last_round
        {
            gain += 0.25 * f32::from(self.court.paths[path as usize].min(2));
        }
        gain
    }

    /// Returns the value of the improvement to her on this board, in gold. All sisters share the
    /// yield, so it is worth only a little, to the one who gathers it first. (In the arena a bot
    /// that pays for growth loses to one that does not.)
    fn lay(&self, card: Card, land: usize) -> f32 {
        let board = &self.table.lands[land];
        let Some(new) = card.improvement() else { return 0.0 };
        if self.dazzled {
            return 0.0;
        }
        let old = board.top().and_then(|top| top.path);
        let change = |sister: Seat| {
            let worth = |path: Option<Path>| {
                path.map_or(0, |path| self.improved[sister.index()][path as usize])
            };
            f32::from(worth(new.path) - worth(old))
        };
        let theirs = self.rivals().map(change).fold(0.0, f32::max);
        let more = f32::from(new.yields - board.yields());
        let growth = if self.table.done.gathered { -GROWTH } else { GROWTH };
        self.crown * (change(self.me) - theirs * self.rivalry()) + growth * more
    }

    /// Returns the value of the best board for an improvement, in gold; slightly negative if it
    /// fits nowhere.
    pub fn best_lay(&self, card: Card) -> f32 {
        let Some(new) = card.improvement() else { return 0.0 };
        (0..self.table.lands.len())
            .filter(|&land| self.table.lands[land].takes(new))
            .map(|land| self.lay(card, land))
            .fold(-0.1, f32::max)
    }

    pub fn acquire(&self, card: Card) -> f32 {
        let price = self.value(self.discounts.price(card));
        match card.face() {
            Face::Court(_) => self.crown * self.gain(card) - price,
            Face::Guest(guest) => self.crown * self.rivalry() * f32::from(guest.loss) - price,
            Face::Improvement(_) => self.best_lay(card) - price,
            Face::Moon(_) => 0.0,
        }
    }

    /// Raises a useful improvement above gathering: it is laid first.
    fn before_gathering(&self, worth: f32) -> f32 {
        if worth > 0.0 && !self.table.done.gathered { worth + 70.0 } else { worth }
    }

    /// Returns the value of flying a Banner, which is possible only once or twice.
    fn fly(&self, banner: Banner) -> f32 {
        let crowns = f32::from(self.court.banner(banner));
        if self.dazzled {
            return -1.0;
        }
        if crowns >= 3.0 || self.last_round { self.crown * crowns } else { -1.0 }
    }

    /// Returns the value of the sweep: positive if the row holds nothing that she would buy, and
    /// enough gold is left to buy something better.
    fn sweep(&self) -> f32 {
        let price = self.table.price_of_sweep(self.me).gold;
        let left = self.table.store(self.me).gold.checked_sub(price + 5);
        let wanted = || self.table.row.iter().flatten().any(|&card| self.acquire(card) > 0.0);
        if left.is_some() && !wanted() { 0.2 } else { -1.0 }
    }

    /// Returns the value of a joint payment to her less its cost.
    fn pledge(&self, by: u8) -> f32 {
        let Step::Pledge(pledging) = self.table.step else { return 0.0 };
        let (moon, price) = self.table.asked(&pledging);
        let store = self.table.store(self.me);
        let fair = price.amount().div_ceil(self.table.sisters() as u16);
        let mine = u16::from(pledging.pledged[self.me.index()] + by);
        let worth_it = match moon {
            Moon::Famine => store.food.div_ceil(2) > fair,
            Moon::Festival => store.food < 2 * self.table.feed() && !self.last_round,
            Moon::Invasion => store.gold >= 8 && !self.table.exposed().is_empty(),
            _ => store.food > 2 * self.table.feed() && !self.last_round,
        };
        // Her fair share at once, and nothing above it.
        if worth_it && mine <= fair { f32::from(by) } else { -f32::from(by) }
    }

    /// Returns the value of a decision, in gold; ending the turn is 0.
    pub fn worth(&self, action: Action) -> f32 {
        match action {
            // Goods first: they decide what can be bought. Food is turned into gold.
            Action::Harvest => 50.0,
            Action::Tax => 60.0,
            Action::Acquire(card) if card.improvement().is_some() => {
                self.before_gathering(self.acquire(card))
            }
            Action::Acquire(card) if self.table.done.gathered => self.acquire(card),
            Action::Claim(card) => self.before_gathering(self.best_lay(card)),
            Action::Sweep => self.sweep(),
            Action::Fly(banner) => self.fly(banner),
            Action::TakeSpace => match self.table.step {
                Step::Seat(card) if !self.takes_space(card) => f32::MIN,
                Step::Seat(card) => f32::from(self.with_card(card, None)),
                _ => 0.0,
            },
            Action::Replace(out) => match self.table.step {
                // A free space costs nothing now, but there are only seven.
                Step::Seat(card) => f32::from(self.with_card(card, Some(out))) - 0.5,
                _ => 0.0,
            },
            Action::SendTo(rival) => f32::from(self.table.crowns(rival).total()),
            Action::LayOn(land) => match self.table.step {
                Step::Lay(card) => self.lay(card, land.into()),
                _ => 0.0,
            },
            Action::Dismiss(guest) => guest.guest().map_or(0.0, |guest| guest.loss.into()),
            Action::Raise(by) => self.pledge(by),
            Action::Suffer(land) => {
                let path = self.table.lands[land as usize].top().and_then(|top| top.path);
                path.map_or(0.0, |path| -f32::from(self.court.paths[path as usize]))
            }
            Action::Acquire(_) | Action::EndTurn | Action::KeepGuests | Action::Hold => 0.0,
        }
    }
}

/// Returns the crowns printed on a Court Card.
fn printed(card: &Card) -> f32 {
    card.court().map_or(0.0, |face| f32::from(face.crowns))
}

/// Returns true if this round is, or may well become, the last one for `me`: a court is full, or
/// that of a sister whose turn is still to come lacks one card and she can pay for it.
fn may_fill(table: &Monarch, me: Seat, sister: Seat) -> bool {
    match SPACES - table.court(sister).len() {
        0 => true,
        1 => table.turn_of(sister) > table.turn_of(me) && table.store(sister).gold >= FULL_PURSE,
        _ => false,
    }
}
