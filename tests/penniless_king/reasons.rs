//! Why a decision is better: each reason where it is given, and in a similar position where it is
//! not.

use crate::scene::{Scene, dealt};
use crate::why::{reasons, told_apart};
use regalia::bots::Bots;
use regalia::bots::penniless_king::Reason;
use regalia::engine::{Game, Rng, Seat, Stream, Turn, Viewer};
use regalia::games::penniless_king::Neighbourhood::{Cour, Egyptienne};
use regalia::games::penniless_king::{
    Action, Event, Neighbourhood, PennilessKing, Plot, Rogue, Step,
};

/// Returns the position after these decisions.
fn after(mut scene: Scene, names: &str) -> Scene {
    scene.play(names);
    scene
}

fn holding(plots: &[Plot]) -> Scene {
    plots.iter().fold(Scene::new(3), |scene, &plot| scene.plot(0, plot))
}

#[test]
fn the_toll_for_a_sixth_renown_wins() {
    let [here, twin] = [0b01111, 0b00111].map(|lines| {
        let scene = Scene::new(3).lines(0, lines).control(0, Cour).coins(0, 8);
        after(scene, "take-henchman to-halles-1")
    });
    told_apart(Reason::WinsMatch, ["line-5", "done"], &here, &twin);
}

/// Two other players' Rogues are in the Grande Cour, and the Brute may be the third.
fn third(there: Rogue) -> Scene {
    let scene = Scene::new(3).home(0, Rogue::Brute);
    scene.put(1, there, "cour-1").put(2, Rogue::Henchman, "cour-2")
}

#[test]
fn a_standoff_for_a_sixth_renown_wins() {
    let [here, twin] =
        [0b11111, 0b01111].map(|lines| after(third(Rogue::Henchman).lines(0, lines), "take-brute"));
    let decisions = ["to-cour-3", "to-halles-1"];
    told_apart(Reason::WinsMatch, decisions, &here, &twin);
}

/// The next player lacks one Renown and has this many coins; line 5 is left to them.
fn rich(coins: u16, plots: &[Plot]) -> Scene {
    let scene = holding(plots).lines(1, 0b01111).control(1, Cour).coins(1, coins);
    after(scene, "take-henchman to-chatelet-3")
}

#[test]
fn the_next_player_lacks_a_coin_for_the_toll() {
    // One more coin is on the closest spot of Les Halles.
    let [here, twin] = [7, 8].map(|coins| rich(coins, &[Plot::Devil, Plot::Judgment]));
    told_apart(Reason::Defends, ["play-devil", "done"], &here, &twin);
}

#[test]
fn only_one_card_takes_the_coin_for_the_toll() {
    let here = rich(7, &[Plot::Devil]);
    let twin = rich(7, &[Plot::Devil, Plot::Judgment]);
    told_apart(Reason::OnlyDefence, ["play-devil", "done"], &here, &twin);
}

#[test]
fn a_standoff_takes_control_from_the_leader() {
    let [here, twin] = [0, 1].map(|lines| {
        let scene = third(Rogue::Henchman).control(1, Cour).lines(2, lines);
        after(scene, "take-brute")
    });
    told_apart(Reason::TakesFromLeader(Cour), ["to-cour-3", "to-halles-1"], &here, &twin);
}

#[test]
fn a_standoff_is_won_whoever_hides_there() {
    let [here, twin] =
        [Rogue::Henchman, Rogue::Brute].map(|there| after(third(there), "take-brute"));
    told_apart(Reason::WinsStandoff(Cour), ["to-cour-3", "to-halles-1"], &here, &twin);
}

#[test]
fn the_stronger_rogue_can_win_a_standoff() {
    let [here, twin] = [Rogue::Henchman, Rogue::Brute].map(third);
    told_apart(Reason::WinsStandoff(Cour), ["take-brute", "take-beggar"], &here, &twin);
}

#[test]
fn a_paid_swordsman_wins_the_standoff() {
    let [here, twin] = [Rogue::Henchman, Rogue::Beggar].map(paid);
    told_apart(Reason::WinsStandoff(Cour), ["pay", "refuse"], &here, &twin);
}

