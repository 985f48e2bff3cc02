// What the tests of this module share.
#pragma once

#include <string_view>

#include "mate/can_mate.hpp"

namespace jadoube::mate {

/// The position of a FEN; the test fails where it is none.
[[nodiscard]] chess::Position position_of(std::string_view fen);

/// Whether the line is legal and ends with the side having given checkmate.
[[nodiscard]] bool replays_to_mate(chess::Position position, chess::Color side, const std::vector<chess::Move>& line);

/// Nothing where the checker accepts the answer with its evidence, else what it says.
[[nodiscard]] std::string fault_of(const chess::Position& position, chess::Color side, const CanMate& answer);

/// Which sides can mate, found by looking at every position that can arise, but none after two bare Kings or a single
/// minor piece are left; nothing where there are more than `most`.
struct Truth {
    chess::ByColor<bool> can_mate;
    std::size_t positions = 0;
};
[[nodiscard]] std::optional<Truth> truth_of(const chess::Position& start, std::size_t most);

}  // namespace jadoube::mate
