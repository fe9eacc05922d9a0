//! The contract of every game's bots.

use crate::{dealt, dice, setups};
use regalia::bots::{Bots, Comparison, Judging, Level, Why, compare, decide, judge};
use regalia::engine::{Rng, Seat, Turn, Viewer};
use regalia::ui::locale::Language;
use regalia::ui::locale::reasons::Reasoned;

/// A search leaves out a decision only in favour of another one of the list, and leaves out the
/// same ones in every world that the seat to move could be in.
pub fn a_search_tries_some_of_what_is_legal<G: Bots>(decisions: usize) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(which as u64);
        let (mut played, mut seed) = (0, 0);
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            let mut legal = Vec::new();
            while let Turn::Of(seat) = state.turn() {
                state.legal(&mut legal);
                let mut tried = legal.clone();
                state.worth_trying(&mut tried);
                assert!(!tried.is_empty(), "something is tried: {state:?}");
                assert!(tried.iter().all(|action| legal.contains(action)), "{tried:?}");
                let world = G::sample(&state.view(Viewer::Of(seat)), &mut dice);
                let mut there = legal.clone();
                world.worth_trying(&mut there);
                assert_eq!(there, tried, "nothing hidden decides what is tried");
                let action = dice.pick(&legal);
                state.apply_silently(action, &mut Rng::for_match(seed));
                played += 1;
            }
        }
    }
}

/// Two true states that look the same to the seat to move are judged the same, to the bit: every
/// decision, chance and difference, the reasons for the best one, and what comes of it.
pub fn twin_worlds_are_judged_alike<G: Bots>(judgements: usize) {
    let setups = setups::<G>();
    let mut judged = 0;
    for trial in 0.. {
        if judged == judgements {
            break;
        }
        let setup = &setups[trial % setups.len()];
        let how = Judging { worlds: 24, ..Judging::hint::<G>(setup.seats) };
        let mut dice = dice(900 + trial as u64);
        let mut state: G = dealt(setup, trial as u64);
        let mut legal = Vec::new();
        for _ in 0..dice.below(60) {
            let Turn::Of(_) = state.turn() else { break };
            state.legal(&mut legal);
            let action = dice.pick(&legal);
            state.apply_silently(action, &mut Rng::for_match(trial as u64));
        }
        let Turn::Of(seat) = state.turn() else { continue };
        let view = state.view(Viewer::Of(seat));
        let twin = G::sample(&view, &mut dice).view(Viewer::Of(seat));
        state.legal(&mut legal);
        let [here, there] = [view, twin].map(|view| {
            let judgement = judge::<G>(&view, None, &how, trial as u64, &mut || false);
            let reasons = judgement.next().map(|next| {
                let [best, next] = [judgement.best(), next].map(|worth| legal[worth.index]);
                let compared = compare::<G>(&view, best, next, trial as u64, &mut || false);
                (G::reasons(&view, best, next), compared)
            });
            (judgement, reasons)
        });
        assert_eq!(here, there, "trial {trial}");
        judged += 1;
    }
}

/// A reason for a decision does not apply to the other one, and every language has a sentence for
/// it that fits a status line.
pub fn reasons_set_apart_and_are_said<G: Reasoned>(decisions: usize) {
    const LONGEST: usize = 160;
    let setups = setups::<G>();
    let (mut asked, mut seed) = (0, 0);
    while asked < decisions {
        let setup = &setups[seed as usize % setups.len()];
        let mut dice = dice(1_300 + seed);
        let mut state: G = dealt(setup, seed);
        let mut legal = Vec::new();
        while let Turn::Of(seat) = state.turn() {
            state.legal(&mut legal);
            let view = state.view(Viewer::Of(seat));
            let best = decide::<G>(Level::Baron, &view, &mut dice, &mut || false).index;
            let other = dice.below(legal.len());
            let reasons = G::reasons(&view, legal[best], legal[other]);
            let against = G::reasons(&view, legal[other], legal[best]);
            for (at, reason) in reasons.iter().enumerate() {
                let why = format!("{reason:?} for {} and not for {}", legal[best], legal[other]);
                assert_ne!(best, other, "{why}");
                assert!(!against.contains(reason), "{why}, and the other way round");
                assert!(!reasons[..at].contains(reason), "{why}, twice");
                for language in Language::ALL {
                    let said = G::said(language, *reason);
                    let long = said.chars().count();
                    assert!((10..=LONGEST).contains(&long), "{why}: {said}");
                    assert!(said.ends_with('.'), "{why}: {said}");
                }
            }
            asked += usize::from(best != other);
            let action = legal[if dice.chance(1, 4) { other } else { best }];
            state.apply_silently(action, &mut Rng::for_match(seed));
        }
        seed += 1;
    }
}

/// Every language has a sentence for a prospect that fits a status line.
pub fn prospects_are_said<G: Reasoned>(decisions: usize) {
    const LONGEST: usize = 160;
    let setups = setups::<G>();
    let (mut asked, mut seed) = (0, 0);
    let mut met: Vec<G::Prospect> = Vec::new();
    while asked < decisions {
        let setup = &setups[seed as usize % setups.len()];
        let mut dice = dice(1_700 + seed);
        let mut state: G = dealt(setup, seed);
        let mut legal = Vec::new();
        let mut since = None;
        while let Turn::Of(seat) = state.turn() {
            state.legal(&mut legal);
            let view = state.view(Viewer::Of(seat));
            let is_over = |(_, since): &(Seat, G::View)| state.is_beyond(since);
            if since.as_ref().is_none_or(is_over) {
                since = Some((seat, view.clone()));
            }
            let (me, from) = since.as_ref().expect("some decision was the first");
            let best = decide::<G>(Level::Baron, &view, &mut dice, &mut || false).index;
            let rng = &mut Rng::for_match(seed);
            state.apply(legal[best], rng, &mut |state, event| {
                for prospect in state.fulfilled(&event, *me, from) {
                    if !met.contains(&prospect) {
                        met.push(prospect);
                    }
                }
            });
            asked += 1;
        }
        seed += 1;
    }
    assert!(!met.is_empty(), "{}: nothing notable happens", G::INFO.id);
    for prospect in met {
        let why = Why::Compared(Comparison { prospect, here: 10, there: 10 });
        let said = Language::ALL.map(|language| G::why(language, why));
        for said in &said {
            let long = said.chars().count();
            assert!(said.ends_with('.') && (20..=LONGEST).contains(&long), "{prospect:?}: {said}");
        }
        assert_ne!(said[0], said[1], "{prospect:?}");
    }
}
