//! The table: what is turned over for a player in secret, the end, and what the page says of goals,
//! orders and turns.

use crate::html::{self, Element, app, draw};
use crate::scene::{ME, Scene, THEY, told};
use regalia::engine::{Game, NoOptions, Observable, Rng, Seat, Setup, Stream, Turn, Viewer};
use regalia::games::rogue_monarch::{Conspiracy, Event, RogueMonarch, TURN_LIMIT};
use regalia::ui::games::{GameText, GameUi, Pacing, Players, Scene as Board, Staging};
use regalia::ui::locale::Language;
use std::rc::Rc;
use yew::Html;

fn players(viewer: Viewer) -> Rc<Players> {
    html::players(2, viewer)
}

/// Returns the scene of a position in which nothing can be decided.
fn board(scene: &Scene, viewer: Viewer, open: bool) -> Board<RogueMonarch> {
    Board {
        open: open.then(|| Rc::new(scene.state.clone())),
        ..html::scene(scene.state.view(viewer), &players(viewer), 0)
    }
}

fn rendered(content: Html) -> Element {
    draw(content, app(Language::En.messages(), true))
}

/// Returns the names of the face-up cards in this part of the board.
fn faces(drawn: &Element, part: &str) -> Vec<String> {
    let cards = drawn.of_class(part).into_iter().flat_map(|part| part.of_class("card"));
    let names = cards.filter(|card| card.of_class("card-ghost").is_empty());
    names.flat_map(|card| card.of_class("card-name")).map(Element::text).collect()
}

/// Renders the board after the event that `which` finds, for this viewer; with its pacing.
fn looked(scene: &Scene, events: &[Event], viewer: Viewer) -> (Pacing, Element) {
    let is_look =
        |event: &&Event| matches!(event, Event::LookedAt { .. } | Event::QueenLooked { .. });
    let event = events.iter().find(is_look).expect("a player looks");
    let event = event.seen_by(viewer).expect("all are told of it");
    let pacing = RogueMonarch::pacing(&event);
    let html = RogueMonarch::board_after(board(scene, viewer, false), &[event]);
    (pacing, rendered(html))
}

#[test]
fn an_assassins_look_is_turned_over_for_its_player_alone() {
    let mut scene = Scene::new("akqn", "NKQ", "NKA");
    scene.play("reveal-1");
    let events = scene.play("look-at-3");
    let (pacing, drawn) = looked(&scene, &events, Viewer::Of(ME));
    assert_eq!(pacing, Pacing::Look);
    assert_eq!(faces(&drawn, "rm-look"), ["Queen"]);
    assert_eq!(faces(&drawn, "slots"), ["Assassin", "Queen"]);
    for viewer in [Viewer::Of(THEY), Viewer::Public] {
        let (pacing, drawn) = looked(&scene, &events, viewer);
        assert_eq!(pacing, Pacing::Beat);
        assert_eq!(faces(&drawn, "rm-look"), [""; 0]);
        assert_eq!(faces(&drawn, "slots"), ["Assassin"]);
    }
    // What its player knows afterwards stays on the back.
    let drawn = rendered(RogueMonarch::board(board(&scene, Viewer::Of(ME), false)));
    assert_eq!(faces(&drawn, "slots"), ["Assassin"]);
    let ghosts = drawn.of_class("card-ghost");
    assert_eq!(ghosts.len(), 1);
    assert!(drawn.of_class("rm-look").is_empty());
}

#[test]
fn a_queens_look_is_turned_over_for_both_players() {
    let mut scene = Scene::new("qkan", "NKQ", "NKA");
    let events = scene.play("reveal-1");
    let saw = events.iter().find_map(|event| match event {
        Event::QueenLooked { saw, .. } => *saw,
        _ => None,
    });
    let names = Language::En.messages().rogue_monarch().kinds;
    let saw = saw.expect("a Queen looks").map(|kind| names[kind as usize].to_owned());
    let (pacing, drawn) = looked(&scene, &events, Viewer::Of(ME));
    assert_eq!(pacing, Pacing::Look);
    assert_eq!(faces(&drawn, "rm-look"), saw);
    assert_eq!(faces(&drawn, "rm-far"), saw);
    let (pacing, drawn) = looked(&scene, &events, Viewer::Of(THEY));
    assert_eq!(pacing, Pacing::Look);
    assert_eq!(faces(&drawn, "rm-look"), saw);
    let chosen = drawn.of_class("rm-near")[0].of_class("chosen");
    assert_eq!(chosen.len(), 2);
    let (pacing, drawn) = looked(&scene, &events, Viewer::Public);
    assert_eq!(pacing, Pacing::Beat);
    assert!(faces(&drawn, "board").iter().all(|name| name == "Queen"), "the Queen on the Court");
}

/// Returns a match that the opponent of the first player has won by a Marriage.
fn married() -> Scene {
    let mut scene = Scene::new("nnkk", "NKA", "QQQ");
    scene.play("replace-3 lay-king-down");
    assert!(scene.won(THEY, Conspiracy::Marriage));
    scene
}

