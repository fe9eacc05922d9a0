//! Hints in words: an order first, then always a reason, never a bare percentage.

use crate::screens::{deal, env, named_choice, play_on, render, send, to_move};
use regalia::bots::rogue_monarch::{Prospect, Reason};
use regalia::bots::{Bots, Comparison, Why};
use regalia::engine::{Seat, Viewer};
use regalia::games::rogue_monarch::RogueMonarch;
use regalia::session::library::{Finished, Summary};
use regalia::session::{AnyMatch, Hint, Next};
use regalia::session::{COLUMNS, CsvMatch, csv, load};
use regalia::ui::catalog::{CATALOG, GameEntry};
use regalia::ui::day_line::help_text;
use regalia::ui::locale::Language;
use regalia::ui::locale::reasons::Reasoned;
use regalia::ui::settings::Settings;
use regalia::ui::table::effect::Effect;
use regalia::ui::table::hint::HintState;
use regalia::ui::table::live::{Env, Live};
use regalia::ui::table::msg::{Msg, Worker, WorkerEvent};
use regalia::ui::table::presenter;
use regalia::ui::table::screen::Screen;
use regalia::ui::table::selection::Touched;

/// The number of positions for each game.
const POSITIONS: usize = 200;

macro_rules! names_of {
    ($($module:ident::$game:ident),* $(,)?) => {
        /// Returns the names of the legal decisions.
        fn names(game: &AnyMatch) -> Vec<String> {
            $(if let Some(game) = game.downcast_ref::<regalia::games::$module::$game>() {
                return game.legal().iter().map(ToString::to_string).collect();
            })*
            unreachable!("every game is in the registry")
        }
    };
}
regalia::with_games!(names_of);

/// Returns positions of random matches in which a person decides.
fn positions(title: &'static GameEntry) -> Vec<AnyMatch> {
    let mut all = Vec::new();
    for seed in 0.. {
        let mut game = deal(title, 1, seed);
        while !game.is_over() && all.len() < POSITIONS {
            if game.hint_question("en").is_some() {
                all.push(game.clone());
            }
            play_on(&mut game, 3);
        }
        if all.len() == POSITIONS {
            break;
        }
    }
    all
}

/// Returns the sentences of a hint for the first legal decision, whose next best is the last one. If that is
/// worse, the second one is about as good.
fn lines(game: &AnyMatch, why: Option<&str>, chances: [u8; 2], env: &Env) -> [Vec<String>; 2] {
    let names = names(game);
    let next = names.last().filter(|_| names.len() > 1).map(|action| Next {
        steps: vec![action.clone()],
        chance: chances[1],
        even: chances[0] == chances[1],
    });
    let hint = Hint {
        n: game.position() as u32,
        steps: vec![names[0].clone()],
        chance: chances[0],
        next,
        alike: names
            .get(1)
            .filter(|_| names.len() > 2 && chances[0] > chances[1])
            .cloned()
            .into_iter()
            .collect(),
        why: why.map(str::to_owned),
        names_next: false,
        cut_short: false,
    };
    let mut live = Live::new(game.clone(), env);
    [false, true].map(|why| {
        live.hint = HintState::Shown { hint: hint.clone(), why };
        live.hint_lines(env)
    })
}

#[test]
fn every_hint_is_an_order_and_has_a_reason() {
    let mut wholes = 0;
    for title in CATALOG {
        for game in positions(title) {
            for language in Language::ALL {
                let env = Env { messages: language.messages(), settings: Settings::default() };
                for chances in [[62, 48], [50, 48], [50, 50]] {
                    let [order, reason] = lines(&game, None, chances, &env);
                    let place = format!("{} {language:?}: {order:?} {reason:?}", title.id);
                    assert_eq!(order.len(), 1, "{place}");
                    assert!(order[0].len() > 15, "{place}");
                    assert!(order[0].starts_with(&reason[0]), "it says again what to do: {place}");
                    let first = reason.get(1).unwrap_or_else(|| panic!("no reason: {place}"));
                    assert!(!first.contains('%') && first.ends_with('.'), "{place}");
                }
                let [_, reason] = lines(&game, Some("It wins."), [62, 48], &env);
                // Where tiles are laid in any order, the advice and its reason are for all of them.
                let whole = presenter::of(&game).advised_whole(Viewer::Public, env.messages);
                let first = whole.as_ref().map_or("It wins.", |[_, why]| why);
                assert!(reason[1] == first || names(&game).len() == 1, "{reason:?}");
                wholes += usize::from(whole.is_some());
                if whole.is_none() && names(&game).len() > 2 {
                    let table = &env.messages.table;
                    let begins =
                        [(table.hint_chance)(62), (table.hint_other)(""), (table.hint_even)("")];
                    let begun =
                        reason[2..].iter().zip(&begins).all(|(it, with)| it.starts_with(with));
                    assert!(begun && reason.len() == 5, "{reason:?}");
                }
            }
        }
    }
    assert!(wholes > 20, "{wholes} kingdoms were built");
}

