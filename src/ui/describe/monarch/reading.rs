//! Describes a piece, and its current use, in whole sentences.

use crate::engine::Seat;
use crate::games::monarch::{
    Ability, Action, BANNERS, Banner, CARDS_FOR_A_BANNER, Card, Court, Discounts, Emblem, Face,
    Goods, LandKind, Monarch, PATHS, Path, SPACES,
};
use crate::ui::locale::messages::monarch::{GameMessages, TieBreak, letter};
use crate::ui::players::Players;

/// Returns the path of a card, and its emblem.
pub fn path_of(card: Card) -> Option<Path> {
    match card.face() {
        Face::Court(face) => face.path,
        Face::Improvement(face) => face.path,
        _ => None,
    }
}

/// Describes a card: its path, then its worth and effect.
pub fn about(card: Card, w: &GameMessages) -> String {
    let path = path_of(card).map(|path| w.paths[path as usize].to_owned());
    let mut parts = Vec::from_iter(path);
    match card.face() {
        Face::Court(face) => {
            parts.extend(face.emblem.map(|emblem| match emblem {
                Emblem::Beast => w.beast.to_owned(),
                Emblem::Garment => w.garment.to_owned(),
            }));
            if !face.is_open() {
                parts.push((w.crowns)(face.crowns.into()));
            }
            if face.ability != Ability::Plain {
                parts.push((w.ability)(face.ability, &|card| w.name(card)));
            }
        }
        Face::Guest(guest) => parts.push((w.guest_text)(guest.loss)),
        Face::Improvement(face) => parts.push((w.plot)(face.on, face.yields)),
        Face::Moon(moon) => parts.push(w.moon_texts[moon as usize].to_owned()),
    }
    parts.join(" · ")
}

/// Describes a card in the few words that fit on it: its emblem and its effect.
pub fn briefly(card: Card, w: &GameMessages) -> Option<String> {
    let said = match card.face() {
        Face::Court(face) => {
            let emblem = face.emblem.map(|emblem| match emblem {
                Emblem::Beast => w.beast,
                Emblem::Garment => w.garment,
            });
            let ability = (w.ability_short)(face.ability, &|card| w.name(card));
            let parts = emblem.map(str::to_owned).into_iter().chain([ability]);
            parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        }
        Face::Guest(guest) => (w.guest_short)(guest.loss),
        Face::Improvement(face) => (w.plot_short)(face.on, face.yields),
        Face::Moon(_) => String::new(),
    };
    (!said.is_empty()).then_some(said)
}

/// Returns the sum in digits that the crowns of a card of this court come from; empty if they are
/// as printed.
pub fn sum(court: &Court, card: Card) -> String {
    let Some(face) = card.court() else { return String::new() };
    let (printed, crowns) = (face.crowns, court.crowns(card));
    match face.ability {
        Ability::PerPath => {
            let path = face.path.map_or(0, |path| path as usize);
            format!("2 × ({} + {})", court.paths[path], court.land[path])
        }
        Ability::PerBeast => format!("{printed} + 2 × {}", court.beasts),
        Ability::PerGarment => format!("{printed} + 2 × {}", court.garments),
        Ability::PerDifferentPath => format!("2 × {}", court.different_paths()),
        _ if crowns > printed => format!("{printed} + {}", crowns - printed),
        _ => String::new(),
    }
}

/// Returns what breaks the tie for the most crowns, with the winner's number and the next one's;
/// `None` if there is no tie, or if nothing breaks it.
pub fn tie_break(table: &Monarch) -> Option<(TieBreak, u16, u16)> {
    let winners = table.winners();
    let mut all = winners.iter();
    let (Some(winner), None) = (all.next(), all.next()) else { return None };
    let most = table.crowns(winner).total();
    let is_tied = |seat: &Seat| *seat != winner && table.crowns(*seat).total() == most;
    let tied: Vec<Seat> = table.all().filter(is_tied).collect();
    let own = table.store(winner);
    let gold = tied.iter().map(|&seat| table.store(seat).gold).max()?;
    if own.gold > gold {
        return Some((TieBreak::Gold, own.gold, gold));
    }
    let tied = || tied.iter().copied().filter(|&seat| table.store(seat).gold == own.gold);
    let food = tied().map(|seat| table.store(seat).food).max()?;
    if own.food > food {
        return Some((TieBreak::Food, own.food, food));
    }
    let tied = tied().filter(|&seat| table.store(seat).food == own.food);
    let guests = tied.map(|seat| table.guests(seat).len() as u16).min()?;
    Some((TieBreak::Guests, table.guests(winner).len() as u16, guests))
}

/// Returns the change of a sister's crowns after this change of the match.
fn gain(table: &Monarch, sister: Seat, change: impl FnOnce(&mut Monarch)) -> i16 {
    let mut then = *table;
    change(&mut then);
    then.crowns(sister).total() - table.crowns(sister).total()
}

