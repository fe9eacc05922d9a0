//! Decisions that are no choice: the table makes them for a person, tells them, and takes them back with
//! the choice before.

use crate::screens::{OwnMatch as _, deal_for, env, instant, let_table_pass, render, send};
use regalia::engine::{Seat, Turn};
use regalia::games::monarch::{Action, Monarch};
use regalia::session::AnyMatch;
use regalia::ui::catalog::{CATALOG, GameEntry, find_game};
use regalia::ui::settings::Settings;
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::Msg;
use regalia::ui::table::screen::Screen;
use regalia::ui::table::turn::TurnState;

/// The seat of the person.
const ME: Seat = Seat::new(0);

/// Makes decisions until `stops`. Returns the match then; `None` if its end comes first.
fn play_until(
    game: &'static GameEntry,
    persons: usize,
    seed: u64,
    stops: impl Fn(&AnyMatch) -> bool,
) -> Option<AnyMatch> {
    let seats = *game.info.seats.start().max(&persons).max(&(*game.info.seats.end()).min(3));
    let mut play = deal_for(game, seats, persons, seed);
    let mut roll = seed as usize + 7;
    for _ in 0..2_000 {
        if play.is_over() {
            return None;
        }
        if stops(&play) {
            return Some(play);
        }
        roll = roll.wrapping_mul(1_103_515_245).wrapping_add(12_345) % 2_147_483_648;
        let index = roll / 7 % play.legal_count();
        assert!(play.decide_index(index), "a legal decision");
    }
    None
}

fn is_mine(play: &AnyMatch) -> bool {
    play.turn() == Turn::Of(ME)
}

/// An only card that comes by itself says that there was no other: it does so only where no other person
/// sees that.
#[test]
fn only_a_person_who_is_alone_with_bots_is_spared_an_only_decision() {
    let mut spared = 0;
    for game in CATALOG {
        for seed in 0..6 {
            let only = |play: &AnyMatch| is_mine(play) && play.legal_count() == 1;
            let alone = play_until(game, 1, seed, only);
            if let Some(play) = alone {
                assert!(play.forced().is_some_and(|answer| answer.index == 0), "{}", game.id);
                spared += 1;
            }
            let more = |play: &AnyMatch| is_mine(play) && play.legal_count() > 1;
            let kept = play_until(game, 1, seed, |play| more(play) && play.forced().is_some());
            assert!(kept.is_none() || game.id == "monarch", "{}", game.id);
            let of_two = play_until(game, 2, seed, |play| only(play) && play.forced().is_some());
            assert!(of_two.is_none() || matches!(game.id, "dwarf-king" | "monarch"), "{}", game.id);
        }
    }
    assert!(spared > 10, "{spared}");
}

#[test]
fn what_is_no_choice_is_made_told_and_taken_back_with_the_choice_before() {
    let mut tried = 0;
    for game in CATALOG {
        for seed in 0..40 {
            let forced = |play: &AnyMatch| is_mine(play) && play.forced().is_some();
            let Some(play) = play_until(game, 1, seed, forced) else { continue };
            let at = play.position();
            let asked = Settings { plays_forced: false, ..env().settings };
            let asks = Screen::Live(Live::new(play.clone(), &Env { settings: asked, ..env() }));
            assert!(asks.is_asked(), "{}: with the setting off it is asked", game.id);
            let mut screen = Screen::Live(Live::new(play, &instant()));
            if screen.is_asked() {
                assert!(
                    screen.rights().undo,
                    "{}: it waits only for what can be taken back",
                    game.id
                );
                continue;
            }
            let live = screen.live().expect("a match");
            assert!(matches!(live.turn(), TurnState::Bot(_)), "{}", game.id);
            let_table_pass(&mut screen, &instant());
            let live = screen.live().expect("a match");
            let log = &live.log.entries;
            let told = !log[at].lines.is_empty();
            assert!(log[at].played_for, "{}", game.id);
            if told {
                let recaps = live.recaps(&env());
                let is_told = recaps.iter().any(|it| it.seat == Some(ME) && it.at <= at);
                let is_said = log[at].said().iter().any(|it| !it.is_empty());
                assert!(is_told || is_said, "{} {seed}: {:?}", game.id, log[at]);
                tried += 1;
            }
            let choice = log.iter().rposition(|it| it.seat == Some(ME) && !it.played_for);
            let _ = render(&screen, &env());
            if screen.rights().undo {
                send(&mut screen, Msg::Undo, &instant());
                let live = screen.live().expect("a match");
                assert_eq!(Some(live.game().position()), choice, "{}", game.id);
                assert!(screen.is_asked(), "{}: it is not played again by itself", game.id);
            }
        }
    }
    assert!(tried > 5, "{tried}");
}

/// The next player's decision would put what was bought out of reach.
#[test]
fn a_turn_does_not_end_by_itself_while_its_last_purchase_can_be_taken_back() {
    let monarch = find_game("monarch").expect("there is the game");
    let mut waited = 0;
    for seed in 0..40 {
        let is_last = |play: &AnyMatch| {
            let play = play.downcast_ref::<Monarch>().expect("a match of Monarch");
            play.turn() == Turn::Of(ME) && play.legal() == [Action::EndTurn]
        };
        let Some(play) = play_until(monarch, 1, seed, is_last) else { continue };
        let mut screen = Screen::Live(Live::new(play, &instant()));
        if !screen.is_asked() {
            assert!(!screen.rights().undo, "{seed}: nothing could be taken back");
            continue;
        }
        let page = render(&screen, &instant());
        assert!(page.contains("primary mo-key") || page.contains("mo-key primary"), "{seed}");
        let before = screen.live().expect("a match").game().position();
        send(&mut screen, Msg::Undo, &instant());
        assert!(screen.live().expect("a match").game().position() < before, "{seed}");
        assert!(screen.is_asked(), "{seed}");
        waited += 1;
    }
    assert!(waited > 5, "{waited}");
}
