// What a row of the vocabulary, a member of a ruling or a frame around them reads as in one language. A language is one
// file with one table, such as english.cpp; nothing else in `report` knows its words.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace jadoube::report {

/// `key` is a table and a row of it, "place.before_offence", or a page and a sentence of it, "duty.met". In the words
/// names in braces are slots, filled by whoever says it: "{side} is to move".
struct Phrase {
    std::string_view key;
    std::string_view words;
};

/// The phrases of one language, each key once, in the order of their keys.
class Catalogue {
public:
    constexpr Catalogue(std::string_view language, std::span<const Phrase> phrases)
        : language_(language), phrases_(phrases) {}

    /// BCP 47.
    [[nodiscard]] constexpr std::string_view language() const { return language_; }
    [[nodiscard]] constexpr std::span<const Phrase> phrases() const { return phrases_; }
    /// Nothing where the language has no such key.
    [[nodiscard]] std::optional<std::string_view> find(std::string_view key) const;

private:
    std::string_view language_;
    std::span<const Phrase> phrases_;
};

[[nodiscard]] const Catalogue& english();

/// Every language that reports can be written in.
[[nodiscard]] std::span<const Catalogue* const> catalogues();

}  // namespace jadoube::report
