#include "report/law/number_words.hpp"

#include "base/millis.hpp"
#include "report/words/say.hpp"
#include "report/words/words.hpp"
#include "rules/vocabulary/fact.hpp"

namespace jadoube::report {
namespace {

Text number_in(rules::Play play, const std::string& name, const rules::Ruleset& ruleset) {
    const auto number = ruleset.parameter(name, play);
    if (!number) return {};
    return rules::is_time_name(name) ? Text(to_text(Millis{*number})) : Text(std::to_string(*number));
}

/// "rapid by A.3"; without the kind of play where it is the same in all.
Text by_clauses(rules::Play play, const std::vector<std::string>& clauses) {
    std::vector<Text> numbers;
    for (const std::string& clause : clauses) numbers.push_back(foreign(clause));
    const Text by = say("law.by", {{"articles", list_of(numbers, phrase("list.or"))}});
    return play == rules::Play::any ? by : Text(play_words(play)) + " " + by;
}

}  // namespace

std::string number_name(const std::string& name) {
    if (has_words("named", name)) return words_of("named", name);
    return spaced(rules::is_time_name(name) ? name.substr(0, name.size() - rules::kTimeEnding.size()) : name);
}

Text number_elsewhere(const std::string& name, const rules::Ruleset& ruleset) {
    const auto standard = ruleset.parameter(name, rules::Play::standard);
    std::vector<Text> others;
    for (const rules::Play play : {rules::Play::rapid, rules::Play::blitz}) {
        const auto number = ruleset.parameter(name, play);
        if (number && number != standard) others.push_back(play_words(play) + ": " + number_in(play, name, ruleset));
    }
    return join(others, ", ");
}

Text number_value(const std::string& name, const rules::Ruleset& ruleset) {
    const auto values = ruleset.parameters.find(name);
    if (values == ruleset.parameters.end()) return {};
    if (values->second.empty()) return say("law.event_sets");
    const Text standard = number_in(rules::Play::standard, name, ruleset);
    const Text others = number_elsewhere(name, ruleset);
    if (standard.empty() || others.empty()) return standard.empty() ? others : standard;
    return say("law.by_play", {{"what", standard}, {"others", others}});
}

Text number_with_clauses(const std::string& name, const rules::Ruleset& ruleset) {
    const auto values = ruleset.parameters.find(name);
    std::vector<Text> clauses;
    if (values != ruleset.parameters.end())
        for (const auto& [play, number] : values->second)
            if (!number.by.empty()) clauses.push_back(by_clauses(play, number.by));
    const Text value = number_value(name, ruleset);
    return clauses.empty() ? value : value + "; " + list_of(clauses, phrase("list.and"));
}

}  // namespace jadoube::report
