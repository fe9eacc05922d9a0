//! The guard against input that comes too soon, and the arrows that move by place.

use crate::screens::{choice, deal, env, instant, play_on, to_move};
use regalia::ui::catalog::CATALOG;
use regalia::ui::games::DraftChoice;
use regalia::ui::settings::{Pace, Settings};
use regalia::ui::table::arrows::{Area, Arrow};
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Panel, Timer};
use regalia::ui::table::screen::Screen;
use regalia::ui::table::settle::Settling;
use regalia::ui::table::update::update;
use regalia::ui::waits::{SETTLE, SETTLE_OWN};

/// A table with its guard.
struct Guarded {
    screen: Screen,
    guard: Settling,
    env: Env,
}

impl Guarded {
    /// Returns the first turn of the first of these persons, after the guard's time.
    fn asked(title: &'static regalia::ui::catalog::GameEntry, persons: usize, env: Env) -> Self {
        let game = deal(title, persons, 4);
        let seat = to_move(&game);
        let mut live = Live::new(game, &env);
        live.seats.accepted = (persons > 1).then_some(seat);
        let screen = Screen::Live(live);
        let mut guard = Settling::default();
        guard.update(&screen, false, &mut Effects::default());
        guard.skip();
        Self { screen, guard, env }
    }

    /// Sends a message with all that follow, and returns the times that the guard waits for.
    fn send(&mut self, msg: Msg) -> Vec<u32> {
        let is_own = msg.is_own();
        let mut effects = update(&mut self.screen, msg, &self.env);
        self.guard.update(&self.screen, is_own, &mut effects);
        let mut waits = Vec::new();
        for effect in effects.0 {
            match effect {
                Effect::Wait(Timer::Settle, time) => waits.push(time),
                Effect::Send(msg) => waits.extend(self.send(*msg)),
                _ => {}
            }
        }
        waits
    }

    fn decision(&self) -> Option<Msg> {
        let live = self.screen.live().filter(|live| live.is_asked())?;
        Some(Msg::Decide(choice(live.own()?, 0)))
    }
}

#[test]
fn a_second_tap_plays_what_the_first_has_selected() {
    for title in CATALOG {
        let mut table = Guarded::asked(title, 1, instant());
        assert!(table.send(Msg::Explain("a text".to_owned())).is_empty(), "{}", title.id);
        let asks = Some("Choose another".to_owned());
        let draft = Msg::Draft(DraftChoice { asks, held: Vec::new() });
        assert!(table.send(draft).is_empty(), "{}", title.id);
        assert!(!table.guard.is_too_soon(0.0), "{}", title.id);
    }
}

#[test]
fn ones_own_decision_and_a_closed_panel_are_guarded_briefly() {
    for title in CATALOG {
        let mut table = Guarded::asked(title, 1, instant());
        assert_eq!(table.send(Msg::Open(Some(Panel::Menu))), [SETTLE], "{}", title.id);
        assert_eq!(table.send(Msg::Open(None)), [SETTLE_OWN], "{}", title.id);
        let Some(decision) = table.decision() else { continue };
        let waits = table.send(decision);
        assert!(waits == [SETTLE_OWN] || table.decision().is_none(), "{}: {waits:?}", title.id);
        assert!(table.guard.is_too_soon(0.0), "{}", title.id);
    }
}

