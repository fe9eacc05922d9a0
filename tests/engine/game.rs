//! The defaults of `Game`.

use regalia::engine::{Game, NoOptions, Observable, Recall, Rng, Seat, Setup};
use regalia::games::rogue_monarch::RogueMonarch;

fn dealt() -> RogueMonarch {
    let setup = Setup { seats: 2, options: NoOptions {} };
    RogueMonarch::new(&setup, &mut Rng::for_match(1))
}

#[test]
fn nothing_is_owned_by_name_and_no_event_begins_a_deal_or_is_turned_down() {
    let mut state = dealt();
    assert!(Seat::all(2).all(|seat| state.owned(seat).is_empty()));
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let mut events = Vec::new();
    state.apply(legal[0], &mut Rng::for_match(1), &mut |_, event| events.push(event));
    assert!(!events.is_empty());
    assert!(events.iter().all(|event| !event.begins() && event.recall() == Recall::Always));
}
