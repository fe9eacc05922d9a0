//! Several tabs with the same match: one plays it, the others follow.

use crate::session::{AnyMatch, Plan, SeatPlace};
use crate::ui::table::effect::Effects;
use crate::ui::table::live::{Env, Live};
use crate::ui::table::msg::{Ownership, Panel};
use crate::ui::table::notices::Notices;
use crate::ui::table::playback::Beat;
use crate::ui::table::replay::{Replay, Step, Subject};
use crate::ui::table::screen::Screen;
use crate::ui::table::seats::TableSeats;
use crate::ui::table::source::Source;

/// Handles the browser's answer about the tab that plays the match.
pub(super) fn on_owner(
    screen: &mut Screen,
    owner: Ownership,
    there: Option<Box<AnyMatch>>,
    env: &Env,
    effects: &mut Effects,
) {
    let is_here = owner == Ownership::Here;
    let was_here = match screen {
        Screen::Live(_) => true,
        Screen::ReadOnly(_) => false,
        Screen::Replay(Replay { subject: Subject::Finished { is_read_only, .. }, .. }) => {
            !std::mem::replace(is_read_only, !is_here)
        }
        _ => return,
    };
    if !is_here && let Screen::Live(live) = screen {
        live.bots.cancel(effects);
        live.seats.accepted = None;
        live.hint.clear(effects);
        live.draft.selected = None;
    }
    if let (true, false, Some(live)) = (is_here, was_here, screen.live_mut()) {
        // Devices may have left while another tab played, or be back. Their events follow.
        live.seats.phones.lose_sight();
        live.notices.left = Plan::NONE;
        live.notices.banner.clear();
    }
    if was_here != is_here {
        super::change(screen, |screen| match screen {
            Screen::Live(live) | Screen::ReadOnly(live) if is_here => Screen::Live(live),
            Screen::Live(live) | Screen::ReadOnly(live) => Screen::ReadOnly(live),
            other => other,
        });
        effects.render();
    }
    if let Some(there) = there {
        follow(screen, *there, env, effects);
    }
    if let Screen::Live(live) = screen
        && was_here != is_here
        && !live.bots.is_pending()
    {
        live.ask_bot(env, effects);
    }
}

/// Shows the decisions that another tab has saved since.
pub(super) fn follow(screen: &mut Screen, there: AnyMatch, env: &Env, effects: &mut Effects) {
    let Some(here) = screen.live().and_then(Live::own) else {
        *screen = Screen::Live(Live::new(there, env));
        effects.render();
        return;
    };
    let (before, now) = (here.records(), there.records());
    if before == now {
        return;
    }
    // The match has gone on from the end that was replayed, so leave the replay.
    if matches!(screen, Screen::Replay(_)) {
        super::replay::on_step(screen, Step::Leave, env, effects);
    }
    let is_watching = screen.is_read_only();
    let (Screen::Live(live) | Screen::ReadOnly(live)) = screen else { return };
    let from = live.source.position();
    let before_there = |game: &AnyMatch| there.steps_since(0).starts_with(&game.steps_since(0));
    let goes_on = before.head == now.head && live.own().is_some_and(before_there);
    if goes_on {
        if live.notices.panel == Some(Panel::Letter) {
            // It was about the match before.
            live.notices.panel = None;
        }
        live.source = Source::Own(there);
        // The page between two deals was left at the table; here no one presses its button.
        while is_watching && live.playback.now().is_some_and(Beat::is_held) {
            live.go_on(None, false, env, effects);
        }
        live.notices.decided(None);
        live.seat_bots();
        live.update_log(from, env);
        live.show(from, None, env, effects);
        live.update_sheet(env);
        effects.render();
    } else {
        live.show_other(there, env, effects);
        live.seat_bots();
    }
    if let Screen::Live(live) = screen {
        live.ask_bot(env, effects);
    }
}

/// Shows where each seat is played, as the tab that plays the match says.
pub(super) fn follow_places(
    screen: &mut Screen,
    places: &[SeatPlace],
    env: &Env,
    effects: &mut Effects,
) {
    if screen.is_read_only()
        && let Some(live) = screen.live_mut()
    {
        live.follow_places(places, env);
        effects.render();
    }
}

impl Live {
    /// Shows another match that is already saved.
    pub(super) fn show_other(&mut self, game: AnyMatch, env: &Env, effects: &mut Effects) {
        self.playback.stop(effects);
        self.bots.cancel(effects);
        self.hint.clear(effects);
        let other = Self::with(game, self.seats.by_letter, env);
        let (sight, phones) = (self.seats.sight, std::mem::take(&mut self.seats.phones));
        let seats = TableSeats { sight, phones, ..other.seats };
        let notices = Notices { storage: self.notices.storage, ..other.notices };
        *self = Self { seats, notices, bots: std::mem::take(&mut self.bots), ..other };
        if !self.seats.phones.is_empty() {
            // The only person's text is not for the table.
            self.update_log(usize::MAX, env);
            self.update_sheet(env);
        }
        effects.render();
    }
}
