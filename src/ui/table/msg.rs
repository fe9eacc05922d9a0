//! What happens to the table, and what it makes of it.

use super::choice::Choice;
use super::desk::Touched;
use super::film::Film;
use super::hint::Hinting;
use super::lifted::{Lifted, Tap};
use super::parts::Panel;
use super::{Table, guide, keys, replay, review};
use crate::engine::{Seat, Viewer};
use crate::platform::thinker::Heard;
use crate::ui::games::Midway;
use crate::ui::matches::Safety;
use crate::ui::tabs::Held;
use web_sys::HtmlElement;

/// What happens to the table.
pub enum Msg {
    /// A person means these decisions.
    Decide(Choice),
    /// A person touches a piece.
    Touch(Touched),
    /// What was lifted is put back.
    PutBack,
    /// The board asks for this in the status line.
    Say(Midway),
    /// The bots' worker was heard of.
    Heard(Heard),
    /// What is on the table has been there for its time.
    BeatOver,
    /// The table was drawn for the first time: who is not a person may begin.
    Drawn,
    /// A bot has not answered at once.
    Idle,
    /// What a bot has decided is to be drawn.
    Draw,
    /// The person wants to go on: to the next beat, or to the end of all.
    GoOn {
        to_the_end: bool,
    },
    /// Show what has happened since the person's last decision once more.
    LastRound,
    /// What would be good to do now, and the second time why.
    Hint,
    /// The teacher was heard of.
    Taught(Heard),
    /// These pieces are marked by a hint.
    Marked(String),
    /// The worker does not answer.
    NoAnswer,
    /// The store has answered, or another tab has written there.
    Kept,
    /// The store has not answered for long.
    Late,
    /// It was heard whether another tab plays the match.
    Held(Held),
    /// It is to be played in this tab.
    PlayHere,
    /// The next person has taken over.
    Accept(Seat),
    /// Take back, do again.
    Undo,
    Redo,
    /// Open or close a panel.
    Open(Panel),
    /// The table has shown the same for long enough to be acted on.
    Settled,
    /// The page was hidden, or is shown again.
    Visibility {
        hidden: bool,
    },
    /// The page has been hidden for long.
    CoverHand,
    /// A key that means something at the table.
    Key(keys::Key),
    /// A piece was let go over this.
    Dropped(HtmlElement),
    /// A card's full text was asked for.
    Explain(String),
    /// Start again with the same seats.
    Again,
    /// Enter, leave or move in the replay.
    Replay(replay::Step),
    /// Something about the review.
    Review(review::Ask),
    /// Something about the lesson.
    Lesson(guide::Ask),
    /// Whose view is drawn after the end.
    SeenBy(Viewer),
}

