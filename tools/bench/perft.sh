#!/usr/bin/env bash
# Perft beside Debian's stockfish, turn about in one run:
#   tools/bench/perft.sh [ROUNDS]        leaves a second of both and the median of the ratios (default 5 rounds)
#   tools/bench/perft.sh --all FILE...   every count of the files (FEN ;D1 20 ;D2 400 ...), as long as it takes
set -euo pipefail
cd "$(dirname "$0")/../.."

build=build/bench
{
    cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DJADOUBE_BENCHMARKS=ON -DJADOUBE_TESTS=OFF
    cmake --build "$build" --target bench_perft
} >&2
bench=$build/bin/bench_perft

if [[ ${1-} == --all ]]; then
    exec "$bench" "$@"
fi

rounds=${1-5}
stockfish=$(PATH="$PATH:/usr/games" command -v stockfish) || {
    echo "no stockfish here to measure against: apt install stockfish" >&2
    exit 2
}
coproc STOCKFISH { "$stockfish"; }
exec {ask}>&"${STOCKFISH[1]}" {answer}<&"${STOCKFISH[0]}"  # subshells see these, but not the coprocess's own
trap 'echo quit >&"$ask"' EXIT

# stockfish_perft DEPTH FEN: leaves and seconds
stockfish_perft() {
    local line start end
    printf 'position fen %s\nisready\n' "$2" >&"$ask"
    while read -r line <&"$answer" && [[ $line != readyok ]]; do :; done
    start=$EPOCHREALTIME
    echo "go perft $1" >&"$ask"
    while read -r line <&"$answer" && [[ $line != "Nodes searched: "* ]]; do :; done
    end=$EPOCHREALTIME
    awk -v leaves="${line##* }" -v start="$start" -v end="$end" 'BEGIN { printf "%d %.4f\n", leaves, end - start }'
}

# compare NAME DEPTH FEN
compare() {
    echo "$1, depth $2"
    for ((round = 1; round <= rounds; ++round)); do
        echo "$("$bench" "$2" "$3") $(stockfish_perft "$2" "$3")"
    done | awk '
        $1 != $3 { printf "  the counts differ: %d and %d\n", $1, $3; differ = 1 }
        {
            ours = $1 / $2 / 1e6; theirs = $3 / $4 / 1e6
            printf "  jadoube %5.0f million/s   stockfish %5.0f million/s   ratio %.2f\n", ours, theirs, ours / theirs
            ratio[NR] = ours / theirs
        }
        END {
            for (i = 1; i <= NR; ++i)
                for (j = i + 1; j <= NR; ++j)
                    if (ratio[j] < ratio[i]) { swap = ratio[i]; ratio[i] = ratio[j]; ratio[j] = swap }
            printf "  median ratio %.2f\n", ratio[int((NR + 1) / 2)]
            exit differ
        }'
}

compare "Initial position" 6 "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
compare "Kiwipete" 5 "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
