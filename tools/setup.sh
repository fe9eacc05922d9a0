#!/usr/bin/env bash
# Installs only what is missing: `tools/setup.sh play` for building and serving the page,
# `tools/setup.sh dev` for serving one that reloads, `tools/setup.sh test` for the tests too, `tools/setup.sh brokers` for those with a cluster of brokers
# besides. A second call only checks, and takes about a second.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

# Lists what can't be installed from here, one line each.
check_commands() {
    has cargo || fail "cargo is missing: install Rust with rustup (see rustup.rs), then open a new shell."
    has npm || fail "npm is missing: install Node 20.15 or newer with its npm (Debian 13: apt-get install nodejs npm)."
    has cc || fail "a C linker (cc) is missing: install one (Debian: apt-get install build-essential)."
    local node_version
    node_version=$(node --version) || fail "node does not run."
    # tools/dist.mjs calls it; Node has had it since 20.15, and 22.2 of the next series.
    node -e 'process.exit(require("node:zlib").crc32 ? 0 : 1)' ||
        fail "Node $node_version is too old: install Node 20.15 or newer (of 22, 22.2 or newer)."
    [ -f Cargo.lock ] || fail "Cargo.lock is missing: this is not a whole checkout."
}

# Succeeds if the pinned compiler is there with its lints and the wasm target.
rust_is_ready() {
    local run=(rustup run "$1") libdir
    libdir=$("${run[@]}" rustc --print target-libdir --target wasm32-unknown-unknown 2>/dev/null) &&
        [ -d "$libdir" ] &&
        "${run[@]}" cargo-clippy --version >/dev/null 2>&1 &&
        "${run[@]}" rustfmt --version >/dev/null 2>&1
}

ensure_rust() {
    local channel
    channel=$(rust_channel)
    has rustup || fail "rustup is missing: it brings Rust $channel and the wasm32 target (see rustup.rs)."
    rust_is_ready "$channel" && return
    # rustup itself belongs to the user: its version is not changed.
    timed "Installing Rust $channel with clippy, rustfmt and the wasm32 target (a minute)" rustup toolchain install "$channel" --no-self-update --profile minimal \
        --component clippy --component rustfmt --target wasm32-unknown-unknown
}

# is_version COMMAND VERSION: succeeds if the command in PATH has exactly that version.
is_version() {
    has "$1" && [ "$("$1" --version 2>/dev/null | awk '{ print $2 }')" = "$2" ]
}

ensure_trunk() {
    is_version trunk "$TRUNK_VERSION" || install_tool "trunk $TRUNK_VERSION" trunk "$TRUNK_VERSION" --no-default-features
}

ensure_wasm_bindgen() {
    local version
    version=$(wasm_bindgen_version)
    is_version wasm-bindgen "$version" && is_version wasm-bindgen-test-runner "$version" && return
    install_tool "wasm-bindgen-cli $version" wasm-bindgen-cli "$version" --no-default-features
}

# It can't print its version, so cargo's record is read.
ensure_wasm_split() {
    has wasm-split-cli && grep -qs "\"wasm_split_cli_support $WASM_SPLIT_VERSION " "$TOOLS_DIR/.crates.toml" && return
    install_tool "wasm-split-cli $WASM_SPLIT_VERSION" wasm_split_cli_support "$WASM_SPLIT_VERSION" --features build-binary
}

# The lock that node_modules was made from is kept in it.
ensure_npm_packages() {
    cmp -s package-lock.json node_modules/.made-from && return
    timed "Installing the npm packages (seconds)" npm ci --no-audit --no-fund --loglevel=error
    cp package-lock.json node_modules/.made-from
}

# cargo builds offline, so that nothing changes during a build.
ensure_crates() {
    local log from=$SECONDS
    if log=$(cargo fetch --locked 2>&1); then
        [[ $log != *Downloaded* ]] || printf '==> Fetched the crates\n    %d s\n' $((SECONDS - from))
        return
    fi
    printf '%s\n' "$log" >&2
    fail "the crates of Cargo.lock could not be fetched."
}

install_packages() {
    export DEBIAN_FRONTEND=noninteractive
    { apt-get -qq update && apt-get -qq install -y --no-install-recommends "$@"; } >/dev/null
}

# from_debian COMMAND PACKAGE...: installs Debian packages, unless the command is there.
from_debian() {
    local command=$1 packages=("${@:2}")
    has "$command" && return
    if [ "$(id -u)" -ne 0 ] || ! has apt-get; then
        fail "the tests need $command: install the Debian packages ${packages[*]}."
    fi
    timed "Installing Debian's ${packages[*]} (up to half a minute)" install_packages "${packages[@]}" ||
        fail "apt-get could not install ${packages[*]}."
}

# The three engines and their drivers come from Debian. Firefox needs no driver, and WebKitGTK's
# test browser comes with its library.
ensure_browsers() {
    from_debian "${CHROMIUM:-/usr/bin/chromium}" chromium
    from_debian chromedriver chromium-driver
    from_debian "${FIREFOX:-/usr/bin/firefox-esr}" firefox-esr
    from_debian WebKitWebDriver webkit2gtk-driver
    # The virtual screen for the browser.
    from_debian Xvfb xvfb
}

ensure_cargo_deny() {
    is_version cargo-deny "$CARGO_DENY_VERSION" ||
        install_tool "cargo-deny $CARGO_DENY_VERSION" cargo-deny "$CARGO_DENY_VERSION" --no-default-features
}

main() {
    check_commands
    ensure_rust
    [ "$1" != dev ] || ensure_trunk
    ensure_wasm_bindgen
    ensure_wasm_split
    ensure_npm_packages
    ensure_crates
    if [ "$1" = test ] || [ "$1" = brokers ]; then
        ensure_browsers
        # For counting instructions.
        from_debian valgrind valgrind
        # Seats play over it; it is in no user's PATH.
        from_debian /usr/sbin/mosquitto mosquitto
        ensure_cargo_deny
    fi
    tidy_tools
    [ "$1" != brokers ] || from_debian /usr/sbin/nats-server nats-server
}

case "${1:-play}" in
    play | dev | test | brokers) main "${1:-play}" ;;
    *) fail "setup knows 'play', 'dev', 'test' and 'brokers', not '$1'." ;;
esac
