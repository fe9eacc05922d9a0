#!/usr/bin/env bash
# That a game is a file a floor and a line in the registry, and nothing else:
# makes one with `arena new-game` in a copy of the checkout, records it with
# `arena bless`, and runs there whatever asks something of every game. Then the page:
# it compiles, and what is made before and beside the program knows the game.
#
#   tools/new-game-test.sh         a step of tools/test.sh
#   tools/new-game-test.sh page    all native tests, and the page is built with the
#                                  game, which is then played in Chromium
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

readonly ID=four-tricks MODULE=four_tricks WASM=wasm32-unknown-unknown
# Not in a folder of a new name each time: what was built there stays of use.
work="${CARGO_TARGET_DIR:-target}/new-game"
mkdir -p "$work"
work=$(cd "$work" && pwd)
readonly work copy="$work/checkout"

cargo build --locked --bin arena
arena=$(cd "${CARGO_TARGET_DIR:-target}/debug" && pwd)/arena

say "Copying the checkout, and making the game '$ID' in the copy"
copy_checkout "$copy"
cd "$copy"
[ -e node_modules ] || ln -s "$OLDPWD/node_modules" node_modules
"$arena" new-game "$ID"

export CARGO_TARGET_DIR="$work/build"
# It is compiled for little play: not waiting for the optimizer is what costs least.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=false
say "Recording it"
cargo run --locked --bin arena -- bless "$ID"

# What loops over all games, or has a test of its own for each.
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
for said in "#/$ID" "costume-$ID"; do
    grep -q "$said" static/generated/manifest.json || fail "the home page does not have $said before the program arrives."
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
