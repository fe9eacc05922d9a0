//! The decisive moments: goals and sums, orders, recaps, secret looks, the page after a deal, and
//! the open table at the end.

use crate::html::{self, Element, app, draw, players};
use crate::saves::table;
use crate::{dice, setups};
use regalia::engine::{Game, Rng, Seat, Turn, Viewer};
use regalia::games::dwarf_king::{CardSet, DwarfKing, Event, Quest, Rule, Step};
use regalia::session::{Match, Observation, UndoRule};
use regalia::ui::describe::dwarf_king::{quest_points, quest_words};
use regalia::ui::games::{GameText, GameUi, Pacing, Players, Scene, Staging};
use regalia::ui::locale::{Language, Messages, number};
use regalia::ui::table::presenter::TableView;
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::Html;

fn drawn(content: Html, messages: &'static Messages) -> Element {
    draw(content, app(messages, true))
}

fn scene(play: &Match<DwarfKing>, players: &Rc<Players>, open: bool) -> Scene<DwarfKing> {
    Scene {
        open: open.then(|| Rc::new(*play.state())),
        ..html::scene(play.view(players.viewer), players, play.position())
    }
}

/// Plays a random match with `seats` seats, and calls `ask` after each decision.
fn play_through(seats: usize, seed: u64, mut ask: impl FnMut(&Match<DwarfKing>)) {
    let setups = setups::<DwarfKing>();
    let setup = setups.iter().find(|setup| setup.seats == seats).expect("a set-up");
    let mut dice: Rng = dice(seed);
    let table = table::<DwarfKing>(setup, seed, UndoRule::Free);
    let mut play = Match::<DwarfKing>::new(table).expect("a table that fits");
    while matches!(play.turn(), Turn::Of(_)) {
        let action = dice.pick(play.legal());
        play.decide(action).expect("a legal decision");
        ask(&play);
    }
}

/// Returns the texts of all titles in an element.
fn titles(element: &Element) -> Vec<&str> {
    element.all().into_iter().filter_map(|one| one.get("title")).collect()
}

#[test]
fn every_quest_says_how_its_points_come_about() {
    for seats in 3..=5 {
        let mut done = 0;
        play_through(seats, 7 + seats as u64, |play| {
            done += 1;
            if done % 9 != 0 {
                return;
            }
            let players = players(seats, Viewer::Public);
            for quest in Quest::all() {
                let mut view = play.view(Viewer::Public);
                view.public.quest = Some(quest);
                for language in Language::ALL {
                    let goals = DwarfKing::goals(&view, &players, language.messages());
                    assert_eq!(goals[0].progress.len(), seats);
                    for seat in Seat::all(seats) {
                        let points = number(view.public.spoils.points(quest, seat));
                        let sum = &goals[0].progress[seat.index()];
                        let says = sum.rsplit([' ', '+', '\u{a0}']).next();
                        assert_eq!(says, Some(&*points), "{quest}: {sum}");
                    }
                }
            }
        });
    }
}

#[test]
fn goals_name_every_way_to_score_and_to_win() {
    play_through(4, 3, |play| {
        let view = play.view(Viewer::Public);
        for language in Language::ALL {
            let goals = DwarfKing::goals(&view, &players(4, Viewer::Public), language.messages());
            let faces = if view.public.quest.is_some() { 1 } else { 2 };
            assert!((faces + 2..=faces + 3).contains(&goals.len()), "{goals:?}");
            for goal in &goals {
                assert!(goal.text.ends_with('.'), "{goal:?}");
                assert!(goal.progress.is_empty() || goal.progress.len() == 4, "{goal:?}");
            }
        }
    });
}

#[test]
fn every_decision_is_said_as_an_order() {
    let players = players(5, Viewer::Of(Seat::new(0)));
    let setups = setups::<DwarfKing>();
    let state = crate::dealt::<DwarfKing>(setups.last().expect("a set-up"), 1);
    let view = state.view(players.viewer);
    for language in Language::ALL {
        let mut all = BTreeSet::new();
        for action in DwarfKing::vocabulary() {
            let order = DwarfKing::order(&view, action, &players, language.messages());
            assert!(order.ends_with('.') && order.len() > 8, "{action}: {order:?}");
            assert!(!order.contains("  ") && !order.contains(" ."), "{action}: {order:?}");
            assert!(all.insert(order.clone()), "{order:?} is said of two decisions");
        }
    }
}

