#include "rules/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "base/did_you_mean.hpp"
#include "base/text.hpp"
#include "rules/lint/count_lint.hpp"
#include "rules/lint/count_reach.hpp"
#include "rules/lint/lint_enumeration.hpp"
#include "rules/lint/number_lint.hpp"
#include "rules/lint/raising_lint.hpp"
#include "rules/lint/remedy_lint.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/fact.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {
namespace {

/// The names of phrases and parameters that articles use; a group knows whether it is used.
struct Used {
    std::set<std::string> phrases;
    std::set<std::string> parameters;

    void add(const Remedy& remedy) {
        if (!remedy.phrase.empty()) phrases.insert(remedy.phrase);
        for (const Remedy* part : parts_of(remedy)) add(*part);
    }
    /// The numbers against which a fact is measured.
    void add_measured_against(std::string_view fact) {
        const FactRow* row = fact_named(fact);
        if (row == nullptr) return;
        for (const std::string_view parameter : row->traits.measured_against) parameters.emplace(parameter);
    }
    void add(const Article& article) {
        parameters.merge(numbers_named(article));
        for (const Condition* test : tests_of(article)) add_measured_against(test->fact);
        for (const Remedy& remedy : article.then) add(remedy);
    }
};

/// A number of the base that the file may have meant to set.
std::optional<std::string> number_meant(const std::string& name, const Ruleset& ruleset) {
    std::vector<std::string> of_the_base;
    for (const auto& [other, values] : ruleset.parameters)
        if (!ruleset.own_parameters.contains(other)) of_the_base.push_back(other);
    const auto longer = std::find_if(of_the_base.begin(), of_the_base.end(),
                                     [&](const std::string& other) { return other.starts_with(name); });
    return longer != of_the_base.end() ? std::optional(*longer) : nearest(name, of_the_base);
}

std::vector<LintFinding> names_without_use(const Ruleset& ruleset) {
    Used used;
    for (const Article& article : ruleset.articles) used.add(article);
    std::vector<LintFinding> findings;
    for (const auto& [name, remedies] : ruleset.phrases) {
        const bool of_the_base = !remedies.front().written.is_known();
        if (of_the_base || used.phrases.contains(name)) continue;
        findings.push_back({.code = "unused_phrase",
                            .written = remedies.front().written,
                            .text = fmt::format("no article uses the phrase '{}'", name)});
    }
    for (const auto& [name, group] : ruleset.groups) {
        const bool of_the_base = !group.written.is_known();
        if (of_the_base || group.is_used) continue;
        findings.push_back({.code = "unused_group",
                            .written = group.written,
                            .text = fmt::format("no article uses the group '{}'", name)});
    }
    for (const auto& [name, values] : ruleset.parameters) {
        const bool of_the_base = !ruleset.own_parameters.contains(name);
        if (of_the_base || used.parameters.contains(name) || name == kAppealWindow) continue;
        std::string text = fmt::format("no article uses the parameter '{}'", name);
        if (const auto meant = number_meant(name, ruleset)) text += fmt::format("; {}", did_you_mean(*meant));
        findings.push_back({.code = "unused_parameter", .text = std::move(text)});
    }
    return findings;
}

std::vector<LintFinding> triggers_twice(const Article& article) {
    std::vector<LintFinding> findings;
    for (const Kind& trigger : article.triggers) {
        for (const Kind& other : article.triggers) {
            if (&trigger == &other || !kind_covers(other, trigger)) continue;
            if (trigger == other && &other > &trigger) continue;
            findings.push_back(
                {.code = "trigger_twice",
                 .articles = {article.id},
                 .written = article.written,
                 .text = fmt::format("the trigger '{}' is covered by '{}'", name_of(trigger), name_of(other))});
        }
    }
    return findings;
}

bool has_result_about_a_player(const Remedy& remedy) {
    const auto* result = std::get_if<ResultRemedy>(&remedy.what);
    if (result != nullptr) return row_of(result->result).about_a_player;
    const auto parts = parts_of(remedy);
    return std::any_of(parts.begin(), parts.end(), [](const Remedy* part) { return has_result_about_a_player(*part); });
}

std::vector<LintFinding> results_of_nobody(const Article& article) {
    if (!std::any_of(article.then.begin(), article.then.end(), has_result_about_a_player)) return {};
    std::vector<LintFinding> findings;
    for (const Kind trigger : article.triggers) {
        if (!row_of(trigger).traits.of_nobody) continue;
        findings.push_back({.code = "nobody_bears_it",
                            .articles = {article.id},
                            .written = article.written,
                            .text = fmt::format("its result is a player's, and '{}' is about none", name_of(trigger))});
    }
    return findings;
}

std::vector<LintFinding> exhaustive_without_article(const Ruleset& ruleset) {
    std::vector<LintFinding> findings;
    for (const Kind kind : ruleset.exhaustive) {
        const bool has_article =
            std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& article) {
                return std::any_of(article.triggers.begin(), article.triggers.end(), [&](Kind trigger) {
                    return kind_covers(kind, trigger) || kind_covers(trigger, kind);
                });
            });
        if (has_article) continue;
        findings.push_back(
            {.code = "exhaustive_without_article",
             .text = fmt::format("'{}' is said to be exhaustive, and no article is about it", name_of(kind))});
    }
    return findings;
}

