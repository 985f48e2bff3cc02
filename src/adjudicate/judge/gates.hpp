// The gates of articles, evaluated in a scene: conditions, windows, who may raise it; and what was unknown in them.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "adjudicate/judge/answers.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "rules/standing.hpp"

namespace jadoube::adjudicate {

/// An applying remedy with the article it comes from and what the law deemed on the way to it.
struct Applied {
    const rules::Article* article = nullptr;
    const rules::Remedy* remedy = nullptr;
    Facts deemed = {};
    std::vector<std::string> set_aside = {};  // to be cited with the article: what it set aside
};

/// Evaluates articles and keeps the account: how each stands, and which facts were missing.
class Gatekeeper {
public:
    /// Beside the board that it leaves the scene stays as it is.
    explicit Gatekeeper(const Scene& scene) : scene_(scene) {}

    /// The remedies that apply to these kinds, through treat_as; in the order of the code. Open articles are noted.
    [[nodiscard]] std::vector<Applied> applied(const std::vector<rules::Kind>& kinds, const Facts& deemed = {},
                                               bool entered_here = true, int depth = 0);
    /// Whether an option of the remedy is open: answers its condition, keeps the answer and notes unknown facts.
    [[nodiscard]] rules::Truth knows(const rules::Condition& condition, const Applied& applied);
    /// Whether the `if` of a remedy, or of a part of it, holds; unknown leaves the remedy open.
    [[nodiscard]] bool is_in_force(const Applied& applied, const rules::Condition& only_if);
    /// The kind that treat_as means: of an illegal move, the kind that this one is.
    [[nodiscard]] rules::Kind kind_treated(rules::Kind kind) const;

    /// Whether a remedy that could not be decided would answer the question.
    [[nodiscard]] bool is_open(rules::Question question) const;
    [[nodiscard]] const std::set<std::string>& unknown() const { return unknown_; }
    void note_unknown(const std::string& fact) { unknown_.insert(fact); }
    /// Every article considered, with its last finding, in the order of the code.
    [[nodiscard]] std::vector<ArticleFinding> chain() const;
    /// Begins a new round: openness is judged anew, because later facts are measured in what earlier answers leave.
    void new_round() { open_.clear(); }

private:
    /// How the articles on these kinds stood, with the account of each; for as long as the scene stays as it is.
    struct Weighed {
        std::vector<rules::Kind> kinds;
        Facts deemed;
        bool entered_here = true;
        std::vector<rules::ArticleStanding> standings;
        std::vector<std::shared_ptr<const ArticleFinding>> findings;
    };
    [[nodiscard]] const Weighed& weighed(const std::vector<rules::Kind>& kinds, const Facts& deemed, bool entered_here);
    [[nodiscard]] rules::Gates gates(const rules::Article& article, const Scene& scene);
    [[nodiscard]] rules::Gates gates_in(const rules::Article& article, const Scene& scene, FactsFound& known);
    [[nodiscard]] rules::Gates gates_for_both(const rules::Article& article, const Scene& scene);
    [[nodiscard]] AnsweredWindow window(const rules::Until& until, const Scene& scene);
    [[nodiscard]] rules::Truth is_window_open(const rules::Until& until, const Scene& scene);
    /// Many windows end with the game: of the incident itself it is measured once.
    [[nodiscard]] bool is_game_over(const Scene& scene);
    [[nodiscard]] Answered raised_by(const rules::Article& article, const Scene& scene);
    [[nodiscard]] rules::Truth holds(const Scene& scene, const std::string& fact, rules::Value value);
    void add_with_nested(const Applied& one, int depth, std::vector<Applied>& result);
    void note_unknown_in(const Answered& condition);

    const Scene& scene_;
    std::optional<BoardLeft> left_;  // by the scene, when the articles were weighed
    std::vector<std::unique_ptr<const Weighed>> weighed_;
    std::optional<bool> is_game_over_;
    FactsFound known_;                                          // in the scene in which articles are being weighed
    std::map<const rules::Article*, ArticleFinding> accounts_;  // of the articles that are being weighed
    std::map<const rules::Article*, std::shared_ptr<const ArticleFinding>> findings_;
    std::map<const rules::Article*, std::vector<Answered>> options_;  // conditions of the options of an article
    std::vector<const rules::Remedy*> open_;  // of open articles, or with an `if` of their own that is open
    std::set<std::string> unknown_;
};

}  // namespace jadoube::adjudicate
