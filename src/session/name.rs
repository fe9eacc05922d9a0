//! The names that players enter, reduced to what can be shown.
//!
//! A name comes from a form, a save or a link, so it may contain anything: direction marks that
//! reorder the sentence around it, invisible characters, a thousand accents on one letter.
//! [`tidy_name`] keeps what a person would call a name.

/// The most characters of a name, as people count them.
const MAX_NAME: usize = 24;

/// The most accents on a letter. Vietnamese, Hebrew and the Indic scripts need up to four; more
/// would be drawn over the lines above.
const MAX_MARKS: usize = 4;

/// The most pictures that count as one character. A family of four is the longest that fonts draw
/// as one.
const MAX_JOINED: usize = 4;

/// A black flag, which letters from the tag block turn into the flag of a region.
const FLAG: char = '\u{1F3F4}';

/// Joins two pictures, or asks for the joined form of a letter.
const JOINER: char = '\u{200D}';

/// Asks for the separate form of a letter, which Persian spelling needs.
const NON_JOINER: char = '\u{200C}';

/// Returns true for characters that have no width or a blank one, or that change the direction of
/// the text around them: default-ignorable code points, bidi controls, fillers.
pub(super) fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(u32::from(c),
            0xAD | 0x34F | 0x61C | 0x115F..=0x1160 | 0x17B4..=0x17B5 | 0x180B..=0x180F
            | 0x200B | 0x200E..=0x200F | 0x202A..=0x202E | 0x2060..=0x206F | 0x3164
            | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFC | 0x1BCA0..=0x1BCA3 | 0x1D173..=0x1D17A
            | 0xE0000..=0xE001F | 0xE0080..=0xE00FF | 0xE01F0..=0xE0FFF)
}

/// Returns true for blanks, including the braille pattern without dots.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}'
}

/// Returns true for characters that select how the character before them is drawn.
fn is_selector(c: char) -> bool {
    matches!(u32::from(c), 0xFE00..=0xFE0F | 0xE0100..=0xE01EF)
}

/// Returns true for characters of the tag block, which only flags use.
fn is_tag(c: char) -> bool {
    matches!(u32::from(c), 0xE0020..=0xE007F)
}

/// Returns true for the regional indicators, two of which make a country's flag.
fn is_half_a_flag(c: char) -> bool {
    matches!(u32::from(c), 0x1F1E6..=0x1F1FF)
}

/// Returns true for characters that give the picture before them a skin colour.
fn is_skin(c: char) -> bool {
    matches!(u32::from(c), 0x1F3FB..=0x1F3FF)
}

/// Returns true for pictures that others can be joined to.
fn is_picture(c: char) -> bool {
    matches!(u32::from(c), 0x2190..=0x21FF | 0x2300..=0x27BF | 0x2B00..=0x2BFF | 0x1F000..=0x1FAFF)
}

