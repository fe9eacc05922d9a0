#!/usr/bin/env bash
# The tournaments that the README's table of strength is made from: seats
# rotated over the same deals, seeds that no bot was tuned on. Takes long.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

cargo build --locked --release --bin arena
arena="${CARGO_TARGET_DIR:-target}/release/arena"

tournament() {
    say "$1, seats $2, $3 deals" >&2
    local game=$1 seats=$2 games=$3
    shift 3
    "$arena" match --game "$game" --seats "$seats" --games "$games" --seed 5000 "$@"
}

{
    tournament rogue-monarch baron,random 200
    tournament rogue-monarch baron,squire 200
    tournament rogue-monarch regent,baron 200
    tournament dwarf-king baron,random,random,random 200
    tournament dwarf-king baron,squire,squire,squire 200
    tournament dwarf-king regent,baron,baron,baron 100 --option deals=3
    tournament dwarf-king baron,regent,regent,regent 40 --option deals=3
    tournament mon-royaume baron,random,random,random 100
    tournament mon-royaume baron,squire,squire,squire 200
    tournament mon-royaume regent,baron 100
    tournament mon-royaume regent,baron,baron,baron 40
    tournament penniless-king baron,random,random,random 200
    tournament penniless-king baron,squire,squire,squire 200
    tournament penniless-king regent,baron,baron,baron 25
    tournament monarch baron,random,random 200
    tournament monarch baron,squire,squire 200
    tournament monarch regent,baron 100
    tournament monarch regent,baron,baron 60
} | node tools/strength.mjs
