//! Renders the table: bar, result or replay, status, board, log. The table is the same for every
//! viewer: a player here, a tab that watches, a seat on another device, a public screen.

use super::bar::bar;
use super::controller::Controller;
use super::guide::Guide;
use super::live::{Env, Live};
use super::log::{LogEntry, LogProps};
use super::msg::{Msg, Panel};
use super::playback::Beat;
use super::presenter::{self, Input, Rendered};
use super::replay::{Replay, Subject};
use super::result::{Ended, RailView};
use super::review::{self, ReviewView, as_hint};
use super::screen::{Rights, Screen};
use super::selection::Selection;
use super::source::Contact;
use super::status::{Playing, Status, parted, status};
use super::voice::Voice;
use crate::engine::{Outcome, Seat, Viewer};
use crate::session::AnyMatch;
use crate::session::library::Safety;
use crate::ui::catalog::GameEntry;
use crate::ui::games::{Goal, Interlude, Pacing, Players};
use crate::ui::locale::Messages;
use crate::ui::pieces::{icon, piece};
use crate::ui::route::Route;
use std::rc::Rc;
use yew::prelude::*;

/// The surroundings that the table is rendered into.
pub struct Frame<'a> {
    /// The game.
    pub title: &'static GameEntry,
    /// True if the table is in another site's page, which has no home page.
    pub is_embedded: bool,
    /// A notice about the connection to the device that holds the match.
    pub says: Option<&'static str>,
    /// What brings this device back to its table.
    pub returns: Html,
    /// True if this match was tried again from a position of a finished one.
    pub has_finished_match: bool,
    /// The link that hands the finished match to the app BG Stats.
    pub bg_stats: Option<String>,
    /// Called with the message of a button, a tap or a board.
    pub send: &'a Callback<Msg>,
    /// Called with a click that nothing else has handled.
    pub on_click: Callback<MouseEvent>,
    /// Called with a right click.
    pub on_context: Callback<MouseEvent>,
    /// The mark of a day's official try.
    pub day: Option<String>,
    /// The line about it to share, once it is over.
    pub day_share: Html,
    /// The score sheet's buttons for its stories.
    pub stories: Html,
    /// How a review is rendered; `None` until that was fetched.
    pub review: Option<ReviewView>,
    /// How the rail is rendered; `None` until that was fetched.
    pub rail: Option<RailView>,
    /// The panel over the table.
    pub panel: Html,
}

/// Everything that the parts of the table are rendered from.
struct Shown<'a> {
    screen: &'a Screen,
    live: &'a Live,
    frame: &'a Frame<'a>,
    messages: &'static Messages,
    rights: Rights,
    /// The beat of the playback that is on the board.
    beat: Option<&'a Beat>,
    players: Rc<Players>,
    log: Rc<Vec<Rc<LogEntry>>>,
    goal: Option<Goal>,
    board: Html,
    verdict: Option<String>,
    /// The score sheet with the buttons for its stories.
    sheet: Option<Html>,
    /// True if all cards of a finished match are open.
    is_open: bool,
    /// The label of the button that sends the match by letter.
    letter: Option<&'static str>,
    /// The address where a new match is set up, if that can be done here.
    new_match: Option<String>,
}

