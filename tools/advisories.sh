#!/usr/bin/env bash
# Checks dependencies for known vulnerabilities: asks RustSec's database about the crates, and the
# npm registry about its packages and their signatures. A source that can't be asked is reported,
# and is no failure.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

found=()

say "The crates of Cargo.lock"
if log=$(cargo deny --locked fetch db 2>&1); then
    cargo deny --locked check advisories || found+=(crates)
else
    say "Not asked: RustSec's database could not be fetched ($(tail -1 <<<"$log"))"
fi

# An error answer has no list in it.
say "The packages of package-lock.json"
answer=$(npm audit --json 2>/dev/null) || true
if grep -q '"vulnerabilities"' <<<"$answer"; then
    npm audit || found+=(packages)
else
    say "Not asked: the registry of npm does not answer 'npm audit' here"
fi
say "Their signatures"
if log=$(npm audit signatures 2>&1); then
    printf '%s\n' "$log"
elif grep -qiE 'invalid|missing' <<<"$log"; then
    printf '%s\n' "$log" >&2
    found+=(signatures)
else
    say "Not asked: the registry of npm does not give its keys here"
fi

[ ${#found[@]} -eq 0 ] || fail "there is something to be done about: ${found[*]}; it stands above."
