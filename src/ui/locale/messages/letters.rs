//! The sentences about who plays where, and about playing by letter. They are not part of
//! [`Messages`](crate::ui::locale::Messages): the home page does without them, and the table without those of
//! letters that are opened or sent.

use crate::engine::{MAX_SEATS, Seat};
use crate::session::{EarlyEnd, NoUndo, Place, TransportKind};
use crate::ui::locale::Who;

/// The sentences about playing by letter at the table and on the set-up page.
pub struct ByLetterMessages {
    /// The title of the panel, and of the page that asks for a letter.
    pub title: &'static str,
    /// The heading of the choice who plays where, and the title of the panel.
    pub friends: &'static str,
    pub all_here: &'static str,
    pub some_away: &'static str,
    /// The explanation of the choice on the set-up page.
    pub set_up_hint: &'static str,
    /// The same about the internet.
    pub internet_hint: &'static str,
    /// The question where the person of a seat plays. Takes the seat's number from 1.
    pub plays: fn(usize) -> String,
    /// The places of a seat on no other device.
    pub here: &'static str,
    pub by_letter: &'static str,
    pub by_bot: &'static str,
    /// To everyone: a seat is played at another place from now on.
    pub plays_here: fn(Who) -> String,
    pub plays_by_letter: fn(Who) -> String,
    pub plays_by_bot: fn(Who) -> String,
    /// The same on another device than the table’s: the seat is played at the table.
    pub plays_at_table: fn(Who) -> String,
    /// To the person at a device that is back: they have decided at the table meanwhile.
    pub was_at_table: &'static str,
    /// The place of a seat at the table, as another device says it.
    pub at_table: &'static str,
    /// The reason why nothing can be undone.
    pub no_undo: fn(NoUndo) -> &'static str,
    /// A bot has decided for a person.
    pub stood_in: fn(Who) -> String,
    /// The name beside what a bot has decided for a person.
    pub bot_for: fn(&str) -> String,
    /// How many of a person’s decisions a bot made, and how many there were.
    pub stand_ins: fn(Who, u16, u16) -> String,
    /// The notice that the file of the bots still comes.
    pub bots_coming: &'static str,
    /// A second tap on the selected piece plays it: told once on a device. With a mouse, and by touch.
    pub second_tap: [&'static str; 2],
    /// How many decisions bots made at random or too fast.
    pub hasty: fn(u16) -> String,
    /// A person asked for a hint, and the teacher could not be loaded.
    pub unadvised: &'static str,
    /// The result of a match that was given up: this player gave it up, and that one wins.
    pub gave_up: fn(Who, Who) -> String,
    /// The same if no one wins. The player gave the match up.
    pub ended_early: fn(Who) -> String,
    /// The same if its persons have agreed to end it.
    pub agreed_end: &'static str,
    /// The question whether to end the match by agreement: the names of those who agree, and of those who
    /// haven’t answered.
    pub asks_to_end: fn(&str, &str) -> String,
    /// The answer to that question was no.
    pub goes_on: &'static str,
    /// The mark of a seat whose device isn’t there.
    pub not_connected: &'static str,
    /// This player has taken back their last decision.
    pub undone: fn(Who) -> String,
    /// This player has left the match on their own device.
    pub left_game: fn(Who) -> String,
    /// The same of a match that is over, with the number of the move before which they left.
    pub left_before: fn(Who, u16) -> String,
    /// The number of moves after which a match was given up.
    pub ended_after: fn(usize) -> String,
    /// The sentences about a seat on a device that is reached in this way. A window holds no seat.
    pub device: fn(TransportKind) -> DeviceMessages,
    /// The reason why a match does not begin: all persons are elsewhere.
    pub nobody_here: &'static str,
    /// The prompt while a letter can be sent. Takes the name of the person to move.
    pub next: fn(&str) -> String,
    /// The prompt once it was sent.
    pub awaits: fn(&str) -> String,
    pub send: &'static str,
    pub send_again: &'static str,
    /// The notice to a spectator.
    pub spectator: &'static str,
}

/// The sentences about a seat on a device that is reached in one way.
pub struct DeviceMessages {
    /// The place.
    pub place: &'static str,
    /// The icon of the place.
    pub icon: &'static str,
    /// To everyone: the seat is played there from now on.
    pub plays: fn(Who) -> String,
}

impl ByLetterMessages {
    /// Returns what is said when a seat is played at another place from now on. `is_table` is true on the
    /// table's device.
    pub fn plays_now(&self, who: Who, place: Place, is_table: bool) -> String {
        match place {
            Place::Here if is_table => (self.plays_here)(who),
            Place::Here => (self.plays_at_table)(who),
            Place::Device(via) => ((self.device)(via).plays)(who),
            Place::Letter => (self.plays_by_letter)(who),
            Place::Bot => (self.plays_by_bot)(who),
        }
    }

