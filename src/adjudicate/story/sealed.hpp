// What was written for the sealed move, read on the board where it was sealed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/cases/dispute.hpp"
#include "chess/position.hpp"
#include "game/replay.hpp"
#include "rules/vocabulary/kind.hpp"
#include "rules/vocabulary/sealed_move.hpp"

namespace jadoube::adjudicate {

struct SealedContent {
    rules::SealedMove what = rules::SealedMove::unintelligible;
    std::optional<game::Played> move = {};   // where one man can be meant
    std::vector<chess::Move> readings = {};  // the legal moves that can be meant
};

[[nodiscard]] SealedContent read_sealed(const chess::Position& position, const std::string& written);

/// What kind of illegal move was written, where several men can be meant and none can make it.
[[nodiscard]] std::optional<rules::Kind> illegal_kind_sealed(const chess::Position& position,
                                                             const std::string& written);

/// The act by which the move was sealed that counts, where that move was told.
[[nodiscard]] const Act* sealed_with_a_move(const Dispute& dispute, std::optional<std::size_t> sealed);

}  // namespace jadoube::adjudicate
