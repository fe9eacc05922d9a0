//! Tiles, tales and kingdoms, in sentences.

use super::{Describe, row};
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Action, Adventure, Bag, Kind, Kingdom, Laid, MonRoyaume, Public, Rules, Step, Tale, Task, Tile,
    TileSet, Token, View, slots_of,
};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::players::Players;

/// Returns the index of a tile's colour; black is the last.
pub fn colour(tile: Tile) -> usize {
    tile.colour().map_or(5, |colour| colour as usize)
}

/// Returns the name of a tile.
pub fn name(tile: Tile, w: &GameMessages) -> &'static str {
    w.tiles[tile.index()]
}

/// Describes a tile.
pub fn text(laid: Laid, w: &GameMessages) -> String {
    let tile = laid.tile;
    let colour = w.colours[colour(tile)];
    let said = (w.tile_text)(name(tile, w), colour, tile.level(), tile.is_monster());
    if laid.bard { [w.bard_text, " ", &said].concat() } else { said }
}

/// Describes everything in front of another player.
pub fn other_text(
    view: &View,
    players: &Players,
    seat: Seat,
    known: Option<Bag>,
    w: &GameMessages,
) -> String {
    let public = &view.public;
    let names = |tiles: Bag| tiles.iter().map(|tile| name(tile, w)).collect::<Vec<_>>();
    let tales: Vec<&str> =
        public.tales[seat.index()].iter().map(|tale| w.tales[tale.index()]).collect();
    let taken = names(public.taken[seat.index()]);
    let held = known.map(names).unwrap_or_default();
    (w.other_text)(players.name(seat), &tales, &taken, &held)
}

/// Describes a tale in this variant of the rules.
pub fn tale_text(tale: Tale, rules: Rules, w: &GameMessages) -> String {
    let elements: Vec<&str> = tale.telling().iter().map(|&tile| name(tile, w)).collect();
    let kind = (rules == Rules::Complete).then_some(tale.kind());
    (w.tale_text)(w.tales[tale.index()], &elements.join(", "), kind)
}

/// Something that a tile of the hand would bring its player now. All texts about the tile's use are
/// made from these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// A Bard token as soon as the tile is revealed.
    Draw,
    /// An element of a tale.
    Element(Tale),
    /// The token of an Adventure.
    Token(Adventure),
    /// The token of an Adventure that also asks for this tile.
    With(Adventure, Tile),
    /// The marker of an Adventure, to be given to a rival.
    Marker(Adventure),
    /// One more tile of a Territory's colour, beside the player's number and the most of a rival.
    Counts(Adventure, usize, usize),
    /// The top of a kingdom with a Monster at level 1; true if the player has taken one.
    Top(bool),
    /// The curse, for who keeps an Evil tale.
    Curse,
}

impl Promise {
    /// Returns the tale that the tile is an element of.
    pub fn tale(&self) -> Option<Tale> {
        if let Self::Element(tale) = *self { Some(tale) } else { None }
    }

    /// Returns true if an Adventure asks for the very tile.
    pub fn is_wanted(&self) -> bool {
        matches!(self, Self::Token(_) | Self::With(..) | Self::Marker(_))
    }

    /// Returns true if the promise is an Adventure's.
    pub fn is_of_adventure(&self) -> bool {
        self.is_wanted() || matches!(self, Self::Counts(..))
    }
}

