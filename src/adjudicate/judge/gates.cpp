#include "adjudicate/judge/gates.hpp"

#include <algorithm>

#include "adjudicate/facts/measurement.hpp"
#include "adjudicate/story/classify.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Article;
using rules::Condition;
using rules::Gates;
using rules::Party;
using rules::Standing;
using rules::Truth;
using rules::Value;

constexpr int kDeepestTreatAs = 4;

/// The scene with what the law deems added.
Scene with_deemed(const Scene& scene, const Facts& deemed, bool entered_here) {
    Scene copy = scene;
    for (const auto& [fact, values] : deemed) copy.deemed[fact] = values;
    copy.entered_here = entered_here;
    return copy;
}

bool answers(const Article& article, rules::Question question) {
    return std::any_of(article.then.begin(), article.then.end(), [&](const rules::Remedy& remedy) {
        const auto* other = std::get_if<rules::OtherRemedy>(&remedy.what);
        const bool says_nothing = other != nullptr && other->kind == rules::OtherKind::nothing;
        const bool on_board = question != rules::Question::right && question != rules::Question::other;
        return (on_board && std::holds_alternative<rules::TreatAs>(remedy.what)) ||
               (question_of(remedy) == question && !says_nothing);
    });
}

std::string values_text(const rules::Values& values) {
    std::string text;
    for (const Value& value : values) text += (text.empty() ? "" : ", ") + rules::to_text(value);
    return text;
}

void add_use(const Condition& test, const Scene& scene, std::vector<FactUse>& uses) {
    const FoundFact found = find_fact(scene, test.fact);
    uses.push_back({test.fact, rules::to_text(test.wanted), found.values ? values_text(*found.values) : "unknown",
                    std::string(name_of(found.from))});
}

void add_tests(const Condition& condition, const Scene& scene, std::vector<FactUse>& uses) {
    for (const Condition* test : tests_of(condition)) add_use(*test, scene, uses);
}

/// What a condition fails by: of parts that must all hold, those that do not. The others say nothing of the matter.
void add_failures(const Condition& condition, const Scene& scene, std::vector<FactUse>& uses) {
    if (condition.kind != Condition::Kind::all) return add_tests(condition, scene, uses);
    for (const Condition& part : condition.parts)
        if (truth_in(part, scene) == Truth::no) add_failures(part, scene, uses);
}

std::string list_text(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

}  // namespace

std::vector<Applied> Gatekeeper::applied(const std::vector<rules::Kind>& kinds, const Facts& deemed, bool entered_here,
                                         int depth) {
    if (depth > kDeepestTreatAs) return {};
    const Scene scene = with_deemed(scene_, deemed, entered_here);
    std::vector<Applied> result;
    const auto standings =
        rules::standings(scene.context.ruleset, kinds, [&](const Article& article) { return gates(article, scene); });
    for (const Standing& standing : standings) {
        remember(standing, scene);
        if (standing.finding == rules::Finding::open) open_.push_back(standing.article);
        if (standing.finding != rules::Finding::applies) continue;
        for (const rules::Remedy& remedy : standing.article->then) {
            result.push_back({standing.article, &remedy, deemed});
            const auto* treat = std::get_if<rules::TreatAs>(&remedy.what);
            if (treat == nullptr || treat->from_next_turn) continue;
            Facts inner = deemed;
            for (const auto& [fact, value] : treat->with) inner[fact] = {value};
            for (Applied& nested : applied({kind_treated(treat->kind)}, inner, false, depth + 1)) {
                result.push_back(std::move(nested));
            }
        }
    }
    return result;
}

rules::Kind Gatekeeper::kind_treated(rules::Kind kind) const {
    const Incident& incident = scene_.incident;
    const bool illegal = kind == rules::Kind::illegal_move && incident.done && !incident.done->legal && incident.base;
    return illegal ? illegal_kind(*incident.done, *incident.base) : kind;
}

Truth Gatekeeper::knows(const Condition& condition, const Facts& deemed) {
    return evaluate(condition, with_deemed(scene_, deemed, true));
}

bool Gatekeeper::is_open(rules::Question question) const {
    return std::any_of(open_.begin(), open_.end(), [&](const Article* article) { return answers(*article, question); });
}

