#!/usr/bin/env bash
# What an audit of a file of games costs, beside Debian's pgn-extract and wc in the same run, by the clock of the processor:
#   tools/bench/audit.sh              medians of 5, and how many times as fast as pgn-extract; memory
#   tools/bench/audit.sh --count      instructions for each half-move more, counted by valgrind (slow)
#   tools/bench/audit.sh --gate PROGRAM   the same on games of data/; 1 where it is 5 % more than it was
# With the shared data beside the project games come from there, else from data/.
set -euo pipefail
cd "$(dirname "$0")/../.."

if [[ ${1-} == --gate ]]; then
    program=$(readlink -f "$2")
else
    { cmake --preset release && cmake --build --preset release --target jadoube; } >&2
    program=$PWD/build/release/bin/jadoube
fi
export JADOUBE_RULES=$PWD/rules
shared=../shared/data/pgn
if [[ -d $shared ]]; then
    book=("$shared/gnuchess-book/sample-1860-1999.pgn" "$shared/gnuchess-book/tournaments-1905-1914.pgn")
    clocks=("$shared/lichess/lichess-2025-05-rated.pgn")
else
    book=(data/karpov-miles-1986.pgn data/fischer-spassky-1972.pgn)
    clocks=(data/clocks-demo.pgn)
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# repeated TIMES FILE...: the files one after the other, so often.
repeated() {
    local times=$1 file
    shift
    for ((; times > 0; --times)); do
        for file in "$@"; do
            cat "$file"
            printf '\n\n'
        done
    done
}

# seconds COMMAND...: of the processor, the median of five runs. An audit that finds something ends with 1.
seconds() {
    local TIMEFORMAT="%U %S"
    for _ in 1 2 3 4 5; do
        { time "$@" >/dev/null 2>&1 || true; } 2>&1 | awk '{ print $1 + $2 }'
    done | sort -n | sed -n 3p
}

# wall COMMAND...: seconds by the clock on the wall, the median of five runs.
wall() {
    local TIMEFORMAT=%R
    for _ in 1 2 3 4 5; do { time "$@" >/dev/null 2>&1 || true; } 2>&1; done | sort -n | sed -n 3p
}

measure() {
    local name=$1 file=$2 reference audit extract
    extract=$(PATH="$PATH:/usr/games" command -v pgn-extract || true)
    printf '%s, %s MB\n' "$name" "$(($(stat -c %s "$file") / 1000000))"
    printf '  %-36s %6s s\n' "wc -l" "$(seconds wc -l "$file")"
    if [[ -n $extract ]]; then
        reference=$(seconds "$extract" -s -r "$file")
        printf '  %-36s %6s s\n' "pgn-extract -s -r" "$reference"
    else
        echo "  no pgn-extract here to measure against: apt install pgn-extract"
    fi
    for more in --without-mate ""; do
        # shellcheck disable=SC2086 # an option, or none
        audit=$(seconds "$program" audit "$file" $more)
        printf '  %-36s %6s s' "jadoube audit $more" "$audit"
        if [[ -n ${reference-} ]]; then awk -v a="$audit" -v r="$reference" 'BEGIN { printf ", %.1f x pgn-extract", r / a }'; fi
        echo
    done
    awk -v one="$(wall "$program" audit "$file")" -v two="$(wall "$program" audit "$file" --threads 2)" \
        'BEGIN { printf "  %-36s %6.2f s on the wall, %.2f x one thread\n", "jadoube audit --threads 2", two, one / two }'
    command -v /usr/bin/time >/dev/null &&
        { /usr/bin/time -f '  %M kB at most' "$program" audit "$file" >/dev/null || true; } 2>&1 | tail -n 1
}

least=1 # how often the games are repeated at least, to be counted
# counted OPTION FILE...: instructions a half-move. What 4 times as many games cost more, so that start and codes of laws
# do not count.
counted() {
    local option=$1 times instructions=() half_moves=()
    shift
    for times in "$least" $((4 * least)); do
        repeated "$times" "$@" >"$folder/counted.pgn"
        # shellcheck disable=SC2086 # an option, or none
        valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" audit "$folder/counted.pgn" $option \
            >/dev/null 2>"$folder/said" || true
        instructions+=("$(sed -n 's/.*Collected : //p' "$folder/said")")
        half_moves+=("$(sed -n 's/.* games, \([0-9]*\) half-moves.*/\1/p' "$folder/said")")
    done
    awk -v i=$((instructions[1] - instructions[0])) -v n=$((half_moves[1] - half_moves[0])) 'BEGIN { printf "%.0f", i / n }'
}

# count NAME OPTION FILE...
count() {
    local name=$1
    shift
    printf '%s %s: %s instructions a half-move\n' "$name" "$1" "$(counted "$@")"
}

# clocked FILE...: the games with a clock reading after each move, and a glyph here and there, as servers write them.
clocked() {
    awk 'FNR == 1 { print "" }
         /^\[Result/ { print "[TimeControl \"7200\"]"; left = 7200 }
         /^(\[|$)/ { print; next }
         { for (i = 1; i <= NF; ++i) {
               printf "%s", $i
               if ($i ~ /^[A-Za-z]/)
                   printf "%s { [%%clk %d:%02d:%02d] }", n++ % 9 ? "" : "?!", --left / 3600, left % 3600 / 60, left % 60
               printf i < NF ? " " : "\n"
           } }' "$@"
}

failed=0
# gate WAS OPTION FILE...: notes where it is more than 5 % above what it was.
gate() {
    local was=$1 now
    shift
    now=$(counted "$@")
    printf 'audit %s of %s files: %s instructions a half-move, where it was %s\n' "$1" $(($# - 1)) "$now" "$was"
    if ((now * 100 > was * 105)); then failed=1; fi
}

case "${1-}" in
    --count)
        count book --without-mate "${book[@]}"
        count book "" "${book[@]}"
        count clocks --without-mate "${clocks[@]}"
        count clocks "" "${clocks[@]}"
        ;;
    --gate)
        least=40 # they are few
        plain=(data/{fischer-spassky-1972,spassky-fischer-1972-21,karpov-miles-1986,tringov-korchnoi-1972}.pgn)
        gate 485 --without-mate "${plain[@]}"
        gate 1242 "" "${plain[@]}"
        clocked "${plain[@]}" >"$folder/clocked.pgn"
        gate 760 --without-mate "$folder/clocked.pgn"
        gate 3452 --without-mate data/*.pgn
        gate 4559 "" data/*.pgn
        exit "$failed"
        ;;
    "")
        repeated 34 "${book[@]}" >"$folder/book.pgn"
        measure "games of a book" "$folder/book.pgn"
        repeated 64 "${clocks[@]}" >"$folder/clocks.pgn"
        measure "games with clocks" "$folder/clocks.pgn"
        ;;
    *) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
