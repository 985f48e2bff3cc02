// Adjourned games for people: what stands on the envelope, the slip that goes into it, and what became of the game.
#pragma once

#include <string>

#include "log/state/adjourned_game.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// An adjourned game as the log tells it. What was sealed stands on a page only once it was opened.
struct AdjournmentReport {
    std::string event = {};
    log::AdjournedGame game;
    std::string laws = {};  // the title of the code under which it is resumed
};

/// "Adjourned. The sealed move is fixed."
[[nodiscard]] Text adjournment_status(const log::AdjournedGame& game);
/// All that stands on the envelope, and room for signatures.
[[nodiscard]] Document envelope_page(const AdjournmentReport& adjournment);
/// For a report on the event: the same, and what became of it.
[[nodiscard]] Section adjournment_section(const AdjournmentReport& adjournment, int heading_level = 2);

/// The slip for the paper envelope. Its code is one half of the key.
struct SlipReport {
    std::string event = {};
    std::string reference = {};
    chess::ByColor<std::string> players = {};
    chess::Color by = chess::Color::white;
    int move_number = 1;
    std::string entry = {};
    std::string fingerprint = {};
    std::string code = {};
};
[[nodiscard]] Document slip_page(const SlipReport& slip);

}  // namespace jadoube::report
