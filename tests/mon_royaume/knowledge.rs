//! Hidden information: each player knows what they may, and no more.

use crate::scene::{self, Scene, dealt, seat};
use regalia::engine::{Game, Observable, Rng, Seat, Setup, Viewer};
use regalia::games::mon_royaume::{Action, Event, MonRoyaume, Rules, Step};

fn first_pick(scene: &Scene) -> Action {
    scene.legal()[0]
}

#[test]
fn at_first_a_seat_knows_its_own_hand_only() {
    let state = dealt(4, Rules::Complete, 2);
    for number in 0..4 {
        let own = state.view(Viewer::Of(seat(number))).own.expect("a seat's view");
        assert_eq!(own.hand(), state.hands[number]);
        assert_eq!(own.hands.iter().flatten().count(), 1);
    }
    assert_eq!(state.view(Viewer::Public).own, None);
}

#[test]
fn hands_that_passed_through_are_remembered() {
    let mut scene = Scene::new(4, 2);
    for picks in 1..=5 {
        for _ in 0..4 {
            let action = first_pick(&scene);
            scene.decide(action);
        }
        for number in 0..4 {
            let own = scene.view(number).own.expect("a seat's view");
            for holder in 0..4 {
                // In the first round hands go to the left, to the next seat.
                let away = (holder + 4 - number) % 4;
                let known = own.hands[holder];
                assert_eq!(known.is_some(), away <= picks, "{number} of {holder} after {picks}");
                assert!(known.is_none_or(|known| known == scene.state.hands[holder]));
            }
        }
    }
}

#[test]
fn in_the_second_round_they_are_remembered_the_other_way_round() {
    let mut scene = Scene::new(4, 2);
    scene.go_on_until(|state| state.public.round == 2 && state.public.picks == 1);
    let own = scene.view(2).own.expect("a seat's view");
    let known = [0, 1, 2, 3].map(|holder: usize| own.hands[holder].is_some());
    assert_eq!(known, [false, true, true, false], "one's own and the one passed to the right");
}

#[test]
fn who_picks_later_learns_nothing_of_earlier_picks() {
    // The two worlds differ only in seat 0's pick.
    let scene = Scene::new(3, 7);
    let [mut one, mut two] = [scene.clone(), scene.clone()];
    let legal = scene.legal();
    one.decide(legal[0]);
    two.decide(legal[1]);
    for viewer in [Viewer::Of(seat(1)), Viewer::Of(seat(2)), Viewer::Public] {
        assert_eq!(one.state.view(viewer), two.state.view(viewer));
        let told = |scene: &Scene| -> Vec<Event> {
            scene.events.iter().filter_map(|event| event.seen_by(viewer)).collect()
        };
        assert_eq!(told(&one), told(&two));
    }
    assert_ne!(one.view(0), two.view(0));
    let Action::Pick(tile) = legal[0] else { panic!("a pick") };
    assert_eq!(one.view(0).own.expect("a view").picked, Some(tile));
}

#[test]
fn tales_are_discarded_in_secret_too() {
    let mut scene = Scene::new(3, 7);
    scene.go_on_until(|state| state.public.step == Step::Tale);
    scene.events.clear();
    let [mut one, mut two] = [scene.clone(), scene.clone()];
    let legal = scene.legal();
    one.decide(legal[0]);
    two.decide(legal[1]);
    assert_eq!(one.view(1), two.view(1));
    assert_eq!(one.events[0].seen_by(Viewer::Public), two.events[0].seen_by(Viewer::Public));
    assert_ne!(one.view(0), two.view(0));
}

#[test]
fn tokens_are_known_to_their_holders_only() {
    for seed in 0..30 {
        let mut scene = Scene::new(2, seed);
        scene.go_on_until(|state| state.public.step == Step::Build);
        for number in 0..2 {
            let view = scene.view(number);
            assert_eq!(view.own.expect("a view").tokens, scene.state.tokens[number]);
            assert_eq!(view.public.token_counts[1 - number], {
                scene.state.tokens[1 - number].iter().sum::<u8>()
            });
        }
        for event in &scene.events {
            if let Event::Drew { seat: who, tokens: Some(_), .. } = event {
                assert_eq!(event.seen_by(Viewer::Of(*who)), Some(event.clone()));
                let others = event.seen_by(Viewer::Public);
                assert!(matches!(others, Some(Event::Drew { tokens: None, .. })));
            }
        }
    }
}

