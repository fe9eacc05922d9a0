//! The link that hands a match to the app BG Stats.

use crate::statistics::finished;
use regalia::bots::Level;
use regalia::session::library::Summary;
use regalia::session::{Occupant, bg_stats_link, unescape};
use serde_json::{Value, json};

/// Returns a match that ended at this time, in milliseconds.
fn ended(changed: u64, played: u64) -> Summary {
    let seats = ["Zoë & Ann", "Léo"].map(|name| Occupant::Person { name: name.to_owned() });
    Summary { played, ..finished(changed, &seats, &[-3, 12], &[1]) }
}

/// Returns the play in the link of a match that ended at this time.
fn play(changed: u64, played: u64) -> Value {
    play_of(&ended(changed, played))
}

/// Returns the play in the link of a match.
fn play_of(summary: &Summary) -> Value {
    let names = ["Zoë & Ann".to_owned(), "Squire".to_owned()];
    let link = bg_stats_link("dwarf-king/7", summary, "The Dwarf King", &names);
    let link = link.expect("the match is over");
    let data = link.strip_prefix("https://app.bgstatsapp.com/createPlay.html?data=");
    let data = data.expect("the app's address");
    assert!(data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~%".contains(&byte)));
    serde_json::from_str(&unescape(data)).expect("the play is JSON")
}

#[test]
fn a_finished_match_becomes_a_play() {
    assert_eq!(
        play(1_603_480_618_999, 36 * 60_000 - 1),
        json!({
            "sourceName": "Regalia",
            "sourcePlayId": "dwarf-king/7",
            "playDate": "2020-10-23 19:16:58",
            "durationMin": 36,
            "game": {
                "name": "The Dwarf King",
                "sourceGameId": "dwarf-king",
                "highestWins": true,
                "noPoints": false,
            },
            "players": [
                { "name": "Zoë & Ann", "sourcePlayerId": "zoë & ann", "score": -3, "winner": false },
                { "name": "Squire", "sourcePlayerId": "squire", "score": 12, "winner": true },
            ],
        })
    );
}

#[test]
fn dates_are_those_of_the_calendar() {
    for (seconds, date) in [
        (0, "1970-01-01 00:00:00"),
        (951_782_399, "2000-02-28 23:59:59"),
        (951_782_400, "2000-02-29 00:00:00"),
        (951_868_800, "2000-03-01 00:00:00"),
        (1_735_689_599, "2024-12-31 23:59:59"),
        (4_107_542_400, "2100-03-01 00:00:00"),
    ] {
        assert_eq!(play(seconds * 1_000, 0)["playDate"], date, "{seconds}");
    }
    assert_eq!(play(0, 0)["durationMin"], 1);
}

#[test]
fn a_match_in_progress_has_no_play() {
    let summary = Summary { result: None, ..ended(1, 1) };
    assert_eq!(bg_stats_link("dwarf-king/7", &summary, "The Dwarf King", &[]), None);
}

#[test]
fn scores_that_only_tell_who_has_won_are_no_points() {
    let mut summary = ended(1, 1);
    summary.result.as_mut().expect("it is over").scores = vec![0, 1];
    let play = play_of(&summary);
    assert_eq!(play["game"]["noPoints"], true);
    assert_eq!(
        play["players"][1],
        json!({ "name": "Squire", "sourcePlayerId": "squire", "winner": true })
    );
}

#[test]
fn the_only_person_without_a_name_has_one_id_in_every_language() {
    let mut summary = ended(1, 1);
    summary.seats =
        vec![Occupant::Person { name: String::new() }, Occupant::Bot { level: Level::Squire }];
    let play = play_of(&summary);
    assert_eq!(play["players"][0]["sourcePlayerId"], "you");
    assert_eq!(play["players"][1]["sourcePlayerId"], "squire");
    // A bot has decided for them: the page writes its name beside theirs, and it is no play of theirs alone.
    summary.stand_ins = vec![(3, 5), (0, 0)];
    assert_ne!(play_of(&summary)["players"][0]["sourcePlayerId"], "you");
}