/// The combining marks of the scripts in daily use, and the vowels and finals of Hangul, by
/// their first and last code point; the Indic blocks are in [`is_mark`].
const MARKS: &[(u16, u16)] = &[
    (0x300, 0x36F),
    (0x483, 0x489),
    (0x591, 0x5BD),
    (0x5BF, 0x5BF),
    (0x5C1, 0x5C2),
    (0x5C4, 0x5C5),
    (0x5C7, 0x5C7),
    (0x610, 0x61A),
    (0x64B, 0x65F),
    (0x670, 0x670),
    (0x6D6, 0x6DC),
    (0x6DF, 0x6E4),
    (0x6E7, 0x6E8),
    (0x6EA, 0x6ED),
    (0x711, 0x711),
    (0x730, 0x74A),
    (0x7A6, 0x7B0),
    (0x7EB, 0x7F3),
    (0x816, 0x819),
    (0x81B, 0x823),
    (0x825, 0x827),
    (0x829, 0x82D),
    (0x859, 0x85B),
    (0x8CA, 0x8FF),
    (0xDCF, 0xDDF),
    (0xE31, 0xE31),
    (0xE34, 0xE3A),
    (0xE47, 0xE4E),
    (0xEB1, 0xEB1),
    (0xEB4, 0xEBC),
    (0xEC8, 0xECE),
    (0xF18, 0xF19),
    (0xF35, 0xF35),
    (0xF37, 0xF37),
    (0xF39, 0xF39),
    (0xF3E, 0xF3F),
    (0xF71, 0xF84),
    (0xF86, 0xF87),
    (0xF8D, 0xFBC),
    (0xFC6, 0xFC6),
    (0x102B, 0x103E),
    (0x1056, 0x1059),
    (0x105E, 0x1060),
    (0x1062, 0x1064),
    (0x1067, 0x106D),
    (0x1071, 0x1074),
    (0x1082, 0x108D),
    (0x1161, 0x11FF),
    (0x135D, 0x135F),
    (0x1712, 0x1715),
    (0x17B6, 0x17D3),
    (0x17DD, 0x17DD),
    (0x18A9, 0x18A9),
    (0x1920, 0x193B),
    (0x1A17, 0x1A1B),
    (0x1A55, 0x1A7F),
    (0x1AB0, 0x1AFF),
    (0x1B00, 0x1B04),
    (0x1B34, 0x1B44),
    (0x1B6B, 0x1B73),
    (0x1B80, 0x1B82),
    (0x1BA1, 0x1BAD),
    (0x1BE6, 0x1BF3),
    (0x1C24, 0x1C37),
    (0x1CD0, 0x1CE8),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20F0),
    (0x2CEF, 0x2CF1),
    (0x2D7F, 0x2D7F),
    (0x2DE0, 0x2DFF),
    (0x302A, 0x302F),
    (0x3099, 0x309A),
    (0xA66F, 0xA672),
    (0xA674, 0xA67D),
    (0xA69E, 0xA69F),
    (0xA6F0, 0xA6F1),
    (0xA8E0, 0xA8F1),
    (0xA926, 0xA92D),
    (0xA947, 0xA953),
    (0xA980, 0xA983),
    (0xA9B3, 0xA9C0),
    (0xAA29, 0xAA36),
    (0xABE3, 0xABED),
    (0xD7B0, 0xD7FF),
    (0xFB1E, 0xFB1E),
    (0xFE20, 0xFE2F),
    (0xFF9E, 0xFF9F),
];

/// Returns true for characters that are drawn onto the character before them.
fn is_mark(c: char) -> bool {
    let code = u32::from(c);
    // The blocks from Devanagari to Sinhala have the same layout.
    let indic = (0x900..0xE00).contains(&code)
        && matches!(code & 0x7F, 0..=3 | 0x3A..=0x3C | 0x3E..=0x4F | 0x51..=0x57 | 0x62..=0x63);
    let listed = u16::try_from(code)
        .is_ok_and(|code| MARKS.iter().any(|&(first, last)| (first..=last).contains(&code)));
    indic
        || listed
        || matches!(code, 0x101FD | 0x102E0 | 0x10376..=0x1037A | 0x11000..=0x11002 | 0x1E000..=0x1E02A | 0x1E130..=0x1E136 | 0x1E2EC..=0x1E2EF | 0x1E8D0..=0x1E8D6 | 0x1E944..=0x1E94A)
}

/// The last character of a name while it is read.
#[derive(Default)]
struct Last {
    /// Its first code point, or the last one joined to it; `None` at the beginning.
    base: Option<char>,
    marks: usize,
    pictures: usize,
    /// True for a regional indicator that waits for its second half.
    is_half: bool,
    selected: bool,
}

impl Last {
    fn new(c: char) -> Self {
        Self {
            base: Some(c),
            pictures: is_picture(c).into(),
            is_half: is_half_a_flag(c),
            ..Self::default()
        }
    }
}

/// Returns a text in which each letter and its accents are one character wherever there is one
/// (Unicode's form NFC), so that one name is one text whatever keyboard it was written on.
fn composed(text: &str) -> String {
    normal(text, "NFC")
}

/// Returns a text in this form of Unicode.
#[cfg(target_arch = "wasm32")]
fn normal(text: &str, form: &str) -> String {
    js_sys::JsString::from(text).normalize(form).into()
}

/// Returns a text in this form of Unicode.
#[cfg(not(target_arch = "wasm32"))]
fn normal(text: &str, form: &str) -> String {
    use unicode_normalization::UnicodeNormalization;
    match form {
        "NFC" => text.nfc().collect(),
        "NFD" => text.nfd().collect(),
        _ => text.nfkc().collect(),
    }
}

/// Returns a text in small letters. On the page the browser does it, whose tables of letters are there
/// already.
#[cfg(target_arch = "wasm32")]
fn in_lower_case(text: &str) -> String {
    js_sys::JsString::from(text).to_lower_case().into()
}

