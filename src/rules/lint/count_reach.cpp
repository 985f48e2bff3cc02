#include "rules/lint/count_reach.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rules/lint/count_lint.hpp"
#include "rules/ruleset.hpp"
#include "rules/standing.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

constexpr std::string_view kCompleted = "completed";

using TestsMade = std::vector<const Condition*>;

/// The tests that all have to hold; nothing where there is another way to meet the condition.
std::optional<TestsMade> all_of(const Condition& condition) {
    if (condition.kind == Condition::Kind::test) return TestsMade{&condition};
    if (condition.kind != Condition::Kind::all) return std::nullopt;
    TestsMade tests;
    for (const Condition& part : condition.parts) {
        if (part.kind != Condition::Kind::test) return std::nullopt;
        tests.push_back(&part);
    }
    return tests;
}

/// What is counted, with the kinds of it.
struct Counted {
    std::string fact;
    std::vector<Kind> kinds;
    std::vector<std::string> articles = {};
    bool only_completed = false;
};

/// Earlier matters of one player in this game, so that each was judged with a lower count.
std::optional<Counted> counted_in_game(const std::string& fact) {
    const auto count = count_named(fact);
    if (!count || count->in != CountSpan::game || count->since != CountSince::beginning) return std::nullopt;
    if (count->of != Party::offender && count->of != Party::both) return std::nullopt;
    if (!count->penalties.empty()) return std::nullopt;  // which matters bring them, none can tell
    return Counted{fact, count->kinds, count->articles, count->only_remembered};
}

std::optional<std::int64_t> least_wanted(const Condition& test, const ParameterLookup& parameter) {
    const Wanted& wanted = test.wanted;
    if (wanted.kind == Wanted::Kind::at_least) {
        const auto* name = std::get_if<std::string>(&wanted.bound);
        return name != nullptr ? parameter(*name) : std::optional(std::get<std::int64_t>(wanted.bound));
    }
    if (wanted.kind != Wanted::Kind::one_of) return std::nullopt;
    std::optional<std::int64_t> least;
    for (const Value& value : wanted.values) {
        const auto* number = std::get_if<std::int64_t>(&value);
        if (number != nullptr && (!least || *number < *least)) least = *number;
    }
    return least;
}

bool gives_a_result(const Article& article) {
    return std::any_of(article.then.begin(), article.then.end(), [](const Remedy& remedy) {
        const bool is_sure = remedy.only_if.kind == Condition::Kind::all && remedy.only_if.parts.empty();
        return is_sure && std::holds_alternative<ResultRemedy>(remedy.what);
    });
}

/// Every matter counted is one of those that the article judges.
bool judges_all(const Article& article, const Counted& counted, const Ruleset& ruleset) {
    const auto is_judged = [&](Kind kind) { return is_triggered(article, {kind}); };
    if (!counted.articles.empty()) {
        return std::all_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& other) {
            const bool is_counted = std::any_of(counted.articles.begin(), counted.articles.end(),
                                                [&](const auto& reference) { return covers(reference, other.id); });
            return !is_counted || &other == &article ||
                   (!other.triggers.empty() && std::all_of(other.triggers.begin(), other.triggers.end(), is_judged));
        });
    }
    return !counted.kinds.empty() && std::all_of(counted.kinds.begin(), counted.kinds.end(), is_judged);
}

/// Whether the article holds of a matter before which so many were counted, whatever else is so of it.
bool holds_at(const Article& article, const Counted& counted, std::int64_t before, const ParameterLookup& parameter) {
    const auto tests = all_of(article.when);
    return tests && std::all_of(tests->begin(), tests->end(), [&](const Condition* test) {
               if (test->fact == counted.fact) return meets({before}, test->wanted, parameter) == Truth::yes;
               const bool is_of_those_counted = counted.only_completed && test->fact == kCompleted;
               return is_of_those_counted && meets({true}, test->wanted, parameter) == Truth::yes;
           });
}

/// An exception that does not end the game either way.
bool may_go_on(const Article& article, const Ruleset& ruleset) {
    return std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& exception) {
        return excepts(exception, article) && !gives_a_result(exception);
    });
}

bool ends_before(const Article& article, const Counted& counted, std::int64_t number, const Ruleset& ruleset,
                 const ParameterLookup& parameter) {
    if (!gives_a_result(article) || !article.raised_by.empty() || !judges_all(article, counted, ruleset)) return false;
    for (std::int64_t before = 0; before < number; ++before)
        if (holds_at(article, counted, before, parameter)) return true;
    return false;
}

/// In every kind of play in which the number is one.
const Article* end_before(const Condition& test, const Counted& counted, const Ruleset& ruleset) {
    const auto ends_in_all = [&](const Article& article) {
        bool is_any = false;
        for (const Play play : all_words<Play>()) {
            const ParameterLookup parameter = [&](const std::string& name) { return ruleset.parameter(name, play); };
            const auto number = least_wanted(test, parameter);
            if (!number) continue;
            is_any = true;
            if (!ends_before(article, counted, *number, ruleset, parameter)) return false;
        }
        return is_any;
    };
    const auto found = std::find_if(ruleset.articles.begin(), ruleset.articles.end(), ends_in_all);
    return found == ruleset.articles.end() ? nullptr : &*found;
}

std::string words_of(const std::string& fact) {
    const auto count = count_named(fact);
    return count ? in_words(*count) : std::string(fact_named(fact)->meaning);
}

}  // namespace

std::vector<LintFinding> counts_after_the_end(const Ruleset& ruleset) {
    std::vector<LintFinding> findings;
    for (const Article& article : ruleset.articles) {
        for (const Condition* test : tests_of(article)) {
            const auto counted = counted_in_game(test->fact);
            const Article* end = counted ? end_before(*test, *counted, ruleset) : nullptr;
            if (end == nullptr || lifts_ends(ruleset)) continue;
            const bool goes_on = may_go_on(*end, ruleset);
            findings.push_back({.code = "count_after_end",
                                .severity = goes_on ? Severity::remark : Severity::warning,
                                .articles = {article.id, end->id},
                                .written = test->written,
                                .text = fmt::format("counts {}, and before the number {} the game is over by {}{}",
                                                    words_of(test->fact), to_text(test->wanted), end->id,
                                                    goes_on ? ", unless an exception to it applied" : "")});
        }
    }
    return findings;
}

}  // namespace jadoube::rules
