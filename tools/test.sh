#!/usr/bin/env bash
# Runs every check, in an order that finds the cheap mistakes first; stops at the first failure and
# ends with the time of each step.
#
#   tools/test.sh              all steps
#   tools/test.sh STEP...      only these steps
#
# With LONG=1 the step `browser` runs every browser test, and not the short part alone.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

readonly STEPS=(setup fmt github clippy clippy-wasm supply art native instructions new-game doc wasm build sizes browser engines)
readonly WASM=wasm32-unknown-unknown
readonly LOGS="${CARGO_TARGET_DIR:-target}/test-logs"

describe() {
    case $1 in
        setup) echo "Looking for what the tests need" ;;
        fmt) echo "Formatting of every Rust file" ;;
        github) echo "The workflows, forms and other files for GitHub, and the dev container" ;;
        clippy) echo "Lints of everything native, warnings are errors" ;;
        clippy-wasm) echo "Lints of the page and the worker, built for wasm" ;;
        supply) echo "What comes from others: licences, duplicates, sources, digests (advisories: make advisories, which needs the net)" ;;
        art) echo "The drawn files of static/games, beside what tools/art draws" ;;
        native) echo "Native tests: rules, bots, sessions, the battery (minutes after a change of the crates)" ;;
        instructions) echo "What matches cost in instructions, beside the record" ;;
        new-game) echo "A new game, made in a copy by one command, and its native tests" ;;
        doc) echo "The documentation: its links, and its examples" ;;
        wasm) echo "The goldens again, in wasm, in Chromium" ;;
        build) echo "The release build" ;;
        sizes) echo "The sizes of the first load" ;;
        browser) echo "Browser tests against the release build, in headless Chromium (the short part, or all with LONG=1)" ;;
        engines) echo "Whole matches and what is around them, in Firefox and WebKitGTK (with LONG=1 in Chromium too)" ;;
        *) fail "there is no step '$1'; known: ${STEPS[*]}" ;;
    esac
}

# A step is one function; dashes in a step's name become underscores.
step_setup() { tools/setup.sh test; }
# File by file: cargo fmt doesn't see the `mod` lines that come from the registry.
step_fmt() { find src examples tests tools -name '*.rs' -print0 | xargs -0 rustfmt --edition 2024 --check; }
step_github() { node tools/github.mjs; }
step_clippy() { cargo clippy --locked --all-targets -- -D warnings; }
step_clippy_wasm() { cargo clippy --locked --target "$WASM" --lib --bins -- -D warnings; }
step_supply() {
    cargo deny --locked --offline check -D warnings licenses bans sources
    node tools/supply.mjs
}
step_art() { node tools/art/build.mjs --check; }
step_instructions() { cargo build --locked --bin arena && node tools/instructions.mjs; }
step_new_game() { tools/new-game-test.sh; }
step_doc() {
    local target
    for target in "" "--target=$WASM"; do
        RUSTDOCFLAGS="-D warnings -A rustdoc::private-intra-doc-links" \
            cargo doc --locked --no-deps --lib --document-private-items ${target:+"$target"}
    done
    cargo test --locked --doc
}
# Often the build keeps only one core busy, so among all steps it runs beside the others and takes
# mostly what they leave idle; this step waits for it.
step_build() {
    if [ -z "$building" ]; then tools/build.sh; return; fi
    tail -n +1 --pid="$building" -f "$LOGS/beside.log"
    [ "$(cat "$LOGS/beside.status")" = 0 ]
}

building=""

start_building() {
    (
        status=0
        nice -n 5 tools/build.sh >"$LOGS/beside.log" 2>&1 || status=$?
        echo "$status" >"$LOGS/beside.status"
    ) &
    building=$!
    trap 'kill "$building" 2>/dev/null || true' EXIT
}

step_sizes() { node tools/sizes.mjs; }
step_browser() { playwright test; }
step_engines() { playwright test -c tests/engines/playwright.config.mjs; }

step_native() {
    if has cargo-nextest; then
        cargo nextest run --locked --no-fail-fast
    else
        cargo test --locked --no-fail-fast --lib --bins --tests
    fi
}

step_wasm() {
    local log="$LOGS/wasm-count.log"
    # Little is played, so compiling our own crate without the optimizer is fastest; the others are
    # shared with all builds.
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner \
        CHROMEDRIVER="$(command -v chromedriver)" WASM_BINDGEN_TEST_TIMEOUT=300 \
        cargo test --locked --config profile.dev.package.regalia.opt-level=0 --target "$WASM" --test web 2>&1 | tee "$log" || return 1
    [ "$(passed "$log")" -gt 0 ] || fail "no test of tests/web.rs ran."
}

# passed LOG...: prints the number of passed tests, by the runners' closing lines.
passed() {
    # Forced colours would stand between the number and the word.
    sed 's/\x1b\[[0-9;]*m//g' "$@" | { grep -oE '[0-9]+ passed' || true; } | awk '{ n += $1 } END { print n + 0 }'
}

now() { date +%s%N; }

seconds() { awk -v ns="$1" 'BEGIN { printf "%7.1f s", ns / 1e9 }'; }

table=""

# run STEP: announces it, runs it in a subshell (so that the first error in it ends it), and records
# its time.
run() {
    local step=$1 from took status
    say "$(describe "$step")"
    from=$(now)
    # Left of || the step would go on after an error, whatever it sets itself.
    set +e
    (set -e; "step_${step//-/_}") 2>&1 | tee "$LOGS/$step.log"
    status=$?
    set -e
    took=$(($(now) - from))
    table+=$(printf '%-12s' "$step")$(seconds "$took")$'\n'
    [ "$status" -eq 0 ] && return
    printf '%s' "$table"
    fail "the step '$step' failed; see the messages above (again: tools/test.sh $step)."
}

wanted=("$@")
[ $# -gt 0 ] || wanted=("${STEPS[@]}")
for step in "${wanted[@]}"; do describe "$step" >/dev/null; done

mkdir -p "$LOGS"
rm -f "$LOGS"/*.log "$LOGS"/*.status
for step in "${wanted[@]}"; do
    # Everything the build needs is there after the set-up.
    if [ "$step" = fmt ] && [ $# -eq 0 ]; then start_building; fi
    run "$step"
done

printf '\n%s' "$table"
logs=()
for step in native new-game doc wasm browser engines; do [ ! -f "$LOGS/$step.log" ] || logs+=("$LOGS/$step.log"); done
[ ${#logs[@]} -eq 0 ] || printf '%s passed, 0 failed\n' "$(passed "${logs[@]}")"
