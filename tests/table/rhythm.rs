//! The rhythm of the table: how long a person waits from a decision of theirs to the next one, over
//! whole matches with bots, by a clock that only counts what the table waits for. A bot answers at
//! once, a person reads a held page in no time.

use crate::screens::{OwnMatch as _, deal_for, env, send};
use regalia::bots::Level;
use regalia::engine::Seat;
use regalia::session::library::Safety;
use regalia::session::{Answer, answer_any};
use regalia::ui::catalog::find_game;
use regalia::ui::settings::{Pace, Settings};
use regalia::ui::table::effect::{Effect, Effects};
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Timer, Worker, WorkerEvent};
use regalia::ui::table::screen::Screen;
use regalia::ui::table::turn::TurnState;
use regalia::ui::table::voice::Voice;
use std::collections::VecDeque;

/// The seats of the measured tables, and the goals at the normal pace, in milliseconds: the median
/// and the 95th percentile. In Mon Royaume the last pick of a round brings the Adventures too.
const GOALS: [(&str, usize, u32, u32); 5] = [
    ("rogue-monarch", 2, 3_000, 5_000),
    ("dwarf-king", 4, 2_500, 4_000),
    ("mon-royaume", 4, 2_500, 6_000),
    ("penniless-king", 4, 6_000, 10_000),
    ("monarch", 4, 4_000, 7_000),
];

/// A table with a person in the first seat, and a clock.
struct Clocked {
    screen: Screen,
    env: Env,
    /// The milliseconds until the playback's timer runs out, if it runs.
    timer: Option<u32>,
    /// The milliseconds since the person's last decision.
    waited: u32,
    /// The number of decisions in the match then.
    decided: usize,
    /// The waits until the table made a decision for the person that was no choice.
    forced: Vec<u32>,
    /// True if the page at the end of a deal, a round or a season came since.
    had_page: bool,
    /// What was told since then, with the time that it stood.
    told: Vec<(u32, String)>,
    /// The lines that are read aloud.
    voice: Voice,
    /// The number of its lines so far.
    lines: usize,
    /// The time at which all of them will have been said, in milliseconds after the person's last decision.
    spoken: u32,
}

/// The letters that are read aloud in a second.
const SPOKEN: u32 = 15;

impl Clocked {
    fn new(id: &str, seats: usize, seed: u64, pace: Pace) -> Self {
        let env = Env { settings: Settings { pace, ..env().settings }, ..env() };
        let game = find_game(id).expect("there is the game");
        let mut table = Self {
            screen: Screen::Live(Live::new(deal_for(game, seats, 1, seed), &env)),
            env,
            timer: None,
            waited: 0,
            decided: usize::MAX,
            forced: Vec::new(),
            had_page: false,
            told: Vec::new(),
            voice: Voice::default(),
            lines: 0,
            spoken: 0,
        };
        table.send(Msg::Opened);
        table
    }

    fn send(&mut self, msg: Msg) {
        let mut messages = VecDeque::from([msg]);
        while let Some(msg) = messages.pop_front() {
            let Effects(effects) = send(&mut self.screen, msg, &self.env);
            for effect in effects {
                match effect {
                    Effect::Wait(Timer::Playback, milliseconds) => self.timer = Some(milliseconds),
                    Effect::Soon(Timer::Playback) => self.timer = Some(0),
                    Effect::Cancel(Timer::Playback) => self.timer = None,
                    Effect::Save => messages.push_back(Msg::Stored(Safety::OnDisk)),
                    Effect::Ask(Worker::Bots, question) => {
                        let question = serde_json::from_str(&question).expect("a question");
                        let answer = answer_any(&question, &mut || false);
                        let text = serde_json::to_string(&answer).expect("plain data");
                        messages.push_back(Msg::Worker(Worker::Bots, WorkerEvent::Ready));
                        messages
                            .push_back(Msg::Worker(Worker::Bots, WorkerEvent::Answer(Some(text))));
                    }
                    _ => {}
                }
            }
        }
        self.listen();
        let live = self.screen.live().expect("a match is being played");
        let decided = self.decided.min(live.source.position());
        let is_forced = |nth: &usize| {
            let entry = &live.log.entries[decided..][*nth];
            entry.seat == Some(Seat::new(0)) && entry.played_for
        };
        if let Some(nth) = (0..live.log.entries.len() - decided).find(is_forced) {
            self.decided = decided + nth + 1;
            if !self.had_page {
                self.forced.push(self.waited);
            }
            self.spoken = self.spoken.saturating_sub(self.waited);
            (self.waited, self.told, self.had_page) = (0, Vec::new(), false);
        }
    }

    /// Hears the lines that a screen reader is given now, before the prompt.
    fn listen(&mut self) {
        let Some(live) = self.screen.live() else { return };
        let names = live.players(&self.env).names;
        let row = self.env.messages.table.row;
        let with_name = |seat: Seat, text: &str| row(&names[seat.index()], text);
        self.voice.hear(
            live.viewer(),
            &self.screen.shown_log(),
            with_name,
            Vec::new(),
            live.playback.stood,
        );
        for (n, line) in self.voice.lines() {
            if n > self.lines {
                self.lines = n;
                let letters = line.chars().count() as u32;
                self.spoken = self.spoken.max(self.waited) + letters * 1_000 / SPOKEN;
                if std::env::var("SPOKEN").is_ok() {
                    println!("{:6} {:6} {line}", self.waited, self.spoken);
                }
            }
        }
    }

