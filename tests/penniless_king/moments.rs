//! The decisive moments: goals, orders, recaps, prompts, what is looked at in secret, and the end
//! with everything open.

use crate::html::{self, Element, app, draw};
use crate::scene::{Scene, action, dealt, seat, spot};
use regalia::engine::{Game, Observable, Outcome, Seat, Turn, Viewer};
use regalia::games::penniless_king::{
    Bonus, Event, Line, Neighbourhood, PennilessKing, Plot, RenownPlace, Rogue, Source, Tally,
    View, Wrath,
};
use regalia::ui::describe::penniless_king::line_text;
use regalia::ui::games::{GameText, GameUi, Pacing, Players, Scene as Drawn, Staging};
use regalia::ui::locale::Language;
use std::rc::Rc;
use yew::Html;

fn players(seats: usize, number: usize) -> Rc<Players> {
    html::players(seats, Viewer::Of(seat(number)))
}

fn drawn(view: &View, number: usize, open: Option<&PennilessKing>) -> Drawn<PennilessKing> {
    Drawn {
        open: open.copied().map(Rc::new),
        ..html::scene(*view, &players(view.public.seats(), number), 0)
    }
}

fn page(content: Html, memory: bool) -> Element {
    draw(content, app(Language::En.messages(), memory))
}

/// Returns the elements of this class, each with everything in it as text and titles.
fn of_class(page: &Element, class: &str) -> Vec<String> {
    page.of_class(class).into_iter().map(|one| format!("{one:?}")).collect()
}

fn told(event: &Event, number: usize) -> Event {
    event.seen_by(Viewer::Of(seat(number))).expect("all are told")
}

#[test]
fn goals_name_every_way_to_win_and_to_score_with_each_players_progress() {
    let scene = Scene::new(3)
        .lines(0, 0b101)
        .control(0, Neighbourhood::Cour)
        .control(1, Neighbourhood::Halles)
        .king(5);
    for language in Language::ALL {
        let goals = PennilessKing::goals(&scene.view(0), &players(3, 0), language.messages());
        let icons: Vec<_> = goals.iter().map(|goal| goal.icon).collect();
        assert_eq!(icons, ["laurels-trophy", "two-coins", "duel", "hood", "crown", "hourglass"]);
        assert!(goals.iter().all(|goal| goal.text.ends_with('.')), "{goals:?}");
        assert!(goals[..5].iter().all(|goal| goal.progress.len() == 3), "{goals:?}");
    }
    let goals = PennilessKing::goals(&scene.view(0), &players(3, 0), Language::En.messages());
    assert_eq!(goals[0].progress, ["3 of 6", "1 of 6", "0 of 6"]);
    assert_eq!(goals[1].progress, ["lines 1 and 3", "no line", "no line"]);
    assert_eq!(goals[2].progress, ["La Grande Cour", "Les Halles", "no neighbourhood"]);
    assert!(goals[3].text.contains("space 14") && goals[3].text.contains("space 5"));
}

#[test]
fn every_decision_is_said_as_an_order_at_every_step() {
    let vocabulary = PennilessKing::vocabulary();
    for seed in 0..30 {
        let mut scene = Scene::of(&dealt(2 + seed as usize % 4, seed));
        for _ in 0..60 {
            let Turn::Of(mover) = scene.state.turn() else { break };
            let view = scene.view(mover.index());
            let players = players(view.public.seats(), mover.index());
            for language in Language::ALL {
                for &action in &vocabulary {
                    let said = PennilessKing::order(&view, action, &players, language.messages());
                    let whole = said.ends_with('.') && !said.ends_with("..");
                    assert!(whole && !said.contains("  ") && said.len() > 8, "{action}: {said:?}");
                    assert!(said.starts_with(char::is_uppercase), "{action}: {said:?}");
                }
            }
            scene.decide_anything();
        }
    }
}

