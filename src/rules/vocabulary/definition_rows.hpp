// The definitions that a ruleset may have: one table by which they are read, shown, compared and documented. A new
// definition is a member of Definitions, a row here and an entry in the schema; tests prove that they agree, and that
// turning it round is noticed by some case.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/definitions.hpp"
#include "rules/vocabulary/vocabulary.hpp"

namespace jadoube::rules {

/// A definition that is one of several words, by their places in the row.
struct DefinedByWord {
    std::size_t (*chosen)(const Definitions&);
    void (*choose)(Definitions&, std::size_t);
};
/// A definition that is any text, or absent.
using DefinedByText = std::optional<std::string> Definitions::*;

/// Every definition but `move_is_complete`.
struct DefinitionRow {
    std::string_view name;
    std::string_view meaning;
    std::vector<WordRow> values;  // none where any text will do
    std::variant<DefinedByWord, DefinedByText> member;
};
[[nodiscard]] std::span<const DefinitionRow> definition_rows();
[[nodiscard]] const DefinitionRow* definition_named(std::string_view name);

/// The value as it is written in a ruleset; empty where there is none.
[[nodiscard]] std::string value_of(const DefinitionRow& row, const Definitions& definitions);
/// Sets the value; a word that the row does not have changes nothing.
void define(const DefinitionRow& row, Definitions& definitions, const std::string& value);

/// The kinds of move of `move_is_complete`, each with what completes it.
struct CompletedKindRow {
    std::string_view name;
    std::string_view meaning;
    Completions MoveIsComplete::*member;
};
inline constexpr std::string_view kMoveIsComplete = "move_is_complete";
[[nodiscard]] std::span<const CompletedKindRow> completed_kinds();

/// What completes a move, in the order of Completion.
[[nodiscard]] std::span<const WordRow> completions();
[[nodiscard]] std::string_view name_of(Completion completion);
[[nodiscard]] std::optional<Completion> completion_named(std::string_view name);
/// As words, in the order of Completion.
[[nodiscard]] std::vector<std::string> names_of(const Completions& completions);

/// The names of all definitions, `move_is_complete` first.
[[nodiscard]] std::vector<std::string> names_of_definitions();

}  // namespace jadoube::rules
