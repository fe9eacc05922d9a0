//! A hash of a state that is the same on every machine.

use std::hash::{Hash, Hasher};

/// The 64-bit FNV-1a hash. Every integer is hashed at a fixed width in little-endian order, so
/// 64-bit targets and wasm agree.
#[derive(Clone, Debug)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    // Lengths and enum discriminants are hashed as pointer-wide integers.
    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }
}

/// Returns the fingerprint of a value.
pub fn fingerprint<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = Fingerprint::default();
    value.hash(&mut hasher);
    hasher.finish()
}
