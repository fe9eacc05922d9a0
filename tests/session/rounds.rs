//! Rounds: their texts, results that are replayed, and standings.

use base64ct::{Base64UrlUnpadded, Encoding};
use regalia::bots::Level;
use regalia::engine::{Rng, Stream, Turn};
use regalia::session::day::{Day, DayList, FIRST_DAY};
use regalia::session::library::{Library, Record};
use regalia::session::round::{
    Begun, Counted, KeptRound, MOST_DEALS, Mark, Order, PlayerWord, Refusal, Results, Round,
    RoundHead, RoundResult, Sent, Standing, Terms, Treatment, Try, Verdict, is_put_off, joined,
    later, left_in, result_text, results_in, round_in,
};
use regalia::session::{
    Agreement, AnyMatch, LinkError, NewMatch, UndoRule, answer_any, infos, new_match, only_person,
};
use std::collections::{BTreeMap, BTreeSet};

/// The list that the page carries.
const LIST: &str = include_str!("../../static/days.txt");

fn terms(deals: usize) -> Terms {
    Terms {
        name: "Club du mardi".into(),
        game: "rogue-monarch".into(),
        options: Vec::new(),
        seats: 2,
        level: Level::Squire,
        agreement: Agreement::default(),
        deals,
        seed: 4_711,
    }
}

fn round(deals: usize) -> Round {
    Round::new(terms(deals)).expect("a round")
}

/// Returns a deal played to its end: bots as they do, the person at random.
pub fn played_out(deal: &NewMatch, dice: u64) -> AnyMatch {
    let mut play = new_match(deal).expect("natively all games are loaded").expect("a deal");
    let mut dice = Rng::new(dice, Stream::Tool(9));
    while !play.is_over() {
        if let Some(question) = play.question() {
            let answer = answer_any(&question, &mut || false).expect("a question");
            assert!(play.accept(&answer));
        } else {
            let index = dice.below(play.legal_count());
            assert!(play.decide_index(index));
        }
    }
    play
}

fn word(name: &str) -> PlayerWord {
    PlayerWord { name: name.into(), hints: 1, undone: 2, minutes: 12, ..PlayerWord::default() }
}

/// Returns a result as it is sent for a round.
fn sent(round: &Round, word: &PlayerWord, play: &AnyMatch) -> Sent {
    Sent { round: round.text(), text: result_text(word, &play.link()) }
}

/// Returns a link as it stands in a message.
fn address(Sent { round, text }: &Sent) -> String {
    match round {
        Some(round) => format!("https://example.org/regalia/#/round/{round}/{text}"),
        None => format!("https://example.org/regalia/#/match/{text}"),
    }
}

#[test]
fn a_round_is_read_as_it_was_written_for_every_game() {
    for info in infos() {
        for (level, agreement) in [
            (Level::Squire, Agreement::default()),
            (Level::Regent, Agreement { undo: UndoRule::Free, open_log: true, hints: false }),
        ] {
            let seats = (*info.seats.start()).max(2);
            let game = info.id.to_owned();
            let round =
                Round::new(Terms { game, seats, level, agreement, ..terms(5) }).expect(info.id);
            let text = round.text().expect("its rules are loaded");
            assert!(text.len() < 150, "{}: {} characters", info.id, text.len());
            assert_eq!(Round::read(&text), Ok(round.clone()));
            assert_eq!((round.level(), round.agreement()), (level, agreement));
            let seeds: BTreeSet<u64> = round.deals().iter().map(|deal| deal.seed).collect();
            assert_eq!(seeds.len(), 5, "five different deals");
            let sat: BTreeSet<usize> =
                (0..seats.min(5)).map(|nth| round.seat(nth).index()).collect();
            assert_eq!(sat.len(), seats.min(5), "the person sits at each seat in turn");
        }
    }
}

#[test]
fn a_round_with_options_keeps_them() {
    let options = vec![("deals".to_owned(), "3".to_owned())];
    let terms = Terms { game: "dwarf-king".into(), options, seats: 3, ..terms(2) };
    let round = Round::new(terms.clone()).expect("a round");
    let text = round.text().expect("a text");
    assert_eq!(Round::read(&text).map(|read| read.deals().to_vec()), Ok(round.deals().to_vec()));
    let unknown = vec![("deals".to_owned(), "no number".to_owned())];
    assert_eq!(Round::new(Terms { options: unknown, ..terms }).expect("a round").text(), None);
}

#[test]
fn a_round_has_one_to_twelve_deals_of_one_person_against_bots() {
    for deals in [0, MOST_DEALS + 1] {
        assert_eq!(Round::new(terms(deals)), None);
    }
    assert!(round(MOST_DEALS).text().expect("a text").len() < 150, "whatever the number of deals");
    assert_eq!(Round::new(Terms { seats: 9, ..terms(1) }), None);
    assert_eq!(Round::new(Terms { game: "chess".into(), ..terms(1) }), None);
    for deal in round(MOST_DEALS).deals() {
        assert!(only_person(&deal.occupants).is_some());
    }
}

