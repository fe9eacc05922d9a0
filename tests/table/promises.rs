//! The texts of cards and tiles promise what the rules then do, over random matches.

use regalia::engine::{Game, Rng, Seat, Setup, Stream, Turn, Viewer};
use regalia::games::dwarf_king::{
    Action as DwarfAction, Card as DwarfCard, DwarfKing, Event as DwarfEvent,
};
use regalia::games::mon_royaume::{Action, Event, MonRoyaume, Task, TileSet, elements_met};
use regalia::games::monarch::{Action as SisterAction, LandKind, Monarch, Step};
use regalia::games::penniless_king::{
    Action as RogueAction, Event as RogueEvent, Gain, PennilessKing, Source, Step as RogueStep,
};
use regalia::games::rogue_monarch::{Conspiracy, End, Event as CourtEvent, RogueMonarch};
use regalia::ui::describe::{dwarf_king, mon_royaume, monarch::reading, rogue_monarch};
use regalia::ui::locale::Language;

/// The number of matches of each game, more with `LONG=1`.
fn matches(short: u64) -> u64 {
    if std::env::var_os("LONG").is_some() { 10 * short } else { short }
}

/// Plays random matches. `check` gets the seed, the state before and after each decision, the
/// decision, and its events.
fn play<G: Game>(count: u64, mut check: impl FnMut(u64, &G, &G, G::Action, &[G::Event])) {
    for seed in 0..matches(count) {
        let (least, most) = (*G::INFO.seats.start(), *G::INFO.seats.end());
        let seats = least + seed as usize % (most - least + 1);
        let mut chance = Rng::for_match(seed);
        let mut dice = Rng::new(seed, Stream::Tool(7));
        let mut state = G::new(&Setup { seats, options: G::Options::default() }, &mut chance);
        let mut legal = Vec::new();
        while let Turn::Of(_) = state.turn() {
            state.legal(&mut legal);
            let action = dice.pick(&legal);
            let before = state.clone();
            let mut events = Vec::new();
            state.apply(action, &mut chance, &mut |_, event: G::Event| events.push(event));
            check(seed, &before, &state, action, &events);
        }
    }
}

/// Returns the state after a decision, without its chance.
fn after<G: Game>(state: &G, action: G::Action) -> G {
    let mut then = state.clone();
    then.apply_silently(action, &mut Rng::for_match(0));
    then
}

/// Every tile of a hand is compared with what becomes of it once it is revealed, and what a picked
/// one promises with what the end of the round pays.
#[test]
fn a_tile_brings_what_it_promises() {
    use mon_royaume::{Promise, promises};
    let w = Language::En.messages().mon_royaume();
    let (mut kept, mut none) = ([0; 8], 0);
    let mut picked = Vec::new();
    let mut owed = Vec::new();
    play::<MonRoyaume>(12, |seed, before, state, action, events| {
        if let Action::Pick(tile) = action {
            let (public, seat) = (&before.public, before.mover);
            // A tile that was taken before brings no element and no Mission again.
            for tile in before.hands[seat.index()].iter() {
                let all = promises(public, seat, tile);
                let taken = public.taken[seat.index()];
                let then = taken.with(tile);
                let gains = public.tales[seat.index()]
                    .iter()
                    .filter(|&tale| elements_met(tale, then) > elements_met(tale, taken))
                    .map(Promise::Element);
                let told = all.iter().copied().filter(|promise| promise.tale().is_some());
                assert!(gains.eq(told), "{seed}: {tile} of {all:?}");
                let mut table = *public;
                table.taken[seat.index()] = then;
                for &card in public.adventures_now() {
                    let now = public.met_by(card).contains(seat);
                    let met = table.met_by(card).contains(seat);
                    let said = all.iter().find_map(|promise| match *promise {
                        Promise::Token(it) | Promise::Marker(it) if it == card => Some(true),
                        Promise::With(it, other) if it == card => {
                            Some(!then.contains(other) && met)
                        }
                        _ => None,
                    });
                    if let Task::Territory(colour) = card.task() {
                        let of = |seat: Seat| {
                            public.taken[seat.index()].of(TileSet::of_colour(colour)).len()
                        };
                        let most = public.all().filter(|&it| it != seat).map(of).max().unwrap_or(0);
                        let counts = all.contains(&Promise::Counts(card, of(seat), most));
                        assert_eq!(
                            counts,
                            tile.colour() == Some(colour),
                            "{seed}: {tile} of {all:?}"
                        );
                    } else {
                        assert_eq!(said.unwrap_or(false), met && !now, "{seed}: {tile} of {all:?}");
                    }
                }
                let read = mon_royaume::tile_text(public, seat, tile, w);
                let asks = all.iter().any(Promise::is_wanted);
                assert_eq!(read.contains("Needed for an Adventure"), asks, "{seed}: {read}");
                none += usize::from(all.is_empty());
            }
            picked.push((seat, promises(public, seat, tile)));
        }
        for event in events {
            match *event {
                Event::RoundBegan { .. } => owed.clear(),
                Event::Resolved { card, by } | Event::Ignored { card, by } => {
                    for &(seat, promise) in &owed {
                        if let Promise::Token(it) | Promise::Marker(it) = promise
                            && it == card
                        {
                            assert!(by.contains(seat), "{seed}: {promise:?}");
                        }
                    }
                }
                _ => {}
            }
        }
        if events.iter().any(|event| matches!(event, Event::Revealed { .. })) {
            for (seat, all) in picked.drain(..) {
                for promise in all {
                    kept[match promise {
                        Promise::Draw => {
                            let drew = |event: &Event| matches!(event, Event::Drew { seat: it, .. } if *it == seat);
                            assert!(events.iter().any(drew), "{seed}: a Monster draws a token");
                            0
                        }
                        Promise::Element(_) => 1,
                        Promise::Token(_) => 2,
                        Promise::With(..) => 3,
                        Promise::Marker(_) => 4,
                        Promise::Counts(..) => 5,
                        Promise::Top(has_monster) => {
                            let taken = before.public.taken[seat.index()];
                            assert_eq!(has_monster, !taken.of(TileSet::MONSTERS).is_empty());
                            6
                        }
                        Promise::Curse => 7,
                    }] += 1;
                    owed.push((seat, promise));
                }
            }
        }
        if state.public.ending.is_some() {
            owed.clear();
        }
    });
    assert!(none > 20 && kept.iter().all(|&count| count > 0), "{kept:?}, nothing: {none}");
}

