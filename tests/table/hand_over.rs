//! The content of the page while the device is passed: nothing of any player's hand.

use crate::screens::OwnMatch as _;
use crate::screens::{choice, deal, env, instant, let_table_pass, named_choice, render, send};
use regalia::engine::Viewer;
use regalia::games::dwarf_king::{Action, Card, DwarfKing, Step};
use regalia::session::AnyMatch;
use regalia::ui::catalog::{CATALOG, find_game};
use regalia::ui::table::live::Live;
use regalia::ui::table::msg::Msg;
use regalia::ui::table::screen::Screen;
use regalia::ui::table::turn::TurnState;
use std::collections::HashMap;

macro_rules! view_of {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns everything that a viewer may know, as text.
        fn view(game: &AnyMatch, viewer: Viewer) -> String {
            $(if let Some(game) = game.downcast_ref::<regalia::games::$module::$game>() {
                return serde_json::to_string(&game.view(viewer)).expect("a view");
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(view_of);

/// Returns the screen on which the first of two persons is asked to take the device.
fn covered(game: AnyMatch) -> Option<Screen> {
    let live = Live::new(game, &env());
    matches!(live.turn(), TurnState::HandOver(_)).then_some(Screen::Live(live))
}

#[test]
fn two_deals_that_look_the_same_to_all_render_the_same() {
    let mut compared = 0;
    for title in CATALOG {
        let mut seen: HashMap<String, (u64, String)> = HashMap::new();
        for seed in 0..400 {
            let game = deal(title, 2, seed);
            let public = view(&game, Viewer::Public);
            let private =
                [0, 1].map(|seat| view(&game, Viewer::Of(regalia::engine::Seat::new(seat))));
            let Some(screen) = covered(game) else { continue };
            let html = render(&screen, &instant());
            // The order of bots' names depends on the seed.
            let key = format!("{public} {}", seed % 8);
            match seen.get(&key) {
                None => drop(seen.insert(key, (seed, html + &private.concat()))),
                Some((other, both)) => {
                    let (before, hands) = both.split_at(html.len().min(both.len()));
                    assert_eq!(before, html, "{}: seeds {other} and {seed}", title.id);
                    compared += usize::from(hands != private.concat());
                }
            }
        }
    }
    assert!(compared > 100, "only {compared} pairs of deals that differ in hands were compared");
}

/// The page speaks of hidden cards where a player knows more than all do, and only there.
#[test]
fn only_a_game_with_secrets_speaks_of_them() {
    for title in CATALOG {
        let game = deal(title, 2, 5);
        let public = view(&game, Viewer::Public);
        let seats = (0..2).map(|seat| view(&game, Viewer::Of(regalia::engine::Seat::new(seat))));
        assert_eq!(title.has_secrets, seats.into_iter().any(|own| own != public), "{}", title.id);
        if let Some(screen) = covered(game) {
            let html = render(&screen, &instant());
            let messages = instant().messages;
            let hidden = (title.about)(messages).hidden;
            let speaks = html.contains(messages.table.hand_over_hint);
            assert_eq!(speaks, title.has_secrets, "{}", title.id);
            assert_eq!(html.contains(&format!(": show my {hidden}")), speaks, "{}", title.id);
        }
    }
}

#[test]
fn a_hidden_page_covers_the_hand() {
    for title in CATALOG {
        for seed in 0..4 {
            let Some(mut screen) = covered(deal(title, 2, seed)) else { continue };
            let Some(seat) = screen.next_person() else { unreachable!("it is covered") };
            let before = render(&screen, &instant());
            send(&mut screen, Msg::Accept(seat), &instant());
            assert!(screen.is_asked(), "{}", title.id);
            send(&mut screen, Msg::Cover, &instant());
            assert_eq!(render(&screen, &instant()), before, "{}", title.id);
        }
    }
}

#[test]
fn a_secret_look_is_shown_to_its_player_before_the_device_is_passed() {
    let title = CATALOG.iter().find(|title| title.id == "rogue-monarch").expect("the game");
    let mut looks = 0;
    for seed in 0..40 {
        let game = deal(title, 2, seed);
        let decision = Msg::Decide(choice(&game, 0));
        let mut live = Live::new(game, &env());
        let TurnState::HandOver(seat) = live.turn() else { continue };
        live.seats.accepted = Some(seat);
        let mut screen = Screen::Live(live);
        send(&mut screen, decision, &env());
        // A revealed Queen looks and ends the turn.
        let passes = matches!(screen.live().map(Live::turn), Some(TurnState::HandOver(_)));
        let shows = |screen: &Screen| render(screen, &env()).contains("rm-look\"");
        while passes && screen.beat().is_some_and(|beat| !beat.is_look()) {
            send(&mut screen, Msg::Continue, &env());
        }
        if !passes || screen.beat().is_none() {
            continue;
        }
        looks += 1;
        assert!(shows(&screen), "seed {seed}");
        assert_eq!(screen.live().map(Live::viewer), Some(Viewer::Public), "seed {seed}");
        // A page that was hidden meanwhile shows it no more.
        let mut hidden = screen.clone();
        send(&mut hidden, Msg::Cover, &env());
        assert!(hidden.beat().is_none() && !shows(&hidden), "seed {seed}");
        send(&mut screen, Msg::Continue, &env());
        assert!(!shows(&screen), "seed {seed}");
    }
    assert!(looks > 2, "only {looks} turns ended with a look");
}

/// A covered hand takes as much room as an open one, so that seats and trick stay where they are.
#[test]
fn a_covered_hand_that_is_passed_is_as_large_as_an_open_one() {
    let title = find_game("dwarf-king").expect("there is the game");
    let screen = covered(deal(title, 3, 5)).expect("three persons share the device");
    assert!(!render(&screen, &instant()).contains("hand-small"));
}

/// Returns true if this is the question to the Sorcerer's holder, which may be answered with no.
fn asks_sorcerer(game: &AnyMatch) -> bool {
    let Some(game) = game.downcast_ref::<DwarfKing>() else { return false };
    game.state().public.step == Step::Sorcerer && game.legal().contains(&Action::Decline)
}

/// Who takes the device after a trick would be known to hold the Sorcerer.
#[test]
fn a_device_is_not_passed_for_a_question_that_only_its_player_knows_of() {
    let title = find_game("dwarf-king").expect("a known game");
    let (mut unasked, mut asked) = (0, 0);
    for seed in 0..40 {
        for wants in [false, true] {
            let mut screen = Screen::Live(Live::new(deal(title, 3, seed), &instant()));
            let mut wanted = None;
            for n in 0..45 {
                let Screen::Live(live) = &screen else { unreachable!("nothing ends it") };
                let is_question = asks_sorcerer(live.game());
                match live.turn() {
                    TurnState::HandOver(seat) => {
                        assert!(!is_question || wanted == Some(seat), "{seed}: asked in public");
                        send(&mut screen, Msg::Accept(seat), &instant());
                    }
                    TurnState::Person(seat) if is_question => {
                        assert_eq!(wanted.take(), Some(seat));
                        asked += 1;
                        let keep = named_choice(live.game(), &[Action::Decline.to_string()]);
                        send(&mut screen, Msg::Decide(keep), &instant());
                    }
                    TurnState::Person(seat) => {
                        let page = render(&screen, &instant());
                        let label = "Use the Sorcerer after this trick";
                        let offered = page.contains(label);
                        let game = live.game().downcast_ref::<DwarfKing>().expect("its own game");
                        let holds = game.state().holder(Card::SORCERER) == Some(seat);
                        let plays = game.state().public.step == Step::Play;
                        assert_eq!(offered, holds && plays, "{seed}: {n}");
                        let choice = choice(live.game(), n % live.game().legal_count());
                        if wants && offered {
                            send(&mut screen, Msg::WantAsking(true), &instant());
                            wanted = Some(seat);
                        }
                        send(&mut screen, Msg::Decide(choice), &instant());
                    }
                    TurnState::Bot(_) => {
                        unasked += usize::from(is_question);
                        let_table_pass(&mut screen, &instant());
                    }
                    TurnState::Away(_) | TurnState::Elsewhere | TurnState::Over => break,
                }
            }
        }
    }
    assert!(unasked > 5 && asked > 5, "asked {asked}, not asked {unasked}");
}

/// Passing a device is slow, so phones are offered, but only once.
#[test]
fn the_first_hand_over_offers_phones() {
    let env = instant();
    let mut offered = 0;
    for title in CATALOG {
        let persons = *title.info.seats.start();
        let Some(mut screen) = covered(deal(title, persons, 5)) else { continue };
        let offers = |screen: &Screen| render(screen, &env).contains(env.messages.table.own_phones);
        assert!(offers(&screen), "{}", title.id);
        offered += 1;
        for _ in 0..12 {
            match screen.live().expect("a match").turn() {
                TurnState::HandOver(seat) => drop(send(&mut screen, Msg::Accept(seat), &env)),
                TurnState::Person(_) => {
                    let choice = choice(screen.live().expect("a match").game(), 0);
                    send(&mut screen, Msg::Decide(choice), &env);
                    assert!(!offers(&screen), "{}", title.id);
                }
                _ => break,
            }
        }
    }
    assert!(offered > 2, "only {offered} games begin with a person");
}
