#!/usr/bin/env bash
# The tournaments that the README's table of strength is made from: seats
# rotated over the same deals, seeds that no bot was tuned on. Takes long.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

cargo build --locked --release --bin arena
arena="${CARGO_TARGET_DIR:-target}/release/arena"

# One of a level among others of another: `among baron squire 4`.
among() { printf '%s' "$1" && printf ",$2%.0s" $(seq 2 "$3"); }

tournament() {
    say "$1, seats $2, $3 deals" >&2
    "$arena" match --game "$1" --seats "$2" --games "$3" --seed 5000
}

# Every game of the registry, at its smallest table and at one of up to four.
"$arena" games | while read -r game fewest most; do
    table=$((most < 4 ? most : 4))
    tournament "$game" "$(among baron random "$table")" 200
    tournament "$game" "$(among baron squire "$table")" 200
    tournament "$game" "$(among regent baron "$fewest")" 100
    if [ "$table" -gt "$fewest" ]; then
        tournament "$game" "$(among regent baron "$table")" 40
    fi
done | node tools/strength.mjs
