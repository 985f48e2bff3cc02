#include "rules/lint/incident_lint.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "rules/words/remedy_json.hpp"

namespace jadoube::rules {
namespace {

constexpr int kMostGapsShown = 5;

/// Combinations that leave something out say the same as one shown before.
struct Gap {
    Combination combination;
    std::vector<std::size_t> axes;  // those that matter
};

bool is_shown_by(const Gap& gap, const Combination& combination) {
    return std::all_of(gap.axes.begin(), gap.axes.end(),
                       [&](std::size_t axis) { return gap.combination[axis] == combination[axis]; });
}

bool is_additive(Question question) {
    return question == Question::right || question == Question::other;
}

/// What an article answers to a question, in one spelling.
std::string answer_to(Question question, const std::vector<const Remedy*>& remedies) {
    std::string answer;
    for (const Remedy* remedy : remedies) {
        if (question_of(*remedy) != question) continue;
        Remedy in_force = *remedy;  // whatever made it so
        in_force.only_if = {};
        answer += to_canonical_text(to_json(in_force)) + '\n';
    }
    return answer;
}

/// Whether the move is still to be made, with any piece for the pawn but the one that it has become.
bool moves_otherwise(const Remedy& remedy, PieceName piece) {
    if (const auto* move = std::get_if<MoveRemedy>(&remedy.what)) {
        const std::vector<PieceName>& allowed = move->filter.promotes_to;
        return allowed != std::vector<PieceName>{piece};
    }
    const auto parts = parts_of(remedy);
    return question_of(remedy) == Question::obligation &&
           std::any_of(parts.begin(), parts.end(), [&](const Remedy* part) { return moves_otherwise(*part, piece); });
}

bool completed_and_moved(const Remedy& completed, const Remedy& moved) {
    const auto* with = std::get_if<CompleteWith>(&completed.what);
    return with != nullptr && moves_otherwise(moved, with->piece);
}

/// Two words that cannot both be: two results, two times on one clock, a promotion done and one to be made.
bool contradict(const Remedy& a, const Remedy& b) {
    if (completed_and_moved(a, b) || completed_and_moved(b, a)) return true;
    if (const auto* result = std::get_if<ResultRemedy>(&a.what)) {
        const auto* other = std::get_if<ResultRemedy>(&b.what);
        return other != nullptr && !(*other == *result);
    }
    const auto* clock = std::get_if<ClockRemedy>(&a.what);
    const auto* other = std::get_if<ClockRemedy>(&b.what);
    return clock != nullptr && other != nullptr && clock->action == ClockAction::set &&
           other->action == ClockAction::set && clock->to == other->to && !(*clock == *other);
}

bool contradict(const std::vector<const Remedy*>& some, const std::vector<const Remedy*>& others) {
    return std::any_of(some.begin(), some.end(), [&](const Remedy* one) {
        return std::any_of(others.begin(), others.end(), [&](const Remedy* other) {
            return completed_and_moved(*one, *other) || completed_and_moved(*other, *one);
        });
    });
}

std::optional<Question> contradiction_within(const std::vector<const Remedy*>& remedies) {
    for (std::size_t i = 0; i < remedies.size(); ++i)
        for (std::size_t j = i + 1; j < remedies.size(); ++j)
            if (contradict(*remedies[i], *remedies[j])) return question_of(*remedies[i]);
    return std::nullopt;
}

bool ends_the_matter(const std::vector<const Remedy*>& remedies) {
    return std::any_of(remedies.begin(), remedies.end(), [](const Remedy* remedy) {
        const auto* game = std::get_if<GameRemedy>(&remedy->what);
        return game != nullptr && (game->what == GameWord::annul || game->what == GameWord::new_game);
    });
}

/// The exceptions that set a base aside, of those in the matter.
std::vector<const Article*> exceptions_by(const ArticleStanding& base, const std::vector<ArticleStanding>& all) {
    std::vector<const Article*> exceptions;
    for (const ArticleStanding& other : all) {
        const bool counts = std::find(base.by.begin(), base.by.end(), other.article->id) != base.by.end();
        if (counts) exceptions.push_back(other.article);
    }
    return exceptions;
}

}  // namespace

IncidentLint::IncidentLint(const Ruleset& ruleset, std::vector<Kind> kinds, const LintLimits& limits)
    : gates_(ruleset, std::move(kinds)) {
    if (gates_.articles().empty()) return;
    const auto all = gates_.combinations().all(limits.combinations);
    is_sampled_ = !all;
    if (all) {
        for (const Combination& combination : *all) note(combination);
    } else {
        for (std::uint64_t i = 0; i < limits.combinations; ++i) note(gates_.combinations().drawn(i));
    }
}

std::string IncidentLint::kind_words() const {
    return list_of(texts_of(gates_.kinds()));
}

std::vector<LintFinding> IncidentLint::conflicts() {
    std::map<Conflict, Combination> found;
    for (const auto& [pattern, combination] : first_with_) {
        for (const Conflict& conflict : outcome_of(pattern).conflicts) found.try_emplace(conflict, combination);
    }
    std::vector<LintFinding> findings;
    for (const auto& [conflict, combination] : found) findings.push_back(finding_of(conflict, combination));
    return findings;
}

std::vector<LintFinding> IncidentLint::gaps() {
    std::vector<LintFinding> findings;
    std::vector<Gap> shown;
    for (const Combination& combination : unanswered_) {
        if (static_cast<int>(findings.size()) == kMostGapsShown) break;
        if (std::any_of(shown.begin(), shown.end(), [&](const Gap& gap) { return is_shown_by(gap, combination); }))
            continue;
        const auto axes = axes_that_matter(combination, [](const Outcome& outcome) { return outcome.unanswered; });
        shown.push_back({combination, axes});
        findings.push_back({.code = "no_answer",
                            .severity = Severity::warning,
                            .written = gates_.articles().front()->written,
                            .text = fmt::format("nothing follows from {}; write \"nothing\" or refer it", kind_words()),
                            .combination = gates_.combinations().to_words(combination, axes)});
    }
    return findings;
}

void IncidentLint::note(const Combination& combination) {
    if (!gates_.combinations().can_occur(combination)) return;
    const GatePattern pattern = gates_.pattern_at(combination);
    first_with_.try_emplace(pattern, combination);
    if (outcome_of(pattern).unanswered) unanswered_.push_back(combination);
}

const Outcome& IncidentLint::outcome_of(const GatePattern& pattern) {
    const auto known = outcomes_.find(pattern);
    if (known != outcomes_.end()) return known->second;
    return outcomes_.emplace(pattern, judged(pattern)).first->second;
}

Outcome IncidentLint::judged(const GatePattern& pattern) const {
    Outcome outcome{.unanswered = true};
    const std::vector<ArticleStanding> all = gates_.standings_of(pattern);
    for (const ArticleStanding& standing : all) {
        if (standing.finding != ArticleState::not_met) outcome.unanswered = false;
        if (standing.finding == ArticleState::applies) {
            const auto remedies = gates_.remedies_of(*standing.article, pattern);
            outcome.applying.insert(standing.article);
            outcome.in_force.insert(remedies.begin(), remedies.end());
        }
        if (standing.finding != ArticleState::set_aside || standing.gates.all() != Truth::yes) continue;
        for (const Article* exception : exceptions_by(standing, all)) {
            outcome.set_aside.emplace(exception, standing.article);
        }
    }
    outcome.conflicts = conflicts_among(outcome.applying, pattern);
    return outcome;
}

std::set<Conflict> IncidentLint::conflicts_among(const std::set<const Article*>& applying,
                                                 const GatePattern& pattern) const {
    const bool is_over = std::any_of(applying.begin(), applying.end(), [&](const Article* article) {
        return ends_the_matter(gates_.remedies_of(*article, pattern));
    });
    std::set<Conflict> conflicts;
    for (const Article* article : applying) {
        const auto remedies = gates_.remedies_of(*article, pattern);
        if (const auto question = contradiction_within(remedies)) conflicts.insert({article, article, *question});
        for (const Article* other : applying)
            if (article < other && contradict(remedies, gates_.remedies_of(*other, pattern)))
                conflicts.insert({article, other, Question::position});
    }
    for (const Question question : all_words<Question>()) {
        if (is_additive(question) || (is_over && question != Question::game)) continue;
        conflicts.merge(conflicts_on(question, applying, pattern));
    }
    return conflicts;
}

std::set<Conflict> IncidentLint::conflicts_on(Question question, const std::set<const Article*>& applying,
                                              const GatePattern& pattern) const {
    std::vector<std::pair<const Article*, std::string>> answers;
    for (const Article* article : applying) {
        std::string answer = answer_to(question, gates_.remedies_of(*article, pattern));
        if (!answer.empty()) answers.emplace_back(article, std::move(answer));
    }
    std::set<Conflict> conflicts;
    for (std::size_t i = 0; i < answers.size(); ++i) {
        for (std::size_t j = i + 1; j < answers.size(); ++j) {
            if (answers[i].second != answers[j].second) {
                conflicts.insert({answers[i].first, answers[j].first, question});
            }
        }
    }
    return conflicts;
}

LintFinding IncidentLint::finding_of(const Conflict& conflict, const Combination& combination) {
    const auto axes =
        axes_that_matter(combination, [&](const Outcome& outcome) { return outcome.conflicts.contains(conflict); });
    if (conflict.first == conflict.second) {
        return {.code = "conflict",
                .severity = Severity::error,
                .articles = {conflict.first->id},
                .written = conflict.first->written,
                .text = fmt::format("answers the question of {} twice, and differently", name_of(conflict.question)),
                .combination = gates_.combinations().to_words(combination, axes)};
    }
    return {.code = "conflict",
            .severity = Severity::error,
            .articles = {conflict.first->id, conflict.second->id},
            .written = conflict.second->written,
            .text = fmt::format("both apply to {} and answer the question of {} differently; make the special one an "
                                "exception_to the general one",
                                kind_words(), name_of(conflict.question)),
            .combination = gates_.combinations().to_words(combination, axes)};
}

std::vector<std::size_t> IncidentLint::axes_that_matter(const Combination& combination,
                                                        const std::function<bool(const Outcome&)>& holds) {
    std::vector<std::size_t> free;
    std::vector<std::size_t> fixed;
    for (std::size_t axis = 0; axis < combination.size(); ++axis) {
        free.push_back(axis);
        if (holds_whatever(combination, free, holds)) continue;
        free.pop_back();
        fixed.push_back(axis);
    }
    return fixed;
}

bool IncidentLint::holds_whatever(Combination combination, const std::vector<std::size_t>& free,
                                  const std::function<bool(const Outcome&)>& holds) {
    constexpr std::uint64_t kMost = 4096;
    std::uint64_t count = 1;
    for (const std::size_t axis : free) count *= gates_.combinations().axes()[axis].values.size();
    if (count > kMost) return false;
    for (std::uint64_t number = 0; number < count; ++number) {
        std::uint64_t rest = number;
        for (const std::size_t axis : free) {
            const std::size_t size = gates_.combinations().axes()[axis].values.size();
            combination[axis] = static_cast<std::uint8_t>(rest % size);
            rest /= size;
        }
        if (!gates_.combinations().can_occur(combination)) continue;
        if (!holds(outcome_of(gates_.pattern_at(combination)))) return false;
    }
    return true;
}

}  // namespace jadoube::rules
