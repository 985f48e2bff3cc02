#include "rules/lint/lint_enumeration.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "rules/lint/incident_lint.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

/// What was seen of each article over all incidents, and which were seen in samples only.
struct Seen {
    std::set<const Article*> sampled;
    std::set<const Article*> applied;
    std::set<const Remedy*> in_force;
    std::set<std::pair<const Article*, const Article*>> set_aside;
};

std::string unless_sampled(const Article& article, const Seen& seen) {
    return seen.sampled.contains(&article) ? " (only a sample was tried)" : "";
}

std::vector<LintFinding> articles_without_effect(const Ruleset& ruleset, const Seen& seen) {
    std::vector<LintFinding> findings;
    for (const Article& article : ruleset.articles) {
        if (article.triggers.empty() || seen.applied.contains(&article)) continue;
        findings.push_back({.code = "never_applies",
                            .severity = Severity::warning,
                            .articles = {article.id},
                            .written = article.written,
                            .text = "applies in no combination of facts" + unless_sampled(article, seen)});
    }
    return findings;
}

std::vector<LintFinding> remedies_without_effect(const Ruleset& ruleset, const Seen& seen) {
    std::vector<LintFinding> findings;
    for (const Article& article : ruleset.articles) {
        if (!seen.applied.contains(&article)) continue;
        for (const Remedy& remedy : article.then) {
            if (remedy.only_if.parts.empty() || seen.in_force.contains(&remedy)) continue;
            findings.push_back({.code = "never_applies",
                                .severity = Severity::warning,
                                .articles = {article.id},
                                .written = remedy.written,
                                .text = "an 'if' holds in no combination of facts in which the article applies" +
                                        unless_sampled(article, seen)});
        }
    }
    return findings;
}

/// Why an exception has no effect on what it names.
std::string why_without_effect(const Article& exception, const std::string& reference, const Ruleset& ruleset) {
    for (const std::vector<Kind>& incident : possible_incidents()) {
        if (!is_triggered(exception, incident)) continue;
        for (const Article& base : ruleset.articles) {
            if (covers(reference, base.id) && is_triggered(base, incident)) return "the two never hold at once";
        }
    }
    return "no incident triggers both";
}

std::vector<LintFinding> exceptions_without_effect(const Ruleset& ruleset, const Seen& seen) {
    std::vector<LintFinding> findings;
    for (const Article& article : ruleset.articles) {
        for (const std::string& reference : article.exception_to) {
            const bool matters = std::any_of(seen.set_aside.begin(), seen.set_aside.end(), [&](const auto& pair) {
                return pair.first == &article && covers(reference, pair.second->id);
            });
            if (matters) continue;
            findings.push_back(
                {.code = "exception_without_effect",
                 .severity = Severity::warning,
                 .articles = {article.id, reference},
                 .written = article.written,
                 .text = fmt::format("never sets '{}' aside: {}{}", reference,
                                     why_without_effect(article, reference, ruleset), unless_sampled(article, seen))});
        }
    }
    return findings;
}

/// A claim of which nothing is said is rejected, and what an arbiter sees without consequence is in order.
bool wants_an_answer(const std::vector<Kind>& kinds_named) {
    const KindClass kind_class = row_of(kinds_named.front()).kind_class;
    return kind_class == KindClass::act || kind_class == KindClass::setup ||
           kind_covers(Kind::dispute, kinds_named.front());
}

/// The same conflict under another kind is told once.
bool is_told(const std::vector<LintFinding>& told, const LintFinding& finding) {
    return std::any_of(told.begin(), told.end(), [&](const LintFinding& other) {
        return other.code == "conflict" && other.articles == finding.articles &&
               other.combination == finding.combination;
    });
}

}  // namespace

std::vector<LintFinding> lint_by_enumeration(const Ruleset& ruleset, const LintLimits& limits) {
    std::vector<LintFinding> findings;
    Seen seen;
    for (const std::vector<Kind>& kinds_named : possible_incidents()) {
        IncidentLint incident(ruleset, kinds_named, limits);
        if (incident.articles().empty()) continue;
        for (const auto& [pattern, outcome] : incident.outcomes()) {
            seen.applied.insert(outcome.applying.begin(), outcome.applying.end());
            seen.in_force.insert(outcome.in_force.begin(), outcome.in_force.end());
            seen.set_aside.insert(outcome.set_aside.begin(), outcome.set_aside.end());
        }
        for (LintFinding& finding : incident.conflicts()) {
            if (!is_told(findings, finding)) findings.push_back(std::move(finding));
        }
        if (wants_an_answer(kinds_named) && kinds_named.size() == 1) append_findings(findings, incident.gaps());
        if (!incident.is_sampled()) continue;
        seen.sampled.insert(incident.articles().begin(), incident.articles().end());
        findings.push_back(
            {.code = "sampled",
             .severity = Severity::remark,
             .text = fmt::format("{} has more than {} combinations of facts; as many were drawn and tried",
                                 incident.kind_words(), limits.combinations)});
    }
    append_findings(findings, articles_without_effect(ruleset, seen));
    append_findings(findings, remedies_without_effect(ruleset, seen));
    append_findings(findings, exceptions_without_effect(ruleset, seen));
    return findings;
}

}  // namespace jadoube::rules
