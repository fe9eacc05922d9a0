//! The table of Rogue Monarch's sentences, which each language fills in.

use crate::games::rogue_monarch::{Action, Conspiracy, Kind, Refusal};
use crate::ui::locale::Who;

/// The card of a turn: revealed in the Court, or played from the hand. A kind is `None` if the
/// reader was not shown it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// This Court card was revealed.
    Revealed(usize, Kind),
    /// This Court card was replaced by a card from the hand, which was played face up.
    Up { place: usize, laid: Kind, taken: Option<Kind> },
    /// This Court card was replaced by a face-down card.
    Down { place: usize, taken: Option<Kind> },
}

/// The effect of the card of a turn. Places are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect<'a> {
    /// It has none.
    Nothing,
    /// The Knight swapped these cards, then turned this one to the side that is up now.
    Knight { swapped: [usize; 2], turned: Option<(usize, Kind, bool)> },
    /// The Queen saw these cards in a player's hand and discarded so many Queens.
    Queen { of: Who<'a>, saw: Option<[Kind; 2]>, lost: u8 },
    /// The King revealed this card.
    Reveal(usize, Kind),
    /// The King drew two cards, and these were discarded.
    Draw(Vec<Kind>),
    /// The Assassin looked at these cards.
    Look(Vec<usize>),
}

/// The messages of Rogue Monarch. Kinds are in the order Knight, Queen, King, Assassin; places are
/// counted from 1.
pub struct GameMessages {
    pub kinds: [&'static str; 4],
    pub effects: [&'static str; 4],
    pub full_effects: [&'static str; 4],
    pub court: &'static str,
    pub pile: fn(u8) -> String,
    pub under: fn(u8) -> String,
    pub discards: fn(usize) -> String,
    pub last_discard: &'static str,
    pub hand_of: fn(&str, u8) -> String,
    pub hidden_card: &'static str,
    pub known_card: fn(&str) -> String,
    pub shown_to_other: &'static str,
    pub face_up: fn(usize) -> String,
    pub face_down: fn(usize) -> String,
    pub face_down_known: fn(usize, &str) -> String,
    pub in_hand: &'static str,
    /// A Court card, two cards of the opponent's hand, or two of the viewer's own, while they are
    /// turned over for the viewer.
    pub shown_court: fn(usize) -> String,
    pub shown_hand: fn(&str) -> String,
    pub shown_own: fn(&str) -> String,
    /// Cards that are turned over for all after the end.
    pub open_court: fn(usize) -> String,
    pub open_card: &'static str,
    pub open_pile: fn(u8, &str) -> String,
    /// The sum of the cards: those in the draw pile, in both hands, on the discard pile.
    pub pile_sum: fn(u8, u8, usize) -> String,
    pub discarded_so_far: fn([usize; 4]) -> String,

    pub act: &'static str,
    pub act_all_up: &'static str,
    pub act_with_card: fn(&str) -> String,
    pub act_on_place: fn(usize) -> String,
    pub act_on_open_place: fn(usize) -> String,
    pub act_both: fn(&str, usize) -> String,
    pub lay: fn(usize) -> String,
    pub switch: &'static str,
    pub switch_with: fn(usize) -> String,
    pub turn_over: &'static str,
    pub king: &'static str,
    pub king_all_up: &'static str,
    pub discard: fn(u8) -> String,
    /// The number of cards left to look at, and whether the first was looked at before.
    pub look: fn(u8, bool) -> &'static str,

    pub reveal: &'static str,
    /// The labels of the buttons of selected pieces.
    pub switch_both: fn(usize, usize) -> String,
    pub switch_them: &'static str,
    pub turn_down: &'static str,
    pub look_at_it: &'static str,
    pub look_at_both: &'static str,
    /// The two places to look at.
    pub look_both: fn(usize, usize) -> String,
    /// Another card can be chosen to look at both.
    pub look_with: &'static str,
    pub discard_it: &'static str,
    pub discard_both: &'static str,
    pub discard_these: fn(Kind, Kind) -> String,
    /// Another card can be chosen to discard both.
    pub discard_with: &'static str,
    pub lay_face_up: &'static str,
    pub lay_down: &'static str,
    pub draw_two: &'static str,

    /// A decision in a few words.
    pub deed: fn(Action) -> String,
    /// A decision as an order.
    pub order: fn(Action) -> String,
    /// A rival's turn in one line, the outcome first.
    pub recap: fn(Played, &Effect) -> String,

    pub revealed: fn(Who, usize, Kind) -> String,
    pub replaced: fn(Who, usize, Option<Kind>, Option<Kind>) -> String,
    pub switched: fn(Who, usize, usize) -> String,
    pub turned_up: fn(Who, usize, Kind) -> String,
    pub turned_down: fn(Who, usize, Kind) -> String,
    pub queen_looked: fn(Who, Option<[Kind; 2]>) -> String,
    pub queens_discarded: fn(Who, u8) -> String,
    pub drew: fn(Who, u8, Option<&[Kind]>) -> String,
    pub discarded: fn(Who, Kind) -> String,
    pub looked: fn(Who, usize, Option<Kind>) -> String,
    pub reshuffled: &'static str,
    pub won: fn(Who, Conspiracy) -> String,
    pub drawn: &'static str,
    pub refusal: fn(Refusal) -> &'static str,
    /// The goal: face-up Kings, Queens in the viewer's hand, face-up Assassins, and whether a card
    /// between two of them would be a murder, and whether a Marriage is out of reach.
    pub goal: fn(usize, Option<u8>, usize, bool, bool) -> String,
    /// The rule of each conspiracy: Coronation, Murder, Marriage.
    pub goals: [&'static str; 3],
    /// Said of the Marriage while too many Queens are discarded, in short and in full.
    pub marriage_out: [&'static str; 2],
    /// The rule of the turn limit: the current turn and the limit.
    pub turns: fn(u16, u16) -> String,
    /// The number of face-up cards, the number wanted, and the number in the viewer's own hand.
    pub face_up_of: fn(usize, usize, Option<u8>) -> String,
    /// The number of Queens in a hand; `None` if it is hidden.
    pub queens_of: fn(Option<u8>) -> String,
}