#[test]
fn every_altered_or_cut_text_of_a_round_is_refused() {
    let text = round(3).text().expect("a text");
    for (at, letter) in text.char_indices() {
        for other in ['A', 'b', '7', '-', '_', 'é', '%'] {
            if letter != other {
                let altered = format!("{}{other}{}", &text[..at], &text[at + 1..]);
                assert!(Round::read(&altered).is_err(), "'{other}' at {at}");
            }
        }
        assert_eq!(Round::read(&text[..at]), Err(LinkError::Incomplete), "{at}");
    }
    assert_eq!(Round::read(&format!("{text}AAAA")), Err(LinkError::Damaged));
    assert_eq!(Round::read(&format!("{text}).")), Ok(round(3)), "a messenger's own marks go");
}

/// Returns the text of a round with some bytes changed and its hash made anew, as another version
/// would have written it.
fn rewritten(text: &str, change: impl Fn(&mut Vec<u8>)) -> String {
    let mut bytes = Base64UrlUnpadded::decode_vec(text).expect("base64url");
    let (hash, opening) = (bytes.len() - 8, bytes.len() - 4);
    let tail = bytes[opening..].to_vec();
    bytes.truncate(hash);
    change(&mut bytes);
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in bytes.iter().chain(&tail) {
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    }
    bytes.extend(((hash ^ hash >> 32) as u32).to_le_bytes());
    bytes.extend(tail);
    Base64UrlUnpadded::encode_string(&bytes)
}

#[test]
fn a_round_of_other_rules_of_an_unknown_game_or_of_other_deals_says_so() {
    let text = round(3).text().expect("a text");
    assert_eq!(rewritten(&text, |_| {}), text);
    let game = 1 + 1 + "Club du mardi".len() + 1;
    let rules = game + "rogue-monarch".len();
    let why = |change: &dyn Fn(&mut Vec<u8>)| Round::read(&rewritten(&text, change)).err();
    assert_eq!(why(&|bytes| bytes[rules] += 1), Some(LinkError::OtherVersion));
    assert_eq!(why(&|bytes| bytes[0] = 2), Some(LinkError::OtherVersion));
    assert_eq!(why(&|bytes| bytes[game] = b'x'), Some(LinkError::UnknownGame));
    assert_eq!(why(&|bytes| *bytes.last_mut().expect("deals") = 99), Some(LinkError::Damaged));
    // With the same hash of the openings, another number of deals is another round.
    assert_eq!(why(&|bytes| *bytes.last_mut().expect("deals") = 2), Some(LinkError::Mismatch));
}

#[test]
fn the_deal_of_the_day_is_a_round_that_everyone_has() {
    let list = DayList::read(LIST).expect("a list");
    for nth in 0..10 {
        let day = Day(FIRST_DAY.0 + nth);
        let round = Round::of_day(day, &list).expect("a round");
        assert_eq!(round.text(), Some(day.to_string()));
        let (dealt, _) = list.deal(day);
        assert_eq!((round.deals().len(), round.seat(0)), (1, day.seat()));
        let play = played_out(&round.deals()[0], 3);
        assert_eq!((play.seed(), play.setup().bot_seed), (dealt.seed(), dealt.setup().bot_seed));
        let taken = round.take(&sent(&round, &word("Ysé"), &play)).expect("a result");
        assert_eq!(taken.deal, 0);
    }
    assert_eq!(Round::of_day(FIRST_DAY.before(), &list), None);
}

#[test]
fn a_result_is_replayed_and_scored_by_the_rules() {
    let round = round(4);
    for (nth, deal) in round.deals().iter().enumerate() {
        let play = played_out(deal, nth as u64);
        let Turn::Over(outcome) = play.turn() else { panic!("it is over") };
        let taken = round.take(&sent(&round, &word("Ysé"), &play)).expect("a result");
        let seat = only_person(play.occupants()).expect("one person");
        assert_eq!(taken.deal, nth);
        assert_eq!(taken.points, outcome.scores()[seat.index()]);
        assert_eq!(taken.won, outcome.winners().contains(seat));
        assert_eq!((taken.word.clone(), taken.marks()), (Some(word("Ysé")), Vec::new()));
        assert_eq!(taken.link, play.link());

        // The link of the match alone says nothing of who played it, and how.
        let bare = round.take(&Sent { round: None, text: play.link() }).expect("a result");
        assert_eq!(
            (bare.points, bare.name(), bare.marks()),
            (taken.points, "", vec![Mark::NoWord])
        );
        assert!(!bare.is_outside());
    }
}

#[test]
fn every_altered_or_cut_result_is_refused() {
    let round = round(1);
    let play = played_out(&round.deals()[0], 5);
    let Sent { round: of, text } = sent(&round, &word("Ysé"), &play);
    for (at, letter) in text.char_indices() {
        for other in ['A', 'z', '7', '-', '/', 'é'] {
            if letter != other {
                let altered = format!("{}{other}{}", &text[..at], &text[at + 1..]);
                let altered = Sent { round: of.clone(), text: altered };
                assert!(round.take(&altered).is_err(), "'{other}' at {at}");
            }
        }
        let cut = Sent { round: of.clone(), text: text[..at].to_owned() };
        assert!(round.take(&cut).is_err(), "cut at {at}");
    }
    let beside = result_text(&PlayerWord { hints: 0, ..word("Ysé") }, &play.link());
    let (beside, _) = beside.split_once('/').expect("two parts");
    let other = played_out(&round.deals()[0], 6);
    let moved = Sent { round: of, text: format!("{beside}/{}", other.link()) };
    assert_eq!(round.take(&moved), Err(Refusal::Altered), "it was said of another match");
}

