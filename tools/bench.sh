#!/usr/bin/env bash
# Measures how fast each game plays at every seat count, and the page's size. Nothing else should
# run on the machine meanwhile.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

say "Building the arena for release (a minute or two after a change)"
cargo build --locked --release --bin arena
arena="${CARGO_TARGET_DIR:-target}/release/arena"

# A line of `arena games` is: id, fewest seats, most seats.
games=$("$arena" games)
while read -r game fewest most; do
    for seats in $(seq "$fewest" "$most"); do
        say "$game, $seats seats: random playouts and search, one thread"
        "$arena" speed --game "$game" --players "$seats" </dev/null
    done
done <<<"$games"

say "mon-royaume: the exact builder, one thread"
"$arena" kingdoms

tools/build.sh
say "Sizes of the first load"
node tools/sizes.mjs

# The figures that need a browser; the others don't depend on them.
if [ -x "${CHROMIUM:-/usr/bin/chromium}" ]; then
    say "A Regent's decision in the worker, in Chromium, on a processor four times slower"
    node tools/bench-regent.mjs
    say "How the page opens on a phone that Lighthouse simulates, and what is wanted"
    node tools/bench-opening.mjs
fi
