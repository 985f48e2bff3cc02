#include "log/keys/proquint.hpp"

#include <array>
#include <cstdint>

#include "base/text.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kConsonants = "bdfghjklmnprstvz";
constexpr std::string_view kVowels = "aiou";
constexpr std::size_t kLettersOfWord = 5;

/// Consonant and vowel in turn, from the highest bits on.
struct Letter {
    std::string_view from;
    unsigned bits;
};
constexpr std::array<Letter, kLettersOfWord> kWord{
    {{kConsonants, 4}, {kVowels, 2}, {kConsonants, 4}, {kVowels, 2}, {kConsonants, 4}}};

std::string word_of(unsigned value) {
    std::string word;
    unsigned left = 16;
    for (const Letter& letter : kWord) {
        left -= letter.bits;
        word += letter.from[value >> left & ((1U << letter.bits) - 1)];
    }
    return word;
}

std::optional<unsigned> value_of(std::string_view word) {
    if (word.size() != kLettersOfWord) return std::nullopt;
    unsigned value = 0;
    for (std::size_t i = 0; i < kLettersOfWord; ++i) {
        const auto place = kWord[i].from.find(word[i]);
        if (place == std::string_view::npos) return std::nullopt;
        value = value << kWord[i].bits | static_cast<unsigned>(place);
    }
    return value;
}

}  // namespace

std::string proquints_of(std::string_view raw) {
    std::string words;
    for (std::size_t i = 0; i + 1 < raw.size(); i += 2) {
        const unsigned high = static_cast<std::uint8_t>(raw[i]);
        const unsigned low = static_cast<std::uint8_t>(raw[i + 1]);
        words += (words.empty() ? "" : " ") + word_of(high << 8U | low);
    }
    return words;
}

std::string fingerprint_of(std::string_view hash) {
    return proquints_of(hash.substr(0, 2 * kFingerprintWords));
}

std::optional<std::string> raw_of_proquints(std::string_view words) {
    std::string raw;
    for (const std::string_view word : split(words, ' ')) {
        const auto value = value_of(word);
        if (!value) return std::nullopt;
        raw += static_cast<char>(*value >> 8U);
        raw += static_cast<char>(*value & 0xFFU);
    }
    return raw;
}

}  // namespace jadoube::log
