// Whether the tables and triggers of a file are ours, letter by letter.
#pragma once

#include <string>
#include <vector>

#include "log/disk/database.hpp"

namespace jadoube::log {

/// Makes the tables of an empty log, inside the transaction that the caller has begun.
[[nodiscard]] Result<void> make_tables(Database& database);

/// What differs from an empty log of ours, in words: "trigger entries_no_delete is missing". Fails where the file
/// cannot be read.
[[nodiscard]] Result<std::vector<std::string>> schema_differences(const Database& database);

}  // namespace jadoube::log
