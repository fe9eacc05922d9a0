#!/usr/bin/env bash
# Checks that a new game needs only its files in each layer and a line in the registry: makes one
# with `arena new-game` in a copy of the checkout, records it with `arena bless`, and runs the tests
# there that cover every game. Then the page: it compiles, and the generated files know the game.
#
#   tools/new-game-test.sh         a step of tools/test.sh
#   tools/new-game-test.sh page    all native tests, and builds the page with the game
#                                  and plays it in Chromium
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

readonly ID=four-tricks MODULE=four_tricks WASM=wasm32-unknown-unknown
target="${CARGO_TARGET_DIR:-target}"
# Always the same folder, so that earlier builds stay useful.
mkdir -p "$target/new-game"
target=$(cd "$target" && pwd)
readonly target copy="$target/new-game/checkout"

cargo build --locked --bin arena
arena="$target/debug/arena"

say "Copying the checkout, and making the game '$ID' in the copy"
copy_checkout "$copy"
cd "$copy"
[ -e node_modules ] || ln -s "$OLDPWD/node_modules" node_modules
"$arena" new-game "$ID"
# Where the copy lies in the checkout, cargo reads the settings of both; the same flags given twice
# would compile every crate anew.
case $copy in "$OLDPWD"/*) : >.cargo/config.toml ;; esac
# Little is played, so compiling the copy itself without the optimizer is fastest.
[ "${1:-}" = page ] || printf '[profile.dev.package.regalia]\nopt-level = 0\n' >>.cargo/config.toml

# The crates are those that are compiled already. Under the same version cargo would take what is
# compiled of the copy for the checkout's own.
sed -i '/^name = "regalia"$/{n;s/^version = "\(.*\)"/version = "\1-new-game"/}' Cargo.toml Cargo.lock
export CARGO_BUILD_BUILD_DIR="$target"
# The programs go to a separate folder: the checkout's tests build an `arena` too.
export CARGO_TARGET_DIR="$target/new-game/target"
say "Recording it"
cargo run --locked --bin arena -- bless "$ID"

# The tests that loop over all games, or have a part for each.
of_every_game=(arena battery documents ladder rulebooks session "$MODULE")
if [ "${1:-}" = page ]; then
    say "All native tests"
    tools/test.sh native
elif has cargo-nextest; then
    say "Its part of the battery, its own tests, and what is asked of every game"
    cargo nextest run --locked --no-fail-fast "${of_every_game[@]/#/--test=}" \
        -E "test(/^$MODULE::/) | binary($MODULE) | binary(rulebooks) | binary(documents) | test(/^fixture::/) | test(games_lists) | test(pages_about_the_bots)"
else
    say "Its part of the battery, its own tests, and what is asked of every game"
    for test in battery ladder; do cargo test --locked --no-fail-fast --test "$test" -- "$MODULE::"; done
    cargo test --locked --no-fail-fast --test session -- fixture::
    cargo test --locked --no-fail-fast --test "$MODULE" --test rulebooks --test documents
fi

say "The page with the game in it: what is made beside the program, and whether it compiles"
node tools/generate.mjs
for said in "#/$ID" "game-$ID"; do
    grep -q "$said" tools/manifest.json || fail "the home page does not have $said before the program arrives."
done
[ -s "static/generated/games/$ID/symbols.svg" ] || fail "the game's symbols are not drawn."
cargo check --locked --target "$WASM" --lib --bins
[ "${1:-}" = page ] || exit 0

say "The lints and the format of what was made"
find src tests -name "*$MODULE*" -name '*.rs' -print0 | xargs -0 rustfmt --edition 2024 --check
cargo clippy --locked --target "$WASM" --lib -- -D warnings

say "The page with the game in it, played in Chromium"
tools/build.sh
node tools/sizes.mjs
LONG=1 playwright test "$ID.spec" {keyboard,touch,answers,steady,film}.spec --grep "whole match by mouse|keyboard alone: $ID|$ID: "