/// Returns a hint for the current decision that advises these decisions and has no more to say than a reason.
fn advising(game: &AnyMatch, steps: Vec<String>, why: &str) -> Hint {
    Hint {
        n: game.position() as u32,
        steps,
        chance: 60,
        next: None,
        alike: Vec::new(),
        why: Some(why.to_owned()),
        names_next: false,
        cut_short: false,
    }
}

/// A hint for several decisions stays while they are made, and is gone when another one is.
#[test]
fn a_hint_for_a_turn_stays_until_all_of_it_is_done() {
    let env = env();
    let mut followed = 0;
    for title in CATALOG {
        for game in positions(title).into_iter().step_by(5) {
            let steps: Vec<String> = {
                let (mut ahead, mut steps) = (game.clone(), Vec::new());
                let turn = ahead.turn();
                while steps.len() < 3 && ahead.turn() == turn {
                    steps.push(names(&ahead)[0].clone());
                    ahead.decide_index(0);
                }
                steps
            };
            let shown = |live: &Live| live.hint.hint().map(|hint| (hint.n, hint.steps.clone()));
            let hint = advising(&game, steps.clone(), "It wins.");
            for (first, stays) in [(0, steps.len() > 1), (names(&game).len() - 1, false)] {
                if first == 0 && !stays || first > 0 && names(&game)[first] == steps[0] {
                    continue;
                }
                let mut live = Live::new(game.clone(), &env);
                live.hint = HintState::Shown { hint: hint.clone(), why: true };
                let mut screen = Screen::Live(live);
                send(
                    &mut screen,
                    Msg::Decide(named_choice(&game, &[names(&game)[first].clone()])),
                    &env,
                );
                let live = screen.live().expect("a match");
                let is_on =
                    live.source.own().is_some_and(|own| own.position() == game.position() + 1);
                if first > 0 {
                    assert_eq!(shown(live), None, "{}", title.id);
                } else if is_on {
                    let rest = (game.position() as u32 + 1, steps[1..].to_vec());
                    assert_eq!(shown(live), Some(rest), "{}", title.id);
                    followed += 1;
                }
            }
        }
    }
    assert!(followed > 20, "{followed}");
}

/// Returns the classes of the golden buttons.
fn golden(html: &str) -> Vec<&str> {
    let classes = html.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    classes.filter(|class| class.split(' ').any(|it| it == "primary")).collect()
}

/// A hint says how, and each tap on the way shows a card's text: both are read together.
#[test]
fn a_hint_stays_readable_beside_the_text_of_a_piece_and_no_golden_button_opposes_it() {
    let (mut followed, mut opposed, mut plain) = (0, 0, 0);
    for title in CATALOG {
        for (nth, game) in positions(title).into_iter().step_by(3).enumerate() {
            let language = Language::ALL[nth % 2];
            let env = Env { messages: language.messages(), ..env() };
            let names = names(&game);
            let [first, .., last] = &names[..] else { continue };
            for (advised, why) in [(first, false), (last, true)] {
                let hint = advising(&game, vec![advised.clone()], "It wins.");
                let mut live = Live::new(game.clone(), &env);
                live.hint = HintState::Shown { hint, why };
                let lines = live.hint_lines(&env);
                let mut screen = Screen::Live(live);
                let html = render(&screen, &env);
                let place = format!("{} {names:?}, advised {advised}", title.id);
                assert!(golden(&html).iter().all(|it| it.contains("advised")), "{place}: {html}");
                // The buttons of a piece: the advised one may be any of them, or none.
                let buttons = [vec![first], vec![last], vec![first, last]];
                for (piece, choices) in buttons.into_iter().enumerate() {
                    let actions = choices.iter().map(|&name| {
                        let choice = named_choice(&game, std::slice::from_ref(name));
                        (format!("Do {name}"), choice)
                    });
                    let touched = Touched {
                        // Two taps on one piece would play it.
                        piece: piece.to_string().into(),
                        text: "What the piece is.".to_owned(),
                        actions: actions.collect(),
                        is_plain: false,
                    };
                    send(&mut screen, Msg::Touch(touched), &env);
                    let html = render(&screen, &env);
                    let place = format!("{place}, selected {choices:?}: {html}");
                    for line in lines.iter().take(2) {
                        assert!(html.contains(&html_escape(line)), "{line}: {place}");
                    }
                    assert!(html.contains("What the piece is."), "{place}");
                    let gold = golden(&html);
                    assert!(gold.iter().all(|it| it.contains("advised")), "{gold:?} {place}");
                    if choices.contains(&advised) {
                        followed += 1;
                        assert!(!gold.is_empty(), "{place}");
                    } else {
                        opposed += 1;
                    }
                }
            }
            plain += golden(&render(&Screen::Live(Live::new(game, &env)), &env)).len();
        }
    }
    // Without a hint, boards have golden buttons that could oppose one.
    assert!(followed > 500 && opposed > 100 && plain > 30, "{followed} {opposed} {plain}");
}

/// Returns a sentence as it stands in HTML.
fn html_escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&#x27;")
}

