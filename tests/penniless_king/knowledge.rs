//! Hidden information: each player knows what they may, and no more.

use crate::scene::{Scene, dealt, seat, spot};
use regalia::engine::{Game, Observable, Seat, Viewer, fingerprint};
use regalia::games::penniless_king::{
    Event, Kinds, Moonlight, PennilessKing, Plot, Rogue, Tally, Trail,
};
use std::collections::BTreeSet;

use Rogue::{Beggar, Brute, Henchman, Priest, RightHand, Swordsman};

/// Returns the Rogues that a seat considers possible on a spot.
fn imagined(scene: &Scene, viewer: usize, name: &str) -> BTreeSet<Rogue> {
    let spot = spot(name);
    scene.worlds(viewer, 600).iter().map(|world| world.rogues[spot.index()]).collect()
}

/// Returns the sets of Rogues that a seat considers possible at a player's home.
fn at_home(scene: &Scene, viewer: usize, of: usize) -> BTreeSet<Vec<Rogue>> {
    scene.worlds(viewer, 900).iter().map(|world| world.home[of].iter().collect()).collect()
}

#[test]
fn a_view_holds_ones_own_and_no_other() {
    let state = dealt(4, 2);
    for number in 0..4 {
        let own = state.view(Viewer::Of(seat(number))).own.expect("a seat's view");
        assert_eq!((own.home, own.hand), (state.home[number], state.hands[number]));
    }
    assert_eq!(state.view(Viewer::Public).own, None);
}

#[test]
fn a_rogue_placed_is_one_of_those_that_were_at_home() {
    let mut scene = Scene::new(2);
    scene.play("take-beggar to-cour-2 done");
    assert_eq!(imagined(&scene, 1, "cour-2"), BTreeSet::from([Henchman, Beggar]));
    assert_eq!(
        at_home(&scene, 1, 0),
        BTreeSet::from([vec![Henchman, Henchman], vec![Henchman, Beggar]])
    );
}

#[test]
fn a_rogue_revealed_is_remembered_at_home_and_followed() {
    let mut scene =
        Scene::new(2).put(1, Brute, "cour-1").put(1, Henchman, "cour-2").put(0, Henchman, "cour-3");
    scene.end_turn();
    // Everything of player 1 is known now: two Henchmen, a Beggar and the Brute.
    assert_eq!(at_home(&scene, 0, 1).len(), 1);
    scene.play("take-brute to-halles-3");
    assert_eq!(imagined(&scene, 0, "halles-3"), BTreeSet::from([Henchman, Beggar, Brute]));
}

#[test]
fn what_came_home_later_is_not_on_a_spot_taken_before() {
    let mut scene = Scene::new(2).put(1, Beggar, "halles-1");
    scene = scene.home(1, RightHand).put(1, Henchman, "halles-2");
    assert_eq!(imagined(&scene, 0, "halles-1"), BTreeSet::from([Henchman, Beggar]));
    assert_eq!(imagined(&scene, 0, "halles-2"), BTreeSet::from([Henchman, Beggar, RightHand]));
}

#[test]
fn an_exchange_makes_the_rogues_at_home_uncertain() {
    let mut scene = Scene::new(2);
    scene.play("take-henchman to-taverne-1 act drop-beggar");
    let homes = at_home(&scene, 1, 0);
    // A Henchman or the Beggar was placed; one of the others and a Rogue from the bag is in the
    // Seine.
    assert!(homes.contains(&vec![Henchman, Henchman]), "the drawn one was dropped");
    for rogue in Rogue::IN_BAG {
        assert!(homes.contains(&vec![Henchman, rogue]));
        assert!(homes.contains(&vec![Beggar, rogue]));
    }
    assert_eq!(homes.len(), 14, "these twelve, two Henchmen, a Henchman and the Beggar");
    // A Rogue that was on the map before is not from the bag.
    assert_eq!(imagined(&scene, 1, "taverne-1"), BTreeSet::from([Henchman, Beggar]));
}

