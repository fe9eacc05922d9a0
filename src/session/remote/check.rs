//! The check at the end of what is scanned or copied as a link.

/// The number of bytes of a code's check.
pub(super) const CHECK: usize = 3;

/// Returns the number that these bytes write, the highest first.
pub(super) fn number_of(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0, |number, &byte| number << 8 | u32::from(byte))
}

/// Appends the check.
pub(super) fn with_check(mut bytes: Vec<u8>) -> Vec<u8> {
    let check = crc24(&bytes).to_be_bytes();
    bytes.extend(&check[4 - CHECK..]);
    bytes
}

/// Returns the bytes before the check; `None` if it does not fit them, or there are none.
pub(super) fn checked(bytes: &[u8]) -> Option<&[u8]> {
    let (content, check) = bytes.split_last_chunk::<CHECK>()?;
    (!content.is_empty() && crc24(content) == number_of(check)).then_some(content)
}

/// Returns the 24-bit check of `OpenPGP` (RFC 9580).
fn crc24(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0xb7_04ce, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte) << 16, |crc, _| {
            let shifted = crc << 1;
            if shifted & 0x100_0000 == 0 { shifted } else { shifted ^ 0x186_4cfb }
        })
    })
}
