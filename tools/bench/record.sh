#!/usr/bin/env bash
# What recording costs in a short log and in a long one, and beside the shell of SQLite: the time of `jadoube incident`,
# side by side; and what verifying costs beside bare signature checks.
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
row=$(printf '%02500d' 0)
sqlite3 shell.db "PRAGMA journal_mode=WAL; CREATE TABLE rows(body TEXT)" >answer
for ((run = 1; run <= runs; ++run)); do
    for log in short long; do
        begin=$(date +%s%N)
        incident "$log.jadoube" "r9b$run"
        end=$(date +%s%N)
        echo $(((end - begin) / 1000)) >>"$log.times"
    done
    # What the shell of SQLite takes to insert a row of the same size, synced and carried into the main file.
    begin=$(date +%s%N)
    sqlite3 shell.db "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=1; INSERT INTO rows(body) VALUES('$row')" >answer
    end=$(date +%s%N)
    echo $(((end - begin) / 1000)) >>shell.times
done
median() { sort -n "$1" | sed -n "$(((runs + 1) / 2))p"; }
short=$(median short.times)
long=$(median long.times)
shell=$(median shell.times)
echo "incident, median of $runs: $short us at 10 entries, $long us at $entries: $((long * 100 / short)) %"
echo "one insert by the shell of SQLite: $shell us; an incident of $entries: $((long * 100 / shell)) % of it"
# The verify of it beside as many signature checks.
for ((run = 1; run <= 5; ++run)); do
    begin=$(date +%s%N)
    "$build/bin/jadoube" verify --log long.jadoube >answer
    echo $((($(date +%s%N) - begin) / 1000)) >>verify.times
    "$build/bin/bench_signatures" "$(sqlite3 long.jadoube 'SELECT count(*) FROM entries')" >>signatures.times
done
cat answer
verify=$(sort -n verify.times | sed -n 3p)
signatures=$(sort -n signatures.times | sed -n 3p)
echo "verify, median of 5: $verify us; as many signatures alone: $signatures us: $((verify * 100 / signatures)) %"
