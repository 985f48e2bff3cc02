// The comparison of two codes as JSON.
#include "rules/compare/diff.hpp"
#include "rules/words/brief.hpp"

namespace jadoube::rules {
namespace {

Json text_or_null(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

Json pair_json(const ArticlePair& pair) {
    JsonArray differences;
    for (const Difference& one : pair.differences) {
        differences.push_back(Json::object({{"in", name_of(one.aspect)}, {"a", one.a}, {"b", one.b}}));
    }
    return Json::object({{"a", pair.a->id}, {"b", pair.b->id}, {"differences", differences}});
}

Json alone_json(const std::vector<const Article*>& articles, const Ruleset& ruleset) {
    JsonArray list;
    for (const Article* article : articles) {
        list.push_back(Json::object({{"article", article->id},
                                     {"heading", article->heading},
                                     {"follows", brief_consequences(*article, ruleset)},
                                     {"until", text_or_null(brief_window(*article, ruleset))}}));
    }
    return Json(std::move(list));
}

Json kinds_json(const KindsDiff& one, const RulesetDiff& diff) {
    JsonArray pairs;
    for (const ArticlePair& pair : one.pairs) pairs.push_back(pair_json(pair));
    return Json::object({{"kinds", array_of(texts_of(one.kinds))},
                         {"both", pairs},
                         {"only_a", alone_json(one.only_a, *diff.a)},
                         {"only_b", alone_json(one.only_b, *diff.b)}});
}

Json values_json(const std::vector<ValueDiff>& values) {
    JsonArray list;
    for (const ValueDiff& one : values) {
        list.push_back(Json::object({{"name", one.name}, {"a", text_or_null(one.a)}, {"b", text_or_null(one.b)}}));
    }
    return Json(std::move(list));
}

}  // namespace

Json to_json(const RulesetDiff& diff) {
    JsonArray kinds;
    for (const KindsDiff& one : diff.kinds) kinds.push_back(kinds_json(one, diff));
    return Json::object({{"schema", "jadoube/diff/1"},
                         {"a", diff.a->id},
                         {"b", diff.b->id},
                         {"kinds", kinds},
                         {"parameters", values_json(diff.parameters)},
                         {"definitions", values_json(diff.definitions)},
                         {"event_defaults", values_json(diff.event_defaults)},
                         {"movement_only_a", array_of(diff.movement_only_a)},
                         {"movement_only_b", array_of(diff.movement_only_b)}});
}

}  // namespace jadoube::rules
