//! Prints as JSON what the build and the browser tests need from the program: the games with their
//! names, the home page as text, the sentences of the service worker and of `index.html`, and the page's timeouts.

use regalia::engine::Game;
use regalia::ui::locale::{About, Language};
use regalia::ui::prerender::prerender;
use regalia::ui::waits;
use serde_json::{Map, Value, json};

/// A placeholder in the home page's text for the folder with the page's files, whose name is known
/// only after the build.
const FILES: &str = "__PAGE__";

/// Prints the manifest.
pub fn run() {
    print!("{}", text());
}

/// Returns the manifest as text.
pub fn text() -> String {
    format!("{:#}\n", manifest())
}

fn manifest() -> Value {
    let mut games = Vec::new();
    macro_rules! each_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(games.push(game::<regalia::games::$module::$game>(
                stringify!($module),
                |language| &language.messages().games.$module,
            ));)*
        };
    }
    regalia::with_games!(each_game);
    json!({
        "languages": Language::ALL.map(Language::code),
        "games": games,
        "files": FILES,
        "opening": in_each_language(|language| prerender(language, FILES).into()),
        "offline": in_each_language(|language| {
            let messages = language.messages();
            json!({ "alone": messages.alone_offline, "tryAgain": messages.try_again })
        }),
        "start": in_each_language(|language| {
            let said = language.start();
            json!({
                "slow": said.slow,
                "failed": said.failed,
                "old browser": said.old_browser,
                "no script": said.no_script,
                "from a file": said.from_file,
                "close": said.close,
            })
        }),
        "waits": {
            "patience": [
                waits::STORE, waits::WRITE, waits::WORKER_START, waits::WORKER_COMES,
                waits::WORKER_ANSWER,
            ],
            "settle": [waits::SETTLE, waits::SETTLE_OWN],
        },
    })
}

/// Returns an object with one value per language, by the language's code.
fn in_each_language(of: impl Fn(Language) -> Value) -> Map<String, Value> {
    Language::ALL.map(|language| (language.code().to_owned(), of(language))).into_iter().collect()
}

/// Returns a game's entry: its id and module, its seats, and in each language its name, its line
/// and the minutes that a match takes.
fn game<G: Game>(module: &str, about: impl Fn(Language) -> &'static About) -> Value {
    let seats = G::INFO.seats;
    let mut told = in_each_language(|language| {
        let About { name, line, minutes, .. } = about(language);
        json!({ "name": name, "line": line, "minutes": minutes })
    });
    told.insert("id".to_owned(), G::INFO.id.into());
    told.insert("module".to_owned(), module.into());
    told.insert("seats".to_owned(), json!([seats.start(), seats.end()]));
    told.into()
}
