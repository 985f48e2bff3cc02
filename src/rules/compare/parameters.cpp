#include "rules/compare/parameters.hpp"

#include <algorithm>

namespace jadoube::rules {

std::vector<std::string> parameters_of(const Article& article, const Ruleset& ruleset) {
    std::set<std::string> names = numbers_named(article);
    // A measured time is no parameter.
    std::erase_if(names, [&](const std::string& name) { return !ruleset.parameters.contains(name); });
    return {names.begin(), names.end()};
}

bool is_same_number(const std::string& name, const Ruleset& a, const Ruleset& b) {
    const auto plays = {Play::standard, Play::rapid, Play::blitz};
    return a.parameters.contains(name) == b.parameters.contains(name) &&
           std::all_of(plays.begin(), plays.end(),
                       [&](Play play) { return a.parameter(name, play) == b.parameter(name, play); });
}

}  // namespace jadoube::rules