#[test]
fn an_order_names_the_rogue_the_spot_and_its_gain() {
    let mut scene = Scene::new(2);
    let order = |scene: &Scene, name: &str, language: Language| {
        let players = players(2, 0);
        PennilessKing::order(&scene.view(0), action(name), &players, language.messages())
    };
    assert_eq!(order(&scene, "take-henchman", Language::En), "Take a Henchman.");
    assert_eq!(
        order(&scene, "to-halles-1", Language::En),
        "Place it on spot 1 in Les Halles: 1 coin."
    );
    scene.play("take-henchman");
    assert_eq!(
        order(&scene, "to-halles-1", Language::En),
        "Place a Henchman on spot 1 in Les Halles: 1 coin."
    );
    assert_eq!(
        order(&scene, "to-halles-1", Language::Fr),
        "Placez un Homme de main aux Halles, emplacement 1\u{a0}: 1 pièce."
    );
    let mut hanged = Scene::new(2).plot(0, Plot::HangedMan).put(1, Rogue::Beggar, "halles-2");
    hanged.play("play-hanged-man");
    assert_eq!(
        order(&hanged, "choose-halles-2", Language::En),
        "Send home Bruno’s Rogue from spot 2 in Les Halles."
    );
}

#[test]
fn a_recap_gives_the_outcome_first() {
    let view = Scene::new(3).view(0);
    let recap = |events: &[Event], language: Language| {
        PennilessKing::recap(&view, events, &players(3, 0), language.messages())
    };
    let rival = seat(1);
    let placed = Event::Placed { seat: rival, spot: spot("chatelet-1"), from: None, rogue: None };
    let quiet = [
        Event::Took { seat: rival, rogue: None },
        placed.clone(),
        Event::Earned { seat: rival, coins: 2, source: Source::Spot },
        Event::Acted { seat: rival, at: Neighbourhood::Chatelet },
        Event::Drew { seat: rival, count: 1, source: Source::Action, plots: None },
        Event::TurnBegan { seat: seat(2) },
    ];
    assert_eq!(
        recap(&quiet, Language::En).as_deref(),
        Some("Rogue at the Châtelet, +2 coins, +1 Plot")
    );
    let won = |former: Option<Seat>| {
        let mut totals = [None; 5];
        totals[0] = former.map(|_| 1);
        totals[1] = former.map(|_| 3);
        [
            placed.clone(),
            Event::StandoffWon { at: Neighbourhood::Chatelet, seat: rival, totals },
            Event::RenownPlaced {
                seat: rival,
                at: RenownPlace::In(Neighbourhood::Chatelet),
                former,
            },
        ]
    };
    assert_eq!(
        recap(&won(Some(seat(0))), Language::En).as_deref(),
        Some("won the Châtelet, 3 to 1 (you), +1 Renown: you lose control")
    );
    assert_eq!(
        recap(&won(Some(seat(0))), Language::Fr).as_deref(),
        Some("a gagné au Châtelet, 3 contre 1 (vous), +1 Renommée\u{a0}: vous perdez le contrôle")
    );
    assert_eq!(recap(&won(None), Language::En).as_deref(), Some("won the Châtelet, +1 Renown"));
    let kings = |wrath| [placed.clone(), Event::KingMoved { to: 9, wrath }];
    assert_eq!(
        recap(&kings(Some(Wrath::In(Neighbourhood::Halles))), Language::En).as_deref(),
        Some("Rogue at the Châtelet; King to space 9, Wrath in Les Halles")
    );
    assert_eq!(
        recap(&kings(None), Language::Fr).as_deref(),
        Some("Gueux au Châtelet\u{a0}; Roi à la case 9")
    );
    let sent_home = |of: usize| {
        let (owner, spot) = (seat(of), spot("halles-1"));
        [placed.clone(), Event::WentHome { owner, spot, fought: false }]
    };
    assert_eq!(
        recap(&sent_home(0), Language::En).as_deref(),
        Some("sent your Rogue home from Les Halles"),
        "what was done to oneself is told once"
    );
    assert!(recap(&sent_home(2), Language::En).is_some(), "and what was done to another rival");
    let toll = [
        placed,
        Event::Paid { seat: rival, coins: 4, source: Source::Toll(Line::ALL[0]) },
        Event::RenownPlaced { seat: rival, at: RenownPlace::On(Line::ALL[0]), former: None },
    ];
    assert_eq!(recap(&toll, Language::En).as_deref(), Some("token on line 1, −4 coins"));
    assert_eq!(recap(&[Event::TurnBegan { seat: rival }], Language::En), None);
}

