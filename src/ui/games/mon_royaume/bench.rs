//! The builder's bench: a kingdom that can be rearranged freely until it is confirmed.

use crate::games::mon_royaume::{Action, Bag, Kingdom, Laid, Own, PlacementError, SLOTS, Tile};
use crate::ui::describe::mon_royaume::name;
use crate::ui::locale::messages::mon_royaume::GameMessages;

/// The tile that a person has picked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InHand {
    /// Nothing.
    Nothing,
    /// A tile that is in no slot, on this side; true for the second of two equal ones.
    Spare(Laid, bool),
    /// The tile in a slot.
    Slot(usize),
}

/// A kingdom in progress, and its history.
#[derive(Clone, Debug, PartialEq)]
pub struct Bench {
    /// The position of the decision that it belongs to.
    pub position: usize,
    /// The number of slots that were decided before and cannot be changed.
    pub fixed: usize,
    /// All tiles that it is built from.
    pub tiles: Bag,
    pub kingdom: Kingdom,
    pub held: InHand,
    /// The kingdom before each change.
    pub before: Vec<Kingdom>,
}

impl Bench {
    /// Returns the bench as in the rules' state.
    pub fn new(position: usize, own: &Own) -> Self {
        let kingdom = own.kingdom;
        Self {
            position,
            fixed: kingdom.next_slot().unwrap_or(SLOTS),
            tiles: kingdom.tiles().plus(own.spare),
            kingdom,
            held: InHand::Nothing,
            before: Vec::new(),
        }
    }

    /// Returns the tiles that are in no slot.
    pub fn spare(&self) -> Bag {
        self.tiles.minus(self.kingdom.tiles())
    }

    /// Returns the held tile.
    pub fn laid(&self) -> Option<Laid> {
        match self.held {
            InHand::Nothing => None,
            InHand::Spare(laid, _) => Some(laid),
            InHand::Slot(slot) => self.kingdom.at(slot),
        }
    }

    /// Returns the kingdom with the held tile in a slot. The tile that was there is swapped or goes
    /// back.
    pub fn with_held_in(&self, slot: usize) -> Option<Kingdom> {
        let mut kingdom = self.kingdom;
        let laid = self.laid()?;
        if let InHand::Slot(from) = self.held {
            kingdom.set(from, kingdom.at(slot));
        }
        kingdom.set(slot, Some(laid));
        (slot >= self.fixed).then_some(kingdom)
    }

    /// Returns the problems that the held tile would newly cause in a slot.
    pub fn why_not(&self, slot: usize, advanced: bool, w: &GameMessages) -> Option<String> {
        let Some(next) = self.with_held_in(slot) else { return Some(w.laid.to_owned()) };
        let now: Vec<(usize, PlacementError)> = self.kingdom.faults(advanced).collect();
        let (at, fault) =
            next.faults(advanced).find(|fault| fault.0 == slot || !now.contains(fault))?;
        let tile = next.at(at)?.tile;
        Some((w.then_above)(name(tile, w), &(w.fault)(fault)))
    }

    /// Returns the bench with another kingdom.
    pub fn changed(&self, kingdom: Kingdom) -> Self {
        let mut next = self.clone();
        next.held = InHand::Nothing;
        if kingdom != self.kingdom {
            next.before.push(self.kingdom);
            next.kingdom = kingdom;
        }
        next
    }

    /// Returns the bench with another held tile.
    pub fn holding(&self, held: InHand) -> Self {
        Self { held, ..self.clone() }
    }

    /// Returns the bench before the last change.
    pub fn undone(&self) -> Self {
        let mut next = self.clone();
        next.held = InHand::Nothing;
        if let Some(kingdom) = next.before.pop() {
            next.kingdom = kingdom;
        }
        next
    }

    /// Returns the bench with the held tile turned over. A tile in a slot stays there.
    pub fn flipped(&self) -> Self {
        let turned = |laid: Laid| Laid { bard: !laid.bard, ..laid };
        match self.held {
            InHand::Nothing => self.clone(),
            InHand::Spare(laid, second) => self.holding(InHand::Spare(turned(laid), second)),
            InHand::Slot(slot) => {
                let mut kingdom = self.kingdom;
                kingdom.set(slot, kingdom.at(slot).map(turned));
                self.changed(kingdom).holding(self.held)
            }
        }
    }

    /// Returns the bench with the held tile taken out of its slot.
    pub fn taken_back(&self) -> Self {
        let mut kingdom = self.kingdom;
        if let InHand::Slot(slot) = self.held {
            kingdom.set(slot, None);
        }
        self.changed(kingdom)
    }

    /// Returns true if this spare tile is the held one.
    pub fn holds(&self, tile: Tile, is_second: bool) -> bool {
        matches!(self.held, InHand::Spare(laid, second) if laid.tile == tile && second == is_second)
    }

    /// Returns the decisions that build the kingdom, if it is complete and valid.
    pub fn decisions(&self, advanced: bool) -> Option<Vec<Action>> {
        let whole = self.kingdom.next_slot().is_none();
        let stands = self.kingdom.faults(advanced).next().is_none();
        (whole && stands).then(|| {
            self.kingdom.slots().iter().skip(self.fixed).map(|&laid| Action::from(laid)).collect()
        })
    }
}
