#!/usr/bin/env bash
# What recording costs in a short log and in a long one: the time of `jadoube incident`, side by side.
# usage: tools/bench/record.sh [BUILD [ENTRIES [RUNS]]]   (default: build/release, 10000, 21)
set -euo pipefail
build=$(readlink -f "${1:-build/release}")
entries=${2:-10000}
runs=${3:-21}
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cd "$folder"
fen='rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

# incident LOG GAME: enters one; its answer is not looked at.
incident() {
    "$build/bin/jadoube" incident "$2" --log "$1" --fen "$fen" --act "white moves e2-e5" --nothing-else >answer
}

for log in short long; do
    "$build/bin/jadoube" init "$log.jadoube" --rules fide --arbiter "Ada Byron" >answer
    incident "$log.jadoube" r1b1
done
"$build/bin/bench_long_log" short.jadoube 10
"$build/bin/bench_long_log" long.jadoube "$entries"
for ((run = 1; run <= runs; ++run)); do
    for log in short long; do
        begin=$(date +%s%N)
        incident "$log.jadoube" "r9b$run"
        end=$(date +%s%N)
        echo $(((end - begin) / 1000)) >>"$log.times"
    done
done
median() { sort -n "$1" | sed -n "$(((runs + 1) / 2))p"; }
short=$(median short.times)
long=$(median long.times)
echo "incident, median of $runs: $short us at 10 entries, $long us at $entries: $((long * 100 / short)) %"
begin=$(date +%s%N)
"$build/bin/jadoube" verify long.jadoube
echo "verify of it: $((($(date +%s%N) - begin) / 1000000)) ms"
