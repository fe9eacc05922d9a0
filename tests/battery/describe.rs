//! The table in sentences, for screen readers.

use crate::html::players;
use crate::{dealt, dice, setups};
use regalia::engine::{Rng, Seat, Turn, Viewer};
use regalia::ui::describe::{Describe, describe};
use regalia::ui::locale::{Language, Messages};

/// A game that names the cards of a hand, which the spoken sentences must contain.
pub trait Holds: Describe {
    /// Returns the names of everything the viewer holds; duplicates are listed twice.
    fn holds(view: &Self::View, messages: &Messages) -> Vec<String>;
}

/// Returns what is wrong with a spoken line, if anything.
fn flaw(line: &str) -> Option<&'static str> {
    let one = line.split(|sign: char| !sign.is_alphanumeric() && sign != ' ');
    let mut messages = one.flat_map(|part| part.split(' ').zip(part.split(' ').skip(1)));
    let many = |word: &str| word.len() > 3 && word.ends_with('s');
    if !line.ends_with(['.', '?', '!', '…']) {
        Some("does not end like a sentence")
    } else if line.contains("  ") || line.trim() != line {
        Some("has a space too many")
    } else if line.contains(['·', '/', '→', '_']) {
        Some("has a sign that nobody can hear")
    } else if line.contains("..") || line.contains(":.") || line.contains(",.") {
        Some("has two signs that end it")
    } else if messages.any(|(number, of)| number == "1" && many(of)) {
        Some("has one of many")
    } else {
        None
    }
}

/// Checks at one of `every` positions, for every viewer, in every language, with and without a note-pad:
/// something is said, in sentences; everything that the viewer holds is named; the seat to move
/// hears every decision or their number; and in another world that the viewer may be in, the same
/// is said.
pub fn every_position_is_spoken<G: Holds>(decisions: usize, every: usize) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(1_700 + which as u64);
        let (mut played, mut seed) = (0, 0);
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            let mut legal = Vec::new();
            loop {
                state.legal(&mut legal);
                let viewers = Seat::all(setup.seats).map(Viewer::Of).chain([Viewer::Public]);
                let is_over = matches!(state.turn(), Turn::Over(_));
                if is_over || played % every == 0 {
                    for viewer in viewers {
                        check(&state, &legal, setup.seats, viewer, &mut dice);
                    }
                }
                if is_over {
                    break;
                }
                let action = dice.pick(&legal);
                state.apply_silently(action, &mut Rng::for_match(seed));
                played += 1;
            }
        }
    }
}

fn check<G: Holds>(state: &G, legal: &[G::Action], seats: usize, viewer: Viewer, dice: &mut Rng) {
    let view = state.view(viewer);
    let asked = matches!(state.turn(), Turn::Of(seat) if viewer.is(seat));
    let legal = if asked { legal } else { &[] };
    let players = players(seats, viewer);
    for language in Language::ALL {
        let messages = language.messages();
        let said =
            |view: &G::View, memory| describe::<G>(view, legal, &[], &players, messages, memory);
        for memory in [true, false] {
            let lines = said(&view, memory);
            assert!(!lines.is_empty(), "nothing is said of {view:?}");
            for line in &lines {
                assert_eq!(flaw(line), None, "{line:?} of {view:?}");
            }
            if viewer.seat().is_some() {
                let twin = G::sample(&view, dice).view(viewer);
                assert_eq!(said(&twin, memory), lines, "in another world that looks the same");
            }
            let all = lines.join(" ");
            let holds = G::holds(&view, messages);
            for name in &holds {
                let times = holds.iter().filter(|other| *other == name).count();
                let named = all.matches(name.as_str()).count();
                assert!(named >= times, "{name} is held {times} times, and named {named}: {all}");
            }
        }
        if legal.is_empty() {
            continue;
        }
        let can = G::describe_choices(&view, legal, &players, messages);
        assert!(
            !can.is_empty() && can.iter().all(|deed| !deed.trim().is_empty()),
            "{can:?} of {legal:?}"
        );
        let mut alike = can.clone();
        alike.sort_unstable();
        alike.dedup();
        assert_eq!(alike.len(), can.len(), "two decisions are told alike: {can:?}");
    }
}
