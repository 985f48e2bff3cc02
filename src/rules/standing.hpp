// Which articles apply: gates and exceptions, without priorities and without regard to order (KERNEL section 10).
#pragma once

#include <functional>
#include <vector>

#include "rules/article_state.hpp"
#include "rules/truth.hpp"
#include "rules/vocabulary/kind.hpp"

namespace jadoube::rules {

struct Article;
struct Ruleset;

/// The gates of one article in one incident.
struct Gates {
    Truth when = Truth::yes;
    Truth until = Truth::yes;
    Truth raised_by = Truth::yes;
    [[nodiscard]] constexpr Truth all() const { return when && until && raised_by; }
};

/// How one article stands: `by` are the exceptions that set it aside, or leave it open.
struct ArticleStanding {
    const Article* article = nullptr;
    Gates gates;
    ArticleState finding = ArticleState::not_met;
    std::vector<std::string> by = {};
};

/// Whether any trigger of the article covers any of these kinds.
[[nodiscard]] bool is_triggered(const Article& article, const std::vector<Kind>& kinds);
/// Whether the first names the second in `exception_to`; no article is an exception to itself. A number covers its
/// parts, but neither a part that names the exception by its whole id, which goes before it, nor, where the exception
/// is a part as well, another part that is an exception to the same number: of two such one names the other.
[[nodiscard]] bool excepts(const Article& exception, const Article& base);

/// Of the standings of one incident: the articles that would have applied but for this exception, the time for them
/// apart; what it says, it says instead of them.
[[nodiscard]] std::vector<const Article*> set_aside_by(const Article& exception,
                                                       const std::vector<ArticleStanding>& all);

/// The standing of every article with one of these kinds as trigger, in the order of the ruleset. An exception counts
/// against its base where its own gates hold, also when it is itself set aside; an unknown exception leaves the base
/// open. A base with a gate that does not hold says which one, looked for in the order `when`, `raised_by`, `until`; a
/// base with an unknown gate is set aside by an exception that holds.
[[nodiscard]] std::vector<ArticleStanding> standings(const Ruleset& ruleset, const std::vector<Kind>& kinds,
                                                     const std::function<Gates(const Article&)>& gates);

}  // namespace jadoube::rules
