//! The review of a match: the ledger adds up, and the levels rank in order.

use regalia::bots::{Bots, Chances, Judging, Level, decide, judge};
use regalia::engine::{Game, Rng, Seat, Setup, Stream, Turn, Viewer};
use regalia::games::mon_royaume::MonRoyaume;
use regalia::games::penniless_king::PennilessKing;
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::{
    Agreement, HintQuestion, Mark, Match, Occupant, Review, Table, hint, judge_seed, options_from,
};

/// Returns a match of these levels, played to its end.
fn played<G: Bots>(seed: u64, levels: &[Level]) -> Match<G> {
    let occupants = levels.iter().map(|&level| Occupant::Bot { level }).collect();
    let options = options_from::<G>(&[], levels.len()).expect("the game's own defaults");
    let mut play = Match::<G>::new(Table {
        setup: Setup { seats: levels.len(), options },
        seed,
        bot_seed: seed + 1,
        occupants,
        agreement: Agreement::default(),
    })
    .expect("the table fits the game");
    while let Turn::Of(seat) = play.turn() {
        let n = play.position() as u32;
        let mut own = Rng::new(seed + 1, Stream::Bot(seat.index() as u8, n));
        let view = play.view(Viewer::Of(seat));
        let choice = decide::<G>(levels[seat.index()], &view, &mut own, &mut || false);
        let action = play.legal()[choice.index];
        play.decide(action).expect("it is legal");
    }
    play
}

fn worlds<G: Bots>(worlds: u32) -> Judging {
    Judging { worlds, ..Judging::review::<G>(*G::INFO.seats.start()) }
}

/// Even share, own decisions, those of the others and the cards add up to the result, to the last
/// bit.
fn skill_and_fortune_add_up<G: Bots>() {
    let seats = *G::INFO.seats.start();
    for seed in 1..3 {
        let play = played::<G>(seed, &vec![Level::Squire; seats]);
        let review = Review::new(&play, worlds::<G>(8));
        let chances: Vec<Chances> = (0..=review.length()).map(|n| review.chances(n)).collect();
        let decided: Vec<Chances> = (0..review.length()).map(|n| review.decided(n)).collect();
        let end = chances.last().expect("one at least");
        let ledgers = review.ledgers(&chances, &decided);
        assert_eq!(ledgers.len(), seats);
        for ledger in ledgers {
            let sum = ledger.even + ledger.own + ledger.others + ledger.cards;
            assert_eq!(sum, end[ledger.seat.index()], "{ledger:?}");
        }
        let Turn::Over(outcome) = play.turn() else { panic!("it was played to its end") };
        for seat in Seat::all(seats) {
            let share = outcome.share(seat);
            assert!((end[seat.index()] - share).abs() < 1e-8, "the curve ends in the outcome");
        }
    }
}

