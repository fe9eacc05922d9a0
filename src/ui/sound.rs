//! The sounds of the table, as notes. They are off until a person turns them on.

#[cfg(target_arch = "wasm32")]
use crate::platform::sound;

/// A sound, in ascending order of importance. If several things happen at once, only the last of
/// them is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A piece is laid or moved.
    Card,
    /// Something is turned over or shown.
    Turned,
    /// Cards are dealt.
    Dealt,
    /// Something is won: a trick, a quarter, goods.
    Won,
    /// Points or crowns.
    Crown,
    /// A confrontation, such as a Standoff, or a threat.
    Clash,
    /// A misfortune for all players.
    Wrath,
    /// It is a person's turn.
    Bell,
    /// The match is over.
    Fanfare,
}

/// A note: start in seconds, pitch in hertz, length in seconds, loudness from 0 to 1.
pub type Note = (f64, f32, f64, f32);

impl Sound {
    /// Returns the notes and the waveform (`OscillatorNode.type`). Sounds differ in rhythm and in
    /// whether they rise or fall, not in pitch alone.
    pub const fn motif(self) -> (&'static [Note], &'static str) {
        match self {
            Self::Card => (&[(0.0, 180.0, 0.07, 0.10)], "triangle"),
            Self::Turned => (&[(0.0, 240.0, 0.05, 0.07), (0.05, 360.0, 0.07, 0.06)], "triangle"),
            Self::Dealt => (
                &[
                    (0.0, 200.0, 0.04, 0.07),
                    (0.07, 220.0, 0.04, 0.07),
                    (0.14, 200.0, 0.04, 0.07),
                    (0.21, 220.0, 0.04, 0.07),
                ],
                "triangle",
            ),
            Self::Won => (&[(0.0, 392.0, 0.12, 0.05), (0.12, 523.0, 0.22, 0.05)], "triangle"),
            Self::Crown => (
                &[(0.0, 523.0, 0.10, 0.05), (0.10, 659.0, 0.10, 0.05), (0.20, 1047.0, 0.35, 0.04)],
                "sine",
            ),
            Self::Clash => (
                &[(0.0, 196.0, 0.10, 0.05), (0.12, 196.0, 0.10, 0.05), (0.24, 277.0, 0.4, 0.05)],
                "sawtooth",
            ),
            Self::Wrath => (
                &[(0.0, 330.0, 0.2, 0.06), (0.2, 233.0, 0.2, 0.06), (0.4, 165.0, 0.6, 0.07)],
                "triangle",
            ),
            Self::Bell => (&[(0.0, 660.0, 0.25, 0.05), (0.0, 990.0, 0.35, 0.03)], "sine"),
            Self::Fanfare => (
                &[
                    (0.0, 392.0, 0.18, 0.06),
                    (0.16, 523.0, 0.18, 0.06),
                    (0.32, 659.0, 0.2, 0.06),
                    (0.48, 784.0, 0.5, 0.07),
                ],
                "triangle",
            ),
        }
    }

    /// Plays the sound, with its loudness multiplied by `gain`.
    #[cfg(target_arch = "wasm32")]
    pub fn play(self, gain: f32) {
        let (notes, wave) = self.motif();
        sound::play(notes, wave, gain);
    }
}