/// Times of less than a second: seconds were probably meant.
std::vector<LintFinding> small_times(const Ruleset& ruleset) {
    constexpr std::int64_t kSecond = 1000;
    std::vector<LintFinding> findings;
    for (const auto& [name, by_play] : ruleset.parameters) {
        if (!is_time_name(name) || !ruleset.own_parameters.contains(name)) continue;
        for (const auto& [play, number] : by_play) {
            if (number.is <= 0 || number.is >= kSecond) continue;
            findings.push_back({.code = "small_time",
                                .text = fmt::format("the time '{}' is {} milliseconds; {} seconds are written {}", name,
                                                    number.is, number.is, number.is * kSecond)});
            break;
        }
    }
    return findings;
}

std::vector<LintFinding> unverified_articles(const Ruleset& ruleset) {
    std::vector<std::string> ids;
    for (const Article& article : ruleset.articles) {
        if (!article.verified) ids.push_back(article.id);
    }
    if (ids.empty()) return {};
    return {{.code = "unverified",
             .severity = Severity::remark,
             .articles = ids,
             .text = "not checked against the source; rulings that use them say so"}};
}

/// The families of incidents on which the code has nothing.
std::vector<LintFinding> silent_families(const Ruleset& ruleset) {
    std::vector<std::string> families;
    for (const KindRow& row : rows<Kind>()) {
        if (!is_family(row.value)) continue;
        const bool has_article =
            std::any_of(ruleset.articles.begin(), ruleset.articles.end(), [&](const Article& article) {
                return std::any_of(article.triggers.begin(), article.triggers.end(),
                                   [&](Kind trigger) { return kind_covers(row.value, trigger); });
            });
        if (!has_article) families.emplace_back(row.name);
    }
    if (families.empty()) return {};
    return {{.code = "silent_on",
             .severity = Severity::remark,
             .text = fmt::format("the code has no article on {}", list_of(families, "or"))}};
}

}  // namespace

void append_findings(std::vector<LintFinding>& all, std::vector<LintFinding> more) {
    std::move(more.begin(), more.end(), std::back_inserter(all));
}

std::string_view name_of(Severity severity) {
    switch (severity) {
        case Severity::error: return "error";
        case Severity::warning: return "warning";
        case Severity::remark: return "remark";
    }
    return {};
}

std::string to_text(const LintFinding& finding) {
    std::string text = fmt::format("{}: {}: ", name_of(finding.severity), finding.code);
    if (!finding.articles.empty()) text += list_of(finding.articles) + ": ";
    text += finding.text;
    std::vector<std::string> facts;
    for (const auto& [fact, value] : finding.combination) facts.push_back(fmt::format("{} {}", fact, value));
    return facts.empty() ? text : fmt::format("{} [when {}]", text, fmt::join(facts, "; "));
}

Json to_json(const LintFinding& finding, const std::string& file) {
    Json json = Json::object({{"schema", "jadoube/finding/1"},
                              {"code", finding.code},
                              {"severity", name_of(finding.severity)},
                              {"text", finding.text}});
    if (!file.empty()) json.set("file", file);
    if (finding.written.is_known()) json.set("line", finding.written.line);
    if (finding.written.column > 0) json.set("column", finding.written.column);
    if (!finding.articles.empty()) {
        JsonArray articles(finding.articles.begin(), finding.articles.end());
        json.set("articles", std::move(articles));
    }
    Json combination = Json::object();
    for (const auto& [fact, value] : finding.combination) combination.set(fact, value);
    if (!finding.combination.empty()) json.set("combination", std::move(combination));
    return json;
}

std::vector<LintFinding> lint(const Ruleset& ruleset, const LintLimits& limits) {
    std::vector<LintFinding> findings = names_without_use(ruleset);
    for (const Article& article : ruleset.articles) append_findings(findings, triggers_twice(article));
    for (const Article& article : ruleset.articles) append_findings(findings, results_of_nobody(article));
    append_findings(findings, exhaustive_without_article(ruleset));
    append_findings(findings, small_times(ruleset));
    append_findings(findings, lint_numbers_said(ruleset));
    append_findings(findings, lint_counts(ruleset));
    append_findings(findings, counts_after_the_end(ruleset));
    append_findings(findings, lint_raising(ruleset));
    append_findings(findings, lint_remedies(ruleset));
    append_findings(findings, lint_by_enumeration(ruleset, limits));
    append_findings(findings, unverified_articles(ruleset));
    append_findings(findings, silent_families(ruleset));
    std::stable_sort(findings.begin(), findings.end(), [](const LintFinding& a, const LintFinding& b) {
        return std::pair(a.severity, a.written) < std::pair(b.severity, b.written);
    });
    return findings;
}

}  // namespace jadoube::rules
