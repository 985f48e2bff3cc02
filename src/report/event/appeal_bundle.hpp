// All that a committee needs to hear an appeal, in one document: the incident with its whole chain, the articles in
// full, the position and the moves, and the heads that prove it.
#pragma once

#include <string>
#include <vector>

#include "report/event/report_data.hpp"

namespace jadoube::report {

/// An entry of the log that is of the incident, as it stands there.
struct ChainLine {
    log::Stamp stamp = {};
    std::string kind = {};  // by its name
    std::string words = {};
    log::EntryHash hash = {};
};

/// Of the report of that incident, and of those on which it rests behind it. `chain` in the order of entry.
[[nodiscard]] Document appeal_bundle(const EventReport& event, const std::vector<ChainLine>& chain);

}  // namespace jadoube::report