#[test]
fn the_bag_is_known_in_sum() {
    // Player 1 has shown both Brutes, so no other player has one.
    let mut scene =
        Scene::new(3).put(1, Brute, "cour-1").put(1, Brute, "cour-2").put(2, Henchman, "cour-3");
    scene.play("take-henchman to-taverne-1 act");
    for world in scene.worlds(2, 300) {
        assert_eq!(world.bag.count(Brute), 0);
        assert!(!world.home[0].contains(Brute));
    }
    let own = scene.state.drawn.expect("drawn");
    for world in scene.worlds(0, 50) {
        assert_eq!(world.drawn, Some(own));
    }
}

#[test]
fn the_moon_is_remembered_by_who_played_it_alone() {
    let mut scene =
        Scene::new(3).plot(0, Plot::Moon).plot(0, Plot::HangedMan).put(1, Priest, "cour-1");
    scene.play("play-moon choose-cour-1");
    assert_eq!(imagined(&scene, 0, "cour-1"), BTreeSet::from([Priest]));
    assert_eq!(imagined(&scene, 2, "cour-1").len(), 3);
    let looked = scene.events.iter().find(|event| matches!(event, Event::LookedAt { .. }));
    let told = |to| looked.and_then(|event| event.seen_by(to));
    assert!(matches!(told(Viewer::Of(seat(0))), Some(Event::LookedAt { rogue: Some(Priest), .. })));
    assert!(matches!(told(Viewer::Of(seat(1))), Some(Event::LookedAt { rogue: None, .. })));
    // It is still known after another player moves it.
    scene.play("take-henchman to-egyptienne-1 choose-cour-1 to-halles-2");
    assert_eq!(imagined(&scene, 0, "halles-2"), BTreeSet::from([Priest]));
    // It goes home unseen by the others, but is still known to be there.
    scene.state.public.plotted = false;
    scene.state.public.active = seat(0);
    scene.state.public.mover = seat(0);
    scene.play("play-hanged-man choose-halles-2");
    assert!(at_home(&scene, 0, 1).iter().all(|home| home.contains(&Priest)));
}

#[test]
fn what_the_moon_has_shown_is_remembered_apart_until_everybody_has_seen_it() {
    let mut scene = Scene::new(3).plot(0, Plot::Moon).put(1, Priest, "cour-1");
    scene = scene.put(1, Brute, "halles-1").put(2, Brute, "cour-2").put(0, Henchman, "cour-3");
    let (me, owner) = (seat(0), seat(1));
    let everybody = |scene: &Scene| scene.state.public.trails[owner.index()];
    let mine = |scene: &Scene| *scene.state.remembered(me, owner);
    scene.play("play-moon choose-cour-1 choose-cour-2");
    assert_ne!(mine(&scene), everybody(&scene));
    let public = &scene.state.public;
    assert_eq!(*scene.state.remembered(seat(2), owner), everybody(&scene), "who has not looked");
    assert_eq!(public.moonlit.iter().collect::<Vec<_>>(), [me]);
    let own = scene.state.view(Viewer::Of(me)).own.expect("a seat's view");
    let trails = own.trails.expect("who has looked by the Moon remembers apart");
    assert_eq!((trails[0], trails[1]), (Trail::EMPTY, mine(&scene)), "of oneself nothing");
    let blind = PennilessKing { moonlight: Moonlight::NONE, ..scene.state };
    assert_ne!(fingerprint(&blind), fingerprint(&scene.state));
    let before = scene.state.moonlight;
    scene.end_turn();
    // All three were revealed and went home, and no player has private knowledge any more.
    assert_eq!(mine(&scene), everybody(&scene));
    assert_ne!(before, Moonlight::NONE);
    assert_eq!(scene.state.moonlight, Moonlight::NONE);
}

