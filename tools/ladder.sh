#!/usr/bin/env bash
# The ladder: plays the pairings that docs/ladder.jsonl lacks or that are older than rules and bots,
# then writes docs/BOTS.md and docs/ladder.svg from it. After an interruption, it goes on where it was.
#
#   tools/ladder.sh             missing pairings
#   LADDER=again tools/ladder.sh  everything again
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

again=()
case ${LADDER:-} in
    '') ;;
    again) again=(--again) ;;
    *) fail "LADDER is '$LADDER'; there is LADDER=again, which plays every row again." ;;
esac

cargo build --locked --release --bin arena
arena="${CARGO_TARGET_DIR:-target}/release/arena"
"$arena" ladder "${again[@]}"
"$arena" ladder report