/// Returns everything that a tile of the hand would bring its player now.
pub fn promises(public: &Public, seat: Seat, tile: Tile) -> Vec<Promise> {
    let taken = public.taken[seat.index()];
    // A second one is no element, and meets no Mission that the first one meets.
    let is_new = !taken.contains(tile);
    let tales = public.tales[seat.index()];
    let is_complete = public.rules == Rules::Complete;
    let mut all = Vec::new();
    if tile.is_monster() && is_complete {
        all.push(Promise::Draw);
    }
    let told = tales.iter().filter(|tale| is_new && tale.elements().contains(tile));
    all.extend(told.map(Promise::Element));
    let open = public.adventures_now().get(usize::from(public.resolved) % 6..).unwrap_or_default();
    all.extend(open.iter().filter(|card| card.tiles().contains(tile)).filter_map(|&card| {
        Some(match card.task() {
            Task::Territory(colour) => {
                let of =
                    |seat: Seat| public.taken[seat.index()].of(TileSet::of_colour(colour)).len();
                let most = public.all().filter(|&other| other != seat).map(of).max();
                Promise::Counts(card, of(seat), most.unwrap_or(0))
            }
            _ if !is_new => return None,
            Task::Monster(_) => Promise::Marker(card),
            Task::Mission(wanted) => {
                match wanted.iter().find(|&&other| other != tile && !taken.contains(other)) {
                    Some(&other) => Promise::With(card, other),
                    None => Promise::Token(card),
                }
            }
        })
    }));
    if tile == Tile::BLACK_CASTLE {
        all.push(Promise::Top(taken.iter().any(Tile::is_monster)));
        if is_complete && tales.iter().any(|tale| tale.kind() == Kind::Evil) {
            all.push(Promise::Curse);
        }
    }
    all
}

/// Describes a tile of the hand, and its current uses.
pub fn tile_text(public: &Public, seat: Seat, tile: Tile, w: &GameMessages) -> String {
    let mut all = vec![[&text(Laid { tile, bard: false }, w), "."].concat()];
    if public.taken[seat.index()].contains(tile) {
        let told = public.tales[seat.index()].iter().filter(|tale| tale.elements().contains(tile));
        all.extend(told.map(|tale| (w.told_of)(w.tales[tale.index()], true)));
    }
    all.extend(promises(public, seat, tile).into_iter().map(|promise| match promise {
        Promise::Draw => w.monster_text.to_owned(),
        Promise::Element(of) => (w.told_of)(w.tales[of.index()], false),
        Promise::Counts(card, mine, most) => (w.counts_for)(&(w.adventure)(card), mine, most),
        Promise::Token(card) | Promise::With(card, _) | Promise::Marker(card) => {
            (w.asked_for)(&(w.adventure)(card))
        }
        Promise::Top(has_monster) => w.top_text[usize::from(has_monster)].to_owned(),
        Promise::Curse => w.curse_text.to_owned(),
    }));
    all.join(" ")
}

/// Describes a kingdom level by level, with its faults.
fn kingdom(kingdom: &Kingdom, advanced: bool, w: &GameMessages) -> String {
    let side = |laid: Laid| if laid.bard { w.bard_side } else { name(laid.tile, w) };
    let levels = (1..=4).map(|level| {
        let slots: Vec<_> = slots_of(level).map(|slot| kingdom.at(slot).map(side)).collect();
        (w.level)(level, &slots)
    });
    let wrong = kingdom.faults(advanced).filter_map(|(slot, fault)| {
        let tile = kingdom.at(slot)?.tile;
        Some((w.stands_wrong)(name(tile, w), &(w.fault)(fault)))
    });
    levels.chain(wrong).collect::<Vec<_>>().join(" ")
}

/// Describes an unfinished kingdom, and the tiles in none of its slots.
pub fn bench(lies: &Kingdom, spare: Bag, advanced: bool, messages: &Messages) -> Vec<String> {
    let w = messages.mon_royaume();
    // Before the first tile there is nothing to describe.
    let begun = !lies.tiles().is_empty();
    let stands = begun.then(|| [w.pyramid, ". ", &kingdom(lies, advanced, w)].concat());
    let tiles: Vec<_> = spare.iter().map(|tile| text(Laid { tile, bard: false }, w)).collect();
    let left = (!tiles.is_empty())
        .then(|| (messages.table.row)(w.spare, &tiles.join(messages.table.separator)));
    stands.into_iter().chain(left).collect()
}

/// Returns the names of tiles.
fn names(tiles: Bag, w: &GameMessages) -> Vec<String> {
    tiles.iter().map(|tile| name(tile, w).to_owned()).collect()
}

/// Lists the tokens and markers of a player, if the rules know them.
fn purse(public: &Public, seat: Seat, w: &GameMessages) -> Vec<String> {
    let (tokens, markers) = (public.token_counts[seat.index()], public.markers[seat.index()]);
    let tokens = (public.rules == Rules::Complete).then(|| (w.token_count)(tokens));
    let markers = (markers > 0).then(|| (w.marker_count)(markers));
    tokens.into_iter().chain(markers).collect()
}

