//! The properties of `tests/properties/` as fuzz targets.

#[path = "../properties/property/mod.rs"]
pub mod property;

pub use libfuzzer_sys::fuzz_target;

/// Defines a program that runs one named property on the fuzzer's inputs.
#[macro_export]
macro_rules! target {
    ($name:literal) => {
        $crate::fuzz_target!(|bytes: &[u8]| {
            let mut all = $crate::property::ALL.iter();
            all.find(|property| property.name == $name).expect("a property").holds(bytes);
        });
    };
}