#[test]
fn recaps_of_whole_turns_leave_out_nothing_that_decides() {
    let mut sums = 0;
    for seed in 0..40 {
        let seats = 2 + seed as usize % 4;
        let mut scene = Scene::of(&dealt(seats, seed));
        let mut from = 0;
        let mut mover: Option<Seat> = None;
        while let Turn::Of(now) = scene.state.turn() {
            if mover.is_some_and(|mover| mover != now) {
                let events: Vec<_> = scene.events[from..].iter().map(|e| told(e, 0)).collect();
                from = scene.events.len();
                for language in Language::ALL {
                    let (view, players) = (scene.view(0), players(seats, 0));
                    let said = PennilessKing::recap(&view, &events, &players, language.messages());
                    let said = said.unwrap_or_default();
                    assert!(!said.ends_with('.'), "{said}");
                    let standoffs =
                        events.iter().filter(|event| matches!(event, Event::StandoffWon { .. }));
                    let parts = said.split(';').count();
                    assert!(parts >= standoffs.count(), "{said}: {events:?}");
                    let w = language.messages().penniless_king();
                    for event in &events {
                        match *event {
                            Event::Played { plot, .. } => {
                                assert!(said.contains(w.plots[plot as usize].0), "{said}: {plot}");
                            }
                            // What each side had, where the reader was there.
                            Event::StandoffWon { totals, .. } if totals[0].is_some() => {
                                for sum in totals.iter().flatten() {
                                    assert!(said.contains(&sum.to_string()), "{said}: {sum}");
                                    sums += 1;
                                }
                            }
                            _ => {}
                        }
                    }
                    let king = events.iter().rev().find_map(|event| match event {
                        Event::KingMoved { to, .. } => Some(to.to_string()),
                        _ => None,
                    });
                    assert!(king.is_none_or(|space| said.contains(&space)), "{said}: {events:?}");
                }
            }
            mover = Some(now);
            scene.decide_anything();
        }
    }
    assert!(sums > 40, "only {sums} totals");
}

#[test]
fn a_prompt_names_all_that_is_lit() {
    let prompt = |scene: &Scene| {
        let mut legal = Vec::new();
        scene.state.legal(&mut legal);
        let messages = Language::En.messages();
        PennilessKing::prompt(&scene.view(0), &legal, &players(2, 0), messages)
    };
    let mut none = Scene::new(2)
        .put(0, Rogue::Henchman, "cour-1")
        .put(0, Rogue::Henchman, "halles-3")
        .put(0, Rogue::Beggar, "taverne-1");
    assert_eq!(prompt(&none), "No Rogue at home: choose one of yours on the map to move.");
    none = none.plot(0, Plot::Tower);
    assert!(prompt(&none).contains("play a Plot card"));
    let mut scene = Scene::new(2).plot(0, Plot::Moon).put(1, Rogue::Beggar, "halles-1");
    scene.play("take-henchman to-cour-2");
    assert_eq!(prompt(&scene), "Take 2 coins, play a Plot card, or end your turn.");
    scene.play("play-moon");
    assert!(prompt(&scene).contains("Done"), "so is its button");
}

#[test]
fn what_is_seen_in_secret_is_held_for_the_looker_alone() {
    let mut scene = Scene::new(3).plot(0, Plot::Moon).put(1, Rogue::Brute, "halles-2").put(
        2,
        Rogue::Beggar,
        "cour-1",
    );
    scene.play("play-moon choose-halles-2 done take-henchman to-taverne-2 act");
    let is_look =
        |event: &Event, number| PennilessKing::pacing(&told(event, number)) == Pacing::Look;
    let held: Vec<_> = scene.events.iter().filter(|event| is_look(event, 0)).collect();
    let [Event::LookedAt { .. }, Event::Drew { .. }, Event::DrewRogue { .. }] = held[..] else {
        panic!("the Moon, the spot's Plot card, and the Taverne's Rogue are: {held:?}");
    };
    assert!(!scene.events.iter().any(|event| is_look(event, 1)));
    // It is open and large on the board, even without memory aids; for others it is not.
    let board = |number: usize| {
        let events: Vec<_> = held.iter().map(|event| told(event, number)).collect();
        let scene = drawn(&scene.view(number), number, None);
        page(PennilessKing::board_after(scene, &events[..1]), false)
    };
    let open = of_class(&board(0), "pk-face");
    assert!(open.len() == 1 && open[0].contains("Brute"), "{open:?}");
    assert_eq!(of_class(&board(0), "pk-up").len(), 1);
    assert!(of_class(&board(2), "pk-look").is_empty());
    let known = of_class(&board(2), "pk-spot").concat();
    assert!(!known.contains("Brute"), "{known}");
}