/// The seat's Swordsman has been turned up, the closest of three.
fn paid(other: Rogue) -> Scene {
    let mut scene = Scene::new(3).coins(0, 2).put(0, Rogue::Swordsman, "cour-1");
    scene = scene.put(1, other, "cour-2").put(2, Rogue::Beggar, "cour-3");
    scene.end_turn();
    scene
}

#[test]
fn a_swordsman_who_wins_anyway_need_not_be_paid() {
    let [here, twin] = [Rogue::Beggar, Rogue::Henchman].map(paid);
    told_apart(Reason::SavesWage, ["refuse", "pay"], &here, &twin);
}

#[test]
fn control_is_held_whoever_hides_there() {
    let [here, twin] = [Rogue::Henchman, Rogue::Brute]
        .map(|there| after(third(there).control(0, Cour), "take-brute"));
    told_apart(Reason::Holds(Cour), ["to-cour-3", "to-halles-1"], &here, &twin);
}

#[test]
fn a_lost_standoff_is_not_begun_where_one_has_control() {
    // Of two with a total of 0 the closer one wins.
    let [here, twin] =
        [0, 2].map(|number| after(third(Rogue::Henchman).control(number, Cour), "take-beggar"));
    told_apart(Reason::AvoidsLoss(Cour), ["to-halles-1", "to-cour-3"], &here, &twin);
}

#[test]
fn the_king_does_not_arrive_yet() {
    let [here, twin] = [13, 12].map(|space| after(Scene::new(3).king(space), "take-henchman"));
    told_apart(Reason::AvoidsEnd, ["to-halles-1", "to-halles-2"], &here, &twin);
}

#[test]
fn a_renown_goes_to_the_square() {
    let scene = after(Scene::new(3).coins(0, 8), "take-henchman to-halles-1");
    assert!(reasons(&scene, ["line-1", "done"]).contains(&Reason::PlacesRenown));
    assert!(!reasons(&scene, ["line-1", "line-2"]).contains(&Reason::PlacesRenown));
}

#[test]
fn the_right_hand_comes_once() {
    let at_the_toll = |scene: Scene| after(scene.coins(0, 8), "take-henchman to-halles-1");
    let here = at_the_toll(Scene::new(3));
    let twin = at_the_toll(Scene::new(3).home(0, Rogue::RightHand));
    told_apart(Reason::TakesRightHand, ["line-3", "line-1"], &here, &twin);
}

#[test]
fn a_majority_is_sure_whoever_hides_there() {
    let [here, twin] = [Rogue::Henchman, Rogue::Brute].map(|there| {
        let scene = Scene::new(3).home(0, Rogue::Brute).put(1, there, "egyptienne-1");
        after(scene, "take-brute")
    });
    let decisions = ["to-egyptienne-3", "to-halles-1"];
    told_apart(Reason::Strongest(Egyptienne), decisions, &here, &twin);
}

#[test]
fn the_devil_takes_a_coin_that_is_there() {
    let [here, twin] = [3, 0].map(|coins| holding(&[Plot::Devil]).control(1, Cour).coins(1, coins));
    told_apart(Reason::GainsCoins(1), ["play-devil", "take-henchman"], &here, &twin);
}

#[test]
fn a_spot_gives_more_coins_than_another() {
    let scene = after(Scene::new(3), "take-henchman");
    assert!(reasons(&scene, ["to-chatelet-1", "to-chatelet-3"]).contains(&Reason::GainsCoins(2)));
    assert_eq!(reasons(&scene, ["to-chatelet-1", "to-taverne-3"]), []);
}

const FOUR: [Plot; 4] = [Plot::Devil, Plot::Moon, Plot::Tower, Plot::WheelOfFortune];

#[test]
fn a_card_is_drawn_into_a_hand_that_has_room() {
    let [here, twin] =
        [3, 4].map(|held| after(holding(&FOUR[..held]), "take-henchman to-chatelet-3"));
    told_apart(Reason::DrawsPlots(1), ["act", "done"], &here, &twin);
}

