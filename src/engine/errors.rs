//! Errors whose variants say what is wrong.

/// Declares enums of errors, with `Display` and `Error`: a variant says what its comment says.
macro_rules! errors {
    ($(
        $(#[$meta:meta])*
        pub enum $Error:ident {
            $(
                $(#[doc = $about:literal])+
                $Variant:ident $(($($data:ty),+))? $({ $($(#[$field_meta:meta])* $field:ident: $of:ty,)+ })?,
            )+
        }
    )+) => {$(
        $(#[$meta])*
        pub enum $Error { $($(#[doc = $about])+ $Variant $(($($data),+))? $({ $($(#[$field_meta])* $field: $of,)+ })?,)+ }

        impl std::fmt::Display for $Error {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                to.write_str(match self {
                    $(Self::$Variant { .. } => concat!($($about),+).trim_start(),)+
                })
            }
        }

        impl std::error::Error for $Error {}
    )+};
}

pub(crate) use errors;
