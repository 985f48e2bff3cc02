// Perft positions in a file: FEN, then `;D<depth> <count>` for each depth; lines with # are remarks.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chess/position.hpp"

struct PerftLine {
    struct Count {
        int depth;
        std::uint64_t leaves;
    };
    std::string fen;
    std::vector<Count> counts;
};

/// Fails the running test where the file cannot be read or holds no position.
[[nodiscard]] std::vector<PerftLine> read_perft_file(const std::string& path);

/// The position of a FEN that is known to be playable.
[[nodiscard]] jadoube::chess::Position position_of(std::string_view fen);