#[test]
fn a_card_of_a_full_hand_makes_room() {
    let [here, twin] = [&FOUR[..], &FOUR[1..]].map(holding);
    told_apart(Reason::MakesRoom, ["play-wheel-of-fortune", "take-henchman"], &here, &twin);
}

#[test]
fn a_card_that_can_do_something_is_played_and_an_idle_one_kept() {
    let [full, empty] =
        [3, 0].map(|coins| holding(&[Plot::Devil, Plot::Hermit]).control(1, Cour).coins(1, coins));
    told_apart(Reason::ActsNow, ["play-devil", "play-hermit"], &full, &empty);
    told_apart(Reason::KeepsIdlePlot, ["take-henchman", "play-devil"], &empty, &full);
}

#[test]
fn the_moon_shines_where_it_has_not_shone() {
    let [here, twin] = ["halles-3", "cour-1"].map(|seen| {
        let scene = Scene::new(2).plot(0, Plot::Moon).plot(0, Plot::Moon);
        let scene = scene.put(1, Rogue::Henchman, "cour-1").put(1, Rogue::Beggar, "halles-3");
        let first = format!("play-moon choose-{seen} done take-henchman to-taverne-1 done");
        after(scene, &format!("{first} take-henchman to-egyptienne-2 done play-moon"))
    });
    told_apart(Reason::LooksAtUnknown, ["choose-cour-1", "done"], &here, &twin);
}

#[test]
fn a_lone_rogue_stays_hidden_unless_all_have_seen_it() {
    let [here, twin] = ["", "play-moon choose-taverne-1"].map(|looks| {
        let scene = Scene::new(2).plot(1, Plot::Moon).king(2);
        let first = "take-henchman to-taverne-1 done";
        let they = format!("{looks} take-henchman to-chatelet-1 done");
        after(scene, &format!("{first} {they} take-henchman to-cour-1 done"))
    });
    told_apart(Reason::StaysHidden, ["hide", "show"], &here, &twin);
}

#[test]
fn a_lone_pickpocket_is_paid_for_showing() {
    let [here, twin] = [Rogue::Pickpocket, Rogue::Beggar].map(|rogue| {
        let scene = Scene::new(2).put(0, rogue, "taverne-1").king(2);
        after(scene, "take-henchman to-cour-1 done")
    });
    told_apart(Reason::GainsCoins(2), ["show", "hide"], &here, &twin);
}

#[test]
fn the_brute_stays_at_home() {
    let scene = Scene::new(3).home(0, Rogue::Brute).home(0, Rogue::RightHand);
    let keeps = Reason::Keeps(Rogue::Brute);
    assert!(reasons(&scene, ["take-henchman", "take-brute"]).contains(&keeps));
    assert!(!reasons(&scene, ["take-right-hand", "take-brute"]).contains(&keeps));
}

#[test]
fn nobody_else_is_paid_for_the_action() {
    let [here, twin] =
        [1, 0].map(|number| after(Scene::new(3).control(number, Cour), "take-henchman"));
    told_apart(Reason::PaysNoOther, ["to-halles-2", "to-cour-1"], &here, &twin);
}

#[test]
fn the_king_is_moved_by_who_leads_and_left_by_who_does_not() {
    let [ahead, behind, level] = [[2, 1], [1, 2], [1, 1]].map(|[mine, theirs]| {
        let lines = |count: u8| (1 << count) - 1;
        let scene = Scene::new(3).lines(0, lines(mine)).lines(1, lines(theirs));
        after(scene, "take-henchman")
    });
    told_apart(Reason::HastensEnd, ["to-halles-2", "to-halles-1"], &ahead, &level);
    told_apart(Reason::DelaysEnd, ["to-halles-1", "to-halles-2"], &behind, &level);
}

