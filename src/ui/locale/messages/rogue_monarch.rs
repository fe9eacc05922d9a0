//! The table of Rogue Monarch's sentences, which each language fills in.

use crate::games::rogue_monarch::{Action, Conspiracy, Kind, Refusal};
use crate::ui::locale::{About, Who};

/// The messages of Rogue Monarch. Kinds are in the order Knight, Queen, King, Assassin; places are
/// counted from 1.
pub struct GameMessages {
    pub about: About,
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

    pub act: &'static str,
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
    pub look: fn(u8) -> String,

    pub reveal: &'static str,
    /// The labels of the buttons of selected pieces.
    pub switch_both: fn(usize, usize) -> String,
    pub switch_them: &'static str,
    pub turn_down: &'static str,
    pub look_at_it: &'static str,
    pub discard_it: &'static str,
    pub lay_face_up: &'static str,
    pub lay_down: &'static str,
    pub draw_two: &'static str,

    /// A decision in a few words.
    pub deed: fn(Action) -> String,

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
    /// between two of them would be a murder.
    pub goal: fn(usize, Option<u8>, usize, bool) -> String,
    pub conspiracies: &'static str,
    pub coronation_text: &'static str,
    pub coronation: fn(usize) -> String,
    pub murder: &'static str,
    pub marriage: &'static str,
}