    /// Lets the clock run until the person can decide. Returns false if the match is over.
    fn wait(&mut self) -> bool {
        loop {
            if self.screen.is_asked() {
                return true;
            }
            if let Some(beat) = self.screen.beat().filter(|beat| beat.is_held()) {
                self.had_page |= beat.interlude.is_some();
                self.send(Msg::Continue);
            } else if let Some(milliseconds) = self.timer.take() {
                self.waited += milliseconds;
                let headline = self.screen.beat().map(|beat| beat.headline.join(" "));
                self.told.push((milliseconds, headline.unwrap_or_default()));
                self.send(Msg::Elapsed(Timer::Playback));
            } else {
                let live = self.screen.live().expect("a match is being played");
                assert_eq!(live.turn(), TurnState::Over, "it waits for nobody");
                return false;
            }
        }
    }

    /// Returns true if the match is over, and everything was shown.
    fn is_over(&self) -> bool {
        self.screen.beat().is_none() && self.screen.live().is_some_and(Live::is_over)
    }

    /// Returns true if another player has decided since the person did.
    fn others_decided(&self) -> bool {
        self.screen.live().is_some_and(|live| live.source.position() > self.decided)
    }

    /// Decides for the person as a bot would.
    fn decide(&mut self) {
        let live = self.screen.live().expect("a match is being played");
        let question = live.game().question_for(Level::Squire).expect("it is asked");
        let answer: Answer = answer_any(&question, &mut || false).expect("a decision");
        let choice = crate::screens::choice(live.game(), answer.index);
        (self.waited, self.told, self.had_page, self.spoken) = (0, Vec::new(), false, 0);
        self.decided = live.source.position() + 1;
        self.send(Msg::Decide(choice));
    }
}

/// Returns the waits of whole matches, and how far the voice is behind at their ends, the shortest
/// first.
fn waits(id: &str, seats: usize, pace: Pace) -> [Vec<u32>; 2] {
    let (mut waits, mut behind) = (Vec::new(), Vec::new());
    let shows = std::env::var("SHOWN").is_ok_and(|shown| shown == id);
    let matches = if id == "rogue-monarch" { 40 } else { 4 };
    for seed in 1..=matches {
        let mut table = Clocked::new(id, seats, seed, pace);
        while table.wait() {
            if shows {
                println!("== {} ms", table.waited);
                for (time, told) in &table.told {
                    println!("  {time:5} {told}");
                }
            }
            if table.others_decided() && !table.had_page {
                waits.push(table.waited);
                behind.push(table.spoken.saturating_sub(table.waited));
            }
            waits.append(&mut table.forced);
            table.decide();
        }
    }
    waits.sort_unstable();
    behind.sort_unstable();
    [waits, behind]
}

#[test]
fn a_person_is_asked_again_soon() {
    for (id, seats, median, most) in GOALS {
        for (pace, share) in [(Pace::Normal, 1), (Pace::Fast, 2)] {
            let [waits, behind] = waits(id, seats, pace);
            let voice = |percent: usize| behind[(behind.len() - 1) * percent / 100];
            let at = |percent: usize| waits[(waits.len() - 1) * percent / 100];
            println!(
                "{id:15} {pace:?}: median {} ms, 95th percentile {}, longest {}, of {} waits",
                at(50),
                at(95),
                at(100),
                waits.len()
            );
            println!(
                "                the voice is behind by {} ms, {} at most in 95 %, {} at most",
                voice(50),
                voice(95),
                voice(100)
            );
            let keeps_up = voice(50) <= 3_000 && voice(95) <= 7_000;
            assert!(keeps_up || pace != Pace::Normal, "{id}: the voice is behind");
            assert!(at(50) <= median / share && at(95) <= most / share, "{id}, {pace:?}: too long");
        }
    }
}

#[test]
fn at_the_pace_that_waits_each_event_stays_until_the_person_goes_on() {
    for (id, seats, ..) in GOALS {
        let mut tables = (1..).map(|seed| Clocked::new(id, seats, seed, Pace::Steps));
        let mut table = tables.next().expect("there are seeds");
        let mut stops = 0;
        while stops < 12 {
            if table.is_over() {
                table = tables.next().expect("there are seeds");
            } else if table.screen.is_asked() {
                table.decide();
            } else if table.timer == Some(0) {
                // A bot's decision is rendered in a task of its own.
                table.timer = None;
                table.send(Msg::Elapsed(Timer::Playback));
            } else if table.screen.beat().is_some() {
                assert_eq!(table.timer, None, "{id}: it goes on by itself");
                table.send(Msg::Continue);
                stops += 1;
            } else {
                let waits_for_a_bot = table.timer.take();
                assert!(waits_for_a_bot.is_some(), "{id}: it stands still after {stops} events");
                table.send(Msg::Elapsed(Timer::Playback));
            }
        }
    }
}

#[test]
fn skipping_leads_to_ones_own_turn() {
    for (id, seats, ..) in GOALS {
        let mut skipped = 0;
        for seed in 1..=8 {
            let mut table = Clocked::new(id, seats, seed, Pace::Normal);
            while table.wait() && skipped < 8 {
                table.decide();
                if table.screen.beat().is_none() {
                    continue;
                }
                table.send(Msg::Skip { by_button: true });
                table.told.clear();
                let goes_on = table.wait();
                let is_quiet = table.told.iter().all(|(_, told)| told.is_empty());
                assert!(is_quiet || table.had_page, "{id}: {:?}", table.told);
                skipped += usize::from(table.others_decided());
                if !goes_on {
                    break;
                }
            }
        }
        assert!(skipped > 2, "{id}: only {skipped} times");
    }
}
