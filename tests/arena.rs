//! The arena on the command line: its output and its refusals.

use regalia::engine::Game;
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::ui::locale::Language;
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn run(line: &str) -> Output {
    run_args(&line.split_whitespace().collect::<Vec<_>>())
}

fn run_args(args: &[&str]) -> Output {
    arena().args(args).output().expect("it starts")
}

fn arena() -> Command {
    Command::new(env!("CARGO_BIN_EXE_arena"))
}

/// Runs a command that must succeed; returns its output.
fn printed(line: &str) -> String {
    let output = run(line);
    let fault = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{line}: {fault}");
    assert_eq!(fault, "", "{line}");
    String::from_utf8(output.stdout).expect("the arena writes UTF-8")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("the arena prints JSON")
}

/// Runs a command that must be refused with exit code 2; returns its one line on stderr.
fn fault(args: &[&str]) -> String {
    let output = run_args(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?} prints nothing before it is refused");
    let text = String::from_utf8(output.stderr).expect("the arena writes UTF-8");
    assert_eq!(text.lines().count(), 1, "{args:?}: {text}");
    assert!(text.starts_with("arena: ") && text.ends_with('\n'), "{text}");
    text
}

/// Asserts that a command is refused in one line that names all of these.
fn refused(line: &str, named: &[&str]) {
    let text = fault(&line.split_whitespace().collect::<Vec<_>>());
    for word in named {
        assert!(text.contains(word), "'{line}' is refused without naming {word}: {text}");
    }
}

const RM: &str = "--game rogue-monarch";

#[test]
fn an_unknown_or_missing_command_is_refused_naming_the_commands() {
    let commands = ["games", "playthrough", "match", "speed", "perft"];
    refused("", &commands);
    refused(&format!("duel {RM}"), &commands);
    refused(&format!("duel {RM}"), &["'duel'"]);
    refused(&format!("speed perft {RM}"), &["'perft'"]);
}

#[test]
fn an_unknown_or_missing_game_is_refused_naming_the_games() {
    for command in ["playthrough", "match", "speed", "perft"] {
        refused(command, &["--game", "rogue-monarch"]);
        refused(&format!("{command} --game whist"), &["'whist'", "rogue-monarch"]);
        refused(&format!("{command} --game"), &["--game"]);
    }
}

#[test]
fn a_wrong_number_of_players_is_refused_naming_the_right_one() {
    for players in [1, 3, 99] {
        refused(
            &format!("perft {RM} --players {players}"),
            &["for 2 players", &players.to_string()],
        );
    }
}

#[test]
fn an_unknown_bot_is_refused_naming_the_bots() {
    for seats in ["jester,baron", "baron,", ",", "Baron,squire"] {
        let line = format!("match {RM} --seats {seats}");
        refused(&line, &["random", "squire", "baron", "regent", "cheat"]);
    }
    refused(&format!("match {RM} --seats jester,baron"), &["'jester'"]);
}

#[test]
fn bots_that_are_not_as_many_as_the_players_are_refused() {
    refused(&format!("match {RM} --players 2 --seats baron,baron,baron"), &["3", "2"]);
    refused(&format!("match {RM} --seats baron"), &["2 players"]);
}

#[test]
fn an_unknown_option_is_refused_naming_the_options() {
    let there_are = ["--game", "--players", "--seed", "--option", "--depth"];
    refused(&format!("perft {RM} --deep 3"), &there_are);
    refused(&format!("perft {RM} --deep 3"), &["--deep"]);
    refused(&format!("perft {RM} -d 3"), &["-d"]);
}

#[test]
fn an_unknown_rules_option_is_refused_saying_what_the_game_has() {
    refused(&format!("perft {RM} --option crown=gold"), &["'crown'", "none"]);
    refused(&format!("perft {RM} --option crown"), &["key=value", "'crown'"]);
}