/// Returns the change of a sister's crowns with a card in place of another.
fn gain_in_place(table: &Monarch, sister: Seat, card: Card, out: Card) -> i16 {
    gain(table, sister, |then| {
        then.courts[sister.index()].replace(out, card);
    })
}

/// Returns the crowns of a Court Card if it joined the sister's court now.
pub fn joined(table: &Monarch, sister: Seat, card: Card) -> u8 {
    let mut court = table.counted(sister);
    court.add(card);
    court.crowns(card)
}

/// Returns true if the card is an improvement that the sister may take for free now.
pub fn is_free(table: &Monarch, card: Card) -> bool {
    table.sisters() == 2 && !table.done.claimed && card.improvement().is_some()
}

/// Returns the goods that the sister lacks for a price.
pub fn lacking(table: &Monarch, sister: Seat, price: Goods) -> Goods {
    let store = table.store(sister);
    Goods {
        gold: price.gold.saturating_sub(store.gold),
        food: price.food.saturating_sub(store.food),
    }
}

/// Says what a card in the row costs a sister.
pub fn price(table: &Monarch, sister: Seat, card: Card, w: &GameMessages) -> String {
    let price = table.price(sister, card);
    let printed = Discounts::default().price(card).gold;
    match price {
        Goods::NONE => w.costs_nothing.to_owned(),
        _ if is_free(table, card) => w.free_once.to_owned(),
        _ => (w.costs)(&(w.goods)(price), printed, printed - price.gold),
    }
}

/// Describes a card in the row: its text, its cost, its current use to the sister, and what she
/// lacks for it.
pub fn in_row(table: &Monarch, sister: Seat, card: Card, w: &GameMessages) -> String {
    let said = offered(table, sister, card, w);
    let missing = lacking(table, sister, table.price(sister, card));
    let is_short = missing != Goods::NONE && !is_free(table, card);
    if !is_short || matches!(card.face(), Face::Moon(_)) {
        return said;
    }
    format!("{said} {}", (w.sentence)(&(w.lack)(&(w.goods)(missing))))
}

/// What a card in the row would do for a sister who acquires it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// It would have these crowns in a free space of her court, and change her total by so much.
    Joins(u8, i16),
    /// Her court is full: it would best replace this card, and change her total by so much.
    Replaces(Card, i16),
    /// It would fit this number of boards; the best of them would yield so much more.
    Improves(usize, u8),
    /// It would fit no board.
    IsDiscarded,
}

/// Returns what a card in the row would do for the sister; `None` for a Guest or a Moon.
pub fn promise(table: &Monarch, sister: Seat, card: Card) -> Option<Promise> {
    match card.face() {
        Face::Moon(_) | Face::Guest(_) => None,
        Face::Court(_) if table.court(sister).len() < SPACES => {
            let more = gain(table, sister, |then| then.courts[sister.index()].push(card));
            Some(Promise::Joins(joined(table, sister, card), more))
        }
        Face::Court(_) => {
            let out = |&out: &Card| (gain_in_place(table, sister, card, out), out);
            let best = table.court(sister).iter().map(out).max();
            best.map(|(more, out)| Promise::Replaces(out, more))
        }
        Face::Improvement(improvement) => {
            let takers = || table.lands.iter().filter(|land| land.takes(improvement));
            let more = takers().map(|land| improvement.yields - land.yields()).max();
            Some(match more {
                Some(more) => Promise::Improves(takers().count(), more),
                None => Promise::IsDiscarded,
            })
        }
    }
}

/// Describes a card in the row: its text, its cost, and its current use to the sister.
pub fn offered(table: &Monarch, sister: Seat, card: Card, w: &GameMessages) -> String {
    let mut said = format!("{}.", about(card, w));
    let mut add = |sentence: &str| {
        said.push(' ');
        said.push_str(sentence);
    };
    match promise(table, sister, card) {
        Some(Promise::Joins(crowns, more)) => {
            let mut court = table.counted(sister);
            court.add(card);
            add(&(w.would_be)(crowns, &sum(&court, card), more));
        }
        Some(Promise::Replaces(out, more)) => add(&(w.would_replace)(w.name(out), more)),
        Some(Promise::Improves(boards, more)) => add(&(w.would_yield)(boards, more)),
        Some(Promise::IsDiscarded) => add(w.fits_nowhere),
        None if matches!(card.face(), Face::Moon(_)) => return said,
        None => {}
    }
    add(&price(table, sister, card, w));
    said
}

