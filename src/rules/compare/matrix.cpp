#include "rules/compare/matrix.hpp"

#include <algorithm>

#include "rules/words/brief.hpp"

namespace jadoube::rules {
namespace {

MatrixCode code_in(const Topic& topic, const Ruleset& ruleset) {
    MatrixCode code{ruleset.id, ruleset.title, {}, {}, ruleset.defers_to.value_or(std::string())};
    for (const Article& article : ruleset.articles) {
        if (!is_about(article, topic)) continue;
        code.rows.push_back({article.id, article.heading, brief_consequences(article, ruleset),
                             brief_window(article, ruleset), article.verified});
    }
    for (const Kind kind : ruleset.exhaustive) {
        const bool of_topic = std::any_of(topic.kinds.begin(), topic.kinds.end(),
                                          [&](Kind of) { return kind_covers(of, kind) || kind_covers(kind, of); });
        if (of_topic) code.exhaustive.push_back(kind);
    }
    return code;
}

Json row_json(const MatrixRow& row) {
    return Json::object({{"article", row.article},
                         {"heading", row.heading},
                         {"follows", row.follows},
                         {"until", row.until.empty() ? Json(nullptr) : Json(row.until)},
                         {"verified", row.verified}});
}

Json code_json(const MatrixCode& code) {
    JsonArray rows;
    for (const MatrixRow& row : code.rows) rows.push_back(row_json(row));
    JsonArray exhaustive;
    for (const Kind kind : code.exhaustive) exhaustive.emplace_back(name_of(kind));
    return Json::object({{"ruleset", code.ruleset},
                         {"title", code.title},
                         {"articles", rows},
                         {"exhaustive", exhaustive},
                         {"defers_to", code.defers_to.empty() ? Json(nullptr) : Json(code.defers_to)}});
}

}  // namespace

Matrix matrix(const Topic& topic, std::span<const Ruleset* const> codes) {
    Matrix matrix{std::string(topic.name), std::string(topic.meaning), {}};
    for (const Ruleset* ruleset : codes) matrix.codes.push_back(code_in(topic, *ruleset));
    return matrix;
}

Json to_json(const Matrix& matrix) {
    JsonArray codes;
    for (const MatrixCode& code : matrix.codes) codes.push_back(code_json(code));
    return Json::object({{"schema", "jadoube/matrix/1"}, {"topic", matrix.topic}, {"codes", codes}});
}

}  // namespace jadoube::rules
