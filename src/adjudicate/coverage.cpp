#include "adjudicate/coverage.hpp"

#include <algorithm>

#include "base/json.hpp"
#include "rules/ruleset.hpp"
#include "rules/standing.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Article;
using rules::ArticleState;
using Articles = std::vector<const Article*>;

bool waits_for_a_fact(const ArticleFinding& finding) {
    if (finding.finding != ArticleState::open) return false;
    const auto tests = grounds_of(finding);
    return (finding.until && finding.until->open == rules::Truth::unknown) ||
           std::any_of(tests.begin(), tests.end(), [](const Answered* test) { return !test->found; });
}

bool has_failed(ArticleState finding) {
    return finding != ArticleState::applies && finding != ArticleState::open;
}

bool sets_a_clock(const rules::Remedy& remedy) {
    if (std::holds_alternative<rules::ClockRemedy>(remedy.what)) return true;
    const auto parts = parts_of(remedy);
    return std::any_of(parts.begin(), parts.end(), [](const rules::Remedy* part) { return sets_a_clock(*part); });
}

bool is_of_adjournment(rules::Kind trigger) {
    return rules::kind_covers(rules::Kind::seal, trigger) || rules::kind_covers(rules::Kind::resume, trigger);
}

/// Whether it needs clock arithmetic or sealing.
bool stands_apart(const Article& article) {
    return std::any_of(article.then.begin(), article.then.end(), sets_a_clock) ||
           std::any_of(article.triggers.begin(), article.triggers.end(), is_of_adjournment);
}

bool tests_anything(const Article& article) {
    return !tests_of(article.when).empty() || article.until || !article.raised_by.empty();
}

bool is_about_the_end(const Article& article) {
    const auto kinds = rules::all_words<rules::Kind>();
    return std::any_of(kinds.begin(), kinds.end(), [&](rules::Kind kind) {
        return rules::row_of(kind).traits.about_the_end && rules::is_triggered(article, {kind});
    });
}

/// Not where every case tells it, nor where the code says what holds if the event is silent.
bool may_be_unknown(const std::string& fact, const Article& article, const rules::Ruleset& ruleset) {
    const rules::FactRow* row = rules::fact_named(fact);
    const bool always_known =
        row != nullptr && (row->traits.always_known || (row->traits.asked_about_the_end && !is_about_the_end(article)));
    return !always_known && !ruleset.event_defaults.contains(fact);
}

/// Whether something that it tests may be unknown. Whether the game is over is always known: it goes on until somebody
/// says otherwise.
bool can_stand_open(const Article& article, const rules::Ruleset& ruleset) {
    const auto tests = tests_of(article.when);
    const bool has_window = article.until && article.until->kind != rules::Window::game_ends;
    return has_window || !article.raised_by.empty() || std::any_of(tests.begin(), tests.end(), [&](const auto* test) {
               return may_be_unknown(test->fact, article, ruleset);
           });
}

bool can_meet(const Article& a, const Article& b) {
    static const auto kIncidents = rules::possible_incidents();
    return std::any_of(kIncidents.begin(), kIncidents.end(), [&](const auto& kinds) {
        return rules::is_triggered(a, kinds) && rules::is_triggered(b, kinds);
    });
}

bool leaves_it_to_another_code(const Article& article) {
    return std::any_of(article.then.begin(), article.then.end(), [](const rules::Remedy& remedy) {
        const auto* other = std::get_if<rules::OtherRemedy>(&remedy.what);
        return other != nullptr && other->kind == rules::OtherKind::defer;
    });
}

/// Whether another code answers where the article does not apply: then its ruling stands in the place of this code's.
bool gives_way_to_another_code(const Article& article, const rules::Ruleset& ruleset) {
    return !article.exception_to.empty() &&
           std::all_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& other) {
               const bool is_base = rules::excepts(article, other) && can_meet(article, other);
               return !is_base || leaves_it_to_another_code(other);
           });
}

/// Of what another code answers the ruling does not say which own articles were set aside.
bool can_fail(const Article& article, const rules::Ruleset& ruleset) {
    if (gives_way_to_another_code(article, ruleset)) return false;
    return tests_anything(article) ||
           std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& other) {
               return rules::excepts(other, article) && can_meet(other, article) && !leaves_it_to_another_code(other);
           });
}

bool has_fired(const Article& article, const Sightings& sightings) {
    if (!article.triggers.empty() && sightings.applied.contains(article.id)) return true;
    return !article.enforces.empty() && sightings.cited.contains(article.id);
}

/// The articles that stand for a clause: of its number, or its number with a word.
Articles articles_for(const Clause& clause, const rules::Ruleset& ruleset) {
    Articles articles;
    for (const Article& article : ruleset.articles) {
        if (article.id == clause.id || article.id.starts_with(clause.id + ' ')) articles.push_back(&article);
    }
    return articles;
}

/// The articles of a base have no line of the file that is laid over it.
bool is_of_a_base(const Article& article) {
    return !article.written.is_known();
}

bool is_laid_over_another(const rules::Ruleset& ruleset) {
    return std::ranges::any_of(ruleset.articles, is_of_a_base) && !std::ranges::all_of(ruleset.articles, is_of_a_base);
}

bool is_decided(const Articles& articles, const Sightings& sightings) {
    return std::any_of(articles.begin(), articles.end(), [&](const Article* article) {
        return !article->triggers.empty() || sightings.cited.contains(article->id);
    });
}

/// Counts a code article by article and clause by clause.
class CoverageCount {
public:
    CoverageCount(const rules::Ruleset& ruleset, const Sightings& sightings)
        : ruleset_(ruleset), sightings_(sightings) {
        coverage_.ruleset = ruleset.id;
    }

