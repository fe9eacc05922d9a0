//! Tells a saved match, or the report of a fault, decision by decision.

use crate::order::Fault;
use regalia::engine::{Seat, Turn, Viewer};
use regalia::session::{AnyMatch, LoadError, OtherRules, Report, load, look};
use regalia::ui::locale::Language;
use regalia::ui::table::presenter;
use std::fs;
use std::path::Path;

/// Replays the match of a file and prints what happened, with all that each player was told.
///
/// # Errors
/// Returns an error if the file is no save that can be opened.
pub fn run(path: &Path) -> Result<(), Fault> {
    let file = path.display();
    let text = fs::read_to_string(path).map_err(|fault| format!("{file}: {fault}"))?;
    if let Some(Report { version, browser }) = Report::read(&text) {
        println!("Regalia {version}, {browser}");
    }
    let refused = |fault: LoadError| format!("can't open {file}: {fault}");
    match load(&text) {
        Ok(play) => tell(&play),
        Err(LoadError::OtherRules) => {
            let OtherRules { play, of } = look(&text).map_err(refused)?;
            println!("It was played by other rules than today's.");
            tell(&play);
            if play.position() < of {
                println!(
                    "Today's rules allow the first {} of its {of} decisions.",
                    play.position()
                );
            }
        }
        Err(fault) => return Err(refused(fault)),
    }
    Ok(())
}

fn tell(play: &AnyMatch) {
    let messages = Language::En.messages();
    let setup = play.setup();
    let options: Vec<String> =
        setup.options.iter().map(|option| format!("{}={}", option.0, option.1)).collect();
    println!(
        "{}, rules {}, seed {}, {} players {}",
        play.info().id,
        play.info().rules,
        play.seed(),
        setup.occupants.len(),
        options.join(" "),
    );
    for n in 0..play.position() {
        let mover = play.mover(n);
        let players = presenter::players(play, Viewer::Of(mover), mover, messages).for_all();
        let order = presenter::of(play).order(n, &players, messages);
        println!("{:>4}  {}: {order}", n + 1, players.name(mover));
        for line in presenter::of(play).entry(n, &players, messages).lines {
            println!("      {}", line.text);
        }
    }
    let players = presenter::players(play, Viewer::Public, Seat::new(0), messages);
    match play.turn() {
        Turn::Of(seat) => println!("It is the turn of {}.", players.name(seat)),
        Turn::Over(outcome) => println!("Over: {:?}", outcome.scores()),
    }
}
