//! The timers, workers and motions of a table in the browser.

use super::keys;
use super::msg::{Msg, Timer, Worker, WorkerEvent};
use super::screen::Screen;
use super::source::Contact;
use crate::platform::worker::{self, Heard, WorkerHandle};
use crate::platform::{offline, page, timer};
use crate::ui::motion::{self, Motion};
use crate::ui::tabs::Claim;
use std::collections::HashMap;
use std::rc::Rc;
use yew::Callback;

/// The browser side of a table.
#[derive(Default)]
pub struct Runner {
    pub timers: HashMap<Timer, timer::Timer>,
    /// The timers that elapse in the next task, unless they are removed before.
    pub soon: HashMap<Timer, Rc<()>>,
    pub workers: HashMap<Worker, WorkerHandle>,
    /// The motions that start once the table is rendered.
    pub motions: Vec<Motion>,
    /// The point of a tap that may be meant for what is rendered now.
    pub tap_at: Option<(i32, i32)>,
    /// True if the page scrolls to the top once the table is rendered.
    pub scrolls_to_top: bool,
    /// True if the page scrolls to the result once the table is rendered.
    pub scrolls_to_result: bool,
    /// True if the button that leads to the result was rendered last.
    pub leads_to_result: bool,
    /// True until the page has scrolled to the explanation in the review.
    pub seeks_mistake: bool,
    /// Keeps the screen awake while a match is played.
    pub awake: Option<offline::Awake>,
    /// The table's claim to play its match in this tab; `None` in a lesson.
    pub claim: Option<Claim>,
}

impl Runner {
    /// Restarts a timer.
    pub fn wait(&mut self, send: &Callback<Msg>, timer: Timer, milliseconds: u32) {
        self.cancel(timer);
        let send = send.clone();
        let elapsed = move || send.emit(Msg::Elapsed(timer));
        self.timers.insert(timer, timer::after(milliseconds, elapsed));
    }

    /// Lets a timer elapse in the next task, at once even where the browser delays timers.
    pub fn soon(&mut self, send: &Callback<Msg>, timer: Timer) {
        self.cancel(timer);
        let (send, pending) = (send.clone(), Rc::new(()));
        let still = Rc::downgrade(&pending);
        self.soon.insert(timer, pending);
        timer::soon(move || {
            if still.strong_count() > 0 {
                send.emit(Msg::Elapsed(timer));
            }
        });
    }

    /// Stops a timer.
    pub fn cancel(&mut self, timer: Timer) {
        self.timers.remove(&timer);
        self.soon.remove(&timer);
    }

    /// Starts a worker for this game unless it runs. Returns false if it is unavailable.
    pub fn start(&mut self, game: &str, send: &Callback<Msg>, worker: Worker) -> bool {
        if self.workers.contains_key(&worker) {
            return true;
        }
        let send = send.clone();
        let heard = move |heard| {
            let event = match heard {
                Heard::Ready => WorkerEvent::Ready,
                Heard::Answer(text) => WorkerEvent::Answer(text),
                Heard::Failed => WorkerEvent::Failed,
            };
            send.emit(Msg::Worker(worker, event));
        };
        let file = if worker == Worker::Bots { worker::BOTS } else { worker::TEACHER };
        let started = WorkerHandle::start(file, game, heard);
        let is_there = started.is_some();
        self.workers.extend(started.map(|started| (worker, started)));
        is_there
    }

    /// Asks a worker. Returns false if it is unavailable.
    pub fn ask(
        &mut self,
        game: &str,
        send: &Callback<Msg>,
        worker: Worker,
        question: String,
    ) -> bool {
        self.start(game, send, worker)
            && self.workers.get(&worker).is_some_and(|there| match worker {
                Worker::Reviewer => there.ask_for_all(question),
                Worker::Bots | Worker::Teacher => there.ask(question),
            })
    }

    /// Starts the motions and scrolls that waited for the table to be rendered, and moves the focus
    /// to the result's button when that appears.
    pub fn rendered(&mut self, motion_length: Option<f64>) {
        let motions = std::mem::take(&mut self.motions);
        if let Some(length) = motion_length {
            motion::show(&motions, length, length * 0.27);
        }
        if self.seeks_mistake
            && let Some(mistake) = page::find(".review-explained")
        {
            self.seeks_mistake = false;
            page::bring_into_sight(&mistake);
        }
        if std::mem::take(&mut self.scrolls_to_top) {
            page::scroll_to_top();
        }
        if std::mem::take(&mut self.scrolls_to_result)
            && let Some(result) = page::find(".result")
        {
            page::bring_into_sight(&result);
            // The button that led here may be gone, and the focus with it.
            page::focus(".result");
        }
        keys::go_to_result(&mut self.leads_to_result);
    }

    /// Keeps the screen awake while a match can be played on, or this device waits for the one that
    /// holds it.
    pub fn keep_awake(&mut self, screen: &Screen, awaits_table: bool) {
        let goes_on = match screen.live() {
            // A letter may take days.
            Some(live) => {
                let is_reached = live.source.remote().is_none_or(|it| it.contact == Contact::Here);
                !live.is_over() && live.awaited().is_none() && is_reached
            }
            None => awaits_table,
        };
        if !goes_on {
            self.awake = None;
        } else if self.awake.is_none() {
            self.awake = Some(offline::stay_awake());
        }
    }
}