#[test]
fn a_known_rogue_and_a_drawn_one_of_its_kind_are_told_apart_no_further_than_seen() {
    // Player 1 is known to have a Swordsman, has one other Rogue on halles-1, draws one more, and
    // then shows a Swordsman.
    let mut scene = Scene::new(2).home(1, Swordsman).put(1, Henchman, "halles-1");
    scene.state.public.active = seat(1);
    scene.state.public.mover = seat(1);
    scene.play("take-beggar to-taverne-1 act");
    let dropped =
        if scene.state.home[1].contains(Henchman) { "drop-henchman" } else { "drop-beggar" };
    scene.play(dropped);
    let mut scene = scene.put(1, Swordsman, "cour-1").put(0, Henchman, "cour-2");
    scene = scene.put(0, Henchman, "cour-3");
    scene.end_turn();
    let there = imagined(&scene, 0, "halles-1");
    assert!(there.is_subset(&BTreeSet::from([Henchman, Beggar, Swordsman])), "{there:?}");
    assert!(there.contains(&Henchman));
}

/// Ends player 1's turn with a Standoff that shows the Rogue on cour-1.
fn show_on_the_cour(scene: Scene, rogue: Rogue) -> Scene {
    let scene = scene.put(1, rogue, "cour-1");
    let mut scene = scene.put(0, Henchman, "cour-2").put(0, Henchman, "cour-3");
    scene.end_turn();
    scene
}

#[test]
fn of_a_kind_seen_before_and_perhaps_drawn_since_either_may_be_shown() {
    let scene = Scene::new(2).home(1, Swordsman).put(1, Henchman, "halles-1").drawn(1, Brute);
    let shown = show_on_the_cour(scene, Swordsman);
    // If the drawn one was a Swordsman, the first may still be there.
    assert_eq!(imagined(&shown, 0, "halles-1"), BTreeSet::from([Henchman, Beggar, Swordsman]));
    // One of them is known to be at home, perhaps with a Rogue from the bag.
    assert!(at_home(&shown, 0, 1).iter().all(|home| home.contains(&Swordsman)));
}

#[test]
fn between_two_draws_what_went_may_be_what_was_drawn_first() {
    let scene = Scene::new(2).home(1, Swordsman).drawn(1, Brute).put(1, Brute, "halles-1");
    let shown = show_on_the_cour(scene.drawn(1, Priest), Swordsman);
    assert!(
        imagined(&shown, 0, "halles-1")
            .is_superset(&BTreeSet::from([Henchman, Beggar, Swordsman, Brute, Priest]))
    );
}

#[test]
fn who_drops_a_rogue_is_known_to_have_dropped_one() {
    let mut scene = Scene::new(2);
    scene.play("take-henchman to-taverne-2 act");
    assert_eq!(scene.state.public.drops(seat(0)), 0);
    scene.play("drop-beggar");
    assert_eq!([0, 1].map(|number| scene.state.public.drops(seat(number))), [1, 0]);
}

/// Returns the event without the part that only one player is told, and that player; `None` if all
/// are told everything.
fn without_its_secret(event: &Event) -> Option<(Event, Seat)> {
    let mut blank = event.clone();
    let to = match &mut blank {
        Event::Took { seat, rogue }
        | Event::Placed { seat, rogue, .. }
        | Event::DrewRogue { seat, rogue }
        | Event::Dropped { seat, rogue }
        | Event::LookedAt { seat, rogue, .. } => {
            *rogue = None;
            *seat
        }
        Event::Drew { seat, plots, .. } => {
            *plots = None;
            *seat
        }
        _ => return None,
    };
    Some((blank, to))
}

