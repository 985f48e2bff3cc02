// A claim put before the laws at one moment of a game.
#pragma once

#include "adjudicate/cases/dispute.hpp"
#include "adjudicate/facts/end_on_record.hpp"
#include "adjudicate/ruling/ruling.hpp"
#include "desk/claim/claims.hpp"
#include "desk/laws/laws.hpp"

namespace jadoube::desk {

/// What is claimed, with all that is told of it but the moment.
struct ClaimToCheck {
    SpokenGround ground = SpokenGround::threefold;
    std::optional<chess::Color> by = {};  // nothing: who usually claims it
    rules::Play play = rules::Play::standard;
    adjudicate::Clocks clocks = {};
    adjudicate::Facts facts = {};
};

/// When it is made. Of an illegal move: the half-move objected to.
struct ClaimMoment {
    game::Ply at;
    std::string intended = {};  // the move written down; empty: none
    bool is_late = false;       // objected to only when the whole record had been played
};

struct JudgedClaim {
    chess::Color claimant = chess::Color::white;
    adjudicate::Dispute dispute;
    adjudicate::Ruling ruling;
};

/// It is taken that nothing else happened. Fails with bad_case where the move intended cannot be one of that position.
[[nodiscard]] Result<JudgedClaim> judge_claim(const ClaimToCheck& claim, const game::Record& record,
                                              const game::Replay& replay, const ClaimMoment& moment, const Laws& laws);

/// Where the game was over under the code, by its record, before the half-move that a claim is about.
[[nodiscard]] std::optional<adjudicate::EndOnRecord> over_before(const ClaimToCheck& claim, const game::Record& record,
                                                                 game::Ply at, const Laws& laws);

/// The half-move that an objection is about.
struct ObjectedTo {
    game::Ply at;
    bool is_open = false;  // illegal, and the law still lets the claimant object to it
};

/// That of an objection without a moment: the first illegal one to which the law still lets the claimant object, for
/// all that came after it is undone with it; where it lets him object to none, the last.
[[nodiscard]] Result<ObjectedTo> half_move_objected_to(const ClaimToCheck& claim, const game::Record& record,
                                                       const game::Replay& replay, const Laws& laws);

}  // namespace jadoube::desk
