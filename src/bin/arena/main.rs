//! The arena: bots against bots, playthroughs, perft and speed, on the command line.

#![forbid(unsafe_code)]
#![cfg_attr(target_arch = "wasm32", allow(unused))]

#[cfg(not(target_arch = "wasm32"))]
mod args;
#[cfg(not(target_arch = "wasm32"))]
mod bless;
#[cfg(not(target_arch = "wasm32"))]
mod calibrate;
#[cfg(not(target_arch = "wasm32"))]
mod census;
#[cfg(not(target_arch = "wasm32"))]
mod check;
#[cfg(not(target_arch = "wasm32"))]
mod days;
#[cfg(not(target_arch = "wasm32"))]
mod explain;
#[cfg(not(target_arch = "wasm32"))]
mod fit;
#[cfg(not(target_arch = "wasm32"))]
mod hint;
#[cfg(not(target_arch = "wasm32"))]
mod kingdoms;
#[cfg(not(target_arch = "wasm32"))]
mod ladder;
#[cfg(not(target_arch = "wasm32"))]
mod losses;
#[cfg(not(target_arch = "wasm32"))]
mod manifest;
#[cfg(not(target_arch = "wasm32"))]
mod new_game;
#[cfg(not(target_arch = "wasm32"))]
mod order;
#[cfg(not(target_arch = "wasm32"))]
mod perft;
#[cfg(not(target_arch = "wasm32"))]
mod player;
#[cfg(not(target_arch = "wasm32"))]
mod playthrough;
#[cfg(not(target_arch = "wasm32"))]
mod progress;
#[cfg(not(target_arch = "wasm32"))]
mod review;
#[cfg(not(target_arch = "wasm32"))]
mod run;
#[cfg(not(target_arch = "wasm32"))]
mod speed;
#[cfg(not(target_arch = "wasm32"))]
mod tournament;

/// The arena is a native command; in a browser there is nothing to run.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    match args::read().and_then(run::run) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(fault) => {
            // Keep it in one line, whatever was typed.
            eprintln!("arena: {}", fault.replace(char::is_control, " "));
            std::process::ExitCode::from(2)
        }
    }
}
