// Adjourned games: which one is meant, and what happened around its resumption as a matter to be ruled on.
#pragma once

#include "chess/notation.hpp"
#include "desk/incident/recording.hpp"

namespace jadoube::desk {

/// The game of that reference, adjourned and neither resumed nor ended. Fails with usage, saying what it is instead.
[[nodiscard]] Result<const log::AdjournedGame*> adjourned_now(const OpenLog& open, const std::string& reference);
/// The latest adjournment of that game, over or not. Fails with usage where there is none.
[[nodiscard]] Result<const log::AdjournedGame*> adjourned_ever(const OpenLog& open, const std::string& reference);

/// The adjourned position as one that can be played; nothing where it is not known.
[[nodiscard]] std::optional<chess::Position> position_of(const log::AdjournedGame& game);
/// The text that was opened; empty where none was.
[[nodiscard]] std::string opened_text(const log::AdjournedGame& game);

/// What happened around the resumption.
struct AdjournedIncident {
    std::vector<adjudicate::Act> acts;  // after the breaking off and the sealing, which stand before them
    std::vector<log::ToldFact> facts = {};
    bool is_opened = false;  // the envelope was opened before
    std::optional<log::ClockReadings> clocks = {};
    std::string reported_by = {};
    std::string note = {};
};
[[nodiscard]] Result<GameMatter> matter_on(const OpenLog& open, const log::AdjournedGame& game,
                                           const AdjournedIncident& incident, const Recording& recording);

}  // namespace jadoube::desk