#[test]
fn what_is_no_result_of_the_round_is_refused_with_its_reason() {
    let here = round(2);
    let other = Round::new(Terms { seed: 4_712, ..terms(2) }).expect("a round");
    let play = played_out(&other.deals()[0], 1);
    let why = |sent: &Sent| here.take(sent).expect_err("it is none");
    assert_eq!(why(&sent(&other, &word("Ysé"), &play)), Refusal::OtherRound);
    assert_eq!(why(&Sent { round: None, text: play.link() }), Refusal::OtherDeal);

    let deal = &here.deals()[0];
    let with = |play: &AnyMatch| why(&sent(&here, &word("Ysé"), play));
    let begun = new_match(deal).expect("loaded").expect("a deal");
    assert_eq!(with(&begun), Refusal::NotOver);
    let mut left = begun.clone();
    while left.question().is_some() {
        let answer = answer_any(&left.question().expect("a bot's"), &mut || false);
        assert!(left.accept(&answer.expect("an answer")));
    }
    assert!(left.give_up(here.seat(0)));
    assert_eq!(with(&left), Refusal::GaveUp);

    let mut weaker = deal.clone();
    for occupant in &mut weaker.occupants {
        if !occupant.is_person() {
            *occupant = regalia::session::Occupant::Bot { level: Level::Random };
        }
    }
    assert_eq!(with(&played_out(&weaker, 1)), Refusal::OtherTable, "the bots' level");
    let agreement = Agreement { hints: false, ..Agreement::default() };
    let strict = NewMatch { agreement, ..deal.clone() };
    assert_eq!(with(&played_out(&strict, 1)), Refusal::OtherTable, "the agreements");
    let mut moved = deal.clone();
    moved.occupants.reverse();
    assert_eq!(with(&played_out(&moved, 1)), Refusal::OtherTable, "the seat");
    assert_eq!(
        why(&Sent { round: None, text: "Shall we?".into() }),
        Refusal::Link(LinkError::Damaged)
    );
}

#[test]
fn hints_where_the_round_allows_none_are_refused() {
    let agreement = Agreement { hints: false, ..Agreement::default() };
    let round = Round::new(Terms { agreement, ..terms(1) }).expect("a round");
    let play = played_out(&round.deals()[0], 1);
    assert_eq!(round.take(&sent(&round, &word("Ysé"), &play)), Err(Refusal::Hints));
    let without = PlayerWord { hints: 0, ..word("Ysé") };
    assert!(round.take(&sent(&round, &without, &play)).is_ok());
}

#[test]
fn what_was_taken_back_past_something_shown_is_marked_and_counts() {
    let round = round(1);
    let play = played_out(&round.deals()[0], 2);
    let taken = |word: PlayerWord| round.take(&sent(&round, &word, &play)).expect("a result");
    let back = taken(PlayerWord { taken_back: true, ..word("Ysé") });
    assert_eq!((back.marks(), back.is_outside()), (vec![Mark::TakenBack], false));
    for (word, mark) in [
        (PlayerWord { again: true, ..word("Ysé") }, Mark::Again),
        (PlayerWord { watched: true, ..word("Ysé") }, Mark::Watched),
        (PlayerWord { retried: true, ..word("Ysé") }, Mark::Retried),
        (PlayerWord { stood_in: 3, ..word("Ysé") }, Mark::StoodIn(3)),
    ] {
        let marked = taken(word);
        assert_eq!((marked.marks(), marked.is_outside()), (vec![mark], true));
    }
}

#[test]
fn a_newer_result_says_so() {
    let round = round(1);
    let play = played_out(&round.deals()[0], 5);
    let text = result_text(&word("Ysé"), &play.link());
    let (beside, link) = text.split_once('/').expect("two parts");
    let mut bytes = Base64UrlUnpadded::decode_vec(beside).expect("base64url");
    bytes[0] = 2;
    let text = format!("{}/{link}", Base64UrlUnpadded::encode_string(&bytes));
    assert_eq!(round.take(&Sent { round: round.text(), text }), Err(Refusal::Newer));
}

#[test]
fn a_result_of_other_rules_is_called_that_and_may_pass_later() {
    let round = round(1);
    let play = played_out(&round.deals()[0], 5);
    let link = play.link();
    // The version of the rules follows the game's id.
    let mut bytes = Base64UrlUnpadded::decode_vec(&link).expect("base64url");
    bytes[2 + "rogue-monarch".len()] += 1;
    let other = Base64UrlUnpadded::encode_string(&bytes);
    let text = result_text(&word("Ysé"), &other);
    let sent = Sent { round: round.text(), text: text.clone() };
    let why = round.take(&sent).expect_err("it cannot be replayed");
    assert_eq!(why, Refusal::Link(LinkError::OtherVersion));
    assert_eq!(sent.name(), "Ysé", "its player has a name all the same");
    // It is kept as it came, so the same text counts once its rules are here.
    let mut kept = KeptRound::default();
    assert!(kept.take(text.clone()) && !kept.take(text.clone()));
    assert_eq!(KeptRound::read(&kept.to_string()).results, [text]);
    for (refusal, may_pass) in [
        (why, true),
        (Refusal::Newer, true),
        (Refusal::Altered, false),
        (Refusal::Link(LinkError::Damaged), false),
        (Refusal::OtherRound, false),
        (Refusal::Hints, false),
    ] {
        assert_eq!(refusal.may_pass_later(), may_pass, "{refusal}");
    }
}

