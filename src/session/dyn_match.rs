//! A match whatever its game: what the table around the board needs.

use super::{
    Agreement, Answer, HintQuestion, Match, NewMatch, Occupant, Part, Question, Records, Retakes,
    Reviewed, check_answer, pairs_of,
};
use crate::engine::{Game, Info, Seat, Turn};

/// A match of any game, with decisions as indices into the legal list.
pub trait DynMatch {
    /// The game's id, seats, rules version and options.
    fn info(&self) -> Info;
    /// Who plays each seat.
    fn occupants(&self) -> &[Occupant];
    /// The match's seed.
    fn seed(&self) -> u64;
    /// What was agreed besides the rules.
    fn agreement(&self) -> Agreement;
    /// A new match with the same game, options, seats, agreement and seeds.
    fn setup(&self) -> NewMatch;
    /// How many hints a seat was given.
    fn hints(&self, seat: Seat) -> u16;
    /// The question for the person to move, if hints may be asked for here.
    fn hint_question(&self, language: &str) -> Option<HintQuestion>;
    /// Notes that the seat to move is given a hint; the step to be kept.
    fn note_hint(&mut self) -> Option<String>;
    /// Whether something in its save did not fit the match and was left out.
    fn left_out(&self) -> bool;
    /// Who made decision `n`.
    fn mover(&self, n: usize) -> Seat;
    /// What was reckoned of the match when it was over.
    fn review(&self) -> Option<&Reviewed>;
    /// Takes a part of its review in; false, and nothing changed, if it is none.
    fn take_in(&self, part: Part, reviewed: &mut Reviewed) -> bool;
    /// Keeps a review with the match; the step to be kept.
    fn keep_review(&mut self, review: Reviewed) -> String;
    /// Whose decision is awaited, or how it ended.
    fn turn(&self) -> Turn;
    /// Returns true if the match has ended.
    fn is_over(&self) -> bool;
    /// How many legal decisions there are.
    fn legal_count(&self) -> usize;
    /// How many decisions are in force.
    fn position(&self) -> usize;
    /// How many decisions there are, those taken back included.
    fn length(&self) -> usize;
    /// Carries out the decision of this index; false if there is none such.
    fn decide_index(&mut self, index: usize) -> bool;
    /// Whether an answer is one to the decision awaited now, and legal.
    fn fits(&self, answer: &Answer) -> bool;
    /// Carries out a bot's answer; false, and nothing changed, if it does not fit.
    fn accept(&mut self, answer: &Answer) -> bool;
    /// Whether this person may take their last decision back.
    fn can_undo(&self, by: Seat) -> bool;
    /// Whether it is made for good: it cannot be taken back, or not once the next decides.
    fn is_for_good(&self, by: Seat) -> bool;
    /// Takes it back.
    fn undo(&mut self, by: Seat) -> bool;
    /// Goes back to before the last decision of any person, whatever has been seen since.
    fn step_back(&mut self);
    /// Whether this person has something to do again.
    fn can_redo(&self, by: Seat) -> bool;
    /// Does it again.
    fn redo(&mut self, by: Seat) -> bool;
    /// Goes to the state after so many decisions.
    fn go_to(&mut self, position: usize);
    /// Whether more was taken back than an honest table would give back.
    fn taken_back(&self) -> bool;
    /// The count of take-backs, and the two kinds of second tries.
    fn retakes(&self) -> Retakes;
    /// Notes that a bot made the last decision in haste.
    fn note_timeout(&mut self);
    /// Whether a bot decided decision `n` in haste.
    fn timed_out(&self, n: usize) -> bool;
    /// The question for the bot to move.
    fn question(&self) -> Option<Question>;
    /// What the bot to move decides where nobody can think for it.
    fn by_chance(&self) -> Option<Answer>;
    /// The decision that was made here before, where decisions were taken back.
    fn as_before(&self) -> Option<Answer>;
    /// The match as a save.
    fn save(&self) -> String;
    /// All records that the match is kept as.
    fn records(&self) -> Records;
    /// The records that lead here from the position that was kept last.
    fn steps_since(&self, from: usize) -> Vec<String>;
    /// The match as the text of a link.
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
    fn as_before(&self) -> Option<Answer> {
        Match::as_before(self)
    }
    fn save(&self) -> String {
        Match::save(self)
    }
    fn records(&self) -> Records {
        Match::records(self)
    }
    fn steps_since(&self, from: usize) -> Vec<String> {
        Match::steps_since(self, from)
    }
    fn link(&self) -> String {
        Match::link(self)
    }
}
