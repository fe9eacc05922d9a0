//! The defaults of `Game`.

use regalia::engine::{Game, NoOptions, Recall, Rng, Seat, Setup, Stream, Told};
use regalia::games::rogue_monarch::RogueMonarch;

fn dealt() -> RogueMonarch {
    let setup = Setup { seats: 2, options: NoOptions {} };
    RogueMonarch::new(&setup, &mut Rng::of(1, Stream::Setup))
}

#[test]
fn nothing_is_owned_by_name_and_no_event_begins_a_deal_or_is_turned_down() {
    let mut state = dealt();
    assert!(Seat::all(2).all(|seat| state.owned(seat).is_empty()));
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let mut events = Vec::new();
    state.apply(legal[0], &mut Rng::of(1, Stream::Chance(0)), &mut |_, event| events.push(event));
    assert!(!events.is_empty());
    assert!(events.iter().all(|event| !event.begins() && event.recall() == Recall::Always));
}

#[test]
fn a_decision_goes_the_same_whether_somebody_is_told_or_not() {
    let (mut told, mut untold) = (dealt(), dealt());
    let mut legal = Vec::new();
    for decision in 0..20 {
        told.legal(&mut legal);
        let Some(&action) = legal.last() else { break };
        let rng = || Rng::of(1, Stream::Chance(decision));
        told.apply(action, &mut rng(), &mut |_, _| {});
        untold.apply_untold(action, &mut rng());
        assert_eq!(told, untold);
    }
    assert_ne!(told, dealt());
}
