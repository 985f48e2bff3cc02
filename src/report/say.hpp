// Sentences from the catalogue of the language that a report is written in.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "report/document.hpp"

namespace jadoube::report {

/// A slot of a phrase and what stands in it.
struct Slot {
    std::string_view name;
    Text text;
};

/// The phrase of a key with its slots filled; a slot that nobody fills stands as it is written.
[[nodiscard]] Text say(std::string_view key, std::initializer_list<Slot> slots = {});

/// The words of a key that has no slots.
[[nodiscard]] std::string phrase(std::string_view key);

/// The words of a row of a table: "place", "before_offence". A row without words (written by another program) reads as
/// the parts of its name.
[[nodiscard]] std::string words_of(std::string_view table, std::string_view row);
/// Whether the table has words for the row.
[[nodiscard]] bool has_words(std::string_view table, std::string_view row);

}  // namespace jadoube::report