impl Table {
    /// Whether there is something to be drawn.
    pub(super) fn take_in(&mut self, ctx: &yew::Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Decide(choice) if self.guide_declines(ctx, &choice) => {}
            Msg::Decide(choice) if self.is_to_ask(ctx, &choice) => {
                let words = ctx.props().house.words;
                self.lifted = Some(Lifted::asking(choice, self.lifted.as_ref(), &words.table));
            }
            Msg::Decide(choice) => {
                let Ok(play) = &mut self.play else { return false };
                let from = play.position();
                match choice.carry_out(play) {
                    Ok(()) => {
                        self.notice = None;
                        self.marks.clear();
                        self.after_decision(ctx, from);
                    }
                    Err(why) => self.note = Some(why),
                }
            }
            Msg::Touch(touched) => {
                let Ok(play) = &self.play else { return false };
                let lifted = touched.lift(play, self.advice().as_ref());
                let one_tap = ctx.props().house.settings.one_tap;
                self.note = None;
                match lifted.tapped(self.lifted.as_ref(), one_tap) {
                    Tap::Lift => self.lifted = Some(lifted),
                    Tap::PutBack => self.lifted = None,
                    Tap::Play(choice) => ctx.link().send_message(Msg::Decide(choice)),
                }
            }
            // The same tap lets what is shown go on.
            Msg::PutBack if !self.film.is_over() => return false,
            Msg::PutBack => self.lifted = None,
            Msg::Say(midway) => {
                let changed = self.midway != midway;
                self.midway = midway;
                return changed;
            }
            Msg::Heard(heard) => return self.hear(ctx, heard) && !self.pauses(ctx),
            Msg::BeatOver => {
                self.film.go_on();
                self.show_beat(ctx);
                return !self.pauses(ctx);
            }
            Msg::Drawn => {
                let before = self.notice;
                if self.thinking.is_none() {
                    self.wake_the_bot(ctx);
                }
                // Where no worker can be had the page has decided, and says so.
                return self.let_the_bot_decide(ctx) || self.notice != before;
            }
            Msg::Idle => self.pause = None,
            Msg::Draw => {
                self.drawn_soon = false;
                if self.lifted.is_none() {
                    self.let_it_stand(ctx);
                }
                return !self.pauses(ctx);
            }
            Msg::GoOn { to_the_end } => {
                if self.film.is_over() {
                    // Who wants to be done with something puts it back.
                    let hinted = to_the_end && self.lifted.is_none() && self.drop_the_hint();
                    return hinted || to_the_end && self.lifted.take().is_some();
                }
                if self.lifted.take().is_some() && !to_the_end {
                    // What was being shown when something was read is there again.
                    self.let_it_stand(ctx);
                    return true;
                }
                if to_the_end {
                    for beat in self.film.leave() {
                        self.mark(&beat.motions);
                    }
                } else {
                    self.film.go_on();
                }
                self.show_beat(ctx);
            }
            // The replay has its own steps.
            Msg::LastRound if self.replay.is_some() => return false,
            Msg::LastRound => {
                if self.film.is_over() {
                    self.lifted = None;
                }
                return self.show_the_last_round(ctx);
            }
            Msg::Hint => return self.ask_for_a_hint(ctx),
            Msg::Marked(names) => self.marked = names,
            Msg::Taught(heard) => return self.hear_the_teacher(ctx, heard),
            Msg::NoAnswer => return self.hear(ctx, Heard::Failed),
            Msg::Held(held) => return self.hear_who_plays(ctx, held),
            Msg::PlayHere => {
                if let Some(place) = &self.place {
                    place.take_over();
                }
                return false;
            }
            Msg::Kept if self.held == Held::Elsewhere => return self.follow(ctx),
            Msg::Kept if self.has_moved() => {
                self.follow_key(ctx);
                return false;
            }
            Msg::Kept | Msg::Late => {
                // Between two writes there is nothing to be said.
                let waits = matches!(msg, Msg::Kept) && self.safety_now() == Safety::Writing;
                let said = !waits && self.say_safety();
                // A bot may have waited for it.
                return self.let_the_bot_decide(ctx) || said;
            }
            Msg::Accept(seat) => {
                self.accepted = Some(seat);
                self.hinting = Hinting::No;
                self.note = None;
                self.lifted = None;
                self.marks.clear();
                self.tell(ctx, usize::MAX);
                self.reckon(ctx);
                self.show_the_last_round(ctx);
            }
            Msg::Undo | Msg::Redo => {
                let undoes = matches!(msg, Msg::Undo);
                let able = if undoes { self.may_undo() } else { self.may_redo() };
                let Some(seat) = able else { return false };
                let Ok(play) = &mut self.play else { return false };
                let from = play.position();
                let done = if undoes { play.undo(seat) } else { play.redo(seat) };
                if done {
                    self.thinking = None;
                    self.film = Film::default();
                    self.marks.clear();
                    self.after_decision(ctx, from);
                }
            }
            Msg::Open(panel) => {
                self.read = self.read_out(ctx, panel);
                self.panel = panel;
            }
            Msg::Settled => {
                self.settling.skip();
                return false;
            }
            Msg::Visibility { hidden } => return self.hear_visibility(ctx, hidden),
            Msg::CoverHand => return self.cover_hand(ctx),
            Msg::Dropped(under) => self.dropped = Some(under),
            Msg::Key(key) => {
                self.press(ctx, key);
                return false;
            }
            Msg::Explain(text) => {
                // What is shown waits for the reader.
                self.beat = None;
                self.lifted = Some(Lifted::text(text));
            }
            Msg::Again => self.start_again(ctx),
            Msg::Replay(step) => self.move_in_replay(ctx, step),
            Msg::Review(ask) => return self.look_back(ctx, ask),
            Msg::Lesson(ask) => return self.learn(ctx, ask),
            Msg::SeenBy(viewer) => {
                self.seen_by = Some(viewer);
                self.tell(ctx, usize::MAX);
                self.reckon(ctx);
            }
        }
        true
    }
}
