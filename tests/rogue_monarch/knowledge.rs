//! Hidden information: marks on cards, hidden cards, and the public view.

use crate::scene::{ME, Scene, THEY, card, counts, place};
use regalia::engine::{Game, Rng, Stream, Viewer};
use regalia::games::rogue_monarch::{Kind, RogueMonarch};
use std::collections::BTreeSet;

const MINE: Viewer = Viewer::Of(ME);
const THEIRS: Viewer = Viewer::Of(THEY);

/// Returns worlds that a seat's view allows.
fn worlds(scene: &Scene, to: Viewer) -> Vec<RogueMonarch> {
    let mut rng = Rng::new(5, Stream::Tool(0));
    let view = scene.state.view(to);
    (0..2_000).map(|_| RogueMonarch::sample(&view, &mut rng)).collect()
}

#[test]
fn one_knows_ones_own_hand_and_not_the_others() {
    let scene = Scene::new("nnka", "NKA", "QQA");
    let own = scene.state.view(MINE).own.expect("one's own");
    assert_eq!(own.hand.counts(), counts("NKA"));
    assert_eq!(own.memory.their_hand(), [0; 4]);
}

#[test]
fn face_up_court_cards_are_known_to_all_and_face_down_ones_to_nobody() {
    let scene = Scene::new("NqKa", "NKA", "QQA");
    for viewer in [MINE, THEIRS, Viewer::Public] {
        assert_eq!(scene.known_court(viewer), "N.K.");
    }
}

#[test]
fn one_knows_the_card_one_laid_face_down() {
    let mut scene = Scene::new("nqka", "NKA", "QQA");
    scene.play("replace-2 lay-king-down");
    assert_eq!(scene.known_court(MINE), ".K..");
    assert_eq!(scene.known_court(THEIRS), "....");
    assert_eq!(scene.known_court(Viewer::Public), "....");
}

#[test]
fn known_cards_are_followed_through_switches() {
    let mut scene = Scene::new("nqka", "NKA", "NQA");
    scene.play("replace-2 lay-king-down");
    // The opponent's Knight moves it, and reveals nothing relevant.
    scene.play("replace-1 lay-knight-up switch-2-4 turn-over-1");
    assert_eq!(scene.court(), "nakk");
    assert_eq!(scene.known_court(MINE), "N..K");
    assert_eq!(scene.known_court(THEIRS), "N...");
}

#[test]
fn a_mark_goes_when_somebody_may_have_laid_another_card_there() {
    let mut scene = Scene::new("nqka", "NKA", "NQA");
    scene.play("replace-2 lay-king-down replace-2 lay-knight-down");
    assert_eq!(scene.known_court(MINE), "....");
    assert_eq!(scene.known_court(THEIRS), ".N..");
    assert_eq!(scene.known_hand(ME), counts("K"), "but the King is now known to be in that hand");
    assert_eq!(scene.state.hands[1].shown(Kind::King), 1);
}

#[test]
fn cards_seen_by_a_queen_are_known_to_be_in_the_hand() {
    let mut scene = Scene::new("qnkk", "QQN", "NNA").seeded(3);
    scene.play("reveal-1");
    let known = scene.known_hand(ME);
    assert_eq!(known.iter().sum::<u8>(), 2);
    assert!((0..4).all(|kind| known[kind] <= scene.state.hands[1].counts()[kind]));
    assert_eq!(scene.state.hands[1].shown_counts(), known);
}

#[test]
fn what_a_queen_saw_is_shown_until_the_next_decision() {
    let mut scene = Scene::new("qnkk", "QQN", "NNA");
    let saw = |scene: &Scene, to| scene.state.view(to).own.and_then(|own| own.queen_saw);
    scene.play("reveal-1");
    assert!(saw(&scene, MINE).is_some());
    assert_eq!(saw(&scene, MINE), saw(&scene, THEIRS));
    assert_eq!(scene.state.view(Viewer::Public).own, None);
    scene.play("replace-2");
    assert_eq!(saw(&scene, MINE), None);
    assert_eq!(saw(&scene, THEIRS), None);
}

