//! The decisive moments: goals, orders, recaps, sums, the pages between, and the end.

use crate::html::{self, Element, app, draw};
use crate::scene::{Scene, adventure, seat, tile};
use regalia::engine::{Game, Observable, Seat, Turn, Viewer};
use regalia::games::mon_royaume::{
    Action, Adventure, Event, Kind, Laid, MonRoyaume, Rules, SHOW, Step, Tale, TaleSet, Task, Tile,
    View,
};
use regalia::ui::describe::mon_royaume::text;
use regalia::ui::games::{GameText, GameUi, Players, Scene as Shown, Staging};
use regalia::ui::locale::{Language, Messages};
use regalia::ui::motion::Motion;
use std::rc::Rc;

/// Returns the players of a table with this number of persons, who have the first seats.
fn players(seats: usize, viewer: Viewer, persons: usize) -> Players {
    let bots = (0..seats).map(|at| (at >= persons).then_some("Baron")).collect();
    Players { bots, ..(*html::players(seats, viewer)).clone() }
}

fn board(state: &MonRoyaume, players: Players, open: bool, messages: &'static Messages) -> Element {
    let scene = Shown::<MonRoyaume> {
        open: open.then(|| Rc::new(*state)),
        ..html::scene(state.view(players.viewer), &Rc::new(players), 1)
    };
    draw(MonRoyaume::board(scene), app(messages, true))
}

/// Returns the titles and texts of an element and all below it.
fn everything(drawn: &Element) -> String {
    let titles = drawn.all().into_iter().filter_map(|one| one.get("title"));
    [&drawn.text(), " ", &titles.collect::<Vec<_>>().join(" ")].concat()
}

fn whole(text: &str) {
    assert!(!text.trim().is_empty() && text.trim() == text && !text.contains("  "), "{text:?}");
    assert!(!text.contains(['{', '}']), "{text:?}");
}

/// A whole game, with every event and the view after it.
fn played(
    seats: usize,
    rules: Rules,
    seed: u64,
    viewer: Viewer,
) -> (MonRoyaume, Vec<(Event, View)>) {
    let mut scene = crate::support::Scene::of(&crate::scene::dealt(seats, rules, seed));
    let (mut legal, mut told) = (Vec::new(), Vec::new());
    while matches!(scene.state.turn(), Turn::Of(_)) {
        scene.state.legal(&mut legal);
        // Tiles are placed face up where that is allowed.
        let face_up = legal.iter().filter(|action| !matches!(action, Action::Flip(_))).count();
        let action = legal[scene.rng.below(if face_up > 0 { face_up } else { legal.len() })];
        scene.state.apply(action, &mut scene.rng, &mut |state, event| {
            told.extend(event.seen_by(viewer).map(|event| (event, state.view(viewer))));
        });
    }
    (scene.state, told)
}

#[test]
fn the_goals_name_every_way_to_score() {
    for language in Language::ALL {
        let messages = language.messages();
        for (rules, ways) in [(Rules::First, 2), (Rules::Tales, 3), (Rules::Complete, 11)] {
            let (state, told) = played(3, rules, 4, Viewer::Of(seat(0)));
            let players = players(3, Viewer::Of(seat(0)), 1);
            let last = state.view(Viewer::Of(seat(0)));
            for view in told.iter().map(|(_, view)| view).chain([&last]) {
                let goals = MonRoyaume::goals(view, &players, messages);
                assert_eq!(goals.len(), ways, "{goals:?}");
                for goal in &goals {
                    whole(&goal.text);
                    assert!(goal.text.ends_with('.'), "{goal:?}");
                    assert!(matches!(goal.progress.len(), 0 | 3), "{goal:?}");
                    goal.progress.iter().for_each(|progress| whole(progress));
                }
            }
        }
    }
}

#[test]
fn every_decision_is_an_order() {
    for language in Language::ALL {
        let players = players(4, Viewer::Of(seat(0)), 1);
        let view = Scene::new(4, 1).view(0);
        for action in MonRoyaume::vocabulary() {
            let order = MonRoyaume::order(&view, action, &players, language.messages());
            whole(&order);
            assert!(order.ends_with('.') && order.matches('.').count() == 1, "{order:?}");
        }
    }
}

