//! What the people at a table agree on before a match, besides the rules. Set-up, save, link
//! and table hold it as one value; how it is written is said here alone.

use serde::{Deserialize, Serialize};

/// How freely a person may take decisions back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakeBacks {
    /// A person takes back their own last decisions, as long as these showed nobody anything
    /// hidden and nobody has decided since.
    #[default]
    Honest,
    /// A person who plays against bots alone takes back as much as they like.
    Free,
}

/// The agreements of a table. Its default is what the set-up page proposes. In a save each is
/// a field of the save; one that came after the first saves is written only where it differs
/// from the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    /// How freely decisions may be taken back.
    #[serde(rename = "take_backs")]
    pub undo: TakeBacks,
    /// True if the log shows for good also what the game turns face down again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open_log: bool,
    /// True if persons may ask for hints.
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
        Self { undo: TakeBacks::Honest, open_log: false, hints: true }
    }
}

impl Agreement {
    /// Returns the agreements as the bits of a link; 0 is the default.
    pub(super) fn to_bits(self) -> u8 {
        let Self { undo, open_log, hints } = self;
        u8::from(undo == TakeBacks::Free) | u8::from(open_log) << 1 | u8::from(!hints) << 2
    }

    /// Reads the bits of a link. Bits without a meaning are ignored.
    pub(super) fn from_bits(bits: u8) -> Self {
        let undo = if bits & 1 == 0 { TakeBacks::Honest } else { TakeBacks::Free };
        Self { undo, open_log: bits & 2 != 0, hints: bits & 4 == 0 }
    }
}

fn yes() -> bool {
    true
}

// Serde passes what it may skip by reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_yes(value: &bool) -> bool {
    *value
}

/// Writes a truth value as its opposite.
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
