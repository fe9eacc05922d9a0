//! Goals: each can be reached, is not reached by every match, and counts only where a person decided.

use regalia::bots::{Bots, Level};
use regalia::engine::{Game, Seat, SeatSet, Turn};
use regalia::games::{dwarf_king, mon_royaume, monarch, penniless_king, rogue_monarch};
use regalia::session::goals::{self, KeptGoals, Reached, seats_that_count};
use regalia::session::library::{Finished, Summary};
use regalia::session::{Agreement, AnyMatch, Match, NewMatch, Occupant, answer_any, new_match};

/// Returns a match at a table of Regents and one person, or of persons alone, in which everyone decides as a
/// bot of another level.
fn played(game: &str, seats: usize, seed: u64, regents: bool, as_if: Level) -> AnyMatch {
    watched(game, seats, seed, regents, as_if, |_| {})
}

/// Returns such a match, and shows it to `watch` after each decision.
fn watched(
    game: &str,
    seats: usize,
    seed: u64,
    regents: bool,
    as_if: Level,
    mut watch: impl FnMut(&AnyMatch),
) -> AnyMatch {
    let person = Occupant::Person { name: String::new() };
    let mut occupants = vec![person.clone(); seats];
    if regents {
        occupants = vec![Occupant::Bot { level: Level::Regent }; seats];
        occupants[seed as usize % seats] = person;
    }
    let new = NewMatch {
        game: game.to_owned(),
        options: Vec::new(),
        seed,
        bot_seed: seed + 1,
        occupants,
        agreement: Agreement::default(),
    };
    let mut play = new_match(&new).expect("natively all games are loaded").expect("a deal");
    while !play.is_over() {
        let question = play.question_for(as_if).expect("it goes on");
        let answer = answer_any(&question, &mut || false).expect("a question");
        assert!(play.decide_index(answer.index));
        watch(&play);
    }
    play
}

/// Returns the summary of a match that was played to its end here.
fn summary_of(play: &AnyMatch) -> Summary {
    // A match that is over when it comes is another device's.
    Summary { foreign: false, ..Summary::new(play, 1) }
}

/// How far a seat has come towards a goal: what there is, and what it takes. A match that lacks one almost
/// reaches it.
type Measure = (i32, i32);

/// Measures a goal of several conditions.
fn all(conditions: &[bool]) -> Measure {
    (conditions.iter().filter(|is_so| **is_so).count() as i32, conditions.len() as i32)
}

/// Measures a goal that only a winner reaches by an amount.
fn if_won(won: bool, amount: i32, needed: i32) -> Measure {
    (if won { amount } else { needed - 9 }, needed)
}

/// A finished match as these tests look at it: every state, and what is in them and in the log.
struct Played<'a, G: Game> {
    states: &'a [G],
    play: &'a Match<G>,
    seat: Seat,
    won: bool,
    scores: &'a [i16],
}

