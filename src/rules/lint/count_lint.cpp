#include "rules/lint/count_lint.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/ruleset.hpp"
#include "rules/standing.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

/// Those that the count names; all where it names none.
bool is_among(const Count& count, const Article& article) {
    return count.articles.empty() ||
           std::any_of(count.articles.begin(), count.articles.end(),
                       [&](const std::string& reference) { return covers(reference, article.id); });
}

bool is_of_kind(const Count& count, const std::vector<Kind>& incident) {
    return count.kinds.empty() ||
           std::any_of(count.kinds.begin(), count.kinds.end(), [&](Kind kind) { return covers_any(kind, incident); });
}

/// What a ruling by this article alone can find, as far as the article decides it.
bool can_find(const Article& article, const std::vector<Conclusion>& found) {
    if (found.empty()) return true;
    const auto is_found = [&](Conclusion one) { return std::find(found.begin(), found.end(), one) != found.end(); };
    if (article.finding) return is_found(*article.finding);
    const bool only_nothing = std::all_of(article.then.begin(), article.then.end(), [](const Remedy& remedy) {
        const auto* other = std::get_if<OtherRemedy>(&remedy.what);
        return other != nullptr && other->kind == OtherKind::nothing;
    });
    return !only_nothing || is_found(Conclusion::no_breach) || is_found(Conclusion::claim_rejected) ||
           is_found(Conclusion::waived);
}

/// Whether the game goes on after such a matter, so that another can follow in it.
bool game_goes_on(const Count& count) {
    if (count.in != CountSpan::game || count.kinds.empty()) return true;
    return std::any_of(count.kinds.begin(), count.kinds.end(),
                       [](Kind kind) { return !row_of(kind).traits.ends_game_unregulated; });
}

/// Whether an article that judges such a matter is among those that count. A matter that is counted whatever is found
/// need not be judged by any.
bool can_be(const Count& count, const Ruleset& ruleset) {
    if (!game_goes_on(count) && !lifts_ends(ruleset)) return false;
    if (count.articles.empty() && count.found.empty()) return true;
    const auto incidents = possible_incidents();
    return std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& article) {
        return is_among(count, article) && can_find(article, count.found) &&
               std::any_of(incidents.begin(), incidents.end(), [&](const std::vector<Kind>& incident) {
                   return is_of_kind(count, incident) && is_triggered(article, incident);
               });
    });
}

template <typename Word>
std::vector<std::string> meanings_of(const std::vector<Word>& words) {
    std::vector<std::string> meanings;
    for (const Word word : words) meanings.emplace_back(meaning_of(word));
    return meanings;
}

/// "at least 0" holds whatever the number is.
bool always_holds(const Wanted& wanted) {
    return wanted.kind == Wanted::Kind::at_least && wanted.bound == Bound(std::int64_t{0});
}

void add_faults(const Article& article, const Condition& test, const Ruleset& ruleset,
                std::vector<LintFinding>& findings) {
    const auto count = count_named(test.fact);
    if (!count) return;
    const auto add = [&](const char* code, const char* why) {
        findings.push_back({.code = code,
                            .articles = {article.id},
                            .written = test.written,
                            .text = fmt::format("counts {}, {}", in_words(*count), why)});
    };
    if (!can_be(*count, ruleset)) add("count_never", "and no article on such a matter can apply");
    if (always_holds(test.wanted)) add("count_always", "and asks for none or more");
}

}  // namespace

bool lifts_ends(const Ruleset& ruleset) {
    return std::ranges::any_of(ruleset.articles, [](const Article& article) {
        return is_triggered(article, {Kind::claim_withdrawal}) &&
               std::ranges::any_of(article.then, [](const Remedy& remedy) {
                   const auto* game = std::get_if<GameRemedy>(&remedy.what);
                   return game != nullptr && game->what == GameWord::play_on;
               });
    });
}

std::string in_words(const Count& count) {
    std::vector<std::string> what = meanings_of(count.kinds);
    if (!count.articles.empty()) what.push_back("ruled under " + list_of(count.articles, "or"));
    if (!count.found.empty()) what.push_back("found: " + list_of(meanings_of(count.found), "or"));
    if (count.since != CountSince::beginning) what.emplace_back(meaning_of(count.since));
    if (!count.penalties.empty()) what.push_back("penalty: " + list_of(meanings_of(count.penalties), "or"));
    if (count.only_remembered) what.emplace_back("remembered by the game");
    if (count.also_proposed) what.emplace_back("decided or proposed");
    return fmt::format("earlier matters of {} {} ({})", meaning_of(count.of), meaning_of(count.in), joined(what, "; "));
}

std::vector<LintFinding> lint_counts(const Ruleset& ruleset) {
    std::vector<LintFinding> findings;
    for (const Article& article : ruleset.articles) {
        for (const Condition* test : tests_of(article)) add_faults(article, *test, ruleset, findings);
    }
    return findings;
}

}  // namespace jadoube::rules