#[test]
fn a_text_with_several_links_has_several_results() {
    let round = round(3);
    let plays: Vec<AnyMatch> =
        round.deals().iter().enumerate().map(|(nth, deal)| played_out(deal, nth as u64)).collect();
    let all: Vec<Sent> = plays.iter().map(|play| sent(&round, &word("Ysé"), play)).collect();
    let message = format!(
        "Regalia · Club du mardi\n1. Ysé 3 · 2. Léo 1\n{}\n{} and\n\n{}).",
        address(&all[0]),
        address(&all[1]),
        address(&Sent { round: None, text: plays[2].link() }),
    );
    let taken: Vec<RoundResult> =
        results_in(&message).iter().map(|sent| round.take(sent).expect("a result")).collect();
    assert_eq!(taken.iter().map(|taken| taken.deal).collect::<Vec<_>>(), [0, 1, 2]);
    let names: Vec<&str> = taken.iter().map(RoundResult::name).collect();
    assert_eq!(names, ["Ysé", "Ysé", ""]);

    // A messenger has broken the lines, escaped everything, or put invisible characters in.
    let one = address(&all[0]);
    let (head, tail) = one.split_at(one.len() - 30);
    let escaped = one.replace('/', "%2F").replace('#', "%23");
    for changed in [format!("{head}\n{tail}"), escaped, format!("{head}\u{200b}{tail}")] {
        let found = results_in(&changed);
        assert_eq!(found.len(), 1, "{changed}");
        assert!(round.take(&found[0]).is_ok(), "{changed}");
    }
    // A link to the round alone is no result; a text without one is, and says why it is none.
    let bare = format!("https://example.org/#/round/{}", round.text().expect("a text"));
    assert_eq!(results_in(&bare), []);
    assert_eq!(results_in("hello").len(), 1);
    assert_eq!(results_in("  "), []);
}

#[test]
fn one_link_has_all_results_of_a_player() {
    let round = round(3);
    let play = |nth: usize| played_out(&round.deals()[nth], nth as u64);
    let texts = (0..3).map(|nth| result_text(&word("Ysé"), &play(nth).link()));
    let text = joined([round.text().expect("a text")].into_iter().chain(texts));
    let address = format!("https://example.org/regalia/#/round/{text}");
    let deals = |text: &str| -> Vec<usize> {
        let found = results_in(text);
        assert!(found.iter().all(|sent| sent.name() == "Ysé"), "{text}");
        found.iter().map(|sent| round.take(sent).expect("a result").deal).collect()
    };
    assert_eq!(deals(&address), [0, 1, 2]);
    // What a person writes after it is none, even with strokes in it.
    assert_eq!(
        deals(&format!("Monarch: I scored 3.\n{address}\non 12/11/2026, and/or 3/4")),
        [0, 1, 2]
    );
    assert_eq!(deals(&address.replace('/', "%2F")), [0, 1, 2]);
    // Cut off, what is whole still counts, and the rest says why it does not.
    let cut = results_in(&address[..address.len() - 5]);
    let taken: Vec<bool> = cut.iter().map(|sent| round.take(sent).is_ok()).collect();
    assert_eq!(taken, [true, true, false]);
    assert_eq!(cut[2].name(), "");
}

#[test]
fn the_deal_of_a_match_is_a_round_in_which_it_is_a_result() {
    use regalia::session::Occupant::{Bot, Person};
    for info in infos() {
        let seats = (*info.seats.start()).max(2);
        let played = Round::new(Terms { game: info.id.to_owned(), seats, ..terms(2) });
        let play = played_out(&played.expect("a round").deals()[1], 3);
        let round = Round::of_match(&play.setup()).expect("one person against bots");
        let text = round.text().expect("a text");
        assert_eq!(Round::read(&text), Ok(round.clone()), "{}", info.id);
        let taken = round.take(&sent(&round, &word("Ysé"), &play)).expect("its own deal");
        assert_eq!((taken.deal, taken.marks()), (0, Vec::new()));
        for at in (0..text.len()).step_by(5) {
            let other = if text.as_bytes()[at] == b'A' { 'B' } else { 'A' };
            let altered = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            assert!(Round::read(&altered).is_err(), "{}: {at}", info.id);
        }
    }
    let three = Terms { game: "dwarf-king".into(), seats: 3, ..terms(1) };
    let deal = Round::new(three).expect("a round").deals()[0].clone();
    let with = |occupant: regalia::session::Occupant| {
        let mut deal = deal.clone();
        let bot = deal.occupants.iter().position(|one| !one.is_person()).expect("a bot");
        deal.occupants[bot] = occupant;
        Round::of_match(&deal)
    };
    assert!(with(Bot { level: Level::Squire }).is_some());
    assert_eq!(with(Bot { level: Level::Baron }), None, "bots of two levels");
    assert_eq!(with(Person { name: String::new() }), None, "two persons");
}

