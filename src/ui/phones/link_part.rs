//! What connects devices, in the same room or over the internet.

use super::join::{BadLink, join, other_version};
use super::{HandEvent, HandLine, LinkPart};
use crate::session::remote::{CodeFault, Offer};
use crate::ui::address::Reach;
use crate::ui::club;
use yew::Callback;

/// Returns what connects devices.
pub fn link_part() -> LinkPart {
    LinkPart { join: join_table, go_to: club::go_to }
}

fn join_table(reach: Reach, code: &str, heard: Callback<HandEvent>) -> Box<dyn HandLine> {
    match reach {
        Reach::Room => match Offer::read(code) {
            Ok(offer) => Box::new(join(offer, heard)),
            Err(fault) => Box::new(BadLink(match fault {
                CodeFault::Damaged => |messages| messages.language.phones().hand_damaged,
                CodeFault::OtherVersion => other_version,
                CodeFault::NotACode | CodeFault::OtherSide => {
                    |messages| messages.language.phones().hand_not_a_code
                }
            })),
        },
        Reach::Internet => club::join(code, heard),
    }
}
