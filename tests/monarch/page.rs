//! The page: goals, orders, recaps, prompts, the pages of the Moons, the final count.

use crate::html::{self, Element, app, draw};
use crate::scene::{Scene, action, card, seat};
use regalia::engine::{Game, Pile, Rng, Seat, Setup, Stream, Turn, Viewer};
use regalia::games::monarch::{Banner, Event, Face, Goods, Monarch, Options, Step};
use regalia::session::{Agreement, Match, Occupant, Table, UndoRule};
use regalia::ui::describe::monarch::reading::{in_row, offered};
use regalia::ui::games::{GameText, GameUi, Pacing, Players, Staging};
use regalia::ui::locale::{Language, Messages};
use regalia::ui::table::presenter::TableView;
use std::collections::BTreeSet;
use std::rc::Rc;
use yew::Html;

fn players(seats: usize, viewer: usize) -> Rc<Players> {
    html::players(seats, Viewer::Of(seat(viewer)))
}

fn drawn(content: Html, messages: &'static Messages) -> Element {
    draw(content, app(messages, true))
}

fn en() -> &'static Messages {
    Language::En.messages()
}

fn prompt(scene: &Scene) -> String {
    let mut legal = Vec::new();
    scene.state.legal(&mut legal);
    Monarch::prompt(&scene.state, &legal, &players(scene.state.sisters(), 0), en())
}

fn recap(scene: &Scene, events: &[Event], language: Language) -> Option<String> {
    Monarch::recap(&scene.state, events, &players(3, 0), language.messages())
}

#[test]
fn goals_name_every_way_to_score_with_everyones_progress() {
    let scene = Scene::new(3).court(0, "peacock herald").guests(1, "boorish-uncle");
    for language in Language::ALL {
        let goals = Monarch::goals(&scene.state, &players(3, 0), language.messages());
        assert_eq!(goals.len(), 6);
        assert!(goals.iter().all(|goal| goal.progress.len() == 3 && !goal.text.is_empty()));
    }
    let goals = Monarch::goals(&scene.state, &players(3, 0), en());
    assert_eq!(goals[0].progress, ["6 crowns", "−4 crowns", "0 crowns"]);
    assert_eq!(goals[4].progress[0], "2 of 7 cards");
}

#[test]
fn every_decision_is_an_order_in_both_languages() {
    let mut scene = Scene::new(3).row("peacock market-town");
    scene.play("harvest");
    for language in Language::ALL {
        for decision in Monarch::vocabulary() {
            let order = Monarch::order(&scene.state, decision, &players(3, 0), language.messages());
            assert!(order.ends_with('.') && order.len() > 5, "{decision}: {order:?}");
            assert!(!order.contains("  "), "{decision}: {order:?}");
        }
    }
    let order = |name| Monarch::order(&scene.state, action(name), &players(3, 0), en());
    assert_eq!(order("acquire-peacock"), "Acquire Peacock for 6 gold.");
    assert_eq!(order("lay-on-5"), "Place it on board E (Village).");
    assert_eq!(order("fly-might"), "Fly the Banner of Might.");
}

#[test]
fn a_recap_says_first_what_concerns_the_viewer_and_last_what_was_gathered() {
    let scene = Scene::new(3).court(1, "peacock herald");
    let bought =
        |name, space| Event::Joined { seat: seat(1), card: card(name), replaced: None, space };
    let harvested = Event::Harvested { seat: seat(1), food: 4 };
    let sent = |to| Event::Sent { seat: seat(1), to: seat(to), guest: card("boorish-uncle") };
    let en = |events: &[Event]| recap(&scene, events, Language::En);
    assert_eq!(en(std::slice::from_ref(&harvested)).as_deref(), Some("harvested 4 food"));
    let turn = [
        harvested,
        bought("peacock", 0),
        // Its crowns depend on the rest of the court.
        bought("herald", 1),
        Event::Dismissed { seat: seat(1), guest: card("boorish-uncle") },
        Event::Flew { seat: seat(1), banner: Banner::Balance },
        sent(2),
        sent(0),
    ];
    assert_eq!(
        en(&turn).as_deref(),
        Some(
            "sent you the Boorish Uncle: −4 crowns; acquired Peacock: 4 crowns, Herald: 2; \
             discarded the Boorish Uncle: +4 crowns; flew the Banner of Balance: 5 crowns; \
             sent Clara the Boorish Uncle: −4 crowns; harvested 4 food"
        ),
    );
    let fr = recap(&scene, &turn, Language::Fr).expect("a turn");
    assert!(fr.ends_with("; a récolté 4 nourritures") && fr.contains("à Clara"), "{fr}");
    assert_eq!(en(&[Event::TurnBegan { seat: seat(0), round: 2 }]), None);
    let last = en(&[Event::Taxed { seat: seat(1), food: 3, gold: 7 }, bought("peacock", 6)]);
    let last = last.expect("a turn");
    assert!(last.starts_with("filled her court: last round; acquired Peacock"), "{last}");
}

