#include "log/chain/given_heads.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "base/text.hpp"
#include "log/keys/proquint.hpp"

namespace jadoube::log {
namespace {

constexpr std::string_view kHowGiven =
    "'jadoube head' prints it: 64 digits, or eight words; or name a file of heads that was kept elsewhere";

tl::unexpected<Error> no_head(std::string_view text) {
    constexpr std::size_t kShown = 20;
    return failure(ErrorCode::usage, fmt::format("'{}' is no head", for_terminal(text, kShown)), "--head",
                   std::string(kHowGiven));
}

/// What stands between spaces, hyphens, commas and line ends.
std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        const bool is_between = std::string_view(" \t\r\n-,").find(c) != std::string_view::npos;
        if (!is_between)
            words.back() += c;
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    return words;
}

/// "117", "117:".
std::optional<EntrySeq> number_in(std::string_view word) {
    if (!word.empty() && word.back() == ':') word.remove_suffix(1);
    const auto number = parse_int(word);
    return number && *number >= 1 ? std::optional(EntrySeq{*number}) : std::nullopt;
}

/// "word 3, 'lusqb'", of those that cannot be words of a head; of many the first.
std::vector<std::string> impossible_among(const std::vector<std::string>& words) {
    constexpr std::size_t kMost = 3;
    constexpr std::size_t kLettersShown = 6;
    std::vector<std::string> impossible;
    for (std::size_t i = 0; i < words.size() && impossible.size() < kMost; ++i) {
        if (!raw_of_proquints(words[i]))
            impossible.push_back(fmt::format("word {}, '{}'", i + 1, for_terminal(words[i], kLettersShown)));
    }
    return impossible;
}

Result<std::string> raw_of_words(const std::vector<std::string>& words) {
    const auto impossible = impossible_among(words);
    const std::string_view kLetters =
        "each has five letters, consonants of bdfghjklmnprstvz and vowels of aiou in turn";
    if (words.size() != kFingerprintWords) {
        return failure(ErrorCode::usage,
                       fmt::format("a head has eight words, and these are {}{}", words.size(),
                                   impossible.empty() ? std::string() : "; none is " + list_of(impossible, "nor")),
                       "--head", std::string(kHowGiven));
    }
    if (!impossible.empty()) {
        return failure(ErrorCode::usage, fmt::format("no word of a head is {}", list_of(impossible, "nor")), "--head",
                       std::string(kLetters));
    }
    return *raw_of_proquints(joined(words, " "));
}

/// The number before a colon, or before words.
std::optional<EntrySeq> take_number(std::vector<std::string>& words) {
    const auto colon = words.front().find(':');
    const bool is_joined = colon != std::string::npos && colon + 1 < words.front().size();
    const auto seq = number_in(words.front().substr(0, colon));
    if (!seq || (words.size() == 1 && !is_joined)) return std::nullopt;
    if (is_joined)
        words.front().erase(0, colon + 1);
    else
        words.erase(words.begin());
    return seq;
}

Result<GivenHead> parse_typed(std::string_view text) {
    auto words = words_in(lower(text));
    if (words.empty()) return no_head(text);
    const auto seq = take_number(words);
    if (words.size() > 1) {
        const auto raw = raw_of_words(words);
        if (!raw) return tl::unexpected(raw.error());
        return GivenHead{.start = *raw, .seq = seq};
    }
    const auto hash = from_hex<EntryHash>(words.front());
    if (!hash) return no_head(text);
    return GivenHead{.start = to_raw(*hash), .seq = seq};
}

}  // namespace

GivenHead given_head(const EntryHash& hash, EntrySeq seq) {
    return {.start = to_raw(hash), .seq = seq};
}

GivenHead given_head(const HeadNote& note) {
    return {.start = to_raw(note.hash), .seq = note.seq, .note = note};
}

Result<GivenHeads> parse_heads(std::string_view text) {
    const HeadNotes lines = read_head_notes(std::string(text) + "\n");
    GivenHeads given;
    for (const HeadNote& note : lines.notes) given.heads.push_back(given_head(note));
    if (!given.heads.empty()) {
        const bool ends_its_line = !text.empty() && text.back() == '\n';
        given.others = lines.others - (ends_its_line ? 1 : 0);
        return given;
    }
    auto typed = parse_typed(trim(text));
    if (!typed) return tl::unexpected(typed.error());
    given.heads.push_back(std::move(*typed));
    return given;
}

}  // namespace jadoube::log