#[test]
fn the_name_of_a_round_is_read_from_its_text() {
    assert_eq!(Round::name_in(&round(2).text().expect("a text")), "Club du mardi");
    let unnamed = Round::new(Terms { name: String::new(), ..terms(1) }).expect("a round");
    assert_eq!(Round::name_in(&unnamed.text().expect("a text")), "");
    for none in ["", "2026-11-29", "AA", "é"] {
        assert_eq!(Round::name_in(none), "", "{none}");
    }
}

/// Returns a result that counts.
pub fn result(name: &str, deal: usize, points: i16) -> RoundResult {
    RoundResult {
        deal,
        points,
        won: points > 0,
        has_points: true,
        word: Some(PlayerWord { name: name.into(), ..PlayerWord::default() }),
        link: format!("{name}-{deal}-{points}"),
    }
}

#[test]
fn a_result_says_that_bots_played_at_random_and_that_there_was_no_teacher() {
    let round = round(1);
    let play = played_out(&round.deals()[0], 3);
    for (hasty, unadvised, marks) in [
        (true, false, &[Mark::Hasty][..]),
        (false, true, &[Mark::Unadvised]),
        (true, true, &[Mark::Hasty, Mark::Unadvised]),
        (false, false, &[]),
    ] {
        let told = PlayerWord { hasty, unadvised, ..word("Ysé") };
        let result = round.take(&sent(&round, &told, &play)).expect("a result");
        assert_eq!(result.word, Some(told));
        // It is said, and counts: a slow device is no fault.
        assert_eq!((result.marks(), result.is_outside()), (marks.to_vec(), false));
    }
}

#[test]
fn four_devices_agree_in_whatever_order_results_come_and_however_often() {
    let round = round(3);
    let mut all = Vec::new();
    for (nth, name) in ["Ysé", "Léo", "Ana", "Bo"].into_iter().enumerate() {
        // Not everyone has played every deal.
        for deal in 0..3 - nth % 2 {
            let play = played_out(&round.deals()[deal], (10 * nth + deal) as u64);
            let retried = PlayerWord { again: nth == 3 && deal == 0, ..word(name) };
            all.push(sent(&round, &retried, &play));
            all.push(Sent { round: None, text: play.link() });
        }
    }
    let mut dice = Rng::new(1, Stream::Tool(1));
    let mut seen = BTreeSet::new();
    let device = |order: &[Sent]| {
        let taken = order.iter().map(|sent| round.take(sent).expect("a result")).collect();
        Results::new(taken)
    };
    let expected = device(&all);
    for _ in 0..4 {
        let mut order = all.clone();
        order.extend(all.clone());
        dice.shuffle(&mut order);
        seen.insert(order.first().map(address));
        let there = device(&order);
        assert_eq!(there, expected);
        for order in [Order::Points, Order::Matchpoints] {
            assert_eq!(there.standings(order), expected.standings(order));
        }
    }
    assert!(seen.len() > 1);
    assert_eq!(expected.all.len(), 3 + 2 + 3 + 2, "each match once, by its player's word");
    let outside = expected.all.iter().filter(|(_, treated)| *treated == Treatment::Outside);
    assert_eq!(
        outside.map(|(result, _)| (result.name(), result.deal)).collect::<Vec<_>>(),
        [("Bo", 0)]
    );
    let names: BTreeSet<String> =
        expected.standings(Order::Points).into_iter().map(|standing| standing.name).collect();
    assert_eq!(names.len(), 4);
}

#[test]
fn of_two_first_tries_of_a_player_the_one_with_fewer_points_counts() {
    let all = vec![result("Ysé", 0, 9), result("ysé", 0, 4), result("Léo", 0, 6)];
    let results = Results::new(all);
    let counted: Vec<(String, i16)> =
        results.counted().into_iter().map(|one| (one.name, one.points)).collect();
    assert_eq!(counted, [("Léo".to_owned(), 6), ("ysé".to_owned(), 4)]);
    let another = results.all.iter().filter(|(_, treated)| *treated == Treatment::Another);
    assert_eq!(another.map(|(result, _)| result.points).collect::<Vec<_>>(), [9]);
}

#[test]
fn results_without_a_name_are_of_as_many_players() {
    let results = Results::new(vec![result("", 0, 10), result("Ann", 0, 8), result("", 0, 7)]);
    let standings = results.standings(Order::Points);
    let told: Vec<(usize, &str, usize, i32)> =
        standings.iter().map(|one| (one.place, &*one.name, one.deals, one.points)).collect();
    assert_eq!(told, [(1, "", 1, 10), (2, "Ann", 1, 8), (3, "", 1, 7)]);
}

#[test]
fn a_match_that_is_sent_under_two_names_is_shown_so() {
    let mut copy = result("Ysé", 0, 9);
    copy.word = Some(PlayerWord { name: "Léo".into(), ..PlayerWord::default() });
    let results = Results::new(vec![result("Ysé", 0, 9), copy.clone()]);
    assert_eq!(results.same_as(&copy), ["Ysé"]);
    assert_eq!(results.same_as(&result("Ysé", 0, 9)), ["Léo"]);
}