#[test]
fn a_moon_has_a_line_of_its_own() {
    let moon = |name| Event::TurnedUp { card: card(name), spot: Some(1) };
    let said = |events: &[Event]| Monarch::recap_of_chance(events, &players(3, 0), en());
    let lost = Event::Lost { seat: seat(0), goods: Goods::food(2) };
    let famine = [
        moon("famine-moon"),
        Event::Pledged { seat: seat(1), by: 2, total: 2 },
        Event::Pledged { seat: seat(2), by: 0, total: 2 },
        Event::GivenBack { moon: card("famine-moon") },
        lost,
        Event::Lost { seat: seat(1), goods: Goods::food(1) },
    ];
    assert_eq!(said(&famine).as_deref(), Some("Famine Moon: price not paid, you lost 2 food"));
    let silver = [moon("silver-moon"), Event::Given { goods: Goods::gold(3) }];
    assert_eq!(said(&silver).as_deref(), Some("Silver Moon rose, each sister took 3 gold"));
    assert_eq!(
        said(&[Event::Swept { seat: seat(1), price: Goods::NONE, cards: Pile::default() }]),
        None
    );
    let scene = Scene::new(3);
    assert_eq!(recap(&scene, &famine, Language::En).as_deref(), Some("pledged 2"));
    assert_eq!(recap(&scene, &silver, Language::En), None);
}

#[test]
fn the_seventh_card_of_a_court_announces_the_last_round() {
    let joined =
        |space| Event::Joined { seat: seat(1), card: card("peacock"), replaced: None, space };
    for language in Language::ALL {
        assert!(Monarch::tell(&joined(6), &players(3, 0), language.messages()).is_some());
        assert_eq!(Monarch::tell(&joined(5), &players(3, 0), language.messages()), None);
    }
    assert_eq!(Monarch::pacing(&joined(6)), Pacing::Climax);
    assert_eq!(Monarch::pacing(&joined(5)), Pacing::Light);
}

#[test]
fn a_prompt_names_everything_that_can_be_done() {
    let row = "peacock herald unicorn champion diplomat";
    let scene = Scene::new(3).row(row).court(0, "lioness champion war-elephant").store(0, 9, 9);
    assert_eq!(
        prompt(&scene),
        "Harvest or tax, acquire cards, sweep the row, or fly the Banner of Might."
    );
    let mut scene = Scene::new(3).row(row).store(0, 0, 0);
    assert_eq!(prompt(&scene), "Harvest.");
    scene.play("harvest");
    assert_eq!(prompt(&scene), "You can’t afford anything else: end your turn.");
}

#[test]
fn a_sister_with_nothing_to_pledge_is_told_so() {
    let mut scene = Scene::new(3).row("royal-jester lioness herald unicorn champion");
    scene = scene.deck("famine-moon").store(0, 3, 0);
    scene.play("acquire-royal-jester take-space");
    assert_eq!(prompt(&scene), "Famine Moon: you have no food to pledge, so you can only pass.");
}

#[test]
fn what_is_missing_is_said_once_where_a_card_is_lifted() {
    let scene = Scene::new(3).row("war-elephant").store(0, 1, 1);
    let w = en().monarch();
    let elephant = card("war-elephant");
    assert!(in_row(&scene.state, seat(0), elephant, w).ends_with("You’re 8 gold short."));
    assert!(!offered(&scene.state, seat(0), elephant, w).contains("short"));
}

#[test]
fn a_tie_says_what_breaks_it() {
    let mut scene = Scene::new(2).court(0, "peacock").court(1, "peacock");
    scene = scene.store(0, 3, 0).store(1, 1, 9);
    scene.state.step = Step::Over;
    let Turn::Over(outcome) = scene.state.turn() else { panic!("the game is over") };
    let says = |viewer| Monarch::verdict(&scene.state, &outcome, &players(2, viewer), en());
    assert_eq!(says(0), "You’re the new Queen: tied at 4 crowns, you have more gold (3 to 1).");
    assert_eq!(says(1), "Ada is the new Queen: tied at 4 crowns, she has more gold (3 to 1).");
}

