//! The table of Monarch's sentences, which each language fills in.

use crate::games::monarch::{
    Ability, Banner, Card, Crowns, Face, Goods, LandKind, Moon, Pledging, Refusal, Step,
};
use crate::ui::locale::Who;

/// The ways to gather that a turn allows now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gather {
    HarvestOrTax,
    Harvest,
    /// The player has harvested or taxed this turn.
    Done,
}

/// The kinds of decisions that a turn allows now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnChoices {
    pub gather: Gather,
    /// A card in the row can be acquired.
    pub acquire: bool,
    pub sweep: bool,
    /// The Banners that can be flown.
    pub banners: Vec<&'static str>,
}

/// The rule that breaks a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// More gold.
    Gold,
    /// More food.
    Food,
    /// Fewer Guests.
    Guests,
}

/// The messages of Monarch. Names are in the order of the rulebook; boards are counted from 1.
pub struct GameMessages {
    /// The meaning of the numbers below the curve of a review.
    pub chapters: &'static str,
    /// The names of the Court Cards.
    pub court_cards: [&'static str; 38],
    pub guests: [&'static str; 6],
    pub moons: [&'static str; 8],
    pub moon_texts: [&'static str; 8],
    pub improvements: [&'static str; 16],
    pub paths: [&'static str; 4],
    pub beast: &'static str,
    pub garment: &'static str,
    pub banners: [&'static str; 5],
    pub powers: [&'static str; 5],
    pub ability: fn(Ability, &dyn Fn(Card) -> &'static str) -> String,
    pub guest_text: fn(u8) -> String,
    /// The ability in a few words, on the card itself.
    pub ability_short: fn(Ability, &dyn Fn(Card) -> &'static str) -> String,
    pub guest_short: fn(u8) -> String,
    pub plot_short: fn(LandKind, u8) -> String,
    pub plot: fn(LandKind, u8) -> String,
    pub goods: fn(Goods) -> String,

    pub market: &'static str,
    pub empty_spot: &'static str,
    /// The round, and the number of cards in the deck and in the discard pile.
    pub deck: fn(u8, usize, usize) -> String,
    pub round: fn(u8) -> String,
    pub land: &'static str,
    pub farm: &'static str,
    pub village: &'static str,
    /// A board by its letter, its top card, its kind and its yield.
    pub board: fn(char, &str, LandKind, u8) -> String,
    /// A board by its letter alone.
    pub board_letter: fn(char) -> String,
    /// The path that the top card counts for.
    pub counts_for: fn(&str) -> String,
    /// The yield of an improvement here: from, to.
    pub would_yield_here: fn(u8, u8) -> String,
    pub lay_here: &'static str,
    pub would_yield_again: fn(u8) -> String,
    pub suffer: &'static str,
    pub banners_title: &'static str,
    pub banner_short: [&'static str; 5],
    pub flown_by: fn(Who) -> String,
    /// The condition of a Banner: its path, or `None` for Balance; the viewer's number, and the
    /// required one.
    pub asks_for: fn(Option<&str>, u8, u8) -> String,
    /// The crowns that a Banner would bring if the game ended as things are, and their sum: the
    /// cards of its path in the court and on the land.
    pub banner_worth: fn(i16, Option<[u8; 2]>) -> String,
    pub court_of: fn(Who) -> String,
    pub crowns: fn(i16) -> String,
    /// The sources of a sister's crowns.
    pub crowns_of: fn(Who, Crowns) -> String,
    /// The crowns of the cards of a court, as a sum in digits.
    pub court_sum: fn(&str) -> String,
    pub has: fn(Who, &str) -> String,
    /// The number of cards in the court.
    pub spaces: fn(Who, usize) -> String,
    /// The number of Guests, the crowns that they cost their hostess, and their names.
    pub company: fn(usize, i16, &str) -> String,
    pub free_space: &'static str,
    /// The current crowns of a card in a court, and their sum in digits if there is one.
    pub worth_now: fn(u8, &str) -> String,
    pub in_court: &'static str,
    pub in_row: &'static str,
    pub guest: &'static str,

    /// The price for the viewer, the printed gold, and the reduction in it.
    pub costs: fn(&str, u16, u16) -> String,
    pub costs_nothing: &'static str,
    pub free_once: &'static str,
    pub free: &'static str,
    pub lack: fn(&str) -> String,
    /// The missing goods in a word or two, below the price.
    pub short: fn(Goods) -> String,
    /// A few words as a separate sentence.
    pub sentence: fn(&str) -> String,
    /// The crowns of a Court Card in the viewer's court, their sum in digits if there is one, and
    /// her total gain.
    pub would_be: fn(u8, &str, i16) -> String,
    /// The best card to replace, and her total gain.
    pub would_replace: fn(&str, i16) -> String,
    /// The number of boards that take it, and the best gain in yield.
    pub would_yield: fn(usize, u8) -> String,
    pub fits_nowhere: &'static str,
    /// The change of the viewer's crowns if this card is replaced.
    pub would_change: fn(i16) -> String,

    pub harvest: fn(u16) -> String,
    /// The yields of the farms as a sum in digits, and the food that the court adds.
    pub harvest_sum: fn(&str, u16) -> String,
    pub tax: fn(u16, u16) -> String,
    /// The number of villages, and their yields as a sum in digits.
    pub tax_sum: fn(u16, &str) -> String,
    pub sweep: fn(u16) -> String,
    pub end_turn: &'static str,
    pub gathered: &'static str,
    pub acquire: fn(&str) -> String,
    pub claim: &'static str,
    pub replace: &'static str,
    pub acquire_to_replace: fn(&str) -> String,
    pub replace_this: &'static str,
    pub take_space: &'static str,
    pub send_to: fn(&str) -> String,
    pub send_for: fn(&str, &str) -> String,
    /// A Guest by name, and the crowns that come back.
    pub dismiss: fn(&str, u8) -> String,
    pub keep_guests: &'static str,
    pub raise: fn(&str) -> String,
    pub hold: &'static str,
    pub fly: &'static str,

    pub prompt: fn(Step, &str) -> String,
    /// The prompt of a turn, which names everything that can be done.
    pub turn_prompt: fn(&TurnChoices) -> String,
    /// The prompt for a Court Card: its name, whether there is an empty space, and whether there is
    /// a card to replace.
    pub seat_prompt: fn(&str, bool, bool) -> String,
    /// The prompt for a player who has nothing left to pledge: the Moon, the kind of goods, and
    /// true if they have pledged before.
    pub nothing_to_pledge: fn(&str, Goods, bool) -> String,
    /// The amount pledged, and the price.
    pub pledged: fn(u8, &str) -> String,
    pub pledged_by: fn(Who, &str) -> String,
    pub spoken: fn(&Pledging, usize) -> String,
    pub your_pledge: &'static str,
    pub pledge_less: &'static str,
    pub pledge_more: &'static str,
    /// The crowns of all players in their order, and the number of cards in the largest court.
    pub goal: fn(&[(Who, i16)], usize) -> String,
    /// The sister whose court has its seventh card.
    pub last_round: fn(Who) -> String,

    pub harvested: fn(Who, u16) -> String,
    pub taxed: fn(Who, u16, u16) -> String,
    pub shared: fn(Who, &str, &str) -> String,
    pub acquired: fn(Who, &str, &str) -> String,
    pub claimed: fn(Who, &str) -> String,
    /// The player who took a card into their court, the card, and the one that it replaced.
    pub joined: fn(Who, &str, &str) -> String,
    pub sent: fn(Who, Who, &str) -> String,
    pub dismissed: fn(Who, &str) -> String,
    pub laid: fn(Who, &str, char) -> String,
    pub fitted_nowhere: fn(&str) -> String,
    pub swept: fn(Who, u16) -> String,
    pub reshuffled: &'static str,
    pub turned_up: fn(&str) -> String,
    /// The cards that the builders turned up on their way to a plan.
    pub passed_over: fn(&str) -> String,
    pub given: fn(&str) -> String,
    pub lost: fn(Who, &str) -> String,
    pub wandered: &'static str,
    pub spoke: fn(Who, u8, u8) -> String,
    pub paid: fn(&str) -> String,
    pub given_back: fn(&str) -> String,
    pub invaded: fn(char) -> String,
    pub flew: fn(Who, &str) -> String,
    pub counted: fn(Who, Crowns) -> String,
    pub won: fn(Who, i16) -> String,
    /// The winner of a tie: the crowns, what breaks it, the winner's number and the next one's.
    pub won_tie: fn(Who, i16, TieBreak, u16, u16) -> String,
    /// The names of the players who share the victory.
    pub tied: fn(&[&str]) -> String,
    pub refusal: fn(Refusal, &dyn Fn(Goods) -> String) -> String,

    pub lines: [&'static str; 3],
    pub total: &'static str,
    /// The title of the final count.
    pub count: &'static str,
    pub queen: &'static str,

    /// The button that leaves the page of a Moon.
    pub go_on: &'static str,
    /// The joint price of a Moon.
    pub joint_price: fn(&str) -> String,
    pub could_pledge: &'static str,
    pub each_pledged: &'static str,
    pub each_took: &'static str,
    pub each_lost: &'static str,
    pub nothing_happens: fn(Moon) -> &'static str,
    /// The goods of all sisters together, which are less than the price. `None` if there are none.
    pub too_dear: fn(Option<&str>) -> String,
    pub none_pledged: &'static str,
    /// The player who chooses the village that the invasion hits.
    pub chooses_village: fn(Who) -> String,
    /// The names of the cards that were discarded from the row.
    pub row_discarded: fn(&str) -> String,
    /// The improvement that the builders found.
    pub plan: fn(&str) -> String,
    pub no_plan: &'static str,

    /// The ways to score and the end, for the panel of goals: the crowns, Court Cards, Banners,
    /// Guests, the end, ties.
    pub goal_lines: [&'static str; 6],
    pub cards_of: fn(usize) -> String,
    /// Gold and food, and the number of Guests.
    pub tie_state: fn(&str, usize) -> String,

    /// A decision as an order.
    pub order: fn(Order) -> String,
    /// The sign between two things in a recap.
    pub parted: &'static str,
    /// The outcome of a rival's turn, one thing at a time, without a capital or a full stop.
    pub recap: fn(Came) -> String,
}

/// A decision to order.
#[derive(Clone, Copy, Debug)]
pub enum Order<'a> {
    Harvest(u16),
    Tax(u16, u16),
    /// A card and its price.
    Acquire(&'a str, &'a str),
    Claim(&'a str),
    Sweep(u16),
    Fly(&'a str),
    EndTurn,
    TakeSpace,
    Replace(&'a str),
    /// The receiver of a Guest; `None` for a seat that is not at the table.
    SendTo(Option<Who<'a>>),
    /// A board by its letter, and what lies on it.
    LayOn(char, &'a str),
    Dismiss(&'a str),
    KeepGuests,
    Raise(&'a str),
    Hold,
    /// A board by its letter, and what lies on it.
    Suffer(char, &'a str),
}

/// A thing that came of a rival's turn.
#[derive(Clone, Copy, Debug)]
pub enum Came<'a> {
    /// The viewer, or another sister by name, got a Guest who costs these crowns.
    Sent(Who<'a>, &'a str, u8),
    /// A Moon took goods from the viewer.
    YouLost(Goods),
    /// A Moon gave goods to every sister.
    EachTook(Goods),
    /// A Banner gave the viewer goods.
    YouTook(Goods),
    /// A Banner was flown, with its current crowns.
    Flew(&'a str, i16),
    /// A Court Card was acquired, with its current crowns unless it has left the court.
    Bought(&'a str, Option<u8>),
    /// Another Court Card of a list.
    BoughtToo(&'a str, Option<u8>),
    /// A Court Card was acquired in the place of another: that one, the new one, and its crowns.
    Replaced(&'a str, &'a str, Option<u8>),
    /// A court has its seventh card, so this round is the last.
    LastRound,
    Laid(&'a str),
    /// A Guest was discarded, and the crowns that come back.
    Dismissed(&'a str, u8),
    /// A Moon rose.
    Moon(&'a str),
    /// A Moon discarded the row.
    Wandered,
    Paid(&'a str),
    NotPaid(&'a str),
    Invaded(char),
    Pledged(u8),
    Harvested(u16),
    Taxed(u16),
    Swept,
}

/// Returns the letter that a board shows, so that its place is no number beside its yield.
pub fn letter(board: u8) -> char {
    char::from(b'A' + board)
}

impl GameMessages {
    /// Returns the name of a card.
    pub fn name(&self, card: Card) -> &'static str {
        let all = self.court_cards.iter().chain(&self.guests).chain(&self.moons);
        let mut all = all.chain(&self.improvements);
        all.nth(card.index()).expect("every card has a name")
    }

    /// Returns the name of a Banner.
    pub fn banner(&self, banner: Banner) -> &'static str {
        self.banners[banner as usize]
    }

    /// Returns the kind of a card, for gold or food.
    pub fn kind(&self, card: Card) -> &'static str {
        match card.face() {
            Face::Improvement(face) if face.on == LandKind::Farm => self.farm,
            Face::Improvement(_) => self.village,
            Face::Guest(_) => self.guest,
            _ => "",
        }
    }
}
