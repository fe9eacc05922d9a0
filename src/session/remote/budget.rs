//! A limit on how much a guest may ask of the host.

/// The most points that are saved up.
const MOST: u32 = 100;

/// The points that are added in a second.
const A_SECOND: u64 = 10;

/// The points of an ordinary message.
pub(super) const MESSAGE: u32 = 1;

/// The points of a message that is answered with the whole match.
pub(super) const WHOLE: u32 = 8;

/// The points that a guest can spend now. It is refilled with time.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    points: u32,
    /// The time up to which points were added, in milliseconds.
    at: u64,
    /// True once the guest was told that it has none left.
    is_told: bool,
}

impl Budget {
    /// Returns a full budget.
    pub(super) fn new(now: u64) -> Self {
        Self { points: MOST, at: now, is_told: false }
    }

    /// Spends points. Returns false if there are too few, and then spends none.
    pub(super) fn spend(&mut self, points: u32, now: u64) -> bool {
        let step = 1_000 / A_SECOND;
        let added = now.saturating_sub(self.at) / step;
        self.at = if added > u64::from(MOST) { now } else { self.at + added * step };
        self.points = (u64::from(self.points) + added).min(u64::from(MOST)) as u32;
        let is_enough = self.points >= points;
        if is_enough {
            self.points -= points;
            self.is_told &= self.points == 0;
        }
        is_enough
    }

    /// Returns true the first time since there were points left: a guest that floods the host is
    /// told so once, and then gets no answer.
    pub(super) fn must_tell(&mut self) -> bool {
        !std::mem::replace(&mut self.is_told, true)
    }
}