/// The review's verdict on a decision is the judge's, who knows only what its seat knew.
#[test]
fn a_decision_is_judged_as_its_seat_saw_it() {
    let play = played::<RogueMonarch>(5, &[Level::Squire; 2]);
    let how = worlds::<RogueMonarch>(24);
    let review = Review::new(&play, how);
    let (mut forced, mut best, mut reasons) = (0, 0, 0);
    for n in 0..review.length() {
        let judged = review.judged(n);
        let (seat, legal) = (review.mover(n), review.legal(n));
        assert_eq!((judged.n, judged.seat, judged.choices), (n, play.log()[n].seat, legal.len()));
        assert_eq!(legal[judged.made], play.decisions()[n]);
        if legal.len() == 1 {
            assert_eq!((judged.best, judged.chance, judged.mark), (judged.made, None, None));
            assert_eq!([judged.loss, judged.se], [0.0; 2]);
            forced += 1;
            continue;
        }
        let view = play.view_before(n, Viewer::Of(seat));
        let seed = judge_seed(play.table().bot_seed, seat);
        let says = judge::<RogueMonarch>(&view, Some(judged.made), &how, seed, &mut || false);
        let made = says.worth(judged.made).expect("it was asked for");
        if judged.best != says.best().index {
            let best = legal[says.best().index];
            assert!(play.decisions()[n + 1..].contains(&best), "{best} is made later");
            assert_eq!((judged.best, judged.loss, judged.mark), (judged.made, 0.0, None));
            continue;
        }
        assert_eq!((judged.best, judged.chance), (says.best().index, Some(says.best().chance)));
        assert_eq!([judged.loss, judged.se], [made.behind, made.behind_se]);
        assert_eq!(judged.mark, Mark::from_loss(made.behind, made.behind_se));
        let why = review.reasons(&judged);
        if judged.best == judged.made {
            assert_eq!(why, []);
            best += 1;
        } else {
            let [best, made] = [judged.best, judged.made].map(|index| legal[index]);
            assert_eq!(why, RogueMonarch::reasons(&view, best, made));
            reasons += usize::from(!why.is_empty());
        }
    }
    assert!(forced > 0 && best > 0 && reasons > 0, "{forced}, {best}, {reasons}");
}

/// Half of a double action is not blamed: the best decision was made as well, in the same turn.
#[test]
fn what_is_made_in_another_order_is_no_mistake() {
    use regalia::games::rogue_monarch::Action;
    let pair = |one, other| {
        let looks = matches!((one, other), (Action::LookAt(_), Action::LookAt(_)));
        one != other && (looks || matches!((one, other), (Action::Discard(_), Action::Discard(_))))
    };
    let (mut excused, mut blamed) = (0, 0);
    for seed in 1..60 {
        let play = played::<RogueMonarch>(seed, &[Level::Random; 2]);
        let how = worlds::<RogueMonarch>(24);
        let review = Review::new(&play, how);
        for n in 0..review.length() - 1 {
            let seat = review.mover(n);
            let [one, other] = [n, n + 1].map(|n| play.decisions()[n]);
            if seat != review.mover(n + 1) || !pair(one, other) {
                continue;
            }
            let (judged, legal) = (review.judged(n), review.legal(n));
            let view = play.view_before(n, Viewer::Of(seat));
            let seed = judge_seed(play.table().bot_seed, seat);
            let says = judge::<RogueMonarch>(&view, Some(judged.made), &how, seed, &mut || false);
            if legal[says.best().index] == other {
                assert_eq!((judged.best, judged.loss, judged.mark), (judged.made, 0.0, None));
                excused += 1;
            } else if says.best().index != judged.made {
                assert_eq!(judged.best, says.best().index);
                blamed += 1;
            }
        }
    }
    assert!(excused > 3 && blamed > 3, "{excused} and {blamed}");
}

/// Returns a seat's question for a hint in the position before decision `n`.
fn question_at<G: Bots>(play: &Match<G>, n: usize, seat: Seat) -> HintQuestion {
    HintQuestion {
        game: G::INFO.id.to_owned(),
        seat,
        seats: play.table().setup.seats,
        bot_seed: play.table().bot_seed,
        n: n as u32,
        view: serde_json::to_string(&play.view_before(n, Viewer::Of(seat))).expect("plain data"),
        language: "en".to_owned(),
    }
}

/// A hint in the position of a finding names what the finding calls better.
fn findings_agree_with_hints<G: Bots>(matches: u64) {
    let seats = *G::INFO.seats.start();
    let mut found = 0;
    for seed in 1..=matches {
        let play = played::<G>(seed, &vec![Level::Random; seats]);
        let review = Review::new(&play, Judging::review::<G>(seats));
        for n in (0..review.length()).step_by(3) {
            let judged = review.judged(n);
            if judged.mark.is_none() {
                continue;
            }
            let question = question_at(&play, n, review.mover(n));
            let hint = hint::<G>(&question, |_| String::new(), &mut || false).expect("a hint");
            let best = review.legal(n)[judged.best].to_string();
            assert_eq!(hint.steps[0], best, "{} at {n} of seed {seed}", G::INFO.id);
            found += 1;
            if found == 8 {
                return;
            }
        }
    }
    assert!(found > 3, "{}: {found} findings", G::INFO.id);
}

