// What holds in every article of a code: its definitions in words, its numbers, and what it supposes of an event.
#pragma once

#include "report/words/document.hpp"
#include "rules/vocabulary/definition_rows.hpp"

namespace jadoube::rules {
struct Ruleset;
}

namespace jadoube::report {

/// "what makes two positions the same".
[[nodiscard]] Text definition_name(std::string_view name, const rules::Ruleset& ruleset);
/// What the definition says in this code; nothing where it says nothing.
[[nodiscard]] Text definition_value(const rules::DefinitionRow& row, const rules::Ruleset& ruleset);

/// What completes each kind of move.
[[nodiscard]] Text completions(const rules::Ruleset& ruleset);

/// With the kinds of which the code says all there is, and its groups of articles.
[[nodiscard]] Blocks code_preface(const rules::Ruleset& ruleset);

}  // namespace jadoube::report
