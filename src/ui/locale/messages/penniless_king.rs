//! The table of The Penniless King's sentences, which each language fills in.

use crate::games::penniless_king::{
    Action, Ending, Gain, Line, Neighbourhood, Plot, Refusal, RenownPlace, Rogue, Source, Spot,
    Step, Wrath,
};
use crate::ui::locale::Who;

/// The totals of a Standoff, and their players.
pub type Sums<'a> = [(Who<'a>, u8)];

/// The facts that the order for a decision depends on.
pub struct Deed<'a> {
    /// The kind of decision.
    pub step: Step,
    /// The neighbourhood whose action may be used.
    pub at: Option<Neighbourhood>,
    /// The Rogue that is being placed, if known.
    pub rogue: Option<Rogue>,
    /// The Rogue on the spot of the decision, such as 'your Henchman'.
    pub there: &'a str,
}

/// A part of what came of a rival's turn. The rival is not named.
#[derive(Clone, Debug, PartialEq)]
pub enum Feat<'a> {
    /// A Standoff was won.
    Won {
        /// The winner; `None` for the rival.
        by: Option<Who<'a>>,
        /// The neighbourhood.
        at: Neighbourhood,
        /// The winner's total; `None` if no Rogue was turned up.
        total: Option<u8>,
        /// The totals of the others.
        others: Vec<(Who<'a>, u8)>,
        /// True if the place has decided between equals.
        is_tied: bool,
        /// The place of the winner's new Renown token, if there is one.
        token: Option<Neighbourhood>,
        /// The player who lost control of that place.
        former: Option<Who<'a>>,
    },
    /// A Renown token went to a neighbourhood without a Standoff there.
    Token {
        /// The token's owner; `None` for the rival.
        by: Option<Who<'a>>,
        /// The neighbourhood.
        at: Neighbourhood,
        /// The player who lost control of it.
        former: Option<Who<'a>>,
    },
    /// The toll of a line was paid.
    Toll(Line),
    /// This player's Rogue was sent home from here.
    SentHome(Who<'a>, Neighbourhood),
    /// This player's Rogue was moved here.
    Moved(Who<'a>, Neighbourhood),
    /// The viewer had to give a coin.
    TookYours,
    /// A Rogue was placed.
    Placed(Neighbourhood),
    /// Coins were taken.
    Coins(u16),
    /// Plot cards were drawn.
    Plots(u8),
    /// A Plot card was played, which named this neighbourhood.
    Played(Plot, Option<Neighbourhood>),
    /// A Rogue was drawn from the bag.
    DrewRogue,
    /// Two Rogues were swapped.
    Swapped,
    /// A face-down Rogue was looked at.
    Looked(Neighbourhood),
    /// The King moved to this space, where he met this Wrath.
    King(u8, Option<Wrath>),
    /// The active player named this neighbourhood for the Wrath.
    Wrath(Neighbourhood),
}

/// The messages of The Penniless King. Neighbourhoods, lines, Rogues and Plot cards are in the order
/// of the rulebook; spaces and spots are counted from 1.
pub struct GameMessages {
    /// The meaning of the numbers below the curve of a review.
    pub chapters: &'static str,
    pub zones: [&'static str; 5],
    pub actions: [&'static str; 5],
    /// The neighbourhoods' actions in very short, for the map.
    pub does: [&'static str; 5],
    /// The name and the effect.
    pub rogues: [(&'static str, &'static str); Rogue::ALL.len()],
    pub plots: [(&'static str, &'static str); Plot::ALL.len()],
    pub lines: [&'static str; 5],
    pub guilds: [&'static str; 5],

    pub map: &'static str,
    pub square: &'static str,
    /// The purpose of the Square.
    pub square_text: &'static str,
    /// A line, the players on it, and the coins of a viewer who is not.
    pub line_text: fn(Line, &[Who], Option<u16>) -> String,
    /// A spot, and the Rogue on it.
    pub spot: fn(Spot, &str) -> String,
    pub gain: fn(Gain) -> String,
    pub a_rogue: fn(&str) -> String,
    pub known_rogue: fn(Who, Rogue) -> String,
    pub may_be: fn(&[Rogue]) -> String,
    pub unoccupied: &'static str,
    /// A free spot, and its gain.
    pub free_spot: fn(Gain) -> String,
    pub controlled: fn(Who) -> String,
    pub uncontrolled: &'static str,
    pub would_win: fn(Who) -> String,
    pub open: &'static str,
    /// A very short word beside the token of the player who would win.
    pub leads: &'static str,
    /// A player's total in a Standoff, whether some of their Rogues are still face down, and
    /// whether it has won.
    pub total: fn(Who, u8, bool, bool) -> String,
    /// The sum of a total in a Standoff: the Rogues with their strengths, and that of Justice.
    pub sum: fn(&[(Rogue, u8)], u8) -> String,
    pub closest: &'static str,
    /// The sum of Renown: the tokens on the Square, and on the map. Follows 'in play'.
    pub renown_why: fn(usize, usize) -> String,
    /// The neighbourhoods that bring a player coins. Follows the number of coins.
    pub coins_why: fn(&[Neighbourhood]) -> String,
    /// The warning that a third Rogue triggers a Standoff.
    pub third: &'static str,
    /// The prompt for the second piece, while the first one is held.
    pub then_spot: &'static str,
    pub then_other: &'static str,
    pub first_rogue: &'static str,
    /// The labels of the buttons of selected pieces.
    pub drop_it: &'static str,
    pub discard_it: &'static str,
    pub play_it: &'static str,
    pub swap_them: &'static str,
    pub place_here: fn(Option<Rogue>) -> String,
    pub choose: fn(Step) -> &'static str,
    pub name_here: fn(Step) -> &'static str,
    pub pay_toll: fn(u16) -> String,
    pub move_token: &'static str,
    /// The effect that a Plot card would have now.
    pub plot_idle: &'static str,
    pub plot_takes: fn(u8) -> String,
    /// A space of the King's path, its Wrath, and whether it is the last.
    pub space: fn(u8, Option<Wrath>, bool) -> String,
    /// The King's space and the last one, in short.
    pub king: fn(u8, usize) -> String,
    pub no_wrath_ahead: &'static str,
    pub king_stays: &'static str,
    /// Each player's Renown, the nearest to winning first; the King's space and the last.
    pub goal: fn(&[(Who, usize)], u8, u8) -> String,
    /// The King's space, and the last one.
    pub king_at: fn(u8, usize) -> String,
    pub wrath_ahead: fn(u8, Wrath) -> String,
    /// The ways to win or to score: the sixth token, the Square, Standoffs, and the tie-break.
    pub goals: [&'static str; 4],
    /// The end of the King's path: his space, and the last.
    pub goal_king: fn(u8, u8) -> String,
    /// The longest game, and this turn.
    pub goal_time: fn(u8) -> String,
    pub of_six: fn(usize, usize) -> String,
    pub on_lines: fn(&[Line]) -> String,
    pub in_zones: fn(&[Neighbourhood]) -> String,
    pub renown_count: fn(usize) -> String,
    pub zone_count: fn(usize) -> String,
    pub coins: fn(usize) -> String,
    /// The Renown in play, and the total.
    pub renown: fn(usize, usize) -> String,
    pub cards: fn(usize) -> String,
    pub at_home: fn(usize) -> String,
    /// The Rogues seen, the number of others from the bag, and the number sunk.
    pub note: fn(&[(usize, Rogue)], usize, usize) -> String,
    /// The number of Rogues from the bag, and in the Seine, in short for the note-pad.
    pub from_bag: fn(usize) -> String,
    pub sunk: fn(usize) -> String,
    pub home: &'static str,
    pub hand: &'static str,
    /// The heading above a Rogue that was drawn from the bag.
    pub drawn: &'static str,
    /// The heading above a Plot card that was drawn.
    pub drawn_plot: &'static str,
    /// The note below what the viewer looks at in secret.
    pub only_you: &'static str,
    /// The note at a Rogue that was hidden until the end.
    pub revealed: &'static str,
    /// The heading of all that was hidden until the end.
    pub all_open: &'static str,
    /// The headings of a player's Rogues at home, Plot cards, and Rogues in the Seine.
    pub open_rows: [&'static str; 3],
    pub fought: &'static str,
    pub won_last: fn(&str) -> String,
    pub hidden: &'static str,
    pub justice: &'static str,

    /// The question whether the lone Rogue of a Standoff in this neighbourhood is turned up.
    pub prompt_lone: fn(Neighbourhood) -> String,
    /// The prompt, which depends on whether a Plot card may be played as well.
    pub prompt: fn(Step, bool) -> &'static str,
    /// The prompt without a Rogue at home, without and with a Plot card to play.
    pub prompt_from_map: [&'static str; 2],
    /// The prompt for a neighbourhood's action, which depends on whether a Plot card may be played.
    pub prompt_act: fn(Neighbourhood, bool) -> String,
    /// The reason why the action of a neighbourhood cannot be used, where it is not obvious.
    pub cannot_act: [&'static str; 5],
    pub act: [&'static str; 5],
    /// A Rogue of which nothing is known.
    pub some_rogue: &'static str,
    /// A decision as an order.
    pub order: fn(Action, &Deed<'_>) -> String,
    /// A part of what came of a rival's turn, without a capital letter or a full stop.
    pub feat: fn(Feat<'_>) -> String,
    /// The sign between two outcomes.
    pub recap_between: &'static str,
    pub end_turn: &'static str,
    pub no_more: &'static str,
    pub king_moves: fn(u8) -> String,
    pub show: &'static str,
    pub hide: &'static str,
    pub pay: &'static str,
    pub refuse: &'static str,

    pub placed: fn(Who, Neighbourhood, Option<Rogue>) -> String,
    pub earned: fn(Who, u16, Source) -> String,
    pub paid: fn(Who, u16, Source) -> String,
    /// The giver of a coin, the receiver, and the reason.
    pub gave: fn(Who, Who, Source) -> String,
    pub drew: fn(Who, u8, Option<&[Plot]>, Source) -> String,
    pub reshuffled: &'static str,
    pub discarded: fn(Who, Plot) -> String,
    pub played: fn(Who, Plot) -> String,
    pub idle: fn(Who, Plot) -> String,
    pub named: fn(Who, Neighbourhood) -> String,
    pub king_moved: fn(u8, Option<Wrath>) -> String,
    pub acted: fn(Who, Neighbourhood) -> String,
    pub right_hand: fn(Who) -> String,
    /// The player who moved a Rogue, its owner, and its new neighbourhood.
    pub moved: fn(Who, Who, Neighbourhood) -> String,
    /// The player who swapped two Rogues, and their neighbourhoods, which may be one.
    pub swapped: fn(Who, Neighbourhood, Neighbourhood) -> String,
    pub drew_rogue: fn(Who, Option<Rogue>) -> String,
    pub dropped: fn(Who, Option<Rogue>) -> String,
    pub went_home: fn(Who, Neighbourhood) -> String,
    pub looked: fn(Who, Neighbourhood, Option<Rogue>) -> String,
    pub wrath_named: fn(Who, Neighbourhood) -> String,
    pub standoff: fn(Neighbourhood) -> String,
    pub turned: fn(Who, Rogue) -> String,
    pub kept_hidden: fn(Who) -> String,
    /// The winner, the neighbourhood, the total if any Rogue was revealed, the other totals, and
    /// whether one of them is equal.
    pub won: fn(Who, Neighbourhood, Option<u8>, &Sums<'_>, bool) -> String,
    pub standoff_over: fn(Neighbourhood) -> String,
    /// The player, the place, and the owner of the token that went back for it.
    pub renown_placed: fn(Who, RenownPlace, Option<Who>) -> String,
    pub renown_moved: fn(Who, Neighbourhood) -> String,
    pub sixth: fn(Who) -> String,
    pub king_arrived: &'static str,
    pub time_over: &'static str,
    /// The lines of the score sheet: Renown on the map, and in all.
    pub score: [&'static str; 2],
    /// The winner, how the match ended, and whether others have as much Renown.
    pub victory: fn(Who, Ending, bool) -> String,
    pub shared: fn(&[&str]) -> String,
    pub refusal: fn(Refusal) -> &'static str,
}
