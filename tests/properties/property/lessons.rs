//! A lesson: any text that parses as one can be opened and played, or gives a reason why not.

use super::saves::is_whole;
use regalia::session::{Bookmark, Lesson};

pub fn property(bytes: &[u8]) -> bool {
    let Some(lesson) = Lesson::read(&String::from_utf8_lossy(bytes)) else { return false };
    let mut opened = false;
    // The last chapter stands for all after it.
    for chapter in 0..=lesson.length().min(20) {
        let said = lesson.remarks(chapter);
        for at in said.iter().map(|remark| remark.at).chain([0, usize::MAX]) {
            for nth in lesson.said_before(Bookmark { chapter, at }) {
                let (of, all) = lesson.count(chapter, nth);
                assert!(chapter == lesson.length() || of <= all, "{of} of {all}");
                assert!(said[nth].say.in_language("en").len() <= bytes.len() * 3);
            }
        }
        if let Ok(play) = lesson.open(chapter) {
            is_whole(&play);
            let advice = play.advice_as_before();
            assert_eq!(advice.is_some(), play.position() < play.length());
            opened = true;
        }
    }
    opened
}
