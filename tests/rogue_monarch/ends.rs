//! The end of a match: three conspiracies, or two hundred turns.

use crate::scene::{ME, Scene, THEY, cards};
use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Stream, Turn};
use regalia::games::rogue_monarch::{
    Conspiracy, End, Event, KINDS, Kind, RogueMonarch, Step, TURN_LIMIT, conspiracy,
};

/// Returns the face-up cards of a Court, which are capitals in `court`; `None` for the others.
fn open(court: &str) -> [Option<Kind>; 4] {
    let mut letters = court.chars().zip(cards(court));
    [(); 4].map(|()| {
        let (letter, kind) = letters.next().expect("four cards");
        letter.is_uppercase().then_some(kind)
    })
}

#[test]
fn three_kings_face_up_are_a_coronation_wherever_they_lie() {
    for court in ["KKKn", "KKnK", "KnKK", "nKKK", "KKKN", "KKKK"] {
        assert_eq!(conspiracy(open(court)), Some(Conspiracy::Coronation), "{court}");
    }
    for court in ["KKkn", "kkkk", "KKNN", "KNNN", "KKkK".to_lowercase().as_str()] {
        assert_eq!(conspiracy(open(court)), None, "{court}");
    }
}

#[test]
fn a_face_up_card_directly_between_two_face_up_assassins_is_a_murder() {
    for court in ["AKAn", "nAKA", "AQAN", "NANA", "ANAa"] {
        assert_eq!(conspiracy(open(court)), Some(Conspiracy::Murder), "{court}");
    }
}

#[test]
fn the_victim_may_be_anything_face_up_an_assassin_too() {
    for victim in ["N", "Q", "K", "A"] {
        for court in [format!("A{victim}Ak"), format!("kA{victim}A")] {
            assert_eq!(conspiracy(open(&court)), Some(Conspiracy::Murder), "{court}");
        }
    }
}

#[test]
fn a_face_down_victim_or_assassin_is_no_murder() {
    for court in ["AkAn", "aKAn", "AKan", "nAkA", "naKA", "nAKa"] {
        assert_eq!(conspiracy(open(court)), None, "{court}");
    }
}

#[test]
fn assassins_at_both_ends_of_the_court_alone_do_not_count() {
    for court in ["AKKA", "AKQA", "AkqA", "AKqA"] {
        assert_eq!(conspiracy(open(court)), None, "{court}");
    }
}

#[test]
fn no_other_court_is_a_conspiracy() {
    // Every Court of face-up cards and gaps, against the two sentences of the rules.
    let spots: Vec<Option<Kind>> = KINDS.into_iter().map(Some).chain([None]).collect();
    for code in 0..625 {
        let court = [0, 1, 2, 3].map(|at| spots[code / 5_usize.pow(at) % 5]);
        let kings = court.iter().filter(|&&card| card == Some(Kind::King)).count() >= 3;
        let murder = court.windows(3).any(|row| {
            row[0] == Some(Kind::Assassin) && row[1].is_some() && row[2] == Some(Kind::Assassin)
        });
        assert_eq!(conspiracy(court).is_some(), kings || murder, "{court:?}");
    }
}

#[test]
fn a_third_king_revealed_crowns_before_his_effect() {
    let mut scene = Scene::new("KKkn", "NQA", "NQA");
    scene.play("reveal-3");
    assert!(scene.won(ME, Conspiracy::Coronation));
}

#[test]
fn a_third_king_laid_face_up_crowns_before_his_effect() {
    let mut scene = Scene::new("KnKn", "NQK", "NQA");
    scene.play("replace-2 lay-king-up");
    assert!(scene.won(ME, Conspiracy::Coronation));
}

#[test]
fn a_third_king_laid_face_down_crowns_nobody() {
    let mut scene = Scene::new("KnKn", "NQK", "NQA");
    scene.play("replace-2 lay-king-down");
    assert!(scene.awaits(THEY));
}