#[test]
fn a_recap_tells_what_all_took_and_what_it_brings_the_reader() {
    let messages = Language::En.messages();
    let players = players(3, Viewer::Of(seat(0)), 1);
    let by = |seats: &[usize]| seats.iter().map(|&number| seat(number)).collect();
    let events = [
        Event::Picked { seat: seat(2), tile: None },
        Event::Revealed { tiles: ["lake", "forge", "troll"].into_iter().map(tile).collect() },
        Event::Resolved { card: adventure("mission-quarry"), by: by(&[0, 1]) },
        Event::Resolved { card: adventure("monster-troll"), by: by(&[2]) },
    ];
    let view = Scene::new(3, 1).view(0);
    let recap = |events: &[Event]| MonRoyaume::recap(&view, events, &players, messages);
    assert_eq!(recap(&events).as_deref(), Some("took the Troll · Bruno: Forge · you draw 1 token"));
    assert_eq!(recap(&events[..1]), None, "a secret pick is not worth a line");
    let marked = [Event::Marked { seat: seat(2), to: seat(0) }];
    let said = recap(&marked);
    assert_eq!(said.as_deref(), Some("gave you a Monster marker: you lose 1 point"));
}

#[test]
fn the_prompt_names_the_neighbour_and_the_monster() {
    let messages = Language::En.messages();
    let mut scene = Scene::new(3, 2);
    let players = players(3, Viewer::Of(seat(0)), 1);
    let said = MonRoyaume::prompt(&scene.view(0), &[], &players, messages);
    assert!(said.contains("Bruno"), "{said}");
    scene.state.public.step = Step::Give;
    let monster = Adventure::all().find(|card| card.task() == Task::Monster(tile("dragon")));
    scene.state.public.adventures[0] = monster.expect("there is one");
    let said = MonRoyaume::prompt(&scene.view(0), &[], &players, messages);
    assert!(said.contains("Dragon") && said.contains("−1 point"), "{said}");
}

#[test]
fn rounds_the_bards_cards_and_the_scores_have_a_page_each() {
    for language in Language::ALL {
        let messages = language.messages();
        for (rules, seats) in [(Rules::First, 2), (Rules::Tales, 3), (Rules::Complete, 4)] {
            let viewer = Viewer::Public;
            let (state, told) = played(seats, rules, 11, viewer);
            let players = players(seats, viewer, seats);
            let mut pages = 0;
            for (event, view) in &told {
                let page =
                    MonRoyaume::interlude(view, std::slice::from_ref(event), &players, messages);
                let Some(page) = page else { continue };
                pages += 1;
                whole(&page.title);
                whole(page.next);
                let drawn = draw(page.content, app(messages, true));
                let text = everything(&drawn);
                assert!(html::NAMES[..seats].iter().all(|name| text.contains(name)), "{text}");
                if let Event::BardPlayed { by, .. } = event {
                    let gains = drawn.of_class("mr-gain");
                    assert_eq!(gains.len(), seats);
                    let none = gains.iter().filter(|gain| gain.has_class("mr-none")).count();
                    assert_eq!(none, seats - by.len());
                    assert_eq!(drawn.of_class("mr-gained").len(), by.len());
                    assert_eq!(drawn.of_class("mr-kingdom").len(), seats);
                }
            }
            let cards =
                |event: &Event| matches!(event, Event::BardPlayed { .. } | Event::Serenade { .. });
            let cards = told.iter().filter(|(event, _)| cards(event)).count();
            assert!(rules != Rules::Complete || cards >= SHOW);
            // Two rounds and the final scores.
            assert_eq!(pages, 3 + cards, "{:?}", state.public);
        }
    }
}

