//! Messages between the table's device and others, one per line: each is read as one of a guest and
//! as one of the host. Neither side panics, a guest's message changes no match, and a decision that
//! is passed on is legal.

use super::Draw;
use super::matches::drawn;
use regalia::engine::{Seat, Turn, Viewer};
use regalia::session::AnyMatch;
use regalia::session::TransportKind::Room;
use regalia::session::remote::{
    Answer, AnyRemoteMatch, Description, FromHost, Host, Offer, Outgoing, Peer, Room as Phones,
    SeatEvent, SeatTable, Snapshot, ToHost,
};

/// The token of the first seat.
pub const TOKEN: &str = "first";

/// What a browser says of its own end of a connection.
const SDP: &str = include_str!("../../session/sdp/chromium.txt");

/// The time at which the host begins, in milliseconds.
pub const NOW: u64 = 1_700_000_000_000;

/// The most lines that are read.
const MOST_LINES: usize = 12;

pub fn property(bytes: &[u8]) -> bool {
    let mut draw = Draw(bytes);
    let play = drawn(&mut draw);
    let lines = draw.lines();
    let lines = &lines[..lines.len().min(MOST_LINES)];
    let received = receives(&play, lines) | chooses(&play, lines);
    let heard = hears(lines);
    let is_code = lines.iter().any(|line| reads(line));
    received || heard || is_code
}

/// Returns true if a line is a code by which a phone and the table find each other. Whatever is read
/// is written the same again.
fn reads(line: &str) -> bool {
    let offer = Offer::read(line).inspect(|offer| {
        assert_eq!(Offer::read(&offer.code()).as_ref(), Ok(offer));
    });
    let answer = Answer::read(line).inspect(|answer| {
        assert_eq!(Answer::read(&answer.code()).as_ref(), Ok(answer));
    });
    let _ = Description::of_sdp(line);
    offer.is_ok() || answer.is_ok()
}

/// Returns true if the host has accepted one of the messages.
fn receives(play: &AnyMatch, lines: &[String]) -> bool {
    let mut host = Host::new(NOW);
    host.admit(Room, TOKEN, Viewer::Of(Seat::new(0)));
    host.show(Snapshot::of(play, vec!["A".to_owned(); play.occupants().len()]));
    let mut accepted = false;
    for (nth, line) in (0..).zip(lines) {
        let received = host.receive(Peer(Room, 1), ToHost::read(line), NOW + nth * 500);
        assert!(received.messages.len() <= 1, "a message has one answer");
        accepted |= ToHost::read(line).is_ok();
        match received.events.first().copied() {
            Some(SeatEvent::Decided(decision)) => {
                assert_eq!(play.turn(), Turn::Of(decision.seat));
                assert!(decision.index < play.legal_count(), "it is legal");
            }
            Some(SeatEvent::TakenBack { seat, position }) => {
                assert!(play.can_undo(seat) && position == play.position());
            }
            Some(SeatEvent::GaveUp { seat, position }) => {
                assert!(!play.is_over() && position == play.position());
                assert!(play.occupants()[seat.index()].is_person());
            }
            Some(SeatEvent::Hinted { seat, .. }) => assert_eq!(play.turn(), Turn::Of(seat)),
            _ => {}
        }
    }
    accepted
}

/// Returns true if a phone without a seat has taken one by these messages. Until then it is told which
/// seats are free, and nothing of the match.
fn chooses(play: &AnyMatch, lines: &[String]) -> bool {
    let offer = Offer { description: Description::of_sdp(SDP).expect("a description") };
    let first = ToHost::Join { token: offer.token().to_owned() }.text();
    let (mut table, mut room) = (SeatTable::new(NOW), Phones::default());
    let peer = room.invite(NOW);
    room.offer(peer, offer);
    table.show(Snapshot::of(play, vec!["A".to_owned(); play.occupants().len()]));
    if table.free().len() < 2 {
        // There is nothing to choose.
        return false;
    }
    for (nth, line) in (0..).zip([&first].into_iter().chain(lines)) {
        let received = room.receive(&mut table, peer, ToHost::read(line), NOW + nth * 500);
        if table.held().next().is_some() {
            return true;
        }
        assert!(received.messages.len() <= 1 && received.events.is_empty());
        let tells = |sent: &Outgoing| sent.message.tells();
        assert!(!received.messages.iter().any(tells), "a seat's view is for who has the seat");
    }
    false
}

/// Returns true if a guest has accepted one of the messages.
fn hears(lines: &[String]) -> bool {
    let mut followed: Option<AnyRemoteMatch> = None;
    let mut accepted = false;
    for line in lines {
        match FromHost::read(line) {
            Ok(FromHost::Hello { facts, told }) => match AnyRemoteMatch::begin(*facts, &told) {
                Err(_) => continue,
                Ok(all) => followed = Some(all),
            },
            Ok(FromHost::News { told }) => {
                if let Some(followed) = &mut followed {
                    let before = followed.serial();
                    let heard = followed.hear(&told);
                    let is_newer = followed.serial() > before;
                    assert_eq!(heard.is_ok(), is_newer, "what is heard is newer");
                    assert!(heard.is_ok_and(|from| from <= followed.position()) || !is_newer);
                }
            }
            Ok(
                FromHost::Here { .. }
                | FromHost::Refused { .. }
                | FromHost::Free { .. }
                | FromHost::Gone
                | FromHost::Moved { .. }
                | FromHost::Spare { .. },
            ) => {}
            Err(_) => continue,
        }
        accepted = true;
    }
    accepted
}
