// The kinds of entry on appeals as JSON objects and back.
#pragma once

#include "log/entry/entries.hpp"

namespace jadoube::log {

[[nodiscard]] Json appeal_json(const AppealFiled& appeal);
[[nodiscard]] Json appeal_json(const AppealPanel& panel);
[[nodiscard]] Json appeal_json(const AppealClosed& closed);

/// As read_data, for these kinds.
[[nodiscard]] Result<EntryData> read_appeal_data(EntryKind kind, const Json& data);

}  // namespace jadoube::log
