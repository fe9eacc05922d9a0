//! What the references share that keep a whole table beside the game's: a match under
//! comparison, and what a series of them has come across.

use serde::Serialize;
use serde_json::{Value, to_value};
use std::collections::BTreeMap;
use std::fmt::{Debug, Write};
use std::time::Instant;

/// What a series of matches has compared.
#[derive(Default)]
pub struct Compared {
    pub matches: usize,
    pub positions: usize,
    pub decisions: usize,
    /// The rare situations that came up, and how often.
    pub seen: BTreeMap<&'static str, usize>,
}

impl Compared {
    /// These situations came up.
    pub fn note(&mut self, seen: Vec<&'static str>) {
        for what in seen {
            *self.seen.entry(what).or_default() += 1;
        }
    }

    /// Prints what was compared.
    pub fn print(&self, what: &str, begun: Instant) {
        println!(
            "{what}: {} matches, {} positions, {} decisions in {:.1} s\n{:#?}",
            self.matches,
            self.positions,
            self.decisions,
            begun.elapsed().as_secs_f64(),
            self.seen
        );
    }
}

/// A match under comparison; says where it is when something differs.
pub struct Match {
    pub setup: String,
    pub decisions: Vec<String>,
}

impl Match {
    /// A match of a set-up in words.
    pub fn of(setup: String) -> Self {
        Self { setup, decisions: Vec::new() }
    }

    pub fn fail(&self, what: &str) -> ! {
        let last = self.decisions.len().saturating_sub(12);
        panic!(
            "{}, after {} decisions, the last {:?}: {what}",
            self.setup,
            self.decisions.len(),
            &self.decisions[last..]
        );
    }

    pub fn same<T: PartialEq + Debug>(&self, what: &str, reference: T, real: T) {
        if reference != real {
            self.fail(&format!("{what}: the reference has {reference:?}, the game {real:?}"));
        }
    }

    /// Compares two tables, and says of each field that differs how.
    pub fn same_table<T: PartialEq + Serialize>(&self, reference: &T, real: &T) {
        if reference != real {
            let written = |table| to_value(table).expect("a table can be written");
            let mut text = String::new();
            tell_apart("", &written(reference), &written(real), &mut text);
            self.fail(&text);
        }
    }
}

/// Writes every field that differs, by its path.
fn tell_apart(path: &str, reference: &Value, real: &Value, text: &mut String) {
    match reference {
        Value::Object(fields) => {
            for (name, value) in fields {
                tell_apart(&format!("{path}.{name}"), value, &real[name], text);
            }
        }
        _ if reference == real => {}
        _ => {
            let _ = write!(text, "\n  {path}: reference {reference}\n  {path}: game {real}");
        }
    }
}