#[test]
fn a_known_card_laid_openly_is_no_longer_in_the_hand() {
    let mut scene = Scene::new("Anqk", "NKK", "NQA");
    scene.play("replace-1 lay-king-down");
    assert_eq!(scene.known_hand(THEY), counts("A"));
    scene.play("replace-2 lay-knight-down replace-3 lay-assassin-up look-at-1 look-at-2");
    assert_eq!(scene.known_hand(THEY), counts(""));
}

#[test]
fn a_known_card_that_may_have_been_laid_face_down_is_marked_no_longer() {
    let mut scene = Scene::new("Anqk", "NKK", "NQA");
    scene.play("replace-1 lay-king-down replace-2 lay-knight-down");
    assert_eq!(scene.known_hand(THEY), counts("A"));
    scene.play("replace-3 lay-king-down");
    assert_eq!(scene.known_hand(THEY), counts(""), "it may be the one that was laid");
    assert_eq!(scene.state.hands[0].shown_counts(), [0; 4]);
}

#[test]
fn every_world_has_that_card_in_the_hand_or_where_it_may_since_have_gone() {
    let mut scene = Scene::new("Anqk", "NKK", "NQA");
    scene.play("replace-1 lay-king-down replace-2 lay-knight-down replace-3 lay-king-down");
    let spots: BTreeSet<_> = worlds(&scene, THEIRS)
        .into_iter()
        .map(|world| {
            let held = world.hands[0].count(Kind::Assassin) > 0;
            let laid = world.court[place(3).index()] == Kind::Assassin;
            assert!(held || laid, "{world:?}");
            (held, laid)
        })
        .collect();
    assert!(spots.contains(&(true, false)) && spots.contains(&(false, true)));
    // Its own player need not guess.
    assert!(worlds(&scene, MINE).iter().all(|world| world.hands[0] == scene.state.hands[0]));
}

#[test]
fn a_card_that_was_not_laid_there_is_still_in_the_hand() {
    let mut scene = Scene::new("Anqk", "NKK", "NQA");
    scene.play("replace-1 lay-king-down replace-2 lay-knight-down replace-3 lay-king-down");
    assert_eq!(scene.known_hand(THEY), counts(""));
    scene.play("reveal-3 draw-two");
    assert_eq!(scene.known_hand(THEY), counts("A"), "a King was laid, not the Assassin");
}

#[test]
fn such_a_card_is_followed_through_a_switch_as_well() {
    let mut scene = Scene::new("Anqk", "NKK", "NQA");
    scene.play("replace-1 lay-king-down replace-2 lay-knight-down replace-3 lay-king-down");
    scene.play("replace-2 lay-queen-down");
    // A Knight moves the card laid on 3 to 4.
    scene.play("replace-2 lay-knight-up switch-3-4 turn-over-2");
    for world in worlds(&scene, THEIRS) {
        let at_4 = world.court[place(4).index()] == Kind::Assassin;
        assert!(world.hands[0].count(Kind::Assassin) > 0 || at_4);
    }
}

#[test]
fn what_is_laid_from_a_hand_known_card_by_card_is_one_of_these() {
    let mut scene = Scene::new("qNaa", "NQK", "AAK");
    // The Queen sees both Assassins; then the third card is laid face up in exchange for another.
    scene = (0..20)
        .map(|seed| {
            let mut scene = scene.clone().seeded(seed);
            scene.play("reveal-1");
            scene
        })
        .find(|scene| scene.known_hand(ME) == counts("AA"))
        .expect("one Queen in three sees them");
    scene.play("replace-2 lay-king-up turn-up-3");
    assert_eq!(scene.known_hand(ME), counts("AAN"));
    scene.play("replace-3 lay-knight-down replace-4 lay-assassin-down");
    for world in worlds(&scene, MINE) {
        assert!([Kind::Knight, Kind::Assassin].contains(&world.court[place(4).index()]));
    }
}