#[test]
fn a_marriage_is_laid_open_and_lit_for_all() {
    let scene = married();
    for viewer in [Viewer::Of(ME), Viewer::Public] {
        let drawn = rendered(RogueMonarch::board(board(&scene, viewer, false)));
        assert_eq!(faces(&drawn, "rm-far"), ["Queen"; 3], "{viewer:?}");
        assert_eq!(drawn.of_class("chosen").len(), 3, "{viewer:?}");
        assert_eq!(drawn.of_class("rm-won").len(), 1, "{viewer:?}");
    }
    let drawn = rendered(RogueMonarch::board(board(&scene, Viewer::Of(THEY), false)));
    assert_eq!(drawn.of_class("rm-near")[0].of_class("chosen").len(), 3);
    assert_eq!(faces(&drawn, "rm-far"), [""; 0], "the loser's hand stays hidden");
}

#[test]
fn everything_is_laid_open_after_the_end() {
    let scene = married();
    for viewer in [Viewer::Of(ME), Viewer::Of(THEY), Viewer::Public] {
        let drawn = rendered(RogueMonarch::board(board(&scene, viewer, true)));
        let hands = [faces(&drawn, "rm-near"), faces(&drawn, "rm-far")];
        assert!(hands.iter().all(|hand| hand.len() == 3), "{hands:?}");
        assert_eq!(faces(&drawn, "slots").len(), 4);
        let backs = drawn.of_class("card-back");
        assert_eq!(backs.len(), 1, "only the draw pile has a back");
        let pile = backs[0].get("aria-label").expect("its cards are told");
        assert_eq!(pile.matches(", ").count(), scene.state.pile.len(), "{pile}");
    }
    // Before that, nothing of it is in the page.
    let drawn = rendered(RogueMonarch::board(board(&scene, Viewer::Public, false)));
    assert!(drawn.of_class("rm-revealed").is_empty());
}

#[test]
fn every_way_to_win_is_told_with_what_the_viewer_may_know() {
    let scene = Scene::new("Kknn", "QQA", "QAN");
    for language in Language::ALL {
        let messages = language.messages();
        let goals = |viewer: Viewer| {
            RogueMonarch::goals(&scene.state.view(viewer), &players(viewer), messages)
        };
        let mine = goals(Viewer::Of(ME));
        assert_eq!(mine.len(), 4);
        let [crown, murder, marriage, limit] = &mine[..] else { unreachable!() };
        assert_eq!(crown.progress.len(), 2);
        assert!(crown.progress[0].contains('1') && crown.progress[0].contains('3'));
        assert!(murder.progress[0].starts_with('0'), "{murder:?}");
        assert!(marriage.progress[0].starts_with('2'), "{marriage:?}");
        assert!(!marriage.progress[1].contains(char::is_numeric), "{marriage:?}");
        assert!(limit.text.contains(&TURN_LIMIT.to_string()));
        for goal in goals(Viewer::Public) {
            let same = goal.progress.windows(2).all(|two| two[0] == two[1]);
            assert!(same, "the public knows no hand: {goal:?}");
        }
    }
}

#[test]
fn every_decision_is_an_order() {
    let scene = Scene::new("Kknn", "QQA", "QAN");
    let view = scene.state.view(Viewer::Of(ME));
    for language in Language::ALL {
        let mut all: Vec<String> = RogueMonarch::vocabulary()
            .into_iter()
            .map(|action| {
                RogueMonarch::order(&view, action, &players(Viewer::Of(ME)), language.messages())
            })
            .collect();
        for order in &all {
            assert!(order.ends_with('.') && order.starts_with(char::is_uppercase), "{order}");
        }
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count, "two decisions are the same order");
    }
}

#[test]
fn a_turn_is_told_in_one_short_line() {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let mut lines = 0;
    for seed in 0..40 {
        let mut state = RogueMonarch::new(&setup, &mut Rng::for_match(seed));
        let mut dice = Rng::new(seed, Stream::Tool(7));
        let mut turn: (Option<Seat>, Vec<Event>) = (None, Vec::new());
        for _ in 0..400 {
            let by = match state.turn() {
                Turn::Of(seat) => Some(seat),
                Turn::Over(_) => None,
            };
            if turn.0 != by {
                let (seat, events) = std::mem::take(&mut turn);
                turn.0 = by;
                for viewer in
                    seat.iter().flat_map(|seat| [Viewer::Of(seat.next(2)), Viewer::Public])
                {
                    for language in Language::ALL {
                        let recap = RogueMonarch::recap(
                            &state.view(viewer),
                            &told(&events, viewer),
                            &players(viewer),
                            language.messages(),
                        );
                        let recap = recap.expect("something was played");
                        assert!(recap.ends_with(['.', '!']), "{recap}");
                        assert!(recap.chars().count() <= 80, "{recap}");
                        assert!(!recap.contains("  "), "{recap}");
                        lines += 1;
                    }
                }
            }
            let mut legal = Vec::new();
            state.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let action = dice.pick(&legal);
            let mut rng = Rng::for_match(seed);
            state.apply(action, &mut rng, &mut |_, event| turn.1.push(event));
        }
    }
    assert!(lines > 1_000, "only {lines} turns were told");
}

#[test]
fn a_recap_tells_the_card_and_then_what_it_means_for_the_reader() {
    let mut scene = Scene::new("qkan", "NKA", "NQQ");
    let events = scene.play("reveal-1");
    let line = RogueMonarch::recap(
        &scene.state.view(Viewer::Of(THEY)),
        &told(&events, Viewer::Of(THEY)),
        &players(Viewer::Of(THEY)),
        Language::En.messages(),
    );
    let line = line.expect("a turn");
    assert!(line.starts_with("Queen revealed on 1: you lost"), "{line}");
}
