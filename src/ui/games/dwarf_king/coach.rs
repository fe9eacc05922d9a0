//! The guided first deal: advice for new players.

use crate::games::dwarf_king::{Card, DwarfKing, Step};
use crate::ui::games::Scene;
use crate::ui::locale::messages::dwarf_king::GameMessages;
use yew::prelude::*;

/// Returns one or two sentences for the current step of the first deal, and for its score until the next
/// Quest is chosen; `None` later.
pub fn advice(scene: &Scene<DwarfKing>, w: &GameMessages) -> Option<&'static str> {
    let public = &scene.view.public;
    let coach = &w.coach;
    let asked = !scene.legal.is_empty();
    if public.deal == 2 && public.step == Step::Quest {
        return Some(coach.scoring);
    }
    if public.deal > 1 {
        return None;
    }
    let Some(own) = scene.view.own else {
        // While a device is passed the tip keeps its place, so that nothing moves.
        let has_person = scene.players.bots.iter().any(Option::is_none);
        let says = if public.step == Step::Quest { coach.quest_of_other } else { coach.watch };
        return has_person.then_some(says);
    };
    // This special card has done all it does before the first trick.
    let is_spent = public.special == Card::GOBLINS_FLAG_BEARER;
    let has_special = !is_spent && own.hand.contains(public.special);
    Some(match (public.step, public.trick.led) {
        (Step::Quest, _) if asked => coach.quest,
        (Step::Quest, _) => coach.quest_of_other,
        (Step::Play, None) if asked && public.spoils.tricks_done == 0 => coach.first_lead,
        (Step::Play, None) if asked => coach.lead,
        (Step::Play, Some(_)) if asked && has_special => coach.special,
        (Step::Play, Some(led)) if asked && own.hand.of(led).is_empty() => coach.void,
        (Step::Play, Some(_)) if asked => coach.follow,
        (Step::Play, None) if public.spoils.tricks_done > 0 => coach.won,
        (Step::Play, _) => coach.watch,
        _ => coach.special_acts,
    })
}

/// Renders the coach's corner of the board.
pub fn coach(text: &'static str, w: &GameMessages, on_off: Callback<MouseEvent>) -> Html {
    html! {
        <aside class="dk-coach" aria-label={w.coach.title}>
            <p><b>{ w.coach.title }</b>{ " " }{ text }</p>
            <button type="button" class="button" onclick={on_off}>{ w.coach.off }</button>
        </aside>
    }
}
