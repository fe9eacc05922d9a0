//! The golden button is what a sensible player most often does: the Baron.

use regalia::bots::Level;
use regalia::engine::{Turn, Viewer};
use regalia::session::{AnyMatch, Match, answer_any};
use regalia::ui::catalog::CATALOG;
use regalia::ui::games::GameUi;
use std::collections::BTreeMap;

use crate::screens::deal_for;

/// Returns the golden decision, by name, and whether the Baron makes it; `None` if no button stands out.
fn agrees<G: GameUi>(play: &Match<G>, baron: usize) -> Option<(String, bool)> {
    let Turn::Of(mover) = play.turn() else { return None };
    let likely = G::likely(&play.view(Viewer::Of(mover)), play.legal())?;
    let kind = likely.to_string();
    // The number of a pledge, and who is given something.
    let kind = kind.trim_end_matches(|at: char| at.is_ascii_digit()).to_owned();
    let chosen = play.legal()[baron];
    let is_same = chosen == likely;
    Some((kind, is_same))
}

macro_rules! of_any {
    ($($module:ident::$game:ident),* $(,)?) => {
        fn golden(play: &AnyMatch, baron: usize) -> Option<(String, bool)> {
            $(if let Some(play) = play.downcast_ref::<regalia::games::$module::$game>() {
                return agrees(play, baron);
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(of_any);

#[test]
fn the_golden_button_is_what_the_baron_most_often_does() {
    for game in CATALOG {
        let mut counts: BTreeMap<String, (u32, u32)> = BTreeMap::new();
        for seed in 0..if game.id == "dwarf-king" { 30 } else { 4 } {
            let seats = (*game.info.seats.end()).min(3);
            let mut play = deal_for(game, seats, 0, seed);
            while !play.is_over() {
                let question = play.question_for(Level::Baron).expect("someone is to move");
                let answer = answer_any(&question, &mut || false).expect("a question of the house");
                if let Some((kind, is_same)) = golden(&play, answer.index) {
                    let count = counts.entry(kind).or_default();
                    *count = (count.0 + u32::from(is_same), count.1 + 1);
                }
                assert!(play.decide_index(answer.index));
            }
        }
        for (kind, (same, all)) in counts {
            println!("{} {kind}: {same} of {all}", game.id);
            // Of a kind that comes up rarely, a few decisions say nothing.
            assert!(all < 8 || same * 2 > all, "{} {kind}: {same} of {all}", game.id);
        }
    }
}
