// Filters over the legal moves: which moves a `move` remedy leaves, and why it leaves none (KERNEL section 5).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/facts/scene.hpp"
#include "adjudicate/ruling/ruling.hpp"

namespace jadoube::adjudicate {

/// The lists of men that a filter names, looked up; nothing where it names none, or no position is known.
struct FilterMen {
    std::optional<Squares> man;
    std::optional<Squares> captures;
    std::optional<Squares> either;  // moves_or_captures
};
/// The man that `it` is: a square, or the list of which nobody knows the men.
using ManMeant = std::variant<rules::Men, chess::Square>;
[[nodiscard]] FilterMen men_of(const Scene& scene, const rules::Filter& filter, const std::optional<ManMeant>& it = {});

/// The legal moves of `base` that satisfy every member of the filter.
[[nodiscard]] std::vector<chess::Move> filtered_moves(const Scene& scene, const chess::Position& base,
                                                      const rules::Filter& filter, const FilterMen& men);

/// Why a filter leaves nothing: "blocked", "held by check", "cannot be taken" ... `action` is what the option does.
[[nodiscard]] Obstacle why_none(const chess::Position& base, const rules::DoWord& action, const FilterMen& men);

}  // namespace jadoube::adjudicate