/// Renders a match on the table, and lets the voice say everything new.
pub fn view(screen: &Screen, live: &Live, frame: Frame<'_>, voice: &mut Voice, env: &Env) -> Html {
    let (shown, prompt) = Shown::of(screen, live, &frame, env);
    let status = shown.status(&prompt, voice, env);
    let Shown { messages, beat, rights, .. } = shown;
    let Frame { title, send, .. } = frame;
    let is_reviewed = screen.replay().is_some_and(|replay| replay.review().is_some());
    let seat = live.source.remote().and_then(|remote| remote.viewer().seat());
    let kind =
        live.source.remote().map(|_| if rights.press { "hand-screen" } else { "public-screen" });
    let is_called = seat.is_some() && rights.decide;
    let class = classes!(
        "table",
        "notranslate",
        format!("game-{}", title.id),
        kind,
        is_called.then_some("hand-asked"),
        beat.map(|_| "playing-back"),
        shown.podium_class(),
        screen.guide().map(|_| "taught"),
        (is_reviewed && rights.press).then_some("reviewed"),
    );
    html! {
        // A page translator would move the words, and the table with them.
        <div {class} translate="no" data-at={live.source.position().to_string()}>
            if rights.press {
                // Leaving the page of a seat leaves the seat.
                { bar(title, !frame.is_embedded && seat.is_none(), &rights, messages, send) }
            }
            <main class="play" id="main" tabindex="-1" oncontextmenu={frame.on_context.clone()} onclick={frame.on_click.clone()}>
                { shown.toasts() }
                if let Some(seat) = seat {
                    <p class="hand-name">{ shown.players.name(seat) }{ " · " }{ (title.about)(messages).name }</p>
                } else if !rights.press {
                    <h1 class="unseen">{ (title.about)(messages).name }</h1>
                }
                { shown.looking_back() }
                { shown.goal() }
                { status }
                <h2 class="unseen" id="board" tabindex="-1">{ messages.table.board }</h2>
                { shown.middle() }
                { shown.below_board() }
            </main>
            { shown.rail() }
            if let (true, Some(outcome), Some(rail)) = (live.playback.ceremony, live.source.outcome(), frame.rail) {
                { (rail.ceremony)(&outcome, shown.verdict.as_deref().unwrap_or_default(), title.emblem, &shown.players, send) }
            }
            { voice.html() }
            { frame.panel.clone() }
        </div>
    }
}

impl<'a> Shown<'a> {
    /// Returns everything that is rendered, and the prompt that the rules give.
    fn of(screen: &'a Screen, live: &'a Live, frame: &'a Frame<'a>, env: &Env) -> (Self, String) {
        let messages = env.messages;
        let replay = screen.replay();
        let beat = screen.beat();
        let rights = screen.rights();
        let mistake = replay.and_then(Replay::mistake);
        let is_open = live.seats.is_open != Some(false) && live.source.is_over();
        let players = Rc::new(players(screen, live, is_open, env));
        let Rendered { board, goal, prompt, verdict } = match (beat, screen.shown()) {
            (Some(Beat { step, .. }), _) => {
                Rendered { board: step.board(), goal: step.goal(), ..Rendered::default() }
            }
            (None, Some(shown)) => {
                let input = Input {
                    selected: live
                        .draft
                        .selected
                        .as_ref()
                        .and_then(|selected| selected.piece.clone()),
                    hint: mistake.map(as_hint).or_else(|| screen.advice()),
                    on_touch: frame.send.reform(Msg::Touch),
                    on_decide: frame.send.reform(Msg::Decide),
                    on_draft: frame.send.reform(Msg::Draft),
                    is_open: is_open && mistake.is_none(),
                    is_past: replay.is_some(),
                };
                shown.render(&players, messages, rights.decide || mistake.is_some(), input)
            }
            (None, None) => Rendered::default(),
        };
        let can_send = matches!(screen, Screen::Live(_)) && live.can_send().is_some();
        let sheet = |sheet: &presenter::Sheet| html! { <>{ sheet.points.clone() }{ frame.stories.clone() }</> };
        let shown = Self {
            screen,
            live,
            frame,
            messages,
            rights,
            beat,
            log: screen.shown_log(),
            goal,
            board,
            verdict,
            sheet: live.log.sheet.as_ref().map(sheet),
            is_open,
            letter: can_send.then(|| {
                let w = messages.language.by_letter();
                if live.is_sent() { w.send_again } else { w.send }
            }),
            new_match: (!frame.is_embedded && rights.begin).then(|| Route::New(frame.title).href()),
            players,
        };
        (shown, prompt)
    }

    /// Returns true if the match is over, and everything has been shown.
    fn is_over(&self) -> bool {
        self.live.is_over() && self.beat.is_none()
    }

    /// Returns the page that ends a deal or a round, while it is shown in place of the board.
    fn interlude(&self) -> Option<&Interlude> {
        self.beat.and_then(|beat| beat.interlude.as_ref())
    }

    /// Returns the person who decides elsewhere, while the match is played and nothing is played
    /// back.
    fn away(&self) -> Option<(Seat, Controller)> {
        match self.screen {
            Screen::Live(live) if self.beat.is_none() => live.away(),
            _ => None,
        }
    }

