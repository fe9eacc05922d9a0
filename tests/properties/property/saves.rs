//! A save: refused with a reason, or a complete match.

use regalia::session::{AnyMatch, load};

pub fn property(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let Ok(play) = load(&text) else { return false };
    assert!(play.length() <= text.len(), "every decision stands in the text");
    is_whole(&play);
    true
}

/// Asserts that an opened match can be saved, sent and played on, and is the same when reopened.
pub fn is_whole(play: &AnyMatch) {
    assert!(play.position() <= play.length());
    assert_eq!(play.legal_count() == 0, play.is_over());
    let save = play.save();
    assert_eq!(load(&save).expect("what opened can be saved").save(), save);
    let kept = play.records().open().expect("what opened can be kept");
    assert_eq!((kept.position(), kept.length()), (play.position(), play.length()));
    let mut on = play.clone();
    if let Some(last) = play.legal_count().checked_sub(1) {
        assert!(on.decide_index(last), "what is legal is accepted");
    }
}
