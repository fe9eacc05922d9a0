//! Linker arguments for the page's program and its workers.

/// Keeps relocations, which tell the build what uses what: it cuts the programs into parts by
/// them (`tools/parts.mjs`), and strips them.
fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}
