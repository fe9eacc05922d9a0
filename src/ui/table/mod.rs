//! The table: the frame around any game.
//!
//! It holds the match, hands the bots' questions to the worker, decides whose
//! view is drawn, and keeps the match at every decision before it is drawn.

mod bar;
mod choice;
mod cover;
mod desk;
mod drawn;
mod eyes;
mod film;
mod guide;
mod hand_over;
mod hint;
mod keys;
mod lifted;
mod log;
mod menu;
mod msg;
mod parts;
mod read;
mod reading;
mod replay;
mod result;
mod review;
mod safety;
mod settle;
mod showing;
mod status;
mod story;
mod thinking;
mod told;
mod voice;
mod watching;

use super::context::Context;
use super::embed::Said;
use super::games::Midway;
use super::lesson;
use super::matches::{self, MatchId, Safety};
use super::route::Route;
use super::shelf::Title;
use super::tabs::{Held, Place};
use crate::engine::{Seat, Turn, Viewer};
use super::motion::{self, Motion};
use crate::platform::thinker::Thinker;
use crate::platform::{crash, listen, motion::mark, offline, page, persist, press, random, timer};
use crate::session::{AnyMatch, LoadError, NewMatch, new_match};
use cover::Cover;
pub use desk::names;
use film::Film;
use guide::Guide;
use hint::Hinting;
use lifted::Lifted;
pub use msg::Msg;
use parts::Panel;
use replay::Replay;
use review::Looking;
use settle::Settling;
use std::cell::RefCell;
use story::Story;
use thinking::{Minds, Thinking};
use voice::Voice;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Which table, and for whom.
#[derive(Clone, PartialEq, Properties)]
pub struct TableProps {
    /// The game.
    pub title: &'static Title,
    /// Settings and words.
    pub house: Context,
    /// Whether it stands in somebody else's page, with no way home.
    #[prop_or_default]
    pub embedded: bool,
    /// The scope in which matches that begin here are kept: the game's id, or that of a
    /// table in another site's page (`matches.rs`).
    pub scope: AttrValue,
    /// What is on it.
    pub laid: Laid,
}

/// What is on the table.
#[derive(Clone, PartialEq)]
pub enum Laid {
    /// A match; `None` if there is none at this address.
    Match(Option<MatchId>),
    /// A lesson, as its file has it.
    Lesson(AttrValue),
    /// A match of other rules, to be looked at.
    OtherRules,
}

/// Draws the table.
pub fn draw_table(props: TableProps) -> Html {
    html! { <Table ..props /> }
}

/// The table of a game.
pub struct Table {
    play: Result<AnyMatch, Option<LoadError>>,
    /// Under which the match is kept; `None` for a lesson and for a match of other rules.
    id: Option<MatchId>,
    minds: Minds,
    thinking: Option<Thinking>,
    accepted: Option<Seat>,
    seen_by: Option<Viewer>,
    /// What they are in the middle of choosing, as the board says it.
    midway: Midway,
    note: Option<String>,
    /// The piece that is read before it is played.
    lifted: Option<Lifted>,
    /// Who teaches the game, in a lesson.
    guide: Option<Guide>,
    /// Who advises persons, once one has asked.
    teacher: Option<Thinker>,
    /// What is advised, if the person has asked.
    hinting: Hinting,
    /// The pieces that are marked by it, by their names.
    marked: String,
    /// Something about the page itself, to be read until a person decides.
    notice: Option<&'static str>,
    panel: Panel,
    /// What the panel reads out: as it was when it was opened.
    read: Vec<String>,
    replay: Option<Replay>,
    /// Where the match turned, if that is looked at.
    review: Option<Looking>,
    /// How safe the match is, as far as it is to be said.
    safety: Safety,
    /// When what is not on the disk yet has not been there for long.
    late: Option<timer::Timer>,
    /// What has just happened and is still to be seen.
    film: Film,
    beat: Option<timer::Timer>,
    /// When a bot that was to answer at once has not.
    pause: Option<timer::Timer>,
    /// Whether what a bot has decided is drawn in a moment.
    drawn_soon: bool,
    /// What has been told of the match.
    story: Option<Story>,
    /// What a screen reader has been told of it; it hears what is drawn.
    voice: RefCell<Voice>,
    /// The score sheet, if the game has one by now, as far as everything has been seen.
    sheet: Option<Html>,
    /// The places that what happened since the person's last decision touched.
    marks: Vec<String>,
    /// What a piece was let go over, to be tapped when that it is lifted is drawn.
    dropped: Option<HtmlElement>,
    /// What is to move when it has been drawn.
    to_show: Vec<Motion>,
    /// Whether the match has just ended: its result is above the board.
    just_over: bool,
    /// Who was called to the table last, unless somebody has decided since.
    called: Option<Seat>,
    /// The table's place at its match; none in a lesson.
    place: Option<Place>,
    /// Which tab plays the match.
    held: Held,
    /// Whether the table has shown the same for long enough to be acted on.
    settling: Settling,
    /// Covers a hand again when the page has been hidden for long.
    cover: Cover,
    keys: listen::Listener,
    presses: press::Presses,
    /// Keeps the screen awake while a match is being played.
    awake: Option<offline::Awake>,
}