    Coverage run(const std::optional<std::vector<Clause>>& clauses) {
        const bool counts_its_own = !clauses && is_laid_over_another(ruleset_);
        if (clauses) {
            count_clauses(*clauses);
        } else if (!counts_its_own) {
            coverage_.missing.push_back({Gap::no_clause_list});
        }
        for (const Article& article : ruleset_.articles)
            if (!counts_its_own || !is_of_a_base(article)) count(article);
        add(Gap::never_fired, never_fired_);
        add(Gap::never_nearly_fired, never_nearly_fired_);
        add(Gap::exception_never_open, never_open_);
        return std::move(coverage_);
    }

private:
    void add(Gap gap, std::vector<std::string>& ids) {
        if (!ids.empty()) coverage_.missing.push_back({gap, std::move(ids)});
    }

    /// True where it counts; else the id is noted.
    static void enter(Tally& tally, bool holds, const std::string& id, std::vector<std::string>& otherwise) {
        ++tally.of;
        if (holds) {
            ++tally.count;
        } else {
            otherwise.push_back(id);
        }
    }

    void count_clauses(const std::vector<Clause>& clauses) {
        Tally tally;
        std::vector<std::string> without;
        std::vector<std::string> undecided;
        for (const Clause& clause : clauses) {
            const Articles articles = articles_for(clause, ruleset_);
            enter(tally, !articles.empty(), clause.id, without);
            const bool to_decide = clause.kind != ClauseKind::informing && !articles.empty();
            if (to_decide && !is_decided(articles, sightings_)) undecided.push_back(clause.id);
        }
        coverage_.clauses = tally;
        add(Gap::clause_without_article, without);
        add(Gap::clause_not_decided, undecided);
    }

    void count(const Article& article) {
        ++coverage_.articles;
        const bool executable = !article.triggers.empty();
        if (executable) ++coverage_.executable;
        if (!article.exception_to.empty()) ++coverage_.exceptions;
        if (!executable && article.enforces.empty()) return;
        const bool fired = has_fired(article, sightings_);
        if (stands_apart(article)) return enter(coverage_.apart, fired, article.id, coverage_.waiting);
        enter(coverage_.fired, fired, article.id, never_fired_);
        if (executable && can_fail(article, ruleset_)) {
            enter(coverage_.nearly, sightings_.failed.contains(article.id), article.id, never_nearly_fired_);
        }
        if (!article.exception_to.empty() && can_stand_open(article, ruleset_)) {
            enter(coverage_.open_exceptions, sightings_.open.contains(article.id), article.id, never_open_);
        }
    }

    const rules::Ruleset& ruleset_;
    const Sightings& sightings_;
    Coverage coverage_;
    std::vector<std::string> never_fired_;
    std::vector<std::string> never_nearly_fired_;
    std::vector<std::string> never_open_;
};

Json tally_json(const Tally& tally) {
    return Json::object(
        {{"count", static_cast<std::int64_t>(tally.count)}, {"of", static_cast<std::int64_t>(tally.of)}});
}

}  // namespace

std::string_view name_of(Gap gap) {
    switch (gap) {
        case Gap::no_clause_list: return "no_clause_list";
        case Gap::clause_without_article: return "clause_without_article";
        case Gap::clause_not_decided: return "clause_not_decided";
        case Gap::never_fired: return "never_fired";
        case Gap::never_nearly_fired: return "never_nearly_fired";
        case Gap::exception_never_open: return "exception_never_open";
    }
    return {};
}

void Sightings::add(const Ruling& ruling) {
    for (const MatterRuling& incident : ruling.matters) {
        if (!incident.deferred_to.empty()) {
            applied.insert(incident.deferred_by.begin(), incident.deferred_by.end());
            continue;
        }
        cited.insert(incident.articles.begin(), incident.articles.end());
        // The article on silence answers without standing in the chain.
        for (const OtherAnswer& other : incident.other) applied.insert(other.articles.begin(), other.articles.end());
        for (const ArticleFinding& finding : incident.chain) {
            if (finding.finding == ArticleState::applies) applied.insert(finding.article);
            if (has_failed(finding.finding)) failed.insert(finding.article);
            if (waits_for_a_fact(finding)) open.insert(finding.article);
        }
    }
}

Coverage coverage_of(const rules::Ruleset& ruleset, const Sightings& sightings,
                     const std::optional<std::vector<Clause>>& clauses) {
    return CoverageCount(ruleset, sightings).run(clauses);
}

Json to_json(const Coverage& coverage) {
    Json missing = Json::object();
    for (const Missing& one : coverage.missing) missing.set(name_of(one.gap), array_of(one.ids));
    return Json::object({{"schema", "jadoube/coverage/1"},
                         {"ruleset", coverage.ruleset},
                         {"clauses", coverage.clauses ? tally_json(*coverage.clauses) : Json(nullptr)},
                         {"articles", static_cast<std::int64_t>(coverage.articles)},
                         {"executable", static_cast<std::int64_t>(coverage.executable)},
                         {"fired", tally_json(coverage.fired)},
                         {"nearly_fired", tally_json(coverage.nearly)},
                         {"exceptions", static_cast<std::int64_t>(coverage.exceptions)},
                         {"open_exceptions", tally_json(coverage.open_exceptions)},
                         {"clock_or_sealing", tally_json(coverage.apart)},
                         {"missing", missing},
                         {"waiting", array_of(coverage.waiting)}});
}

}  // namespace jadoube::adjudicate
