//! Fingerprints.

use regalia::engine::{Fingerprint, fingerprint};
use std::hash::{Hash, Hasher};

#[test]
fn it_is_the_64_bit_fnv_1a_hash() {
    // From the published test vectors.
    for (text, hash) in [
        ("", 0xcbf2_9ce4_8422_2325),
        ("a", 0xaf63_dc4c_8601_ec8c),
        ("foobar", 0x8594_4171_f739_67e8),
    ] {
        let mut hasher = Fingerprint::default();
        hasher.write(text.as_bytes());
        assert_eq!(hasher.finish(), hash, "{text}");
    }
}

#[test]
fn lengths_count_the_same_in_32_and_64_bits() {
    let mut wide = Fingerprint::default();
    7_u64.hash(&mut wide);
    assert_eq!(fingerprint(&7_usize), wide.finish());
    assert_eq!(fingerprint(&-7_isize), fingerprint(&-7_i64));
}

#[test]
fn values_that_differ_have_other_fingerprints() {
    assert_ne!(fingerprint(&[1_u8, 2]), fingerprint(&[2_u8, 1]));
    assert_ne!(fingerprint(&Some(0_u8)), fingerprint(&None::<u8>));
    assert_ne!(fingerprint("ab"), fingerprint("a"));
}
