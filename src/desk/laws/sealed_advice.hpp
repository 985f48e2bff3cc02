// How a sealed text reads as a move: advice for the arbiter, who decides. Asked only after the opening.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/notation.hpp"
#include "rules/vocabulary/sealed_move.hpp"

namespace jadoube::desk {

struct SealedAdvice {
    rules::SealedMove found;
    std::string words;                       // "It reads as 41.Bd7, a legal move."
    std::optional<chess::Move> move = {};    // where it is legal
    std::optional<chess::RawMove> raw = {};  // where it is illegal, and one man can be meant
};

[[nodiscard]] SealedAdvice advice_on(std::string_view text, const chess::Position& position);

/// A move as typed, with or without its number before it: "41.Bd7", "41... Kf4".
[[nodiscard]] std::string_view without_number(std::string_view text);

}  // namespace jadoube::desk
