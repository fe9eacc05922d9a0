//! Prints one game as JSON lines: a header, a line per decision, the outcome.

use crate::order::Order;
use crate::player::Player;
use regalia::bots::{Bots, Search};
use regalia::engine::{Rng, Setup, Stream, Turn};
use regalia::session::{Agreement, Match, Occupant, Table};
use serde_json::{Value, json};
use std::io::{BufWriter, Write};

/// Returns the bots' seed for a match seed: in the arena no player gains by knowing it, but it must
/// not be the match seed itself.
pub fn bot_seed(seed: u64) -> u64 {
    Rng::new(seed, Stream::Tool(0)).word() >> 11
}

/// Plays one game and prints it.
pub fn run<G: Bots>(order: &Order<G>) {
    let mut out = BufWriter::new(std::io::stdout().lock());
    play(order, |value| {
        // A reader may close the pipe early; that is no fault.
        if writeln!(out, "{value}").is_err() {
            std::process::exit(0);
        }
    });
}

/// Plays one game, line by line.
pub fn play<G: Bots>(order: &Order<G>, mut line: impl FnMut(Value)) {
    line(json!({
        "game": G::INFO.id,
        "players": order.setup.seats,
        "seed": order.seed,
        "options": order.setup.options,
        "rules": G::INFO.rules,
    }));
    let bot_seed = bot_seed(order.seed);
    let how = Search { iterations: order.worlds };
    let mut chance = Rng::for_match(order.seed);
    let mut state = G::new(&order.setup, &mut chance);
    let mut legal = Vec::new();
    for n in 0.. {
        let seat = match state.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                line(json!({ "outcome": outcome }));
                return;
            }
        };
        state.legal(&mut legal);
        let mut rng = Rng::new(bot_seed, Stream::Bot(seat.index() as u8, n));
        let player = order.seats[seat.index()];
        let action = legal[player.decide(&state, seat, &how, &mut rng)];
        let mut events = Vec::new();
        state.apply(action, &mut chance, &mut |_, event| events.push(event));
        let mut entry = json!({
            "n": n,
            "seat": seat,
            "action": action.to_string(),
            "legal": legal.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "events": events,
        });
        if order.state {
            entry["state"] = serde_json::to_value(&state).expect("states are plain data");
        }
        line(entry);
    }
}

/// Returns a match of this set-up and seed, before its first decision.
pub fn dealt<G: Bots>(setup: &Setup<G::Options>, seed: u64) -> Match<G> {
    let table = Table {
        setup: setup.clone(),
        seed,
        bot_seed: bot_seed(seed),
        // Not all of the arena's players can sit at a table.
        occupants: vec![Occupant::Person { name: String::new() }; setup.seats],
        agreement: Agreement::default(),
    };
    Match::new(table).expect("the order was checked")
}

/// Returns a match of these players, played to its end or for a number of decisions.
pub fn played<G: Bots>(
    setup: &Setup<G::Options>,
    seed: u64,
    seats: &[Player],
    how: &Search,
    most: Option<u32>,
) -> Match<G> {
    let mut play = dealt::<G>(setup, seed);
    for n in 0..most.unwrap_or(u32::MAX) {
        let Turn::Of(seat) = play.turn() else { break };
        let mut rng = Rng::new(play.table().bot_seed, Stream::Bot(seat.index() as u8, n));
        let index = seats[seat.index()].decide(play.state(), seat, how, &mut rng);
        let action = play.legal()[index];
        play.decide(action).expect("it is one of the legal ones");
    }
    play
}
