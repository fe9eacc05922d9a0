//! The table's state machine: every message on every screen, natively.

mod altered;
mod forced;
mod giving_up;
mod goal;
mod guests;
mod hand_over;
mod hints;
mod input_guard;
mod lessons;
mod letters;
mod likely;
mod messages;
mod mistakes;
mod motives;
mod out_of_sight;
mod phones;
mod playback;
mod promises;
mod replays;
mod rhythm;
mod screens;
mod slow_line;
mod stand_ins;
