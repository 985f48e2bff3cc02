// Files that were imported and pairings, as JSON and back; for entries_json.cpp.
#pragma once

#include "log/entry/entries.hpp"

namespace jadoube::log {

[[nodiscard]] Json import_json(const FileImported& imported);
[[nodiscard]] Json import_json(const RoundPaired& round);
/// For the kinds imported and pairing. Fails with json_shape.
[[nodiscard]] Result<EntryData> read_import_data(EntryKind kind, const Json& data);

}  // namespace jadoube::log
