// Reads counts of earlier matters: {"kind": "conduct.device", "of": "offender", "in": "game", "at_least": 1}.
#pragma once

#include "rules/condition.hpp"
#include "rules/grammar/condition_reader.hpp"

namespace jadoube::rules {

/// The key in a condition under which one count stands, or a list of them.
inline constexpr std::string_view kEarlier = "earlier";

/// Each count with what it must be, as tests that must all hold.
[[nodiscard]] std::vector<Condition> read_counts(const Json& json, const ParameterNames& parameters, Notes& notes);

}  // namespace jadoube::rules
