# shellcheck shell=bash
# What the tests of audits on several machines share. To be sourced, under set -euo pipefail; takes the program as $1.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=$(readlink -f "$1")
export JADOUBE_RULES=$root/rules

# Daemons that were not started for it have no business in continuous integration.
skip() {
    echo "skipped: $*" >&2
    exit 77
}
if [ "${CI:-}" = true ]; then skip "never in continuous integration"; fi

# need COMMAND...: skipped where one of them is not installed.
need() {
    local name
    for name; do
        PATH="$PATH:/usr/sbin" command -v "$name" >/dev/null || skip "$name is not installed"
    done
}

folder=$(mktemp -d)
games=$folder/games.pgn
for ((i = 0; i < 600; ++i)); do cat "$root/tests/audit/files/games.pgn"; done >"$games"
# Exit code 1 says that something was found.
audit() { "$program" audit "$@" || [ $? = 1 ]; }
audit "$games" --all --json >"$folder/whole.ndjson"

# compare: the parts that stand in the folder, against the work of one process.
compare() {
    "$program" audit merge --json "$folder"/part-*.ndjson >"$folder/merged.ndjson"
    cmp "$folder/whole.ndjson" "$folder/merged.ndjson"
    echo "the same bytes as one process: $(wc -l <"$folder/merged.ndjson") lines from $# parts"
}
