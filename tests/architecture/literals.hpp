// Literals in C++ that should be something else: words of the vocabulary compared as texts, and sentences that belong
// in the catalogue of a language.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "code.hpp"

namespace jadoube::architecture {

using Words = std::set<std::string, std::less<>>;

/// The names in the tables of a tree of sources.
struct Tables {
    Words of_enumerators;  // the literal after an enumerator in a row, and what a `case` of one returns
    Words facts;           // they have no enumeration, and are looked up by their names
    Words all;             // with every quoted word of the tables of src/rules/vocabulary
};
[[nodiscard]] Tables tables_in(const std::filesystem::path& src);

/// Where a word is compared, looked up in a collection that is no JSON, or listed together with others: "12: white".
/// There it should be an enumerator, or the texts of its table.
[[nodiscard]] std::vector<std::string> words_compared(const std::vector<Token>& tokens, const Tables& tables);

/// Where a sentence, or a word with a large letter, stands that is no name of a sentence and no part of an error:
/// "12: The game is annulled.".
[[nodiscard]] std::vector<std::string> english_in(const std::vector<Token>& tokens);

}  // namespace jadoube::architecture
