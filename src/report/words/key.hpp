// What stands in a text of ours beside the words of others: the name of a sentence, whose words are in the catalogue of
// each language, and marks between words. Words themselves are neither, and the compiler refuses them.
#pragma once

#include <algorithm>
#include <string_view>

namespace jadoube::report {

/// A sentence of the catalogue: a page and its name there, "duty.met".
class Key {
public:
    consteval Key(const char* name) : name_(name) {  // NOLINT(google-explicit-constructor): only a name of that form
        if (!is_key(name_)) throw "a page and the name of a sentence on it, as in \"duty.met\"";
    }
    [[nodiscard]] constexpr std::string_view name() const { return name_; }

private:
    static constexpr bool is_key(std::string_view name) {
        const auto is_part = [](std::string_view part) {
            return !part.empty() && std::all_of(part.begin(), part.end(), [](char c) {
                return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
            });
        };
        const auto dot = name.find('.');
        return dot != std::string_view::npos && is_part(name.substr(0, dot)) && is_part(name.substr(dot + 1));
    }

    std::string_view name_;
};

/// What stands between words: ", ", ": ", " - ". It holds no letter.
class Mark {
public:
    consteval Mark(const char* text) : text_(text) {  // NOLINT(google-explicit-constructor): never words
        for (const char c : text_)
            if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) throw "words belong in the catalogue";
    }
    [[nodiscard]] constexpr std::string_view text() const { return text_; }

private:
    std::string_view text_;
};

}  // namespace jadoube::report
