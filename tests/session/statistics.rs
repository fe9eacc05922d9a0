//! Statistics of finished matches: cases computed by hand, sums that agree, filters and names.

use regalia::bots::Level;
use regalia::engine::{Seat, SeatSet};
use regalia::session::library::{Final, Summary};
use regalia::session::statistics::{
    Against, Aliases, Ending, Evening, Filters, Finding, Opponent, Results, Sitting, Strength,
    Tally, Telling, UNNAMED, endings, findings_in, margin, often, opponents, sittings, tallies,
    wilson,
};
use regalia::session::{Agreement, NewMatch, Occupant, UndoRecord, answer_any, new_match};
use regalia::ui::locale::Language;
use std::collections::BTreeSet;

fn named(name: &str) -> Occupant {
    Occupant::Person { name: name.to_owned() }
}

fn bot(level: Level) -> Occupant {
    Occupant::Bot { level }
}

/// Returns a match that ended at this time.
pub fn finished(time: u64, seats: &[Occupant], scores: &[i16], winners: &[usize]) -> Summary {
    let winners = winners.iter().map(|&seat| Seat::new(seat)).collect();
    Summary {
        game: "dwarf-king".to_owned(),
        rules: 1,
        seats: seats.to_vec(),
        options: Vec::new(),
        seed: time,
        bot_seed: 1,
        name: String::new(),
        changed: time,
        order: 0,
        played: 60_000,
        decisions: 10,
        turn: None,
        result: Some(Final { scores: scores.to_vec(), winners }),
        ending: None,
        hints: Vec::new(),
        undo_record: UndoRecord::default(),
        stand_ins: Vec::new(),
        hasty: 0,
        unadvised: false,
        left: Vec::new(),
        afar: SeatSet::NONE,
        foreign: false,
        star: false,
        from: None,
        day: None,
        round: None,
        by_letter: None,
    }
}

fn all<'a>(summaries: &'a [Summary], aliases: &'a Aliases) -> Vec<Sitting<'a>> {
    sittings(summaries, aliases, &Filters::default())
}

