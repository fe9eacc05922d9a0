//! A match independent of its game, as the table around the board needs it.

use super::save::Facts;
use super::{
    Agreement, Answer, EarlyEnd, HintQuestion, Match, NewMatch, Occupant, Part, Question, Records,
    Reviewed, UndoRecord, check_answer, pairs_of,
};
use crate::bots::Level;
use crate::engine::{Game, Info, Seat, SeatSet, Turn};
use serde_json::value::RawValue;

/// Declares a trait of matches. Its `inherent` methods are those that every [`Match`] has under the
/// same name.
macro_rules! dyn_match {
    (
        $(#[$about:meta])*
        trait $trait:ident;
        inherent { $(fn $same:ident(&self $(, $arg:ident: $takes:ty)*) $(-> $gives:ty)?;)* }
        inherent_mut { $(fn $same_mut:ident(&mut self $(, $arg_mut:ident: $takes_mut:ty)*) $(-> $gives_mut:ty)?;)* }
        $($(#[$doc:meta])* fn $own:ident($($args:tt)*) $(-> $own_gives:ty)? $body:block)*
    ) => {
        $(#[$about])*
        pub trait $trait {
            $(
                #[doc = concat!("Does what [`Match::", stringify!($same), "`] does.")]
                fn $same(&self $(, $arg: $takes)*) $(-> $gives)?;
            )*
            $(
                #[doc = concat!("Does what [`Match::", stringify!($same_mut), "`] does.")]
                fn $same_mut(&mut self $(, $arg_mut: $takes_mut)*) $(-> $gives_mut)?;
            )*
            $($(#[$doc])* fn $own($($args)*) $(-> $own_gives)?;)*
        }

        impl<G: Game> $trait for Match<G> {
            $(fn $same(&self $(, $arg: $takes)*) $(-> $gives)? { Match::$same(self $(, $arg)*) })*
            $(fn $same_mut(&mut self $(, $arg_mut: $takes_mut)*) $(-> $gives_mut)? {
                Match::$same_mut(self $(, $arg_mut)*)
            })*
            $(fn $own($($args)*) $(-> $own_gives)? $body)*
        }
    };
}

dyn_match! {
    /// A match of any game, with decisions as indices into the legal list.
    trait DynMatch;

    inherent {
        fn hints(&self, seat: Seat) -> u16;
        fn hint_question(&self, language: &str) -> Option<HintQuestion>;
        fn left_out(&self) -> bool;
        fn review(&self) -> Option<&Reviewed>;
        fn turn(&self) -> Turn;
        fn is_over(&self) -> bool;
        fn ended_early(&self) -> Option<EarlyEnd>;
        fn gave_up(&self) -> Option<Seat>;
        fn version(&self) -> u64;
        fn position(&self) -> usize;
        fn is_for_good(&self, by: Seat) -> bool;
        fn can_redo(&self, by: Seat) -> bool;
        fn taken_back(&self) -> bool;
        fn unadvised(&self) -> bool;
        fn undo_record(&self) -> UndoRecord;
        fn stand_ins(&self) -> Vec<(u16, u16)>;
        fn by_bots(&self) -> SeatSet;
        fn played_by_bots(&self) -> SeatSet;
        fn left(&self) -> &[u16];
        fn question(&self) -> Option<Question>;
        fn by_chance(&self) -> Option<Answer>;
        fn question_for(&self, level: Level) -> Option<Question>;
        fn by_chance_for(&self, level: Level) -> Option<Answer>;
        fn forced(&self) -> Option<Answer>;
        fn as_before(&self) -> Option<Answer>;
        fn save(&self) -> String;
        fn records(&self) -> Records;
        fn steps_since(&self, from: usize) -> Vec<String>;
        fn names_since(&self, from: usize) -> Vec<String>;
        fn link(&self) -> String;
    }
    inherent_mut {
        fn note_hint(&mut self) -> Option<String>;
        fn note_unadvised(&mut self) -> Option<String>;
        fn keep_review(&mut self, review: Reviewed) -> String;
        fn undo(&mut self, by: Seat) -> bool;
        fn name_persons(&mut self, seats: &[Occupant]) -> bool;
        fn step_back(&mut self);
        fn give_up(&mut self, by: Seat) -> bool;
        fn end_early(&mut self, how: EarlyEnd) -> bool;
        fn redo(&mut self, by: Seat) -> bool;
        fn go_to(&mut self, position: usize);
        fn note_timeout(&mut self);
        fn note_stand_in(&mut self);
        fn keep_stand_ins(&mut self, stood_in: Vec<u32>);
        fn keep_by_bots(&mut self, seats: SeatSet);
        fn note_by_bots(&mut self, seats: SeatSet) -> Option<String>;
        fn note_left(&mut self, seat: Seat) -> String;
        fn keep_left(&mut self, left: Vec<u16>);
    }

    /// Returns the game's id, seats, rules version and options.
    fn info(&self) -> Info {
        G::INFO
    }

    /// Returns the occupant of each seat.
    fn occupants(&self) -> &[Occupant] {
        &self.table().occupants
    }

    /// Returns the match's seed.
    fn seed(&self) -> u64 {
        self.table().seed
    }

    /// Returns the agreements besides the rules.
    fn agreement(&self) -> Agreement {
        self.table().agreement
    }

    /// Returns a new match with the same game, options, seats, agreement and seeds.
    fn setup(&self) -> NewMatch {
        let table = self.table();
        NewMatch {
            game: G::INFO.id.to_owned(),
            options: pairs_of::<G>(&table.setup.options),
            seed: table.seed,
            bot_seed: table.bot_seed,
            occupants: table.occupants.clone(),
            agreement: table.agreement,
        }
    }

    /// Returns the kind of end that the match came to ([`Game::ending`]).
    fn ending(&self) -> Option<&'static str> {
        self.state().ending()
    }

    /// Returns the seat that made decision `n`.
    fn mover(&self, n: usize) -> Seat {
        self.log()[n].seat
    }

    /// Adds a part to a review of this match. Returns false and changes nothing if it does not fit.
    fn take_in(&self, part: Part, reviewed: &mut Reviewed) -> bool {
        reviewed.add(part, self)
    }

    /// Returns the number of legal decisions.
    fn legal_count(&self) -> usize {
        self.legal().len()
    }

    /// Returns the number of decisions, including those taken back.
    fn length(&self) -> usize {
        self.decisions().len()
    }

    /// Makes the legal decision with this index. Returns false if there is none.
    fn decide_index(&mut self, index: usize) -> bool {
        match self.legal().get(index) {
            Some(&action) => self.decide(action).is_ok(),
            None => false,
        }
    }

    /// Returns true if the answer is for the current decision and legal.
    fn fits(&self, answer: &Answer) -> bool {
        check_answer(self, answer)
    }

    /// Makes the decision of a bot's answer. Returns false and changes nothing if it does not fit.
    fn accept(&mut self, answer: &Answer) -> bool {
        let decided = self.fits(answer) && self.decide_index(answer.index);
        if decided && answer.cut_short {
            Match::note_timeout(self);
        }
        decided
    }

    /// Returns true if this person may take their last decision back.
    fn can_undo(&self, by: Seat) -> bool {
        self.undo_target(by).is_some()
    }

    /// Returns true if a bot's time ran out in decision `n`.
    fn timed_out(&self, n: usize) -> bool {
        Match::timed_out(self).contains(&(n as u32))
    }

    /// Returns true if a bot made decision `n` for a person.
    fn stood_in(&self, n: usize) -> bool {
        Match::stood_in(self).contains(&(n as u32))
    }

    /// Adds to a match from a link what the link leaves out: names, facts and the review. Returns
    /// false and changes nothing if others sit there.
    fn restore(&mut self, seats: &[Occupant], facts: Facts, review: Option<&RawValue>) -> bool {
        let fits = self.name_persons(seats);
        if fits {
            self.add_facts(facts, review);
        }
        fits
    }
}
