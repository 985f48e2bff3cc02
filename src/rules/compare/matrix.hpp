// One topic under several codes: which articles decide it, what follows and until when, in few words.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/json.hpp"
#include "rules/compare/topics.hpp"

namespace jadoube::rules {

struct MatrixRow {
    std::string article;
    std::string heading;
    std::string follows;
    std::string until;  // empty: no end
    bool verified = true;
};

struct MatrixCode {
    std::string ruleset;
    std::string title;
    std::vector<MatrixRow> rows;
    std::vector<Kind> exhaustive = {};  // kinds of the topic on which the code says all there is
    std::string defers_to = {};         // the code that answers where this one is silent
};

struct Matrix {
    std::string topic;
    std::string meaning;
    std::vector<MatrixCode> codes;
};

/// The codes in the order given, their articles in their own order.
[[nodiscard]] Matrix matrix(const Topic& topic, std::span<const Ruleset* const> codes);
[[nodiscard]] Json to_json(const Matrix& matrix);

}  // namespace jadoube::rules
