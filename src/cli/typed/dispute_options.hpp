// The options that say what happened at a board; `judge` and `incident` share them.
#pragma once

#include "cli/command.hpp"
#include "desk/line/line_case.hpp"

namespace jadoube::cli {

/// Where the values of the options go.
struct DisputeWords {
    std::string fen;
    std::string pgn;
    std::optional<int> game;
    std::string at;
    std::string play;
    std::vector<std::string> acts;
    std::string line;
    std::vector<std::string> facts;
    std::vector<std::string> event;
    std::string white_clock;
    std::string black_clock;
    std::string running;
    std::string control;
    std::optional<int> white_moves;
    std::optional<int> black_moves;
    std::optional<int> period;
    std::string reported_by;
    bool nothing_else = false;
    bool no_position = false;
    std::optional<int> illegal_white;
    std::optional<int> illegal_black;

    friend bool operator==(const DisputeWords&, const DisputeWords&) = default;
};

/// What stands besides the dispute: the kind of play, and the illegal moves before it.
enum class Background { told, in_log };
[[nodiscard]] std::vector<OptionSpec> options_for(DisputeWords& words, Background background);

/// The case that the words describe. Fails with all that is wrong with them.
[[nodiscard]] tl::expected<desk::CaseTold, Errors> read_dispute(const DisputeWords& words);

}  // namespace jadoube::cli
