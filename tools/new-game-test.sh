#!/usr/bin/env bash
# That a game is a file a floor and a line in the registry, and nothing else:
# makes one with `arena new-game` in a copy of the checkout, records it with
# `arena bless`, and runs its part of the battery, its own tests and those of the
# rulebooks there.
#
#   tools/new-game-test.sh         the native tests: a step of tools/test.sh
#   tools/new-game-test.sh page    the page too: it is built with the game, which
#                                  is then played in Chromium
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

readonly ID=four-tricks MODULE=four_tricks
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
"$arena" new-game "$ID"

export CARGO_TARGET_DIR="$work/build"
# It is compiled for little play: not waiting for the optimizer is what costs least.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=false
say "Recording it"
cargo run --locked --bin arena -- bless "$ID"

say "Its part of the battery, and its own tests"
if has cargo-nextest; then
    cargo nextest run --locked --no-fail-fast --test battery --test "$MODULE" --test rulebooks -E "test(/^$MODULE::/) | binary($MODULE) | binary(rulebooks)"
else
    cargo test --locked --no-fail-fast --test battery -- "$MODULE::"
    cargo test --locked --no-fail-fast --test "$MODULE" --test rulebooks
fi
[ "${1:-}" = page ] || exit 0

say "The lints and the format of what was made"
find src tests -name "*$MODULE*" -name '*.rs' -print0 | xargs -0 rustfmt --edition 2024 --check
cargo clippy --locked --target wasm32-unknown-unknown --lib -- -D warnings

say "The page with the game in it, played in Chromium"
[ -e node_modules ] || ln -s "$OLDPWD/node_modules" node_modules
tools/build.sh
playwright test "$ID.spec" {keyboard,touch,answers,steady,film}.spec --grep "whole match by mouse|keyboard alone: $ID|$ID: "
