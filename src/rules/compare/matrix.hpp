// One topic under several codes: which articles decide it, and where a code says all there is.
#pragma once

#include <span>
#include <vector>

#include "rules/compare/topics.hpp"

namespace jadoube::rules {

struct MatrixCode {
    const Ruleset* ruleset = nullptr;
    std::vector<const Article*> articles = {};
    std::vector<Kind> exhaustive = {};  // kinds of the topic on which the code says all there is
};

/// Refers to the topic and the codes, which must outlive it.
struct Matrix {
    const Topic* topic = nullptr;
    std::vector<MatrixCode> codes = {};
};

/// The codes in the order given, their articles in their own order.
[[nodiscard]] Matrix matrix(const Topic& topic, std::span<const Ruleset* const> codes);

}  // namespace jadoube::rules
