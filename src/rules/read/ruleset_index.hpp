// Reads `rules/index.json`.
#pragma once

#include <string_view>

#include "rules/read/ruleset_store.hpp"

namespace jadoube::rules {

/// The index of one folder; `name` stands in errors. Editions are put in the order of their dates. Fails with all
/// problems.
[[nodiscard]] tl::expected<RulesetIndex, Errors> read_index(std::string_view text, std::string_view name);

/// The edition that held on a day, or the newest for an empty day; nothing before the first.
[[nodiscard]] const Edition* edition_on(const std::vector<Edition>& editions, const std::string& day);

/// "2024-02-29", a day that exists in form; months have up to 31 days.
[[nodiscard]] bool is_date(std::string_view text);

}  // namespace jadoube::rules
