//! The table's state machine: every message on every screen, natively.

mod hand_over;
mod messages;
mod playback;
mod screens;
