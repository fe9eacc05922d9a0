//! How bots of each level do in the deals of a round, in the person's seat against the same opponents, once the
//! person has played them: in the deal of a day as the list has it, in those of any other round after the
//! bots' worker has played them, which it does on request. It is a chunk of its own (`lazy.rs`).

use crate::bots::Level;
use crate::engine::{Seat, Turn};
use crate::platform::worker::{self, Heard, WorkerHandle};
use crate::session::day::{Day, DayList, LevelResult, Listed};
use crate::session::round::Round;
use crate::session::{Answer, AnyMatch, NewMatch, new_match};
use crate::ui::context::use_app;
use crate::ui::day_deal::fetch_list;
use crate::ui::locale::{Messages, number};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The results of the levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Results {
    /// The sum of each level's points, in the order of [`Level::OFFERED`].
    points: [i16; Level::OFFERED.len()],
    /// The number of deals that each has won.
    wins: [usize; Level::OFFERED.len()],
    /// True if the points tell more than who has won.
    has_points: bool,
}

/// The progress of the bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    /// No one has asked.
    None,
    /// The number of matches that are over.
    Playing(usize),
    Done(Results),
    /// The worker is unavailable.
    Failed,
}

/// The match that the bots play, and the results of those before.
struct Current {
    nth: usize,
    play: AnyMatch,
    results: Results,
}

/// All matches of the bots, one after another. The worker ends when this is dropped.
struct Run {
    /// The deals, each with the person's seat.
    deals: Vec<(NewMatch, Seat)>,
    current: RefCell<Current>,
    worker: RefCell<Option<WorkerHandle>>,
    tell: UseStateSetter<Progress>,
}

impl Run {
    /// Starts to play these deals of a round.
    fn start(round: &Round, numbers: &[usize], tell: UseStateSetter<Progress>) -> Option<Rc<Self>> {
        let deal = |nth: &usize| Some((round.deals().get(*nth)?.clone(), round.seat(*nth)));
        let deals: Vec<(NewMatch, Seat)> = numbers.iter().filter_map(deal).collect();
        let play = new_match(&deals.first()?.0)?.ok()?;
        let current = RefCell::new(Current { nth: 0, play, results: Results::default() });
        let run = Rc::new(Self { deals, current, worker: RefCell::default(), tell });
        let there = Rc::downgrade(&run);
        let heard = move |heard| {
            let Some(run) = there.upgrade() else { return };
            let is_sound = match heard {
                Heard::Ready => true,
                Heard::Answer(text) => text.is_some_and(|text| run.decide(&text)),
                Heard::Failed => false,
            };
            if !is_sound {
                run.tell.set(Progress::Failed);
            }
        };
        let worker = WorkerHandle::start(worker::BOTS, round.game(), heard)?;
        run.worker.replace(Some(worker));
        run.tell.set(Progress::Playing(0));
        run.ask().then_some(run)
    }

    /// Makes the decision of an answer, and asks for the next one. Returns false if that is impossible.
    fn decide(&self, text: &str) -> bool {
        let answer: Option<Answer> = serde_json::from_str(text).unwrap_or_default();
        let is_made = answer.is_some_and(|answer| {
            let play = &mut self.current.borrow_mut().play;
            answer.n as usize == play.position() && play.decide_index(answer.index)
        });
        is_made && (self.goes_on() || self.next()) && self.ask()
    }

    fn goes_on(&self) -> bool {
        !self.current.borrow().play.is_over()
    }

    /// Counts the match that is over, and deals the next one. Returns false if it cannot be dealt.
    fn next(&self) -> bool {
        let mut current = self.current.borrow_mut();
        let current = &mut *current;
        let (deal, level) =
            (current.nth / Level::OFFERED.len(), current.nth % Level::OFFERED.len());
        let seat = self.deals[deal].1;
        let Turn::Over(outcome) = current.play.turn() else { return false };
        let results = &mut current.results;
        results.points[level] += outcome.scores()[seat.index()];
        results.wins[level] += usize::from(outcome.winners().contains(seat));
        results.has_points |= outcome.has_points();
        current.nth += 1;
        let Some((deal, _)) = self.deals.get(current.nth / Level::OFFERED.len()) else {
            self.tell.set(Progress::Done(current.results));
            return true;
        };
        self.tell.set(Progress::Playing(current.nth));
        match new_match(deal) {
            Some(Ok(play)) => current.play = play,
            _ => return false,
        }
        true
    }

    /// Asks the worker for the next decision, unless all matches are over. Returns false if it is unavailable.
    fn ask(&self) -> bool {
        let current = self.current.borrow();
        let level = Level::OFFERED[current.nth % Level::OFFERED.len()];
        // In the person's seat, a bot of this level decides.
        let question = current.play.question().or_else(|| current.play.question_for(level));
        let Some(question) = question else { return true };
        let text = serde_json::to_string(&question).unwrap_or_default();
        self.worker.borrow().as_ref().is_some_and(|worker| worker.ask(text))
    }
}