/// Returns a text in small letters.
#[cfg(not(target_arch = "wasm32"))]
fn in_lower_case(text: &str) -> String {
    text.to_lowercase()
}

/// Returns a text by which to compare it: its case does not matter, nor how its accents are encoded, the
/// width of its letters, the shape of its apostrophes and hyphens, or a joiner between letters.
pub fn folded(text: &str) -> String {
    let text = in_lower_case(text);
    let mut letters = text.chars().peekable();
    let mut plain = String::with_capacity(text.len());
    while let Some(letter) = letters.next() {
        match letter {
            JOINER | NON_JOINER if !letters.peek().is_some_and(|next| is_picture(*next)) => {}
            '‘' | '’' | 'ʼ' | '`' | '´' => plain.push('\''),
            '\u{2010}' | '\u{2011}' => plain.push('-'),
            letter => plain.push(letter),
        }
    }
    normal(&plain, "NFKC")
}

/// Returns a text in which to find words: as [`folded`], and without accents.
pub fn searchable(text: &str) -> String {
    normal(&folded(text), "NFD").chars().filter(|letter| !is_mark(*letter)).collect()
}

/// Returns true if two names are one person's: they differ in nothing that [`folded`] leaves out.
pub fn is_same_name(one: &str, other: &str) -> bool {
    one == other || folded(one) == folded(other)
}

/// Returns a name that can be shown: at most 24 characters as people count them, without invisible
/// characters and without those that change the direction of the text. It is empty if nothing
/// visible is left. Its accents are composed. A tidy name is returned unchanged.
#[must_use]
pub fn tidy_name(text: &str) -> String {
    // What is left out may have stood between a letter and its accent.
    if text.is_ascii() { visible(text) } else { composed(&visible(&composed(text))) }
}

/// Returns what can be shown of a name.
fn visible(text: &str) -> String {
    let mut name = String::new();
    let mut last = Last::default();
    let (mut count, mut blank, mut joiner) = (0, false, None);
    for c in text.chars() {
        if is_blank(c) {
            blank = true;
            continue;
        }
        if matches!(c, JOINER | NON_JOINER) {
            joiner = Some(c);
            continue;
        }
        if is_invisible(c) {
            continue;
        }
        // A joiner counts only between two visible characters.
        let link = joiner.take().filter(|_| !blank && last.base.is_some());
        let base = last.base.filter(|_| !blank);
        if is_mark(c) || is_selector(c) || is_tag(c) || (is_skin(c) && base.is_some_and(is_picture))
        {
            let fits = match base {
                None => false,
                Some(_) if is_selector(c) => !std::mem::replace(&mut last.selected, true),
                Some(base) if is_tag(c) => base == FLAG && last.marks < 2 * MAX_MARKS,
                Some(_) => last.marks < MAX_MARKS,
            };
            if fits {
                last.marks += usize::from(!is_selector(c));
                name.extend(link);
                name.push(c);
            }
            continue;
        }
        let goes_on = base.is_some()
            && (link == Some(JOINER) && is_picture(c) && (1..MAX_JOINED).contains(&last.pictures)
                || last.is_half && is_half_a_flag(c));
        if goes_on {
            name.extend(link);
            name.push(c);
            last = Last { pictures: last.pictures + 1, base: Some(c), ..Last::default() };
            continue;
        }
        // A blank counts as a character.
        let gap = usize::from(blank && !name.is_empty());
        if count + gap >= MAX_NAME {
            break;
        }
        count += gap + 1;
        name.extend((gap > 0).then_some(' '));
        // If there are too many pictures for one character, they are not joined.
        name.extend(link.filter(|_| !is_picture(c)));
        name.push(c);
        (last, blank) = (Last::new(c), false);
    }
    name
}

/// Returns a name for use in a sentence. A right-to-left name is isolated (FSI … PDI), so it does
/// not reorder the words around it. The page's own sentences are left-to-right.
#[must_use]
pub fn isolated(name: &str) -> String {
    let is_rtl = |c: char| {
        matches!(u32::from(c), 0x590..=0x8FF | 0xFB1D..=0xFDFF | 0xFE70..=0xFEFC
            | 0x10800..=0x10FFF | 0x1E800..=0x1EFFF)
    };
    if name.contains(is_rtl) { format!("\u{2068}{name}\u{2069}") } else { name.to_owned() }
}