/// Describes the remaining Adventures of this round, and the players who currently meet each.
fn adventures(public: &Public, players: &Players, w: &GameMessages) -> Vec<String> {
    let cards = public.adventures_now();
    let met = usize::from(public.resolved) + cards.len() - public.adventures.len();
    let each = |&card: &Adventure| {
        let by: Vec<_> = public.met_by(card).iter().map(|seat| players.name(seat)).collect();
        let by = if by.is_empty() { w.met_by_nobody.to_owned() } else { by.join(", ") };
        [&(w.adventure)(card), " (", &by, ")"].concat()
    };
    cards.iter().skip(met).map(each).collect()
}

impl Describe for MonRoyaume {
    fn describe_board(
        view: &View,
        players: &Players,
        messages: &Messages,
        memory: bool,
    ) -> Vec<String> {
        let w = messages.mon_royaume();
        let public = &view.public;
        if let Some(end) = &public.ending {
            let shown = |&card: &Token| w.tokens[card as usize].to_owned();
            let shown: Vec<_> = end.cards.iter().map(shown).collect();
            let stands = |seat: Seat| {
                let whose = (w.kingdom_of)(players.who(seat));
                let stands = kingdom(&public.kingdoms[seat.index()], public.advanced, w);
                [&whose, ". ", &stands].concat()
            };
            return row(messages, w.show, &shown)
                .into_iter()
                .chain(public.all().map(stands))
                .collect();
        }
        let asked = adventures(public, players, w);
        let mut said =
            Vec::from_iter((!asked.is_empty()).then(|| {
                (messages.table.row)(w.adventures, &asked.join(messages.table.separator))
            }));
        for seat in public.all().filter(|&seat| !players.viewer.is(seat)) {
            let known = view.own.and_then(|own| own.hands[seat.index()]).filter(|_| memory);
            said.push(other_text(view, players, seat, known, w));
            said.extend(row(messages, players.name(seat), &purse(public, seat, w)));
        }
        said
    }

    fn describe_hand(view: &View, _: &Players, messages: &Messages, _: bool) -> Vec<String> {
        let w = messages.mon_royaume();
        let public = &view.public;
        let Some(own) = view.own.filter(|_| public.ending.is_none()) else { return Vec::new() };
        let tales = public.tales[own.seat.index()];
        let mut said: Vec<_> = tales.iter().map(|tale| tale_text(tale, public.rules, w)).collect();
        let purse = purse(public, own.seat, w);
        let kinds = Token::ALL.into_iter().flat_map(|kind| {
            (0..own.tokens[kind as usize]).map(move |_| w.tokens[kind as usize].to_owned())
        });
        said.extend(row(messages, messages.table.you, &purse));
        said.extend(row(messages, w.line_tokens, &kinds.collect::<Vec<_>>()));
        if public.step == Step::Build {
            said.extend(bench(&own.kingdom, own.spare, public.advanced, messages));
            return said;
        }
        let taken = names(public.taken[own.seat.index()], w);
        said.push(row(messages, w.your_tiles, &taken).unwrap_or_else(|| w.no_tiles.to_owned()));
        if public.step == Step::Pick {
            said.push(messages.table.your_hand.to_owned());
            said.extend(own.hand().iter().map(|tile| tile_text(public, own.seat, tile, w)));
        } else {
            said.extend(row(messages, messages.table.your_hand, &names(own.hand(), w)));
        }
        said
    }

    fn describe_choices(
        view: &View,
        legal: &[Action],
        players: &Players,
        messages: &Messages,
    ) -> Vec<String> {
        let w = messages.mon_royaume();
        if view.public.step == Step::Build {
            // The slots are only decided once the whole kingdom is confirmed.
            return [w.best, w.flip, w.take_back, w.undo, w.confirm].map(str::to_owned).to_vec();
        }
        let deed = |&action: &Action| match action {
            Action::Pick(tile) | Action::Lay(tile) | Action::Flip(tile) => name(tile, w).to_owned(),
            Action::Give(seat) => (w.give_to)(players.name(seat)),
            Action::Discard(tale) => w.tales[tale.index()].to_owned(),
        };
        legal.iter().map(deed).collect()
    }
}