#[test]
fn a_bad_number_is_refused_naming_the_range() {
    for (command, option, range) in [
        ("perft", "seed", "0 to 9007199254740991"),
        ("perft", "players", "1 to 99"),
        ("match", "games", "1 to 1000000"),
        ("match", "worlds", "1 to 1000000"),
        ("perft", "depth", "0 to 99"),
    ] {
        for bad in ["x", "-1", "1.5", "1e3", "18446744073709551616"] {
            let line = format!("{command} {RM} --{option}={bad}");
            refused(&line, &[option, range, bad]);
        }
    }
    refused(&format!("perft {RM} --seed 9007199254740992"), &["9007199254740991"]);
    refused(&format!("match {RM} --seats baron,baron --games 0"), &["1 to 1000000"]);
}

#[test]
fn an_option_without_its_value_is_refused() {
    for option in ["seed", "players", "depth", "option"] {
        refused(&format!("perft {RM} --{option}"), &[option]);
    }
    for option in ["games", "seats"] {
        refused(&format!("match {RM} --{option}"), &[option]);
    }
    refused(&format!("playthrough {RM} --state=yes"), &["--state"]);
}

#[test]
fn a_refusal_is_one_line_whatever_was_typed() {
    fault(&["perft", "--game", "two\nlines"]);
    fault(&["two\r\nlines"]);
    fault(&["perft", "--game", "rogue-monarch", "--seats", "a\nb"]);
}

#[test]
fn help_is_no_fault() {
    let text = printed("--help");
    for word in ["games", "playthrough", "match", "speed", "perft", "--seats", "--state", "regent"]
    {
        assert!(text.contains(word), "{word}");
    }
    assert_eq!(printed("-h"), text);
    assert!(printed("perft --help").contains("--depth"));
    assert!(!printed("perft --help").contains("--seats"), "an option that perft doesn't have");
}

#[test]
fn a_slip_of_the_hand_is_told_what_was_meant() {
    refused(&format!("plythrough {RM}"), &["'playthrough'"]);
    refused(&format!("perft {RM} --dept 3"), &["'--depth'"]);
    refused("perft --game rogue-monarc", &["'rogue-monarch'"]);
}

#[test]
fn commands_are_completed_in_every_shell() {
    for shell in ["bash", "zsh", "fish"] {
        assert!(printed(&format!("completions {shell}")).contains("playthrough"), "{shell}");
    }
}

#[test]
fn games_lists_every_game_with_its_seat_counts() {
    let text = printed("games");
    assert!(text.lines().any(|line| line == "rogue-monarch 2 2"), "{text}");
    assert_eq!(text.lines().count(), regalia::session::infos().len());
}

#[test]
fn a_playthrough_is_a_header_a_line_a_decision_and_the_outcome() {
    let text = printed(&format!("playthrough {RM} --players 2 --seed 5"));
    let lines: Vec<_> = text.lines().map(json).collect();
    let (header, rest) = lines.split_first().expect("a header");
    let keys = |value: &Value| -> Vec<_> {
        value.as_object().expect("an object").keys().cloned().collect()
    };
    assert_eq!(keys(header), ["game", "options", "players", "rules", "seed"]);
    assert_eq!(header["game"], "rogue-monarch");
    assert_eq!((&header["players"], &header["seed"]), (&Value::from(2), &Value::from(5)));
    assert_eq!(header["rules"], Value::from(RogueMonarch::INFO.rules));
    let (outcome, decisions) = rest.split_last().expect("an outcome");
    assert_eq!(keys(outcome), ["outcome"]);
    assert_eq!(keys(&outcome["outcome"]), ["scores", "winners"]);
    assert_eq!(outcome["outcome"]["scores"].as_array().map(Vec::len), Some(2));
    assert!(!outcome["outcome"]["winners"].as_array().expect("a list").is_empty());
    assert!(decisions.len() > 3);
    for (n, line) in decisions.iter().enumerate() {
        assert_eq!(keys(line), ["action", "events", "legal", "n", "seat"]);
        assert_eq!(line["n"], Value::from(n));
        assert!(line["seat"].as_u64().is_some_and(|seat| seat < 2));
        let legal = line["legal"].as_array().expect("a list");
        assert!(legal.contains(&line["action"]), "{line}");
        assert!(!line["events"].as_array().expect("a list").is_empty());
    }
}