    /// Renders what has to be known about the store and the connection.
    fn toasts(&self) -> Html {
        let w = &self.messages.table;
        if let Some(text) = self.frame.says {
            let toast = piece!(Toast { urgent: true, text });
            return html! { <>{ toast }{ self.frame.returns.clone() }</> };
        }
        match self.live.notices.storage.shown {
            Safety::OnDisk => Html::default(),
            Safety::Writing => piece!(Toast { text: w.not_yet_kept }),
            Safety::InMemory => piece!(Toast { urgent: true, text: w.not_kept }),
        }
    }

    /// Renders the buttons of the replay, and the review.
    fn looking_back(&self) -> Html {
        let (Some(replay), Some(game)) = (self.screen.replay(), self.live.own()) else {
            return Html::default();
        };
        let Replay { at, subject, plays, .. } = replay;
        let (messages, send) = (self.messages, self.frame.send);
        if !self.rights.press {
            let step = (messages.table.step)(at.position(), at.length());
            let is_reviewed = replay.review().is_some();
            let title = if is_reviewed { messages.review.title } else { messages.table.replay };
            return html! {
                <>
                    <p class="screen-replay">{ (messages.table.row)(title, &step) }</p>
                    if let Some((view, shown)) = self.review(replay, game) {
                        { (view.curve)(&shown, messages, send) }
                    }
                </>
            };
        }
        let leave = match subject {
            Subject::OtherRules { .. } => messages.table.close,
            Subject::Finished { .. } => messages.table.leave_replay,
        };
        let on_step = send.reform(Msg::Replay);
        html! {
            <>
                if let Some(rail) = self.frame.rail {
                    { (rail.replay_bar)(at.position(), at.length(), *plays, leave, messages, &on_step) }
                }
                if let Some((view, shown)) = self.review(replay, game) {
                    { (view.above)(&shown, messages, send) }
                }
            </>
        }
    }