#[test]
fn a_hint_names_what_a_finding_calls_better() {
    findings_agree_with_hints::<RogueMonarch>(12);
    findings_agree_with_hints::<PennilessKing>(1);
    findings_agree_with_hints::<MonRoyaume>(2);
}

/// A seat that follows hints, all their steps, makes no mistakes.
fn followed_hints_are_right<G: Bots>(seed: u64, hints: usize) {
    let seats = *G::INFO.seats.start();
    let mut play = played::<G>(seed, &vec![Level::Squire; seats]);
    play.go_to(0);
    let (mut followed, mut steps) = (Vec::new(), 0);
    while let Turn::Of(seat) = play.turn() {
        let n = play.position();
        if seat.index() > 0 || play.legal().len() == 1 {
            let mut own = Rng::new(seed, Stream::Bot(seat.index() as u8, n as u32));
            let view = play.view(Viewer::Of(seat));
            let choice = decide::<G>(Level::Squire, &view, &mut own, &mut || false);
            play.decide(play.legal()[choice.index]).expect("it is legal");
            continue;
        }
        if followed.len() == hints {
            break;
        }
        let said = |_| String::new();
        let hint = hint::<G>(&question_at(&play, n, seat), said, &mut || false).expect("a hint");
        for action in play.advised(&hint).expect("it is for this decision") {
            play.decide(action).expect("every step is legal");
        }
        steps += usize::from(hint.steps.len() > 1);
        followed.push(n..play.position());
    }
    let review = Review::new(&play, Judging::review::<G>(seats));
    for n in followed.into_iter().flatten() {
        let judged = review.judged(n);
        assert_eq!(judged.made, judged.best, "decision {n} of {}", G::INFO.id);
    }
    assert!(steps > 0, "no hint has several steps");
}

#[test]
fn a_hint_that_was_followed_is_no_finding() {
    followed_hints_are_right::<RogueMonarch>(3, 6);
    followed_hints_are_right::<PennilessKing>(3, 6);
}

/// Between a decision and the next position there is only the decision's own chance.
#[test]
fn where_a_decision_draws_nothing_all_that_moves_is_its_own() {
    let play = played::<PennilessKing>(3, &[Level::Squire; 2]);
    let review = Review::new(&play, worlds::<PennilessKing>(8));
    let (mut drew, mut moved) = (0, 0);
    for n in 0..review.length() {
        let (decided, after) = (review.decided(n), review.chances(n + 1));
        for chances in [decided, after] {
            assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-6, "{chances:?}");
        }
        let mut before = play.clone();
        before.go_to(n);
        let mut rng = Rng::for_match(3);
        let mut untouched = rng.clone();
        before.state().clone().apply_silently(play.decisions()[n], &mut rng);
        if rng.word() == untouched.word() {
            assert_eq!(decided, after, "decision {n}");
        } else {
            drew += 1;
            moved += usize::from(decided != after);
        }
    }
    assert!(drew > 5 && moved > 0, "{drew} drew something, {moved} moved the chances by it");
}

/// A quarter of the worlds that judge a decision are played on for the curve.
#[test]
fn the_curve_is_reckoned_from_a_quarter_of_the_worlds() {
    let play = played::<RogueMonarch>(5, &[Level::Squire; 2]);
    for (judged, played_on) in [(8, 2.0), (4, 1.0), (3, 1.0)] {
        let review = Review::new(&play, worlds::<RogueMonarch>(judged));
        let mut split = 0;
        for n in 0..review.length() {
            let won = review.chances(n)[0] * played_on;
            // A player who neither wins nor loses has half.
            assert!((2.0 * won).fract() < 1e-6, "{won} of {played_on} matches");
            split += usize::from((won - 1.0).abs() < 1e-6);
        }
        assert!(split > 0, "some of {played_on} are won, some lost");
    }
}

