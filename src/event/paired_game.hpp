// A game of a round as the pairing has it: board, names, result.
#pragma once

#include <string>
#include <vector>

#include "chess/color.hpp"
#include "event/reference.hpp"

namespace jadoube::event {

struct PairedGame {
    GameReference game = {};
    chess::ByColor<std::string> players = {};
    std::string result = {};  // "1-0", "1/2-1/2", "0-0"; by forfeit "+/-", "-/+", "-/-"; empty: open
    friend bool operator==(const PairedGame&, const PairedGame&) = default;
};
using PairedGames = std::vector<PairedGame>;

}  // namespace jadoube::event
