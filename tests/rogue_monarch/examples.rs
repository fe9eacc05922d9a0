//! The worked examples of the rules, played through.

use crate::scene::{ME, Scene, THEY};
use regalia::games::rogue_monarch::{Conspiracy, Event, Kind};

#[test]
fn two_kings_shown_and_a_third_laid_two_turns_later_are_a_coronation() {
    let mut scene = Scene::new("kqak", "KNN", "NQA");
    scene.play("reveal-1 turn-up-4");
    assert_eq!(scene.court(), "KqaK");
    assert!(scene.awaits(THEY));
    scene.play("replace-3 lay-knight-down");
    scene.play("replace-2 lay-king-up");
    assert!(scene.won(ME, Conspiracy::Coronation));
}

#[test]
fn a_king_laid_beside_two_assassins_turns_the_victim_up_and_murders_in_the_middle_of_his_effect() {
    let mut scene = Scene::new("AnAq", "KNN", "NQK");
    scene.play("replace-4 lay-king-up");
    assert!(scene.awaits_more(), "the King still has his effect");
    scene.play("turn-up-2");
    assert_eq!(scene.court(), "ANAK");
    assert!(scene.won(ME, Conspiracy::Murder));
}

#[test]
fn a_queen_that_finds_two_of_three_queens_prevents_the_marriage() {
    let mut scene = Scene::new("qknn", "QQK", "QNA");
    scene.play("replace-1 lay-king-down");
    assert_eq!(scene.hand(ME), "QQQ");
    let events = scene.play("replace-4 lay-queen-up");
    assert!(events.contains(&Event::QueensDiscarded { seat: ME, count: 2 }));
    assert_eq!(*scene.state.public.discards, [Kind::Queen; 2]);
    assert!(scene.awaits(ME), "no Marriage");
    assert_eq!(scene.state.hands[0].count(Kind::Queen), 1);
    assert_eq!(scene.state.hands[0].size(), 3);
}

impl Scene {
    /// Returns true if the player whose turn began still has something to decide in it.
    fn awaits_more(&self) -> bool {
        self.end().is_none() && !self.awaits(ME) && !self.awaits(THEY)
    }
}