/// Returns what two levels lose per decision on average, both asked where one of the Barons
/// decides, as long as the match is open. A small sample: every third decision, and few worlds.
fn mean_losses<G: Bots>(levels: [Level; 2], matches: u64) -> [f64; 2] {
    let seats = *G::INFO.seats.start();
    let mut sums = [0.0; 2];
    for seed in 1..=matches {
        let mut play = played::<G>(seed, &vec![Level::Baron; seats]);
        let one = Seat::new(seed as usize % seats);
        for n in (0..play.position()).step_by(3) {
            play.go_to(n);
            if play.turn() != Turn::Of(one) || play.legal().len() == 1 {
                continue;
            }
            let view = play.view(Viewer::Of(one));
            for (sum, level) in sums.iter_mut().zip(levels) {
                let mut own = Rng::new(seed + 1, Stream::Bot(one.index() as u8, n as u32));
                let made = decide::<G>(level, &view, &mut own, &mut || false).index;
                let judged = judge::<G>(&view, Some(made), &worlds::<G>(32), seed, &mut || false);
                // A player who has already lost has nothing left to lose.
                if judged.best().chance > 0.1 {
                    *sum += judged.worth(made).expect("it was asked for").behind;
                }
            }
        }
    }
    sums
}

/// Asserts that the worse of two levels loses at least a fifth more, in `matches` or in twice as many.
fn loses_more<G: Bots>(worse: Level, better: Level, matches: u64) {
    let [lost, held] = mean_losses::<G>([worse, better], matches);
    if lost <= 1.2 * held {
        let [lost, held] = mean_losses::<G>([worse, better], 2 * matches);
        assert!(lost > 1.2 * held, "{}: {worse} {lost}, {better} {held}", G::INFO.id);
    }
}

macro_rules! each_game {
    ($($module:ident::$game:ident),* $(,)?) => {
        $(
            mod $module {
                use regalia::games::$module::$game;

                #[test]
                fn skill_and_fortune_add_up() {
                    super::skill_and_fortune_add_up::<$game>();
                }

                #[test]
                fn chance_loses_more_than_a_baron() {
                    super::loses_more::<$game>(super::Level::Random, super::Level::Baron, 12);
                }
            }
        )*
    };
}
regalia::with_games!(each_game);

/// Only the game that shows it in a few matches; `arena losses` measures every game at length, with
/// the Regent and with intervals.
#[test]
fn a_squire_loses_more_than_a_baron() {
    use regalia::games::mon_royaume::MonRoyaume;
    loses_more::<MonRoyaume>(Level::Squire, Level::Baron, 5);
}

/// A rival's unseen kingdom is not counted as nothing: laying the very last tile makes a player no
/// surer of the match than the tile before it.
#[test]
fn the_last_tile_is_judged_like_the_one_before() {
    for seed in 1..=12 {
        let mut play = played::<MonRoyaume>(seed, &[Level::Baron; 2]);
        let chance = |play: &Match<MonRoyaume>| {
            let n = play.position();
            let Turn::Of(seat) = play.turn() else { panic!("it is not over there") };
            let made = play.legal().iter().position(|&action| action == play.decisions()[n]);
            let view = play.view(Viewer::Of(seat));
            let judged =
                judge::<MonRoyaume>(&view, made, &worlds::<MonRoyaume>(256), seed, &mut || false);
            judged.worth(made.expect("it was legal")).expect("it was asked for").chance
        };
        let [before, last] = [2, 1].map(|left| {
            play.go_to(play.decisions().len() - left);
            chance(&play)
        });
        assert!(
            (before - last).abs() < 0.2,
            "seed {seed}: {before} by the ninth, {last} by the tenth"
        );
    }
}
