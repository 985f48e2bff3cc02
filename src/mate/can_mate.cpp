#include "mate/can_mate.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "mate/helpmate_search.hpp"

namespace jadoube::mate {
namespace {

using chess::Color;
using chess::Position;

CanMate game_over(const Position& position, Color side) {
    if (position.is_stalemate()) return {Verdict::no, {}, "stalemate has ended the game", 1};
    if (position.turn() == side) return {Verdict::no, {}, "its own King is checkmated", 1};
    return {Verdict::yes, {}, "the King is checkmated", 1};
}

}  // namespace

std::string_view name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::yes: return "yes";
        case Verdict::no: return "no";
        case Verdict::unknown: return "unknown";
    }
    return "unknown";
}

CanMate can_mate(const Position& position, Color side, Budget budget) {
    if (!position.has_legal_move()) return game_over(position, side);
    if (const auto why = why_men_cannot_mate(position.board(), side); !why.empty()) {
        return {Verdict::no, {}, std::string(why), 1};
    }
    return HelpmateSearch(position, side, budget.nodes).run();
}

}  // namespace jadoube::mate
