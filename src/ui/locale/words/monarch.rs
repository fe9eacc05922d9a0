//! The sentences of Monarch, to be filled in for each language.

use crate::games::monarch::{
    Ability, Banner, Card, Face, Goods, LandKind, Pledging, Refusal, Step,
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
    pub deck: fn(usize, usize) -> String,
    pub land: &'static str,
    pub farm: &'static str,
    pub village: &'static str,
    pub board: fn(usize, &str, u8) -> String,
    pub banners_title: &'static str,
    pub flown_by: fn(&str) -> String,
    pub progress: fn(u8, u8) -> String,
    pub court_of: fn(Who) -> String,
    pub crowns: fn(i16) -> String,
    pub spaces: fn(usize) -> String,
    pub guests_of: fn(usize) -> String,
    pub free_space: &'static str,
    pub round: fn(u8) -> String,
    pub last_round: &'static str,
    pub price: &'static str,
    pub in_court: &'static str,
    pub in_row: &'static str,
    pub guest: &'static str,

    pub harvest: fn(u16) -> String,
    pub tax: fn(u16, u16) -> String,
    pub sweep: fn(u16) -> String,
    pub end_turn: &'static str,
    pub acquire: fn(&str) -> String,
    pub claim: &'static str,
    pub replace: &'static str,
    pub take_space: &'static str,
    pub send_to: fn(&str) -> String,
    pub keep_guests: &'static str,
    pub raise: fn(&str) -> String,
    pub hold: &'static str,
    pub fly: &'static str,

    pub prompt: fn(Step, bool, &str) -> String,
    pub missing: &'static str,
    pub spoken: fn(&Pledging, usize) -> String,

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
    pub given: fn(&str) -> String,
    pub lost: fn(Who, &str) -> String,
    pub wandered: &'static str,
    pub spoke: fn(Who, u8, u8) -> String,
    pub paid: fn(&str) -> String,
    pub given_back: fn(&str) -> String,
    pub invaded: fn(usize) -> String,
    pub flew: fn(Who, &str) -> String,
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
