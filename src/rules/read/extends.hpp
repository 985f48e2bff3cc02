// Lays a ruleset over the one it extends (KERNEL section 2; format: replaces, repeals, articles with `after`).
#pragma once

#include "base/json.hpp"
#include "rules/grammar/notes.hpp"

namespace jadoube::rules {

/// The whole that `over` makes of `base`, without the keys that say how. Values from the base have no place. Articles
/// under `replaces` take the place of those with the same id, `repeals` takes articles out, `unverified` says of
/// articles of the base that nobody could check them for this edition, `articles` adds at the end or after the article
/// named by `after`; parameters, definitions and phrases are merged name by name; other keys of `over` win.
[[nodiscard]] Json extended(const Json& base, const Json& over, Notes& notes);

}  // namespace jadoube::rules