#[test]
fn if_a_match_came_marked_and_unmarked_it_is_marked() {
    let marked = PlayerWord { name: "Ysé".into(), watched: true, ..PlayerWord::default() };
    let marked = RoundResult { word: Some(marked), ..result("Ysé", 0, 9) };
    for all in
        [vec![marked.clone(), result("Ysé", 0, 9)], vec![result("Ysé", 0, 9), marked.clone()]]
    {
        let results = Results::new(all);
        assert_eq!(results.all, [(marked.clone(), Treatment::Outside)]);
        assert_eq!(results.standings(Order::Points), []);
    }
}

/// Returns the matchpoints by name, counted in another way: pair by pair, in floating point.
fn matchpoints_by_pairs(results: &[Counted]) -> BTreeMap<String, f64> {
    let deals: BTreeSet<usize> = results.iter().map(|result| result.deal).collect();
    let of = |deal: usize| results.iter().filter(move |result| result.deal == deal);
    let most = deals.iter().map(|&deal| of(deal).count()).max().unwrap_or(0) as f64;
    let mut sums = BTreeMap::new();
    for result in results {
        let n = of(result.deal).count() as f64;
        let mut own = 0.0;
        for other in of(result.deal) {
            if other.name != result.name {
                own += match result.points.cmp(&other.points) {
                    std::cmp::Ordering::Greater => 2.0,
                    std::cmp::Ordering::Equal => 1.0,
                    std::cmp::Ordering::Less => 0.0,
                };
            }
        }
        let neuberg = (own * most + (most - n)) / n;
        *sums.entry(result.name.clone()).or_insert(0.0) += (neuberg * 100.0).round() / 100.0;
    }
    sums
}

#[test]
fn matchpoints_are_those_of_an_independent_computation() {
    let mut dice = Rng::new(7, Stream::Tool(2));
    let names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"];
    for _ in 0..200 {
        let mut results = Vec::new();
        for deal in 0..=dice.below(12) {
            for name in names {
                if dice.below(3) > 0 {
                    let points = dice.below(6) as i16 - 2;
                    results.push(Counted { deal, name: name.into(), points });
                }
            }
        }
        let expected = matchpoints_by_pairs(&results);
        // The player who beats everyone else on every deal has all of it.
        let deals: BTreeSet<usize> = results.iter().map(|result| result.deal).collect();
        let on = |deal: usize| results.iter().filter(|result| result.deal == deal).count();
        let most = deals.iter().map(|&deal| on(deal)).max().unwrap_or(0);
        let possible = (most > 1).then(|| (deals.len() * 2 * (most - 1)) as f64);
        let standings = Standing::of(&results, Order::Matchpoints);
        assert_eq!(standings.len(), expected.len());
        for standing in &standings {
            let there = standing.matchpoints as f64 / 100.0;
            assert!((there - expected[&standing.name]).abs() < 1e-6, "{standing:?}");
            let share = possible.map_or(50.0, |possible| 100.0 * there / possible);
            assert!((standing.percent as f64 / 10.0 - share).abs() < 0.051, "{standing:?}");
            let above = standings.iter().filter(|other| other.matchpoints > standing.matchpoints);
            assert_eq!(standing.place, 1 + above.count());
        }
        for standing in Standing::of(&results, Order::Points) {
            let own = results.iter().filter(|result| result.name == standing.name);
            assert_eq!(standing.points, own.clone().map(|one| i32::from(one.points)).sum::<i32>());
            assert_eq!(standing.deals, own.count());
        }
    }
}

#[test]
fn matchpoints_by_hand() {
    // Three players in the first deal, two in the second.
    let counted = |name: &str, deal, points| Counted { deal, name: name.into(), points };
    let results = [
        counted("Ana", 0, 10),
        counted("Bo", 0, 7),
        counted("Cy", 0, 7),
        counted("Ana", 1, 1),
        counted("Bo", 1, 5),
    ];
    let standings = Standing::of(&results, Order::Matchpoints);
    let told: Vec<_> =
        standings.iter().map(|one| (one.place, one.name.as_str(), one.matchpoints)).collect();
    // Ana: 4, and (0 + 1) × 3 ÷ 2 − 1 = 0.5. Bo: 1, and (2 + 1) × 3 ÷ 2 − 1 = 3.5. Cy: 1.
    assert_eq!(told, [(1, "Ana", 450), (1, "Bo", 450), (3, "Cy", 100)]);
    // Of 4 on each deal.
    let percent: Vec<_> = standings.iter().map(|one| one.percent).collect();
    assert_eq!(percent, [563, 563, 125]);
    let best = Standing::of(&[counted("Ana", 0, 3), counted("Bo", 0, 1)], Order::Matchpoints);
    assert_eq!(best.iter().map(|one| one.percent).collect::<Vec<_>>(), [1_000, 0]);
    let apart = Standing::of(&[counted("Ana", 0, 3), counted("Bo", 1, 1)], Order::Matchpoints);
    assert_eq!(apart.iter().map(|one| one.percent).collect::<Vec<_>>(), [500, 500]);
}

/// Keeps a match in a library, and returns what the store would have of all of them.
fn kept(library: &mut Library, play: &AnyMatch, begun: u64, ended: u64) -> Vec<Record> {
    let id = library.begin(
        play.info().id,
        &new_match(&play.setup()).expect("loaded").expect("a deal"),
        begun,
    );
    if play.position() > 0 {
        library.keep(id, play, ended);
    }
    library.listed()
}