Gates Gatekeeper::gates(const Article& article, const Scene& scene) {
    Gates gates;
    gates.when = evaluate(article.when, scene);
    if (article.until) gates.until = until(*article.until, scene);
    if (!article.raised_by.empty() && scene.entered_here) gates.raised_by = raised_by(article, scene);
    return gates;
}

Truth Gatekeeper::evaluate(const Condition& condition, const Scene& scene) {
    const Truth truth = truth_in(condition, scene);
    if (truth == Truth::unknown) {
        for (const Condition* test : tests_of(condition))
            if (!find_fact(scene, test->fact).values) unknown_.insert(test->fact);
    }
    return truth;
}

Truth Gatekeeper::holds(const Scene& scene, const std::string& fact, Value value) {
    const FoundFact found = find_fact(scene, fact);
    if (!found.values) {
        unknown_.insert(fact);
        return Truth::unknown;
    }
    return rules::truth_of(std::find(found.values->begin(), found.values->end(), value) != found.values->end());
}

std::optional<std::int64_t> Gatekeeper::number(const rules::Bound& bound) const {
    return amount_of(scene_, bound);
}

Truth Gatekeeper::until(const rules::Until& until, const Scene& scene) {
    using rules::Window;
    const auto fewer_than = [&](const std::string& fact) {
        const FoundFact found = find_fact(scene, fact);
        const auto limit = number(until.moves);
        if (!found.values || !limit) {
            unknown_.insert(fact);
            return Truth::unknown;
        }
        return rules::truth_of(std::get<std::int64_t>(found.values->front()) < *limit);
    };
    switch (until.kind) {
        case Window::claimant_touches:
            // An arbiter touches nothing: his window stays open.
            if (scene.incident.raised_by == Person::arbiter) return Truth::yes;
            return !holds(scene, "claimant_touched", true);
        case Window::opponent_replies:
        case Window::next_move: return !holds(scene, "opponent_replied", true);
        case Window::speaker_moves: return !holds(scene, "speaker_moved", true);
        case Window::moves_by_each: return fewer_than("moves_by_each");
        case Window::own_moves: return fewer_than("own_moves");
        case Window::game_ends: return rules::truth_of(!is_over(scene));
    }
    return Truth::yes;
}

/// "either" and "player" name the sides of the matter; the fact tells how the person who raised it stands to the
/// offender.
Truth Gatekeeper::raised_by(const Article& article, const Scene& scene) {
    Truth truth = Truth::no;
    const auto is = [&](Party who) { return holds(scene, "raised_by", std::string(name_of(who))); };
    for (const Party who : article.raised_by) {
        if (who == Party::either) {
            truth = truth || is(Party::player);
            truth = truth || is(Party::opponent);
        } else {
            truth = truth || is(who);
        }
    }
    return truth;
}

void Gatekeeper::remember(const Standing& standing, const Scene& scene) {
    ArticleFinding finding{standing.article->id, standing.finding, standing.by, {}};
    if (standing.finding == rules::Finding::not_met) {
        add_failures(standing.article->when, scene, finding.because);
        findings_[standing.article] = std::move(finding);
        return;
    }
    add_tests(standing.article->when, scene, finding.because);
    if (standing.article->until) {
        const std::string open = standing.gates.until == Truth::yes ? "open" : "closed";
        finding.because.push_back({"until", rules::to_text(*standing.article->until),
                                   standing.gates.until == Truth::unknown ? "unknown" : open, "acts"});
    }
    if (!standing.article->raised_by.empty() && scene.entered_here) {
        const FoundFact found = find_fact(scene, "raised_by");
        finding.because.push_back({"raised_by", "is " + list_text(rules::texts_of(standing.article->raised_by)),
                                   found.values ? values_text(*found.values) : "unknown",
                                   std::string(name_of(found.from))});
    }
    findings_[standing.article] = std::move(finding);
}

std::vector<ArticleFinding> Gatekeeper::chain() const {
    std::vector<ArticleFinding> chain;
    for (const Article& article : scene_.context.ruleset.articles) {
        const auto found = findings_.find(&article);
        if (found != findings_.end()) chain.push_back(found->second);
    }
    return chain;
}

}  // namespace jadoube::adjudicate