#[derive(PartialEq, Properties)]
struct RivalsProps {
    /// The text of the round, and the numbers of the deals.
    asked: String,
}

/// Renders how bots do in some deals of a round, from its text and their numbers.
pub fn draw_rivals(asked: String) -> Html {
    let key = asked.clone();
    match asked.split(' ').next().unwrap_or_default().parse::<Day>() {
        Ok(day) => html! { <OfDay {key} {day} /> },
        Err(_) => html! { <Rivals {key} {asked} /> },
    }
}

/// Renders what each level has reached, in columns with these heads.
fn table(caption: &str, heads: &[&str], rows: Vec<Vec<String>>, messages: &Messages) -> Html {
    let head = |text: &&str| html! { <th scope="col">{ (*text).to_owned() }</th> };
    let row = |(name, cells): (&'static str, Vec<String>)| {
        let cells = cells.into_iter().map(|cell| html! { <td>{ cell }</td> });
        html! { <tr><th scope="row">{ name }</th>{ for cells }</tr> }
    };
    html! {
        <table class="day-bots">
            <caption>{ caption.to_owned() }</caption>
            <thead><tr>{ for heads.iter().map(head) }</tr></thead>
            <tbody>{ for messages.new_match.levels.into_iter().zip(rows).map(row) }</tbody>
        </table>
    }
}

#[derive(PartialEq, Properties)]
struct OfDayProps {
    day: Day,
}

/// How bots did in the deal of a day; nothing if the list does not tell.
#[component]
fn OfDay(&OfDayProps { day }: &OfDayProps) -> Html {
    let messages = use_app().messages;
    let found = use_state(|| None::<(u32, Listed)>);
    {
        let found = found.clone();
        use_effect_with(day, move |&day| {
            wasm_bindgen_futures::spawn_local(async move {
                let list = fetch_list().await;
                let entry =
                    |list: &DayList| Some((list.tries, list.entry(day, day.rules())?.clone()));
                found.set(list.as_ref().and_then(entry));
            });
        });
    }
    let Some((tries, listed)) = &*found else { return Html::default() };
    let days = messages.language.days();
    let has_points = listed.has_points();
    let row = |LevelResult { wins, points }: LevelResult| {
        let points = has_points.then(|| number(points));
        [(days.percent)(wins)].into_iter().chain(points).collect::<Vec<_>>()
    };
    let heads = [days.level, days.wins, days.points];
    let heads = if has_points { &heads[..] } else { &heads[..2] };
    let rows = listed.levels.into_iter().map(row).collect();
    html! { <section class="rivals">{ table(&(days.bots)(*tries), heads, rows, messages) }</section> }
}

#[component]
fn Rivals(RivalsProps { asked }: &RivalsProps) -> Html {
    let messages = use_app().messages;
    let w = messages.language.rivals();
    let progress = use_state(|| Progress::None);
    let run = use_mut_ref(|| None::<Rc<Run>>);
    let mut words = asked.split(' ');
    let text = words.next().unwrap_or_default().to_owned();
    let numbers: Vec<usize> = words.filter_map(|nth| nth.parse().ok()).collect();
    let (count, all) = (numbers.len(), numbers.len() * Level::OFFERED.len());
    let onclick = {
        let progress = progress.clone();
        move |_: MouseEvent| {
            let round = Round::read(&text).ok();
            let started = round.and_then(|round| Run::start(&round, &numbers, progress.setter()));
            if started.is_none() {
                progress.set(Progress::Failed);
            }
            run.replace(started);
        }
    };
    let days = messages.language.days();
    let told = |results: &Results| {
        let value = |nth: usize| {
            if results.has_points {
                number(results.points[nth])
            } else {
                results.wins[nth].to_string()
            }
        };
        let head = if results.has_points { days.points } else { w.wins };
        let rows = (0..Level::OFFERED.len()).map(|nth| vec![value(nth)]).collect();
        table(&(w.caption)(count), &[days.level, head], rows, messages)
    };
    html! {
        <section class="rivals">
            <div role="status">
                { match &*progress {
                    Progress::None => Html::default(),
                    Progress::Playing(nth) => html! { <p>{ (w.playing)(nth + 1, all) }</p> },
                    Progress::Done(results) => told(results),
                    Progress::Failed => html! { <p class="note">{ messages.part_missing }</p> },
                } }
            </div>
            if matches!(*progress, Progress::None | Progress::Failed) {
                <div class="actions"><button type="button" class="button" {onclick}>{ w.ask }</button></div>
            }
        </section>
    }
}