impl Component for Table {
    type Message = Msg;
    type Properties = TableProps;

    fn create(ctx: &yew::Context<Self>) -> Self {
        let id = ctx.props().title.id;
        let looks = ctx.props().laid == Laid::OtherRules;
        let (guide, play) = match &ctx.props().laid {
            Laid::Lesson(lesson) => match Guide::open(lesson, id) {
                Some((guide, play)) => (Some(guide), Ok(play)),
                None => (None, Err(None)),
            },
            Laid::OtherRules => (None, matches::to_look_at(id).map(|there| there.play).ok_or(None)),
            Laid::Match(id) => (None, id.map_or(Err(None), |id| matches::play(id).map_err(Some))),
        };
        let replay = play.as_ref().ok().filter(|_| looks).cloned().map(Replay::at_the_beginning);
        let kept_as = match ctx.props().laid {
            Laid::Match(id) => id,
            Laid::Lesson(_) | Laid::OtherRules => None,
        };
        let mut table = Self {
            play,
            id: kept_as,
            minds: Minds::default(),
            thinking: None,
            accepted: None,
            seen_by: None,
            midway: Midway::default(),
            note: None,
            lifted: None,
            guide,
            teacher: None,
            hinting: Hinting::No,
            marked: String::new(),
            notice: None,
            panel: Panel::None,
            read: Vec::new(),
            replay,
            review: None,
            safety: Safety::OnDisk,
            late: None,
            film: Film::default(),
            beat: None,
            pause: None,
            drawn_soon: false,
            story: None,
            voice: RefCell::default(),
            sheet: None,
            marks: Vec::new(),
            dropped: None,
            to_show: Vec::new(),
            just_over: false,
            called: None,
            place: None,
            // What is only looked at is nobody's to play.
            held: if looks { Held::Elsewhere } else { Held::Here },
            settling: Settling::default(),
            cover: Cover::listen(ctx),
            keys: listen_to_keys(ctx),
            presses: listen_to_presses(ctx),
            awake: None,
        };
        matches::watch(ctx.link().callback(|()| Msg::Kept));
        if let Ok(play) = &table.play {
            if let Some(id) = kept_as {
                let left_out = matches::left_out(id);
                table.notice = left_out.then_some(ctx.props().house.words.table.left_out);
                crash::note(matches::key(id), play.position());
            }
            table.to_show = desk::dealt(play, table.viewer(play));
        }
        table.say_how_far_it_goes(ctx);
        table.tell(ctx, 0);
        table.reckon(ctx);
        table.watch_the_store(ctx);
        table.keep_awake();
        table.sit_down(ctx);
        table.settle(ctx);
        table
    }

    fn update(&mut self, ctx: &yew::Context<Self>, msg: Msg) -> bool {
        if self.settling.is_too_soon() && msg.commits() {
            return false;
        }
        let changed = self.take_in(ctx, msg);
        self.settle(ctx);
        changed && !self.drawn_soon
    }

