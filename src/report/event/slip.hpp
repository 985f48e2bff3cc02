// The slip that an arbiter leaves at the board: one A5 page with what was ruled on one incident.
#pragma once

#include "report/event/report_data.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// Players, the board from which play goes on, what is to be played and set with its articles, the decision, lines for
/// signatures, and the end of the log, as QR code too: scanned, it is what `verify --head` takes. The articles that the
/// ruling rests on stand with their summaries, at most six. `event` holds that one incident.
[[nodiscard]] Document ruling_slip(const EventReport& event);

}  // namespace jadoube::report
