//! A link: as text, and as the bytes that a text can encode.

use super::saves::is_whole;
use base64ct::{Base64UrlUnpadded, Encoding};
use regalia::session::{MAX_LINK_DECISIONS, open_link};

pub fn property(bytes: &[u8]) -> bool {
    let mut opened = false;
    for text in [String::from_utf8_lossy(bytes).into(), Base64UrlUnpadded::encode_string(bytes)] {
        let Ok(play) = open_link(&text) else { continue };
        assert!(play.length() <= MAX_LINK_DECISIONS);
        assert_eq!(play.position(), play.length(), "nothing stands in it to be done again");
        is_whole(&play);
        let again = open_link(&play.link()).expect("what opened can be sent");
        assert_eq!(again.save(), play.save());
        opened = true;
    }
    opened
}