#[test]
fn at_the_end_the_winner_is_lit_and_everything_is_open() {
    for language in Language::ALL {
        let messages = language.messages();
        let w = messages.mon_royaume();
        let (state, _) = played(3, Rules::Complete, 9, Viewer::Public);
        let drawn = board(&state, players(3, Viewer::Public, 1), true, messages);
        let Turn::Over(outcome) = state.turn() else { panic!("it is over") };
        assert_eq!(drawn.of_class("mr-winner").len(), outcome.winners().len());
        assert_eq!(drawn.of_class("mr-kingdom").len(), 3);
        let text = everything(&drawn);
        assert!(text.contains(messages.table.winner), "{text}");
        // Every tile of the deck is somewhere.
        for tile in state.public.deck.iter() {
            assert!(text.contains(w.tiles[tile.index()]), "{tile}: {text}");
        }
        assert_eq!(drawn.of_class("mr-hidden").len(), 0);
        for seat in state.public.all() {
            let tale = state.public.tale(seat).expect("each tells a tale");
            assert!(text.contains(w.tales[tale.index()]), "{text}");
        }
        // Without everything open, what was discarded face down is not told.
        let closed = board(&state, players(3, Viewer::Public, 1), false, messages);
        assert!(!everything(&closed).contains(w.discarded));
    }
}

#[test]
fn every_total_is_its_sum() {
    let messages = Language::En.messages();
    for rules in [Rules::First, Rules::Tales, Rules::Complete] {
        for seed in 0..12 {
            let (state, _) = played(4, rules, seed, Viewer::Public);
            let drawn = board(&state, players(4, Viewer::Public, 1), false, messages);
            let totals = drawn.of_class("mr-total");
            assert_eq!(totals.len(), 4);
            for (total, seat) in totals.iter().zip(state.public.all()) {
                let said = total.get("title").expect("a total has its sum").replace('−', "-");
                let sum = said.strip_prefix("Total: ").expect("it is named");
                let (parts, all) = sum.split_once(" = ").unwrap_or((sum, sum));
                let parts = parts.replace(" - ", " + -");
                let parts = parts.split(" + ").map(|part| part.parse::<i16>().expect("a number"));
                let line = state.public.ending.expect("it is over").lines[seat.index()];
                assert_eq!(parts.sum::<i16>(), line.total(), "{said}");
                assert_eq!(all.parse::<i16>(), Ok(line.total()), "{said}");
            }
        }
    }
}

/// A Heroic tale with four of its six elements, but only one circled tile, is told to score
/// nothing, and why.
#[test]
fn a_tale_says_why_it_scores_nothing() {
    let twelve = "woodcutter shepherdess farmer miller wheat-field glade orchard sawmill windmill \
                  green-castle yellow-castle knight";
    let mut scene = Scene::builders(
        Rules::Complete,
        &[(twelve, "the-forest-regained"), (twelve, "the-tree-of-love")],
    );
    let face_up = "woodcutter shepherdess farmer miller glade orchard -knight sawmill windmill \
                   green-castle";
    scene.build(face_up).build(face_up);
    let messages = Language::En.messages();
    let drawn = board(&scene.state, players(2, Viewer::Public, 1), false, messages);
    let text = everything(&drawn);
    assert!(text.contains("0 points. Circled tiles missing: Wheat Field."), "{text}");
    assert!(text.contains("5 of 6 elements: 5 tokens."), "{text}");
    assert!(text.contains("Both lovers: 2 more tokens"), "{text}");
}

#[test]
fn kingdoms_stay_where_they_are_when_the_device_is_passed() {
    let messages = Language::En.messages();
    let mut scene = Scene::new(4, 3);
    scene.go_on_until(|state| state.public.picks == 2);
    let order = |viewer: Viewer| -> Vec<String> {
        let drawn = board(&scene.state, players(4, viewer, 2), false, messages);
        let others = drawn.of_class("mr-others");
        let places = others[0].all().into_iter().filter_map(|one| one.get("data-place"));
        places.map(str::to_owned).collect()
    };
    assert_eq!(order(Viewer::Of(seat(0))), ["seat-0", "seat-1", "seat-2", "seat-3"]);
    assert_eq!(order(Viewer::Of(seat(1))), order(Viewer::Of(seat(0))));
    assert_eq!(order(Viewer::Public), order(Viewer::Of(seat(0))));
}

