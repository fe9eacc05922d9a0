//! Every way to score, with each player's progress.

use super::sums::{is_counted, of_tiles};
use crate::bots::mon_royaume::casters;
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Adventure, Bag, CURSE_A_MONSTER, Kind, Public, Rules, Step, Tale, Task, TileSet, View,
    elements_met, monsters, slots_of, total,
};
use crate::ui::games::GoalLine;
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::locale::number;

/// Stands for progress that a player cannot make.
const NONE: &str = "–";

/// Returns the points that a kingdom of these tiles can have at most, by the slots of each level.
fn most_of(taken: Bag) -> i16 {
    let most = |level: u8| {
        let count = taken.of(TileSet::of_level(level)).len().min(slots_of(level).len());
        i16::from(level) * count as i16
    };
    (1..=4).map(most).sum()
}

/// Returns the tiles that count for a player: those of the kingdom once it is shown, before that
/// those they have taken.
fn tiles_of(public: &Public, seat: Seat) -> Bag {
    let kingdom = public.kingdoms[seat.index()].standing();
    if public.step == Step::Over { kingdom } else { public.taken[seat.index()] }
}

/// Returns the Adventures of this round that pay a token: Missions and Territories.
fn paying(public: &Public) -> impl Iterator<Item = Adventure> + '_ {
    let pays = |card: &Adventure| !matches!(card.task(), Task::Monster(_));
    public.adventures_now().iter().copied().filter(pays)
}

/// Returns every way to score in this variant of the rules, in the order of the rulebook.
pub fn goals(view: &View, w: &GameMessages) -> Vec<GoalLine> {
    let public = &view.public;
    let (is_over, is_counted) = (public.step == Step::Over, is_counted(public));
    let each = |of: &dyn Fn(Seat) -> String| -> Vec<String> { public.all().map(of).collect() };
    let line = |icon, text: &str, progress| GoalLine { icon, text: text.to_owned(), progress };
    let points = |part: &dyn Fn(Seat) -> i16| each(&|seat| (w.points)(part(seat)));
    let lines = public.ending.map(|end| end.lines);
    let total_of = |seat: Seat| lines.map_or(0, |lines| lines[seat.index()].total());
    let mut all = vec![
        line("crown", w.goal_most, if is_counted { points(&total_of) } else { Vec::new() }),
        line(
            "castle",
            w.goal_tiles,
            each(&|seat| {
                let tiles = tiles_of(public, seat);
                if is_over { of_tiles(tiles) } else { (w.up_to)(most_of(tiles)) }
            }),
        ),
    ];
    // The progress of a player's tales of a type, or of all.
    let told = |seat: Seat, kind: Option<Kind>, of: &dyn Fn(Tale) -> String| {
        let tales = public.tales[seat.index()].iter();
        let tales = tales.filter(|tale| kind.is_none_or(|kind| tale.kind() == kind));
        let each: Vec<String> = tales.map(of).collect();
        if each.is_empty() { NONE.to_owned() } else { each.join(" · ") }
    };
    let elements = each(&|seat| {
        told(seat, None, &|tale| {
            let met = elements_met(tale, tiles_of(public, seat));
            (w.elements)(met, tale.telling().len() as u8)
        })
    });
    let paired = |kind: Kind| {
        each(&|seat| {
            told(seat, Some(kind), &|tale| {
                let met = tiles_of(public, seat).names().and(tale.pair()).len();
                (w.elements)(met as u8, tale.pair().len() as u8)
            })
        })
    };
    let taken_monsters = |seat: Seat| monsters(public.taken[seat.index()]) as u8;
    match public.rules {
        Rules::First => {}
        Rules::Tales => {
            let progress = if is_over {
                each(&|seat| (w.token_count)(public.token_counts[seat.index()]))
            } else {
                elements
            };
            all.push(line("lyre", w.goal_tale_tokens, progress));
            if !public.adults.is_empty() {
                let adult = |seat| w.is_adult[usize::from(public.adults.contains(seat))].to_owned();
                all.push(line("person", w.goal_adults, each(&adult)));
            }
        }
        Rules::Complete => {
            let tokens = each(&|seat| match public.ending {
                Some(end) => {
                    (w.moved)(total(end.moved[seat.index()]), public.token_counts[seat.index()])
                }
                None => (w.token_count)(public.token_counts[seat.index()]),
            });
            let met = each(&|seat| {
                let met = paying(public).filter(|&card| public.met_by(card).contains(seat)).count();
                (w.elements)(met as u8, paying(public).count() as u8)
            });
            let is_choice = matches!(public.step, Step::Pick | Step::Give | Step::Tale);
            let risk = each(&|seat| {
                let tales = public.tales[seat.index()];
                let is_spared = tales.iter().all(|tale| tale.kind() == Kind::Evil);
                let count = monsters(tiles_of(public, seat));
                match lines.filter(|_| is_counted) {
                    Some(lines) => (w.points)(lines[seat.index()].curse),
                    None if is_spared || casters(public, seat) == 0 || count == 0 => {
                        NONE.to_owned()
                    }
                    None => (w.at_risk)(CURSE_A_MONSTER * count),
                }
            });
            let evil = each(&|seat| {
                told(seat, Some(Kind::Evil), &|_| {
                    (w.monster_count)(monsters(tiles_of(public, seat)) as u8)
                })
            });
            all.extend([
                line("lyre", w.goal_tokens, tokens),
                line(
                    "werewolf",
                    w.goal_monsters,
                    each(&|seat| (w.monster_count)(taken_monsters(seat))),
                ),
                line(
                    "scroll-unfurled",
                    w.goal_adventures,
                    if is_choice { met } else { Vec::new() },
                ),
                line("rule-book", w.goal_elements, elements),
                line("rose", w.goal_lovers, paired(Kind::Love)),
                line(
                    "dragon-head",
                    w.goal_markers,
                    each(&|seat| number(-i16::from(public.markers[seat.index()]))),
                ),
                line("laurel-crown", w.goal_heroic, paired(Kind::Heroic)),
                line("crowned-skull", w.goal_evil, evil),
                line("castle-ruins", w.goal_curse, risk),
            ]);
        }
    }
    all
}
