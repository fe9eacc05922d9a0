//! The sums: every number of points, and why it is what it is.

use crate::engine::Seat;
use crate::games::mon_royaume::{
    Bag, CURSE_A_MONSTER, Colour, Kind, Line, POINTS_A_TOKEN, Public, Rules, Tale, Tile, TileSet,
    elements_met, monsters, tale_bonus, total, value_of_tiles,
};
use crate::ui::describe::mon_royaume::{colour, name};
use crate::ui::games::Players;
use crate::ui::locale::messages::mon_royaume::{GameMessages, TaleScore};
use crate::ui::locale::number;

/// The points from one source.
pub struct Sum {
    /// The symbol of the source.
    pub icon: &'static str,
    /// Its name.
    pub label: &'static str,
    pub points: i16,
    /// The reason for the points.
    pub why: String,
}

/// Returns the sum of the values of face-up tiles, level by level: `4×1 + 3×2 = 10`.
pub fn of_tiles(standing: Bag) -> String {
    let level = |level: u8| {
        let count = standing.of(TileSet::of_level(level)).len();
        (count > 0).then(|| format!("{count}×{level}"))
    };
    let parts: Vec<String> = (1..=4).filter_map(level).collect();
    let sum = value_of_tiles(standing).to_string();
    if parts.is_empty() { sum } else { [&parts.join(" + "), " = ", &sum].concat() }
}

/// Says what a tale brings a kingdom with these face-up tiles, and why: its tokens, then its points.
pub fn of_tale(
    tale: Tale,
    public: &Public,
    seat: Seat,
    standing: Bag,
    w: &GameMessages,
) -> [String; 2] {
    let (met, of) = (elements_met(tale, standing), tale.telling().len() as u8);
    if public.rules != Rules::Complete {
        let lost = if public.adults.contains(seat) { of - met } else { 0 };
        let tokens = public.tokens_of_tales(seat, standing);
        let sum = (w.tale_tokens)(met, monsters(standing) as u8, lost, tokens);
        return [String::new(), [&(w.each)(&sum, POINTS_A_TOKEN), "."].concat()];
    }
    let missing = tale.pair().iter().filter(|&tile| !standing.contains(tile));
    let missing: Vec<&str> = missing.map(|tile| name(tile, w)).collect();
    let missing = missing.join(", ");
    let castle = Colour::ALL.into_iter().map(Colour::castle).find(|&tile| standing.contains(tile));
    let score = match tale.kind() {
        Kind::Love if missing.is_empty() => TaleScore::Lovers,
        Kind::Love => TaleScore::NoLovers(&missing),
        Kind::Evil => TaleScore::Monsters(monsters(standing)),
        Kind::Heroic if !missing.is_empty() => TaleScore::NotCircled(&missing),
        Kind::Heroic if standing.contains(Tile::BLACK_CASTLE) => TaleScore::BlackCastle,
        Kind::Heroic => match castle {
            Some(castle) => {
                TaleScore::Circled(w.colours[colour(castle)], tale_bonus(tale, standing))
            }
            None => TaleScore::NoCastle,
        },
    };
    [(w.tale_draws)(met, of), (w.tale_score)(score)]
}

/// Returns true once the points are counted.
pub fn is_counted(public: &Public) -> bool {
    let is_line = |line: &Line| *line != Line::default();
    public.ending.is_some_and(|end| end.lines[..public.count()].iter().any(is_line))
}

/// Returns the players whose Black Castle curses this one, by name.
fn casters(public: &Public, seat: Seat, players: &Players) -> String {
    let casts = |&other: &Seat| {
        other != seat
            && public.kingdoms[other.index()].standing().contains(Tile::BLACK_CASTLE)
            && public.tale(other).is_some_and(|tale| tale.kind() == Kind::Evil)
    };
    let names: Vec<&str> = public.all().filter(casts).map(|other| players.name(other)).collect();
    names.join(", ")
}

/// Returns a player's points by source, and the sum of all. `None` before the points are counted.
pub fn of_player(
    public: &Public,
    players: &Players,
    seat: Seat,
    w: &GameMessages,
) -> Option<(Vec<Sum>, String)> {
    let end = public.ending.filter(|_| is_counted(public))?;
    let at = seat.index();
    let (line, standing) = (end.lines[at], public.kingdoms[at].standing());
    let tale = public.tale(seat);
    let told = tale.map(|tale| of_tale(tale, public, seat, standing, w));
    let [draws, scores] = told.unwrap_or_default();
    let mut sums = vec![Sum {
        icon: "castle",
        label: w.line_tiles,
        points: line.tiles,
        why: of_tiles(standing),
    }];
    let mut add = |icon, label, points, why| sums.push(Sum { icon, label, points, why });
    match public.rules {
        Rules::First => {}
        Rules::Tales => add("lyre", w.line_tokens, line.tokens, scores),
        Rules::Complete => {
            let moved = (w.moved)(total(end.moved[at]), public.token_counts[at]);
            let why = [&(w.each)(&moved, POINTS_A_TOKEN), ". ", &draws].concat();
            add("lyre", w.line_tokens, line.tokens, why.trim_end().to_owned());
            if line.markers != 0 {
                let why = (w.each)(&(w.marker_count)(public.markers[at]), -1);
                add("dragon-head", w.line_markers, line.markers, why);
            }
            if let Some(tale) = tale {
                add(super::look::KINDS[tale.kind() as usize], w.line_tale, line.tale, scores);
            }
            if line.curse != 0 {
                debug_assert_eq!(line.curse % CURSE_A_MONSTER, 0);
                let why = (w.cursed_by)(&casters(public, seat, players), monsters(standing));
                add("castle-ruins", w.line_curse, line.curse, why);
            }
        }
    }
    let terms = || sums.iter().filter(|sum| sum.points != 0);
    let mut sum = String::new();
    for Sum { points, .. } in terms() {
        match (sum.is_empty(), *points < 0) {
            (true, _) => {}
            (false, true) => sum.push_str(" − "),
            (false, false) => sum.push_str(" + "),
        }
        let is_first = sum.is_empty();
        sum.push_str(&number(if is_first { *points } else { points.abs() }));
    }
    let all = number(line.total());
    // A single term is its own sum.
    let sum = if terms().count() < 2 { all } else { [&sum, " = ", &all].concat() };
    Some((sums, sum))
}
