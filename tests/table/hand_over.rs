//! The content of the page while the device is passed: nothing of any player's hand.

use crate::screens::{deal, env, instant, render, send};
use regalia::engine::Viewer;
use regalia::session::AnyMatch;
use regalia::ui::catalog::CATALOG;
use regalia::ui::table::live::{Live, TurnState};
use regalia::ui::table::msg::Msg;
use regalia::ui::table::screen::Screen;
use std::collections::HashMap;

macro_rules! view_of {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns everything that a viewer may know, as text.
        fn view(game: &AnyMatch, viewer: Viewer) -> String {
            match game {
                $(AnyMatch::$game(game) => serde_json::to_string(&game.view(viewer)).expect("a view"),)*
            }
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

#[test]
fn a_hidden_page_covers_the_hand() {
    use regalia::ui::table::msg::Visibility;
    for title in CATALOG {
        for seed in 0..4 {
            let Some(mut screen) = covered(deal(title, 2, seed)) else { continue };
            let Some(seat) = screen.next_person() else { unreachable!("it is covered") };
            let before = render(&screen, &instant());
            send(&mut screen, Msg::Accept(seat), &instant());
            assert!(screen.is_asked(), "{}", title.id);
            send(&mut screen, Msg::Hidden(Visibility::ShownLate), &instant());
            assert_eq!(render(&screen, &instant()), before, "{}", title.id);
        }
    }
}