#[test]
fn kingdoms_are_shown_when_all_are_confirmed() {
    let mut scene = Scene::new(2, 3);
    scene.go_on_until(|state| state.public.step == Step::Build);
    scene.events.clear();
    let before = scene.view(1);
    for laid in 1..=10 {
        let flip = *scene.legal().last().expect("a bard side");
        scene.decide(flip);
        if laid < 10 {
            let seen = regalia::games::mon_royaume::View { laid: 0, ..scene.view(1) };
            assert_eq!(seen, before, "the others see nothing of it");
            assert_eq!(scene.view(1).laid, laid, "but that it goes on");
        }
    }
    let told: Vec<Event> =
        scene.events.iter().filter_map(|event| event.seen_by(Viewer::Of(seat(1)))).collect();
    let (built, laid) = told.split_last().expect("it was told");
    assert_eq!(*built, Event::Built { seat: seat(0) });
    assert_eq!(laid, vec![Event::Laid { seat: seat(0), laid: None }; 10]);
    assert_eq!(scene.view(1).public.kingdoms, before.public.kingdoms);
    let own = scene.view(0).own.expect("a view");
    assert_eq!((own.kingdom.slots().len(), own.spare.len()), (10, 2));
    scene.go_on_until(|_| false);
    assert_eq!(scene.view(1).public.kingdoms, scene.state.building);
}

#[test]
fn the_last_tile_is_told_to_giver_and_receiver_and_follows_from_what_all_have_seen() {
    let mut scene = Scene::new(3, 5);
    scene.go_on_until(|state| state.public.picks == 6);
    let mut told = 0;
    for event in &scene.events {
        if let Event::Discarded { seat: to, from, .. } = event {
            told += 1;
            for viewer in [*to, *from] {
                assert_eq!(event.seen_by(Viewer::Of(viewer)), Some(event.clone()));
            }
            let third = Viewer::Of(seat(3 - to.index() - from.index()));
            assert!(matches!(event.seen_by(third), Some(Event::Discarded { tile: None, .. })));
        }
    }
    assert_eq!(told, 3);
    assert_eq!(scene.view(1).own.expect("a view").discards, scene.state.discards);
}

#[test]
fn removed_tiles_are_known_and_undealt_ones_are_not() {
    let state = dealt(3, Rules::Complete, 5);
    let view = state.view(Viewer::Of(seat(0)));
    assert_eq!(view.public.deck, state.public.deck);
    let written = serde_json::to_string(&view).expect("plain data");
    let back: regalia::games::mon_royaume::View = serde_json::from_str(&written).expect("the same");
    assert_eq!(back, view);
}

#[test]
fn what_cannot_be_taken_back() {
    let mut scene = Scene::new(2, 3);
    let action = first_pick(&scene);
    scene.decide(action);
    assert!(
        !scene.events.iter().any(Observable::reveals_hidden),
        "one's own pick may be taken back"
    );
    let action = first_pick(&scene);
    scene.decide(action);
    assert!(scene.events.iter().any(Observable::reveals_hidden), "not once all have picked");
    scene.go_on_until(|state| state.public.step == Step::Build);
    scene.events.clear();
    let action = first_pick(&scene);
    scene.decide(action);
    assert!(!scene.events.iter().any(Observable::reveals_hidden), "nor is a tile laid final");
}

/// Returns the event without its secret part, and the seats that know it; `None` if all are told
/// everything.
fn without_its_secret(event: &Event) -> Option<(Event, Vec<Seat>)> {
    let mut blank = event.clone();
    let told = match &mut blank {
        Event::Dealt { seat, hand } => {
            *hand = None;
            vec![*seat]
        }
        Event::Picked { seat, tile } => {
            *tile = None;
            vec![*seat]
        }
        Event::Drew { seat, tokens, .. } => {
            *tokens = None;
            vec![*seat]
        }
        Event::Received { seat, from, hand } => {
            *hand = None;
            vec![*seat, *from]
        }
        Event::Discarded { seat, from, tile } => {
            *tile = None;
            vec![*seat, *from]
        }
        Event::TaleChosen { seat, tale } => {
            *tale = None;
            vec![*seat]
        }
        Event::Laid { seat, laid } => {
            *laid = None;
            vec![*seat]
        }
        _ => return None,
    };
    Some((blank, told))
}

#[test]
fn a_secret_is_told_to_whom_it_belongs_and_to_nobody_else() {
    let mut setup = Rng::for_match(4);
    let options = scene::options(Rules::Complete);
    let state = MonRoyaume::new(&Setup { seats: 4, options }, &mut setup);
    let mut scene = Scene::of(&state);
    scene.go_on_until(|_| false);
    let dealt = Event::Dealt { seat: seat(2), hand: Some(state.hands[2]) };
    let mut kinds = 0;
    for event in scene.events.iter().chain([&dealt]) {
        let secret = without_its_secret(event);
        for viewer in (0..4).map(|number| Viewer::Of(seat(number))).chain([Viewer::Public]) {
            let expected = match &secret {
                Some((blank, told)) if !told.iter().any(|&owner| viewer.is(owner)) => blank,
                _ => event,
            };
            assert_eq!(event.seen_by(viewer).as_ref(), Some(expected), "{viewer:?}");
        }
        kinds += usize::from(secret.is_some());
    }
    assert!(kinds > 100, "a whole game has many secrets: {kinds}");
}

#[test]
fn two_rounds_and_the_building_begin() {
    let mut scene = Scene::new(2, 3);
    scene.go_on_until(|_| false);
    let begun: Vec<&Event> = scene.events.iter().filter(|event| event.begins()).collect();
    assert_eq!(begun, [&Event::RoundBegan { round: 2 }, &Event::BuildingBegan]);
}
