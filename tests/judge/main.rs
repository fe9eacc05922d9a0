//! The judge: what it is given, whether it finds what is plain, and whether the
//! review of a match adds up.

mod common;
mod planted;
mod review;
