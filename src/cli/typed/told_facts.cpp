#include "cli/typed/told_facts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/typed/act_text.hpp"

namespace jadoube::cli {
namespace {

std::string values_text(const rules::Values& values) {
    std::string text;
    for (const rules::Value& value : values) text += (text.empty() ? "" : ", ") + rules::to_text(value);
    return text;
}

/// What the ruling found of a fact, each time it looked.
std::vector<const adjudicate::Answered*> uses_of(const adjudicate::Ruling& ruling, const std::string& fact) {
    std::vector<const adjudicate::Answered*> uses;
    for (const adjudicate::IncidentRuling& incident : ruling.incidents) {
        for (const adjudicate::ArticleFinding& finding : incident.chain) {
            for (const adjudicate::Answered* test : grounds_of(finding))
                if (test->fact == fact && test->origin != rules::Origin::law) uses.push_back(test);
        }
    }
    return uses;
}

}  // namespace

tl::expected<ToldValues, Errors> read_told(const std::vector<std::string>& words) {
    ToldValues told;
    Errors errors;
    for (const std::string& word : words) {
        auto fact = parse_fact(word);
        if (!fact) {
            errors.push_back(fact.error());
            continue;
        }
        const bool is_twice =
            std::any_of(told.begin(), told.end(), [&](const auto& before) { return before.first == fact->first; });
        if (is_twice) {
            errors.push_back({ErrorCode::usage, fmt::format("'{}' is told twice", fact->first), word, "tell it once"});
        }
        told.push_back(std::move(*fact));
    }
    if (!errors.empty()) return tl::unexpected<Errors>(std::move(errors));
    return told;
}

Result<void> require_heard(const adjudicate::Ruling& ruling, const adjudicate::Facts& told) {
    for (const auto& [fact, values] : told) {
        const auto uses = uses_of(ruling, fact);
        const bool is_heard = std::any_of(uses.begin(), uses.end(),
                                          [&](const adjudicate::Answered* use) { return use->found == values; });
        if (uses.empty() || is_heard) continue;
        const std::string found = uses.front()->found ? values_text(*uses.front()->found) : "unknown";
        return failure(ErrorCode::usage, fmt::format("by what was entered and the board it is {}", found),
                       fmt::format("{}={}", fact, values_text(values)),
                       "leave it out; if an act was entered wrongly, enter what happened again without it");
    }
    return {};
}

}  // namespace jadoube::cli
