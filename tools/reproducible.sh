#!/usr/bin/env bash
# Checks that the zip is reproducible, byte for byte: packs the last commit twice, from two fresh
# clones in different folders, each with a different cargo folder, time zone, language and umask,
# and compares. Leaves the zip in target/.
# shellcheck source-path=SCRIPTDIR source=env.sh
. "$(dirname "$0")/env.sh"

work=$(mktemp -d)
readonly work
trap 'rm -rf "$work"' EXIT
cargo_home="${CARGO_HOME:-$HOME/.cargo}"
commit=$(git rev-parse HEAD)

# packed FOLDER COMMAND...: clones into the folder and packs there, through a command that changes
# the environment; prints the hash of the zip.
packed() {
    local folder=$1
    shift
    git clone --quiet . "$folder"
    git -C "$folder" checkout --quiet --detach "$commit"
    # The crates are the same, under another path; they are not downloaded again.
    mkdir "$folder.cargo"
    ln -s "$cargo_home/registry" "$folder.cargo/registry"
    (cd "$folder" && env -u CARGO_TARGET_DIR CARGO_HOME="$folder.cargo" "$@" make dist >&2) || return 1
    sha256sum "$folder"/target/regalia-*.zip | cut -d ' ' -f 1
}

tools/setup.sh play
git diff --quiet HEAD || say "What is not committed is not looked at"
say "The first clone"
first=$(umask 022 && packed "$work/one" TZ=UTC LC_ALL=C.UTF-8)
say "The second clone"
second=$(umask 077 && packed "$work/a/folder/of-another-name" TZ=Pacific/Auckland LC_ALL=C)

printf '%s  %s, twice\n' "$first" "${commit:0:7}"
if [ "$first" = "$second" ]; then
    mkdir -p target
    mv "$work"/one/target/regalia-*.zip target/
    exit 0
fi
printf '%s\n' "$second"
for place in one a/folder/of-another-name; do
    (cd "$work/$place/dist" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum) >"$work/${place##*/}.list"
done
diff "$work/one.list" "$work/of-another-name.list" >&2 || true
fail "two clones of the same commit gave two zips; the files of dist/ that differ stand above."
