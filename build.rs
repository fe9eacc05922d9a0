//! How the page's program is linked.

/// Relocations say what uses what: by them the build cuts the page's program into
/// parts (`tools/parts.mjs`), and leaves them out.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=regalia=--emit-relocs");
    }
}
