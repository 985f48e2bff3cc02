// What an option may say, by the names in the tables of its words.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/cases/act.hpp"
#include "rules/vocabulary/play.hpp"

namespace jadoube::cli {

/// "white", "black".
[[nodiscard]] inline std::vector<std::string> sides() {
    return rules::texts_of<chess::Color>({chess::Color::white, chess::Color::black});
}
/// Those of some persons.
[[nodiscard]] inline std::vector<std::string> persons(const std::vector<adjudicate::Person>& who) {
    return rules::texts_of(who);
}
/// "standard", "rapid", "blitz".
[[nodiscard]] inline std::vector<std::string> kinds_of_play() {
    return rules::texts_of(rules::plays());
}

}  // namespace jadoube::cli