fn of(name: &str, sittings: &[Sitting<'_>]) -> Tally {
    tallies(sittings, |sitting| Some(sitting.name)).remove(name).unwrap_or_default()
}

/// Returns five matches of Ann, in the order of the store: the latest first.
fn five() -> Vec<Summary> {
    let (ann, bea, squire, baron) =
        (named("Ann"), named("Bea"), bot(Level::Squire), bot(Level::Baron));
    let with_hints = |summary| Summary { hints: vec![0, 3], ..summary };
    let undone = UndoRecord { undone: 2, ..UndoRecord::default() };
    vec![
        finished(5, &[squire.clone(), squire.clone(), ann.clone()], &[10, 5, 30], &[2]),
        Summary {
            undo_record: undone,
            ..finished(4, &[ann.clone(), bea.clone(), baron.clone()], &[20, 20, 7], &[0, 1])
        },
        with_hints(finished(3, &[baron.clone(), ann.clone()], &[40, 10], &[0])),
        finished(2, &[ann.clone(), bea], &[25, 24], &[0]),
        finished(1, &[ann, squire, baron], &[12, 3, 4], &[0]),
    ]
}

#[test]
fn matches_of_the_same_people_in_a_row_are_an_evening() {
    const HOUR: u64 = 3_600_000;
    let (ann, bea, squire) = (named("Ann"), named("Bea"), bot(Level::Squire));
    let pair = [ann.clone(), bea.clone()];
    let swapped = [named("BEA"), ann.clone()];
    // The latest first.
    let all = [
        finished(60 * HOUR, &pair, &[5, 4], &[0]),
        finished(22 * HOUR, &swapped, &[5, 4], &[0]),
        finished(21 * HOUR, &pair, &[4, 4], &[0, 1]),
        finished(20 * HOUR, &pair, &[5, 4], &[0]),
        finished(19 * HOUR, &[ann.clone(), bea.clone(), squire.clone()], &[5, 4, 9], &[2]),
        finished(18 * HOUR, &[ann.clone(), squire.clone()], &[5, 4], &[0]),
        finished(17 * HOUR, &[ann, named("Cléo")], &[5, 4], &[0]),
    ];
    let plain = Aliases::default();
    let of = |at| Evening::of(at, all.len(), |nth| all.get(nth), &plain);
    assert_eq!(of(0), None, "another day");
    let standing = vec![("Ann".to_owned(), 1.5), ("BEA".to_owned(), 1.5)];
    for at in 1..=4 {
        assert_eq!(of(at), Some(Evening { nth: 5 - at, count: 4, standing: standing.clone() }));
    }
    assert_eq!((of(5), of(6)), (None, None), "one person, other people");
    // While a neighbour is not read, nothing is told.
    let partly = |nth| all.get(nth).filter(|_| nth != 5);
    assert_eq!(Evening::of(2, all.len(), partly, &plain), None);
}

#[test]
fn an_evening_obeys_the_rules_of_the_statistics() {
    let (ann, bea) = (named("Ann"), named("Bea"));
    let pair = [ann.clone(), bea.clone()];
    let retry = UndoRecord { retry: true, ..UndoRecord::default() };
    // The latest first.
    let all = [
        Summary { stand_ins: vec![(0, 9), (2, 9)], ..finished(90, &pair, &[4, 5], &[1]) },
        Summary { foreign: true, ..finished(80, &pair, &[4, 5], &[1]) },
        finished(70, &[named("Anna"), bea], &[5, 4], &[0]),
        Summary { undo_record: retry, ..finished(60, &pair, &[4, 5], &[1]) },
        finished(50, &pair, &[4, 5], &[1]),
    ];
    let mut aliases = Aliases::default();
    aliases.rename("Anna", "Ann");
    let of = |at| Evening::of(at, all.len(), |nth| all.get(nth), &aliases);
    // A bot played for Bea in one of her two wins.
    let standing = vec![("Ann".to_owned(), 1.0), ("Bea".to_owned(), 1.0)];
    for (at, nth) in [(0, 3), (2, 2), (4, 1)] {
        let evening = Evening { nth, count: 3, standing: standing.clone() };
        assert_eq!(of(at), Some(evening), "{at}");
    }
    assert_eq!((of(1), of(3)), (None, None), "watched, a second try");
    // Two names of one person aren't two people.
    let alone = [ann, named("Anna")];
    let all = [finished(2, &alone, &[5, 4], &[0]), finished(1, &alone, &[5, 4], &[0])];
    assert_eq!(Evening::of(0, 2, |nth| all.get(nth), &aliases), None);
}

#[test]
fn what_is_told_first_is_what_a_person_would_say() {
    let (ann, squire, baron) = (named("Ann"), bot(Level::Squire), bot(Level::Baron));
    let against = |time, bot: &Occupant, own, other| {
        let winner = usize::from(other > own);
        finished(time, &[ann.clone(), bot.clone()], &[own, other], &[winner])
    };
    let mut matches = vec![
        against(1, &squire, 20, 5),
        against(2, &squire, 9, 8),
        against(3, &squire, 4, 6),
        against(4, &baron, 7, 8),
        against(5, &baron, 30, 10),
    ];
    let aliases = Aliases::default();
    let told = |matches: &[Summary]| {
        let own = all(matches, &aliases);
        let told = Telling::of(&own, opponents(&own, &aliases));
        let times = [told.clearest, told.closest].map(|one| one.map(|one| one.summary.changed));
        let against =
            told.against.map(|both| both.map(|(met, results)| (format!("{met:?}"), results.won)));
        ((told.games, told.won, told.gave_up), times, against)
    };
    // Two matches against Barons are too few to say something of them.
    assert_eq!(told(&matches), ((5, 3, 0), [Some(5), Some(4)], None));
    matches.push(against(6, &baron, 1, 8));
    let both = [("Bot(Squire)".to_owned(), 2), ("Bot(Baron)".to_owned(), 1)];
    assert_eq!(told(&matches), ((6, 3, 0), [Some(5), Some(4)], Some(both)));
    // What was given up has no margin.
    matches.push(Summary { turn: Some(Seat::new(0)), ..against(7, &squire, 8, 8) });
    let (counts, times, _) = told(&matches);
    assert_eq!((counts.2, times[1]), (1, Some(4)));
    let of_one: Vec<Summary> = matches.drain(..1).collect();
    assert_eq!(all(&of_one, &aliases).iter().map(margin).collect::<Vec<_>>(), [Some(15)]);
    assert_eq!(told(&[]), ((0, 0, 0), [None, None], None));
}

#[test]
fn a_tally_is_what_a_person_counts_by_hand() {
    let (matches, aliases) = (five(), Aliases::default());
    let ann = of("Ann", &all(&matches, &aliases));
    // Won, won, lost, shared by two, won; 3, 2, 2, 3 and 3 players.
    assert_eq!(ann.games, 5);
    assert_eq!(ann.wins, 3.5);
    assert_eq!(ann.share(), 0.7);
    assert!((ann.fair_share() - 2.0 / 5.0).abs() < 1e-15, "(1/3 · 3 + 1/2 · 2) / 5");
    assert_eq!(ann.points, 12 + 25 + 10 + 20 + 30);
    assert_eq!((ann.mean_points(), ann.best), (19.4, 30));
    assert_eq!(
        (ann.longest_run, ann.run),
        (2, 1),
        "a win that is shared ends a run, as a loss does"
    );
    assert_eq!((ann.hints, ann.undone), (3, 2));
    let bea = of("Bea", &all(&matches, &aliases));
    assert_eq!((bea.games, bea.wins, bea.points, bea.hints), (2, 0.5, 44, 0));
    assert_eq!((bea.longest_run, bea.run), (0, 0));
}

#[test]
fn the_interval_is_wilsons() {
    // 3 of 4: computed by hand with z = 1.96.
    let (low, high) = wilson(0.75, 4.0);
    assert!((low - 0.3006).abs() < 1e-4 && (high - 0.9544).abs() < 1e-4, "{low} to {high}");
    assert_eq!(wilson(0.0, 10.0).0, 0.0);
    assert_eq!(wilson(1.0, 10.0).1, 1.0);
}

#[test]
fn the_sums_of_all_groups_agree() {
    let (matches, aliases) = (five(), Aliases::default());
    let sittings = all(&matches, &aliases);
    let sums = |all: Vec<Tally>| {
        let games: usize = all.iter().map(|tally| tally.games).sum();
        let wins: f64 = all.iter().map(|tally| tally.wins).sum();
        let points: i64 = all.iter().map(|tally| tally.points).sum();
        (games, wins, points)
    };
    let by_person = sums(tallies(&sittings, |one| Some(one.name)).into_values().collect());
    let by_players =
        sums(tallies(&sittings, |one| Some(one.summary.seats.len())).into_values().collect());
    let by_level = sums(
        tallies(&sittings, |one| Some(Against::from_summary(one.summary))).into_values().collect(),
    );
    assert_eq!(by_person, (7, 4.0, 97 + 44));
    assert_eq!(by_players, by_person);
    assert_eq!(by_level, by_person);
    let runs = tallies(&sittings, |_| None::<u8>);
    assert!(runs.is_empty(), "a match without a key is left out");
}

#[test]
fn results_are_counted_by_opponent() {
    let (matches, aliases) = (five(), Aliases::default());
    let sittings = all(&matches, &aliases);
    let anns: Vec<Sitting> = sittings.into_iter().filter(|one| one.name == "Ann").collect();
    let against = opponents(&anns, &aliases);
    // Two Squires at a table are one opponent.
    assert_eq!(against[&Opponent::Bot(Level::Squire)], Results { won: 2, shared: 0, lost: 0 });
    assert_eq!(against[&Opponent::Bot(Level::Baron)], Results { won: 1, shared: 1, lost: 1 });
    assert_eq!(against[&Opponent::Person("Bea")], Results { won: 1, shared: 1, lost: 0 });
    assert_eq!(against.len(), 3);
    assert_eq!(against[&Opponent::Bot(Level::Baron)].games(), 3);
}

#[test]
fn matches_that_were_not_played_here_and_second_tries_do_not_count() {
    let mut matches = five();
    matches[0].foreign = true;
    matches[1].undo_record.retry = true;
    matches[2].result = None;
    let aliases = Aliases::default();
    assert_eq!(of("Ann", &all(&matches, &aliases)).games, 2);
}

#[test]
fn an_only_person_needs_no_name_and_several_do() {
    let matches = [
        finished(1, &[named(""), bot(Level::Baron)], &[1, 0], &[0]),
        finished(2, &[named(""), named("")], &[1, 0], &[0]),
        finished(3, &[named(""), named("Ann")], &[1, 0], &[0]),
    ];
    let aliases = Aliases::default();
    let sittings = all(&matches, &aliases);
    assert_eq!(of(UNNAMED, &sittings).games, 1);
    assert_eq!(of("Ann", &sittings).games, 1);
    assert_eq!(sittings.len(), 2);
    let anns: Vec<Sitting> = sittings.into_iter().filter(|one| one.name == "Ann").collect();
    assert_eq!(opponents(&anns, &aliases)[&Opponent::Unnamed].lost, 1);
}

#[test]
fn a_damaged_summary_is_left_out() {
    let mut matches = vec![finished(1, &[named("Ann"), named("Bea")], &[1], &[0])];
    matches.push(finished(2, &[], &[], &[]));
    let aliases = Aliases::default();
    let sittings = all(&matches, &aliases);
    assert_eq!(sittings.iter().map(|one| one.name).collect::<Vec<_>>(), ["Ann"]);
}

#[test]
fn a_person_can_be_renamed_merged_and_separated() {
    let matches = five();
    let mut aliases = Aliases::default();
    aliases.rename("Bea", "Beatrice");
    assert_eq!(of("Beatrice", &all(&matches, &aliases)).games, 2);
    aliases.rename("Beatrice", "Ann");
    let merged = all(&matches, &aliases);
    // Both seats of a match between the two count, and they are not each other's opponents.
    assert_eq!((of("Ann", &merged).games, of("Bea", &merged).games), (7, 0));
    assert!(!opponents(&merged, &aliases).contains_key(&Opponent::Person("Ann")));
    assert_eq!(
        aliases.all().collect::<Vec<_>>(),
        [("Bea", "Ann"), ("Beatrice", "Ann")],
        "each alias leads to the name in one step"
    );
    aliases.separate("Bea");
    assert_eq!(of("Bea", &all(&matches, &aliases)).games, 2);
    // A person who gets back an old name.
    let mut aliases = Aliases::default();
    aliases.rename("Bea", "Cleo");
    aliases.rename("Cleo", "Bea");
    assert_eq!(aliases.all().collect::<Vec<_>>(), [("Cleo", "Bea")]);
    // A name that counts as another one stands for that one.
    aliases.rename("Ann", "Cleo");
    assert_eq!(aliases.name_of("Ann"), "Bea");
    let before = aliases.clone();
    aliases.rename("Bea", "Bea");
    assert_eq!(aliases, before);
}

#[test]
fn the_aliases_of_another_device_are_added_to_those_here() {
    let of = |pairs: &[(&str, &str)]| {
        let mut aliases = Aliases::default();
        pairs.iter().for_each(|(from, to)| aliases.rename(from, to));
        aliases
    };
    let mut here = of(&[("Bo", "Bob"), ("Anne", "Ann")]);
    here.add(&of(&[("Bo", "Bobby"), ("Bob", "Robert"), ("Ann", "Anne"), ("Eve", "Eva")]));
    let all: Vec<_> = here.all().collect();
    assert_eq!(all, [("Anne", "Ann"), ("Bo", "Robert"), ("Bob", "Robert"), ("Eve", "Eva")]);
}

#[test]
fn stored_aliases_are_read_again_and_damaged_ones_do_no_harm() {
    let mut aliases = Aliases::default();
    aliases.rename(UNNAMED, "Ann");
    aliases.rename("Bea", "Ann");
    assert_eq!(Aliases::read(&aliases.text()), aliases);
    for text in ["", "[]", "{\"a\":1}", "null"] {
        assert_eq!(Aliases::read(text), Aliases::default(), "{text}");
    }
    let circle = Aliases::read(r#"{"a":"b","b":"a","c":"c","d":"e"}"#);
    assert_eq!(circle.all().collect::<Vec<_>>(), [("d", "e")]);
}

#[test]
fn filters_stand_in_an_address_and_come_back() {
    let whole = Filters {
        person: Some("Zoë & Co = 100 %/…".to_owned()),
        game: Some("dwarf-king".to_owned()),
        players: Some(3),
        against: Some(Against::Bots(Level::Baron)),
        option: Some(("hands".to_owned(), "open".to_owned())),
        starred: true,
        words: Some("Zoé gave".to_owned()),
    };
    let text = whole.to_string();
    assert!(text.is_ascii() && !text.contains(' '), "{text}");
    assert_eq!(Filters::read(&text), whole);
    assert_eq!(Filters::default().to_string(), "");
    assert_eq!(Filters::read(""), Filters::default());
    let you = Filters { person: Some(UNNAMED.to_owned()), ..Filters::default() };
    assert_eq!(you.to_string(), "person=");
    assert_eq!(Filters::read("person="), you);
    let odd = Filters::read("players=x&against=god&option=none&utm=1&game=monarch");
    assert_eq!(odd.to_string(), "game=monarch");
    assert!(odd.need_no_records());
    assert!(!you.need_no_records());
}

#[test]
fn a_filter_leaves_exactly_the_matches_that_meet_it() {
    let aliases = Aliases::default();
    let mut matches = five();
    matches[0].star = true;
    matches[2].game = "monarch".to_owned();
    matches[4].options = vec![
        ("hands".to_owned(), "open".to_owned()),
        ("deck".to_owned(), "red,blue,red".to_owned()),
    ];
    let games = |text: &str| of("Ann", &sittings(&matches, &aliases, &Filters::read(text))).games;
    let listed = |text: &str| {
        let filters = Filters::read(text);
        matches.iter().filter(|one| filters.accept_for_list(one, &aliases)).count()
    };
    for (text, count) in [
        ("", 5),
        ("star", 1),
        ("game=monarch", 1),
        ("game=dwarf-king", 4),
        ("players=2", 2),
        ("players=3", 3),
        ("against=people", 1),
        ("against=squire", 1),
        ("against=baron", 3),
        ("game=dwarf-king&against=baron", 2),
        ("option=hands:open", 1),
        ("option=hands:closed", 0),
        // Ann had the first seat.
        ("option=deck:red", 1),
    ] {
        assert_eq!(games(text), count, "{text}");
        assert_eq!(listed(text), count, "{text}");
    }
    assert_eq!((games("option=deck:blue"), listed("option=deck:blue")), (0, 1));
    assert_eq!(listed("person=Bea"), 2);
    assert_eq!(listed("person=Nina"), 0);
}

#[test]
fn a_match_in_which_a_bot_decided_for_a_person_counts_neither_for_nor_against_them() {
    let (ann, bea) = (named("Ann"), named("Bea"));
    let stood_in = Summary {
        stand_ins: vec![(90, 93), (0, 88)],
        ..finished(2, &[ann.clone(), bea.clone()], &[25, 24], &[0])
    };
    let matches = [stood_in, finished(1, &[ann, bea], &[3, 9], &[1])];
    let aliases = Aliases::default();
    let sittings = all(&matches, &aliases);
    let of_ann = of("Ann", &sittings);
    assert_eq!((of_ann.games, of_ann.wins, of_ann.run), (1, 0.0, 0), "the bot's win is not hers");
    let of_bea = of("Bea", &sittings);
    assert_eq!((of_bea.games, of_bea.wins), (2, 1.0));
    let against: Vec<Sitting<'_>> = sittings.into_iter().filter(|one| one.name == "Bea").collect();
    let against = opponents(&against, &aliases);
    let expected = Results { won: 1, shared: 0, lost: 0 };
    assert_eq!(against.get(&Opponent::Person("Ann")), Some(&expected), "nor is the loss to it");
    assert_eq!(against.len(), 1);
}

#[test]
fn spellings_of_a_name_are_one_person_called_as_in_the_latest_match() {
    let baron = || bot(Level::Baron);
    let with =
        |time, name: &str, winner| finished(time, &[named(name), baron()], &[1, 2], &[winner]);
    let matches = [
        with(1, "ANN LEE", 0),
        with(4, "Ann Lee", 0),
        with(2, "ann lee", 1),
        with(3, "Zoe\u{301}", 0),
        with(5, "Zoé", 0),
        finished(6, &[named("ANN LEE"), named("Ann Lee")], &[1, 2], &[0]),
    ];
    let aliases = Aliases::default().with_spellings(&matches);
    let counted = all(&matches, &aliases);
    let people = tallies(&counted, |one| Some(one.name));
    let games: Vec<(&str, usize)> = people.iter().map(|(name, it)| (*name, it.games)).collect();
    assert_eq!(games.iter().map(|(_, games)| games).sum::<usize>(), 7);
    assert_eq!(games.len(), 2, "{games:?}");
    assert_eq!(games[1], ("Zoé", 2));
    let of_zoe: Vec<_> = counted.into_iter().filter(|one| one.name != "Zoé").collect();
    let met = opponents(&of_zoe, &aliases);
    assert!(met.keys().all(|one| !matches!(one, Opponent::Person(_))), "nobody meets themselves");
    // Another name for one spelling is one for all.
    let mut renamed = Aliases::default();
    renamed.rename("ann lee", "Bea");
    let aliases = renamed.with_spellings(&matches);
    let counted = all(&matches, &aliases);
    let people = tallies(&counted, |one| Some(one.name));
    assert_eq!(people.keys().copied().collect::<Vec<_>>(), ["Bea", "Zoé"]);
    // A list is filtered alike.
    let filters = Filters { person: Some("Ann Lee".to_owned()), ..Filters::default() };
    let listed = matches.iter().filter(|one| filters.accept_for_list(one, &Aliases::default()));
    assert_eq!(listed.count(), 4);
}

#[test]
fn the_words_of_a_search_are_found_in_any_order_case_and_spelling_and_kept_in_the_address() {
    let filters = Filters::read("words=zo%C3%A9%20DWARF&star");
    assert_eq!(filters.words.as_deref(), Some("zoé DWARF"));
    assert_eq!(Filters::read(&filters.to_string()), filters);
    assert!(!filters.need_no_records());
    let found = |text: &str| filters.accept_text(|| text.to_owned());
    assert!(found("The Dwarf King, Zoe\u{301} gave up"));
    // Words typed without accents find what has them, and the other way round.
    assert!(found("The Dwarf King, ZOE gave up"));
    let plain = Filters::read("words=zoe%20o%27neil");
    assert!(plain.accept_text(|| "Zoé O’Neil".to_owned()));
    assert!(!found("The Dwarf King, Zo") && !found("Monarch, Zoé"));
    assert!(Filters::default().accept_text(|| unreachable!("nothing is looked for")));
}

#[test]
fn matches_are_won_and_lost_by_the_kind_of_their_end() {
    let (ann, bot) = (named("Ann"), bot(Level::Squire));
    let ended = |time, winner, kind: Option<&str>| Summary {
        ending: kind.map(str::to_owned),
        ..finished(
            time,
            &[ann.clone(), bot.clone()],
            &[i16::from(winner == 0), i16::from(winner == 1)],
            &[winner],
        )
    };
    let matches = [
        ended(1, 0, Some("coronation")),
        ended(2, 1, Some("coronation")),
        ended(3, 0, Some("murder")),
        Summary { turn: Some(Seat::new(0)), ..ended(4, 1, None) },
        finished(5, &[ann.clone(), bot.clone()], &[12, 12], &[0, 1]),
        // An earlier version did not keep how it ended.
        ended(6, 0, None),
    ];
    let aliases = Aliases::default();
    let found: Vec<(Ending<'_>, [usize; 3])> = endings(&all(&matches, &aliases))
        .into_iter()
        .map(|(ending, Results { won, shared, lost })| (ending, [won, shared, lost]))
        .collect();
    assert_eq!(
        found,
        [
            (Ending::Kind("coronation"), [1, 0, 1]),
            (Ending::Kind("murder"), [1, 0, 0]),
            (Ending::Points, [0, 1, 0]),
            (Ending::GivenUp, [0, 0, 1]),
        ]
    );
}

#[test]
fn the_end_of_a_match_is_kept_with_it() {
    let mut kinds = BTreeSet::new();
    for (game, level) in [
        ("rogue-monarch", Level::Squire),
        ("penniless-king", Level::Squire),
        ("monarch", Level::Squire),
    ] {
        for seed in 0..4 {
            let deal = NewMatch {
                game: game.to_owned(),
                options: Vec::new(),
                seed,
                bot_seed: seed,
                occupants: vec![bot(level), bot(level)],
                agreement: Agreement::default(),
            };
            let mut play = new_match(&deal).expect("loaded").expect("a deal");
            assert_eq!((play.ending(), Summary::new(&play, 1).ending), (None, None));
            while let Some(question) = play.question() {
                assert!(play.accept(&answer_any(&question, &mut || false).expect("a question")));
            }
            let ending = Summary::new(&play, 1).ending;
            assert_eq!(ending.as_deref(), play.ending());
            kinds.insert((game, ending));
            // Each kind has a name in both languages.
            for language in Language::ALL {
                let named = play.ending().map(|kind| (language.archive().ending)(kind));
                assert!(named.is_none_or(|name| name.is_some()), "{kinds:?}");
            }
        }
    }
    let has = |game, is_kind: bool| {
        kinds.iter().any(|(of, kind)| *of == game && kind.is_some() == is_kind)
    };
    assert!(has("rogue-monarch", true) && has("penniless-king", true) && has("monarch", false));
    assert!(!has("rogue-monarch", false) && !has("monarch", true));
    for kind in ["coronation", "murder", "marriage", "drawn", "renown", "king", "time"] {
        for language in Language::ALL {
            assert!((language.archive().ending)(kind).is_some(), "{kind}");
        }
    }
}

#[test]
fn strength_lies_between_the_bots_that_are_beaten_and_those_that_are_not() {
    let ann = named("Ann");
    let against = |level, won: usize, games: usize| -> Vec<Summary> {
        let one = |nth| {
            finished(nth as u64, &[ann.clone(), bot(level)], &[5, 4], &[usize::from(nth >= won)])
        };
        (0..games).map(one).collect()
    };
    let of = |matches: Vec<Summary>| {
        let aliases = Aliases::default();
        let own = all(&matches, &aliases);
        Telling::of(&own, opponents(&own, &aliases)).strength
    };
    let (squire, baron, regent) = (Level::Squire, Level::Baron, Level::Regent);
    let both = [against(squire, 4, 5), against(baron, 3, 6), against(regent, 1, 5)].concat();
    assert_eq!(of(both), Some(Strength { above: Some(squire), below: Some(regent) }));
    assert_eq!(of(against(squire, 4, 4)), None, "too few");
    assert_eq!(of(against(squire, 3, 6)), None, "even");
    assert_eq!(of(against(baron, 5, 5)), Some(Strength { above: Some(baron), below: None }));
    assert_eq!(of(against(squire, 0, 5)), Some(Strength { above: None, below: Some(squire) }));
    // Who beats Regents is above Barons too, however those went.
    let odd = [against(baron, 1, 5), against(regent, 4, 5)].concat();
    assert_eq!(of(odd), Some(Strength { above: Some(regent), below: None }));
}

#[test]
fn what_reviews_found_most_often_is_counted_by_the_sentence_without_its_numbers() {
    let (ann, squire) = (named("Ann"), bot(Level::Squire));
    let matches: Vec<Summary> =
        (1..5).map(|time| finished(time, &[squire.clone(), ann.clone()], &[1, 9], &[1])).collect();
    let finding = |seat, why: &str| Finding {
        seat: Seat::new(seat),
        why: vec![why.to_owned(), format!("fr {why}")],
    };
    let found = [
        vec![finding(1, "It gains 3 coins."), finding(0, "It wins.")],
        vec![finding(1, "It gains 12 coins."), finding(1, "It defends."), finding(0, "It wins.")],
        vec![finding(1, "It defends."), finding(1, "It is alone.")],
        vec![finding(1, "It gains 1 coins.")],
    ];
    let aliases = Aliases::default();
    let own = all(&matches, &aliases);
    let of = |one: &Sitting<'_>| found[one.summary.changed as usize - 1].as_slice();
    let told: Vec<(usize, String, usize)> =
        often(&own, of, 0).into_iter().map(|kind| (kind.count, kind.why, kind.at)).collect();
    assert_eq!(told, [(3, "It gains 1 coins.".to_owned(), 3), (2, "It defends.".to_owned(), 2)]);
    assert_eq!(often(&own, of, 1)[1].why, "fr It defends.");
    assert_eq!(often(&own, of, 9), []);

    // They are read from the record of a match, and only if there are some.
    let about = serde_json::to_string(&matches[0]).expect("plain data");
    let record = |review: &str| {
        findings_in(&format!(
            r#"{{"about":{about},"game":{{"decisions":{{"link":"x"}},"review":{review}}}}}"#
        ))
    };
    let review = r#"{"chances":[],"decided":[],"findings":[{"n":1,"seat":1,"best":"a","chance":5,"loss":3,"mark":null,"why":["It wins.","Cela gagne."]},{"n":2,"seat":1,"best":"a","chance":5,"loss":2,"mark":null,"why":null}],"done":true}"#;
    let why = vec!["It wins.".to_owned(), "Cela gagne.".to_owned()];
    assert_eq!(record(review), [Finding { seat: Seat::new(1), why }]);
    for none in [r#"{"findings":[]}"#, r#"{"findings":[{"n":1}]}"#, "null", r#""findings":[{"#] {
        assert_eq!(record(none), [], "{none}");
    }
}
