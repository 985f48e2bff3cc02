// What a ruling does to the clocks: each change, and the times to set.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicate/ruling/status.hpp"
#include "base/millis.hpp"
#include "chess/color.hpp"
#include "rules/remedy.hpp"

namespace jadoube::adjudicate {

struct ClockStep {
    chess::Color side = chess::Color::white;
    Millis change;  // may be negative; zero only where a clock is set of which no reading was told
    rules::ClockAction action = rules::ClockAction::add;
    std::string article;
    std::vector<std::string> by = {};  // the clauses by which the amount holds
    std::optional<Millis> to = {};     // of a clock that is set: what it shows then
    friend bool operator==(const ClockStep&, const ClockStep&) = default;
};

struct ClockAnswer {
    Status status = Status::decided;
    chess::ByColor<std::optional<Millis>> before = {};
    chess::ByColor<std::optional<Millis>> after = {};
    std::vector<ClockStep> steps = {};
    std::vector<std::string> articles = {};
    friend bool operator==(const ClockAnswer&, const ClockAnswer&) = default;
};

}  // namespace jadoube::adjudicate
