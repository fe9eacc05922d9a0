//! A decision as a viewer sees it: event by event, with only what the viewer may see.

use crate::helpers::{SEED, go_on, two_persons};
use regalia::engine::{Observable, Rng, Seat, Turn, Viewer};
use regalia::session::{Observation, UndoRule, observe};

/// All viewers of a table of two.
const VIEWERS: [Viewer; 3] = [Viewer::Of(Seat::new(0)), Viewer::Of(Seat::new(1)), Viewer::Public];

#[test]
fn each_event_that_a_viewer_is_told_is_a_shot_with_what_they_see_right_then() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    let (mut told_less, mut silent) = (0, 0);
    while matches!(play.turn(), Turn::Of(_)) {
        let before = play.clone();
        go_on(&mut play, 1);
        let n = before.position();
        let entry = &play.log()[n];
        for viewer in VIEWERS {
            let mut state = before.state().clone();
            let mut chance = Rng::for_match(SEED);
            let observation = observe(&mut state, entry.action, &mut chance, viewer);
            assert_eq!(&state, play.state(), "the decision was carried out");
            assert_eq!(play.observe(n, viewer).concat(), observation);
            let told: Vec<_> =
                entry.events.iter().filter_map(|event| event.seen_by(viewer)).collect();
            let shown: Vec<_> = observation.iter().filter_map(|seen| seen.event.clone()).collect();
            assert_eq!(shown, told);
            assert_eq!(play.events(n, viewer), told);
            let seen =
                observation.last().map_or_else(|| before.view(viewer), |seen| seen.view.clone());
            assert_eq!(seen, play.view(viewer), "the last view is the one after the decision");
            told_less += usize::from(told != entry.events);
            // An observation has no event only if something is new after the last event.
            for (nth, seen) in
                observation.iter().enumerate().filter(|(_, seen)| seen.event.is_none())
            {
                let last = nth
                    .checked_sub(1)
                    .map_or_else(|| before.view(viewer), |nth| observation[nth].view.clone());
                assert!(nth + 1 == observation.len() && seen.view != last);
                silent += 1;
            }
        }
    }
    assert!(told_less > 10, "{told_less}: some do not see all");
    assert!(silent > 0, "{silent}: now and then a game goes on after its last event");
}

#[test]
fn a_film_is_of_the_decisions_in_force_from_where_it_begins() {
    let mut play = two_persons(SEED, UndoRule::Honest);
    go_on(&mut play, 12);
    let whole: Vec<Vec<Observation<_>>> = play.observe(0, VIEWERS[0]);
    assert_eq!(whole.len(), 12);
    for from in 0..=12 {
        assert_eq!(play.observe(from, VIEWERS[0]), whole[from..]);
    }
    for n in 0..=12 {
        let mut then = play.clone();
        then.go_to(n);
        assert_eq!(play.view_before(n, VIEWERS[0]), then.view(VIEWERS[0]));
    }
    play.go_to(7);
    assert_eq!(play.observe(3, VIEWERS[0]), whole[3..7]);
}
