// What a row of the vocabulary, a member of a ruling or a sentence of a page reads as in one language. A language is
// one folder with a table for each kind of page, such as english/; nothing else in `report` and `desk` knows its words.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace jadoube::report {

/// `key` is a table and a row of it, "place.before_offence", or a page and a sentence of it, "duty.met". In the words
/// names in braces are slots, filled by whoever says it: "{side} is to move".
struct Phrase {
    std::string_view key;
    std::string_view words;
};

/// Whether a table is in the order of its keys.
[[nodiscard]] constexpr bool is_in_order(std::span<const Phrase> phrases) {
    return std::is_sorted(phrases.begin(), phrases.end(),
                          [](const Phrase& a, const Phrase& b) { return a.key < b.key; });
}

/// The phrases of one language, each key once, in the order of their keys.
class Catalogue {
public:
    Catalogue(std::string_view language, std::initializer_list<std::span<const Phrase>> tables);

    /// BCP 47.
    [[nodiscard]] std::string_view language() const { return language_; }
    [[nodiscard]] std::span<const Phrase> phrases() const { return phrases_; }
    /// Nothing where the language has no such key.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view key) const;

private:
    std::string_view language_;
    std::vector<Phrase> phrases_;
};

[[nodiscard]] const Catalogue& english();
[[nodiscard]] const Catalogue& german();

/// Every language that reports can be written in.
[[nodiscard]] std::span<const Catalogue* const> catalogues();
/// "de"; null where there is none.
[[nodiscard]] const Catalogue* catalogue_of(std::string_view language);

/// Forms of a row that a language may have beside its words, in rows of their own: "piece.knight.dative". The
/// nominative of a man has its article, where the row itself is the bare name.
enum class GrammarCase { nominative, accusative, dative };
inline constexpr GrammarCase kGrammarCases[] = {GrammarCase::nominative, GrammarCase::accusative, GrammarCase::dative};
[[nodiscard]] std::string_view name_of(GrammarCase grammar_case);

}  // namespace jadoube::report
