//! The Plot cards, named after tarot trumps.

use crate::engine::named_enum;

named_enum! {
    /// One kind of Plot card.
    #[derive(Default)]
    pub enum Plot {
        /// La Force: the exchange of the Taverne.
        #[default]
        Strength = "strength",
        /// L'Impératrice: a Renown token of yours moves to an uncontrolled neighbourhood.
        Empress = "empress",
        /// Le Jugement: a coin from each player with more Renown.
        Judgment = "judgment",
        /// La Roue de Fortune: coins.
        WheelOfFortune = "wheel-of-fortune",
        /// Le Pendu: an opponent's Rogue goes home.
        HangedMan = "hanged-man",
        /// L'Ermite: a Rogue of yours comes home.
        Hermit = "hermit",
        /// Le Chariot: the King moves.
        Chariot = "chariot",
        /// L'Amoureux: two Rogues exchange places.
        Lovers = "lovers",
        /// La Lune: a look at face-down Rogues.
        Moon = "moon",
        /// La Justice: more strength in one Standoff.
        Justice = "justice",
        /// Le Diable: a coin from each player who controls a neighbourhood.
        Devil = "devil",
        /// La Maison Dieu: one more Standoff.
        Tower = "tower",
    }
}
