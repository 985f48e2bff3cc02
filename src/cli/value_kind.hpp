// What the value of an option or the word of a command may be, as far as completion can find it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/vocabulary/word_table.hpp"

namespace jadoube::cli {

enum class ValueKind {
    text,  // nothing is known of it
    files,
    folders,
    sides,
    acts,
    facts,
    penalties,
    findings,
    topics,
    codes,
    articles,  // a code, then articles of it
    games,
    rounds,
    boards,
    incidents,
    incidents_or_games,
    players,
    arbiters
};

/// Who knows them.
enum class KnownTo { nobody, shell, vocabulary, program };

struct ValueKindRow {
    ValueKind value;
    std::string_view name;
    std::string_view meaning;
    KnownTo known_to;
};

/// What the name of a value says of it: "REF" is a game. `text` where it says nothing, and for names that are not
/// known.
[[nodiscard]] ValueKind values_named(std::string_view value_name);
/// Whether this is a name that help uses for a value.
[[nodiscard]] bool is_value_name(std::string_view value_name);

}  // namespace jadoube::cli

namespace jadoube::rules {

template <>
struct RowType<cli::ValueKind> {
    using type = cli::ValueKindRow;
};
template <>
std::span<const cli::ValueKindRow> rows<cli::ValueKind>();

}  // namespace jadoube::rules
