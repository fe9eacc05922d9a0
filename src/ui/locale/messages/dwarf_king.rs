//! The table of The Dwarf King's sentences, which each language fills in.

use crate::games::dwarf_king::{Action, Card, Rank, Refusal, SPECIALS, Side, Step, Suit};
use crate::ui::locale::Who;

/// A Quest in words: its name and its points.
pub type QuestMessages = (&'static str, &'static str);

/// The things that a Quest counts, at a fixed number of points each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted<'a> {
    /// The player's tricks.
    Tricks,
    /// The tricks of their longest winning streak.
    Streak,
    /// Their tricks among the last four of the deal.
    LastFour,
    /// The tricks of this other player.
    TricksOf(&'a str),
    /// Their cards of this suit.
    Suit(Suit),
    /// Their cards of either number.
    Numbers(u8, u8),
}

/// The sum behind a player's Quest points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum<'a> {
    /// This number of things at `each` points.
    Each { what: Counted<'a>, count: usize, each: i16 },
    /// The totals of the numbers 1 to 11: the player's, and the best of the others.
    Highest { mine: i16, best_other: i16, points: i16 },
    /// An exact number of tricks is needed.
    Exactly { tricks: usize, wanted: usize, points: i16 },
    /// An even or an odd number of tricks is needed.
    Parity { tricks: usize, points: i16 },
    /// `others` players have the same number of tricks.
    Alike { tricks: usize, others: usize, points: i16 },
    /// One suit scores, the other costs; each with the number of cards.
    Over { plus: (Suit, usize), minus: (Suit, usize) },
    /// Kings and Queens; `king` are the points of a King, a Queen scores the opposite.
    Royals { kings: usize, queens: usize, king: i16 },
    /// The player's place among those who won a third trick, counted from 0; `None` without one.
    Third { place: Option<usize>, points: i16 },
    /// Sets of three numbers at `each` points, of three honours at twice that.
    Triplets { numbers: usize, honours: usize, each: i16 },
    /// The longest winning or losing streak, of which four tricks are needed.
    Streak { length: usize, won: bool, points: i16 },
    /// The cards by suit, of which the longest or the shortest suit counts.
    Army { counts: [usize; 3], longest: bool, points: i16 },
    /// The lowest number of a suit; 0 without one.
    Lowest { suit: Suit, points: i16 },
    /// Honours and Knights at `each` points.
    Nobility { honours: usize, knights: usize, each: i16 },
    /// The tricks of the player and of the neighbours on the right and on the left, each with their
    /// name and the points for it.
    Neighbours { mine: usize, right: (&'a str, usize, i16), left: (&'a str, usize, i16) },
}

