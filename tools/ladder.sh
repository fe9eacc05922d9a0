#!/usr/bin/env bash
# The ladder: plays what docs/ladder.jsonl lacks or what rules and bots have left
# behind, then writes from it docs/BOTS.md, docs/ladder.svg and the README's
# table. Interrupted, it goes on where it was.
#
#   tools/ladder.sh             what is missing
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