#[test]
fn at_the_end_all_is_open_and_the_winners_tokens_are_lit() {
    for seed in 0..12 {
        let seats = 2 + seed as usize % 4;
        let mut scene = Scene::of(&dealt(seats, seed));
        while scene.decide_anything() {}
        let state = scene.state;
        let Turn::Over(outcome) = state.turn() else { panic!("it is over") };
        let messages = Language::En.messages();
        let w = messages.penniless_king();
        let open = page(PennilessKing::board(drawn(&scene.view(0), 0, Some(&state))), false);
        let opened = of_class(&open, "pk-opened");
        assert_eq!(opened.len(), seats);
        for (number, said) in opened.iter().enumerate() {
            let rogues = [state.home[number], state.dropped[number]];
            let rogues = rogues.into_iter().flat_map(Tally::iter);
            let names = rogues.map(|rogue| w.rogues[rogue as usize].0);
            let plots = state.hands[number].iter().map(|plot| w.plots[plot as usize].0);
            for name in names.chain(plots) {
                assert!(said.contains(name), "{name} of seat {number}: {said}");
            }
        }
        let up = of_class(&open, "pk-up");
        assert_eq!(up.len(), state.public.taken().len(), "every Rogue on the map is face up");
        for place in state.public.taken() {
            let name = w.rogues[state.rogues[place.index()] as usize].0;
            assert!(up.iter().any(|said| said.contains(name)), "{name} on {place}");
        }
        let closed = page(PennilessKing::board(drawn(&scene.view(0), 0, None)), false);
        assert!(of_class(&closed, "pk-opened").is_empty());
        assert!(of_class(&closed, "pk-revealed").is_empty());
        for board in [open, closed] {
            let lit = of_class(&board, "pk-crowned").len();
            assert_eq!(lit, crowned(&state, &outcome), "places and seats");
        }
    }
}

/// Returns the number of neighbourhoods and lines with a winner's token, and of winners.
fn crowned(state: &PennilessKing, outcome: &Outcome) -> usize {
    let public = &state.public;
    let winners: Vec<Seat> = outcome.winners().iter().collect();
    let zones = winners.iter().map(|&seat| public.controlled(seat)).sum::<usize>();
    let on = |line: &Line| winners.iter().any(|&seat| public.on_line(seat, *line));
    zones + Line::ALL.iter().filter(|line| on(line)).count() + winners.len()
}

#[test]
fn numbers_say_their_sums() {
    let mut scene = Scene::new(2)
        .put(0, Rogue::Brute, "halles-1")
        .put(0, Rogue::Henchman, "halles-3")
        .put(1, Rogue::Henchman, "halles-2")
        .lines(0, 0b11)
        .control(0, Neighbourhood::Cour);
    let panel = |scene: &Scene| {
        let board = page(PennilessKing::board(drawn(&scene.view(0), 0, None)), true);
        (of_class(&board, "pk-fact").concat(), of_class(&board, "pk-one").concat())
    };
    let (facts, _) = panel(&scene);
    assert!(facts.contains("3 of 6 Renown in play: 2 on the Renown Square + 1 on the map"));
    assert!(facts.contains("whenever the action of the Grande Cour is used"));
    scene.end_turn();
    let (_, won) = panel(&scene);
    println!("{won}");
}

#[test]
fn a_line_does_not_promise_a_move_to_a_king_who_has_met_wrath() {
    for language in Language::ALL {
        let w = language.messages().penniless_king();
        for line in Line::ALL {
            let says = |wrath| {
                let mut view = Scene::new(3).king(5).view(0);
                view.public.wrath = wrath;
                line_text(&view, &players(3, 0), w, line).contains(w.king_stays)
            };
            let moves = matches!(line.bonus(), Bonus::King(_));
            assert_eq!(says(Some(Wrath::Choice)), moves, "{line:?}");
            assert!(!says(None), "{line:?}");
        }
    }
}