/// Describes a card of a court, and the result if another card replaced it.
pub fn in_court(
    table: &Monarch,
    sister: Seat,
    card: Card,
    next: Option<Card>,
    w: &GameMessages,
) -> String {
    let court = table.counted(sister);
    let worth = (w.worth_now)(court.crowns(card), &sum(&court, card));
    let said = format!("{}. {worth}", about(card, w));
    match next {
        Some(next) => {
            format!("{said} {}", (w.would_change)(gain_in_place(table, sister, next, card)))
        }
        None => said,
    }
}

/// Returns the name of what lies on a board.
pub fn board_name(table: &Monarch, number: u8, w: &GameMessages) -> &'static str {
    let land = &table.lands[usize::from(number)];
    let plain = match land.kind {
        LandKind::Farm => w.farm,
        LandKind::Village => w.village,
    };
    land.laid.last().map_or(plain, |&top| w.name(top))
}

/// Describes a board of the land.
pub fn board(
    table: &Monarch,
    number: u8,
    action: Option<Action>,
    card: Option<Card>,
    w: &GameMessages,
) -> String {
    let land = &table.lands[usize::from(number)];
    let name = board_name(table, number, w);
    let mut said = vec![(w.board)(letter(number), name, land.kind, land.yields())];
    let path = land.laid.last().and_then(|&top| path_of(top));
    said.extend(path.map(|path| (w.counts_for)(w.paths[path as usize])));
    match action {
        Some(Action::Suffer(_)) if !land.laid.is_empty() => {
            said.push((w.would_yield_again)(land.yields()));
        }
        Some(Action::LayOn(_)) => said.extend(
            card.and_then(Card::improvement)
                .filter(|improvement| improvement.on == land.kind)
                .map(|improvement| (w.would_yield_here)(land.yields(), improvement.yields)),
        ),
        _ => {}
    }
    said.join(" ")
}

/// Returns how much of a Banner's condition the sister has, and how much it takes.
pub fn needs(table: &Monarch, sister: Seat, banner: Banner) -> (u8, u8) {
    let court = table.counted(sister);
    let (has, needs) = match banner.path() {
        Some(path) => (court.paths[path as usize], CARDS_FOR_A_BANNER),
        None => (court.different_paths(), PATHS.len() as u8),
    };
    (has.min(needs), needs)
}

/// Describes a Banner: its holder or its condition, its power and its worth.
pub fn banner(
    table: &Monarch,
    sister: Seat,
    banner: Banner,
    players: &Players,
    w: &GameMessages,
) -> String {
    let mut said = vec![format!("{}.", w.banner(banner))];
    if let Some(holder) = table.banners[banner as usize] {
        said.push((w.flown_by)(players.who(holder)));
    } else {
        let (has, needs) = needs(table, sister, banner);
        said.push((w.asks_for)(banner.path().map(|path| w.paths[path as usize]), has, needs));
    }
    said.push((w.sentence)(w.powers[banner as usize]));
    if table.banners[banner as usize].is_none_or(|holder| holder == sister) {
        let court = table.counted(sister);
        let sum = banner.path().map(|path| [court.paths[path as usize], court.land[path as usize]]);
        said.push((w.banner_worth)(court.banner(banner), sum));
    }
    said.join(" ")
}

/// Describes the Guests of a sister: their number, the crowns that they cost, their names.
pub fn company(table: &Monarch, sister: Seat, w: &GameMessages) -> String {
    let guests = table.guests(sister);
    let loss = -table.crowns(sister).guests;
    let costs = |guest: &Card| match guest.guest() {
        Some(face) if guests.len() > 1 => format!("{} (−{})", w.name(*guest), face.loss),
        _ => w.name(*guest).to_owned(),
    };
    let names: Vec<_> = guests.iter().map(costs).collect();
    (w.company)(guests.len(), loss, &names.join(", "))
}

/// Says how many crowns a sister has, where they come from, and the sum of her Court Cards.
pub fn crowns(table: &Monarch, sister: Seat, players: &Players, w: &GameMessages) -> String {
    let said = (w.crowns_of)(players.who(sister), table.crowns(sister));
    let court = table.counted(sister);
    let cards: Vec<_> =
        table.court(sister).iter().map(|&card| court.crowns(card).to_string()).collect();
    if cards.len() < 2 { said } else { format!("{said} {}", (w.court_sum)(&cards.join(" + "))) }
}

/// Describes everything that a sister has.
pub fn sister(table: &Monarch, sister: Seat, players: &Players, w: &GameMessages) -> String {
    let who = players.who(sister);
    let banners = BANNERS.into_iter().filter(|&banner| table.flies(sister, banner));
    let mut said = vec![
        crowns(table, sister, players, w),
        (w.has)(who, &(w.goods)(table.store(sister))),
        (w.spaces)(who, table.court(sister).len()),
        company(table, sister, w),
    ];
    said.extend(banners.map(|banner| (w.sentence)(w.banner(banner))));
    said.join(" ")
}