impl<'a, G: Bots> Played<'a, G> {
    /// Returns all events, with the seat that decided.
    fn events(&self) -> impl Iterator<Item = (Seat, &'a G::Event)> + use<'a, G> {
        self.play
            .log()
            .iter()
            .flat_map(|entry| entry.events.iter().map(|event| (entry.seat, event)))
    }

    fn regents(&self, least: usize) -> Measure {
        let bots = self.play.table().occupants.iter().filter_map(Occupant::level);
        all(&[self.won, bots.filter(|level| *level == Level::Regent).count() >= least])
    }

    /// Returns true if the match ended with such an event of this seat's own decision.
    fn ended_with(&self, is_it: fn(&G::Event) -> bool) -> [bool; 2] {
        let last = self.play.log().last().expect("it was played");
        [last.seat == self.seat, last.events.iter().any(is_it)]
    }
}

/// Returns how often each goal was reached, how often not by a winner, and how often one was missing. Each is
/// reached exactly where its measure says so.
fn tried<G: Bots>(
    reached: Reached,
    measure: fn(&Played<'_, G>) -> Vec<Measure>,
    seats: &[usize],
    count: u64,
) -> Vec<[usize; 3]> {
    let game = G::INFO.id;
    let mut all = Vec::new();
    for seed in 0..count {
        let seats = seats[seed as usize % seats.len()];
        let level = if seed % 3 == 0 { Level::Baron } else { Level::Squire };
        let mut states: Vec<G> = Vec::new();
        let play = watched(game, seats, seed, seed % 2 == 0, level, |play| {
            states.push(play.downcast_ref::<G>().expect("this game").state().clone());
        });
        let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
        let typed = play.downcast_ref::<G>().expect("this game");
        for seat in Seat::all(seats) {
            let won = outcome.winners().contains(seat);
            let scores = outcome.scores();
            let part = Played { states: &states, play: typed, seat, won, scores };
            let measures = measure(&part);
            let bits = reached(&play, seat);
            assert_eq!(bits >> measures.len(), 0, "{game}: a goal that is none");
            all.resize(measures.len(), [0; 3]);
            for (nth, (is, needed)) in measures.into_iter().enumerate() {
                let is_met = bits >> nth & 1 == 1;
                assert_eq!(is_met, is >= needed, "{game} {seed} {seat:?}: {nth}, {is} of {needed}");
                let [met, missed, near] = &mut all[nth];
                *met += usize::from(is_met);
                *missed += usize::from(!is_met && won);
                *near += usize::from(is == needed - 1);
            }
        }
    }
    all
}

macro_rules! each_goal {
    ($($test:ident: $module:ident::$game:ident, $seats:expr, $count:expr;)*) => {
        $(
            #[test]
            fn $test() {
                let goals = goals::$module::Goal::ALL;
                assert!((8..=12).contains(&goals.len()));
                let reached = goals::$module::reached;
                let all = tried::<$module::$game>(reached, measures::$module, $seats, $count);
                assert_eq!(all.len(), goals.len());
                let told: Vec<_> = goals.iter().zip(&all).collect();
                for (goal, [met, missed, near]) in &told {
                    // A plain win is missed by no winner.
                    let is_win = format!("{goal:?}") == "Win";
                    assert!(*met > 0 && (*missed > 0 || is_win), "{goal:?} of {told:?}");
                    assert!(*near > 0, "{goal:?} is never almost reached: {told:?}");
                }
            }
        )*
    };
}

each_goal! {
    every_goal_of_rogue_monarch_is_reached_and_almost: rogue_monarch::RogueMonarch, &[2], 300;
    every_goal_of_the_dwarf_king_is_reached_and_almost: dwarf_king::DwarfKing, &[3, 4, 5], 120;
    every_goal_of_mon_royaume_is_reached_and_almost: mon_royaume::MonRoyaume, &[2, 3, 4], 300;
    every_goal_of_the_penniless_king_is_reached_and_almost: penniless_king::PennilessKing, &[3, 4, 5], 120;
    every_goal_of_monarch_is_reached_and_almost: monarch::Monarch, &[3, 4, 2], 120;
}

/// The goals a second time, as simply as they can be said, in the order in which they are shown.
mod measures {
    use super::{Measure, Played, all, if_won};
    use regalia::engine::Seat;
    use regalia::games;
    use std::collections::{BTreeMap, BTreeSet};

    pub fn rogue_monarch(part: &Played<'_, games::rogue_monarch::RogueMonarch>) -> Vec<Measure> {
        use games::rogue_monarch::{Conspiracy, End, Event};
        let &Played { seat, won, .. } = part;
        let public = &part.states.last().expect("a state").public;
        let by = |conspiracy| {
            let ended = matches!(public.end, Some(End::Won { by, .. }) if by == conspiracy);
            all(&[won, ended])
        };
        let won = matches!(public.end, Some(End::Won { seat: winner, .. }) if winner == seat);
        let discarded = |mine: bool| {
            part.events().filter_map(move |(_, event)| match event {
                Event::QueensDiscarded { seat: of, count } if (*of == seat) == mine => {
                    Some(i32::from(*count))
                }
                _ => None,
            })
        };
        let any = |is_it: &dyn Fn(&Event) -> bool| part.events().any(|(_, event)| is_it(event));
        let [own, switched] = part.ended_with(|event| matches!(event, Event::Switched { .. }));
        let [_, revealed] = part.ended_with(|event| matches!(event, Event::Revealed { .. }));
        let turns = any_count(part.events().map(|(_, event)| event), |event| {
            matches!(event, Event::TurnBegan { .. })
        });
        vec![
            by(Conspiracy::Coronation),
            by(Conspiracy::Murder),
            by(Conspiracy::Marriage),
            part.regents(1),
            // The first turn begins with the match.
            if_won(won, -(turns + 1), -8),
            all(&[won, any(&|event| matches!(event, Event::Reshuffled))]),
            all(&[won, own, switched]),
            all(&[won, own, revealed]),
            (discarded(false).max().unwrap_or(0), 2),
            if_won(won, discarded(true).sum(), 2),
            all(&[
                won,
                !any(&|event| matches!(event, Event::QueenLooked { seat: by, .. } if *by != seat)),
            ]),
        ]
    }

    fn any_count<'a, E: 'a>(events: impl Iterator<Item = &'a E>, is_it: fn(&E) -> bool) -> i32 {
        events.filter(|event| is_it(event)).count() as i32
    }

    pub fn dwarf_king(part: &Played<'_, games::dwarf_king::DwarfKing>) -> Vec<Measure> {
        use games::dwarf_king::{Card, Event, Rank, Suit};
        let &Played { seat, won, .. } = part;
        let kings = Suit::ALL.map(|suit| Card::figure(suit, Rank::King));
        let (mut before, mut now) =
            (vec![0_i16; part.scores.len()], vec![0_i16; part.scores.len()]);
        let [mut great, mut nought, mut run, mut fewest] = [-99, -99, 0, 99];
        let [mut most_kings, mut special, mut doubled, mut chosen, mut worst] =
            [0, -99, 0, -99, 99];
        // Of one deal:
        let (mut trick, mut pile, mut tricks, mut bonus) =
            (Vec::new(), BTreeSet::new(), Vec::new(), 0);
        let mut chooser = None;
        for (_, event) in part.events() {
            match event {
                Event::QuestChosen { seat, .. } => chooser = Some(*seat),
                Event::Played { card, .. } => trick.push(*card),
                Event::TrickWon { seat: by, number, .. } => {
                    tricks.extend((*by == seat).then_some(i32::from(*number)));
                    for card in trick.drain(..) {
                        if *by == seat {
                            pile.insert(card);
                        }
                    }
                }
                Event::SorcererUsed { from, card, .. } if *from == seat => {
                    pile.remove(card);
                }
                Event::Bonus { seat: by, points, .. } if *by == seat => bonus += i32::from(*points),
                Event::DealScored { lines, totals, .. } => {
                    before.clone_from(&now);
                    now.copy_from_slice(totals);
                    let gained: Vec<i32> = now
                        .iter()
                        .zip(&before)
                        .map(|(now, before)| i32::from(now - before))
                        .collect();
                    let own = gained[seat.index()];
                    let best = (0..gained.len()).filter(|nth| *nth != seat.index());
                    let best = best.map(|nth| gained[nth]).max().expect("others");
                    let quest = i32::from(lines[seat.index()].quest);
                    great = great.max(own);
                    nought = nought.max(-quest.abs());
                    fewest = fewest.min(tricks.len() as i32);
                    let most = tricks.len() as i32;
                    let longest = tricks.iter().map(|first| {
                        (0..most).take_while(|after| tricks.contains(&(first + after))).count()
                    });
                    run = run.max(longest.max().unwrap_or(0) as i32);
                    let held = kings.iter().filter(|king| pile.contains(*king)).count() as i32;
                    most_kings = most_kings.max(held);
                    special = special.max(bonus);
                    doubled = doubled.max(own - quest - bonus);
                    if chooser.take() == Some(seat) {
                        chosen = chosen.max(own - best);
                    }
                    worst = worst.min(own);
                    (pile, tricks, bonus) = (BTreeSet::new(), Vec::new(), 0);
                }
                _ => {}
            }
        }
        let others = (0..before.len()).filter(|nth| *nth != seat.index()).map(|nth| before[nth]);
        let behind = others.min().expect("others") - before[seat.index()];
        vec![
            all(&[won]),
            part.regents(2),
            (great, 10),
            (nought, 0),
            (-fewest, 0),
            (run, 4),
            (most_kings, 3),
            (special, 3),
            (doubled, 1),
            (chosen, 1),
            (worst, 0),
            all(&[won, behind > 0]),
        ]
    }

    pub fn mon_royaume(part: &Played<'_, games::mon_royaume::MonRoyaume>) -> Vec<Measure> {
        use games::mon_royaume::{Colour, Kind, Tile};
        let &Played { seat, won, .. } = part;
        let public = &part.states.last().expect("a state").public;
        let nth = seat.index();
        let laid = public.kingdoms[nth].slots();
        let up: Vec<Tile> = laid.iter().filter(|laid| !laid.bard).map(|laid| laid.tile).collect();
        let top = laid.last().expect("a castle");
        let monsters = Colour::ALL.map(Colour::monster);
        let of = |colour| up.iter().filter(|tile| tile.colour() == Some(colour)).count() as i32;
        let by_colour = Colour::ALL.map(of);
        let tale = public.tale(seat).expect("a tale");
        let there = |tile: &Tile| up.contains(tile);
        let pair: Vec<Tile> = tale.pair().iter().collect();
        let elements: Vec<Tile> = tale.elements().iter().collect();
        let lovers =
            if tale.kind() == Kind::Love { pair.iter().filter(|it| there(it)).count() } else { 0 };
        let missing = elements.iter().filter(|it| !there(it)).count() as i32;
        let moved = public.ending.expect("it is over").moved[nth];
        vec![
            all(&[won]),
            part.regents(1),
            (up.len() as i32, 10),
            all(&[!top.bard, top.tile != Tile::BLACK_CASTLE]),
            all(&[!top.bard, top.tile == Tile::BLACK_CASTLE]),
            (monsters.iter().filter(|it| there(it)).count() as i32, 3),
            (by_colour.iter().filter(|count| **count > 0).count() as i32, 5),
            (by_colour.into_iter().max().unwrap_or(0), 6),
            (lovers as i32, 2),
            (-missing, 0),
            (moved.iter().map(|&count| i32::from(count)).sum(), 6),
            (i32::from(part.scores[nth]), 30),
        ]
    }

    pub fn penniless_king(part: &Played<'_, games::penniless_king::PennilessKing>) -> Vec<Measure> {
        use games::penniless_king::{Ending, Event, Plot, RenownPlace, Step};
        let &Played { seat, won, states, .. } = part;
        let public = &states.last().expect("a state").public;
        let Step::Over(ending) = public.step else { panic!("it is over") };
        let controlled = states.iter().map(|state| {
            state.public.control.iter().filter(|by| **by == Some(seat)).count() as i32
        });
        let mut lines = BTreeMap::new();
        let mut plots: Vec<Plot> = Vec::new();
        let [mut crowd, mut great] = [0, 0];
        let mut displaced = [false; 2];
        for (_, event) in part.events() {
            match event {
                Event::RenownPlaced { seat: by, at, former } => {
                    if let RenownPlace::On(line) = at {
                        lines.insert(format!("{line}"), *by);
                    }
                    if *by == seat {
                        displaced[0] = true;
                        displaced[1] |= former.is_some_and(|former| former != seat);
                    }
                }
                Event::RenownMoved { seat: by, from: RenownPlace::On(line), .. } if *by == seat => {
                    lines.remove(&format!("{line}"));
                }
                Event::StandoffWon { seat: by, totals, .. } if *by == seat => {
                    crowd = crowd.max(totals.iter().flatten().count() as i32 - 1);
                    great = great.max(totals[seat.index()].map_or(0, i32::from));
                }
                Event::Played { seat: by, plot, .. } if *by == seat && !plots.contains(plot) => {
                    plots.push(*plot);
                }
                _ => {}
            }
        }
        let own_lines = public.lines[seat.index()].count_ones() as i32;
        vec![
            all(&[won, matches!(ending, Ending::Renown(_))]),
            all(&[won, ending == Ending::King]),
            part.regents(2),
            (controlled.max().expect("a state"), 3),
            (own_lines, 4),
            (i32::from(public.right_hands.contains(seat)), 1),
            (crowd, 2),
            (great, 5),
            all(&displaced),
            (plots.len() as i32, 5),
            if_won(won, -i32::from(public.coins[seat.index()]), 0),
        ]
    }

    pub fn monarch(part: &Played<'_, games::monarch::Monarch>) -> Vec<Measure> {
        use games::monarch::{Banner, CARDS_FOR_A_BANNER, Event, PATHS, Path, SPACES};
        let &Played { seat, won, states, .. } = part;
        let state = states.last().expect("a state");
        // Counted card by card.
        let of_path = |state: &games::monarch::Monarch, path: Path| {
            let cards = state.court(seat).iter().filter_map(|card| card.court()?.path);
            cards.filter(|of| *of == path).count() as i32
        };
        let most = |path| states.iter().map(|state| of_path(state, path)).max().expect("a state");
        let held = |banner: Banner| {
            states.iter().any(|state| state.banners[banner as usize] == Some(seat))
        };
        let needed = i32::from(CARDS_FOR_A_BANNER);
        let flew = |banner: Banner, path| {
            (if held(banner) { needed } else { most(path).min(needed - 1) }, needed)
        };
        let paths = states
            .iter()
            .map(|state| PATHS.iter().filter(|path| of_path(state, **path) > 0).count() as i32);
        let balance = if held(Banner::Balance) { 4 } else { paths.max().expect("a state").min(3) };
        let is_full = |of: Seat| states.iter().position(|state| state.court(of).len() == SPACES);
        let own = is_full(seat);
        let first = Seat::all(part.scores.len()).filter_map(is_full).min();
        let sent = part.events().filter(
            |(_, event)| matches!(event, Event::Sent { seat: by, to, .. } if *by == seat && *to != seat),
        );
        let is_full = state.court(seat).len() == SPACES;
        vec![
            all(&[won]),
            part.regents(2),
            flew(Banner::Might, Path::Might),
            flew(Banner::Culture, Path::Culture),
            flew(Banner::Wisdom, Path::Wisdom),
            flew(Banner::Bounty, Path::Bounty),
            (balance, 4),
            all(&[own.is_some(), own.is_some() && own == first]),
            all(&[won, is_full, state.guests(seat).is_empty()]),
            (sent.count() as i32, 3),
            (PATHS.into_iter().map(|path| of_path(state, path)).max().expect("paths"), 5),
            (i32::from(part.scores[seat.index()]), 40),
        ]
    }
}

#[test]
fn a_win_against_weaker_bots_is_none_against_regents() {
    let game = "dwarf-king";
    let reached = goals::dwarf_king::reached;
    let bit = 1 << goals::dwarf_king::Goal::Regents as u16;
    let against = |levels: [Level; 2]| {
        let mut found = None;
        for seed in 0..40 {
            let play = played(game, 3, seed, true, Level::Squire);
            let person = Seat::new(seed as usize % 3);
            let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
            if outcome.winners().contains(person) {
                let mut setup = play.setup();
                let mut levels = levels.into_iter();
                for occupant in setup.occupants.iter_mut().filter(|one| !one.is_person()) {
                    *occupant = Occupant::Bot { level: levels.next().expect("two bots") };
                }
                let mut again = new_match(&setup).expect("loaded").expect("a deal");
                while !again.is_over() {
                    let question = again.question_for(Level::Squire).expect("it goes on");
                    let answer = answer_any(&question, &mut || false).expect("a question");
                    assert!(again.decide_index(answer.index));
                }
                found = Some(reached(&again, person) & bit != 0);
                break;
            }
        }
        found.expect("one of them is won")
    };
    assert!(against([Level::Regent; 2]));
    assert!(!against([Level::Regent, Level::Baron]));
}

#[test]
fn only_what_a_person_here_decided_to_the_end_counts() {
    let play = played("rogue-monarch", 2, 4, true, Level::Squire);
    let finished = Finished::new(&play);
    let text = finished.text(&summary_of(&play));
    let summary = Finished::summary(&text).expect("a record");
    let person = Seat::new(0);
    assert_eq!(seats_that_count(&summary), [person], "never a bot");
    let none = |change: fn(&mut Summary)| {
        let mut summary = summary.clone();
        change(&mut summary);
        assert_eq!(seats_that_count(&summary), []);
    };
    none(|summary| summary.foreign = true);
    none(|summary| summary.undo_record.retry = true);
    none(|summary| summary.undo_record.reopened = true);
    none(|summary| summary.stand_ins = vec![(1, 9), (0, 0)]);
    none(|summary| summary.left = vec![3, 0]);
    none(|summary| summary.afar = SeatSet::only(Seat::new(0)));
    none(|summary| summary.turn = Some(Seat::new(0)));
    none(|summary| summary.result = None);
}

#[test]
fn what_is_kept_of_goals_is_read_as_it_was_written() {
    let mut kept = KeptGoals::default();
    kept.note("done/12/monarch", 0b101);
    kept.note("done/9/monarch", 0);
    assert_eq!(KeptGoals::read(&kept.to_string()), kept);
    assert_eq!((kept.reached(0), kept.reached(1)), (Some("done/12/monarch"), None));
    assert!(kept.has("done/9/monarch") && !kept.has("done/10/monarch"));
    kept.keep_only(|key| key != "done/12/monarch");
    assert_eq!(kept.reached(0), None, "a match that is gone has reached nothing");
    assert_eq!(KeptGoals::read("0\n5 done/12/monarch\n"), KeptGoals::default(), "another version");
    assert_eq!(KeptGoals::read(""), KeptGoals::default());
}
