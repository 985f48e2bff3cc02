#include "adjudicate/story/ends_by_itself.hpp"

#include <algorithm>

#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Ending;

constexpr std::string_view kEndedBy = "game_ended_by";

/// Not on what somebody says or does besides (that the mate was conceded).
bool rests_on_the_board(const rules::Article& article) {
    const auto tests = rules::tests_of(article);
    return std::none_of(tests.begin(), tests.end(), [](const rules::Condition* test) {
        const rules::FactRow* row = rules::fact_named(test->fact);
        return row != nullptr && (row->origin == rules::Origin::acts || row->origin == rules::Origin::person);
    });
}

bool gives_result(const rules::Article& article) {
    return std::any_of(article.then.begin(), article.then.end(), [](const rules::Remedy& remedy) {
        return std::holds_alternative<rules::ResultRemedy>(remedy.what);
    });
}

bool asks_whether_it_is_over(const rules::Condition& test) {
    const rules::Wanted is_over{.kind = rules::Wanted::Kind::none_of, .values = {std::string(name_of(Ending::no))}};
    return test.fact == kEndedBy && test.wanted == is_over;
}

}  // namespace

bool is_ruled_on_after_the_end(const rules::Ruleset& code, rules::Kind kind) {
    return std::any_of(code.articles.begin(), code.articles.end(), [&](const rules::Article& article) {
        const auto tests = rules::tests_of(article);
        return std::any_of(article.triggers.begin(), article.triggers.end(),
                           [&](rules::Kind trigger) { return kind_covers(trigger, kind); }) &&
               std::any_of(tests.begin(), tests.end(),
                           [](const rules::Condition* test) { return asks_whether_it_is_over(*test); });
    });
}

bool ends_by_itself(const rules::Ruleset& code, Ending by) {
    const auto kind = rules::kind_showing(by);
    bool is_silent = true;
    for (const rules::Article& article : code.articles) {
        const bool is_about_it = kind && std::any_of(article.triggers.begin(), article.triggers.end(),
                                                     [&](rules::Kind trigger) { return kind_covers(trigger, *kind); });
        if (!is_about_it) continue;
        is_silent = false;
        if (gives_result(article) && rests_on_the_board(article)) return true;
    }
    return is_silent;
}

bool says_another_end(rules::Kind kind, Ending ended) {
    const auto& traits = rules::row_of(kind).traits;
    const bool is_claim = rules::kind_covers(rules::Kind::claim_draw, kind);
    if (!is_claim && (traits.shows == Ending::no || traits.about_the_flag)) return false;
    const Ending claimed = traits.claims != Ending::no ? traits.claims : traits.ends_game_by;
    const Ending said = is_claim ? claimed : traits.shows;
    const bool names_no_end = said == Ending::ruling && (traits.about_the_end || kind == rules::Kind::claim_draw);
    return names_no_end ? ended == Ending::checkmate : said != ended;
}

}  // namespace jadoube::adjudicate
