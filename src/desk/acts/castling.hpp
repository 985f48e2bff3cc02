// Castling: which side, with or without the rook, whole or told in its parts.
#pragma once

#include "desk/told/line_so_far.hpp"

namespace jadoube::desk {

[[nodiscard]] bool is_castled_in_parts(const std::vector<SaidGroup>& groups, std::size_t at);
[[nodiscard]] Result<void> castle_in_parts(LineSoFar& line, const SaidGroup& group, const SaidGroup& king,
                                           const SaidGroup& rook);
[[nodiscard]] std::optional<Result<void>> rook_of_castling_begun(LineSoFar& line, const SaidGroup& group, Color by);
[[nodiscard]] std::optional<Result<void>> rook_put_elsewhere(LineSoFar& line, const SaidGroup& group, Color by);
[[nodiscard]] Result<void> take_rook_first(LineSoFar& line);
[[nodiscard]] Result<void> without_rook(LineSoFar& line, const SaidGroup& group);
[[nodiscard]] Result<void> take_castling_held(LineSoFar& line, const SaidGroup& group);
void touch_rook_first(LineSoFar& line, Color by, const WhatDone& deed, const SaidGroup& group);
[[nodiscard]] Result<void> castle(LineSoFar& line, const SaidGroup& group);

}  // namespace jadoube::desk
