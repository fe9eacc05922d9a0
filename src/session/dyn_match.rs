//! A match independent of its game, as the table around the board needs it.

use super::save::Facts;
use super::{
    Agreement, Answer, HintQuestion, Match, NewMatch, Occupant, Part, Question, Records, Retakes,
    Reviewed, check_answer, pairs_of,
};
use crate::bots::Level;
use crate::engine::{Game, Info, Seat, Turn};
use serde_json::value::RawValue;

/// A match of any game, with decisions as indices into the legal list.
pub trait DynMatch {
    /// Returns the game's id, seats, rules version and options.
    fn info(&self) -> Info;
    /// Returns the occupant of each seat.
    fn occupants(&self) -> &[Occupant];
    /// Returns the match's seed.
    fn seed(&self) -> u64;
    /// Returns the agreements besides the rules.
    fn agreement(&self) -> Agreement;
    /// Returns a new match with the same game, options, seats, agreement and seeds.
    fn setup(&self) -> NewMatch;
    /// Returns the number of hints that a seat was given.
    fn hints(&self, seat: Seat) -> u16;
    /// Returns the question for the person to move, if hints are allowed.
    fn hint_question(&self, language: &str) -> Option<HintQuestion>;
    /// Notes that the seat to move is given a hint. Returns the step to save.
    fn note_hint(&mut self) -> Option<String>;
    /// Returns true if part of the save did not fit the match and was left out.
    fn left_out(&self) -> bool;
    /// Returns the seat that made decision `n`.
    fn mover(&self, n: usize) -> Seat;
    /// Returns the review of the match, if it has one.
    fn review(&self) -> Option<&Reviewed>;
    /// Adds a part to a review of this match. Returns false and changes nothing if it does not fit.
    fn take_in(&self, part: Part, reviewed: &mut Reviewed) -> bool;
    /// Keeps a review with the match. Returns the step to save.
    fn keep_review(&mut self, review: Reviewed) -> String;
    /// Returns the seat to move, or the outcome.
    fn turn(&self) -> Turn;
    /// Returns true if the match has ended.
    fn is_over(&self) -> bool;
    /// Returns the number of legal decisions.
    fn legal_count(&self) -> usize;
    /// Returns the number of decisions in force.
    fn position(&self) -> usize;
    /// Returns the number of decisions, including those taken back.
    fn length(&self) -> usize;
    /// Returns a number that is another one after each change of the decisions in force.
    fn version(&self) -> u64;
    /// Makes the legal decision with this index. Returns false if there is none.
    fn decide_index(&mut self, index: usize) -> bool;
    /// Returns true if the answer is for the current decision and legal.
    fn fits(&self, answer: &Answer) -> bool;
    /// Makes the decision of a bot's answer. Returns false and changes nothing if it does not fit.
    fn accept(&mut self, answer: &Answer) -> bool;
    /// Returns true if this person may take their last decision back.
    fn can_undo(&self, by: Seat) -> bool;
    /// Returns true if this person's last decision is final: it cannot be taken back, or not once
    /// the next player decides.
    fn is_for_good(&self, by: Seat) -> bool;
    /// Takes this person's last decision back. Returns false if that is not allowed.
    fn undo(&mut self, by: Seat) -> bool;
    /// Goes back to before the last decision of any person, whatever has been revealed since.
    fn step_back(&mut self);
    /// Returns true if this person can redo a decision.
    fn can_redo(&self, by: Seat) -> bool;
    /// Redoes this person's decision. Returns false if there is none.
    fn redo(&mut self, by: Seat) -> bool;
    /// Goes to the state after `position` decisions.
    fn go_to(&mut self, position: usize);
    /// Returns true if more was taken back than [`TakeBacks::Honest`](super::TakeBacks::Honest)
    /// allows.
    fn taken_back(&self) -> bool;
    /// Returns the number of take-backs, and the two kinds of second tries.
    fn retakes(&self) -> Retakes;
    /// Notes that a bot's time ran out in the last decision.
    fn note_timeout(&mut self);
    /// Returns true if a bot's time ran out in decision `n`.
    fn timed_out(&self, n: usize) -> bool;
    /// Returns the question for the bot to move.
    fn question(&self) -> Option<Question>;
    /// Returns a random decision for the bot to move, for when no worker is available.
    fn by_chance(&self) -> Option<Answer>;
    /// Returns the question for a bot of this level that decides for the person to move.
    fn question_for(&self, level: Level) -> Option<Question>;
    /// Returns a random decision for a bot of this level that decides for the person to move.
    fn by_chance_for(&self, level: Level) -> Option<Answer>;
    /// Returns the decision of a person who has none to make. `None` for bots, and if there is
    /// something to decide.
    fn forced(&self) -> Option<Answer>;
    /// Returns the decision that was made here before, if decisions were taken back.
    fn as_before(&self) -> Option<Answer>;
    /// Returns the match as a save.
    fn save(&self) -> String;
    /// Returns all records that the match is kept as.
    fn records(&self) -> Records;
    /// Adds to a match from a link what the link leaves out: names, facts and the review. Returns
    /// false and changes nothing if others sit there.
    fn restore(&mut self, seats: &[Occupant], facts: Facts, review: Option<&RawValue>) -> bool;
    /// Returns the records that lead from the saved position `from` to the current one.
    fn steps_since(&self, from: usize) -> Vec<String>;
    /// Returns the match as the text of a link.
    fn link(&self) -> String;
}