/// The other move is named before a reason speaks of it.
#[test]
fn a_reason_speaks_of_the_other_move_only_after_its_name() {
    type Kind = Why<<RogueMonarch as Bots>::Reason, <RogueMonarch as Bots>::Prospect>;
    let env = env();
    let (mut named, mut plain) = (0, 0);
    for title in CATALOG {
        for game in positions(title).into_iter().step_by(20) {
            let decisions = names(&game);
            let Some(other) = decisions.get(1) else { continue };
            let mut live = Live::new(game.clone(), &env);
            let whole = presenter::of(&game).advised_whole(Viewer::Public, env.messages);
            for names_next in [true, false].into_iter().filter(|_| whole.is_none()) {
                let next = Next { steps: vec![other.clone()], chance: 40, even: false };
                let steps = vec![decisions[0].clone()];
                let hint = advising(&game, steps, "That is why.");
                let hint = Hint { next: Some(next), names_next, ..hint };
                live.hint = HintState::Shown { hint, why: true };
                let said = live.hint_lines(&env).join(" ");
                let [name, why] = [(env.messages.table.hint_other)(""), "That is why.".to_owned()]
                    .map(|part| {
                        assert_eq!(said.matches(&part).count(), 1, "{said}");
                        said.find(&part)
                    });
                assert_eq!(name < why, names_next, "{said}");
                if names_next { named += 1 } else { plain += 1 }
            }
        }
    }
    assert!(named > 20 && plain > 20, "{named} {plain}");
    // Which reasons do, in both languages.
    let prospect = Prospect::FindsQueen;
    let compared = Comparison { prospect, here: 6, there: 3 };
    let never = Comparison { prospect: Prospect::LosesQueen, here: 0, there: 3 };
    let all: [Kind; 16] = [
        Why::Certain(Reason::TwoQueens),
        Why::Compared(compared),
        Why::Compared(never),
        Why::Scores { own: true, here: 12, there: 10 },
        Why::Scores { own: false, here: 10, there: 12 },
        Why::Escapes,
        Why::Lost,
        Why::Trade([compared, never]),
        Why::Leans(compared),
        Why::Each([Reason::TwoQueens, Reason::FindsQueen]),
        Why::Slight(Reason::TwoQueens),
        Why::Depends { hidden: prospect, here: true },
        Why::Indifferent,
        Why::Winning,
        Why::Hopeless,
        Why::Same,
    ];
    for (language, words) in
        [(Language::En, ["the other", "The other"]), (Language::Fr, ["l’autre", "L’autre"])]
    {
        for why in all {
            let said = RogueMonarch::why(language, why);
            let speaks = words.iter().any(|word| said.contains(word));
            assert_eq!(speaks, why.names_other(), "{said}");
        }
    }
}

#[test]
fn a_match_whose_teacher_was_missing_says_so_for_good() {
    let env = env();
    for title in CATALOG {
        let game = deal(title, 1, 4);
        if to_move(&game) != Seat::new(0) {
            continue;
        }
        let mut screen = Screen::Live(Live::new(game, &env));
        let live =
            |screen: &Screen| screen.live().expect("a match").own().expect("its own").clone();
        send(&mut screen, Msg::Hint, &env);
        assert!(!live(&screen).unadvised(), "{}", title.id);
        let failed = Msg::Worker(Worker::Teacher, WorkerEvent::Failed);
        let effects = send(&mut screen, failed.clone(), &env);
        let step = effects.0.iter().find_map(|effect| match effect {
            Effect::SaveStep(step) => Some(step.clone()),
            _ => None,
        });
        // The step alone is enough for a page that is closed then.
        let mut records = deal(title, 1, 4).records();
        records.steps.push(step.expect("it is saved"));
        assert!(records.open().expect("own records").unadvised(), "{}", title.id);
        send(&mut screen, Msg::Hint, &env);
        let again = send(&mut screen, failed, &env);
        assert!(!again.0.iter().any(|it| matches!(it, Effect::SaveStep(_))), "said once");
        let mut game = live(&screen);
        assert!(load(&game.save()).expect("an own save").unadvised());
        assert!(game.records().open().expect("own records").unadvised());
        assert_eq!((0..2).map(|seat| game.hints(Seat::new(seat))).sum::<u16>(), 0);
        assert!(game.give_up(Seat::new(0)));
        let summary = Summary::new(&game, 1_800_000_000_000);
        let (read, finished) = Finished::read(&Finished::new(&game).text(&summary)).expect("a row");
        assert!(read.unadvised && finished.open(&read).expect("a match").unadvised());
        for language in Language::ALL {
            let env = Env { messages: language.messages(), ..env };
            let html = render(&Screen::Live(Live::new(game.clone(), &env)), &env);
            assert!(html.contains(language.by_letter().unadvised), "{}: {html}", title.id);
            let told = help_text(&summary, language);
            assert!(told.ends_with(language.days().unadvised), "{told}");
        }
        let names = vec![String::new(); summary.seats.len()];
        let one = CsvMatch { id: "a/1", summary: &summary, game: "A game", names: &names };
        let text = csv(&["head"; COLUMNS], [one].into_iter());
        let cells: Vec<&str> = text.lines().nth(1).expect("a row").split(',').collect();
        assert_eq!(cells[16], "1", "{text}");
    }
}
