//! The judge: its input, whether it finds obvious decisions, and whether the review of a match adds
//! up.

mod common;
mod planted;
mod review;
