//! A letter: as text, and with a length and a hash that fit, so that the rest is read too.

use super::saves::is_whole;
use base64ct::{Base64UrlUnpadded, Encoding};
use regalia::session::{Letter, MAX_LINK_DECISIONS};

/// The bytes before the body: version, length, hash.
pub const HEAD: usize = 7;

/// Returns a letter with this body, as no page may have written it.
fn sealed(body: &[u8]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for &byte in body {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let mut bytes = vec![0xA1];
    bytes.extend((body.len() as u16).to_le_bytes());
    bytes.extend((hash as u32).to_le_bytes());
    bytes.extend(body);
    Base64UrlUnpadded::encode_string(&bytes)
}

pub fn property(bytes: &[u8]) -> bool {
    let mut opened = false;
    for text in [String::from_utf8_lossy(bytes).into(), sealed(bytes)] {
        let Ok(letter) = Letter::read(&text) else { continue };
        assert!(letter.play.length() <= MAX_LINK_DECISIONS);
        assert_eq!(letter.play.position(), letter.play.length(), "nothing can be done again");
        let seats = letter.play.occupants().len();
        assert!(letter.from.is_none_or(|seat| seat.index() < seats));
        is_whole(&letter.play);
        let again = Letter::read(&letter.text()).expect("what opened can be sent");
        assert_eq!(again.text(), letter.text());
        assert_eq!(again.play.save(), letter.play.save());
        opened = true;
    }
    opened
}