#[test]
fn what_is_left_of_a_round_is_known_without_its_rules() {
    for deals in [1, 4, MOST_DEALS] {
        let round = round(deals);
        let head = RoundHead::read(&round.text().expect("loaded")).expect("a head");
        assert_eq!((head.deals(), head.game.as_str()), (deals, round.game()));
        assert_eq!((&head.name, head.rules), (&round.name, round.rules));
    }
    let of_match = Round::of_match(&round(1).deals()[0]).and_then(|round| round.text());
    assert_eq!(RoundHead::read(&of_match.expect("loaded")).map(|head| head.deals()), Some(1));
    for text in ["", "2026-11-29", "AAAA", "é"] {
        assert_eq!(RoundHead::read(text), None, "{text}");
    }

    let mut kept = KeptRound::default();
    assert_eq!(left_in(&kept.to_string(), 4), 4);
    for (deal, number) in [(2, 7), (0, 5), (2, 9), (10, 11)] {
        kept.begin(Begun { deal, number });
    }
    kept.take("begun".to_owned());
    assert_eq!(left_in(&kept.to_string(), 12), 9, "a deal that was begun twice is one");
    assert_eq!(left_in(&kept.to_string(), 3), 0);
    // Put off, until something happens.
    let put_off = later(&kept.to_string());
    assert!(is_put_off(&put_off) && !is_put_off(&kept.to_string()));
    assert_eq!(left_in(&put_off, 12), 9);
    assert_eq!(KeptRound::read(&put_off), kept);
    assert!(!is_put_off(&KeptRound::read(&put_off).to_string()));
}

#[test]
fn the_first_match_of_a_deal_on_the_device_is_its_try() {
    let round = round(2);
    let (mut library, mut kept_round) = (Library::default(), KeptRound::default());
    assert_eq!(kept_round.own_try(&round, 0, &library.listed(), None), Try::None);
    let begun = new_match(&round.deals()[0]).expect("loaded").expect("a deal");
    let records = kept(&mut library, &begun, 1_000, 0);
    assert_eq!(kept_round.own_try(&round, 0, &records, None), Try::GoesOn(1_000));

    let play = played_out(&round.deals()[1], 2);
    let records = kept(&mut library, &play, 2_000, 90_000);
    let Try::Over(2_000, Some(link), word) = kept_round.own_try(&round, 1, &records, None) else {
        panic!("it is over");
    };
    assert_eq!(link, play.link());
    assert_eq!(word, PlayerWord { minutes: 2, ..PlayerWord::default() });

    // A later try changes nothing.
    let later = played_out(&round.deals()[1], 3);
    let records = kept(&mut library, &later, 100_000, 110_000);
    assert_eq!(kept_round.own_try(&round, 1, &records, None), Try::Over(2_000, Some(link), word));

    // A try that was deleted is known to have been begun.
    kept_round.begin(Begun { deal: 1, number: 1_500 });
    let Try::Over(_, _, word) = kept_round.own_try(&round, 1, &records, None) else {
        panic!("it is over")
    };
    assert!(word.again);
}

#[test]
fn a_deal_that_was_seen_or_begun_before_is_marked() {
    let round = round(1);
    let deal = &round.deals()[0];
    let own = played_out(deal, 2);
    let other = NewMatch { bot_seed: deal.bot_seed + 1, ..deal.clone() };
    for (seen, is_watched) in [(played_out(deal, 3), true), (played_out(&other, 3), false)] {
        let mut library = Library::default();
        if is_watched {
            // It came in a link when it was over.
            library.begin(seen.info().id, &seen, 500);
        } else {
            kept(&mut library, &seen, 500, 600);
        }
        let records = kept(&mut library, &own, 1_000, 2_000);
        let Try::Over(number, _, word) = KeptRound::default().own_try(&round, 0, &records, None)
        else {
            panic!("it is over");
        };
        assert_eq!((number, word.watched, word.again), (1_000, is_watched, !is_watched));
    }
    // What is watched after the end marks nothing.
    let mut library = Library::default();
    kept(&mut library, &own, 1_000, 2_000);
    library.begin(own.info().id, &played_out(deal, 3), 3_000);
    let records = library.listed();
    let Try::Over(_, _, word) = KeptRound::default().own_try(&round, 0, &records, None) else {
        panic!("it is over");
    };
    assert!(!word.watched && !word.again);
    // What is watched in the middle does, though the clock is set back before the end.
    let mut library = Library::default();
    let begun = new_match(deal).expect("loaded").expect("a deal");
    let id = library.begin(own.info().id, &begun, 5_000);
    library.begin(own.info().id, &played_out(deal, 3), 6_000);
    library.keep(id, &own, 1_000);
    let Try::Over(_, _, word) = KeptRound::default().own_try(&round, 0, &library.listed(), None)
    else {
        panic!("it is over");
    };
    assert!(word.watched && !word.again);
}

