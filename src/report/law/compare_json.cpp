#include "report/law/compare_json.hpp"

#include "report/catalogue/speaking.hpp"
#include "report/law/difference.hpp"
#include "report/law/grounds.hpp"
#include "report/law/law_text.hpp"
#include "report/law/law_words.hpp"
#include "report/law/number_words.hpp"
#include "report/words/say.hpp"

namespace jadoube::report {
namespace {

using rules::Article;
using rules::Aspect;
using rules::Ruleset;

Json text_or_null(const Text& text) {
    return text.empty() ? Json(nullptr) : Json(plain(text));
}

Json article_json(const Article& article, const Ruleset& ruleset) {
    return Json::object({{"article", article.id},
                         {"heading", plain(law_heading(ruleset.id, article))},
                         {"follows", plain(consequences(article, ruleset))},
                         {"until", text_or_null(aspect_words(Aspect::window, article, ruleset))}});
}

Json articles_json(const std::vector<const Article*>& articles, const Ruleset& ruleset) {
    JsonArray list;
    for (const Article* article : articles) list.push_back(article_json(*article, ruleset));
    return Json(std::move(list));
}

Json pair_json(const rules::ArticlePair& pair, const rules::RulesetDiff& diff) {
    JsonArray differences;
    for (const rules::Difference& one : pair.differences) {
        const Sides sides = sides_of(one, pair, diff);
        differences.push_back(
            Json::object({{"in", name_of(one.aspect)}, {"a", plain(sides.a)}, {"b", plain(sides.b)}}));
    }
    return Json::object({{"a", pair.a->id}, {"b", pair.b->id}, {"differences", differences}});
}

Json kinds_json(const rules::KindsDiff& one, const rules::RulesetDiff& diff) {
    JsonArray pairs;
    for (const rules::ArticlePair& pair : one.pairs) pairs.push_back(pair_json(pair, diff));
    return Json::object({{"kinds", array_of(rules::texts_of(one.kinds))},
                         {"both", pairs},
                         {"only_a", articles_json(one.only_a, *diff.a)},
                         {"only_b", articles_json(one.only_b, *diff.b)}});
}

Json value_json(const std::string& name, const Text& a, const Text& b) {
    return Json::object({{"name", name}, {"a", text_or_null(a)}, {"b", text_or_null(b)}});
}

Json numbers_json(const rules::RulesetDiff& diff) {
    JsonArray list;
    for (const std::string& name : diff.parameters)
        list.push_back(value_json(name, number_value(name, *diff.a), number_value(name, *diff.b)));
    return Json(std::move(list));
}

Json definitions_json(const std::vector<rules::ValueDiff>& definitions) {
    JsonArray list;
    for (const rules::ValueDiff& one : definitions)
        list.push_back(value_json(one.name, foreign(one.a), foreign(one.b)));
    return Json(std::move(list));
}

Json defaults_json(const std::vector<rules::DefaultDiff>& defaults) {
    JsonArray list;
    for (const rules::DefaultDiff& one : defaults)
        list.push_back(value_json(one.fact, values_in_words(one.fact, one.a), values_in_words(one.fact, one.b)));
    return Json(std::move(list));
}

Json movement_json(const std::vector<rules::MovementRule>& stated) {
    JsonArray list;
    for (const rules::MovementRule rule : stated) list.emplace_back(words_of("movement", name_of(rule)));
    return Json(std::move(list));
}

Json code_json(const rules::MatrixCode& code) {
    const Ruleset& ruleset = *code.ruleset;
    JsonArray rows;
    for (const Article* article : code.articles) {
        Json row = article_json(*article, ruleset);
        row.set("verified", article->verified);
        rows.push_back(std::move(row));
    }
    return Json::object({{"ruleset", ruleset.id},
                         {"title", law_title(ruleset.id, ruleset.title)},
                         {"articles", rows},
                         {"exhaustive", array_of(rules::texts_of(code.exhaustive))},
                         {"defers_to", ruleset.defers_to ? Json(*ruleset.defers_to) : Json(nullptr)}});
}

}  // namespace

Json to_json(const rules::RulesetDiff& diff) {
    const Speaking in_english(english());
    JsonArray kinds;
    for (const rules::KindsDiff& one : diff.kinds) kinds.push_back(kinds_json(one, diff));
    return Json::object({{"schema", "jadoube/diff/1"},
                         {"a", diff.a->id},
                         {"b", diff.b->id},
                         {"kinds", kinds},
                         {"parameters", numbers_json(diff)},
                         {"definitions", definitions_json(diff.definitions)},
                         {"event_defaults", defaults_json(diff.event_defaults)},
                         {"movement_only_a", movement_json(diff.movement_only_a)},
                         {"movement_only_b", movement_json(diff.movement_only_b)}});
}

Json to_json(const rules::Matrix& matrix) {
    const Speaking in_english(english());
    JsonArray codes;
    for (const rules::MatrixCode& code : matrix.codes) codes.push_back(code_json(code));
    return Json::object({{"schema", "jadoube/matrix/1"}, {"topic", matrix.topic->name}, {"codes", codes}});
}

}  // namespace jadoube::report