    fn changed(&mut self, ctx: &yew::Context<Self>, old: &TableProps) -> bool {
        if old.house.words != ctx.props().house.words {
            // What was read and said was so in another language.
            (self.lifted, self.note, self.notice) = (None, None, None);
            self.midway = Midway::default();
            self.drop_the_hint();
            self.say_how_far_it_goes(ctx);
        }
        if old.house.settings.long_press != ctx.props().house.settings.long_press {
            self.presses = listen_to_presses(ctx);
        }
        if old.house.settings.shortcuts != ctx.props().house.settings.shortcuts {
            self.keys = listen_to_keys(ctx);
        }
        self.tell(ctx, usize::MAX);
        self.reckon(ctx);
        true
    }

    fn view(&self, ctx: &yew::Context<Self>) -> Html {
        let TableProps { title, house, .. } = ctx.props();
        match &self.play {
            Err(_) if matches!(ctx.props().laid, Laid::Lesson(_)) => {
                lesson::missing(title, house.words)
            }
            Err(fault) => parts::no_match(title, self.id, fault.as_ref(), house.words),
            Ok(play) => self.view_table(ctx, play),
        }
    }

    fn rendered(&mut self, ctx: &yew::Context<Self>, first: bool) {
        if let Some(length) = ctx.props().house.settings.motion_length() {
            let step = length * 0.27;
            motion::show(&std::mem::take(&mut self.to_show), length, step);
        }
        self.to_show.clear();
        match (&self.guide, &self.play) {
            (Some(guide), Ok(play)) if self.film.is_over() && !guide.points(play).is_empty() => {
                mark(guide.points(play));
            }
            _ => mark(&self.marks),
        }
        self.read_the_marks(ctx);
        if let Ok(play) = &self.play {
            let words = ctx.props().house.words;
            let name = (ctx.props().title.about)(words).name;
            let mine = self.film.is_over()
                && desk::to_move(play, self.viewer(play))
                    .is_some_and(|seat| play.occupants()[seat.index()].is_person());
            if mine {
                self.call(ctx);
            }
            page::set_title(&if mine {
                (words.table.your_turn)(name)
            } else {
                format!("{name} · Regalia")
            });
        }
        self.settle_rendered(ctx);
        if let Some(under) = self.dropped.take() {
            self.settling.skip();
            press::tap(&under);
        }
        if first {
            // Starting a worker takes its time, for which nobody is to see nothing.
            let link = ctx.link().clone();
            timer::soon(move || link.send_message(Msg::Drawn));
        } else {
            keys::keep_focus();
        }
        if let Some(looking) = &mut self.review {
            looking.bring_into_sight();
        }
        if self.just_over && self.film.is_over() {
            self.just_over = false;
            page::scroll_to_top();
        }
    }
}

impl Table {
    /// Keeps the match, moves what moved, and lets the next one decide.
    fn after_decision(&mut self, ctx: &yew::Context<Self>, from: usize) {
        self.midway = Midway::default();
        self.note = None;
        self.lifted = None;
        self.hinting = Hinting::No;
        self.keep(ctx);
        let Ok(play) = &self.play else { return };
        if self.hand_over_to(play).is_some() {
            self.accepted = None;
        }
        let forward = play.position() > from;
        self.tell(ctx, from.min(play.position()));
        if forward {
            self.show(ctx, from);
        }
        self.reckon(ctx);
        self.say_outside(ctx, forward);
        self.keep_awake();
        self.wake_the_bot(ctx);
    }

    /// Keeps the screen awake until the match is over.
    fn keep_awake(&mut self) {
        let goes_on = self.play.as_ref().is_ok_and(|play| !matches!(play.turn(), Turn::Over(_)));
        if !goes_on {
            self.awake = None;
        } else if self.awake.is_none() {
            self.awake = Some(offline::stay_awake());
        }
    }

    /// Keeps the match, or how far the lesson has come.
    fn keep(&mut self, ctx: &yew::Context<Self>) {
        if self.guide.is_some() {
            self.go_on_in_lesson();
            return;
        }
        let (Ok(play), Some(id)) = (&self.play, self.id) else { return };
        matches::keep(id, play);
        crash::note(matches::key(id), play.position());
        self.watch_the_store(ctx);
    }

