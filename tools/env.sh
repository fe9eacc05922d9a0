# shellcheck shell=bash
# Shared by all scripts here: where the checkout is, which versions are pinned, where the tools are,
# and how to print messages. Sourced, never run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# trunk 0.22 wants a newer compiler than rust-toolchain.toml names.
export TRUNK_VERSION=0.21.14

# Cuts the page's program into chunks at the marks of wasm_split_helpers.
export WASM_SPLIT_VERSION=0.2.4

# Checks the licences, duplicates and sources of the crates.
export CARGO_DENY_VERSION=0.20.2

# The fuzzer of `make fuzz`.
export CARGO_FUZZ_VERSION=0.13.2

# Mutation testing: `make mutants`.
export CARGO_MUTANTS_VERSION=27.1.0

# The command and the library must have exactly the same version: the lock decides.
wasm_bindgen_version() {
    sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p;}' Cargo.lock
}

# The channel that rust-toolchain.toml names.
rust_channel() {
    sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml
}

# One cache for every clone of the project; node_modules belongs to the clone.
readonly TOOLS_DIR="${XDG_CACHE_HOME:-$HOME/.cache}/regalia/tools"
PATH="$PWD/node_modules/.bin:$TOOLS_DIR/bin:$PATH"
# Right after rustup's installation a shell may not have its folder in PATH.
command -v cargo >/dev/null || PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin"
export PATH

# say TEXT: prints the current step, in one line.
say() { printf '==> %s\n' "$*"; }

# timed TEXT COMMAND...: says what is done, does it, and says how long it took.
timed() {
    local text=$1 from=$SECONDS
    shift
    say "$text"
    "$@" || return
    printf '    %d s\n' $((SECONDS - from))
}

# fail TEXT: prints what is wrong and how to fix it, in one line; ends the script.
fail() {
    printf 'regalia: %s\n' "$*" >&2
    exit 1
}

# copy_checkout FOLDER: makes the folder anew with the project's files as they are now; leaves out a
# file that is removed but not yet committed.
copy_checkout() {
    rm -rf "$1"
    mkdir -p "$1"
    git ls-files -z --cached --others --exclude-standard |
        while IFS= read -r -d '' path; do [ ! -e "$path" ] || printf '%s\0' "$path"; done |
        tar -c --null -T - | tar -x -C "$1"
}

# has COMMAND: succeeds if the command can be run.
has() { command -v "$1" >/dev/null 2>&1; }

must_tidy=""

# install_tool TEXT CRATE VERSION FLAG...: puts a tool into TOOLS_DIR. With cargo-binstall there, the tool's
# own binary of that very version is taken, if its makers publish one; cargo-binstall is never installed
# from here, since what it downloads was compiled elsewhere. Otherwise the tool is compiled.
# All of them share one folder and one profile, so what they have in common is compiled once; tidy_tools
# removes it. They are not optimized: each runs for a second or two, or only starts other programs, and
# compiles in half the time.
install_tool() {
    local text=$1 crate=$2 version=$3
    shift 3
    if has cargo-binstall; then
        timed "Fetching $text with cargo-binstall" binstall_tool "$crate" "$version" && return
        say "There is no binary of $text: it is compiled"
    fi
    timed "Building $text into $TOOLS_DIR (once)" env CARGO_TARGET_DIR="$TOOLS_DIR/build" CARGO_PROFILE_DEV_DEBUG=0 \
        cargo install "$crate" --quiet --force --debug --locked --version "$version" --root "$TOOLS_DIR" "$@"
    must_tidy=1
}

# binstall_tool CRATE VERSION: only binaries that the crate's makers publish, and nothing that
# cargo-binstall would compile itself.
binstall_tool() {
    cargo-binstall "$1@=$2" --root "$TOOLS_DIR" --no-confirm --force --disable-telemetry \
        --disable-strategies quick-install,compile --log-level warn
}

# Removes what the tools were compiled into, after the last of them.
tidy_tools() { [ -z "$must_tidy" ] || rm -rf "$TOOLS_DIR/build"; }
