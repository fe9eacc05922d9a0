//! Plays a crowd of tables over a broker, and measures it (docs/club.md):
//! `cargo run --release --example crowd -- --broker ws://127.0.0.1:PORT`.

mod room;

use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    match room::run(room::Crowd::parse()) {
        Ok(figures) => {
            println!("{figures}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
