#include "rules/words/wording.hpp"

#include <fmt/format.h>

#include "base/millis.hpp"
#include "base/text.hpp"

namespace jadoube::rules {
namespace {

std::string parameter_words(const std::string& name, const Ruleset& ruleset,
                            const std::function<std::string(std::int64_t)>& number_words) {
    const auto standard = ruleset.parameter(name, Play::standard);
    std::string words = standard ? number_words(*standard) : std::string();
    std::vector<std::string> others;
    for (const Play play : {Play::rapid, Play::blitz}) {
        const auto value = ruleset.parameter(name, play);
        if (value && value != standard) others.push_back(fmt::format("{}: {}", name_of(play), number_words(*value)));
    }
    if (others.empty()) return words.empty() ? spaced(name) : words;
    const std::string rest = fmt::format("{}", fmt::join(others, ", "));
    return words.empty() ? rest : fmt::format("{} ({})", words, rest);
}

}  // namespace

std::string fact_words(const std::string& fact) {
    const auto count = count_named(fact);
    if (!count) return spaced(fact);
    std::vector<std::string> what = meanings_of(count->kinds);
    if (!count->articles.empty()) what.push_back("ruled under " + list_of(count->articles, "or"));
    if (!count->found.empty()) what.push_back("found: " + list_of(meanings_of(count->found), "or"));
    if (count->since != CountSince::beginning) what.emplace_back(meaning_of(count->since));
    if (count->also_proposed) what.emplace_back("decided or proposed");
    return fmt::format("earlier matters of {} {} ({})", meaning_of(count->of), meaning_of(count->in),
                       fmt::join(what, "; "));
}

std::string spaced(std::string name) {
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

std::string value_words(const Values& values) {
    std::vector<std::string> words;
    for (const Value& value : values) words.push_back(spaced(to_text(value)));
    return list_of(words);
}

std::string count_words(std::int64_t number) {
    return std::to_string(number);
}

std::string time_words(std::int64_t ms) {
    return jadoube::to_text(Millis{ms});
}

std::string said_in_words(std::string_view pattern, const OtherRemedy& remedy, const Ruleset& ruleset) {
    const std::string words = remedy.kind == OtherKind::defer
                                  ? ruleset.defers_to.value_or("another code")
                                  : list_of(meanings_of(remedy.words), row_of(remedy.kind).last);
    return fmt::format(fmt::runtime(pattern), words);
}

std::string bound_words(const Bound& bound, const Ruleset& ruleset,
                        const std::function<std::string(std::int64_t)>& number_words) {
    if (const auto* number = std::get_if<std::int64_t>(&bound)) return number_words(*number);
    return parameter_words(std::get<std::string>(bound), ruleset, number_words);
}

}  // namespace jadoube::rules
