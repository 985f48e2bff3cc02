#include "rules/compare/parameters.hpp"

#include <set>

#include "rules/words/wording.hpp"

namespace jadoube::rules {
namespace {

constexpr std::string_view kTime = "_ms";

bool is_time(const std::string& name) {
    return name.ends_with(kTime);
}

void add(const Bound& bound, std::set<std::string>& names) {
    if (const auto* name = std::get_if<std::string>(&bound)) names.insert(*name);
}

void add(const Remedy& remedy, std::set<std::string>& names) {
    if (const auto* clock = std::get_if<ClockRemedy>(&remedy.what)) add(clock->amount, names);
    if (const auto* may = std::get_if<May>(&remedy.what); may != nullptr && may->until) add(may->until->moves, names);
    for (const Remedy* part : parts_of(remedy)) add(*part, names);
}

}  // namespace

std::vector<std::string> parameters_of(const Article& article, const Ruleset& ruleset) {
    std::set<std::string> names;
    for (const Condition* test : tests_of(article)) add(test->wanted.bound, names);
    if (article.until) add(article.until->moves, names);
    for (const Remedy& remedy : article.then) add(remedy, names);
    // A measured time is no parameter.
    std::erase_if(names, [&](const std::string& name) { return !ruleset.parameters.contains(name); });
    return {names.begin(), names.end()};
}

std::string parameter_words(const std::string& name) {
    return spaced(is_time(name) ? name.substr(0, name.size() - kTime.size()) : name);
}

std::string parameter_value(const std::string& name, const Ruleset& ruleset) {
    const auto values = ruleset.parameters.find(name);
    if (values == ruleset.parameters.end()) return {};
    if (values->second.empty()) return "for the event to set";
    return bound_words(name, ruleset, is_time(name) ? time_words : count_words);
}

}  // namespace jadoube::rules
