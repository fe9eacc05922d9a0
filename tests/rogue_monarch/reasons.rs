//! Why a decision is better: each reason where it is given, and in a similar position where it is
//! not.

use crate::scene::Scene;
use crate::why::{reasons, told_apart};
use regalia::bots::rogue_monarch::Reason;
use regalia::bots::{Bots, Level, decide};
use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Stream, Turn, Viewer};
use regalia::games::rogue_monarch::{Action, Conspiracy, End, Kind, RogueMonarch, Step};

/// Returns a position after these decisions.
fn after(court: &str, mine: &str, theirs: &str, names: &str) -> Scene {
    let mut scene = Scene::new(court, mine, theirs);
    scene.play(names);
    scene
}

#[test]
fn a_king_in_hand_crowns_beside_two_that_lie_open() {
    let [here, twin] = ["NQK", "NQA"].map(|mine| Scene::new("KKnn", mine, "NQA"));
    told_apart(Reason::Crowns, ["replace-3", "reveal-3"], &here, &twin);
    assert_eq!(reasons(&here, ["replace-3", "reveal-3"]), [Reason::Crowns], "that is all");
    assert_eq!(reasons(&here, ["replace-3", "replace-4"]), [], "the other crowns as well");
}

#[test]
fn an_assassin_in_hand_murders_on_the_other_side() {
    let [here, twin] = ["NQA", "NQK"].map(|mine| Scene::new("ANnk", mine, "NQK"));
    told_apart(Reason::Murders, ["replace-3", "reveal-4"], &here, &twin);
}

/// The opponent has taken the Assassin of the last place, and could murder the Knight.
fn taken(court: &str, then: &str) -> Scene {
    let before = "replace-3 lay-queen-down replace-4 lay-queen-up";
    after(court, "KKQ", "QNN", &format!("{before} {then}"))
}

#[test]
fn the_only_defence_hides_the_victim_from_an_assassin_they_hold_for_certain() {
    let [here, twin] = ["ANkA", "ANka"].map(|court| taken(court, "replace-2"));
    told_apart(Reason::OnlyDefence, ["lay-king-down", "lay-king-up"], &here, &twin);
}

#[test]
fn one_of_two_defences_takes_the_assassin_who_lies_open() {
    let [here, twin] = ["ANkA", "ANka"].map(|court| taken(court, ""));
    told_apart(Reason::Defends, ["replace-1", "replace-3"], &here, &twin);
}

#[test]
fn a_third_queen_makes_ready_to_marry() {
    let [here, twin] = ["QQN", "QNN"].map(|mine| Scene::new("Qnak", mine, "AAK"));
    told_apart(Reason::ReadyToMarry, ["replace-1", "replace-2"], &here, &twin);
}

#[test]
fn a_queen_is_sure_to_find_one_of_two() {
    let takes_one = "replace-3 lay-knight-down replace-1 lay-assassin-up look-at-3 look-at-4";
    let waits = "replace-3 lay-knight-down";
    let takes_another = "replace-2 lay-assassin-up look-at-3 look-at-4 replace-3";
    let lays = "replace-3";
    let here = after("QQnn", "QNN", "AAK", &format!("{takes_one} {waits} {takes_another}"));
    let twin = after("QQnn", "QNN", "AAK", &format!("{takes_one} {lays}"));
    told_apart(Reason::FindsQueen, ["lay-queen-up", "lay-knight-up"], &here, &twin);
}

#[test]
fn a_coronation_is_stopped_where_too_few_kings_are_left() {
    // One hidden King or two: besides the one that is left face up, two are needed.
    let [here, twin] = ["NQQAK", "NQAKK"].map(|pile| Scene::with_pile("KKna", "AAQ", "NNQ", pile));
    told_apart(Reason::StopsCoronation, ["replace-1", "reveal-3"], &here, &twin);
}

#[test]
fn a_murder_is_stopped_by_taking_the_assassin_unless_all_others_are_discarded() {
    let [here, twin] = ["QQKAAA", "QQK"].map(|pile| Scene::with_pile("ANqn", "KKQ", "NKN", pile));
    told_apart(Reason::StopsMurder, ["replace-1", "replace-3"], &here, &twin);
}

