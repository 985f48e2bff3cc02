#include "rules/lint/raising_lint.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/lint/implications.hpp"
#include "rules/ruleset.hpp"
#include "rules/standing.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

/// Something done while the game goes on, of which nobody speaks any more when it is over.
bool belongs_to_play(Kind kind) {
    const KindTraits& traits = row_of(kind).traits;
    return traits.open_to_objection && !traits.outlasts_the_game;
}

/// Whether it can only be carried out as long as the game goes on. What the act is treated as has a window of its own,
/// and an act that stands asks for nothing.
struct NeedsTheGame {
    bool operator()(const TreatAs&) const { return false; }
    bool operator()(const Stand&) const { return false; }
    bool operator()(const May&) const { return false; }
    bool operator()(const LoseRight&) const { return false; }
    bool operator()(const OtherRemedy&) const { return false; }
    bool operator()(const GameRemedy& remedy) const { return remedy.what != GameWord::play_on; }
    template <typename OnTheGame>
    bool operator()(const OnTheGame&) const {
        return true;
    }
};

bool needs_the_game(const Remedy& remedy) {
    const auto parts = parts_of(remedy);
    return std::visit(NeedsTheGame{}, remedy.what) ||
           std::any_of(parts.begin(), parts.end(), [](const Remedy* part) { return needs_the_game(*part); });
}

bool speaks_of_the_end(const Article& article) {
    const auto tests = tests_of(article.when);
    return std::any_of(tests.begin(), tests.end(),
                       [](const Condition* test) { return test->fact == row_of(Window::game_ends).fact; });
}

/// Whether the article, or an exception to it, says what is so when the game is over.
bool knows_of_the_end(const Article& article, const Ruleset& ruleset) {
    return article.until || speaks_of_the_end(article) ||
           std::any_of(ruleset.articles.begin(), ruleset.articles.end(),
                       [&](const Article& other) { return speaks_of_the_end(other) && excepts(other, article); });
}

std::vector<LintFinding> without_an_end(const Article& article, const Ruleset& ruleset) {
    const auto trigger = std::find_if(article.triggers.begin(), article.triggers.end(), belongs_to_play);
    const bool needs_an_end =
        trigger != article.triggers.end() && std::any_of(article.then.begin(), article.then.end(), needs_the_game);
    if (!needs_an_end || knows_of_the_end(article, ruleset)) return {};
    return {{.code = "without_an_end",
             .articles = {article.id},
             .written = article.written,
             .text = fmt::format("'{}' belongs to play, and this could be raised when the game is over; say \"until\"",
                                 name_of(*trigger))}};
}

bool can_raise(Party who, Kind kind) {
    if (who == Party::either) return can_raise(Party::player, kind) || can_raise(Party::opponent, kind);
    if (who == Party::player && row_of(kind).traits.of_nobody) return false;
    if (who == Party::nobody && is_off_the_board(kind) && row_of(kind).traits.by_a_player) return false;
    const std::span<const KindFact> rows = facts_of_kinds();
    return std::none_of(rows.begin(), rows.end(), [&](const KindFact& row) {
        return row.fact == "raised_by" && kind_covers(row.kind, kind) &&
               meets({std::string(name_of(who))}, row.wanted, {}) == Truth::no;
    });
}

bool can_raise_any(Party who, const std::vector<Kind>& triggers) {
    const auto incidents = possible_incidents();
    return std::any_of(incidents.begin(), incidents.end(), [&](const std::vector<Kind>& incident) {
        return std::any_of(incident.begin(), incident.end(), [&](Kind kind) {
            return can_raise(who, kind) && std::any_of(triggers.begin(), triggers.end(),
                                                       [&](Kind trigger) { return kind_covers(trigger, kind); });
        });
    });
}

std::vector<LintFinding> raised_by_no_such_person(const Article& article) {
    std::vector<LintFinding> findings;
    for (const Party who : article.raised_by) {
        if (article.triggers.empty() || can_raise_any(who, article.triggers)) continue;
        findings.push_back(
            {.code = "never_raised_by",
             .articles = {article.id},
             .written = article.written,
             .text = fmt::format("'raised_by' names '{}', and no matter of '{}' is raised by {}", name_of(who),
                                 list_of(texts_of(article.triggers), "or"), row_of(who).raising)});
    }
    return findings;
}

}  // namespace

std::vector<LintFinding> lint_raising(const Ruleset& ruleset) {
    std::vector<LintFinding> findings;
    for (const Article& article : ruleset.articles) {
        append_findings(findings, without_an_end(article, ruleset));
        append_findings(findings, raised_by_no_such_person(article));
    }
    return findings;
}

}  // namespace jadoube::rules