    /// Returns the review that is open beside the replay, and how it is rendered.
    fn review<'b>(
        &'b self,
        replay: &'b Replay,
        play: &'b AnyMatch,
    ) -> Option<(ReviewView, review::Shown<'b>)> {
        let review = replay.review()?;
        let (there, players, begins) = (&replay.at, &*self.players, self.rights.begin);
        Some((self.frame.review?, review::Shown { review, play, there, players, begins }))
    }

    /// Renders the goal in one line, which opens all goals.
    fn goal(&self) -> Html {
        let Some(Goal { text, close }) = &self.goal else { return Html::default() };
        let day = &self.frame.day;
        let onclick = self.frame.send.reform(|event: MouseEvent| {
            event.stop_propagation();
            Msg::Open(Some(Panel::Goals))
        });
        html! {
            // A line of text, low like one: the key G and the menu open the same.
            <p class={classes!("goal", close.then_some("goal-close"))} title={text.clone()} aria-label={self.messages.table.goal} {onclick}>
                if let Some(day) = day {
                    <span class="day-mark" title={day.clone()}>{ icon("sun") }<span>{ day }</span></span>
                }
                if *close {
                    { icon("ringing-bell") }
                }
                { parted(text) }
            </p>
        }
    }

    /// Renders the status, and lets the voice say what is new in it and in the log. `prompt` is that
    /// of the rules.
    fn status(&self, prompt: &str, voice: &mut Voice, env: &Env) -> Html {
        let Self { screen, live, messages, beat, rights, .. } = *self;
        let guide = screen.guide();
        let replay = screen.replay();
        let is_watching = screen.is_watching();
        let away = self.away();
        let next = screen.next_person().filter(|_| beat.is_none());
        let guiding = guide
            .filter(|_| beat.is_none())
            .and_then(|guide| guide.says(live.own()?, messages.language.code()));
        let is_quiet = replay.is_some()
            || beat.is_some()
            || next.is_some()
            || guide.is_some()
            || is_watching
            || live.source.remote().is_some_and(|it| it.contact == Contact::Lost)
            || live.is_sending();
        let question = live.asks_to_end(&self.players.names, messages);
        let prompt = if is_quiet {
            String::new()
        } else if let Some((seat, held)) = away {
            live.say_away(seat, held, env)
        } else if self.is_over() {
            self.verdict.clone().unwrap_or_default()
        } else {
            live.draft
                .choice
                .asks
                .clone()
                .filter(|_| rights.decide)
                .unwrap_or_else(|| prompt.to_owned())
        };
        let remark = live.source.remote().and_then(|remote| remote.remark.clone());
        let (mut headline, headline_class) = match replay {
            Some(_) if remark.is_some() => {
                (remark.into_iter().collect(), "status-latest status-whole")
            }
            Some(_) => (self.last_decision(), "status-latest status-whole"),
            None if let Some(beat) = beat => self.headline(beat),
            // They would come back with the next beat.
            None if let Some(unread) = self.unread() => (unread.to_vec(), "headline"),
            None => latest(&self.log, self.verdict.as_deref()),
        };
        // What has happened to a seat comes first.
        let since =
            if rights.decide && live.notices.is_quiet() { live.recaps(env) } else { Vec::new() };
        let hint = if rights.decide { live.hint_lines(env) } else { Vec::new() };
        let spectator = screen.is_spectator().then(|| messages.language.by_letter().spectator);
        let watches = is_watching.then_some(messages.table.elsewhere).or(spectator);
        let earlier = match replay {
            Some(Replay { subject: Subject::OtherRules { of }, at, .. }) => {
                Some((messages.opened.earlier)(at.length(), *of))
            }
            _ => None,
        };
        let error = live.draft.error.as_deref().or(earlier.as_deref());
        let error = error.or(guide.and_then(Guide::otherwise));
        // In a lesson the remark has the place of the prompt: what a board says of a choice follows it.
        let asks = live.draft.choice.asks.as_deref().filter(|_| guide.is_some() && rights.decide);
        let banner = live.notices.banner.told(replay.is_none()).filter(|_| watches.is_none());
        let asked = question.as_deref().filter(|_| replay.is_none());
        let notes: Vec<&str> = watches.into_iter().chain(asked).chain(banner).chain(asks).collect();
        // The log has some of them too.
        headline.retain(|line| !notes.contains(&line.as_str()));
        let viewpoint = screen.viewpoint().unwrap_or_else(|| live.viewer());
        let named =
            |seat: Seat, text: &str| (messages.table.row)(&self.players.names[seat.index()], text);
        let stands = {
            let read = live.draft.selected.iter().flat_map(Selection::describe);
            let guiding = guiding.iter().map(|guiding| guiding.says);
            let stands = read.chain(hint.iter().map(String::as_str)).chain(guiding);
            let notes = notes.iter().copied().chain(error);
            let stands = self.frame.says.into_iter().chain(stands).chain(notes);
            // Waiting for another player isn't announced: their actions are. On a television, whose
            // turn it is.
            let is_said = rights.decide
                || self.is_over()
                || !rights.press
                || away.is_some_and(|(_, held)| held.waits_here());
            let asks = Some(prompt.as_str()).filter(|asks| is_said && !asks.is_empty());
            let position = live.source.position();
            stands.map(|text| (None, text)).chain(asks.map(|asks| (Some(position), asks))).collect()
        };
        voice.hear(viewpoint, &self.log, named, stands, live.playback.stood);
        let title = self.frame.title;
        let playing = beat.filter(|_| self.interlude().is_none() && rights.press);
        status(
            &Status {
                next: next.map(|seat| (seat, self.players.name(seat))),
                plays_again: live.plays_again(),
                keeps: next.is_some_and(|seat| live.keeps(seat)),
                // Only the first time the device is passed.
                offers_phones: !self.frame.is_embedded && live.holder().is_none(),
                hidden: title.has_secrets.then(|| (title.about)(messages).hidden),
                selected: live.draft.selected.as_ref(),
                hint: &hint,
                guiding: guiding.as_ref(),
                set_up: self.new_match.clone(),
                since: &since,
                names: &self.players.names,
                playing: playing.map(|beat| Playing {
                    is_missed: live.playback.is_catching_up(),
                    is_held: beat.is_held(),
                    is_own: viewpoint != Viewer::Public,
                    is_long: live.playback.is_long(env.settings.pace),
                }),
                headline: &headline,
                headline_class,
                places: live
                    .notices
                    .places(messages.language)
                    .filter(|_| watches.is_none() && replay.is_none()),
                notes: &notes,
                error,
                prompt: &prompt,
                has_result: self.is_over() && replay.is_none() && guide.is_none() && rights.press,
                elsewhere: is_watching,
                asking_later: live.asking_later(env).filter(|_| rights.decide),
                letter: self.letter.filter(|_| live.awaited().is_some()),
                silent: away.filter(|(_, it)| it.is_silent()).map(|(seat, _)| seat),
            },
            messages,
            self.frame.send,
        )
    }

    /// Returns what stands above the board while a beat is on it, and its class: while pieces move, the
    /// last sentences, or whose turn it is. A page of its own says itself what has happened.
    fn headline(&self, beat: &Beat) -> (Vec<String>, &'static str) {
        let standing = self.live.playback.standing();
        let mover = self.log.last().and_then(|entry| entry.seat);
        let other = mover.filter(|&seat| !self.live.viewer().is(seat));
        match other {
            _ if beat.interlude.is_some() => (Vec::new(), "headline"),
            Some(seat)
                if standing.is_empty()
                    || (!beat.is_told() && self.rights.press && self.live.playback.is_read()) =>
            {
                (vec![(self.messages.table.waiting)(self.players.who(seat))], "status-latest")
            }
            _ if beat.pacing == Pacing::Climax => (standing.to_vec(), "headline headline-climax"),
            _ => (standing.to_vec(), "headline"),
        }
    }

    /// Returns the last sentences of the playback, while others play and there was no time to read them.
    fn unread(&self) -> Option<&[String]> {
        let goes_on = !self.live.is_over() && !self.rights.decide && self.away().is_none();
        self.live.playback.unread(self.live.viewer()).filter(|_| goes_on)
    }

    /// Returns all that the last decision before the position of the replay brought, and at the end of a
    /// match that was ended early, how. Says the decision itself, as far as it may be known, if the
    /// viewer was told nothing.
    fn last_decision(&self) -> Vec<String> {
        let at = self.screen.replay().map(|replay| &replay.at);
        let ended = at.and_then(|at| presenter::early_end(at, &self.players, self.messages));
        let mut said = self.said_last();
        said.extend(ended);
        said
    }

    fn said_last(&self) -> Vec<String> {
        match self.log.split_last() {
            Some((last, before)) if last.lines.is_empty() && self.is_open => {
                let n = before.len();
                let replayed = |game| {
                    let order = presenter::of(game).order(n, &self.players, self.messages);
                    (self.messages.table.replayed)(self.players.name(game.mover(n)), &order)
                };
                self.live.own().map(replayed).into_iter().collect()
            }
            Some((last, _)) => last.lines.iter().map(|line| line.text.clone()).collect(),
            None => Vec::new(),
        }
    }

    /// Renders the board, or the page that ends a deal or a round.
    fn middle(&self) -> Html {
        if let Some(Interlude { title, content, next, .. }) = self.interlude() {
            let on_next = self.frame.send.reform(|_: MouseEvent| Msg::Next);
            return html! {
                <section class="interlude" aria-label={title.clone()}>
                    <h2>{ title }</h2>
                    { content.clone() }
                    if self.rights.press {
                        <div class="interlude-on" data-sticks="">
                            <button type="button" class="button primary go-on" onclick={on_next}>{ *next }</button>
                        </div>
                    }
                </section>
            };
        }
        if self.rights.press {
            return self.board.clone();
        }
        if let Some(outcome) = self.podium() {
            let verdict = self.verdict.as_deref().unwrap_or_default();
            let (emblem, sheet) = (self.frame.title.emblem, self.sheet.clone());
            let draw = |view: RailView| {
                (view.podium)(&outcome, verdict, emblem, &self.players, sheet, self.messages)
            };
            return self.frame.rail.map(draw).unwrap_or_default();
        }
        html! {
            // Its pieces can be read, and none of them pressed.
            <fieldset class="screen-board" disabled={true}>{ self.board.clone() }</fieldset>
        }
    }

    /// Renders what is below the board: whose view a replay shows, the review in numbers, and the
    /// score sheet.
    fn below_board(&self) -> Html {
        let Self { screen, live, messages, .. } = *self;
        let send = self.frame.send;
        let replay = screen.replay();
        let is_plain = replay.is_some_and(|replay| replay.mistake().is_none());
        if !self.rights.press {
            return Html::default();
        }
        html! {
            <>
                if let Some(view) = self.frame.rail.filter(|_| is_plain && live.is_over()) {
                    <div class="replay-viewers">{ (view.viewers)(&self.players, self.is_open, messages, send) }</div>
                }
                if let Some((view, shown)) = replay.zip(live.own()).and_then(|(replay, game)| self.review(replay, game)) {
                    { (view.below)(&shown, messages, send) }
                }
                if let (Some(sheet), false) = (self.sheet.clone(), self.is_over()) {
                    <details class="sheet">
                        <summary>{ messages.table.score_sheet }</summary>
                        { sheet }
                    </details>
                }
            </>
        }
    }

    /// Returns the outcome, if a screen of the public shows the podium. Where no one has won, the board stays.
    fn podium(&self) -> Option<Outcome> {
        let is_at_end = self.is_over() && self.screen.replay().is_none() && !self.rights.press;
        self.live.source.outcome().filter(|it| is_at_end && !it.winners().is_empty())
    }

    fn podium_class(&self) -> Option<&'static str> {
        self.podium().map(|_| "screen-over")
    }

    /// Renders what is beside the board: the result, or the log. On a screen of the public, nothing.
    fn rail(&self) -> Html {
        let Self { screen, live, messages, rights, .. } = *self;
        if !rights.press {
            return Html::default();
        }
        let is_live = screen.replay().is_none() && screen.guide().is_none();
        let outcome =
            live.source.outcome().filter(|_| is_live && self.is_over() && !live.playback.ceremony);
        if let Some(outcome) = outcome {
            return html! {
                <aside class="rail rail-result" aria-label={messages.table.result}>
                    { self.result(outcome) }
                </aside>
            };
        }
        html! {
            <aside class="rail" aria-label={messages.table.log}>
                <h2>{ messages.table.log }</h2>
                if let Some(view) = self.frame.rail {
                    { (view.log)(LogProps { entries: self.log.clone(), names: self.players.names.clone(), at: None, messages }) }
                }
            </aside>
        }
    }

    fn result(&self, outcome: Outcome) -> Html {
        let Self { live, frame, messages, .. } = *self;
        let Some(view) = frame.rail else { return Html::default() };
        let verdict = self.verdict.clone().unwrap_or_default();
        let (emblem, players) = (frame.title.emblem, &self.players);
        let ended = Ended {
            outcome,
            verdict,
            emblem,
            players,
            sheet: self.sheet.clone(),
            game: live.own(),
            day_share: frame.day_share.clone(),
            back: frame.has_finished_match,
            is_open: self.is_open,
            begins: self.rights.begin,
            begins_at_table: live.source.remote().is_some_and(|it| it.contact == Contact::Here),
            new_match: self.new_match.clone(),
            bg_stats: frame.bg_stats.clone(),
            letter: self.letter,
        };
        (view.result)(ended, messages, frame.send)
    }
}

