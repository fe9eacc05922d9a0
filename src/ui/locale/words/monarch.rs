//! The sentences of Monarch, to be filled in for each language.

use crate::games::monarch::{
    Ability, Banner, Card, Crowns, Face, Goods, LandKind, Pledging, Refusal, Step,
};
use crate::ui::locale::{About, Who};

/// The words of Monarch. Names are in the order of the rulebook; boards are
/// counted from 1.
pub struct Words {
    pub about: About,
    /// What an even start does, and what it is worth.
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
    pub plot: fn(LandKind, u8) -> String,
    pub goods: fn(Goods) -> String,

    pub market: &'static str,
    pub empty_spot: &'static str,
    /// The round, and how many cards are in the deck and in the discard pile.
    pub deck: fn(u8, usize, usize) -> String,
    pub round: fn(u8) -> String,
    pub land: &'static str,
    pub farm: &'static str,
    pub village: &'static str,
    /// A board by number, what is on top, its kind and its yield.
    pub board: fn(usize, &str, LandKind, u8) -> String,
    /// A board by its number alone.
    pub board_number: fn(usize) -> String,
    /// That what is on top counts for a path.
    pub counts_for: fn(&str) -> String,
    /// What an improvement would change here: from, to.
    pub would_yield_here: fn(u8, u8) -> String,
    pub lay_here: &'static str,
    pub would_yield_again: fn(u8) -> String,
    pub suffer: &'static str,
    pub banners_title: &'static str,
    pub banner_short: [&'static str; 5],
    pub flown_by: fn(Who) -> String,
    /// What a Banner asks for: its path, or none for Balance; how many the
    /// viewer has, and how many it takes.
    pub asks_for: fn(Option<&str>, u8, u8) -> String,
    /// What a Banner would be worth in the end as things stand.
    pub banner_worth: fn(i16) -> String,
    pub court_of: fn(Who) -> String,
    pub crowns: fn(i16) -> String,
    /// What a sister's crowns come from.
    pub crowns_of: fn(Who, Crowns) -> String,
    pub has: fn(Who, &str) -> String,
    /// How many cards the court has.
    pub spaces: fn(Who, usize) -> String,
    /// How many Guests there are, what they cost their hostess, and their names.
    pub company: fn(usize, i16, &str) -> String,
    pub free_space: &'static str,
    /// What a card of a court is worth as it lies.
    pub worth_now: fn(u8) -> String,
    pub in_court: &'static str,
    pub in_row: &'static str,
    pub guest: &'static str,

    /// The price for the viewer, and what of it is taken off already.
    pub costs: fn(&str, u16) -> String,
    pub costs_nothing: &'static str,
    pub free_once: &'static str,
    pub free: &'static str,
    pub lack: fn(&str) -> String,
    /// The same in a word or two, below the price.
    pub short: fn(Goods) -> String,
    /// A few words as a sentence of their own.
    pub sentence: fn(&str) -> String,
    /// What a Court Card would be worth in the viewer's court, and how much
    /// more she would have in all.
    pub would_be: fn(u8, i16) -> String,
    /// The best card to replace, and how much more she would have in all.
    pub would_replace: fn(&str, i16) -> String,
    /// How many boards take it, and how much more the best of them would yield.
    pub would_yield: fn(usize, u8) -> String,
    pub fits_nowhere: &'static str,
    /// How the viewer's crowns would change, if this card gave way.
    pub would_change: fn(i16) -> String,

    pub harvest: fn(u16) -> String,
    pub tax: fn(u16, u16) -> String,
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

    pub prompt: fn(Step, bool, &str) -> String,
    /// What has been pledged of the price.
    pub pledged: fn(u8, &str) -> String,
    pub pledged_by: fn(Who, &str) -> String,
    pub spoken: fn(&Pledging, usize) -> String,
    pub your_pledge: &'static str,
    pub pledge_less: &'static str,
    pub pledge_more: &'static str,
    /// The crowns of all, the viewer's first; the cards of the fullest court.
    pub goal: fn(&[(Who, i16)], usize) -> String,

    pub harvested: fn(Who, u16) -> String,
    pub taxed: fn(Who, u16, u16) -> String,
    pub shared: fn(Who, &str, &str) -> String,
    pub acquired: fn(Who, &str, &str) -> String,
    pub claimed: fn(Who, &str) -> String,
    /// Who took a card into their court, and in place of which.
    pub joined: fn(Who, &str, &str) -> String,
    pub sent: fn(Who, Who, &str) -> String,
    pub dismissed: fn(Who, &str) -> String,
    pub laid: fn(Who, &str, usize) -> String,
    pub fitted_nowhere: fn(&str) -> String,
    pub swept: fn(Who, u16) -> String,
    pub reshuffled: &'static str,
    pub turned_up: fn(&str) -> String,
    /// What the builders turned up on their way to a plan.
    pub passed_over: fn(&str) -> String,
    pub given: fn(&str) -> String,
    pub lost: fn(Who, &str) -> String,
    pub wandered: &'static str,
    pub spoke: fn(Who, u8, u8) -> String,
    pub paid: fn(&str) -> String,
    pub given_back: fn(&str) -> String,
    pub invaded: fn(usize) -> String,
    pub flew: fn(Who, &str) -> String,
    pub counted: fn(Who, Crowns) -> String,
    pub won: fn(Who, i16) -> String,
    /// The names of those who share.
    pub tied: fn(&str) -> String,
    pub refusal: fn(Refusal, &dyn Fn(Goods) -> String) -> String,

    pub lines: [&'static str; 3],
    pub total: &'static str,
}

impl Words {
    /// The name of a card.
    pub fn name(&self, card: Card) -> &'static str {
        let all = self.court_cards.iter().chain(&self.guests).chain(&self.moons);
        let mut all = all.chain(&self.improvements);
        all.nth(card.index()).expect("every card has a name")
    }

    /// The name of a Banner.
    pub fn banner(&self, banner: Banner) -> &'static str {
        self.banners[banner as usize]
    }

    /// What a card is called when it is a matter of gold or of food.
    pub fn kind(&self, card: Card) -> &'static str {
        match card.face() {
            Face::Improvement(face) if face.on == LandKind::Farm => self.farm,
            Face::Improvement(_) => self.village,
            Face::Guest(_) => self.guest,
            _ => "",
        }
    }
}
