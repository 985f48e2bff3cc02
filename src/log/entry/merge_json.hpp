// Merges as JSON and back; for entries_json.cpp.
#pragma once

#include "log/entry/entries.hpp"

namespace jadoube::log {

[[nodiscard]] Json merge_json(const ChainsMerged& merge);
[[nodiscard]] Json merge_json(const DeviceRetired& retired);
/// Fails with json_shape.
[[nodiscard]] Result<EntryData> read_merge_data(EntryKind kind, const Json& data);

}  // namespace jadoube::log
