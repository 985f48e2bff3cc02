// The phrases of English, a file for each page or table.
#pragma once

#include <array>
#include <span>

#include "report/catalogue/catalogue.hpp"

namespace jadoube::report::in_english {

[[nodiscard]] std::span<const Phrase> acts();
[[nodiscard]] std::span<const Phrase> appeals();
[[nodiscard]] std::span<const Phrase> deeds();
[[nodiscard]] std::span<const Phrase> questions();
[[nodiscard]] std::span<const Phrase> exam();
[[nodiscard]] std::span<const Phrase> facts_acts();
[[nodiscard]] std::span<const Phrase> facts_board();
[[nodiscard]] std::span<const Phrase> facts_persons();
[[nodiscard]] std::span<const Phrase> facts_record();
[[nodiscard]] std::span<const Phrase> grounds();
[[nodiscard]] std::span<const Phrase> imports();
[[nodiscard]] std::span<const Phrase> kinds();
[[nodiscard]] std::span<const Phrase> vocabulary();
[[nodiscard]] std::span<const Phrase> ruling();
[[nodiscard]] std::span<const Phrase> law();
[[nodiscard]] std::span<const Phrase> log();
[[nodiscard]] std::span<const Phrase> clocks();
[[nodiscard]] std::span<const Phrase> games();
[[nodiscard]] std::span<const Phrase> prompts();
[[nodiscard]] std::span<const Phrase> line_asked();
[[nodiscard]] std::span<const Phrase> line_hints();

}  // namespace jadoube::report::in_english