#[test]
fn a_pick_flies_only_from_a_hand_that_is_seen() {
    let messages = Language::En.messages();
    let scene = Scene::new(3, 3);
    let picked = |tile| Event::Picked { seat: Seat::new(1), tile };
    let flies = |event: Event| {
        MonRoyaume::motions(&[event]).iter().any(|motion| matches!(motion, Motion::Fly { .. }))
    };
    assert!(flies(picked(Some(tile("forge")))));
    assert!(!flies(picked(None)));
    // While the device is passed, the backs are where the hand was.
    let drawn = board(&scene.state, players(3, Viewer::Public, 3), false, messages);
    assert_eq!(drawn.of_class("mr-back").len(), 7);
    assert!(drawn.all().iter().any(|one| one.get("data-place") == Some("hand")));
    assert!(drawn.of_class("tile").is_empty());
}

#[test]
fn only_one_of_two_equal_tiles_rises() {
    let messages = Language::En.messages();
    let mut scene = Scene::new(3, 3);
    let pair = ["forge", "forge", "lake"].into_iter().map(tile).collect();
    scene.state.hands[0] = pair;
    scene.decide(Action::Pick(tile("forge")));
    let drawn = board(&scene.state, players(3, Viewer::Of(seat(0)), 1), false, messages);
    assert_eq!(drawn.of_class("chosen").len(), 1);
}

/// The kinds of tales in the panel of goals are those of the players.
#[test]
fn progress_of_a_type_is_only_that_of_its_tales() {
    let messages = Language::En.messages();
    let mut scene = Scene::new(2, 5);
    let love = Tale::of_kind(Kind::Love).next().expect("there are five");
    scene.state.public.tales[0] = TaleSet::NONE.with(love);
    let goals = MonRoyaume::goals(&scene.view(1), &players(2, Viewer::Of(seat(1)), 1), messages);
    let heroic = goals.iter().find(|goal| goal.icon == "laurel-crown").expect("there is one");
    assert_eq!(heroic.progress[0], "–");
    assert_ne!(heroic.progress[1], "–");
}

#[test]
fn a_sum_of_one_term_is_left_out() {
    for language in Language::ALL {
        let messages = language.messages();
        let w = messages.mon_royaume();
        for seed in 0..4 {
            let (state, _) = played(2, Rules::First, seed, Viewer::Public);
            let shown = everything(&board(&state, players(2, Viewer::Public, 2), true, messages));
            let lines = state.public.ending.as_ref().expect("it is over").lines;
            for total in lines[..2].iter().map(|line| line.total().to_string()) {
                assert!(shown.contains(&(w.with_reason)(w.total, &total)), "{shown}");
                assert!(!shown.contains(&format!("{total} = {total}")), "{shown}");
            }
        }
    }
}

#[test]
fn a_monster_is_called_one_and_the_last_tile_has_its_player() {
    for (language, monster) in [(Language::En, "Monster"), (Language::Fr, "Monstre")] {
        let messages = language.messages();
        let w = messages.mon_royaume();
        for tile in Tile::all() {
            let said = text(Laid { tile, bard: false }, w);
            assert_eq!(said.contains(monster), tile.is_monster(), "{said}");
        }
        let players = players(3, Viewer::Of(seat(0)), 3);
        let last = Event::Discarded { seat: seat(1), from: seat(0), tile: Some(tile("troll")) };
        let said = MonRoyaume::tell(&last, &players, messages).expect("it is told");
        assert!(said.contains(players.name(seat(1))), "{said}");
    }
}

#[test]
fn a_resolved_adventure_is_over() {
    let (_, told) = played(3, Rules::Complete, 7, Viewer::Public);
    let players = Rc::new(players(3, Viewer::Public, 0));
    let messages = Language::En.messages();
    let mut seen = 0;
    for (_, view) in told {
        let before = view.public.adventures.len() - view.public.adventures_now().len();
        if view.public.ending.is_some() || usize::from(view.public.resolved) == before {
            continue;
        }
        let scene = html::scene(view, &players, 1);
        let drawn = draw(MonRoyaume::board(scene), app(messages, true));
        for adventure in drawn.all().into_iter().filter(|one| one.has_class("mr-done")) {
            let text = adventure.text();
            let w = messages.mon_royaume();
            assert!(text.contains(w.is_over) && !text.contains(w.met_by_nobody), "{text}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}
