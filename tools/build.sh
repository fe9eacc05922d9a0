#!/usr/bin/env bash
# Builds the release page into dist/, unless dist/ was made from these very sources. The fingerprint
# is in dist/ itself: any other build there (a plain `trunk build`) removes it, and the next call
# builds again.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

readonly STAMP=dist/.made-from

fingerprint() {
    local inputs=(build.rs src style static index.html .cargo Cargo.toml Cargo.lock Trunk.toml rust-toolchain.toml
        package-lock.json tools/art tools/env.sh tools/build.sh tools/fonts.mjs tools/games.mjs tools/generate.mjs
        tools/parts.mjs tools/postbuild.mjs tools/styles.mjs)
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

# Compiles what trunk is to pack. trunk itself would begin only after its first hook, which has to
# compile the arena.
compile() {
    local cargo=(cargo build --locked --offline --target wasm32-unknown-unknown) page
    "${cargo[@]}" --profile page --bin regalia &
    page=$!
    "${cargo[@]}" --profile worker --bin worker --bin teacher
    wait "$page"
}

# trunk refuses NO_COLOR=1 (it wants true or false), and cargo's lines about
# locks are noise (trunk asks it several things at once), as is its own backtrace.
run_trunk() {
    local colour=never
    [ -t 1 ] && colour=auto
    env -u NO_COLOR RUST_BACKTRACE=0 TRUNK_COLOR="$colour" trunk --log warn build --release --offline 2>&1 |
        { grep --line-buffered -v 'Blocking waiting for file lock' || true; }
}

made_from=$(fingerprint)
if [ "$(cat "$STAMP" 2>/dev/null)" = "$made_from" ]; then
    say "dist/ is up to date"
    exit 0
fi
say "Building the page and the bots' worker for release (three to four minutes after a change of the crates, less else)"
CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$(places_by_name)
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS
compile && run_trunk || fail "the build failed; what is wrong stands above."
printf '%s\n' "$made_from" >"$STAMP"
