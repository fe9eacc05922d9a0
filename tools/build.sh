#!/usr/bin/env bash
# Builds the release page into dist/, unless dist/ was made from these very sources.
#
#   tools/build.sh         as it is shipped: the fewest bytes
#   tools/build.sh play    to be played on this machine, built in half the time: nothing is downloaded,
#                          so a smaller page is not worth the wait. A page as shipped will do too.
# The fingerprint is in dist/ itself: any other build there (a plain `trunk build`) removes it, and the
# next call builds again.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

readonly STAMP=dist/.made-from
readonly KIND=${1:-shipped}

fingerprint() {
    local inputs=(build.rs src style static index.html .cargo Cargo.toml Cargo.lock Trunk.toml rust-toolchain.toml
        package-lock.json tools/art tools/env.sh tools/build.sh tools/fonts.mjs tools/games.mjs tools/generate.mjs
        tools/manifest.json tools/order.mjs tools/parts.mjs tools/postbuild.mjs tools/shipped.mjs tools/stage.mjs tools/styles.mjs tools/wasm.mjs)
    find "${inputs[@]}" -path static/generated -prune -o -type f -print0 |
        LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum
}

# A panic in a crate names the same path wherever the crates' folder is: two builds of the same
# sources are the same bytes. The checkout's own paths are relative already.
places_by_name() {
    local sources
    for sources in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*; do
        # cargo would read a name with a space as two flags.
        [[ $sources == *[[:space:]]* ]] || printf '%s ' "--remap-path-prefix=$sources=crates"
    done
}

# Compiles the page and the workers at once.
compile() {
    local cargo=(cargo build --locked --offline --target wasm32-unknown-unknown) page status=0
    "${cargo[@]}" --profile page --bin regalia &
    page=$!
    "${cargo[@]}" --profile worker --bin worker --bin teacher || status=$?
    wait "$page" || status=$?
    return "$status"
}

# Without optimization across crates or after the compiler's, and in pieces that both cores compile. The
# bots think nearly as fast as in the shipped page.
compile_quickly() {
    export CARGO_PROFILE_PAGE_LTO=off CARGO_PROFILE_PAGE_CODEGEN_UNITS=16 CARGO_PROFILE_PAGE_OPT_LEVEL=1
    export CARGO_PROFILE_WORKER_LTO=off CARGO_PROFILE_WORKER_CODEGEN_UNITS=16
    export QUICK=1
}

# Packs the compiled files in dist/.stage, then replaces the current page with them.
pack() {
    export TRUNK_STAGING_DIR=$PWD/dist/.stage TRUNK_PROFILE=release
    node tools/generate.mjs && node tools/stage.mjs && node tools/postbuild.mjs || return
    find dist -mindepth 1 -maxdepth 1 ! -name .stage -exec rm -rf {} +
    find "$TRUNK_STAGING_DIR" -mindepth 1 -maxdepth 1 -exec mv -t dist {} +
    rmdir "$TRUNK_STAGING_DIR"
}

made_from=$(fingerprint)
case "$KIND:$(cat "$STAMP" 2>/dev/null)" in
    "shipped:shipped $made_from" | "play:shipped $made_from" | "play:play $made_from")
        say "dist/ is up to date"
        exit 0
        ;;
esac
case $KIND in
    play) compile_quickly ;;
    shipped) ;;
    *) fail "build knows 'play' and 'shipped', not '$KIND'." ;;
esac
CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$(places_by_name)
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS
timed "Compiling the page and the bots' workers (minutes after a change of the crates, less else)" compile &&
    timed "Packing the page" pack ||
    fail "the build failed; see the messages above."
printf '%s %s\n' "$KIND" "$made_from" >"$STAMP"
