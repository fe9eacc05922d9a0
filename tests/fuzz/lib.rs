//! The properties of `tests/properties/`, as targets of the fuzzer.

#[path = "../properties/property/mod.rs"]
pub mod property;

pub use libfuzzer_sys::fuzz_target;

/// A program that tries one property, named, on what the fuzzer makes up.
#[macro_export]
macro_rules! target {
    ($name:literal) => {
        $crate::fuzz_target!(|bytes: &[u8]| {
            let mut all = $crate::property::ALL.iter();
            all.find(|property| property.name == $name).expect("a property").holds(bytes);
        });
    };
}