#[test]
fn a_king_kept_for_the_next_turn_threatens_a_coronation() {
    let [here, twin] = ["KKQ", "KQQ"].map(|mine| Scene::new("Knna", mine, "NAA"));
    told_apart(Reason::ThreatensCoronation, ["replace-2", "reveal-2"], &here, &twin);
}

#[test]
fn an_assassin_kept_for_the_next_turn_threatens_a_murder() {
    let [here, twin] = ["AQK", "QQK"].map(|mine| {
        let mut scene = Scene::new("Annn", mine, "NKA");
        scene.play("replace-2");
        scene
    });
    told_apart(Reason::ThreatensMurder, ["lay-king-up", "lay-king-down"], &here, &twin);
}

#[test]
fn a_queen_is_taken_to_another() {
    let [here, twin] = ["QNN", "KNN"].map(|mine| Scene::new("Qnak", mine, "AAK"));
    told_apart(Reason::TwoQueens, ["replace-1", "replace-2"], &here, &twin);
}

#[test]
fn queens_are_kept_together_when_the_king_discards() {
    let discards = |mine| {
        // The two Assassins on top of the pile are drawn.
        after("nnqn", mine, "NQA", "replace-1 lay-king-up draw-two discard-assassin")
    };
    let decisions = ["discard-assassin", "discard-queen"];
    told_apart(Reason::TwoQueens, decisions, &discards("KQQ"), &discards("KQK"));
}

#[test]
fn the_opponent_has_looked_at_the_card() {
    let looked = |places| {
        let they = format!("replace-1 lay-assassin-up {places}");
        after("nnkk", "QQN", "AKN", &format!("replace-1 lay-knight-down {they}"))
    };
    let [here, twin] = ["look-at-3 look-at-4", "look-at-2 look-at-4"].map(looked);
    told_apart(Reason::KnownToThemAlone, ["reveal-3", "reveal-2"], &here, &twin);
}

/// Returns a position where the seat has laid the first card of the Court itself or hasn't.
fn laid(first: bool, then: &str) -> Scene {
    let lays = if first { "replace-1" } else { "replace-3" };
    let before = format!("{lays} lay-queen-down replace-4 lay-knight-down");
    after("nqkk", "AQN", "NKN", &format!("{before} {then}"))
}

#[test]
fn an_assassin_looks_at_what_is_not_known_yet() {
    let [here, twin] = [true, false].map(|first| laid(first, "replace-4 lay-assassin-up"));
    told_apart(Reason::LooksAtUnknown, ["look-at-2", "look-at-1"], &here, &twin);
}

#[test]
fn the_card_that_comes_up_is_known() {
    let [here, twin] = [true, false].map(|first| laid(first, ""));
    told_apart(Reason::KnowsWhatComes, ["reveal-1", "reveal-2"], &here, &twin);
}

/// The seat has taken the Knight of the first place into its hand.
fn took(court: &str) -> Scene {
    let they = "replace-4 lay-knight-down";
    after(court, "AQK", "NKN", &format!("replace-1 lay-assassin-down {they} replace-2"))
}

#[test]
fn a_card_that_was_taken_openly_tells_nothing_new() {
    let decisions = ["lay-knight-up", "lay-queen-up"];
    told_apart(Reason::TellsNothingNew, decisions, &took("Nqkk"), &took("nqkk"));
}

#[test]
fn a_card_that_was_taken_openly_is_no_secret() {
    let decisions = ["lay-knight-down", "lay-knight-up"];
    told_apart(Reason::StaysSecret, decisions, &took("nqkk"), &took("Nqkk"));
}

/// Returns true if the seat can end its turn with the wanted result in this world.
fn can_end(world: &RogueMonarch, seat: Seat, wanted: &dyn Fn(&RogueMonarch) -> bool) -> bool {
    if world.turn() != Turn::Of(seat) {
        return wanted(world);
    }
    let mut legal = Vec::new();
    world.legal(&mut legal);
    legal.into_iter().any(|action| can_end(&after_decision(world, action), seat, wanted))
}

