//! The staging of The Penniless King: pacing, motions, sounds.

use super::map::KING_PLACE;
use super::seats::home_place;
use super::zone::{spot_place, zone_place};
use crate::games::penniless_king::{Bonus, Event, PennilessKing, RenownPlace, View};
use crate::ui::games::{Pacing, Staging, only_most};
use crate::ui::motion::Motion;
use crate::ui::sound::Sound;

/// The most coins that fly at once.
const MOST_COINS: u16 = 3;

/// The fewest Renown tokens in play that count as a lead: half of those that win.
const MATTERS: i16 = 3;

impl Staging for PennilessKing {
    fn pacing(event: &Event) -> Pacing {
        match event {
            // A choice is shown when it takes effect.
            Event::Took { .. }
            | Event::Chose { .. }
            | Event::RenownChosen { .. }
            | Event::TurnBegan { .. }
            // All Rogues go home at once.
            | Event::WentHome { fought: true, .. }
            // An action is shown with its cost or its gain.
            | Event::Acted { .. }
            // Who won it is told, once the Rogues are turned up.
            | Event::StandoffBegan { .. } => Pacing::Light,
            // A token is shown with its line's gain, except where there may be no further event:
            // the Right-Hand comes only once, and the King stays where he met Wrath.
            Event::RenownPlaced { at: RenownPlace::On(line), .. }
                if !matches!(line.bonus(), Bonus::RightHand | Bonus::King(_)) =>
            {
                Pacing::Light
            }
            Event::StandoffWon { .. } | Event::Ended { .. } => Pacing::Climax,
            Event::LookedAt { rogue: Some(_), .. }
            | Event::DrewRogue { rogue: Some(_), .. }
            | Event::Drew { plots: Some(_), .. } => Pacing::Look,
            Event::Played { .. }
            | Event::KingMoved { wrath: Some(_), .. }
            | Event::WrathNamed { .. }
            | Event::RenownMoved { .. } => Pacing::Beat,
            _ => Pacing::Quick,
        }
    }

    /// A rival's Plot card lies open for longer: it has to be read.
    fn pacing_for(event: &Event, view: &View) -> Pacing {
        match event {
            Event::Played { seat, idle: false, .. }
                if view.own.as_ref().is_none_or(|own| own.seat != *seat) =>
            {
                Pacing::Climax
            }
            _ => Self::pacing(event),
        }
    }

    fn is_told(event: &Event) -> bool {
        let is_shown = matches!(
            event,
            Event::Acted { .. } | Event::RenownPlaced { .. } | Event::StandoffBegan { .. }
        );
        Self::pacing(event) != Pacing::Quick && !is_shown
    }

    fn lasts(event: &Event) -> bool {
        matches!(event, Event::StandoffEnded { .. })
    }

    fn show_again(view: &mut View, last: &View) {
        if view.public.fought.is_empty() {
            view.public.fought = last.public.fought;
        }
    }

    fn lead(view: &View) -> Option<String> {
        let public = &view.public;
        let renown = |seat| i16::try_from(public.renown(seat)).unwrap_or_default();
        only_most(public.all(), renown, MATTERS).map(home_place)
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let go = |from: String, to: String| Motion::Move { from, to };
        let mut motions = Vec::new();
        // Coins come from the spot or the neighbourhood that gives them, or from the King.
        let mut giver = KING_PLACE.to_owned();
        for event in events {
            match event {
                Event::Placed { seat, spot, from, .. } => {
                    let from = from.map_or_else(|| home_place(*seat), spot_place);
                    giver = spot_place(*spot);
                    motions.push(go(from, giver.clone()));
                }
                Event::Acted { at, .. } => giver = zone_place(*at),
                Event::Named { at, .. } => motions.push(Motion::Glance { at: zone_place(*at) }),
                Event::Earned { seat, coins, .. } => {
                    let coin = Motion::Toss { from: giver.clone(), to: home_place(*seat) };
                    motions.extend((0..MOST_COINS.min(*coins)).map(|_| coin.clone()));
                }
                Event::Paid { seat, coins, .. } => {
                    let coin = Motion::Toss { from: home_place(*seat), to: KING_PLACE.to_owned() };
                    motions.extend((0..MOST_COINS.min(*coins)).map(|_| coin.clone()));
                }
                Event::Gave { seat, to, .. } => {
                    motions.push(Motion::Toss { from: home_place(*seat), to: home_place(*to) });
                }
                Event::Drew { seat, .. } => {
                    motions.push(Motion::Fly { from: giver.clone(), to: home_place(*seat) });
                }
                Event::Moved { from, to, .. } => {
                    motions.push(go(spot_place(*from), spot_place(*to)));
                }
                Event::Swapped { a, b, .. } => {
                    motions.push(go(spot_place(*a), spot_place(*b)));
                    motions.push(go(spot_place(*b), spot_place(*a)));
                }
                Event::Turned { spot, .. } => motions.push(Motion::Turn { at: spot_place(*spot) }),
                Event::WentHome { owner, spot, .. } => {
                    motions.push(Motion::Fly { from: spot_place(*spot), to: home_place(*owner) });
                }
                Event::LookedAt { spot, .. } => {
                    motions.push(Motion::Glance { at: spot_place(*spot) });
                }
                Event::StandoffWon { at, .. } => motions.push(Motion::Gain {
                    at: zone_place(*at),
                    symbol: "duel",
                    says: String::new(),
                }),
                Event::RenownPlaced { seat, .. } => motions.push(Motion::Gain {
                    at: home_place(*seat),
                    symbol: "laurels-trophy",
                    says: "+1".to_owned(),
                }),
                _ => {}
            }
        }
        motions
    }

    fn dealt(_: &View) -> Vec<Motion> {
        Vec::new()
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Ended { .. } => Sound::Fanfare,
            Event::KingMoved { wrath: Some(_), .. } => Sound::Wrath,
            Event::StandoffBegan { .. } => Sound::Clash,
            Event::RenownPlaced { .. } => Sound::Crown,
            Event::StandoffWon { .. } => Sound::Won,
            Event::Turned { .. } | Event::Played { .. } | Event::RightHandTaken { .. } => {
                Sound::Turned
            }
            Event::Placed { .. }
            | Event::Moved { .. }
            | Event::Swapped { .. }
            | Event::WentHome { .. }
            | Event::KingMoved { .. } => Sound::Card,
            _ => return None,
        })
    }
}
