// The men and the move that the words of a group name.
#pragma once

#include "desk/groups/said_group.hpp"

namespace jadoube::desk {

/// Men as the words name them, in order; `own` is the side of men called his own.
[[nodiscard]] Result<std::vector<ManNamed>> men_in(const SaidGroup& group, std::optional<chess::Color> own);

/// The one move that the words name, as text that a board can read, and the square of the man said to be taken off.
struct MoveNamed {
    std::string text;
    std::optional<chess::Square> taken = {};
};
[[nodiscard]] Result<MoveNamed> move_in(const SaidGroup& group, const LineBoard& board, chess::Color by);

/// The same of a capture that names first what is taken, and then with what: "takes the king with the rook". Nothing
/// where the words are no such capture.
[[nodiscard]] std::optional<Result<MoveNamed>> capture_in(const SaidGroup& group, const LineBoard& board,
                                                          chess::Color by);

}  // namespace jadoube::desk