/// A Mummy or a Clone becomes what it said it would be.
#[test]
fn a_copy_is_what_it_said_it_would_be() {
    let (mut copies, mut others) = (0, 0);
    play::<DwarfKing>(60, |seed, before, _, action, events| {
        let DwarfAction::Play(card) = action else { return };
        let said = dwarf_king::would_copy(&before.public, card);
        let became = events.iter().find_map(|event| match event {
            DwarfEvent::Played { copies, .. } => Some(*copies),
            _ => None,
        });
        assert_eq!(became, Some(said), "{seed}: {card}");
        copies += u32::from(said.is_some());
        others += u32::from(matches!(card, DwarfCard::MUMMY | DwarfCard::CLONE) && said.is_none());
    });
    assert!(copies > 10 && others == 0, "{copies} copies, {others} of nothing");
}

/// A card of a suit stands in the trick as its text says: what it says of the last card is what the trick
/// then comes to.
#[test]
fn a_card_stands_in_the_trick_as_it_says() {
    use dwarf_king::{Standing, standing};
    let mut kept = [0; 4];
    play::<DwarfKing>(20, |seed, before, after, action, events| {
        let DwarfAction::Play(card) = action else { return };
        let Turn::Of(seat) = before.turn() else { return };
        let Some(said) = standing(&before.public, card) else {
            return assert!(card.is_special(), "{seed}: {card}");
        };
        let winner = events.iter().find_map(|event| match event {
            DwarfEvent::TrickWon { seat, .. } => Some(*seat),
            _ => None,
        });
        match said {
            Standing::Leads => assert!(before.public.trick.cards.is_empty(), "{seed}: {card}"),
            Standing::Wins => assert_eq!(winner, Some(seat), "{seed}: {card}"),
            Standing::Ahead => {
                assert_eq!(winner, None, "{seed}: {card}");
                assert_eq!(after.public.trick.winning_card(), card, "{seed}");
            }
            Standing::Behind => assert_ne!(winner, Some(seat), "{seed}: {card}"),
        }
        kept[said as usize] += 1;
    });
    assert!(kept.iter().all(|&count| count > 50), "{kept:?}");
}