#[test]
fn a_king_who_turns_the_third_up_crowns_in_the_middle_of_his_effect() {
    let mut scene = Scene::new("kKkn", "NQA", "NQA");
    scene.play("reveal-1");
    assert_eq!(scene.step(), Step::King);
    scene.play("turn-up-3");
    assert!(scene.won(ME, Conspiracy::Coronation));
}

#[test]
fn a_knight_who_turns_the_third_king_up_crowns_at_the_end_of_his_effect() {
    let mut scene = Scene::new("nKkK", "NQA", "NQA");
    scene.play("reveal-1 switch-1-2 turn-over-3");
    assert!(scene.won(ME, Conspiracy::Coronation));
}

#[test]
fn a_knight_murders_by_the_switch_before_he_turns_a_card() {
    let mut scene = Scene::new("nKAA", "NQK", "NQK");
    scene.play("reveal-1 switch-2-3");
    assert!(scene.won(ME, Conspiracy::Murder), "N A K A");
}

#[test]
fn a_knight_murders_by_the_card_he_turns_up() {
    let mut scene = Scene::new("nAka", "NQK", "NQK");
    scene.play("reveal-1 switch-1-3 turn-over-4");
    assert!(scene.won(ME, Conspiracy::Murder), "k A N A");
}

#[test]
fn an_assassin_revealed_murders_before_he_looks() {
    let mut scene = Scene::new("AKaq", "NQK", "NQK");
    scene.play("reveal-3");
    assert!(scene.won(ME, Conspiracy::Murder));
}

#[test]
fn the_victim_revealed_completes_the_murder_before_its_effect() {
    let mut scene = Scene::new("AqAk", "NQK", "NQK");
    let events = scene.play("reveal-2");
    assert!(scene.won(ME, Conspiracy::Murder));
    assert!(!events.iter().any(|event| matches!(event, Event::QueenLooked { .. })));
}

#[test]
fn a_court_is_checked_after_a_card_was_laid_face_down_too() {
    // Laying a card face down reveals nothing, so it can only spoil a conspiracy.
    let mut scene = Scene::new("KKQn", "NQK", "NAA");
    scene.play("replace-1 lay-king-down");
    assert!(scene.awaits(THEY));
}

#[test]
fn the_win_belongs_to_whose_turn_it_is_whoever_played_the_other_cards() {
    let mut scene = Scene::new("kKkn", "NQA", "NQA");
    // Seat 0's turn shows the second King; the opponent's shows the third.
    scene.play("reveal-1 draw-two discard-knight discard-assassin");
    assert!(scene.awaits(THEY));
    scene.play("reveal-3");
    assert!(scene.won(THEY, Conspiracy::Coronation));
    let Turn::Over(outcome) = scene.state.turn() else { panic!("it is over") };
    assert_eq!(outcome.scores(), [0, 1]);
}

#[test]
fn the_effect_of_a_card_of_mine_wins_for_me_in_my_turn_only() {
    let mut scene = Scene::new("kKkn", "NQA", "NQA");
    scene.play("reveal-4 switch-1-2 turn-over-2");
    assert_eq!(scene.court(), "KKkN");
    assert!(scene.awaits(THEY), "two Kings are not enough");
    scene.play("replace-4 lay-knight-up switch-1-4 turn-over-3");
    assert!(scene.won(THEY, Conspiracy::Coronation));
}

#[test]
fn three_queens_at_the_start_of_ones_turn_are_a_marriage() {
    let mut scene = Scene::new("nnkk", "NKA", "QQQ");
    let events = scene.play("replace-1 lay-king-down");
    assert!(scene.won(THEY, Conspiracy::Marriage));
    assert_eq!(events[events.len() - 2], Event::TurnBegan { seat: THEY });
    assert_eq!(
        events.last(),
        Some(&Event::Ended(End::Won { seat: THEY, by: Conspiracy::Marriage }))
    );
}