#[test]
fn what_is_kept_of_a_round_is_read_as_it_was_written_and_added_in_any_order() {
    let one = KeptRound {
        begun: [Begun { deal: 0, number: 5 }].into(),
        results: ["AQ/BQ".to_owned(), "CQ".to_owned()].into(),
    };
    let other = KeptRound {
        begun: [Begun { deal: 1, number: 9 }].into(),
        results: ["CQ".to_owned(), "DQ".to_owned()].into(),
    };
    assert_eq!(KeptRound::read(&one.to_string()), one);
    assert_eq!(KeptRound::read("begun x y\nnonsense\nresult CQ\n").results.len(), 1);
    let (mut left, mut right) = (one.clone(), other.clone());
    left.add(other);
    right.add(one);
    assert_eq!(left, right);
    assert_eq!((left.begun.len(), left.results.len()), (2, 3));
}

#[test]
fn a_clubs_table_has_tries_of_its_own_and_they_are_on_the_same_device() {
    let (round, club) = (round(1), "rogue-monarch@https:__club.example;");
    let play = |dice| played_out(&round.deals()[0], dice);
    let fresh = new_match(&round.deals()[0]).expect("loaded").expect("a deal");
    let mut library = Library::default();
    let mut begin = |scope: &str, dice, begun| {
        let id = library.begin(scope, &fresh, begun);
        library.keep(id, &play(dice), begun + 500);
        library.listed()
    };
    let records = begin(club, 1, 1_000);
    let kept = KeptRound::default();
    let again = |tried: Try| match tried {
        Try::Over(number, Some(_), word) => (number, word.again),
        other => panic!("it is over: {other:?}"),
    };
    assert_eq!(kept.own_try(&round, 0, &records, None), Try::None);
    assert_eq!(kept.own_try(&round, 0, &records, Some("rogue-monarch@other")), Try::None);
    assert_eq!(again(kept.own_try(&round, 0, &records, Some(club))), (1_000, false));
    // What is played on the page after that is not the first try, nor is a second one at the club.
    let records = begin("rogue-monarch", 2, 2_000);
    assert_eq!(again(kept.own_try(&round, 0, &records, None)), (2_000, true));
    let records = begin(club, 3, 3_000);
    assert_eq!(again(kept.own_try(&round, 0, &records, Some(club))), (1_000, false));
    assert_eq!(again(kept.try_in(&round, 0, &records, (club, 3_000))), (3_000, true));
    assert_eq!(kept.try_in(&round, 0, &records, (club, 4_000)), Try::None);
}

#[test]
fn a_verdict_has_what_a_league_needs() {
    let round = round(2);
    let play = played_out(&round.deals()[1], 2);
    let good = sent(&round, &word("Ysé"), &play);
    let json = |round: Option<&Round>, sent: &Sent| {
        let verdict =
            Verdict::of(round, sent).unwrap_or_else(|why| Verdict::refused(why, sent.name()));
        serde_json::to_value(verdict).expect("plain data")
    };
    let taken = round.take(&good).expect("a result");
    assert_eq!(
        json(Some(&round), &good),
        serde_json::json!({
            "game": "rogue-monarch", "deal": 2, "name": "Ysé", "points": taken.points, "won": taken.won,
            "counts": true, "marks": [], "hints": 1, "undone": 2, "minutes": 12, "link": play.link(),
        })
    );
    let again = sent(&round, &PlayerWord { again: true, ..word("Ysé") }, &play);
    let marked = json(Some(&round), &again);
    assert_eq!(
        (&marked["counts"], &marked["marks"]),
        (&false.into(), &serde_json::json!(["again"]))
    );
    let bare = Sent { round: None, text: play.link() };
    let unnamed = json(Some(&round), &bare);
    assert_eq!(
        (&unnamed["counts"], &unnamed["marks"], &unnamed["hints"]),
        (&true.into(), &serde_json::json!(["no-word"]), &serde_json::Value::Null)
    );
    let alone = json(None, &bare);
    assert_eq!(
        (alone["points"].as_array().map(Vec::len), &alone["gave-up"]),
        (Some(2), &serde_json::Value::Null)
    );
    // Each refusal has its name, and the player's if it can be read.
    let other = Round::new(Terms { seed: 9, ..terms(2) }).expect("a round");
    let text = good.text.clone();
    for (round, text, refused, name) in [
        (&other, text.clone(), "other-round", "Ysé"),
        (&round, text[..text.len() - 4].to_owned(), "", ""),
        (&round, format!("B{}", &text[1..]), "", ""),
        (&round, "hello".to_owned(), "damaged", ""),
    ] {
        let verdict = json(Some(round), &Sent { round: good.round.clone(), text });
        assert_eq!(
            (&verdict["counts"], &verdict["name"]),
            (&false.into(), &name.into()),
            "{verdict}"
        );
        let why = verdict["refused"].as_str().expect("a reason");
        assert!(
            why == refused
                || refused.is_empty()
                    && ["damaged", "incomplete", "altered", "newer"].contains(&why),
            "{why}"
        );
    }
}

#[test]
fn the_text_of_a_round_is_found_in_its_address() {
    let text = round(1).text().expect("a text");
    for address in [
        text.clone(),
        format!(" {text}\n"),
        format!("https://club.example/x/#/round/{text}"),
        format!("#/round/{text}/WORD/LINK"),
    ] {
        assert_eq!(round_in(&address), text, "{address}");
    }
    assert_eq!((round_in("2026-11-29"), round_in("")), ("2026-11-29", ""));
}
