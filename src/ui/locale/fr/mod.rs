//! Every sentence in French.

pub mod archive;
pub mod broker;
pub mod days;
pub mod game_list;
pub mod goals;
pub mod guide;
pub mod letters;
pub mod menu;
pub mod move_device;
pub mod page;
pub mod phones;
pub mod rivals;
pub mod rounds;
pub mod second_screen;
pub mod shortcuts;
pub mod start;

crate::with_games!(game_modules);

/// Puts « de » before a name: « d’ » before a vowel, before an h, which is mute in most names, and
/// before a y that a consonant follows (« d’Ysabel », but « de Yolande »).
fn de(name: &str) -> String {
    elided("d", name)
}

/// Puts « que » before a name, or « qu’ » as [`de`] does.
fn que(name: &str) -> String {
    elided("qu", name)
}

fn elided(word: &str, name: &str) -> String {
    let is_vowel = |first| "AÀÂÄEÉÈÊËHIÎÏOÔÖŒUÙÛÜaàâäeéèêëhiîïoôöœuùûü".contains(first);
    let elided = match name.strip_prefix(['Y', 'y']) {
        Some(rest) => !rest.is_empty() && !rest.starts_with(is_vowel),
        None => name.starts_with(is_vowel),
    };
    [word, if elided { "’" } else { "e " }, name].concat()
}

/// Lists names or things, the last after this word.
fn listed(names: &[&str], word: &str) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} {word} {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// Lists names or things, the last after « et ».
fn both(names: &[&str]) -> String {
    listed(names, "et")
}

/// Returns the mean scores after two decisions, in tenths: one's own, or those of the best other player.
pub fn scores(own: bool, here: i32, there: i32) -> String {
    let [here, there] = [here, there].map(|tenths| {
        let sign = if tenths < 0 { "−" } else { "" };
        format!("{sign}{},{}", tenths.abs() / 10, tenths.abs() % 10)
    });
    if own {
        format!("Votre score sera plus élevé en moyenne : {here}, contre {there} avec l’autre choix.")
    } else {
        format!("Le meilleur des autres joueurs aura moins de points en moyenne : {here}, contre {there} avec l’autre choix.")
    }
}

/// The reason for a decision if only the other one surely loses.
pub const ESCAPES: &str = "L’autre choix vous condamne à la défaite.";

/// The reason for a decision if all of them surely lose.
pub const LOST: &str = "Quoi que vous fassiez, vous ne pouvez plus éviter la défaite.";

/// Says a number of ten cases, which is rounded: neither 0 nor 10 is certain.
fn often(count: u32) -> String {
    match count {
        0 => "presque jamais".to_owned(),
        10 => "presque à chaque fois".to_owned(),
        _ => format!("environ {count} fois sur 10"),
    }
}

/// Returns how often a prospect comes true, out of ten cases, beside the other decision.
pub fn compared(clause: &str, here: u32, there: u32) -> String {
    // « Presque jamais » right after the verb would need « ne ».
    if here == 0 {
        return format!("{clause} {} avec l’autre choix, presque jamais avec celui-ci.", often(there));
    }
    format!("{clause} {}\u{a0}; avec l’autre choix, {}.", often(here), often(there))
}

/// Returns a sentence as it stands after a colon, where French has no capital.
fn after_colon(sentence: &str) -> String {
    // The standard library's way brings a table of all alphabets, six kilobytes of download.
    let lower = |first: char| match first {
        'À' => 'à',
        'É' => 'é',
        first => first.to_ascii_lowercase(),
    };
    let mut letters = sentence.chars();
    letters.next().map(lower).into_iter().chain(letters).collect()
}

/// Returns the reason why neither of two moves is clearly better, from a comparison in favour of each.
pub fn trade(here: &str, there: &str) -> String {
    let there = after_colon(there);
    format!("{here} En revanche : {there} Au total, aucun des deux choix n’est nettement meilleur.")
}

/// The same from a certain reason for each.
pub fn each(here: &str, there: &str) -> String {
    let [here, there] = [here, there].map(after_colon);
    format!("Pour ce choix : {here} Pour l’autre : {there} Aucun des deux n’est nettement meilleur.")
}

/// The same from a certain reason for this move, which hardly matters.
pub fn slight(reason: &str) -> String {
    format!("{reason} Mais cela ne change pas grand-chose ici.")
}

/// Returns the sentence that something hidden decides between two moves: `here` if this one is better where
/// the clause is true.
pub fn depends(clause: &str, here: bool) -> String {
    let [with, without] = if here { ["ce choix", "l’autre"] } else { ["l’autre choix", "celui-ci"] };
    format!("Tout dépend de ce que vous ne voyez pas. {clause} ? Si oui, {with} est meilleur, sinon {without}.")
}

/// The reason if the player wins almost surely.
pub const WINNING: &str = "Quoi que vous fassiez ici, la victoire ne devrait plus vous échapper.";

/// The reason if the player can hardly win any more.
pub const HOPELESS: &str = "Quoi que vous fassiez, vous n’avez pratiquement plus aucune chance de gagner.";

/// The reason if all moves lead to the same.
pub const SAME: &str = "Ici, tous vos choix reviennent au même.";

/// The reason if all moves are about as good.
pub const INDIFFERENT: &str = "Quoi que vous fassiez ici, vos chances restent à peu près les mêmes.";
