#include "rules/compare/parameters.hpp"

#include <set>

#include "base/text.hpp"
#include "rules/vocabulary/fact.hpp"
#include "rules/words/wording.hpp"

namespace jadoube::rules {
std::vector<std::string> parameters_of(const Article& article, const Ruleset& ruleset) {
    std::set<std::string> names = numbers_named(article);
    // A measured time is no parameter.
    std::erase_if(names, [&](const std::string& name) { return !ruleset.parameters.contains(name); });
    return {names.begin(), names.end()};
}

std::string parameter_words(const std::string& name) {
    return spaced(is_time_name(name) ? name.substr(0, name.size() - kTimeEnding.size()) : name);
}

std::string parameter_value(const std::string& name, const Ruleset& ruleset) {
    const auto values = ruleset.parameters.find(name);
    if (values == ruleset.parameters.end()) return {};
    if (values->second.empty()) return "for the event to set";
    return bound_words(name, ruleset, is_time_name(name) ? time_words : count_words);
}

std::string clauses_on(const std::string& name, const Ruleset& ruleset) {
    const auto values = ruleset.parameters.find(name);
    if (values == ruleset.parameters.end()) return {};
    std::vector<std::string> words;
    for (const auto& [play, number] : values->second) {
        if (number.by.empty()) continue;
        words.push_back((play == Play::any ? std::string() : std::string(name_of(play)) + ' ') + "by " +
                        list_of(number.by, "or"));
    }
    return list_of(words);
}

}  // namespace jadoube::rules
