#include "adjudicate/judge/citations.hpp"

#include <algorithm>

#include "adjudicate/story/classify.hpp"
#include "rules/ruleset.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::adjudicate {
namespace {

using rules::Article;

class Citations {
public:
    explicit Citations(const Scene& scene) : scene_(scene) {}

    void add(const std::string& id) {
        if (std::find(ids_.begin(), ids_.end(), id) == ids_.end()) ids_.push_back(id);
    }
    void add(const std::vector<std::string>& ids) {
        for (const std::string& id : ids) add(id);
    }

    void add_applying(const std::vector<Applied>& applied) {
        for (const Article& article : scene_.context.ruleset.articles) {
            const bool applies = std::any_of(applied.begin(), applied.end(),
                                             [&](const Applied& one) { return one.article == &article; });
            if (applies) add(article.id);
        }
    }

    /// The articles that the board enforces: why a move was illegal, or what was doubted in one that is in order.
    void add_rules_of_movement() {
        const Incident& incident = scene_.incident;
        if (!incident.play.done || !incident.base) return;
        if (incident.play.done->legal && !incident.objection.doubted && !incident.kinds.empty()) return;
        const rules::Ruleset* deferred = scene_.context.deferred;
        for (const rules::MovementRule rule : movement_rules(*incident.play.done, *incident.base)) {
            const bool found = add_enforcing(rule, scene_.context.ruleset, "");
            if (!found && deferred != nullptr) add_enforcing(rule, *deferred, deferred->id + " ");
        }
    }

    /// Whether the code has such an article. A condition on it says where the rule holds (Chess960).
    bool add_enforcing(rules::MovementRule rule, const rules::Ruleset& code, const std::string& prefix) {
        bool found = false;
        for (const Article& article : code.articles) {
            const bool enforces = std::any_of(article.enforces.begin(), article.enforces.end(),
                                              [&](rules::MovementRule e) { return rules::rule_covers(e, rule); });
            if (!enforces || truth_in(article.when, scene_) == rules::Truth::no) continue;
            add(prefix + article.id);
            found = true;
        }
        return found;
    }

    [[nodiscard]] bool empty() const { return ids_.empty(); }
    [[nodiscard]] std::vector<std::string> taken() { return std::move(ids_); }

private:
    const Scene& scene_;
    std::vector<std::string> ids_;
};

}  // namespace

std::vector<std::string> articles_cited(const Scene& scene, const MatterRuling& ruling,
                                        const std::vector<Applied>& applied, bool is_left_free) {
    Citations citations(scene);
    citations.add_applying(applied);
    if (citations.empty()) {
        for (const ArticleFinding& finding : ruling.chain) citations.add(finding.article);
    }
    for (const Applied& one : applied) {
        for (const std::string& number : rules::numbers_named(*one.article)) citations.add(clauses_of(scene, number));
        citations.add(clauses_of_definitions(scene, *one.article));
        citations.add(one.set_aside);
    }
    citations.add(scene.incident.due.under);
    for (const Right& right : ruling.rights) citations.add(right.articles);
    for (const Applied& one : applied) citations.add(one.article->cites);
    citations.add_rules_of_movement();
    if (is_left_free) citations.add_enforcing(rules::MovementRule::free_move, scene.context.ruleset, "");
    return citations.taken();
}

bool rests_on_unverified(const Scene& scene, const std::vector<Applied>& applied) {
    const auto doubtful = [&](const std::string& id) {
        const rules::Article* clause = scene.context.ruleset.find(id);
        return clause != nullptr && !clause->verified;
    };
    return std::any_of(applied.begin(), applied.end(), [&](const Applied& one) {
        if (!one.article->verified) return true;
        const std::set<std::string> numbers = rules::numbers_named(*one.article);
        return std::any_of(numbers.begin(), numbers.end(), [&](const std::string& number) {
            const std::vector<std::string> clauses = clauses_of(scene, number);
            return std::any_of(clauses.begin(), clauses.end(), doubtful);
        });
    });
}

}  // namespace jadoube::adjudicate
