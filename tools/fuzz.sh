#!/usr/bin/env bash
# The fuzzer: makes up inputs for each property of tests/properties/ and prints how many it tried.
# An input that breaks one is kept in target/fuzz/; copy it into tests/fuzz/corpus/ so that every
# `make test` tries it.
#
#   tools/fuzz.sh                    every target, a minute each
#   FUZZ_SECONDS=600 tools/fuzz.sh saves links
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

readonly FUZZ_SECONDS="${FUZZ_SECONDS:-60}"
[[ $FUZZ_SECONDS =~ ^[1-9][0-9]*$ ]] || fail "FUZZ_SECONDS is '$FUZZ_SECONDS'; it is a whole number of seconds."
has c++ || fail "a C++ compiler (c++) is missing: install one (Debian: apt-get install g++)."

if ! grep -qs "\"cargo-fuzz $CARGO_FUZZ_VERSION " "$TOOLS_DIR/.crates.toml"; then
    install_tool "cargo-fuzz $CARGO_FUZZ_VERSION" cargo-fuzz "$CARGO_FUZZ_VERSION"
    tidy_tools
fi

cargo fetch --quiet --locked --manifest-path tests/fuzz/Cargo.toml ||
    fail "tests/fuzz/Cargo.lock does not fit: cargo update --manifest-path tests/fuzz/Cargo.toml --workspace."

# The sanitizers need another compiler; coverage does not, and the heap counts itself.
say "Building the targets (three minutes after a change of the crates)"
work="${CARGO_TARGET_DIR:-target}/fuzz"
cargo fuzz build --fuzz-dir tests/fuzz --sanitizer none --target-dir "$work" 2>&1 |
    { grep -E '^(warning|error)' -A 8 || true; }
host=$(rustc -vV | sed -n 's/^host: //p')

targets=("$@")
if [ $# -eq 0 ]; then
    mapfile -t targets < <(cargo fuzz list --fuzz-dir tests/fuzz)
fi

broken=()
for target in "${targets[@]}"; do
    program="$work/$host/release/$target"
    [ -x "$program" ] || fail "there is no target '$target'; known: $(cargo fuzz list --fuzz-dir tests/fuzz | xargs)."
    found="$work/found/$target"
    log="$work/$target.log"
    mkdir -p "$found"
    if "$program" -max_total_time="$FUZZ_SECONDS" -timeout=5 -rss_limit_mb=1024 -max_len=65536 \
        -print_final_stats=1 -artifact_prefix="$work/broken-$target-" \
        "$found" "tests/fuzz/corpus/$target" >"$log" 2>&1; then
        executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
        printf '%-12s%12d executions in %d s\n' "$target" "$executions" "$FUZZ_SECONDS"
    else
        grep -E -A 2 'panicked|ERROR: ' "$log" || tail -20 "$log"
        broken+=("$target")
    fi
done
[ ${#broken[@]} -eq 0 ] || fail "broken: ${broken[*]}; the inputs are $work/broken-*, the logs $work/*.log."
