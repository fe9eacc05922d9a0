//! The board of Monarch: the shared land, the market row, the courts.

mod board;
mod count;
mod court;
mod decision;
mod lands;
mod look;
mod market;
mod moons;
mod pieces;
mod places;
mod recap;
mod sheet;
mod sisters;
mod staging;
mod text;