#[test]
fn a_recap_is_one_short_line() {
    for language in Language::ALL {
        let mut lines = BTreeSet::new();
        for seed in 0..8 {
            play_through(3 + seed as usize % 3, seed, |play| {
                let seats = play.state().public.seats();
                let viewer = Viewer::Of(Seat::new(seed as usize % seats));
                let players = players(seats, viewer);
                let from = play.position().saturating_sub(6);
                let recaps = play.recaps(from, &players, language.messages());
                lines.extend(recaps.into_iter().map(|recap| recap.text));
            });
        }
        assert!(lines.len() > 100, "only {} lines", lines.len());
        for line in &lines {
            // The name of the rival stands before it, with a colon.
            assert!(
                !line.ends_with('.') && !line.contains("  ") && !line.contains(':'),
                "{line:?}"
            );
            assert!(line.chars().count() < 95, "{line:?}");
        }
        let long = lines.iter().filter(|line| line.chars().count() > 70).count();
        assert!(long * 10 < lines.len(), "{long} of {} lines are long", lines.len());
    }
}

#[test]
fn the_cards_of_an_exchange_are_held_for_those_who_know_them() {
    let messages = Language::En.messages();
    let mut exchanges = 0;
    for seed in 0..30 {
        play_through(3, seed, |play| {
            let n = play.position() - 1;
            let mut moved = None;
            for event in play.events(n, Viewer::Of(Seat::new(0))) {
                match event {
                    Event::Took { seat, from, .. } => moved = Some((true, seat, from)),
                    Event::GaveBack { seat, to, .. } => moved = Some((false, seat, to)),
                    _ => {}
                }
            }
            let Some((is_taken, bearer, target)) = moved else { return };
            exchanges += 1;
            let given = !is_taken && play.state().public.step == Step::Play;
            for viewer in Seat::all(3).map(Viewer::Of).chain([Viewer::Public]) {
                let players = players(3, viewer);
                let holds = if is_taken {
                    viewer.is(bearer) || viewer.is(target)
                } else {
                    given && viewer.is(target)
                };
                let beats = play.playback(n, &players, messages);
                let held: Vec<_> = beats.iter().filter(|beat| beat.is_held()).collect();
                assert_eq!(!held.is_empty(), holds, "{viewer:?}, taken: {is_taken}");
                for beat in held {
                    assert_eq!(beat.pacing, Pacing::Look);
                    let board = drawn(beat.step.board(), messages);
                    let looks = board.of_class("dk-looks");
                    let shown: usize = looks.iter().map(|look| look.of_class("card").len()).sum();
                    assert!(shown >= 2, "{shown} cards are shown");
                }
            }
            // Nothing is held for those who were not told the cards.
            for Observation { event, view } in play.observe(n, Viewer::Public).into_iter().flatten()
            {
                let held =
                    event.is_some_and(|event| DwarfKing::pacing_for(&event, &view) == Pacing::Look);
                assert!(!held);
            }
        });
    }
    assert!(exchanges >= 9, "only {exchanges} decisions moved cards");
}

#[test]
fn a_deal_ends_with_a_page_of_its_own() {
    let mut pages = 0;
    for seats in 3..=5 {
        play_through(seats, 20 + seats as u64, |play| {
            let n = play.position() - 1;
            for language in Language::ALL {
                let messages = language.messages();
                let w = messages.dwarf_king();
                let players = players(seats, Viewer::Of(Seat::new(1)));
                let ends = play
                    .events(n, players.viewer)
                    .iter()
                    .any(|event| matches!(event, Event::DealScored { .. }));
                let beats = play.playback(n, &players, messages);
                let all: Vec<_> = beats.iter().filter_map(|beat| beat.interlude.clone()).collect();
                assert_eq!(all.len(), usize::from(ends));
                let Some(page) = all.into_iter().next() else { continue };
                pages += 1;
                let public = &play.state().public;
                let next = if public.step == Step::Over {
                    w.final_scores
                } else if public.deal > public.options.deals.number() {
                    w.next_tiebreak
                } else {
                    w.next_deal
                };
                assert_eq!(page.next, next);
                let content = drawn(page.content, messages);
                let text = content.text();
                for seat in Seat::all(seats) {
                    assert!(text.contains(players.name(seat)), "{text}");
                    assert!(text.contains(&number(public.totals[seat.index()])), "{text}");
                }
                assert!(content.all().iter().all(|one| one.get("style").is_none()));
            }
        });
    }
    assert!(pages >= 18, "only {pages} pages");
}

