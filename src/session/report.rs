//! The report of a fault: a match with what is needed to find out what went wrong in it.

use super::{AnyMatch, Occupant};
use serde::{Deserialize, Serialize};

/// What a report says beside the match.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The version of Regalia.
    pub version: String,
    /// The browser, as it names itself.
    pub browser: String,
}

#[derive(Deserialize)]
struct Reported {
    report: Report,
}

impl Report {
    /// Returns the text of a report: a save of the match without names, which every reader of saves opens.
    pub fn text(&self, play: &AnyMatch) -> String {
        let mut play = play.clone();
        let mut seats = play.occupants().to_vec();
        for seat in &mut seats {
            if let Occupant::Person { name } = seat {
                name.clear();
            }
        }
        play.name_persons(&seats);
        let about = serde_json::to_string(self).expect("a report is plain data");
        let save = play.save();
        // A line each for what was played and what it was played with.
        ["{\"report\":", &about, ",\n", save.trim_start_matches('{'), "\n"].concat()
    }

    /// Reads what a report says beside its match; `None` if the text is a plain save.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().map(|Reported { report }| report)
    }
}
