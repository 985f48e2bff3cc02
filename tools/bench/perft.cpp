// Times perft, for tools/bench/perft.sh.
//
//   bench_perft DEPTH FEN     the leaves and the seconds they took
//   bench_perft --all FILE... every count of the files (FEN ;D1 20 ;D2 400 ...), as long as it takes
#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>

#include "base/error.hpp"
#include "base/text.hpp"
#include "chess/perft.hpp"

using namespace jadoube;
using namespace jadoube::chess;

namespace {

struct Timed {
    std::uint64_t leaves;
    double seconds;
};

Timed timed_perft(const Position& position, int depth) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t leaves = perft(position, depth);
    return {leaves, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()};
}

Result<Position> read_position(std::string_view fen) {
    return parse_fen(fen).and_then([](const Setup& setup) { return Position::from(setup); });
}

int complain(std::string_view text) {
    fmt::print(stderr, "{}\n", text);
    return 2;
}

int time_one(std::string_view depth_text, std::string_view fen) {
    const auto depth = parse_int(depth_text);
    if (!depth || *depth < 0 || *depth > 20) return complain("the depth is a number from 0 to 20");
    const auto position = read_position(fen);
    if (!position) return complain(to_text(position.error()));
    const Timed timed = timed_perft(*position, static_cast<int>(*depth));
    fmt::print("{} {:.4f}\n", timed.leaves, timed.seconds);
    return 0;
}

/// The counts of one line that are wrong.
int check_line(std::string_view line, Timed& total) {
    const auto parts = split(line, ';');
    const auto position = read_position(trim(parts.front()));
    if (!position) return complain(to_text(position.error()));
    int wrong = 0;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto words = split(trim(parts[i]), ' ');
        const auto depth = parse_int(words.front().substr(1));
        const auto expected = parse_int(words.back());
        if (!depth || !expected) return complain(fmt::format("not a count: {}", parts[i]));
        const Timed timed = timed_perft(*position, static_cast<int>(*depth));
        total.leaves += timed.leaves;
        total.seconds += timed.seconds;
        if (timed.leaves == static_cast<std::uint64_t>(*expected)) continue;
        fmt::print("{} depth {}: {} leaves, expected {}\n", trim(parts.front()), *depth, timed.leaves, *expected);
        ++wrong;
    }
    return wrong;
}

int check_files(int count, char** files) {
    Timed total{0, 0};
    int wrong = 0;
    for (int i = 0; i < count; ++i) {
        std::ifstream file(files[i]);
        if (!file) return complain(fmt::format("{}: cannot be read", files[i]));
        for (std::string line; std::getline(file, line);) {
            if (!line.empty() && line.front() != '#') wrong += check_line(line, total);
        }
    }
    fmt::print("{} leaves, {:.1f} s, {:.0f} million/s, {} wrong\n", total.leaves, total.seconds,
               static_cast<double>(total.leaves) / total.seconds / 1e6, wrong);
    return wrong == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 2 && std::string_view(argv[1]) == "--all") return check_files(argc - 2, argv + 2);
    if (argc == 3) return time_one(argv[1], argv[2]);
    return complain("usage: bench_perft DEPTH FEN | bench_perft --all FILE...");
}
