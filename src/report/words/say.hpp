// Sentences from the catalogue of the language that a report is written in.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "report/catalogue/catalogue.hpp"
#include "report/words/document.hpp"

namespace jadoube::report {

/// A slot of a phrase and what stands in it.
struct Slot {
    Slot(std::string_view slot, Text filling) : name(slot), text(std::move(filling)) {}
    template <std::integral Number>
    Slot(std::string_view slot, Number number) : name(slot), text(std::to_string(number)) {}

    std::string_view name;
    Text text;
};
using Slots = std::initializer_list<Slot>;

/// The phrase of a key with its slots filled; a slot that nobody fills stands as it is written.
[[nodiscard]] Text say(Key key, Slots slots = {});
/// The same of a row of a table: "until", "reply".
[[nodiscard]] Text say_row(std::string_view table, std::string_view row, Slots slots = {});

/// The words alone, for what goes into a text of its own.
[[nodiscard]] std::string phrase(Key key, Slots slots = {});
/// The same of a noun, in a case.
[[nodiscard]] std::string phrase(Key key, GrammarCase grammar_case);

/// A row of a page, where there is a value.
void add_row(Particulars& particulars, Key name, Text value);

/// The words of a row of a table: "place", "before_offence". A row without words (written by another program) reads as
/// the parts of its name.
[[nodiscard]] std::string words_of(std::string_view table, std::string_view row);
/// The same in a case, where the language spoken has a form of its own for it: of "piece", "knight" the bare name, or
/// the name with its article in that case.
[[nodiscard]] std::string words_of(std::string_view table, std::string_view row, GrammarCase grammar_case);
/// Whether the table has words for the row.
[[nodiscard]] bool has_words(std::string_view table, std::string_view row);

}  // namespace jadoube::report
