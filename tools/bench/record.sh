#!/usr/bin/env bash
# What recording costs in a short log and in a long one, and beside the shell of SQLite, and what verifying costs beside bare
# signature checks: three shares, each by the clock on the wall and by the time of the processors alone. By the clock they
# hold for a machine at rest only.
# usage: tools/bench/record.sh [BUILD [ENTRIES [RUNS [RULES]]]]   (default: build/release, 10000, 21, fide)
set -euo pipefail
build=$(readlink -f "${1:-build/release}")
entries=${2:-10000}
runs=${3:-21}
rules=${4:-fide}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"
fen='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

# incident LOG GAME: enters one; its answer is not looked at.
incident() {
    "$build/bin/jadoube" incident "$2" --log "$1" --fen "$fen" --act "white moves e2-e5" --nothing-else >answer
}

for log in short long; do
    "$build/bin/jadoube" init "$log.jadoube" --rules "$rules" --arbiter "Ada Byron" >answer
    incident "$log.jadoube" r1b1
    "$build/bin/jadoube" decide 1 --log "$log.jadoube" >answer
done
"$build/bin/bench_long_log" short.jadoube 10
"$build/bin/bench_long_log" long.jadoube "$entries"
row=$(printf '%02500d' 0)
sqlite3 shell.db "PRAGMA journal_mode=WAL; CREATE TABLE rows(body TEXT)" >answer

# timed NAME COMMAND...: adds to NAME.times what it took, in milliseconds: by the clock, and of the processors.
timed() {
    local name=$1 TIMEFORMAT='%3R %3U %3S'
    shift
    { time "$@" >answer; } 2>took
    tail -n 1 took | awk '{ print $1 * 1000, ($2 + $3) * 1000 }' >>"$name.times"
}
# median NAME COLUMN
median() { cut -d' ' -f"$2" "$1.times" | sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'; }
# share WHAT A B: of the medians of A and B, by the clock and by the processors.
share() {
    local by
    for by in 1 2; do
        awk -v what="$1" -v a="$(median "$2" $by)" -v b="$(median "$3" $by)" -v by="$by" 'BEGIN {
            printf "%s, %s: %d ms against %d ms: %.2f times\n", what, by == 1 ? "by the clock" : "processors alone", a, b, a / b }'
    done
}

for ((run = 1; run <= runs; ++run)); do
    for log in short long; do timed "$log" incident "$log.jadoube" "r9b$run"; done
    # A row of the same size, synced and carried into the main file.
    timed shell sqlite3 shell.db "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=1; INSERT INTO rows(body) VALUES('$row')"
done
for ((run = 1; run <= 5; ++run)); do
    timed verify "$build/bin/jadoube" verify --log long.jadoube
    "$build/bin/bench_signatures" "$(sqlite3 long.jadoube 'SELECT count(*) FROM entries')" >>signatures.times
done
share "an incident at $entries entries against one at 10 (median of $runs)" long short
share "the same against one synced insert by the shell of SQLite" long shell
share "verify against as many signature checks alone (median of 5)" verify signatures
