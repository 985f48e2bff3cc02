// What the log counts against the same player before a ruling: "illegal move: the second of White; the first was
// incident 3, 2026-05-14 19:46:10 UTC".
#pragma once

#include <string>
#include <vector>

#include "base/json.hpp"
#include "log/chain/log_number.hpp"
#include "log/entry/entry_values.hpp"
#include "log/entry/utc_time.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

struct EarlierOffence {
    log::Counted counted = {};  // its kind, and who did it
    log::LogNumber incident = {};
    log::UtcTime at = {};    // when it happened
    std::string zone = {};   // of the event
    std::size_t number = 2;  // of how many the matter ruled upon now is the last
};

/// A sentence for each kind and player; empty where nothing was counted before.
[[nodiscard]] Text earlier_words(const std::vector<EarlierOffence>& offences);
[[nodiscard]] JsonArray earlier_json(const std::vector<EarlierOffence>& offences);

}  // namespace jadoube::report