fn after_decision(world: &RogueMonarch, action: Action) -> RogueMonarch {
    let mut world = world.clone();
    world.apply_silently(action, &mut Rng::for_match(1));
    world
}

fn won(world: &RogueMonarch, seat: Seat, by: Option<Conspiracy>) -> bool {
    match world.public.end {
        Some(End::Won { seat: winner, by: how }) => winner == seat && by.is_none_or(|by| by == how),
        _ => false,
    }
}

/// Returns true if the seat can win the turn that it begins.
fn can_win(world: &RogueMonarch, seat: Seat, by: Option<Conspiracy>) -> bool {
    can_end(world, seat, &|end| won(end, seat, by))
}

/// Returns true if the reason for a decision, but not for another, holds in this world.
fn is_true(reason: Reason, world: &RogueMonarch, decision: Action, instead: Action) -> bool {
    let Turn::Of(me) = world.turn() else { panic!("the match goes on") };
    let they = RogueMonarch::opponent(me);
    let [next, other] = [decision, instead].map(|action| after_decision(world, action));
    let can = |wanted: &dyn Fn(&RogueMonarch) -> bool| can_end(&next, me, wanted);
    let stops = |by| can(&|end| won(end, me, None) || !can_win(end, they, Some(by)));
    // The Court stays as it is, and it is the seat's turn again.
    let threatens = |by| {
        can(&|end| {
            let mut again = end.clone();
            (again.public.mover, again.public.step) = (me, Step::Act);
            // Unless the opponent marries with Queens that no other player knew of.
            again.public.end = end.public.end.filter(|_| !won(end, they, None));
            can_win(&again, me, Some(by))
        })
    };
    let queens = |count| can(&|end| end.hands[me.index()].count(Kind::Queen) >= count);
    match reason {
        Reason::Crowns => can(&|end| won(end, me, Some(Conspiracy::Coronation))),
        Reason::Murders => can(&|end| won(end, me, Some(Conspiracy::Murder))),
        Reason::OnlyDefence | Reason::Defends => {
            !can_end(&other, me, &|end| won(end, me, None) || !can_win(end, they, None))
        }
        Reason::ReadyToMarry => queens(3),
        Reason::TwoQueens => queens(2),
        Reason::StopsCoronation => stops(Conspiracy::Coronation),
        Reason::StopsMurder => stops(Conspiracy::Murder),
        Reason::ThreatensCoronation => threatens(Conspiracy::Coronation),
        Reason::ThreatensMurder => threatens(Conspiracy::Murder),
        _ => true,
    }
}

#[test]
fn what_is_said_is_so_in_every_world_that_the_seat_may_be_in() {
    const WORLDS: usize = 2;
    let mut checked = [0; 2];
    for seed in 0..120 {
        let mut dice = Rng::new(seed, Stream::Tool(11));
        let setup = Setup { seats: 2, options: NoOptions {} };
        let mut state = RogueMonarch::new(&setup, &mut Rng::for_match(seed));
        let mut legal = Vec::new();
        while let Turn::Of(seat) = state.turn() {
            state.legal(&mut legal);
            let (view, decision, instead) =
                (state.view(Viewer::Of(seat)), dice.pick(&legal), dice.pick(&legal));
            for reason in RogueMonarch::reasons(&view, decision, instead) {
                let exact = matches!(reason, Reason::OnlyDefence | Reason::Defends);
                checked[usize::from(exact)] += 1;
                for _ in 0..WORLDS {
                    let world = RogueMonarch::sample(&view, &mut dice);
                    assert!(
                        is_true(reason, &world, decision, instead),
                        "{reason:?} of {decision} and not {instead} in {world:?}"
                    );
                }
            }
            let before = decide::<RogueMonarch>(Level::Baron, &view, &mut dice, &mut || false);
            let action = if dice.chance(1, 2) { legal[before.index] } else { decision };
            state.apply_silently(action, &mut dice);
        }
    }
    assert!(checked[0] > 200 && checked[1] > 5, "{checked:?} reasons were checked");
}
