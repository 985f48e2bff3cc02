// One incident judged: the six questions of the kernel, each answered by the remedies of the articles that apply. Used
// in this room alone.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "adjudicate/judge/gates.hpp"
#include "adjudicate/judge/judge.hpp"
#include "adjudicate/judge/obligation.hpp"

namespace jadoube::adjudicate {

inline void add_article(std::vector<std::string>& articles, const std::string& id) {
    if (std::find(articles.begin(), articles.end(), id) == articles.end()) articles.push_back(id);
}

/// Judges one incident. The scene changes as answers come in; `gatekeeper_` measures in the scene as it stands.
class Judge {
public:
    Judge(const Context& context, const Incident& incident);
    Judged run();

private:
    using Applieds = std::vector<Applied>;

    /// The remedies that answer a question, with everything that applies remembered for the finding.
    Applieds round(rules::Question question);
    /// A result for or against somebody, where nobody who plays did it: the code gives none here.
    [[nodiscard]] bool nobody_bears(const rules::Remedy& remedy) const;
    void remember(const Applied& applied);
    void conflict(rules::Question question, const std::string& one, const std::string& other);
    [[nodiscard]] Status open_or(rules::Question question, Status status) const;

    // The game and the position: judge.cpp.
    /// True where the answer makes the rest moot.
    bool answer_game();
    /// The clocks of a new game show nothing yet: what somebody gets more or less is said by itself.
    void answer_clock_of_new_game();
    void answer_position();

    // Duties and rights: judge_duties.cpp.
    void answer_obligation();
    /// The position goes back without a duty being named: the player then plays any legal move.
    [[nodiscard]] bool position_goes_back() const;
    void take(ObligationMaker& maker);
    /// What was legally required of him, or what the code says of what he did; where that is nothing, so is the
    /// refusal.
    void take_refusal(rules::Requirement required);
    /// The option demanded is a board, or a word about the whole game: nothing is left for the offender to play.
    void carry_out(Obligation& obligation);
    /// The option as the answer to the question of the game or the position, if it is one.
    bool use(const Option& option, const std::vector<std::string>& articles);
    /// A duty is discharged, or counts, in the position before the offence (KERNEL section 7) unless the law said
    /// otherwise.
    void settle_position(const Obligation& obligation, bool by_move_played);
    /// The moves an obligation leaves are of one board; on another they are nothing.
    void leave(const chess::Setup& board);
    void defer(const rules::TreatAs& treat, const rules::Article& article);
    void answer_rights();
    /// A right that was claimed in words: its board, or its word on the game, is the answer to that question.
    bool use_if_demanded(const Right& right);
    /// What only both players may require, where it was told that they agree on it.
    [[nodiscard]] bool have_agreed_to(const Right& right) const;

    // Clock, result, and the rest: judge_result.cpp.
    void answer_clock();
    void answer_result();
    /// Whether the result was answered by asking if the opponent can mate; a draw only by an article that asks so.
    [[nodiscard]] bool turned_on_mate(const ResultAnswer& answer) const;

    void answer_other();
    /// What a parameter stands for here.
    [[nodiscard]] std::vector<rules::SaidWord> in_numbers(std::vector<rules::SaidWord> words) const;
    void close();
    /// The chain of the ruling; what nobody bears out is told apart from it.
    void take_chain();
    [[nodiscard]] std::optional<Conclusion> conclusion(bool silent, bool exhausted) const;
    /// No article has the trigger, and the incident is one.
    bool is_silent() const { return !incident_.kinds.empty() && judged_.ruling.chain.empty(); }
    [[nodiscard]] bool is_exhausted() const;
    [[nodiscard]] bool is_met_since_objection() const;
    void refer_silence();
    void add_play_on();

    const Incident& incident_;
    Scene scene_;
    Gatekeeper gatekeeper_;
    Judged judged_;
    Applieds applied_;
    std::optional<Facts> refusal_;                  // what was refused is itself a matter (KERNEL section 8)
    std::set<std::string> refusal_waits_for_ = {};  // facts that tell whether there was anything to refuse
    bool carried_out_ = false;                      // what was demanded is a board, clocks, or a word on the game
    std::optional<ClockAnswer> clock_chosen_ = {};
    bool rest_is_open_ = false;  // a right, a grant or a referral waits for facts
    bool discharged_ = false;
    bool right_lost_ = false;
    bool is_left_free_ = false;  // something bound him, and nothing of it could be exacted
    bool silence_refers_ = false;
    std::set<std::string> unborne_;  // articles whose result nobody here could bear
};

}  // namespace jadoube::adjudicate
