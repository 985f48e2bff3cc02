// A game is broken off: what stands on the envelope goes into the log.
#pragma once

#include "desk/incident/recording.hpp"
#include "desk/known/game_told.hpp"

namespace jadoube::desk {

struct AdjournmentTold {
    GameTold game;
    adjudicate::Case given;                  // its position and clocks
    std::optional<chess::Color> seals = {};  // needed where no position is known
    std::optional<chess::Color> draw_offer = {};
    std::string resumption = {};
    std::string note = {};
};

/// What is about to be recorded. Of the game nothing after the adjournment is kept.
struct AdjournmentToEnter {
    event::GameReference reference;
    GameNow game;
    log::GameAdjourned adjournment;
};

/// That the game is not adjourned, or was resumed since. Fails with usage.
[[nodiscard]] Result<void> require_not_adjourned(const OpenLog& open, const event::GameReference& reference);

/// Fails where the game has no such moment, and with usage where it is not known who seals, or he is not on turn.
[[nodiscard]] Result<AdjournmentToEnter> adjournment_to_enter(const OpenLog& open, const AdjournmentTold& told);

/// Whether an entry is the adjournment that is told now.
[[nodiscard]] bool is_adjournment(const log::Entry& entry, const event::GameReference& game,
                                  const std::optional<chess::Color>& draw_offer, const std::string& resumption,
                                  const std::string& note);

/// Game and adjournment in one. Answers for the adjournment.
[[nodiscard]] Result<Receipt> enter(OpenLog& open, const AdjournmentToEnter& adjournment, const Recording& recording);

}  // namespace jadoube::desk