/// Returns the players that the table is shown to.
fn players(screen: &Screen, live: &Live, is_open: bool, env: &Env) -> Players {
    let replay = screen.replay();
    let viewpoint = screen.viewpoint().unwrap_or_else(|| live.viewer());
    let mut players = live.players_as(viewpoint, env);
    if let Some(replay) = replay {
        players.places = Live::marks_at(&replay.at, env.messages);
    }
    // Those who look back together at one player's move, or at all cards, are told names.
    let has_mistake = replay.is_some_and(|replay| replay.mistake().is_some());
    if has_mistake || replay.is_some() && is_open { players.for_all() } else { players }
}

/// Returns the last event, which stands above the board, and its class. The result's verdict is not
/// repeated.
fn latest(log: &[Rc<LogEntry>], verdict: Option<&str>) -> (Vec<String>, &'static str) {
    // After a decision that the viewer was not told, the last line would be about an older one. Of one that says
    // nothing itself, such as where a card goes, the line before it in the turn tells.
    let mut lines = log
        .iter()
        .rev()
        .flat_map(|entry| entry.lines.iter().rev().map(move |line| (entry.seat, line)));
    let fits = |seat| log.last().is_some_and(|last| !last.lines.is_empty() || last.seat == seat);
    let last = lines.find(|(_, line)| verdict != Some(&line.text)).filter(|(seat, _)| fits(*seat));
    (last.map(|(_, line)| line.text.clone()).into_iter().collect(), "status-latest")
}
