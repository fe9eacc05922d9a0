//! The end of the game.

use crate::html;
use crate::scene::{Scene, seat};
use regalia::engine::{Game, Turn, Viewer};
use regalia::games::penniless_king::{Ending, Neighbourhood, PennilessKing, Plot, Rogue, Step};
use regalia::ui::games::GameText;
use regalia::ui::locale::Language;

use Neighbourhood::{Chatelet, Cour, Egyptienne, Halles, Taverne};

#[test]
fn the_sixth_token_wins_at_once() {
    let mut scene = Scene::new(3)
        .lines(0, 0b1_1111)
        .lines(1, 0b111)
        .put(0, Rogue::Henchman, "cour-1")
        .put(1, Rogue::Beggar, "cour-2")
        .put(1, Rogue::Henchman, "cour-3");
    scene.end_turn();
    assert_eq!(scene.state.public.step, Step::Over(Ending::Renown(seat(0))));
    assert_eq!(scene.winners(), [0]);
}

#[test]
fn a_sixth_token_wins_before_the_king_moves() {
    let mut scene = Scene::new(5).lines(0, 0b1111).control(0, Cour).coins(0, 8).king(23);
    scene = scene.lines(1, 0b1111).control(1, Halles);
    scene.play("take-henchman to-halles-1 line-5");
    assert_eq!(scene.winners(), [0]);
    assert_eq!(scene.state.public.king, 23);
}

#[test]
fn the_kings_arrival_ends_the_game_without_standoffs() {
    for (seats, last) in [(2, 12), (3, 14), (4, 19), (5, 24)] {
        let mut scene = Scene::new(seats)
            .king(last - 1)
            .lines(1, 0b11)
            .put(1, Rogue::Beggar, "halles-1")
            .put(1, Rogue::Henchman, "halles-3")
            .lines(0, 0b1);
        scene.play("take-henchman to-halles-2");
        assert_eq!(scene.state.public.step, Step::Over(Ending::King));
        assert_eq!(scene.winners(), [1], "most Renown in play");
        assert_eq!(scene.controller(Halles), None);
    }
}

#[test]
fn ties_go_to_who_controls_more_and_then_are_shared() {
    let arrival = |scene: Scene| {
        let mut scene = scene.king(23);
        scene.play("take-henchman to-halles-2");
        scene.winners()
    };
    let tied = || Scene::new(5).lines(1, 0b11).lines(2, 0b1).control(2, Taverne);
    assert_eq!(arrival(tied()), [2], "two each, but a neighbourhood");
    let shared = tied().lines(3, 0b1).control(3, Chatelet);
    assert_eq!(arrival(shared), [2, 3]);
}

#[test]
fn the_result_tells_what_broke_a_tie() {
    let says = |scene: Scene, viewer| {
        let mut scene = scene.king(23);
        scene.play("take-henchman to-halles-2");
        let Turn::Over(outcome) = scene.state.turn() else { panic!("it is over") };
        let viewer = Viewer::Of(seat(viewer));
        let view = scene.state.view(viewer);
        let messages = Language::En.messages();
        PennilessKing::verdict(&view, &outcome, &html::players(5, viewer), messages)
    };
    let alone = || Scene::new(5).lines(1, 0b1).lines(2, 0b11);
    let tied = || Scene::new(5).lines(1, 0b11).lines(2, 0b1).control(2, Taverne);
    assert!(says(alone(), 0).ends_with("wins with the most Renown."), "{}", says(alone(), 0));
    let other = says(tied(), 0);
    assert!(other.contains("tied on Renown, "), "{other}");
    assert!(other.ends_with("wins with the most neighbourhoods."), "{other}");
    let own = says(tied(), 2);
    assert!(own.ends_with("tied on Renown, you win with the most neighbourhoods."), "{own}");
    let shared = says(tied().lines(3, 0b1).control(3, Chatelet), 0);
    assert!(shared.ends_with(" share the win.") && shared.contains(" and "), "{shared}");
}

#[test]
fn the_empress_places_no_new_token() {
    let mut scene = Scene::new(2).lines(0, 0b1_1111).plot(0, Plot::Empress);
    scene.play("play-empress line-1 name-egyptienne");
    assert_eq!(scene.controller(Egyptienne), Some(0));
    assert_eq!(scene.winners(), [0; 0]);
}

#[test]
fn after_sixty_turns_a_player_the_game_ends_as_if_the_king_had_arrived() {
    let mut scene = Scene::new(2).lines(1, 0b1);
    scene.state.public.round = 60;
    scene.play("take-henchman to-cour-2 done");
    assert_eq!(scene.winners(), [0; 0]);
    scene.play("take-henchman to-cour-1 done");
    assert_eq!(scene.state.public.step, Step::Over(Ending::Time));
    assert_eq!(scene.winners(), [1]);
}