#[test]
fn what_others_change_and_what_is_final_is_guarded_for_the_whole_time() {
    for title in CATALOG {
        // Another person takes the device.
        let mut table = Guarded::asked(title, 2, instant());
        for _ in 0..60 {
            let Some(decision) = table.decision() else { break };
            let waits = table.send(decision);
            let is_covered = table.screen.next_person().is_some();
            assert_eq!(waits, [if is_covered { SETTLE } else { SETTLE_OWN }], "{}", title.id);
        }
        assert!(table.screen.next_person().is_some(), "{}: nobody takes the device", title.id);
        // A question that asks for confirmation.
        let settings = Settings { ask_first: true, pace: Pace::Instant, ..Settings::default() };
        let mut table = Guarded::asked(title, 1, Env { settings, ..env() });
        let is_final = |live: &Live| live.draft.selected.as_ref().is_some_and(|it| it.confirms);
        for _ in 0..9 {
            let Some(decision) = table.decision() else { break };
            let waits = table.send(decision.clone());
            if table.screen.live().is_some_and(is_final) {
                assert_eq!(waits, [SETTLE], "{}", title.id);
                break;
            }
        }
        // The result.
        let mut game = deal(title, 1, 5);
        play_on(&mut game, usize::MAX);
        let mut guard = Settling::default();
        let mut effects = Effects::default();
        guard.update(&Screen::Live(Live::new(game, &env())), true, &mut effects);
        assert_eq!(effects.0.last(), Some(&Effect::Wait(Timer::Settle, SETTLE)), "{}", title.id);
    }
}

#[test]
fn a_playback_that_ends_at_ones_turn_changes_nothing() {
    let mut ended = 0;
    for title in CATALOG {
        let mut table = Guarded::asked(title, 1, env());
        for _ in 0..9 {
            let Some(decision) = table.decision() else { break };
            table.send(decision);
            table.guard.skip();
            while let Some(beat) = table.screen.beat() {
                let is_held = beat.is_held();
                let next = if is_held { Msg::Next } else { Msg::Elapsed(Timer::Playback) };
                let waits = table.send(next);
                if table.screen.beat().is_none() && table.decision().is_some() && !is_held {
                    let is_guarded = table.guard.is_too_soon(0.0);
                    assert!(waits.is_empty() && !is_guarded, "{}: {waits:?}", title.id);
                    ended += 1;
                }
            }
        }
    }
    assert!(ended > 1, "only {ended} turns went on");
}

/// Returns areas of this size at these places.
fn areas(size: [f64; 2], places: &[[f64; 2]]) -> Vec<Area> {
    places.iter().map(|&[x, y]| [x, y, x + size[0], y + size[1]]).collect()
}

#[test]
fn an_arrow_leads_to_the_nearest_piece_in_its_direction() {
    use Arrow::{Down, Left, Right, Up};
    // Two rows of three, the lower one shifted.
    let rows = [[0., 0.], [50., 0.], [100., 0.], [20., 60.], [70., 60.], [120., 60.]];
    let rows = areas([40., 50.], &rows);
    assert_eq!(Right.nearest(0, &rows), Some(1));
    assert_eq!(Left.nearest(2, &rows), Some(1));
    assert_eq!(Down.nearest(0, &rows), Some(3));
    assert_eq!(Up.nearest(5, &rows), Some(2));
    assert_eq!(Up.nearest(1, &rows), None);
    assert_eq!(Left.nearest(3, &rows), None, "all others are more above than to the left");
    // A hand whose cards overlap and are not quite level.
    let fan = areas([80., 110.], &[[0., 6.], [22., 2.], [44., 0.], [66., 2.], [88., 6.]]);
    for at in 0..4 {
        assert_eq!(Right.nearest(at, &fan), Some(at + 1));
        assert_eq!(Left.nearest(at + 1, &fan), Some(at));
        assert_eq!(Down.nearest(at, &fan), None);
        assert_eq!(Up.nearest(at, &fan), None);
    }
    assert_eq!(Right.nearest(9, &fan), None);
}

#[test]
fn a_tap_counts_from_when_it_was_made_and_not_from_when_a_busy_page_handles_it() {
    let mut table = Guarded::asked(&CATALOG[0], 2, instant());
    for _ in 0..60 {
        let Some(decision) = table.decision() else { break };
        table.send(decision);
    }
    assert!(table.screen.next_person().is_some());
    table.guard.rendered(1_000.0, &mut Effects::default());
    // The page was busy: the timer comes before a tap that waits since long.
    let over = 1_000.0 + f64::from(SETTLE);
    table.guard.elapsed(1_600.0);
    assert!(table.guard.is_too_soon(over - 1.0) && !table.guard.is_too_soon(over));
    table.guard.skip();
    assert!(!table.guard.is_too_soon(1_001.0), "one gesture");
}
