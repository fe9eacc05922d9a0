//! Every decision is judged in the same worlds with the same chance, so that luck cancels out.

use crate::planted::barons;
use regalia::bots::{Advice, Bots, Judging, chances_in_world, judge, mean_and_se};
use regalia::engine::{Turn, Viewer};

/// The fastest sufficient settings, with playouts only.
const QUICK: Judging = Judging { worlds: 96, advice: Advice::Playouts, finalists: 4 };

/// Returns the view of the seat to move in a game of Barons, and its legal decisions.
fn position<G: Bots>(seed: u64, at: u32) -> (G::View, usize, Vec<G::Action>) {
    let state = barons::<G>(seed, at);
    let Turn::Of(seat) = state.turn() else { panic!("the game goes on there") };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    (state.view(Viewer::Of(seat)), seat.index(), legal)
}

/// The same decision twice in one world has the same course and the same chance: the difference is
/// exactly zero, not just small.
fn a_decision_is_as_good_as_itself<G: Bots>() {
    for seed in 1..4 {
        let (view, _, legal) = position::<G>(seed, 3);
        for w in 0..10 {
            for &decision in &legal {
                let chances = || chances_in_world::<G>(&view, decision, seed, w);
                assert_eq!(chances(), chances(), "{decision} in world {w}");
                let sum: f64 = chances().iter().sum();
                assert!((sum - 1.0).abs() < 1e-9, "somebody wins: {:?}", chances());
            }
        }
    }
}

/// A difference between two decisions is more precise than if each had separate worlds.
fn differences_are_known_better_than_chances<G: Bots>() {
    let (mut paired, mut apart) = (0.0, 0.0);
    for seed in 1..9 {
        let (view, me, legal) = position::<G>(seed, 4);
        let [one, other] = [legal[0], legal[legal.len() - 1]];
        let values = |decision| -> Vec<f64> {
            (0..60).map(|w| chances_in_world::<G>(&view, decision, seed, w)[me]).collect()
        };
        let (one, other) = (values(one), values(other));
        paired += variance(one.iter().zip(&other).map(|(one, other)| one - other));
        apart += variance(one.iter().copied()) + variance(other.iter().copied());
    }
    assert!(paired < 0.95 * apart, "{}: {paired} of {apart}", G::INFO.id);
}

fn variance(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    values.map(|value| (value - mean) * (value - mean)).sum::<f64>() / count
}

/// The advised decision comes first with zero distance to itself, and every requested decision is
/// compared.
fn a_judgement_is_whole<G: Bots>() {
    let (view, _, legal) = position::<G>(5, 2);
    for asked in 0..legal.len() {
        let judgement = judge::<G>(&view, Some(asked), &QUICK, 9, &mut || false);
        let (best, worth) = (judgement.best(), judgement.worth(asked).expect("it was asked for"));
        assert_eq!((best.behind, best.behind_se), (0.0, 0.0));
        assert!(best.compared && worth.compared && !judgement.cut_short);
        assert_eq!(worth.worlds, QUICK.worlds / 2, "only in the second half");
        assert!(judgement.worths.iter().all(|worth| (0.0..=1.0).contains(&worth.chance)));
        assert_eq!(judgement, judge::<G>(&view, Some(asked), &QUICK, 9, &mut || false));
    }
    let mut asked = 0;
    let cut = judge::<G>(&view, None, &QUICK, 9, &mut || {
        asked += 1;
        asked > 5
    });
    assert!(cut.cut_short && cut.worlds < QUICK.worlds);
}

/// If time runs out just after the second half has begun, one late world does not outweigh all
/// early ones: nothing counts as compared, and the best stays the one that was best before.
fn one_late_world_decides_nothing<G: Bots>() {
    for seed in 1..9 {
        let (view, _, legal) = position::<G>(seed, 3);
        let whole = judge::<G>(&view, None, &QUICK, 9, &mut || false);
        // With only one decision worth trying there is no first half.
        if legal.len() < 2 || whole.worths.len() < 2 {
            continue;
        }
        // The last check before the second half belongs to its first world, which is played in any
        // case.
        let mut worlds = 0;
        let cut = judge::<G>(&view, None, &QUICK, 9, &mut || {
            worlds += 1;
            worlds > QUICK.worlds / 2
        });
        assert!(cut.cut_short, "{}", G::INFO.id);
        assert_eq!(cut.worlds, QUICK.worlds / 2 + 1, "{}: one late world", G::INFO.id);
        assert_eq!(cut.next(), None, "{}: nothing was compared", G::INFO.id);
        assert!(cut.worths.iter().all(|worth| worth.worlds > 1), "{}", G::INFO.id);
    }
}

#[test]
fn of_a_single_value_nothing_is_known_of_the_spread() {
    assert_eq!(mean_and_se([0.5].into_iter()), (0.5, f64::INFINITY));
    assert_eq!(mean_and_se([0.5, 0.5].into_iter()), (0.5, 0.0));
    assert_eq!(mean_and_se([0.0, 1.0].into_iter()), (0.5, 0.5));
}

macro_rules! each_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(
            mod $module {
                use regalia::games::$module::$game;

                #[test]
                fn a_decision_is_as_good_as_itself() {
                    super::a_decision_is_as_good_as_itself::<$game>();
                }

                #[test]
                fn differences_are_known_better_than_chances() {
                    super::differences_are_known_better_than_chances::<$game>();
                }

                #[test]
                fn a_judgement_is_whole() {
                    super::a_judgement_is_whole::<$game>();
                }

                #[test]
                fn one_late_world_decides_nothing() {
                    super::one_late_world_decides_nothing::<$game>();
                }
            }
        )*
    };
}
regalia::with_games!(each_game);
