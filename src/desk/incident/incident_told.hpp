// An incident as it is told: by options, by a case file, or by a line, which is read where the game stands.
#pragma once

#include "desk/known/left_off.hpp"
#include "desk/line/line_case.hpp"

namespace jadoube::desk {

struct IncidentTold {
    GameTold game;
    CaseTold told = {};
    bool is_another = false;  // although one like it was entered
    std::optional<LeftOff> goes_on_from = {};
};

/// A line of a game, and where it was read.
struct LineOfGame {
    LineRead read;
    std::optional<chess::Setup> position = {};
    std::optional<LeftOff> goes_on_from = {};
};

/// The line read in what was left, if its acts go on from there, else in the position that is told. Fails with one
/// question.
[[nodiscard]] Result<LineOfGame> read_in_game(const std::string& line, const Beginning& beginning);

/// What is told with what the line tells. Fails as `with_line` does.
[[nodiscard]] Result<IncidentTold> told_by_line(IncidentTold told, const LineOfGame& line);
/// What is told without a line.
[[nodiscard]] IncidentTold told_by_acts(IncidentTold told, const Beginning& beginning);

}  // namespace jadoube::desk
