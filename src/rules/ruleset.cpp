#include "rules/ruleset.hpp"

#include <algorithm>

namespace jadoube::rules {
namespace {

void add_tests(const Remedy& remedy, std::vector<const Condition*>& tests) {
    for (const Condition* test : tests_of(remedy.only_if)) tests.push_back(test);
    for (const Remedy* part : parts_of(remedy)) add_tests(*part, tests);
}

}  // namespace

std::vector<const Condition*> tests_of(const Article& article) {
    std::vector<const Condition*> tests = tests_of(article.when);
    for (const Remedy& remedy : article.then) add_tests(remedy, tests);
    return tests;
}

std::string number_of(const std::string& article_id) {
    return article_id.substr(0, article_id.find(' '));
}

bool covers(const std::string& reference, const std::string& article_id) {
    if (reference.empty() || article_id.compare(0, reference.size(), reference) != 0) return false;
    if (reference.size() == article_id.size()) return true;
    const bool names_one_rule = reference.find(' ') != std::string::npos;
    if (names_one_rule) return false;
    const char next = article_id[reference.size()];
    return next == ' ' || next == '(' || next == '.';
}

bool kind_covers(const std::string& trigger, const std::string& kind) {
    return trigger == kind || kind.rfind(trigger + '.', 0) == 0;
}

const Article* Ruleset::find(const std::string& article_id) const {
    const auto found = std::find_if(articles.begin(), articles.end(),
                                    [&](const Article& article) { return article.id == article_id; });
    return found == articles.end() ? nullptr : &*found;
}

std::optional<std::int64_t> Ruleset::parameter(const std::string& name, const std::string& play) const {
    const auto values = parameters.find(name);
    if (values == parameters.end()) return std::nullopt;
    for (const std::string& key : {play, std::string("any"), std::string("standard")}) {
        const auto value = values->second.find(key);
        if (value != values->second.end()) return value->second;
    }
    return std::nullopt;
}

}  // namespace jadoube::rules
