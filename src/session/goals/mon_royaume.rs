//! The goals of Mon Royaume.

use super::Part;
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Colour, MonRoyaume, Rules, SLOTS, Tile, TileSet, elements_met, lovers_met, monsters, total,
};
use crate::session::AnyMatch;

/// The points of a great kingdom.
const GREAT: i16 = 30;

goals! {
    /// Win.
    Win,
    /// Beat a Regent.
    Regent,
    /// Build a kingdom with every tile face up.
    Whole,
    /// Crown a kingdom with a castle of a colour.
    Castle,
    /// Crown a kingdom with the black castle.
    BlackCastle,
    /// Have three Monsters face up.
    Monsters,
    /// Have five colours face up.
    Colours,
    /// Have six tiles of one colour face up.
    OneColour,
    /// Bring a tale's two lovers together.
    Lovers,
    /// Have every element of a tale face up.
    Told,
    /// Get six Bard tokens onto the kingdom.
    Tokens,
    /// Score 30 points.
    Great,
}

/// Returns a bit for each goal that a seat has reached.
pub fn reached(play: &AnyMatch, seat: Seat) -> u16 {
    let Some(part) = Part::<MonRoyaume>::of(play, seat) else { return 0 };
    let public = &part.play.state().public;
    let Some(ending) = &public.ending else { return 0 };
    let nth = seat.index();
    let standing = public.kingdoms[nth].standing();
    let of_colour = Colour::ALL.map(|colour| standing.of(TileSet::of_colour(colour)).len());
    let tale = public.tale(seat).filter(|_| public.rules != Rules::First);
    Goal::bits([
        (Goal::Win, part.won),
        (Goal::Regent, part.beat_regents(1)),
        (Goal::Whole, standing.len() == SLOTS),
        (Goal::Castle, Colour::ALL.iter().any(|colour| standing.contains(colour.castle()))),
        (Goal::BlackCastle, standing.contains(Tile::BLACK_CASTLE)),
        (Goal::Monsters, monsters(standing) >= 3),
        (Goal::Colours, of_colour.iter().all(|&count| count > 0)),
        (Goal::OneColour, of_colour.iter().any(|&count| count >= 6)),
        (Goal::Lovers, tale.is_some_and(|tale| lovers_met(tale, standing))),
        (
            Goal::Told,
            tale.is_some_and(|tale| {
                usize::from(elements_met(tale, standing)) == tale.elements().len()
            }),
        ),
        (Goal::Tokens, total(ending.moved[nth]) >= 6),
        (Goal::Great, ending.lines[nth].total() >= GREAT),
    ])
}