    /// Says how a match was ended early, and who won; `None` if it is not known who someone is.
    pub fn early_end<'a>(
        &self,
        how: EarlyEnd,
        winner: Option<Seat>,
        who: impl Fn(Seat) -> Option<Who<'a>>,
    ) -> Option<String> {
        let EarlyEnd::GivenUp(by) = how else { return Some(self.agreed_end.to_owned()) };
        Some(match winner.and_then(&who) {
            Some(winner) => (self.gave_up)(who(by)?, winner),
            None => (self.ended_early)(who(by)?),
        })
    }

    /// Says which persons left a match, and before which of its moves, and after how many moves it was given
    /// up (`ended`). `left` is by seat, as the match has it.
    pub fn departures<'a>(
        &self,
        left: &[u16],
        ended: Option<usize>,
        who: impl Fn(Seat) -> Option<Who<'a>>,
    ) -> Vec<String> {
        let left = Seat::all(MAX_SEATS).zip(left).filter(|(_, before)| **before > 0);
        let left = left.filter_map(|(seat, before)| Some((self.left_before)(who(seat)?, *before)));
        left.chain(ended.map(self.ended_after)).collect()
    }

    /// Returns the name of a place.
    pub fn place(&self, place: Place) -> &'static str {
        match place {
            Place::Here => self.here,
            Place::Device(via) => (self.device)(via).place,
            Place::Letter => self.by_letter,
            Place::Bot => self.by_bot,
        }
    }
}

/// The sentences about letters that are opened or sent.
pub struct LetterMessages {
    pub send_link: fn(&str) -> String,
    /// The same for a letter that is too long for a link.
    pub send_file: fn(&str) -> String,
    pub send_result: &'static str,
    /// The note that a letter contains the deal.
    pub for_friends: &'static str,
    pub message: fn(&str, &str) -> String,
    pub message_of_result: fn(&str) -> String,
    pub letter: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub share: &'static str,
    pub shared: &'static str,
    pub not_shared: &'static str,
    pub saved: &'static str,
    /// The label of the link as text.
    pub link: &'static str,
    pub too_long: &'static str,
    /// The first lines of the file: the game's name, and the address where it is opened.
    pub file: fn(&str, &str) -> String,
    /// Asks for a letter.
    pub ask: &'static str,
    pub as_file: &'static str,
    pub open: &'static str,
    /// The writer, the reader and the game.
    pub about: fn(&str, &str, &str) -> String,
    pub about_unsigned: fn(&str, &str) -> String,
    /// A letter about a match that is over.
    pub about_result: fn(&str) -> String,
    /// A letter of a match that is not on this device. Takes the name of the person to move.
    pub is_new: fn(&str) -> String,
    pub play_as: fn(&str) -> String,
    pub see_result: &'static str,
    pub watch: &'static str,
    /// The letter is for a person who plays elsewhere: their name, and the names of those here.
    pub other_seat: fn(&str, &str) -> String,
    pub same: &'static str,
    /// The number of moves in the letter, and on this device.
    pub older: fn(usize, usize) -> String,
    pub to_table: &'static str,
    /// The letter has decisions of a person here that were made elsewhere.
    pub has_own: &'static str,
    pub take_over: &'static str,
    pub keep_mine: &'static str,
    /// The number of the first move that differs.
    pub fork: fn(usize) -> String,
    pub take_other: &'static str,
}
