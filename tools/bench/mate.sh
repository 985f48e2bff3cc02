#!/usr/bin/env bash
# What "can this side still mate?" costs, beside the perft of Debian's stockfish in the same run:
#   tools/bench/mate.sh               positions of real games, last positions, the open set; stockfish before and after
#   tools/bench/mate.sh --count       the instructions of a question, counted by valgrind (slow)
#   tools/bench/mate.sh --open-only   the open set alone
# With the shared data beside the project games come from there, else from data/.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=build/bench
{
    cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DJADOUBE_BENCHMARKS=ON -DJADOUBE_TESTS=OFF
    cmake --build "$build" --target bench_mate
} >&2
bench=$build/bin/bench_mate
shared=../shared/data
games=$shared/pgn/gnuchess-book
if [[ -d $games ]]; then
    real=("$games/sample-1860-1999.pgn" "$games/tournaments-1905-1914.pgn")
    last=("${real[@]}" "$games/checkmate.pgn")
else
    real=(data/*.pgn)
    last=("${real[@]}")
fi

# Million leaves a second of `go perft 6`, by the clock of the processor.
stockfish_speed() {
    local stockfish seconds TIMEFORMAT=%U
    stockfish=$(PATH="$PATH:/usr/games" command -v stockfish) || {
        echo "no stockfish here to measure against: apt install stockfish"
        return
    }
    seconds=$({ time printf 'position startpos\ngo perft 6\nquit\n' | "$stockfish" >/dev/null; } 2>&1)
    awk -v s="$seconds" 'BEGIN { printf "stockfish go perft 6: %.0f million leaves/s\n", 119.060324 / s }'
}

# count_instructions KIND FILE...
count_instructions() {
    local out
    command -v valgrind >/dev/null || {
        echo "  instructions: not measured, no valgrind here"
        return
    }
    out=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null --collect-atstart=no \
        --toggle-collect='*timed_question*' "$bench" --most 1000 "$@" 2>&1 | sed -n 's/.*Collected : //p')
    # 1,000 questions, each asked four times: twice with evidence, twice for the verdict
    awk -v n="$out" -v kind="$1" 'BEGIN { printf "%s: %.0f instructions a question\n", kind, n / 4000 }'
}

case "${1-}" in
    --count)
        count_instructions --real "${real[@]}"
        count_instructions --last "${last[@]}"
        ;;
    --open-only) "$bench" --open "$shared/unwinnable-open.jsonl" ;;
    "")
        stockfish_speed
        echo "positions of real games"
        "$bench" --real "${real[@]}"
        stockfish_speed
        echo "last positions of games"
        "$bench" --last "${last[@]}"
        stockfish_speed
        if [[ -f $shared/unwinnable-open.jsonl ]]; then
            echo "the open set"
            "$bench" --open "$shared/unwinnable-open.jsonl"
        fi
        ;;
    *) sed -n '2,6s/^# \{0,1\}//p' "$0" >&2; exit 2 ;;
esac
