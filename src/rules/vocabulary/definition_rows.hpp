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

#include "rules/vocabulary/definitions.hpp"

namespace jadoube::rules {

/// A definition that is one of several words, by their places in the row.
struct DefinedByWord {
    std::size_t (*chosen)(const Definitions&);
    void (*choose)(Definitions&, std::size_t);
};
/// A definition that is any text, or absent.
using DefinedByText = std::optional<std::string> Definitions::*;

/// A value that a definition may have.
struct DefinitionValue {
    std::string_view name;
    std::string_view meaning;
};

/// Every definition but `move_is_complete`.
struct DefinitionRow {
    std::string_view name;
    std::string_view meaning;
    std::vector<DefinitionValue> values;  // none where any text will do
    std::variant<DefinedByWord, DefinedByText> member;
    std::vector<std::string_view> decides = {};  // facts that are measured by it, of which articles can ask
};
[[nodiscard]] std::span<const DefinitionRow> definition_rows();
[[nodiscard]] const DefinitionRow* definition_named(std::string_view name);

/// The value as it is written in a ruleset; empty where there is none.
[[nodiscard]] std::string value_of(const DefinitionRow& row, const Definitions& definitions);
/// Sets the value; a word that the row does not have changes nothing.
void define(const DefinitionRow& row, Definitions& definitions, const std::string& value);

/// `move_is_complete`: kinds of move, each with what completes it.
inline constexpr std::string_view kMoveIsComplete = "move_is_complete";
inline constexpr std::string_view kMoveIsCompleteMeaning =
    "what must have happened on the board, for each kind of move";
struct CompletedKindRow {
    MoveKind kind;
    Completions MoveIsComplete::*member;
};
[[nodiscard]] std::span<const CompletedKindRow> completed_kinds();
[[nodiscard]] std::vector<std::string_view> names_of_completed_kinds();
/// What completes a move of this kind. A sealed move is complete as its kind on the board would be.
[[nodiscard]] const Completions& completed_by(MoveKind kind, const MoveIsComplete& complete);
/// As words, in the order of the table.
[[nodiscard]] std::vector<std::string> names_of(const Completions& completions);

/// The facts that are measured by the definition of this name. Where there are none no article can turn on it.
[[nodiscard]] std::vector<std::string_view> facts_decided_by(std::string_view definition);

/// The names of all definitions, `move_is_complete` first.
[[nodiscard]] std::vector<std::string> names_of_definitions();

}  // namespace jadoube::rules
