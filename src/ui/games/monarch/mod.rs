//! The board of Monarch: the shared land, the market row, the courts.

mod board;
mod court;
mod decision;
mod lands;
mod look;
mod market;
mod pieces;
mod places;
mod sheet;
mod sisters;
mod staging;
mod text;
