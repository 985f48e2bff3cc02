// Entries of the log in a line each.
#pragma once

#include "log/state/fold.hpp"

namespace jadoube::report {

/// "incident 1, r5b12: Black moves d5-e3; Black presses the clock". `state` is that of the whole log.
[[nodiscard]] std::string to_words(const log::Entry& entry, const log::State& state);

/// "round 5, board 12", "section A, round 5, match 3, board 2".
[[nodiscard]] std::string reference_words(const event::GameReference& game);

/// "2026-11-21 15:03:22 +01:00" in that zone; "2026-11-21 14:03:22 UTC" where there is none.
[[nodiscard]] std::string to_words(log::UtcTime time, const std::string& zone);

/// The same: when an entry was recorded.
[[nodiscard]] std::string stamp_words(const log::Stamp& stamp);

/// The commitment as people compare it: its first 128 bits in eight words.
[[nodiscard]] std::string fingerprint_of(const log::Commitment& commitment);

/// How a game ended before its resumption: "White resigned", or what was written by hand.
[[nodiscard]] std::string early_end_words(const log::SealVoid& ended);

/// "White moves f3-d3; Black points it out": acts as the log keeps them.
[[nodiscard]] std::string acts_in_words(const JsonArray& acts);

/// "recorded as 12": what is said when an entry is safe, or was by an earlier try.
[[nodiscard]] std::string recorded_words(std::int64_t entry, bool was_there = false);
/// "recorded as 12 (incident 3)".
[[nodiscard]] std::string recorded_incident_words(std::int64_t entry, const log::LogNumber& incident,
                                                  bool was_there = false);

/// "yes", "3", "white and black": a fact's value as the log keeps it.
[[nodiscard]] std::string value_words(const Json& value);

}  // namespace jadoube::report
