//! The judge: its input, its verdict on obvious decisions, and the sums in a match's review.

mod certain;
mod common;
mod comparisons;
mod order;
mod planted;
mod review;
