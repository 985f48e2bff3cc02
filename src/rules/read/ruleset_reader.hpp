// Reads ruleset files (KERNEL section 2). Every problem of a file is collected and reported with its line.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "base/json.hpp"
#include "rules/ruleset.hpp"

namespace jadoube::rules {

/// Finds the text of another ruleset by id, for `extends` and `defers_to`.
using RulesetTexts = std::function<Result<std::string>(const std::string& id)>;

/// The JSON of a ruleset with `extends` resolved: what `rules show --resolved` prints. The values are not checked.
[[nodiscard]] tl::expected<Json, Errors> resolve_ruleset(std::string_view text, std::string_view name,
                                                         const RulesetTexts& texts);

/// A ruleset from the text of its file; `name` stands in errors. `extends` is resolved: the result is whole. Fails with
/// all problems found: bad JSON, unknown words (with the nearest known one), a newer format, dangling references,
/// cycles.
[[nodiscard]] tl::expected<Ruleset, Errors> read_ruleset(std::string_view text, std::string_view name,
                                                         const RulesetTexts& texts);

}  // namespace jadoube::rules
