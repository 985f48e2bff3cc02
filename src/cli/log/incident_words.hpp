// What the commands `incident` and `adjourn` are told: the game, and what happened in it.
#pragma once

#include "cli/typed/dispute_options.hpp"
#include "cli/typed/ruling_options.hpp"
#include "desk/known/game_told.hpp"

namespace jadoube::cli {

struct IncidentWords {
    std::string reference;
    std::string log;
    std::string case_file;
    std::string white;
    std::string black;
    std::string note;
    std::string at_time;
    std::string confidential;
    bool is_confidential = false;  // judged, and for few eyes
    std::string by;
    std::string id;
    RulingWords ruling;
    bool another = false;
    bool rename = false;
    bool only_shown = false;  // judged, and not recorded
    DisputeWords dispute;
};

/// What happened, from the options or from the case file. Fails where neither says any act, where both do, or where the
/// case counts earlier incidents: those are in the log.
[[nodiscard]] tl::expected<desk::CaseTold, Errors> told_case(const IncidentWords& words);

/// The part of the log that a game with these words needs: all of it where players are named, who may play elsewhere.
[[nodiscard]] log::Part part_for(const IncidentWords& words, const event::GameReference& reference);

/// The game that is meant, with what is told of it. Fails where the game file has no such game.
[[nodiscard]] Result<desk::GameTold> told_game(const IncidentWords& words, const event::GameReference& reference,
                                               const adjudicate::Case& told);

}  // namespace jadoube::cli