#[test]
fn at_the_end_all_won_cards_lie_open_and_the_winner_is_lit() {
    let messages = Language::En.messages();
    for seats in 3..=5 {
        play_through(seats, 40 + seats as u64, |play| {
            if !play.is_over() {
                return;
            }
            let players = players(seats, Viewer::Of(Seat::new(0)));
            let board = drawn(DwarfKing::board(scene(play, &players, true)), messages);
            let titles = titles(&board);
            let scored = play.state().public.scored.expect("a deal was scored");
            let won = scored.spoils.cards.iter().fold(CardSet::NONE, |all, won| all.or(*won));
            assert_eq!(won.len(), seats * usize::from(scored.spoils.tricks_in_deal));
            for card in won {
                let name = (messages.dwarf_king().card)(card);
                assert!(titles.contains(&&*name), "{name} is not open");
            }
            for open in [true, false] {
                let board = drawn(DwarfKing::board(scene(play, &players, open)), messages);
                assert_eq!(board.of_class("dk-winner").len(), 1);
                assert_eq!(board.of_class("dk-won").len(), usize::from(open));
            }
        });
    }
}

#[test]
fn whoever_holds_the_device_has_their_own_place_below() {
    let messages = Language::En.messages();
    play_through(4, 9, |play| {
        if play.position() % 13 > 0 || play.is_over() {
            return;
        }
        for seat in Seat::all(4) {
            let players = players(4, Viewer::Of(seat));
            let board = drawn(DwarfKing::board(scene(play, &players, false)), messages);
            let all = board.all();
            let places = all.into_iter().filter_map(|one| one.get("data-place"));
            let seats: Vec<_> = places.filter(|place| place.starts_with("seat")).collect();
            // The others clockwise from the left, and then the viewer's.
            let around: Vec<_> =
                (1..=4).map(|nth| format!("seat-{}", seat.after(nth, 4).index())).collect();
            assert_eq!(seats, around);
        }
    });
}

/// The table turns while a device is passed, so 'the player on your right' would not say who that
/// is.
#[test]
fn a_player_is_told_their_neighbours_by_name() {
    for language in Language::ALL {
        let w = language.messages().dwarf_king();
        for seats in 3..=5 {
            for seat in Seat::all(seats) {
                let players = players(seats, Viewer::Of(seat));
                let (right, left) = (seat.previous(seats), seat.next(seats));
                let (right, left) = (players.name(right), players.name(left));
                let mut about = 0;
                for quest in Quest::all() {
                    let names = match quest.rule() {
                        Rule::ToTheRight => vec![right],
                        Rule::ToTheLeft => vec![left],
                        Rule::InLine | Rule::Sandwich => vec![right, left],
                        _ => Vec::new(),
                    };
                    about += usize::from(!names.is_empty());
                    let text = quest_points(quest, &players, w);
                    let beside = players.names.iter().filter(|name| text.contains(name.as_str()));
                    assert_eq!(beside.count(), names.len(), "{text}");
                    assert!(names.iter().all(|name| text.contains(name)), "{text}");
                    let public = (*self::players(seats, Viewer::Public)).clone();
                    for all in [public, Players { named: true, ..(*players).clone() }] {
                        assert_eq!(quest_points(quest, &all, w), quest_words(quest, w).1);
                    }
                }
                assert_eq!(about, 4);
            }
        }
    }
}

#[test]
fn recaps_do_not_go_back_beyond_the_page_that_ends_a_deal() {
    let mut begun = 0;
    play_through(3, 11, |play| {
        let last = play.position() - 1;
        let events = play.log()[last].events.iter();
        if events.clone().any(|event| matches!(event, Event::DealBegan { .. })) {
            begun += 1;
            for seat in Seat::all(3) {
                for language in Language::ALL {
                    let players = players(3, Viewer::Of(seat));
                    assert!(play.recaps(0, &players, language.messages()).is_empty(), "{seat:?}");
                }
            }
        }
    });
    assert!(begun > 1, "{begun}");
}
