//! Serialized memory, and the refusal of invalid values.

use crate::scene::dealt;
use regalia::engine::{Game, Rng, Stream, Turn, Viewer, fingerprint};
use regalia::games::penniless_king::{Plot, PlotTrails, Trail, View};
use serde_json::{Value, json};

#[test]
fn what_is_remembered_reads_back_as_it_was_in_the_middle_of_matches() {
    let mut moonlit = 0;
    for seed in 0..20 {
        let mut dice = Rng::new(seed, Stream::Tool(9));
        let mut state = dealt(2 + seed as usize % 4, seed);
        let mut legal = Vec::new();
        for _ in 0..160 {
            let Turn::Of(mover) = state.turn() else { break };
            state.legal(&mut legal);
            let action = dice.pick(&legal);
            state.apply_silently(action, &mut dice);
            let view = state.view(Viewer::Of(mover));
            let text = serde_json::to_string(&view).expect("plain data");
            moonlit += usize::from(view.own.is_some_and(|own| own.trails.is_some()));
            assert_eq!(serde_json::from_str::<View>(&text).expect("a view"), view);
        }
    }
    assert!(moonlit > 200, "some remember more than everybody: {moonlit}");
}

/// A trail of a Rogue that came, one from the bag, one that went to the last spot and may only be a
/// Henchman or a Right-Hand, and one in the Seine.
#[test]
fn a_trail_is_written_in_two_bytes_a_trace() {
    let (drawn, dropped, went): (u16, u16, u16) = (1 << 13, 2 << 13, 3 << 13 | 14 << 9 | 0b11);
    let written = json!([2, drawn, went, dropped]);
    let trail: Trail = serde_json::from_value(written.clone()).expect("a trail");
    assert_eq!(serde_json::to_value(trail).expect("plain data"), written);
    assert_eq!(trail.drops(), 1);
    let numbers: Vec<u16> = vec![2, drawn, went, dropped];
    assert_eq!(fingerprint(&trail), fingerprint(&numbers), "and so is its fingerprint");
}

#[test]
fn a_trail_that_cannot_be_is_refused() {
    let refused = |traces: Value, why: &str| {
        let answer = serde_json::from_value::<Trail>(traces.clone());
        let text = answer.expect_err("it is no trail").to_string();
        assert!(text.contains(why), "{traces}: {text}");
    };
    refused(json!([9]), "one of the kinds");
    refused(json!([3 << 13 | 15 << 9 | 1]), "a spot of the map");
    refused(json!(vec![0; 33]), "no longer than");
    assert!(serde_json::from_value::<Trail>(json!(vec![0; 32])).is_ok(), "as long as can be");
}

#[test]
fn the_trail_of_plot_cards_that_cannot_be_is_refused() {
    let plots = dealt(2, 1).public.plots;
    let with = |traces: Value| {
        let mut written = serde_json::to_value(plots).expect("plain data");
        written["trails"][0] = traces;
        serde_json::from_value::<PlotTrails>(written)
    };
    let (from_last_pile, strength, tower) = (1 << 7 | 3, 0, 11);
    let trail = json!([from_last_pile, strength, tower]);
    let read = with(trail.clone()).expect("a trail");
    let written = serde_json::to_value(read).expect("plain data");
    assert_eq!(written["trails"][0], trail);
    assert_ne!(fingerprint(&read), fingerprint(&plots), "its fingerprint is another");
    for nonsense in [json!([1 << 7 | 4]), json!([Plot::ALL.len()])] {
        let text = with(nonsense.clone()).expect_err("it is no trail").to_string();
        assert!(text.contains("one of the kinds"), "{nonsense}: {text}");
    }
    assert!(with(json!(vec![0; 20])).is_ok(), "as long as can be");
    let text = with(json!(vec![0; 21])).expect_err("it is no trail").to_string();
    assert!(text.contains("shortened"), "{text}");
}
