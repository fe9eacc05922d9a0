#!/usr/bin/env bash
# Mutation testing: changes one thing at a time in the rules, the engine or the session and checks
# if a test notices. Mutants that no test notices are listed; those that can't be noticed are in
# .cargo/mutants.toml, with the reason.
#
#   tools/mutants.sh                   changes since the last commit, or in it
#   MUTANTS_SINCE=COMMIT tools/mutants.sh   changes since that commit
#   tools/mutants.sh AREA...           whole areas: engine, session, or a game's folder; all
#   MUTANTS_GO_ON=1 tools/mutants.sh AREA...  leaves out mutants that were noticed last time
#   MUTANTS_QUICK=1 tools/mutants.sh AREA...  runs the area's own tests only
#
# An area is tested in stages: first its own tests, which are quick; mutants that those do not
# notice get longer ones, the batteries last. A game is tested in a copy of the checkout without the
# other games, which builds in two seconds instead of eight.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

# With nextest, the first test that notices a mutant ends the run.
runner=()
if has cargo-nextest; then runner=(--test-tool=nextest); fi
readonly JOBS="${MUTANTS_JOBS:-$(nproc)}"
work="$PWD/${CARGO_TARGET_DIR:-target}/mutants"
# A line of `arena games` is: id, fewest seats, most seats; a game's folder has _ for -.
games=$(cargo run --quiet --locked --bin arena -- games) || fail "the arena does not list its games."
mapfile -t games < <(cut -d ' ' -f 1 <<<"$games" | tr - _)

areas=("$@")
since=()
if [ $# -eq 0 ]; then
    base=${MUTANTS_SINCE:-HEAD}
    if [ "$base" = HEAD ] && git diff --quiet HEAD -- src; then base=HEAD~1; fi
    mkdir -p "$work"
    git diff "$base" -- src >"$work/since.diff" || fail "there is no commit '$base'."
    since=(--in-diff "$work/since.diff")
    areas=()
    for area in engine session "${games[@]}"; do
        folder="src/$area"
        [ -d "$folder" ] || folder="src/games/$area"
        git diff --quiet "$base" -- "$folder" || areas+=("$area")
    done
    [ ${#areas[@]} -gt 0 ] || { say "Nothing in engine, games or session was changed since $base"; exit; }
elif [ "$*" = all ]; then
    areas=(engine session "${games[@]}")
fi

cargo fetch --quiet --locked || fail "the crates of Cargo.lock could not be fetched."

for area in "${areas[@]}"; do
    [[ " engine session ${games[*]} " == *" $area "* ]] || fail "there is no '$area': engine, session, ${games[*]}, or all."
done

if ! grep -qs "\"cargo-mutants $CARGO_MUTANTS_VERSION " "$TOOLS_DIR/.crates.toml"; then
    install_tool "cargo-mutants $CARGO_MUTANTS_VERSION" cargo-mutants "$CARGO_MUTANTS_VERSION"
    tidy_tools
fi

# without_programs: removes the programs, which no test of the rules needs but every build would
# include; and the parts of the battery that call them or name an absent game.
without_programs() {
    sed -i -e '/^\[\[bin\]\]$/,/^$/d' -e '/^default-run/d' -e 's/^edition = .*/&\nautobins = false/' Cargo.toml
    sed -i -z -E -e 's/\nmod (files|words);//g' -e 's/crate::(files|words)::[^;]*;//g' tests/battery/main.rs
}

# only GAME: removes the other games from a copy, and declares this one's module: a macro declares
# it, and cargo-mutants does not read macros.
only() {
    local game
    for game in "${games[@]}"; do
        [ "$game" = "$1" ] && continue
        sed -i "/^ *$game::[A-Za-z]*,\$/d" src/registry.rs
        sed -i "/^mod $game;\$/d" tests/reference/main.rs
    done
    printf '#[cfg(any())]\nmod %s;\n' "$1" >>src/games/mod.rs
}

# tried AREA FILES STAGE...: a stage is the names of the tests to run.
tried() {
    local area=$1 files=$2 again=() stage tests quick code profile=mutants patience=60 optimized=0
    if [ -n "${MUTANTS_GO_ON:-}" ]; then again=(--iterate); fi
    shift 2
    for stage in "$@"; do
        tests=()
        for test in $stage; do tests+=("--cargo-arg=--test=$test"); done
        if [ ${#runner[@]} -gt 0 ]; then tests+=("--cargo-arg=--profile=$profile"); fi
        # Slow tests are only for mutants that the quick ones do not notice.
        quick=()
        case $area$optimized in
            engine0) quick=(-- -- --skip portable) ;;
            penniless_king0) quick=(-- -- --skip targets::) ;;
            session0) quick=(-- -- --skip hints:: --skip reviews:: --skip questions::) ;;
        esac
        code=0
        # A quick build for quick tests, an optimized one for long tests.
        if [ "$area" = rogue_monarch ]; then optimized=1; fi
        CARGO_PROFILE_DEV_DEBUG=0 CARGO_PROFILE_DEV_OPT_LEVEL=$optimized \
            cargo mutants --dir "$work/$area" --output "$work/$area.found" --jobs "$JOBS" --no-shuffle --colors never \
            --cap-lints=true --build-timeout $patience --minimum-test-timeout 15 --cargo-arg=--offline \
            --file "$files" "${runner[@]}" "${since[@]}" "${again[@]}" "${tests[@]}" "${quick[@]}" >"$work/$area.log" 2>&1 || code=$?
        # 2: some mutants were missed. 3: some timed out, which counts as noticed.
        case $code in
            0 | 2 | 3) ;;
            *) tail -20 "$work/$area.log" >&2; fail "$area could not be tried; the log is $work/$area.log." ;;
        esac
        again=(--iterate)
        # The long tests get an optimized build, too.
        profile=mutants-long
        patience=300
        optimized=1
        if [ -n "${MUTANTS_QUICK:-}" ] || [ ! -s "$work/$area.found/mutants.out/missed.txt" ]; then break; fi
    done
}

survived=0
for area in "${areas[@]}"; do
    [ -n "${MUTANTS_GO_ON:-}" ] || rm -rf "$work/$area.found"*
    copy_checkout "$work/$area"
    case $area in
        engine | session)
            (cd "$work/$area" && without_programs)
            say "$area"
            if [ "$area" = engine ]; then
                tried engine 'src/engine/**' engine 'engine session properties battery' 'reference dwarf_king'
            else
                tried session 'src/session/**' session 'session judge' 'engine properties battery'
            fi
            ;;
        *)
            (cd "$work/$area" && without_programs && only "$area")
            say "$area"
            tried "$area" "src/games/$area/**" "$area" "$area reference battery"
            ;;
    esac
    found="$work/$area.found/mutants.out"
    count() { cat "$found/$1.txt" "$found/previously_caught.txt" 2>/dev/null | sort -u | grep -c . || true; }
    missed=$(grep -c . "$found/missed.txt" || true)
    printf '%-16s%6d tried, %d not noticed\n' "$area" "$(($(count caught) + missed))" "$missed"
    cat "$found/missed.txt"
    survived=$((survived + missed))
done
[ "$survived" -eq 0 ] || fail "$survived changes were not noticed: test them, or say in .cargo/mutants.toml why nobody can."