/// A Quest about the reader's neighbours, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside<'a> {
    /// The tricks of the player on the right score.
    Right(&'a str),
    /// The tricks of the player on the left score.
    Left(&'a str),
    /// More tricks on the right and fewer on the left score.
    InLine { right: &'a str, left: &'a str },
    /// Fewer tricks on either side score.
    Sandwich { right: &'a str, left: &'a str },
}

/// A part of the line about a rival's turn. It follows the rival's name, or another part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recapped<'a> {
    /// They chose this Quest.
    Chose(&'a str),
    /// They took two cards from this player.
    Took(Who<'a>),
    /// They took two cards from this player and gave two back, which the viewer may know.
    Exchanged(Who<'a>, Option<[Card; 2]>),
    /// They swapped hands with this player.
    Swapped(Who<'a>),
    /// They passed all hands; true if the viewer has a new one.
    Passed(Side, bool),
    /// They swapped the Sorcerer for this card; true if it came from the viewer's trick.
    Sorcerer(Card, bool),
    /// They won the trick with this card.
    Won(Card),
    /// They played this card, and this player won the trick.
    Lost(Card, Who<'a>),
    /// They played this card.
    Played(Card),
    /// They then led this card.
    Led(Card),
    /// The special card's points; `None` for the rival's own.
    Points(Option<Who<'a>>, Card, i16),
}

/// The messages of The Dwarf King. Suits are in the order of the rulebook, special cards in that of
/// [`SPECIALS`], faces of Quests tile by tile.
pub struct GameMessages {
    /// The meaning of the numbers below the curve of a review.
    pub chapters: &'static str,
    pub suits: [&'static str; 3],
    pub magic: &'static str,
    pub corner: fn(Rank) -> String,
    pub card: fn(Card) -> String,
    /// Names the rank and the suit, even of a card that has a name; empty for a card without a suit.
    pub rank_and_suit: fn(Card) -> String,
    pub plain_card: &'static str,
    pub musicians: [&'static str; 3],
    pub specials: [&'static str; SPECIALS.len()],
    /// The effects of the special cards, short enough to be printed on them.
    pub effects: [&'static str; SPECIALS.len()],
    pub quests: [QuestMessages; 40],
    /// The points of a Quest, told to a player at the table.
    pub beside: fn(Beside) -> String,

    pub trick: &'static str,
    pub played_as: fn(usize, &str) -> String,
    pub stands_for: fn(&str) -> String,
    /// The card that a Clone (true) or a Mummy copies if it is played now.
    pub would_be: fn(bool, Card) -> String,
    /// What a card of a suit would be now: the first of the trick, its winner, ahead, behind.
    pub standings: [&'static str; 4],
    pub led: fn(Suit) -> String,
    pub nothing_led: &'static str,
    pub won_by: fn(Who) -> String,
    pub ahead: &'static str,
    pub leads: &'static str,
    pub leads_tricks: &'static str,
    pub cards: fn(usize) -> String,
    pub tricks: fn(usize) -> String,
    pub points: fn(i16) -> String,
    pub in_hand: &'static str,
    pub deal_of: fn(u16, u16) -> String,
    pub quest: &'static str,
    pub quest_to_come: &'static str,
    pub special: &'static str,
    pub paid: &'static str,
    pub look_again: &'static str,
    pub look_away: &'static str,
    pub your_last_trick: &'static str,

    /// Takes the names of both faces.
    pub choose: &'static str,
    pub target: &'static str,
    pub give_back: fn(u8, &str) -> String,
    /// Says what another player decides; `None` for a card to be played.
    pub decides: fn(Step, &str) -> Option<String>,
    /// The prompts to play a card: the first card of a trick, following suit, without a card of
    /// the suit, after Magic. Each takes the only card that may not be played, or for `follow` the
    /// only card of another suit that may.
    pub lead: fn(Option<Card>) -> String,
    pub follow: fn(Suit, Option<Card>) -> String,
    pub void: fn(Suit, Option<Card>) -> String,
    pub free: fn(Option<Card>) -> String,
    /// The prompt if only this card follows suit.
    pub must: fn(Suit, Card) -> String,
    pub swap: &'static str,
    pub pass: &'static str,
    pub sorcerer: &'static str,
    pub sorcerer_must: &'static str,

    pub promise: fn(i16) -> String,
    /// The labels of the buttons for a selected face and for a card to give back.
    pub choose_face: &'static str,
    pub give_it_back: &'static str,
    pub take_from: fn(&str) -> String,
    pub swap_with: fn(&str) -> String,
    pub pass_to: fn(Side, &str) -> String,
    pub decline: &'static str,
    /// The button by which the Sorcerer's holder wants to be asked, where a device is passed.
    pub ask_after_trick: &'static str,
    pub take_back: &'static str,
    pub take_it_back: &'static str,
    /// The goal: the number of this deal, the number of deals, and the points by player, most
    /// first.
    pub goal: fn(u16, u16, &[(&str, i16)]) -> String,

    pub deal_began: fn(u16, Card) -> String,
    pub musician_shown: fn(Who, Card) -> String,
    pub tile_drawn: fn(Who, [&str; 2]) -> String,
    pub quest_chosen: fn(Who, &str) -> String,
    pub took: fn(Who, Who, Option<[Card; 2]>) -> String,
    pub gave_back: fn(Who, Who, Option<Card>) -> String,
    pub played: fn(Who, Card, Option<Card>) -> String,
    pub trick_won: fn(Who, Card) -> String,
    pub bonus: fn(Who, Card, i16) -> String,
    pub swapped: fn(Who, Who) -> String,
    pub passed: fn(Who, Side) -> String,
    pub sorcerer_used: fn(Who, Card) -> String,
    pub deal_scored: fn(u16, &str) -> String,
    pub won: fn(Who, i16) -> String,
    pub refusal: fn(Refusal) -> String,
    /// A decision as an order. Takes the name of the Quest or of the player that it is about.
    pub order: fn(Action, &str) -> String,
    pub recap: fn(Recapped) -> String,

    /// The goals: a face that may be chosen (its name and text), the end after this many deals,
    /// and a tie.
    pub goal_if_chosen: fn(&str, &str) -> String,
    pub goal_most: fn(u16) -> String,
    pub goal_tie: &'static str,

    /// The sum behind Quest points, and behind a total: the points before a deal, those of the
    /// deal, and its number.
    pub sum: fn(Sum) -> String,
    pub total_sum: fn(i16, i16, u16) -> String,

    /// The cards of an exchange, as the players who know them see them.
    pub you_took: fn(&str) -> String,
    pub took_from_you: fn(&str) -> String,
    pub gave_you: fn(&str) -> String,
    /// The mark of a card in the hand that others have seen: this player, or all.
    pub seen_by: fn(&str) -> String,
    pub seen_by_all: &'static str,
    /// The cards that the viewer knows to be in another hand.
    pub known: fn(&[String]) -> String,
    /// The name of a hand, if several persons are at the table.
    pub hand_of: fn(&str) -> String,
    /// The cards won in the last deal, at the end of the match.
    pub won_cards: &'static str,

    /// The page at the end of a deal: the standing with the leaders and their points, the next
    /// dealer, the roles of the next deal, and the buttons.
    pub standing: fn(&[Who], i16) -> String,
    pub tiebreak_follows: &'static str,
    pub next_dealer: fn(Who) -> String,
    pub next_roles: &'static str,
    pub next_deal: &'static str,
    pub next_tiebreak: &'static str,
    pub final_scores: &'static str,

    pub scored: fn(u16) -> String,
    pub line: fn(u16, &str) -> String,
    pub doubling: &'static str,
    pub this_deal: &'static str,
    pub total: &'static str,
    pub chart: &'static str,

    pub coach: Coach,
}

/// The texts of the guided first deal, step by step.
pub struct Coach {
    pub title: &'static str,
    pub quest: &'static str,
    pub quest_of_other: &'static str,
    pub first_lead: &'static str,
    pub lead: &'static str,
    pub follow: &'static str,
    pub void: &'static str,
    pub special: &'static str,
    pub special_acts: &'static str,
    pub watch: &'static str,
    pub won: &'static str,
    pub scoring: &'static str,
    pub off: &'static str,
}