impl<G: Game> DynMatch for Match<G> {
    fn info(&self) -> Info {
        G::INFO
    }
    fn occupants(&self) -> &[Occupant] {
        &self.table().occupants
    }
    fn seed(&self) -> u64 {
        self.table().seed
    }
    fn agreement(&self) -> Agreement {
        self.table().agreement
    }
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
    fn hints(&self, seat: Seat) -> u16 {
        Match::hints(self, seat)
    }
    fn hint_question(&self, language: &str) -> Option<HintQuestion> {
        Match::hint_question(self, language)
    }
    fn note_hint(&mut self) -> Option<String> {
        Match::note_hint(self)
    }
    fn left_out(&self) -> bool {
        Match::left_out(self)
    }
    fn mover(&self, n: usize) -> Seat {
        self.log()[n].seat
    }
    fn review(&self) -> Option<&Reviewed> {
        Match::review(self)
    }
    fn take_in(&self, part: Part, reviewed: &mut Reviewed) -> bool {
        reviewed.add(part, self)
    }
    fn keep_review(&mut self, review: Reviewed) -> String {
        Match::keep_review(self, review)
    }
    fn turn(&self) -> Turn {
        Match::turn(self)
    }
    fn is_over(&self) -> bool {
        Match::is_over(self)
    }
    fn legal_count(&self) -> usize {
        self.legal().len()
    }
    fn position(&self) -> usize {
        Match::position(self)
    }
    fn length(&self) -> usize {
        self.decisions().len()
    }
    fn version(&self) -> u64 {
        Match::version(self)
    }
    fn decide_index(&mut self, index: usize) -> bool {
        match self.legal().get(index) {
            Some(&action) => self.decide(action).is_ok(),
            None => false,
        }
    }
    fn fits(&self, answer: &Answer) -> bool {
        check_answer(self, answer)
    }
    fn accept(&mut self, answer: &Answer) -> bool {
        let decided = self.fits(answer) && self.decide_index(answer.index);
        if decided && answer.cut_short {
            Match::note_timeout(self);
        }
        decided
    }
    fn can_undo(&self, by: Seat) -> bool {
        self.undo_target(by).is_some()
    }
    fn is_for_good(&self, by: Seat) -> bool {
        Self::is_for_good(self, by)
    }
    fn undo(&mut self, by: Seat) -> bool {
        Match::undo(self, by)
    }
    fn step_back(&mut self) {
        Match::step_back(self);
    }
    fn can_redo(&self, by: Seat) -> bool {
        Match::can_redo(self, by)
    }
    fn redo(&mut self, by: Seat) -> bool {
        Match::redo(self, by)
    }
    fn go_to(&mut self, position: usize) {
        Match::go_to(self, position);
    }
    fn taken_back(&self) -> bool {
        Match::taken_back(self)
    }
    fn retakes(&self) -> Retakes {
        Match::retakes(self)
    }
    fn note_timeout(&mut self) {
        Match::note_timeout(self);
    }
    fn timed_out(&self, n: usize) -> bool {
        Match::timed_out(self).contains(&(n as u32))
    }
    fn question(&self) -> Option<Question> {
        Match::question(self)
    }
    fn by_chance(&self) -> Option<Answer> {
        Match::by_chance(self)
    }
    fn question_for(&self, level: Level) -> Option<Question> {
        Match::question_for(self, level)
    }
    fn by_chance_for(&self, level: Level) -> Option<Answer> {
        Match::by_chance_for(self, level)
    }
    fn forced(&self) -> Option<Answer> {
        Match::forced(self)
    }
    fn as_before(&self) -> Option<Answer> {
        Match::as_before(self)
    }
    fn save(&self) -> String {
        Match::save(self)
    }
    fn records(&self) -> Records {
        Match::records(self)
    }
    fn restore(&mut self, seats: &[Occupant], facts: Facts, review: Option<&RawValue>) -> bool {
        let fits = self.name_persons(seats);
        if fits {
            self.add_facts(facts, review);
        }
        fits
    }
    fn steps_since(&self, from: usize) -> Vec<String> {
        Match::steps_since(self, from)
    }
    fn link(&self) -> String {
        Match::link(self)
    }
}