#[test]
fn a_secret_is_told_to_whom_it_belongs_and_to_nobody_else() {
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        let mut scene = Scene::of(&dealt(3, seed));
        scene.go_on_until(|_| false);
        for event in &scene.events {
            let secret = without_its_secret(event);
            for viewer in scene.state.public.all().map(Viewer::Of).chain([Viewer::Public]) {
                let expected = match &secret {
                    Some((blank, owner)) if !viewer.is(*owner) => blank,
                    _ => event,
                };
                assert_eq!(event.seen_by(viewer).as_ref(), Some(expected), "{viewer:?}");
            }
            let name = format!("{event:?}");
            kinds.extend(secret.and(name.split(' ').next()).map(str::to_owned));
        }
    }
    assert_eq!(kinds.len(), 6, "every kind of secret has been met: {kinds:?}");
}

#[test]
fn a_round_of_the_log_begins_where_the_king_moves() {
    let mut scene = Scene::of(&dealt(3, 1));
    scene.go_on_until(|_| false);
    for event in &scene.events {
        assert_eq!(event.begins(), matches!(event, Event::KingMoved { .. }), "{event:?}");
    }
}

#[test]
fn what_was_shown_to_somebody_cannot_be_taken_back() {
    let mut scene = Scene::new(2).plot(0, Plot::Moon).put(1, Priest, "halles-1");
    let reveals_hidden = |scene: &Scene| scene.events.iter().any(Observable::reveals_hidden);
    scene.play("take-henchman to-cour-1");
    assert!(!reveals_hidden(&scene), "one's own Rogue, placed face down");
    scene.play("play-moon");
    assert!(!reveals_hidden(&scene));
    scene.play("choose-halles-1");
    assert!(reveals_hidden(&scene), "a Rogue looked at");
    let mut scene = Scene::new(2);
    scene.play("take-henchman to-taverne-1 act");
    assert!(reveals_hidden(&scene), "one drawn from the bag");
}

#[test]
fn nobody_learns_what_others_draw_and_drop() {
    let mut scene = Scene::new(3);
    scene.play("take-henchman to-taverne-2 act drop-beggar");
    for event in &scene.events {
        match event.seen_by(Viewer::Of(seat(1))).expect("something is seen") {
            Event::DrewRogue { rogue, .. }
            | Event::Dropped { rogue, .. }
            | Event::Placed { rogue, .. }
            | Event::Took { rogue, .. } => assert_eq!(rogue, None),
            Event::Drew { plots, .. } => assert_eq!(plots, None),
            _ => {}
        }
    }
}

/// Every seat's memory allows the true game, at every decision.
#[test]
fn what_is_true_is_never_ruled_out() {
    for seed in 0..60 {
        let mut scene = Scene::of(&dealt(2 + seed as usize % 4, seed));
        loop {
            for viewer in scene.state.public.all() {
                allows_the_truth(&scene.state, viewer);
            }
            if !scene.decide_anything() {
                break;
            }
        }
    }
}

fn allows_the_truth(state: &PennilessKing, viewer: Seat) {
    let view = state.view(Viewer::Of(viewer));
    for owner in state.public.all().filter(|&owner| owner != viewer) {
        let trail = view.trail(owner);
        let (known, unknown) = trail.came();
        // Every Rogue that has come and is not visible on the map is at home, face down on the map
        // or in the Seine.
        let unseen = state.public.spots[owner.index()]
            .iter()
            .filter(|spot| view.map[spot.index()].is_none());
        let truly: Tally<Rogue> = state.home[owner.index()]
            .iter()
            .chain(state.dropped[owner.index()].iter())
            .chain(unseen.clone().map(|spot| state.rogues[spot.index()]))
            .collect();
        assert_eq!(known.len() + unknown, truly.len());
        assert!(known.kinds().all(|rogue| truly.count(rogue) >= known.count(rogue)));
        for spot in unseen {
            let rogue = state.rogues[spot.index()];
            let (known, unknown, kinds) = trail.may_be(spot).expect("it is on the trail");
            assert!(
                known.contains(rogue) || unknown > 0 && rogue.is_from_bag(),
                "{rogue} on {spot}"
            );
            assert!(kinds == Kinds::ALL || kinds.contains(rogue));
        }
    }
}
