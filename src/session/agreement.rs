//! What players agree on before a match besides the rules. The set-up page, saves, links and the
//! table share this one type, and only this module knows how it is written.

use serde::{Deserialize, Serialize};

/// The rules for taking decisions back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum UndoRule {
    /// A person can take back their own last decisions, as long as these revealed nothing hidden
    /// and no other player has decided since.
    #[default]
    Honest,
    /// A person who plays alone against bots can take back any decision.
    Free,
}

impl UndoRule {
    /// Returns its name in saves.
    const fn name(self) -> &'static str {
        match self {
            Self::Honest => "honest",
            Self::Free => "free",
        }
    }
}

impl From<UndoRule> for String {
    fn from(rule: UndoRule) -> Self {
        rule.name().to_owned()
    }
}

impl TryFrom<String> for UndoRule {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        let all = [Self::Honest, Self::Free];
        all.into_iter().find(|rule| rule.name() == name).ok_or("no such rule")
    }
}

/// The reason why no decision can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoUndo {
    /// The person has decided nothing yet.
    Nothing,
    /// Another player has decided since.
    Answered,
    /// The decision has revealed something.
    Revealed,
    /// It was sent in a letter.
    Sent,
}

/// The agreements of a table. The default is what the set-up page proposes. In a save, each
/// agreement is a field; one that was added after the first saves is written only if it differs
/// from the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// The rules for taking decisions back.
    #[serde(rename = "take_backs")]
    pub undo: UndoRule,
    /// True if the log always shows what the game turns face down again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_log: bool,
    /// True if players may ask for hints.
    #[serde(
        rename = "no_hints",
        with = "negated",
        default = "yes",
        skip_serializing_if = "is_yes"
    )]
    pub hints: bool,
}

impl Default for Agreement {
    fn default() -> Self {
        Self { undo: UndoRule::Honest, open_log: false, hints: true }
    }
}

impl Agreement {
    /// Returns the agreements as the bits of a link. 0 is the default.
    pub(super) fn to_bits(self) -> u8 {
        let Self { undo, open_log, hints } = self;
        u8::from(undo == UndoRule::Free) | u8::from(open_log) << 1 | u8::from(!hints) << 2
    }

    /// Reads the bits of a link. Unknown bits are ignored.
    pub(super) fn from_bits(bits: u8) -> Self {
        let undo = if bits & 1 == 0 { UndoRule::Honest } else { UndoRule::Free };
        Self { undo, open_log: bits & 2 != 0, hints: bits & 4 == 0 }
    }
}

fn yes() -> bool {
    true
}

// Serde passes the value by reference to `skip_serializing_if`.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_yes(value: &bool) -> bool {
    *value
}

/// Writes a boolean as its opposite.
mod negated {
    use serde::{Deserialize, Deserializer, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref)]
    pub fn serialize<S: Serializer>(value: &bool, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(!value)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
        bool::deserialize(deserializer).map(|opposite| !opposite)
    }
}
