// Games in a form that shows everything a reader has made of a text, for comparing with the .txt file beside it.
#pragma once

#include <string>

#include "game/pgn/pgn_reader.hpp"

namespace jadoube::game {

/// All games of a text, one after the other: line, tags, moves with all that belongs to them, result, findings.
[[nodiscard]] std::string transcript_of(std::istream& in);

}  // namespace jadoube::game