/// What a card in the row would be worth, where an improvement would fit, and what a harvest and a
/// tax bring.
#[test]
fn a_card_in_the_row_does_what_it_promises() {
    use reading::Promise;
    let mut kept = [0; 6];
    play::<Monarch>(4, |seed, before, _, _, _| {
        let Turn::Of(seat) = before.turn() else { return };
        let mut legal = Vec::new();
        before.legal(&mut legal);
        let (store, total) = (before.store(seat), before.crowns(seat).total());
        for action in legal {
            let then = after(before, action);
            match action {
                SisterAction::Harvest => {
                    assert_eq!(then.store(seat).food, store.food + before.harvest(seat), "{seed}");
                    kept[0] += 1;
                }
                SisterAction::Tax => {
                    let (fed, taxed) = (before.feed(), before.yields(LandKind::Village));
                    assert_eq!(then.store(seat).food, store.food - fed, "{seed}");
                    assert_eq!(then.store(seat).gold, store.gold + taxed, "{seed}");
                    kept[1] += 1;
                }
                SisterAction::Acquire(card) => {
                    let price = before.price(seat, card);
                    assert_eq!(reading::lacking(before, seat, price).amount(), 0, "{seed}: {card}");
                    let paid = then.store(seat);
                    assert_eq!(
                        (paid.gold, paid.food),
                        (store.gold - price.gold, store.food - price.food)
                    );
                    match reading::promise(before, seat, card) {
                        None => {}
                        Some(Promise::Joins(crowns, more)) => {
                            let then = after(&then, SisterAction::TakeSpace);
                            assert_eq!(then.counted(seat).crowns(card), crowns, "{seed}: {card}");
                            assert_eq!(then.crowns(seat).total() - total, more, "{seed}: {card}");
                            kept[2] += 1;
                        }
                        Some(Promise::Replaces(out, more)) => {
                            let then = after(&then, SisterAction::Replace(out));
                            assert_eq!(then.crowns(seat).total() - total, more, "{seed}: {card}");
                            kept[3] += 1;
                        }
                        Some(Promise::Improves(boards, more)) => {
                            let mut places = Vec::new();
                            then.legal(&mut places);
                            assert_eq!(places.len(), boards, "{seed}: {card}");
                            let sum = |table: &Monarch| -> u16 {
                                [LandKind::Farm, LandKind::Village]
                                    .map(|kind| table.yields(kind))
                                    .iter()
                                    .sum()
                            };
                            let gains =
                                places.iter().map(|&place| sum(&after(&then, place)) - sum(before));
                            assert_eq!(gains.max(), Some(more.into()), "{seed}: {card}");
                            kept[4] += 1;
                        }
                        Some(Promise::IsDiscarded) => {
                            assert!(!matches!(then.step, Step::Lay(_)), "{seed}: {card}");
                            kept[5] += 1;
                        }
                    }
                }
                _ => {}
            }
        }
    });
    assert!(kept[..5].iter().all(|&count| count > 0), "{kept:?}");
}

/// A spot gives what is printed on it, a Plot takes what it says, and an idle one does nothing.
#[test]
fn a_spot_and_a_plot_do_what_they_promise() {
    let (mut spots, mut takings, mut idle) = (0, 0, 0);
    play::<PennilessKing>(12, |seed, before, _, action, events| {
        let public = &before.public;
        let active = public.active;
        match action {
            // Where a Rogue is moved to by an action, it gains nothing.
            RogueAction::To(spot) if matches!(public.step, RogueStep::Spot(_)) => {
                let earned = events.iter().find_map(|event| match event {
                    RogueEvent::Earned { seat, coins, source: Source::Spot } if *seat == active => {
                        Some(*coins)
                    }
                    _ => None,
                });
                if let Gain::Coins(coins) = spot.gain() {
                    assert_eq!(earned, Some(coins.into()), "{seed}: {spot}");
                    spots += 1;
                } else {
                    assert_eq!(earned, None, "{seed}: {spot}");
                }
            }
            RogueAction::Play(plot) => {
                let taken: u16 = events
                    .iter()
                    .map(|event| match event {
                        RogueEvent::Earned { coins, source: Source::Plot(it), .. }
                            if *it == plot =>
                        {
                            *coins
                        }
                        RogueEvent::Gave { to, source: Source::Plot(it), .. }
                            if *it == plot && *to == active =>
                        {
                            1
                        }
                        _ => 0,
                    })
                    .sum();
                assert_eq!(taken, u16::from(public.takings(plot)), "{seed}: {plot}");
                takings += u32::from(taken > 0);
                if public.is_idle(plot) {
                    // Its turn may end with it, and then come the Standoffs.
                    let begins = |event: &&RogueEvent| {
                        !matches!(
                            event,
                            RogueEvent::StandoffBegan { .. } | RogueEvent::TurnBegan { .. }
                        )
                    };
                    let done: Vec<_> = events.iter().skip(1).take_while(begins).collect();
                    assert!(done.is_empty(), "{seed}: {plot} is idle, and {done:?}");
                    idle += 1;
                }
            }
            _ => {}
        }
    });
    assert!(spots > 50 && takings > 5 && idle > 5, "{spots} spots, {takings} takings, {idle} idle");
}

/// A Marriage that was said to be out of reach doesn't come before the discards are shuffled in.
#[test]
fn no_marriage_comes_that_was_out_of_reach() {
    let w = Language::En.messages();
    let (mut out, mut married) = (0, 0);
    play::<RogueMonarch>(300, |seed, before, _, _, events| {
        let is_out = rogue_monarch::marriage_is_out(&before.public);
        out += u32::from(is_out);
        let is_mixed = events.iter().any(|event| matches!(event, CourtEvent::Reshuffled));
        let weds = |event: &CourtEvent| {
            matches!(event, CourtEvent::Ended(End::Won { by: Conspiracy::Marriage, .. }))
        };
        let weds = events.iter().any(weds);
        married += u32::from(weds);
        assert!(!(is_out && weds) || is_mixed, "{seed}: a Marriage that was out of reach");
        let Turn::Of(seat) = before.turn() else { return };
        let view = before.view(Viewer::Of(seat));
        let held =
            view.own.as_ref().map(|own| own.hand.count(regalia::games::rogue_monarch::Kind::Queen));
        let said = (w.rogue_monarch().goal)(0, held, 0, false, is_out);
        assert_eq!(said.contains("out of reach"), is_out, "{said}");
    });
    assert!(out > 100 && married > 0, "{out} out of reach, {married} Marriages");
}