#[test]
fn three_queens_gathered_in_ones_turn_do_not_marry_before_the_next() {
    let mut scene = Scene::new("qnkk", "QQK", "NAA");
    scene.play("replace-1 lay-king-down");
    assert_eq!(scene.hand(ME), "QQQ");
    assert!(scene.awaits(THEY), "not at once");
    scene.play("replace-2 lay-assassin-down");
    assert!(scene.won(ME, Conspiracy::Marriage), "but when one's next turn starts");
}

#[test]
fn three_queens_drawn_in_the_middle_of_a_turn_do_not_marry() {
    let mut scene = Scene::with_pile("knkk", "NQQ", "NAA", "NQA");
    scene.play("reveal-1 draw-two");
    assert_eq!(scene.state.hands[0].count(Kind::Queen), 3);
    assert!(scene.end().is_none());
    scene.play("discard-queen");
    assert!(scene.end().is_none());
}

#[test]
fn two_queens_do_not_marry() {
    let mut scene = Scene::new("nnkk", "NKA", "QQA");
    scene.play("replace-1 lay-king-down");
    assert!(scene.awaits(THEY));
}

/// Plays a quiet turn: one card of the hand is laid face down.
fn quiet(scene: &mut Scene) -> Vec<Event> {
    scene.play("replace-1");
    let lay = scene.legal().into_iter().find(|name| name.ends_with("-down")).expect("a card");
    scene.play(&lay)
}

#[test]
fn after_two_hundred_turns_without_a_winner_the_match_is_drawn() {
    assert_eq!(TURN_LIMIT, 200);
    let mut scene = Scene::new("nnkk", "NKA", "QAA");
    for turn in 1..=200 {
        assert_eq!(scene.state.public.turn, turn);
        assert!(scene.end().is_none());
        let events = quiet(&mut scene);
        assert_eq!(events.contains(&Event::Ended(End::Drawn)), turn == 200);
    }
    assert_eq!(scene.end(), Some(End::Drawn));
    let Turn::Over(outcome) = scene.state.turn() else { panic!("it is over") };
    assert_eq!(outcome.scores(), [0, 0]);
    assert!(Seat::all(2).all(|seat| outcome.winners().contains(seat)));
    assert!(scene.legal().is_empty());
}

#[test]
fn the_two_hundredth_turn_can_still_be_won() {
    let mut scene = Scene::new("KKkn", "NQA", "NQA");
    scene.state.public.turn = TURN_LIMIT;
    scene.play("reveal-3");
    assert!(scene.won(ME, Conspiracy::Coronation));
}

#[test]
fn no_turn_begins_with_a_conspiracy_standing_in_the_court() {
    let setup = Setup { seats: 2, options: NoOptions {} };
    let mut dice = Rng::new(11, Stream::Tool(1));
    let (mut ends, mut legal) = ([0; 4], Vec::new());
    for seed in 0..3_000 {
        let mut state = RogueMonarch::new(&setup, &mut Rng::for_match(seed));
        while let Turn::Of(seat) = state.turn() {
            assert_eq!(conspiracy(state.open()), None);
            if state.public.step == Step::Act {
                assert!(state.hands[seat.index()].count(Kind::Queen) < 3);
            }
            state.legal(&mut legal);
            let action = dice.pick(&legal);
            state.apply_silently(action, &mut dice);
            if let Some(End::Won { seat: winner, by }) = state.public.end {
                // A Marriage belongs to the next player; the Court belongs to the mover.
                assert_eq!(winner == seat, by != Conspiracy::Marriage);
                assert_eq!(state.public.mover, winner);
            }
        }
        ends[match state.public.end.expect("it is over") {
            End::Won { by: Conspiracy::Coronation, .. } => 0,
            End::Won { by: Conspiracy::Murder, .. } => 1,
            End::Won { by: Conspiracy::Marriage, .. } => 2,
            End::Drawn => 3,
        }] += 1;
    }
    assert!(ends[..3].iter().all(|&count| count > 50), "each conspiracy happens: {ends:?}");
}