#[test]
fn a_playthrough_with_state_tells_the_whole_state_of_every_decision() {
    let plain = printed(&format!("playthrough {RM} --seed 5"));
    let told = printed(&format!("playthrough {RM} --seed 5 --state"));
    assert_eq!(plain.lines().count(), told.lines().count());
    for (plain, told) in plain.lines().map(json).zip(told.lines().map(json)) {
        let mut without = told.clone();
        let state = without.as_object_mut().expect("an object").remove("state");
        assert_eq!(without, plain, "besides the state nothing differs");
        assert_eq!(state.is_some(), plain.get("n").is_some());
        if let Some(state) = state {
            assert!(state["pile"].is_array() && state["hands"].is_array(), "hidden parts too");
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_and_another_does_not() {
    let of = |seed| printed(&format!("playthrough {RM} --seed {seed} --seats squire,baron"));
    assert_eq!(of(8), of(8));
    assert_ne!(of(8).lines().nth(1), of(9).lines().nth(1));
    assert_ne!(of(8), printed(&format!("playthrough {RM} --seed 8 --seats baron,squire")));
}

/// Returns the table of a tournament of these seats.
fn table(seats: &str, games: u32, seed: u32) -> Value {
    json(&printed(&format!("match {RM} --players 2 --seats {seats} --games {games} --seed {seed}")))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is a number"))
}

#[test]
fn a_match_plays_every_deal_once_a_rotation() {
    for games in [1, 7, 40] {
        let table = table("baron,random", games, 3);
        assert_eq!(table["n"], Value::from(2 * games));
        assert_eq!((&table["game"], &table["players"]), (&"rogue-monarch".into(), &2.into()));
    }
}

#[test]
fn of_contestants_that_are_alike_a_deal_is_played_once() {
    assert_eq!(table("baron,baron", 7, 3)["n"], Value::from(7));
}

#[test]
fn shares_sum_to_one_and_lie_in_their_intervals() {
    for (seats, games) in [("baron,random", 40), ("squire,random", 30), ("random,random", 25)] {
        let table = table(seats, games, 1);
        let contestants = table["contestants"].as_array().expect("a list");
        let sum = |key: &str| contestants.iter().map(|who| number(&who[key])).sum::<f64>();
        assert!((sum("share") - 1.0).abs() < 1e-9, "{table}");
        assert!((sum("fair") - 1.0).abs() < 1e-9, "{table}");
        assert!((sum("wins") - number(&table["n"])).abs() < 1e-9, "{table}");
        for who in contestants {
            let [low, share, high] = ["low", "share", "high"].map(|key| number(&who[key]));
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{who}");
            assert!((share - number(&who["wins"]) / number(&table["n"])).abs() < 1e-9);
        }
        let by_seat = table["share_by_seat"].as_array().expect("a list");
        assert!((by_seat.iter().map(number).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}

#[test]
fn a_single_game_has_an_interval_within_0_and_1_too() {
    for seed in 0..6 {
        for who in table("baron,random", 1, seed)["contestants"].as_array().expect("a list") {
            let [low, share, high] = ["low", "share", "high"].map(|key| number(&who[key]));
            assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{who}");
            assert!(high - low > 0.3, "two games say little: {who}");
        }
    }
}

#[test]
fn the_interval_is_wilsons() {
    let table = table("baron,random", 40, 1);
    let who = &table["contestants"][0];
    let (p, n, z) = (number(&who["share"]), 80.0, 1.959_964_f64);
    // Both ends solve (p - x)² = z² x (1 - x) / n.
    for end in ["low", "high"].map(|key| number(&who[key])) {
        let error = (p - end).powi(2) - z * z * end * (1.0 - end) / n;
        assert!(error.abs() < 1e-9, "{end}");
    }
}

#[test]
fn fair_shares_are_the_seats_held() {
    let one = table("baron,random", 2, 1);
    assert_eq!(one["contestants"].as_array().map(Vec::len), Some(2));
    assert!(one["contestants"].as_array().expect("a list").iter().all(|who| who["fair"] == 0.5));
    let both = table("baron,baron", 2, 1);
    let contestants = both["contestants"].as_array().expect("a list");
    assert_eq!(contestants.len(), 1, "repeats are merged by name");
    assert_eq!((&contestants[0]["name"], &contestants[0]["fair"]), (&"baron".into(), &1.0.into()));
    assert_eq!(contestants[0]["share"], 1.0);
}

#[test]
fn the_order_of_the_seats_makes_no_difference_to_the_totals() {
    assert_eq!(table("baron,random", 30, 9), table("random,baron", 30, 9));
    assert_eq!(table("squire,baron", 30, 9), table("baron,squire", 30, 9));
}

#[test]
fn a_match_is_the_same_again_from_the_same_seed() {
    assert_eq!(table("squire,baron", 30, 4), table("squire,baron", 30, 4));
    assert_ne!(table("squire,baron", 30, 4), table("squire,baron", 30, 5));
}

#[test]
fn a_match_does_not_hang_on_the_number_of_threads() {
    // Shared wins are fractions such as thirds: added in another order they would not give the same
    // sum.
    let game = "match --game dwarf-king --seats regent,baron,squire --games 5 --worlds 10";
    let with = |threads: &str| {
        let mut command = arena();
        let output = command.env("RAYON_NUM_THREADS", threads).args(game.split(' ')).output();
        String::from_utf8(output.expect("it starts").stdout).expect("the arena writes UTF-8")
    };
    assert_eq!(json(&with("1"))["n"], 15);
    assert_eq!(with("1"), with("2"));
}

#[test]
fn rules_of_thumb_beat_chance() {
    let table = table("baron,random", 100, 1);
    let baron =
        &table["contestants"].as_array().expect("a list").iter().find(|who| who["name"] == "baron");
    assert!(number(&baron.expect("the Baron played")["low"]) > 0.5, "{table}");
}

#[test]
fn speed_prints_what_it_measured() {
    let speed = json(&printed(&format!("speed {RM}")));
    assert_eq!(speed["game"], "rogue-monarch");
    for key in [
        "playouts_per_second",
        "decisions_per_playout",
        "ns_per_decision",
        "search_iterations_per_second",
    ] {
        assert!(number(&speed[key]) > 0.0, "{key}");
    }
}

#[test]
fn perft_counts_sequences_of_decisions() {
    let count = |seed: u32, depth: u32| -> u64 {
        printed(&format!("perft {RM} --seed {seed} --depth {depth}"))
            .trim()
            .parse()
            .expect("a count")
    };
    assert_eq!(count(1, 0), 1, "one way to decide nothing");
    assert_eq!(count(1, 1), 8, "four to reveal, four to replace");
    let counts: Vec<_> = (0..5).map(|depth| count(2, depth)).collect();
    assert!(counts.is_sorted(), "{counts:?}");
    assert!((1..20).any(|seed| count(seed, 3) != count(0, 3)), "deals differ");
}

#[test]
fn a_review_tells_why_what_was_not_done_is_better() {
    let lines = printed(&format!("review {RM} --seats squire,baron --seed 5 --worlds 64"));
    let lines: Vec<Value> = lines.lines().map(json).collect();
    let decisions = || lines.iter().filter(|line| line.get("mark").is_some());
    let reasons = |line: &Value| line["reasons"].as_array().expect("a list").len();
    assert!(decisions().any(|line| reasons(line) > 0));
    let as_good = |line: &&Value| line["action"] == line["best"];
    assert!(decisions().filter(as_good).all(|line| reasons(line) == 0));
}

#[test]
fn a_saved_game_and_a_report_are_told_decision_by_decision() {
    let told = printed("explain tests/saves/monarch-1.json");
    assert!(told.starts_with("It was played by other rules than today's.\nmonarch, "), "{told}");
    assert!(told.contains("\n   6  Ysé: End your turn.\n"), "{told}");
    assert!(told.contains("\nToday's rules allow the first 9 of its 36 decisions.\n"), "{told}");
    let refused = fault(&["explain", "Cargo.toml"]);
    assert!(refused.contains("Cargo.toml"), "{refused}");
}

#[test]
fn the_pages_about_the_bots_are_what_the_rows_of_the_ladder_give() {
    let mut command = arena();
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(["ladder", "report", "--check"]);
    let output = command.output().expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_page_that_is_not_what_the_rows_give_is_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ladder-pages");
    std::fs::create_dir_all(&folder).expect("a folder");
    let rows = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/ladder.jsonl");
    std::fs::copy(rows, folder.join("ladder.jsonl")).expect("the rows");
    let into = folder.display().to_string();
    assert_eq!(run_args(&["ladder", "report", "--into", &into]).stdout, b"");
    assert!(run_args(&["ladder", "report", "--check", "--into", &into]).status.success());
    let picture = std::fs::read_to_string(folder.join("ladder.svg")).expect("a picture");
    std::fs::write(folder.join("ladder.svg"), picture.replace("<circle", "<disc")).expect("it");
    let text = fault(&["ladder", "report", "--check", "--into", &into]);
    assert!(text.contains("ladder.svg") && text.contains("arena ladder report"), "{text}");
}

#[test]
fn the_manifest_has_every_game_and_the_home_page_in_every_language() {
    let manifest = printed("manifest");
    // The scripts read the file, so that nothing has to be compiled first.
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tools/manifest.json");
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(manifest == kept, "tools/manifest.json is out of date: run `make manifest`");
    let manifest = json(&manifest);
    let games = manifest["games"].as_array().expect("a list");
    let infos = regalia::session::infos();
    let ids: Vec<_> = games.iter().map(|game| game["id"].as_str().expect("an id")).collect();
    assert_eq!(ids, infos.iter().map(|info| info.id).collect::<Vec<_>>());
    assert_eq!(games[0]["seats"], serde_json::json!([2, 2]));
    assert_eq!(games[0]["module"], "rogue_monarch");
    assert_eq!(manifest["languages"], serde_json::json!(Language::CODES));
    for language in Language::CODES {
        let page = manifest["opening"][language].as_str().expect("a text");
        assert!(page.starts_with("<a ") && page.ends_with("</main>"), "{page}");
        assert!(page.contains("data-opening") && page.contains("__PAGE__/games/"), "{page}");
        assert!(!page.contains("<!--"), "{page}");
        for game in games {
            let (id, name) = (&game["id"], game[language]["name"].as_str().expect("a name"));
            let id = id.as_str().expect("an id");
            assert!(page.contains(&format!("href=\"#/{id}\"")), "{language}: {id}");
            assert!(page.contains(&format!(">{name}</h2>")), "{language}: {name}");
        }
        assert!(manifest["offline"][language]["alone"].is_string());
    }
    assert_eq!(manifest["waits"]["patience"].as_array().map(Vec::len), Some(5));
}

#[test]
fn the_deals_of_the_first_days_are_fair() {
    assert_eq!(printed("days --check --days 10"), "");
}

#[test]
fn a_damaged_list_of_days_is_not_replaced() {
    refused("days --days 1 --file Cargo.toml", &["Cargo.toml", "list"]);
    refused("days --check --days 1 --file no-such-file", &["2026-11-01"]);
}

/// Returns the first deal of a round against a Baron, played to its end, with the text of the round. The
/// bots play their best, or the first decision that there is.
fn round_result(honest: bool) -> (String, String) {
    use regalia::bots::Level;
    use regalia::session::round::{PlayerWord, Round, Terms, result_text};
    use regalia::session::{Agreement, STAND_IN, answer_any, new_match};

    let round = Round::new(Terms {
        name: "Club".into(),
        game: RogueMonarch::INFO.id.into(),
        options: Vec::new(),
        seats: 2,
        level: Level::Baron,
        agreement: Agreement::default(),
        deals: 2,
        seed: 12,
    });
    let round = round.expect("a round");
    let mut play = new_match(&round.deals()[0]).expect("loaded").expect("a deal");
    while !play.is_over() {
        match play.question() {
            Some(_) if !honest => assert!(play.decide_index(0)),
            asked => {
                let question = asked.or_else(|| play.question_for(STAND_IN)).expect("it goes on");
                let answer = answer_any(&question, &mut || false).expect("a question");
                assert!(play.accept(&answer));
            }
        }
    }
    let word = PlayerWord { name: "Ysé".into(), hints: 3, ..PlayerWord::default() };
    (round.text().expect("its rules are loaded"), result_text(&word, &play.link()))
}

#[test]
fn a_result_of_a_round_is_checked_with_the_bots_decisions() {
    let (round, result) = round_result(true);
    let address = format!("https://example.org/#/round/{round}/{result}");
    let output = run_args(&["check", &address]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let line = json(&String::from_utf8(output.stdout).expect("UTF-8"));
    assert_eq!(
        (&line["deal"], &line["name"], &line["hints"]),
        (&1.into(), &"Ysé".into(), &3.into())
    );
    assert_eq!((&line["counts"], &line["marks"]), (&true.into(), &Value::Array(Vec::new())));
    assert!(line["bots"].as_u64().is_some_and(|compared| compared > 5), "{line}");

    // Of the match alone, the points of all seats.
    let (_, alone) = result.split_once('/').expect("two parts");
    let output = run_args(&["check", alone]);
    let line = json(&String::from_utf8(output.stdout).expect("UTF-8"));
    assert_eq!(line["points"].as_array().map(Vec::len), Some(2));

    // A result that is refused has a line too, and the others are still checked.
    let (lines, text) = checked(&["check", &address, "--round", "2026-11-03", "--days", &days()]);
    assert!(text.contains("another round"), "{text}");
    assert_eq!((&lines[0]["counts"], &lines[0]["refused"]), (&false.into(), &"other-round".into()));
    let (lines, text) = checked(&["check", &address[..address.len() - 9]]);
    assert!(text.contains("can't be opened") || text.contains("no result"), "{text}");
    assert!(lines[0]["refused"].is_string(), "{lines:?}");
    let (lines, _) = checked(&["check", &format!("{address} https://example.org/#/match/AAAA")]);
    assert_eq!((&lines[0]["counts"], &lines[1]["counts"]), (&true.into(), &false.into()));
    fault(&["check", &address, "--round", "nonsense"]);
}

#[test]
fn a_game_in_which_the_bots_do_not_decide_as_they_do_is_refused() {
    let (round, result) = round_result(false);
    let (lines, text) = checked(&["check", &format!("#/round/{round}/{result}")]);
    assert!(text.contains("the bots decide otherwise"), "{text}");
    assert_eq!((&lines[0]["counts"], &lines[0]["refused"]), (&false.into(), &"bots".into()));
}

/// Runs a check in which something is refused. Returns the lines of the results, and the reason.
fn checked(args: &[&str]) -> (Vec<Value>, String) {
    let output = run_args(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    let [lines, text] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("UTF-8"));
    (lines.lines().map(json).collect(), text)
}

/// Returns the path of the list of the days' deals.
fn days() -> String {
    format!("{}/static/days.txt", env!("CARGO_MANIFEST_DIR"))
}