#[test]
fn who_has_counted_the_cards_knows_what_is_laid_face_down() {
    let mut scene = Scene::with_pile("KANQ", "AAN", "KKK", "NQ");
    scene.play("replace-4 lay-knight-down");
    scene.play("replace-1 lay-king-up draw-two discard-knight discard-queen");
    scene.play("replace-4 lay-queen-down");
    assert_eq!(scene.known_hand(ME), counts("K"), "the one that lay in the Court");
    scene.play("replace-2 lay-king-down");
    assert_eq!(scene.known_court(MINE), "KKNQ", "all other cards have been seen");
}

#[test]
fn who_starts_a_turn_and_does_not_marry_has_no_three_queens() {
    let mut scene = Scene::new("nnka", "NKA", "QQA");
    let court = scene.state.court;
    let queens = counts("QQQ");
    assert!(scene.state.memory[0].allows(court, queens));
    scene.play("replace-1 lay-knight-down");
    assert!(!scene.state.memory[0].allows(court, queens), "the opponent's turn has begun");
    assert!(scene.state.memory[0].allows(court, counts("QQA")));
}

#[test]
fn every_world_marks_in_the_hand_of_the_opponent_what_one_is_sure_of() {
    let mut scene = Scene::new("Anqk", "NKK", "NNA");
    scene.play("replace-1 lay-king-down replace-2 lay-knight-down");
    scene.play("replace-3 lay-king-up turn-up-4");
    assert_eq!(scene.known_hand(THEY), counts("A"));
    for world in worlds(&scene, THEIRS) {
        assert_eq!(world.hands[0].shown_counts(), counts("A"));
        assert_eq!(world.hands[0].size(), 3);
    }
}

#[test]
fn the_discards_lie_open() {
    let mut scene = Scene::new("kqna", "NKA", "NQA");
    scene.play("reveal-1 draw-two discard-knight discard-king");
    for viewer in [MINE, THEIRS, Viewer::Public] {
        assert_eq!(*scene.state.view(viewer).public.discards, [Kind::Knight, Kind::King]);
    }
}

#[test]
fn every_world_has_the_set_up_queens_under_the_pile() {
    let mut scene = Scene::with_pile("knna", "NNK", "KAQ", "QQQKAA");
    scene.state.public.under = 2;
    for to in [MINE, THEIRS] {
        for world in worlds(&scene, to) {
            assert_eq!(world.pile[..2], [Kind::Queen; 2]);
        }
    }
}

#[test]
fn the_public_sees_what_lies_open_and_nothing_else() {
    let mut scene = Scene::new("aqnK", "NKA", "NQA");
    scene.play("replace-2 lay-king-down");
    scene.play("reveal-1 look-at-2 look-at-3");
    let view = scene.state.view(Viewer::Public);
    assert_eq!(view.own, None);
    assert_eq!(view.court, [Some(card('A')), None, None, Some(card('K'))]);
    assert_eq!(view.public, scene.state.public);
}

#[test]
fn all_see_which_cards_were_looked_at_or_laid_or_switched() {
    let mut scene = Scene::new("aqnK", "NKA", "NQA");
    let watchers = |scene: &Scene, spot: u8| -> Vec<_> {
        scene.state.view(Viewer::Public).public.watched[place(spot).index()].iter().collect()
    };
    scene.play("replace-2 lay-knight-down");
    assert_eq!(watchers(&scene, 2), [ME]);
    scene.play("reveal-1 look-at-2 look-at-3");
    assert_eq!(watchers(&scene, 1), [ME, THEY]);
    assert_eq!(watchers(&scene, 2), [ME, THEY]);
    assert_eq!(watchers(&scene, 3), [THEY]);
    scene.play("replace-2 lay-king-down");
    assert_eq!(watchers(&scene, 2), [ME], "a new card lies there");
    assert_eq!(scene.known_hand(THEY), counts("N"), "and the one looked at is in that hand");
}

#[test]
fn a_queen_known_to_a_seat_is_followed_from_court_to_hand_to_discards() {
    let mut scene = Scene::new("aqnk", "NKA", "QNA");
    scene.play("reveal-1 look-at-2 look-at-3");
    scene.play("replace-2 lay-knight-down");
    assert_eq!(scene.known_hand(ME), counts("Q"));
    assert_eq!(scene.known_court(MINE), "A.N.");
}