/// Plays a game of persons with random decisions, and collects the pages of its Moons.
fn pages(seed: u64, titles: &mut BTreeSet<String>) {
    let occupants =
        html::NAMES[..3].iter().map(|name| Occupant::Person { name: (*name).to_owned() });
    let table = Table {
        setup: Setup { seats: 3, options: Options::default() },
        seed,
        bot_seed: seed,
        occupants: occupants.collect(),
        agreement: Agreement { undo: UndoRule::Free, open_log: true, hints: false },
    };
    let mut play = Match::<Monarch>::new(table).expect("a table that fits");
    let mut dice = Rng::new(seed, Stream::Tool(9));
    let players = Rc::new(players(3, 1));
    while matches!(play.turn(), Turn::Of(_)) {
        let at = play.position();
        let action = dice.pick(play.legal());
        play.decide(action).expect("a legal decision");
        let events = play.events(at, players.viewer);
        let risen = |event: &Event| match event {
            Event::TurnedUp { card, spot: Some(_) } => matches!(card.face(), Face::Moon(_)),
            Event::Paid { .. } | Event::GivenBack { .. } => true,
            _ => false,
        };
        let expected = events.iter().any(risen);
        let beats = play.playback(at, &players, en());
        let pages: Vec<_> = beats.iter().filter_map(|beat| beat.interlude.as_ref()).collect();
        assert_eq!(expected, !pages.is_empty(), "{events:?}");
        for page in pages {
            let text = drawn(page.content.clone(), en()).text();
            let lists =
                text.contains("Each sister pledged:") || text.contains("Each sister loses:");
            let all = html::NAMES[..3].iter().all(|name| text.contains(name));
            assert!(!lists || all, "everyone is on the page: {text}");
            titles.insert(page.title.clone());
        }
        // Nothing that decides is left out.
        let line = Monarch::recap(&play.view(Viewer::Public), &events, &players, en());
        let line = line.unwrap_or_default();
        let deciding = |event: &&Event| {
            matches!(
                event,
                Event::Flew { .. }
                    | Event::Sent { .. }
                    | Event::Joined { .. }
                    | Event::Dismissed { .. }
            )
        };
        let parts = line.split("; ").flat_map(|part| part.split(", ")).count();
        assert!(parts >= events.iter().filter(deciding).count(), "{line}: {events:?}");
        assert!(!line.contains("Moon"), "{line}");
    }
}

#[test]
fn every_moon_has_its_page() {
    let mut seen = BTreeSet::new();
    for seed in 1..=6 {
        pages(seed, &mut seen);
    }
    let all: String = seen.into_iter().collect();
    for moon in en().monarch().moons {
        assert!(all.contains(moon), "{moon} has no page");
    }
}

#[test]
fn an_unpaid_moon_says_what_each_pledged_and_then_what_each_lost() {
    let mut scene = Scene::new(3).row("royal-jester").store(0, 5, 5).store(1, 5, 4).store(2, 0, 0);
    scene = scene.deck("famine-moon");
    scene.play("acquire-royal-jester take-space raise-2 hold hold hold hold");
    assert!(matches!(scene.state.step, Step::Pledge(_)), "the last one speaks");
    let famine = card("famine-moon");
    let page = |view: &Monarch, events: &[Event]| {
        let page = Monarch::interlude(view, events, &players(3, 0), en()).expect("a page");
        drawn(page.content, en()).text()
    };
    let text = page(&scene.state, &[Event::GivenBack { moon: famine }]);
    let told = ["pledges were returned", "Each sister pledged:", "2 food", "nothing"];
    assert!(told.iter().all(|part| text.contains(part)), "{text}");
    let lost = [Event::Lost { seat: Seat::new(0), goods: Goods::food(3) }];
    let text = page(&scene.state, &lost);
    let told = ["Each sister loses:", "3 food", "nothing"];
    assert!(told.iter().all(|part| text.contains(part)), "{text}");
}

#[test]
fn the_final_count_shows_only_what_has_been_counted() {
    let mut scene =
        Scene::new(3).court(0, "peacock").court(1, "peacock herald").court(2, "lioness");
    scene.state.step = Step::Over;
    let crowns = |number| scene.state.crowns(seat(number));
    let order: Vec<Seat> = scene.state.in_count().collect();
    assert_eq!(order.last(), scene.state.winners().iter().next().as_ref(), "the winner is last");
    let board = |events: &[Event]| {
        let scene = html::scene(scene.state, &players(3, 0), 0);
        let page = drawn(Monarch::board_after(scene, events), en());
        let lines = page.of_class("mo-count")[0].text();
        let is_won = !page.of_class("mo-won").is_empty() || !page.of_class("mo-queen").is_empty();
        (lines.matches("from Guests").count(), is_won)
    };
    for (counted, &seat) in (1..).zip(&order) {
        let event = Event::Counted { seat, crowns: crowns(seat.index()) };
        assert_eq!(board(&[event]), (counted, false));
    }
    let ended = Event::Ended { winners: scene.state.winners(), crowns: 0 };
    assert_eq!(board(&[ended]), (3, true));
    assert_eq!(board(&[]), (3, true));
}