#[test]
fn of_two_spots_the_closer_wins_ties() {
    let scene = after(Scene::new(3), "take-henchman");
    assert!(reasons(&scene, ["to-cour-1", "to-cour-2"]).contains(&Reason::Closer));
    assert!(!reasons(&scene, ["to-cour-1", "to-halles-2"]).contains(&Reason::Closer));
}

#[test]
fn the_beggar_is_paid_for_losing() {
    let scene = Scene::new(3).home(0, Rogue::Soothsayer);
    let paid = Reason::PaidForLosing;
    assert!(reasons(&scene, ["take-beggar", "take-henchman"]).contains(&paid));
    assert!(!reasons(&scene, ["take-beggar", "take-soothsayer"]).contains(&paid));
}

#[test]
fn one_of_two_henchmen_is_dropped() {
    let [here, twin] = [Rogue::Beggar, Rogue::Henchman].map(|out| {
        let mut scene = holding(&[Plot::Strength]);
        scene.play("play-strength");
        // The other Henchman went into the Seine before.
        if out == Rogue::Henchman {
            scene.state.home[0].take(out);
            scene.state.public.at_home[0] -= 1;
        }
        scene
    });
    told_apart(Reason::HasAnother, ["drop-henchman", "drop-beggar"], &here, &twin);
}

#[test]
fn one_of_two_cards_alike_is_discarded() {
    let [here, twin] = [Plot::Devil, Plot::Justice].map(|fourth| {
        let scene = holding(&[Plot::Devil, Plot::Moon, Plot::Tower]).plot(0, fourth);
        after(scene, "take-henchman to-chatelet-3 act")
    });
    told_apart(Reason::HasAnother, ["discard-devil", "discard-moon"], &here, &twin);
}

/// Returns the winner of this turn's Standoff, if the seat only pays its Swordsmen after the
/// decision; the others decide at random.
fn winner(
    mut state: PennilessKing,
    mut decision: Action,
    (me, at): (Seat, Neighbourhood),
    rng: &mut Rng,
) -> Option<Seat> {
    let mut legal = Vec::new();
    loop {
        let (mut won, mut ended) = (None, false);
        state.apply(decision, rng, &mut |_, event| match event {
            Event::StandoffWon { at: here, seat, .. } if here == at => won = Some(seat),
            Event::TurnBegan { .. } | Event::Ended { .. } => ended = true,
            _ => {}
        });
        if won.is_some() || ended {
            return won;
        }
        state.legal(&mut legal);
        let Turn::Of(seat) = state.turn() else { return None };
        let wanted = match state.public.step {
            _ if seat != me => None,
            Step::Act | Step::End => Some(Action::Done),
            Step::Wrath | Step::Order => Some(Action::Name(at)),
            Step::Pay(_) => Some(Action::Pay),
            _ => None,
        };
        decision =
            wanted.filter(|wanted| legal.contains(wanted)).unwrap_or_else(|| rng.pick(&legal));
    }
}

#[test]
fn a_standoff_that_is_surely_won_is_won_in_every_world() {
    let (mut said, mut seed) = (0, 0);
    while said < 300 {
        let mut state = dealt(2 + seed as usize % 4, seed);
        let mut rng = Rng::new(seed, Stream::Tool(5));
        seed += 1;
        let mut legal = Vec::new();
        while let Turn::Of(me) = state.turn() {
            state.legal(&mut legal);
            let view = state.view(Viewer::Of(me));
            let instead = rng.pick(&legal);
            for &decision in &legal {
                if !matches!(decision, Action::To(_) | Action::Done | Action::Pay) {
                    continue;
                }
                for reason in PennilessKing::reasons(&view, decision, instead) {
                    let (Reason::WinsStandoff(at) | Reason::Holds(at)) = reason else { continue };
                    said += 1;
                    for _ in 0..6 {
                        let world = PennilessKing::sample(&view, &mut rng);
                        let won = winner(world, decision, (me, at), &mut rng);
                        assert_eq!(won, Some(me), "{reason:?} for {decision} in {world:?}");
                    }
                }
            }
            let index = state.rollout_policy(&legal, &mut rng);
            state.apply_silently(legal[index], &mut rng);
        }
    }
}