    /// Tells the page around this one how far the match has come. Only a decision ends
    /// a match: one that was over before and is put on the table again is not finished again.
    fn say_outside(&mut self, ctx: &yew::Context<Self>, decided: bool) {
        let Ok(play) = &self.play else { return };
        if self.guide.is_some() {
            return;
        }
        Said::moved(play.position()).say();
        if let Turn::Over(_) = play.turn() {
            self.just_over = true;
            if decided {
                // A person who has finished a match has something to keep.
                persist::ask_quietly();
                let names = desk::names(play, ctx.props().house.words);
                Said::finished(play, &names).say();
            }
        }
    }

    /// Tells what has happened since it was told last; `from` is the first
    /// decision that may be another than it was.
    fn tell(&mut self, ctx: &yew::Context<Self>, from: usize) {
        let Ok(play) = &self.play else { return };
        let words = ctx.props().house.words;
        let cast = desk::cast(play, self.viewer(play), self.near(), words);
        match &mut self.story {
            Some(story) => story.go_on(play, from, &cast, words),
            None => self.story = Some(Story::of(play, &cast, words)),
        }
    }

    /// Draws up the score sheet when all that it is made of has been seen.
    fn reckon(&mut self, ctx: &yew::Context<Self>) {
        let Ok(play) = &self.play else { return };
        if self.film.is_over() {
            let words = ctx.props().house.words;
            let cast = desk::cast(play, self.viewer(play), self.near(), words);
            self.sheet = desk::sheet(play, &cast, words);
        }
    }

    fn start_again(&mut self, ctx: &yew::Context<Self>) {
        let Ok(play) = &self.play else { return };
        let new = NewMatch {
            game: play.info().id.to_owned(),
            options: play.options(),
            seed: random::fresh_seed(),
            bot_seed: random::fresh_seed(),
            occupants: play.occupants().to_vec(),
            take_backs: play.take_backs(),
            open_log: play.open_log(),
            hints: play.may_hint(),
        };
        if let Some(Ok(play)) = new_match(&new) {
            self.begin(ctx, &play);
        }
    }

    /// Begins to keep another match of the game, and shows it.
    fn begin(&mut self, ctx: &yew::Context<Self>, play: &AnyMatch) {
        self.open_match(ctx, matches::begin(&ctx.props().scope, play));
    }

    /// Shows another match of the game: at its own address, or in place where the table
    /// stands in another site's page and has no address.
    fn open_match(&mut self, ctx: &yew::Context<Self>, id: MatchId) {
        let TableProps { title, embedded, .. } = ctx.props();
        if !embedded {
            page::replace_with(&Route::Table(title, Some(matches::number(id))).hash());
        } else if let Ok(play) = matches::play(id) {
            self.id = Some(id);
            self.guide = None;
            self.put_on_the_table(ctx, play);
            self.sit_down(ctx);
        }
    }

    /// Another match takes the place of this one.
    fn put_on_the_table(&mut self, ctx: &yew::Context<Self>, play: AnyMatch) {
        self.accepted = None;
        self.seen_by = None;
        self.replay = None;
        self.review = None;
        self.thinking = None;
        self.film = Film::default();
        self.story = None;
        self.marks.clear();
        self.notice = None;
        let from = play.position();
        self.to_show = desk::dealt(&play, self.viewer(&play));
        self.play = Ok(play);
        self.after_decision(ctx, from);
    }
}

/// Hears of the table's keys.
fn listen_to_keys(ctx: &yew::Context<Table>) -> listen::Listener {
    keys::listen(ctx.props().house.settings.shortcuts, ctx.link().callback(Msg::Key))
}

/// Hears of long presses and of pieces that are dragged.
fn listen_to_presses(ctx: &yew::Context<Table>) -> press::Presses {
    let read = ctx.link().callback(Msg::Explain);
    let dropped = ctx.link().callback(Msg::Dropped);
    let long = ctx.props().house.settings.long_press.long_press();
    press::listen(long, move |text| read.emit(text), move |under| dropped.emit(under))
}
