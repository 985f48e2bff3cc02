// The obligation of an incident: what the applying remedies leave, what was demanded of it, and whether it is
// discharged (KERNEL sections 7 and 8).
#pragma once

#include "adjudicate/judge/gates.hpp"
#include "adjudicate/judge/options.hpp"

namespace jadoube::adjudicate {

/// Takes the remedies that answer the question of the obligation and makes one answer of them.
class ObligationMaker {
public:
    ObligationMaker(const Scene& scene, Gatekeeper& gatekeeper) : scene_(scene), gatekeeper_(gatekeeper) {}

    void add(const Applied& applied);
    /// `goes_back`: the position is restored, so that the player has to move again. `open`: an article that would
    /// answer the question could not be decided.
    void finish(bool goes_back, bool open);

    [[nodiscard]] const std::optional<Obligation>& obligation() const { return obligation_; }
    /// The moves that the obligation leaves; empty where it leaves all or nothing is known.
    [[nodiscard]] const std::vector<chess::Move>& left_moves() const { return left_moves_; }
    /// Articles on the demand itself that applied.
    [[nodiscard]] const std::vector<Applied>& from_requirement() const { return from_requirement_; }
    /// Articles whose remedies leave something else than the first one's.
    [[nodiscard]] const std::vector<std::string>& conflicting() const { return conflicting_; }
    [[nodiscard]] const std::string& first_article() const { return first_article_; }
    /// Something bound him, and nothing of it could be exacted.
    [[nodiscard]] bool is_left_free() const { return free_ && !articles_.empty(); }
    [[nodiscard]] bool right_lost() const { return right_lost_; }
    /// The opponent has demanded what the law does not leave open.
    [[nodiscard]] bool demand_is_illegal() const { return demand_illegal_; }
    /// He has demanded what the law orders anyway, and may still choose.
    [[nodiscard]] bool elects_nothing() const { return elects_nothing_; }
    /// Whether an answer, and not the move played before, discharged it.
    [[nodiscard]] bool answered() const { return answered_; }
    /// Whether the demand left one option.
    [[nodiscard]] bool demand_met() const { return demand_met_; }
    /// What was required, against what the law leaves open.
    [[nodiscard]] rules::Requirement requirement() const;

private:
    [[nodiscard]] bool is_for_him(Person by) const;
    void settle_single_finding();
    void leave_to_nobody();
    void meet_demand(bool goes_back);
    void take_demand_as_requirement();
    void discharge();
    void answer_given();
    void fall_back_to_free_move(bool goes_back);
    void show(bool open);
    [[nodiscard]] std::optional<chess::Color> bound() const;
    [[nodiscard]] std::optional<rules::Until> window() const;

    const Scene& scene_;
    Gatekeeper& gatekeeper_;
    std::optional<Resolved> resolved_;
    std::optional<rules::Until> until_;
    std::vector<std::string> articles_;
    std::string first_article_;
    std::vector<std::string> conflicting_;
    std::vector<Applied> from_requirement_;
    std::vector<OpenOption> lost_;
    bool demand_met_ = false;
    bool demand_illegal_ = false;
    bool elects_nothing_ = false;
    bool answered_ = false;
    bool right_lost_ = false;
    bool discharged_ = false;
    bool free_ = false;
    bool is_nobodys_ = false;  // the choice would be for somebody who is neither player
    bool stands_ = false;      // the move made instead, where nothing could be exacted
    std::optional<Obligation> obligation_;
    std::vector<chess::Move> left_moves_;
};

}  // namespace jadoube::adjudicate
