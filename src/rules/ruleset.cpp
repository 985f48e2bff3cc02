#include "rules/ruleset.hpp"

#include <algorithm>

namespace jadoube::rules {
namespace {

void add_number(const Bound& bound, std::set<std::string>& names) {
    if (const auto* name = std::get_if<std::string>(&bound); name != nullptr && !quarters_in(*name))
        names.insert(*name);
}

void add_numbers(const Remedy& remedy, std::set<std::string>& names) {
    if (const auto* clock = std::get_if<ClockRemedy>(&remedy.what)) {
        for (const auto& bound : {std::optional(clock->amount), clock->at_least, clock->at_most})
            if (bound) add_number(*bound, names);
    }
    if (const auto* other = std::get_if<OtherRemedy>(&remedy.what)) {
        for (const SaidWord& word : other->words)
            if (const auto* exact = std::get_if<Exact>(&word); exact != nullptr && exact->size)
                add_number(*exact->size, names);
    }
    if (const auto* may = std::get_if<May>(&remedy.what); may != nullptr && may->until) {
        add_number(may->until->moves, names);
    }
    for (const Remedy* part : parts_of(remedy)) add_numbers(*part, names);
}

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

std::set<std::string> numbers_named(const Article& article) {
    std::set<std::string> names;
    for (const Condition* test : tests_of(article)) add_number(test->wanted.bound, names);
    if (article.until) add_number(article.until->moves, names);
    if (article.penalty && article.penalty->at_most) add_number(*article.penalty->at_most, names);
    for (const Remedy& remedy : article.then) add_numbers(remedy, names);
    return names;
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

const Article* Ruleset::find(const std::string& article_id) const {
    const auto found = std::find_if(articles.begin(), articles.end(),
                                    [&](const Article& article) { return article.id == article_id; });
    return found == articles.end() ? nullptr : &*found;
}

const Article* Ruleset::provider_of(Penalty penalty) const {
    const auto found = std::find_if(articles.begin(), articles.end(), [&](const Article& article) {
        return article.penalty && article.penalty->kind == penalty;
    });
    return found == articles.end() ? nullptr : &*found;
}

const Number* Ruleset::number(const std::string& name, Play play) const {
    const auto values = parameters.find(name);
    if (values == parameters.end()) return nullptr;
    for (const Play key : {play, Play::any, Play::standard}) {
        const auto value = values->second.find(key);
        if (value != values->second.end()) return &value->second;
    }
    return nullptr;
}

std::optional<std::int64_t> Ruleset::parameter(const std::string& name, Play play) const {
    const Number* found = number(name, play);
    return found != nullptr ? std::optional(found->is) : std::nullopt;
}

}  // namespace jadoube::rules
