// What both players did, judged: by what the code says of both together, else each for himself.
#pragma once

#include <functional>

#include "adjudicate/judge/judge.hpp"

namespace jadoube::adjudicate {

/// `before`: what was ruled in the same matter on the player who did it first.
using JudgeOne = std::function<std::vector<Judged>(const Incident&, const std::vector<Judged>& before)>;

/// Any incident as `judge` judges it; one of both players, on which no article speaks that is about both, once for
/// each: each has the articles, counts and penalties that his own acts and facts bring, in the order in which they did
/// it; what both did at once comes before neither.
[[nodiscard]] std::vector<Judged> judge_players(const Incident& incident, const Dispute& dispute,
                                                const JudgeOne& judge);

}  // namespace jadoube::adjudicate
