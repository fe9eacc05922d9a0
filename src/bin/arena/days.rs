//! Deals and vets the deals of the day (docs/DAYS.md).

use crate::args::Days;
use crate::order::Fault;
use crate::progress::on_all_cores;
use regalia::bots::{Bots, Level, decide};
use regalia::engine::{Game, MAX_SEATS, Outcome, Rng, Seat, Setup, Stream, Turn, Viewer};
use regalia::session::day::{Day, DayList, FIRST_DAY, LevelResult, Listed, check_of};
use regalia::session::{NewMatch, infos, options_from};
use std::fs;

/// The number of tries of each level in the person's seat.
const TRIES: u32 = 10;

/// The number of matches of Barons that a deal is vetted with.
const MATCHES: u32 = 200;

/// The most deals of a day that are tried. About one in twenty of The Dwarf King is fair, and one in
/// two of the other games.
const ATTEMPTS: u32 = 10_000;

/// The least share of the win that every seat must have in them, as a part of its fair share.
const LEAST: f64 = 0.4;

/// The days in which every game has its turn, or more.
const MAX_GAMES: u32 = 99;

/// Writes the list, or checks it.
pub fn run(asked: &Days) -> Result<(), Fault> {
    let path = &asked.file;
    let kept = match fs::read_to_string(path) {
        Ok(text) => DayList::read(&text).ok_or(format!("{} is no list", path.display()))?,
        Err(_) => DayList::default(),
    };
    if asked.check {
        return check(&kept, asked.number);
    }
    let list = list(if asked.again { DayList::default() } else { kept }, asked.number);
    fs::write(path, list.to_string()).map_err(|fault| format!("{}: {fault}", path.display()))
}

/// Returns the list of this many days. A deal that is the same by today's rules stays.
fn list(kept: DayList, days: u32) -> DayList {
    let kept = |day: Day| {
        let listed = kept.entry(day, day.rules()).filter(|_| kept.tries == TRIES)?;
        (check_of(&day.deal(listed.attempt)) == listed.check).then(|| listed.clone())
    };
    let days = on_all_cores(days, |after| {
        let day = Day(FIRST_DAY.0 + after);
        kept(day).unwrap_or_else(|| {
            let attempt =
                (0..ATTEMPTS).find(|&attempt| is_fair(day, attempt)).expect("a deal is fair");
            let check = check_of(&day.deal(attempt));
            Listed {
                attempt,
                check,
                levels: Level::OFFERED.map(|level| tried(day, attempt, level)),
            }
        })
    });
    let infos = infos().into_iter();
    let dealt = infos.filter(|info| (0..MAX_GAMES).any(|nth| Day(nth).game() == info.id));
    let rules = dealt.map(|info| (info.id.to_owned(), info.rules)).collect();
    DayList { rules, tries: TRIES, days }
}

/// Checks that the list has the first days, that their deals are those of its hashes, and that they
/// are still fair.
fn check(list: &DayList, days: u32) -> Result<(), Fault> {
    let faults = on_all_cores(days, |after| {
        let day = Day(FIRST_DAY.0 + after);
        let Some(listed) = list.entry(day, day.rules()) else {
            return Some(format!("{day} is not listed with today's rules"));
        };
        if !list.deal(day).1 {
            return Some(format!("{day} has another check hash"));
        }
        (!is_fair(day, listed.attempt)).then(|| format!("{day} is not fair"))
    });
    faults.into_iter().flatten().next().map_or(Ok(()), Err)
}

/// Returns true if no seat is hopeless and none has won already, as Barons play.
fn is_fair(day: Day, attempt: u32) -> bool {
    let new = day.setup(day.rules(), attempt);
    let seats = new.occupants.len();
    let mut wins = [0.0; MAX_SEATS];
    for n in 0..MATCHES {
        let bot_seeds = vec![other_seed(&new, n); seats];
        let outcome = played(&new, &vec![Level::Baron; seats], &bot_seeds);
        for (seat, wins) in Seat::all(seats).zip(&mut wins) {
            *wins += outcome.share(seat);
        }
    }
    let least = LEAST / seats as f64 * f64::from(MATCHES);
    wins[..seats].iter().all(|&wins| wins >= least)
}

/// Returns the result of a level in the person's seat, against the very Barons that a person meets.
fn tried(day: Day, attempt: u32, level: Level) -> LevelResult {
    let new = day.setup(day.rules(), attempt);
    let (seat, seats) = (day.seat(), new.occupants.len());
    let mut levels = vec![Level::Baron; seats];
    levels[seat.index()] = level;
    let (mut wins, mut points) = (0.0, 0);
    for n in 0..TRIES {
        let mut bot_seeds = vec![new.bot_seed; seats];
        bot_seeds[seat.index()] = other_seed(&new, n);
        let outcome = played(&new, &levels, &bot_seeds);
        wins += outcome.share(seat);
        points += i32::from(outcome.scores()[seat.index()]);
    }
    let tries = f64::from(TRIES);
    LevelResult {
        wins: (wins / tries * 100.0).round() as u8,
        points: (f64::from(points) / tries).round() as i16,
    }
}

/// Returns another seed of the bots than the deal's.
fn other_seed(new: &NewMatch, n: u32) -> u64 {
    Rng::new(new.bot_seed, Stream::Tool(n)).word()
}

/// Plays a deal to its end with a level and a seed for the bot of each seat.
fn played(new: &NewMatch, levels: &[Level], bot_seeds: &[u64]) -> Outcome {
    macro_rules! dispatch {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(
                if new.game == <regalia::games::$module::$game as Game>::INFO.id {
                    return play::<regalia::games::$module::$game>(new, levels, bot_seeds);
                }
            )*
        };
    }
    regalia::with_games!(dispatch);
    unreachable!("every form is one of a game")
}

fn play<G: Bots>(new: &NewMatch, levels: &[Level], bot_seeds: &[u64]) -> Outcome {
    let seats = new.occupants.len();
    let options = options_from::<G>(&new.options, seats).expect("every form is allowed");
    let mut chance = Rng::for_match(new.seed);
    let mut state = G::new(&Setup { seats, options }, &mut chance);
    let mut legal = Vec::new();
    for n in 0.. {
        let seat = match state.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => return outcome,
        };
        let mut rng = Rng::new(bot_seeds[seat.index()], Stream::Bot(seat.index() as u8, n));
        let view = state.view(Viewer::Of(seat));
        let decision = decide::<G>(levels[seat.index()], &view, &mut rng, &mut || false);
        state.legal(&mut legal);
        state.apply_silently(legal[decision.index], &mut chance);
    }
    unreachable!("every game ends")
}
