//! Describes a piece, and its current use, in whole sentences.

use crate::engine::Seat;
use crate::games::monarch::{
    Ability, Action, BANNERS, Banner, CARDS_FOR_A_BANNER, Card, Discounts, Emblem, Face, Goods,
    LandKind, Monarch, PATHS, Path, SPACES,
};
use crate::ui::cast::Cast;
use crate::ui::locale::messages::monarch::GameMessages;

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
    let off = Discounts::default().price(card).gold - price.gold;
    match price {
        Goods::NONE => w.costs_nothing.to_owned(),
        _ if is_free(table, card) => w.free_once.to_owned(),
        _ => (w.costs)(&(w.goods)(price), off),
    }
}

/// Describes a card in the row: its text, its cost, and its current use to the sister.
pub fn in_row(table: &Monarch, sister: Seat, card: Card, w: &GameMessages) -> String {
    let mut said = format!("{}.", about(card, w));
    let mut add = |sentence: &str| {
        said.push(' ');
        said.push_str(sentence);
    };
    match card.face() {
        Face::Moon(_) => return said,
        Face::Court(_) if table.court(sister).len() < SPACES => {
            let more = gain(table, sister, |then| then.courts[sister.index()].push(card));
            add(&(w.would_be)(joined(table, sister, card), more));
        }
        Face::Court(_) => {
            let out = |&out: &Card| (gain_in_place(table, sister, card, out), out);
            if let Some((more, out)) = table.court(sister).iter().map(out).max() {
                add(&(w.would_replace)(w.name(out), more));
            }
        }
        Face::Guest(_) => {}
        Face::Improvement(improvement) => {
            let takers = || table.lands.iter().filter(|land| land.takes(improvement));
            let more = takers().map(|land| improvement.yields - land.yields()).max();
            match more {
                Some(more) => add(&(w.would_yield)(takers().count(), more)),
                None => add(w.fits_nowhere),
            }
        }
    }
    add(&price(table, sister, card, w));
    let missing = lacking(table, sister, table.price(sister, card));
    if missing != Goods::NONE && !is_free(table, card) {
        add(&(w.sentence)(&(w.lack)(&(w.goods)(missing))));
    }
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
    let worth = (w.worth_now)(table.counted(sister).crowns(card));
    let said = format!("{}. {worth}", about(card, w));
    match next {
        Some(next) => {
            format!("{said} {}", (w.would_change)(gain_in_place(table, sister, next, card)))
        }
        None => said,
    }
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
    let plain = match land.kind {
        LandKind::Farm => w.farm,
        LandKind::Village => w.village,
    };
    let name = land.laid.last().map_or(plain, |&top| w.name(top));
    let mut said = vec![(w.board)(usize::from(number) + 1, name, land.kind, land.yields())];
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
    cast: &Cast,
    w: &GameMessages,
) -> String {
    let mut said = vec![format!("{}.", w.banner(banner))];
    if let Some(holder) = table.banners[banner as usize] {
        said.push((w.flown_by)(cast.who(holder)));
    } else {
        let (has, needs) = needs(table, sister, banner);
        said.push((w.asks_for)(banner.path().map(|path| w.paths[path as usize]), has, needs));
    }
    said.push((w.sentence)(w.powers[banner as usize]));
    if table.banners[banner as usize].is_none_or(|holder| holder == sister) {
        said.push((w.banner_worth)(table.counted(sister).banner(banner)));
    }
    said.join(" ")
}

/// Describes the Guests of a sister: their number, the crowns that they cost, their names.
pub fn company(table: &Monarch, sister: Seat, w: &GameMessages) -> String {
    let guests = table.guests(sister);
    let loss = -table.crowns(sister).guests;
    let names: Vec<_> = guests.iter().map(|&guest| w.name(guest)).collect();
    (w.company)(guests.len(), loss, &names.join(", "))
}

/// Describes everything that a sister has.
pub fn sister(table: &Monarch, sister: Seat, cast: &Cast, w: &GameMessages) -> String {
    let who = cast.who(sister);
    let banners = BANNERS.into_iter().filter(|&banner| table.flies(sister, banner));
    let mut said = vec![
        (w.crowns_of)(who, table.crowns(sister)),
        (w.has)(who, &(w.goods)(table.store(sister))),
        (w.spaces)(who, table.court(sister).len()),
        company(table, sister, w),
    ];
    said.extend(banners.map(|banner| (w.sentence)(w.banner(banner))));
    said.join(" ")
}
